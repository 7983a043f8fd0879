import { type DashboardData, MESSAGES } from '@fourfold/contract'
import { Fold } from '../../components/shell/Fold'
import { Sheet } from '../../components/shell/Page'
import styles from './fold.module.css'

const WAY = [
  ['Find out where you stand', 'The diagnostic, or a few questions to begin with.'],
  ['See your score and your skills', 'What you know, what to learn next, and why you lost points.'],
  ['A little every day', 'Today’s queue has what is due, then what you missed, then something new.'],
] as const

/** Who has answered nothing yet sees where the first step leads. */
export function Way() {
  return (
    <Sheet title="How it goes on">
      <ol className={styles.way}>
        {WAY.map(([name, what]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{what}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

const COMING = [
  ['Performance by Subject', 'Right, wrong and mastery in each subject.'],
  ['Percentage Breakdown', 'How much of all was right.'],
  ['Average Time', 'Yours, beside that of others.'],
  ['Answer Changes', 'Whether changing your mind helps you.'],
  ['Scores', 'Test by test, and day by day.'],
] as const

/** Before the first score: in a line that there are no numbers yet, and at a tap which will come. */
export function Beginning({ data }: { data: DashboardData }) {
  const subjects = data.questions.tagBreakdown
  const skills = subjects.reduce((n, subject) => n + subject.tags.length, 0)
  const running = data.diagnostic_test === 0
  return (
    <Fold
      title="Your numbers"
      line={`${MESSAGES.noData} These fill in when ${running ? 'the test' : 'your first test'} is scored.`}
    >
      <ul className={styles.coming}>
        {COMING.map(([name, what]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{what}</p>
          </li>
        ))}
      </ul>
      <details className={styles.all}>
        <summary>
          See the {skills} skills in {subjects.length} subjects
        </summary>
        <ul aria-label="Topic progress">
          {subjects.map((subject) => (
            <li key={subject.id}>
              {subject.name} <small>{subject.tags.length} skills</small>
            </li>
          ))}
        </ul>
      </details>
    </Fold>
  )
}
