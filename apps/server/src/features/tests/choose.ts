import { type CreateTest, LIMITS } from '@fourfold/contract'
import type { CatalogItem } from '../bank/index.ts'

export type Seen = Readonly<{ item_id: number; last_correct: boolean | null; marked: boolean }>
type Filter = Pick<
  CreateTest,
  | 'question_mode'
  | 'difficulty_low'
  | 'difficulty_medium'
  | 'difficulty_high'
  | 'calculator'
  | 'no_calculator'
  | 'tag_ids'
>
export type Random = () => number

/** Questions that fit the choices of Create Test; no flag of a group set means all (docs/wire.md, tests). */
export function matching(items: readonly CatalogItem[], filter: Filter, seen: readonly Seen[]): CatalogItem[] {
  const levels = new Set<string>()
  if (filter.difficulty_low) levels.add('Low')
  if (filter.difficulty_medium) levels.add('Medium')
  if (filter.difficulty_high) levels.add('High')
  const calculators = new Set<boolean>()
  if (filter.calculator) calculators.add(true)
  if (filter.no_calculator) calculators.add(false)
  const tags = new Set(filter.tag_ids ?? [])
  const met = new Map(seen.map((s) => [s.item_id, s]))
  return items.filter((item) => {
    if (levels.size > 0 && !levels.has(item.difficulty)) return false
    if (calculators.size > 0 && !calculators.has(item.calculator)) return false
    if (tags.size > 0 && !tags.has(item.skill_id)) return false
    const exposure = met.get(item.id)
    if (filter.question_mode === 'Unused') return !exposure
    if (filter.question_mode === 'Incorrect') return exposure?.last_correct === false
    if (filter.question_mode === 'Marked') return exposure?.marked === true
    return true
  })
}

export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const out = [...list]
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[out[i], out[j]] = [out[j] as T, out[i] as T]
  }
  return out
}

/** Two items of one frame do not meet in a test while other frames of the chosen skills are left; skills take turns. */
export function spreadByFrame(pool: readonly CatalogItem[], n: number, random: Random): CatalogItem[] {
  const queues = shuffled([...Map.groupBy(shuffled(pool, random), (i) => i.skill_id).values()], random)
  const used = new Map<string, number>()
  const chosen: CatalogItem[] = []
  for (let round = 0; chosen.length < n; round++) {
    let open = false
    for (let taken = true; taken && chosen.length < n; ) {
      taken = false
      for (const queue of queues) {
        const at = queue.findIndex((item) => (used.get(item.template_id) ?? 0) <= round)
        const [item] = at < 0 ? [] : queue.splice(at, 1)
        if (!item || chosen.length >= n) continue
        used.set(item.template_id, (used.get(item.template_id) ?? 0) + 1)
        chosen.push(item)
        taken = true
        open = true
      }
    }
    if (!open && queues.every((q) => q.length === 0)) break
  }
  return chosen
}

/** Passages with their matching questions, in order. */
export const byPassage = (pool: readonly CatalogItem[]): CatalogItem[][] =>
  [...Map.groupBy(pool, (i) => i.passage_id ?? 0).values()].map((list) =>
    [...list].sort((a, b) => a.position - b.position),
  )

/** The most matching passages whose questions total 20 or fewer (docs/wire.md, tests). */
export function maxPassages(groups: readonly (readonly unknown[])[]): number {
  let total = 0
  let n = 0
  for (const size of groups.map((g) => g.length).sort((a, b) => a - b)) {
    total += size
    if (total > LIMITS.questionsPerTest) break
    n += 1
  }
  return n
}

/** Random passages that fit together into one test; the smallest ones when chance finds none. */
export function choosePassages(groups: readonly CatalogItem[][], n: number, random: Random): CatalogItem[] {
  const fits = (list: readonly CatalogItem[][]) => list.reduce((sum, g) => sum + g.length, 0) <= LIMITS.questionsPerTest
  for (let attempt = 0; attempt < 20; attempt++) {
    const some = shuffled(groups, random).slice(0, n)
    if (fits(some)) return some.flat()
  }
  return [...groups]
    .sort((a, b) => a.length - b.length)
    .slice(0, n)
    .flat()
}
