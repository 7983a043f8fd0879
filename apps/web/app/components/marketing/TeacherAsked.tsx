import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '../../session/use-session'
import { ADD_A_STEP, ProtectIt, toSecondStep } from '../shell/second-step-words'
import { PublicBar } from './PublicBar'

/** The teacher's account that has no second factor yet; asked for at every page, since adding one leads away and back. */
function useAccountAsked(): number | null {
  const { token, guest } = useSession()
  const { pathname } = useLocation()
  const [account, setAccount] = useState<number | null>(null)
  const member = token !== null && !guest
  // Asked of the server by code that visitors need not load.
  useEffect(() => {
    if (!member || pathname === '') return
    let current = true
    import('../../session/second-factor-asked')
      .then(({ accountAsked }) => accountAsked())
      .then((asked) => current && setAccount(asked))
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [member, pathname])
  return member ? account : null
}

/** A teacher is asked on the public pages as within the application: that is where a login leads. */
export function TeacherAsked() {
  const account = useAccountAsked()
  if (account === null) return null
  return (
    <PublicBar label="Two-step login" ways={<Link to={toSecondStep(account)}>{ADD_A_STEP}</Link>}>
      <ProtectIt />
    </PublicBar>
  )
}
