import { type PointerEvent, type ReactNode, useState } from 'react'
import { X } from '../../ui/icons'
import styles from './Panel.module.css'

type Place = { x: number; y: number }

type Props = { title: string; onClose: () => void; left?: boolean; children: ReactNode }

/** A movable, resizable panel, not a modal: it does not stop the timer. Arrow keys move it when its bar has the focus. */
export function Panel({ title, onClose, left, children }: Props) {
  const [place, setPlace] = useState<Place>({ x: 0, y: 0 })
  const [drag, setDrag] = useState<Place | null>(null)
  const move = (event: PointerEvent) => {
    if (drag) setPlace({ x: event.clientX - drag.x, y: event.clientY - drag.y })
  }
  const step = (x: number, y: number) => setPlace((p) => ({ x: p.x + x, y: p.y + y }))
  const byKey: Record<string, () => void> = {
    ArrowLeft: () => step(-20, 0),
    ArrowRight: () => step(20, 0),
    ArrowUp: () => step(0, -20),
    ArrowDown: () => step(0, 20),
  }
  return (
    <section
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
          aria-label={`Move ${title} with the arrow keys`}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            setDrag({ x: event.clientX - place.x, y: event.clientY - place.y })
          }}
          onPointerMove={move}
          onPointerUp={() => setDrag(null)}
          onKeyDown={(event) => {
            const act = byKey[event.key]
            if (!act) return
            event.preventDefault()
            event.stopPropagation()
            act()
          }}
        >
          {title}
        </button>
        <button type="button" className={styles.panelClose} onClick={onClose} aria-label={`Close ${title}`}>
          <X size={20} />
        </button>
      </header>
      <div className={styles.panelBody}>{children}</div>
    </section>
  )
}
