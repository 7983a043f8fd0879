import { createHash } from 'node:crypto'
import type { Params, ParamValue } from './form.ts'
import type { State, StoredAnswer } from './state.ts'

/** Stripe forgets a key after a day. */
const KEPT_SECONDS = 24 * 3600

/** The answer kept under a key, if it is not older than a day. */
export function answerFor(state: State, key: string, now: number): StoredAnswer | undefined {
  for (const [old, answer] of state.answers) {
    if (now - answer.at < KEPT_SECONDS) break
    state.answers.delete(old)
  }
  return state.answers.get(key)
}

/** Refusals of the parameters themselves are not kept, as at Stripe: nothing was begun. */
export function isKept(status: number): boolean {
  return status < 400 || status === 402 || status >= 500
}

/** What makes two requests the same. Card numbers and codes are left out: a digest of one could be undone. */
export function fingerprintOf(method: string, path: string, params: Params): string {
  return createHash('sha256')
    .update(JSON.stringify([method, path, sorted(params)]))
    .digest('hex')
}

function sorted(value: ParamValue): unknown {
  if (typeof value === 'string') return value
  if (isListValue(value)) return value.map(sorted)
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, hidden(key, inner)])
}

function hidden(key: string, inner: ParamValue): unknown {
  if (key === 'cvc') return null
  if (key === 'number' && typeof inner === 'string') return inner.slice(-4)
  return sorted(inner)
}

function isListValue(value: ParamValue): value is readonly ParamValue[] {
  return Array.isArray(value)
}
