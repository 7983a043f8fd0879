import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { X } from '../../ui/icons'
import { useEscape } from '../../ui/use-escape'
import { useFocusBack } from '../../ui/use-focus-back'
import styles from './Panel.module.css'

type Place = { x: number; y: number }

type Props = {
  title: string
  onClose: () => void
  left?: boolean
  /** A few lines that belong to what is read: on a phone they leave it most of the screen. */ low?: boolean
  children: ReactNode
}

const STEP = 20

/**
 * A movable, resizable panel, not a modal: it does not stop the timer. When its bar has the focus, arrow keys move it, and
 * with Shift they resize it.
 */
export function Panel({ title, onClose, left, low, children }: Props) {
  const [place, setPlace] = useState<Place>({ x: 0, y: 0 })
  const [drag, setDrag] = useState<Place | null>(null)
  const corner = useRef<Place | null>(null)
  const box = useRef<HTMLElement>(null)
  useEscape(onClose)
  useFocusBack()
  const move = (event: PointerEvent) => {
    if (drag) setPlace({ x: event.clientX - drag.x, y: event.clientY - drag.y })
  }
  const step = (x: number, y: number) => setPlace((p) => ({ x: p.x + x, y: p.y + y }))
  /** Grows to the right and downwards, from wherever the style sheet has put it. */
  const resize = (x: number, y: number) => {
    const panel = box.current
    if (!panel) return
    const { left, top } = panel.getBoundingClientRect()
    panel.style.inset = `${top - place.y}px auto auto ${left - place.x}px`
    panel.style.width = `${panel.offsetWidth + x}px`
    panel.style.height = `${panel.offsetHeight + y}px`
  }
  const byKey: Record<string, readonly [number, number]> = {
    ArrowLeft: [-STEP, 0],
    ArrowRight: [STEP, 0],
    ArrowUp: [0, -STEP],
    ArrowDown: [0, STEP],
  }
  return (
    <section
      ref={box}
      className={styles.panel}
      data-left={left || undefined}
      data-low={low || undefined}
      aria-label={title}
      style={{ transform: `translate(${place.x}px, ${place.y}px)` }}
    >
      <header className={styles.panelHead}>
        <button
          type="button"
          className={styles.panelGrip}
          aria-label={`Move ${title} with the arrow keys, resize it with Shift`}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            setDrag({ x: event.clientX - place.x, y: event.clientY - place.y })
          }}
          onPointerMove={move}
          onPointerUp={() => setDrag(null)}
          onKeyDown={(event) => {
            const by = byKey[event.key]
            if (!by) return
            event.preventDefault()
            event.stopPropagation()
            if (event.shiftKey) resize(...by)
            else step(...by)
          }}
        >
          {title}
        </button>
        <button type="button" className={styles.panelClose} onClick={onClose} aria-label={`Close ${title}`}>
          <X size={20} />
        </button>
      </header>
      <div className={styles.panelBody}>{children}</div>
      {/* The browser's own corner would lie below a frame, and no finger can pull it. */}
      <div
        className={styles.corner}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          corner.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={(event) => {
          if (!corner.current) return
          resize(event.clientX - corner.current.x, event.clientY - corner.current.y)
          corner.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerUp={() => {
          corner.current = null
        }}
        onPointerCancel={() => {
          corner.current = null
        }}
      />
    </section>
  )
}
