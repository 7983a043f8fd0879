import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/connect.ts'
import { cartItems, carts, orderLines, orders, products, subscriptions } from '../../db/schema/index.ts'

export type OrderRow = typeof orders.$inferSelect
export type ProductRow = typeof products.$inferSelect

export async function oneOrder(db: Reader, id: number): Promise<OrderRow> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  if (!row) throw new Error(`order ${id} must exist`)
  return row
}

export async function maybeOrderByIntent(db: Reader, intentId: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.stripe_id, intentId))
  return row ?? null
}

export async function maybeOrderByKey(db: Reader, key: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.idem_key, key))
  return row ?? null
}

/** An order of this user that is neither paid nor failed yet. */
export async function maybeOpenOrder(db: Reader, userId: number): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.user_id, userId), inArray(orders.state, ['created', 'requires_action'])))
    .limit(1)
  return row ?? null
}

export async function orderProducts(db: Reader, orderId: number): Promise<ProductRow[]> {
  const rows = await db
    .select({ product: products })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.product_id))
    .where(eq(orderLines.order_id, orderId))
    .orderBy(products.id)
  return rows.map((row) => row.product)
}

/** What is in the user's cart and for sale, with everything the server needs to price it. */
export async function cartForSale(db: Reader, userId: number): Promise<ProductRow[]> {
  const rows = await db
    .select({ product: products })
    .from(carts)
    .innerJoin(cartItems, eq(cartItems.cart_id, carts.id))
    .innerJoin(products, eq(products.id, cartItems.product_id))
    .where(and(eq(carts.user_id, userId), isNull(products.retired_at)))
    .orderBy(products.id)
  return rows.map((row) => row.product)
}

export async function emptyCartOf(tx: Tx, userId: number, productIds: readonly number[]): Promise<void> {
  const mine = tx.select({ id: carts.id }).from(carts).where(eq(carts.user_id, userId))
  await tx
    .delete(cartItems)
    .where(and(inArray(cartItems.cart_id, mine), inArray(cartItems.product_id, [...productIds])))
}

const LIVE = ['active', 'trialing', 'past_due', 'unpaid', 'paused']

export async function hasLiveSubscription(db: Reader, userId: number, productId: number): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.user_id, userId),
        eq(subscriptions.product_id, productId),
        inArray(subscriptions.status, LIVE),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Everything that grants or revokes by one payment waits here for its turn. */
export async function lockPayment(tx: Tx, paymentId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${paymentId}, 0))`)
}
