import { LIMITS, type NewTestData, type TestListItem } from '@fourfold/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { dailyScores } from '../../db/schema/index.ts'
import { requirePlan } from '../access/service.ts'
import { byPassage, maxPassages } from './choose.ts'
import { currentTopic } from './create.ts'
import { listTests, pools, scoredTests } from './queries.ts'

export async function testIndex(ctx: Ctx, caller: Caller, offset: number, perPage: number) {
  await requirePlan(ctx, caller.id, caller.topic, 'read')
  const { rows, total } = await listTests(ctx.db, caller.learner_id, caller.topic, offset, perPage)
  const tests = rows.map(
    (row): TestListItem => ({
      id: row.id,
      score: row.score,
      timed: row.timed,
      tutor: row.tutor,
      question_mode: row.mode,
      number_of_questions: row.question_count,
      created_at: row.created_at.toISOString(),
    }),
  )
  return { tests, total_page_count: Math.ceil(total / perPage), total_count: total, items_per_page: perPage }
}

/** GET /tests/new: what Create Test chooses from; only ids and flags, never a text. */
export async function newTestData(ctx: Ctx, caller: Caller): Promise<NewTestData> {
  const topic = await currentTopic(ctx, caller, 'write')
  const seen = await pools(ctx.db, caller.learner_id, topic.name)
  const live = new Set(topic.items.map((i) => i.id))
  const ids = (keep: (s: (typeof seen)[number]) => boolean) =>
    seen.filter((s) => live.has(s.item_id) && keep(s)).map((s) => s.item_id)
  const max = topic.has_passage
    ? maxPassages(byPassage(topic.items))
    : Math.min(topic.items.length, LIMITS.questionsPerTest)
  return {
    test_questions: {
      questions: topic.items.map((i) => ({
        id: i.id,
        tag_id: i.skill_id,
        difficulty: i.difficulty,
        calculator: i.calculator,
        passage_id: i.passage_id,
      })),
      tags: Object.fromEntries(topic.subjects.map((s) => [s.name, s.skills.map(({ id, name }) => ({ id, name }))])),
      tag_filter: [],
      max_number_of_questions: max,
      has_passage: topic.has_passage,
      marked: ids((s) => s.marked),
      incorrect: ids((s) => s.last_correct === false),
      used: ids(() => true),
      pace_seconds: topic.pace_seconds,
    },
  }
}

export async function graphs(ctx: Ctx, caller: Caller) {
  await requirePlan(ctx, caller.id, caller.topic, 'read')
  const byTest = await scoredTests(ctx.db, caller.learner_id, caller.topic, LIMITS.graphTestsMax)
  const byDate = await ctx.db
    .select()
    .from(dailyScores)
    .where(and(eq(dailyScores.learner_id, caller.learner_id), eq(dailyScores.topic, caller.topic)))
    .orderBy(asc(dailyScores.day))
  return {
    by_test: byTest.reverse().map((t) => ({ id: t.id, created_at: t.created_at.toISOString(), score: t.score ?? 0 })),
    by_date: byDate.map((d) => ({ date: d.day, score: d.total / d.n })),
  }
}
