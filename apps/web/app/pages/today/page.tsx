import type { NextAction, Today } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { dashboardData, examIndex, studyPlan, studySettings, today } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { ExamCard } from '../../components/exam/ExamCard'
import { RunningExamFirst } from '../../components/exam/RunningExamFirst'
import { FirstThing } from '../../components/shell/FirstThing'
import { reportError } from '../../components/shell/notices'
import { Page, Sheet } from '../../components/shell/Page'
import { type Start, useStartTest } from '../../components/use-start-test'
import { flushRatings } from '../../outbox/rating-queue'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { usePlanEnded } from '../../session/use-plan-ended'
import { predictedLine, targetLine } from '../../target-words'
import { standingOf } from '../../today/closing'
import { lengthsFor, minutesOf } from '../../today/lengths'
import { startRun } from '../../today/run'
import { saveRun, useRun } from '../../today/store'
import { Button, ButtonLink } from '../../ui/Button'
import { PlanStrip } from './PlanStrip'
import styles from './today.module.css'

/** The stages bring what reviews and formulas need; the overview does without. */
const RunScreen = lazy(() => import('./RunScreen').then((module) => ({ default: module.RunScreen })))

export const meta = () => pageMeta({ title: 'Today', description: 'One queue for today.', noindex: true })

export const clientLoader = guard(needsPlan, async ({ request }) => {
  void queryClient.prefetchQuery(examIndex())
  await flushRatings()
  const [{ daily_minutes }] = await Promise.all([
    queryClient.fetchQuery(studySettings()),
    queryClient.fetchQuery({ ...studyPlan(), staleTime: 0 }),
    queryClient.fetchQuery(dashboardData()),
  ])
  const minutes = minutesOf(new URL(request.url).searchParams.get('minutes'), daily_minutes)
  return queryClient.fetchQuery({ ...today(minutes), staleTime: 0 })
})

export default function TodayPage() {
  const run = useRun()
  if (!run) return <Overview />
  return (
    <Suspense fallback={<Page title="Today">{null}</Page>}>
      <RunScreen run={run} />
    </Suspense>
  )
}

const DIAGNOSTIC_BUTTONS: Readonly<Partial<Record<NextAction['kind'], string>>> = {
  start_diagnostic: 'Start Diagnostic',
  resume_diagnostic: 'Resume Diagnostic',
  more_diagnostic: 'More Diagnostic',
}

/** What stands above is not lost to whoever begins with the queue. */
const waits = (diagnostic: NextAction | null): string =>
  diagnostic === null
    ? 'The test you left waits for you.'
    : diagnostic.kind === 'resume_diagnostic'
      ? 'The diagnostic waits where you left it.'
      : 'The diagnostic can come after it.'

/** The diagnostic, where the dashboard names it as the next step: an open one is resumed. */
function DiagnosticFirst({ action, start, calls }: { action: NextAction; start: Start; calls: boolean }) {
  return (
    <FirstThing label={`Next for you · ${action.minutes} min`} title={action.title} text={start.error ?? action.reason}>
      <Button look={calls ? 'primary' : 'outline'} busy={start.busy} onClick={() => void start.diagnostic()}>
        {DIAGNOSTIC_BUTTONS[action.kind]}
      </Button>
    </FirstThing>
  )
}

/** A test that was left in the middle. */
function ResumeFirst({ resume, calls }: { resume: NonNullable<Today['resume']>; calls: boolean }) {
  const { title, reason, minutes } = resume.action
  return (
    <FirstThing label={`Next for you · ${minutes} min`} title={title} text={reason}>
      <ButtonLink look={calls ? 'primary' : 'outline'} to={paths.test(resume.id)}>
        Go on
      </ButtonLink>
    </FirstThing>
  )
}

/** What there is to do, how long it takes, and where it leads. */
function Overview() {
  const [search, setSearch] = useSearchParams()
  const { data: study } = useSuspenseQuery(studySettings())
  const minutes = minutesOf(search.get('minutes'), study.daily_minutes)
  // The choice is marked at once; the plan for it follows.
  const [chosen, setChosen] = useState(minutes)
  const [busy, setBusy] = useState(false)
  const ended = usePlanEnded() !== null
  const { data } = useSuspenseQuery(today(minutes))
  const { data: plan } = useSuspenseQuery(studyPlan())
  const { data: standing } = useSuspenseQuery(dashboardData())
  const test = useStartTest()
  const { exam } = data
  const diagnostic = ended ? null : data.diagnostic
  const resume = ended ? null : data.resume
  const first = diagnostic !== null || resume !== null
  const start = async () => {
    setBusy(true)
    try {
      const standing = standingOf(await queryClient.fetchQuery(dashboardData()))
      saveRun(startRun(study.topic, data, standing, Date.now()))
    } catch (error) {
      reportError(error)
    }
    setBusy(false)
  }
  return (
    <Page title="Today">
      {exam ? <RunningExamFirst exam={exam} /> : null}
      {resume ? <ResumeFirst resume={resume} calls={exam === null} /> : null}
      {diagnostic ? <DiagnosticFirst action={diagnostic} start={test} calls={exam === null} /> : null}
      <Sheet title={first ? 'Or today’s queue first' : 'What you will do'}>
        <fieldset className={styles.lengths}>
          <legend className="visually-hidden">How much time do you have?</legend>
          {lengthsFor(study.daily_minutes).map((m) => (
            <label key={m}>
              <input
                type="radio"
                name="minutes"
                aria-label={`${m} minutes`}
                checked={m === chosen}
                onChange={() => {
                  setChosen(m)
                  setSearch({ minutes: String(m) }, { replace: true, preventScrollReset: true })
                }}
              />
              <span aria-hidden="true">
                {m} min<span className={styles.rest}>utes</span>
              </span>
            </label>
          ))}
        </fieldset>
        <p className={styles.plan}>{data.summary}</p>
        {first ? <p className={styles.waits}>{waits(diagnostic)}</p> : null}
        <div className={styles.begin}>
          {ended ? (
            <ButtonLink to={paths.upgrade()}>Upgrade to go on</ButtonLink>
          ) : data.steps.length > 0 ? (
            <Button look={exam || first ? 'outline' : 'primary'} busy={busy} onClick={() => void start()}>
              Start
            </Button>
          ) : (
            <ButtonLink to={paths.dashboard()}>Dashboard</ButtonLink>
          )}
        </div>
        <ol className={styles.steps}>
          {data.steps.map((step) => (
            <li key={step.kind}>
              <span className={styles.minutes}>{step.minutes} min</span>
              <div>
                <h3>{step.title}</h3>
                <p>{step.reason}</p>
              </div>
            </li>
          ))}
        </ol>
      </Sheet>
      <PlanStrip
        plan={plan}
        standing={[predictedLine(standing), targetLine(standing)].filter((line) => line !== null)}
      />
      <ExamCard shownRunning={exam !== null} />
      {test.overlay}
    </Page>
  )
}
