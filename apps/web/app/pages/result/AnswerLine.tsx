import type { Question } from '@fourfold/contract'
import { asPrinted } from '../../components/review/asked-words'
import { isTypedZero, outcomeOf } from '../../components/review/outcome'
import { Rich } from '../../ui/Rich'
import styles from './question-table.module.css'

/** An answer that fits a line is shown as it is; a figure or a long text by its letter. */
const LINE = 90

function Answer({ question, letter }: { question: Question; letter: string }) {
  const content = question.options.find((o) => o.letter === letter)?.content ?? ''
  const short = content.length <= LINE && !content.includes('<svg') && !content.includes('<table')
  return (
    <>
      <strong>{letter}</strong>
      {short && content ? (
        <>
          {' '}
          <Rich html={content} inline />
        </>
      ) : null}
    </>
  )
}

/** Own answer and key, in place. */
export function AnswerLine({ question: q }: { question: Question }) {
  const outcome = outcomeOf(q)
  if (outcome === 'Correct') return null
  const key = q.options.find((o) => o.correct)?.letter
  const given = q.answer_attributes?.letter ?? q.student_produced_answer
  return (
    <dl className={styles.answers}>
      <div data-verdict={outcome === 'Incorrect' ? 'wrong' : undefined}>
        <dt>You</dt>
        <dd>
          {given ? key ? <Answer question={q} letter={given} /> : <strong>{asPrinted(given)}</strong> : 'no answer'}
          {isTypedZero(q) ? ' (counts as skipped)' : null}
        </dd>
      </div>
      {q.second_try?.correct ? (
        <div data-verdict="right">
          <dt>Second try</dt>
          <dd>
            <strong>{asPrinted(q.second_try.answer)}</strong>
          </dd>
        </div>
      ) : null}
      <div data-verdict="right">
        <dt>Answer</dt>
        <dd>{key ? <Answer question={q} letter={key} /> : <strong>{asPrinted(q.correct_grid_in_answer)}</strong>}</dd>
      </div>
    </dl>
  )
}
