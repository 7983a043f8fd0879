import type { Scored } from '../scale/scale.ts'
import { chanceAt } from './response.ts'

/**
 * The score of a section from the answers of one exam: abilities weighed by how well they explain the answers (Bock and
 * Mislevy 1982), each with the share of right answers it would bring on the whole blueprint. So an easier and a harder
 * second module end on one scale.
 */

export type Answered = Readonly<{ b: number; grid: boolean; correct: boolean }>
/** A question of the blueprint with its weight in it. */
export type Reference = Readonly<{ b: number; grid: boolean; weight: number }>

const LOW = -5
const STEP = 0.125
const ABILITIES = Array.from({ length: 81 }, (_, i) => LOW + STEP * i)

/** Before the first answer hardly anything is believed: a narrower prior would pull the weak up and the strong down. */
const PRIOR = { mean: 0.2, sd: 3 }

/**
 * Difficulties are estimates: the truth lies nearer to the mean than they do (regression to the mean), so they count by this
 * much of their distance from it.
 */
const TRUST = { share: 0.8, mean: 0.15 }
const believed = <T extends { b: number; grid: boolean }>({ b, grid }: T) => ({
  b: TRUST.mean + TRUST.share * (b - TRUST.mean),
  grid,
})

/** Half of an 80 % band, in standard deviations. */
const Z80 = 1.2816

/** The least half of a band that the curve's own uncertainty leaves, as a share of right answers. */
const LEAST_SD = 0.012

function weights(answers: readonly Answered[]): number[] {
  const logs = ABILITIES.map((theta) => {
    const prior = -((theta - PRIOR.mean) ** 2) / (2 * PRIOR.sd ** 2)
    return answers.reduce((sum, answer) => {
      const p = chanceAt(believed(answer), theta)
      return sum + Math.log(answer.correct ? p : 1 - p)
    }, prior)
  })
  const most = Math.max(...logs)
  const raw = logs.map((log) => Math.exp(log - most))
  const total = raw.reduce((a, b) => a + b, 0)
  return raw.map((w) => w / total)
}

/** The share of right answers on the blueprint at an ability. */
export function expectedShare(reference: readonly Reference[], theta: number): number {
  let [sum, total] = [0, 0]
  for (const item of reference) {
    sum += item.weight * chanceAt(believed(item), theta)
    total += item.weight
  }
  return total === 0 ? 0 : sum / total
}

/** Expected share of right answers on the blueprint, with its 80 % band. */
export function sectionShare(answers: readonly Answered[], reference: readonly Reference[], spread: number): Scored {
  const w = weights(answers)
  const shares = ABILITIES.map((theta) => expectedShare(reference, theta))
  const mean = shares.reduce((sum, share, i) => sum + share * (w[i] ?? 0), 0)
  const variance = shares.reduce((sum, share, i) => sum + (share - mean) ** 2 * (w[i] ?? 0), 0)
  const half = Z80 * spread * Math.sqrt(variance + LEAST_SD ** 2)
  return { score: mean, low: Math.max(0, mean - half), high: Math.min(1, mean + half) }
}

/** The questions of a topic as its blueprint weighs them: each domain by its share, each skill alike within it. */
export function referenceOf(
  items: readonly Readonly<{ b: number; grid: boolean; skill: string }>[],
  skills: readonly Readonly<{ id: string; weight: number }>[],
): Reference[] {
  const weights = new Map(skills.map((skill) => [skill.id, skill.weight]))
  const counts = new Map<string, number>()
  for (const { skill } of items) counts.set(skill, (counts.get(skill) ?? 0) + 1)
  return items.map(({ b, grid, skill }) => ({ b, grid, weight: (weights.get(skill) ?? 0) / (counts.get(skill) ?? 1) }))
}
