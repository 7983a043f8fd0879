import { endpoints, type SecondFactors } from '@fourfold/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client'
import { currentUser, secondFactors } from '../../api/queries'
import { Button } from '../../ui/Button'
import { AddApp } from './AddApp'
import { AddPasskey } from './AddPasskey'
import styles from './account.module.css'
import { factorsLine } from './lines'
import { PasswordDialog, type Proof } from './PasswordDialog'
import { RecoveryCodes } from './RecoveryCodes'
import { Section } from './Section'

type Open = 'app' | 'passkey' | { remove: string; send: (proof: Proof) => Promise<unknown> } | null

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

const usedWhen = ({ created_at, used_at }: SecondFactors['passkeys'][number]): string =>
  used_at ? `last used ${day.format(new Date(used_at))}` : `added ${day.format(new Date(created_at))}`

/** What this account asks for besides its password. */
export function SecondFactor() {
  const cache = useQueryClient()
  const { data } = useQuery(secondFactors())
  const [open, setOpen] = useState<Open>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const done = (shown: readonly string[] | null = null) => {
    setOpen(null)
    setCodes(shown)
    void cache.invalidateQueries({ queryKey: secondFactors().queryKey })
    void cache.invalidateQueries({ queryKey: currentUser().queryKey })
  }
  const remove = (what: string, send: (proof: Proof) => Promise<unknown>) => (
    <Button look="outline" small onClick={() => setOpen({ remove: what, send })} aria-label={`Remove ${what}`}>
      Remove
    </Button>
  )
  return (
    <Section id="two-step-login" title="Two-step login" line={data ? factorsLine(data) : ''}>
      <p className={styles.muted}>
        After your password, a code of an authenticator app or a passkey of your device is asked for. Whoever learns
        your password still cannot get in.
      </p>
      <ul className={styles.plans}>
        {data?.code ? (
          <li>
            <span>Authenticator app</span>
            {remove('the authenticator app', (proof) => call(endpoints.second_factor.removeCode, { body: proof }))}
          </li>
        ) : null}
        {data?.passkeys.map((key) => (
          <li key={key.id}>
            <span>
              {key.name} <span className={styles.muted}>passkey, {usedWhen(key)}</span>
            </span>
            {remove(key.name, (proof) =>
              call(endpoints.second_factor.removePasskey, { body: { id: key.id, ...proof } }),
            )}
          </li>
        ))}
      </ul>
      {data && (data.code || data.passkeys.length > 0) ? (
        <p className={styles.muted}>{data.recovery_codes_left} recovery codes left.</p>
      ) : null}
      <div className={styles.actions}>
        {data?.code ? null : (
          <Button look="outline" onClick={() => setOpen('app')}>
            Add an authenticator app
          </Button>
        )}
        <Button look="outline" onClick={() => setOpen('passkey')}>
          Add a passkey
        </Button>
      </div>
      {open === 'app' ? <AddApp onClose={() => setOpen(null)} onDone={done} /> : null}
      {open === 'passkey' ? <AddPasskey onClose={() => setOpen(null)} onDone={done} /> : null}
      {open !== null && typeof open === 'object' ? (
        <PasswordDialog
          title={`Remove ${open.remove}?`}
          button="Remove"
          send={async (proof) => {
            await open.send(proof)
            done()
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {codes ? <RecoveryCodes codes={codes} onClose={() => setCodes(null)} /> : null}
    </Section>
  )
}
