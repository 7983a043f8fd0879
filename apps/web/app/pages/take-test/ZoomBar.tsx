import { ZOOMS } from './test-view'
import type { View } from './use-test-view'
import styles from './view.module.css'

/** The size of passage and question. */
export function ZoomBar({ view }: { view: View }) {
  return (
    <div className={styles.zoom} role="toolbar" aria-label="Zoom">
      <button type="button" aria-label="Smaller" onClick={() => view.zoomBy(-1)} disabled={view.zoom <= ZOOMS[0]}>
        −
      </button>
      <output aria-label="Zoom">{Math.round(view.zoom * 100)}%</output>
      <button type="button" aria-label="Larger" onClick={() => view.zoomBy(1)} disabled={view.zoom >= 2}>
        +
      </button>
      <button type="button" aria-label="Close zoom" onClick={() => view.setZooming(false)}>
        ✕
      </button>
    </div>
  )
}
