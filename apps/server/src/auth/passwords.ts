import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { line } from '../line.ts'

/** Argon2id (algorithm 2), 19 MiB, t=2, p=1 (OWASP's minimum). */
const FULL = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** The same algorithm with next to no work, for tests that log in a thousand times. */
const LOW = { ...FULL, memoryCost: 256, timeCost: 1 } as const

let options: typeof FULL | typeof LOW = FULL

export function setPasswordCost(cost: 'full' | 'low'): void {
  options = cost === 'low' ? LOW : FULL
}

export const PASSWORDS_WAITING = 300

/**
 * Half of the cores at once, never more than two of the four threads that files and packing need too: a flood of logins
 * leaves the rest of the server its share. Who would wait longer than about ten seconds is asked to come again.
 */
export const inPasswordLine = line(Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2))), PASSWORDS_WAITING)

export const hashPassword = (password: string): Promise<string> => inPasswordLine(() => hash(password, options))

/** Whether a person's hash was made with another algorithm or cost than today's. */
export const isOutdated = (stored: string): boolean => {
  const { memoryCost, timeCost, parallelism } = options
  return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}

const FAST = 'sha256'
const digest = (salt: string, secret: string): Buffer => createHash('sha256').update(`${salt}\n${secret}`).digest()

/** For the random secrets of guests: nobody can guess 128 bits, however fast the hash. */
export function hashRandomSecret(secret: string): string {
  const salt = randomBytes(16).toString('base64url')
  return `${FAST}$${salt}$${digest(salt, secret).toString('base64url')}`
}

function isRandomSecret(stored: string, secret: string): boolean {
  const [, salt = '', kept = ''] = stored.split('$')
  const given = digest(salt, secret)
  const known = Buffer.from(kept, 'base64url')
  return known.length === given.length && timingSafeEqual(known, given)
}

// Made once at first use, so that an unknown address costs as much time as a known one.
let decoy: Promise<string> | null = null

/** Whether the password is right; without a hash the same work is done and the answer is no. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (stored?.startsWith(`${FAST}$`)) return isRandomSecret(stored, password)
  decoy ??= hashPassword('a decoy that nobody can type').catch((error: unknown) => {
    decoy = null
    throw error
  })
  const against = stored ?? (await decoy)
  const right = await inPasswordLine(() => verify(against, password))
  return right && stored !== null
}
