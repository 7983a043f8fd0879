import { endpoints, isFreeTopic } from '@fourfold/contract'
import { ApiError, call } from '../api/client'
import { queryClient } from '../api/query-client'
import { showError } from '../components/shell/notices'
import { paths } from '../routing/paths'
import {
  clearIdentity,
  clearSession,
  saveCart,
  saveGuest,
  saveToken,
  saveTopic,
  saveValidPlans,
  session,
} from './session'

/** Merges the anonymous cart into the user's; an error is no reason to stop a login. */
async function transferCart(): Promise<void> {
  const { products, topics_list_include_free } = await call(endpoints.carts.transfer, {})
  saveCart({ token: null, products })
  saveValidPlans(topics_list_include_free)
}

/** Account data after any login: plans, cart and topic into the browser's storage (spec §4). */
async function loadAccount(): Promise<string> {
  const { user, products, topics_list_include_free } = await call(endpoints.users.account, {})
  saveCart({ token: null, products })
  saveValidPlans(topics_list_include_free)
  saveTopic(user.topic)
  return user.topic
}

async function tokenFor(email: string, password: string): Promise<void> {
  const { jwt } = await call(endpoints.users.token, { body: { auth: { email, password } } })
  queryClient.clear()
  saveToken(jwt)
}

const randomWord = (): string =>
  [...crypto.getRandomValues(new Uint8Array(20))].map((b) => b.toString(16).padStart(2, '0')).join('')

/** Try It Now (spec §4, guest flow): answers with the page to go to. */
export async function tryAsGuest(): Promise<string> {
  if (session().token) return paths.forStudents()
  const email = `${Date.now()}-${randomWord().slice(0, 16)}@guest.invalid`
  const password = randomWord()
  try {
    await call(endpoints.users.create, { body: { user: { guest: true, email, password } } })
    await tokenFor(email, password)
    saveValidPlans(null)
    saveGuest(true)
    await transferCart()
    await loadAccount()
    return paths.forStudents()
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) showError(error.status, error.message)
    return paths.logIn()
  }
}

/** Login (spec §4): token, fresh plans, the stored topic goes to the server, products are loaded. */
export async function logIn(email: string, password: string, claim: string | null): Promise<string> {
  const before = session().topic
  await tokenFor(email, password)
  saveGuest(false)
  saveValidPlans(null)
  if (claim) await call(endpoints.users.claimGuest, { body: { token: claim } })
  if (before) await call(endpoints.users.updateTopic, { body: { user: { topic: before } } }).catch(() => undefined)
  await transferCart()
  await loadAccount()
  return paths.forStudents()
}

export async function logOut(): Promise<void> {
  if (session().token) await call(endpoints.users.revoke, { body: {} }).catch(() => undefined)
  clearSession()
  queryClient.clear()
}

/** Sign up clears who was here before; the guest's token goes along so that the work is kept. */
export async function signUp(fields: {
  first_name: string
  last_name: string
  email: string
  password: string
  password_confirmation: string
}): Promise<string> {
  const { success } = await call(endpoints.users.create, { body: { user: fields } })
  clearIdentity()
  queryClient.clear()
  return success
}

/** Choosing a topic (spec §4): an active one opens the dashboard, another the upgrade page, a failure the login. */
export async function chooseTopic(topic: string): Promise<string> {
  try {
    await call(endpoints.users.updateTopic, { body: { user: { topic } } })
  } catch {
    return paths.logIn()
  }
  saveTopic(topic)
  await queryClient.invalidateQueries()
  const plan = session().validPlans.find((p) => p.name === topic)
  return (plan?.paid_and_active ?? isFreeTopic(topic)) ? paths.dashboard() : paths.upgrade()
}
