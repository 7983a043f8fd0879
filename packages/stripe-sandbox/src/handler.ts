import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerFor, fingerprintOf, isKept } from './answers.ts'
import { idempotencyMismatch, invalidRequest, keyInUse, serverError } from './errors.ts'
import { type FaultBox, faultFromHeader, type RequestFault } from './faults.ts'
import { type Params, parseForm, text, texts } from './form.ts'
import { asSandboxError, CORS, keyOf, readBody, secretKeyRequired, sendJson, sendPage, unauthorized } from './http.ts'
import { authenticatedPage, authenticationPage, invoicePage, receiptPage } from './pages.ts'
import { present } from './present.ts'
import { checkParams, ROUTES, type Route } from './routes.ts'
import { newId } from './state.ts'
import type { World } from './world.ts'

type HandlerParts = {
  world: World
  secretKey: string
  publishableKey: string
  faults: FaultBox
  /** Loads the saved state once and does what has fallen due. */
  ready: () => Promise<void>
  save: () => Promise<void>
}

type Handler = (
  req: IncomingMessage,
  res: ServerResponse,
  scope: { publicOnly: boolean; prefix: string; body?: string },
) => Promise<void>

type Request = { route: Route; id: string; path: string; params: Params; key: string | undefined; html: boolean }
type Answer = { status: number; body: string; replayed: boolean }

export function createHandler(parts: HandlerParts): Handler {
  const { world, faults } = parts

  const authorize = (req: IncomingMessage, route: Route, params: Params) => {
    // The page that asks for 3-D Secure has no key: it proves itself by the client secret.
    if (route.path.test('/v1/payment_intents/x/sandbox_authenticate') && route.access === 'public') return
    const key = keyOf(req) ?? (route.access === 'public' ? text(params, 'key') : undefined)
    if (key !== undefined && equal(key, parts.secretKey)) return
    if (key === undefined || !equal(key, parts.publishableKey)) throw unauthorized(key)
    if (route.access !== 'public') throw secretKeyRequired()
  }

  /** Does the work, once per idempotency key. Synchronous, so that two identical requests cannot both do it. */
  const perform = (request: Request, fault: RequestFault | null): Answer => {
    const { route, id, path, params, key } = request
    const now = world.clock.now()
    const fingerprint = fingerprintOf(route.method, path, params)
    const lost = fault?.kind === 'error_after' ? { status: 500, body: errorJson(serverError().body) } : {}
    // A browser must not be able to spoil the keys of the server.
    const slot = key === undefined ? undefined : `${route.access}:${key}`
    const kept = slot === undefined ? undefined : answerFor(world.state, slot, now)
    if (kept && kept.fingerprint !== fingerprint) throw idempotencyMismatch(key ?? '')
    if (kept) return { status: kept.status, body: kept.body, replayed: true, ...lost }
    const { done, ...computed } = compute(route, id, path, params)
    const answer = { ...computed, ...lost, replayed: false }
    if (slot !== undefined && (done || isKept(answer.status)))
      world.state.answers.set(slot, { fingerprint, status: answer.status, body: answer.body, at: now })
    return answer
  }

  /** `done`: the work happened, whatever the answer, so that a repeat must not do it again. */
  const compute = (route: Route, id: string, path: string, params: Params) => {
    let done = false
    try {
      checkParams(route, params)
      const result = route.run({ world, id, params, url: path })
      done = true
      return { done, status: 200, body: present(world.state, result, texts(params, 'expand')) }
    } catch (error) {
      const { status, body } = asSandboxError(error)
      return { done, status, body: errorJson(body) }
    }
  }

  const api = async (req: IncomingMessage, res: ServerResponse, request: Request) => {
    const { route, path, params } = request
    authorize(req, route, params)
    const fault =
      faultFromHeader(req.headers['sandbox-fault']) ?? faults.take({ method: route.method, path, key: request.key })
    if (fault?.kind === 'drop_before') return drop(req)
    if (fault?.kind === 'error_before') throw serverError()
    if (fault?.kind === 'key_in_use') throw keyInUse(request.key ?? 'none')
    const returnUrl = returnUrlOf(world, request)
    const answer = perform(request, fault)
    if (route.method !== 'GET') await parts.save()
    if (fault?.kind === 'delay_after') await fault.until
    if (fault?.kind === 'drop_after') return drop(req)
    if (request.html && answer.status === 200) return showAuthenticated(res, world, request.id, returnUrl)
    sendJson(res, answer.status, answer.body, {
      'Request-Id': newId('req', 14),
      ...(route.access === 'public' ? CORS : {}),
      ...(request.key === undefined ? {} : { 'Idempotency-Key': request.key }),
      ...(answer.replayed ? { 'Idempotent-Replayed': 'true' } : {}),
      ...(answer.status >= 500 ? { 'Stripe-Should-Retry': 'false' } : {}),
    })
  }

  return async (req, res, scope) => {
    const url = new URL(req.url ?? '/', 'http://sandbox')
    const inside = scope.prefix !== '' && url.pathname.startsWith(`${scope.prefix}/`)
    const path = inside ? url.pathname.slice(scope.prefix.length) : url.pathname
    try {
      await parts.ready()
      if (req.method === 'GET' && showPage(world, path, url.searchParams, res)) return
      if (req.method === 'OPTIONS') {
        res.writeHead(204, CORS).end()
        return
      }
      const route = ROUTES.find((each) => each.method === req.method && each.path.test(path))
      if (!route || (scope.publicOnly && route.access !== 'public'))
        throw invalidRequest(`Unrecognized request URL (${req.method}: ${path}).`, { status: 404 })
      const body = scope.body ?? (await readBody(req))
      const key = req.headers['idempotency-key']
      await api(req, res, {
        route,
        path,
        id: decodeURIComponent(route.path.exec(path)?.[1] ?? ''),
        params: { ...parseForm(url.search), ...parseForm(body) },
        key: route.method === 'POST' && typeof key === 'string' ? key : undefined,
        html: route.access === 'public' && (req.headers.accept ?? '').includes('text/html'),
      })
    } catch (error) {
      const { status, body } = asSandboxError(error)
      sendJson(res, status, errorJson(body), { 'Request-Id': newId('req', 14), ...CORS })
    }
  }
}

