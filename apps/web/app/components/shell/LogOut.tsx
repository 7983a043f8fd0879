import { useState } from 'react'
import { paths } from '../../routing/paths'
import { useSession } from '../../session/use-session'
import { Button, ButtonLink } from '../../ui/Button'
import { GuestLogOut } from './GuestLogOut'
import styles from './LogOut.module.css'

/** For pages behind a login that have no account menu. Guests are asked first. */
export function LogOut() {
  const { guest } = useSession()
  const [leaving, setLeaving] = useState(false)
  if (!guest)
    return (
      <ButtonLink to={paths.logOut()} look="plain">
        Log Out
      </ButtonLink>
    )
  return (
    <>
      <Button look="plain" onClick={() => setLeaving(true)}>
        Log Out
      </Button>
      {leaving ? <GuestLogOut onClose={() => setLeaving(false)} /> : null}
    </>
  )
}

/** For pages behind a login whose Navbar offers guests to become members instead (spec §2). */
export function LogOutAsGuest() {
  return useSession().guest ? (
    <p className={styles.guest}>
      You are here as a guest. <LogOut />
    </p>
  ) : null
}
