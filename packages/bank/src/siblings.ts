/** Fresh variants of a question: same template, other numbers or another frame. */

import { type BankItem, bankItems } from './lock.ts'

type Index = Readonly<{
  byId: ReadonlyMap<string, BankItem>
  byTemplate: ReadonlyMap<string, readonly BankItem[]>
  bySkill: ReadonlyMap<string, readonly BankItem[]>
}>

let index: Index | null = null

function indexed(): Index {
  const all = bankItems()
  index ??= {
    byId: new Map(all.map((i) => [i.id, i])),
    byTemplate: Map.groupBy(all, (i) => i.template_id),
    bySkill: Map.groupBy(all, (i) => i.skill),
  }
  return index
}

/** One of each frame in turn, starting with the frame of the question itself. */
function inTurn(of: BankItem, items: readonly BankItem[]): BankItem[] {
  const frames = [...Map.groupBy(items, (i) => i.frame_id)].sort(
    ([a], [b]) => Number(b === of.frame_id) - Number(a === of.frame_id),
  )
  const rounds = Math.max(0, ...frames.map(([, list]) => list.length))
  return Array.from({ length: rounds }, (_, k) => frames.flatMap(([, list]) => list.slice(k, k + 1))).flat()
}

/**
 * Up to `n` locked items like this one that are not in `seenIds`. First those of the same template: one of each frame in
 * turn, the question's own frame first. When they run out (a written question is its own template), items of the same
 * skill follow, nearest in difficulty first. Only items of the lock are given, so every one has a display id and is in
 * the database; fewer than `n` when the student has seen the rest. Unknown ids give none.
 */
export function siblings(itemId: string, n: number, seenIds: Iterable<string> = []): BankItem[] {
  const { byId, byTemplate, bySkill } = indexed()
  const of = byId.get(itemId)
  if (!of) return []
  const seen = new Set([itemId, ...seenIds])
  const fresh = (list: readonly BankItem[] = []) => list.filter((i) => !seen.has(i.id))
  const near = fresh(bySkill.get(of.skill))
    .filter((i) => i.template_id !== of.template_id)
    .sort((a, b) => Math.abs(a.b - of.b) - Math.abs(b.b - of.b))
  return [...inTurn(of, fresh(byTemplate.get(of.template_id))), ...near].slice(0, n)
}
