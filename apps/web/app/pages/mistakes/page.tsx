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
import { DataTable } from '../../ui/DataTable'
import { Text } from '../../ui/Text'
import { TextButton } from '../../ui/TextButton'
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
  return queryClient.fetchQuery(mistakeList(toLog, logged))
})

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
  const questionCell = (m: Row) => <TextButton onClick={() => show(m.ancestry)}>{m.ancestry}</TextButton>
  const columns = (action: (m: Row) => ReactNode) => [
    { name: 'Question', hidden: off('Question'), cell: questionCell },
    {
      name: 'Mistake',
      hidden: off('Mistake'),
      cell: (m: Row) => (m.identify ? <Text text={m.identify} className={styles.text ?? ''} /> : null),
    },
    { name: 'Updated', hidden: off('Updated'), cell: (m: Row) => when(m.updated_at) },
    {
      name: 'Solution',
      hidden: off('Solution'),
      cell: (m: Row) => <Text text={m.solution} className={`${styles.text} ${styles.clip}`} />,
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
  return (
    <Page title="Mistake Journal" actions={<ColumnToggle columns={COLUMNS} hidden={hidden} onChange={change} />}>
      <Sheet title="Mistakes to Log">
        {data.mistakes_to_log.length === 0 ? (
          <Empty>{MESSAGES.noMistakesToLog}</Empty>
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
          <Empty>{MESSAGES.noMistakesLogged}</Empty>
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
      {open ? (
        <Suspense fallback={null}>
          <QuestionModal question={open} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </Page>
  )
}
