import { MESSAGES } from '@fourfold/contract/messages'
import { sayBusy } from '../components/shell/busy'
import { OfflineError } from './client-errors'
import { backOnline, isOffline } from './connection'

const FIRST_S = 2
const LONGEST_S = 30

/** The device believes in its connection, and the server was not reached: a network's own login page, a server that starts anew. */
const unreached = (error: unknown): boolean => error instanceof OfflineError && error.message === MESSAGES.notOk
/** The server has spoken: it refuses, or leads on. */
const answered = (error: unknown): boolean => error instanceof Response || 'status' in (error as object)

/** Some seconds, or less where a connection comes back meanwhile or somebody presses Try again. */
async function pause(seconds: number, signal: AbortSignal): Promise<void> {
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), seconds * 1000)
  sayBusy(`The connection failed. This page tries again by itself in ${seconds} s.`, () => over.abort())
  try {
    await backOnline(AbortSignal.any([signal, over.signal]))
  } catch (error) {
    if (signal.aborted) throw error
  } finally {
    clearTimeout(timer)
    sayBusy(null)
  }
}

/** Without a connection to the server a page waits for it, says so, and tries again, instead of failing. */
export async function untilReached<T>(load: () => Promise<T> | T, signal: AbortSignal): Promise<T> {
  for (let seconds = FIRST_S; ; ) {
    try {
      return await load()
    } catch (error) {
      if (answered(error) || !(isOffline() || unreached(error))) throw error
      if (isOffline()) await backOnline(signal)
      else {
        await pause(seconds, signal)
        seconds = Math.min(LONGEST_S, seconds * 2)
      }
    }
  }
}
