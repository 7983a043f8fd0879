import { FIRST_QUESTIONS, SignUpFields } from '@fourfold/contract'
import { Link, useLocation, useNavigate } from 'react-router'
import {
  AuthCard,
  formClass,
  formErrorClass,
  formNoteClass,
  formPairClass,
  formWaysClass,
  signUpStep,
} from '../../components/auth/AuthCard'
import { NewPasswordFields } from '../../components/auth/NewPasswordFields'
import { visitorClass } from '../../components/marketing/Blocks'
import { type NoticeLink, showNotice } from '../../components/shell/notices'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { signUp } from '../../session/account-actions'
import { useSession } from '../../session/use-session'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { useForm } from '../../ui/form'
import { type Names, NotArrived } from './NotArrived'

export const meta = () =>
  pageMeta({ title: 'Sign Up', description: 'Create a free account and keep your progress.', path: paths.signUp() })

/** Where the embedded mailbox shows the mail on a machine without a mail server. */
async function mailboxLink(): Promise<NoticeLink | undefined> {
  const open = await fetch('/dev/mail.json')
    .then((r) => r.ok && (r.headers.get('content-type') ?? '').includes('json'))
    .catch(() => false)
  return open
    ? { href: '/dev/mail', label: 'No mail server is set up: open the mailbox of this server', outside: true }
    : undefined
}

export default function SignUpPage() {
  const navigate = useNavigate()
  const { guest } = useSession()
  // Whoever comes back for a wrong address need not type the names again.
  const names = (useLocation().state ?? {}) as Partial<Names>
  const { errors, busy, formProps } = useForm({
    schema: SignUpFields,
    fallbackField: 'email',
    send: async (fields) => {
      const notice = await signUp(fields)
      const { email, first_name, last_name } = fields
      const link = await mailboxLink()
      await navigate(paths.home())
      showNotice(notice, {
        detail: `The link in it opens the login, with your address filled in.${guest ? ' Until then you go on as a guest, and everything is kept.' : ''}`,
        ...(link ? { link } : {}),
        alone: {
          step: signUpStep(2),
          title: 'Check your mail',
          address: email,
          more: <NotArrived email={email} names={{ first_name, last_name }} />,
        },
      })
    },
  })
  return (
    <AuthCard
      step={signUpStep(1)}
      title="Sign Up"
      intro={
        guest
          ? 'Everything you did as a guest stays yours.'
          : 'Free for Algebra 1, Geometry, Algebra 2 and Trigonometry. No card needed.'
      }
      foot={
        <ul className={formWaysClass}>
          <li>
            Already have an account? <Link to={paths.logIn()}>Log In</Link>
          </li>
          <li className={visitorClass}>
            <span>
              Not sure yet? <Link to={paths.forStudents()}>Try {FIRST_QUESTIONS} questions first</Link>
            </span>
          </li>
        </ul>
      }
    >
      <form {...formProps} className={formClass} aria-label="Sign Up">
        {errors.form ? <p className={formErrorClass}>{errors.form}</p> : null}
        <div className={formPairClass}>
          <Field
            label="First name"
            name="first_name"
            autoComplete="given-name"
            defaultValue={names.first_name}
            error={errors.first_name}
          />
          <Field
            label="Last name"
            name="last_name"
            autoComplete="family-name"
            defaultValue={names.last_name}
            error={errors.last_name}
          />
        </div>
        <Field label="Email" name="email" type="email" inputMode="email" autoComplete="email" error={errors.email} />
        <NewPasswordFields label="Password" errors={errors} />
        <Button type="submit" busy={busy}>
          Sign Up
        </Button>
        <p className={formNoteClass}>
          By signing up you agree to our <Link to={paths.terms()}>Terms of Service</Link>.
        </p>
      </form>
    </AuthCard>
  )
}
