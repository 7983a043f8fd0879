import { hash, verify } from '@node-rs/argon2'

/** Argon2id (algorithm 2), 19 MiB, t=2, p=1 (OWASP's minimum). */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes at once: each takes 19 MiB, so a hundred parallel logins wait in line instead of filling the memory. */
const AT_ONCE = 4

let running = 0
const waiting: (() => void)[] = []

async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string): Promise<string> => inLine(() => hash(password, OPTIONS))

// Made once at first use, so that an unknown address costs as much time as a known one.
let decoy: Promise<string> | null = null

/** Whether the password is right; without a hash the same work is done and the answer is no. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('a decoy that nobody can type')
  const against = stored ?? (await decoy)
  const right = await inLine(() => verify(against, password))
  return right && stored !== null
}
