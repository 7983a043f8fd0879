import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Splash } from '../../components/shell/Splash'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { logOut } from '../../session/account-actions'

export const meta = () => pageMeta({ title: 'Log Out', description: 'Logging out.', noindex: true })

export default function LogOutPage() {
  const navigate = useNavigate()
  // The page is the action (spec §2): opening it logs out, then goes home.
  useEffect(() => {
    void logOut().then(() => navigate(paths.home(), { replace: true }))
  }, [navigate])
  return (
    <main id="main" tabIndex={-1}>
      <Splash message="Logging out..." />
    </main>
  )
}
