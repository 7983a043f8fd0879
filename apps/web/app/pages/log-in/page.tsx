import { CurrentPassword, EmailField, z } from '@fourfold/contract'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import {
  AuthCard,
  formClass,
  formErrorClass,
  formNoteClass,
  formNoticeClass,
  formWaysClass,
  signUpStep,
} from '../../components/auth/AuthCard'
import { useHydrated } from '../../components/marketing/use-hydrated'
import { confirmedIn, leftToDo } from '../../routing/confirmed'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { logIn, type SecondStep } from '../../session/account-actions'
import { topicIsShut } from '../../session/open-topic'
import { useSession } from '../../session/use-session'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { useForm } from '../../ui/form'
import { PasswordField } from '../../ui/PasswordField'
import { SecondStepForm } from './SecondStepForm'
import { ShutTopic } from './ShutTopic'

export const meta = () =>
  pageMeta({ title: 'Log In', description: 'Log in and go on where you stopped.', path: paths.logIn() })

const LogInFields = z.object({ email: EmailField(), password: CurrentPassword })

export default function LogInPage() {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  // Kept in memory and taken out of the address bar: a link with a token must not linger in the history.
  const [claim] = useState(() => search.get('claim'))
  if (search.has('claim') && typeof window !== 'undefined') queueMicrotask(() => setSearch({}, { replace: true }))
  const confirmed = confirmedIn(useLocation().state)
  const hydrated = useHydrated()
  const session = useSession()
  const shut = hydrated && claim === null && topicIsShut(session) ? session.topic : null
  const [second, setSecond] = useState<SecondStep | null>(null)
  const { errors, busy, formProps } = useForm({
    schema: LogInFields,
    send: async ({ email, password }) => {
      const next = await logIn(email, password, claim)
      if (typeof next === 'string') await navigate(next)
      else setSecond(next)
    },
  })
  if (second) return <SecondStepForm step={second} claim={claim} onBack={() => setSecond(null)} />
  const form = (
    <form {...formProps} className={formClass} aria-label="Log In">
      {errors.form ? (
        <p className={formErrorClass} role="alert">
          {errors.form}
        </p>
      ) : null}
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        defaultValue={confirmed?.email ?? undefined}
        error={errors.email}
      />
      <PasswordField label="Password" name="password" autoComplete="current-password" error={errors.password} />
      <Button type="submit" busy={busy}>
        Log In
      </Button>
      <p className={formNoteClass}>
        <Link to={paths.forgotPassword()}>Forgot password?</Link>
      </p>
    </form>
  )
  if (shut !== null) return <ShutTopic topic={shut}>{form}</ShutTopic>
  return (
    <AuthCard
      step={confirmed ? signUpStep(3) : undefined}
      title="Welcome back!"
      intro={claim ? 'Log in, and your work as a guest moves into your account.' : undefined}
      foot={
        <ul className={formWaysClass}>
          <li>
            New here? <Link to={paths.signUp()}>Sign Up</Link>
          </li>
          {confirmed ? null : (
            <li>
              No confirmation email? <Link to={paths.resendConfirmation()}>Resend confirmation</Link>
            </li>
          )}
        </ul>
      }
    >
      {confirmed ? <p className={formNoticeClass}>{leftToDo(confirmed)}</p> : null}
      {form}
    </AuthCard>
  )
}
