import { MESSAGES } from '@fourfold/contract'
import { desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartItems, carts, products } from '../../db/schema/index.ts'
import { jobHandlers } from '../../job-handlers.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { DAY } from '../../testing/reviews.ts'
import { purgeCarts } from './service.ts'

let t: TestApp
let ids: { monthly: number; sat30: number; sat90: number; act30: number; bundle: number; educator: number }
beforeAll(async () => {
  t = await testApp()
  const rows = await t.db.select({ id: products.id, slug: products.slug }).from(products)
  const id = (slug: string) => rows.find((row) => row.slug === slug)?.id ?? 0
  ids = {
    monthly: id('sat-math-monthly'),
    sat30: id('sat-math-30'),
    sat90: id('sat-math-90'),
    act30: id('act-reading-30'),
    bundle: id('all-topics-90'),
    educator: id('educator-class'),
  }
})
afterAll(() => t.close())

const cart = (product_id: number) => ({ cart: { product_id } })
const idsIn = (body: Record<string, unknown>) => (body.products as { id: number }[]).map((product) => product.id)
const held = (cartToken: string) => ({ headers: { 'x-cart-token': cartToken } })
const addAnonymous = async (product: number, cartToken?: string) =>
  t.call('POST', '/carts/create', { body: cart(product), ...(cartToken ? held(cartToken) : {}) })

describe('an anonymous cart', () => {
  test('is made by the first plan, which issues its token, and is found by it', async () => {
    const made = await addAnonymous(ids.sat30)
    const token = String(made.body.cart_token)
    expect(made.body).toEqual({
      products: [{ id: ids.sat30, name: 'SAT Math, 30 days', plan_length: 30, price: 1900 }],
      cart_token: expect.stringMatching(/^[\w-]{40,}$/),
    })
    const added = await addAnonymous(ids.act30, token)
    expect([idsIn(added.body), added.body.cart_token]).toEqual([[ids.sat30, ids.act30], token])
    expect((await t.call('GET', '/carts/show', held(token))).body).toEqual(added.body)
  })

  test('holds a plan once', async () => {
    const token = String((await addAnonymous(ids.sat30)).body.cart_token)
    expect(idsIn((await addAnonymous(ids.sat30, token)).body)).toEqual([ids.sat30])
  })

  test('is empty without a token, and with one that nobody was given', async () => {
    expect((await t.call('GET', '/carts/show')).body).toEqual({ products: [] })
    expect(idsIn((await t.call('GET', '/carts/show', held('x'.repeat(43)))).body)).toEqual([])
    expect((await t.call('GET', '/carts/show', held("' or 1=1"))).body).toEqual({ products: [] })
  })

  test('lets a plan be removed with its token, and not with another', async () => {
    const token = String((await addAnonymous(ids.sat30)).body.cart_token)
    const other = String((await addAnonymous(ids.sat30)).body.cart_token)
    const removed = await t.call('PUT', '/carts/remove_cart_item', { ...held(token), body: cart(ids.sat30) })
    expect(removed.body).toEqual({ products: [], cart_token: token })
    expect(idsIn((await t.call('GET', '/carts/show', held(other))).body)).toEqual([ids.sat30])
    expect((await t.call('PUT', '/carts/remove_cart_item', { body: cart(ids.sat30) })).body).toEqual({ products: [] })
  })

  test('refuses what is not for sale', async () => {
    for (const id of [ids.educator, 999_999]) expect((await addAnonymous(id)).status).toBe(404)
    expect((await addAnonymous(-1)).status).toBe(422)
  })

  test('ignores a price that the browser sends', async () => {
    const { body } = await t.call('POST', '/carts/create', { body: { cart: { product_id: ids.sat30, price: 1 } } })
    expect(body.products).toMatchObject([{ price: 1900 }])
  })
})

