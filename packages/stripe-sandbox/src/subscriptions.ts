import type { Stripe } from 'stripe'
import { newSubscription } from './billing-objects.ts'
import { createPrice, customerFor } from './catalog.ts'
import { nextAnniversary } from './clock.ts'
import { cardError, invalidRequest, missingReference, notFound } from './errors.ts'
import { flag, integer, mergedMetadata, object, objects, type Params, requiredText, text } from './form.ts'
import { payIntent } from './intents.ts'
import { endSubscription, openInvoice } from './invoices.ts'
import { foresee, methodFor } from './payments.ts'
import type { StoredMethod } from './state.ts'
import { idOf, type World } from './world.ts'

const BEHAVIOURS = ['allow_incomplete', 'default_incomplete', 'error_if_incomplete']

export function createSubscription(world: World, params: Params): Stripe.Subscription {
  const customer = customerFor(world, requiredText(params, 'customer'))
  const lines = readLines(world, params)
  const behaviour = text(params, 'payment_behavior') ?? 'allow_incomplete'
  if (!BEHAVIOURS.includes(behaviour))
    throw invalidRequest(`Invalid payment_behavior: must be one of ${BEHAVIOURS.join(', ')}`, {
      param: 'payment_behavior',
    })
  const chosen = text(params, 'default_payment_method') ?? null
  if (chosen !== null) checkAttached(world, chosen, customer.id)
  const stored = world.state.methods.get(chosen ?? idOf(customer.invoice_settings.default_payment_method) ?? '')
  if (!stored && behaviour !== 'default_incomplete') throw noMethod()
  const offSession = flag(params, 'off_session') === true
  if (stored && behaviour === 'error_if_incomplete') refuseIfUnpaid(stored, offSession)

  const [first] = lines
  if (!first?.price.recurring) throw invalidRequest('Missing required param: items.', { param: 'items' })
  const start = world.clock.now()
  const subscription = newSubscription({
    customer: customer.id,
    currency: first.price.currency,
    default_payment_method: chosen,
    description: text(params, 'description') ?? null,
    metadata: mergedMetadata(params),
    cancel_at_period_end: flag(params, 'cancel_at_period_end') ?? false,
    lines,
    period: { start, end: nextAnniversary(start, first.price.recurring, start) },
  })
  const settings = object(params, 'payment_settings')
  const save = settings && text(settings, 'save_default_payment_method')
  if (save !== undefined && subscription.payment_settings)
    subscription.payment_settings.save_default_payment_method = save
  world.state.subscriptions.set(subscription.id, subscription)
  const { intent } = openInvoice(world, subscription, customer, 'subscription_create')
  world.emit({ type: 'customer.subscription.created', data: { object: subscription } })
  if (stored && behaviour !== 'default_incomplete') payIntent(world, intent, stored, { offSession, returnUrl: null })
  return subscription
}

