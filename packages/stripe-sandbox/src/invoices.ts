import type { Stripe } from 'stripe'
import { invoiceTotal, newInvoice } from './invoice-objects.ts'
import { newIntent } from './payment-objects.ts'
import { newId, type StoredInvoice } from './state.ts'
import { idOf, type World } from './world.ts'

const DAY = 86_400
/** Days from each failed renewal attempt to the next; after the last the subscription ends. */
const RETRY_DAYS = [3, 5, 7]

/** Opens the invoice for the subscription's current period, with the intent that is to pay it. */
export function openInvoice(
  world: World,
  subscription: Stripe.Subscription,
  customer: Stripe.Customer,
  reason: 'subscription_create' | 'subscription_cycle',
): { stored: StoredInvoice; intent: Stripe.PaymentIntent } {
  const now = world.clock.now()
  const sequence = customer.next_invoice_sequence ?? 1
  customer.next_invoice_sequence = sequence + 1
  const intent = newIntent(
    {
      amount: invoiceTotal(subscription),
      currency: subscription.currency,
      customer: customer.id,
      description: reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
      metadata: {},
      payment_method:
        idOf(subscription.default_payment_method) ?? idOf(customer.invoice_settings.default_payment_method),
      payment_method_types: ['card'],
      automatic: false,
      receipt_email: null,
      setup_future_usage: 'off_session',
    },
    now,
  )
  world.state.intents.set(intent.id, intent)
  const pageKey = newId('inv', 32)
  const invoice = newInvoice(
    {
      customer,
      subscription,
      intent,
      reason,
      number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
      hosted_invoice_url: `${world.publicBase()}/invoices/${pageKey}`,
      productNames: new Map([...world.state.products.values()].map((product) => [product.id, product.name])),
    },
    now,
  )
  const stored: StoredInvoice = { invoice, page_key: pageKey, intent: intent.id }
  world.state.invoices.set(invoice.id, stored)
  subscription.latest_invoice = invoice.id
  return { stored, intent }
}

export function invoicePaid(world: World, intent: Stripe.PaymentIntent): void {
  const stored = invoiceOf(world, intent)
  if (!stored) return
  const { invoice } = stored
  const now = world.clock.now()
  invoice.status = 'paid'
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  invoice.attempted = true
  invoice.attempt_count += 1
  invoice.next_payment_attempt = null
  invoice.auto_advance = false
  invoice.status_transitions.paid_at = now
  for (const payment of invoice.payments?.data ?? []) {
    payment.status = 'paid'
    payment.amount_paid = invoice.amount_due
    payment.status_transitions.paid_at = now
  }
  world.emit({ type: 'invoice.paid', data: { object: invoice } })
  const subscription = subscriptionOf(world, invoice)
  if (!subscription) return
  if (
    subscription.payment_settings?.save_default_payment_method === 'on_subscription' &&
    subscription.default_payment_method === null
  )
    subscription.default_payment_method = intent.payment_method
  const revives =
    subscription.status === 'incomplete' ||
    (subscription.status === 'past_due' && openInvoices(world, subscription).length === 0)
  if (revives) changeStatus(world, subscription, 'active')
}

export function invoicePaymentFailed(world: World, intent: Stripe.PaymentIntent): void {
  const stored = invoiceOf(world, intent)
  if (stored?.invoice.status !== 'open') return
  const { invoice } = stored
  invoice.attempted = true
  invoice.attempt_count += 1
  const subscription = subscriptionOf(world, invoice)
  const running = subscription?.status === 'active' || subscription?.status === 'past_due'
  const wait = running ? RETRY_DAYS[invoice.attempt_count - 1] : undefined
  invoice.next_payment_attempt = wait === undefined ? null : world.clock.now() + wait * DAY
  world.emit({ type: 'invoice.payment_failed', data: { object: invoice } })
  if (!subscription || !running) return
  if (wait === undefined) endSubscription(world, subscription, 'payment_failed')
  else if (subscription.status === 'active') changeStatus(world, subscription, 'past_due')
}

export function endSubscription(
  world: World,
  subscription: Stripe.Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): void {
  const now = world.clock.now()
  subscription.status = 'canceled'
  subscription.ended_at = now
  subscription.canceled_at ??= now
  if (subscription.cancellation_details) subscription.cancellation_details.reason = reason
  for (const { invoice } of openInvoices(world, subscription)) {
    invoice.next_payment_attempt = null
    invoice.auto_advance = false
  }
  world.emit({ type: 'customer.subscription.deleted', data: { object: subscription } })
}

/** A first payment that nobody completed within 23 hours. */
export function expireIncomplete(world: World, subscription: Stripe.Subscription): void {
  for (const { invoice, intent } of openInvoices(world, subscription)) {
    invoice.status = 'void'
    invoice.auto_advance = false
    invoice.status_transitions.voided_at = world.clock.now()
    const waiting = world.state.intents.get(intent)
    if (!waiting) continue
    waiting.status = 'canceled'
    waiting.canceled_at = world.clock.now()
    waiting.cancellation_reason = 'void_invoice'
    waiting.next_action = null
  }
  subscription.ended_at = world.clock.now()
  changeStatus(world, subscription, 'incomplete_expired')
}

function changeStatus(world: World, subscription: Stripe.Subscription, status: Stripe.Subscription.Status): void {
  const before = { status: subscription.status }
  subscription.status = status
  world.emit({ type: 'customer.subscription.updated', data: { object: subscription, previous_attributes: before } })
}

function openInvoices(world: World, subscription: Stripe.Subscription): StoredInvoice[] {
  return [...world.state.invoices.values()].filter(
    ({ invoice }) => invoice.status === 'open' && subscriptionIdOf(invoice) === subscription.id,
  )
}

export function subscriptionIdOf(invoice: Stripe.Invoice): string | null {
  return idOf(invoice.parent?.subscription_details?.subscription ?? null)
}

function subscriptionOf(world: World, invoice: Stripe.Invoice): Stripe.Subscription | undefined {
  return world.state.subscriptions.get(subscriptionIdOf(invoice) ?? '')
}

function invoiceOf(world: World, intent: Stripe.PaymentIntent): StoredInvoice | undefined {
  for (const stored of world.state.invoices.values()) if (stored.intent === intent.id) return stored
  return undefined
}
