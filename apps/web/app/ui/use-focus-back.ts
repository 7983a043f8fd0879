import { useLayoutEffect } from 'react'

/** The start of what is worked on, where the thing that opened something is gone. */
const start = (): HTMLElement | null => document.getElementById('question') ?? document.getElementById('main')

/** When something that was opened closes and the focus would be lost, it goes back to what opened it. */
export function useFocusBack(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement
    return () => {
      // After the browser's own return of the focus, and after what has closed is gone from the page.
      queueMicrotask(() => {
        if (document.activeElement !== document.body && document.activeElement !== null) return
        const known = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
        ;(known ? opener : start())?.focus({ preventScroll: true })
      })
    }
  }, [])
}
