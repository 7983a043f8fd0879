import { endpoints } from '@fourfold/contract'
import { Link } from 'react-router'
import { AuthCard } from '../../components/AuthCard'
import { EmailForm } from '../../components/EmailForm'
import { pageMeta } from '../../meta'
import { paths } from '../../paths'

export const meta = () =>
  pageMeta({
    title: 'Resend Confirmation',
    description: 'Get the confirmation mail once more.',
    path: paths.resendConfirmation(),
  })

export default function ResendConfirmationPage() {
  return (
    <AuthCard
      title="Resend Confirmation"
      intro="The newest link counts; older ones stop working."
      foot={<Link to={paths.logIn()}>Back to login</Link>}
    >
      <EmailForm endpoint={endpoints.users.resendConfirmation} button="Resend Confirmation" />
    </AuthCard>
  )
}
