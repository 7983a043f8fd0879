import { DEFAULT_TOPIC, MESSAGES } from '@fourfold/contract'
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import { logSecurity } from '../../auth/security-log.ts'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import {
  accessGrants,
  cardImports,
  carts,
  feedbacks,
  flashcards,
  keptAdvice,
  learners,
  lessonTries,
  mailbox,
  mailTokens,
  mistakes,
  orders,
  paymentEvents,
  pendingSignUps,
  reviewEvents,
  reviewStates,
  sessions,
  subscriptions,
  testMarks,
  tests,
  users,
} from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import { forgetCustomer } from '../../payments/stripe-ids.ts'
import { stopCharging } from '../payment-events/service.ts'
import type { UserRow } from '../people/index.ts'
import { forgetFactors, reauthenticate } from '../second-factor/index.ts'
import { forgetLetters } from './letter-limit.ts'
import { requireSelf } from './profile.ts'

type Person = Pick<UserRow, 'id' | 'learner_id' | 'email'>

/** Letters, those on their way and the links in them. */
async function forgetMail(ctx: Ctx, tx: Tx, { id, email }: Person): Promise<void> {
  await tx.delete(mailTokens).where(or(eq(mailTokens.user_id, id), eq(mailTokens.guest_id, id)))
  await tx.delete(pendingSignUps).where(eq(pendingSignUps.user_id, id))
  if (email === null) return
  await ctx.jobs.forget(tx, email)
  await tx.delete(mailbox).where(eq(mailbox.to, email))
  await forgetLetters(tx, email)
}

/** Payments are kept without the person, as the law asks; what they opened ends. */
async function forgetPayments(ctx: Ctx, tx: Tx, userId: number): Promise<void> {
  await tx.delete(carts).where(eq(carts.user_id, userId))
  await tx.delete(accessGrants).where(eq(accessGrants.user_id, userId))
  for (const table of [orders, subscriptions, paymentEvents])
    await tx.update(table).set({ user_id: null }).where(eq(table.user_id, userId))
  await forgetCustomer(ctx, tx, userId)
}

/** What the person wrote. Answers stay, without anybody. */
async function forgetTexts(tx: Tx, learnerId: string): Promise<void> {
  for (const table of [
    cardImports,
    reviewEvents,
    reviewStates,
    flashcards,
    mistakes,
    feedbacks,
    lessonTries,
    keptAdvice,
  ])
    await tx.delete(table).where(eq(table.learner_id, learnerId))
  const own = tx.select({ id: tests.id }).from(tests).where(eq(tests.learner_id, learnerId))
  await tx.delete(testMarks).where(inArray(testMarks.test_id, own))
}

/** Deletes what names or describes the person; the empty row stays, so that its number is never given again. */
async function forget(ctx: Ctx, tx: Tx, person: Person): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.user_id, person.id))
  await forgetFactors(tx, person.id)
  await forgetMail(ctx, tx, person)
  await forgetPayments(ctx, tx, person.id)
  await forgetTexts(tx, person.learner_id)
  const [orphan] = await tx.insert(learners).values({}).returning({ id: learners.id })
  if (!orphan) throw new Error('a learner row must come back')
  await tx
    .update(users)
    .set({
      learner_id: orphan.id,
      email: null,
      pw_hash: null,
      first_name: '',
      last_name: '',
      guest: false,
      confirmed_at: null,
      topic: DEFAULT_TOPIC,
      test_date: null,
      study_start: null,
      extra_time: 1,
      billing: false,
      settings: {},
      deleted_at: ctx.now(),
    })
    .where(eq(users.id, person.id))
}

export async function deleteAccount(
  ctx: Ctx,
  caller: Caller,
  id: number,
  proof: Parameters<typeof reauthenticate>[2],
): Promise<{ id: number }> {
  requireSelf(caller, id)
  await reauthenticate(ctx, caller, proof)
  // A subscription must not outlive its account: first nothing can be charged any more, then the person is forgotten.
  await stopCharging(ctx, caller.id)
  await ctx.db.transaction(async (tx) => {
    const mine = and(eq(users.id, caller.id), isNull(users.deleted_at))
    const [person] = await tx.select().from(users).where(mine).for('update')
    // Of several that ask at once the first deletes it; the others find an account that nobody is logged in to any more.
    if (!person) throw refuse(401, MESSAGES.signInAgain)
    await forget(ctx, tx, person)
  })
  logSecurity(ctx, { event: 'account_delete', outcome: 'ok', user_id: id, address: caller.address })
  return { id }
}

const UNUSED_DAYS = 30
const AT_ONCE = 1000

async function purge(ctx: Ctx, which: 'guests' | 'unconfirmed'): Promise<number> {
  const before = new Date(ctx.now().getTime() - UNUSED_DAYS * 86_400_000)
  const kind = which === 'guests' ? eq(users.guest, true) : and(eq(users.guest, false), isNull(users.confirmed_at))
  const unused = and(kind, isNull(users.deleted_at), lt(users.last_seen_at, before))
  const found = await ctx.db.select({ id: users.id }).from(users).where(unused).limit(AT_ONCE)
  for (const { id } of found)
    await ctx.db.transaction(async (tx) => {
      // Looked at again: a guest may have come back, an account may have been confirmed meanwhile.
      const [person] = await tx
        .select()
        .from(users)
        .where(and(eq(users.id, id), unused))
        .for('update')
      if (person) await forget(ctx, tx, person)
    })
  return found.length
}

/** Daily job: guests that were not used for 30 days. */
export const purgeGuests = (ctx: Ctx): Promise<number> => purge(ctx, 'guests')

/** Daily job: sign-ups that nobody confirmed for 30 days, and what a guest's browser did not bring to its account in that time. */
export async function purgeUnconfirmed(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now().getTime() - UNUSED_DAYS * 86_400_000)
  await ctx.db.delete(pendingSignUps).where(and(eq(pendingSignUps.pw_hash, ''), lt(pendingSignUps.created_at, before)))
  return purge(ctx, 'unconfirmed')
}
