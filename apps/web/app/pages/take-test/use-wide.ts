import { useSyncExternalStore } from 'react'

/** From here on text and question stand side by side; below it the style sheets put one under the other. */
const WIDE = '(min-width: 769px)'

function subscribe(changed: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )
