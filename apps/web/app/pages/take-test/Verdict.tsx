import type { Question } from '@fourfold/contract'
import { OutcomeMark } from '../../ui/OutcomeMark'
import styles from './Timer.module.css'
import { clockText } from './time'
import { verdictOf } from './verdict'

/** In the clock's place once a question is answered: how it went, and the time it took. */
export function Verdict({ question, spent }: { question: Question; spent: number }) {
  const revealed = question.answer_explanation !== null
  const { outcome, words, more } = verdictOf(question)
  return (
    <div className={styles.timer} role="group" aria-label="This question">
      {revealed ? (
        <span className={styles.verdict} data-outcome={outcome}>
          <OutcomeMark outcome={outcome} /> {words}
        </span>
      ) : (
        <span className={styles.verdict}>Submitted</span>
      )}
      {revealed && more ? (
        <span className={styles.spent}>{more}</span>
      ) : spent < 1000 ? null : (
        <span className={styles.spent}>in {clockText(spent)}</span>
      )}
    </div>
  )
}
