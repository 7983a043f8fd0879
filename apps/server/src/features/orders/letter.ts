import type { Config } from '../../config.ts'
import { type Letter, letter } from '../../mail/letter.ts'

type Bought = Readonly<{ name: string; plan_length: number; monthly: boolean }>
type Payment = Readonly<{ amount: number; currency: string; at: Date; bought: readonly Bought[] }>

const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100)

/** The names of most plans end with their length; it is not said twice. */
const line = ({ name, plan_length, monthly }: Bought): string => {
  if (monthly) return `${name}, renewed every month until you cancel`
  const length = `${plan_length} days`
  return name.endsWith(length) ? name : `${name}, ${length}`
}

/** Goes out with the payment, so that the buyer has it in writing; the receipt itself is under Billing. */
export function paidLetter(config: Config, to: { id: number; first_name: string }, paid: Payment): Letter {
  const day = paid.at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return letter(config, {
    subject: `Your ${config.brand.name} plan is open`,
    greeting: to.first_name ? `Hello ${to.first_name},` : 'Hello,',
    paragraphs: [
      `Thank you. We received ${money(paid.amount, paid.currency)} on ${day} for:`,
      ...paid.bought.map(line),
      ...(config.stripe ? [] : ['This was a test payment: no card was charged.']),
    ],
    action: { label: 'See my plans and receipts', url: `${config.publicUrl}/users/${to.id}?tab=billing` },
    small: `If you did not make this payment, please write to ${config.brand.support_email}.`,
  })
}
