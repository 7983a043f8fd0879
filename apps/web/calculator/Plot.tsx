import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { fit, homeView, pan, type Size, short, type View, zoom } from '../app/calculator/plot'
import { Axes } from './Axes'
import { Curves } from './Curves'
import styles from './calculator.module.css'
import type { Drawn } from './Graph'

const STEP = 0.1
const IN = 0.8
/** A press that moves less than this is a tap: it places the trace instead of moving the plane. */
const TAP_PX = 4

type Press = Readonly<{ id: number; x: number; y: number; view: View; moved: boolean }>

function useSize() {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 320, height: 260 })
  // The plot is drawn in pixels of its own box, so that text and strokes keep their size.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0) setSize({ width, height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, size }
}

export function Plot({ curves }: { curves: readonly Drawn[] }) {
  const { box, size } = useSize()
  const [asked, setView] = useState<View | null>(null)
  const [trace, setTrace] = useState<number | null>(null)
  const press = useRef<Press | null>(null)
  const view = asked ? fit(asked, size) : homeView(size)

  // React listens to the wheel passively; here it zooms instead of scrolling the page.
  const latest = useRef(view)
  latest.current = view
  useEffect(() => {
    const element = box.current
    if (!element) return
    const wheel = (event: WheelEvent) => {
      // A page that scrolls is not caught by the graph: zooming by wheel asks for Ctrl, as maps do.
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const place = element.getBoundingClientRect()
      const atX = (event.clientX - place.left) / place.width
      const atY = 1 - (event.clientY - place.top) / place.height
      setView(zoom(latest.current, event.deltaY > 0 ? 1 / IN : IN, atX, atY))
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [box])

  const traceAt = (share: number) => setTrace(view.x + Math.min(1, Math.max(0, share)) * view.width)
  const moves: Record<string, () => void> = {
    ArrowLeft: () => setView(pan(view, -STEP, 0)),
    ArrowRight: () => setView(pan(view, STEP, 0)),
    ArrowUp: () => setView(pan(view, 0, STEP)),
    ArrowDown: () => setView(pan(view, 0, -STEP)),
    '+': () => setView(zoom(view, IN)),
    '=': () => setView(zoom(view, IN)),
    '-': () => setView(zoom(view, 1 / IN)),
    '0': () => setView(null),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    move()
  }
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    press.current = { id: event.pointerId, x: event.clientX, y: event.clientY, view, moved: false }
  }
  const onPointerMove = (event: PointerEvent) => {
    const from = press.current
    if (!from || from.id !== event.pointerId) return
    const dx = event.clientX - from.x
    const dy = event.clientY - from.y
    if (!from.moved && Math.hypot(dx, dy) < TAP_PX) return
    press.current = { ...from, moved: true }
    setView(pan(from.view, -dx / size.width, dy / size.height))
  }
  const onPointerUp = (event: PointerEvent) => {
    const from = press.current
    press.current = null
    if (!from || from.moved) return
    const place = event.currentTarget.getBoundingClientRect()
    traceAt((event.clientX - place.left) / place.width)
  }
  const shown = trace !== null && trace >= view.x && trace <= view.x + view.width ? trace : null
  const buttons = [
    ['Left', '◀', 'ArrowLeft'],
    ['Right', '▶', 'ArrowRight'],
    ['Up', '▲', 'ArrowUp'],
    ['Down', '▼', 'ArrowDown'],
    ['Zoom in', '+', '+'],
    ['Zoom out', '−', '-'],
    ['Reset the view', '⌂', '0'],
  ] as const

  return (
    <section className={styles.plotArea} aria-label="Graph">
      <div
        ref={box}
        className={styles.plot}
        role="application"
        aria-roledescription="coordinate plane"
        aria-label={`Coordinate plane, x from ${short(view.x)} to ${short(view.x + view.width)}, y from ${short(view.y)} to ${short(view.y + view.height)}. Arrow keys move it, plus and minus zoom, zero resets.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the plane; every move also has a button
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          press.current = null
        }}
      >
        <svg width={size.width} height={size.height} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          <Axes view={view} size={size} />
          <Curves curves={curves} view={view} size={size} trace={shown} />
        </svg>
      </div>
      <div className={styles.moves} role="group" aria-label="Move and zoom">
        {buttons.map(([name, label, key]) => (
          <button key={name} type="button" aria-label={name} onClick={moves[key]}>
            {label}
          </button>
        ))}
      </div>
      {curves.length > 0 ? (
        <div className={styles.trace}>
          <label>
            Trace
            <input
              type="range"
              min={0}
              max={200}
              step={1}
              value={shown === null ? 100 : Math.round(((shown - view.x) / view.width) * 200)}
              aria-valuetext={shown === null ? 'not placed' : `x = ${short(shown)}`}
              onChange={(event) => traceAt(Number(event.target.value) / 200)}
            />
          </label>
          <output aria-live="polite">
            {shown === null
              ? 'Tap the graph or move the slider to read values.'
              : [`x = ${short(shown)}`, ...curves.map((c) => `${c.style.name}(x) = ${short(c.at(shown))}`)].join(', ')}
          </output>
        </div>
      ) : null}
    </section>
  )
}
