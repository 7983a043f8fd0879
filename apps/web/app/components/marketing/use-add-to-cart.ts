import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths'

/** Adding stores the cart and goes to /cart (spec §4); a refusal is said beside the button. */
export function useAddToCart() {
  const navigate = useNavigate()
  const [busyId, setBusyId] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const run = async (id: number) => {
    setBusyId(id)
    setError(null)
    try {
      const shop = await import('./shop')
      await shop.addToCart(id)
      await navigate(paths.cart())
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setBusyId(null)
    }
  }
  return { add: (id: number) => void run(id), busyId, error }
}
