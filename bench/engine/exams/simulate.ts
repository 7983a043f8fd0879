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
import { ratioOfErrors } from './interval.ts'
import type { Section } from './pool.ts'

/** How exams fared in one kind of world, in points of the topic's scale. */
export type ExamRow = Readonly<{
  family: string
  students: number
  bias: number
  /** Root mean square error of the exam, and of one linear form of the same length. */ error: number
  linear: number
  /** The first beside the second, with its interval of 95 %: below 1 the exam is better. */ ratio: number
  ratioLow: number
  ratioHigh: number
  coverage: number
  /** Mean half of the 80 % band. */ half: number
  /** Of two exams of a student: how often they differ by no more than both bands together say. */ agree: number
  /** Root mean square difference of two exams. */ apart: number
}>

type Sitting = Readonly<{ score: number; low: number; high: number }>

/** Each form is sat so often by each student: what is left of chance is less. */
const SITTINGS = 3

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

/** Two exams and two linear forms for each student, against the true score on the whole blueprint. */
export function examRun(
  section: Section,
  sets: readonly FormSet[],
  worlds: readonly World[],
  students: number,
  seed: number,
): ExamRow {
  const skills = section.plan.domains.flatMap((d) => d.skills)
  const reference = referenceOf(section.items, skills)
  const bySkill = Map.groupBy(section.items, (item) => item.skill)
  const { at } = scaleOf(section.plan.topic)
  const gaps: number[] = []
  const linearGaps: number[] = []
  const halves: number[] = []
  const apart: number[] = []
  const inside: number[] = []
  const agree: number[] = []
  const squares = worlds.map((world, w): [number, number] => {
    const { exams, linear } = sets[w % sets.length] ?? { exams: [], linear: [] }
    const sums: [number, number] = [0, 0]
    for (let u = 0; u < students; u++) {
      const rng = seededRng(seed + 1000 * w + u)
      const learner = world.newLearner(rng)
      const truth = at(trueShare(world, learner, bySkill))
      for (let n = 0; n < SITTINGS; n++) {
        const taken = exams.map((forms) => sit(world, learner, forms, reference, rng))
        for (const { score, low, high } of taken) {
          gaps.push(score - truth)
          sums[0] += (score - truth) ** 2
          inside.push(truth >= low && truth <= high ? 1 : 0)
          halves.push((high - low) / 2)
        }
        for (const forms of linear) {
          const gap = sit(world, learner, forms, reference, rng).score - truth
          linearGaps.push(gap)
          sums[1] += gap ** 2
        }
        const [a, b] = taken
        if (!a || !b) continue
        apart.push(a.score - b.score)
        agree.push(Math.abs(a.score - b.score) <= Math.hypot((a.high - a.low) / 2, (b.high - b.low) / 2) ? 1 : 0)
      }
    }
    return sums
  })
  const { ratio, low, high } = ratioOfErrors(squares, seed)
  return {
    family: worlds[0]?.family.id ?? '',
    students: worlds.length * students,
    bias: mean(gaps),
    error: rms(gaps),
    linear: rms(linearGaps),
    ratio,
    ratioLow: low,
    ratioHigh: high,
    coverage: mean(inside),
    half: mean(halves),
    agree: mean(agree),
    apart: rms(apart),
  }
}
