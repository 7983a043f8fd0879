import { useState } from 'react'
import { Field } from '../../ui/Field'
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
      <Field
        label={label}
        name={name}
        type="password"
        autoComplete="new-password"
        error={errors[name]}
        onInput={(event) => setPassword(event.currentTarget.value)}
        hint={<PasswordMeter password={password} />}
      />
      <Field
        label={confirm}
        name={`${name}_confirmation`}
        type="password"
        autoComplete="new-password"
        error={errors[`${name}_confirmation`]}
      />
    </>
  )
}
