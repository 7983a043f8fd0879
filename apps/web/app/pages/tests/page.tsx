import { LIMITS, MESSAGES } from '@fourfold/contract'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { dashboardData, testList } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { Pager } from '../../components/Pager'
import { Empty, Page, Sheet } from '../../components/shell/Page'
import { TopicBefore } from '../../components/shell/TopicNote'
import { useStartTest } from '../../components/use-start-test'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { Button, ButtonLink } from '../../ui/Button'
import { DiscardedTests } from './DiscardedTests'
import { keptHere } from './kept-here'
import { LateAnswers } from './LateAnswers'
import { FILTERS, filterOf, inFilter } from './names'
import { Timeline } from './Timeline'
import styles from './tests.module.css'

export const meta = () => pageMeta({ title: 'Previous Tests', description: 'Your tests.', noindex: true })

const PER_PAGE = LIMITS.testListPageSize
const offsetOf = (search: URLSearchParams): number => Math.max(0, Number(search.get('offset')) || 0)

export const clientLoader = guard(needsPlan, async ({ request }) => {
  const [list] = await Promise.all([
    queryClient.ensureQueryData(testList(offsetOf(new URL(request.url).searchParams), PER_PAGE)),
    queryClient.fetchQuery(keptHere()),
  ])
  // An empty list leads where the dashboard does: what that is comes with it.
  if (list.total_count === 0) await queryClient.prefetchQuery(dashboardData())
  return list
})

/** Nothing yet: the diagnostic, where the dashboard begins with it, else a test of one's own. */
function NoTests() {
  const { data } = useQuery(dashboardData())
  const start = useStartTest()
  const diagnostic = data?.first_step.kind === 'start_diagnostic'
  return (
    <Empty
      action={
        <div className={styles.begin}>
          {diagnostic ? (
            <Button busy={start.busy} onClick={() => void start.diagnostic()}>
              Start Diagnostic
            </Button>
          ) : null}
          <ButtonLink to={paths.newTest()} look={diagnostic ? 'outline' : 'primary'}>
            Create Test
          </ButtonLink>
          {start.error ? <p role="alert">{start.error}</p> : null}
          {start.overlay}
        </div>
      }
    >
      {MESSAGES.noTestsTaken}
    </Empty>
  )
}

export default function TestsPage() {
  const [search, setSearch] = useSearchParams()
  const offset = offsetOf(search)
  const { data } = useSuspenseQuery(testList(offset, PER_PAGE))
  // In the address: whoever opens a test and comes back finds the list as it was.
  const filter = filterOf(search.get('show'))
  const show = (name: string) =>
    setSearch(
      (given) => {
        if (name === 'All') given.delete('show')
        else given.set('show', name)
        return given
      },
      { replace: true, preventScrollReset: true },
    )
  // A test that was left comes first.
  const create = (
    <ButtonLink to={paths.newTest()} look={data.tests.some((t) => t.score === null) ? 'outline' : 'primary'}>
      Create Test
    </ButtonLink>
  )
  return (
    <Page title="Previous Tests" actions={data.total_count > 0 ? create : undefined}>
      <DiscardedTests tests={data.tests} />
      <LateAnswers />
      {data.total_count === 0 ? <TopicBefore what="tests" empty /> : null}
      <Sheet>
        {data.total_count === 0 ? (
          <NoTests />
        ) : data.tests.length === 0 ? (
          <Empty>{MESSAGES.noTestsToShow}</Empty>
        ) : (
          <>
            <fieldset className={styles.filters}>
              <legend className="visually-hidden">Show</legend>
              {FILTERS.filter((name) => data.tests.some((t) => inFilter(t, name))).map((name) => (
                <button key={name} type="button" aria-pressed={filter === name} onClick={() => show(name)}>
                  {name} <span>{data.tests.filter((t) => inFilter(t, name)).length}</span>
                </button>
              ))}
            </fieldset>
            <Timeline tests={data.tests.filter((t) => inFilter(t, filter))} />
          </>
        )}
        <Pager
          label="Pages of tests"
          offset={offset}
          perPage={PER_PAGE}
          total={data.total_count}
          range={LIMITS.testListPageRange}
          to={(o) => paths.tests(o, filter === 'All' ? undefined : filter)}
        />
      </Sheet>
    </Page>
  )
}
