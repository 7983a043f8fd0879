import type { QuestionChange, Saved, Test, TestState } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import { tests } from '../../db/schema/index.ts'
import { notFound, refuse } from '../../http/errors.ts'
import type { Leaving } from '../../http/sealed-question.ts'
import { merges, saves } from '../../seen/metrics.ts'
import { requireTestPlan } from '../access/service.ts'
import type { SlotRow, TestRow } from '../items/index.ts'
import { backToCheckpoint, checkpointOf } from './checkpoint.ts'
import { MODULE_OVER, madeInTime, refuseInExam, withTimeLeft } from './deadline.ts'
import { rechooseDiagnostic } from './diagnostic.ts'
import { lockTest, testSlotRows } from './queries.ts'
import { recordSlots } from './record.ts'
import { slotsFor } from './revive.ts'
import { type PlanRow, planSave, type Saving, toldPlaces } from './save-plan.ts'
import { type ForSave, readForSave, writeSave, writtenBy } from './save-write.ts'
import { questionsAt, viewOf } from './show.ts'
import { setStars, starScored, starsAlone } from './stars.ts'
import { keepUncounted } from './uncounted.ts'

const STALE = 'This test was changed elsewhere.'
const CLOSED = 'This test is already scored.'

const changesIn = (state: TestState): readonly QuestionChange[] => state.questions_attributes ?? []

/** Whether an answer has become final: a diagnostic then chooses what it asks next. */
const newlyCounted = (before: readonly PlanRow[], after: readonly PlanRow[]): boolean =>
  after.some(({ slot }, at) => slot.counted !== null && before[at]?.slot.counted == null)

const savedOf = (test: Saving, now: Date, questions: Leaving<Saved>['questions']): Leaving<Saved> => ({
  version: test.version,
  step: test.step,
  countdown_time: withTimeLeft(test, now).countdown_ms,
  questions,
})

/** Without what was changed when the time of its module was over. */
const inTime = (test: Saving, state: TestState, now: Date): TestState => ({
  ...state,
  questions_attributes: [...madeInTime(test, changesIn(state), now)],
})

/**
 * The usual save: one statement reads, one writes. No lock is held between them; the write takes hold only on the version
 * that was read, and whoever writes a place of a test raises its version. Null where a save does more, or was not the first.
 */
async function saveAtOnce(
  ctx: Ctx,
  caller: Caller,
  { test, rows }: ForSave,
  state: TestState,
): Promise<Leaving<Test | Saved> | null> {
  const isClosed = test.score !== null || test.handed_in_at !== null
  if (state.discard || isClosed || test.version !== state.version) return null
  await requireTestPlan(ctx, caller.id, test, 'write')
  const own = new Set(rows.map((row) => row.item.id))
  if (changesIn(state).some((change) => !own.has(change.id))) return null
  const now = ctx.now()
  const counting = inTime(test, state, now)
  if (changesIn(counting).length < changesIn(state).length) return null
  const plan = planSave(test, rows, counting, now)
  if (plan.taken.length > 0 || plan.stars.length > 0 || newlyCounted(rows, plan.rows)) return null
  const checkpoint = state.draft ? null : checkpointOf(plan.progress, plan.rows)
  const version = await writeSave(ctx.db, test, writtenBy(plan, checkpoint), now)
  if (version === null) return null
  const saved = { ...test, ...plan.progress, version, saved_at: now }
  if (state.full) return viewOf(ctx, ctx.db, caller, saved)
  const told = toldPlaces(test, rows, saved, plan.rows, changesIn(state))
  if (told.size === 0) return savedOf(saved, now, [])
  const kept = new Map(plan.rows.map(({ slot }) => [slot.pos, slot]))
  const whole = (await testSlotRows(ctx.db, test.id)).map((row) => ({
    ...row,
    slot: kept.get(row.slot.pos) ?? row.slot,
  }))
  return savedOf(saved, now, await questionsAt(ctx, ctx.db, caller, saved, whole, told))
}

async function discardToCheckpoint(tx: Tx, test: TestRow, now: Date): Promise<TestRow> {
  const back = backToCheckpoint(test, await testSlotRows(tx, test.id), now)
  const version = await writeSave(tx, test, back, now)
  return { ...test, ...back.progress, version: version ?? test.version, saved_at: now }
}

export async function refuseScored(ctx: Ctx, tx: Tx, caller: Caller, test: TestRow): Promise<never> {
  throw refuse(409, CLOSED, { extra: { test: await viewOf(ctx, tx, caller, test) } })
}

/** Opens a test for writing: owner, plan, not scored, not stale. */
export async function openForWriting(
  ctx: Ctx,
  tx: Tx,
  caller: Caller,
  test: TestRow,
  version: number,
): Promise<TestRow> {
  await requireTestPlan(ctx, caller.id, test, 'write', tx)
  if (test.score !== null || version !== test.version) merges.inc({ reason: test.score === null ? 'stale' : 'closed' })
  if (test.score !== null) await refuseScored(ctx, tx, caller, test)
  if (version !== test.version) throw refuse(409, STALE, { extra: { test: await viewOf(ctx, tx, caller, test) } })
  return test
}

