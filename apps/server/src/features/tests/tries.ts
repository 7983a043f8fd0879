import type { endpoints, GivenAnswer } from '@fourfold/contract'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { testSlots } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import { happenedIn, type SlotRow } from '../items/index.ts'
import { answerText, type Given, outcome } from '../student-model/index.ts'
import { logHelp, tutorSlot } from './tutor-slot.ts'

type FirstVerdict = z.input<typeof endpoints.tests.firstTry.response>
type SecondVerdict = z.input<typeof endpoints.tests.secondTry.response>

/** The answer in the way in which the question is answered; an empty one is refused. */
function givenTo({ revision: { secret } }: SlotRow, { letter, grid }: GivenAnswer): Given & { text: string } {
  const given: Given =
    secret.grid === null ? { letter: letter ?? null, grid: null } : { letter: null, grid: grid ?? null }
  const text = answerText(given)
  if (text === null) throw refuse(422, 'Please give an answer first.')
  return { ...given, text }
}

/** The first answer to a tutor's question is looked at. A wrong one stands from then on and is what counts. */
export async function firstTry(
  ctx: Ctx,
  caller: Caller,
  testId: number,
  itemId: number,
  body: GivenAnswer,
): Promise<FirstVerdict> {
  return ctx.db.transaction(async (tx) => {
    const { test, row } = await tutorSlot(ctx, tx, caller, testId, itemId)
    const { secret } = row.revision
    const catalog = await ctx.catalog()
    if (row.slot.missed_at !== null) return { right: false, happened: happenedIn(secret, row.slot, catalog) }
    const { text, ...given } = givenTo(row, body)
    if (outcome(secret, given) === 'correct') return { right: true, happened: null }
    const now = ctx.now()
    const changes = row.slot.changes.at(-1) === text ? row.slot.changes : [...row.slot.changes, text]
    await tx
      .update(testSlots)
      .set({
        ...given,
        skipped: false,
        changes,
        missed_at: now,
        hints_at_miss: row.slot.hints,
        changed_at: now,
        changed_by: null,
        seen_at: row.slot.seen_at ?? now,
      })
      .where(and(eq(testSlots.test_id, test.id), eq(testSlots.pos, row.slot.pos)))
    await logHelp(tx, test, row.slot.pos, 'first_try', text, now)
    return { right: false, happened: happenedIn(secret, given, catalog) }
  })
}

/** Once, after a wrong first answer, before the solution opens; it is kept and does not count. */
export async function secondTry(
  ctx: Ctx,
  caller: Caller,
  testId: number,
  itemId: number,
  body: GivenAnswer,
): Promise<SecondVerdict> {
  return ctx.db.transaction(async (tx) => {
    const { test, row } = await tutorSlot(ctx, tx, caller, testId, itemId)
    if (row.slot.missed_at === null || row.slot.second_try !== null) throw refuse(409, 'There is one second try.')
    const { text, ...given } = givenTo(row, body)
    await tx
      .update(testSlots)
      .set({ second_try: text })
      .where(and(eq(testSlots.test_id, test.id), eq(testSlots.pos, row.slot.pos)))
    await logHelp(tx, test, row.slot.pos, 'second_try', text, ctx.now())
    return { right: outcome(row.revision.secret, given) === 'correct' }
  })
}
