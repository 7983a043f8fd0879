import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Field } from '../../ui/Field'
import { type CardErrors, type CardFields, CardIncomplete, missingInCard } from './card-fields'
import styles from './checkout.module.css'

/** What the page needs of a card form: a token for the order, and the bank's extra step. */
export type CardForm = Readonly<{ token: () => Promise<string>; authenticate: (clientSecret: string) => Promise<void> }>

type Props = {
  tokenUrl: string
  publishableKey: string
  onReady: (card: CardForm) => void
  /** What was said of the card before no longer holds. */ onEdit: () => void
}

/** The card goes straight to the sandbox's token endpoint, as Stripe's own script would send it: never to our API. */
async function tokenFrom(form: HTMLFormElement, tokenUrl: string, key: string): Promise<string> {
  const values = new FormData(form)
  const typed = (name: string) => String(values.get(name) ?? '')
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

const FIELDS = ['number', 'expiry', 'cvc'] as const

function missingIn(form: HTMLFormElement): CardErrors {
  const values = new FormData(form)
  const typed = (name: keyof CardFields) => String(values.get(name) ?? '')
  return missingInCard({ number: typed('number'), expiry: typed('expiry'), cvc: typed('cvc') })
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

export function SandboxCard({ tokenUrl, publishableKey, onReady, onEdit }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<CardErrors>({})
  // The page asks for the token when the order is placed; the form itself is uncontrolled so that no card number is kept in state.
  useEffect(() => {
    onReady({
      token: async () => {
        if (!form.current) throw new Error('The card form is not ready yet.')
        const missing = missingIn(form.current)
        setErrors(missing)
        const first = FIELDS.find((name) => missing[name])
        if (first) {
          form.current.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
          throw new CardIncomplete()
        }
        return tokenFrom(form.current, tokenUrl, publishableKey)
      },
      authenticate: async () => undefined,
    })
  }, [tokenUrl, publishableKey, onReady])
  /** A field's error goes as soon as it is filled in; none comes while one types. */
  const stillMissing = (said: CardErrors): CardErrors => {
    if (!form.current || Object.keys(said).length === 0) return said
    const missing = missingIn(form.current)
    return Object.fromEntries(Object.entries(said).filter(([name]) => missing[name as keyof CardFields]))
  }
  return (
    <form
      ref={form}
      className={styles.card}
      aria-label="Card details"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onChange={() => {
        onEdit()
        setErrors(stillMissing)
      }}
    >
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
        error={errors.number}
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
          error={errors.expiry}
          onInput={format(monthAndYear)}
        />
        <Field
          label="Security code"
          name="cvc"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="123"
          maxLength={4}
          error={errors.cvc}
        />
      </div>
    </form>
  )
}
