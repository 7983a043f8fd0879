import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Stripe } from 'stripe'
import { createClock } from './clock.ts'
import { runDue } from './due.ts'
import { createFaults, type Faults } from './faults.ts'
import { createHandler } from './handler.ts'
import { copy, emptyState, loadState, type SandboxEvent, saveState } from './state.ts'
import { createWebhooks, type Delivery } from './webhooks.ts'
import { createWorld } from './world.ts'

export type SandboxStore = { load(): Promise<string | null>; save(json: string): Promise<void> }

export type SandboxOptions = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Where signed events go; null or left out until it is known (`setWebhookUrl`). */
  webhookUrl?: string | null
  /** Where browsers reach the public endpoints, prefix included; the sandbox's own address when left out. */
  publicBase?: string
  /** Milliseconds since the epoch: the machine's clock when left out. */
  clock?: () => number
  store?: SandboxStore
  /** Milliseconds before each further attempt to deliver an event. */
  retryDelays?: readonly number[]
}

/** Copies of what the sandbox holds now, oldest first. */
export type Inspection = {
  readonly intents: readonly Stripe.PaymentIntent[]
  readonly charges: readonly Stripe.Charge[]
  readonly refunds: readonly Stripe.Refund[]
  readonly customers: readonly Stripe.Customer[]
  readonly subscriptions: readonly Stripe.Subscription[]
  readonly invoices: readonly Stripe.Invoice[]
  readonly events: readonly SandboxEvent[]
  readonly deliveries: readonly Delivery[]
}

export type Sandbox = {
  readonly server: Server
  listen(port?: number, host?: string): Promise<{ port: number; url: string }>
  close(): Promise<void>
  readonly faults: Faults
  /** Moves the clock forward; renewals, retries and endings happen on the way, each at its time. */
  advanceTo(seconds: number): Promise<void>
  /** The sandbox's time, in seconds. */
  now(): number
  /** Resolves when no event is on its way and no retry is waiting. */
  settled(): Promise<void>
  /** Events that happened while no address was known are sent when it becomes known. */
  setWebhookUrl(url: string | null): void
  readonly state: Inspection
  /** The whole API and the pages. `body` is for frameworks that have read it already. */
  handle(req: IncomingMessage, res: ServerResponse, body?: string): Promise<void>
  /** Only what browsers may reach: tokens, 3-D Secure, invoice pages. */
  handlePublic(req: IncomingMessage, res: ServerResponse, body?: string): Promise<void>
}

const RETRY_DELAYS = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000]
const DUE_EVERY_MS = 60_000

export function createSandbox(options: SandboxOptions): Sandbox {
  const state = emptyState()
  const clock = createClock(options.clock ?? Date.now)
  let webhookUrl = options.webhookUrl ?? null
  let publicBase = options.publicBase?.replace(/\/+$/, '') ?? null
  let loaded: Promise<void> | null = null
  let timer: NodeJS.Timeout | null = null

  const webhooks = createWebhooks({
    url: () => webhookUrl,
    secret: options.webhookSecret,
    // Never older than either clock, so that a receiver on either accepts the signature.
    now: () => Math.max(clock.now(), Math.floor(Date.now() / 1000)),
    retryDelays: options.retryDelays ?? RETRY_DELAYS,
    faults: () => faults.webhooks,
    onDelivered: () => void save().catch(() => undefined),
  })
  const faults = createFaults(() => webhooks.release())
  const world = createWorld(state, clock, {
    apiVersion: Stripe.API_VERSION,
    publicBase: () => publicBase ?? 'http://127.0.0.1',
    deliver: webhooks.queue,
  })

  const load = async () => {
    const json = (await options.store?.load()) ?? null
    if (json === null) return
    clock.restore(loadState(json, state))
    sendPending()
  }
  const sendPending = () => {
    for (const event of state.events.values()) if (event.pending_webhooks > 0) webhooks.queue(event)
  }
  const ready = async () => {
    loaded ??= load()
    await loaded
    if (runDue(world, clock.now())) await save()
  }

  // One save at a time; those who come meanwhile share the next one, which has their changes too.
  let saving = Promise.resolve()
  let next: Promise<void> | null = null
  const save = (): Promise<void> => {
    const { store } = options
    if (!store) return saving
    next ??= saving
      .catch(() => undefined)
      .then(() => {
        next = null
        saving = store.save(saveState(state, clock.offset()))
        return saving
      })
    return next
  }

  const handler = createHandler({
    world,
    secretKey: options.secretKey,
    publishableKey: options.publishableKey,
    faults,
    ready,
    save,
  })
  const prefix = () => (publicBase === null ? '' : new URL(publicBase).pathname.replace(/\/+$/, ''))
  const handle = (req: IncomingMessage, res: ServerResponse, body?: string) =>
    handler(req, res, { publicOnly: false, prefix: prefix(), body })
  const server = createServer((req, res) => void handle(req, res))

  return {
    server,
    faults: faults.faults,
    handle,
    handlePublic: (req, res, body) => handler(req, res, { publicOnly: true, prefix: prefix(), body }),
    now: clock.now,
    settled: webhooks.settled,
    setWebhookUrl: (url) => {
      const first = webhookUrl === null
      webhookUrl = url
      if (first) sendPending()
    },
    listen: async (port = 0, host = '127.0.0.1') => {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, resolve)
      })
      const address = server.address()
      if (address === null || typeof address === 'string') throw new Error('The Stripe sandbox listens on TCP only.')
      const url = `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
      publicBase ??= url
      await ready()
      timer = setInterval(() => void ready().catch(() => undefined), DUE_EVERY_MS)
      timer.unref()
      return { port: address.port, url }
    },
    close: async () => {
      if (timer) clearInterval(timer)
      webhooks.close()
      server.closeAllConnections()
      if (server.listening) await new Promise<void>((resolve) => server.close(() => resolve()))
      await (next ?? saving).catch(() => undefined)
    },
    advanceTo: async (seconds) => {
      await ready()
      if (seconds < clock.now()) throw new RangeError('The sandbox clock only moves forward.')
      runDue(world, seconds)
      clock.set(seconds)
      await save()
    },
    state: {
      get intents() {
        return copy([...state.intents.values()])
      },
      get charges() {
        return copy([...state.charges.values()])
      },
      get refunds() {
        return copy([...state.refunds.values()])
      },
      get customers() {
        return copy([...state.customers.values()])
      },
      get subscriptions() {
        return copy([...state.subscriptions.values()])
      },
      get invoices() {
        return copy([...state.invoices.values()].map((stored) => stored.invoice))
      },
      get events() {
        return copy([...state.events.values()])
      },
      get deliveries() {
        return copy(webhooks.deliveries)
      },
    },
  }
}
