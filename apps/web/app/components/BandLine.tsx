import styles from './BandLine.module.css'

type Stretch = { low: number; high: number }
type Props = Stretch & {
  /** Null where nothing is known yet. */ score: number | null
  least: number
  most: number
  /** The whole of it in words, for who cannot see it. */ label: string
  target?: number | null
  /** What had been predicted before. */ predicted?: Stretch | null
}

/** A score on its scale with its band. */
export function BandLine({ score, low, high, least, most, label, target = null, predicted = null }: Props) {
  const at = (value: number) => `${(100 * (value - least)) / (most - least)}%`
  const stretch = (from: number, to: number) => ({ left: at(from), width: `${(100 * (to - from)) / (most - least)}%` })
  return (
    <div className={styles.line} role="img" aria-label={label}>
      {predicted ? <b className={styles.predicted} style={stretch(predicted.low, predicted.high)} /> : null}
      <span className={styles.likely} style={stretch(low, high)} />
      {score === null ? null : <i className={styles.score} style={{ left: at(score) }} />}
      {target === null ? null : <b className={styles.target} style={{ left: at(target) }} />}
    </div>
  )
}
