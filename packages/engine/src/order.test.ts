import { expect, test } from 'vitest'
import { FEATURES } from './features.ts'
import { mastery, type SkillView } from './mastery.ts'
import { observe } from './observe.ts'
import { PARAMS, type Params } from './params.ts'
import { chance } from './predict.ts'
import { seededRng } from './rng.ts'
import { predictScore } from './score.ts'
import type { Nodes } from './state.ts'
import { anItem, aSkill } from './testing.ts'
import type { Answer, Rng } from './types.ts'

const DAY = 86_400_000
const STATES = process.env.DEEP === '1' ? 100_000 : 1_500
const SKILLS = 4

const pick = <T>(rng: Rng, list: readonly T[]): T => list[Math.floor(rng() * list.length)]!

/** Weights as a fit, a topic's own students and deviations per skill and item may leave them: any, inside their signs. */
function anyWeights(rng: Rng): Params {
  const weights = Object.fromEntries(
    FEATURES.map(({ name, sign }) => {
      const size = rng() < 0.4 ? 0 : 3 * rng() ** 2
      return [name, sign === '+' ? size : sign === '-' ? -size : 2 * rng() - 1]
    }),
  )
  return { ...PARAMS, weights }
}

const anyOffset = (rng: Rng, params: Params): Float64Array =>
  Float64Array.from(FEATURES, ({ name, sign }) => {
    const weight = params.weights[name] ?? 0
    const off = rng() < 0.5 ? 0 : rng() - 0.5
    return sign === '+' ? Math.max(-weight, off) : sign === '-' ? Math.min(-weight, off) : off
  })

function anyAnswer(rng: Rng, at: number, offset: Float64Array): Answer {
  const s = Math.floor(rng() * SKILLS)
  const item = anItem({
    id: `i${Math.floor(30 * rng())}`,
    template_id: `t${Math.floor(4 * rng())}`,
    subject: `u${s % 2}`,
    skills: rng() < 0.1 ? [`s${s}`, `s${(s + 1) % SKILLS}`] : [`s${s}`],
    b: 6 * rng() - 3,
    b_var: 2 * rng(),
    response: rng() < 0.3 ? 'grid' : 'choice',
    seconds: 10 + 200 * rng(),
    weightOffset: offset,
  })
  const ms = pick(rng, [300, 1500, 6000, 40_000, 200_000, undefined])
  return {
    item,
    correct: rng() < 0.55,
    skipped: rng() < 0.05,
    at,
    first_exposure: rng() < 0.8,
    solutionShown: rng() < 0.6,
    ...(ms === undefined ? {} : { ms }),
  }
}

type Seen = Readonly<{ chances: number[]; masteries: number[]; subjects: number[]; score: number }>

function shown(
  nodes: Nodes,
  skills: readonly SkillView[],
  probes: readonly Answer[],
  at: number,
  params: Params,
): Seen {
  const masteries = skills.map((skill) => mastery(nodes, skill, at, params))
  const subjects = [0, 1].map((u) =>
    masteries.filter((_, s) => s % 2 === u).reduce((sum, m, _, all) => sum + m / all.length, 0),
  )
  const { score } = predictScore({ topic: 't', nodes }, { skills }, 1, at, params)
  return { chances: probes.map(({ item }) => chance(nodes, item, at, params)), masteries, subjects, score }
}

const flat = (seen: Seen): number[] => [...seen.chances, ...seen.masteries, ...seen.subjects, seen.score]

/** How far a right answer lowered anything, a wrong one raised anything, or right fell short of wrong; 0 is the promise. */
function worstOf(rng: Rng): number {
  const params = rng() < 0.5 ? anyWeights(rng) : PARAMS
  const offset = anyOffset(rng, params)
  const topWeight = pick(rng, [0, 0, 0.3, 1])
  const skills = Array.from({ length: SKILLS }, (_, s) =>
    aSkill({
      id: `s${s}`,
      subject: `u${s % 2}`,
      b: 4 * rng() - 2,
      b_spread: rng(),
      weight: 0.2 + rng(),
      topWeight,
      weightOffset: offset,
      templates: 4,
    }),
  )
  let at = 0
  let nodes: Nodes = {}
  for (let n = Math.floor(14 * rng() ** 2); n > 0; n--) {
    at += pick(rng, [30_000, 30_000, 5_000_000, 2 * DAY, 40 * DAY])
    nodes = observe(nodes, anyAnswer(rng, at, offset), at, params)
  }
  at += pick(rng, [1000, DAY, 30 * DAY])
  const answer = { ...anyAnswer(rng, at, offset), skipped: false }
  const right = observe(nodes, { ...answer, correct: true }, at, params)
  const wrong = observe(nodes, { ...answer, correct: false }, at, params)
  const probes = [answer, ...Array.from({ length: 2 }, () => anyAnswer(rng, at, offset))]
  let worst = 0
  for (const later of [0, pick(rng, [3_600_000, DAY, 7 * DAY, 200 * DAY])]) {
    const [before, up, down] = [nodes, right, wrong].map((state) =>
      flat(shown(state, skills, probes, at + later, params)),
    )
    before!.forEach((value, i) => {
      worst = Math.max(worst, value - up![i]!, down![i]! - value, down![i]! - up![i]!)
    })
  }
  return worst
}

test(`a right answer lowers nothing and a wrong one raises nothing, now and later, in ${STATES} states under any weights`, () => {
  const rng = seededRng(20270)
  let worst = 0
  for (let i = 0; i < STATES; i++) worst = Math.max(worst, worstOf(rng))
  expect(worst).toBeLessThan(1e-9)
}, 3_600_000)
