import { currentUser } from '../api/queries'
import { queryClient } from '../api/query-client'

/** The account that is asked for a second factor, or null. */
export async function accountAsked(): Promise<number | null> {
  const user = await queryClient.fetchQuery(currentUser())
  return user.second_factor_asked ? user.id : null
}
