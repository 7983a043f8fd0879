import type { PaymentEvent } from '@fourfold/contract'
import { day, dollars } from '../../format'
import type { Column } from '../../ui/DataTable'

const amount = (cents: number | null): string => (cents === null ? '–' : dollars(cents))
const epoch = (seconds: number | null): string => (seconds === null ? '–' : day(new Date(seconds * 1000).toISOString()))

const EVENTS: Record<string, string> = {
  'payment_intent.succeeded': 'Payment',
  'payment_intent.payment_failed': 'Payment failed',
  'charge.refunded': 'Refund',
  'invoice.paid': 'Subscription payment',
  'invoice.payment_failed': 'Subscription payment failed',
}

type Amounts = Pick<PaymentEvent, 'amount_due' | 'amount_paid' | 'amount_remaining'>

/** Nothing is open: what was due is what was paid. */
const isSettled = ({ amount_due, amount_paid, amount_remaining }: Amounts): boolean =>
  (amount_remaining ?? 0) === 0 && (amount_due === null || amount_due === amount_paid)

/**
 * The columns of the payments (spec §2: drawn from payment events). One that would only repeat another, or say nothing in
 * every row, is left out.
 */
export function paymentColumns(events: readonly PaymentEvent[]): readonly Column<PaymentEvent>[] {
  const settled = events.every(isSettled)
  return [
    { name: 'Date', cell: (e) => epoch(e.created) },
    { name: 'Event', cell: (e) => EVENTS[e.event_type] ?? e.event_type },
    { name: 'Due', hidden: settled, cell: (e) => amount(e.amount_due) },
    { name: 'Paid', cell: (e) => amount(e.amount_paid) },
    { name: 'Remaining', hidden: settled, cell: (e) => amount(e.amount_remaining) },
    {
      name: 'Period',
      hidden: events.every((e) => e.period_start === null),
      cell: (e) => (e.period_start === null ? '–' : `${epoch(e.period_start)} – ${epoch(e.period_end)}`),
    },
    {
      name: 'Invoice',
      hidden: events.every((e) => !e.hosted_invoice_url),
      cell: (e) =>
        e.hosted_invoice_url ? (
          <a href={e.hosted_invoice_url} target="_blank" rel="noreferrer">
            Open
          </a>
        ) : (
          '–'
        ),
    },
  ]
}
