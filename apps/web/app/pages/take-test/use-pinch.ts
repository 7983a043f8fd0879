import { type RefObject, useEffect, useRef } from 'react'

/** How far two fingers are apart. */
function spread({ touches }: TouchEvent): number | null {
  const [a, b] = touches
  return a && b && touches.length === 2 ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : null
}

/** A notch of a wheel is a tenth, as browsers zoom; a trackpad sends many small ones. */
const BY_WHEEL = 0.001

/**
 * Two fingers on the element, or a pinch on a trackpad (the wheel with Ctrl), tell by how much more it is wanted near. React
 * listens passively to both, and the browser would zoom the whole page beside.
 */
export function usePinch(element: RefObject<HTMLElement | null>, onPinch: (factor: number) => void): void {
  const told = useRef(onPinch)
  told.current = onPinch
  useEffect(() => {
    const box = element.current
    if (!box) return
    let last: number | null = null
    const begin = (event: TouchEvent) => {
      last = spread(event)
    }
    const move = (event: TouchEvent) => {
      const now = spread(event)
      if (now === null || last === null || last === 0) return
      event.preventDefault()
      told.current(now / last)
      last = now
    }
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      told.current(Math.exp(-event.deltaY * BY_WHEEL))
    }
    const listening = new AbortController()
    const { signal } = listening
    for (const kind of ['touchstart', 'touchend', 'touchcancel'] as const) box.addEventListener(kind, begin, { signal })
    box.addEventListener('touchmove', move, { passive: false, signal })
    box.addEventListener('wheel', wheel, { passive: false, signal })
    return () => listening.abort()
  }, [element])
}
