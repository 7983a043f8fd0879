import { Stripe } from 'stripe'

/**
 * What a failed call to the provider tells us.
 * `declined`: the card was refused, nothing was charged. `refused`: the provider understood and did nothing.
 * `unknown`: no answer, or one that does not say whether the work was done.
 */
export type StripeError = Readonly<{ kind: 'declined' | 'refused' | 'unknown'; message: string }>

/** Null for an error that is not the provider's. */
export function stripeErrorOf(error: unknown): StripeError | null {
  if (!(error instanceof Stripe.errors.StripeError)) return null
  const { message } = error
  if (error instanceof Stripe.errors.StripeCardError) return { kind: 'declined', message }
  // 409: another request with the same key is still at work.
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409)
    return { kind: 'refused', message }
  return { kind: 'unknown', message }
}
