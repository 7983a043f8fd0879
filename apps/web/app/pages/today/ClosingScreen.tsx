import { logWords } from '@fourfold/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { dashboardData, reviewOverview, studyPlan, testResult } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { missWords } from '../../components/review/miss-words'
import { Page, Sheet } from '../../components/shell/Page'
import { count } from '../../format'
import { flushRatings } from '../../outbox/rating-queue'
import { paths } from '../../routing/paths'
import {
  celebrations,
  closingLines,
  closingTitle,
  DONE,
  missed,
  moved,
  risen,
  standingOf,
  wentOf,
} from '../../today/closing'
import { finishDay } from '../../today/finished'
import { leftDue } from '../../today/left-due'
import { didAnything, type Run, reviewedOnce } from '../../today/run'
import { saveRun } from '../../today/store'
import { Button } from '../../ui/Button'
import { Rich } from '../../ui/Rich'
import { Spinner } from '../../ui/Spinner'
import { AskLetter } from './AskLetter'
import { LearningChoice } from './LearningChoice'
import { WeekGoal } from './PlanStrip'
import styles from './today.module.css'

/** Everything that was rated is counted before the numbers are read: those of a moment ago are let go, however fresh. */
async function settle(): Promise<number> {
  await flushRatings()
  for (const { queryKey } of [dashboardData(), studyPlan(), reviewOverview()])
    await queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  return Date.now()
}
const settled = { queryKey: ['today', 'settled'], queryFn: settle }

function useDay(run: Run) {
  const { data: settledAt } = useQuery({ ...settled, refetchOnMount: 'always', gcTime: 0 })
  const once = { enabled: settledAt !== undefined, refetchOnMount: 'always' } as const
  const dashboard = useQuery({ ...dashboardData(), ...once })
  const weeks = useQuery({ ...studyPlan(), ...once })
  const overview = useQuery({ ...reviewOverview(), ...once })
  const { data: after } = dashboard
  const { data: plan } = weeks
  const { data: reviews } = overview
  const ids = [run.tests.retry, run.tests.practice]
  const [retry, practice] = useQueries({
    queries: ids.map((id) => ({ ...testResult(id ?? 0), enabled: id !== undefined })),
  })
  const went = (query: typeof retry) => (query?.data && query.data.score !== null ? wentOf(query.data) : null)
  if (settledAt === undefined || !after || !plan || !reviews) return null
  // Numbers of before are shown only where none can be had, without a connection.
  if ([dashboard, weeks, overview].some((q) => q.isFetching && q.dataUpdatedAt < settledAt)) return null
  const day = {
    done: reviewedOnce(run),
    retry: went(retry),
    practice: went(practice),
    logged: run.logged,
    due: leftDue(reviews),
    learning: reviews.learning,
    catchUp: reviews.catch_up,
    // The first day of the forecast is today.
    ahead: reviews.forecast.slice(1).map(({ date, cards, mistakes }) => ({ date, reviews: cards + mistakes })),
    next: after.first_step,
  }
  const tests = [
    { id: run.tests.retry, went: day.retry },
    { id: run.tests.practice, went: day.practice },
  ].flatMap(({ id, went }) => (id !== undefined && went ? [{ id, went }] : []))
  const standing = standingOf(after)
  const celebrated = celebrations(run.before, standing)
  const score = moved(run.before, standing)
  return {
    plan,
    toLog: after.questions_to_log_length,
    firstToLog: after.first_question_to_log_id,
    due: day.due,
    learning: day.learning,
    title: closingTitle(day),
    lines: closingLines(day),
    risen: risen([retry?.data, practice?.data].flatMap((result) => result ?? [])),
    missed: missed(tests),
    celebrated,
    // One sentence for the score: where it is celebrated it is not said again.
    moved: score !== null && celebrated.includes(score) ? null : score,
  }
}

/** A day that is done is seen at a glance. */
const DoneMark = () => (
  <svg className={styles.doneMark} viewBox="0 0 64 64" width="44" height="44" aria-hidden="true">
    <circle cx="32" cy="32" r="29" />
    <path d="M19 33l9 9 17-19" pathLength="1" />
  </svg>
)

/** What was done, what was mended, what moved, and when the next one is due. */
export function ClosingScreen({ run }: { run: Run }) {
  const navigate = useNavigate()
  const day = useDay(run)
  // The next look at Today is a new day.
  useEffect(() => () => void queryClient.invalidateQueries({ queryKey: ['today'] }), [])
  const leave = async (to: string) => {
    await navigate(to)
    saveRun(null)
  }
  const waits = day !== null && day.due > 0
  const done = (
    <Button
      look={waits ? 'plain' : 'primary'}
      onClick={() => {
        // Pressed before it is counted: what was done is done.
        if (day === null ? didAnything(run) : day.title === DONE) finishDay()
        void leave(paths.dashboard())
      }}
    >
      Done
    </Button>
  )
  const more = (
    <Button look={waits ? 'primary' : 'plain'} onClick={() => saveRun(null)}>
      {waits ? `Do more today: ${count(day.due, 'review')}` : 'Do more today'}
    </Button>
  )
  return (
    <Page title="Today">
      <Sheet title={day?.title ?? 'Counting'} aside={day?.title === DONE ? <DoneMark /> : null}>
        {day ? (
          <>
            {day.celebrated.length > 0 ? (
              <ul className={styles.cheers} aria-label="Well done">
                {day.celebrated.map((line) => (
                  <li key={line}>
                    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
                      <path d="M12 3l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6L3.3 9.3l6.1-.7z" />
                    </svg>
                    <Rich html={line} inline />
                  </li>
                ))}
              </ul>
            ) : null}
            <ul className={styles.closing} aria-label="What today has done">
              {day.risen ? (
                <li>
                  <strong>{day.risen}</strong>
                </li>
              ) : null}
              {/* First what was done, then what it comes to; the last word is how it goes on. */}
              {day.lines.slice(0, -1).map((line) => (
                <li key={line}>{line}</li>
              ))}
              {day.moved ? <li>{day.moved}</li> : null}
              <li data-next>{day.lines.at(-1)}</li>
            </ul>
            {day.due === 0 && day.learning.length > 0 ? <LearningChoice learning={day.learning} /> : null}
            {/* A day of less than a minute needs no empty bar. */}
            {day.plan.week.done > 0 ? <WeekGoal plan={day.plan} /> : null}
          </>
        ) : (
          <p role="status">
            <Spinner /> Counting what today has done…
          </p>
        )}
        <div className={styles.actions}>
          {/* Stopped with reviews that are due, the next step is to go on; else the day is done. A guest is asked to sign up above. */}
          {waits ? more : done}
          {day?.missed ? (
            <Button look="outline" onClick={() => void leave(paths.result(day.missed?.id ?? 0))}>
              {missWords(day.missed.wrong, day.missed.blank)}
            </Button>
          ) : day && day.toLog > 0 ? (
            <Button
              look="outline"
              onClick={() => void leave(day.firstToLog === null ? paths.mistakes() : paths.newMistake(day.firstToLog))}
            >
              {logWords(day.toLog)}
            </Button>
          ) : null}
          {waits ? done : more}
        </div>
      </Sheet>
      <AskLetter />
    </Page>
  )
}
