import { DEFAULT_TOPIC, MESSAGES, type SignUpFields } from '@fourfold/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import { isCommonPassword } from '../../auth/common-passwords.ts'
import { hashPassword } from '../../auth/passwords.ts'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import { learners, pendingSignUps, users } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import { endOtherSessions } from '../sessions/service.ts'
import { lockAddress, maybeUserByEmail } from './queries.ts'

export function refuseCommonPassword(password: string, field = 'password'): void {
  if (isCommonPassword(password))
    throw refuse(422, MESSAGES.passwordCommon, { fields: { [field]: MESSAGES.passwordCommon } })
}

async function insertUser(
  tx: Tx,
  values: Omit<typeof users.$inferInsert, 'learner_id' | 'topic'>,
): Promise<number | null> {
  const [learner] = await tx.insert(learners).values({}).returning({ id: learners.id })
  if (!learner) throw new Error('a learner row must come back')
  const [row] = await tx
    .insert(users)
    .values({ ...values, learner_id: learner.id, topic: DEFAULT_TOPIC })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (!row) await tx.delete(learners).where(eq(learners.id, learner.id))
  return row?.id ?? null
}

const isGuestAddress = (email: string): boolean => email.endsWith('@guest.invalid')

const wrongAddress = () => refuse(422, MESSAGES.emailInvalid, { fields: { email: MESSAGES.emailInvalid } })

/** Guests come with a random address and password of their own; they need no confirmation. */
export async function createGuest(ctx: Ctx, guest: { email: string; password: string }): Promise<void> {
  const email = guest.email.toLowerCase()
  if (!isGuestAddress(email)) throw wrongAddress()
  const pw_hash = await hashPassword(guest.password)
  const now = ctx.now()
  const id = await ctx.db.transaction((tx) =>
    insertUser(tx, { email, pw_hash, guest: true, first_name: 'Guest', last_seen_at: now, created_at: now }),
  )
  if (id === null) throw refuse(422, 'Please try again.', { fields: { email: 'Please try again.' } })
}

/**
 * One answer for every address: a new one gets an account, a taken one a letter to its owner. What a sign-up brings is
 * kept apart until its own link is followed, so that nobody can change what another has signed up with.
 * With a guest's token that guest becomes the member, and keeps all work.
 */
export async function signUp(ctx: Ctx, fields: SignUpFields, caller: Caller | null): Promise<void> {
  refuseCommonPassword(fields.password)
  const email = fields.email.toLowerCase()
  if (isGuestAddress(email)) throw wrongAddress()
  const person = {
    pw_hash: await hashPassword(fields.password),
    first_name: fields.first_name,
    last_name: fields.last_name,
    test_date: fields.test_date ?? null,
    created_at: ctx.now(),
  }
  const guest_id = caller?.guest ? caller.id : null
  await ctx.db.transaction(async (tx) => {
    await lockAddress(tx, email)
    const known = await maybeUserByEmail(tx, email)
    const user_id = known?.id ?? (await makeUnconfirmed(ctx, tx, email, guest_id))
    const others = known ? guest_id : null
    const pending_id = known?.confirmed_at ? null : await keep(tx, { ...person, user_id, guest_id: others })
    if (known) await tx.update(users).set({ last_seen_at: ctx.now() }).where(unconfirmed(known.id))
    await ctx.jobs.enqueue(tx, 'account.letter', { kind: 'sign_up', email, guest_id: others, pending_id })
  })
}

const unconfirmed = (id: number) => and(eq(users.id, id), eq(users.guest, false), isNull(users.confirmed_at))

async function keep(tx: Tx, signUp: typeof pendingSignUps.$inferInsert): Promise<number> {
  const [row] = await tx.insert(pendingSignUps).values(signUp).returning({ id: pendingSignUps.id })
  if (!row) throw new Error('a pending sign-up must come back')
  return row.id
}

/** The account of an address that nobody has yet: the guest's own, or a new one when there is no guest (any more). */
async function makeUnconfirmed(ctx: Ctx, tx: Tx, email: string, guestId: number | null): Promise<number> {
  const now = ctx.now()
  if (guestId !== null) {
    const [turned] = await tx
      .update(users)
      .set({ email, pw_hash: null, guest: false, confirmed_at: null, last_seen_at: now })
      .where(and(eq(users.id, guestId), eq(users.guest, true), isNull(users.deleted_at)))
      .returning({ id: users.id })
    if (turned) {
      await endOtherSessions(tx, now, guestId, null)
      return turned.id
    }
  }
  const id = await insertUser(tx, { email, created_at: now, last_seen_at: now })
  if (id === null) throw new Error('an address that is locked and free can be taken')
  return id
}
