import { createHmac } from 'node:crypto'
import { shuffled, type WebhookFaults } from './faults.ts'
import type { SandboxEvent } from './state.ts'

/** The `Stripe-Signature` header for a body: HMAC-SHA256 over "timestamp.body". */
export function signPayload(body: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return `t=${timestamp},v1=${signature}`
}

export type Delivery = { event: string; type: string; attempt: number; status: number | null }

export type Webhooks = {
  queue(event: SandboxEvent): void
  release(): Promise<void>
  /** Resolves when nothing is on its way and no retry is waiting. */
  settled(): Promise<void>
  close(): void
  readonly deliveries: Delivery[]
}

type WebhookParts = {
  url: () => string | null
  secret: string
  /** Seconds, for the signature. */
  now: () => number
  retryDelays: readonly number[]
  faults: () => WebhookFaults
  onDelivered: () => void
}

const TIMEOUT_MS = 10_000
/** Enough to look back on; the sandbox of a demo may run for months. */
const KEPT_DELIVERIES = 10_000

export function createWebhooks(parts: WebhookParts): Webhooks {
  const deliveries: Delivery[] = []
  const timers = new Set<NodeJS.Timeout>()
  const closing = new AbortController()
  let held: SandboxEvent[] = []
  let batch: SandboxEvent[] = []
  let waiting = 0
  let idle: (() => void)[] = []
  let chain = Promise.resolve()

  const done = () => {
    waiting -= 1
    if (waiting > 0) return
    for (const resolve of idle) resolve()
    idle = []
  }

  const attempt = async (event: SandboxEvent, number: number) => {
    const status = await post(event)
    deliveries.push({ event: event.id, type: event.type, attempt: number, status })
    if (deliveries.length > KEPT_DELIVERIES) deliveries.shift()
    const delay = parts.retryDelays[number - 1]
    if (status !== null && status >= 200 && status < 300) {
      event.pending_webhooks = 0
      parts.onDelivered()
    } else if (delay !== undefined && !closing.signal.aborted) {
      retry(event, number + 1, delay)
    }
    done()
  }

  const retry = (event: SandboxEvent, number: number, delay: number) => {
    waiting += 1
    const timer = setTimeout(() => {
      timers.delete(timer)
      void attempt(event, number)
    }, delay)
    // A receiver that is away must not keep the process alive.
    timer.unref()
    timers.add(timer)
  }

  const post = async (event: SandboxEvent): Promise<number | null> => {
    const url = parts.url()
    if (url === null) return null
    const body = JSON.stringify(event, null, 2)
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        body,
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'User-Agent': 'Stripe/1.0 (sandbox)',
          'Stripe-Signature': signPayload(body, parts.secret, parts.now()),
        },
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      await response.arrayBuffer()
      return response.status
    } catch {
      return null
    }
  }

  const send = (events: readonly SandboxEvent[]) => {
    const { copies, random } = parts.faults()
    const all = events.flatMap((event) => Array.from({ length: copies }, () => event))
    for (const event of random ? shuffled(all, random) : all) {
      waiting += 1
      chain = chain.then(() => attempt(event, 1))
    }
  }

  const settled = () =>
    waiting === 0 && batch.length === 0 ? Promise.resolve() : new Promise<void>((resolve) => idle.push(resolve))

  return {
    deliveries,
    settled,
    queue: (event) => {
      if (parts.url() === null || closing.signal.aborted) return
      if (parts.faults().hold) {
        held.push(event)
        return
      }
      batch.push(event)
      if (batch.length > 1) return
      waiting += 1
      queueMicrotask(() => {
        const events = batch
        batch = []
        send(events)
        done()
      })
    },
    release: () => {
      const events = held
      held = []
      send(events)
      return settled()
    },
    close: () => {
      closing.abort()
      for (const timer of timers) {
        clearTimeout(timer)
        done()
      }
      timers.clear()
    },
  }
}
