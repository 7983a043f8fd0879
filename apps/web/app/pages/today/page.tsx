import { MESSAGES, type Rating, TODAY_MINUTES, type Today } from '@fourfold/contract'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { flashcard, mistake, today } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { ExamCard } from '../../components/exam/ExamCard'
import { CardReview } from '../../components/review/CardReview'
import { MistakeReview } from '../../components/review/MistakeReview'
import { ReviewTools } from '../../components/review/ReviewTools'
import { Page, Sheet } from '../../components/shell/Page'
import { useStartTest } from '../../components/use-start-test'
import { flushRatings, queueRating, queueUndo } from '../../outbox/rating-queue'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { Button, ButtonLink } from '../../ui/Button'
import { closingLines, dueAfter, type Reviewed } from './closing'
import styles from './today.module.css'

export const meta = () => pageMeta({ title: 'Today', description: 'One queue for today.', noindex: true })

const minutesOf = (search: URLSearchParams): number =>
  TODAY_MINUTES.find((m) => String(m) === search.get('minutes')) ?? 20

export const clientLoader = guard(needsPlan, async ({ request }) => {
  await flushRatings()
  return queryClient.fetchQuery({ ...today(minutesOf(new URL(request.url).searchParams)), staleTime: 0 })
})

export default function TodayPage() {
  const [search, setSearch] = useSearchParams()
  const minutes = minutesOf(search)
  // The choice is marked at once; the plan for it follows.
  const [chosen, setChosen] = useState(minutes)
  const { data } = useSuspenseQuery(today(minutes))
  // The queue that was started stays as it was shown, whatever is rated meanwhile.
  const [running, setRunning] = useState<Today | null>(null)
  if (running) return <Run plan={running} onEnd={() => setRunning(null)} />
  return (
    <Page title="Today">
      <Sheet title="What you will do">
        <fieldset className={styles.lengths}>
          <legend className="visually-hidden">How much time do you have?</legend>
          {TODAY_MINUTES.map((m) => (
            <label key={m}>
              <input
                type="radio"
                name="minutes"
                checked={m === chosen}
                onChange={() => {
                  setChosen(m)
                  setSearch({ minutes: String(m) }, { replace: true, preventScrollReset: true })
                }}
              />
              {m} minutes
            </label>
          ))}
        </fieldset>
        <p>{data.summary}</p>
        <ToLog plan={data} />
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
        {data.steps.length > 0 ? (
          <Button onClick={() => setRunning(data)}>Start</Button>
        ) : (
          <ButtonLink to={paths.dashboard()}>Dashboard</ButtonLink>
        )}
      </Sheet>
      <ExamCard />
    </Page>
  )
}

/** Mistakes become reviews once they are logged, so the way there stands beside the queue. */
function ToLog({ plan }: { plan: Today }) {
  const { questions_to_log_length: count, first_question_to_log_id: first } = plan
  if (count === 0) return null
  return (
    <p className={styles.toLog}>
      {count === 1
        ? 'A mistake waits for its entry; it comes up here once it is logged.'
        : `${count} mistakes wait for their entries; they come up here once they are logged.`}{' '}
      <Link to={first === null ? paths.mistakes() : paths.newMistake(first)}>
        {count === 1 ? 'Log 1 mistake' : `Log ${count} mistakes`}
      </Link>
    </p>
  )
}

type Entry = Today['queue'][number]
const AHEAD = 5
type Done = Reviewed & Readonly<{ rating_id: string | null }>

