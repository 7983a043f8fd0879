import type { Config } from '../../config.ts'
import { type Letter, letter } from '../../mail/letter.ts'

type Bought = Readonly<{ name: string; plan_length: number; monthly: boolean }>
type Payment = Readonly<{ amount: number; currency: string; at: Date; bought: readonly Bought[] }>

const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100)

const line = ({ name, plan_length, monthly }: Bought): string =>
  monthly ? `${name}, renewed every month until you cancel` : `${name}, ${plan_length} days`

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
    action: { label: 'See my plans and receipts', url: `${config.publicUrl}/users/${to.id}` },
    small: `If you did not make this payment, please write to ${config.brand.support_email}.`,
  })
}
