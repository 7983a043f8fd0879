import { endpoints, MESSAGES, NewPassword } from '@fourfold/contract'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { z } from 'zod'
import { call } from '../../api/client'
import { AuthCard, formClass, formErrorClass } from '../../components/AuthCard'
import { PasswordMeter } from '../../components/PasswordMeter'
import { pageMeta } from '../../meta'
import { showNotice } from '../../notices'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { useForm } from '../../ui/form'
import { useLinkToken } from '../../use-link-token'

export const meta = () =>
  pageMeta({
    title: 'Change Your Password',
    description: 'Choose a new password.',
    path: paths.resetPassword(),
    noindex: true,
  })

const Fields = z
  .object({ password: NewPassword, password_confirmation: z.string().min(1, MESSAGES.confirmationRequired) })
  .refine((f) => f.password === f.password_confirmation, {
    message: MESSAGES.confirmationMismatch,
    path: ['password_confirmation'],
  })

export default function ResetPasswordPage() {
  const navigate = useNavigate()
  const token = useLinkToken()
  const [password, setPassword] = useState('')
  const { errors, busy, formProps } = useForm({
    schema: Fields,
    send: async (fields) => {
      const { success } = await call(endpoints.password.reset, { body: { ...fields, token: token ?? '-' } })
      await navigate(paths.home())
      showNotice(success)
    },
  })
  return (
    <AuthCard
      title="Change Your Password"
      intro="All other devices are logged out when you change it."
      foot={<Link to={paths.forgotPassword()}>Ask for a new link</Link>}
    >
      <form {...formProps} className={formClass} aria-label="Change Your Password">
        {errors.form || errors.token ? (
          <p className={formErrorClass} role="alert">
            {errors.form ?? MESSAGES.linkInvalid}
          </p>
        ) : null}
        <Field
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          error={errors.password}
          onInput={(event) => setPassword(event.currentTarget.value)}
          hint={<PasswordMeter password={password} />}
        />
        <Field
          label="Confirm password"
          name="password_confirmation"
          type="password"
          autoComplete="new-password"
          error={errors.password_confirmation}
        />
        <Button type="submit" busy={busy}>
          Update
        </Button>
      </form>
    </AuthCard>
  )
}
