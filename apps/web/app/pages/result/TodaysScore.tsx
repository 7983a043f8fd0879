import { useQuery } from '@tanstack/react-query'
import { dashboardData } from '../../api/queries'
import { predicted } from '../../target-words'
import styles from './result.module.css'

type Props = {
  topic: string
  /** Most answers came faster than their questions can be read: they say little. */
  unread: boolean
}

/**
 * What a diagnostic is taken for: the score that the whole topic would give today. How many of its questions were right says
 * little, since they are chosen to be neither too easy nor too hard. Its room is kept while it is asked for.
 */
export function TodaysScore({ topic, unread }: Props) {
  const { data } = useQuery(dashboardData())
  const found = data?.topic === topic ? predicted(data) : null
  return (
    <div className={styles.today} data-unread={unread || undefined}>
      {found ? (
        <>
          <h2>
            {unread ? 'At a rough guess, about' : 'You would get about'} {found.score} {found.scale} today.
          </h2>
          <p>
            {unread
              ? 'Most answers came faster than a question can be read, so your predicted score says little yet.'
              : 'This is your predicted score, for the whole topic.'}{' '}
            {found.band}
          </p>
        </>
      ) : null}
    </div>
  )
}
