import { LIMITS } from '@fourfold/contract'
import type { Start } from '../../components/use-start-test'
import { useSession } from '../../session/use-session'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'

/** Shown by itself while the diagnostic has not been started (spec §2). */
export function WelcomeModal({ start, paid, onClose }: { start: Start; paid: readonly string[]; onClose: () => void }) {
  const { topic } = useSession()
  return (
    <Dialog title="Welcome! Let’s find out where you stand" onClose={onClose}>
      {paid.length > 0 ? (
        <p>
          <strong>Thank you! {paid.join('; ')}: your payment went through.</strong>
        </p>
      ) : null}
      <p>
        The diagnostic for {topic} has up to {LIMITS.diagnosticQuestions} questions and takes about{' '}
        {LIMITS.diagnosticMinutes} minutes. It adapts to your answers, and you can stop and resume at any time. Your
        first estimate comes at the end, or here when you pause after five answers.
      </p>
      {start.error ? <p role="alert">{start.error}</p> : null}
      <Button onClick={start.diagnostic} busy={start.busy}>
        Start Diagnostic
      </Button>
      <Button look="plain" onClick={onClose}>
        Look around first
      </Button>
    </Dialog>
  )
}
