import type { Point, Size, View } from '@fourfold/grapher'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { panned, pinched, zoomed } from './plane'

/** A press that moves less than this is a tap. */
const TAP_PX = 5
const IN = 0.8

type Hands = Readonly<{ view: View; size: Size; onView: (view: View) => void; onTap: (at: Point) => void }>
type Press = { from: Point; now: Point }

/** One finger moves the plane, two zoom it, a tap reads a point; the wheel zooms. */
export function useGestures(box: RefObject<HTMLDivElement | null>, hands: Hands) {
  const latest = useRef(hands)
  latest.current = hands
  const pressed = useRef(new Map<number, Press>())
  const start = useRef<{ view: View; moved: boolean } | null>(null)

  // React listens to the wheel passively; here it zooms instead of scrolling.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const place = element.getBoundingClientRect()
      const at = { x: (event.clientX - place.left) / place.width, y: 1 - (event.clientY - place.top) / place.height }
      const factor = Math.exp(Math.max(-0.25, Math.min(0.25, event.deltaY * 0.0022)))
      latest.current.onView(zoomed(latest.current.view, factor, at))
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [box])

  const placeOf = (event: PointerEvent): Point => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const begin = () => {
    for (const press of pressed.current.values()) press.from = press.now
    start.current = { view: latest.current.view, moved: start.current?.moved ?? false }
  }
  const end = (event: PointerEvent) => {
    pressed.current.delete(event.pointerId)
    if (pressed.current.size > 0) begin()
    else start.current = null
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      const now = placeOf(event)
      pressed.current.set(event.pointerId, { from: now, now })
      begin()
    },
    onPointerMove: (event: PointerEvent) => {
      const press = pressed.current.get(event.pointerId)
      const from = start.current
      const { size, onView } = latest.current
      if (!press || !from) return
      press.now = placeOf(event)
      const [a, b] = [...pressed.current.values()] as [Press, Press?]
      if (b) {
        from.moved = true
        onView(pinched(from.view, size, [a.from, b.from], [a.now, b.now]))
        return
      }
      const [dx, dy] = [a.now.x - a.from.x, a.now.y - a.from.y]
      if (!from.moved && Math.hypot(dx, dy) < TAP_PX) return
      from.moved = true
      onView(panned(from.view, -dx / size.width, dy / size.height))
    },
    onPointerUp: (event: PointerEvent) => {
      const tapped = start.current !== null && !start.current.moved && pressed.current.size === 1
      const at = placeOf(event)
      end(event)
      if (tapped) latest.current.onTap(at)
    },
    onPointerCancel: end,
  }
}

/** What each key does to the view; null where it is not ours. */
export function keyMove(key: string, view: View): View | null {
  const step = 0.1
  const moves: Readonly<Record<string, () => View>> = {
    ArrowLeft: () => panned(view, -step, 0),
    ArrowRight: () => panned(view, step, 0),
    ArrowUp: () => panned(view, 0, step),
    ArrowDown: () => panned(view, 0, -step),
    '+': () => zoomed(view, IN),
    '=': () => zoomed(view, IN),
    '-': () => zoomed(view, 1 / IN),
    _: () => zoomed(view, 1 / IN),
  }
  return Object.hasOwn(moves, key) ? moves[key]!() : null
}
