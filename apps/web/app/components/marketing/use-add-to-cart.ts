import { useNavigate } from 'react-router'
import { paths } from '../../routing/paths'
import { useCartAction } from './use-cart-action'

/** Adding stores the cart and goes to /cart (spec §4); a refusal is said beside the button. */
export function useAddToCart() {
  const navigate = useNavigate()
  const { run, ...state } = useCartAction(async (shop, id) => {
    await shop.addToCart(id)
    await navigate(paths.cart())
  })
  return { add: run, ...state }
}
