import { OutcomeMark } from '../ui/OutcomeMark'
import styles from './Doughnut.module.css'

type Props = { correct: number; incorrect: number; skipped: number }

const R = 42
const ROUND = 2 * Math.PI * R

/** Correct, incorrect and skipped with percentages and counts; the words stand beside the colours. */
export function Doughnut({ correct, incorrect, skipped }: Props) {
  const total = correct + incorrect + skipped
  const parts = [
    { name: 'Correct', n: correct },
    { name: 'Incorrect', n: incorrect },
    { name: 'Skipped', n: skipped },
  ] as const
  const share = (n: number) => (total === 0 ? 0 : n / total)
  let offset = 0
  return (
    <div className={styles.doughnut}>
      <svg
        viewBox="0 0 100 100"
        role="img"
        aria-label={parts.map((p) => `${p.name} ${Math.round(100 * share(p.n))}%`).join(', ')}
      >
        <circle cx="50" cy="50" r={R} className={styles.track} />
        {parts.map((p) => {
          const length = share(p.n) * ROUND
          const arc = (
            <circle
              key={p.name}
              cx="50"
              cy="50"
              r={R}
              data-part={p.name}
              strokeDasharray={`${length} ${ROUND - length}`}
              strokeDashoffset={-offset}
            />
          )
          offset += length
          return arc
        })}
        <text x="50" y="50" dominantBaseline="central" textAnchor="middle">
          {Math.round(100 * share(correct))}%
        </text>
      </svg>
      <ul>
        {parts.map((p) => (
          <li key={p.name} data-part={p.name}>
            <span>
              <OutcomeMark outcome={p.name} />
            </span>{' '}
            {p.name}
            <strong>
              {Math.round(100 * share(p.n))}% ({p.n})
            </strong>
          </li>
        ))}
      </ul>
    </div>
  )
}
