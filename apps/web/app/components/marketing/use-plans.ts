import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Plans } from './shop'

type Answer = { topic: string; plans: Plans | null; failed: boolean }

/** Plans of a topic, fetched in the browser: at once, or when their place comes near. */
export function usePlans<E extends Element>(
  topic: string | null,
  { whenSeen }: { whenSeen: boolean } = { whenSeen: false },
): { ref: RefObject<E | null>; plans: Plans | null; failed: boolean } {
  const ref = useRef<E>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  // The server knows the plans; a prerendered page cannot.
  useEffect(() => {
    if (topic === null) return
    let current = true
    const load = () => {
      import('./shop')
        .then((shop) => shop.loadPlans(topic))
        .then((plans) => current && setAnswer({ topic, plans, failed: false }))
        .catch(() => current && setAnswer({ topic, plans: null, failed: true }))
    }
    if (!whenSeen || !ref.current) {
      load()
      return () => {
        current = false
      }
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        load()
      },
      { rootMargin: '400px' },
    )
    observer.observe(ref.current)
    return () => {
      current = false
      observer.disconnect()
    }
  }, [topic, whenSeen])
  const mine = answer?.topic === topic ? answer : null
  return { ref, plans: mine?.plans ?? null, failed: mine?.failed ?? false }
}
