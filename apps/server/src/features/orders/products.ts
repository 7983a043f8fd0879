import { and, isNull, notInArray } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { products } from '../../db/schema/index.ts'
import { PLANS } from './plans.ts'

/** Brings the product table to what the seed file says; plans that are gone are retired, never deleted. */
export async function seedProducts(db: Db): Promise<void> {
  for (const [position, plan] of PLANS.entries()) {
    const row = { ...plan, position, retired_at: null }
    await db.insert(products).values(row).onConflictDoUpdate({ target: products.slug, set: row })
  }
  const slugs = PLANS.map((p) => p.slug)
  await db
    .update(products)
    .set({ retired_at: new Date() })
    .where(and(notInArray(products.slug, slugs), isNull(products.retired_at)))
}
