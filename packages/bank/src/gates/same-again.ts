/** An item built again from its stored parameters is the same, byte for byte. */

import { sentencesOf } from '../draw/all.ts'
import { buildItem } from '../draw/item.ts'
import { perDrawnItem } from './per-item.ts'

export const sameAgain = perDrawnItem('determinism', (item, { t, frame, params }, d) => {
  const again = buildItem(t, frame, params, item.seed, item.id, sentencesOf(d.module))
  return !('rejected' in again) && JSON.stringify({ ...item, ...again }) === JSON.stringify(item)
    ? []
    : ['building it again from its stored parameters gives another item']
})
