import type { DashboardData } from '@fourfold/contract'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { ask, askAsOne } from '../../db/ask.ts'
import { currentTopic } from '../access/service.ts'
import type { TopicInfo } from '../bank/index.ts'
import { mistakesToLog, plannedReviews, reviewsOf, waitingReviews } from '../mistakes/index.ts'
import { talliesOf } from '../student-model/index.ts'
import { type Advice, adviceFor } from '../tests/index.ts'
import { diagnosticFacts } from './diagnostic.ts'
import { begunIn, questionsToRetry, repeatOffenders, scoreBefore, timeOfAll } from './queries.ts'
import { remembered } from './remembered.ts'
import { answersIn, type Facts, PRACTICE_QUESTIONS, viewOf, type Work } from './view.ts'

const NO_PRACTICE = { advice: null, items: [] }

/** Passages are chosen when their test is made, so only the skill is named beforehand. */
const practiceFor = async (advice: Advice, topic: TopicInfo) =>
  topic.has_passage ? { advice: await advice.lead(), items: [] } : advice.practice(PRACTICE_QUESTIONS)

const NO_WORK: Omit<Work, 'here'> = {
  tallies: [],
  toLog: { n: 0, first: null },
  due: { mistakes: [], cards: { n: 0, first: null, fresh: false } },
  retry: { ids: [], missed: 0 },
  offenders: [],
  earlier: null,
}

/** All of it in one statement; who has not answered yet has none of the most, and nothing is asked for it. */
async function workOf(ctx: Ctx, caller: Caller, topic: TopicInfo, { person, begun }: Advice): Promise<Work> {
  const { db } = ctx
  const { learner_id } = caller
  const { name } = topic
  const now = ctx.now()
  if (!begun) return { ...NO_WORK, here: await ask(db, begunIn(learner_id, topic, now)) }
  const [planned, [tallies, toLog, retry, offenders, earlier, here, mistakes, cards]] = await Promise.all([
    plannedReviews(ctx, caller, name, person),
    askAsOne(
      db,
      'work_for_dashboard',
      talliesOf(learner_id, name),
      mistakesToLog(learner_id, name),
      questionsToRetry(learner_id, name, now),
      repeatOffenders(learner_id, name),
      scoreBefore(learner_id, name, now),
      begunIn(learner_id, topic, now),
      ...waitingReviews(ctx, caller, name),
    ),
  ])
  return { tallies, toLog, retry, offenders, earlier, here, due: planned ?? reviewsOf(mistakes, cards) }
}

/** GET /questions/index: reads a bounded number of rows, however long the history is. */
export async function dashboard(ctx: Ctx, caller: Caller): Promise<DashboardData> {
  const topic = await currentTopic(ctx, caller, 'read')
  const kept = await adviceFor(ctx, caller, topic)
  const { first_name, test_date, settings } = kept.person
  const person = { first_name, test_date, settings }
  const [work, standing, all] = await Promise.all([
    workOf(ctx, caller, topic, kept),
    kept.standing(),
    timeOfAll(ctx, topic.name),
  ])
  const diagnostic = await diagnosticFacts(ctx, caller, topic, kept, work.here)
  const { advice, items: practice } = answersIn(work) > 0 ? await practiceFor(kept, topic) : NO_PRACTICE
  await kept.keep()
  const catalog = await ctx.catalog()
  const facts: Facts = { person, work, standing, all, diagnostic, advice, practice: practice.map((item) => item.id) }
  return remembered(caller.learner_id, JSON.stringify(facts), [topic, catalog], () => viewOf(facts, topic, catalog))
}
