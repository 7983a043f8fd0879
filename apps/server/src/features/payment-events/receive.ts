import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import type { Ctx } from '../../ctx.ts'
import { paymentEvents } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import { factsOf } from './facts.ts'
import { withoutPerson } from './redact.ts'

const MAX_AGE_S = 300

/** Only what the provider signed in the last five minutes is read at all. */
function verified(ctx: Ctx, body: Buffer, signature: string): Stripe.Event {
  const { stripe, webhookSecret } = ctx.payments
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret, MAX_AGE_S, undefined, ctx.now().getTime())
  } catch {
    throw refuse(400, 'The signature is not valid.')
  }
}

/** By then the job that came with the event has been tried many times; a replay asks for it once more. */
const GIVEN_UP_MS = 6 * 3_600_000

/** Stores an event by its id, together with the job that does its work, before anything is done with it. */
export async function receiveEvent(ctx: Ctx, body: Buffer, signature: string): Promise<{ received: boolean }> {
  const event = verified(ctx, body, signature)
  const now = ctx.now()
  await ctx.db.transaction(async (tx) => {
    const added = await tx
      .insert(paymentEvents)
      .values({
        stripe_id: event.id,
        event_type: event.type,
        created: event.created,
        raw: withoutPerson(event),
        received_at: now,
        ...factsOf(event),
      })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.stripe_id })
    const stale = and(
      eq(paymentEvents.stripe_id, event.id),
      isNull(paymentEvents.processed_at),
      lt(paymentEvents.received_at, new Date(now.getTime() - GIVEN_UP_MS)),
    )
    const asked =
      added.length > 0
        ? added
        : await tx
            .update(paymentEvents)
            .set({ received_at: now })
            .where(stale)
            .returning({ id: paymentEvents.stripe_id })
    if (asked.length > 0) await ctx.jobs.enqueue(tx, 'payments.process', { stripe_id: event.id })
  })
  return { received: true }
}
