import { type ActiveSession, endpoints } from '@fourfold/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client'
import { activeSessions } from '../../api/queries'
import { reportError, showNotice } from '../../components/shell/notices'
import { paths } from '../../routing/paths'
import { logOut } from '../../session/account-actions'
import { Button } from '../../ui/Button'
import styles from './account.module.css'
import { devicesLine } from './lines'
import { PasswordDialog, type Proof } from './PasswordDialog'
import { Section } from './Section'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

const about = ({ current, created_at, used_at }: ActiveSession): string => {
  const used = current ? 'in use now' : `last used ${moment.format(new Date(used_at))}`
  return `${used}, logged in ${day.format(new Date(created_at))}`
}

type Ending = Readonly<{ title: string; button: string; send: (proof: Proof) => Promise<{ success: string }> }>

const endOne = (login: ActiveSession): Ending => ({
  title: `Log out ${login.device}?`,
  button: 'Log out',
  send: ({ password }) => call(endpoints.sessions.end, { params: { id: login.id }, body: { password } }),
})
const END_OTHERS: Ending = {
  title: 'Log out all other devices?',
  button: 'Log out the others',
  send: ({ password }) => call(endpoints.sessions.endOthers, { body: { password } }),
}

/** Where this account is logged in, for whoever has lost a device, used a shared one, or finds one that is not theirs. */
export function Devices() {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { data } = useQuery(activeSessions())
  const [ending, setEnding] = useState<Ending | null>(null)
  const [done, setDone] = useState('')
  const [busy, setBusy] = useState(false)
  const end = async (proof: Proof) => {
    if (!ending) return
    const { success } = await ending.send(proof)
    setEnding(null)
    setDone(success)
    await cache.invalidateQueries({ queryKey: activeSessions().queryKey })
  }
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
    <Section id="devices" title="Devices" line={data ? devicesLine(data.sessions.length, data.more) : ''}>
      <p className={styles.muted}>
        Where you are logged in. If you do not know one of them, log it out and change your password.
      </p>
      <ul className={styles.plans} aria-label="Devices that are logged in">
        {data?.sessions.map((login) => (
          <li key={login.id}>
            <span className={styles.login}>
              <span>
                {login.device} {login.current ? <strong className={styles.here}>This device</strong> : null}
              </span>
              <span className={styles.muted}>{about(login)}</span>
            </span>
            {login.current ? null : (
              <Button
                look="outline"
                small
                aria-label={`Log out ${login.device}, ${about(login)}`}
                onClick={() => setEnding(endOne(login))}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data?.more ? (
        <p className={styles.muted}>The newest {data.sessions.length} are listed; there are more.</p>
      ) : null}
      <div className={styles.actions}>
        {data && data.sessions.length > 1 ? (
          <Button look="outline" onClick={() => setEnding(END_OTHERS)}>
            Log out all others
          </Button>
        ) : null}
        <Button look="outline" busy={busy} onClick={() => void everywhere()}>
          Log out everywhere
        </Button>
        <p role="status">{done}</p>
      </div>
      {ending ? (
        <PasswordDialog title={ending.title} button={ending.button} send={end} onClose={() => setEnding(null)} />
      ) : null}
    </Section>
  )
}
