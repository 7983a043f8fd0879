import { endpoints } from '@fourfold/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client'
import { reportError, showNotice } from '../../components/shell/notices'
import { paths } from '../../routing/paths'
import { logOut } from '../../session/account-actions'
import { Button } from '../../ui/Button'
import styles from './account.module.css'
import { PasswordDialog, type Proof } from './PasswordDialog'
import { Section } from './Section'

/** One JSON file with everything we hold, saved by the browser. */
async function download(id: number): Promise<void> {
  const data = await call(endpoints.users.export, { params: { id } })
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: 'my-data.json' })
  link.click()
  URL.revokeObjectURL(url)
}

function DeleteDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const navigate = useNavigate()
  const remove = async (proof: Proof) => {
    await call(endpoints.users.remove, { params: { id }, body: proof })
    await logOut()
    await navigate(paths.home())
    showNotice('Your account is deleted.')
  }
  return (
    <PasswordDialog title="Delete my account" button="Delete my account" send={remove} onClose={onClose}>
      <p>
        Your name, address, journal, cards and plan are deleted at once and cannot be brought back; backups are
        overwritten within 45 days. Payments are kept without your name, as the law asks. A subscription is not renewed.
      </p>
    </PasswordDialog>
  )
}

export function DangerZone({ id }: { id: number }) {
  const [asking, setAsking] = useState(false)
  return (
    <Section id="your-data" title="Your data" line="Download it, or delete your account">
      <p className={styles.muted}>Everything we hold on you in one file, or the end of your account.</p>
      <div className={styles.actions}>
        <Button look="outline" onClick={() => download(id).catch(reportError)}>
          Download my data
        </Button>
        <Button look="danger" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      {asking ? <DeleteDialog id={id} onClose={() => setAsking(false)} /> : null}
    </Section>
  )
}
