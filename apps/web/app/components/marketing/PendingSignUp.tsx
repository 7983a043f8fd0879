import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../routing/paths'
import { useSession } from '../../session/use-session'
import { useNotice } from '../shell/notices'
import { PublicBar, PublicBarRoom } from './PublicBar'

/** Looked at before any code is loaded for it: most visitors never signed up. */
function somebodySignedUp(): boolean {
  try {
    return localStorage.getItem('pending_sign_up') !== null
  } catch {
    return false
  }
}

/** The address whose letter a guest or a visitor has still to confirm; looked for at every page, since a sign-up leads to one. */
function usePendingEmail(): string | null {
  const { token, guest } = useSession()
  const { pathname } = useLocation()
  const [email, setEmail] = useState<string | null>(null)
  const waits = token === null || guest
  // Read from the browser's storage by code that visitors need not load.
  useEffect(() => {
    if (!waits || pathname === '') return
    const tell = (found: string | null) => {
      // The room that the head's script keeps goes where there is nobody to remind.
      if (found === null) delete document.documentElement.dataset.pending
      else document.documentElement.dataset.pending = ''
      setEmail(found)
    }
    if (!somebodySignedUp()) return tell(null)
    let current = true
    import('../../session/pending-sign-up')
      .then(({ pendingSignUp }) => current && tell(pendingSignUp()?.email ?? null))
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [waits, pathname])
  return waits ? email : null
}

/** Only letters lead there, so that no page of ours has a link to it. */
const CONFIRM = '/confirm'

/** Over the public pages, until the letter of a sign-up is confirmed: a guest goes on meanwhile, a visitor logs in then. */
export function PendingSignUp() {
  const email = usePendingEmail()
  const { token } = useSession()
  const { pathname } = useLocation()
  const notice = useNotice()
  // The window after a sign-up says it first; with its last press the bar comes.
  if (notice?.kind === 'notice' && notice.alone) return null
  // What it asks for is done on the page that the letter opens.
  if (pathname === CONFIRM) return null
  // A visitor's would only lead to where one is.
  if (email === null) return <PublicBarRoom visitors={pathname !== paths.logIn()} />
  if (token === null && pathname === paths.logIn()) return null
  if (token === null)
    return (
      <PublicBar
        label="Sign-up"
        ways={
          <>
            <Link to={paths.logIn()}>Log In</Link>
            <Link to={paths.resendConfirmation()}>Send it again</Link>
          </>
        }
      >
        One step left: open the email we sent to <strong>{email}</strong> and confirm. Then log in.
      </PublicBar>
    )
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
