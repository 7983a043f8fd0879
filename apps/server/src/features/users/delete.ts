import { randomUUID } from 'node:crypto'
import { DEFAULT_TOPIC, MESSAGES } from '@fourfold/contract'
import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import { logSecurity } from '../../auth/security-log.ts'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import { type Ceiling, NIGHT, purgeRows, removeInBatches } from '../../db/purge.ts'
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
import { forgetCustomers } from '../../payments/stripe-ids.ts'
import { stopCharging } from '../payment-events/service.ts'
import type { UserRow } from '../people/index.ts'
import { forgetFactors, reauthenticate } from '../second-factor/index.ts'
import { forgetLetters } from './letter-limit.ts'
import { requireSelf } from './profile.ts'

type Person = Pick<UserRow, 'id' | 'learner_id' | 'email'>

/** Letters, those on their way and the links in them. */
async function forgetMail(ctx: Ctx, tx: Tx, ids: number[], emails: string[]): Promise<void> {
  await tx.delete(mailTokens).where(or(inArray(mailTokens.user_id, ids), inArray(mailTokens.guest_id, ids)))
  await tx.delete(pendingSignUps).where(inArray(pendingSignUps.user_id, ids))
  if (emails.length === 0) return
  await ctx.jobs.forget(tx, emails)
  await tx.delete(mailbox).where(inArray(mailbox.to, emails))
  await forgetLetters(tx, emails)
}

/** Payments are kept without the person, as the law asks; what they opened ends. */
async function forgetPayments(ctx: Ctx, tx: Tx, ids: number[]): Promise<void> {
  await tx.delete(carts).where(inArray(carts.user_id, ids))
  await tx.delete(accessGrants).where(inArray(accessGrants.user_id, ids))
  for (const table of [orders, subscriptions, paymentEvents])
    await tx.update(table).set({ user_id: null }).where(inArray(table.user_id, ids))
  await forgetCustomers(ctx, tx, ids)
}

/** What the person wrote. Answers stay, without anybody. */
async function forgetTexts(tx: Tx, learnerIds: string[]): Promise<void> {
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
    await tx.delete(table).where(inArray(table.learner_id, learnerIds))
  const own = tx.select({ id: tests.id }).from(tests).where(inArray(tests.learner_id, learnerIds))
  await tx.delete(testMarks).where(inArray(testMarks.test_id, own))
}

/** Deletes what names or describes people; their empty rows stay, so that their numbers are never given again. */
async function forget(ctx: Ctx, tx: Tx, people: readonly Person[]): Promise<void> {
  const ids = people.map(({ id }) => id)
  const emails = people.flatMap(({ email }) => (email === null ? [] : [email]))
  await tx.delete(sessions).where(inArray(sessions.user_id, ids))
  await forgetFactors(tx, ids)
  await forgetMail(ctx, tx, ids, emails)
  await forgetPayments(ctx, tx, ids)
  const learnerIds = people.map(({ learner_id }) => learner_id)
  await forgetTexts(tx, learnerIds)
  const orphans = people.map(() => ({ id: randomUUID() }))
  await tx.insert(learners).values(orphans)
  const fresh = [ids, orphans.map(({ id }) => id)].map((each) => sql.param(each))
  await tx
    .update(users)
    .set({
      learner_id: sql`fresh.learner_id`,
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
    .from(sql`unnest(${fresh[0]}::int[], ${fresh[1]}::uuid[]) as fresh(id, learner_id)`)
    .where(eq(users.id, sql`fresh.id`))
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
    await forget(ctx, tx, [person])
  })
  logSecurity(ctx, { event: 'account_delete', outcome: 'ok', user_id: id, address: caller.address })
  return { id }
}

const UNUSED_DAYS = 30
/** Forgetting somebody takes rows of twenty tables: fewer at once than where a row is all there is. */
const PEOPLE: Ceiling = { ...NIGHT, rows: 200 }

const unusedSince = (ctx: Ctx): Date => new Date(ctx.now().getTime() - UNUSED_DAYS * 86_400_000)

function purge(ctx: Ctx, what: 'guests' | 'unconfirmed', ceiling: Ceiling): Promise<number> {
  const kind = what === 'guests' ? eq(users.guest, true) : and(eq(users.guest, false), isNull(users.confirmed_at))
  const unused = and(kind, isNull(users.deleted_at), lt(users.last_seen_at, unusedSince(ctx)))
  return removeInBatches<number>(ctx, {
    what,
    ceiling,
    find: async (after) => {
      const rows = await ctx.db
        .select({ id: users.id })
        .from(users)
        .where(and(gt(users.id, after ?? 0), unused))
        .orderBy(asc(users.id))
        .limit(ceiling.rows)
      return rows.map(({ id }) => id)
    },
    remove: (ids) =>
      ctx.db.transaction(async (tx) => {
        // Looked at again: a guest may have come back, an account may have been confirmed meanwhile.
        const people = await tx
          .select({ id: users.id, learner_id: users.learner_id, email: users.email })
          .from(users)
          .where(and(inArray(users.id, [...ids]), unused))
          .orderBy(asc(users.id))
          .for('update')
        if (people.length > 0) await forget(ctx, tx, people)
        return people.length
      }),
  })
}

/** Daily job: guests that were not used for 30 days. */
export const purgeGuests = (ctx: Ctx, ceiling: Ceiling = PEOPLE): Promise<number> => purge(ctx, 'guests', ceiling)

/** Daily job: sign-ups that nobody confirmed for 30 days, and what a guest's browser did not bring to its account in that time. */
export async function purgeUnconfirmed(ctx: Ctx, ceiling: Ceiling = PEOPLE): Promise<number> {
  const brought = and(eq(pendingSignUps.pw_hash, ''), lt(pendingSignUps.created_at, unusedSince(ctx)))
  await purgeRows(ctx, pendingSignUps, pendingSignUps.id, brought, ceiling)
  return purge(ctx, 'unconfirmed', ceiling)
}
