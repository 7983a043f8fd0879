import { endpoints } from '@fourfold/contract'
import { call } from '../api/client'
import { planEndedAt, saveValidPlans, session } from './session'

/** Stores what the server says of this user's plans now. */
export async function refreshPlans(): Promise<void> {
  const { token } = session()
  if (!token) return
  const { topics_list_include_free } = await call(endpoints.users.account, {})
  // A login that came in between has stored its own.
  if (session().token !== token) return
  if (JSON.stringify(topics_list_include_free) !== JSON.stringify(session().validPlans))
    saveValidPlans(topics_list_include_free)
}

/** Whether a refused call means that the plan of the current topic has run out. */
export async function planRanOut(error: unknown): Promise<boolean> {
  if ((error as { status?: number }).status !== 403) return false
  await refreshPlans().catch(() => undefined)
  return planEndedAt(session(), session().topic) !== null
}
