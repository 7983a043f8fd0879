import { answerChange, MESSAGES, type Question } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { testDetail } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { Doughnut } from '../../components/Doughnut'
import { outcomeOf } from '../../components/review/outcome'
import { Empty, Page, Sheet } from '../../components/shell/Page'
import { OwnTopic } from '../../components/shell/TopicNote'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { Button, ButtonLink } from '../../ui/Button'
import { DataTable } from '../../ui/DataTable'
import styles from './analysis.module.css'
import { byTopic, firstRows } from './by-topic'
import { Insights } from './Insights'

export const meta = () => pageMeta({ title: 'Test Analysis', description: 'Where the points went.', noindex: true })

export const clientLoader = guard(needsPlan, ({ params }) => queryClient.fetchQuery(testDetail(Number(params.id))))

const CHANGES = [
  ['Correct to incorrect', 'correct_to_incorrect'],
  ['Incorrect to correct', 'incorrect_to_correct'],
  ['Incorrect to incorrect', 'incorrect_to_incorrect'],
] as const

/** Which way answers were changed, and how often. */
const answerChanges = (questions: readonly Question[]) =>
  CHANGES.map(([name, change]) => ({
    name,
    n: questions.filter((q) => answerChange(q.answer_tracker) === change).length,
  }))

/** On a phone what did not happen is left out. */
const Count = ({ n }: { n: number }) => <span data-zero={n === 0 || undefined}>{n}</span>

export default function AnalysisPage() {
  const id = Number(useParams().id)
  const [filter, setFilter] = useState('')
  const [all, setAll] = useState(false)
  const { data: test } = useSuspenseQuery(testDetail(id))
  if (test.score === null)
    return (
      <Page title="Test Analysis" topic={test.section}>
        <Sheet>
          <Empty action={<ButtonLink to={paths.test(id)}>Resume</ButtonLink>}>{MESSAGES.thisTestNotScored}</Empty>
        </Sheet>
      </Page>
    )
  const outcomes = test.questions_attributes.map(outcomeOf)
  const n = (what: string) => outcomes.filter((o) => o === what).length
  const changes = answerChanges(test.questions_attributes)
  const sought = filter.trim().toLowerCase()
  const found = byTopic(test.questions_attributes, test.tags).filter((r) => r.name.toLowerCase().includes(sought))
  // What is looked for is shown wherever it stands.
  const first = sought === '' ? firstRows(found) : found
  const rows = all ? found : first
  return (
    <Page
      title="Test Analysis"
      topic={test.section}
      actions={
        <>
          <ButtonLink to={paths.test(id)} look="outline">
            Review Test
          </ButtonLink>
          <ButtonLink to={paths.result(id)} look="outline">
            Test Results
          </ButtonLink>
        </>
      }
    >
      <OwnTopic topic={test.section} of="test" />
      <Insights test={test} />
      <div className={styles.two}>
        <Sheet title="Percentage Breakdown">
          <Doughnut correct={n('Correct')} incorrect={n('Incorrect')} skipped={n('Skipped')} />
        </Sheet>
        <Sheet title="Answer Changes">
          {changes.every(({ n }) => n === 0) ? (
            <p>You changed no answer.</p>
          ) : (
            <DataTable
              label="Answer Changes"
              compact
              rows={changes}
              rowKey={(r) => r.name}
              columns={[
                { name: 'Change', cell: (r) => r.name },
                { name: 'Questions', cell: (r) => r.n },
              ]}
            />
          )}
        </Sheet>
      </div>
      <Sheet
        title="Topics"
        aside={
          <input
            className={styles.filter}
            aria-label="Filter"
            placeholder="Filter"
            value={filter}
            onChange={(e) => setFilter(e.currentTarget.value)}
          />
        }
      >
        {rows.length === 0 ? (
          <Empty>{MESSAGES.noResults}</Empty>
        ) : (
          <div className={styles.topics}>
            <DataTable
              label="Topics"
              named
              compact
              rows={rows}
              rowKey={(r) => r.id}
              columns={[
                { name: 'Name', cell: (r) => r.name },
                { name: 'Correct', cell: (r) => <Count n={r.correct} /> },
                { name: 'Incorrect', cell: (r) => <Count n={r.incorrect} /> },
                { name: 'Skipped', cell: (r) => <Count n={r.skipped} /> },
              ]}
            />
          </div>
        )}
        {first.length < found.length ? (
          <Button look="plain" small aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show less' : `Show ${found.length - first.length} more`}
          </Button>
        ) : null}
      </Sheet>
    </Page>
  )
}
