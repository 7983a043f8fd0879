import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { queryClient } from '../../api/query-client'
import { forgetLate, type LateAnswers as Kept } from '../../outbox/late-answers'
import { paths } from '../../routing/paths'
import { Button } from '../../ui/Button'
import { keptHere } from './kept-here'
import styles from './tests.module.css'

const listed = ({ given }: Kept): string =>
  given.map(({ number, answer }) => `question ${number}: ${answer}`).join(', ')

/** Answers of this device that came when their test was over: what they were, so that nothing is lost without a word. */
export function LateAnswers() {
  const { data } = useSuspenseQuery(keptHere())
  const forget = async (kept: Kept) => {
    await forgetLate(kept)
    await queryClient.invalidateQueries(keptHere())
  }
  return data.late.map((kept) => (
    <p key={kept.key} className={styles.discarded} role="status">
      <span>
        Not counted in{' '}
        {kept.exam_id === null ? (
          <Link to={paths.test(kept.test_id)}>test {kept.test_id}</Link>
        ) : (
          <Link to={paths.exam(kept.exam_id)}>exam {kept.exam_id}</Link>
        )}
        , because the answers of this device arrived when it was over: {listed(kept)}.
      </span>
      <span className={styles.links}>
        <Button small look="plain" onClick={() => void forget(kept)}>
          Dismiss
        </Button>
      </span>
    </p>
  ))
}
