import type { SkillView } from './mastery.ts'
import { normal } from './rng.ts'
import type { Instant, ItemView, Rng } from './types.ts'

/**
 * A simulated student who works unlike the engine's model: a skill is a handful of steps, each known or not (Corbett and
 * Anderson 1995 per step); an item needs some of the steps at once; a known step may have faded by a power law (Wixted
 * 2007); a missing step leads to a wrong rule (misconception) or to a guess; attention slips. No logits anywhere.
 */
export type SimStudent = {
  readonly talent: number
  readonly learn: number
  readonly slip: number
  readonly pace: number
  readonly steps: Map<string, SimStep[]>
}

export type SimStep = { known: boolean; strength: number; last_at: Instant; wrong_rule: boolean }

export type SimOutcome = Readonly<{ correct: boolean; ms: number; misconception: number | null }>

export const SIM_STEPS = 5
const DAY = 86_400_000

export function simStudent(skills: readonly SkillView[], rng: Rng, now: Instant): SimStudent {
  const talent = normal(rng)
  const taste = new Map<string, number>()
  const steps = new Map<string, SimStep[]>()
  for (const skill of skills) {
    const subject = skill.subject ?? ''
    if (!taste.has(subject)) taste.set(subject, 0.4 * normal(rng))
    // A skill that builds on missing ones is rarely known.
    const base = skill.needs.length === 0 ? 1 : mean(skill.needs.map((id) => share(steps.get(id))))
    const lean =
      0.5 + 0.18 * talent + 0.18 * taste.get(subject)! + 0.16 * normal(rng) + 0.25 * (base - 0.5) - 0.05 * skill.b
    const reach = SIM_STEPS * Math.min(0.97, Math.max(0.03, lean))
    steps.set(
      skill.id,
      // Steps are mostly learnt in order; now and then one is missing, or known ahead of its time.
      Array.from({ length: SIM_STEPS }, (_, i) => ({
        known: rng() < 0.08 ? rng() < lean : i + rng() < reach,
        strength: 1 + 3 * rng(),
        last_at: now - 3 * DAY * rng(),
        wrong_rule: rng() < 0.5,
      })),
    )
  }
  return {
    talent,
    learn: Math.min(0.6, Math.max(0.1, 0.3 + 0.06 * talent + 0.05 * normal(rng))),
    slip: Math.min(0.2, Math.max(0.02, 0.07 - 0.02 * talent + 0.02 * normal(rng))),
    pace: Math.exp(0.25 * normal(rng)),
    steps,
  }
}

const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / Math.max(1, xs.length)
const share = (steps: readonly SimStep[] | undefined): number =>
  steps ? steps.filter((step) => step.known).length / steps.length : 1

/** Which steps an item needs: more for a harder one; fixed by the item's template, so siblings agree. */
export function simNeeds(item: ItemView): number[] {
  const count = Math.min(SIM_STEPS, Math.max(1, Math.round(2 + 0.8 * item.b)))
  let hash = 2166136261
  for (const ch of item.template_id) hash = Math.imul(hash ^ ch.charCodeAt(0), 16777619) >>> 0
  return Array.from({ length: count }, (_, i) => (hash + i) % SIM_STEPS)
}

const held = (step: SimStep, now: Instant): number =>
  step.known ? (1 + Math.max(0, now - step.last_at) / DAY / (8 * step.strength)) ** -0.5 : 0

/** The true chance, which no model sees. */
export function simChance(student: SimStudent, item: ItemView, now: Instant): number {
  const guess = item.response === 'choice' ? 1 / item.options : 0.02
  let all = 1
  for (const skill of item.skills) {
    const steps = student.steps.get(skill)
    if (steps) for (const i of simNeeds(item)) all *= held(steps[i]!, now)
  }
  // Half of those who miss a step follow a wrong rule, which never lands on the key; the others guess.
  const rule = wrongRule(student, item)
  return all * (1 - student.slip) + (1 - all) * (rule ? guess * 0.4 : guess)
}

function wrongRule(student: SimStudent, item: ItemView): boolean {
  const steps = student.steps.get(item.skills[0] ?? '')
  return steps ? simNeeds(item).some((i) => !steps[i]!.known && steps[i]!.wrong_rule) : false
}

/** Answers an item, with feedback afterwards when `feedback` is set: then missing steps may be learnt. */
export function simAnswer(student: SimStudent, item: ItemView, rng: Rng, now: Instant, feedback: boolean): SimOutcome {
  const p = simChance(student, item, now)
  const correct = rng() < p
  const rule = !correct && wrongRule(student, item)
  const ms = Math.round(1000 * item.seconds * student.pace * Math.exp(0.35 * normal(rng)) * (rule ? 0.8 : 1))
  for (const skill of item.skills) {
    for (const i of simNeeds(item)) {
      const step = student.steps.get(skill)?.[i]
      if (!step) continue
      if (step.known) {
        step.strength += 0.5
        step.last_at = now
      } else if (feedback && rng() < student.learn) {
        step.known = true
        step.wrong_rule = false
        step.strength = 1
        step.last_at = now
      }
    }
  }
  return { correct, ms, misconception: rule ? 1 : null }
}
