import { type DashboardData, fewNames } from '@fourfold/contract'
import styles from './dashboard.module.css'
import { daysLeftLine } from './days-left'
import { Why } from './Why'

/** "of 100", "on a scale from 200 to 800". */
const scaleWords = ({ least_score, perfect_score }: DashboardData): string =>
  least_score === 0 ? `of ${perfect_score}` : `on a scale from ${least_score} to ${perfect_score}`

/** The score with its 80 % band, and the days that are left. */
export function PredictedScore({ data }: { data: DashboardData }) {
  const { predicted_score, predicted_low, predicted_high, least_score, perfect_score, test_date, estimate_ready } = data
  const left = daysLeftLine(test_date, Date.now())
  if (predicted_score === null || !estimate_ready)
    return <p className={styles.muted}>After five answers a first estimate stands here, with its uncertainty. {left}</p>
  const low = Math.round(predicted_low ?? predicted_score)
  const high = Math.round(predicted_high ?? predicted_score)
  const span = perfect_score - least_score
  const at = (value: number) => `${(100 * (value - least_score)) / span}%`
  return (
    <div className={styles.predicted}>
      <p>
        <span className={styles.big}>{Math.round(predicted_score)}</span>{' '}
        <span className={styles.muted}>
          likely {low}–{high} {scaleWords(data)}
        </span>
      </p>
      <div
        className={styles.band}
        role="img"
        aria-label={`Predicted score ${Math.round(predicted_score)}, most likely between ${low} and ${high} ${scaleWords(data)}`}
      >
        <span style={{ left: at(low), width: `${(100 * (high - low)) / span}%` }} />
        <i style={{ left: at(predicted_score) }} />
      </div>
      <p className={styles.muted}>
        {perfect_score === 100
          ? 'Expected percent on a test of the whole topic.'
          : `Unofficial estimate: published tables of official tests lie up to ${data.score_off} points from our curve, and our questions are not the real ones. We are not affiliated with the exam’s owner.`}{' '}
        {left}
      </p>
      {data.diagnostic_test === 0 ? <WhyRunning /> : <WhyCounted data={data} />}
    </div>
  )
}

/** While the diagnostic runs its answers are not counted: a list of them would show which were right. */
function WhyRunning() {
  return (
    <Why of="Predicted Score">
      <p>
        A first estimate from your answers in the diagnostic so far. It moves with every answer; those behind it are
        listed here once the diagnostic is finished.
      </p>
      <p>The band is where the score falls in 8 of 10 cases.</p>
    </Why>
  )
}

function WhyCounted({ data }: { data: DashboardData }) {
  return (
    <Why of="Predicted Score" about={{ scope: 'topic' }} points={{ least: data.least_score, most: data.perfect_score }}>
      <p>
        The number is the mean of your expected chance on each skill, weighted by how much of the topic it is. It rests
        on {data.questions.questionCount} answers.
      </p>
      <p>
        The band is where the score falls in 8 of 10 cases. It gets narrower with more answers, most of all in subjects
        with few answers so far
        {data.unanswered_subjects.length > 0 ? `; none yet in ${fewNames(data.unanswered_subjects)}` : ''}.
      </p>
    </Why>
  )
}
