import { useEffect } from 'react'

/**
 * Another tab has logged out: what this one shows is not to be read any more, and its guard says where to go. Answers were
 * stored as they were given; where the browser could not, it asks before the page goes.
 */
export function useLeftElsewhere(): void {
  useEffect(() => {
    const left = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === 'jwt' && oldValue !== null && newValue === null) location.reload()
    }
    window.addEventListener('storage', left)
    return () => window.removeEventListener('storage', left)
  }, [])
}