/** The queue itself: each card and mistake in turn, then the practice questions. */
function Run({ plan, onEnd }: { plan: Today; onEnd: () => void }) {
  const start = useStartTest()
  const [done, setDone] = useState<readonly Done[]>([])
  const at = done.length
  const entry = plan.queue[at]
  // The next few are there before they are asked for, so that a slow network is not waited for.
  useEffect(() => {
    for (const next of plan.queue.slice(at + 1, at + 1 + AHEAD)) {
      if (next.kind === 'flashcard') void queryClient.prefetchQuery(flashcard(next.id))
      else void queryClient.prefetchQuery(mistake(next.id))
    }
  }, [plan, at])
  const rate = (item: Entry, rating: Rating) => {
    const rating_id = crypto.randomUUID()
    void queueRating({ type: 'rate', kind: item.kind, id: item.id, rating, rating_id })
    const shown =
      item.kind === 'flashcard'
        ? queryClient.getQueryData(flashcard(item.id).queryKey)
        : queryClient.getQueryData(mistake(item.id).queryKey)
    setDone([...done, { rating_id, kind: item.kind, rating, due_in_ms: dueAfter(shown, rating) }])
  }
  const last = done.at(-1)
  const undo = () => {
    if (last?.rating_id) void queueUndo(last.rating_id)
    setDone(done.slice(0, -1))
  }
  const finish = async () => {
    await flushRatings()
    await queryClient.invalidateQueries()
    onEnd()
  }
  const total = plan.queue.length
  return (
    <Page
      title="Today"
      actions={
        <Button look="outline" onClick={finish}>
          Stop here
        </Button>
      }
    >
      {total > 0 ? (
        <div className={styles.progress}>
          <span>
            {Math.min(at, total)} of {total} reviews done
          </span>
          <progress aria-label="Reviews done" value={at} max={total} />
        </div>
      ) : null}
      {entry ? (
        <Item
          key={`${entry.kind}-${entry.id}`}
          entry={entry}
          onRate={(rating) => rate(entry, rating)}
          onUndo={last ? undo : undefined}
          onSkip={() => setDone([...done, { rating_id: null, kind: entry.kind, rating: null, due_in_ms: null }])}
        />
      ) : plan.practice ? (
        <Sheet title={plan.steps.find((s) => s.kind === 'practice')?.title ?? 'Practice'}>
          {done.length > 0 ? <Closing done={done} /> : null}
          <p>{plan.steps.find((s) => s.kind === 'practice')?.reason}</p>
          <p>
            <Button
              busy={start.busy}
              onClick={() =>
                start.practice({ ids: plan.practice?.question_ids ?? [], tag: plan.practice?.skill?.name })
              }
            >
              Start practice
            </Button>
          </p>
          {start.error ? <p role="alert">{start.error}</p> : null}
        </Sheet>
      ) : (
        <Sheet title="Done for today">
          <Closing done={done} />
          <Button onClick={finish}>Look again</Button>
        </Sheet>
      )}
      {start.overlay}
    </Page>
  )
}

function Closing({ done }: { done: readonly Reviewed[] }) {
  return (
    <ul className={styles.closing} aria-label="What today has done">
      {closingLines(done).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

type ItemProps = { entry: Entry; onRate: (r: Rating) => void; onUndo: (() => void) | undefined; onSkip: () => void }

function Item({ entry, onRate, onUndo, onSkip }: ItemProps) {
  const isCard = entry.kind === 'flashcard'
  const card = useQuery({ ...flashcard(entry.id), enabled: isCard })
  const found = useQuery({ ...mistake(entry.id), enabled: !isCard })
  const tools = <ReviewTools kind={entry.kind} id={entry.id} onUndo={onUndo} skipping={() => onSkip} />
  if (card.isError || found.isError)
    return (
      <Sheet title="This one cannot be shown now">
        <Button onClick={onSkip}>Next</Button>
      </Sheet>
    )
  if (card.data && isCard)
    return (
      <CardReview card={card.data} onRate={onRate}>
        {tools}
      </CardReview>
    )
  return found.data && !isCard ? (
    <MistakeReview mistake={found.data} onRate={onRate}>
      {tools}
    </MistakeReview>
  ) : (
    <p role="status">{MESSAGES.defaultLoading[0]}</p>
  )
}
