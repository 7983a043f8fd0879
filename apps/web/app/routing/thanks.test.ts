import type { PaymentEvent } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { invoiceOf, thanksIn } from './thanks'

const event = (id: string, event_type: string, hosted_invoice_url: string | null): PaymentEvent => ({
  id,
  created: 1,
  event_type,
  amount_due: 1900,
  amount_paid: 1900,
  amount_remaining: 0,
  period_start: null,
  period_end: null,
  hosted_invoice_url,
})
const thanks = { plans: ['SAT Math, 30 days'], total: 3900, earlier: ['old'] }

test('the thanks are read from what the checkout left, and from nothing else', () => {
  expect(thanksIn({ thanks })).toEqual(thanks)
  expect(thanksIn({ thanks: { ...thanks, total: undefined } })).toEqual({ ...thanks, total: null })
  for (const other of [
    null,
    undefined,
    {},
    'text',
    { thanks: null },
    { thanks: { plans: [] } },
    { thanks: { plans: 1 } },
  ])
    expect(thanksIn(other)).toBeNull()
})

test('the invoice is that of the new payment, never of an earlier one, a failed one or a refund', () => {
  expect(invoiceOf(thanks, [])).toBeNull()
  expect(invoiceOf(thanks, [event('old', 'invoice.paid', '/old')])).toBeNull()
  expect(
    invoiceOf(thanks, [event('a', 'invoice.payment_failed', '/a'), event('b', 'charge.refunded', '/b')]),
  ).toBeNull()
  expect(
    invoiceOf(thanks, [event('new', 'payment_intent.succeeded', '/new'), event('old', 'invoice.paid', '/old')]),
  ).toBe('/new')
  expect(invoiceOf(thanks, [event('new', 'invoice.paid', null)])).toBeNull()
})
