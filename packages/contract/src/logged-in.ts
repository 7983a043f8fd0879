import { LIMITS } from './limits.ts'
import * as z from './z.ts'

/** Proofs that this browser has kept of earlier logins, of whichever account: tries from it are counted by themselves. */
export const KnownBrowsers = z.array(z.string().max(100)).max(LIMITS.knownBrowsers).optional()

/** `known_browser`: the proof to keep of this login. */
export const LoggedIn = z.object({ jwt: z.string(), known_browser: z.string().optional() })
export type LoggedIn = z.infer<typeof LoggedIn>
