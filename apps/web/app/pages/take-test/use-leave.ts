import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Holds back every way out of an unscored test: links, Back, closing the tab, another address (spec §4). */
export function useLeave(active: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  )
  // The browser's own question, for closing the tab or typing an address: it cannot be asked in any other way.
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active])
  return blocker
}
