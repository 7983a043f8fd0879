import type { Angle } from '@fourfold/grapher'
import { useId } from 'react'
import styles from './calculator.module.css'

const UNITS: readonly (readonly [Angle, string, string])[] = [
  ['deg', 'Deg', 'Degrees'],
  ['rad', 'Rad', 'Radians'],
]

export function AngleSwitch({ value, onChange }: { value: Angle; onChange: (angle: Angle) => void }) {
  const name = useId()
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Angles in</legend>
      {UNITS.map(([unit, short, long]) => (
        <label key={unit}>
          <input type="radio" name={name} checked={value === unit} onChange={() => onChange(unit)} aria-label={long} />
          <span aria-hidden="true">{short}</span>
        </label>
      ))}
    </fieldset>
  )
}
