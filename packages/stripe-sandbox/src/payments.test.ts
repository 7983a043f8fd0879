import { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  CARDS,
  clientFor,
  methodWith,
  PUBLISHABLE_KEY,
  pay,
  type Rig,
  startRig,
  stripeError,
  tokenFor,
  tokenId,
} from './test-support.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(() => rig.close())

describe('Tokens', () => {
  it('are made from a card with the publishable key, from any origin, and show only the last four digits', async () => {
    const answer = await tokenFor(rig.url, { name: 'Ada' })
    const body = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(JSON.parse(body)).toMatchObject({
      object: 'token',
      used: false,
      card: { last4: '4242', brand: 'Visa', name: 'Ada' },
    })
    expect(body).not.toContain(CARDS.pays)
  })

  it('answer the browser’s preflight', async () => {
    const answer = await fetch(`${rig.url}/v1/tokens`, { method: 'OPTIONS' })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-headers')).toContain('Authorization')
  })

  it.each([
    [{ number: '4242424242424241' }, 'incorrect_number', 'Your card number is incorrect.'],
    [{ number: '42424242' }, 'incomplete_number', 'Your card number is incomplete.'],
    [{ number: '' }, 'incomplete_number', 'Your card number is incomplete.'],
    [{ exp_month: '', exp_year: '' }, 'incomplete_expiry', "Your card's expiration date is incomplete."],
    [{ number: 'four' }, 'invalid_number', 'The card number is not a valid credit card number.'],
    [{ exp_month: '13' }, 'invalid_expiry_month', "Your card's expiration month is invalid."],
    [{ exp_year: '2020' }, 'invalid_expiry_year', "Your card's expiration year is in the past."],
    [{ exp_year: '2999' }, 'invalid_expiry_year', "Your card's expiration year is invalid."],
    [{ cvc: '12' }, 'invalid_cvc', "Your card's security code is invalid."],
  ])('refuse %j with Stripe’s words', async (fields, code, message) => {
    const answer = await tokenFor(rig.url, fields)
    expect(answer.status).toBe(402)
    expect(await answer.json()).toMatchObject({ error: { type: 'card_error', code, message } })
  })

  it('serve once', async () => {
    const token = await tokenId(rig.url, CARDS.pays)
    await rig.stripe.paymentMethods.create({ type: 'card', card: { token } })
    const error = await stripeError(rig.stripe.paymentMethods.create({ type: 'card', card: { token } }))
    expect(error.code).toBe('token_already_used')
  })
})

describe('Keys', () => {
  it('a publishable key makes tokens and nothing else', async () => {
    const browser = clientFor(Number(new URL(rig.url).port), PUBLISHABLE_KEY)
    const error = await stripeError(browser.customers.list())
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
    expect(error.code).toBe('secret_key_required')
  })

  it('a wrong or missing key is refused and not repeated in full', async () => {
    const stranger = clientFor(Number(new URL(rig.url).port), 'sk_test_somebody_else')
    const error = await stripeError(stranger.customers.list())
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
    expect(error.message).not.toContain('sk_test_somebody_else')
    expect((await fetch(`${rig.url}/v1/customers`)).status).toBe(401)
  })
})

