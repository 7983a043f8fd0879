import { endpoints } from '@fourfold/contract'
import { call } from '../../api/client'
import { session } from '../../session/session'
import type { Facts } from './continuing'

/** Imported at need, so that the contract stays out of the page's first load. */
export async function loadContinuing(): Promise<Facts> {
  const offset = new Date().getTimezoneOffset()
  const [user, today] = await Promise.all([
    call(endpoints.users.current, {}),
    call(endpoints.today.show, { query: { minutes: 20, offset } }),
  ])
  const topic = session().topic ?? user.topic
  return { topic, diagnostic: user.diagnostic_status[topic] ?? -1, today }
}
