import { useLocation } from 'react-router'
import { paths } from '../../routing/paths'
import { stageOf } from '../../today/run'
import { useRun } from '../../today/store'
import { ButtonLink } from '../../ui/Button'
import styles from './TodayBar.module.css'

const NEW_MISTAKE = '/mistakes/new'

/** On the pages that a day leads through: where it stands, and the way on. */
export function TodayBar() {
  const run = useRun()
  const { pathname } = useLocation()
  if (!run || stageOf(run) === null || pathname === paths.today()) return null
  // On the page of a step its own button leads.
  const look = stageOf(run) === 'log' && pathname === NEW_MISTAKE ? 'outline' : 'primary'
  return (
    <aside className={styles.bar} aria-label="Today’s queue">
      <p>{run.stages.length > 1 ? `Today: step ${run.at + 1} of ${run.stages.length}` : 'Today’s queue'}</p>
      <ButtonLink to={paths.today()} look={look} small>
        {run.at + 1 === run.stages.length ? 'Finish today' : 'Go on with Today'}
      </ButtonLink>
    </aside>
  )
}
