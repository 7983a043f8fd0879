import { endpoints, LIMITS, Rating, z } from '@fourfold/contract'
import { useSyncExternalStore } from 'react'
import { call } from '../api/client'
import { ApiError } from '../api/client-errors'
import { testClock } from '../attempt/clock'
import { showNotice } from '../components/shell/notices'
import { session } from '../session/session'
import { isOnlyInPage, markOnlyInPage, unmarkOnlyInPage } from './only-in-page'
import { get, keys, put, remove } from './store'

/**
 * Ratings on their way to the server: kept in the browser's database, sent one after the other in the order in which
 * they were given, tried again until they arrive; what the server refuses stays here for the next visit. The server counts a rating once however often it is sent, so nothing
 * is lost or doubled when the connection breaks, and reviewing never waits for it.
 */
const Queued = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('rate'),
    kind: z.enum(['flashcard', 'mistake']),
    id: z.number(),
    rating: Rating,
    rating_id: z.string(),
    /** When it was given, by this device's clock. */
    given_at: z.number().optional(),
  }),
  z.object({ type: z.literal('undo'), rating_id: z.string() }),
])
export type Queued = Readonly<z.infer<typeof Queued>>

/** What stands in the queue, maybe of another release; null where it cannot be read. */
const entryAt = async (key: string): Promise<Queued | null> => Queued.safeParse(await get(key)).data ?? null

const PREFIX = 'rating:'
const RETRY_MS = [1000, 3000, 10_000, 30_000]

const mine = (): string | null => {
  const { token, userId } = session()
  return token && userId !== null ? `${PREFIX}${userId}:` : null
}

let counter = 0
/** Sorts by the moment of the rating, also across tabs and restarts. */
const nextKey = (prefix: string): string => {
  counter += 1
  const part = (n: number, width: number) => String(n).padStart(width, '0')
  return `${prefix}${part(Date.now(), 15)}-${part(counter, 6)}-${crypto.randomUUID().slice(0, 8)}`
}

let waiting = 0
const listeners = new Set<() => void>()
async function recount(): Promise<void> {
  const prefix = mine()
  waiting = prefix === null ? 0 : (await keys()).filter((k) => k.startsWith(prefix) && !unread.has(k)).length
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How many ratings the server has not seen yet. */
export const useWaitingRatings = (): number =>
  useSyncExternalStore(
    subscribe,
    () => waiting,
    () => 0,
  )

/** The same, counted anew: an earlier visit may have left some. */
export async function waitingRatings(): Promise<number> {
  await recount()
  return waiting
}

/** Ratings of this visit by a clock that nobody sets; it says how old they are better than the device's. */
const given = new Map<string, number>()

/** How long ago it was given: the server counts it from then, however long it waited for a connection. */
function ageOf(entry: Extract<Queued, { type: 'rate' }>): number {
  const mono = given.get(entry.rating_id)
  const age = mono !== undefined ? testClock() - mono : Date.now() - (entry.given_at ?? Date.now())
  return Math.round(Math.min(LIMITS.ratingAgeMs, Math.max(0, age)))
}

async function send(entry: Queued): Promise<void> {
  if (entry.type === 'undo') {
    await call(endpoints.reviews.undo, { body: { rating_id: entry.rating_id } })
    return
  }
  const rated = { performance_rating: entry.rating, rating_id: entry.rating_id, age_ms: ageOf(entry) }
  const params = { id: entry.id }
  if (entry.kind === 'flashcard') await call(endpoints.flashcards.update, { params, body: { flashcard: rated } })
  else await call(endpoints.mistakes.update, { params, body: { mistake: rated } })
}

/** The server has understood it and does not take it now: the plan has ended, or the rating is not as it wants it. */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)

/** Nothing is left to be done: the card is gone, or the rating that was to be taken back was followed by another. */
const isOver = (entry: Queued, { status }: ApiError): boolean =>
  status === 404 || (entry.type === 'undo' && status === 409)

/** Of a release that this one cannot read: left where it is for the one that can, and neither sent nor counted. */
const unread = new Set<string>()

/** Refused in this visit: kept, and not sent again until the page is loaded anew. */
const refused = new Set<string>()

function sayRefused(key: string, { message }: ApiError): void {
  const kept = isOnlyInPage(key)
    ? 'This browser could not store it either, so it is lost when you close this page.'
    : 'It is kept on this device.'
  if (refused.size === 0) showNotice(`A rating could not be saved: ${message} ${kept}`)
  refused.add(key)
  // It is not sent again here: staying would not help it.
  unmarkOnlyInPage(key)
}

async function letGo(key: string): Promise<void> {
  await remove(key)
  unmarkOnlyInPage(key)
}

let sending: string | null = null
/** Taken back before they were sent, so that one just read from the database is not sent after all. */
const takenBack = new Set<string>()
const isTakenBack = (entry: Queued): boolean => entry.type === 'rate' && takenBack.has(entry.rating_id)
let running: Promise<void> | null = null
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined

async function drain(): Promise<void> {
  const prefix = mine()
  if (prefix === null) return
  for (;;) {
    const [key] = (await keys()).filter((k) => k.startsWith(prefix) && !refused.has(k) && !unread.has(k)).sort()
    const entry = key === undefined ? null : await entryAt(key)
    if (key === undefined || mine() !== prefix) break
    if (entry === null) {
      unread.add(key)
      continue
    }
    // Until it is out of the database: taking it back in between must tell the server.
    sending = key
    try {
      if (!isTakenBack(entry)) await send(entry)
      await letGo(key)
    } catch (error) {
      if (!isRefused(error)) {
        retryLater()
        break
      }
      if (isOver(entry, error)) await letGo(key)
      else sayRefused(key, error)
    } finally {
      sending = null
    }
    if (entry.type === 'rate') given.delete(entry.rating_id)
    failures = 0
    await recount()
  }
}

function retryLater(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void flushRatings(), RETRY_MS[Math.min(failures, RETRY_MS.length - 1)])
  failures += 1
}

/** Ratings on their way into the browser's storage. */
let putting: Promise<unknown> = Promise.resolve()

/** Sends all that was given before this call; one tab at a time, so that the order holds. */
export async function flushRatings(): Promise<void> {
  await putting
  // One that is just ending may have missed the last rating.
  await running
  running ??= (async () => {
    try {
      if ('locks' in navigator) await navigator.locks.request('fourfold-ratings', drain)
      else await drain()
      await recount()
    } finally {
      running = null
    }
  })()
  await running
}

/** Resolves when the rating is safe in this browser, or in this page where that refuses; the network is not waited for. */
export async function queueRating(entry: Queued): Promise<void> {
  const prefix = mine()
  if (prefix === null) return
  if (entry.type === 'rate') given.set(entry.rating_id, testClock())
  const key = nextKey(prefix)
  const stored = put(key, entry.type === 'rate' ? { ...entry, given_at: Date.now() } : entry)
  putting = Promise.allSettled([putting, stored])
  if (!(await stored)) markOnlyInPage(key)
  await recount()
  void flushRatings()
}

/** Takes a rating back: out of the queue while it is still there, else by telling the server. */
export async function queueUndo(rating_id: string): Promise<void> {
  const prefix = mine()
  if (prefix === null) return
  for (const key of (await keys()).filter((k) => k.startsWith(prefix))) {
    const entry = await entryAt(key)
    if (entry?.type !== 'rate' || entry.rating_id !== rating_id || key === sending) continue
    takenBack.add(rating_id)
    await letGo(key)
    await recount()
    return
  }
  await queueRating({ type: 'undo', rating_id })
}
