import { LIMITS, type Question } from '@fourfold/contract'
import { useId } from 'react'
import type { QuestionState } from '../../attempt/types'
import { OutcomeMark } from '../../ui/OutcomeMark'
import styles from './GridIn.module.css'
import { readAs } from './read-as'

/** How a revealed answer went; after a second try that one is judged, and the field keeps the first, which counts. */
function Judged({ question }: { question: Question }) {
  const { second_try: second, correct_grid_in_answer: key } = question
  const right = (second ?? question.answer_attributes)?.correct === true
  return (
    <p className={styles.gridKey} data-verdict={right ? 'right' : 'wrong'}>
      <OutcomeMark outcome={right ? 'Correct' : 'Incorrect'} />{' '}
      {second && right ? (
        <>
          Your second try, <strong>{second.answer}</strong>, is right. Your first answer counts.
        </>
      ) : (
        <>
          {second ? `Your second try, ${second.answer}, is not right.` : right ? 'Right.' : 'Not right.'} The answer is{' '}
          <strong>{key}</strong>.
        </>
      )}
    </p>
  )
}

export function GridIn({
  question,
  state,
  locked,
  onText,
}: {
  question: Question
  state: QuestionState
  locked: boolean
  onText: (text: string) => void
}) {
  const id = useId()
  return (
    <div className={styles.gridIn}>
      <label htmlFor={id}>{question.second_try ? 'Your first answer' : 'Your answer'}</label>
      <input
        id={id}
        value={state.grid}
        onChange={(event) => onText(event.currentTarget.value)}
        inputMode="text"
        autoComplete="off"
        maxLength={LIMITS.gridInLength}
        disabled={locked}
        aria-describedby={`${id}-read`}
        className={styles.gridField}
      />
      <p id={`${id}-read`} className={styles.gridPreview} aria-live="polite">
        {locked && state.grid === '' ? null : readAs(state.grid)}
      </p>
      {question.correct_grid_in_answer !== null ? <Judged question={question} /> : null}
    </div>
  )
}
