import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { hashPassword } from '../auth/passwords.ts'
import { products } from '../db/schema/index.ts'
import { PASSWORD, type TestApp, testApp } from '../testing/app.ts'
import { FROM_ONE_ADDRESS, GUESSES, LOGINS_OF_AN_ACCOUNT, SIGN_UPS } from './limits.ts'

/** A school of so many sits behind one address; the quick run lets a few hundred of them come. */
const SCHOOL = 2000
const DEEP = process.env.DEEP === '1'
const COMING = DEEP ? SCHOOL : 300
const CLASSES = DEEP ? 5 : 1

let t: TestApp
beforeAll(async () => {
  t = await testApp({ rateLimits: true })
  const hash = await hashPassword(PASSWORD)
  await t.db.execute(sql`
    with made as (insert into learner (kind) select 'real' from generate_series(1, ${SCHOOL}) returning id),
      numbered as (select id, row_number() over () as n from made)
    insert into user_account (learner_id, email, pw_hash, guest, first_name, last_name, topic, confirmed_at)
    select id, 'student-' || n || '@school.example', ${hash}, false, 'Ana', 'Lee', 'Algebra 1', now() from numbered`)
  // A busy machine is behind with its work after the start; what is tested here is not how fast it is.
  await vi.waitFor(async () => expect((await t.call('GET', '/orders/config')).status).toBe(200), { timeout: 30_000 })
}, 60_000)
afterAll(() => t.close())

/** What follows falls into one window, whatever the clock says. */
beforeEach(() => t.advance(60_000 - (t.ctx.now().getTime() % 60_000)))

const student = (n: number) => `student-${n}@school.example`

