import { missingInPassword, passwordStrength } from '@fourfold/contract'
import styles from './PasswordMeter.module.css'

const WORDS = { 33: 'Weak', 66: 'Good', 100: 'Strong' } as const
const ALL_RULES = 'Use 8 or more characters with a lowercase letter, an uppercase letter and a number.'
const HINTS = {
  66: 'Add one of !@#$%^&* to make it strong.',
  100: 'All rules are met.',
} as const

const listed = new Intl.ListFormat('en-US')
/** Only what is missing: who has met three of four rules looks for the fourth. */
const hintFor = (password: string, strength: 33 | 66 | 100): string =>
  strength === 33 ? `Still missing: ${listed.format(missingInPassword(password))}.` : HINTS[strength]

type Props = {
  password: string /** An error below it says what is wrong: there is nothing to praise, and no hint. */
  refused: boolean
}

/** Password strength 33, 66 or 100 (spec §4), as a bar with a word. */
export function PasswordMeter({ password, refused }: Props) {
  const strength = password === '' ? null : refused ? 33 : passwordStrength(password)
  return (
    <div className={styles.meter} aria-live="polite">
      <div
        className={styles.track}
        role="meter"
        aria-label="Password strength"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={strength ?? 0}
        aria-valuetext={strength === null ? 'Empty' : WORDS[strength]}
      >
        <span className={styles.bar} data-strength={strength ?? 0} style={{ width: `${strength ?? 0}%` }} />
      </div>
      {refused ? null : (
        <span>
          {strength === null ? (
            ALL_RULES
          ) : (
            <>
              <strong>{WORDS[strength]}.</strong> {hintFor(password, strength)}
            </>
          )}
        </span>
      )}
    </div>
  )
}
