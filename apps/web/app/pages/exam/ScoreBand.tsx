import { BandLine } from '../../components/BandLine'
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
  return (
    <figure className={styles.band}>
      <figcaption>{label}</figcaption>
      <p>
        <strong>{score}</strong>{' '}
        <span>
          likely {low}–{high}
        </span>
      </p>
      <div className={styles.line}>
        <BandLine
          score={score}
          low={low}
          high={high}
          least={least_score}
          most={perfect_score}
          predicted={predicted}
          label={`${label}: ${score}, most likely between ${low} and ${high}, on a scale from ${least_score} to ${perfect_score}`}
        />
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
