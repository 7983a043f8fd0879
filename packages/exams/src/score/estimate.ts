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

/** Before the first answer: students in general. */
const PRIOR = { mean: 0.2, sd: 1.6 }

/** Half of an 80 % band, in standard deviations. */
const Z80 = 1.2816

/**
 * Students are not one number each: who is strong in one domain may be weak in another, and difficulties are not quite
 * what is believed. So the band is wider than the answers alone say; by how much, simulated students told who work unlike
 * this model (docs/benchmark.md, exams).
 */
export const SPREAD = 1.3
/** The least half of a band that the curve's own uncertainty leaves, as a share of right answers. */
const LEAST_SD = 0.012

function weights(answers: readonly Answered[]): number[] {
  const logs = ABILITIES.map((theta) => {
    const prior = -((theta - PRIOR.mean) ** 2) / (2 * PRIOR.sd ** 2)
    return answers.reduce((sum, answer) => {
      const p = chanceAt(answer, theta)
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
    sum += item.weight * chanceAt(item, theta)
    total += item.weight
  }
  return total === 0 ? 0 : sum / total
}

/** Expected share of right answers on the blueprint, with its 80 % band. */
export function sectionShare(answers: readonly Answered[], reference: readonly Reference[], spread = SPREAD): Scored {
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
