import type { DashboardData } from '@fourfold/contract'
import { Doughnut } from '../../components/Doughnut'
import { percent, seconds } from '../../format'
import styles from './dashboard.module.css'
import { FoldSheet } from './FoldSheet'
import { changesLine, sharesLine } from './number-words'
import { Why } from './Why'

const sum = (data: DashboardData, what: 'correct' | 'incorrect' | 'skipped') =>
  data.questions.tagBreakdown.reduce((n, s) => n + s[what], 0)

/** Percentage Breakdown: all answers, each counted once. */
function Breakdown({ data }: { data: DashboardData }) {
  const { questionCount } = data.questions
  const correct = sum(data, 'correct')
  return (
    <FoldSheet title="Percentage Breakdown" line={sharesLine(correct, questionCount)}>
      <Doughnut correct={correct} incorrect={sum(data, 'incorrect')} skipped={sum(data, 'skipped')} />
      <Why of="Percentage Breakdown" about={{ scope: 'topic' }} plain>
        <p>
          All {questionCount} answers in {data.topic}, each counted once. One more right answer makes{' '}
          {percent((correct + 1) / (questionCount + 1))} correct.
        </p>
      </Why>
    </FoldSheet>
  )
}

/** Average Time: you and others (spec §2). */
function AverageTime({ data }: { data: DashboardData }) {
  const { average_time_all, account_average_time_all, questionCount } = data.questions
  return (
    <FoldSheet title="Average Time" line={`${seconds(average_time_all)} a question`}>
      <dl className={styles.times}>
        <div>
          <dt>You</dt>
          <dd>{seconds(average_time_all)}</dd>
        </div>
        <div>
          <dt>Others</dt>
          <dd>
            {account_average_time_all === null ? (
              <small>shown after 5 students</small>
            ) : (
              seconds(account_average_time_all)
            )}
          </dd>
        </div>
      </dl>
      <Why of="Average Time" about={{ scope: 'topic' }} plain>
        <p>
          Yours is the mean over your {questionCount} answers, the other one over everybody’s answers to the questions
          of {data.topic}, once others have given at least five. Only time on the question counts, not pauses. Each new
          answer weighs 1 in {questionCount + 1}.
        </p>
      </Why>
    </FoldSheet>
  )
}

/** Answer Changes: what became of the first answer. */
function AnswerChanges({ data: { questions } }: { data: DashboardData }) {
  const rows = [
    ['Correct to incorrect', questions.correct_to_incorrect],
    ['Incorrect to correct', questions.incorrect_to_correct],
    ['Incorrect to incorrect', questions.incorrect_to_incorrect],
  ] as const
  return (
    <FoldSheet title="Answer Changes" line={changesLine(questions)}>
      <table className={styles.changes} aria-label="Answer Changes">
        <tbody>
          {rows.map(([name, times]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{times}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Why of="Answer Changes" about={{ scope: 'changes' }}>
        <p>
          Counted from the first two answers you gave to a question before it was scored. Keeping a first answer that
          you had a reason for lowers the first row; checking a doubtful one raises the second.
        </p>
      </Why>
    </FoldSheet>
  )
}

/** Three boxes of numbers about all answers of the topic. */
export function Numbers({ data }: { data: DashboardData }) {
  return (
    <div className={styles.three}>
      <Breakdown data={data} />
      <AverageTime data={data} />
      <AnswerChanges data={data} />
    </div>
  )
}
