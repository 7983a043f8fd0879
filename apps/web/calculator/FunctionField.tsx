import { useId } from 'react'
import styles from './calculator.module.css'
import type { STYLES } from './line-styles'

type Props = {
  style: (typeof STYLES)[number]
  text: string
  error: string | null
  onChange: (text: string) => void
  onRemove: (() => void) | undefined
}

export function FunctionField({ style, text, error, onChange, onRemove }: Props) {
  const id = useId()
  return (
    <div className={styles.function}>
      <svg viewBox="0 0 28 12" width="28" height="12" role="img" aria-label={style.word}>
        <line x1="1" y1="6" x2="27" y2="6" stroke={style.colour} strokeWidth="2.5" strokeDasharray={style.dash} />
      </svg>
      <label htmlFor={id}>{style.name}(x) =</label>
      <input
        id={id}
        value={text}
        placeholder={style.name === 'f' ? 'x^2' : ''}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={error !== null || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {onRemove ? (
        <button type="button" className={styles.quiet} onClick={onRemove} aria-label={`Remove ${style.name}`}>
          ✕
        </button>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
