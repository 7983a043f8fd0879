import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../ctx.ts'
import type { Tx } from '../db/connect.ts'
import { paymentObjects } from '../db/schema/index.ts'
import { stripeErrorOf } from './stripe-error.ts'

/** Idempotency keys are made from what identifies the object, so that two installations never share one by chance. */
const keyFor = (parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** The id of an object at the provider, made on first need. Another account (sandbox, live) has its own objects. */
async function stripeId(ctx: Ctx, key: string, make: () => Promise<{ id: string }>): Promise<string> {
  const account = ctx.payments.publishableKey
  const mine = and(eq(paymentObjects.account, account), eq(paymentObjects.key, key))
  const [known] = await ctx.db.select().from(paymentObjects).where(mine)
  if (known) return known.stripe_id
  const { id } = await make()
  await ctx.db.insert(paymentObjects).values({ account, key, stripe_id: id }).onConflictDoNothing()
  return id
}

export const customerFor = (ctx: Ctx, user: { id: number; email: string | null }): Promise<string> =>
  stripeId(ctx, `customer:${user.id}`, () =>
    ctx.payments.stripe.customers.create(
      { ...(user.email ? { email: user.email } : {}), metadata: { user_id: String(user.id) } },
      { idempotencyKey: keyFor(['customer', user.id, user.email ?? '']) },
    ),
  )

/** Forgets the customers of users here and lets jobs delete them at the provider, as often as that takes. */
export async function forgetCustomers(ctx: Ctx, tx: Tx, userIds: readonly number[]): Promise<void> {
  const keys = userIds.map((id) => `customer:${id}`)
  const gone = await tx.delete(paymentObjects).where(inArray(paymentObjects.key, keys)).returning()
  for (const { account, stripe_id } of gone)
    if (account === ctx.payments.publishableKey)
      await ctx.jobs.enqueue(tx, 'customers.delete', { customer_id: stripe_id })
}

export async function deleteCustomer(ctx: Ctx, customerId: string): Promise<void> {
  try {
    await ctx.payments.stripe.customers.del(customerId)
  } catch (error) {
    // Refused: it is gone already.
    if (stripeErrorOf(error)?.kind !== 'refused') throw error
  }
}

type Priced = { id: number; slug: string; name: string; price: number }

/** A monthly price. A changed amount is a new price: who subscribed before keeps theirs. */
export const monthlyPriceFor = (ctx: Ctx, product: Priced, currency: string): Promise<string> =>
  stripeId(ctx, `price:${product.id}:${product.price}:${currency}`, () =>
    ctx.payments.stripe.prices.create(
      {
        currency,
        unit_amount: product.price,
        recurring: { interval: 'month' },
        product_data: { name: product.name },
        metadata: { product: product.slug },
      },
      { idempotencyKey: keyFor(['price', product.slug, product.name, product.price, currency]) },
    ),
  )
