import { withoutFigures } from '../../kit/tex.ts'
import type { Gate, Problem } from '../gate.ts'
import { passageText, reading, wordsIn } from './question.ts'

/** Short texts have 25 to 150 words, passages 650 to 800. */
export const textLengths: Gate = ({ module }) => [
  ...module.written.flatMap((w): Problem[] => {
    const n = wordsIn(reading(withoutFigures(w.text))).length
    return n >= 25 && n <= 150 ? [] : [{ gate: 'length', item: w.id, message: `its text has ${n} words (25 to 150)` }]
  }),
  ...module.passages.flatMap((p): Problem[] => {
    const n = wordsIn(passageText(p)).length
    return n >= 650 && n <= 800 ? [] : [{ gate: 'length', item: p.id, message: `${n} words (650 to 800)` }]
  }),
]
