import { MESSAGES, type Question, type Result } from '@fourfold/contract'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { type Outcome, outcomeOf } from '../../components/review/outcome'
import { Empty } from '../../components/shell/Page'
import { percent, seconds } from '../../format'
import { paths } from '../../routing/paths'
import { Button } from '../../ui/Button'
import { DataTable } from '../../ui/DataTable'
import { Star } from '../../ui/icons'
import { OutcomeMark } from '../../ui/OutcomeMark'
import { Rich } from '../../ui/Rich'
import { Tabs } from '../../ui/Tabs'
import { TextButton } from '../../ui/TextButton'
import { AnswerLine } from './AnswerLine'
import { worthLogging } from './next-step'
import styles from './question-table.module.css'

const TABS = ['All', 'Correct', 'Incorrect', 'Starred', 'Skipped'] as const
type Tab = (typeof TABS)[number]

const inTab = (q: Question, tab: Tab): boolean =>
  tab === 'All' ? true : tab === 'Starred' ? q.marked : outcomeOf(q) === tab

function Verdict({ outcome, marked }: { outcome: Outcome; marked: boolean }) {
  return (
    <span className={styles.verdict} data-outcome={outcome}>
      <OutcomeMark outcome={outcome} /> <span className={styles.word}>{outcome}</span>
      {marked ? (
        <span className={styles.star} role="img" aria-label="starred">
          <Star size={16} fill="currentColor" />
        </span>
      ) : null}
    </span>
  )
}

/** The question by what it is about, with the answer given and what happened, in place. */
function QuestionLine({
  question: q,
  name,
  onOpen,
}: {
  question: Question
  name: string | undefined
  onOpen: () => void
}) {
  return (
    <div className={styles.told}>
      <TextButton onClick={onOpen}>
        {q.order + 1}. {name ?? q.ancestry}
      </TextButton>
      <AnswerLine question={q} />
      {outcomeOf(q) === 'Incorrect' && q.misconception ? (
        <p className={styles.happened}>
          “<Rich html={q.misconception.sentence} inline />”
        </p>
      ) : null}
    </div>
  )
}

type Props = {
  result: Result
  onOpen: (q: Question, among: readonly Question[]) => void
  onLook: (q: Question) => void
}

/** To the entry, or to a new one (spec §2: the action of a row). */
export function JournalLink({ question: { mistake, ancestry } }: { question: Question }) {
  const { pathname } = useLocation()
  return mistake?.logged ? (
    <Link to={paths.mistake(mistake.id)}>View Journal Entry</Link>
  ) : (
    <Link to={paths.newMistake(ancestry)} state={{ from: pathname }}>
      Log Question
    </Link>
  )
}

/** Too few others have answered: nothing, rather than the same words in every row. */
const known = (value: number | null, write: (value: number) => string): string | null =>
  value === null ? null : write(value)

/** So many cards are a phone's screen or two; the others come at a press. As many as `tr:nth-child` of the styles says. */
const SHORT = 6

/** The questions as rows on a desk and as cards on a phone (spec §2: tabs and columns). */
export function QuestionTable({ result, onOpen, onLook }: Props) {
  const [search, setSearch] = useSearchParams()
  // In the address: whoever opens a journal entry and comes back finds the same questions.
  const tab: Tab = TABS.find((name) => name === search.get('show')) ?? 'All'
  const setTab = (name: string | null) =>
    setSearch(name === null || name === 'All' ? {} : { show: name }, { replace: true, preventScrollReset: true })
  // The tab that is whole already, and none other, stays so.
  const [whole, setWhole] = useState<Tab | null>(null)
  const tags = new Map(result.tags.map((t) => [t.id, t]))
  const all = result.questions_attributes
  const rows = all.filter((q) => inTab(q, tab))
  const folds = whole !== tab && rows.length > SHORT
  // Said once, and small, why the columns about others are empty.
  const alone = all.every((q) => q.question_percent_correct_average === null && q.question_time_spent_average === null)
  const tagOf = (q: Question) => tags.get(q.tag_id ?? '')
  return (
    <Tabs value={tab} onChange={setTab}>
      <Tabs.List aria-label="Questions" className={styles.tabs ?? ''}>
        {TABS.map((t) => (
          <Tabs.Tab key={t} value={t} className={styles.tab ?? ''}>
            {t} ({all.filter((q) => inTab(q, t)).length})
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab} className={styles.panel ?? ''}>
        {rows.length === 0 ? (
          <Empty>{MESSAGES.noTabQuestions(tab)}</Empty>
        ) : (
          <div data-folded={folds || undefined}>
            <DataTable
              label={`${tab} questions`}
              rows={rows}
              rowKey={(q) => q.id}
              columns={[
                { name: 'Correct', cell: (q) => <Verdict outcome={outcomeOf(q)} marked={q.marked} /> },
                {
                  name: 'Question',
                  cell: (q) => <QuestionLine question={q} name={tagOf(q)?.name} onOpen={() => onOpen(q, rows)} />,
                },
                {
                  name: 'Topic',
                  cell: (q) => (
                    <span className={styles.topic}>
                      {tagOf(q)?.subject} <small>{q.ancestry}</small>
                    </span>
                  ),
                },
                { name: 'Average', cell: (q) => known(q.question_percent_correct_average, percent) },
                { name: 'Time Spent', cell: (q) => seconds(q.time_spent) },
                { name: 'Avg. Time Spent', cell: (q) => known(q.question_time_spent_average, seconds) },
                {
                  name: 'Action',
                  cell: (q) => (
                    <span className={styles.actions}>
                      {q.mistake?.logged || worthLogging(q) ? <JournalLink question={q} /> : null}
                      {outcomeOf(q) === 'Correct' ? null : (
                        <TextButton onClick={() => onLook(q)}>Second look</TextButton>
                      )}
                    </span>
                  ),
                },
              ]}
            />
          </div>
        )}
        {folds ? (
          <Button look="plain" small className={styles.unfold ?? ''} onClick={() => setWhole(tab)}>
            Show all {rows.length}
          </Button>
        ) : null}
        {alone ? <p className={styles.later}>Average and Avg. Time Spent: from 5 students on.</p> : null}
      </Tabs.Panel>
    </Tabs>
  )
}
