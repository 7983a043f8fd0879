import { gridInEquals, type Question } from '@fourfold/contract'
import { useState } from 'react'
import { AnswerInput } from '../../components/review/AnswerInput'
import { QuestionBody } from '../../components/review/QuestionModal'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { OutcomeMark } from '../../ui/OutcomeMark'
import { Rich } from '../../ui/Rich'
import styles from './result.module.css'
import { secondLookWords } from './second-look-words'

const keyOf = (q: Question): string => q.correct_grid_in_answer ?? q.options.find((o) => o.correct)?.letter ?? ''
const isRight = (q: Question, answer: string): boolean =>
  q.correct_grid_in_answer === null ? answer === keyOf(q) : gridInEquals(answer, q.correct_grid_in_answer)

/** Blind second look: the missed question again without answer and key; then first try, second try and key together. */
export function SecondLook({ question, onClose }: { question: Question; onClose: () => void }) {
  const [answer, setAnswer] = useState('')
  const [shown, setShown] = useState(false)
  const first = question.answer_attributes?.letter ?? question.student_produced_answer ?? 'none'
  return (
    <Dialog title={`Second look: question ${question.order + 1}`} onClose={onClose} size="large" blind={!shown}>
      {shown ? (
        <>
          <p className={styles.verdict} role="status">
            {secondLookWords(first, answer, isRight(question, answer))}
          </p>
          <dl className={styles.tries}>
            <div>
              <dt>First try</dt>
              <dd>{first}</dd>
            </div>
            <div>
              <dt>Second try</dt>
              <dd data-right={isRight(question, answer)}>
                {answer} <OutcomeMark outcome={isRight(question, answer) ? 'Correct' : 'Incorrect'} size={24} />
              </dd>
            </div>
            <div>
              <dt>Key</dt>
              <dd>{keyOf(question)}</dd>
            </div>
          </dl>
          <QuestionBody question={question} />
        </>
      ) : (
        <form
          className={styles.look}
          onSubmit={(event) => {
            event.preventDefault()
            if (answer) setShown(true)
          }}
        >
          <p className={styles.ask}>Without your answer and the key in sight: what do you say now?</p>
          <Rich html={question.content} className={styles.asked ?? ''} />
          <AnswerInput question={question} answer={answer} onChange={setAnswer} />
          <Button type="submit" disabled={!answer}>
            Check
          </Button>
        </form>
      )}
    </Dialog>
  )
}
