import { endpoints, PAID_TOPICS, type Product } from '@fourfold/contract'
import { call } from '../../api/client'
import { saveCart, session } from '../../session/session'
import { cannotBePaidTogether, cartHints } from './cart-hints'

/** The calls of the public pages; imported at need, so that the contract stays out of their first load. */

export async function addToCart(product_id: number): Promise<void> {
  const body = { cart: { product_id } }
  const cart = session().token
    ? await call(endpoints.carts.authCreate, { body })
    : await call(endpoints.carts.create, { body })
  saveCart({ token: cart.cart_token ?? null, products: cart.products })
}

export async function removeFromCart(product_id: number): Promise<void> {
  const cart = await call(endpoints.carts.removeItem, { body: { cart: { product_id } } })
  saveCart({ token: cart.cart_token ?? null, products: cart.products })
}

export type Plans = Readonly<{
  purchase: readonly Product[]
  subscription: readonly Product[]
  educator: readonly Product[]
}>

export async function loadPlans(topic: string): Promise<Plans> {
  const found = await call(endpoints.orders.filteredProducts, { params: { topic } })
  return { purchase: found.products_purchase, subscription: found.products_subscription, educator: found.educator }
}

export async function loadTopics(): Promise<readonly { name: string; paid_and_active: boolean }[]> {
  const { product_topics } = session().token
    ? await call(endpoints.orders.authIndex, {})
    : await call(endpoints.orders.index, {})
  return product_topics
}

export type CartPlans = Readonly<{
  hints: (ids: readonly number[]) => readonly string[]
  together: (ids: readonly number[]) => boolean
}>

/** What the hints of a cart need: every plan for sale, and until when each topic is open already. */
export async function loadCartPlans(): Promise<CartPlans> {
  const found = await Promise.all(PAID_TOPICS.map(loadPlans))
  const plans = new Map(found.flatMap((of) => [...of.purchase, ...of.subscription]).map((plan) => [plan.id, plan]))
  const ends = Object.fromEntries(
    PAID_TOPICS.map((topic) => [
      topic,
      [...plans.values()].find((plan) => plan.topic === topic)?.current_period_end ?? null,
    ]),
  )
  const known = (ids: readonly number[]) => ids.flatMap((id) => plans.get(id) ?? [])
  return {
    hints: (ids) => cartHints(known(ids), ends, new Date()),
    together: (ids) => !cannotBePaidTogether(known(ids)),
  }
}
