import { MESSAGES } from '@fourfold/contract'
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import type { Caller } from '../../auth/caller.ts'
import { logSecurity } from '../../auth/security-log.ts'
import type { Ctx } from '../../ctx.ts'
import { authenticators, users } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import { firstCodes } from './recovery.ts'
import { seal, unseal } from './seal.ts'

const PERIOD_S = 30
const DIGITS = 6

const totp = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: DIGITS, period: PERIOD_S, algorithm: 'SHA1' })

/** A QR code as the `d` of one SVG path, a square per dark module. */
function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}

export async function startCode(ctx: Ctx, caller: Caller) {
  const [row] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, caller.id))
  const secret = new Secret({ size: 20 }).base32
  const fresh = { sealed_secret: seal(ctx.config.secret, secret), confirmed_at: null, last_step: 0 }
  const [made] = await ctx.db
    .insert(authenticators)
    .values({ user_id: caller.id, ...fresh })
    // An app that is in use is taken off first: nobody is locked out by a form that was left half-way.
    .onConflictDoUpdate({ target: authenticators.user_id, set: fresh, setWhere: isNull(authenticators.confirmed_at) })
    .returning({ user_id: authenticators.user_id })
  if (!made) throw refuse(422, 'Codes are on already. Turn them off to use another app.')
  const uri = totp(secret, ctx.config.brand.name, row?.email ?? '').toString()
  return { secret, uri, qr: qrPath(uri) }
}

/** Whether the code is right now; its step is used up. */
async function takeCode(ctx: Ctx, userId: number, code: string, confirmed: boolean): Promise<boolean> {
  const mine = and(eq(authenticators.user_id, userId), confirmed ? isNotNull(authenticators.confirmed_at) : undefined)
  const [row] = await ctx.db.select().from(authenticators).where(mine)
  const secret = row ? unseal([ctx.config.secret, ...ctx.config.formerSecrets], row.sealed_secret) : null
  if (secret === null) return false
  const timestamp = ctx.now().getTime()
  const token = code.replace(/\s/g, '')
  // Of the server's own step alone: a code lives for 30 seconds (ASVS 6.5.5), and phones take their time from the network.
  if (totp(secret).validate({ token, timestamp, window: 0 }) === null) return false
  const step = Math.floor(timestamp / 1000 / PERIOD_S)
  const taken = await ctx.db
    .update(authenticators)
    .set({ last_step: step })
    .where(and(mine, lt(authenticators.last_step, step)))
    .returning({ user_id: authenticators.user_id })
  return taken.length === 1
}

export const takeLoginCode = (ctx: Ctx, userId: number, code: string): Promise<boolean> =>
  takeCode(ctx, userId, code, true)

export async function confirmCode(ctx: Ctx, caller: Caller, code: string) {
  if (!(await takeCode(ctx, caller.id, code, false)))
    throw refuse(422, MESSAGES.wrongFactor, { fields: { code: MESSAGES.wrongFactor } })
  const recovery_codes = await ctx.db.transaction(async (tx) => {
    await tx.update(authenticators).set({ confirmed_at: ctx.now() }).where(eq(authenticators.user_id, caller.id))
    return firstCodes(tx, caller.id)
  })
  const { id: user_id, address } = caller
  logSecurity(ctx, { event: 'second_factor', outcome: 'ok', user_id, address, detail: 'codes on' })
  return { recovery_codes }
}
