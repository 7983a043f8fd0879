import type { PoolItem, PoolSet, SectionPlan } from './types.ts'

const byDifficulty = (a: PoolItem, b: PoolItem): number => a.b - b.b || a.id - b.id

/** The order in which the kinds of questions are asked: the exam's own, not the bank's. */
const KINDS = ['craft-and-structure', 'information-and-ideas', 'standard-english-conventions', 'expression-of-ideas']

const rank = (item: PoolItem): number => KINDS.indexOf(item.domain)

/** Rising; or grouped by kind of question and rising within a kind; or passage by passage, the kinds in the exam's order. */
export function ordered(
  { order, domains, sets }: SectionPlan,
  units: readonly (readonly PoolItem[])[],
  passages: readonly PoolSet[],
): PoolItem[] {
  if (order === 'rising') return units.flat().toSorted(byDifficulty)
  if (order === 'by-set') {
    const kindOf = new Map(passages.map(({ id, kind }) => [id, kind]))
    const place = ([first]: readonly PoolItem[]): number => sets?.kinds.indexOf(kindOf.get(first?.set ?? -1) ?? '') ?? 0
    return units.toSorted((a, b) => place(a) - place(b)).flat()
  }
  const skills = domains.flatMap((d) => d.skills.map((s) => s.id))
  return units
    .flat()
    .toSorted((a, b) => rank(a) - rank(b) || skills.indexOf(a.skill) - skills.indexOf(b.skill) || byDifficulty(a, b))
}
