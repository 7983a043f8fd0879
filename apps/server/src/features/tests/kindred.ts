import type { CatalogItem } from '../bank/index.ts'
import type { Seen } from './choose.ts'

/**
 * Missed questions, each asked by a fresh one of its kind: the same numbers again would show what is remembered, not what is
 * known. Where a fresh one came out right already, or none is left, the question itself is asked: right now, it is closed.
 */
export function kindredOf(
  missed: readonly CatalogItem[],
  open: readonly CatalogItem[],
  seen: readonly Seen[],
): CatalogItem[] {
  const met = new Map(seen.map((s) => [s.item_id, s]))
  const kinds = Map.groupBy(open, (item) => item.view.template_id)
  const taken = new Set(missed.map((item) => item.id))
  return missed.map((own) => {
    // Questions on a passage stand with their text alone.
    const alike = own.passage_id === null ? (kinds.get(own.view.template_id) ?? []) : []
    const others = alike.filter((item) => item.id !== own.id)
    if (others.some((item) => met.get(item.id)?.last_correct)) return own
    const fresh = others.filter((item) => !met.has(item.id) && !taken.has(item.id))
    // The same wording with other numbers, before another wording.
    const found = fresh.find((item) => item.template_id === own.template_id) ?? fresh[0] ?? own
    taken.add(found.id)
    return found
  })
}
