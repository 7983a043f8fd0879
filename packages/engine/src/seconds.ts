import { PARTS } from './difficulties.ts'
import { clamp } from './math.ts'
import type { Answer, ItemView } from './types.ts'

/** Answers that the wider group counts for: a template against its items, all items against a template. */
const ITEM_PRIOR = 5
const GROUP_PRIOR = 10

type Sum = { sum: number; n: number }

const into = (sums: Map<string, Sum>, id: string, { sum, n }: Sum): void => {
  const own = sums.get(id)
  if (!own) sums.set(id, { sum, n })
  else {
    own.sum += sum
    own.n += n
  }
}

/**
 * How long the items take by the students' own times (geometric mean), as a multiple of what the bank says: items around
 * their template around all. By part of the students what the others took, and last what all did.
 */
export function timesBy(
  histories: readonly (readonly Answer[])[],
  items: readonly ItemView[],
): ReadonlyMap<string, number>[] {
  const parts = Array.from({ length: PARTS }, () => new Map<string, Sum>())
  const bank = new Map(items.map((item) => [item.id, item]))
  histories.forEach((history, i) => {
    for (const { item, ms, skipped } of history) {
      if (skipped || ms === undefined || ms <= 0) continue
      into(parts[i % PARTS]!, item.id, { sum: Math.log(clamp(ms / 1000, 1, 600) / Math.max(1, item.seconds)), n: 1 })
    }
  })
  return Array.from({ length: PARTS + 1 }, (_, version) => {
    const [own, templates] = [new Map<string, Sum>(), new Map<string, Sum>()]
    const all = { sum: 0, n: 0 }
    parts.forEach((sums, part) => {
      if (part === version) return
      for (const [id, one] of sums) {
        const item = bank.get(id)
        if (!item) continue
        into(own, id, one)
        into(templates, item.template_id, one)
        all.sum += one.sum
        all.n += one.n
      }
    })
    const mean = all.sum / (all.n + GROUP_PRIOR)
    const around = ({ sum, n }: Sum, wider: number, prior: number): number => (sum + prior * wider) / (n + prior)
    const none: Sum = { sum: 0, n: 0 }
    return new Map(
      items.map((item) => {
        const template = around(templates.get(item.template_id) ?? none, mean, GROUP_PRIOR)
        const off = around(own.get(item.id) ?? none, template, ITEM_PRIOR)
        return [item.id, item.seconds * Math.exp(off)]
      }),
    )
  })
}
