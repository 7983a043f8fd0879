import { useLocation } from 'react-router'
import { paths } from '../../routing/paths'
import { stageOf } from '../../today/run'
import { useRun } from '../../today/store'
import { ButtonLink } from '../../ui/Button'
import styles from './TodayBar.module.css'

/** On the pages that a day leads through: where it stands, and the way on. */
export function TodayBar() {
  const run = useRun()
  const { pathname } = useLocation()
  if (!run || pathname === paths.today()) return null
  const stage = stageOf(run)
  return (
    <aside className={styles.bar} aria-label="Today’s queue">
      <p>{stage === null ? 'Today is done.' : `Today: step ${run.at + 1} of ${run.stages.length}`}</p>
      <ButtonLink to={paths.today()} small>
        {stage === null ? 'See what it has done' : 'Go on with Today'}
      </ButtonLink>
    </aside>
  )
}
