/**
 * At most two options of a question share a misconception. Options of written questions speak of themselves after the name
 * of the mistake: three of one name are too many all the same, and so are three numbers. Only statements, such as reasons
 * of a proof, may share one name between them, where each says in its own words what was done.
 */

import { AT_MOST_TWO_OF_A_NAME } from '../../expectations.ts'
import { originOf, perItem } from '../per-item.ts'
import { VERDICTS } from './procedures.ts'

export const mistakesDiffer = perItem('shared mistake', (item, d) => {
  const origin = originOf(item, d)
  const numbers = AT_MOST_TWO_OF_A_NAME.includes(d.module.topic.id)
    ? origin !== null && !VERDICTS.has(origin.frame.kind) && origin.t.answer(origin.params).number !== undefined
    : false
  const own = (says: string | undefined) => says !== undefined && item.frame_id !== 'written' && !numbers
  const wrong = Object.values(item.secret.options).filter((o) => o && !o.correct && o.misconception && !own(o.says))
  const ids = new Set(wrong.map((o) => o?.misconception))
  return wrong.length === 3 && ids.size === 1 ? [`all three wrong options are ${[...ids][0]}`] : []
})
