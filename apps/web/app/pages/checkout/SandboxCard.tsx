import { type FormEvent, useEffect, useRef } from 'react'
import { Field } from '../../ui/Field'
import { missingInCard } from './card-fields'
import styles from './checkout.module.css'

/** What the page needs of a card form: a token for the order, and the bank's extra step. */
export type CardForm = Readonly<{ token: () => Promise<string>; authenticate: (clientSecret: string) => Promise<void> }>

type Props = { tokenUrl: string; publishableKey: string; onReady: (card: CardForm) => void }

/** The card goes straight to the sandbox's token endpoint, as Stripe's own script would send it: never to our API. */
async function tokenFrom(form: HTMLFormElement, tokenUrl: string, key: string): Promise<string> {
  const values = new FormData(form)
  const typed = (name: string) => String(values.get(name) ?? '')
  const missing = missingInCard({ number: typed('number'), expiry: typed('expiry'), cvc: typed('cvc') })
  if (missing) throw new Error(missing)
  const expiry = typed('expiry').split('/')
  const body = new URLSearchParams({
    'card[number]': typed('number').replace(/\s/g, ''),
    'card[exp_month]': (expiry[0] ?? '').trim(),
    'card[exp_year]': (expiry[1] ?? '').trim(),
    'card[cvc]': typed('cvc'),
    key,
  })
  const response = await fetch(tokenUrl, { method: 'POST', body })
  const answer = (await response.json()) as { id?: string; error?: { message?: string } }
  if (!response.ok || !answer.id) throw new Error(answer.error?.message ?? 'The card could not be read.')
  return answer.id
}

const grouped = (text: string): string =>
  text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ')

/** 1228 becomes 12/28 while it is typed: phone keypads have no slash. */
const monthAndYear = (text: string): string => {
  const digits = text.replace(/\D/g, '').slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

const format = (change: (text: string) => string) => (event: FormEvent<HTMLInputElement>) => {
  const input = event.currentTarget
  input.value = change(input.value)
}

export function SandboxCard({ tokenUrl, publishableKey, onReady }: Props) {
  const form = useRef<HTMLFormElement>(null)
  // The page asks for the token when the order is placed; the form itself is uncontrolled so that no card number is kept in state.
  useEffect(() => {
    onReady({
      token: async () => {
        if (!form.current) throw new Error('The card form is not ready yet.')
        return tokenFrom(form.current, tokenUrl, publishableKey)
      },
      authenticate: async () => undefined,
    })
  }, [tokenUrl, publishableKey, onReady])
  return (
    <form ref={form} className={styles.card} aria-label="Card details" onSubmit={(event) => event.preventDefault()}>
      <p className={styles.test}>
        This is a test payment: no money moves. Use the card 4242 4242 4242 4242 with any date in the future and any
        security code.
      </p>
      <Field
        label="Card number"
        name="number"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="4242 4242 4242 4242"
        maxLength={23}
        onInput={format(grouped)}
      />
      <div className={styles.pair}>
        <Field
          label="Expires (MM/YY)"
          name="expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="12/30"
          maxLength={7}
          onInput={format(monthAndYear)}
        />
        <Field
          label="Security code"
          name="cvc"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="123"
          maxLength={4}
        />
      </div>
    </form>
  )
}
