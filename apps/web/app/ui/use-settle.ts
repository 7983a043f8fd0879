import { type RefObject, useEffect } from 'react'
import { whenIdle } from './when-idle'

/**
 * Parts of `root` with `data-far` are at first laid out only where one sees them; then the others follow one by one, so
 * that a page full of formulas never holds up a finger. `content` is what they show: new content brings new parts.
 */
export function useSettle(root: RefObject<HTMLElement | null>, content: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content brings new parts
  useEffect(() => {
    const parts = [...(root.current?.querySelectorAll<HTMLElement>('[data-far]') ?? [])]
    const next = () => {
      const part = parts.shift()
      if (!part) return
      part.style.contentVisibility = 'visible'
      whenIdle(next, 100)
    }
    whenIdle(next, 100)
    return () => void parts.splice(0)
  }, [content])
}
