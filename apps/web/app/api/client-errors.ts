import type { Problem } from '@fourfold/contract'

/** A refusal of our server, with what the page needs to say so (spec §7). */
export class ApiError extends Error {
  readonly status: number
  readonly statusText: string
  readonly fields: Readonly<Record<string, string>>
  readonly data: Readonly<Record<string, unknown>>
  /** How long the server asks to wait before the next try; null where it does not say. */
  readonly retryAfterMs: number | null
  constructor(response: Pick<Response, 'status' | 'statusText' | 'headers'>, problem: Problem) {
    super(problem.error)
    this.status = response.status
    this.statusText = response.statusText
    this.fields = problem.fields ?? {}
    this.data = problem
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    this.retryAfterMs = Number.isFinite(seconds) ? seconds * 1000 : null
  }
}

/**
 * Our server was not reached: offline, the connection broke, or what answered is not ours (the login page of a hotel's or
 * school's network).
 */
export class OfflineError extends Error {}
