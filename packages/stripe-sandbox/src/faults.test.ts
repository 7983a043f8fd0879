import fc from 'fast-check'
import { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fingerprintOf } from './answers.ts'
import { FAULT_KINDS } from './faults.ts'
import { CARDS, methodWith, PUBLISHABLE_KEY, type Rig, SECRET_KEY, startRig, stripeError } from './test-support.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(() => rig.close())

const ORDER = { amount: 4900, currency: 'usd', confirm: true, metadata: { order_id: '7' } }

async function buy(idempotencyKey?: string): Promise<Stripe.Response<Stripe.PaymentIntent>> {
  return rig.stripe.paymentIntents.create({ ...ORDER, payment_method: 'pm_card_visa' }, { idempotencyKey })
}

/** The same without the official client, which repeats a lost request by itself. */
async function buyPlainly(key: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${rig.url}/v1/payment_intents`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${SECRET_KEY}`, 'Idempotency-Key': key, ...headers },
    body: new URLSearchParams({
      amount: '4900',
      currency: 'usd',
      confirm: 'true',
      'metadata[order_id]': '7',
      payment_method: 'pm_card_visa',
    }),
  })
}

const CARD_FORM = new URLSearchParams({
  'card[number]': CARDS.pays,
  'card[exp_month]': '12',
  'card[exp_year]': '2060',
})

const paid = () => rig.sandbox.state.charges.filter((charge) => charge.paid).length

describe('Idempotency keys', () => {
  it('the same key and parameters get the stored answer, marked as replayed, and one charge', async () => {
    const first = await buy('order-7')
    const again = await buy('order-7')
    expect(again.id).toBe(first.id)
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(paid()).toBe(1)
  })

  it('ten identical requests at once make one charge', async () => {
    const intents = await Promise.all(Array.from({ length: 10 }, () => buy('order-7')))
    expect(new Set(intents.map(({ id }) => id)).size).toBe(1)
    expect(paid()).toBe(1)
    await rig.sandbox.settled()
    expect(rig.types()).toEqual(['payment_intent.succeeded'])
  })

  it('the same key with other parameters is refused', async () => {
    await buy('order-7')
    const error = await stripeError(
      rig.stripe.paymentIntents.create(
        { ...ORDER, amount: 5000, payment_method: 'pm_card_visa' },
        { idempotencyKey: 'order-7' },
      ),
    )
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
    expect(error.statusCode).toBe(400)
    expect(paid()).toBe(1)
  })

  it('a decline is stored too; a refused parameter is not', async () => {
    const payment_method = await methodWith(rig, CARDS.declined)
    const attempt = () =>
      stripeError(rig.stripe.paymentIntents.create({ ...ORDER, payment_method }, { idempotencyKey: 'order-7' }))
    expect((await attempt()).code).toBe('card_declined')
    expect((await attempt()).headers?.['idempotent-replayed']).toBe('true')
    expect(rig.sandbox.state.charges).toHaveLength(1)
    const tooSmall = { amount: 1, currency: 'usd' }
    await stripeError(rig.stripe.paymentIntents.create(tooSmall, { idempotencyKey: 'order-8' }))
    await expect(buy('order-8')).resolves.toMatchObject({ status: 'succeeded' })
  })

  it('an answer that cannot be shown as asked is stored too, once the work is done', async () => {
    const attempt = () =>
      stripeError(
        rig.stripe.paymentIntents.create(
          { ...ORDER, payment_method: 'pm_card_visa', expand: ['nothing'] },
          { idempotencyKey: 'order-7' },
        ),
      )
    expect((await attempt()).message).toBe('This property cannot be expanded (nothing).')
    await attempt()
    expect(paid()).toBe(1)
  })

  it('the browser’s keys are not the server’s', async () => {
    const headers = { Authorization: `Bearer ${PUBLISHABLE_KEY}`, 'Idempotency-Key': 'order-7' }
    await fetch(`${rig.url}/v1/tokens`, { method: 'POST', headers, body: CARD_FORM })
    await expect(buy('order-7')).resolves.toMatchObject({ status: 'succeeded' })
  })

  it('what is kept of a request tells neither card number nor security code', () => {
    const digest = (number: string, cvc: string) => fingerprintOf('POST', '/v1/tokens', { card: { number, cvc } })
    expect(digest('4242424242424242', '123')).toBe(digest('5555555555554242', '321'))
    expect(digest('4242424242424242', '123')).not.toBe(digest(CARDS.declined, '123'))
  })

  it('a key is forgotten after a day', async () => {
    await buy('order-7')
    await rig.sandbox.advanceTo(rig.sandbox.now() + 24 * 3600)
    await buy('order-7')
    expect(paid()).toBe(2)
  })
})

