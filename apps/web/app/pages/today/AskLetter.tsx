import { endpoints } from '@fourfold/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client'
import { studySettings } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { reportError } from '../../components/shell/notices'
import { Sheet } from '../../components/shell/Page'
import { useSession } from '../../session/use-session'
import { Button } from '../../ui/Button'
import styles from './today.module.css'

/** Asked once, of members only: a guest has no address. */
export function AskLetter() {
  const { guest } = useSession()
  const { data } = useQuery(studySettings())
  const [said, setSaid] = useState<string | null>(null)
  const choose = async (weekly_letter: boolean) => {
    try {
      queryClient.setQueryData(
        studySettings().queryKey,
        await call(endpoints.users.updateStudy, { body: { weekly_letter } }),
      )
      setSaid(weekly_letter ? 'We write on Sundays. My Account ends it.' : 'We do not write, and do not ask again.')
    } catch (error) {
      reportError(error)
    }
  }
  if (said !== null) return <p role="status">{said}</p>
  if (guest || data?.weekly_letter !== null) return null
  return (
    <Sheet title="A weekly email on Sundays?">
      <p>What you did this week, what moved, and what comes next. One email a week, with a link to unsubscribe.</p>
      <div className={styles.actions}>
        <Button look="outline" onClick={() => void choose(true)}>
          Yes, please
        </Button>
        <Button look="plain" onClick={() => void choose(false)}>
          No, thanks
        </Button>
      </div>
    </Sheet>
  )
}
