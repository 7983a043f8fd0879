import { useCallback, useEffect, useState } from 'react'

type Place = 'asking' | 'here' | 'elsewhere'

/** One tab at a time writes to a test: the browser's own lock decides, and the other tab is told. */
export function useOnlyTab(testId: number): { place: Place; takeOver: () => void } {
  const [place, setPlace] = useState<Place>('locks' in navigator ? 'asking' : 'here')
  const [steal, setSteal] = useState(0)
  // A lock lives as long as its callback's promise: it is taken with the page and given back with it.
  useEffect(() => {
    if (!('locks' in navigator)) return
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let gone = false
    const options = steal > 0 ? { steal: true } : { ifAvailable: true }
    navigator.locks
      .request(`test-${testId}`, options, async (lock) => {
        if (gone) return
        setPlace(lock ? 'here' : 'elsewhere')
        if (lock) await held
      })
      // Rejected when another tab took the lock over.
      .catch(() => {
        if (!gone) setPlace('elsewhere')
      })
    return () => {
      gone = true
      release()
    }
  }, [testId, steal])
  return { place, takeOver: useCallback(() => setSteal((n) => n + 1), []) }
}
