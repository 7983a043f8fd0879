import { type TextareaHTMLAttributes, useId } from 'react'
import styles from './Field.module.css'

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string
  name: string
  error?: string | undefined
  hint?: string | undefined
}

export function TextArea({ label, error, hint, ...rest }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={4}
        {...rest}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
      />
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
