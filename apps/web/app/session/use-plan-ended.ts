import { planEndedAt } from './session'
import { useSession } from './use-session'

/** The current topic and when its plan ran out, or null: then everything may be used, not only read. */
export function usePlanEnded(): { topic: string; at: string } | null {
  const session = useSession()
  const at = planEndedAt(session, session.topic)
  return session.topic !== null && at !== null ? { topic: session.topic, at } : null
}
