import type { PaymentEvent } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { paymentColumns } from './payment-columns'

const event = (over: Partial<PaymentEvent> = {}): PaymentEvent => ({
  id: 'evt_1',
  created: 1_800_000_000,
  event_type: 'payment_intent.succeeded',
  amount_due: 7900,
  amount_paid: 7900,
  amount_remaining: 0,
  period_start: null,
  period_end: null,
  hosted_invoice_url: 'https://example.org/invoice',
  ...over,
})
const shown = (...events: PaymentEvent[]) =>
  paymentColumns(events)
    .filter((column) => !column.hidden)
    .map(({ name }) => name)

test('a payment that is settled says once what was paid, and a purchase without a period names none', () => {
  expect(shown(event())).toEqual(['Date', 'Event', 'Paid', 'Invoice'])
})

test('what is still open, and the period of a subscription, are told', () => {
  const failed = event({ event_type: 'invoice.payment_failed', amount_paid: 0, amount_remaining: 7900 })
  const month = event({ event_type: 'invoice.paid', period_start: 1_800_000_000, period_end: 1_802_592_000 })
  expect(shown(event(), failed)).toEqual(['Date', 'Event', 'Due', 'Paid', 'Remaining', 'Invoice'])
  expect(shown(event(), month)).toEqual(['Date', 'Event', 'Paid', 'Period', 'Invoice'])
})
