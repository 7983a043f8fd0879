import { MESSAGES, PAID_TOPICS } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartItems, carts, mailbox, orders, paymentEvents, products } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import {
  buy,
  CARDS,
  cardToken,
  cartOf,
  deliver,
  fillCart,
  grantsOf,
  openTopics,
  ordersOf,
  submit,
} from '../../testing/orders.ts'
import { SENTENCES } from './sentences.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const DAY = 86_400_000
const chargesFor = (intent: string | null | undefined) =>
  t.sandbox.state.charges.filter((charge) => charge.payment_intent === intent && charge.paid)

describe('paying for the cart', () => {
  test('opens the topic at once, empties the cart and shows the billing tab', async () => {
    const { buyer, answer } = await buy(t, ['sat-math-30'])
    expect(answer.status).toBe(200)
    expect(answer.body.topics_list_include_free).toContainEqual({ name: 'SAT Math', paid_and_active: true })
    expect(answer.body.topics_list_include_free).toContainEqual({ name: 'ACT Reading', paid_and_active: false })
    expect(await cartOf(t, buyer)).toEqual([])
    expect((await t.call('GET', '/users/current', { token: buyer.token })).body.billing).toBe(true)
    const [order] = await ordersOf(t, buyer)
    expect(order).toMatchObject({ state: 'paid', amount: 1900, currency: 'usd' })
    expect(chargesFor(order?.stripe_id).map((charge) => charge.amount)).toEqual([1900])
  })

  test('charges several purchases as one order with one charge', async () => {
    const { buyer, answer } = await buy(t, ['sat-math-30', 'act-reading-90'])
    expect(answer.status).toBe(200)
    const made = await ordersOf(t, buyer)
    expect(made.map((order) => [order.state, order.amount])).toEqual([['paid', 5800]])
    expect(chargesFor(made[0]?.stripe_id)).toHaveLength(1)
    expect(await openTopics(t, buyer)).toEqual(['SAT Math', 'ACT Reading'])
  })

  test('tells the buyer in one letter what was paid for, however often the news of it arrives', async () => {
    const { buyer } = await buy(t, ['sat-math-30', 'act-reading-90'])
    await deliver(t, (events) => [...events, ...events])
    await t.runJobs()
    const letters = await t.db.select().from(mailbox).where(eq(mailbox.to, buyer.email))
    const paid = letters.filter((l) => l.subject.endsWith('plan is open'))
    expect(paid).toHaveLength(1)
    for (const part of ['$58.00', '30 days', '90 days', 'This was a test payment'])
      expect(paid[0]?.text).toContain(part)
    // The name of a plan tells its length already.
    expect(paid[0]?.text.match(/\d+ days/g)).toEqual(['30 days', '90 days'])
  })

  test('the bundle opens every paid topic', async () => {
    const { buyer } = await buy(t, ['all-topics-90'])
    expect(await openTopics(t, buyer)).toEqual([...PAID_TOPICS])
  })

  test('a second purchase extends the running period', async () => {
    const { buyer } = await buy(t, ['sat-math-30'])
    await submit(t, buyer, await cardToken(t), await fillCart(t, buyer, 'sat-math-90'))
    const { body } = await t.call('GET', '/orders/SAT%20Math/filtered-products', { token: buyer.token })
    const [plan] = body.products_purchase as { current_period_end: string }[]
    const days = (Date.parse(plan?.current_period_end ?? '') - t.ctx.now().getTime()) / DAY
    expect(days).toBeGreaterThan(119.9)
    expect(days).toBeLessThan(120)
  })

  test('leaves plans that were not bought in the cart', async () => {
    const buyer = await t.member()
    const ids = await fillCart(t, buyer, 'sat-math-30')
    const card = await cardToken(t, CARDS.asks)
    await submit(t, buyer, card, ids)
    const [later] = await fillCart(t, buyer, 'act-reading-30')
    const [order] = await ordersOf(t, buyer)
    await authenticate(order?.stripe_id ?? '', 'success')
    expect((await submit(t, buyer, card, ids)).status).toBe(200)
    expect(await cartOf(t, buyer)).toEqual([later])
  })

  test('answers the same token with the same result and charges once', async () => {
    const buyer = await t.member()
    const ids = await fillCart(t, buyer, 'sat-math-30')
    const card = await cardToken(t)
    const both = await Promise.all([1, 2, 3].map(() => submit(t, buyer, card, ids)))
    const later = await submit(t, buyer, card, ids)
    expect([...both, later].map((each) => each.status)).toEqual([200, 200, 200, 200])
    const made = await ordersOf(t, buyer)
    expect(made).toHaveLength(1)
    expect(chargesFor(made[0]?.stripe_id)).toHaveLength(1)
    expect(await grantsOf(t, buyer)).toHaveLength(1)
  })

  test('two clicks at the same moment with two tokens charge once', async () => {
    const buyer = await t.member()
    const ids = await fillCart(t, buyer, 'sat-math-30')
    const cards = await Promise.all([cardToken(t), cardToken(t), cardToken(t)])
    const answers = await Promise.all(cards.map((card) => submit(t, buyer, card, ids)))
    expect(answers.some((each) => each.status === 200)).toBe(true)
    const paid = (await ordersOf(t, buyer)).filter((order) => order.state === 'paid')
    expect(paid).toHaveLength(1)
    expect(await grantsOf(t, buyer)).toHaveLength(1)
    const mine = new Set((await ordersOf(t, buyer)).map((order) => order.stripe_id))
    expect(
      t.sandbox.state.charges.filter((charge) => charge.paid && mine.has(String(charge.payment_intent))),
    ).toHaveLength(1)
  })
})

