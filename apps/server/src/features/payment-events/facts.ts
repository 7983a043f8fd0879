import type { Stripe } from 'stripe'

type Facts = {
  payment_id: string | null
  amount_due: number | null
  amount_paid: number | null
  amount_remaining: number | null
  period_start: number | null
  period_end: number | null
  hosted_invoice_url: string | null
}

const NONE: Facts = {
  payment_id: null,
  amount_due: null,
  amount_paid: null,
  amount_remaining: null,
  period_start: null,
  period_end: null,
  hosted_invoice_url: null,
}

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

/** The columns of the payments table (spec §3), read from an event. */
export function factsOf(event: Stripe.Event): Facts {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed': {
      const { id, amount, amount_received } = event.data.object
      return {
        ...NONE,
        payment_id: id,
        amount_due: amount,
        amount_paid: amount_received,
        amount_remaining: amount - amount_received,
      }
    }
    case 'charge.refunded': {
      const { payment_intent, amount_refunded, receipt_url } = event.data.object
      return {
        ...NONE,
        payment_id: idOf(payment_intent),
        amount_due: 0,
        amount_paid: -amount_refunded,
        amount_remaining: 0,
        hosted_invoice_url: receipt_url,
      }
    }
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const { amount_due, amount_paid, amount_remaining, hosted_invoice_url, lines } = event.data.object
      // The invoice's own period is the one that has just ended; its line carries the one that was bought.
      const period = lines.data[0]?.period
      return {
        payment_id: null,
        amount_due,
        amount_paid,
        amount_remaining,
        period_start: period?.start ?? null,
        period_end: period?.end ?? null,
        hosted_invoice_url: hosted_invoice_url ?? null,
      }
    }
    default:
      return NONE
  }
}
