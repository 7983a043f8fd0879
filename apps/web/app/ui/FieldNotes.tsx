import type { ReactNode } from 'react'
import styles from './Field.module.css'

type Notes = Readonly<{ id: string; hint?: ReactNode; error?: string | undefined }>

/** What an input is to carry, so that its hint and its error are read with it. */
export const described = ({ id, hint, error }: Notes) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined,
})

/** Hint and error under the input of that id. */
export function FieldNotes({ id, hint, error }: Notes) {
  return (
    <>
      {hint ? (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </>
  )
}
