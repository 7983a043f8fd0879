import { type DashboardData, MESSAGES } from '@fourfold/contract'
import { Sheet } from '../../components/shell/Page'
import styles from './fold.module.css'

const COMING = [
  ['Performance by Subject', 'Right, wrong and mastery in each subject.'],
  ['Percentage Breakdown', 'How much of all was right.'],
  ['Average Time', 'Yours, beside that of others.'],
  ['Answer Changes', 'Whether changing your mind helps you.'],
  ['Scores', 'Test by test, and day by day.'],
] as const

/** Before the first answer: once that there are no numbers, and which will come. */
export function Beginning({ data }: { data: DashboardData }) {
  const subjects = data.questions.tagBreakdown
  const skills = subjects.reduce((n, subject) => n + subject.tags.length, 0)
  return (
    <Sheet title="Your numbers">
      <p className={styles.waiting}>
        {MESSAGES.noData} The first test you score fills these in, over {skills} topics in {subjects.length} subjects.
      </p>
      <ul className={styles.coming}>
        {COMING.map(([name, what]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{what}</p>
          </li>
        ))}
      </ul>
      <details className={styles.all}>
        <summary>See the {subjects.length} subjects</summary>
        <ul aria-label="Topic progress">
          {subjects.map((subject) => (
            <li key={subject.id}>
              {subject.name} <small>{subject.tags.length} topics</small>
            </li>
          ))}
        </ul>
      </details>
    </Sheet>
  )
}
