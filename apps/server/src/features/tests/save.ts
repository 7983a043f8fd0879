import type { Test, TestState } from '@fourfold/contract'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import { testChanges, testSlots, tests } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import { requireTestPlan } from '../access/service.ts'
import type { TestRow } from '../items/index.ts'
import { answered, changedAt, isFinal, progress, slotUpdate } from './change.ts'
import { checkpointOf } from './checkpoint.ts'
import { MODULE_OVER, madeInTime, refuseInExam } from './deadline.ts'
import { rechooseDiagnostic } from './diagnostic.ts'
import { lockTest, testSlotRows } from './queries.ts'
import { revealTaken } from './record.ts'
import { slotsFor } from './revive.ts'
import { viewOf } from './show.ts'
import { setStar, starScored, starsAlone } from './stars.ts'

const STALE = 'This test was changed elsewhere.'
const CLOSED = 'This test is already scored.'

type Change = { pos: number | null; kind: string; value: unknown }

/** Questions that are answered and no longer on the screen: their answers count from now on as they are. */
async function countLeft(tx: Tx, test: TestRow, step: number): Promise<void> {
  const given = sql`coalesce(${testSlots.letter}, nullif(${testSlots.grid}, ''))`
  await tx
    .update(testSlots)
    .set({ counted: given })
    .where(
      and(
        eq(testSlots.test_id, test.id),
        ne(testSlots.pos, step),
        isNull(testSlots.counted),
        sql`${given} is not null`,
      ),
    )
}

/** Applies what a save carries to the rows; answers with the changes for the log. */
async function applyState(ctx: Ctx, tx: Tx, test: TestRow, state: TestState): Promise<Change[]> {
  const now = ctx.now()
  const changes = madeInTime(test, state.questions_attributes ?? [], now)
  let rows = await slotsFor(tx, test, changes, now)
  const log: Change[] = []
  const maxMs = Math.max(0, now.getTime() - test.created_at.getTime())
  for (const change of changes) {
    const row = rows.find((r) => r.item.id === change.id)
    if (!row) continue
    const set = slotUpdate(row, change, maxMs, changedAt(test, change, now))
    if (answered(change) && !row.slot.seen_at) set.seen_at = now
    if (Object.keys(set).length === 0) continue
    await tx
      .update(testSlots)
      .set(set)
      .where(and(eq(testSlots.test_id, test.id), eq(testSlots.pos, row.slot.pos)))
    if (set.marked !== undefined && row.slot.outcome !== null)
      await setStar(tx, test.learner_id, row.item.id, set.marked)
    log.push({ pos: row.slot.pos, kind: 'question', value: { ...change, ...set } })
  }
  const { step, time_ms, countdown_ms } = progress(test, state, rows.length, maxMs, now)
  await tx
    .update(testSlots)
    .set({ seen_at: now })
    .where(
      and(
        eq(testSlots.test_id, test.id),
        sql`${testSlots.seen_at} is null`,
        sql`(${testSlots.pos} = ${step} or ${testSlots.pos} = 0)`,
      ),
    )
  if (test.mode === 'Diagnostic') await countLeft(tx, test, step)
  rows = await testSlotRows(tx, test.id)
  const taken = (state.taken_tracker ?? []).flatMap((mark, pos) => {
    const row = rows[pos]
    return mark === 'taken' && row && !row.slot.taken_at ? [pos] : []
  })
  if (taken.length > 0 && test.tutor) {
    await revealTaken(
      ctx,
      tx,
      test,
      rows.filter((r) => taken.includes(r.slot.pos)),
    )
    for (const pos of taken) log.push({ pos, kind: 'taken', value: true })
  }
  if (step !== test.step) log.push({ pos: null, kind: 'step', value: step })
  await tx.update(tests).set({ step, time_ms, countdown_ms, saved_at: now }).where(eq(tests.id, test.id))
  return log
}

