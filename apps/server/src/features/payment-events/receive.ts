import { eq } from 'drizzle-orm'
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

/** Stores an event by its id before anything is done with it; an event that waits already is only asked for again. */
export async function receiveEvent(ctx: Ctx, body: Buffer, signature: string): Promise<{ received: boolean }> {
  const event = verified(ctx, body, signature)
  await ctx.db.transaction(async (tx) => {
    const row = {
      stripe_id: event.id,
      event_type: event.type,
      created: event.created,
      raw: withoutPerson(event),
      ...factsOf(event),
    }
    const added = await tx
      .insert(paymentEvents)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: paymentEvents.stripe_id })
    const [known] =
      added.length > 0 ? [] : await tx.select().from(paymentEvents).where(eq(paymentEvents.stripe_id, event.id))
    if (!known?.processed_at) await ctx.jobs.enqueue(tx, 'payments.process', { stripe_id: event.id })
  })
  return { received: true }
}
