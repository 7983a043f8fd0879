import type { ExamSection } from '@fourfold/contract'
import { paceWords } from './pace'
import styles from './report.module.css'

type Module = ExamSection['modules'][number]

const WIDTH = 320
const HEIGHT = 96

/** Time used from question to question, against the even pace: above the straight line one is behind. */
export function PaceChart({ module }: { module: Module }) {
  const { pace, questions } = module
  const whole = module.minutes * 60_000
  const most = Math.max(whole, pace.at(-1) ?? 0)
  const x = (i: number) => (WIDTH * i) / Math.max(1, questions)
  const y = (ms: number) => HEIGHT - (HEIGHT * ms) / most
  const points = [[0, 0] as const, ...pace.map((ms, i) => [i + 1, ms] as const)]
  const drawn = module.empty <= questions / 2
  return (
    <figure className={styles.pace}>
      {drawn ? (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={paceWords(module)} preserveAspectRatio="none">
          <line x1="0" y1={HEIGHT} x2={WIDTH} y2={y(whole)} className={styles.even} />
          <polyline points={points.map(([i, ms]) => `${x(i)},${y(ms)}`).join(' ')} className={styles.used} />
        </svg>
      ) : null}
      <figcaption>
        {paceWords(module)}
        {drawn ? <span className={styles.noPrint}> The dashed line is the even pace.</span> : null}
      </figcaption>
    </figure>
  )
}
