import { useQuery } from '@tanstack/react-query'
import { currentUser } from '../../api/queries'
import { ButtonLink } from '../../ui/Button'
import { ShellNote } from './ShellNote'
import { ADD_A_STEP, ProtectIt, toSecondStep } from './second-step-words'

/** A teacher's account opens more than one's own work: it is asked for a second step until it has one. */
export function SecondFactorAsked() {
  const { data: user } = useQuery(currentUser())
  if (!user?.second_factor_asked) return null
  const add = (
    <ButtonLink to={toSecondStep(user.id)} small>
      {ADD_A_STEP}
    </ButtonLink>
  )
  return (
    <ShellNote label="Two-step login" action={add}>
      <ProtectIt />
    </ShellNote>
  )
}
