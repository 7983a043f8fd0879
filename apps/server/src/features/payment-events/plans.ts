import type { CurrentPlan } from '@fourfold/contract'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx } from '../../ctx.ts'
import { orderLines, orders, products, subscriptions } from '../../db/schema/index.ts'
import { accessEnds } from '../access/service.ts'
import { type ProductRow, topicsOf } from '../orders/index.ts'
import type { SubscriptionRow } from './subscription-lock.ts'

export type Plan = z.infer<typeof CurrentPlan>
type Ends = ReadonlyMap<string, Date>

/** A plan of several topics ends when the first of them does. */
const endOf = (ends: Ends, topics: readonly string[]): Date =>
  new Date(Math.min(...topics.map((topic) => ends.get(topic)?.getTime() ?? 0)))

function purchaseView(product: ProductRow, ends: Ends, now: Date): Plan {
  const topics = [...topicsOf(product)]
  const end = endOf(ends, topics)
  return {
    id: product.id,
    name: product.name,
    topics,
    kind: 'purchase',
    current_period_end: end.toISOString(),
    cancel_at_period_end: false,
    active: end > now,
  }
}

export function subscriptionView(row: SubscriptionRow, product: ProductRow, ends: Ends, now: Date): Plan {
  const topics = [...topicsOf(product)]
  // The provider moves the period on before it is paid; until then the end is that of the access.
  const end = row.status === 'active' ? row.current_period_end : endOf(ends, topics)
  return {
    id: row.id,
    name: product.name,
    topics,
    kind: 'subscription',
    current_period_end: end.toISOString(),
    cancel_at_period_end: row.cancel_at_period_end,
    active: (row.status === 'active' || row.status === 'past_due') && end > now,
  }
}

const NEVER_BEGUN = ['incomplete', 'incomplete_expired']

/** The user's plans, the active first: subscriptions by their own id, purchases by that of the product. */
export async function currentPlans(ctx: Ctx, userId: number): Promise<Plan[]> {
  const now = ctx.now()
  const ends = await accessEnds(ctx.db, userId)
  const subscribed = await ctx.db
    .select({ row: subscriptions, product: products })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.product_id))
    .where(and(eq(subscriptions.user_id, userId), notInArray(subscriptions.status, NEVER_BEGUN)))
    .orderBy(desc(subscriptions.id))
  const bought = await ctx.db
    .selectDistinctOn([products.id], { product: products })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.order_id, orders.id))
    .innerJoin(products, eq(products.id, orderLines.product_id))
    .where(and(eq(orders.user_id, userId), eq(orders.state, 'paid'), eq(products.kind, 'purchase')))
  const plans = [
    ...subscribed.map(({ row, product }) => subscriptionView(row, product, ends, now)),
    ...bought.map(({ product }) => purchaseView(product, ends, now)),
  ]
  return plans.toSorted((a, b) => Number(b.active) - Number(a.active))
}
