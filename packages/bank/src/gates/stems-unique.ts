/** No stem stands twice. */

import { stemKey } from '../draw/item.ts'
import type { Gate } from './gate.ts'

export const stemsUnique: Gate = ({ items }) => {
  const seen = new Map<string, string>()
  return items.flatMap((item) => {
    const key = `${item.passage_id ?? ''} ${stemKey(item.public.content)}`
    const first = seen.get(key)
    seen.set(key, item.id)
    return first && item.passage_id === null
      ? [{ gate: 'unique', item: item.id, message: `same stem as ${first}` }]
      : []
  })
}
