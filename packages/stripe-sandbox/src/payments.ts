import type { Stripe } from 'stripe'
import { type CardFacts, type Decline, declineOf, declineOnAttach, readCard, readyMadeCard } from './cards.ts'
import { cardError, invalidRequest, missingReference, notFound } from './errors.ts'
import { integer, mergedMetadata, object, type Params, requiredText, text } from './form.ts'
import { newCharge, newPaymentMethod, newRefund, newToken } from './payment-objects.ts'
import { newId, type StoredMethod } from './state.ts'
import { idOf, type World } from './world.ts'

export function createToken(world: World, params: Params): Stripe.Token {
  const card = object(params, 'card')
  if (card === undefined)
    throw invalidRequest('You must supply a card to create a token.', { param: 'card', code: 'parameter_missing' })
  const facts = readCard(card, world.clock.now())
  const token = newToken(facts, world.clock.now())
  world.state.tokens.set(token.id, { token, card: facts })
  return token
}

export function createPaymentMethod(world: World, params: Params): Stripe.PaymentMethod {
  if (requiredText(params, 'type') !== 'card')
    throw invalidRequest('The sandbox knows payment methods of type card only.', { param: 'type' })
  const card = object(params, 'card')
  if (card === undefined)
    throw invalidRequest('Missing required param: card.', { param: 'card', code: 'parameter_missing' })
  const facts = cardOf(world, card)
  const billing = object(params, 'billing_details') ?? {}
  return storeMethod(world, facts, mergedMetadata(params), {
    email: text(billing, 'email'),
    name: text(billing, 'name'),
  }).method
}

function cardOf(world: World, card: Params): CardFacts {
  const tokenId = text(card, 'token')
  if (tokenId === undefined) return readCard(card, world.clock.now())
  const readyMade = readyMadeCard(tokenId, world.clock.now())
  if (readyMade) return readyMade
  const stored = world.state.tokens.get(tokenId)
  if (!stored) throw missingReference('token', tokenId, 'card[token]')
  if (stored.token.used)
    throw invalidRequest(`You cannot use a Stripe token more than once: ${tokenId}.`, { code: 'token_already_used' })
  stored.token.used = true
  return stored.card
}

function storeMethod(
  world: World,
  card: CardFacts,
  metadata: Record<string, string> = {},
  billing: { email?: string; name?: string } = {},
): StoredMethod {
  const stored: StoredMethod = {
    method: newPaymentMethod(card, billing, metadata, world.clock.now()),
    card,
    authenticated: false,
  }
  world.state.methods.set(stored.method.id, stored)
  return stored
}

/** The payment method that a body names; `pm_card_visa` and its kind make a new one each time, as at Stripe. */
export function methodFor(world: World, id: string, param = 'payment_method'): StoredMethod {
  const readyMade = readyMadeCard(id, world.clock.now())
  if (readyMade) return storeMethod(world, readyMade)
  const stored = world.state.methods.get(id)
  if (!stored) throw missingReference('PaymentMethod', id, param)
  return stored
}

export function attach(world: World, stored: StoredMethod, customerId: string): Stripe.PaymentMethod {
  if (!world.state.customers.has(customerId)) throw missingReference('customer', customerId, 'customer')
  const owner = idOf(stored.method.customer)
  if (owner !== null && owner !== customerId)
    throw invalidRequest(
      'The payment method you provided has already been attached to a customer. Detach it first to use it elsewhere.',
      { param: 'payment_method' },
    )
  const decline = owner === null ? declineOnAttach(stored.card.behaviour) : undefined
  if (decline) throw cardError({ ...decline })
  stored.method.customer = customerId
  return stored.method
}

export function detach(world: World, id: string): Stripe.PaymentMethod {
  const stored = world.state.methods.get(id)
  if (!stored) throw notFound('PaymentMethod', id, 'payment_method')
  const owner = world.state.customers.get(idOf(stored.method.customer) ?? '')
  if (!owner)
    throw invalidRequest('The payment method you provided is not attached to a customer so detachment is impossible.', {
      param: 'payment_method',
    })
  if (owner.invoice_settings.default_payment_method === id) owner.invoice_settings.default_payment_method = null
  stored.method.customer = null
  return stored.method
}

type Outcome = 'paid' | 'requires_action' | Decline

/** What the bank will say to a charge now; nothing is changed by asking. */
export function foresee(stored: StoredMethod, offSession: boolean): Outcome {
  const { behaviour } = stored.card
  const asks =
    behaviour === 'authenticate_always' || (behaviour === 'authenticate_once' && !(stored.authenticated && offSession))
  if (!asks) return declineOf(behaviour) ?? 'paid'
  if (!offSession) return 'requires_action'
  return {
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  }
}

/** Charges an intent's method and moves the intent on; the caller tells the world. */
export function charge(
  world: World,
  intent: Stripe.PaymentIntent,
  stored: StoredMethod,
  decline?: Decline,
): Stripe.Charge {
  const receiptUrl = `${world.publicBase()}/receipts/${newId('rcp', 32)}`
  const made = newCharge(intent, stored.method, stored.card, decline, receiptUrl, world.clock.now())
  world.state.charges.set(made.id, made)
  intent.latest_charge = made.id
  intent.next_action = null
  if (decline) {
    intent.status = 'requires_payment_method'
    intent.payment_method = null
    intent.last_payment_error = {
      ...decline,
      charge: made.id,
      doc_url: `https://docs.stripe.com/error-codes/${decline.code.replaceAll('_', '-')}`,
      payment_method: stored.method,
      type: 'card_error',
    }
  } else {
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
    intent.last_payment_error = null
  }
  return made
}

export function createRefund(world: World, params: Params): Stripe.Refund {
  const made = chargeToRefund(world, params)
  const left = made.amount - made.amount_refunded
  if (left <= 0)
    throw invalidRequest(`Charge ${made.id} has already been refunded.`, { code: 'charge_already_refunded' })
  const amount = integer(params, 'amount') ?? left
  if (amount < 1)
    throw invalidRequest('This value must be greater than or equal to 1.', {
      param: 'amount',
      code: 'parameter_invalid_integer',
    })
  if (amount > left)
    throw invalidRequest(
      `Refund amount (${money(amount)}) is greater than unrefunded amount on charge (${money(left)})`,
      { param: 'amount' },
    )
  const refund = newRefund(
    made,
    { amount, reason: text(params, 'reason') ?? null, metadata: mergedMetadata(params) },
    world.clock.now(),
  )
  world.state.refunds.set(refund.id, refund)
  const before = { amount_refunded: made.amount_refunded, refunded: made.refunded }
  made.amount_refunded += amount
  made.refunded = made.amount_refunded === made.amount
  world.emit({ type: 'charge.refunded', data: { object: made, previous_attributes: before } })
  return refund
}

function chargeToRefund(world: World, params: Params): Stripe.Charge {
  const intentId = text(params, 'payment_intent')
  if (intentId === undefined) {
    const id = requiredText(params, 'charge')
    const made = world.state.charges.get(id)
    if (!made) throw missingReference('charge', id, 'charge')
    if (!made.paid) throw invalidRequest(`Charge ${id} is not paid and cannot be refunded.`, { param: 'charge' })
    return made
  }
  const intent = world.state.intents.get(intentId)
  if (!intent) throw missingReference('payment_intent', intentId, 'payment_intent')
  const made = world.state.charges.get(idOf(intent.latest_charge) ?? '')
  if (!made?.paid)
    throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    })
  return made
}

function money(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
