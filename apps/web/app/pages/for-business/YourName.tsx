import { useId, useState } from 'react'
import { Section } from '../../components/marketing/Blocks'
import styles from './your-name.module.css'

/** White text is read on each of them, by day and by night. */
const COLORS = [
  { name: 'Blue', value: '#2746b8' },
  { name: 'Green', value: '#1c6148' },
  { name: 'Plum', value: '#74295c' },
  { name: 'Rust', value: '#8f3717' },
] as const

const LONGEST = 28

/** The first letters of up to two words. */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => word.match(/\p{L}|\p{N}/u)?.[0] ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** A visitor's own name and color on what a student would see: what the brand file does, tried at once. */
export function YourName() {
  const [typed, setTyped] = useState('')
  const [color, setColor] = useState<string>(COLORS[0].value)
  const group = useId()
  const name = typed.trim() || 'Northside Tutoring'
  return (
    <Section
      title="Try your name on it"
      lede="Nothing is sent: it is drawn on this page, as your students would see it."
    >
      <div className={styles.both}>
        <div className={styles.choose}>
          <label htmlFor={`${group}-name`}>Your school or company</label>
          <input
            id={`${group}-name`}
            value={typed}
            maxLength={LONGEST}
            placeholder="Northside Tutoring"
            autoComplete="organization"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <fieldset>
            <legend>Your color</legend>
            {COLORS.map(({ name: word, value }) => (
              <label key={value}>
                <input
                  type="radio"
                  name={group}
                  checked={color === value}
                  onChange={() => setColor(value)}
                  className="visually-hidden"
                />
                <span className={styles.swatch} style={{ background: value }} aria-hidden="true" />
                {word}
              </label>
            ))}
          </fieldset>
        </div>
        <figure className={styles.preview} aria-label={`How a question looks under the name ${name}`}>
          <div className={styles.bar}>
            <span className={styles.logo} style={{ background: color }} aria-hidden="true">
              {initials(name) || '·'}
            </span>
            <strong>{name}</strong>
          </div>
          <div className={styles.page}>
            <p className={styles.stem}>Which is the same as 3(x + 4)?</p>
            <p className={styles.option}>
              <b>A</b> 3x + 4
            </p>
            <p className={styles.happened}>
              <strong>What probably happened:</strong> I multiplied only the first term in the parentheses.
            </p>
            <span className={styles.button} style={{ background: color }}>
              Try again
            </span>
          </div>
          <figcaption>Every page and every email follows: “Confirm your {name} account”.</figcaption>
        </figure>
      </div>
    </Section>
  )
}