function showPage(world: World, path: string, query: URLSearchParams, res: ServerResponse): boolean {
  const intentId = /^\/3ds\/([^/]+)$/.exec(path)?.[1]
  if (intentId !== undefined) {
    const intent = world.state.intents.get(intentId)
    if (!intent || intent.client_secret !== query.get('client_secret')) return false
    sendPage(res, 200, authenticationPage(intent))
    return true
  }
  if (/^\/receipts\/[^/]+$/.test(path)) {
    const link = `${world.publicBase()}${path}`
    const charge = [...world.state.charges.values()].find((each) => each.receipt_url === link)
    if (charge) sendPage(res, 200, receiptPage(charge))
    return charge !== undefined
  }
  const pageKey = /^\/invoices\/([^/]+)$/.exec(path)?.[1]
  if (pageKey === undefined) return false
  for (const stored of world.state.invoices.values()) {
    if (stored.page_key !== pageKey) continue
    sendPage(res, 200, invoicePage(stored.invoice))
    return true
  }
  return false
}

function returnUrlOf(world: World, request: Request): string | null {
  if (!request.html) return null
  return world.state.intents.get(request.id)?.next_action?.redirect_to_url?.return_url ?? null
}

function showAuthenticated(res: ServerResponse, world: World, id: string, returnUrl: string | null): void {
  const intent = world.state.intents.get(id)
  if (!intent) throw invalidRequest('There is nothing to authenticate.', { status: 404 })
  if (returnUrl === null) {
    sendPage(res, 200, authenticatedPage(intent, new URL(world.publicBase()).origin))
    return
  }
  const to = new URL(returnUrl)
  to.searchParams.set('payment_intent', intent.id)
  to.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '')
  to.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed')
  res.writeHead(303, { Location: to.href }).end()
}

/** Breaks the connection without a word, as a failing network does. */
function drop(req: IncomingMessage): void {
  req.socket.destroy()
}

function errorJson(error: object): string {
  return JSON.stringify({ error }, null, 2)
}

function equal(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
