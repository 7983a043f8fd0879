/** Calls that the head of the page has begun before the application came (see `routing/early-calls`). */
type Begun = Readonly<{ token: string; calls: Record<string, Promise<Response>> }>

declare global {
  interface Window {
    earlyCalls?: Begun | undefined
  }
}

/** As long as what was read counts as fresh. */
const FRESH_MS = 15_000

const begun = (): Begun | undefined => (typeof window === 'undefined' ? undefined : window.earlyCalls)

/** The answer to a call that was begun early by the same person, once; null where there is none. */
export function takeEarly(url: string, token: string | null): Promise<Response> | null {
  const early = begun()
  const answer = early?.calls[url]
  if (!early || !answer) return null
  delete early.calls[url]
  return early.token === token && performance.now() < FRESH_MS ? answer : null
}

/** What was read before a write may be older than it. */
export function forgetEarly(): void {
  if (begun()) window.earlyCalls = undefined
}
