import type { Question } from '@fourfold/contract'
import { Rich } from '../../ui/Rich'
import styles from './print-test.module.css'

const answerOf = (question: Question): string =>
  question.options.find((option) => option.correct)?.letter ?? question.correct_grid_in_answer ?? ''

/** The key on pages of its own: first the answers at a glance, then why. */
export function AnswerKey({ questions }: { questions: readonly Question[] }) {
  return (
    <section className={styles.key} aria-labelledby="key">
      <h2 id="key">Key</h2>
      <ol className={styles.answers}>
        {questions.map((question) => (
          <li key={question.id}>
            {question.order + 1} <strong>{answerOf(question)}</strong>
          </li>
        ))}
      </ol>
      <div className={styles.why}>
        {questions.map((question) => (
          <section key={question.id} aria-label={`Answer to question ${question.order + 1}`}>
            <h3>
              {question.order + 1}. {answerOf(question)}
            </h3>
            {question.answer_explanation ? <Rich html={question.answer_explanation} /> : null}
          </section>
        ))}
      </div>
    </section>
  )
}
