import { Stripe } from 'stripe'
import { addIntervals } from './clock.ts'
import { newId } from './state.ts'

type InvoiceSeed = {
  customer: Stripe.Customer
  subscription: Stripe.Subscription
  intent: Stripe.PaymentIntent
  reason: 'subscription_create' | 'subscription_cycle'
  number: string
  hosted_invoice_url: string
  productNames: ReadonlyMap<string, string>
}

export function invoiceTotal(subscription: Stripe.Subscription): number {
  return subscription.items.data.reduce((sum, item) => sum + (item.price.unit_amount ?? 0) * (item.quantity ?? 1), 0)
}

/** A finalized invoice for the subscription's current period, open and waiting for its payment intent. */
export function newInvoice(seed: InvoiceSeed, now: number): Stripe.Invoice {
  const { customer, subscription, intent } = seed
  const id = newId('in')
  const total = invoiceTotal(subscription)
  const period = subscription.items.data[0]
  const cycle = seed.reason === 'subscription_cycle'
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: null,
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: seed.reason,
    collection_method: 'charge_automatically',
    confirmation_secret: { client_secret: intent.client_secret ?? '', type: 'payment_intent' },
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: seed.hosted_invoice_url,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: subscription.items.data.map((item) => newLine(item, id, seed.productNames)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: seed.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    payments: {
      object: 'list',
      data: [
        {
          id: newId('inpay'),
          object: 'invoice_payment',
          amount_paid: null,
          amount_requested: total,
          created: now,
          currency: subscription.currency,
          invoice: id,
          is_default: true,
          livemode: false,
          payment: { payment_intent: intent.id, type: 'payment_intent' },
          status: 'open',
          status_transitions: { canceled_at: null, paid_at: null },
        },
      ],
      has_more: false,
      url: `/v1/invoice_payments?invoice=${id}`,
    },
    // As at Stripe, a renewal's own period is the one that has just ended; its lines carry the new one.
    period_end: now,
    period_start: cycle && period ? previousStart(subscription, period.current_period_start) : now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  }
}

function newLine(
  item: Stripe.SubscriptionItem,
  invoice: string,
  productNames: ReadonlyMap<string, string>,
): Stripe.InvoiceLineItem {
  const quantity = item.quantity ?? 1
  const amount = (item.price.unit_amount ?? 0) * quantity
  const product = typeof item.price.product === 'string' ? item.price.product : item.price.product.id
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: item.price.currency,
    description: `${quantity} × ${productNames.get(product) ?? product}`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: item.subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { end: item.current_period_end, start: item.current_period_start },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product },
      type: 'price_details',
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: Stripe.Decimal.from(quantity),
    subscription: item.subscription,
    subtotal: amount,
    taxes: [],
  }
}

function previousStart(subscription: Stripe.Subscription, start: number): number {
  const recurring = subscription.items.data[0]?.price.recurring
  if (!recurring) return start
  let times = 0
  while (addIntervals(subscription.billing_cycle_anchor, recurring, times + 1) < start) times += 1
  return addIntervals(subscription.billing_cycle_anchor, recurring, times)
}
