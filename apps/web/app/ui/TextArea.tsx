import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react'
import styles from './Field.module.css'
import { described, FieldNotes } from './FieldNotes'

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string
  name: string
  error?: string | undefined
  hint?: string | undefined
  /** What the text means, seen in its place until it is edited. */
  reading?: ReactNode
  /** Somebody has gone into it: what is typed is seen from then on. */
  opened?: boolean
}

export function TextArea({ label, error, hint, reading, opened, ...rest }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.text} data-opened={opened || undefined}>
        <textarea id={id} rows={4} {...rest} {...described({ id, hint, error })} />
        {reading ? (
          <div className={styles.reading} aria-hidden="true">
            {reading}
          </div>
        ) : null}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
