import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js'
import { useEffect, useMemo } from 'react'
import styles from './checkout.module.css'
import type { CardForm } from './SandboxCard'

type Props = { publishableKey: string; onReady: (card: CardForm) => void }

function Inner({ onReady }: Pick<Props, 'onReady'>) {
  const stripe = useStripe()
  const elements = useElements()
  // Stripe's objects arrive when its script has loaded; only then can a token be made.
  useEffect(() => {
    if (!stripe || !elements) return
    onReady({
      token: async () => {
        const element = elements.getElement(CardElement)
        if (!element) throw new Error('The card form is not ready yet.')
        const { token, error } = await stripe.createToken(element)
        if (!token) throw new Error(error?.message ?? 'The card could not be read.')
        return token.id
      },
      authenticate: async (clientSecret) => {
        const { error } = await stripe.handleNextAction({ clientSecret })
        if (error) throw new Error(error.message ?? 'The bank did not confirm the payment.')
      },
    })
  }, [stripe, elements, onReady])
  return (
    <div className={styles.element}>
      <CardElement options={{ hidePostalCode: false }} />
    </div>
  )
}

/** Stripe Elements: the card number lives in Stripe's own frame. */
export default function StripeCard({ publishableKey, onReady }: Props) {
  const stripe = useMemo(() => loadStripe(publishableKey), [publishableKey])
  return (
    <Elements stripe={stripe}>
      <Inner onReady={onReady} />
    </Elements>
  )
}
