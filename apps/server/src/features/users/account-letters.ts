import { eq } from 'drizzle-orm'
import { hashOpaqueToken, makeOpaqueToken } from '../../auth/tokens.ts'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import { mailTokens, pendingSignUps } from '../../db/schema/index.ts'
import type { JobMap } from '../../jobs/jobs.ts'
import type { Letter } from '../../mail/letter.ts'
import type { UserRow } from '../people/index.ts'
import { type LetterKind, whenToWrite } from './letter-limit.ts'
import { confirmLetter, existingAccountLetter, resetLetter, TOKEN_MINUTES, wordToGreet } from './letters.ts'
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

type Job = JobMap['account.letter']

/** Which letter an address gets; null where there is nothing to say. */
async function kindFor(tx: Tx, user: Addressee, job: Job): Promise<LetterKind | null> {
  // A recovery link for an unconfirmed account would confirm nothing: the confirmation comes first.
  if (!user.confirmed_at) {
    const waits = await tx.$count(pendingSignUps, eq(pendingSignUps.user_id, user.id))
    return waits > 0 ? 'confirm' : null
  }
  return job.kind === 'forgot' ? 'reset' : job.kind === 'sign_up' ? 'existing' : null
}

async function write(ctx: Ctx, tx: Tx, user: Addressee, kind: LetterKind, guest_id: number | null): Promise<Letter> {
  const user_id = user.id
  if (kind === 'confirm') {
    const waiting = await tx
      .select({ first_name: pendingSignUps.first_name })
      .from(pendingSignUps)
      .where(eq(pendingSignUps.user_id, user_id))
    const name = wordToGreet(waiting.map(({ first_name }) => first_name))
    return confirmLetter(ctx.config, name, await newToken(ctx, tx, { kind, user_id }))
  }
  if (kind === 'reset') return resetLetter(ctx.config, user, await newToken(ctx, tx, { kind, user_id }))
  const claim = guest_id === null ? null : await newToken(ctx, tx, { kind: 'claim', user_id, guest_id })
  return existingAccountLetter(ctx.config, user, claim)
}

/** The job behind sign up, resend and forgot: who gets which letter, and when. */
export async function sendAccountLetter(ctx: Ctx, job: Job): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockAddress(tx, job.email)
    const user = await maybeUserByEmail(tx, job.email)
    if (!user?.email || user.guest) return
    const addressee = { ...user, email: user.email }
    const kind = await kindFor(tx, addressee, job)
    // What was put off is sent if it is still that letter: nobody who has confirmed meanwhile gets another one.
    if (kind === null || (job.put_off && job.put_off !== kind)) return
    const now = ctx.now()
    const at = job.put_off ? now : await whenToWrite(tx, kind, addressee.email, now)
    if (at === null) return
    const startAfterSeconds = Math.ceil((at.getTime() - now.getTime()) / 1000)
    if (startAfterSeconds > 0)
      return ctx.jobs.enqueue(tx, 'account.letter', { ...job, put_off: kind }, { startAfterSeconds })
    const letter = await write(ctx, tx, addressee, kind, job.guest_id)
    await ctx.jobs.enqueue(tx, 'mail.send', { to: addressee.email, ...letter })
  })
}

export async function askForLetter(ctx: Ctx, kind: 'resend' | 'forgot', email: string): Promise<void> {
  await ctx.db.transaction((tx) =>
    ctx.jobs.enqueue(tx, 'account.letter', { kind, email: email.toLowerCase(), guest_id: null }),
  )
}
