import { MESSAGES } from '@fourfold/contract'
import { useState } from 'react'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import styles from './dialogs.module.css'

type Props = {
  /** Finish was pressed, rather than a way out. */
  finishing: boolean
  /** Everything is at the server. */
  saved: boolean
  answered: number
  blank: number
  /** Answers given since the test was opened: Don't Save would take them back. */
  unkept: number
  onScore: () => void
  onSave: () => void
  onDiscard: () => void
  onStay: () => void
}

const answers = (n: number): string => `${n} ${n === 1 ? 'answer' : 'answers'}`

/** Leaving an unscored test (spec §4): what there is, the three choices, and the warning only where it is true. */
export function LeaveDialog(props: Props) {
  const { finishing, saved, answered, blank, unkept, onScore, onSave, onDiscard, onStay } = props
  const [asking, setAsking] = useState(false)
  if (asking)
    return (
      <Dialog title={`Throw ${answers(unkept)} away?`} onClose={() => setAsking(false)} size="small">
        <p>
          The test goes back to how you opened it. You can take this back for seven days, in this browser, under
          Previous Tests.
        </p>
        <div className={styles.dialogActions}>
          <Button onClick={() => setAsking(false)}>Keep {unkept === 1 ? 'it' : 'them'}</Button>
          <Button look="danger" onClick={onDiscard}>
            Throw {unkept === 1 ? 'it' : 'them'} away
          </Button>
        </div>
      </Dialog>
    )
  return (
    <Dialog
      title={saved ? `${finishing ? 'Finish' : 'Leave'}? ${answered} answered, ${blank} blank.` : 'Leave this test?'}
      onClose={onStay}
      size="small"
    >
      {saved ? null : <p>{MESSAGES.unsavedChanges}</p>}
      <div className={styles.dialogActions}>
        <Button onClick={onScore}>Score Test</Button>
        <Button look="outline" onClick={onSave}>
          Save Without Scoring
        </Button>
        <Button look="plain" onClick={unkept === 0 ? onDiscard : () => setAsking(true)}>
          Don't Save
        </Button>
      </div>
    </Dialog>
  )
}
