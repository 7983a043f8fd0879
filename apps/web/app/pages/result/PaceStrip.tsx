import type { Question } from '@fourfold/contract'
import { secondsInWords } from '../../format'
import styles from './result.module.css'

/** Time per question against the average of others; without data of others, against your own mean. */
export function PaceStrip({ questions }: { questions: readonly Question[] }) {
  const longest = Math.max(1, ...questions.map((q) => Math.max(q.time_spent, q.question_time_spent_average ?? 0)))
  const known = questions.some((q) => q.question_time_spent_average !== null)
  return (
    <figure className={styles.pace}>
      <figcaption>Pace: your seconds per question{known ? '; the line is the average of all users' : ''}</figcaption>
      <ol>
        {questions.map((q, i) => {
          const mine = Math.round(q.time_spent / 1000)
          const theirs =
            q.question_time_spent_average === null ? null : Math.round(q.question_time_spent_average / 1000)
          return (
            <li key={q.id} title={`Question ${i + 1}: ${mine} s${theirs === null ? '' : `, average ${theirs} s`}`}>
              <span className={styles.paceBar} style={{ height: `${(100 * q.time_spent) / longest}%` }} />
              {q.question_time_spent_average === null ? null : (
                <span
                  className={styles.paceLine}
                  style={{ bottom: `${(100 * q.question_time_spent_average) / longest}%` }}
                />
              )}
              <span className="visually-hidden">
                Question {i + 1}: {secondsInWords(q.time_spent)}
                {q.question_time_spent_average === null
                  ? ''
                  : `, average ${secondsInWords(q.question_time_spent_average)}`}
              </span>
            </li>
          )
        })}
      </ol>
    </figure>
  )
}
