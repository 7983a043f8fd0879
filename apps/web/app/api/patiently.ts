import { sayBusy } from '../components/shell/busy'
import { ApiError } from './client-errors'

const TRIES = 6
const WAIT_MS = 5_000
const LONGEST_MS = 60_000

const BUSY = 503
const LIMITED = 429

/** Too many at once, or a server that is away for a moment: what asks again later gets its answer. */
const waitOf = (error: unknown, passing: readonly number[]): number | null =>
  error instanceof ApiError && passing.includes(error.status)
    ? Math.min(LONGEST_MS, error.retryAfterMs ?? WAIT_MS)
    : null

const wait = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** Asks again as long as the server only asks to wait, and says so in words meanwhile. */
export async function patiently<T>(
  ask: () => Promise<T>,
  signal?: AbortSignal,
  passing: readonly number[] = [BUSY, LIMITED],
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      const ms = waitOf(error, passing)
      if (ms === null || tries === TRIES) throw error
      const seconds = Math.max(1, Math.round(ms / 1000))
      sayBusy(`${(error as Error).message} This page tries again by itself in ${seconds} s.`)
      await wait(ms, signal).finally(() => sayBusy(null))
    }
  }
}

/** A login when a whole school arrives at once: it waits for its turn, and hears at once when there were too many tries. */
export const inTurn = <T>(ask: () => Promise<T>): Promise<T> => patiently(ask, undefined, [BUSY])
