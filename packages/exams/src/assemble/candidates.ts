import type { DomainPlan, PoolItem, PoolSet, SectionPlan } from '../forms/types.ts'
import type { Random } from './model.ts'
import type { Unit } from './wishes.ts'

export type Pool = Readonly<{
  items: readonly PoolItem[]
  sets: readonly PoolSet[]
  /** Questions that the student has met. */ seen: ReadonlySet<number>
  /** Questions that have been in too many exams. */ overexposed: ReadonlySet<number>
}>

/** As many units as a solver sees at once for each question that is asked: enough to choose from, few enough to be quick. */
const CHOICE = 6
const LEAST = 6

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const out = [...list]
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[out[i], out[j]] = [out[j] as T, out[i] as T]
  }
  return out
}

/**
 * A passage may have more questions than the exam asks about each: those of the domain that it has most too many of are
 * left out, the last one first.
 */
function trimmed(items: readonly PoolItem[], size: number, domains: readonly DomainPlan[]): PoolItem[] {
  const kept = items.toSorted((a, b) => a.position - b.position)
  const excess = (id: string, weight: number) => kept.filter((item) => item.domain === id).length - size * weight
  while (kept.length > size) {
    const [most] = domains.toSorted((a, b) => excess(b.id, b.weight) - excess(a.id, a.weight))
    const last = kept.findLastIndex((item) => item.domain === most?.id)
    kept.splice(last < 0 ? kept.length - 1 : last, 1)
  }
  return kept
}

export function unitsOf({ domains, modules, sets: wanted }: SectionPlan, pool: Pool): Unit[] {
  const { items, sets, seen, overexposed } = pool
  const each = (modules[0]?.questions ?? 0) / (wanted?.count ?? 1)
  const unit = (own: readonly PoolItem[], kind: string | null, pair: boolean): Unit => ({
    items: own,
    kind,
    pair,
    seen: own.some((item) => seen.has(item.id)),
    overexposed: own.some((item) => overexposed.has(item.id)),
    clashes: false,
  })
  const bySet = Map.groupBy(items, (item) => item.set)
  return [
    ...(bySet.get(null) ?? []).map((item) => unit([item], null, false)),
    ...sets.flatMap(({ id, kind, pair }) => {
      const own = trimmed(bySet.get(id) ?? [], each, domains)
      return own.length === 0 ? [] : [unit(own, kind, pair)]
    }),
  ]
}

const MARKS = ['clashes', 'overexposed', 'seen'] as const

/** Units with a mark come in only when there are too few others, and then some of them: seen ones last. */
function freshFirst(units: readonly Unit[], needed: number, random: Random): Unit[] {
  let kept: Unit[] = []
  for (let spared = MARKS.length; spared >= 0 && kept.length < needed; spared--) {
    const avoided = MARKS.slice(MARKS.length - spared)
    const more = units.filter((u) => !kept.includes(u) && !avoided.some((mark) => u[mark]))
    kept = kept.length === 0 ? more : [...kept, ...shuffled(more, random).slice(0, CHOICE * needed)]
  }
  return kept
}

/** Every skill brings its share of candidates, those of different templates first. */
function sample(units: readonly Unit[], n: number, plan: SectionPlan, random: Random): Unit[] {
  const weights = new Map(plan.domains.flatMap((d) => d.skills.map((s) => [s.id, s.weight] as const)))
  const total = [...weights.values()].reduce((a, b) => a + b, 0) || 1
  return [...Map.groupBy(shuffled(units, random), (u) => u.items[0]?.skill ?? '')].flatMap(([skill, own]) => {
    const byTemplate = [...Map.groupBy(own, (u) => u.items[0]?.template ?? '').values()]
    const inTurn = Array.from({ length: own.length }, (_, round) => byTemplate.flatMap((list) => list[round] ?? []))
    return inTurn.flat().slice(0, Math.max(LEAST, Math.ceil((n * (weights.get(skill) ?? 0)) / total)))
  })
}

/** What the solver chooses from: some of the questions first, and all of them where those were not enough. */
export function candidates(
  plan: SectionPlan,
  units: readonly Unit[],
  needed: number,
  random: Random,
): { few: Unit[]; all: Unit[] } {
  const all = freshFirst(units, needed, random)
  return { few: plan.sets ? all : sample(all, CHOICE * needed, plan, random), all }
}
