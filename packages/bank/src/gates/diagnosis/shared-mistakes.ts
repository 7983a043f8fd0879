/**
 * At most two options of a question share a misconception, whatever each of them says: with three of one name the answer
 * tells nothing about the student.
 */

import { perItem } from '../per-item.ts'

export const mistakesDiffer = perItem('shared mistake', (item) => {
  const wrong = Object.values(item.secret.options).filter((o) => o && !o.correct && o.misconception)
  const ids = new Set(wrong.map((o) => o?.misconception))
  return wrong.length < 3 || ids.size > 1 ? [] : [`all three wrong options are ${[...ids][0]}`]
})
