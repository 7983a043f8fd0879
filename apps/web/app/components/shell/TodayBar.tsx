import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { examIndex } from '../../api/queries'
import { paths } from '../../routing/paths'
import { stageOf } from '../../today/run'
import { useRun } from '../../today/store'
import { placeIn, stepWords } from '../../today/where'
import { ButtonLink } from '../../ui/Button'
import styles from './TodayBar.module.css'

/** On the pages that a day leads through: where it stands, and the way on. In a step its own button leads, so there is none. */
export function TodayBar() {
  const run = useRun()
  const { pathname } = useLocation()
  const place = run ? placeIn(run, pathname) : null
  // The clock of an exam that runs does not wait: there its button calls.
  const exams = useQuery({ ...examIndex(), enabled: place === 'after' })
  if (!run || stageOf(run) === null || pathname === paths.today()) return null
  const calls = place === 'after' && !exams.data?.running
  return (
    <aside className={styles.bar} aria-label="Today’s queue">
      <p>{stepWords(run, pathname)}</p>
      {place === 'step' ? null : (
        <ButtonLink to={paths.today()} look={calls ? 'primary' : 'outline'} small>
          {run.at + 1 === run.stages.length && place === 'after' ? 'Finish today' : 'Go on with Today'}
        </ButtonLink>
      )}
    </aside>
  )
}
