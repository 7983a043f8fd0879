import { ShellNote } from '../../components/shell/ShellNote'
import { paths } from '../../routing/paths'
import { lastSample } from '../../session/last-sample'
import { planIsActive } from '../../session/session'
import { useSession } from '../../session/use-session'
import { ButtonLink } from '../../ui/Button'

/** Whoever has finished the sample of another topic and begun nothing here finds the way back to its end. */
export function SampleTaken() {
  const session = useSession()
  const sample = lastSample(session.userId)
  if (sample === null || sample.topic === session.topic || planIsActive(session, sample.topic)) return null
  const back = (
    <ButtonLink to={paths.sample(sample.id)} look="outline" small>
      Your sample and the plans
    </ButtonLink>
  )
  return (
    <ShellNote label="Your sample" action={back}>
      You finished ten questions of {sample.topic}. What happened in them is kept.
    </ShellNote>
  )
}
