import { endpoints } from '@fourfold/contract'
import { call } from '../api/client'
import { queryClient } from '../api/query-client'
import { paths } from '../routing/paths'
import { tryAsGuest } from './account-actions'
import { session } from './session'

/** The first questions of the topic that everybody has from the start; a visitor becomes a guest for them. Answers with the page to go to. */
export async function startFirst(): Promise<string> {
  if (!session().token) {
    const to = await tryAsGuest()
    if (!session().token) return to
  }
  const { id } = await call(endpoints.tests.createPractice, {
    body: { question_mode: 'Recommendation', custom_question_ids: [], first_look: true },
  })
  void queryClient.invalidateQueries()
  return paths.test(id)
}
