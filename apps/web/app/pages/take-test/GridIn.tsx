import { LIMITS, parseGridIn, type Question } from '@fourfold/contract'
import { useId } from 'react'
import type { QuestionState } from '../../attempt/types'
import { OutcomeMark } from '../../ui/OutcomeMark'
import styles from './GridIn.module.css'

/** What the field will be read as: a fraction is a division (spec §5). */
function preview(text: string): string {
  if (text === '') return 'A whole number, a decimal or a fraction; at most 6 characters. No answer here is 0.'
  const value = parseGridIn(text)
  if (!value)
    return text.endsWith('/') || text === '-' || text === '.' ? 'Not complete yet.' : 'This cannot be read as a number.'
  if (value.n === 0n) return 'No answer here is 0, so a 0 is taken as left blank.'
  if (!text.includes('/')) return `Read as ${text}.`
  const decimal = Number(value.n) / Number(value.d)
  const shown = Math.round(decimal * 10_000) / 10_000
  return `Read as ${text} ${shown === decimal ? '=' : '≈'} ${shown}.`
}

/** How a revealed answer went; after a second try that one is judged, and the field keeps the first. */
function Judged({ question }: { question: Question }) {
  const second = question.second_try
  const right = (second ?? question.answer_attributes)?.correct === true
  return (
    <p className={styles.gridKey} data-verdict={right ? 'right' : 'wrong'}>
      <OutcomeMark outcome={right ? 'Correct' : 'Incorrect'} />{' '}
      {second
        ? `Your second try, ${second.answer}, is ${right ? 'right' : 'not right'}.`
        : right
          ? 'Right.'
          : 'Not right.'}{' '}
      The answer is <strong>{question.correct_grid_in_answer}</strong>.
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
        {preview(state.grid)}
      </p>
      {question.correct_grid_in_answer !== null ? <Judged question={question} /> : null}
    </div>
  )
}
