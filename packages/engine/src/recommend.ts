import { type Blueprint, mastery, pointsPerMinute, type SkillView } from './mastery.ts'
import { PARAMS, type Params } from './params.ts'
import { type StudentState, skillScope } from './state.ts'
import type { Instant } from './types.ts'

export type SkillAdvice = Readonly<{
  skill: string
  points_per_minute: number
  mastery: number
  /** Why this skill, as data; the words are the page's. */ reason:
    | 'most-points'
    | 'opens-others'
    | 'prerequisite'
    | 'all-strong'
  /** For 'prerequisite': the skill that waits for this one. For 'opens-others': the skills that build on it. */ for: readonly string[]
  minutes: number
}>

const PRACTICE_QUESTIONS = 10

/** Skills worth practising, best first: expected points per minute among those whose prerequisites are in reach. */
export function rankSkills(
  state: StudentState,
  skills: readonly SkillView[],
  _now: Instant,
  params: Params = PARAMS,
): SkillAdvice[] {
  const blueprint: Blueprint = { skills }
  const known = new Map(skills.map((skill) => [skill.id, mastery(state.nodes, skill, params)]))
  const inReach = (skill: SkillView) => skill.needs.every((id) => (known.get(id) ?? 1) >= params.practice.reach)
  const builtOn = new Map<string, string[]>()
  for (const skill of skills) for (const id of skill.needs) builtOn.set(id, [...(builtOn.get(id) ?? []), skill.id])

  return skills
    .map((skill) => {
      const m = known.get(skill.id)!
      const strong = m >= params.practice.done
      const waiting = (builtOn.get(skill.id) ?? []).filter((id) => known.get(id)! < params.practice.done)
      const blocked = waiting.filter(() => m < params.practice.reach)
      const base = pointsPerMinute(state, skill, blueprint, params)
      const reach = inReach(skill) ? 1 : params.practice.out_of_reach
      // A skill already Strong gives way to any other; one that others wait for earns a part of their points too.
      const opens = 1 + params.practice.opens * blocked.length
      return {
        advice: {
          skill: skill.id,
          points_per_minute: base,
          mastery: m,
          reason: strong
            ? 'all-strong'
            : blocked.length > 0
              ? 'prerequisite'
              : waiting.length > 0
                ? 'opens-others'
                : 'most-points',
          for: blocked.length > 0 ? blocked : waiting,
          minutes: Math.max(1, Math.round((PRACTICE_QUESTIONS * skill.seconds) / 60)),
        } satisfies SkillAdvice,
        rank: base * reach * opens * (strong ? params.practice.strong_share : 1),
        started: state.nodes[skillScope(skill.id)]?.counts.n ?? 0,
      }
    })
    .sort((a, b) => b.rank - a.rank || b.started - a.started || (a.advice.skill < b.advice.skill ? -1 : 1))
    .map((entry) => entry.advice)
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
