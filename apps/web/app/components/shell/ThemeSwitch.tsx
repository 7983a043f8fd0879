import { useEffect, useId, useRef } from 'react'
import { CHOICES, chooseTheme, type ThemeChoice, useThemeChoice } from '../../theme/scheme'
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
  const select = useRef<HTMLSelectElement>(null)
  // Chosen before the application was there: the page shows the choice, so it holds.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the application takes the page over
  useEffect(() => {
    const shown = select.current?.value
    if (shown && shown !== choice) chooseTheme(shown as ThemeChoice)
  }, [])
  return (
    <div className={styles.theme}>
      <label htmlFor={id}>Appearance</label>
      <select
        ref={select}
        id={id}
        value={choice}
        onChange={(event) => chooseTheme(event.currentTarget.value as ThemeChoice)}
      >
        {CHOICES.map((c) => (
          <option key={c} value={c}>
            {WORDS[c]}
          </option>
        ))}
      </select>
    </div>
  )
}
