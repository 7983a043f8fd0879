import { useState } from 'react'
import { PasswordField } from '../../ui/PasswordField'
import { PasswordMeter } from './PasswordMeter'

/** A new password with its strength, and once more to confirm it. */
export function NewPasswordFields({
  name = 'password',
  label,
  confirm = 'Confirm password',
  errors,
}: {
  name?: string
  label: string
  confirm?: string
  errors: Readonly<Record<string, string | undefined>>
}) {
  const [password, setPassword] = useState('')
  // What was refused is that password; the next letter typed is judged by the meter again.
  const [judged, setJudged] = useState({ errors, password })
  if (judged.errors !== errors) setJudged({ errors, password })
  const error = judged.password === password ? errors[name] : undefined
  return (
    <>
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        error={error}
        onInput={(event) => setPassword(event.currentTarget.value)}
        hint={<PasswordMeter password={password} refused={error !== undefined} />}
      />
      <PasswordField
        label={confirm}
        name={`${name}_confirmation`}
        autoComplete="new-password"
        error={errors[`${name}_confirmation`]}
      />
    </>
  )
}
