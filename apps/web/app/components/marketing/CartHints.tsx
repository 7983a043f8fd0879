import type { CartProduct } from '@fourfold/contract'
import { useEffect, useState } from 'react'
import styles from './CartHints.module.css'
import type { CartPlans } from './shop'

/** What each plan of the cart is, from the server; a cart that changes is looked at again. */
export function useCartPlans(): CartPlans | null {
  const [plans, setPlans] = useState<CartPlans | null>(null)
  // The cart itself holds names and prices only; a hint that cannot be loaded is left out.
  useEffect(() => {
    let current = true
    import('./shop')
      .then((shop) => shop.loadCartPlans())
      .then((found) => current && setPlans(found))
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [])
  return plans
}

/** Room for a line is kept until it is known. What paying for this cart will do beyond the sum: days that add up, a monthly plan that is paid on its own. */
export function CartHints({ products, plans }: { products: readonly CartProduct[]; plans: CartPlans | null }) {
  if (!plans) return <div className={styles.room} />
  const hints = plans.hints(products.map((product) => product.id))
  if (hints.length === 0) return null
  return (
    <ul className={styles.hints} aria-label="Good to know">
      {hints.map((hint) => (
        <li key={hint}>{hint}</li>
      ))}
    </ul>
  )
}
