import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../routing/paths'
import { useSession } from '../../session/use-session'
import { PublicBar } from './PublicBar'

/** The address whose letter a guest has still to confirm; looked for at every page, since a sign-up leads to one. */
function usePendingEmail(): string | null {
  const { token, guest } = useSession()
  const { pathname } = useLocation()
  const [email, setEmail] = useState<string | null>(null)
  const waits = token !== null && guest
  // Read from the browser's storage by code that visitors need not load.
  useEffect(() => {
    if (!waits || pathname === '') return
    let current = true
    import('../../session/pending-sign-up')
      .then(({ pendingSignUp }) => current && setEmail(pendingSignUp()?.email ?? null))
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [waits, pathname])
  return waits ? email : null
}

/** Over the public pages, until the letter of a guest's sign-up is confirmed: nothing has stopped, and this is the way on. */
export function PendingSignUp() {
  const email = usePendingEmail()
  if (email === null) return null
  const ways = (
    <>
      <Link to={paths.forStudents()}>Go on</Link>
      <Link to={paths.resendConfirmation()}>Send it again</Link>
    </>
  )
  return (
    <PublicBar label="Sign-up" ways={ways}>
      Please confirm the email we sent to <strong>{email}</strong>. Until then you go on as a guest, and everything is
      kept.
    </PublicBar>
  )
}
