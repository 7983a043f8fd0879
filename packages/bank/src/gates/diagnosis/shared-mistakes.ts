/**
 * At most two options of a question share a misconception, whatever each of them says: with three of one name the answer
 * tells nothing about the student. The few templates with only one way to go wrong stand in a list with their reasons.
 */

import { ONE_NAME_FOR_ALL } from '../../expectations.ts'
import { originOf, perItem } from '../per-item.ts'

export const mistakesDiffer = perItem('shared mistake', (item, d) => {
  const wrong = Object.values(item.secret.options).filter((o) => o && !o.correct && o.misconception)
  const ids = new Set(wrong.map((o) => o?.misconception))
  if (wrong.length < 3 || ids.size > 1) return []
  if (!(item.template_id in ONE_NAME_FOR_ALL)) return [`all three wrong options are ${[...ids][0]}`]
  const origin = originOf(item, d)
  return origin?.t.traps.every((trap) => trap.says) ? [] : ['three options of one name must speak for themselves']
})
