import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import type { Reader, Tx } from '../../db/connect.ts'
import { products, subscriptions } from '../../db/schema/index.ts'
import type { ProductRow } from '../orders/index.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect
type Owned = Readonly<{ row: SubscriptionRow; product: ProductRow; userId: number }>
/** The row with what PostgreSQL writes anew at each change of it. */
type Seen = Owned & Readonly<{ version: string }>

const ATTEMPTS = 10

const seenRow = (db: Reader, stripeId: string) =>
  db
    .select({ row: getTableColumns(subscriptions), product: products, version: sql<string>`subscription.xmin::text` })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.product_id))
    .where(eq(subscriptions.stripe_id, stripeId))

const owned = (found: Omit<Seen, 'userId'> | undefined): Seen | null =>
  found && found.row.user_id !== null ? { ...found, userId: found.row.user_id } : null

export const seenSubscription = async (db: Reader, stripeId: string): Promise<Seen | null> =>
  owned((await seenRow(db, stripeId))[0])

/** Held until the transaction ends, and marked as changed: who asked the provider before asks again. */
export async function lockSubscription(tx: Tx, stripeId: string): Promise<Seen | null> {
  const found = owned((await seenRow(tx, stripeId).for('update', { of: subscriptions }))[0])
  if (found) await tx.update(subscriptions).set({ status: found.row.status }).where(eq(subscriptions.id, found.row.id))
  return found
}

/**
 * Asks the provider while nothing is held, since its answer may take half a minute, and writes it only when nobody wrote
 * meanwhile: else what was heard may be older than what stands there, and is asked for again.
 */
export async function writeHeard<Heard, Result>(
  ctx: Ctx,
  stripeId: string,
  ask: (seen: Owned) => Promise<Heard>,
  write: (tx: Tx, held: Owned, heard: Heard) => Promise<Result>,
): Promise<Result | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const seen = await seenSubscription(ctx.db, stripeId)
    if (!seen) return null
    const heard = await ask(seen)
    const written = await ctx.db.transaction(async (tx) => {
      const held = await lockSubscription(tx, stripeId)
      return held?.version === seen.version ? { result: await write(tx, held, heard) } : null
    })
    if (written) return written.result
  }
  throw new Error(`subscription ${stripeId} changes too often to be read`)
}