/** `before`: the places as the browser knows them. */
export type Applied = Readonly<{ test: TestRow; before: readonly SlotRow[]; rows: readonly SlotRow[] }>

/** Writes what a save carries into a locked test, and records the tutor steps that it submits. */
export async function applyLocked(ctx: Ctx, tx: Tx, test: TestRow, sent: TestState): Promise<Applied> {
  const now = ctx.now()
  const state = inTime(test, sent, now)
  const { before, rows } = await slotsFor(tx, test, changesIn(state), now)
  const plan = planSave(test, rows, state, now)
  // A diagnostic may yet put other questions into its places.
  const checkpoint = state.draft || test.mode === 'Diagnostic' ? null : checkpointOf(plan.progress, plan.rows)
  const version = await writeSave(tx, test, writtenBy(plan, checkpoint), now)
  if (version === null) throw new Error('a locked test keeps its version')
  await setStars(tx, test.learner_id, plan.stars)
  const taken = plan.rows.filter(({ slot }) => plan.taken.includes(slot.pos))
  const recorded = new Map((await recordSlots(ctx, tx, test, taken)).map((row) => [row.slot.pos, row]))
  return {
    test: { ...test, ...plan.progress, version, saved_at: now, checkpoint: checkpoint ?? test.checkpoint },
    before,
    rows: plan.rows.map((row) => recorded.get(row.slot.pos) ?? row),
  }
}

async function saveDiagnostic(ctx: Ctx, tx: Tx, caller: Caller, applied: Applied, draft: boolean): Promise<Applied> {
  const { test, before } = applied
  const rows = newlyCounted(before, applied.rows)
    ? await rechooseDiagnostic(ctx, tx, caller, test, applied.rows)
    : applied.rows
  if (draft) return { test, before, rows }
  const checkpoint = checkpointOf(test, rows)
  await tx.update(tests).set({ checkpoint }).where(eq(tests.id, test.id))
  return { test: { ...test, checkpoint }, before, rows }
}

/** What another device has given before the hand-in counts; the whole test tells it that the module is closed. */
async function saveHandedIn(ctx: Ctx, tx: Tx, caller: Caller, test: TestRow, state: TestState): Promise<Leaving<Test>> {
  if (madeInTime(test, changesIn(state), ctx.now()).length === 0)
    throw refuse(409, MODULE_OVER, { extra: { test: await viewOf(ctx, tx, caller, test) } })
  return viewOf(ctx, tx, caller, (await applyLocked(ctx, tx, test, state)).test)
}

/** Every other save, behind the lock of its test. */
async function saveLocked(ctx: Ctx, caller: Caller, id: number, state: TestState): Promise<Leaving<Test | Saved>> {
  return ctx.db.transaction(async (tx) => {
    const was = await lockTest(tx, caller.learner_id, id)
    const stars = starsAlone(state)
    if (stars && was.score !== null) {
      await requireTestPlan(ctx, caller.id, was, 'write', tx)
      await starScored(tx, was, stars, ctx.now())
      return viewOf(ctx, tx, caller, was)
    }
    const test = await openForWriting(ctx, tx, caller, was, state.version)
    if (state.discard) refuseInExam(test)
    if (test.handed_in_at !== null) return saveHandedIn(ctx, tx, caller, test, state)
    if (state.discard) return viewOf(ctx, tx, caller, await discardToCheckpoint(tx, test, ctx.now()))
    const applied = await applyLocked(ctx, tx, test, state)
    const { test: saved, rows } =
      test.mode === 'Diagnostic' ? await saveDiagnostic(ctx, tx, caller, applied, state.draft ?? false) : applied
    if (state.full) return viewOf(ctx, tx, caller, saved)
    const told = toldPlaces(test, applied.before, saved, rows, changesIn(state))
    return savedOf(saved, ctx.now(), await questionsAt(ctx, tx, caller, saved, rows, told))
  })
}

/** PUT /tests/save/{id}: saves unscored; a draft moves no checkpoint; `discard` returns to the last one. */
export async function saveTest(ctx: Ctx, caller: Caller, id: number, state: TestState): Promise<Leaving<Test | Saved>> {
  const found = await readForSave(ctx.db, caller.learner_id, id, state)
  if (!found) throw notFound()
  const saved = await saveAtOnce(ctx, caller, found, state)
  if (saved) saves.inc({ way: 'at_once' })
  if (saved) return saved
  if (found.test.exam_id !== null) await keepUncounted(ctx, caller, id, changesIn(state))
  const locked = await saveLocked(ctx, caller, id, state)
  saves.inc({ way: 'locked' })
  return locked
}