describe('the cart of a user', () => {
  test('belongs to the user, on every device, guests included', async () => {
    for (const user of [await t.member(), await t.guest()]) {
      const { token } = user
      expect((await t.call('GET', '/carts/auth-show', { token })).body).toEqual({ products: [] })
      await t.call('POST', '/carts/auth-create', { token, body: cart(ids.bundle) })
      expect(idsIn((await t.call('GET', '/carts/auth-show', { token })).body)).toEqual([ids.bundle])
      const removed = await t.call('PUT', '/carts/remove_cart_item', { token, body: cart(ids.bundle) })
      expect(removed.body).toEqual({ products: [] })
    }
  })

  test('is nobody else’s', async () => {
    const mine = await t.member()
    const other = await t.member()
    await t.call('POST', '/carts/auth-create', { token: mine.token, body: cart(ids.sat30) })
    await t.call('PUT', '/carts/remove_cart_item', { token: other.token, body: cart(ids.sat30) })
    expect(idsIn((await t.call('GET', '/carts/auth-show', { token: mine.token })).body)).toEqual([ids.sat30])
    expect((await t.call('GET', '/carts/auth-show', { token: other.token })).body).toEqual({ products: [] })
  })

  test('needs a token', async () => {
    const answers = [
      await t.call('GET', '/carts/auth-show'),
      await t.call('POST', '/carts/auth-create', { body: cart(ids.sat30) }),
      await t.call('PUT', '/carts/transfer_cart'),
    ]
    expect(answers.map((each) => [each.status, each.body.error])).toEqual(Array(3).fill([401, MESSAGES.signInAgain]))
  })

  test('no longer shows a plan that was retired', async () => {
    const { token } = await t.member()
    await t.call('POST', '/carts/auth-create', { token, body: cart(ids.sat90) })
    await t.db.update(products).set({ retired_at: new Date() }).where(eq(products.id, ids.sat90))
    expect((await t.call('GET', '/carts/auth-show', { token })).body).toEqual({ products: [] })
    await t.db.update(products).set({ retired_at: null }).where(eq(products.id, ids.sat90))
  })
})

describe('two changes at the same moment', () => {
  test('never leave a cart that cannot be paid: of a monthly plan and another one is taken, the other refused', async () => {
    for (let round = 0; round < 10; round++) {
      const [{ token }, cartToken] = [await t.guest(), `${'z'.repeat(40)}${round}`]
      const ways = [
        (id: number) => t.call('POST', '/carts/auth-create', { token, body: cart(id) }),
        (id: number) => addAnonymous(id, cartToken),
      ]
      for (const add of ways) {
        const both = await Promise.all([ids.monthly, ids.sat30].map(add))
        expect(both.map((each) => each.status).toSorted()).toEqual([200, 422])
        expect(both.find((each) => each.status === 422)?.body.error).toBe(MESSAGES.monthlyAlone)
        expect(idsIn(both.find((each) => each.status === 200)?.body ?? {})).toHaveLength(1)
      }
    }
  })

  test('lose nothing and stumble over nothing: plans that are added while the cart moves to its user', async () => {
    for (let round = 0; round < 10; round++) {
      const { token } = await t.guest()
      const cartToken = `${'w'.repeat(40)}${round}`
      await addAnonymous(ids.sat30, cartToken)
      const all = await Promise.all([
        addAnonymous(ids.act30, cartToken),
        t.call('PUT', '/carts/transfer_cart', { token, ...held(cartToken) }),
        t.call('POST', '/carts/auth-create', { token, body: cart(ids.sat90) }),
        t.call('PUT', '/carts/transfer_cart', { token, ...held(cartToken) }),
      ])
      expect(all.map((each) => each.status)).toEqual([200, 200, 200, 200])
      const left = idsIn((await t.call('GET', '/carts/show', held(cartToken))).body)
      const mine = idsIn((await t.call('GET', '/carts/auth-show', { token })).body)
      expect([...left, ...mine].toSorted()).toEqual([ids.sat30, ids.sat90, ids.act30].toSorted())
    }
  })
})

describe('transferring', () => {
  test('merges the anonymous cart into the user’s without duplicates, answers the topics, and ends it', async () => {
    const { token } = await t.member()
    await t.call('POST', '/carts/auth-create', { token, body: cart(ids.sat30) })
    const cartToken = String((await addAnonymous(ids.sat30)).body.cart_token)
    await addAnonymous(ids.act30, cartToken)
    const moved = await t.call('PUT', '/carts/transfer_cart', { token, ...held(cartToken) })
    expect(idsIn(moved.body)).toEqual([ids.sat30, ids.act30])
    expect(moved.body.topics_list_include_free).toContainEqual({ name: 'Algebra 1', paid_and_active: true })
    expect(moved.body.topics_list_include_free).toContainEqual({ name: 'SAT Math', paid_and_active: false })
    expect(idsIn((await t.call('GET', '/carts/show', held(cartToken))).body)).toEqual([])
  })

  test('twice at the same moment moves each plan once', async () => {
    const { token } = await t.member()
    const cartToken = String((await addAnonymous(ids.act30)).body.cart_token)
    const both = await Promise.all(
      [1, 2].map(() => t.call('PUT', '/carts/transfer_cart', { token, ...held(cartToken) })),
    )
    expect(both.map((each) => each.status)).toEqual([200, 200])
    expect(idsIn((await t.call('GET', '/carts/auth-show', { token })).body)).toEqual([ids.act30])
  })

  test('without an anonymous cart answers the user’s own', async () => {
    const { token } = await t.member()
    await t.call('POST', '/carts/auth-create', { token, body: cart(ids.sat30) })
    expect(idsIn((await t.call('PUT', '/carts/transfer_cart', { token })).body)).toEqual([ids.sat30])
    expect(idsIn((await t.call('PUT', '/carts/transfer_cart', { token, ...held('y'.repeat(43)) })).body)).toEqual([
      ids.sat30,
    ])
  })

  test('a guest who becomes a member keeps the cart', async () => {
    const guest = await t.guest()
    await t.call('POST', '/carts/auth-create', { token: guest.token, body: cart(ids.sat30) })
    const email = `${crypto.randomUUID()}@example.com`
    const password = 'Corect-horse7'
    const user = { first_name: 'Ana', last_name: 'Lee', email, password, password_confirmation: password }
    const signedUp = await t.call('POST', '/users', { token: guest.token, body: { user } })
    const token = /confirm\?token=([\w-]+)/.exec((await t.mailTo(email))?.text ?? '')?.[1]
    await t.call('POST', '/users/confirm', { body: { token, secret: signedUp.body.pending_sign_up } })
    const login = await t.call('POST', '/user_token', { body: { auth: { email, password } } })
    expect(idsIn((await t.call('GET', '/carts/auth-show', { token: String(login.body.jwt) })).body)).toEqual([
      ids.sat30,
    ])
  })
})

