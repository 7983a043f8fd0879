import { type Rng, seededRng } from '@fourfold/engine'
import {
  type Answered,
  type PoolItem,
  type Reference,
  referenceOf,
  routed,
  scaleOf,
  sectionShare,
} from '@fourfold/exams'
import type { Learner } from '../families/family.ts'
import { START, type World } from '../world.ts'
import type { FormSet, Forms } from './forms.ts'
import { type Ratio, ratioOfErrors } from './interval.ts'
import type { Section } from './pool.ts'

/** How exams fared in one kind of world, in points of the topic's scale. */
export type ExamRow = Readonly<{
  family: string
  students: number
  bias: number
  /** Root mean square error. */ error: number
  /** That of one linear form of the same length, and the exam's beside it: below 1 the exam is better. Null where it adapts to nothing. */
  beside: (Ratio & Readonly<{ linear: number }>) | null
  coverage: number
  /** Mean half of the 80 % band. */ half: number
  /** Of two exams of a student: how often they differ by no more than both bands together say. */ agree: number
  /** Root mean square difference of two exams. */ apart: number
}>

type Sitting = Readonly<{ score: number; low: number; high: number }>

/** Each form is sat so often by each student: what is left of chance is less. */
const SITTINGS = 2

function answerChances(world: World, learner: Learner, items: readonly PoolItem[]): number[] {
  return items.map((item) => {
    const truth = world.truth.get(String(item.id))
    return truth ? learner.chance(truth, START) : 0
  })
}

/** The luck of one module, by skill: which questions of a skill it holds, the first one of them meets the first number. */
type Luck = ReadonlyMap<string, readonly number[]>

const luckOf = (skills: readonly string[], questions: number, rng: Rng): Luck =>
  new Map(skills.map((skill) => [skill, Array.from({ length: questions }, rng)]))

function answer(world: World, learner: Learner, items: readonly PoolItem[], luck: Luck): Answered[] {
  const chances = answerChances(world, learner, items)
  const asked = new Map<string, number>()
  return items.map(({ b, grid, skill }, i) => {
    const place = asked.get(skill) ?? 0
    asked.set(skill, place + 1)
    return { b, grid, skill, correct: (luck.get(skill)?.[place] ?? 1) < (chances[i] ?? 0) }
  })
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

/** How both modules of a sitting go, whatever they hold: an exam and the linear form beside it meet the same luck. */
type Lucks = readonly [first: Luck, second: Luck]

/** A student sits an exam: the second module follows from the first, or is the same for everybody. */
function sit(world: World, learner: Learner, forms: Forms, reference: readonly Reference[], lucks: Lucks): Sitting {
  const first = answer(world, learner, forms.first ?? forms.only ?? [], lucks[0])
  const right = first.filter((a) => a.correct).length
  const next = forms.first ? (forms[routed(right, first.length)] ?? forms.only ?? []) : []
  const { at } = scaleOf(world.taxonomy.name)
  const { score, low, high } = sectionShare([...first, ...answer(world, learner, next, lucks[1])], reference)
  return { score: at(score), low: at(low), high: at(high) }
}

const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / Math.max(1, xs.length)
const rms = (xs: readonly number[]): number => Math.sqrt(mean(xs.map((x) => x * x)))

/** Worlds one by one: hundreds of whole banks at once would fill the memory. Two exams of each student, with the linear form beside each, against the true score on the whole blueprint. */
export function examRun(
  section: Section,
  sets: readonly FormSet[],
  worlds: Iterable<World>,
  students: number,
  seed: number,
): ExamRow {
  const skills = section.plan.domains.flatMap((d) => d.skills)
  const ids = skills.map(({ id }) => id)
  const questions = section.plan.modules[0]?.questions ?? 0
  const reference = referenceOf(section.items, skills)
  const bySkill = Map.groupBy(section.items, (item) => item.skill)
  const { at } = scaleOf(section.plan.topic)
  const gaps: number[] = []
  const linearGaps: number[] = []
  const halves: number[] = []
  const apart: number[] = []
  const inside: number[] = []
  const agree: number[] = []
  const squares = sets.map((): [number, number] => [0, 0])
  let [w, family] = [0, '']
  for (const world of worlds) {
    const set = w % sets.length
    const sums = squares[set] ?? [0, 0]
    for (let u = 0; u < students; u++) {
      const rng = seededRng(seed + 1000 * w + u)
      const learner = world.newLearner(rng)
      const truth = at(trueShare(world, learner, bySkill))
      for (let n = 0; n < SITTINGS; n++) {
        const taken = (sets[set] ?? []).map(({ exam, linear }) => {
          const lucks: Lucks = [luckOf(ids, questions, rng), luckOf(ids, questions, rng)]
          const sitting = sit(world, learner, exam, reference, lucks)
          gaps.push(sitting.score - truth)
          sums[0] += (sitting.score - truth) ** 2
          inside.push(truth >= sitting.low && truth <= sitting.high ? 1 : 0)
          halves.push((sitting.high - sitting.low) / 2)
          if (!linear) return sitting
          const gap = sit(world, learner, linear, reference, lucks).score - truth
          linearGaps.push(gap)
          sums[1] += gap ** 2
          return sitting
        })
        const [a, b] = taken
        if (!a || !b) continue
        apart.push(a.score - b.score)
        agree.push(Math.abs(a.score - b.score) <= Math.hypot((a.high - a.low) / 2, (b.high - b.low) / 2) ? 1 : 0)
      }
    }
    w++
    family = world.family.id
  }
  return {
    family,
    students: w * students,
    bias: mean(gaps),
    error: rms(gaps),
    beside: linearGaps.length === 0 ? null : { ...ratioOfErrors(squares, seed), linear: rms(linearGaps) },
    coverage: mean(inside),
    half: mean(halves),
    agree: mean(agree),
    apart: rms(apart),
  }
}
