import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ctx } from '../../ctx.ts'
import { orderLines, products, users } from '../../db/schema/index.ts'
import { Refusal } from '../../http/errors.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { crashAfter, Killed } from '../../testing/crash-after.ts'
import { CARDS } from '../../testing/orders.ts'
import {
  answerBank,
  eventsOf,
  ledger,
  newBuyer,
  newCard,
  openWorld,
  paidCharges,
  post,
  processWaiting,
  setCart,
  type World,
  waiting,
} from '../../testing/schedule-world.ts'
import { seeded } from '../../testing/seeded.ts'
import { processEvent } from '../payment-events/process.ts'
import { topicsOf } from './grants.ts'
import { maybeOrderByIntent } from './queries.ts'
import { settleOrder } from './settle.ts'
import { idempotencyKey, submitOrder } from './submit.ts'

const DEEP = process.env.DEEP === '1'
const SCHEDULES = DEEP ? 1000 : 5
/** Schedules share nothing but the database and the provider, so several run at once. */
const AT_ONCE = 5
const PER_WORLD = DEEP ? 20 : 5
const CARTS = [
  ['sat-math-30'],
  ['sat-math-30', 'act-reading-90'],
  ['all-topics-90', 'sat-math-30'],
  ['sat-math-monthly'],
  ['act-reading-monthly'],
] as const
const NEVER = Number.POSITIVE_INFINITY

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Runs on a server that may die on the way; a refusal is an answer too. */
async function survive(work: () => Promise<unknown>): Promise<'done' | 'refused' | 'killed' | 'failed'> {
  try {
    await work()
    return 'done'
  } catch (error) {
    if (error instanceof Killed) return 'killed'
    if (error instanceof Refusal) return 'refused'
    // A job that the provider does not answer fails and is tried again later.
    if (error instanceof Error && 'rawType' in error) return 'failed'
    throw error
  }
}

/** What must hold once everything has come to rest. */
async function check(world: World, userId: number, rounds: number, answeredPaid: boolean): Promise<void> {
  const mine = await ledger(world, userId)
  const intents = new Set(mine.orders.map((order) => order.stripe_id))
  const charges = paidCharges(world).filter((charge) => intents.has(String(charge.payment_intent)))
  const bought = mine.orders.filter((order) => order.state === 'paid' || order.state === 'refunded')
  expect(mine.orders.filter((order) => order.state === 'created' || order.state === 'requires_action')).toEqual([])
  expect(charges.map((charge) => [charge.payment_intent, charge.amount]).toSorted()).toEqual(
    bought.map((order) => [order.stripe_id, order.amount]).toSorted(),
  )
  expect(charges.length).toBeLessThanOrEqual(rounds)
  if (answeredPaid) expect(bought.length).toBeGreaterThan(0)
  const expected: string[] = []
  for (const order of bought) {
    const lines = await world.ctx.db
      .select({ product: products })
      .from(orderLines)
      .innerJoin(products, eq(products.id, orderLines.product_id))
      .where(eq(orderLines.order_id, order.id))
    for (const { product } of lines)
      for (const topic of topicsOf(product)) expected.push(`${order.stripe_id} ${topic} ${order.state === 'refunded'}`)
  }
  const granted = mine.grants.map((grant) => `${grant.payment_id} ${grant.topic} ${grant.revoked_at !== null}`)
  expect(granted.toSorted()).toEqual(expected.toSorted())
  const refunded = charges.filter((charge) => charge.refunded).map((charge) => charge.payment_intent)
  expect(refunded.toSorted()).toEqual(
    bought
      .filter((order) => order.state === 'refunded')
      .map((order) => order.stripe_id)
      .toSorted(),
  )
  const [user] = await world.ctx.db.select().from(users).where(eq(users.id, userId))
  expect(user?.billing).toBe(bought.length > 0)
  expect(await waiting(world, userId)).toEqual([])
}

/** No more faults, no more deaths: every event arrives, every job runs, time passes. */
async function comeToRest(
  world: World,
  ctx: Ctx,
  userId: number,
  order: (bodies: string[]) => string[],
): Promise<void> {
  for (const body of order(await eventsOf(world, userId))) await post(ctx, body)
  await processWaiting(world, ctx, userId)
  const late: Ctx = { ...ctx, now: () => new Date(Date.now() + 2 * 3_600_000) }
  for (const { id } of (await ledger(world, userId)).orders) await settleOrder(late, id)
  for (const body of await eventsOf(world, userId)) await post(ctx, body)
  await processWaiting(world, ctx, userId)
}

const FAULTS = ['error_before', 'error_after', 'key_in_use'] as const
const STEPS = ['card', 'intent', 'subscription', 'confirm'] as const

