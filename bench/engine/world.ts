import {
  addAnswer,
  type Blueprint,
  calibrateTemplate,
  emptyState,
  guessing,
  type ItemStat,
  type ItemView,
  NO_STAT,
  nodesFor,
  observe,
  PARAMS,
  type Rng,
  type SimStudent,
  type SkillView,
  type StudentState,
  seededRng,
  simAnswer,
  simChance,
  simStudent,
} from '@fourfold/engine'
import { simTopic } from '../models/simulated.ts'

/** A simulated topic whose items were calibrated on earlier simulated students, as the product's job would do it. */
export type World = Readonly<{
  skills: readonly SkillView[]
  items: readonly ItemView[]
  bySkill: ReadonlyMap<string, readonly ItemView[]>
  /** The item as the simulator knows it: its own difficulty, not the calibrated one. */ truth: ReadonlyMap<
    string,
    ItemView
  >
  blueprint: Blueprint
}>

export const START = Date.UTC(2026, 0, 5)

export function makeWorld(
  seed: number,
  size: Readonly<{ skills: number; templates: number; siblings: number; earlier: number }>,
): World {
  const topic = simTopic(size.skills, size.templates, size.siblings, seed)
  const truth = new Map(topic.items.map((item) => [item.id, item]))
  const rng = seededRng(seed + 1)
  let items: readonly ItemView[] = topic.items.map((item) => ({ ...item, b_var: 0.4 }))
  for (let epoch = 0; epoch < 3; epoch++) items = recalibrate(items, truth, topic.skills, rng, size.earlier)
  return worldOf(items, truth, topic.skills)
}

function worldOf(
  items: readonly ItemView[],
  truth: ReadonlyMap<string, ItemView>,
  skills: readonly SkillView[],
): World {
  const bySkill = new Map<string, ItemView[]>()
  for (const item of items) bySkill.set(item.skills[0]!, [...(bySkill.get(item.skills[0]!) ?? []), item])
  const views = skills.map((skill) => {
    const own = bySkill.get(skill.id)!
    const mean = (f: (item: ItemView) => number) => own.reduce((sum, item) => sum + f(item), 0) / own.length
    // Errors of the items of one skill partly cancel out; siblings share theirs, so count templates.
    const templates = new Set(own.map((item) => item.template_id)).size
    return {
      ...skill,
      b: mean((item) => item.b),
      b_var: mean((item) => item.b_var) / templates,
      seconds: mean((item) => item.seconds),
    }
  })
  return { skills: views, items, bySkill, truth, blueprint: { skills: views } }
}

/** The same world with every template's difficulty off by a normal error, as priors may be. */
export function misjudged(world: World, sd: number, seed: number): World {
  const rng = seededRng(seed)
  const shift = new Map<string, number>()
  const items = world.items.map((item) => {
    if (!shift.has(item.template_id))
      shift.set(item.template_id, sd * Math.sqrt(-2 * Math.log(1 - rng())) * Math.cos(2 * Math.PI * rng()))
    return { ...item, b: item.b + shift.get(item.template_id)!, b_var: item.b_var + sd * sd }
  })
  return worldOf(items, world.truth, world.skills)
}

function recalibrate(
  items: readonly ItemView[],
  truth: ReadonlyMap<string, ItemView>,
  skills: readonly SkillView[],
  rng: Rng,
  students: number,
): ItemView[] {
  const stats = new Map<string, ItemStat>()
  for (let u = 0; u < students; u++) {
    const student = simStudent(skills, rng, START)
    let state = emptyState('sim')
    for (let a = 0; a < 40; a++) {
      const item = items[Math.floor(rng() * items.length)]!
      const { correct, ms } = simAnswer(student, truth.get(item.id)!, rng, START, false)
      const ability = nodesFor(item).reduce((sum, scope) => sum + (state.nodes[scope]?.mean ?? 0), 0)
      // The first answers say little of the student, hence little of the item.
      if (a >= 10)
        stats.set(item.id, addAnswer(stats.get(item.id) ?? NO_STAT, ability, item.b, guessing(item), correct))
      state = { ...state, nodes: observe(state.nodes, { item, correct, ms, at: START, first_exposure: true }) }
    }
  }
  const byTemplate = new Map<string, ItemView[]>()
  for (const item of items) byTemplate.set(item.template_id, [...(byTemplate.get(item.template_id) ?? []), item])
  return [...byTemplate.values()].flatMap((siblings) => {
    const prior = { b: siblings[0]!.b, b_var: PARAMS.calibrate.template_var }
    const found = calibrateTemplate(
      siblings.map((item) => ({ id: item.id, b: item.b, stat: stats.get(item.id) ?? NO_STAT })),
      prior,
    )
    return siblings.map((item) => ({ ...item, ...found.items.get(item.id)! }))
  })
}

export const newStudent = (world: World, rng: Rng): SimStudent => simStudent(world.skills, rng, START)

/** The simulator's own chance on a skill: the mean over its items. No model sees it. */
export function trueSkill(world: World, student: SimStudent, skill: string, now: number): number {
  const items = world.bySkill.get(skill)!
  return items.reduce((sum, item) => sum + simChance(student, world.truth.get(item.id)!, now), 0) / items.length
}

/** Lets the student answer and the engine see it. */
export function ask(
  world: World,
  student: SimStudent,
  state: StudentState,
  item: ItemView,
  rng: Rng,
  now: number,
  feedback: boolean,
  first = true,
): { state: StudentState; correct: boolean } {
  const { correct, ms } = simAnswer(student, world.truth.get(item.id)!, rng, now, feedback)
  const nodes = observe(state.nodes, { item, correct, ms, at: now, first_exposure: first }, now)
  return { state: { ...state, nodes }, correct }
}
