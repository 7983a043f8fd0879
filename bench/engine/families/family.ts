import { type ItemView, normal, type Rng, type SkillView } from '@fourfold/engine'

export const DAY = 86_400_000

/** A student of a simulated family. The engine sees answers and times, nothing of this. */
export type Learner = Readonly<{
  /** The true chance, which no model sees. */ chance: (item: ItemView, now: number) => number
  /** An answer was given; with feedback the solution was read. */
  practise: (item: ItemView, now: number, right: boolean, feedback: boolean, rng: Rng) => void
  /** The answer is a guess without reading. */ hurried?: (rng: Rng) => boolean
  pace: number
  /** Whether practice may change other skills than its own. */ transfers?: boolean
  /** The misconception that a wrong answer comes from; null where it is a guess. */
  shows?: (item: ItemView, now: number, rng: Rng) => string | null
  copy: () => Learner
}>

/** The bank's misconceptions by template: each wrong option of its questions comes from one of them. */
export type Traps = ReadonlyMap<string, readonly string[]>

/**
 * How one family learns, forgets, transfers, guesses and tires. A run draws the family's parameters once, then students.
 * 'tuning' families may be looked at while the engine is changed; 'report' families only make the report.
 */
export type Family = Readonly<{
  id: string
  use: 'tuning' | 'report'
  about: string
  run: (skills: readonly SkillView[], rng: Rng, traps: Traps) => (rng: Rng, now: number) => Learner
  /** Misconceptions of the family's own that wrong answers to an item may come from, beside the bank's. */
  rulesOf?: (item: ItemView) => readonly string[]
}>

export const between = (rng: Rng, low: number, high: number): number => low + (high - low) * rng()

export const luck = (item: ItemView, choice: number): number => (item.response === 'choice' ? choice : 0.02)

export type Places = Readonly<{ index: ReadonlyMap<string, number>; needs: readonly (readonly number[])[] }>

export function placesOf(skills: readonly SkillView[]): Places {
  const index = new Map(skills.map((skill, i) => [skill.id, i]))
  return { index, needs: skills.map((skill) => skill.needs.flatMap((id) => index.get(id) ?? [])) }
}

/** Levels of all skills: a student's own, the subject's, the skill's, weaker where what they build on is weak. */
export function levels(skills: readonly SkillView[], places: Places, spread: Spread, rng: Rng): Float64Array {
  const own = spread.mean + spread.topic * normal(rng)
  const subjects = new Map<string, number>()
  const out = new Float64Array(skills.length)
  skills.forEach((skill, s) => {
    const subject = skill.subject ?? ''
    if (!subjects.has(subject)) subjects.set(subject, spread.subject * normal(rng))
    const needs = places.needs[s]!.filter((n) => n < s)
    const below = needs.length > 0 ? needs.reduce((sum, n) => sum + out[n]! - own, 0) / needs.length : 0
    out[s] = own + subjects.get(subject)! + spread.skill * normal(rng) + spread.built * below
  })
  return out
}

export type Spread = Readonly<{ mean: number; topic: number; subject: number; skill: number; built: number }>

export const drawSpread = (rng: Rng): Spread => ({
  mean: between(rng, -0.6, 0.6),
  topic: between(rng, 0.6, 1.3),
  subject: between(rng, 0.15, 0.6),
  skill: between(rng, 0.3, 1),
  built: between(rng, 0, 0.5),
})
