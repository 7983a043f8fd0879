import { afterEach, expect, test } from 'vitest'
import { currentUser } from '../api/queries'
import { queryClient } from '../api/query-client'
import { accountAsked } from './second-factor-asked'

type User = Awaited<ReturnType<NonNullable<ReturnType<typeof currentUser>['queryFn']>>>
const know = (user: Partial<User>) => queryClient.setQueryData(currentUser().queryKey, user as User)
afterEach(() => queryClient.clear())

test('only the account of a teacher without a second factor is asked for one', async () => {
  know({ id: 7, second_factor_asked: true })
  expect(await accountAsked()).toBe(7)
  know({ id: 7 })
  expect(await accountAsked()).toBeNull()
})
