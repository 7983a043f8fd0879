import type { Question } from '@fourfold/contract'
import { outcomeOf } from '../../components/review/outcome'

type Row = Readonly<{ id: string; name: string; correct: number; incorrect: number; skipped: number }>

/** Fewer are not worth a fold. */
const LEAST = 5
/** More are not read at once, were all of them missed. */
const MOST = 8
/** Nor is a fold that hides fewer than these. */
const HIDDEN = 3

/** What is shown at first: the topics with something to look at, else the first few. */
export function firstRows(rows: readonly Row[]): readonly Row[] {
  const missed = rows.filter((row) => row.incorrect + row.skipped > 0)
  const first = Math.min(MOST, Math.max(LEAST, missed.length))
  return rows.length - first < HIDDEN ? rows : rows.slice(0, first)
}

/** How the topics of a test went; what was missed comes first, then what was left empty. */
export function byTopic(questions: readonly Question[], tags: readonly { id: string; name: string }[]): Row[] {
  const rows = tags.map(({ id, name }) => {
    const own = questions.filter((q) => q.tag_id === id).map(outcomeOf)
    const n = (what: string) => own.filter((o) => o === what).length
    return { id, name, correct: n('Correct'), incorrect: n('Incorrect'), skipped: n('Skipped') }
  })
  return rows.sort((a, b) => b.incorrect - a.incorrect || b.skipped - a.skipped)
}
