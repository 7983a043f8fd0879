import { randomBytes } from 'node:crypto'
import { Stripe } from 'stripe'
import type { CardFacts } from './cards.ts'

/** The events that the sandbox sends. */
export type SandboxEvent =
  | Stripe.PaymentIntentSucceededEvent
  | Stripe.PaymentIntentPaymentFailedEvent
  | Stripe.ChargeRefundedEvent
  | Stripe.InvoicePaidEvent
  | Stripe.InvoicePaymentFailedEvent
  | Stripe.CustomerSubscriptionCreatedEvent
  | Stripe.CustomerSubscriptionUpdatedEvent
  | Stripe.CustomerSubscriptionDeletedEvent

type StoredToken = { token: Stripe.Token; card: CardFacts }
/** `authenticated`: the cardholder has passed 3-D Secure with it, so later charges need not ask again. */
export type StoredMethod = { method: Stripe.PaymentMethod; card: CardFacts; authenticated: boolean }
export type StoredInvoice = { invoice: Stripe.Invoice; page_key: string; intent: string }
export type StoredAnswer = { fingerprint: string; status: number; body: string; at: number }

export type State = {
  tokens: Map<string, StoredToken>
  methods: Map<string, StoredMethod>
  customers: Map<string, Stripe.Customer>
  intents: Map<string, Stripe.PaymentIntent>
  charges: Map<string, Stripe.Charge>
  refunds: Map<string, Stripe.Refund>
  products: Map<string, Stripe.Product>
  prices: Map<string, Stripe.Price>
  subscriptions: Map<string, Stripe.Subscription>
  invoices: Map<string, StoredInvoice>
  events: Map<string, SandboxEvent>
  answers: Map<string, StoredAnswer>
}

type Saved = { offset: number } & { [K in keyof State]: (readonly [string, MapValue<State[K]>])[] }
type MapValue<M> = M extends Map<string, infer V> ? V : never

export function emptyState(): State {
  return {
    tokens: new Map(),
    methods: new Map(),
    customers: new Map(),
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    products: new Map(),
    prices: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    events: new Map(),
    answers: new Map(),
  }
}

export function saveState(state: State, offset: number): string {
  const saved: Saved = {
    offset,
    tokens: [...state.tokens],
    methods: [...state.methods],
    customers: [...state.customers],
    intents: [...state.intents],
    charges: [...state.charges],
    refunds: [...state.refunds],
    products: [...state.products],
    prices: [...state.prices],
    subscriptions: [...state.subscriptions],
    invoices: [...state.invoices],
    events: [...state.events],
    answers: [...state.answers],
  }
  return JSON.stringify(saved)
}

export function loadState(json: string, state: State): number {
  const saved: Saved = JSON.parse(json, revive)
  fill(state.tokens, saved.tokens)
  fill(state.methods, saved.methods)
  fill(state.customers, saved.customers)
  fill(state.intents, saved.intents)
  fill(state.charges, saved.charges)
  fill(state.refunds, saved.refunds)
  fill(state.products, saved.products)
  fill(state.prices, saved.prices)
  fill(state.subscriptions, saved.subscriptions)
  fill(state.invoices, saved.invoices)
  fill(state.events, saved.events)
  fill(state.answers, saved.answers)
  return saved.offset
}

function fill<V>(map: Map<string, V>, entries: Iterable<readonly [string, V]>): void {
  map.clear()
  for (const [key, value] of entries) map.set(key, value)
}

/** A deep copy that keeps Stripe's decimals what they are. */
export function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), revive)
}

function revive(key: string, value: unknown): unknown {
  return key.endsWith('_decimal') && typeof value === 'string' ? Stripe.Decimal.from(value) : value
}

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export function newId(prefix: string, length = 24): string {
  return `${prefix}_${[...randomBytes(length)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`
}
