import type { Result, Test } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader } from '../../db/connect.ts'
import { tests } from '../../db/schema/index.ts'
import { sentAgain } from '../../http/lasting.ts'
import { remembering } from '../../http/remembered.ts'
import type { Leaving, SealedQuestion } from '../../http/sealed-question.ts'
import { requirePlan, requireTestPlan, requireTestPlanIn, requireTopic } from '../access/service.ts'
import type { Catalog } from '../bank/index.ts'
import {
  accountAverage,
  accountAverageTime,
  type QuestionContext,
  questionContext,
  questionViews,
  type ShownRow,
  type SlotRow,
  type TestRow,
  tagsOf,
} from '../items/index.ts'
import { examOf, withTimeLeft } from './deadline.ts'
import { testSlotRows } from './queries.ts'
import { hasSample } from './sample.ts'
import { resultFacts, type ShownTest, testFacts } from './shown-facts.ts'
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

type Shown = Readonly<{ view: Leaving<Test>; rows: readonly ShownRow[]; info: QuestionContext }>

/** Tests whose keys are all hidden, as they were last shown; about 20 MB. */
const lastShown = remembering<Shown>(300)

/** Nothing but the test and its places is read for it. */
const isKeyless = ({ score, tutor }: ShownTest): boolean => score === null && !tutor

/** The same with what goes by the time alone: how long ago an answer was given, and what is left of a module. */
function atThisTime({ view, rows, info }: Shown, test: ShownTest, now: Date): Leaving<Test> {
  const answered = new Set(rows.flatMap(({ slot }) => (slot.changed_at === null ? [] : [slot.pos])))
  if (answered.size === 0 && test.deadline_at === null) return view
  const anew = questionViews(test, rows, { ...info, now }, answered)
  return {
    ...view,
    countdown_time: withTimeLeft(test, now).countdown_ms,
    exam: examOf(test, now),
    questions_attributes: rows.flatMap(({ slot }, i) => {
      const question = answered.has(slot.pos) ? anew.shift() : view.questions_attributes[i]
      return question ?? []
    }),
  }
}

export async function showTest(ctx: Ctx, caller: Caller, id: number): Promise<Leaving<Test>> {
  const { test, access, text, rows: readRows } = await testFacts(ctx, caller, id)
  const isNew = test.opened_at === null && test.version === 0 && test.score === null
  const now = ctx.now()
  // Own work stays readable when a plan has ended; questions that were never looked at are not own work.
  const expired = requireTestPlanIn(access, test, isNew ? 'write' : 'read', now) === 'expired'
  const make = async (): Promise<Shown> => {
    const rows = await readRows()
    const info = await questionContext(ctx, ctx.db, caller, test, rows)
    return { view: testView(withTimeLeft(test, now), rows, info, expired, null, examOf(test, now)), rows, info }
  }
  const makeAgain = async (): Promise<Shown> => {
    const shown = await make()
    shown.view.questions_attributes.forEach(sentAgain)
    sentAgain(shown.view)
    return shown
  }
  const view = isKeyless(test)
    ? atThisTime(
        await lastShown(ctx.db, `${caller.learner_id} ${id}`, `${expired} ${text}`, [await ctx.catalog()], makeAgain),
        test,
        now,
      )
    : (await make()).view
  if (test.opened_at === null) await ctx.db.update(tests).set({ opened_at: ctx.now() }).where(eq(tests.id, id))
  return view
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
function movedBy({ topic, standing }: ShownTest, { topics }: Catalog): Result['moved'] {
  return Object.entries(standing?.after ?? {}).flatMap(([id, after]) => {
    const name = topics.get(topic)?.skills.get(id)?.name
    return name === undefined ? [] : [{ id, name, before: standing?.before[id] ?? null, after }]
  })
}

function resultView(test: ShownTest, rows: readonly ShownRow[], info: QuestionContext): Leaving<Result> {
  const scored = test.score !== null
  return {
    id: test.id,
    score: test.score,
    account_average_score: scored ? accountAverage(rows, info) : null,
    account_average_time: scored ? accountAverageTime(rows, info) : null,
    your_average_time: scored ? meanOf(rows.map((r) => r.slot.time_ms)) : null,
    section: test.topic,
    question_mode: test.mode,
    share_code: test.share_code,
    time_spent: test.time_ms,
    tags: scored ? tagsOf(rows, info.catalog) : [],
    moved: movedBy(test, info.catalog),
    questions_attributes: scored ? questionViews(test, rows, info) : [],
  }
}

/** About 30 MB. */
const lastResult = remembering<Leaving<Result>>(300)

/** An unscored test has a result page too, that says so: no questions, no score. */
export async function showResult(ctx: Ctx, caller: Caller, id: number): Promise<Leaving<Result>> {
  const { test, access, text, rows: readRows, context } = await resultFacts(ctx, caller, id)
  requireTestPlanIn(access, test, 'read', ctx.now())
  const catalog = await ctx.catalog()
  return lastResult(ctx.db, `${caller.learner_id} ${id}`, text, [catalog], async () => {
    const rows = await readRows()
    return sentAgain(resultView(test, rows, await context(rows)))
  })
}