describe('Request faults', () => {
  it('an answer lost once after the charge is healed by the client’s own repeat', async () => {
    rig.sandbox.faults.add({ kind: 'drop_after', method: 'POST', path: '/v1/payment_intents' })
    await expect(buy('order-7')).resolves.toMatchObject({ status: 'succeeded' })
    expect(paid()).toBe(1)
  })

  it('an answer lost for good leaves one charge that can be found by its metadata', async () => {
    rig.sandbox.faults.add({ kind: 'drop_after', path: /^\/v1\/payment_intents/, times: 2 })
    const error = await stripeError(buy('order-7'))
    expect(error).toBeInstanceOf(Stripe.errors.StripeConnectionError)
    expect(paid()).toBe(1)
    const found = await rig.stripe.paymentIntents.search({ query: "metadata['order_id']:'7'" })
    expect(found.data).toMatchObject([{ status: 'succeeded' }])
    await expect(buy('order-7')).resolves.toMatchObject({ id: found.data[0]?.id })
    expect(paid()).toBe(1)
  })

  it('a connection broken before the work leaves no charge', async () => {
    rig.sandbox.faults.add({ kind: 'drop_before' })
    await expect(buyPlainly('order-7')).rejects.toThrow('fetch failed')
    expect(paid()).toBe(0)
  })

  it('a 500 before the work can be repeated with the same key', async () => {
    rig.sandbox.faults.add({ kind: 'error_before' })
    expect(await stripeError(buy('order-7'))).toBeInstanceOf(Stripe.errors.StripeAPIError)
    expect(paid()).toBe(0)
    await buy('order-7')
    expect(paid()).toBe(1)
  })

  it('a 500 after the work stays the answer of that key, as at Stripe, and the charge stands', async () => {
    rig.sandbox.faults.add({ kind: 'error_after' })
    expect((await stripeError(buy('order-7'))).statusCode).toBe(500)
    expect((await stripeError(buy('order-7'))).statusCode).toBe(500)
    expect(paid()).toBe(1)
    await rig.sandbox.settled()
    expect(rig.types()).toEqual(['payment_intent.succeeded'])
  })

  it('a late answer comes when it is let go, after the work was done', async () => {
    const gate = Promise.withResolvers<void>()
    rig.sandbox.faults.add({ kind: 'delay_after', until: gate.promise })
    const slow = buy('order-7')
    await buy('order-8')
    expect(paid()).toBe(2)
    gate.resolve()
    await expect(slow).resolves.toMatchObject({ status: 'succeeded' })
  })

  it('a key in use answers 409 and does nothing', async () => {
    rig.sandbox.faults.add({ kind: 'key_in_use' })
    expect(await stripeError(buy('order-7'))).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
    expect(paid()).toBe(0)
  })

  it('one request can ask for its own fault by header', async () => {
    await expect(buyPlainly('order-7', { 'Sandbox-Fault': 'drop_after' })).rejects.toThrow('fetch failed')
    expect(paid()).toBe(1)
    await expect(buy('order-7')).resolves.toMatchObject({ status: 'succeeded' })
    expect(paid()).toBe(1)
  })

  it('one request can be named by its idempotency key', async () => {
    rig.sandbox.faults.add({ kind: 'error_before', key: 'order-8' })
    await buy('order-7')
    expect((await stripeError(buy('order-8'))).statusCode).toBe(500)
    expect(paid()).toBe(1)
  })

  it('faults meet only what they name and can be disarmed', async () => {
    const disarm = rig.sandbox.faults.add({ kind: 'error_before', path: '/v1/payment_intents', times: 5 })
    await rig.stripe.customers.list()
    disarm()
    rig.sandbox.faults.add({ kind: 'error_before', method: 'POST', times: 5 })
    rig.sandbox.faults.clear()
    await expect(buy()).resolves.toMatchObject({ status: 'succeeded' })
  })
})

describe('Random schedules', () => {
  it('whatever is lost, repeated or refused, a key is charged at most once, and once when the work was begun', async () => {
    const step = fc.record({ order: fc.nat({ max: 2 }), fault: fc.constantFrom('none', ...FAULT_KINDS) })
    const schedule = fc.array(step, { minLength: 1, maxLength: 10 })
    await fc.assert(
      fc.asyncProperty(schedule, fc.uuid(), async (steps, run) => {
        const before = paid()
        await Promise.all(
          steps.map(({ order, fault }) =>
            buyPlainly(`${run}-${order}`, { 'Sandbox-Fault': fault })
              .then((answer) => answer.text())
              .catch(() => 'lost'),
          ),
        )
        const begun = steps.filter(({ fault }) => !['drop_before', 'error_before', 'key_in_use'].includes(fault))
        expect(paid() - before).toBe(new Set(begun.map(({ order }) => order)).size)
      }),
      { numRuns: 25 },
    )
    await rig.sandbox.settled()
    expect(rig.received).toHaveLength(paid())
  })
})
