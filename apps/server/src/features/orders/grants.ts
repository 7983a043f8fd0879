import { PAID_TOPICS } from '@fourfold/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { accessGrants, paymentEvents, users } from '../../db/schema/index.ts'
import type { ProductRow } from './queries.ts'

const DAY_MS = 86_400_000
const GRACE_DAYS = 3

export const topicsOf = (product: Pick<ProductRow, 'topic'>): readonly string[] =>
  product.topic === '*' ? PAID_TOPICS : [product.topic]

export type Paid = Readonly<{ userId: number; product: ProductRow; paymentId: string; startsAt: Date; days: number }>

async function isRefunded(tx: Tx, paymentId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: paymentEvents.stripe_id })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.payment_id, paymentId),
        eq(paymentEvents.event_type, 'charge.refunded'),
        sql`(${paymentEvents.raw}->'data'->'object'->>'refunded')::boolean`,
      ),
    )
    .limit(1)
  return row !== undefined
}

/**
 * Opens what one payment bought: one row per topic, once. A month of a subscription counts in days too, so that a
 * purchase made meanwhile is added to it and not swallowed by the next renewal. Call with the payment locked.
 */
export async function grantPaid(tx: Tx, paid: Paid, now: Date): Promise<void> {
  // The news of a refund may arrive before the news of the payment.
  const revoked_at = (await isRefunded(tx, paid.paymentId)) ? now : null
  await tx
    .insert(accessGrants)
    .values(
      topicsOf(paid.product).map((topic) => ({
        user_id: paid.userId,
        topic,
        days: paid.days,
        starts_at: paid.startsAt,
        source: `${paid.paymentId}:${paid.product.id}:${topic}`,
        payment_id: paid.paymentId,
        revoked_at,
      })),
    )
    .onConflictDoNothing()
  await tx.update(users).set({ billing: true }).where(eq(users.id, paid.userId))
}

export async function revokePaid(tx: Tx, paymentId: string, now: Date): Promise<number | null> {
  const rows = await tx
    .update(accessGrants)
    .set({ revoked_at: now })
    .where(and(eq(accessGrants.payment_id, paymentId), isNull(accessGrants.revoked_at)))
    .returning({ user_id: accessGrants.user_id })
  return rows[0]?.user_id ?? null
}

const graceSource = (invoiceId: string, topic: string): string => `grace:${invoiceId}:${topic}`

/** A renewal that could not be charged keeps the topic open for three more days. */
export async function grantGrace(
  tx: Tx,
  unpaid: { userId: number; product: ProductRow; invoiceId: string; startsAt: Date },
): Promise<void> {
  await tx
    .insert(accessGrants)
    .values(
      topicsOf(unpaid.product).map((topic) => ({
        user_id: unpaid.userId,
        topic,
        days: 0,
        starts_at: unpaid.startsAt,
        ends_at: new Date(unpaid.startsAt.getTime() + GRACE_DAYS * DAY_MS),
        source: graceSource(unpaid.invoiceId, topic),
      })),
    )
    .onConflictDoNothing()
}

/** Once the renewal is paid, its month begins where the last one ended: the grace would be three days for nothing. */
export async function endGrace(tx: Tx, product: ProductRow, invoiceId: string): Promise<void> {
  for (const topic of topicsOf(product))
    await tx.delete(accessGrants).where(eq(accessGrants.source, graceSource(invoiceId, topic)))
}

/** The days of a period that the provider names in seconds. */
export const daysIn = (period: { start: number; end: number }): number =>
  Math.round(((period.end - period.start) * 1000) / DAY_MS)
