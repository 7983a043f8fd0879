import { useCallback, useRef } from 'react'
import { useBlocker } from 'react-router'

/**
 * For work that leads on to another page when it is done: asked at its start, the answer says later whether the person has
 * gone elsewhere. Whoever has chosen another way meanwhile, even one that is still loading, keeps it.
 */
export function useNavigatedAway(): () => () => boolean {
  const ways = useRef(0)
  // Told of every way at the click. The router's own state reaches a page only with its next render, which may be too late.
  useBlocker(() => {
    ways.current += 1
    return false
  })
  return useCallback(() => {
    const then = ways.current
    return () => ways.current !== then
  }, [])
}
