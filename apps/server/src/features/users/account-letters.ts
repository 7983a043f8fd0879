import { eq } from 'drizzle-orm'
import { hashOpaqueToken, makeOpaqueToken } from '../../auth/tokens.ts'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import { mailTokens, pendingSignUps } from '../../db/schema/index.ts'
import type { JobMap } from '../../jobs/jobs.ts'
import type { UserRow } from '../people/index.ts'
import { mayWrite, requesterOf } from './letter-limit.ts'
import { confirmLetter, existingAccountLetter, resetLetter, TOKEN_MINUTES } from './letters.ts'
import { endMailTokens, lockAddress, maybeUserByEmail, type TokenKind } from './queries.ts'

type Addressee = UserRow & { email: string }

/** Older links to confirm or to reset die with a newer one: of several letters the newest is the one to use. */
async function newToken(
  ctx: Ctx,
  tx: Tx,
  of: { kind: TokenKind; user_id: number; guest_id?: number; pending_id?: number },
): Promise<string> {
  const token = makeOpaqueToken()
  const now = ctx.now()
  if (of.kind !== 'claim') await endMailTokens(tx, of.user_id, of.kind, now)
  const expires_at = new Date(now.getTime() + TOKEN_MINUTES[of.kind] * 60_000)
  await tx.insert(mailTokens).values({ ...of, hash: hashOpaqueToken(token), expires_at, created_at: now })
  return token
}

async function sendConfirmation(ctx: Ctx, tx: Tx, user: Addressee, from: string): Promise<void> {
  if ((await tx.$count(pendingSignUps, eq(pendingSignUps.user_id, user.id))) === 0) return
  if (!(await mayWrite(tx, { kind: 'confirm', email: user.email, from }, ctx.now()))) return
  const token = await newToken(ctx, tx, { kind: 'confirm', user_id: user.id })
  await ctx.jobs.enqueue(tx, 'mail.send', { to: user.email, ...confirmLetter(ctx.config, token) })
}

async function sendReset(ctx: Ctx, tx: Tx, user: Addressee, from: string): Promise<void> {
  if (!(await mayWrite(tx, { kind: 'reset', email: user.email, from }, ctx.now()))) return
  const token = await newToken(ctx, tx, { kind: 'reset', user_id: user.id })
  await ctx.jobs.enqueue(tx, 'mail.send', { to: user.email, ...resetLetter(ctx.config, user, token) })
}

async function sendExisting(
  ctx: Ctx,
  tx: Tx,
  user: Addressee,
  { guest_id, from }: { guest_id: number | null; from: string },
): Promise<void> {
  if (!(await mayWrite(tx, { kind: 'existing', email: user.email, from }, ctx.now()))) return
  const claim = guest_id === null ? null : await newToken(ctx, tx, { kind: 'claim', user_id: user.id, guest_id })
  await ctx.jobs.enqueue(tx, 'mail.send', { to: user.email, ...existingAccountLetter(ctx.config, user, claim) })
}

/** The job behind sign up, resend and forgot: who gets which letter. */
export async function sendAccountLetter(ctx: Ctx, job: JobMap['account.letter']): Promise<void> {
  const from = job.from ?? ''
  await ctx.db.transaction(async (tx) => {
    await lockAddress(tx, job.email)
    const user = await maybeUserByEmail(tx, job.email)
    if (!user?.email || user.guest) return
    const addressee = { ...user, email: user.email }
    // A recovery link for an unconfirmed account would confirm nothing: the confirmation comes first.
    if (!user.confirmed_at) await sendConfirmation(ctx, tx, addressee, from)
    else if (job.kind === 'forgot') await sendReset(ctx, tx, addressee, from)
    else if (job.kind === 'sign_up') await sendExisting(ctx, tx, addressee, { guest_id: job.guest_id, from })
  })
}

export async function askForLetter(ctx: Ctx, kind: 'resend' | 'forgot', email: string, address: string): Promise<void> {
  const from = requesterOf(ctx, address)
  await ctx.db.transaction((tx) =>
    ctx.jobs.enqueue(tx, 'account.letter', { kind, email: email.toLowerCase(), guest_id: null, from }),
  )
}
