import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the prerendered page and while it is taken over; true once the browser's own knowledge may show. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
