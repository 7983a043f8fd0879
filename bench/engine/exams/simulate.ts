import { type Rng, seededRng } from '@fourfold/engine'
import {
  type Answered,
  assembleSection,
  type PoolItem,
  type Reference,
  referenceOf,
  routed,
  type SectionPlan,
  scaleOf,
  sectionShare,
  solve,
} from '@fourfold/exams'
import type { Learner } from '../families/family.ts'
import { START, type World } from '../world.ts'
import { poolOf, type Section } from './pool.ts'

/** How exams fared in one kind of world, in points of the topic's scale. */
export type ExamRow = Readonly<{
  family: string
  students: number
  bias: number
  /** Root mean square error of the exam, and of one linear form of the same length. */ error: number
  linear: number
  coverage: number
  /** Mean half of the 80 % band. */ half: number
  /** Of two exams of a student: how often they differ by no more than both bands together say. */ agree: number
  /** Root mean square difference of two exams. */ apart: number
}>

type Forms = Awaited<ReturnType<typeof assembleSection>>['forms']
type Sitting = Readonly<{ score: number; low: number; high: number }>

/** However busy the machine is: what is told here is not how fast it is. */
const PATIENT = 5

/** One form as long as all modules that a student takes, of the first one's profile. */
const linearPlan = (plan: SectionPlan): SectionPlan => {
  const [first] = plan.modules
  if (!first) return plan
  const whole = { ...first, form: 'only' as const, questions: 2 * first.questions, seconds: 2 * first.seconds }
  return { ...plan, modules: [whole] }
}

function answerChances(world: World, learner: Learner, items: readonly PoolItem[]): number[] {
  return items.map((item) => {
    const truth = world.truth.get(String(item.id))
    return truth ? learner.chance(truth, START) : 0
  })
}

function answer(world: World, learner: Learner, items: readonly PoolItem[], rng: Rng): Answered[] {
  const chances = answerChances(world, learner, items)
  return items.map(({ b, grid, skill }, i) => ({ b, grid, skill, correct: rng() < (chances[i] ?? 0) }))
}

/** The student's own share of right answers on every question of the blueprint. */
function trueShare(world: World, learner: Learner, bySkill: ReadonlyMap<string, readonly PoolItem[]>): number {
  let [sum, total] = [0, 0]
  for (const { id, weight } of world.skills) {
    const own = bySkill.get(id) ?? []
    const right = answerChances(world, learner, own).reduce((a, b) => a + b, 0)
    sum += (weight * right) / Math.max(1, own.length)
    total += weight
  }
  return sum / total
}

/** A student sits an exam: the second module follows from the first. */
function sit(world: World, learner: Learner, forms: Forms, reference: readonly Reference[], rng: Rng): Sitting {
  const first = answer(world, learner, forms.first ?? forms.only ?? [], rng)
  const right = first.filter((a) => a.correct).length
  const second = forms.first ? answer(world, learner, forms[routed(right, first.length)] ?? [], rng) : []
  const { at } = scaleOf(world.taxonomy.name)
  const { score, low, high } = sectionShare([...first, ...second], reference)
  return { score: at(score), low: at(low), high: at(high) }
}

const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / Math.max(1, xs.length)
const rms = (xs: readonly number[]): number => Math.sqrt(mean(xs.map((x) => x * x)))

/** Two exams and one linear form for each student, against the true score on the whole blueprint. */
export async function examRun(
  section: Section,
  worlds: readonly World[],
  students: number,
  seed: number,
): Promise<ExamRow> {
  const random = seededRng(seed)
  const make = (plan: SectionPlan, seen: ReadonlySet<number>) =>
    assembleSection(plan, poolOf(section, seen), random, solve, PATIENT)
  const skills = section.plan.domains.flatMap((d) => d.skills)
  const reference = referenceOf(section.items, skills)
  const gaps: number[] = []
  const linearGaps: number[] = []
  const halves: number[] = []
  const apart: number[] = []
  const inside: number[] = []
  const agree: number[] = []
  const bySkill = Map.groupBy(section.items, (item) => item.skill)
  const adaptive = section.plan.modules.length > 1
  for (const [w, world] of worlds.entries()) {
    const one = await make(section.plan, new Set())
    const used = new Set(Object.values(one.forms).flatMap((items) => items.map((item) => item.id)))
    const two = await make(section.plan, used)
    const linear = adaptive ? await make(linearPlan(section.plan), new Set()) : one
    for (let u = 0; u < students; u++) {
      const rng = seededRng(seed + 1000 * w + u)
      const learner = world.newLearner(rng)
      const truth = scaleOf(world.taxonomy.name).at(trueShare(world, learner, bySkill))
      const a = sit(world, learner, one.forms, reference, rng)
      const b = sit(world, learner, two.forms, reference, rng)
      linearGaps.push(sit(world, learner, linear.forms, reference, rng).score - truth)
      for (const { score, low, high } of [a, b]) {
        gaps.push(score - truth)
        inside.push(truth >= low && truth <= high ? 1 : 0)
        halves.push((high - low) / 2)
      }
      apart.push(a.score - b.score)
      agree.push(Math.abs(a.score - b.score) <= Math.hypot((a.high - a.low) / 2, (b.high - b.low) / 2) ? 1 : 0)
    }
  }
  return {
    family: worlds[0]?.family.id ?? '',
    students: linearGaps.length,
    bias: mean(gaps),
    error: rms(gaps),
    linear: rms(linearGaps),
    coverage: mean(inside),
    half: mean(halves),
    agree: mean(agree),
    apart: rms(apart),
  }
}
