import { MESSAGES } from '@fourfold/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import { logSecurity } from '../../auth/security-log.ts'
import { hashOpaqueToken } from '../../auth/tokens.ts'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import { learners, pendingSignUps, users } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import { oneUser, type UserRow } from '../people/index.ts'
import { endOtherSessions } from '../sessions/service.ts'
import { rebuildLearner } from '../student-model/index.ts'
import { useMailToken } from './queries.ts'

/** Moves every row of one learner to another; where both have one, the counters add up and the newer fact wins. */
async function moveRows(tx: Tx, from: string, to: string): Promise<void> {
  const [source] = await tx.select().from(learners).where(eq(learners.id, from)).for('update')
  const [target] = await tx.select().from(learners).where(eq(learners.id, to)).for('update')
  if (!source || !target) throw new Error('both learners must exist')
  const shift = target.next_seq - 1
  await tx.execute(sql`update answer_event set learner_id = ${to}, seq = seq + ${shift} where learner_id = ${from}`)
  await tx
    .update(learners)
    .set({ next_seq: shift + source.next_seq })
    .where(eq(learners.id, to))
  await tx.execute(sql`update test set learner_id = ${to} where learner_id = ${from}`)
  await tx.execute(sql`update exam set learner_id = ${to} where learner_id = ${from}`)
  await tx.execute(sql`update flashcard set learner_id = ${to} where learner_id = ${from}`)
  await tx.execute(sql`update lesson_try set learner_id = ${to} where learner_id = ${from}`)
  await tx.execute(sql`update feedback set learner_id = ${to} where learner_id = ${from}`)
  await tx.execute(sql`
    insert into exposure (learner_id, item_id, topic, first_at, last_at, times, last_correct, marked, revealed)
    select ${to}, item_id, topic, first_at, last_at, times, last_correct, marked, revealed
    from exposure where learner_id = ${from}
    on conflict (learner_id, item_id) do update set
      first_at = least(exposure.first_at, excluded.first_at), times = exposure.times + excluded.times,
      last_correct = case when excluded.last_at > exposure.last_at then coalesce(excluded.last_correct, exposure.last_correct)
        else coalesce(exposure.last_correct, excluded.last_correct) end,
      last_at = greatest(exposure.last_at, excluded.last_at), marked = exposure.marked or excluded.marked,
      revealed = exposure.revealed or excluded.revealed`)
  await tx.execute(sql`delete from exposure where learner_id = ${from}`)
  await tx.execute(sql`
    update mistake m set learner_id = ${to} where learner_id = ${from}
      and not exists (select 1 from mistake o where o.learner_id = ${to} and o.item_id = m.item_id)`)
  await tx.execute(sql`
    delete from review_state where learner_id = ${from} and kind = 'mistake'
      and ref_id in (select id from mistake where learner_id = ${from})`)
  await tx.execute(sql`delete from mistake where learner_id = ${from}`)
  await tx.execute(sql`update review_state set learner_id = ${to} where learner_id = ${from}`)
  await tx.execute(sql`update review_event set learner_id = ${to} where learner_id = ${from}`)
  await tx.execute(sql`
    insert into daily_score (learner_id, topic, day, n, total, predicted, subjects, answers)
    select ${to}, topic, day, n, total, predicted, subjects, answers from daily_score where learner_id = ${from}
    on conflict (learner_id, topic, day) do update set n = daily_score.n + excluded.n, total = daily_score.total + excluded.total`)
  await tx.execute(sql`delete from daily_score where learner_id = ${from}`)
  await tx.execute(sql`
    insert into diagnostic (learner_id, topic, test_id, done_at)
    select ${to}, topic, test_id, done_at from diagnostic where learner_id = ${from}
    on conflict (learner_id, topic) do update set
      done_at = coalesce(diagnostic.done_at, excluded.done_at),
      test_id = case when diagnostic.done_at is null then excluded.test_id else diagnostic.test_id end`)
  await tx.execute(sql`delete from diagnostic where learner_id = ${from}`)
  for (const table of ['model_state', 'tally', 'misconception_state', 'kept_advice'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where learner_id = ${from}`)
}

type Member = Readonly<{ id: number; learner_id: string; confirmed_at: Date | null }>

/** What a guest chose is what the account begins with; one that was in use before keeps its own choices. */
async function takeChoices(tx: Tx, guest: UserRow, member: Member): Promise<void> {
  const { topic, extra_time, settings, study_start, test_date } = guest
  if (member.confirmed_at === null)
    await tx
      .update(users)
      .set({
        topic,
        extra_time,
        settings,
        study_start,
        test_date: sql`coalesce(${users.test_date}, ${test_date}::date)`,
      })
      .where(eq(users.id, member.id))
  await tx.execute(sql`
    update cart set user_id = ${member.id} where user_id = ${guest.id}
      and not exists (select 1 from cart o where o.user_id = ${member.id})`)
}

/** A guest's work becomes a member's; false when that guest is gone. */
export async function absorbGuest(ctx: Ctx, tx: Tx, guestId: number, member: Member): Promise<boolean> {
  const [guest] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, guestId), eq(users.guest, true), isNull(users.deleted_at)))
    .for('update')
  if (!guest) return false
  await moveRows(tx, guest.learner_id, member.learner_id)
  await takeChoices(tx, guest, member)
  await rebuildLearner(tx, member.learner_id)
  await endOtherSessions(tx, ctx.now(), guest.id, null)
  await tx
    .update(users)
    .set({ email: null, pw_hash: null, guest: false, deleted_at: ctx.now() })
    .where(eq(users.id, guest.id))
  return true
}

/** The guest that a link of a letter names, or the one of the browser that signed up and was confirmed elsewhere. */
async function claimedGuest(ctx: Ctx, tx: Tx, userId: number, token: string): Promise<number | null> {
  const hash = hashOpaqueToken(token)
  const found = await useMailToken(tx, hash, 'claim', ctx.now())
  if (found) return found.user_id === userId ? found.guest_id : null
  const [signUp] = await tx
    .delete(pendingSignUps)
    .where(and(eq(pendingSignUps.user_id, userId), eq(pendingSignUps.secret_hash, hash)))
    .returning({ guest_id: pendingSignUps.guest_id })
  return signUp?.guest_id ?? null
}

/** After login: the guest's work becomes the member's (docs/data.md, merging). */
export async function claimGuest(ctx: Ctx, caller: Caller, token: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const guestId = await claimedGuest(ctx, tx, caller.id, token)
    const done = guestId !== null && (await absorbGuest(ctx, tx, guestId, await oneUser(tx, caller.id)))
    const outcome = done ? 'ok' : 'failed'
    logSecurity(ctx, { event: 'guest_claim', outcome, user_id: caller.id, address: caller.address })
    if (!done) throw refuse(422, MESSAGES.linkInvalid)
  })
}
