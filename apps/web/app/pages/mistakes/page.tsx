import { LIMITS, MESSAGES, type Question } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { mistakeList, newMistake } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { ColumnToggle, useHiddenColumns } from '../../components/ColumnToggle'
import { Pager } from '../../components/Pager'
import { reportError } from '../../components/shell/notices'
import { Empty, Page, Sheet } from '../../components/shell/Page'
import { when } from '../../format'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { useSession } from '../../session/use-session'
import { ButtonLink } from '../../ui/Button'
import { DataTable } from '../../ui/DataTable'
import { withFormulaFonts } from '../../ui/formula-fonts'
import { Text } from '../../ui/Text'
import { excerpt } from './excerpt'
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

export const clientLoader = guard(needsPlan, ({ request }) => {
  const { toLog, logged } = offsets(new URL(request.url).searchParams)
  return withFormulaFonts(queryClient.fetchQuery(mistakeList(toLog, logged)))
})

const QUESTION_CHARS = 110
/** The whole of it stands in the entry. */
const SOLUTION_CHARS = 130
const COLUMNS = ['Question', 'Mistake', 'Updated', 'Solution', 'Clue', 'Notes', 'Action'] as const

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
  const { hidden, change } = useHiddenColumns('mistakes', userId)
  const [open, setOpen] = useState<Question | null>(null)
  const show = (ancestry: string) =>
    queryClient
      .fetchQuery(newMistake(ancestry))
      .then((answer) => setOpen(answer.question))
      .catch(reportError)
  const off = (name: string) => hidden.includes(name)
  type Row = (typeof data.mistakes_to_log)[number]
  const questionCell = (m: Row) => (
    <button type="button" className={styles.ask} onClick={() => show(m.ancestry)}>
      <span className={styles.code}>{m.ancestry}</span>
      <Text text={excerpt(m.question, QUESTION_CHARS)} className={styles.text ?? ''} />
    </button>
  )
  const columns = (action: (m: Row) => ReactNode) => [
    { name: 'Question', hidden: off('Question'), cell: questionCell },
    {
      name: 'Mistake',
      hidden: off('Mistake'),
      cell: (m: Row) =>
        m.identify ? (
          <Text text={m.identify} className={styles.text ?? ''} />
        ) : (
          <span className={styles.unnamed}>Not named yet</span>
        ),
    },
    { name: 'Updated', hidden: off('Updated'), cell: (m: Row) => when(m.updated_at) },
    {
      name: 'Solution',
      hidden: off('Solution'),
      cell: (m: Row) => <Text text={excerpt(m.solution, SOLUTION_CHARS)} className={`${styles.text} ${styles.clip}`} />,
    },
    {
      name: 'Clue',
      hidden: off('Clue'),
      cell: (m: Row) => (m.clue ? <Text text={m.clue} className={styles.text ?? ''} /> : null),
    },
    {
      name: 'Notes',
      hidden: off('Notes'),
      cell: (m: Row) => (m.notes ? <Text text={m.notes} className={styles.text ?? ''} /> : null),
    },
    { name: 'Action', hidden: off('Action'), cell: action },
  ]
  const perPage = data.items_per_page
  const first = data.mistakes_to_log[0]
  const waiting = data.total_questions_to_log_count
  return (
    <Page
      title="Mistake Journal"
      actions={
        <>
          {first ? (
            <ButtonLink to={paths.newMistake(first.ancestry)}>
              {waiting === 1 ? 'Log 1 mistake' : `Log ${waiting} mistakes`}
            </ButtonLink>
          ) : null}
          <ColumnToggle columns={COLUMNS} hidden={hidden} onChange={change} />
        </>
      }
    >
      <div className={styles.journal}>
        <Sheet title="Mistakes to Log">
          {data.mistakes_to_log.length === 0 ? (
            <Empty
              action={
                data.logged_mistakes.length === 0 ? (
                  <ButtonLink to={paths.newTest()}>Create Test</ButtonLink>
                ) : undefined
              }
            >
              {MESSAGES.noMistakesToLog}
              <br />
              What you miss in a test waits here, with what probably happened filled in.
            </Empty>
          ) : (
            <DataTable
              label="Mistakes to Log"
              rows={data.mistakes_to_log}
              rowKey={(m) => m.id}
              lead="Mistake"
              columns={columns((m) => (
                <Link to={paths.newMistake(m.ancestry)} className={styles.log}>
                  Log
                </Link>
              ))}
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
            <Empty>
              {MESSAGES.noMistakesLogged}
              <br />A logged mistake comes back as a fresh question, until it no longer fools you.
            </Empty>
          ) : (
            <DataTable
              label="Logged Mistakes"
              rows={data.logged_mistakes}
              rowKey={(m) => m.id}
              lead="Mistake"
              columns={columns((m) => (
                <span className={styles.links}>
                  <Link to={paths.mistake(m.id)}>Review</Link>
                  <Link to={paths.editMistake(m.id)}>Edit</Link>
                </span>
              ))}
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
      {open ? (
        <Suspense fallback={null}>
          <QuestionModal question={open} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </Page>
  )
}
