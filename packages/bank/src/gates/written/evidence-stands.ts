import { plain } from '../../draw/written.ts'
import { passageWords, perQuestion, reading } from './question.ts'

/** The key is supported by words that the item names and that stand in its text. */
export const evidenceStands = perQuestion('evidence', ({ w, passage }) => {
  if (w.evidence.length === 0) return ['names no evidence']
  const text = passage ? passageWords(passage) : reading(w.text)
  return w.evidence
    .filter((words) => plain(words).length === 0 || !text.includes(plain(words)))
    .map((words) => `the evidence “${words}” does not stand in the text`)
})
