import { DEFAULT_TOPIC, MESSAGES, type SignUpFields } from '@fourfold/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import { isCommonPassword } from '../../auth/common-passwords.ts'
import { hashPassword } from '../../auth/passwords.ts'
import { hashOpaqueToken, makeOpaqueToken } from '../../auth/tokens.ts'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import { learners, users } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import type { JobMap } from '../../jobs/jobs.ts'
import { endOtherSessions } from '../sessions/service.ts'
import { confirmLetter, existingAccountLetter, resetLetter, TOKEN_MINUTES } from './letters.ts'
import { maybeUserByEmail, replaceMailToken, type TokenKind, useMailToken } from './queries.ts'

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

/** Guests come with a random address and password of their own; they need no confirmation. */
export async function createGuest(ctx: Ctx, guest: { email: string; password: string }): Promise<void> {
  const email = guest.email.toLowerCase()
  if (!email.endsWith('@guest.invalid'))
    throw refuse(422, MESSAGES.emailInvalid, { fields: { email: MESSAGES.emailInvalid } })
  const pw_hash = await hashPassword(guest.password)
  const now = ctx.now()
  const id = await ctx.db.transaction((tx) =>
    insertUser(tx, { email, pw_hash, guest: true, first_name: 'Guest', last_seen_at: now, created_at: now }),
  )
  if (id === null) throw refuse(422, 'Please try again.', { fields: { email: 'Please try again.' } })
}

/**
 * One answer for every address: a new one gets an account, a taken one a letter to its owner.
 * With a guest's token that guest becomes the member, and keeps all work.
 */
export async function signUp(ctx: Ctx, fields: SignUpFields, caller: Caller | null): Promise<void> {
  refuseCommonPassword(fields.password)
  const email = fields.email.toLowerCase()
  const pw_hash = await hashPassword(fields.password)
  const guest_id = caller?.guest ? caller.id : null
  const person = {
    email,
    pw_hash,
    first_name: fields.first_name,
    last_name: fields.last_name,
    ...(fields.test_date ? { test_date: fields.test_date } : {}),
  }
  await ctx.db.transaction(async (tx) => {
    const known = await maybeUserByEmail(tx, email)
    if (!known) await becomeMember(ctx, tx, person, guest_id)
    // Signed up before but never confirmed: the newest sign-up counts, older letters die with the new one.
    else if (!known.confirmed_at) await tx.update(users).set(person).where(eq(users.id, known.id))
    await ctx.jobs.enqueue(tx, 'account.letter', { kind: 'sign_up', email, guest_id: known ? guest_id : null })
  })
}

async function becomeMember(
  ctx: Ctx,
  tx: Tx,
  person: { email: string; pw_hash: string; first_name: string; last_name: string },
  guest_id: number | null,
): Promise<void> {
  if (guest_id === null) {
    await insertUser(tx, { ...person, created_at: ctx.now(), last_seen_at: ctx.now() })
    return
  }
  await tx
    .update(users)
    .set({ ...person, guest: false, confirmed_at: null })
    .where(and(eq(users.id, guest_id), eq(users.guest, true), isNull(users.deleted_at)))
  await endOtherSessions(tx, ctx.now(), guest_id, null)
}

async function mailWithToken(
  ctx: Ctx,
  tx: Tx,
  user: { id: number; email: string | null; first_name: string },
  kind: TokenKind,
  guest_id: number | null = null,
): Promise<void> {
  const token = makeOpaqueToken()
  const now = ctx.now()
  const expires_at = new Date(now.getTime() + TOKEN_MINUTES[kind] * 60_000)
  await replaceMailToken(tx, { hash: hashOpaqueToken(token), kind, user_id: user.id, guest_id, expires_at }, now)
  const made = { confirm: confirmLetter, reset: resetLetter, claim: existingAccountLetter }[kind](
    ctx.config,
    user,
    token,
  )
  if (user.email) await ctx.jobs.enqueue(tx, 'mail.send', { to: user.email, ...made })
}

/** The job behind sign up, resend and forgot: who gets which letter. */
export async function sendAccountLetter(ctx: Ctx, job: JobMap['account.letter']): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const user = await maybeUserByEmail(tx, job.email)
    if (!user?.email || user.guest) return
    if (!user.confirmed_at) {
      // A recovery link for an unconfirmed account would confirm nothing: the confirmation comes first.
      await mailWithToken(ctx, tx, user, 'confirm')
    } else if (job.kind === 'forgot') {
      await mailWithToken(ctx, tx, user, 'reset')
    } else if (job.kind === 'sign_up' && job.guest_id !== null) {
      await mailWithToken(ctx, tx, user, 'claim', job.guest_id)
    } else if (job.kind === 'sign_up') {
      await ctx.jobs.enqueue(tx, 'mail.send', { to: user.email, ...existingAccountLetter(ctx.config, user, null) })
    }
  })
}

export async function askForLetter(ctx: Ctx, kind: JobMap['account.letter']['kind'], email: string): Promise<void> {
  await ctx.db.transaction((tx) =>
    ctx.jobs.enqueue(tx, 'account.letter', { kind, email: email.toLowerCase(), guest_id: null }),
  )
}

export async function confirmAccount(ctx: Ctx, token: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const found = await useMailToken(tx, hashOpaqueToken(token), 'confirm', ctx.now())
    if (!found) throw refuse(422, MESSAGES.linkInvalid)
    await tx.update(users).set({ confirmed_at: ctx.now() }).where(eq(users.id, found.user_id))
  })
}
