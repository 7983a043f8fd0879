import { CurrentPassword, endpoints, MESSAGES, NewPassword, z } from '@fourfold/contract'
import { useState } from 'react'
import { call } from '../../api/client'
import { NewPasswordFields } from '../../components/auth/NewPasswordFields'
import { Button } from '../../ui/Button'
import { FormError } from '../../ui/FormError'
import { useForm } from '../../ui/form'
import styles from './account.module.css'
import { CurrentPasswordField } from './CurrentPasswordField'
import { useSecondStep } from './use-second-step'

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
  // A change leaves empty fields and an empty meter.
  const [changes, setChanges] = useState(0)
  const [done, setDone] = useState<string | null>(null)
  const { withSecondStep, secondStep } = useSecondStep()
  const { errors, busy, formProps } = useForm({
    schema: Fields,
    send: async (fields) => {
      setDone(null)
      const { success } = await withSecondStep((second) =>
        call(endpoints.password.update, { body: { id, ...fields, second } }),
      )
      formProps.ref.current?.reset()
      setChanges((n) => n + 1)
      setDone(success)
    },
  })
  return (
    <>
      <form {...formProps} className={styles.form} aria-label="Change Password">
        <FormError message={errors.form} />
        <CurrentPasswordField error={errors.password} />
        <NewPasswordFields
          key={changes}
          name="new_password"
          label="New password"
          confirm="Confirm new password"
          errors={errors}
        />
        <p className={styles.muted}>All other devices are logged out when you change it.</p>
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            Update
          </Button>
          <p role="status">{done ?? ''}</p>
        </div>
      </form>
      {secondStep}
    </>
  )
}
