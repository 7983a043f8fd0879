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

const heldSubscription = async (tx: Tx, stripeId: string): Promise<Seen | null> =>
  owned((await seenRow(tx, stripeId).for('update', { of: subscriptions }))[0])

/** Who asked the provider before this asks again. */
const markChanged = (tx: Tx, { row }: Owned) =>
  tx.update(subscriptions).set({ status: row.status }).where(eq(subscriptions.id, row.id))

/** Held until the transaction ends, and marked as changed. */
export async function lockSubscription(tx: Tx, stripeId: string): Promise<Seen | null> {
  const held = await heldSubscription(tx, stripeId)
  if (held) await markChanged(tx, held)
  return held
}

/** By subscription: whoever must ask again waits for those before, or many at once would only disturb each other. */
const asking = new Map<string, Promise<unknown>>()

async function inTurn<Result>(stripeId: string, act: () => Promise<Result>): Promise<Result> {
  const before = asking.get(stripeId)
  const mine = (before ?? Promise.resolve()).then(act, act)
  asking.set(stripeId, mine)
  try {
    return await mine
  } finally {
    if (asking.get(stripeId) === mine) asking.delete(stripeId)
  }
}

/**
 * Asks the provider while nothing is held, since its answer may take half a minute, and writes it only when nobody wrote
 * meanwhile: else what was heard may be older than what stands there, and is asked for again. Only a write disturbs
 * others, so that of many at once one always gets through.
 */
export async function writeHeard<Heard, Result>(
  ctx: Ctx,
  stripeId: string,
  ask: (seen: Owned) => Promise<Heard>,
  write: (tx: Tx, held: Owned, heard: Heard) => Promise<Result>,
): Promise<Result | null> {
  const attempt = async (): Promise<{ result: Result | null } | null> => {
    const seen = await seenSubscription(ctx.db, stripeId)
    if (!seen) return { result: null }
    const heard = await ask(seen)
    return ctx.db.transaction(async (tx) => {
      const held = await heldSubscription(tx, stripeId)
      if (held?.version !== seen.version) return null
      await markChanged(tx, held)
      return { result: await write(tx, held, heard) }
    })
  }
  const first = await attempt()
  if (first) return first.result
  return inTurn(stripeId, async () => {
    for (let again = 0; again < ATTEMPTS; again++) {
      const written = await attempt()
      if (written) return written.result
    }
    throw new Error(`subscription ${stripeId} changes too often to be read`)
  })
}
