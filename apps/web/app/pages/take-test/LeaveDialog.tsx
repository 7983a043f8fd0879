import { MESSAGES } from '@fourfold/contract'
import { useState } from 'react'
import type { SaveState } from '../../attempt/keep-test'
import { useSession } from '../../session/use-session'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import styles from './dialogs.module.css'
import { beforeThrowing, whenLeaving } from './kept-words'

type Props = {
  /** Finish was pressed, rather than a way out. */
  finishing: boolean
  /** Where the answers are by now. */
  saveState: SaveState
  answered: number
  blank: number
  /** Answers given since the test was opened: Don't Save would take them back. */
  unkept: number
  onScore: () => void
  onSave: () => void
  /** Says false, and throws nothing away, where that could not be taken back and is not asked for good. */
  onDiscard: (forGood: boolean) => Promise<boolean>
  onStay: () => void
}

/** A number stays on the line of what it counts. */
const counted = (n: number, what: string): string => `${n}\u00a0${what}`
/** “19 answered, 1 blank.”; where nothing is missing, that alone. */
const stateOf = (answered: number, blank: number): string =>
  blank === 0 && answered > 1
    ? `All\u00a0${answered} answered.`
    : `${counted(answered, 'answered')}, ${counted(blank, 'blank')}.`
const answers = (n: number): string => `${n} ${n === 1 ? 'answer' : 'answers'}`

/** Leaving an unscored test (spec §4): what there is, the three choices, and the warning only where it is true. */
export function LeaveDialog(props: Props) {
  const { finishing, saveState, answered, blank, unkept, onScore, onSave, onDiscard, onStay } = props
  const { guest } = useSession()
  const [asking, setAsking] = useState<'first' | 'for good' | null>(null)
  /** Who goes in the middle of a test means to come back. */
  const later = !finishing && blank > 0
  const saved = saveState === 'saved' || saveState === 'local'
  const throwAway = async () => {
    if (!(await onDiscard(asking === 'for good'))) setAsking('for good')
  }
  if (asking)
    return (
      <Dialog title={`Throw ${answers(unkept)} away?`} onClose={() => setAsking(null)} size="small">
        <p role="status">{beforeThrowing(asking === 'first')}</p>
        <div className={styles.dialogActions}>
          <Button onClick={() => setAsking(null)}>Keep {unkept === 1 ? 'it' : 'them'}</Button>
          <Button look="danger" onClick={throwAway}>
            Throw {unkept === 1 ? 'it' : 'them'} away
          </Button>
        </div>
      </Dialog>
    )
  return (
    <Dialog
      title={saved ? `${finishing ? 'Finish' : 'Leave'}? ${stateOf(answered, blank)}` : 'Leave this test?'}
      onClose={onStay}
      size="small"
    >
      {saveState === 'local' ? <p>{whenLeaving(saveState, guest)}</p> : saved ? null : <p>{MESSAGES.unsavedChanges}</p>}
      <div className={styles.dialogActions}>
        <Button look={later ? 'outline' : 'primary'} onClick={onScore}>
          Score Test
        </Button>
        <Button look={later ? 'primary' : 'outline'} onClick={onSave}>
          Save Without Scoring
        </Button>
        <Button look="plain" onClick={unkept === 0 ? throwAway : () => setAsking('first')}>
          Don't Save
        </Button>
      </div>
      <p className={styles.fine}>
        {blank === 0 ? null : 'Score Test ends it now: what is blank brings no point. '}
        Save Without Scoring keeps it for later. Don't Save takes back what you answered since you opened it.
      </p>
    </Dialog>
  )
}
