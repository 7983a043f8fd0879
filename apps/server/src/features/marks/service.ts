import { LIMITS, type Marks, type MarksState, MESSAGES } from '@fourfold/contract'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { KeptMark } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import { onTheWay } from '../../http/on-the-way.ts'
import { requireTestPlan } from '../access/service.ts'
import { type Kept, mergeMarks } from './merge.ts'
import { lockMarks, markable, maybeMarks, ownTest, writeMarks } from './queries.ts'

const shown = (version: number, marks: readonly KeptMark[]): Marks => ({
  version,
  marks: marks.map(({ changed_at: _, ...mark }) => mark),
})

export async function listMarks(ctx: Ctx, caller: Caller, testId: number): Promise<Marks> {
  await requireTestPlan(ctx, caller.id, await ownTest(ctx.db, caller.learner_id, testId), 'read')
  const row = await maybeMarks(ctx.db, testId)
  return shown(row?.version ?? 0, row?.marks ?? [])
}

/** Only what grew is held against a limit: what is there can always be changed and taken off. */
function requireRoom(before: Kept, after: Kept): void {
  const notes = ({ marks }: Kept) => marks.reduce((sum, mark) => sum + mark.note.length, 0)
  if (after.marks.length > Math.max(LIMITS.marksPerTest, before.marks.length)) throw refuse(422, MESSAGES.tooManyMarks)
  if (notes(after) > Math.max(LIMITS.markNotesPerTest, notes(before))) throw refuse(422, MESSAGES.notesTooLong)
}

export async function saveMarks(
  ctx: Ctx,
  caller: Caller,
  testId: number,
  { changes, sent_at }: MarksState,
): Promise<Marks> {
  return ctx.db.transaction(async (tx) => {
    await requireTestPlan(ctx, caller.id, await ownTest(tx, caller.learner_id, testId), 'write', tx)
    const { questions, passages } = await markable(tx, testId)
    const own = changes.filter((c) => (c.part === 'passage' ? passages : questions).has(c.part_of))
    const now = ctx.now()
    const before = await lockMarks(tx, testId, now)
    const after = mergeMarks(before, own, now.getTime() - onTheWay(sent_at, now))
    requireRoom(before, after)
    const version = before.version + 1
    await writeMarks(tx, testId, after, version, now)
    return shown(version, after.marks)
  })
}
