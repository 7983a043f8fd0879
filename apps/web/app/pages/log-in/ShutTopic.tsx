import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { AuthCard } from '../../components/auth/AuthCard'
import { reportError } from '../../components/shell/notices'
import { paths } from '../../routing/paths'
import { lastSample } from '../../session/last-sample'
import { session } from '../../session/session'
import { Button, ButtonLink } from '../../ui/Button'
import styles from './ShutTopic.module.css'

/**
 * Whoever is logged in already comes here because the topic is not open: said as it is, with the way on. The login itself
 * is for somebody else's account, and waits.
 */
export function ShutTopic({ topic, children }: { topic: string; children: ReactNode }) {
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
  const sampled = sample?.topic === topic
  const back = (
    <Button look={sampled ? 'outline' : 'primary'} busy={busy} onClick={() => void goBack()}>
      {sampled ? 'Go on with' : 'Back to'} {open ?? 'my topics'}
    </Button>
  )
  return (
    <AuthCard
      title={`${topic} needs a plan`}
      intro={`You are logged in${session().guest ? ' as a guest' : ''}, and all your work is here. This page opens with a plan for ${topic}, or in another topic.`}
    >
      <div className={styles.ways}>
        {sampled ? (
          <>
            <ButtonLink to={paths.sample(sample.id)}>Your sample, and the plans</ButtonLink>
            {back}
          </>
        ) : (
          <>
            {back}
            <ButtonLink to={paths.upgrade()} look="outline">
              Plans, and 10 free questions
            </ButtonLink>
          </>
        )}
      </div>
      <details className={styles.other}>
        <summary>Log in to another account</summary>
        <h2>Welcome back!</h2>
        {children}
      </details>
    </AuthCard>
  )
}
