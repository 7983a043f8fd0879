import { endpoints, MESSAGES, NewPassword, z } from '@fourfold/contract'
import { Link, useNavigate } from 'react-router'
import { call } from '../../api/client'
import { AuthCard, formClass, formErrorClass } from '../../components/auth/AuthCard'
import { NewPasswordFields } from '../../components/auth/NewPasswordFields'
import { showNotice } from '../../components/shell/notices'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { useLinkToken } from '../../routing/use-link-token'
import { keepKnownBrowser } from '../../session/known-browsers'
import { Button } from '../../ui/Button'
import { useForm } from '../../ui/form'

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
  const { errors, busy, formProps } = useForm({
    schema: Fields,
    send: async (fields) => {
      const body = { ...fields, token: token ?? '-' }
      const { success, known_browser } = await call(endpoints.password.reset, { body })
      keepKnownBrowser(known_browser)
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
        <NewPasswordFields label="New password" errors={errors} />
        <Button type="submit" busy={busy}>
          Update
        </Button>
      </form>
    </AuthCard>
  )
}
