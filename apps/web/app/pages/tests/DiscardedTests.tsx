import type { TestListItem } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { queryClient } from '../../api/query-client'
import { ConfirmButton } from '../../components/ConfirmButton'
import { reportError } from '../../components/shell/notices'
import { type Discarded, forgetDiscarded, takeBack } from '../../outbox/discarded'
import { paths } from '../../routing/paths'
import { Button } from '../../ui/Button'
import { keptHere } from './kept-here'
import styles from './tests.module.css'

const those = (n: number): string => (n === 1 ? '1 answer' : `${n} answers`)

/** Answers that Don't Save threw away in the last seven days, with the way back. */
export function DiscardedTests({ tests }: { tests: readonly TestListItem[] }) {
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(keptHere())
  const [busy, setBusy] = useState(false)
  /** A test that stands on another page of the list is told by its number alone. */
  const nameOf = ({ test_id }: Discarded): string => {
    const title = tests.find((test) => test.id === test_id)?.title
    return title ? `“${title}” (test ${test_id})` : `test ${test_id}`
  }
  const undo = async (test: Discarded) => {
    setBusy(true)
    try {
      await takeBack(test)
      await queryClient.invalidateQueries({ refetchType: 'none' })
      await navigate(paths.test(test.test_id))
    } catch (error) {
      reportError(error)
      setBusy(false)
    }
  }
  const forget = async (test: Discarded) => {
    await forgetDiscarded(test)
    await queryClient.invalidateQueries(keptHere())
  }
  return data.discarded.map((test) => (
    <p key={test.key} className={styles.discarded} role="status">
      <span>
        {those(test.answers)} of {nameOf(test)} {test.answers === 1 ? 'was' : 'were'} taken back.
      </span>
      <span className={styles.links}>
        <Button small look="outline" busy={busy} onClick={() => void undo(test)}>
          Undo
        </Button>
        <ConfirmButton
          small
          className={styles.delete}
          question={`Delete ${test.answers === 1 ? 'this answer' : `these ${test.answers} answers`} now? Undo is not possible afterward.`}
          onConfirm={() => forget(test)}
        >
          Delete the {test.answers === 1 ? 'answer' : 'answers'}
        </ConfirmButton>
      </span>
    </p>
  ))
}
