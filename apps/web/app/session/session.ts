import type { CartProduct, TopicAccess } from '@fourfold/contract'

/**
 * The only reader and writer of the five keys of the browser's storage (spec §3): jwt, guest, valid_plans, localTopic,
 * cart. Storage may be missing or refuse (private windows, prerendering): then the session lives in memory.
 */

const KEYS = ['jwt', 'guest', 'valid_plans', 'localTopic', 'cart'] as const
type Key = (typeof KEYS)[number]

export type StoredCart = Readonly<{ token: string | null; products: readonly CartProduct[] }>

const memory = new Map<Key, string>()
const listeners = new Set<() => void>()

function storage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage
  } catch {
    return null
  }
}

const read = (key: Key): string | null => storage()?.getItem(key) ?? memory.get(key) ?? null

function write(key: Key, value: string | null): void {
  // Only what the storage does not hold stays in memory: a logout in another tab must reach this one.
  memory.delete(key)
  try {
    const kept = storage()
    if (value === null) kept?.removeItem(key)
    else if (kept) kept.setItem(key, value)
    else memory.set(key, value)
  } catch {
    // A full or forbidden storage: the value lives as long as this visit.
    if (value !== null) memory.set(key, value)
  }
  cached = null
  for (const listener of listeners) listener()
}

function parse<T>(text: string | null, fallback: T): T {
  if (!text) return fallback
  try {
    return JSON.parse(text) as T
  } catch {
    return fallback
  }
}

type Claims = { exp?: number; sub?: string; seal?: unknown }

/** The middle part of a token, unchecked: the server checks, the browser only wants to know when it ends. */
function claims(token: string): Claims | null {
  try {
    const part = token.split('.')[1] ?? ''
    return JSON.parse(atob(part.replace(/-/g, '+').replace(/_/g, '/'))) as Claims
  } catch {
    return null
  }
}

export const isExpired = (token: string, now = Date.now()): boolean => {
  const exp = claims(token)?.exp
  return typeof exp !== 'number' || exp * 1000 <= now
}

export type Session = Readonly<{
  token: string | null
  userId: number | null
  guest: boolean
  validPlans: readonly TopicAccess[]
  topic: string | null
  cart: StoredCart
}>

let cached: Session | null = null

/** Of everybody who was logged in since this page was opened: what they could not send is sealed when they are no more. */
const seals = new Map<number, string>()
export const sealOf = (userId: number): string | null => seals.get(userId) ?? null

/** What the browser remembers now; the same object until something changes. */
export function session(): Session {
  if (cached) return cached
  const token = read('jwt')
  const claimed = token ? claims(token) : null
  const sub = Number(claimed?.sub ?? Number.NaN)
  if (typeof claimed?.seal === 'string') seals.set(sub, claimed.seal)
  cached = {
    token,
    userId: Number.isFinite(sub) ? sub : null,
    guest: read('guest') === 'true',
    validPlans: parse<TopicAccess[]>(read('valid_plans'), []),
    topic: read('localTopic'),
    cart: parse<StoredCart>(read('cart'), { token: null, products: [] }),
  }
  return cached
}

const LOGGED_OUT: Session = {
  token: null,
  userId: null,
  guest: false,
  validPlans: [],
  topic: null,
  cart: { token: null, products: [] },
}
/** What a prerendered page knows: nothing. */
export const serverSession = (): Session => LOGGED_OUT

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== null && !(KEYS as readonly string[]).includes(event.key)) return
    cached = null
    listener()
  }
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

export const saveToken = (token: string): void => write('jwt', token)

/** The token as it stands in the storage now: another window may have written it a moment ago. */
export function storedToken(): string | null {
  cached = null
  return session().token
}

/** Who is logged in by what stands in the storage now; 0 where nobody is. */
export function userIdNow(): number {
  storedToken()
  return session().userId ?? 0
}

/** The server has ended a token and given another for it; whoever has logged out since then stays so. */
export function renewToken(old: string, fresh: string): void {
  if (storedToken() === old) saveToken(fresh)
}
export const saveGuest = (guest: boolean): void => write('guest', guest ? 'true' : null)
export const saveValidPlans = (plans: readonly TopicAccess[] | null): void =>
  write('valid_plans', plans === null ? null : JSON.stringify(plans))
export const saveTopic = (topic: string): void => write('localTopic', topic)
export const saveCart = (cart: StoredCart | null): void => write('cart', cart === null ? null : JSON.stringify(cart))

/** Earlier releases noted here who had seen the welcome. */
function clearWelcomes(): void {
  const kept = storage()
  if (!kept) return
  for (const key of Object.keys(kept)) if (key.startsWith('welcomed:')) kept.removeItem(key)
}

/** What a tab remembers of its day's run, and the browser of the test that was open last. */
const OF_THE_VISIT = ['today_run', 'test-open'] as const

function clearVisit(): void {
  for (const key of OF_THE_VISIT) {
    try {
      storage()?.removeItem(key)
      sessionStorage.removeItem(key)
    } catch {
      // Without storage there is nothing of it.
    }
  }
}

/** Logout clears the stored topic, guest flag, token, valid plans and cart (spec §2). */
export function clearSession(): void {
  for (const key of KEYS) write(key, null)
  clearWelcomes()
  clearVisit()
}

/** Sign up and login clear what belonged to the visitor before (spec §4); the cart stays. */
export function clearIdentity(): void {
  for (const key of ['guest', 'jwt', 'valid_plans'] as const) write(key, null)
}

/** Whether the stored plans open a topic (spec §2, paid-plan routes). The server decides again. */
export const planIsActive = (s: Session, topic: string | null): boolean =>
  topic !== null && s.validPlans.some((plan) => plan.name === topic && plan.paid_and_active)

/** When the topic's last plan ran out: the student's own work stays readable. Null while one runs or where none was. */
export const planEndedAt = (s: Session, topic: string | null): string | null => {
  const plan = s.validPlans.find((each) => each.name === topic)
  return plan && !plan.paid_and_active ? (plan.expired_at ?? null) : null
}
