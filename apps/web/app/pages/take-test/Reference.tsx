import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Rich } from '../../ui/Rich'
import styles from './Reference.module.css'
import { usePinch } from './use-pinch'

const STEP = 0.25
const LEAST = 0.75
const MOST = 2.5

/** The reference sheet (spec §2): a drawn page that is brought nearer by its buttons, by + and −, or by two fingers, and moved by scrolling. */
export function Reference({ topic, html }: { topic: string; html: string }) {
  const [zoom, setZoom] = useState(1)
  const frame = useRef<HTMLElement>(null)
  const shown = useRef(zoom)
  const to = (next: (now: number) => number) => setZoom((now) => Math.min(MOST, Math.max(LEAST, next(now))))
  /** From wherever two fingers have left it to the next quarter. */
  const by = (step: 1 | -1) =>
    to((now) => STEP * (step === 1 ? Math.floor(now / STEP + 0.01) + 1 : Math.ceil(now / STEP - 0.01) - 1))
  usePinch(frame, (factor) => to((now) => now * factor))
  // What was in the middle of the frame stays there; a sheet that was never moved still begins at its corner.
  useLayoutEffect(() => {
    const box = frame.current
    const grown = zoom / shown.current
    shown.current = zoom
    if (!box || grown === 1) return
    const middle = (from: number, size: number) => (from === 0 ? 0 : (from + size / 2) * grown - size / 2)
    box.scrollTo(middle(box.scrollLeft, box.clientWidth), middle(box.scrollTop, box.clientHeight))
  }, [zoom])
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, () => void> = {
      '+': () => by(1),
      '=': () => by(1),
      '-': () => by(-1),
      '0': () => to(() => 1),
    }
    const act = keys[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    // The same keys zoom the question when nothing else has the focus.
    event.stopPropagation()
    act()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that work wherever the focus is within the sheet
    <div className={styles.reference} onKeyDown={onKeyDown}>
      <div className={styles.zoom} role="toolbar" aria-label="Zoom">
        <button type="button" onClick={() => by(-1)} disabled={zoom <= LEAST} aria-label="Zoom out">
          −
        </button>
        <output aria-label="Zoom">{Math.round(zoom * 100)}%</output>
        <button type="button" onClick={() => by(1)} disabled={zoom >= MOST} aria-label="Zoom in">
          +
        </button>
      </div>
      <section
        ref={frame}
        className={styles.frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a page that is larger than its frame is scrolled by keyboard too
        tabIndex={0}
        aria-label={`Reference sheet of ${topic}`}
        aria-keyshortcuts="+ - 0"
      >
        {/* As wide as it is near: it grows like a picture, and no line breaks anew. */}
        <div className={styles.sheet} style={{ zoom, width: `${zoom * 100}%` }}>
          <h2>{topic}</h2>
          <Rich html={html} />
        </div>
      </section>
    </div>
  )
}
