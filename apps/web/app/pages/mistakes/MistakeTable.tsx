import type { MistakeRow } from '@fourfold/contract'
import type { ReactNode } from 'react'
import { day } from '../../format'
import { DataTable } from '../../ui/DataTable'
import { Text } from '../../ui/Text'
import { excerpt } from './excerpt'
import styles from './mistakes.module.css'

const QUESTION_CHARS = 110
/** The whole of it stands in the entry. */
const SOLUTION_CHARS = 130

type Props = Readonly<{
  label: string
  rows: readonly MistakeRow[]
  hidden: readonly string[]
  /** The question of a mistake was asked for. */ onAsk: (ancestry: string) => void
  action: (m: MistakeRow) => ReactNode
}>

/** Mistakes with what the student wrote about them; what can be done with each stands in the last column. */
export function MistakeTable({ label, rows, hidden, onAsk, action }: Props) {
  const off = (name: string) => hidden.includes(name)
  const questionCell = (m: MistakeRow) => (
    <button type="button" className={styles.ask} onClick={() => onAsk(m.ancestry)}>
      <span className={styles.code}>{m.ancestry}</span>
      <Text text={excerpt(m.question, QUESTION_CHARS)} className={styles.text ?? ''} />
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
          <>
            {m.skill}
            <span className={styles.unnamed}>: not named yet</span>
          </>
        ),
    },
    {
      name: 'Updated',
      hidden: off('Updated'),
      cell: (m: MistakeRow) => <span className={styles.date}>{day(m.updated_at)}</span>,
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
  return <DataTable label={label} rows={rows} rowKey={(m) => m.id} lead="Mistake" columns={columns} />
}
