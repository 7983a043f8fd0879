import type { StudyPlan } from '@fourfold/contract'
import { forecast } from '@fourfold/engine'
import type { Ctx } from '../../ctx.ts'
import { currentTopic } from '../access/service.ts'
import { scoredExams } from '../exams/service.ts'
import { dayNumber, daysLeft, type Reviewer, situationOf } from '../reviews/index.ts'
import { readNodes } from '../student-model/index.ts'
import { finishSentences } from './finish.ts'
import { minutesByDay } from './study-time.ts'
import { mondayOf, PAST_WEEKS, weekGoal, weeksOf } from './weeks.ts'

const DAY_MS = 86_400_000

/** GET /today/plan: nothing of it is stored, so that a missed day or another date leaves no broken plan behind. */
export async function studyPlan(ctx: Ctx, caller: Reviewer, offset: number): Promise<StudyPlan> {
  const topic = await currentTopic(ctx, caller, 'read')
  const situation = await situationOf(ctx, caller, offset)
  const now = ctx.now()
  const today = dayNumber(now, offset)
  const left = daysLeft(situation)
  const test = left === null ? null : today + left
  const since = new Date((mondayOf(today) - 7 * PAST_WEEKS) * DAY_MS + offset * 60_000)
  const [nodes, done, scored] = await Promise.all([
    readNodes(ctx.db, caller.learner_id, topic.name),
    minutesByDay(ctx.db, caller.learner_id, since, offset),
    scoredExams(ctx.db, caller.learner_id, since, topic.name),
  ])
  const exams = new Set(scored.map((at) => dayNumber(at, offset)))
  const { daily_minutes } = situation
  const facts = { today, test, daily_minutes, done, exams }
  const weeks = weeksOf(facts)
  const state = { topic: topic.name, nodes }
  const skills = [...topic.skills.values()]
  const at = now.getTime()
  const made = { Strong: forecast('Strong', state, skills, at), Moderate: forecast('Moderate', state, skills, at) }
  return {
    topic: topic.name,
    test_date: test === null ? null : situation.test_date,
    days_left: left,
    daily_minutes,
    week: { goal: weekGoal(facts), done: weeks.find((week) => week.now)?.done ?? 0 },
    weeks,
    finish: Object.keys(nodes).length === 0 ? [] : finishSentences(made, today, left, daily_minutes),
    skills: skills.length,
    strong: made.Strong.reached,
  }
}
