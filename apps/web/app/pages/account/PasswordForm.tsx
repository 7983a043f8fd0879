import { CurrentPassword, endpoints, MESSAGES, NewPassword } from '@fourfold/contract'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '../../api/client'
import { PasswordMeter } from '../../components/PasswordMeter'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { useForm } from '../../ui/form'
import styles from './account.module.css'

const Fields = z
  .object({
    password: CurrentPassword,
    new_password: NewPassword,
    new_password_confirmation: z.string().min(1, MESSAGES.confirmationRequired),
  })
  .refine((f) => f.new_password === f.new_password_confirmation, {
    message: MESSAGES.confirmationMismatch,
    path: ['new_password_confirmation'],
  })

export function PasswordForm({ id }: { id: number }) {
  const [password, setPassword] = useState('')
  const [done, setDone] = useState<string | null>(null)
  const { errors, busy, formProps } = useForm({
    schema: Fields,
    send: async (fields) => {
      setDone(null)
      const { success } = await call(endpoints.password.update, { body: { id, ...fields } })
      formProps.ref.current?.reset()
      setPassword('')
      setDone(success)
    },
  })
  return (
    <form {...formProps} className={styles.form} aria-label="Change Password">
      {errors.form ? (
        <p className={styles.error} role="alert">
          {errors.form}
        </p>
      ) : null}
      <Field
        label="Current password"
        name="password"
        type="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <Field
        label="New password"
        name="new_password"
        type="password"
        autoComplete="new-password"
        error={errors.new_password}
        onInput={(event) => setPassword(event.currentTarget.value)}
        hint={<PasswordMeter password={password} />}
      />
      <Field
        label="Confirm new password"
        name="new_password_confirmation"
        type="password"
        autoComplete="new-password"
        error={errors.new_password_confirmation}
      />
      <p className={styles.muted}>All other devices are logged out.</p>
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          Update
        </Button>
        <p role="status">{done ?? ''}</p>
      </div>
    </form>
  )
}
