import type { Cart } from '@fourfold/contract'
import { saveCart, session } from '../../session/session'

/**
 * What the server has in the cart (spec §4, app start). A bare fetch on purpose: it runs on every first visit, and the
 * contract with its schemas would be a third of Home's weight. A failing server throws its status.
 */
export async function loadCart(): Promise<void> {
  const before = session()
  const headers: Record<string, string> = { accept: 'application/json' }
  if (before.token) headers.authorization = `Bearer ${before.token}`
  if (before.cart.token) headers['x-cart-token'] = before.cart.token
  const response = await fetch(`/api/v1/carts/${before.token ? 'auth-show' : 'show'}`, { headers })
  if (!response.ok) {
    const { error } = (await response.json().catch(() => ({}))) as { error?: string }
    throw Object.assign(new Error(error), { status: response.status, statusText: response.statusText })
  }
  const { products, cart_token } = (await response.json()) as Cart
  const now = session()
  // An answer that was overtaken by a click or a login is dropped.
  if (now.token !== before.token || now.cart !== before.cart) return
  if (products.length > 0 || before.cart.products.length > 0) saveCart({ token: cart_token ?? null, products })
}
