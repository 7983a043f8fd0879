import { LIMITS, MESSAGES, type TestListItem } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { testList } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { Pager } from '../../components/Pager'
import { Empty, Page, Sheet } from '../../components/shell/Page'
import { score, when, yesNo } from '../../format'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { usePlanEnded } from '../../session/use-plan-ended'
import { ButtonLink } from '../../ui/Button'
import { DataTable } from '../../ui/DataTable'
import { DiscardedTests } from './DiscardedTests'
import styles from './tests.module.css'

export const meta = () => pageMeta({ title: 'Previous Tests', description: 'Your tests.', noindex: true })

const PER_PAGE = LIMITS.testListPageSize
const offsetOf = (search: URLSearchParams): number => Math.max(0, Number(search.get('offset')) || 0)

export const clientLoader = guard(needsPlan, ({ request }) =>
  queryClient.ensureQueryData(testList(offsetOf(new URL(request.url).searchParams), PER_PAGE)),
)

const modeName = (mode: string): string => (mode === 'Marked' ? 'Starred' : mode)

function Actions({ test }: { test: TestListItem }) {
  const ended = usePlanEnded() !== null
  // An open test can be read after its plan has run out; to go on with it needs one.
  if (test.score === null)
    return (
      <span className={styles.links}>
        {ended ? <Link to={paths.test(test.id)}>View</Link> : null}
        <Link to={ended ? paths.upgrade() : paths.test(test.id)}>Resume</Link>
      </span>
    )
  return (
    <span className={styles.links}>
      <Link to={paths.test(test.id)}>View</Link>
      <Link to={paths.result(test.id)}>Results</Link>
      <Link to={paths.analysis(test.id)}>Analysis</Link>
    </span>
  )
}

export default function TestsPage() {
  const [search] = useSearchParams()
  const offset = offsetOf(search)
  const { data } = useSuspenseQuery(testList(offset, PER_PAGE))
  const create = <ButtonLink to={paths.newTest()}>Create Test</ButtonLink>
  return (
    <Page title="Previous Tests" actions={data.total_count > 0 ? create : undefined}>
      <DiscardedTests />
      <Sheet>
        {data.total_count === 0 ? (
          <Empty action={create}>{MESSAGES.noTestsTaken}</Empty>
        ) : data.tests.length === 0 ? (
          <Empty>{MESSAGES.noTestsToShow}</Empty>
        ) : (
          <DataTable
            label="Previous Tests"
            rows={data.tests}
            rowKey={(t) => t.id}
            columns={[
              { name: 'Score', cell: (t) => (t.score === null ? MESSAGES.testNotScored : score(t.score)) },
              { name: 'id', cell: (t) => t.id },
              { name: 'Timed', cell: (t) => yesNo(t.timed) },
              { name: 'Tutor', cell: (t) => yesNo(t.tutor) },
              { name: 'Question Mode', cell: (t) => modeName(t.question_mode) },
              { name: 'Question Count', cell: (t) => t.number_of_questions },
              { name: 'Created At', cell: (t) => when(t.created_at) },
              { name: 'Action', cell: (t) => <Actions test={t} /> },
            ]}
          />
        )}
        <Pager
          label="Pages of tests"
          offset={offset}
          perPage={PER_PAGE}
          total={data.total_count}
          range={LIMITS.testListPageRange}
          to={(o) => paths.tests(o)}
        />
      </Sheet>
    </Page>
  )
}
