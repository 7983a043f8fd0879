import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react'
import styles from './Field.module.css'
import { described, FieldNotes } from './FieldNotes'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: string
  name: string
  error?: string | undefined
  hint?: ReactNode
}

/** A password that can be shown while it is typed. */
export function PasswordField({ label, error, hint, ...input }: Props) {
  const id = useId()
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.field}>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <div className={styles.secret}>
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          {...described({ id, hint, error })}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-controls={id}
          aria-describedby={`${id}-label`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
