import { FREE_TOPICS } from '@fourfold/contract'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { dashboardData, examIndex, graphs } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { ExamCard } from '../../components/exam/ExamCard'
import { RunningExamFirst } from '../../components/exam/RunningExamFirst'
import { Page, Sheet } from '../../components/shell/Page'
import { useStartTest } from '../../components/use-start-test'
import { count } from '../../format'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { thanksIn } from '../../routing/thanks'
import { usePlanEnded } from '../../session/use-plan-ended'
import { useSession } from '../../session/use-session'
import { putWelcomeAway, welcomeIsPutAway } from '../../session/welcome-put-away'
import { Beginning, Way } from './Beginning'
import { Boxes, boxNames, hasBoxes } from './Boxes'
import styles from './dashboard.module.css'
import { FoldSheet } from './FoldSheet'
import fold from './fold.module.css'
import { justTaken } from './just-taken'
import { LaterGraph } from './LaterGraph'
import { NextAction, recommended } from './NextAction'
import { Numbers } from './Numbers'
import { scoresLine, subjectsLine } from './number-words'
import { Offenders } from './Offenders'
import { PredictedScore } from './PredictedScore'
import { SampleTaken } from './SampleTaken'
import { SkillMap } from './SkillMap'
import { SubjectTable } from './SubjectTable'
import { ThankYou } from './Thanks'
import { WelcomeModal } from './WelcomeModal'

export const meta = () =>
  pageMeta({ title: 'Dashboard', description: 'Where you stand and what to do next.', noindex: true })

export const clientLoader = guard(needsPlan, () => {
  void queryClient.prefetchQuery(examIndex())
  return Promise.all([queryClient.fetchQuery(dashboardData()), queryClient.fetchQuery(graphs())])
})

export default function DashboardPage() {
  const { data } = useSuspenseQuery(dashboardData())
  const { data: lines } = useSuspenseQuery(graphs())
  const exams = useQuery(examIndex())
  const running = exams.data?.running ?? null
  const start = useStartTest()
  const ended = usePlanEnded() !== null
  const navigate = useNavigate()
  const thanks = thanksIn(useLocation().state)
  const { userId } = useSession()
  const [welcome, setWelcome] = useState(data.diagnostic_test === -1 && !welcomeIsPutAway(userId, data.topic))
  const { questions } = data
  const math = (FREE_TOPICS as readonly string[]).includes(data.topic) && data.diagnostic_test === 1
  const answered = questions.questionCount > 0
  const thankYou = thanks ? (
    <ThankYou
      thanks={thanks}
      data={data}
      start={start}
      onClose={() => void navigate(paths.dashboard(), { replace: true, state: null })}
    />
  ) : null
  const failed = start.error ? (
    <p className={styles.error} role="alert">
      {start.error}
    </p>
  ) : null
  // Of a topic that was just bought nothing is known yet: the thanks are the page, and lead to the first step.
  if (thankYou && data.diagnostic_test === -1 && !running)
    return (
      <Page title="Dashboard">
        {thankYou}
        {failed}
        {start.overlay}
      </Page>
    )
  return (
    <Page title="Dashboard">
      {thankYou}
      {data.diagnostic_test === -1 ? <SampleTaken /> : null}
      {running ? <RunningExamFirst exam={running} /> : null}
      <div className={styles.lead}>
        <NextAction
          data={data}
          start={start}
          ended={ended}
          look={running ? 'outline' : 'primary'}
          onWelcome={() => setWelcome(true)}
        />
        <Sheet title="Predicted Score">
          <PredictedScore data={data} />
        </Sheet>
      </div>
      {failed}
      {!answered && data.first_step.kind === 'start_diagnostic' ? <Way /> : null}
      {answered ? (
        <Sheet title="Topic progress" aside={<span className={styles.muted}>Tap a skill to see its answers.</span>}>
          <SkillMap data={data} start={ended ? null : start} />
        </Sheet>
      ) : null}
      {ended || !hasBoxes(data, math) ? null : recommended(data) ? (
        <FoldSheet title="Also worth doing" line={boxNames(data, math).join(', ')}>
          <Boxes data={data} start={start} math={math} />
        </FoldSheet>
      ) : (
        <Sheet title="AI Recommendation">
          <Boxes data={data} start={start} math={math} />
        </Sheet>
      )}
      <ExamCard record shownRunning={running !== null} />
      {data.repeat_offenders.length > 0 ? (
        <FoldSheet
          title="Repeat offenders"
          line={`${count(data.repeat_offenders.length, 'mistake')} of yours that ${data.repeat_offenders.length === 1 ? 'comes' : 'come'} back`}
        >
          <Offenders offenders={data.repeat_offenders} start={start} />
        </FoldSheet>
      ) : null}
      {answered ? (
        <div className={fold.list}>
          <FoldSheet title="Performance by Subject" line={subjectsLine(questions.tagBreakdown)}>
            <SubjectTable subjects={questions.tagBreakdown} />
          </FoldSheet>
          <Numbers data={data} />
          <FoldSheet title="Scores" line={scoresLine(lines.by_test)}>
            <LaterGraph byTest={lines.by_test} byDate={lines.by_date} scale={lines.scale} />
          </FoldSheet>
        </div>
      ) : (
        <Beginning data={data} />
      )}
      {/* Between two modules of an exam, and right after one, nobody is asked to begin something else. */}
      {/* After a purchase the thanks are the page: the welcome waits until they are read. */}
      {welcome &&
      !thanks &&
      !ended &&
      !exams.isPending &&
      !running &&
      !justTaken(exams.data?.done ?? [], Date.now()) ? (
        <WelcomeModal
          start={start}
          estimated={data.estimate_ready}
          resume={
            data.first_step.kind === 'resume_test' && data.resume_test_id !== null
              ? { id: data.resume_test_id, title: data.first_step.title }
              : null
          }
          onClose={() => {
            putWelcomeAway(userId, data.topic)
            setWelcome(false)
          }}
        />
      ) : null}
      {start.overlay}
    </Page>
  )
}
