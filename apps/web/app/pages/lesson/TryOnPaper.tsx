import type { LessonParts } from '@fourfold/contract'
import { Rich } from '../../ui/Rich'
import styles from './lesson.module.css'

/** The same steps on paper: boxes to tick, and lines to write on. */
export function TryOnPaper({ steps }: { steps: LessonParts['try_it']['steps'] }) {
  return (
    <ol className={`${styles.steps} ${styles.paper}`} data-paper-only>
      {steps.map((step) => (
        <li key={step.ask}>
          <Rich html={step.ask} />
          {step.choices.length > 0 ? (
            <ul>
              {step.choices.map((html) => (
                <li key={html}>
                  <Rich html={html} inline />
                </li>
              ))}
            </ul>
          ) : (
            <p className={styles.lines}>Your answer:</p>
          )}
        </li>
      ))}
    </ol>
  )
}
