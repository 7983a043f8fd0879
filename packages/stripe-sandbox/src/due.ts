import type { Stripe } from 'stripe'
import { nextAnniversary } from './clock.ts'
import { payIntent } from './intents.ts'
import { endSubscription, expireIncomplete, invoicePaymentFailed, openInvoice } from './invoices.ts'
import { methodOnFile } from './subscriptions.ts'
import { idOf, type World } from './world.ts'

const INCOMPLETE_HOURS = 23

type Due = { at: number; act: () => void }

/** Does everything that falls due up to `until`, each at its own time and in order. True when there was something. */
export function runDue(world: World, until: number): boolean {
  const offset = world.clock.offset()
  let ran = false
  for (let due = earliest(world, until); due; due = earliest(world, until)) {
    world.clock.set(due.at)
    due.act()
    ran = true
  }
  world.clock.restore(offset)
  return ran
}

function earliest(world: World, until: number): Due | undefined {
  let found: Due | undefined
  const consider = (at: number | null, act: () => void) => {
    if (at !== null && at <= until && (found === undefined || at < found.at)) found = { at, act }
  }
  for (const subscription of world.state.subscriptions.values()) {
    const item = subscription.items.data[0]
    if (subscription.status === 'incomplete')
      consider(subscription.created + INCOMPLETE_HOURS * 3600, () => expireIncomplete(world, subscription))
    else if (item && (subscription.status === 'active' || subscription.status === 'past_due'))
      consider(item.current_period_end, () => renew(world, subscription, item))
  }
  for (const { invoice, intent } of world.state.invoices.values())
    if (invoice.status === 'open') consider(invoice.next_payment_attempt, () => collect(world, intent))
  return found
}

function renew(world: World, subscription: Stripe.Subscription, first: Stripe.SubscriptionItem): void {
  const customer = world.state.customers.get(idOf(subscription.customer) ?? '')
  const { recurring } = first.price
  if (subscription.cancel_at_period_end || !customer || !recurring) {
    endSubscription(world, subscription, 'cancellation_requested')
    return
  }
  const start = first.current_period_end
  const end = nextAnniversary(subscription.billing_cycle_anchor, recurring, start)
  for (const item of subscription.items.data) {
    item.current_period_start = start
    item.current_period_end = end
  }
  const before = { latest_invoice: subscription.latest_invoice }
  const { intent } = openInvoice(world, subscription, customer, 'subscription_cycle')
  world.emit({ type: 'customer.subscription.updated', data: { object: subscription, previous_attributes: before } })
  collect(world, intent.id)
}

function collect(world: World, intentId: string): void {
  const intent = world.state.intents.get(intentId)
  if (!intent) return
  const stored = methodOnFile(world, intent)
  if (stored) payIntent(world, intent, stored, { offSession: true, returnUrl: null })
  else invoicePaymentFailed(world, intent)
}
