import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

const ALGORITHM = 'HS256'
const AUDIENCE = 'fourfold'
/** A session ends after a week without use, and after a month however much it is used. */
const SESSION_DAYS = { unused: 7, longest: 30 } as const
const DAY_MS = 86_400_000

/** When a session ends that was begun then and is used now. */
export const sessionEnd = (begun: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + SESSION_DAYS.unused * DAY_MS, begun.getTime() + SESSION_DAYS.longest * DAY_MS))

export type TokenClaims = Readonly<{ user_id: number; session_id: string }>

const key = (secret: string): Uint8Array => new TextEncoder().encode(secret)

/**
 * What the browser seals with at the end of a session: answers that never reached us are read again by the next login of
 * the same account, and by nobody else. It follows from the learner's random id, which no call tells to others, so that it stays the same
 * through every change of the server's secret.
 */
const sealKey = (learnerId: string): string =>
  Buffer.from(hkdfSync('sha256', learnerId, '', 'answers kept in a browser', 32)).toString('base64url')

export const signToken = (
  secret: string,
  claims: TokenClaims & Readonly<{ learner_id?: string }>,
  now: Date,
  expires: Date,
): Promise<string> =>
  new SignJWT({
    sid: claims.session_id,
    typ: 'access',
    ...(claims.learner_id ? { seal: sealKey(claims.learner_id) } : {}),
  })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(String(claims.user_id))
    .setAudience(AUDIENCE)
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(Math.floor(expires.getTime() / 1000))
    .sign(key(secret))

/** The row of a session decides how long it lives; the token only must not outlive it. */
export const sessionToken = (
  secret: string,
  claims: TokenClaims & Readonly<{ learner_id: string }>,
  begun: Date,
): Promise<string> => signToken(secret, claims, begun, new Date(begun.getTime() + SESSION_DAYS.longest * DAY_MS))

type Known = TokenClaims & { secret: string; ends: number }

/** Tokens whose signature was found good: the next call with one costs a look, not a key. The oldest go first. */
const known = new Map<string, Known>()
const MOST_KNOWN = 20_000

function remember(token: string, found: Known): void {
  known.set(token, found)
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value ?? '')
}

export async function readToken(secret: string, token: string, now: Date): Promise<TokenClaims | null> {
  const found = known.get(token)
  if (found?.secret === secret && now.getTime() < found.ends) return found
  try {
    const { payload } = await jwtVerify(token, key(secret), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      currentDate: now,
    })
    if (payload.typ !== 'access' || typeof payload.sid !== 'string') return null
    const user_id = Number(payload.sub)
    if (!Number.isSafeInteger(user_id)) return null
    remember(token, { user_id, session_id: payload.sid, secret, ends: (payload.exp ?? 0) * 1000 })
    return { user_id, session_id: payload.sid }
  } catch {
    return null
  }
}

/** 256 bits for a mail link or a cart; only the hash is kept. */
export const makeOpaqueToken = (): string => randomBytes(32).toString('base64url')
export const hashOpaqueToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