function readLines(world: World, params: Params): { price: Stripe.Price; quantity: number }[] {
  const items = objects(params, 'items')
  if (items.length === 0) throw invalidRequest('Missing required param: items.', { param: 'items' })
  const lines = items.map((item, index) => {
    const inline = object(item, 'price_data')
    const id = inline ? createPrice(world, inline).id : requiredText(item, 'price')
    const price = world.state.prices.get(id)
    if (!price) throw missingReference('price', id, `items[${index}][price]`)
    if (!price.recurring)
      throw invalidRequest(
        `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
        { param: `items[${index}][price]` },
      )
    if (!price.unit_amount) throw invalidRequest('The sandbox bills prices above zero only.', { param: 'items' })
    return { price, quantity: integer(item, 'quantity') ?? 1 }
  })
  const [first] = lines
  const same = lines.every(
    ({ price }) =>
      price.currency === first?.price.currency &&
      price.recurring?.interval === first.price.recurring?.interval &&
      price.recurring?.interval_count === first.price.recurring?.interval_count,
  )
  if (!same) throw invalidRequest('All prices of a subscription must share currency and interval.', { param: 'items' })
  return lines
}

export function updateSubscription(world: World, id: string, params: Params): Stripe.Subscription {
  const subscription = subscriptionFor(world, id)
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired')
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.')
  const method = text(params, 'default_payment_method')
  if (method !== undefined) checkAttached(world, method, idOf(subscription.customer) ?? '')
  const before: Partial<Stripe.Subscription> = {}
  const ending = flag(params, 'cancel_at_period_end')
  if (ending !== undefined && ending !== subscription.cancel_at_period_end) {
    before.cancel_at_period_end = subscription.cancel_at_period_end
    before.cancel_at = subscription.cancel_at
    before.canceled_at = subscription.canceled_at
    subscription.cancel_at_period_end = ending
    subscription.cancel_at = ending ? (subscription.items.data[0]?.current_period_end ?? null) : null
    subscription.canceled_at = ending ? world.clock.now() : null
    noteCancellation(subscription, params, ending ? 'cancellation_requested' : null)
  }
  if (method !== undefined) {
    before.default_payment_method = subscription.default_payment_method
    subscription.default_payment_method = method
  }
  if (params.metadata !== undefined) {
    before.metadata = subscription.metadata
    subscription.metadata = mergedMetadata(params, subscription.metadata)
  }
  const description = text(params, 'description')
  if (description !== undefined) {
    before.description = subscription.description
    subscription.description = description
  }
  if (Object.keys(before).length > 0)
    world.emit({ type: 'customer.subscription.updated', data: { object: subscription, previous_attributes: before } })
  return subscription
}

export function cancelSubscription(world: World, id: string, params: Params): Stripe.Subscription {
  const subscription = subscriptionFor(world, id)
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired')
    throw notFound('subscription', id)
  subscription.canceled_at = world.clock.now()
  noteCancellation(subscription, params, 'cancellation_requested')
  endSubscription(world, subscription, 'cancellation_requested')
  return subscription
}

function noteCancellation(
  subscription: Stripe.Subscription,
  params: Params,
  reason: 'cancellation_requested' | null,
): void {
  const details = object(params, 'cancellation_details') ?? {}
  subscription.cancellation_details = {
    comment: text(details, 'comment') ?? null,
    feedback: text(details, 'feedback') ?? null,
    feedback_option: null,
    reason,
  }
}

/** Collects an open invoice now, with the method given or the one on file. */
export function payInvoice(world: World, id: string, params: Params): Stripe.Invoice {
  const stored = world.state.invoices.get(id)
  if (!stored) throw notFound('invoice', id, 'invoice')
  const { invoice } = stored
  if (invoice.status === 'paid') throw invalidRequest('Invoice is already paid', { code: 'invoice_already_paid' })
  const intent = world.state.intents.get(stored.intent)
  if (invoice.status !== 'open' || !intent)
    throw invalidRequest(`This invoice cannot be paid: its status is ${invoice.status}.`)
  const chosen = text(params, 'payment_method')
  const method = chosen === undefined ? methodOnFile(world, intent) : methodFor(world, chosen)
  if (!method) throw noMethod()
  const outcome = payIntent(world, intent, method, {
    offSession: flag(params, 'off_session') ?? true,
    returnUrl: null,
  })
  if (outcome === 'requires_action')
    throw invalidRequest('This payment requires additional user action before it can be completed.', {
      code: 'invoice_payment_intent_requires_action',
    })
  if (outcome !== 'paid') throw cardError({ ...outcome, charge: idOf(intent.latest_charge) ?? undefined })
  return invoice
}

/** The method that a renewal charges: the subscription's, else the customer's. */
export function methodOnFile(world: World, intent: Stripe.PaymentIntent): StoredMethod | undefined {
  const invoice = [...world.state.invoices.values()].find((stored) => stored.intent === intent.id)?.invoice
  const subscription = world.state.subscriptions.get(
    idOf(invoice?.parent?.subscription_details?.subscription ?? null) ?? '',
  )
  const customer = world.state.customers.get(idOf(intent.customer) ?? '')
  const id =
    idOf(subscription?.default_payment_method ?? null) ??
    idOf(customer?.invoice_settings.default_payment_method ?? null)
  return id === null ? undefined : world.state.methods.get(id)
}

export function subscriptionFor(world: World, id: string): Stripe.Subscription {
  const subscription = world.state.subscriptions.get(id)
  if (!subscription) throw notFound('subscription', id)
  return subscription
}

function refuseIfUnpaid(stored: StoredMethod, offSession: boolean): void {
  const outcome = foresee(stored, offSession)
  if (outcome === 'requires_action')
    throw cardError({
      code: 'subscription_payment_intent_requires_action',
      message: 'Payment for this subscription requires additional user action before it can be completed successfully.',
    })
  if (outcome !== 'paid') throw cardError({ ...outcome, payment_method: stored.method })
}

function checkAttached(world: World, method: string, customer: string): void {
  if (idOf(world.state.methods.get(method)?.method.customer ?? null) !== customer)
    throw invalidRequest(
      `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
      { param: 'default_payment_method', code: 'resource_missing' },
    )
}

function noMethod(): ReturnType<typeof invalidRequest> {
  return invalidRequest(
    'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
    { code: 'resource_missing' },
  )
}
