import { useQuery } from '@tanstack/react-query'
import { dashboardData } from '../../api/queries'
import { predicted } from '../../target-words'
import styles from './result.module.css'

/**
 * What a diagnostic is taken for: the score that the whole topic would give today. How many of its questions were right says
 * little, since they are chosen to be neither too easy nor too hard. Its room is kept while it is asked for.
 */
export function TodaysScore({ topic }: { topic: string }) {
  const { data } = useQuery(dashboardData())
  const found = data?.topic === topic ? predicted(data) : null
  return (
    <div className={styles.today}>
      {found ? (
        <>
          <h2>
            You would get about {found.score} {found.scale} today.
          </h2>
          <p>This is your predicted score, for the whole topic. {found.band}</p>
        </>
      ) : null}
    </div>
  )
}
