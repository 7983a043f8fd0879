import type { Result, Test } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader } from '../../db/connect.ts'
import { tests } from '../../db/schema/index.ts'
import type { Leaving, SealedQuestion } from '../../http/sealed-question.ts'
import { requirePlan, requireTestPlan, requireTopic } from '../access/service.ts'
import type { Catalog } from '../bank/index.ts'
import {
  accountAverage,
  accountAverageTime,
  questionContext,
  questionViews,
  type SlotRow,
  type TestRow,
  tagsOf,
} from '../items/index.ts'
import { examOf, withTimeLeft } from './deadline.ts'
import { oneTest, testSlotRows } from './queries.ts'
import { hasSample } from './sample.ts'
import { testView } from './view.ts'

export async function viewOf(
  ctx: Ctx,
  db: Reader,
  caller: Caller,
  test: Omit<TestRow, 'checkpoint'>,
): Promise<Leaving<Test>> {
  const state = await requireTestPlan(ctx, caller.id, test, 'read', db)
  const rows = await testSlotRows(db, test.id)
  const info = await questionContext(ctx, db, caller, test, rows)
  // While a diagnostic runs nothing is said of the score: it would tell the key, or discourage. A pause shows it.
  const now = ctx.now()
  return testView(withTimeLeft(test, now), rows, info, state === 'expired', null, examOf(test, now))
}

/** Questions at some places of a test, as the browser gets them. */
export async function questionsAt(
  ctx: Ctx,
  db: Reader,
  caller: Caller,
  test: Omit<TestRow, 'checkpoint'>,
  rows: readonly SlotRow[],
  places: ReadonlySet<number>,
): Promise<SealedQuestion[]> {
  const shown = rows.filter((row) => places.has(row.slot.pos))
  if (shown.length === 0) return []
  return questionViews(test, rows, await questionContext(ctx, db, caller, test, shown), places)
}

export async function showTest(ctx: Ctx, caller: Caller, id: number): Promise<Leaving<Test>> {
  const test = await oneTest(ctx.db, caller.learner_id, id)
  const isNew = test.opened_at === null && test.version === 0 && test.score === null
  // Own work stays readable when a plan has ended; questions that were never looked at are not own work.
  if (isNew) await requireTestPlan(ctx, caller.id, test, 'write')
  const shown = await viewOf(ctx, ctx.db, caller, test)
  if (test.opened_at === null) await ctx.db.update(tests).set({ opened_at: ctx.now() }).where(eq(tests.id, id))
  return shown
}

/** GET /tests/reference: the sheet is part of its topic. */
export async function reference(ctx: Ctx, caller: Caller, topic: string): Promise<{ html: string }> {
  requireTopic(topic)
  if (!(await hasSample(ctx.db, caller.learner_id, topic))) await requirePlan(ctx, caller.id, topic, 'write')
  return { html: (await ctx.catalog()).topics.get(topic)?.reference ?? '' }
}

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length

/** What a test did to the mastery of its skills; tests of before this was kept say nothing. */
function movedBy({ topic, standing }: TestRow, { topics }: Catalog): Result['moved'] {
  return Object.entries(standing?.after ?? {}).flatMap(([id, after]) => {
    const name = topics.get(topic)?.skills.get(id)?.name
    return name === undefined ? [] : [{ id, name, before: standing?.before[id] ?? null, after }]
  })
}

/** An unscored test has a result page too, that says so: no questions, no score. */
export async function showResult(ctx: Ctx, caller: Caller, id: number): Promise<Leaving<Result>> {
  const test = await oneTest(ctx.db, caller.learner_id, id)
  await requireTestPlan(ctx, caller.id, test, 'read')
  const rows = await testSlotRows(ctx.db, test.id)
  const info = await questionContext(ctx, ctx.db, caller, test, rows)
  const scored = test.score !== null
  return {
    id: test.id,
    score: test.score,
    account_average_score: scored ? accountAverage(rows, info) : null,
    account_average_time: scored ? accountAverageTime(rows, info) : null,
    your_average_time: scored ? meanOf(rows.map((r) => r.slot.time_ms)) : null,
    section: test.topic,
    share_code: test.share_code,
    time_spent: test.time_ms,
    tags: scored ? tagsOf(rows, info.catalog) : [],
    moved: movedBy(test, info.catalog),
    questions_attributes: scored ? questionViews(test, rows, info) : [],
  }
}
