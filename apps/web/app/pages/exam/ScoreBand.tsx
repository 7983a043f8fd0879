import styles from './report.module.css'

type Band = { score: number; low: number; high: number; least_score: number; perfect_score: number }
type Props = {
  label: string
  band: Band
  predicted: { score: number; low: number; high: number } | null
  inside: boolean | null
}

/** A score on its scale with its band, and what had been predicted under it. */
export function ScoreBand({ label, band, predicted, inside }: Props) {
  const { score, low, high, least_score, perfect_score } = band
  const at = (value: number) => `${(100 * (value - least_score)) / (perfect_score - least_score)}%`
  const width = (from: number, to: number) => `${(100 * (to - from)) / (perfect_score - least_score)}%`
  return (
    <figure className={styles.band}>
      <figcaption>{label}</figcaption>
      <p>
        <strong>{score}</strong>{' '}
        <span>
          likely {low}–{high}
        </span>
      </p>
      <div
        className={styles.line}
        role="img"
        aria-label={`${label}: ${score}, most likely between ${low} and ${high}, on a scale from ${least_score} to ${perfect_score}`}
      >
        {predicted ? <b style={{ left: at(predicted.low), width: width(predicted.low, predicted.high) }} /> : null}
        <span style={{ left: at(low), width: width(low, high) }} />
        <i style={{ left: at(score) }} />
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{least_score}</span>
        <span>{perfect_score}</span>
      </p>
      {predicted ? (
        <p className={styles.predicted}>
          Predicted before it: {Math.round(predicted.low)}–{Math.round(predicted.high)}. It fell{' '}
          {inside ? 'inside' : 'outside'} that band.
        </p>
      ) : null}
    </figure>
  )
}
