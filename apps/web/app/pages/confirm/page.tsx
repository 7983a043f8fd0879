import { type ConfirmFields, endpoints, MESSAGES, Name, NewPassword, z } from '@fourfold/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '../../api/client'
import {
  AuthCard,
  AuthWaiting,
  formClass,
  formErrorClass,
  formPairClass,
  signUpStep,
} from '../../components/auth/AuthCard'
import { NewPasswordFields } from '../../components/auth/NewPasswordFields'
import { reportError, showNotice } from '../../components/shell/notices'
import type { Confirmed } from '../../routing/confirmed'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { useLinkToken } from '../../routing/use-link-token'
import { endGuestVisit } from '../../session/account-actions'
import { pendingSignUp } from '../../session/pending-sign-up'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { useForm } from '../../ui/form'

export const meta = () =>
  pageMeta({ title: 'Confirm your account', description: 'Confirming your account.', noindex: true })

const OwnFields = z
  .object({
    first_name: Name(MESSAGES.firstNameRequired),
    last_name: Name(MESSAGES.lastNameRequired),
    password: NewPassword,
    password_confirmation: z.string().min(1, MESSAGES.confirmationRequired),
  })
  .refine((f) => f.password === f.password_confirmation, {
    message: MESSAGES.confirmationMismatch,
    path: ['password_confirmation'],
  })

/** The login's first field that is still to be filled in. */
const firstEmpty = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLInputElement>('#main form input')].find((input) => input.value === '') ?? null

/** Posts the token; true when a password has to be chosen first. Success goes to the login, failure home (spec §2). */
function useConfirm(token: string | null) {
  const navigate = useNavigate()
  return useCallback(
    async (fields: Omit<z.input<typeof ConfirmFields>, 'token'>): Promise<boolean> => {
      const answer = await call(endpoints.users.confirm, { body: { token: token ?? '-', ...fields } })
      if ('choose_password' in answer) return true
      const confirmed: Confirmed = endGuestVisit()
      await navigate(paths.logIn(), { replace: true, state: { confirmed } })
      showNotice(answer.success, { to: firstEmpty })
      return false
    },
    [token, navigate],
  )
}

function ChoosePassword({ confirm }: { confirm: ReturnType<typeof useConfirm> }) {
  const { errors, busy, formProps } = useForm({
    schema: OwnFields,
    send: async (fields) => void (await confirm(fields)),
  })
  return (
    <AuthCard
      step={signUpStep(2)}
      title="Choose a password"
      intro="This account was signed up in another browser. Give your name and choose your own password: only you can log in with it."
      foot={<Link to={paths.resendConfirmation()}>Ask for a new link</Link>}
    >
      <form {...formProps} className={formClass} aria-label="Choose a password">
        {errors.form || errors.token ? (
          <p className={formErrorClass} role="alert">
            {errors.form ?? MESSAGES.linkInvalid}
          </p>
        ) : null}
        <div className={formPairClass}>
          <Field label="First name" name="first_name" autoComplete="given-name" error={errors.first_name} />
          <Field label="Last name" name="last_name" autoComplete="family-name" error={errors.last_name} />
        </div>
        <NewPasswordFields label="Password" errors={errors} />
        <Button type="submit" busy={busy}>
          Confirm my account
        </Button>
      </form>
    </AuthCard>
  )
}

type Step = 'posting' | 'ask' | 'choose'

export default function ConfirmPage() {
  const navigate = useNavigate()
  const token = useLinkToken()
  const confirm = useConfirm(token)
  const [step, setStep] = useState<Step>('posting')
  const started = useRef(false)
  const post = useCallback(
    async (fields: { secret?: string }) => {
      setStep('posting')
      try {
        if (await confirm(fields)) setStep('choose')
      } catch (error) {
        await navigate(paths.home(), { replace: true })
        reportError(error)
      }
    },
    [confirm, navigate],
  )
  // In the browser that signed up the page is the action (spec §2). Elsewhere it waits for a press: mail scanners open links.
  useEffect(() => {
    if (started.current) return
    started.current = true
    const pending = pendingSignUp()
    if (pending) void post(pending.secret === undefined ? {} : { secret: pending.secret })
    else setStep('ask')
  }, [post])
  if (step === 'choose') return <ChoosePassword confirm={confirm} />
  if (step === 'ask')
    return (
      <AuthCard
        step={signUpStep(2)}
        title="Confirm your account"
        intro="You signed up in another browser. One press confirms your address here; then you choose a password."
        foot={
          <span>
            Link too old? <Link to={paths.resendConfirmation()}>Ask for a new one</Link>
          </span>
        }
      >
        <div className={formClass}>
          <Button onClick={() => void post({})}>Confirm my account</Button>
        </div>
      </AuthCard>
    )
  return <AuthWaiting />
}
