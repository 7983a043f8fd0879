import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether a part of the page has come near what is seen; once it has, it stays so. */
export function useNear<T extends Element>(): { box: RefObject<T | null>; near: boolean } {
  const box = useRef<T>(null)
  const [near, setNear] = useState(false)
  // The browser alone knows what is seen.
  useEffect(() => {
    if (!box.current || near) return
    const watcher = new IntersectionObserver((seen) => seen.some((s) => s.isIntersecting) && setNear(true), {
      rootMargin: '400px',
    })
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [near])
  return { box, near }
}
