import type { Scored } from '../scale/scale.ts'
import { ABILITIES, blurred, gridOf, type OnGrid } from './grid.ts'
import { chanceAt, chanceOf, knows, LUCKS, luckOf } from './response.ts'

/**
 * The score of a section from the answers of one exam. A student has an ability, on each skill one around it, and more or less
 * luck in guessing; all are weighed by how well they explain the answers (expected a posteriori: Bock and Mislevy 1982), and every skill brings the share
 * of right answers it would have on all of its questions, by the skill's weight in the blueprint. So an easier and a harder
 * second module end on one scale, and a form with more of one skill than the blueprint has tells no other score.
 */

export type Answered = Readonly<{ b: number; grid: boolean; skill: string; correct: boolean }>
/** A skill of the blueprint: its weight in it, and its share of right answers by ability, for each kind of luck. */
export type Reference = Readonly<{ skill: string; weight: number; shares: readonly OnGrid[] }>

/** Before the first answer little is believed: a narrower prior would pull the weak up and the strong down. */
const PRIOR = { mean: 0, sd: 2 }

/** Half of an 80 % band, in standard deviations. */
const Z80 = 1.2816

/** The least that the curve's and the difficulties' own uncertainty leaves, as a share of right answers. */
const LEAST_SD = 0.012

/**
 * How much wider or narrower than the answers alone say the band is: one number for all topics, set by simulated students who
 * work unlike this model and meet questions whose difficulties are not what is believed (docs/benchmark.md).
 */
const SPREAD = 0.95

/** An answer, and how likely one of each ability knows it: the same for every kind of luck. */
type Given = Readonly<{ correct: boolean; grid: boolean; known: OnGrid }>

/** How likely the answers on a skill are at each ability on it. */
function likelihood(answers: readonly Given[], luck: number): Float64Array {
  // A product, not a sum of logarithms, which cost more than all the rest: a skill has too few answers to run out of digits.
  const likely = new Float64Array(ABILITIES.length).fill(1)
  for (const { correct, grid, known } of answers) {
    const least = luckOf({ grid }, luck)
    for (let i = 0; i < likely.length; i++) {
      const chance = chanceOf(known[i] ?? 0, least)
      likely[i] = (likely[i] ?? 0) * (correct ? chance : 1 - chance)
    }
  }
  return likely
}

type Case = Readonly<{ log: number; mean: number; variance: number }>

/** Every ability on the whole, for one kind of luck: how likely the answers are with it, and what the blueprint would bring. */
function cases(bySkill: ReadonlyMap<string, Given[]>, reference: readonly Reference[], kind: number): Case[] {
  const { luck, share } = LUCKS[kind] ?? LUCKS[1]
  const total = reference.reduce((sum, { weight }) => sum + weight, 0) || 1
  const skills = reference.map(({ skill, shares }) =>
    blurred(likelihood(bySkill.get(skill) ?? [], luck), shares[kind] ?? []),
  )
  return ABILITIES.map((theta, i) => {
    let [log, mean, variance] = [Math.log(share) - (theta - PRIOR.mean) ** 2 / (2 * PRIOR.sd ** 2), 0, 0]
    for (const [s, skill] of skills.entries()) {
      const weight = (reference[s]?.weight ?? 0) / total
      log += Math.log(skill.all[i] ?? 1)
      mean += weight * (skill.mean[i] ?? 0)
      variance += weight ** 2 * (skill.variance[i] ?? 0)
    }
    return { log, mean, variance }
  })
}

/** Expected share of right answers on the blueprint, with its 80 % band. */
export function sectionShare(answers: readonly Answered[], reference: readonly Reference[]): Scored {
  const given = answers.map((answer) => ({ ...answer, known: gridOf((theta) => knows(answer, theta)) }))
  const bySkill = Map.groupBy(given, (answer) => answer.skill)
  const all = LUCKS.flatMap((_, kind) => cases(bySkill, reference, kind))
  const most = Math.max(...all.map(({ log }) => log))
  const likely = all.map(({ log }) => Math.exp(log - most))
  const total = likely.reduce((a, b) => a + b, 0)
  const over = (of: (each: Case) => number) =>
    all.reduce((sum, each, i) => sum + of(each) * (likely[i] ?? 0), 0) / total
  const score = over(({ mean }) => mean)
  const variance = over((each) => (each.mean - score) ** 2 + each.variance)
  const half = Z80 * SPREAD * Math.sqrt(variance + LEAST_SD ** 2)
  return { score, low: Math.max(0, score - half), high: Math.min(1, score + half) }
}

/** The skills of a topic as its blueprint weighs them; one without questions counts for nothing. */
export function referenceOf(
  items: readonly Readonly<{ b: number; grid: boolean; skill: string }>[],
  skills: readonly Readonly<{ id: string; weight: number }>[],
): Reference[] {
  const bySkill = Map.groupBy(items, (item) => item.skill)
  return skills.flatMap(({ id, weight }) => {
    const own = bySkill.get(id) ?? []
    if (own.length === 0) return []
    const shareAt = (theta: number, luck: number) =>
      own.reduce((sum, item) => sum + chanceAt(item, theta, luck), 0) / own.length
    return [{ skill: id, weight, shares: LUCKS.map(({ luck }) => gridOf((theta) => shareAt(theta, luck))) }]
  })
}
