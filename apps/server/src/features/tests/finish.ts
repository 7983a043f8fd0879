import type { TestState } from '@fourfold/contract'
import { TOPIC_SCOPE } from '@fourfold/engine'
import { eq, sql } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import { dailyScores, diagnostics, tests } from '../../db/schema/index.ts'
import { inOneGo } from '../../db/statement.ts'
import { refuse } from '../../http/errors.ts'
import { scoringSeconds } from '../../seen/metrics.ts'
import { requireTestPlan } from '../access/service.ts'
import type { SlotRow, TestRow } from '../items/index.ts'
import { masteryOf, outcome, readNodes, standingIn, testScore } from '../student-model/index.ts'
import { refuseInExam } from './deadline.ts'
import { lockTest, testSlotRows } from './queries.ts'
import { recordSlots } from './record.ts'
import { applyLocked, openForWriting, refuseScored } from './save.ts'
import { viewOf } from './show.ts'
import { endsTooEarly, timeLeft } from './time-left.ts'
import { bringsMore } from './uncounted.ts'

/** The day's scores, and where its last test has left the predicted score. */
async function addDailyScore(tx: Tx, test: TestRow, score: number, now: Date, left: Left | null): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  await tx
    .insert(dailyScores)
    .values({ learner_id: test.learner_id, topic: test.topic, day, n: 1, total: score, ...left?.standing })
    .onConflictDoUpdate({
      target: [dailyScores.learner_id, dailyScores.topic, dailyScores.day],
      set: {
        n: sql`daily_score.n + 1`,
        total: sql`daily_score.total + excluded.total`,
        predicted: sql`excluded.predicted`,
        subjects: sql`excluded.subjects`,
        answers: sql`excluded.answers`,
      },
    })
}

type Left = Readonly<{
  standing: ReturnType<typeof standingIn> & { answers: number }
  after: Record<string, number>
}>

/** Where the answers of a test have left the student, in its skills and in the topic. */
async function leftAt(ctx: Ctx, tx: Tx, test: TestRow, skills: readonly string[], now: Date): Promise<Left | null> {
  const topic = (await ctx.catalog()).topics.get(test.topic)
  if (!topic) return null
  const nodes = await readNodes(tx, test.learner_id, test.topic)
  const known = Object.entries(masteryOf(topic, skills, nodes, now.getTime()))
  return {
    standing: { ...standingIn(topic, nodes, now.getTime()), answers: nodes[TOPIC_SCOPE]?.counts.n ?? 0 },
    after: Object.fromEntries(known.flatMap(([id, m]) => (m === null ? [] : [[id, m]]))),
  }
}

async function endDiagnostic(tx: Tx, { mode, learner_id, topic, id: test_id }: TestRow, done_at: Date): Promise<void> {
  if (mode !== 'Diagnostic') return
  await tx
    .insert(diagnostics)
    .values({ learner_id, topic, test_id, done_at })
    .onConflictDoUpdate({ target: [diagnostics.learner_id, diagnostics.topic], set: { test_id, done_at } })
}

/** Scores a test whose answers stand: they become events, and its key may be seen. */
export async function score(ctx: Ctx, tx: Tx, test: TestRow, known?: readonly SlotRow[]): Promise<TestRow> {
  const rows = known ?? (await testSlotRows(tx, test.id))
  const result = testScore(rows.map(({ slot, revision }) => outcome(revision.secret, slot)))
  const now = ctx.now()
  await recordSlots(ctx, tx, test, rows)
  const skills = rows.map(({ item }) => item.skill_id)
  const left = await leftAt(ctx, tx, test, skills, now)
  const standing = { before: test.standing?.before ?? {}, after: left?.after ?? {} }
  const [, , [scored]] = await inOneGo(
    tx,
    () => addDailyScore(tx, test, result, now, left),
    () => endDiagnostic(tx, test, now),
    async () =>
      tx.update(tests).set({ score: result, scored_at: now, standing }).where(eq(tests.id, test.id)).returning(),
  )
  if (!scored) throw new Error('the test must come back')
  return scored
}

/** The device's clock ran ahead: the test goes on with the time that is left by ours. */
async function refuseEarlyEnd(ctx: Ctx, tx: Tx, caller: Caller, test: TestRow): Promise<never> {
  const countdown_ms = timeLeft(test, 0, ctx.now())
  throw refuse(409, 'There is still time left.', {
    extra: { test: await viewOf(ctx, tx, caller, { ...test, countdown_ms }) },
  })
}

/** PUT /tests/{id}: saves and scores in one transaction; repeating it answers the same, and answers that are new are refused. */
export async function finishTest(
  ctx: Ctx,
  caller: Caller,
  id: number,
  state: TestState,
): Promise<{ id: number; score: number; version: number }> {
  const done = scoringSeconds.startTimer()
  const finished = await ctx.db.transaction(async (tx) => {
    const before = await lockTest(tx, caller.learner_id, id)
    if (before.score !== null) {
      await requireTestPlan(ctx, caller.id, before, 'read', tx)
      // Scored on another device: this one is told, so that it drops no answer without a word.
      if (await bringsMore(tx, before, state.questions_attributes ?? [], ctx.now()))
        await refuseScored(ctx, tx, caller, before)
      return { id, score: before.score, version: before.version }
    }
    const test = await openForWriting(ctx, tx, caller, before, state.version)
    refuseInExam(test)
    if (endsTooEarly(test, state, ctx.now())) await refuseEarlyEnd(ctx, tx, caller, test)
    // Where Don't Save would go back to matters no more.
    const saved = await applyLocked(ctx, tx, test, { ...state, draft: true })
    const scored = await score(ctx, tx, saved.test, saved.rows)
    return { id, score: scored.score ?? 0, version: scored.version }
  })
  done()
  return finished
}
