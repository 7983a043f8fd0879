import { logWords } from '@fourfold/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { dashboardData } from '../../api/queries'
import { Sheet } from '../../components/shell/Page'
import { paths } from '../../routing/paths'
import type { Run } from '../../today/run'
import { tell } from '../../today/store'
import { loggedIn } from '../../today/where'
import { Button, ButtonLink } from '../../ui/Button'
import styles from './today.module.css'

/** Mistakes to log: opened by itself once, passed as soon as none waits. */
export function LogStage({ run }: { run: Run }) {
  const navigate = useNavigate()
  const { data, isFetchedAfterMount } = useQuery({ ...dashboardData(), refetchOnMount: 'always' })
  const first = data?.first_question_to_log_id ?? null
  const { done, of } = loggedIn(run)
  // As many as the plan said at Start; what the day itself has brought waits for the next.
  const waiting = isFetchedAfterMount && data ? Math.min(data.questions_to_log_length, of - done) : undefined
  useEffect(() => {
    if (waiting === undefined) return
    if (waiting <= 0 || first === null) return tell({ type: 'on' })
    if (run.logging) return
    tell({ type: 'logging' })
    void navigate(paths.newMistake(first))
  }, [waiting, first, run.logging, navigate])
  return (
    <Sheet title={waiting === undefined ? 'Log mistakes' : logWords(waiting)}>
      <p>What is logged comes back when it is due.</p>
      <div className={styles.actions}>
        <ButtonLink to={first === null ? paths.mistakes() : paths.newMistake(first)}>Go on</ButtonLink>
        <Button look="plain" onClick={() => tell({ type: 'on' })}>
          Skip this
        </Button>
      </div>
    </Sheet>
  )
}
