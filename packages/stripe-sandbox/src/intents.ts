import type { Stripe } from 'stripe'
import { cardError, invalidRequest, missingReference, notFound } from './errors.ts'
import { flag, mergedMetadata, object, type Params, requiredInteger, requiredText, text, texts } from './form.ts'
import { invoicePaid, invoicePaymentFailed } from './invoices.ts'
import { newIntent } from './payment-objects.ts'
import { attach, charge, createPaymentMethod, foresee, methodFor } from './payments.ts'
import type { StoredMethod } from './state.ts'
import { idOf, type World } from './world.ts'

const NO_METHOD =
  'You cannot confirm this PaymentIntent because it is missing a payment method. Update the PaymentIntent with a payment method and then confirm it again.'

export function createIntent(world: World, params: Params): Stripe.PaymentIntent {
  const amount = requiredInteger(params, 'amount')
  const currency = requiredText(params, 'currency').toLowerCase()
  if (!/^[a-z]{3}$/.test(currency)) throw invalidRequest(`Invalid currency: ${currency}`, { param: 'currency' })
  if (amount < 1)
    throw invalidRequest('This value must be greater than or equal to 1.', {
      param: 'amount',
      code: 'parameter_invalid_integer',
    })
  if (currency === 'usd' && amount < 50)
    throw invalidRequest('Amount must be at least $0.50 usd', { param: 'amount', code: 'amount_too_small' })
  const customer = text(params, 'customer') ?? null
  if (customer !== null && !world.state.customers.has(customer))
    throw missingReference('customer', customer, 'customer')
  const stored = chosenMethod(world, params)
  if (stored) checkOwner(stored, customer)
  else if (flag(params, 'confirm') === true)
    throw invalidRequest(NO_METHOD, { code: 'payment_intent_unexpected_state' })
  const types = texts(params, 'payment_method_types')
  const intent = newIntent(
    {
      amount,
      currency,
      customer,
      description: text(params, 'description') ?? null,
      metadata: mergedMetadata(params),
      payment_method: stored?.method.id ?? null,
      payment_method_types: types.length > 0 ? types : ['card'],
      automatic: types.length === 0,
      receipt_email: text(params, 'receipt_email') ?? null,
      setup_future_usage: text(params, 'setup_future_usage') ?? null,
    },
    world.clock.now(),
  )
  world.state.intents.set(intent.id, intent)
  return flag(params, 'confirm') === true ? confirmNow(world, intent, stored, params) : intent
}

export function confirmIntent(world: World, id: string, params: Params): Stripe.PaymentIntent {
  const intent = intentFor(world, id)
  if (intent.status !== 'requires_confirmation' && intent.status !== 'requires_payment_method')
    throw unexpectedState(
      intent,
      intent.status === 'succeeded'
        ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
        : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
    )
  const current = idOf(intent.payment_method)
  const stored = chosenMethod(world, params) ?? (current === null ? undefined : world.state.methods.get(current))
  return confirmNow(world, intent, stored, params)
}

function confirmNow(
  world: World,
  intent: Stripe.PaymentIntent,
  stored: StoredMethod | undefined,
  params: Params,
): Stripe.PaymentIntent {
  if (!stored) throw unexpectedState(intent, NO_METHOD)
  checkOwner(stored, idOf(intent.customer))
  intent.setup_future_usage = text(params, 'setup_future_usage') ?? intent.setup_future_usage
  const offSession = params.off_session !== undefined && params.off_session !== 'false'
  const returnUrl = text(params, 'return_url') ?? null
  const outcome = payIntent(world, intent, stored, { offSession, returnUrl })
  if (outcome === 'requires_action' && flag(params, 'error_on_requires_action') === true) {
    failAuthentication(world, intent)
    throw cardError({
      code: 'authentication_required',
      decline_code: 'authentication_not_handled',
      message: 'This payment required an authentication action to complete, but `error_on_requires_action` was set.',
      payment_intent: intent,
    })
  }
  if (typeof outcome === 'object')
    throw cardError({
      ...outcome,
      charge: idOf(intent.latest_charge) ?? undefined,
      payment_intent: intent,
      payment_method: stored.method,
    })
  return intent
}

/** One attempt to pay an intent, with its consequences for the invoice behind it. Never throws on a decline. */
export function payIntent(
  world: World,
  intent: Stripe.PaymentIntent,
  stored: StoredMethod,
  how: { offSession: boolean; returnUrl: string | null },
): ReturnType<typeof foresee> {
  const outcome = foresee(stored, how.offSession)
  intent.payment_method = stored.method.id
  if (outcome === 'requires_action') {
    intent.status = 'requires_action'
    intent.last_payment_error = null
    intent.next_action = nextAction(world, intent, how.returnUrl)
  } else if (outcome === 'paid') {
    settlePaid(world, intent, stored)
  } else {
    charge(world, intent, stored, outcome)
    world.emit({ type: 'payment_intent.payment_failed', data: { object: intent } })
    invoicePaymentFailed(world, intent)
  }
  return outcome
}