async function discardToCheckpoint(tx: Tx, test: TestRow, now: Date): Promise<void> {
  const rows = await testSlotRows(tx, test.id)
  for (const saved of test.checkpoint.slots) {
    const row = rows[saved.pos]
    if (!row || isFinal(row)) continue
    const { pos, ...slot } = saved
    await tx
      .update(testSlots)
      .set({ ...slot, changed_at: now })
      .where(and(eq(testSlots.test_id, test.id), eq(testSlots.pos, pos)))
  }
  const { step, time_ms, countdown_ms } = test.checkpoint
  await tx.update(tests).set({ step, time_ms, countdown_ms, saved_at: now }).where(eq(tests.id, test.id))
}

async function logChanges(tx: Tx, test: TestRow, version: number, log: readonly Change[], at: Date): Promise<void> {
  if (log.length === 0) return
  await tx.insert(testChanges).values(
    log.map((c) => ({
      test_id: test.id,
      version,
      pos: c.pos,
      kind: c.kind,
      value: c.value ?? null,
      received_at: at,
    })),
  )
}

/** Opens a test for writing: owner, plan, not scored, not stale. */
export async function openForWriting(ctx: Ctx, tx: Tx, caller: Caller, id: number, version: number): Promise<TestRow> {
  const test = await lockTest(tx, caller.learner_id, id)
  await requireTestPlan(ctx, caller.id, test, 'write', tx)
  if (test.score !== null) throw refuse(409, CLOSED, { extra: { test: await viewOf(ctx, tx, caller, test) } })
  if (test.handed_in_at !== null)
    throw refuse(409, MODULE_OVER, { extra: { test: await viewOf(ctx, tx, caller, test) } })
  if (version !== test.version) throw refuse(409, STALE, { extra: { test: await viewOf(ctx, tx, caller, test) } })
  return test
}

export async function applyAndBump(ctx: Ctx, tx: Tx, test: TestRow, state: TestState): Promise<TestRow> {
  const log = await applyState(ctx, tx, test, state)
  const version = test.version + 1
  await logChanges(tx, test, version, log, ctx.now())
  const [saved] = await tx.update(tests).set({ version }).where(eq(tests.id, test.id)).returning()
  if (!saved) throw new Error('the test must come back')
  return saved
}

/** PUT /tests/save/{id}: saves unscored; a draft moves no checkpoint; `discard` returns to the last one. */
export async function saveTest(ctx: Ctx, caller: Caller, id: number, state: TestState): Promise<Test> {
  return ctx.db.transaction(async (tx) => {
    const stars = starsAlone(state)
    const before = stars ? await lockTest(tx, caller.learner_id, id) : null
    if (stars && before?.score != null) {
      await requireTestPlan(ctx, caller.id, before, 'write', tx)
      await starScored(tx, before, stars, ctx.now())
      return viewOf(ctx, tx, caller, before)
    }
    const test = await openForWriting(ctx, tx, caller, id, state.version)
    if (state.discard) {
      refuseInExam(test)
      await discardToCheckpoint(tx, test, ctx.now())
      const version = test.version + 1
      await logChanges(tx, test, version, [{ pos: null, kind: 'discard', value: true }], ctx.now())
      const [back] = await tx.update(tests).set({ version }).where(eq(tests.id, test.id)).returning()
      return viewOf(ctx, tx, caller, back ?? test)
    }
    let saved = await applyAndBump(ctx, tx, test, state)
    if (saved.mode === 'Diagnostic') await rechooseDiagnostic(ctx, tx, caller, saved)
    if (!state.draft) {
      const checkpoint = checkpointOf(saved, await testSlotRows(tx, saved.id))
      const [kept] = await tx.update(tests).set({ checkpoint }).where(eq(tests.id, saved.id)).returning()
      saved = kept ?? saved
    }
    return viewOf(ctx, tx, caller, saved)
  })
}
