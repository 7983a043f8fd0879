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
  return (
    <>
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        error={errors[name]}
        onInput={(event) => setPassword(event.currentTarget.value)}
        hint={<PasswordMeter password={password} />}
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
