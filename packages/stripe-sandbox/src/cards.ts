import { cardError, type SandboxError } from './errors.ts'
import { type Params, text } from './form.ts'

/** What a card does when it is charged. The number itself is forgotten as soon as this is known. */
type Behaviour =
  | 'pays'
  | 'generic_decline'
  | 'insufficient_funds'
  | 'lost_card'
  | 'stolen_card'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'fails_when_charged'
  | 'authenticate_once'
  | 'authenticate_always'

export type CardFacts = {
  behaviour: Behaviour
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  cvc_given: boolean
  name: string | null
  postal_code: string | null
  country: string | null
}

export type Decline = { code: string; decline_code: string; message: string }

const BEHAVIOURS: ReadonlyMap<string, Behaviour> = new Map([
  ['4000000000000002', 'generic_decline'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000009987', 'lost_card'],
  ['4000000000009979', 'stolen_card'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error'],
  ['4000000000000341', 'fails_when_charged'],
  ['4000002500003155', 'authenticate_once'],
  ['4000002760003184', 'authenticate_always'],
])

const DECLINED = 'Your card was declined.'
const DECLINES: Partial<Record<Behaviour, Decline>> = {
  generic_decline: { code: 'card_declined', decline_code: 'generic_decline', message: DECLINED },
  fails_when_charged: { code: 'card_declined', decline_code: 'generic_decline', message: DECLINED },
  lost_card: { code: 'card_declined', decline_code: 'lost_card', message: DECLINED },
  stolen_card: { code: 'card_declined', decline_code: 'stolen_card', message: DECLINED },
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expired_card: { code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  },
  processing_error: {
    code: 'processing_error',
    decline_code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
}

/** The refusal a charge of this card meets, or undefined when the bank would pay (perhaps after authentication). */
export function declineOf(behaviour: Behaviour): Decline | undefined {
  return DECLINES[behaviour]
}

/** Saving a card asks the bank too; this one says yes then and no later. */
export function declineOnAttach(behaviour: Behaviour): Decline | undefined {
  return behaviour === 'fails_when_charged' ? undefined : DECLINES[behaviour]
}

/** Stripe's ready-made names, so that servers can be tried without any card form. */
const READY_MADE: ReadonlyMap<string, string> = new Map([
  ['visa', '4242424242424242'],
  ['mastercard', '5555555555554444'],
  ['amex', '378282246310005'],
  ['chargeDeclined', '4000000000000002'],
  ['chargeDeclinedInsufficientFunds', '4000000000009995'],
  ['chargeDeclinedExpiredCard', '4000000000000069'],
  ['chargeCustomerFail', '4000000000000341'],
  ['authenticationRequired', '4000002760003184'],
  ['threeDSecure2Required', '4000002500003155'],
])

/** `tok_visa`, `pm_card_visa` and their kind. */
export function readyMadeCard(id: string, nowSeconds: number): CardFacts | undefined {
  const number = READY_MADE.get(id.replace(/^(?:tok|pm_card)_/, ''))
  if (number === undefined || !/^(?:tok|pm_card)_/.test(id)) return undefined
  return {
    ...factsOfNumber(number),
    exp_month: 12,
    exp_year: new Date(nowSeconds * 1000).getUTCFullYear() + 3,
    cvc_given: true,
    name: null,
    postal_code: null,
    country: 'US',
  }
}

export function readCard(card: Params, nowSeconds: number): CardFacts {
  const number = (text(card, 'number') ?? '').replace(/[ -]/g, '')
  if (number === '') throw refused('incomplete_number', 'Your card number is incomplete.', 'number')
  if (!/^\d+$/.test(number))
    throw refused('invalid_number', 'The card number is not a valid credit card number.', 'number')
  if (number.length < 12) throw refused('incomplete_number', 'Your card number is incomplete.', 'number')
  if (number.length > 19 || !passesLuhn(number))
    throw refused('incorrect_number', 'Your card number is incorrect.', 'number')
  const facts = factsOfNumber(number)
  const expiry = readExpiry(card, nowSeconds)
  const cvc = text(card, 'cvc')
  if (cvc !== undefined && !new RegExp(facts.brand === 'amex' ? '^\\d{3,4}$' : '^\\d{3}$').test(cvc))
    throw refused('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  return {
    ...facts,
    ...expiry,
    cvc_given: cvc !== undefined,
    name: text(card, 'name') ?? null,
    postal_code: text(card, 'address_zip') ?? null,
    country: 'US',
  }
}

function readExpiry(card: Params, nowSeconds: number): { exp_month: number; exp_year: number } {
  const [month = '', yearText = ''] = [text(card, 'exp_month'), text(card, 'exp_year')]
  if (month === '' || yearText === '')
    throw refused(
      'incomplete_expiry',
      "Your card's expiration date is incomplete.",
      month === '' ? 'exp_month' : 'exp_year',
    )
  const exp_month = /^\d{1,2}$/.test(month) ? Number(month) : 0
  if (exp_month < 1 || exp_month > 12)
    throw refused('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  if (!/^(?:\d{2}|\d{4})$/.test(yearText))
    throw refused('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  const exp_year = yearText.length === 2 ? 2000 + Number(yearText) : Number(yearText)
  const now = new Date(nowSeconds * 1000)
  const thisYear = now.getUTCFullYear()
  if (exp_year < thisYear)
    throw refused('invalid_expiry_year', "Your card's expiration year is in the past.", 'exp_year')
  if (exp_year > thisYear + 50)
    throw refused('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  if (exp_year === thisYear && exp_month < now.getUTCMonth() + 1)
    throw refused('invalid_expiry_month', "Your card's expiration date is in the past.", 'exp_month')
  return { exp_month, exp_year }
}

function refused(code: string, message: string, param: string): SandboxError {
  return cardError({ code, message, param })
}

function factsOfNumber(number: string): Pick<CardFacts, 'behaviour' | 'brand' | 'last4'> {
  return { behaviour: BEHAVIOURS.get(number) ?? 'pays', brand: brandOf(number), last4: number.slice(-4) }
}

function brandOf(number: string): string {
  if (/^4/.test(number)) return 'visa'
  if (/^(?:5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  if (/^3[47]/.test(number)) return 'amex'
  if (/^(?:6011|64[4-9]|65)/.test(number)) return 'discover'
  if (/^3(?:0[0-5]|[68])/.test(number)) return 'diners'
  if (/^35/.test(number)) return 'jcb'
  return 'unknown'
}

function passesLuhn(number: string): boolean {
  let sum = 0
  for (let index = 0; index < number.length; index += 1) {
    const digit = Number(number[number.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