describe('refusals', () => {
  test('a declined card answers with the provider’s message and opens nothing', async () => {
    const { buyer, answer, card } = await buy(t, ['sat-math-30'], CARDS.declined)
    expect([answer.status, answer.body.error]).toEqual([422, 'Your card was declined.'])
    expect((await ordersOf(t, buyer)).map((order) => order.state)).toEqual(['failed'])
    expect(await cartOf(t, buyer)).toHaveLength(1)
    expect(await openTopics(t, buyer)).toEqual([])
    const again = await submit(t, buyer, card, await cartOf(t, buyer))
    expect([again.status, again.body.error]).toEqual([422, 'Your card was declined.'])
    expect((await submit(t, buyer, await cardToken(t), await cartOf(t, buyer))).status).toBe(200)
    expect(await openTopics(t, buyer)).toEqual(['SAT Math'])
  })

  test('says what the provider says about a card without funds', async () => {
    expect((await buy(t, ['sat-math-30'], CARDS.poor)).answer.body.error).toBe('Your card has insufficient funds.')
  })

  test('a cart that differs from the server’s is refused with 409, and no order is made', async () => {
    const buyer = await t.member()
    const ids = await fillCart(t, buyer, 'sat-math-30')
    for (const wrong of [[...ids, 9], [ids[0] === 1 ? 2 : 1], 999_999]) {
      const answer = await submit(t, buyer, await cardToken(t), wrong)
      expect([answer.status, answer.body.error]).toEqual([409, SENTENCES.cartChanged])
    }
    expect(await ordersOf(t, buyer)).toEqual([])
    expect((await submit(t, await t.member(), await cardToken(t), ids)).status).toBe(409)
  })

  test('takes one id as well as a list of ids', async () => {
    const buyer = await t.member()
    const [id] = await fillCart(t, buyer, 'sat-math-30')
    expect((await submit(t, buyer, await cardToken(t), id ?? 0)).status).toBe(200)
  })

  test('a monthly plan beside another plan is refused with a sentence that says what to do', async () => {
    const buyer = await t.member()
    const [first] = await fillCart(t, buyer, 'sat-math-30')
    const [monthly] = await t.db.select().from(products).where(eq(products.slug, 'act-reading-monthly'))
    const body = { cart: { product_id: monthly?.id ?? 0 } }
    const refused = await t.call('POST', '/carts/auth-create', { token: buyer.token, body })
    expect([refused.status, refused.body.error]).toEqual([422, MESSAGES.monthlyAlone])
    // A cart from before there was this rule.
    const [cart] = await t.db.select().from(carts).where(eq(carts.user_id, buyer.id))
    await t.db.insert(cartItems).values({ cart_id: cart?.id ?? 0, product_id: monthly?.id ?? 0 })
    const answer = await submit(t, buyer, await cardToken(t), [first ?? 0, monthly?.id ?? 0])
    expect([answer.status, answer.body.error]).toEqual([422, MESSAGES.monthlyAlone])
    expect(await ordersOf(t, buyer)).toEqual([])
  })

  test('a token of somebody else’s click is not a second charge', async () => {
    const { card } = await buy(t, ['sat-math-30'])
    const thief = await t.member()
    const answer = await submit(t, thief, card, await fillCart(t, thief, 'sat-math-30'))
    expect([answer.status, answer.body.error]).toEqual([422, SENTENCES.cardUnreadable])
    expect(await openTopics(t, thief)).toEqual([])
  })

  test('guests and strangers cannot check out', async () => {
    const guest = await t.guest()
    const ids = await fillCart(t, guest, 'sat-math-30')
    const answer = await submit(t, guest, await cardToken(t), ids)
    expect([answer.status, answer.body.error]).toEqual([403, MESSAGES.guestsCannot])
    expect((await submit(t, { token: 'nobody', id: 0 }, 'tok', ids)).status).toBe(401)
  })

  test.each([
    ['another gateway', { payment_gateway: 'paypal', token: 'tok', product_id: 1 }],
    ['no token', { payment_gateway: 'stripe', token: '', product_id: 1 }],
    ['no product', { payment_gateway: 'stripe', token: 'tok', product_id: [] }],
  ])('refuses %s', async (_title, body) => {
    const buyer = await t.member()
    const answer = await t.call('POST', '/orders/submit', { token: buyer.token, body: { orders: body } })
    expect(answer.status).toBe(422)
    expect(await ordersOf(t, buyer)).toEqual([])
  })

  test('an amount that differs from the order opens nothing', async () => {
    const buyer = await t.member()
    const ids = await fillCart(t, buyer, 'sat-math-30')
    const card = await cardToken(t, CARDS.asks)
    await submit(t, buyer, card, ids)
    const [order] = await ordersOf(t, buyer)
    await t.db
      .update(orders)
      .set({ amount: 1 })
      .where(eq(orders.id, order?.id ?? 0))
    await authenticate(order?.stripe_id ?? '', 'success')
    expect((await submit(t, buyer, card, ids)).status).toBe(500)
    expect(await grantsOf(t, buyer)).toEqual([])
    await t.db
      .update(orders)
      .set({ amount: 1900 })
      .where(eq(orders.id, order?.id ?? 0))
  })

  test('no card number and no name reaches the database', async () => {
    const { buyer } = await buy(t, ['sat-math-30'])
    await deliver(t)
    const kept = JSON.stringify([await t.db.select().from(paymentEvents), await ordersOf(t, buyer)])
    expect(kept).toContain('payment_intent.succeeded')
    for (const secret of ['4242424242424242', '@example.com', 'client_secret', 'tok_'])
      expect(kept).not.toContain(secret)
  })
})

