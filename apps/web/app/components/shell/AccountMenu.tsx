import { Menu as Dropdown } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../routing/paths'
import { useSession } from '../../session/use-session'
import { inLibrary } from '../../ui/library'
import { GuestLogOut } from './GuestLogOut'
import styles from './UserMenu.module.css'

/** The menu, open from the start: it is loaded when it is asked for. */
function AccountMenu({ children }: { children: ReactNode }) {
  const { guest, userId } = useSession()
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <Dropdown position="bottom-end" width={guest ? 260 : 200} withinPortal={false} defaultOpened>
        <Dropdown.Target>{children}</Dropdown.Target>
        <Dropdown.Dropdown>
          {guest ? (
            <Dropdown.Label className={styles.guest ?? ''}>
              <strong>Logged in as Guest.</strong> Your work is kept when you sign up, and lost when you log out.
            </Dropdown.Label>
          ) : null}
          {guest || userId === null ? null : (
            <Dropdown.Item component={Link} to={paths.account(userId)}>
              My Account
            </Dropdown.Item>
          )}
          {guest ? null : (
            <Dropdown.Item component={Link} to={paths.forStudents()}>
              Change topic
            </Dropdown.Item>
          )}
          {guest ? (
            <Dropdown.Item onClick={() => setLeaving(true)}>Log Out</Dropdown.Item>
          ) : (
            <Dropdown.Item component={Link} to={paths.logOut()}>
              Log Out
            </Dropdown.Item>
          )}
        </Dropdown.Dropdown>
      </Dropdown>
      {leaving ? <GuestLogOut onClose={() => setLeaving(false)} /> : null}
    </>
  )
}

export default inLibrary(AccountMenu)