function settlePaid(world: World, intent: Stripe.PaymentIntent, stored: StoredMethod): void {
  charge(world, intent, stored)
  const customer = idOf(intent.customer)
  if (customer !== null && intent.setup_future_usage !== null) attach(world, stored, customer)
  world.emit({ type: 'payment_intent.succeeded', data: { object: intent } })
  invoicePaid(world, intent)
}

function nextAction(
  world: World,
  intent: Stripe.PaymentIntent,
  returnUrl: string | null,
): Stripe.PaymentIntent.NextAction {
  const page = new URL(`${world.publicBase()}/3ds/${intent.id}`)
  page.searchParams.set('client_secret', intent.client_secret ?? '')
  if (returnUrl === null)
    return {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: page.href },
    }
  page.searchParams.set('return_url', returnUrl)
  return { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url: page.href } }
}

/** The cardholder's answer to 3-D Secure. Repeating it after the fact changes nothing. */
export function authenticate(world: World, id: string, secret: string, passed: boolean): Stripe.PaymentIntent {
  const intent = world.state.intents.get(id)
  if (!intent || intent.client_secret !== secret) throw notFound('payment_intent', id, 'intent')
  if (intent.status !== 'requires_action') return intent
  const stored = world.state.methods.get(idOf(intent.payment_method) ?? '')
  if (!stored) throw notFound('PaymentMethod', String(intent.payment_method))
  if (passed) {
    stored.authenticated = true
    settlePaid(world, intent, stored)
  } else failAuthentication(world, intent)
  return intent
}

function failAuthentication(world: World, intent: Stripe.PaymentIntent): void {
  intent.status = 'requires_payment_method'
  intent.next_action = null
  intent.last_payment_error = {
    code: 'payment_intent_authentication_failure',
    doc_url: 'https://docs.stripe.com/error-codes/payment-intent-authentication-failure',
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
    payment_method: world.state.methods.get(idOf(intent.payment_method) ?? '')?.method,
    type: 'invalid_request_error',
  }
  intent.payment_method = null
  world.emit({ type: 'payment_intent.payment_failed', data: { object: intent } })
  invoicePaymentFailed(world, intent)
}

export function updateIntent(world: World, id: string, params: Params): Stripe.PaymentIntent {
  const intent = intentFor(world, id)
  const stored = chosenMethod(world, params)
  if (stored && intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation')
    throw unexpectedState(intent, `This PaymentIntent's payment_method could not be updated: it is ${intent.status}.`)
  if (stored) {
    checkOwner(stored, idOf(intent.customer))
    intent.payment_method = stored.method.id
    intent.status = 'requires_confirmation'
  }
  intent.metadata = mergedMetadata(params, intent.metadata)
  intent.description = text(params, 'description') ?? intent.description
  intent.receipt_email = text(params, 'receipt_email') ?? intent.receipt_email
  return intent
}

export function cancelIntent(world: World, id: string, params: Params): Stripe.PaymentIntent {
  const intent = intentFor(world, id)
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
    )
  intent.status = 'canceled'
  intent.canceled_at = world.clock.now()
  intent.cancellation_reason = text(params, 'cancellation_reason') ?? null
  intent.next_action = null
  return intent
}

function intentFor(world: World, id: string): Stripe.PaymentIntent {
  const intent = world.state.intents.get(id)
  if (!intent) throw notFound('payment_intent', id, 'intent')
  return intent
}

function chosenMethod(world: World, params: Params): StoredMethod | undefined {
  const id = text(params, 'payment_method')
  if (id !== undefined) return methodFor(world, id)
  const data = object(params, 'payment_method_data')
  return data && world.state.methods.get(createPaymentMethod(world, data).id)
}

function checkOwner(stored: StoredMethod, customer: string | null): void {
  const owner = idOf(stored.method.customer)
  if (owner !== null && owner !== customer)
    throw invalidRequest(
      `The PaymentMethod (${stored.method.id}) belongs to a Customer ${owner}. Please include the Customer in the \`customer\` parameter on the PaymentIntent.`,
      { param: 'payment_method' },
    )
}

function unexpectedState(intent: Stripe.PaymentIntent, message: string): ReturnType<typeof cardError> {
  const error = invalidRequest(message, { code: 'payment_intent_unexpected_state' })
  error.body.payment_intent = intent
  return error
}
