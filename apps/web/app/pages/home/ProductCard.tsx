import { labelClass } from '../../components/marketing/Blocks'
import styles from './home.module.css'
import { shot } from './screens'
import { ThemedImage } from './ThemedImage'

const ROWS = [
  { name: 'Linear equations', mastery: 86.4, level: 'Strong' },
  { name: 'Systems', mastery: 61, level: 'Moderate' },
  { name: 'Quadratics', mastery: 38.2, level: 'To-do' },
] as const

const picture = shot('hero')

/** What a student sees first, as a picture of the product; until there is one, drawn as an example. */
export function ProductCard() {
  if (picture)
    return (
      <figure className={styles.shot}>
        <ThemedImage
          shot={picture}
          width={1120}
          height={800}
          alt="The dashboard of a student: the next step with its reason, the predicted score with its band, and mastery by subject."
        />
      </figure>
    )
  return (
    <figure className={styles.card}>
      <figcaption className={styles.example}>Example: SAT Math</figcaption>
      <p className={labelClass}>Next for you · 6 min</p>
      <p className={styles.next}>Review 6 mistakes</p>
      <p className={styles.why}>These are due today: seeing them now, just before you would forget, is worth most.</p>
      <div className={styles.predicted}>
        <p className={labelClass}>Predicted score</p>
        <p>
          <span className={styles.big}>640</span>{' '}
          <span className={styles.band}>610–670 on a scale from 200 to 800, unofficial</span>
        </p>
      </div>
      <div className={styles.track} aria-hidden="true">
        <span className={styles.range} />
        <span className={styles.point} />
      </div>
      <ul className={styles.mastery}>
        {ROWS.map((row) => (
          <li key={row.name} data-level={row.level}>
            <span>
              {row.name} <small>{row.level}</small>
            </span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${row.mastery}%` }} />
            </span>
            <span className={styles.value}>{row.mastery.toFixed(1)}%</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
