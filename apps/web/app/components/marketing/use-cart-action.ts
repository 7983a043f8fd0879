import { useState } from 'react'

type Shop = typeof import('./shop')

/** Changes the cart by one plan: which plan is under way, and why it was refused. */
export function useCartAction(act: (shop: Shop, id: number) => Promise<unknown>) {
  const [busyId, setBusyId] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const change = async (id: number) => {
    setBusyId(id)
    setError(null)
    try {
      await act(await import('./shop'), id)
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setBusyId(null)
    }
  }
  return { run: (id: number) => void change(id), busyId, error }
}
