/**
 * What can go wrong with a request:
 * - `error_before`: 500, nothing done, so a repeat with the same key does the work
 * - `error_after`: the work is done, the answer is 500, and a repeat with the same key gets that 500 again, as at Stripe
 * - `drop_before`, `drop_after`: the connection breaks before or after the work
 * - `delay_after`: the work is done, the answer waits for `until`
 * - `key_in_use`: 409, as if the same key were being worked on
 */
export const FAULT_KINDS = [
  'error_before',
  'error_after',
  'drop_before',
  'drop_after',
  'delay_after',
  'key_in_use',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

export type RequestFault = {
  kind: FaultKind
  /** Which requests it meets: all when left out. */
  method?: 'GET' | 'POST' | 'DELETE'
  path?: string | RegExp
  /** The idempotency key of the one request meant. */
  key?: string
  /** How many requests it meets before it is spent: 1 when left out. */
  times?: number
  /** For `delay_after`. */
  until?: Promise<unknown>
}

export type Faults = {
  /** Arms a fault; the returned function disarms it. */
  add(fault: RequestFault): () => void
  /** Disarms every request fault and sets webhooks right; events still held are sent. */
  clear(): void
  readonly webhooks: {
    /** Keeps events back until `release`. */
    hold(): void
    /** Sends the events kept back and resolves when all are delivered or given up. */
    release(): Promise<void>
    /** Sends every event this many times; 1 is normal. */
    copies(count: number): void
    /** Sends each batch (one request's events, or those held) in a chance order; null is the true order. */
    shuffle(random: (() => number) | null): void
  }
}

export type WebhookFaults = { hold: boolean; copies: number; random: (() => number) | null }

type MetRequest = { method: string; path: string; key: string | undefined }

type Armed = { fault: RequestFault; left: number }

export type FaultBox = {
  faults: Faults
  webhooks: WebhookFaults
  take(request: MetRequest): RequestFault | null
}

export function createFaults(release: () => Promise<void>): FaultBox {
  const armed = new Set<Armed>()
  const webhooks: WebhookFaults = { hold: false, copies: 1, random: null }
  const sendHeld = () => {
    webhooks.hold = false
    return release()
  }
  return {
    webhooks,
    faults: {
      add: (fault) => {
        const entry: Armed = { fault, left: fault.times ?? 1 }
        armed.add(entry)
        return () => {
          armed.delete(entry)
        }
      },
      clear: () => {
        armed.clear()
        webhooks.copies = 1
        webhooks.random = null
        void sendHeld()
      },
      webhooks: {
        hold: () => {
          webhooks.hold = true
        },
        release: sendHeld,
        copies: (count) => {
          webhooks.copies = count
        },
        shuffle: (random) => {
          webhooks.random = random
        },
      },
    },
    take: (request) => {
      for (const entry of armed) {
        if (!meets(entry.fault, request)) continue
        entry.left -= 1
        if (entry.left <= 0) armed.delete(entry)
        return entry.fault
      }
      return null
    },
  }
}

function meets(fault: RequestFault, { method, path, key }: MetRequest): boolean {
  if (fault.key !== undefined && fault.key !== key) return false
  if (fault.method !== undefined && fault.method !== method) return false
  if (fault.path === undefined) return true
  return typeof fault.path === 'string' ? fault.path === path : fault.path.test(path)
}

export function faultFromHeader(value: string | string[] | undefined): RequestFault | null {
  const kind = FAULT_KINDS.find((name) => name === value)
  return kind ? { kind } : null
}

/** Fisher and Yates, by the caller's chance. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const result = [...list]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [result[last], result[other]]
    if (a === undefined || b === undefined) continue
    result[last] = b
    result[other] = a
  }
  return result
}
