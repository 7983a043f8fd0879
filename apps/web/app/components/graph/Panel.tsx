import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import styles from './Panel.module.css'

type Place = { x: number; y: number }

type Props = { title: string; onClose: () => void; left?: boolean; children: ReactNode }

const STEP = 20

/**
 * A movable, resizable panel, not a modal: it does not stop the timer. When its bar has the focus, arrow keys move it, and
 * with Shift they resize it.
 */
export function Panel({ title, onClose, left, children }: Props) {
  const [place, setPlace] = useState<Place>({ x: 0, y: 0 })
  const [drag, setDrag] = useState<Place | null>(null)
  const box = useRef<HTMLElement>(null)
  const move = (event: PointerEvent) => {
    if (drag) setPlace({ x: event.clientX - drag.x, y: event.clientY - drag.y })
  }
  const step = (x: number, y: number) => setPlace((p) => ({ x: p.x + x, y: p.y + y }))
  // As the corner does it: the browser keeps the size in the element's own style.
  const resize = (x: number, y: number) => {
    const { style, offsetWidth, offsetHeight } = box.current ?? {}
    if (!style || offsetWidth === undefined || offsetHeight === undefined) return
    style.width = `${offsetWidth + x}px`
    style.height = `${offsetHeight + y}px`
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
      aria-label={title}
      style={{ transform: `translate(${place.x}px, ${place.y}px)` }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
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
          ✕
        </button>
      </header>
      <div className={styles.panelBody}>{children}</div>
    </section>
  )
}
