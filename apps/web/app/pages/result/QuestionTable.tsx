import { MESSAGES, type Question, type Result } from '@fourfold/contract'
import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { type Outcome, outcomeOf } from '../../components/review/outcome'
import { Empty } from '../../components/shell/Page'
import { percent, seconds } from '../../format'
import { paths } from '../../routing/paths'
import { DataTable } from '../../ui/DataTable'
import { Rich } from '../../ui/Rich'
import { TextButton } from '../../ui/TextButton'
import styles from './question-table.module.css'

const TABS = ['All', 'Correct', 'Incorrect', 'Starred', 'Skipped'] as const
type Tab = (typeof TABS)[number]

const inTab = (q: Question, tab: Tab): boolean =>
  tab === 'All' ? true : tab === 'Starred' ? q.marked : outcomeOf(q) === tab

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

const givenIn = (q: Question): string | null => q.answer_attributes?.letter ?? q.student_produced_answer
const keyOf = (q: Question): string | null =>
  q.correct_grid_in_answer ?? q.options.find((o) => o.correct)?.letter ?? null

/** The question by what it is about, with the answer given and what happened, in place. */
function Told({ question: q, name, onOpen }: { question: Question; name: string | undefined; onOpen: () => void }) {
  const given = givenIn(q)
  return (
    <div className={styles.told}>
      <TextButton onClick={onOpen}>
        {q.order + 1}. {name ?? q.ancestry}
      </TextButton>
      <small>{q.ancestry}</small>
      {outcomeOf(q) === 'Correct' ? null : (
        <span>
          {given ? `You answered ${given}` : 'No answer'}; the key is {keyOf(q)}.
        </span>
      )}
      {outcomeOf(q) === 'Incorrect' && q.misconception ? <Rich html={q.misconception.sentence} inline /> : null}
    </div>
  )
}

type Props = {
  result: Result
  onOpen: (q: Question, among: readonly Question[]) => void
  onLook: (q: Question) => void
}

/** Too few others have answered: nothing, rather than the same words in every row. */
const known = (value: number | null, write: (value: number) => string): string | null =>
  value === null ? null : write(value)

/** The questions as rows on a desk and as cards on a phone (spec §2: tabs and columns). */
export function QuestionTable({ result, onOpen, onLook }: Props) {
  const [tab, setTab] = useState<Tab>('All')
  const tagName = new Map(result.tags.map((t) => [t.id, t.name]))
  const rows = result.questions_attributes.filter((q) => inTab(q, tab))
  return (
    <Tabs value={tab} onChange={(t) => setTab((t ?? 'All') as Tab)}>
      <Tabs.List aria-label="Questions">
        {TABS.map((t) => (
          <Tabs.Tab key={t} value={t} className={styles.tab ?? ''}>
            {t} ({result.questions_attributes.filter((q) => inTab(q, t)).length})
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab} pt="md" className={styles.panel ?? ''}>
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
                cell: (q) => <Told question={q} name={tagName.get(q.tag_id ?? '')} onOpen={() => onOpen(q, rows)} />,
              },
              { name: 'Topic', cell: (q) => tagName.get(q.tag_id ?? '') ?? '' },
              { name: 'Average', cell: (q) => known(q.question_percent_correct_average, percent) },
              { name: 'Time Spent', cell: (q) => seconds(q.time_spent) },
              { name: 'Avg. Time Spent', cell: (q) => known(q.question_time_spent_average, seconds) },
              {
                name: 'Action',
                cell: (q) => (
                  <span className={styles.actions}>
                    {q.mistake?.logged ? (
                      <Link to={paths.mistake(q.mistake.id)}>View Journal Entry</Link>
                    ) : (
                      <Link to={paths.newMistake(q.ancestry)}>Log Question</Link>
                    )}
                    {outcomeOf(q) === 'Correct' ? null : <TextButton onClick={() => onLook(q)}>Second look</TextButton>}
                  </span>
                ),
              },
            ]}
          />
        )}
      </Tabs.Panel>
    </Tabs>
  )
}
