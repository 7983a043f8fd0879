import { useState } from 'react'
import { Rich } from '../../ui/Rich'
import styles from './Reference.module.css'

const STEP = 0.25
const LEAST = 0.75
const MOST = 2.5

/** The reference sheet (spec §2): a drawn page that can be brought nearer, and moved by scrolling. */
export function Reference({ topic, html }: { topic: string; html: string }) {
  const [zoom, setZoom] = useState(1)
  const by = (step: number) => setZoom((now) => Math.min(MOST, Math.max(LEAST, now + step)))
  return (
    <div className={styles.reference}>
      <div className={styles.zoom} role="toolbar" aria-label="Zoom">
        <button type="button" onClick={() => by(-STEP)} disabled={zoom <= LEAST} aria-label="Zoom out">
          −
        </button>
        <output aria-label="Zoom">{Math.round(zoom * 100)}%</output>
        <button type="button" onClick={() => by(STEP)} disabled={zoom >= MOST} aria-label="Zoom in">
          +
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page that is larger than its frame is scrolled by keyboard too */}
      <section className={styles.frame} tabIndex={0} aria-label={`Reference sheet of ${topic}`}>
        <div className={styles.sheet} style={{ zoom }}>
          <h2>{topic}</h2>
          <Rich html={html} />
        </div>
      </section>
    </div>
  )
}
