import { endpoints } from '@fourfold/contract'
import { Link } from 'react-router'
import { AuthCard } from '../../components/auth/AuthCard'
import { EmailForm } from '../../components/auth/EmailForm'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'

export const meta = () =>
  pageMeta({
    title: 'Resend Confirmation',
    description: 'Get the confirmation email once more.',
    path: paths.resendConfirmation(),
  })

export default function ResendConfirmationPage() {
  return (
    <AuthCard title="Resend Confirmation" foot={<Link to={paths.logIn()}>Back to login</Link>}>
      <EmailForm
        endpoint={endpoints.users.resendConfirmation}
        button="Resend Confirmation"
        intro="The newest link counts; older ones stop working."
      />
    </AuthCard>
  )
}
