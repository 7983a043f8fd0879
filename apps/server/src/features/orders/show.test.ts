import { MESSAGES, PAID_TOPICS } from '@fourfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { buy } from '../../testing/orders.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Plans = Record<
  'products_purchase' | 'products_subscription' | 'educator',
  { name: string; current_period_end: string | null; price_anchor: boolean }[]
>
const plans = async (topic: string, token?: string) =>
  (await t.call('GET', `/orders/${encodeURIComponent(topic)}/filtered-products`, token ? { token } : {})).body as Plans
const names = (list: { name: string }[]) => list.map((plan) => plan.name)

test('a visitor sees the plans of a topic, the bundle and the educator plans', async () => {
  const body = await plans('SAT Math')
  expect(names(body.products_purchase)).toEqual([
    'SAT Math, 30 days',
    'SAT Math, 90 days',
    'SAT Math, 180 days',
    'All topics, 90 days',
  ])
  expect(body.products_purchase.filter((plan) => plan.price_anchor)).toHaveLength(1)
  expect(names(body.products_subscription)).toEqual(['SAT Math, monthly'])
  expect(names(body.educator)).toEqual(['Class', 'School or center'])
  expect([...body.products_purchase, ...body.educator].every((plan) => plan.current_period_end === null)).toBe(true)
})

test('a free topic needs no plan', async () => {
  const body = await plans('Geometry')
  expect([body.products_purchase, body.products_subscription]).toEqual([[], []])
})

test('an unknown topic is refused', async () => {
  const { status, body } = await t.call('GET', '/orders/Astrology/filtered-products')
  expect([status, body.error]).toEqual([422, MESSAGES.unknownTopic])
})

test('the end of the running period is shown to its owner only', async () => {
  const { buyer } = await buy(t, ['sat-math-30'])
  const mine = await plans('SAT Math', buyer.token)
  const [plan] = mine.products_purchase
  expect(Date.parse(plan?.current_period_end ?? '')).toBeGreaterThan(t.ctx.now().getTime() + 29 * 86_400_000)
  expect(mine.products_purchase.at(-1)?.current_period_end).toBeNull()
  const other = await t.member()
  expect((await plans('SAT Math', other.token)).products_purchase[0]?.current_period_end).toBeNull()
})

test('the paid topics are listed for everybody, and with their access for a user', async () => {
  const { buyer } = await buy(t, ['act-reading-30'])
  const shut = PAID_TOPICS.map((name) => ({ name, paid_and_active: false }))
  expect((await t.call('GET', '/orders/index')).body).toEqual({ product_topics: shut })
  expect((await t.call('GET', '/orders/auth-index', { token: (await t.guest()).token })).body).toEqual({
    product_topics: shut,
  })
  const mine = (await t.call('GET', '/orders/auth-index', { token: buyer.token })).body
  expect(mine.product_topics).toContainEqual({ name: 'ACT Reading', paid_and_active: true })
  expect((await t.call('GET', '/orders/auth-index')).status).toBe(401)
})

test('access ends by itself when its days are over', async () => {
  const { buyer } = await buy(t, ['act-reading-30'])
  const login = async () =>
    (await t.call('POST', '/user_token', { body: { auth: { email: buyer.email, password: buyer.password } } })).body.jwt
  t.advance(30 * 86_400_000 - 60_000)
  expect(
    (await t.call('GET', '/orders/auth-index', { token: String(await login()) })).body.product_topics,
  ).toContainEqual({ name: 'ACT Reading', paid_and_active: true })
  t.advance(60_000)
  expect(
    (await t.call('GET', '/orders/auth-index', { token: String(await login()) })).body.product_topics,
  ).toContainEqual(expect.objectContaining({ name: 'ACT Reading', paid_and_active: false }))
})

test('the card form learns that this is a test and where cards go, never a secret', async () => {
  const { body } = await t.call('GET', '/orders/config')
  expect(body).toEqual({
    publishable_key: expect.stringMatching(/^pk_test_sandbox_/),
    sandbox: true,
    token_url: '/stripe-sandbox/v1/tokens',
  })
})
