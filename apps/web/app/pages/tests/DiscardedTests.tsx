import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { queryClient } from '../../api/query-client'
import { ConfirmButton } from '../../components/ConfirmButton'
import { reportError } from '../../components/shell/notices'
import { type Discarded, discardedTests, forgetDiscarded, takeBack } from '../../outbox/discarded'
import { paths } from '../../routing/paths'
import { Button } from '../../ui/Button'
import styles from './tests.module.css'

/** Answers that Don't Save threw away in the last seven days, with the way back. */
export function DiscardedTests() {
  const navigate = useNavigate()
  const [found, setFound] = useState<readonly Discarded[]>([])
  const [busy, setBusy] = useState(false)
  // The browser's storage answers later than the first paint.
  useEffect(() => {
    void discardedTests().then(setFound)
  }, [])
  const undo = async (test: Discarded) => {
    setBusy(true)
    try {
      await takeBack(test)
      await queryClient.invalidateQueries()
      await navigate(paths.test(test.test_id))
    } catch (error) {
      reportError(error)
      setBusy(false)
    }
  }
  const forget = async (test: Discarded) => {
    await forgetDiscarded(test)
    setFound((all) => all.filter((each) => each !== test))
  }
  return found.map((test) => (
    <p key={test.key} className={styles.discarded} role="status">
      <span>
        {test.answers === 1 ? '1 answer' : `${test.answers} answers`} of test {test.test_id}{' '}
        {test.answers === 1 ? 'was' : 'were'} not saved.
      </span>
      <span className={styles.links}>
        <Button small look="outline" busy={busy} onClick={() => void undo(test)}>
          Undo
        </Button>
        <ConfirmButton
          small
          question={`Delete ${test.answers === 1 ? 'this answer' : `these ${test.answers} answers`} now? Undo is not possible afterward.`}
          onConfirm={() => forget(test)}
        >
          Delete now
        </ConfirmButton>
      </span>
    </p>
  ))
}
