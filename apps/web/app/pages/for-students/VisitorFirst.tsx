import { FIRST_QUESTIONS, FREE_TOPICS } from '@fourfold/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { visitorClass } from '../../components/marketing/Blocks'
import { reportError } from '../../components/shell/notices'
import { Button } from '../../ui/Button'
import styles from './for-students.module.css'

/** Before any choice and any account: the first explained answer is one press away. */
export function VisitorFirst() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      // Loaded at the press, so that the page itself stays light.
      const { startFirst } = await import('../../session/start-first')
      await navigate(await startFirst())
    } catch (error) {
      reportError(error)
    }
    setBusy(false)
  }
  return (
    <div className={visitorClass}>
      <section className={styles.try} aria-label="Try it first">
        <p>
          <strong>Not sure yet?</strong> A few minutes of {FREE_TOPICS[0]}, each answer explained at once, without an
          account.
        </p>
        <Button busy={busy} onClick={() => void start()}>
          Try {FIRST_QUESTIONS} questions
        </Button>
      </section>
    </div>
  )
}