describe('carts that belong to nobody', () => {
  const inCart = async (cartToken: string) => idsIn((await t.call('GET', '/carts/show', held(cartToken))).body)
  const made = async (product: number) => String((await addAnonymous(product)).body.cart_token)
  const purgeDaily = async () => jobHandlers(t.ctx)['guests.purge']?.({})

  test('are removed with their plans once nobody has touched them for 30 days; a younger one and a user’s stay', async () => {
    const { id, token } = await t.member()
    await t.call('POST', '/carts/auth-create', { token, body: cart(ids.sat30) })
    const old = await made(ids.sat30)
    t.advance(2 * DAY)
    const younger = await made(ids.act30)
    t.advance(29 * DAY)
    await purgeDaily()
    expect([await inCart(old), await inCart(younger)]).toEqual([[], [ids.act30]])
    expect(await t.db.$count(carts, isNull(carts.user_id))).toBe(1)
    const mine = t.db.select({ id: carts.id }).from(carts).where(eq(carts.user_id, id))
    expect(await t.db.$count(cartItems, inArray(cartItems.cart_id, mine))).toBe(1)
    // Whoever comes back with the token of a removed cart begins a new one with it.
    expect(idsIn((await addAnonymous(ids.sat90, old)).body)).toEqual([ids.sat90])
  })

  test('stay while somebody adds to them, takes out of them or looks at them', async () => {
    const [added, removed, seen, left] = [
      await made(ids.sat30),
      await made(ids.sat30),
      await made(ids.sat30),
      await made(ids.sat30),
    ]
    await addAnonymous(ids.act30, removed)
    t.advance(29 * DAY)
    await addAnonymous(ids.act30, added)
    await t.call('PUT', '/carts/remove_cart_item', { ...held(removed), body: cart(ids.act30) })
    await inCart(seen)
    t.advance(2 * DAY)
    await purgeDaily()
    expect([await inCart(added), await inCart(removed), await inCart(seen), await inCart(left)]).toEqual([
      [ids.sat30, ids.act30],
      [ids.sat30],
      [ids.sat30],
      [],
    ])
  })

  test('are looked at without a write more than once a day', async () => {
    const token = await made(ids.sat30)
    const touched = async () => {
      await inCart(token)
      const [row] = await t.db.select().from(carts).where(isNull(carts.user_id)).orderBy(desc(carts.id)).limit(1)
      return row?.updated_at.getTime() ?? 0
    }
    const first = await touched()
    t.advance(DAY - 60_000)
    expect(await touched()).toBe(first)
    t.advance(2 * 60_000)
    expect(await touched()).toBeGreaterThan(first)
  })

  test('are all removed in one night, however many a flood has left between those of users', async () => {
    const { id } = await t.guest()
    t.advance(31 * DAY)
    await purgeCarts(t.ctx)
    const before = new Date(t.ctx.now().getTime() - 31 * DAY)
    await t.db.execute(
      sql`insert into cart (token_hash, updated_at) select 'flood ' || n, ${before} from generate_series(1, 1700) n`,
    )
    await t.db.insert(carts).values({ user_id: id, updated_at: before })
    await t.db.execute(
      sql`insert into cart (token_hash, updated_at) select 'later ' || n, ${before} from generate_series(1, 1700) n`,
    )
    await t.db.execute(
      sql`insert into cart_item (cart_id, product_id) select id, ${ids.sat30} from cart where updated_at = ${before}`,
    )
    expect(await purgeCarts(t.ctx)).toBe(3400)
    expect(await t.db.$count(carts, isNull(carts.user_id))).toBe(0)
    const mine = t.db.select({ id: carts.id }).from(carts).where(eq(carts.user_id, id))
    expect(await t.db.$count(cartItems, inArray(cartItems.cart_id, mine))).toBe(1)
  })
})
