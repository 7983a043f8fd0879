import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { reportError } from '../../components/shell/notices'
import { paths } from '../../routing/paths'
import { lastSample } from '../../session/last-sample'
import { session } from '../../session/session'
import { Button, ButtonLink } from '../../ui/Button'
import styles from './ShutTopic.module.css'

/** Whoever is logged in already comes here because the topic is not open: said as it is, with the way back to the work. */
export function ShutTopic({ topic }: { topic: string }) {
  const navigate = useNavigate()
  const sample = lastSample(session().userId)
  const [busy, setBusy] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  // Which topic the work is in is the server's to say; until then the button goes there without its name.
  useEffect(() => {
    let current = true
    import('../../session/account-actions')
      .then(({ findOpenTopic }) => findOpenTopic())
      .then((found) => current && setOpen(found))
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [])
  const goBack = async () => {
    setBusy(true)
    try {
      const { backToOpenTopic } = await import('../../session/account-actions')
      await navigate(await backToOpenTopic())
    } catch (error) {
      reportError(error)
    }
    setBusy(false)
  }
  return (
    <section className={styles.shut} aria-labelledby="shut">
      <h2 id="shut">{topic} needs a plan</h2>
      <p>
        You are logged in{session().guest ? ' as a guest' : ''}, and all your work is here. This page opens with a plan
        for {topic}, or in another topic.
      </p>
      <div className={styles.ways}>
        <Button busy={busy} onClick={() => void goBack()}>
          Back to {open ?? 'my topics'}
        </Button>
        {sample?.topic === topic ? (
          <ButtonLink to={paths.sample(sample.id)} look="outline">
            Your sample, and the plans
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.upgrade()} look="outline">
            Plans, and 10 free questions
          </ButtonLink>
        )}
      </div>
      <p className={styles.other}>Or log in to another account:</p>
    </section>
  )
}
