import type { Mark } from '@fourfold/contract'
import { Rich } from '../ui/Rich'
import { LOOK_NAMES } from './MarkLooks'
import styles from './marks.module.css'

const WHERE = {
  passage: 'Passage',
  stem: 'Question',
  A: 'Option A',
  B: 'Option B',
  C: 'Option C',
  D: 'Option D',
} as const

/** The quote is the bank's own text: its formulas are drawn; signs of HTML in it are text. */
const asHtml = (quote: string): string => quote.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Highlights with their notes, in words: for those who cannot see tints, and to read notes in a row. */
export function NoteList({
  marks,
  onOpen,
  onRemove,
}: {
  marks: readonly Mark[]
  onOpen?: (mark: Mark) => void
  onRemove?: (mark: Mark) => void
}) {
  return (
    <ul className={styles.list}>
      {marks.map((mark) => (
        <li key={mark.id} data-look={mark.look}>
          <small>
            {WHERE[mark.part]} · {LOOK_NAMES[mark.look]}
          </small>
          <Rich html={asHtml(mark.quote)} className={styles.quote ?? ''} />
          {mark.note === '' ? null : <p className={styles.noteText}>{mark.note}</p>}
          {onOpen && onRemove ? (
            <div className={styles.actions}>
              <button type="button" onClick={() => onOpen(mark)}>
                {mark.note === '' ? 'Add a note' : 'Edit'}
              </button>
              <button type="button" onClick={() => onRemove(mark)} aria-label={`Remove: ${mark.quote}`}>
                Remove
              </button>
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** The marks of a question: on its text and options, and on its passage. */
export const marksOf = (marks: readonly Mark[], question: { id: number; passage: { id: number } | null }): Mark[] =>
  marks.filter((m) => (m.part === 'passage' ? m.part_of === question.passage?.id : m.part_of === question.id))
