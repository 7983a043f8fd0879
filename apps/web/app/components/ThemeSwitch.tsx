import { useId } from 'react'
import { CHOICES, chooseTheme, type ThemeChoice, useThemeChoice } from '../theme/scheme'
import styles from './ThemeSwitch.module.css'

const WORDS: Record<ThemeChoice, string> = {
  system: 'As my device',
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
}

export function ThemeSwitch() {
  const id = useId()
  const choice = useThemeChoice()
  return (
    <div className={styles.theme}>
      <label htmlFor={id}>Appearance</label>
      <select id={id} value={choice} onChange={(event) => chooseTheme(event.currentTarget.value as ThemeChoice)}>
        {CHOICES.map((c) => (
          <option key={c} value={c}>
            {WORDS[c]}
          </option>
        ))}
      </select>
    </div>
  )
}
