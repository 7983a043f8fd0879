import {
  abilityOn,
  adaptWeights,
  addAnswer,
  type Blueprint,
  calibrateTemplate,
  chooseNext,
  choosePractice,
  type Evidence,
  emptyState,
  evidenceOf,
  guessing,
  type ItemStat,
  type ItemView,
  ledByFresh,
  NO_STAT,
  type Nodes,
  observe,
  PARAMS,
  type Past,
  pastOf,
  type Rng,
  rankSkills,
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
  const start: readonly ItemView[] = topic.items.map((item) => ({ ...item, b_var: 0.4 }))
  let world = worldOf(start, truth, topic.skills)
  const logs: (readonly Entry[])[] = []
  for (let night = 0; night < 3; night++) {
    for (let u = 0; u < size.earlier; u++) logs.push(useProduct(world, rng))
    world = recalibrate(worldOf(start, truth, topic.skills), logs)
  }
  return world
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
      b_spread: mean((item) => item.b ** 2) - mean((item) => item.b) ** 2,
      seconds: mean((item) => item.seconds),
      templates,
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

type Entry = Readonly<{ item: ItemView; correct: boolean; ms: number; at: number; untold: boolean }>

/** Replays logs against the difficulties of a world; `see` gets the state before each answer. */
function replay(
  world: World,
  logs: readonly (readonly Entry[])[],
  see: (nodes: Nodes, item: ItemView, entry: Entry) => void,
): void {
  const byId = new Map(world.items.map((item) => [item.id, item]))
  for (const log of logs) {
    let nodes: Nodes = {}
    for (const entry of log) {
      const item = byId.get(entry.item.id)!
      see(nodes, item, entry)
      nodes = observe(nodes, { ...entry, item, first_exposure: true }, entry.at)
    }
  }
}

/** The nightly job, as the server runs it: from the priors and all answers so far to difficulties, then to weights. */
function recalibrate(priors: World, logs: readonly (readonly Entry[])[]): World {
  let current = priors
  let items: readonly ItemView[] = priors.items
  const prior = new Map(priors.items.map((item) => [item.template_id, item.b]))
  for (let pass = 0; pass < PARAMS.calibrate.passes; pass++) {
    const stats = new Map<string, ItemStat>()
    replay(current, logs, (nodes, item, { correct, at }) => {
      const known = stats.get(item.id) ?? NO_STAT
      stats.set(item.id, addAnswer(known, abilityOn(nodes, item, at), item.b, guessing(item), correct))
    })
    items = [...Map.groupBy(current.items, (item) => item.template_id).values()].flatMap((siblings) => {
      const found = calibrateTemplate(
        siblings.map((item) => ({ id: item.id, b: item.b, stat: stats.get(item.id) ?? NO_STAT })),
        { b: prior.get(siblings[0]!.template_id)!, b_var: PARAMS.calibrate.template_var },
      )
      return siblings.map((item) => ({ ...item, ...found.items.get(item.id)! }))
    })
    current = worldOf(items, priors.truth, priors.skills)
  }
  const calibrated = worldOf(items, priors.truth, priors.skills)
  const evidence: Evidence[] = []
  replay(calibrated, logs, (nodes, item, { correct, at }) => evidence.push(evidenceOf(nodes, item, at, correct)))
  const tilt = adaptWeights(evidence)
  return worldOf(
    items.map((item) => ({ ...item, tilt })),
    priors.truth,
    priors.skills.map((skill) => ({ ...skill, tilt })),
  )
}

/** Most students stay for a few sets, some for weeks: what long practice does must be seen to be learnt. */
const setsOf = (rng: Rng): number => 4 + Math.floor(40 * rng() ** 2)

/** A diagnostic, then sets of five: mostly what is recommended, now and then a topic of the student's own choice. */
function useProduct(world: World, rng: Rng): Entry[] {
  const student = newStudent(world, rng)
  let state = emptyState('sim')
  let now = START
  const log: Entry[] = []
  const past: Past[] = []
  const put = (item: ItemView, feedback: boolean) => {
    const answer = ask(world, student, state, item, rng, now, feedback)
    log.push({ item, correct: answer.correct, ms: answer.ms, at: now, untold: !feedback })
    past.push(pastOf(item, answer.correct, now))
    state = answer.state
  }
  for (;;) {
    const next = chooseNext(
      state,
      log.map((entry) => entry.item),
      world.items,
      rng,
      now,
    )
    if (!next) break
    put(next, false)
  }
  for (let set = 0, last = setsOf(rng); set < last; set++) {
    now += 600_000
    const own = world.skills[Math.floor(rng() * world.skills.length)]!.id
    const skills = rng() < 0.3 ? [own] : recommendedSkills(world, state, past, now, 5)
    for (const item of choosePractice(state, skills, world.items, past, rng, now, 5)) put(item, true)
  }
  return log
}

/** The skills of the next practice test, as the product orders them. */
export const recommendedSkills = (world: World, state: StudentState, past: readonly Past[], now: number, n: number) =>
  ledByFresh(
    rankSkills(state, world.skills, now).map((advice) => advice.skill),
    world.items,
    past,
    n,
  )

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
): { state: StudentState; correct: boolean; ms: number } {
  const { correct, ms } = simAnswer(student, world.truth.get(item.id)!, rng, now, feedback)
  const nodes = observe(state.nodes, { item, correct, ms, at: now, first_exposure: first, untold: !feedback }, now)
  return { state: { ...state, nodes }, correct, ms }
}