async function authenticate(intentId: string, result: 'success' | 'fail'): Promise<void> {
  const intent = await t.ctx.payments.stripe.paymentIntents.retrieve(intentId)
  await t.app.inject({
    method: 'POST',
    url: `/stripe-sandbox/v1/payment_intents/${intentId}/sandbox_authenticate`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    payload: new URLSearchParams({ client_secret: intent.client_secret ?? '', result }).toString(),
  })
}

describe('3-D Secure', () => {
  test('asks for the further step, and the same token finishes it', async () => {
    const { buyer, answer, card } = await buy(t, ['sat-math-30'], CARDS.asks)
    const [order] = await ordersOf(t, buyer)
    expect(answer.body).toEqual({
      requires_action: true,
      client_secret: expect.stringContaining('_secret_'),
      action_url: expect.stringContaining(`/stripe-sandbox/3ds/${order?.stripe_id}?client_secret=`),
    })
    expect((await submit(t, buyer, card, await cartOf(t, buyer))).body.requires_action).toBe(true)
    expect(await openTopics(t, buyer)).toEqual([])
    await authenticate(order?.stripe_id ?? '', 'success')
    expect((await submit(t, buyer, card, await cartOf(t, buyer))).status).toBe(200)
    expect(await openTopics(t, buyer)).toEqual(['SAT Math'])
  })

  test('is finished by the event when the browser never comes back', async () => {
    const { buyer } = await buy(t, ['sat-math-30'], CARDS.asks)
    const [order] = await ordersOf(t, buyer)
    await authenticate(order?.stripe_id ?? '', 'success')
    await deliver(t)
    expect(await openTopics(t, buyer)).toEqual(['SAT Math'])
    expect(await cartOf(t, buyer)).toEqual([])
  })

  test('a bank that says no is told in a sentence for people, and another card pays', async () => {
    const { buyer, card } = await buy(t, ['sat-math-30'], CARDS.asks)
    const [order] = await ordersOf(t, buyer)
    await authenticate(order?.stripe_id ?? '', 'fail')
    const answer = await submit(t, buyer, card, await cartOf(t, buyer))
    expect([answer.status, answer.body.error]).toEqual([422, SENTENCES.bankSaidNo])
    expect((await submit(t, buyer, await cardToken(t), await cartOf(t, buyer))).status).toBe(200)
  })

  test('another card instead of the bank’s page ends the waiting payment before it charges', async () => {
    const { buyer } = await buy(t, ['sat-math-30'], CARDS.asks)
    expect((await submit(t, buyer, await cardToken(t), await cartOf(t, buyer))).status).toBe(200)
    const [first] = (await ordersOf(t, buyer)).toSorted((a, b) => a.id - b.id)
    await authenticate(first?.stripe_id ?? '', 'success')
    await deliver(t)
    expect((await ordersOf(t, buyer)).map((order) => order.state).toSorted()).toEqual(['failed', 'paid'])
    expect(await grantsOf(t, buyer)).toHaveLength(1)
  })
})
