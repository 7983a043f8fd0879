import { endpoints, isFreeTopic, type SecondFactorAsked } from '@fourfold/contract'
import { call } from '../api/client'
import { inTurn } from '../api/patiently'
import { currentUser } from '../api/queries'
import { queryClient } from '../api/query-client'
import { reportError } from '../components/shell/notices'
import { paths } from '../routing/paths'
import { keepKnownBrowser, knownBrowsers } from './known-browsers'
import { openTopic } from './open-topic'
import { clearPendingSignUp, pendingSignUp, savePendingSignUp } from './pending-sign-up'
import { proofOf, type ShownFactor } from './second-proof'
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
import { changeTopic, topicLeft } from './topic-before'

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

const sendTopic = (topic: string): Promise<unknown> =>
  call(endpoints.users.updateTopic, { body: { user: { topic } } }).catch(() => undefined)

const askToken = (email: string, password: string) =>
  inTurn(() => call(endpoints.users.token, { body: { auth: { email, password }, known_browsers: knownBrowsers() } }))

function enterWith(jwt: string): void {
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
    const { jwt } = await call(endpoints.users.create, { body: { user: { guest: true, email, password } } })
    const given = jwt === undefined ? await askToken(email, password) : { jwt }
    if (!('jwt' in given)) throw new Error('A guest has no second factor.')
    enterWith(given.jwt)
    saveValidPlans(null)
    saveGuest(true)
    await transferCart()
    await loadAccount()
    return paths.forStudents()
  } catch (error) {
    // The specification's way is the login; the window says why it leads there.
    reportError(error)
    return paths.logIn()
  }
}

export type SecondStep = SecondFactorAsked['second_factor']

/** The password is right: the page to go to, or the second step that the account asks for. */
export async function logIn(email: string, password: string, claim: string | null): Promise<string | SecondStep> {
  const given = await askToken(email, password)
  if (!('jwt' in given)) return given.second_factor
  keepKnownBrowser(given.known_browser)
  return enterAccount(given.jwt, claim)
}

/** What is shown in the second step; the page to go to. */
export async function logInWithFactor(pending: string, shown: ShownFactor, claim: string | null): Promise<string> {
  const body = { ...(await proofOf(pending, shown)), known_browsers: knownBrowsers() }
  const { jwt, known_browser } = await call(endpoints.second_factor.logIn, { body })
  keepKnownBrowser(known_browser)
  return enterAccount(jwt, claim)
}

/** Login (spec §4): token, fresh plans, the current topic goes to the server, products are loaded. */
async function enterAccount(jwt: string, claim: string | null): Promise<string> {
  enterWith(jwt)
  clearPendingSignUp()
  saveGuest(false)
  saveValidPlans(null)
  if (claim) await call(endpoints.users.claimGuest, { body: { token: claim } })
  await transferCart()
  // The account's topic is the server's, whatever another person or a guest left in this browser; it is sent as every
  // login does (spec §4).
  await sendTopic(await loadAccount())
  return paths.forStudents()
}

/** Ends this login, or those on all devices, and leaves nothing of it in the browser but answers that were never sent. */
export async function logOut({ everywhere = false } = {}): Promise<void> {
  if (everywhere) await call(endpoints.users.revoke, { body: { all: true } })
  else if (session().token) await call(endpoints.users.revoke, { body: {} }).catch(() => undefined)
  const { forgetQuestions } = await import('../outbox/test-outbox')
  // First: another tab that stores its open test from now on stores no questions.
  clearSession()
  await forgetQuestions().catch(() => undefined)
  queryClient.clear()
}

/** Sign up: the guest's token goes along so that the work is kept, and the guest stays until the letter is confirmed. */
export async function signUp(fields: {
  first_name: string
  last_name: string
  email: string
  password: string
  password_confirmation: string
}): Promise<string> {
  const { success, pending_sign_up } = await call(endpoints.users.create, { body: { user: fields } })
  savePendingSignUp({ email: fields.email, ...(pending_sign_up === undefined ? {} : { secret: pending_sign_up }) })
  if (pending_sign_up === undefined || !session().guest) {
    clearIdentity()
    queryClient.clear()
  }
  return success
}

/** The sign-up is confirmed: the guest, if one signed up here, has become the member, who logs in next with this address. */
export function endGuestVisit(): Readonly<{ email: string | null; guest: boolean }> {
  const pending = pendingSignUp()
  const { guest } = session()
  clearPendingSignUp()
  if (guest) {
    clearIdentity()
    queryClient.clear()
  }
  return { email: pending?.email ?? null, guest: guest && pending?.secret !== undefined }
}

/** Choosing a topic (spec §4): an active one opens the dashboard, another the upgrade page, a failure the login. */
export async function chooseTopic(topic: string): Promise<string> {
  try {
    const user = await call(endpoints.users.updateTopic, { body: { user: { topic } } })
    queryClient.setQueryData(currentUser().queryKey, user)
  } catch {
    return paths.logIn()
  }
  changeTopic(topic)
  await queryClient.invalidateQueries()
  const plan = session().validPlans.find((p) => p.name === topic)
  return (plan?.paid_and_active ?? isFreeTopic(topic)) ? paths.dashboard() : paths.upgrade()
}

/** The open topic to go back to from one that no plan opens. */
export async function findOpenTopic(): Promise<string | null> {
  const { diagnostic_status } = await queryClient.fetchQuery(currentUser())
  return openTopic(session(), diagnostic_status, topicLeft(session().userId))
}

/** Back to the student's own work; without any open topic to the choice of one. */
export async function backToOpenTopic(): Promise<string> {
  const topic = await findOpenTopic()
  return topic === null ? paths.forStudents() : chooseTopic(topic)
}
