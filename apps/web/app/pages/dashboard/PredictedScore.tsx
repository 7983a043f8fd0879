import { type DashboardData, fewNames } from '@fourfold/contract'
import { BandLine } from '../../components/BandLine'
import { unofficialLine } from '../../components/exam/exam-words'
import { percent } from '../../format'
import { scaleWords } from '../../scale-words'
import { targetLine } from '../../target-words'
import { Minus, TrendingDown, TrendingUp } from '../../ui/icons'
import styles from './dashboard.module.css'
import { daysLeftLine } from './days-left'
import { standingLine } from './number-words'
import { scoreMove } from './score-words'
import { isMeasured } from './skill-words'
import { Why } from './Why'

const WAYS = { up: TrendingUp, down: TrendingDown, same: Minus } as const

/** What moved the score since last week. */
function Moved({ data, score }: { data: DashboardData; score: number }) {
  if (!data.score_change) return null
  const { way, sentence, parts } = scoreMove(data.score_change, score)
  const Sign = WAYS[way]
  return (
    <div className={styles.moved} data-way={way}>
      <Sign size={22} />
      <div>
        <p>{sentence}</p>
        {parts.length > 0 ? (
          <ul aria-label="What moved it most">
            {parts.map((part) => (
              <li key={part.name}>
                {part.name} <strong>{part.points}</strong>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  )
}

/** Before the first estimate: the whole scale is as likely, and what narrows it. */
function NotKnown({ data }: { data: DashboardData }) {
  const { least_score, perfect_score, test_date } = data
  const target = targetLine(data)
  const left = daysLeftLine(test_date, Date.now())
  return (
    <div className={styles.predicted}>
      <p>
        <span className={styles.unknown}>Not known yet</span> <span className={styles.muted}>{scaleWords(data)}</span>
      </p>
      <BandLine
        score={null}
        low={least_score}
        high={perfect_score}
        least={least_score}
        most={perfect_score}
        target={data.target}
        label="Predicted score not known yet"
      />
      <p className={styles.muted}>
        After five answers a first estimate stands here; each further one narrows it. {target} {left}
      </p>
    </div>
  )
}

/** The score with its 80 % band, and the days that are left. */
export function PredictedScore({ data }: { data: DashboardData }) {
  const { predicted_score, predicted_low, predicted_high, least_score, perfect_score, test_date, estimate_ready } = data
  if (predicted_score === null || !estimate_ready) return <NotKnown data={data} />
  const left = daysLeftLine(test_date, Date.now())
  const target = targetLine(data)
  // What a running diagnostic has asked is not told yet.
  const stands = data.diagnostic_test === 0 ? null : standingLine(data.questions.tagBreakdown)
  const low = Math.round(predicted_low ?? predicted_score)
  const high = Math.round(predicted_high ?? predicted_score)
  return (
    <div className={styles.predicted}>
      <p>
        <span className={styles.big}>{Math.round(predicted_score)}</span>{' '}
        <span className={styles.muted}>
          likely {low}–{high} {scaleWords(data)}
        </span>
      </p>
      <BandLine
        score={predicted_score}
        low={low}
        high={high}
        least={least_score}
        most={perfect_score}
        target={data.target}
        label={`Predicted score ${Math.round(predicted_score)}, most likely between ${low} and ${high} ${scaleWords(data)}${data.target === null ? '' : `; target ${data.target}`}`}
      />
      {stands === null ? null : <p>{stands}</p>}
      {target ? <p>{target}</p> : null}
      <Moved data={data} score={predicted_score} />
      <p className={styles.muted}>
        {perfect_score === 100
          ? 'Expected percent on a test of the whole topic.'
          : `${unofficialLine([data])} We are not affiliated with the exam’s owner.`}{' '}
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
        The number is the mean of the masteries of the subjects, weighted by how much of the topic each is. It rests on{' '}
        {data.questions.questionCount} answers.
      </p>
      <table className={styles.parts} aria-label="What the score is made of">
        <thead>
          <tr>
            <th scope="col">Subject</th>
            <th scope="col">Share</th>
            <th scope="col">Mastery</th>
          </tr>
        </thead>
        <tbody>
          {data.questions.tagBreakdown.map((subject) => (
            <tr key={subject.id}>
              <th scope="row">{subject.name}</th>
              <td>{percent(subject.weight)}</td>
              <td>
                {isMeasured(subject) ? '' : 'expected '}
                {percent(subject.expected)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        The band is where the score falls in 8 of 10 cases. It gets narrower with more answers, most of all in subjects
        with few answers so far
        {data.unanswered_subjects.length > 0 ? `; none yet in ${fewNames(data.unanswered_subjects)}` : ''}.
      </p>
    </Why>
  )
}
