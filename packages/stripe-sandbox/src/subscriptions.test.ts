import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CARDS, methodWith, type Rig, startRig, stripeError, subscriber } from './test-support.ts'

const JAN_31 = Date.UTC(2027, 0, 31, 12) / 1000
const FEB_28 = Date.UTC(2027, 1, 28, 12) / 1000
const MAR_31 = Date.UTC(2027, 2, 31, 12) / 1000
const DAY = 86_400

let rig: Rig
beforeEach(async () => {
  rig = await startRig({ clock: () => JAN_31 * 1000 })
})
afterEach(() => rig.close())

async function subscribe(number = CARDS.pays, more: { default_payment_method?: string } = {}) {
  const { customer, price } = await subscriber(rig, number)
  return rig.stripe.subscriptions.create({ customer, items: [{ price }], metadata: { order_id: '9' }, ...more })
}

const status = async (id: string) => (await rig.stripe.subscriptions.retrieve(id)).status
const periodEnd = async (id: string) => (await rig.stripe.subscriptions.retrieve(id)).items.data[0]?.current_period_end

describe('Subscriptions', () => {
  it('charge at once and open a month', async () => {
    const subscription = await subscribe()
    expect(subscription.status).toBe('active')
    expect(await periodEnd(subscription.id)).toBe(FEB_28)
    const invoice = await rig.stripe.invoices.retrieve(String(subscription.latest_invoice))
    expect(invoice).toMatchObject({ status: 'paid', amount_due: 1900, amount_paid: 1900, amount_remaining: 0 })
    expect(invoice.parent?.subscription_details).toMatchObject({
      subscription: subscription.id,
      metadata: { order_id: '9' },
    })
    expect(invoice.lines.data[0]?.period).toEqual({ start: JAN_31, end: FEB_28 })
    await rig.sandbox.settled()
    expect(rig.types()).toEqual([
      'customer.subscription.created',
      'payment_intent.succeeded',
      'invoice.paid',
      'customer.subscription.updated',
    ])
  })

  it('tell each event’s object as it was then, without what must be asked for', async () => {
    const { latest_invoice } = await subscribe()
    await rig.sandbox.settled()
    const told = rig.received.map(({ event }) => event.data.object)
    expect(told[0]).toMatchObject({ object: 'subscription', status: 'incomplete' })
    expect(told[3]).toMatchObject({ object: 'subscription', status: 'active' })
    for (const invoice of [told[2], await rig.stripe.invoices.retrieve(String(latest_invoice))]) {
      expect(invoice).toMatchObject({ object: 'invoice', status: 'paid' })
      expect(invoice).not.toHaveProperty('payments')
      expect(invoice).not.toHaveProperty('confirmation_secret')
    }
  })

  it('renew each month on the day they began, as far as the month has it', async () => {
    const { id } = await subscribe()
    await rig.sandbox.advanceTo(FEB_28 - 1)
    expect(rig.sandbox.state.charges).toHaveLength(1)
    await rig.sandbox.advanceTo(MAR_31)
    expect(rig.sandbox.state.charges.map((charge) => charge.created)).toEqual([JAN_31, FEB_28, MAR_31])
    expect(await status(id)).toBe('active')
    expect(await periodEnd(id)).toBe(Date.UTC(2027, 3, 30, 12) / 1000)
    const invoices = await rig.stripe.invoices.list({ subscription: id })
    expect(invoices.data.map((invoice) => invoice.billing_reason)).toEqual([
      'subscription_cycle',
      'subscription_cycle',
      'subscription_create',
    ])
    expect(invoices.data[1]).toMatchObject({ period_start: JAN_31, period_end: FEB_28 })
    await rig.sandbox.settled()
    expect(rig.types().filter((type) => type === 'invoice.paid')).toHaveLength(3)
  })

  it('fall past due when a renewal fails, recover when a retry pays', async () => {
    const first = await subscribe()
    const failing = await methodWith(rig, CARDS.failsLater)
    const customer = String(first.customer)
    await rig.stripe.paymentMethods.attach(failing, { customer })
    await rig.stripe.subscriptions.update(first.id, { default_payment_method: failing })
    await rig.sandbox.advanceTo(FEB_28)
    expect(await status(first.id)).toBe('past_due')
    const [open] = (await rig.stripe.invoices.list({ subscription: first.id, status: 'open' })).data
    expect(open).toMatchObject({ attempt_count: 1, next_payment_attempt: FEB_28 + 3 * DAY, amount_remaining: 1900 })
    const good = await methodWith(rig, CARDS.pays)
    await rig.stripe.paymentMethods.attach(good, { customer })
    await rig.stripe.subscriptions.update(first.id, { default_payment_method: good })
    await rig.sandbox.advanceTo(FEB_28 + 3 * DAY)
    expect(await status(first.id)).toBe('active')
    await rig.sandbox.settled()
    expect(rig.types()).toContain('invoice.payment_failed')
  })

  it('end when every retry fails', async () => {
    const subscription = await subscribe()
    const failing = await methodWith(rig, CARDS.failsLater)
    await rig.stripe.paymentMethods.attach(failing, { customer: String(subscription.customer) })
    await rig.stripe.subscriptions.update(subscription.id, { default_payment_method: failing })
    await rig.sandbox.advanceTo(FEB_28 + 15 * DAY)
    expect(await rig.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: FEB_28 + 15 * DAY,
      cancellation_details: { reason: 'payment_failed' },
    })
    await rig.sandbox.settled()
    expect(rig.types().filter((type) => type === 'invoice.payment_failed')).toHaveLength(4)
    expect(rig.types().at(-1)).toBe('customer.subscription.deleted')
  })

  it('are cancelled at the end of the period, and resumed before it', async () => {
    const { id } = await subscribe()
    const ending = await rig.stripe.subscriptions.update(id, { cancel_at_period_end: true })
    expect(ending).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: FEB_28 })
    const resumed = await rig.stripe.subscriptions.update(id, { cancel_at_period_end: false })
    expect(resumed).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null })
    await rig.stripe.subscriptions.update(id, { cancel_at_period_end: true })
    await rig.sandbox.advanceTo(MAR_31)
    expect(await rig.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled', ended_at: FEB_28 })
    expect(rig.sandbox.state.charges).toHaveLength(1)
    await rig.sandbox.settled()
    expect(rig.types().at(-1)).toBe('customer.subscription.deleted')
  })

  it('are cancelled at once, once', async () => {
    const { id } = await subscribe()
    expect((await rig.stripe.subscriptions.cancel(id)).status).toBe('canceled')
    expect((await stripeError(rig.stripe.subscriptions.cancel(id))).statusCode).toBe(404)
    await rig.sandbox.advanceTo(MAR_31)
    expect(rig.sandbox.state.charges).toHaveLength(1)
  })

  it('stay incomplete when the first charge fails, and expire after 23 hours', async () => {
    const { id, status: first } = await subscribe(CARDS.failsLater)
    expect(first).toBe('incomplete')
    await rig.sandbox.advanceTo(JAN_31 + 23 * 3600)
    expect(await status(id)).toBe('incomplete_expired')
    expect(rig.sandbox.state.invoices).toMatchObject([{ status: 'void' }])
    expect(rig.sandbox.state.intents).toMatchObject([{ status: 'canceled' }])
  })

  it('leave nothing behind when asked to fail rather than stay incomplete', async () => {
    const { customer, price } = await subscriber(rig, CARDS.failsLater)
    const error = await stripeError(
      rig.stripe.subscriptions.create({ customer, items: [{ price }], payment_behavior: 'error_if_incomplete' }),
    )
    expect(error).toMatchObject({ statusCode: 402, message: 'Your card was declined.' })
    expect(rig.sandbox.state.subscriptions).toEqual([])
    expect(rig.sandbox.state.charges).toEqual([])
  })

  it('wait for 3-D Secure, become active by it, and renew without asking again', async () => {
    const { id, latest_invoice } = await subscribe(CARDS.secure)
    expect(await status(id)).toBe('incomplete')
    const invoice = await rig.stripe.invoices.retrieve(String(latest_invoice), {
      expand: ['confirmation_secret', 'payments'],
    })
    const secret = invoice.confirmation_secret?.client_secret ?? ''
    const intent = String(invoice.payments?.data[0]?.payment.payment_intent)
    await fetch(`${rig.url}/v1/payment_intents/${intent}/sandbox_authenticate`, {
      method: 'POST',
      body: new URLSearchParams({ client_secret: secret, result: 'success' }),
    })
    expect(await status(id)).toBe('active')
    await rig.sandbox.advanceTo(FEB_28)
    expect(await status(id)).toBe('active')
    expect(rig.sandbox.state.charges.filter((charge) => charge.paid)).toHaveLength(2)
  })

  it('made to be confirmed by the browser save the card they were paid with', async () => {
    const { customer, price, method } = await subscriber(rig)
    const subscription = await rig.stripe.subscriptions.create({
      customer,
      items: [{ price }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.payments'],
    })
    expect(subscription.status).toBe('incomplete')
    const { latest_invoice: invoice } = subscription
    if (invoice === null || typeof invoice === 'string') throw new Error('The invoice was not expanded.')
    await rig.stripe.paymentIntents.confirm(String(invoice.payments?.data[0]?.payment.payment_intent))
    expect(await rig.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'active',
      default_payment_method: method,
    })
  })

  it('are paid late by hand', async () => {
    const { latest_invoice, id } = await subscribe(CARDS.failsLater)
    const good = await methodWith(rig, CARDS.pays)
    const invoice = await rig.stripe.invoices.pay(String(latest_invoice), { payment_method: good })
    expect(invoice.status).toBe('paid')
    expect(await status(id)).toBe('active')
    expect((await stripeError(rig.stripe.invoices.pay(invoice.id))).code).toBe('invoice_already_paid')
  })

  it('need a card on file and a recurring price', async () => {
    const { price } = await subscriber(rig)
    const { id: customer } = await rig.stripe.customers.create({})
    const nothing = await stripeError(rig.stripe.subscriptions.create({ customer, items: [{ price }] }))
    expect(nothing.message).toContain('no attached payment source')
    const once = await rig.stripe.prices.create({ currency: 'usd', unit_amount: 900, product_data: { name: 'One' } })
    const oneTime = await stripeError(rig.stripe.subscriptions.create({ customer, items: [{ price: once.id }] }))
    expect(oneTime.message).toContain('type=recurring')
  })

  it('end when their customer is deleted', async () => {
    const { id, customer } = await subscribe()
    expect(await rig.stripe.customers.del(String(customer))).toMatchObject({ deleted: true })
    expect(await status(id)).toBe('canceled')
  })
})

describe('The clock', () => {
  it('never goes back', async () => {
    await rig.sandbox.advanceTo(FEB_28)
    await expect(rig.sandbox.advanceTo(JAN_31)).rejects.toThrow('only moves forward')
    expect(rig.sandbox.now()).toBe(FEB_28)
  })
})

describe('Prices', () => {
  it('are found by lookup key, with their decimal amount', async () => {
    const product = await rig.stripe.products.create({ id: 'sat-math-30', name: 'SAT Math, 30 days' })
    await rig.stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 4900, lookup_key: 'sat-30' })
    const { data } = await rig.stripe.prices.list({ lookup_keys: ['sat-30'] })
    expect(data).toMatchObject([{ unit_amount: 4900, product: 'sat-math-30', type: 'one_time' }])
    expect(String(data[0]?.unit_amount_decimal)).toBe('4900')
    const clash = await stripeError(rig.stripe.products.create({ id: 'sat-math-30', name: 'Again' }))
    expect(clash.code).toBe('resource_already_exists')
  })
})
