/**
 * At most two options of a question share a misconception, unless each says in its own words what was done. Options of
 * written questions always do so, after the name of the mistake: three of one name are still too many.
 */

import { perItem } from '../per-item.ts'

export const mistakesDiffer = perItem('shared mistake', (item) => {
  const own = (says: string | undefined) => says !== undefined && item.frame_id !== 'written'
  const wrong = Object.values(item.secret.options).filter((o) => o && !o.correct && o.misconception && !own(o.says))
  const ids = new Set(wrong.map((o) => o?.misconception))
  return wrong.length === 3 && ids.size === 1 ? [`all three wrong options are ${[...ids][0]}`] : []
})
