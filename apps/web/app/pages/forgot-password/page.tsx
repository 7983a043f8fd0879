import { endpoints } from '@fourfold/contract'
import { Link } from 'react-router'
import { AuthCard } from '../../components/auth/AuthCard'
import { EmailForm } from '../../components/auth/EmailForm'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'

export const meta = () =>
  pageMeta({
    title: 'Recover Password',
    description: 'Get a link to set a new password.',
    path: paths.forgotPassword(),
  })

export default function ForgotPasswordPage() {
  return (
    <AuthCard title="Recover Password" foot={<Link to={paths.logIn()}>Back to login</Link>}>
      <EmailForm
        endpoint={endpoints.password.forgot}
        button="Email me a recovery link"
        intro="Tell us your address, and we send you a link to choose a new password. It is valid for 60 minutes."
      />
    </AuthCard>
  )
}
