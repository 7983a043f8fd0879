import {
  API_PREFIX,
  type Endpoint,
  MESSAGES,
  Problem,
  RENEW_TOKEN,
  RENEWED_TOKEN,
  SERVER_TIME,
} from '@fourfold/contract'
import type { z } from 'zod'
import { renewToken, session, storedToken } from '../session/session'
import { ApiError, OfflineError } from './client-errors'
import { forgetEarly, takeEarly } from './early'
import { patiently } from './patiently'
import { serverClock } from './server-clock'

/** With whatever a refusal carries besides its sentence. */
const Refusal = Problem.loose()

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

/** Our server speaks JSON; another content type is an error (spec §7, §8), and so is a text, which nothing of ours reads. */
async function readJson(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('application/json')) return response.json().catch(() => undefined)
  if (type.startsWith('text/')) return undefined
  throw new OfflineError(MESSAGES.unsupportedContentType(type))
}

/** Calls one row of the endpoint table. What only reads waits where the server is busy; what writes says so to its caller. */
export function call<
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  R extends z.ZodType,
>(endpoint: Endpoint<P, Q, B, R>, options: CallOptions<P, Q, B>): Promise<z.output<R>> {
  const ask = () => callAnew(endpoint, options)
  return endpoint.method === 'GET' ? patiently(ask, options.signal) : ask()
}

/** A token that was renewed while its call was under way, here or in another window, does not end anything: it is asked again. */
async function callAnew<
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  R extends z.ZodType,
>(endpoint: Endpoint<P, Q, B, R>, options: CallOptions<P, Q, B>): Promise<z.output<R>> {
  const { token, userId } = session()
  try {
    return await callOnce(endpoint, options)
  } catch (error) {
    const renewed = error instanceof ApiError && error.status === 401 && token !== null && storedToken() !== token
    if (!renewed || session().userId !== userId) throw error
    return callOnce(endpoint, options)
  }
}

async function callOnce<
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  R extends z.ZodType,
>(endpoint: Endpoint<P, Q, B, R>, options: CallOptions<P, Q, B>): Promise<z.output<R>> {
  const { token, cart } = session()
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers }
  if (token && endpoint.auth !== 'none') headers.authorization = `Bearer ${token}`
  if (endpoint.renews) headers[RENEW_TOKEN] = '1'
  if (cart.token && endpoint.path.startsWith('/carts/')) headers['x-cart-token'] = cart.token
  if (options.body !== undefined) headers['content-type'] = 'application/json'
  const url =
    API_PREFIX +
    fill(endpoint.path, options.params as Record<string, unknown>) +
    search(options.query as Record<string, unknown>)
  let response: Response
  const early = endpoint.method === 'GET' ? takeEarly(url, token) : forgetEarly()
  const asked = serverClock.ask()
  try {
    response = await (early ??
      fetch(url, {
        method: endpoint.method,
        headers,
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
        ...(options.signal ? { signal: options.signal } : {}),
        ...(options.keepalive ? { keepalive: true } : {}),
      }))
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new OfflineError(MESSAGES.notOk)
  }
  // Nobody has noted when an early call was begun.
  if (!early) serverClock.hear(asked, response.headers.get(SERVER_TIME))
  const renewed = response.headers.get(RENEWED_TOKEN)
  if (token && renewed) renewToken(token, renewed)
  const body = await readJson(response)
  if (!response.ok) {
    const problem = Refusal.safeParse(body)
    throw problem.success ? new ApiError(response, problem.data) : new OfflineError(MESSAGES.notOk)
  }
  // Only what the endpoint promises is success: anything else comes from somebody in between.
  const answer = endpoint.response.safeParse(body)
  if (!answer.success) throw new OfflineError(MESSAGES.notOk)
  return answer.data
}
