import { type DashboardData, FREE_TOPICS, MESSAGES } from '@fourfold/contract'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { dashboardData, examIndex, graphs } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { Doughnut } from '../../components/Doughnut'
import { ExamCard } from '../../components/exam/ExamCard'
import { RunningExamFirst } from '../../components/exam/RunningExamFirst'
import { Empty, Page, Sheet } from '../../components/shell/Page'
import { useStartTest } from '../../components/use-start-test'
import { percent, seconds } from '../../format'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { thanksIn } from '../../routing/thanks'
import { usePlanEnded } from '../../session/use-plan-ended'
import { Boxes, hasBoxes } from './Boxes'
import styles from './dashboard.module.css'
import { LaterGraph } from './LaterGraph'
import { NextAction } from './NextAction'
import { Offenders } from './Offenders'
import { PredictedScore } from './PredictedScore'
import { SkillMap } from './SkillMap'
import { SubjectTable } from './SubjectTable'
import { ThankYou } from './Thanks'
import { WelcomeModal } from './WelcomeModal'
import { Why } from './Why'

export const meta = () =>
  pageMeta({ title: 'Dashboard', description: 'Where you stand and what to do next.', noindex: true })

export const clientLoader = guard(needsPlan, () => {
  void queryClient.prefetchQuery(examIndex())
  return Promise.all([queryClient.fetchQuery(dashboardData()), queryClient.fetchQuery(graphs())])
})

const sum = (data: DashboardData, what: 'correct' | 'incorrect' | 'skipped') =>
  data.questions.tagBreakdown.reduce((n, s) => n + s[what], 0)

export default function DashboardPage() {
  const { data } = useSuspenseQuery(dashboardData())
  const { data: lines } = useSuspenseQuery(graphs())
  const exams = useQuery(examIndex())
  const running = exams.data?.running ?? null
  const start = useStartTest()
  const ended = usePlanEnded() !== null
  const navigate = useNavigate()
  const thanks = thanksIn(useLocation().state)
  const [welcome, setWelcome] = useState(data.diagnostic_test === -1)
  const { questions } = data
  const math = (FREE_TOPICS as readonly string[]).includes(data.topic) && data.diagnostic_test === 1
  const answered = questions.questionCount > 0
  return (
    <Page title="Dashboard">
      {thanks ? (
        <ThankYou
          thanks={thanks}
          data={data}
          onClose={() => void navigate(paths.dashboard(), { replace: true, state: null })}
        />
      ) : null}
      {running ? <RunningExamFirst exam={running} /> : null}
      <div className={styles.lead}>
        <NextAction data={data} start={start} ended={ended} look={running ? 'outline' : 'primary'} />
        <Sheet title="Predicted Score">
          <PredictedScore data={data} />
        </Sheet>
      </div>
      {start.error ? (
        <p className={styles.error} role="alert">
          {start.error}
        </p>
      ) : null}
      <Sheet title="Topic progress" aside={<span className={styles.muted}>Tap a mark to see its answers.</span>}>
        <SkillMap data={data} start={ended ? null : start} />
      </Sheet>
      {ended || !hasBoxes(data, math) ? null : (
        <Sheet title="Also worth doing">
          <Boxes data={data} start={start} math={math} />
        </Sheet>
      )}
      <ExamCard record shownRunning={running !== null} />
      {data.repeat_offenders.length > 0 ? (
        <Sheet title="Repeat offenders">
          <Offenders offenders={data.repeat_offenders} start={start} />
        </Sheet>
      ) : null}
      <Sheet title="Performance by Subject">
        <SubjectTable subjects={questions.tagBreakdown} />
      </Sheet>
      <div className={styles.three} data-empty={answered ? undefined : true}>
        <Sheet title="Percentage Breakdown">
          {answered ? (
            <>
              <Doughnut
                correct={sum(data, 'correct')}
                incorrect={sum(data, 'incorrect')}
                skipped={sum(data, 'skipped')}
              />
              <Why of="Percentage Breakdown" about={{ scope: 'topic' }} plain>
                <p>
                  All {questions.questionCount} answers in {data.topic}, each counted once. One more right answer makes{' '}
                  {percent((sum(data, 'correct') + 1) / (questions.questionCount + 1))} correct.
                </p>
              </Why>
            </>
          ) : (
            <Empty>{MESSAGES.noData}</Empty>
          )}
        </Sheet>
        <Sheet title="Average Time">
          {answered ? (
            <>
              <dl className={styles.times}>
                <div>
                  <dt>You</dt>
                  <dd>{seconds(questions.average_time_all)}</dd>
                </div>
                <div>
                  <dt>Others</dt>
                  <dd>
                    {questions.account_average_time_all === null ? (
                      <small>shown after 5 students</small>
                    ) : (
                      seconds(questions.account_average_time_all)
                    )}
                  </dd>
                </div>
              </dl>
              <Why of="Average Time" about={{ scope: 'topic' }} plain>
                <p>
                  Yours is the mean over your {questions.questionCount} answers, the other one over everybody’s answers
                  to the questions of {data.topic}, once others have given at least five. Only time on the question
                  counts, not pauses. Each new answer weighs 1 in {questions.questionCount + 1}.
                </p>
              </Why>
            </>
          ) : (
            <Empty>{MESSAGES.noData}</Empty>
          )}
        </Sheet>
        <Sheet title="Answer Changes">
          {answered ? (
            <>
              <table className={styles.changes} aria-label="Answer Changes">
                <tbody>
                  {(
                    [
                      ['Correct to incorrect', questions.correct_to_incorrect],
                      ['Incorrect to correct', questions.incorrect_to_correct],
                      ['Incorrect to incorrect', questions.incorrect_to_incorrect],
                    ] as const
                  ).map(([name, times]) => (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      <td>{times}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <Why of="Answer Changes" about={{ scope: 'changes' }}>
                <p>
                  Counted from the first two answers you gave to a question before it was scored. Keeping a first answer
                  that you had a reason for lowers the first row; checking a doubtful one raises the second.
                </p>
              </Why>
            </>
          ) : (
            <Empty>{MESSAGES.noData}</Empty>
          )}
        </Sheet>
      </div>
      <Sheet title="Scores">
        <LaterGraph byTest={lines.by_test} byDate={lines.by_date} scale={lines.scale} />
      </Sheet>
      {/* Between two modules of an exam nobody is asked to begin something else. */}
      {welcome && !ended && !exams.isPending && !running ? (
        <WelcomeModal
          start={start}
          paid={thanks?.plans ?? []}
          estimated={data.estimate_ready}
          resume={
            data.next_action.kind === 'resume_test' && data.resume_test_id !== null
              ? { id: data.resume_test_id, title: data.next_action.title }
              : null
          }
          onClose={() => setWelcome(false)}
        />
      ) : null}
      {start.overlay}
    </Page>
  )
}
