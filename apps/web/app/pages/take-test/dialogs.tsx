import { MESSAGES } from '@fourfold/contract'
import type { Refusal, SaveState } from '../../attempt/keep-test'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import styles from './dialogs.module.css'
import { whenRefused } from './kept-words'

/** Numbers of questions, each a press away. */
function Jumps({ steps, onJump }: { steps: readonly number[]; onJump: (step: number) => void }) {
  return (
    <ul className={styles.jumps}>
      {steps.map((step) => (
        <li key={step}>
          <button type="button" onClick={() => onJump(step)} aria-label={`Go to question ${step + 1}`}>
            {step + 1}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Numbers of skipped questions as jump links (spec §4). */
export function SkippedDialog({
  steps,
  zeros,
  onJump,
  onScore,
  onReturn,
}: {
  steps: readonly number[]
  /** Those in which a 0 was typed, which counts as skipped (spec §4). */
  zeros: readonly number[]
  onJump: (step: number) => void
  onScore: () => void
  onReturn: () => void
}) {
  return (
    <Dialog title="Skipped questions" onClose={onReturn} size="small">
      <p>{MESSAGES.skippedQuestions}</p>
      <Jumps steps={steps} onJump={onJump} />
      {zeros.length > 0 ? (
        <p className={styles.fine}>
          Your 0 in {zeros.length === 1 ? 'question' : 'questions'} {zeros.map((step) => step + 1).join(', ')} counts as
          skipped.
        </p>
      ) : null}
      <div className={styles.dialogActions}>
        <Button onClick={onReturn}>Return to Test</Button>
        <Button look="outline" onClick={onScore}>
          Score Test Anyway
        </Button>
      </div>
    </Dialog>
  )
}

export function ExpiredDialog({ onOk }: { onOk: () => void }) {
  return (
    <Dialog title="Time expired" onClose={onOk} size="small" closable={false}>
      <p>{MESSAGES.timeExpired}</p>
      <Button onClick={onOk}>OK</Button>
    </Dialog>
  )
}

/** The test is open in another tab; only one of them writes. */
export function ElsewhereDialog({ onHere, onLeave }: { onHere: () => void; onLeave: () => void }) {
  return (
    <Dialog title="Open in another tab" onClose={onLeave} size="small" closable={false}>
      <p>
        This test is already open in another tab of this browser. Go on in one of them, so that no answer gets lost.
      </p>
      <div className={styles.dialogActions}>
        <Button onClick={onHere}>Go on here</Button>
        <Button look="outline" onClick={onLeave}>
          Back to my tests
        </Button>
      </div>
    </Dialog>
  )
}

type RefusedProps = {
  refusal: Refusal
  saveState: SaveState
  /** Whoever is logged out was a visitor, whom no login brings back. */
  guest: boolean
  onLogIn: () => void
  onStartAnew: () => void
  onGone: () => void
  onAgain: () => void
  onFile: () => void
}

/** The way to keep the answers where nothing else does. */
export function FileButton({ onFile }: { onFile: () => void }) {
  return (
    <Button look="outline" onClick={onFile}>
      Save my answers as a file
    </Button>
  )
}

/** The server does not take the answers; what is to be done depends on why, and on whether this browser has them. */
export function RefusedDialog(props: RefusedProps) {
  const { refusal, saveState, onLogIn, onStartAnew, onGone, onAgain, onFile } = props
  const kept = whenRefused(refusal.kind, saveState)
  const file = saveState === 'unsaved' ? <FileButton onFile={onFile} /> : null
  if (refusal.kind === 'logged out' && props.guest)
    return (
      <Dialog title="Your visit has ended" onClose={onStartAnew} size="small" closable={false}>
        <p>
          A guest is known to us for a while only, so nothing more can be saved in this test. Your answers are still on
          this page: save them as a file if you want to keep them.
        </p>
        <p>Have you signed up since? Then log in: your work is in your account.</p>
        <div className={styles.dialogActions}>
          <FileButton onFile={onFile} />
          <Button look="outline" onClick={onLogIn}>
            Log in
          </Button>
          <Button onClick={onStartAnew}>Start anew</Button>
        </div>
      </Dialog>
    )
  if (refusal.kind === 'logged out')
    return (
      <Dialog title="Please log in again" onClose={onLogIn} size="small" closable={false}>
        <p>You are no longer logged in. {kept}</p>
        <div className={styles.dialogActions}>
          {file}
          <Button onClick={onLogIn}>Log in</Button>
        </div>
      </Dialog>
    )
  if (refusal.kind === 'gone')
    return (
      <Dialog title="This test is gone" onClose={onGone} size="small" closable={false}>
        <p>It can no longer be found, so nothing more can be saved in it.</p>
        <div className={styles.dialogActions}>
          <FileButton onFile={onFile} />
          <Button onClick={onGone}>Back to my tests</Button>
        </div>
      </Dialog>
    )
  return (
    <Dialog title="Not saved yet" onClose={onAgain} size="small" closable={false}>
      <p>{refusal.text}</p>
      <p>{kept}</p>
      <div className={styles.dialogActions}>
        {file}
        <Button onClick={onAgain}>Try again</Button>
      </div>
    </Dialog>
  )
}
