import type { SaveState } from '../../attempt/keep-test'
import { useSession } from '../../session/use-session'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { FileButton } from './dialogs'
import styles from './dialogs.module.css'
import { whenLeaving } from './kept-words'

type Props = { saveState: SaveState; onStay: () => void; onLeave: () => void; onFile: () => void }

/** Leaving a module that runs: nothing is lost but time, where the answers are kept. */
export function LeaveExamDialog({ saveState, onStay, onLeave, onFile }: Props) {
  return (
    <Dialog title="Leave the exam?" onClose={onStay} size="small">
      <p>
        {whenLeaving(saveState, useSession().guest)} The clock of this module runs on; when its time is over, it is
        handed in as it stands.
      </p>
      <div className={styles.dialogActions}>
        {saveState === 'unsaved' ? <FileButton onFile={onFile} /> : null}
        <Button onClick={onStay}>Go on with the exam</Button>
        <Button look="outline" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </Dialog>
  )
}
