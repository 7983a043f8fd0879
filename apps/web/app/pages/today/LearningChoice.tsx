import { endpoints, type ReviewOverview } from '@fourfold/contract'
import { useState } from 'react'
import { call } from '../../api/client'
import { dashboardData, flashcard, mistake, reviewOverview } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { reportError } from '../../components/shell/notices'
import { tell } from '../../today/store'
import { Button } from '../../ui/Button'
import styles from './today.module.css'

type Props = { learning: ReviewOverview['learning'] }

/** What is being learned can be seen once more at once, or left for tomorrow: neither is asked for. */
export function LearningChoice({ learning }: Props) {
  const [busy, setBusy] = useState(false)
  const again = () => {
    // Their buttons say other times by now.
    for (const { kind, id } of learning)
      queryClient.removeQueries({ queryKey: (kind === 'flashcard' ? flashcard(id) : mistake(id)).queryKey })
    tell({ type: 'again', queue: learning.map(({ kind, id }) => ({ kind, id })) })
  }
  const tomorrow = async () => {
    setBusy(true)
    try {
      const query = { offset: new Date().getTimezoneOffset() }
      await Promise.all(learning.map(({ kind, id }) => call(endpoints.reviews.bury, { params: { kind, id }, query })))
      await Promise.all(
        [dashboardData(), reviewOverview()].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey, exact: true }),
        ),
      )
    } catch (error) {
      reportError(error)
    }
    setBusy(false)
  }
  return (
    <div className={styles.again} role="group" aria-label="What you are learning">
      <Button look="outline" small disabled={busy} onClick={again}>
        Review {learning.length === 1 ? 'it' : 'them'} now
      </Button>
      <Button look="outline" small busy={busy} onClick={() => void tomorrow()}>
        Tomorrow
      </Button>
    </div>
  )
}
