import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import styles from './dialogs.module.css'

/** Leaving a module that runs: nothing is lost but time. */
export function LeaveExamDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog title="Leave the exam?" onClose={onStay} size="small">
      <p>
        Your answers are saved, and you can come back on any device. The clock of this module runs on; when its time is
        over, it is handed in as it stands.
      </p>
      <div className={styles.dialogActions}>
        <Button onClick={onStay}>Go on with the exam</Button>
        <Button look="outline" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </Dialog>
  )
}
