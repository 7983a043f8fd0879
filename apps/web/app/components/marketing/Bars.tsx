import { useState } from 'react'
import { Button } from '../../ui/Button'
import styles from './Bars.module.css'

export type Bar = Readonly<{
  id: string
  name: string
  value: number
  low?: number
  high?: number
  ours?: boolean
  note?: string
}>

const FLOOR = 0.5

/** So many a phone shows at first. */
const FIRST = 4

/** AUC figures as horizontal bars. They start at 0.5, a coin toss: a bar from zero would hide every difference. */
export function Bars({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const top = Math.max(...bars.map((bar) => bar.high ?? bar.value))
  const ceiling = Math.min(1, Math.ceil((top + 0.005) * 20) / 20)
  const place = (value: number): string => `${(100 * Math.max(0, value - FLOOR)) / (ceiling - FLOOR)}%`
  const [all, setAll] = useState(bars.length <= FIRST + 1)
  return (
    <div className={styles.chart} data-first={all ? undefined : true}>
      <ol aria-label={label}>
        {bars.map((bar) => (
          <li key={bar.id} data-ours={bar.ours || undefined}>
            <span className={styles.name}>
              {bar.name}
              {bar.note ? <small>{bar.note}</small> : null}
            </span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} style={{ width: place(bar.value) }} />
              {bar.low !== undefined && bar.high !== undefined ? (
                <span
                  className={styles.interval}
                  style={{ left: place(bar.low), width: `calc(${place(bar.high)} - ${place(bar.low)})` }}
                />
              ) : null}
            </span>
            <span className={styles.value}>
              {bar.value.toFixed(4)}
              {bar.low !== undefined && bar.high !== undefined ? (
                <small>
                  {bar.low.toFixed(4)} to {bar.high.toFixed(4)}
                </small>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
      {all ? null : (
        <p className={styles.rest}>
          <Button look="plain" small onClick={() => setAll(true)}>
            Show all {bars.length} models
          </Button>
        </p>
      )}
      <p className={styles.axis} aria-hidden="true">
        <span>{FLOOR.toFixed(1)}, a coin toss</span>
        <span>{ceiling.toFixed(2)}</span>
      </p>
    </div>
  )
}
