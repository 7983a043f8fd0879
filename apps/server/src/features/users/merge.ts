import { MESSAGES } from '@fourfold/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import { hashOpaqueToken } from '../../auth/tokens.ts'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import { learners, users } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
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
  await tx.execute(sql`update flashcard set learner_id = ${to} where learner_id = ${from}`)
  await tx.execute(sql`update feedback set learner_id = ${to} where learner_id = ${from}`)
  await tx.execute(sql`
    insert into exposure (learner_id, item_id, topic, first_at, last_at, times, last_correct, marked, revealed)
    select ${to}, item_id, topic, first_at, last_at, times, last_correct, marked, revealed
    from exposure where learner_id = ${from}
    on conflict (learner_id, item_id) do update set
      first_at = least(exposure.first_at, excluded.first_at), times = exposure.times + excluded.times,
      last_correct = case when excluded.last_at > exposure.last_at then excluded.last_correct else exposure.last_correct end,
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
    insert into daily_score (learner_id, topic, day, n, total)
    select ${to}, topic, day, n, total from daily_score where learner_id = ${from}
    on conflict (learner_id, topic, day) do update set n = daily_score.n + excluded.n, total = daily_score.total + excluded.total`)
  await tx.execute(sql`delete from daily_score where learner_id = ${from}`)
  await tx.execute(sql`
    insert into diagnostic (learner_id, topic, test_id, done_at)
    select ${to}, topic, test_id, done_at from diagnostic where learner_id = ${from}
    on conflict (learner_id, topic) do update set
      done_at = coalesce(diagnostic.done_at, excluded.done_at),
      test_id = case when diagnostic.done_at is null then excluded.test_id else diagnostic.test_id end`)
  await tx.execute(sql`delete from diagnostic where learner_id = ${from}`)
  for (const table of ['model_state', 'tally', 'misconception_state'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where learner_id = ${from}`)
}

/** A guest's work becomes a member's; false when that guest is gone. */
export async function absorbGuest(ctx: Ctx, tx: Tx, guestId: number, learnerId: string): Promise<boolean> {
  const [guest] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, guestId), eq(users.guest, true), isNull(users.deleted_at)))
    .for('update')
  if (!guest) return false
  await moveRows(tx, guest.learner_id, learnerId)
  await rebuildLearner(tx, learnerId)
  await endOtherSessions(tx, ctx.now(), guest.id, null)
  await tx
    .update(users)
    .set({ email: null, pw_hash: null, guest: false, deleted_at: ctx.now() })
    .where(eq(users.id, guest.id))
  return true
}

/** After login with the link of the letter: the guest's work becomes the member's (DATA: merging moves events and replays). */
export async function claimGuest(ctx: Ctx, caller: Caller, token: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const found = await useMailToken(tx, hashOpaqueToken(token), 'claim', ctx.now())
    if (!found?.guest_id || found.user_id !== caller.id) throw refuse(422, MESSAGES.linkInvalid)
    if (!(await absorbGuest(ctx, tx, found.guest_id, caller.learner_id))) throw refuse(422, MESSAGES.linkInvalid)
  })
}