/** Eight at a time, as many as the tests' pool has connections. */
async function all<T>(count: number, ask: (n: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  let next = 1
  const worker = async () => {
    while (next <= count) answers.push(await ask(next++))
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return answers
}

/** As if so many calls had been made by others from that address. */
const others = (n: number, limit: string, ip: string) =>
  t.db.execute(sql`update call_count set n = n + ${n} where key = ${`${limit} ${ip}`}`)

const logIn = async (email: string, password: string, ip: string) =>
  (await t.call('POST', '/user_token', { body: { auth: { email, password } }, ip })).status

const tally = (statuses: readonly number[]) =>
  Object.fromEntries([...new Set(statuses)].sort().map((s) => [s, statuses.filter((other) => other === s).length]))

test('students of a school of 2,000 log in behind one address in one minute, a tenth after a wrong password, and nobody is refused', async () => {
  const ip = '203.0.113.20'
  const wrong = await all(COMING / 10, (n) => logIn(student(n), 'Wrong-horse7', ip))
  expect(tally(wrong)).toEqual({ 401: COMING / 10 })
  expect(tally(await all(COMING, (n) => logIn(student(n), PASSWORD, ip)))).toEqual({ 200: COMING })
}, 180_000)

test('who guesses from one address at one account after the other is stopped, and keeps nobody out who was in from there before', async () => {
  const ip = '203.0.113.21'
  expect(await logIn(student(1), PASSWORD, ip)).toBe(200)
  expect(await logIn('nobody-0@example.com', 'Wrong-horse7', ip)).toBe(401)
  await others(GUESSES.max - 41, GUESSES.name, ip)
  const guesses = await all(80, (n) => logIn(`nobody-${n}@example.com`, 'Wrong-horse7', ip))
  expect(tally(guesses)).toEqual({ 401: 40, 429: 40 })
  // Not even the right one is looked at: who guesses learns nothing more.
  expect(await logIn(student(2), PASSWORD, ip)).toBe(429)
  expect(await logIn(student(1), PASSWORD, ip)).toBe(200)
  expect(await logIn(student(2), PASSWORD, '203.0.113.22')).toBe(200)
  t.advance(60_000)
  expect(await logIn(student(2), PASSWORD, ip)).toBe(200)
}, 120_000)

test('one account logs in so often in a minute and no more, and nobody else is kept out by it', async () => {
  const ip = '203.0.113.23'
  const most = LOGINS_OF_AN_ACCOUNT.max
  const mine = []
  for (let i = 0; i < most + 3; i++) mine.push(await logIn(student(3), PASSWORD, ip))
  expect(tally(mine)).toEqual({ 200: most, 429: 3 })
  expect(await logIn(student(4), PASSWORD, ip)).toBe(200)
  expect(await logIn(student(3), PASSWORD, '203.0.113.24')).toBe(200)
  // What was refused unseen was no wrong password.
  for (let i = 0; i < 10; i++) await logIn(student(3), PASSWORD, ip)
  t.advance(60_000)
  expect(await logIn(student(3), PASSWORD, ip)).toBe(200)
}, 60_000)

const person = (n: number) => {
  const names = { first_name: 'Ana', last_name: 'Lee' }
  return { user: { ...names, email: `new-${n}@school.example`, password: PASSWORD, password_confirmation: PASSWORD } }
}
const token = 'x'.repeat(43)

test.each([
  ['sign up', '/users', person, 200],
  ['ask for the confirmation again', '/users/resend_confirmation', (n: number) => ({ email: student(n) }), 200],
  ['ask for a new password', '/password/forgot', (n: number) => ({ email: student(n) }), 200],
  ['open links of letters', '/users/confirm', () => ({ token }), 422],
  [
    'choose a new password',
    '/password/reset',
    () => ({ token, password: PASSWORD, password_confirmation: PASSWORD }),
    422,
  ],
] as const)(
  'classes of 40 that %s in one minute behind one address are not limited',
  async (_, path, body, status) => {
    const answers = await all(
      40 * CLASSES,
      async (n) => (await t.call('POST', path, { body: body(n), ip: '203.0.113.25' })).status,
    )
    expect(tally(answers)).toEqual({ [status]: 40 * CLASSES })
  },
  60_000,
)

test('a whole school signs up, or has forgotten its passwords, within two minutes; logs in within one', () => {
  expect(FROM_ONE_ADDRESS.logins).toBeGreaterThanOrEqual(SCHOOL)
  expect(FROM_ONE_ADDRESS.letters * 2).toBeGreaterThanOrEqual(SCHOOL)
  for (const { max, seconds } of SIGN_UPS) expect(max * Math.max(1, 120 / seconds)).toBeGreaterThanOrEqual(SCHOOL)
})

test('a school of 2,000 fills its carts without a login, twice in an hour; a flood of new ones ends there, and whoever has one goes on', async () => {
  const [plan] = await t.db.select({ id: products.id }).from(products).where(eq(products.slug, 'sat-math-30'))
  const body = { cart: { product_id: plan?.id } }
  const put = (ip: string, cartToken?: string) =>
    t.call('POST', '/carts/create', { body, ip, ...(cartToken ? { headers: { 'x-cart-token': cartToken } } : {}) })
  const [ip, elsewhere] = ['203.0.113.26', '203.0.113.27']
  t.advance(3_600_000 - (t.ctx.now().getTime() % 3_600_000))
  const mine = String((await put(ip)).body.cart_token)
  // Half of them bring a token that they made up: that makes a cart as well.
  const asked = async (n: number) => (await put(ip, n % 2 === 0 ? crypto.randomUUID() : undefined)).status
  await others(SCHOOL - 101, 'carts/minute', ip)
  await others(SCHOOL - 101, 'carts/hour', ip)
  expect(tally(await all(140, asked))).toEqual({ 200: 100, 429: 40 })
  expect([(await put(ip, mine)).status, (await put(elsewhere)).status]).toEqual([200, 200])
  t.advance(60_000)
  await others(SCHOOL - 100, 'carts/hour', ip)
  expect(tally(await all(140, asked))).toEqual({ 200: 100, 429: 40 })
  t.advance(60_000)
  expect([(await put(ip)).status, (await put(ip, mine)).status, (await put(elsewhere)).status]).toEqual([429, 200, 200])
  t.advance(3_600_000)
  expect((await put(ip)).status).toBe(200)
}, 60_000)
