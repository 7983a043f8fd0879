import { desc, eq } from 'drizzle-orm'
import { hashOpaqueToken, makeOpaqueToken } from '../../auth/tokens.ts'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import { mailTokens, pendingSignUps } from '../../db/schema/index.ts'
import type { JobMap } from '../../jobs/jobs.ts'
import type { UserRow } from '../people/index.ts'
import { mayWrite } from './letter-limit.ts'
import { confirmLetter, existingAccountLetter, resetLetter, TOKEN_MINUTES } from './letters.ts'
import { lockAddress, maybeUserByEmail, type TokenKind } from './queries.ts'

type Addressee = UserRow & { email: string }

async function newToken(
  ctx: Ctx,
  tx: Tx,
  of: { kind: TokenKind; user_id: number; guest_id?: number; pending_id?: number },
): Promise<string> {
  const token = makeOpaqueToken()
  const now = ctx.now()
  const expires_at = new Date(now.getTime() + TOKEN_MINUTES[of.kind] * 60_000)
  await tx.insert(mailTokens).values({ ...of, hash: hashOpaqueToken(token), expires_at, created_at: now })
  return token
}

/** The letter of one sign-up, or of all that wait when it is asked for again: only the owner knows which is theirs. */
async function sendConfirmations(ctx: Ctx, tx: Tx, user: Addressee, pendingId: number | null): Promise<void> {
  const waiting = await tx
    .select({ id: pendingSignUps.id, created_at: pendingSignUps.created_at })
    .from(pendingSignUps)
    .where(eq(pendingSignUps.user_id, user.id))
    .orderBy(desc(pendingSignUps.id))
  const asked = pendingId === null ? waiting : waiting.filter((pending) => pending.id === pendingId)
  for (const pending of asked) {
    if (!(await mayWrite(tx, 'confirm', user.email, ctx.now()))) return
    const token = await newToken(ctx, tx, { kind: 'confirm', user_id: user.id, pending_id: pending.id })
    const made = confirmLetter(ctx.config, token, waiting.length > 1 ? pending.created_at : null)
    await ctx.jobs.enqueue(tx, 'mail.send', { to: user.email, ...made })
  }
}

async function sendReset(ctx: Ctx, tx: Tx, user: Addressee): Promise<void> {
  if (!(await mayWrite(tx, 'reset', user.email, ctx.now()))) return
  const token = await newToken(ctx, tx, { kind: 'reset', user_id: user.id })
  await ctx.jobs.enqueue(tx, 'mail.send', { to: user.email, ...resetLetter(ctx.config, user, token) })
}

async function sendExisting(ctx: Ctx, tx: Tx, user: Addressee, guest_id: number | null): Promise<void> {
  if (!(await mayWrite(tx, 'existing', user.email, ctx.now()))) return
  const claim = guest_id === null ? null : await newToken(ctx, tx, { kind: 'claim', user_id: user.id, guest_id })
  await ctx.jobs.enqueue(tx, 'mail.send', { to: user.email, ...existingAccountLetter(ctx.config, user, claim) })
}

/** The job behind sign up, resend and forgot: who gets which letter. */
export async function sendAccountLetter(ctx: Ctx, job: JobMap['account.letter']): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockAddress(tx, job.email)
    const user = await maybeUserByEmail(tx, job.email)
    if (!user?.email || user.guest) return
    const addressee = { ...user, email: user.email }
    // A recovery link for an unconfirmed account would confirm nothing: the confirmation comes first.
    if (!user.confirmed_at) await sendConfirmations(ctx, tx, addressee, job.pending_id ?? null)
    else if (job.kind === 'forgot') await sendReset(ctx, tx, addressee)
    else if (job.kind === 'sign_up') await sendExisting(ctx, tx, addressee, job.guest_id)
  })
}

export async function askForLetter(ctx: Ctx, kind: 'resend' | 'forgot', email: string): Promise<void> {
  await ctx.db.transaction((tx) =>
    ctx.jobs.enqueue(tx, 'account.letter', { kind, email: email.toLowerCase(), guest_id: null }),
  )
}
