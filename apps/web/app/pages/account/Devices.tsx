import { useState } from 'react'
import { useNavigate } from 'react-router'
import { reportError, showNotice } from '../../components/shell/notices'
import { Sheet } from '../../components/shell/Page'
import { paths } from '../../routing/paths'
import { logOut } from '../../session/account-actions'
import { Button } from '../../ui/Button'
import styles from './account.module.css'

/** Ends every login of this account, for whoever has lost a device or used a shared one. */
export function Devices() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const everywhere = async () => {
    setBusy(true)
    try {
      await logOut({ everywhere: true })
      await navigate(paths.logIn())
      showNotice('You are logged out on all devices.')
    } catch (error) {
      reportError(error)
      setBusy(false)
    }
  }
  return (
    <Sheet title="Devices">
      <p className={styles.muted}>Ends your login on this device and on every other one.</p>
      <div className={styles.actions}>
        <Button look="outline" busy={busy} onClick={() => void everywhere()}>
          Log out everywhere
        </Button>
      </div>
    </Sheet>
  )
}
