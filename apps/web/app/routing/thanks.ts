import type { PaymentEvent } from '@fourfold/contract'

/** What the checkout tells the dashboard: the plans just paid for, what was paid, and the payments that were known before. */
export type Thanks = Readonly<{ plans: readonly string[]; total: number | null; earlier: readonly string[] }>

/** The thanks in a place's state, which the browser may have kept from another version. */
export function thanksIn(state: unknown): Thanks | null {
  const { plans, total, earlier } = ((state as { thanks?: Partial<Thanks> } | null)?.thanks ?? {}) as Partial<Thanks>
  if (!Array.isArray(plans) || plans.length === 0 || !Array.isArray(earlier)) return null
  return { plans, total: typeof total === 'number' ? total : null, earlier }
}

const PAID = ['payment_intent.succeeded', 'invoice.paid']

/** The invoice of the payment just made; null until the provider has told us of it. */
export const invoiceOf = (thanks: Thanks, events: readonly PaymentEvent[]): string | null =>
  events.find((event) => PAID.includes(event.event_type) && !thanks.earlier.includes(event.id))?.hosted_invoice_url ??
  null
