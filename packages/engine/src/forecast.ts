import { believedChance, level, mastery, type SkillView } from './mastery.ts'
import { PARAMS, type Params } from './params.ts'
import { rankSkills } from './recommend.ts'
import type { Nodes, StudentState } from './state.ts'
import type { Instant } from './types.ts'

/** More questions on one skill than this are not planned for: what they would not do, a lesson must. */
const MOST_QUESTIONS = 60

/** Expected chance on the skill's items after `more` further questions, in the measure that is shown. */
function masteryAfter(nodes: Nodes, skill: SkillView, now: Instant, more: number, params: Params): number {
  const before = mastery(nodes, skill, now, params)
  if (more === 0) return before
  const gained = params.learning.reduce(
    (sum, { share }, h) =>
      sum + share * (believedChance(nodes, skill, now, h, params, more) - believedChance(nodes, skill, now, h, params)),
    0,
  )
  return before + (1 - (skill.topWeight ?? 0)) * gained
}

/** Questions until the skill is expected to be Strong; null where so many would not do. */
export function questionsToStrong(
  nodes: Nodes,
  skill: SkillView,
  now: Instant,
  params: Params = PARAMS,
): number | null {
  const reached = (more: number) => level(masteryAfter(nodes, skill, now, more, params), params) === 'Strong'
  if (reached(0)) return 0
  if (!reached(MOST_QUESTIONS)) return null
  // More practice never lowers what is expected, so the number is found by halving.
  let low = 0
  let high = MOST_QUESTIONS
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (reached(middle)) high = middle
    else low = middle
  }
  return high
}

export type Forecast = Readonly<{
  /** Skills that are Strong already, and all of the topic. */ strong: number
  skills: number
  /** Minutes of practice until each further skill is Strong, in the order in which practice takes them, summed up. */
  minutes: readonly number[]
}>

/** How much practice the rest of a topic takes, by the model's own expectation. */
export function forecast(
  state: StudentState,
  skills: readonly SkillView[],
  now: Instant,
  params: Params = PARAMS,
): Forecast {
  const byId = new Map(skills.map((skill) => [skill.id, skill]))
  const minutes: number[] = []
  let strong = 0
  let sum = 0
  for (const { skill: id } of rankSkills(state, skills, now, params)) {
    const skill = byId.get(id)
    const questions = skill ? questionsToStrong(state.nodes, skill, now, params) : null
    if (!skill || questions === null) continue
    if (questions === 0) strong += 1
    else {
      sum += (questions * skill.seconds) / 60
      minutes.push(sum)
    }
  }
  return { strong, skills: skills.length, minutes }
}

/** Skills that are Strong after so many minutes of practice. */
export const strongAfter = ({ strong, minutes }: Forecast, practised: number): number =>
  strong + minutes.filter((needed) => needed <= practised).length
