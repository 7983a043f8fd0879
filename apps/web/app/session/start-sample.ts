import { endpoints } from '@fourfold/contract'
import { call } from '../api/client'
import { queryClient } from '../api/query-client'
import { paths } from '../routing/paths'
import { tryAsGuest } from './account-actions'
import { session } from './session'

/** A paid topic's free sample; a visitor becomes a guest for it. Answers with the page to go to. */
export async function startSample(topic: string): Promise<string> {
  if (!session().token) {
    const to = await tryAsGuest()
    if (!session().token) return to
  }
  const { id } = await call(endpoints.tests.createSample, { body: { topic } })
  void queryClient.invalidateQueries()
  return paths.test(id)
}
