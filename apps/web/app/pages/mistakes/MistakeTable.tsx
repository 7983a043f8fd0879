import type { MistakeRow } from '@fourfold/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { KINDS } from '../../components/review/miss-kinds'
import { day, dueWords } from '../../format'
import { Button } from '../../ui/Button'
import { DataTable } from '../../ui/DataTable'
import { Text } from '../../ui/Text'
import { excerpt } from './excerpt'
import styles from './mistakes.module.css'

const QUESTION_CHARS = 110
/** The whole of it stands in the entry. */
const SOLUTION_CHARS = 130

/** A row of a phone is a card: this many are read without losing one's place. */
const CARDS = 8
/** Two or three more are shown at once rather than hidden behind a button. */
const SPARE = 3

type Props = Readonly<{
  label: string
  rows: readonly MistakeRow[]
  hidden: readonly string[]
  /** Whether the list begins with its first rows, and the others wait for a press. */ short: boolean
  /** Whether the kind of a miss is the student’s own word, and no proposal. */ kinds?: boolean
  /** The question of a mistake was asked for. */ onAsk: (ancestry: string) => void
  action: (m: MistakeRow) => ReactNode
}>

/** Mistakes with what the student wrote about them; what can be done with each stands in the last column. */
export function MistakeTable({ label, rows, hidden, short, kinds = false, onAsk, action }: Props) {
  const [all, setAll] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // Whoever pressed goes on reading where the list went on.
  useEffect(() => {
    if (all) box.current?.querySelectorAll('tbody tr')[CARDS]?.querySelector<HTMLElement>('a, button')?.focus()
  }, [all])
  const folded = short && !all && rows.length > CARDS + SPARE
  const off = (name: string) => hidden.includes(name)
  // What tells a row from the others comes first: the same slip is made in many questions.
  const questionCell = (m: MistakeRow) => (
    <button type="button" className={styles.ask} onClick={() => onAsk(m.ancestry)}>
      <Text text={excerpt(m.question, QUESTION_CHARS)} className={styles.text ?? ''} />
      <small className={styles.which}>
        {m.skill} · <span className={styles.code}>{m.ancestry}</span>
      </small>
    </button>
  )
  const columns = [
    { name: 'Question', hidden: off('Question'), cell: questionCell },
    {
      name: 'Mistake',
      hidden: off('Mistake'),
      cell: (m: MistakeRow) =>
        m.identify ? (
          <Text text={m.identify} className={styles.text ?? ''} />
        ) : (
          // Without a sentence the kind says it, where the student chose one.
          <span className={styles.unnamed}>
            {kinds && m.kind ? KINDS[m.kind] : 'What went wrong is not written yet'}
          </span>
        ),
    },
    {
      name: 'Updated',
      hidden: off('Updated'),
      cell: (m: MistakeRow) => (
        <span className={styles.dates}>
          {m.due_at === null ? null : <strong>{dueWords(m.due_at, new Date())}</strong>}
          <span className={styles.date}>{day(m.updated_at)}</span>
        </span>
      ),
    },
    {
      name: 'Solution',
      hidden: off('Solution'),
      cell: (m: MistakeRow) => (
        <Text text={excerpt(m.solution, SOLUTION_CHARS)} className={`${styles.text} ${styles.clip}`} />
      ),
    },
    {
      name: 'Clue',
      hidden: off('Clue'),
      cell: (m: MistakeRow) => (m.clue ? <Text text={m.clue} className={`${styles.text} ${styles.clue}`} /> : null),
    },
    {
      name: 'Notes',
      hidden: off('Notes'),
      cell: (m: MistakeRow) => (m.notes ? <Text text={m.notes} className={styles.text ?? ''} /> : null),
    },
    { name: 'Action', hidden: off('Action'), cell: action },
  ]
  const shown = folded ? rows.slice(0, CARDS) : rows
  return (
    <div ref={box}>
      <DataTable label={label} rows={shown} rowKey={(m) => m.id} lead="Question" columns={columns} />
      {folded ? (
        <Button look="outline" className={styles.more} onClick={() => setAll(true)}>
          Show {rows.length - CARDS} more
        </Button>
      ) : null}
    </div>
  )
}
