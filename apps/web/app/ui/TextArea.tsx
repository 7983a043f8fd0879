import { type TextareaHTMLAttributes, useId } from 'react'
import styles from './Field.module.css'
import { described, FieldNotes } from './FieldNotes'

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
      <textarea id={id} rows={4} {...rest} {...described({ id, hint, error })} />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
