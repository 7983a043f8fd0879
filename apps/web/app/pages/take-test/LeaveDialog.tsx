import { MESSAGES } from '@fourfold/contract'
import { useEffect, useId, useState } from 'react'
import type { SaveState } from '../../attempt/keep-test'
import { count } from '../../format'
import { useSession } from '../../session/use-session'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import styles from './dialogs.module.css'
import { beforeThrowing, whatGoes, whenLeaving } from './kept-words'

type Props = {
  /** Finish was pressed, rather than a way out. */
  finishing: boolean
  /** Where the answers are by now. */
  saveState: SaveState
  answered: number
  blank: number
  /** Answers given since the test was opened: Don't Save would take them back. */
  unkept: number
  /** Answers of this visit that count already: they stay, whatever is chosen. */
  staying: number
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
const NOTHING_YET = 'Nothing is answered yet, so nothing can be lost.'
/** The heading: the blanks of a test that is to be finished are listed when it is scored, and only then. */
const titleOf = (finishing: boolean, saved: boolean, answered: number, blank: number): string => {
  if (!saved) return finishing ? 'Finish this test?' : 'Leave this test?'
  if (!finishing) return `Leave? ${stateOf(answered, blank)}`
  return blank === 0 ? `Finish? ${stateOf(answered, blank)}` : 'Finish this test?'
}

/** An answer given just before is on its way for a moment: only one that stays there is a reason to warn. */
const MOMENT_MS = 1500
function useUnderWay(saveState: SaveState): boolean {
  const [patient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), MOMENT_MS)
    return () => clearTimeout(timer)
  }, [])
  return patient && saveState === 'saving'
}

/** Leaving an unscored test (spec §4): what there is and what is kept, the three choices, and the warning only where it is true. */
export function LeaveDialog(props: Props) {
  const { finishing, saveState, answered, blank, unkept, staying, onScore, onSave, onDiscard, onStay } = props
  const about = useId()
  const { guest } = useSession()
  const [asking, setAsking] = useState(false)
  /** Who goes in the middle of a test means to come back. */
  const later = !finishing && blank > 0
  const underWay = useUnderWay(saveState)
  const saved = saveState === 'saved' || saveState === 'local' || underWay
  /** What Undo brings back under Previous Tests is asked about no second time. */
  const throwAway = async () => {
    if (!(await onDiscard(asking))) setAsking(true)
  }
  if (asking)
    return (
      <Dialog title={`Throw ${count(unkept, 'answer')} away?`} onClose={() => setAsking(false)} size="small">
        <p role="status">{beforeThrowing(staying)}</p>
        <div className={styles.dialogActions}>
          <Button onClick={() => setAsking(false)}>Keep {unkept === 1 ? 'it' : 'them'}</Button>
          <Button look="danger" onClick={throwAway}>
            Throw {unkept === 1 ? 'it' : 'them'} away
          </Button>
        </div>
      </Dialog>
    )
  // Whoever is in the middle may have come here by a slip: to go on stands first and calls.
  const stay = (
    <Button key="stay" data-first onClick={onStay}>
      Go on with the test
    </Button>
  )
  const score = (
    <Button key="score" look={later ? 'outline' : 'primary'} onClick={onScore}>
      Score Test
    </Button>
  )
  const save = (
    <Button key="save" look="outline" onClick={onSave}>
      Save Without Scoring
    </Button>
  )
  return (
    <Dialog title={titleOf(finishing, saved, answered, blank)} onClose={onStay} size="small">
      {saved ? (
        saveState === 'local' || later ? (
          <p className={styles.kept}>
            {answered === 0
              ? NOTHING_YET
              : underWay
                ? 'Your last answer is being saved.'
                : whenLeaving(saveState, guest)}
          </p>
        ) : null
      ) : (
        <p>{MESSAGES.unsavedChanges}</p>
      )}
      <div className={styles.choices}>
        {later ? [stay, save, score] : [score, save]}
        <div>
          <Button look="plain" className={styles.away ?? ''} aria-describedby={about} onClick={throwAway}>
            Don't Save
          </Button>
          <p id={about} className={styles.fine}>
            {whatGoes(unkept, staying)}
          </p>
        </div>
      </div>
    </Dialog>
  )
}
