import { endpoints, type ReviewKind } from '@fourfold/contract'
import { useState } from 'react'
import { call } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { Button } from '../../ui/Button'
import { reportError } from '../shell/notices'
import styles from './ReviewTools.module.css'

/** Says that a card or mistake is no longer asked, and ends that. */
export function Resume({ kind, id }: { kind: ReviewKind; id: number }) {
  const [busy, setBusy] = useState(false)
  const resume = async () => {
    setBusy(true)
    try {
      await call(endpoints.reviews.resume, { params: { kind, id } })
      await queryClient.invalidateQueries()
    } catch (error) {
      reportError(error)
    }
    setBusy(false)
  }
  return (
    <p className={styles.suspended}>
      <span>You stopped this one: it is not asked anymore.</span>
      <Button look="outline" small busy={busy} onClick={resume}>
        Ask again
      </Button>
    </p>
  )
}
