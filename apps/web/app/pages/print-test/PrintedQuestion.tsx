import type { Question } from '@fourfold/contract'
import { Rich } from '../../ui/Rich'
import styles from './print-test.module.css'

/** The question alone: neither the key nor what was answered. */
export function PrintedQuestion({ question, number }: { question: Question; number: number }) {
  return (
    <section className={styles.question} aria-label={`Question ${number}`}>
      <h2 className={styles.number}>{number}</h2>
      <div>
        <Rich html={question.content} className={styles.stem} />
        {question.options.length > 0 ? (
          <ul className={styles.options}>
            {question.options.map((option) => (
              <li key={option.id}>
                <strong>{option.letter}</strong>
                <Rich html={option.content} inline />
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.grid}>Your answer</p>
        )}
      </div>
    </section>
  )
}
