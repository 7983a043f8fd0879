import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/Button'
import { reportError } from '../shell/notices'
import styles from './SampleOffer.module.css'

type Props = {
  topic: string
  title?: string
  button?: string
  /** What stands in its place, in the same room, so that nothing moves once it is known who reads. */ instead?: ReactNode
}

/** Ten questions of a paid topic before any plan: learning is shown, not promised. */
export function SampleOffer({
  topic,
  title = 'Try ten questions first',
  button = 'Try 10 questions free',
  instead,
}: Props) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      // Loaded at the press, so that the page itself stays light.
      const { startSample } = await import('../../session/start-sample')
      await navigate(await startSample(topic))
    } catch (error) {
      reportError(error)
    }
    setBusy(false)
  }
  const offer = (
    <>
      <div>
        <h2>{title}</h2>
        <p>
          Ten questions of {topic}, each explained as soon as you answer, with the slip behind a wrong one. No card, no
          plan, about 15 minutes.
        </p>
      </div>
      <Button busy={busy} onClick={() => void start()}>
        {button}
      </Button>
    </>
  )
  if (!instead)
    return (
      <section key="sample" className={styles.offer} aria-label="Free sample">
        {offer}
      </section>
    )
  return (
    <section key="plan" className={styles.place} aria-label="Your plan">
      <div className={`${styles.offer} ${styles.room}`} aria-hidden="true">
        {offer}
      </div>
      <div className={styles.offer}>{instead}</div>
    </section>
  )
}
