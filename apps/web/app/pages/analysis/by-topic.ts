import type { Question } from '@fourfold/contract'
import { outcomeOf } from '../../components/review/outcome'

/** How the topics of a test went; what was missed comes first, then what was left empty. */
export function byTopic(questions: readonly Question[], tags: readonly { id: string; name: string }[]) {
  const rows = tags.map(({ id, name }) => {
    const own = questions.filter((q) => q.tag_id === id).map(outcomeOf)
    const n = (what: string) => own.filter((o) => o === what).length
    return { id, name, correct: n('Correct'), incorrect: n('Incorrect'), skipped: n('Skipped') }
  })
  return rows.sort((a, b) => b.incorrect - a.incorrect || b.skipped - a.skipped)
}
