import type { PoolItem, SectionPlan } from './types.ts'

const byDifficulty = (a: PoolItem, b: PoolItem): number => a.b - b.b || a.id - b.id

/** The order in which the kinds of questions are asked: the exam's own, not the bank's. */
const KINDS = ['craft-and-structure', 'information-and-ideas', 'standard-english-conventions', 'expression-of-ideas']

const rank = (item: PoolItem): number => KINDS.indexOf(item.domain)

/** Rising; or grouped by kind of question and rising within a kind; or passage by passage. */
export function ordered({ order, domains }: SectionPlan, units: readonly (readonly PoolItem[])[]): PoolItem[] {
  if (order === 'rising') return units.flat().toSorted(byDifficulty)
  if (order === 'by-set') return units.flat()
  const skills = domains.flatMap((d) => d.skills.map((s) => s.id))
  return units
    .flat()
    .toSorted((a, b) => rank(a) - rank(b) || skills.indexOf(a.skill) - skills.indexOf(b.skill) || byDifficulty(a, b))
}
