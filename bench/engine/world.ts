import { type ItemView, normal, type Rng, type SkillView, seededRng } from '@fourfold/engine'
import { between, DAY, type Family, type Learner, type Traps } from './families/family.ts'
import { skillViews, type Taxonomy } from './taxonomy.ts'

/** A topic with a kind of students: what the engine sees of its items, and what they are in truth. */
export type World = Readonly<{
  family: Family
  taxonomy: Taxonomy
  /** As the engine sees them. */ items: readonly ItemView[]
  skills: readonly SkillView[]
  bySkill: ReadonlyMap<string, readonly ItemView[]>
  /** Items as they are. */ truth: ReadonlyMap<string, ItemView>
  /** A few items of each skill, as they are: the unseen questions that make the true score. */ probes: readonly (readonly ItemView[])[]
  newLearner: (rng: Rng) => Learner
  /** The templates on which each misconception can show, as the server finds them. */ showing: ReadonlyMap<
    string,
    ReadonlySet<string>
  >
}>

/** A Monday. */
export const START = Date.UTC(2026, 0, 5, 16)
const PROBES = 6

function showingOf(traps: Traps, { rulesOf }: Family, truth: ReadonlyMap<string, ItemView>): Map<string, Set<string>> {
  const out = new Map<string, Set<string>>()
  for (const item of truth.values())
    for (const id of [...(traps.get(item.template_id) ?? []), ...(rulesOf?.(item) ?? [])])
      out.set(id, (out.get(id) ?? new Set()).add(item.template_id))
  return out
}

/** The world at launch: only the bank's own priors are known, each template off by an error of its own. */
export function makeWorld(taxonomy: Taxonomy, family: Family, seed: number, off = 0): World {
  const rng = seededRng(seed)
  const run = family.run(taxonomy.skills, rng, taxonomy.traps)
  const sd = Math.hypot(between(rng, 0.2, 0.6), off)
  const shifts = new Map<string, number>()
  const truth = new Map<string, ItemView>()
  for (const item of taxonomy.items) {
    if (!shifts.has(item.template_id)) shifts.set(item.template_id, sd * normal(rng))
    truth.set(item.id, { ...item, b: item.b + shifts.get(item.template_id)! + 0.2 * normal(rng) })
  }
  const probes = taxonomy.skills.map((skill) => {
    const own = [...truth.values()].filter((item) => item.skills[0] === skill.id)
    const step = Math.max(1, own.length / PROBES)
    return Array.from({ length: Math.min(PROBES, own.length) }, (_, i) => own[Math.floor(i * step)]!)
  })
  return {
    family,
    taxonomy,
    items: taxonomy.items,
    skills: taxonomy.skills,
    bySkill: Map.groupBy(taxonomy.items, (item) => item.skills[0]!),
    truth,
    probes,
    newLearner: (own) => run(own, START),
    showing: showingOf(taxonomy.traps, family, truth),
  }
}

/** The same world after a calibration: other difficulties, and what else was learnt, on skills and items. */
export function withItems(world: World, items: readonly ItemView[], more: Partial<SkillView> = {}): World {
  const skills = skillViews(world.skills, items).map((skill) => ({ ...skill, ...more }))
  return { ...world, items, skills, bySkill: Map.groupBy(items, (item) => item.skills[0]!) }
}

/** The learner's true chance on a skill. */
export function trueSkill(world: World, learner: Learner, s: number, at: number): number {
  const probes = world.probes[s]!
  let sum = 0
  for (const item of probes) sum += learner.chance(item, at)
  return sum / Math.max(1, probes.length)
}

/** The true score on unseen questions, 0 to 100, by the blueprint. */
export function trueScore(world: World, learner: Learner, at: number): number {
  let sum = 0
  let total = 0
  world.skills.forEach((skill, s) => {
    sum += skill.weight * trueSkill(world, learner, s, at)
    total += skill.weight
  })
  return (100 * sum) / total
}

export const WEEK = 7 * DAY
