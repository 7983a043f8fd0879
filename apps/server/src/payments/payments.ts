import type Stripe from 'stripe'

/** The one road to the payment provider: real Stripe, or the embedded sandbox behind the same client. */
export type Payments = Readonly<{
  stripe: Stripe
  publishableKey: string
  webhookSecret: string
  sandbox: boolean
  /** Where the browser sends a card in the sandbox; null with real Stripe. */
  tokenUrl: string | null
  /** The sandbox's 3-D Secure page; null with real Stripe, whose script opens the bank's own. */
  actionUrl: (intent: Stripe.PaymentIntent) => string | null
}>
