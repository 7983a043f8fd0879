import { MESSAGES, type Question, type Result } from '@fourfold/contract'
import { Tabs } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { testResult } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { type Outcome, outcomeOf } from '../../components/review/outcome'
import { QuestionModal } from '../../components/review/QuestionModal'
import { Empty, Page, Sheet } from '../../components/shell/Page'
import { percent, score, seconds } from '../../format'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { ButtonLink } from '../../ui/Button'
import { DataTable } from '../../ui/DataTable'
import { TextButton } from '../../ui/TextButton'
import { NextStep } from './NextStep'
import { PaceStrip } from './PaceStrip'
import styles from './result.module.css'
import { SecondLook } from './SecondLook'

export const meta = () => pageMeta({ title: 'Result', description: 'Your result.', noindex: true })

export const clientLoader = guard(needsPlan, ({ params }) => queryClient.fetchQuery(testResult(Number(params.id))))

const TABS = ['All', 'Correct', 'Incorrect', 'Starred', 'Skipped'] as const
type Tab = (typeof TABS)[number]

const inTab = (q: Question, tab: Tab): boolean =>
  tab === 'All' ? true : tab === 'Starred' ? q.marked : outcomeOf(q) === tab

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

export default function ResultPage() {
  const id = Number(useParams().id)
  const { data } = useSuspenseQuery(testResult(id))
  if (data.score === null)
    return (
      <Page title="Result">
        <Sheet>
          <Empty action={<ButtonLink to={paths.test(id)}>Resume</ButtonLink>}>{MESSAGES.thisTestNotScored}</Empty>
        </Sheet>
      </Page>
    )
  return <Scored result={data} value={data.score} />
}

function Scored({ result, value }: { result: Result; value: number }) {
  const [tab, setTab] = useState<Tab>('All')
  const [open, setOpen] = useState<Question | null>(null)
  const [look, setLook] = useState<Question | null>(null)
  const tagName = new Map(result.tags.map((t) => [t.id, t.name]))
  const rows = result.questions_attributes.filter((q) => inTab(q, tab))
  return (
    <Page
      title="Result"
      actions={
        <>
          <ButtonLink to={paths.test(result.id)} look="outline">
            Question List
          </ButtonLink>
          <ButtonLink to={paths.analysis(result.id)}>Test Analysis</ButtonLink>
        </>
      }
    >
      <Sheet>
        <dl className={styles.figures}>
          <Figure label="Your Score" value={score(value)} />
          <Figure label="Average Score of All Users" value={percent(result.account_average_score)} />
          <Figure label="Your Avg. Time per Question" value={seconds(result.your_average_time)} />
          <Figure label="Avg. Time per Question of All Users" value={seconds(result.account_average_time)} />
        </dl>
        <NextStep topic={result.section} />
        <PaceStrip questions={result.questions_attributes} />
        <p className={styles.share}>
          Share code <strong>{result.share_code}</strong>: who enters it under Create Test, Recommendation, gets the
          same questions. <Link to={paths.printTest(result.id)}>Print this test</Link>
        </p>
      </Sheet>
      <Sheet>
        <Tabs value={tab} onChange={(t) => setTab((t ?? 'All') as Tab)}>
          <Tabs.List aria-label="Questions">
            {TABS.map((t) => (
              <Tabs.Tab key={t} value={t}>
                {t} ({result.questions_attributes.filter((q) => inTab(q, t)).length})
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={tab} pt="md">
            {rows.length === 0 ? (
              <Empty>{MESSAGES.noTabQuestions(tab)}</Empty>
            ) : (
              <DataTable
                label={`${tab} questions`}
                rows={rows}
                rowKey={(q) => q.id}
                columns={[
                  { name: 'Correct', cell: (q) => <Verdict outcome={outcomeOf(q)} marked={q.marked} /> },
                  {
                    name: 'Question',
                    cell: (q) => (
                      <TextButton onClick={() => setOpen(q)}>
                        {q.order + 1}. {q.ancestry}
                      </TextButton>
                    ),
                  },
                  { name: 'Topic', cell: (q) => tagName.get(q.tag_id ?? '') ?? '' },
                  { name: 'Average', cell: (q) => percent(q.question_percent_correct_average) },
                  { name: 'Time Spent', cell: (q) => seconds(q.time_spent) },
                  { name: 'Avg. Time Spent', cell: (q) => seconds(q.question_time_spent_average) },
                  {
                    name: 'Action',
                    cell: (q) => (
                      <span className={styles.actions}>
                        {q.mistake?.logged ? (
                          <Link to={paths.mistake(q.mistake.id)}>View Journal Entry</Link>
                        ) : (
                          <Link to={paths.newMistake(q.ancestry)}>Log Question</Link>
                        )}
                        {outcomeOf(q) === 'Correct' ? null : (
                          <TextButton onClick={() => setLook(q)}>Second look</TextButton>
                        )}
                      </span>
                    ),
                  },
                ]}
              />
            )}
          </Tabs.Panel>
        </Tabs>
      </Sheet>
      {open ? <QuestionModal question={open} onClose={() => setOpen(null)} /> : null}
      {look ? <SecondLook question={look} onClose={() => setLook(null)} /> : null}
    </Page>
  )
}

const MARKS = { Correct: '✓', Incorrect: '✗', Skipped: '–' } as const

function Verdict({ outcome, marked }: { outcome: Outcome; marked: boolean }) {
  return (
    <span className={styles.verdict} data-outcome={outcome}>
      <span aria-hidden="true">{MARKS[outcome]}</span> {outcome}
      {marked ? (
        <span className={styles.star} role="img" aria-label="starred">
          ★
        </span>
      ) : null}
    </span>
  )
}
