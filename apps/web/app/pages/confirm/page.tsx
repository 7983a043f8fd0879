import { endpoints } from '@fourfold/contract'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client'
import { reportError, showNotice } from '../../components/shell/notices'
import { Splash } from '../../components/shell/Splash'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { useLinkToken } from '../../routing/use-link-token'

export const meta = () =>
  pageMeta({ title: 'Confirm your account', description: 'Confirming your account.', noindex: true })

export default function ConfirmPage() {
  const navigate = useNavigate()
  const token = useLinkToken()
  const sent = useRef(false)
  // The page is the action (spec §2): it posts the token once, then goes on to login or home.
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    call(endpoints.users.confirm, { body: { token: token ?? '-' } })
      .then(async ({ success }) => {
        await navigate(paths.logIn(), { replace: true })
        showNotice(success)
      })
      .catch(async (error) => {
        await navigate(paths.home(), { replace: true })
        reportError(error)
      })
  }, [token, navigate])
  return (
    <main id="main" tabIndex={-1}>
      <Splash />
    </main>
  )
}
