import { type Worth, worthOf } from './gain.ts'
import { level, type SkillView } from './mastery.ts'
import { PARAMS, type Params } from './params.ts'
import { type StudentState, skillScope } from './state.ts'
import type { Instant } from './types.ts'

export type SkillAdvice = Readonly<{
  skill: string
  points_per_minute: number
  mastery: number
  /** Why this skill, as data; the words are the page's. */ reason:
    | 'missed'
    | 'most-points'
    | 'fading'
    | 'opens-others'
    | 'prerequisite'
    | 'all-strong'
  /** For 'prerequisite' and 'opens-others': the skills that build on this one. */ for: readonly string[]
  minutes: number
}>

const PRACTICE_QUESTIONS = 10

/** Why a skill leads, by what makes most of its worth. */
function reasonOf(worth: Worth, state: StudentState, params: Params): SkillAdvice['reason'] {
  const { skill, chance, kept, opens, waiting } = worth
  const counts = state.nodes[skillScope(skill.id)]?.counts
  const next = worth.next(0)
  if (counts && counts.streak < 0) return 'missed'
  if (level(chance, params) === 'Strong')
    return kept * params.practice.stroke_share > next / 3 ? 'fading' : 'all-strong'
  if (opens * params.practice.stroke_share > next / 3) return 'prerequisite'
  if (kept * params.practice.stroke_share > next / 2) return 'fading'
  return waiting.length > 0 ? 'opens-others' : 'most-points'
}

/** Skills worth practising, best first: expected points a minute at the horizon. */
export function rankSkills(
  state: StudentState,
  skills: readonly SkillView[],
  now: Instant,
  params: Params = PARAMS,
  horizon?: Instant,
): SkillAdvice[] {
  const rate = ({ points, minutes }: { points: number; minutes: number }) =>
    points / minutes ** params.practice.time_power
  return worthOf(state, skills, now, horizon, params)
    .map((worth) => ({ worth, points: worth.next(0), minutes: Math.max(worth.skill.seconds, 10) / 60 }))
    .sort((a, b) => rate(b) - rate(a) || (a.worth.skill.id < b.worth.skill.id ? -1 : 1))
    .map(({ worth, points, minutes }): SkillAdvice => {
      const reason = reasonOf(worth, state, params)
      return {
        skill: worth.skill.id,
        points_per_minute: points / minutes,
        mastery: worth.chance,
        reason,
        for: reason === 'prerequisite' || reason === 'opens-others' ? worth.waiting : [],
        minutes: Math.max(1, Math.round((PRACTICE_QUESTIONS * worth.skill.seconds) / 60)),
      }
    })
}

/** The one skill to practise now. */
export function recommendSkill(
  state: StudentState,
  skills: readonly SkillView[],
  now: Instant,
  params: Params = PARAMS,
): SkillAdvice | null {
  return rankSkills(state, skills, now, params)[0] ?? null
}
