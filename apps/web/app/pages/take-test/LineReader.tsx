import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import styles from './view.module.css'

const STEP = 28
const LEAST = 56

/** Where the window of the reader lies, in pixels from the top of its room. */
type Window = Readonly<{ top: number; height: number }>

const inside = ({ top, height }: Window, room: number): Window => {
  const fits = Math.min(Math.max(LEAST, height), Math.max(LEAST, room))
  return { height: fits, top: Math.min(Math.max(0, top), Math.max(0, room - fits)) }
}

/** Dims all but a few lines. It lies over the text and lets every press through; its grip is moved by pointer and keys. */
export function LineReader({ onClose }: { onClose: () => void }) {
  const box = useRef<HTMLElement>(null)
  const [at, setAt] = useState<Window>({ top: 4 * STEP, height: 3 * STEP })
  const [from, setFrom] = useState<number | null>(null)
  const room = () => box.current?.clientHeight ?? 0
  const set = (part: Partial<Window>) => setAt((now) => inside({ ...now, ...part }, room()))
  const ways: Record<string, Partial<Window>> = {
    ArrowUp: { top: at.top - STEP },
    ArrowDown: { top: at.top + STEP },
    'Shift+ArrowUp': { height: at.height - STEP },
    'Shift+ArrowDown': { height: at.height + STEP },
    Home: { top: 0 },
    End: { top: room() },
  }
  const onKey = (event: KeyboardEvent) => {
    const way = ways[`${event.shiftKey ? 'Shift+' : ''}${event.key}`]
    if (!way && event.key !== 'Escape') return
    event.preventDefault()
    if (way) set(way)
    else onClose()
  }
  const drag = (event: PointerEvent) => from !== null && set({ top: event.clientY - from })
  return (
    <section ref={box} className={styles.reader} aria-label="Line reader">
      <div className={styles.shade} style={{ height: at.top }} />
      <div className={styles.window} style={{ height: at.height }}>
        <div
          className={styles.grip}
          role="slider"
          tabIndex={0}
          aria-orientation="vertical"
          aria-label="Line reader; Shift and the arrow keys change its height"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round((at.top / Math.max(1, room() - at.height)) * 100) || 0}
          onKeyDown={onKey}
          onPointerDown={(event) => {
            event.preventDefault()
            event.currentTarget.focus({ preventScroll: true })
            event.currentTarget.setPointerCapture(event.pointerId)
            setFrom(event.clientY - at.top)
          }}
          onPointerMove={drag}
          onPointerUp={() => setFrom(null)}
          onPointerCancel={() => setFrom(null)}
        >
          <span aria-hidden="true">⇕</span>
        </div>
      </div>
      <div className={styles.shade} />
    </section>
  )
}
