import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './Field.module.css'
import { described, FieldNotes } from './FieldNotes'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  name: string
  error?: string | undefined
  hint?: ReactNode
}

/** A labelled input; its error stands under it and is read with it. */
export function Field({ label, error, hint, ...input }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} {...input} {...described({ id, hint, error })} />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
