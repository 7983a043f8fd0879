import { endpoints } from '@fourfold/contract'
import { useState } from 'react'
import { call } from '../../api/client'
import { dismissNotice } from '../../components/shell/notices'
import { paths } from '../../routing/paths'
import { Button, ButtonLink } from '../../ui/Button'

export type Names = Readonly<{ first_name: string; last_name: string }>

/** What helps when the letter does not come: once more, or to another address. */
export function NotArrived({ email, names }: { email: string; names: Names }) {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const sendAgain = async () => {
    setBusy(true)
    try {
      await call(endpoints.users.resendConfirmation, { body: { email } })
      setSaid('Sent again. The newest link counts; look in your spam folder too.')
    } catch (error) {
      setSaid((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p>Nothing there after a minute?</p>
      <Button look="outline" small busy={busy} onClick={() => void sendAgain()}>
        Send it again
      </Button>
      <ButtonLink look="outline" small to={paths.signUp()} state={names} onClick={dismissNotice}>
        Wrong address?
      </ButtonLink>
      <p role="status">{said}</p>
    </>
  )
}
