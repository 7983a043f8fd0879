import { day } from '../../format'
import { paths } from '../../routing/paths'
import { usePlanEnded } from '../../session/use-plan-ended'
import { ButtonLink } from '../../ui/Button'
import { ShellNote } from './ShellNote'

/** Over every page of a topic whose plan has run out: what stays, what does not, and the way on. */
export function PlanEnded() {
  const ended = usePlanEnded()
  if (!ended) return null
  const upgrade = (
    <ButtonLink to={paths.upgrade()} small>
      Upgrade
    </ButtonLink>
  )
  return (
    <ShellNote label="Plan" action={upgrade}>
      <strong>
        Your {ended.topic} plan ended on {day(ended.at)}.
      </strong>{' '}
      Your tests, results, journal and cards stay here to read. New tests need a plan.
    </ShellNote>
  )
}
