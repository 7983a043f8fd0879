import { LIMITS, logWords, MESSAGES, type Question } from '@fourfold/contract'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { dashboardData, mistakeList, newMistake, reviewOverview } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { ColumnToggle } from '../../components/ColumnToggle'
import { NextStep } from '../../components/continue/NextStep'
import { Pager } from '../../components/Pager'
import { reportError } from '../../components/shell/notices'
import { Empty, Page, Sheet } from '../../components/shell/Page'
import { TopicBefore } from '../../components/shell/TopicNote'
import { useHiddenColumns } from '../../components/use-hidden-columns'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { useSession } from '../../session/use-session'
import { ButtonLink } from '../../ui/Button'
import { withFormulaFonts } from '../../ui/formula-fonts'
import { journalLine } from './journal-words'
import { MistakeTable } from './MistakeTable'
import styles from './mistakes.module.css'

const QuestionModal = lazy(() =>
  import('../../components/review/QuestionModal').then((module) => ({ default: module.QuestionModal })),
)

export const meta = () =>
  pageMeta({ title: 'Mistake Journal', description: 'What went wrong, and what to look for.', noindex: true })

const offsets = (search: URLSearchParams) => ({
  toLog: Math.max(0, Number(search.get('to_log')) || 0),
  logged: Math.max(0, Number(search.get('logged')) || 0),
})

export const clientLoader = guard(needsPlan, async ({ request }) => {
  const { toLog, logged } = offsets(new URL(request.url).searchParams)
  // Its button stands there from the start: nothing moves when it is known.
  const due = queryClient.prefetchQuery(reviewOverview())
  const list = await withFormulaFonts(queryClient.fetchQuery(mistakeList(toLog, logged)))
  const nothing = list.total_questions_to_log_count + list.total_logged_mistakes_count === 0
  // An empty journal leads where the dashboard leads.
  if (nothing) await queryClient.prefetchQuery(dashboardData())
  await due
  return list
})

const COLUMNS = ['Question', 'Mistake', 'Updated', 'Solution', 'Clue', 'Notes', 'Action'] as const

/** On a phone a row is a card: what is read in the entry itself would make the list ten screens long. */
const LATER_ON_A_PHONE: readonly string[] = ['Solution', 'Clue', 'Notes']
const onPhone = (): boolean => window.matchMedia('(max-width: 768px)').matches

const link = (toLog: number, logged: number): string => {
  const given = new URLSearchParams()
  if (toLog) given.set('to_log', String(toLog))
  if (logged) given.set('logged', String(logged))
  return `${paths.mistakes()}${given.size ? `?${given}` : ''}`
}

export default function MistakesPage() {
  const [search] = useSearchParams()
  const { toLog, logged } = offsets(search)
  const { data } = useSuspenseQuery(mistakeList(toLog, logged))
  const { userId } = useSession()
  const [phone] = useState(onPhone)
  const { hidden: chosen, change } = useHiddenColumns('mistakes', userId)
  const hidden = phone ? LATER_ON_A_PHONE : chosen
  const [open, setOpen] = useState<Question | null>(null)
  const show = (ancestry: string) =>
    queryClient
      .fetchQuery(newMistake(ancestry))
      .then((answer) => setOpen(answer.question))
      .catch(reportError)
  const perPage = data.items_per_page
  // As on Today: what has a name is confirmed in a press, so it comes first.
  const first = data.mistakes_to_log.find((m) => m.identify !== '') ?? data.mistakes_to_log[0]
  const nothing = data.mistakes_to_log.length === 0 && data.logged_mistakes.length === 0
  // A phone's card has no columns to choose from.
  const columns = nothing || phone ? null : <ColumnToggle columns={COLUMNS} hidden={hidden} onChange={change} />
  const waiting = data.total_questions_to_log_count
  const reviews = useQuery(reviewOverview()).data
  const due = reviews?.due_mistakes ?? 0
  const firstDue = reviews?.first_due_mistake ?? null
  const line = reviews ? journalLine(data.total_logged_mistakes_count, reviews) : null
  return (
    <Page
      title="Mistake Journal"
      actions={
        <>
          {/* In the order of Today: what is about to be forgotten, then what waits for its entry. */}
          {firstDue === null ? null : <ButtonLink to={paths.mistake(firstDue)}>Review {due} due</ButtonLink>}
          {first ? (
            <ButtonLink
              to={paths.newMistake(first.ancestry)}
              state={{ from: paths.mistakes() }}
              look={firstDue === null ? 'primary' : 'outline'}
            >
              {logWords(waiting)}
            </ButtonLink>
          ) : null}
          {columns}
        </>
      }
    >
      {nothing ? <TopicBefore what="mistakes" empty /> : null}
      {line === null ? null : <p className={styles.line}>{line}</p>}
      <div className={styles.journal}>
        <Sheet title="Mistakes to Log">
          {data.mistakes_to_log.length === 0 ? (
            <Empty short action={nothing ? <NextStep /> : undefined}>
              {MESSAGES.noMistakesToLog}
              <br />
              What you miss in a test waits here, with what probably happened filled in.
            </Empty>
          ) : (
            <MistakeTable
              label="Mistakes to Log"
              rows={data.mistakes_to_log}
              hidden={hidden}
              short={phone}
              onAsk={show}
              action={(m) => (
                <Link to={paths.newMistake(m.ancestry)} state={{ from: paths.mistakes() }} className={styles.log}>
                  Log
                </Link>
              )}
            />
          )}
          <Pager
            label="Pages of mistakes to log"
            offset={toLog}
            perPage={perPage}
            total={data.total_questions_to_log_count}
            range={LIMITS.toLogPageRange}
            to={(o) => link(o, logged)}
          />
        </Sheet>
        <Sheet title="Logged Mistakes">
          {data.logged_mistakes.length === 0 ? (
            <Empty short>
              {MESSAGES.noMistakesLogged}
              <br />A logged mistake comes back as a fresh question, until it no longer fools you.
            </Empty>
          ) : (
            <MistakeTable
              label="Logged Mistakes"
              rows={data.logged_mistakes}
              kinds
              hidden={hidden}
              short={phone}
              onAsk={show}
              action={(m) => (
                <span className={styles.links}>
                  <Link to={paths.mistake(m.id)}>Review</Link>
                  <Link to={paths.editMistake(m.id)}>Edit</Link>
                </span>
              )}
            />
          )}
          <Pager
            label="Pages of logged mistakes"
            offset={logged}
            perPage={perPage}
            total={data.total_logged_mistakes_count}
            range={LIMITS.loggedPageRange}
            to={(o) => link(toLog, o)}
          />
        </Sheet>
      </div>
      {nothing ? null : <TopicBefore what="mistakes" empty={false} />}
      {open ? (
        <Suspense fallback={null}>
          <QuestionModal question={open} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </Page>
  )
}