async function runSchedule(world: World, seed: number): Promise<void> {
  const rng = seeded(seed)
  const userId = await newBuyer(world)
  const life = () => (rng.chance(0.5) ? rng.below(40) : NEVER)
  let answeredPaid = false

  const click = async (token: string, wanted: number[]) => {
    await survive(async () => {
      const answer = await submitOrder(crashAfter(world.ctx, life()).ctx, userId, { token, product_id: wanted })
      if ('topics_list_include_free' in answer) answeredPaid = true
    })
  }
  const events = async () => {
    const bodies = await eventsOf(world, userId)
    const some = bodies.filter(() => rng.chance(0.6))
    const copies = some.flatMap((body) => Array.from({ length: rng.chance(0.2) ? 10 : 1 }, () => body))
    for (const body of rng.shuffle(copies)) {
      if (rng.chance(0.2))
        expect(await survive(() => post(world.ctx, body, rng.pick(['forged', 'old'])))).toBe('refused')
      await survive(() => post(crashAfter(world.ctx, rng.chance(0.2) ? rng.below(4) : NEVER).ctx, body))
    }
    for (const id of rng.shuffle(await waiting(world, userId)))
      if (rng.chance(0.7)) await survive(() => processEvent(crashAfter(world.ctx, life()).ctx, id))
  }
  const settle = async () => {
    const late = rng.chance(0.5) ? 7_200_000 : 0
    const ctx = { ...world.ctx, now: () => new Date(Date.now() + late) }
    for (const { id } of (await ledger(world, userId)).orders)
      await survive(() => settleOrder(crashAfter(ctx, life()).ctx, id))
  }
  const refund = async () => {
    const mine = new Set((await ledger(world, userId)).orders.map((order) => order.stripe_id))
    const charge = paidCharges(world).find((each) => mine.has(String(each.payment_intent)) && !each.refunded)
    if (charge) await world.stripe.refunds.create({ charge: charge.id })
  }

  const rounds = 1 + rng.below(2)
  for (let round = 0; round < rounds; round += 1) {
    const wanted = await setCart(world, userId, rng.pick(CARTS))
    const clicks: (() => Promise<void>)[] = []
    for (let made = 1 + rng.below(3); made > 0; made -= 1) {
      const token = await newCard(world, rng.pick([CARDS.pays, CARDS.pays, CARDS.pays, CARDS.asks, CARDS.declined]))
      if (rng.chance(0.5)) {
        const kind = rng.chance(0.05) ? rng.pick(['drop_before', 'drop_after'] as const) : rng.pick(FAULTS)
        world.sandbox.faults.add({
          kind,
          key: `${idempotencyKey(userId, token)}-${rng.pick(STEPS)}`,
          times: 1 + rng.below(2),
        })
      }
      for (let times = 1 + rng.below(3); times > 0; times -= 1) clicks.push(() => click(token, wanted))
    }
    const others = [events, settle, () => answerBank(world, userId, rng.chance(0.7) ? 'success' : 'fail'), events]
    if (rng.chance(0.3)) others.push(refund)
    const all = rng.shuffle([...clicks, ...others])
    while (all.length > 0) await Promise.all(all.splice(0, 1 + rng.below(3)).map((act) => act()))
  }
  await comeToRest(world, world.ctx, userId, rng.shuffle)
  await check(world, userId, rounds, answeredPaid)
}

/** Nothing was charged that no order knows of. */
async function checkWorld(world: World): Promise<void> {
  const charged = paidCharges(world).map((charge) => String(charge.payment_intent))
  expect(new Set(charged).size).toBe(charged.length)
  const known = new Set<string | null>()
  for (const intent of charged) {
    const order = await maybeOrderByIntent(world.ctx.db, intent)
    if (order?.state === 'paid' || order?.state === 'refunded') known.add(order.stripe_id)
  }
  expect(known.size).toBe(charged.length)
}

async function runAll(first: number, count: number): Promise<void> {
  const world = await openWorld(t.ctx)
  const seeds = Array.from({ length: count }, (_, index) => first + index)
  const worker = async () => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift())
      try {
        await runSchedule(world, seed)
      } catch (error) {
        throw new Error(`schedule ${seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
      }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    await checkWorld(world)
  } finally {
    await world.close()
  }
}

describe('charges = paid orders = granted accesses, each at most once', () => {
  const batches = Array.from({ length: SCHEDULES / PER_WORLD }, (_, index) => index * PER_WORLD)
  test.each(batches)(
    `in ${PER_WORLD} random schedules of double clicks, faults, deaths, replays, forgeries and refunds (from %i)`,
    (first) => runAll(first, PER_WORLD),
    120_000,
  )
})

const RECOVERIES = ['the same click again', 'a new click', 'the events alone', 'the job alone'] as const

/** True when the server died before it could answer. */
async function dieAndRecover(
  world: World,
  cart: readonly string[],
  life: number,
  recovery: (typeof RECOVERIES)[number],
): Promise<boolean> {
  const userId = await newBuyer(world)
  const wanted = await setCart(world, userId, cart)
  const token = await newCard(world, CARDS.pays)
  const pay = (ctx: Ctx, card: string) => submitOrder(ctx, userId, { token: card, product_id: wanted })
  const outcome = await survive(() => pay(crashAfter(world.ctx, life).ctx, token))
  if (recovery === 'the same click again') await pay(world.ctx, token)
  if (recovery === 'a new click') await survive(async () => pay(world.ctx, await newCard(world, CARDS.pays)))
  await comeToRest(world, world.ctx, userId, (bodies) => (recovery === 'the job alone' ? [] : bodies))
  await check(world, userId, 1, recovery === 'the same click again' || recovery === 'a new click')
  return outcome === 'killed'
}

describe('a server that is killed after any step', () => {
  test.each(
    CARTS.map((cart) => [cart.join(' and '), cart] as const).filter((_, index) => (DEEP && index === 1) || index === 3),
  )(
    'of paying for %s charges once at most, however it goes on',
    async (_title, cart) => {
      let killed = true
      for (let life = 0; killed; life += 1) {
        killed = false
        // A new account each time, so that its price and customer have to be made again.
        const world = await openWorld(t.ctx)
        for (const recovery of DEEP ? RECOVERIES : RECOVERIES.slice(life % 4, (life % 4) + 1))
          killed = (await dieAndRecover(world, cart, life, recovery)) || killed
        await checkWorld(world)
        await world.close()
      }
    },
    DEEP ? 240_000 : 60_000,
  )
})
