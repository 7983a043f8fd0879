import { MESSAGES } from '@fourfold/contract'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { SaveState } from '../../attempt/keep-test'
import { useSession } from '../../session/use-session'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Jumps } from './dialogs'
import styles from './dialogs.module.css'
import { beforeThrowing, STAYS, whenLeaving } from './kept-words'

type Props = {
  /** Finish was pressed, rather than a way out. */
  finishing: boolean
  /** Where the answers are by now. */
  saveState: SaveState
  answered: number
  blank: number
  /** Blank questions that can still be answered. */
  open: readonly number[]
  onJump: (step: number) => void
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

/** One row of them on a phone. */
const JUMPS = 6

/** A number stays on the line of what it counts. */
const counted = (n: number, what: string): string => `${n}\u00a0${what}`
/** “19 answered, 1 blank.”; where nothing is missing, that alone. */
const stateOf = (answered: number, blank: number): string =>
  blank === 0 && answered > 1
    ? `All\u00a0${answered} answered.`
    : `${counted(answered, 'answered')}, ${counted(blank, 'blank')}.`
const scoring = (blank: number): string =>
  blank === 0
    ? 'Ends it and shows how it went.'
    : `Ends it now: the ${blank === 1 ? 'blank brings' : `${blank} blanks bring`} no point.`
const NOTHING_YET = 'Nothing is answered yet, so nothing can be lost.'
const answers = (n: number): string => `${n} ${n === 1 ? 'answer' : 'answers'}`

/** What Don't Save does: what was submitted, or left in a diagnostic, has counted since, and no leaving undoes that. */
function whatGoes(unkept: number, staying: number): string {
  if (unkept > 0) return `Takes back ${answers(unkept)} of this visit.${staying > 0 ? ` ${STAYS}` : ''}`
  return staying > 0 ? STAYS : 'Leaves it as you opened it.'
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
  const { finishing, saveState, answered, blank, open, unkept, staying, onJump, onScore, onSave, onDiscard, onStay } =
    props
  const { guest } = useSession()
  const [asking, setAsking] = useState<'first' | 'for good' | null>(null)
  /** Who goes in the middle of a test means to come back. */
  const later = !finishing && blank > 0
  const underWay = useUnderWay(saveState)
  const saved = saveState === 'saved' || saveState === 'local' || underWay
  const throwAway = async () => {
    if (!(await onDiscard(asking === 'for good'))) setAsking('for good')
  }
  if (asking)
    return (
      <Dialog title={`Throw ${answers(unkept)} away?`} onClose={() => setAsking(null)} size="small">
        <p role="status">{beforeThrowing(asking === 'first', staying)}</p>
        <div className={styles.dialogActions}>
          <Button onClick={() => setAsking(null)}>Keep {unkept === 1 ? 'it' : 'them'}</Button>
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
    <Choice key="score" words={scoring(blank)}>
      {(about) => (
        <Button look={later ? 'outline' : 'primary'} aria-describedby={about} onClick={onScore}>
          Score Test
        </Button>
      )}
    </Choice>
  )
  const save = (
    <Choice key="save" words="Keeps your answers for later.">
      {(about) => (
        <Button look="outline" aria-describedby={about} onClick={onSave}>
          Save Without Scoring
        </Button>
      )}
    </Choice>
  )
  return (
    <Dialog
      title={saved ? `${finishing ? 'Finish' : 'Leave'}? ${stateOf(answered, blank)}` : 'Leave this test?'}
      onClose={onStay}
      size="small"
    >
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
      {finishing && open.length > 0 ? (
        <div className={styles.blanks}>
          <p>{open.length > JUMPS ? 'Back to the first blanks:' : 'Back to what is blank:'}</p>
          <Jumps steps={open.slice(0, JUMPS)} onJump={onJump} />
        </div>
      ) : null}
      <div className={styles.choices}>
        {later ? [stay, save, score] : [score, save]}
        <Choice words={whatGoes(unkept, staying)}>
          {(about) => (
            <Button
              look="plain"
              className={styles.away ?? ''}
              aria-describedby={about}
              onClick={unkept === 0 ? throwAway : () => setAsking('first')}
            >
              Don't Save
            </Button>
          )}
        </Choice>
      </div>
    </Dialog>
  )
}

/** A way out, with what it does under it. */
function Choice({ words, children }: { words: string; children: (about: string) => ReactNode }) {
  const id = useId()
  return (
    <div>
      {children(id)}
      <p id={id} className={styles.fine}>
        {words}
      </p>
    </div>
  )
}
