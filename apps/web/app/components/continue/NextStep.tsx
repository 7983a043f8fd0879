import { useQuery } from '@tanstack/react-query'
import { dashboardData } from '../../api/queries'
import { usePlanEnded } from '../../session/use-plan-ended'
import { useStartTest } from '../use-start-test'
import { ActionButton } from './ActionButton'

/** The dashboard's next step, for a page that has nothing of its own to show yet. */
export function NextStep() {
  const { data } = useQuery(dashboardData())
  const start = useStartTest()
  const ended = usePlanEnded() !== null
  if (!data || ended) return null
  return (
    <>
      <ActionButton data={data} start={start} look="primary" />
      {start.error ? <p role="alert">{start.error}</p> : null}
      {start.overlay}
    </>
  )
}
