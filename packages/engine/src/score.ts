import { beliefsOf, kernelsOf, upward } from './belief.ts'
import { GRID } from './knowledge.ts'
import { type Blueprint, curveOf, fittedChance, priorOf, type SkillView, shiftOf } from './mastery.ts'
import { Z80 } from './math.ts'
import { PARAMS, type Params } from './params.ts'
import { type Nodes, type StudentState, TOPIC_SCOPE } from './state.ts'
import type { Instant } from './types.ts'

export type Score = Readonly<{ score: number; low: number; high: number }>

type Moments = Readonly<{ mean: number; variance: number }>

const SIZE = GRID.length

function product(a: Float64Array, b: Float64Array): Float64Array {
  const out = new Float64Array(SIZE)
  for (let i = 0; i < SIZE; i++) out[i] = a[i]! * b[i]!
  return out
}

/**
 * Mean and variance of the blueprint's share of right answers under one hypothesis, exactly as the tree has it: given the
 * topic's level subjects are independent, and given a subject's level its skills are.
 */
function momentsOf(nodes: Nodes, skills: readonly SkillView[], h: number, now: Instant, params: Params): Moments {
  const total = skills.reduce((sum, skill) => sum + skill.weight, 0) || 1
  const prior = priorOf(skills[0]!, params)
  const tree = beliefsOf(nodes, prior, params).tree[h]!
  const k = kernelsOf(prior)
  // By level of the topic, weighed by its posterior: the sums over subjects of their means and variances.
  const mean = new Float64Array(SIZE)
  const variance = new Float64Array(SIZE)
  for (const [id, own] of Map.groupBy(skills, (skill) => skill.subject ?? '')) {
    const home = tree.subjects.get(id)
    const up = home?.up ?? new Float64Array(SIZE).fill(1)
    const sums = new Float64Array(SIZE)
    const within = new Float64Array(SIZE)
    for (const skill of own) {
      const share = skill.weight / total
      const curve = curveOf(skill, shiftOf(nodes, skill.id, h, now, 0, now, params), params)
      const seen = home?.skills.get(skill.id)
      const weighed = seen ? product(curve, seen.curve) : curve
      const first = upward(k.skill, weighed)
      const second = upward(k.skill, product(weighed, curve))
      for (let m = 0; m < SIZE; m++) {
        const mass = seen ? Math.max(1e-300, seen.up[m]!) : 1
        const p = first[m]! / mass
        sums[m] = sums[m]! + share * p
        within[m] = within[m]! + share * share * Math.max(0, second[m]! / mass - p * p)
      }
    }
    const mass = upward(k.subject, up)
    const e1 = upward(k.subject, product(sums, up))
    const squares = product(sums, sums)
    for (let m = 0; m < SIZE; m++) squares[m] = squares[m]! + within[m]!
    const e2 = upward(k.subject, product(squares, up))
    for (let t = 0; t < SIZE; t++) {
      const w = Math.max(1e-300, mass[t]!)
      mean[t] = mean[t]! + e1[t]! / w
      variance[t] = variance[t]! + Math.max(0, e2[t]! / w - (e1[t]! / w) ** 2)
    }
  }
  let e1 = 0
  let e2 = 0
  for (let t = 0; t < SIZE; t++) {
    e1 += tree.topic[t]! * mean[t]!
    e2 += tree.topic[t]! * (mean[t]! ** 2 + variance[t]!)
  }
  return { mean: e1, variance: Math.max(0, e2 - e1 * e1) }
}

/** Doubt about the difficulties: each skill's own error, as far as it moves the share of right answers. */
const difficultyVariance = (skills: readonly SkillView[]): number => {
  const total = skills.reduce((sum, skill) => sum + skill.weight, 0) || 1
  return skills.reduce((sum, skill) => sum + (0.2 * (skill.weight / total)) ** 2 * skill.b_var, 0)
}

/** Expected score over the blueprint with an 80 % band. */
export function predictScore(
  state: StudentState,
  { skills }: Blueprint,
  perfect_score: number,
  now: Instant,
  params: Params = PARAMS,
): Score {
  if (skills.length === 0) return { score: 0, low: 0, high: 0 }
  const parts = params.learning.map(({ share }, h) => ({ share, ...momentsOf(state.nodes, skills, h, now, params) }))
  const believed = parts.reduce((sum, { share, mean }) => sum + share * mean, 0)
  const spread = parts.reduce((sum, p) => sum + p.share * (p.variance + (p.mean - believed) ** 2), 0)
  const top = skills[0]!.topWeight ?? 0
  const total = skills.reduce((sum, skill) => sum + skill.weight, 0) || 1
  const fitted =
    top > 0 ? skills.reduce((sum, s) => sum + (s.weight / total) * fittedChance(state.nodes, s, now, params), 0) : 0
  const mean = (1 - top) * believed + top * fitted
  const last = state.nodes[TOPIC_SCOPE]?.last_at ?? now
  const days = Math.min(60, Math.max(0, now - last) / 86_400_000)
  const { least_sd, wait_sd } = params.score
  const sd = Math.sqrt(spread + difficultyVariance(skills) + least_sd ** 2 + wait_sd ** 2 * days)
  const half = Z80 * sd * params.score.spread
  const at = (share: number) => perfect_score * Math.min(1, Math.max(0, share))
  return { score: at(mean), low: at(mean - half), high: at(mean + half) }
}
