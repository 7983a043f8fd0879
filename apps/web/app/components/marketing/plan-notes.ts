import type { Product } from '@fourfold/contract'
import { dollars } from '../../format'

type Priced = Pick<Product, 'price' | 'plan_length'>
type Offered = Readonly<{ purchase: readonly Priced[]; subscription: readonly Priced[] }>

/** How the monthly plan goes on; where it is cheaper than as many days paid once, also what the difference is. */
export function monthlyNote({ purchase, subscription }: Offered): string {
  const note = 'Renews until you cancel; a paid month stays open.'
  const monthly = subscription[0]
  const once = purchase.find((plan) => monthly && plan.plan_length === monthly.plan_length)
  if (!monthly || !once || monthly.price >= once.price) return note
  return `${note} Cheaper than ${once.plan_length} days for ${dollars(once.price)} because it goes on by itself.`
}
