import styles from './lines.module.css'
import type { Change } from './rows'

/** What can be done with the selected row besides writing in it. */
export function RowTools({ id, what, onChange }: { id: number; what: string; onChange: (change: Change) => void }) {
  return (
    <div className={styles.tools} role="group" aria-label={`Arrange ${what}`}>
      <button type="button" className={styles.chip} onClick={() => onChange({ type: 'colour', id })}>
        <span className={styles.swatch} aria-hidden="true" />
        Color
      </button>
      <button type="button" className={styles.chip} onClick={() => onChange({ type: 'move', id, by: -1 })}>
        Move up
      </button>
      <button type="button" className={styles.chip} onClick={() => onChange({ type: 'move', id, by: 1 })}>
        Move down
      </button>
    </div>
  )
}