describe('Payment intents', () => {
  it('charge a good card once and say so by a signed event', async () => {
    const intent = await pay(rig, CARDS.pays)
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 4900, currency: 'usd' })
    const charge = await rig.stripe.charges.retrieve(String(intent.latest_charge))
    expect(charge).toMatchObject({ paid: true, amount: 4900, metadata: { order_id: '7' } })
    expect(charge.payment_method_details?.card?.last4).toBe('4242')
    await rig.sandbox.settled()
    expect(rig.types()).toEqual(['payment_intent.succeeded'])
  })

  it.each([
    [CARDS.declined, 'card_declined', 'generic_decline', 'Your card was declined.'],
    [CARDS.insufficient, 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    [CARDS.expired, 'expired_card', 'expired_card', 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."],
  ])('decline %s with its code and message', async (number, code, decline_code, message) => {
    const error = await stripeError(pay(rig, number))
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError)
    expect(error).toMatchObject({ statusCode: 402, code, decline_code, message })
    expect(error.payment_intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code, message },
    })
    expect(rig.sandbox.state.charges.map((charge) => charge.status)).toEqual(['failed'])
    await rig.sandbox.settled()
    expect(rig.types()).toEqual(['payment_intent.payment_failed'])
  })

  it('are confirmed again with another card after a decline', async () => {
    const error = await stripeError(pay(rig, CARDS.declined))
    const id = error.payment_intent?.id ?? ''
    const intent = await rig.stripe.paymentIntents.confirm(id, { payment_method: await methodWith(rig, CARDS.pays) })
    expect(intent.status).toBe('succeeded')
  })

  it('take a token directly, in payment_method_data', async () => {
    const token = await tokenId(rig.url, CARDS.pays)
    const intent = await rig.stripe.rawRequest('POST', '/v1/payment_intents', {
      amount: 500,
      currency: 'usd',
      confirm: true,
      payment_method_data: { type: 'card', card: { token } },
    })
    expect(intent).toMatchObject({ object: 'payment_intent', status: 'succeeded' })
  })

  it('are found by customer and by metadata, newest first, page by page', async () => {
    const customer = await rig.stripe.customers.create({ email: 'ada@example.org' })
    for (const order_id of ['1', '2', '3'])
      await pay(rig, CARDS.pays, {}, { customer: customer.id, metadata: { order_id } })
    await pay(rig, CARDS.pays)
    const page = await rig.stripe.paymentIntents.list({ customer: customer.id, limit: 2 })
    expect(page.data.map((intent) => intent.metadata.order_id)).toEqual(['3', '2'])
    expect(page.has_more).toBe(true)
    const all = await rig.stripe.paymentIntents
      .list({ customer: customer.id, limit: 2 })
      .autoPagingToArray({ limit: 10 })
    expect(all).toHaveLength(3)
    const found = await rig.stripe.paymentIntents.search({ query: "metadata['order_id']:'2' AND status:'succeeded'" })
    expect(found.data.map((intent) => intent.metadata.order_id)).toEqual(['2'])
  })

  it('are cancelled while unpaid and never afterwards', async () => {
    const open = await rig.stripe.paymentIntents.create({ amount: 500, currency: 'usd' })
    expect((await rig.stripe.paymentIntents.cancel(open.id)).status).toBe('canceled')
    const paid = await pay(rig, CARDS.pays)
    expect((await stripeError(rig.stripe.paymentIntents.cancel(paid.id))).code).toBe('payment_intent_unexpected_state')
    expect((await stripeError(rig.stripe.paymentIntents.confirm(paid.id))).code).toBe('payment_intent_unexpected_state')
  })

  it('expand what the caller asks for', async () => {
    const { id } = await pay(rig, CARDS.pays)
    const intent = await rig.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge', 'payment_method'] })
    expect(intent.latest_charge).toMatchObject({ object: 'charge', amount: 4900 })
    expect(intent.payment_method).toMatchObject({ object: 'payment_method', card: { last4: '4242' } })
  })

  it('refuse what Stripe refuses: missing, tiny, unknown', async () => {
    const { paymentIntents } = rig.stripe
    expect((await stripeError(paymentIntents.create({ amount: 20, currency: 'usd' }))).code).toBe('amount_too_small')
    expect((await stripeError(paymentIntents.create({ amount: 500, currency: '' }))).code).toBe('parameter_missing')
    expect((await stripeError(paymentIntents.retrieve('pi_none'))).statusCode).toBe(404)
    const unknown = await stripeError(paymentIntents.create({ amount: 500, currency: 'usd', transfer_group: 'x' }))
    expect(unknown).toMatchObject({ code: 'parameter_unknown', param: 'transfer_group' })
  })
})

describe('Saved cards', () => {
  it('are attached, listed, detached; a declined card cannot be saved', async () => {
    const customer = await rig.stripe.customers.create({})
    const method = await methodWith(rig, CARDS.pays)
    await rig.stripe.paymentMethods.attach(method, { customer: customer.id })
    expect((await rig.stripe.paymentMethods.list({ customer: customer.id })).data.map(({ id }) => id)).toEqual([method])
    expect((await rig.stripe.paymentMethods.detach(method)).customer).toBeNull()
    const bad = await methodWith(rig, CARDS.declined)
    const error = await stripeError(rig.stripe.paymentMethods.attach(bad, { customer: customer.id }))
    expect(error.message).toBe('Your card was declined.')
  })
})

describe('Refunds', () => {
  it('return part, then the rest, then nothing more', async () => {
    const intent = await pay(rig, CARDS.pays)
    await rig.stripe.refunds.create({ payment_intent: intent.id, amount: 900 })
    const rest = await rig.stripe.refunds.create({ payment_intent: intent.id, reason: 'requested_by_customer' })
    expect(rest).toMatchObject({ amount: 4000, status: 'succeeded' })
    const error = await stripeError(rig.stripe.refunds.create({ payment_intent: intent.id }))
    expect(error.code).toBe('charge_already_refunded')
    expect(rig.sandbox.state.charges[0]).toMatchObject({ amount_refunded: 4900, refunded: true })
    await rig.sandbox.settled()
    expect(rig.types()).toEqual(['payment_intent.succeeded', 'charge.refunded', 'charge.refunded'])
  })

  it('never exceed the charge', async () => {
    const intent = await pay(rig, CARDS.pays)
    const error = await stripeError(rig.stripe.refunds.create({ payment_intent: intent.id, amount: 5000 }))
    expect(error.message).toBe('Refund amount ($50.00) is greater than unrefunded amount on charge ($49.00)')
    expect(rig.sandbox.state.refunds).toEqual([])
  })
})
