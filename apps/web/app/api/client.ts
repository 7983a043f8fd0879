import { API_PREFIX, type Endpoint, MESSAGES, type Problem } from '@fourfold/contract'
import type { z } from 'zod'
import { session } from '../session/session'

/** A non-ok answer, with what the page needs to say so (spec §7). */
export class ApiError extends Error {
  readonly status: number
  readonly statusText: string
  readonly fields: Readonly<Record<string, string>>
  readonly data: Readonly<Record<string, unknown>>
  constructor(status: number, statusText: string, problem: Partial<Problem> & Record<string, unknown>) {
    super(problem.error ?? MESSAGES.notOk)
    this.status = status
    this.statusText = statusText
    this.fields = problem.fields ?? {}
    this.data = problem
  }
}

/** The server could not be reached: offline, or the connection broke. */
export class OfflineError extends Error {}

type In<S> = S extends z.ZodType ? z.input<S> : undefined
type Needs<K extends string, S> = S extends z.ZodType ? { [P in K]: In<S> } : { [P in K]?: undefined }

export type CallOptions<P, Q, B> = Needs<'params', P> &
  (Q extends z.ZodType ? { query?: In<Q> } : { query?: undefined }) &
  Needs<'body', B> & { headers?: Record<string, string>; signal?: AbortSignal; keepalive?: boolean }

const fill = (path: string, params: Record<string, unknown> | undefined): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? '')))

function search(query: Record<string, unknown> | undefined): string {
  const given = Object.entries(query ?? {}).flatMap(([k, v]) => (v === undefined ? [] : [[k, String(v)]]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

/** JSON or text by content type; anything else is an error (spec §7, §8). */
async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('application/json')) return response.json()
  if (type.startsWith('text/')) return response.text()
  throw new Error(MESSAGES.unsupportedContentType(type))
}

/** Calls one row of the endpoint table. */
export async function call<
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  R extends z.ZodType,
>(endpoint: Endpoint<P, Q, B, R>, options: CallOptions<P, Q, B>): Promise<z.output<R>> {
  const { token, cart } = session()
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers }
  if (token && endpoint.auth !== 'none') headers.authorization = `Bearer ${token}`
  if (cart.token && endpoint.path.startsWith('/carts/')) headers['x-cart-token'] = cart.token
  if (options.body !== undefined) headers['content-type'] = 'application/json'
  const url =
    API_PREFIX +
    fill(endpoint.path, options.params as Record<string, unknown>) +
    search(options.query as Record<string, unknown>)
  let response: Response
  try {
    response = await fetch(url, {
      method: endpoint.method,
      headers,
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
    })
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new OfflineError(MESSAGES.notOk)
  }
  const body = await readBody(response)
  if (!response.ok) {
    const problem = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
    throw new ApiError(response.status, response.statusText, problem)
  }
  return body as z.output<R>
}
