import { isFreeTopic, PAID_TOPICS, type Product } from '@fourfold/contract'
import { isNull } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { products } from '../../db/schema/index.ts'
import { accessEnds, requireTopic } from '../access/service.ts'
import { topicsOf } from './grants.ts'
import type { ProductRow } from './queries.ts'

/** When a plan's topics are all open until, or null when one of them is shut. */
export function commonEnd(ends: ReadonlyMap<string, Date>, topics: readonly string[], now: Date): Date | null {
  const times = topics.map((topic) => ends.get(topic)?.getTime() ?? 0)
  const first = Math.min(...times)
  return first > now.getTime() ? new Date(first) : null
}

function view(product: ProductRow, ends: ReadonlyMap<string, Date>, now: Date): Product {
  const { id, name, price, price_anchor, plan_length, body, topic, kind } = product
  const end = kind === 'educator' ? null : commonEnd(ends, topicsOf(product), now)
  return {
    id,
    name,
    price,
    price_anchor,
    plan_length,
    body,
    topic,
    kind,
    current_period_end: end?.toISOString() ?? null,
  }
}

/** The plans that open a topic; the bundle opens every paid one, and the free ones need none. */
export async function filteredProducts(
  ctx: Ctx,
  userId: number | null,
  topic: string,
): Promise<{ products_purchase: Product[]; products_subscription: Product[]; educator: Product[] }> {
  requireTopic(topic)
  const rows = await ctx.db.select().from(products).where(isNull(products.retired_at)).orderBy(products.position)
  const ends = userId === null ? new Map<string, Date>() : await accessEnds(ctx.db, userId)
  const now = ctx.now()
  const opens = (product: ProductRow) => !isFreeTopic(topic) && (product.topic === topic || product.topic === '*')
  const of = (kind: ProductRow['kind']) =>
    rows.filter((row) => row.kind === kind && (kind === 'educator' || opens(row))).map((row) => view(row, ends, now))
  return { products_purchase: of('purchase'), products_subscription: of('subscription'), educator: of('educator') }
}

/** Paid topics as a visitor sees them: none is theirs yet. */
export const visitorTopics = () => PAID_TOPICS.map((name) => ({ name, paid_and_active: false }))
