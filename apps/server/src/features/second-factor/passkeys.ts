import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import { logSecurity } from '../../auth/security-log.ts'
import type { Ctx } from '../../ctx.ts'
import { passkeys, users } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import { firstCodes } from './recovery.ts'
import { openStep, takePasskeyStep } from './steps.ts'

const MOST_PASSKEYS = 10
const NOT_KEPT = 'This passkey could not be kept. Please try again.'

/** Read at the first passkey: with what it needs it is a seventh of the files that a start would read, for the few who have one. */
const webauthn = () => import('@simplewebauthn/server')

/** Passkeys belong to the name under which people reach the product. */
function here(ctx: Ctx): { origin: string; rpID: string } {
  const { origin, hostname } = new URL(ctx.config.publicUrl)
  return { origin, rpID: hostname }
}

const mine = (ctx: Ctx, userId: number) => ctx.db.select().from(passkeys).where(eq(passkeys.user_id, userId))
const transportsOf = (row: { transports: string[] }) => row.transports as AuthenticatorTransport[]

export async function startPasskey(ctx: Ctx, caller: Caller) {
  const known = await mine(ctx, caller.id)
  if (known.length >= MOST_PASSKEYS) throw refuse(422, `An account has at most ${MOST_PASSKEYS} passkeys.`)
  const [row] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, caller.id))
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: ctx.config.brand.name,
    rpID: here(ctx).rpID,
    userID: new TextEncoder().encode(String(caller.id)),
    userName: row?.email ?? '',
    attestationType: 'none',
    excludeCredentials: known.map((k) => ({ id: k.id, transports: transportsOf(k) })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await openStep(ctx, caller.id, 'passkey', options.challenge)
  return { options: { ...options } }
}

export async function addPasskey(ctx: Ctx, caller: Caller, name: string, credential: unknown) {
  const expectedChallenge = await takePasskeyStep(ctx, caller.id)
  const { origin, rpID } = here(ctx)
  const { verifyRegistrationResponse } = await webauthn()
  const made = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => null)
  if (!made?.verified) throw refuse(422, NOT_KEPT)
  const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential
  const recovery_codes = await ctx.db.transaction(async (tx) => {
    const public_key = Buffer.from(publicKey).toString('base64url')
    const row = {
      id,
      user_id: caller.id,
      name,
      public_key,
      counter,
      transports: [...transports],
      created_at: ctx.now(),
    }
    // The device names its passkey, and no two may have one name, whoever they belong to.
    const kept = await tx.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })
    if (kept.length === 0) throw refuse(422, NOT_KEPT)
    return firstCodes(tx, caller.id)
  })
  const { id: user_id, address } = caller
  logSecurity(ctx, { event: 'second_factor', outcome: 'ok', user_id, address, detail: 'passkey added' })
  return { recovery_codes }
}

export async function passkeyOptions(ctx: Ctx, userId: number) {
  const known = await mine(ctx, userId)
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: here(ctx).rpID,
    allowCredentials: known.map((k) => ({ id: k.id, transports: transportsOf(k) })),
    userVerification: 'preferred',
  })
}

export async function takePasskey(ctx: Ctx, userId: number, challenge: string, shown: unknown): Promise<boolean> {
  const response = shown as AuthenticationResponseJSON
  const [key] = await ctx.db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.user_id, userId), eq(passkeys.id, response.id)))
  if (!key) return false
  const { origin, rpID } = here(ctx)
  const { verifyAuthenticationResponse } = await webauthn()
  const seen = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
      counter: key.counter,
      transports: transportsOf(key),
    },
  }).catch(() => null)
  if (!seen?.verified) return false
  await ctx.db
    .update(passkeys)
    .set({ counter: seen.authenticationInfo.newCounter, used_at: ctx.now() })
    .where(eq(passkeys.id, key.id))
  return true
}
