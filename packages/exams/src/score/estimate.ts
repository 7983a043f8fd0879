import type { Scored } from '../scale/scale.ts'
import { ABILITIES, blurred, gridOf, type OnGrid } from './grid.ts'
import { chanceAt } from './response.ts'

/**
 * The score of a section from the answers of one exam. A student has an ability, and on each skill one around it; both are
 * weighed by how well they explain the answers (expected a posteriori: Bock and Mislevy 1982), and every skill brings the share
 * of right answers it would have on all of its questions, by the skill's weight in the blueprint. So an easier and a harder
 * second module end on one scale, and a form with more of one skill than the blueprint has tells no other score.
 */

export type Answered = Readonly<{ b: number; grid: boolean; skill: string; correct: boolean }>
/** A skill of the blueprint: its weight in it, and its share of right answers by ability. */
export type Reference = Readonly<{ skill: string; weight: number; shares: OnGrid }>

/** Before the first answer hardly anything is believed: a narrower prior would pull the weak up and the strong down. */
const PRIOR = { mean: 0, sd: 3 }

/** Half of an 80 % band, in standard deviations. */
const Z80 = 1.2816

/** The least that the curve's and the difficulties' own uncertainty leaves, as a share of right answers. */
const LEAST_SD = 0.012

type Skilled = Readonly<{ log: OnGrid; mean: OnGrid; variance: OnGrid }>

/** What a skill's answers say at each ability of the student: how likely they are, and the share with its variance. */
function skilled(answers: readonly Answered[], { shares }: Reference): Skilled {
  const logs = gridOf((theta) =>
    answers.reduce((sum, answer) => {
      const p = chanceAt(answer, theta)
      return sum + Math.log(answer.correct ? p : 1 - p)
    }, 0),
  )
  const most = Math.max(...logs)
  const likely = logs.map((log) => Math.exp(log - most))
  const all = blurred(likely)
  const sum = blurred(likely.map((l, i) => l * (shares[i] ?? 0)))
  const squares = blurred(likely.map((l, i) => l * (shares[i] ?? 0) ** 2))
  const mean = sum.map((value, i) => value / (all[i] ?? 1))
  return {
    log: all.map((value) => Math.log(value) + most),
    mean,
    variance: squares.map((value, i) => Math.max(0, value / (all[i] ?? 1) - (mean[i] ?? 0) ** 2)),
  }
}

function weighed(skills: readonly Skilled[]): OnGrid {
  const logs = gridOf((theta, i) =>
    skills.reduce((sum, { log }) => sum + (log[i] ?? 0), -((theta - PRIOR.mean) ** 2) / (2 * PRIOR.sd ** 2)),
  )
  const most = Math.max(...logs)
  const raw = logs.map((log) => Math.exp(log - most))
  const total = raw.reduce((a, b) => a + b, 0)
  return raw.map((w) => w / total)
}

/** Expected share of right answers on the blueprint, with its 80 % band. */
export function sectionShare(answers: readonly Answered[], reference: readonly Reference[], spread: number): Scored {
  const total = reference.reduce((sum, { weight }) => sum + weight, 0) || 1
  const bySkill = Map.groupBy(answers, (answer) => answer.skill)
  const skills = reference.map((each) => skilled(bySkill.get(each.skill) ?? [], each))
  const over = (of: (skill: Skilled) => OnGrid, power: number) =>
    gridOf((_, i) =>
      skills.reduce((sum, skill, s) => sum + ((reference[s]?.weight ?? 0) / total) ** power * (of(skill)[i] ?? 0), 0),
    )
  const means = over(({ mean }) => mean, 1)
  const within = over(({ variance }) => variance, 2)
  const w = weighed(skills)
  const score = means.reduce((sum, m, i) => sum + m * (w[i] ?? 0), 0)
  const variance = means.reduce((sum, m, i) => sum + ((m - score) ** 2 + (within[i] ?? 0)) * (w[i] ?? 0), 0)
  const half = Z80 * spread * Math.sqrt(variance + LEAST_SD ** 2)
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
    const shares = ABILITIES.map((theta) => own.reduce((sum, item) => sum + chanceAt(item, theta), 0) / own.length)
    return [{ skill: id, weight, shares }]
  })
}
