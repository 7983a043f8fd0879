import { endpoints, type Test } from '@fourfold/contract'
import { call } from '../api/client'
import { ApiError, OfflineError } from '../api/client-errors'
import { queryClient } from '../api/query-client'
import { testClock } from '../attempt/clock'
import { showNotice } from '../components/shell/notices'
import { session, userIdNow } from '../session/session'
import { type Draft, isDirty, newDraft, type OpenDraft, withServerCopy } from './draft'
import { keepLess } from './keep-less'
import { keepLate } from './late-answers'
import { forgetMarks } from './marks-outbox'
import { rememberModule } from './modules-here'
import { isSealed } from './seal'
import { sealWhatIsLeft } from './seal-left'
import { sendUntilSeen } from './send-draft'
import { get, keys, put, remove } from './store'
import { readDraft, storedForm } from './stored-draft'
import { putAside, putAsideInAnyCase, takeUp } from './unread-drafts'

const PREFIX = 'test:'
export const draftKey = (userId: number, testId: number): string => `${PREFIX}${userId}:${testId}`

async function loadDraft(userId: number, testId: number): Promise<Draft | null> {
  const key = draftKey(userId, testId)
  const stored = await get(key)
  const draft = readDraft(stored)
  // What this release cannot read is not written over.
  if (stored !== null && draft === null) await putAside(key, stored)
  return draft
}

/** Whether the person of a draft is still logged in, by what stands in the storage now: another tab may have logged out. */
const isTheirs = ({ user_id }: Draft): boolean => userIdNow() === user_id

/** After logout of a draft's person: the answers that were not sent, no questions, and no module to hand in. */
async function storeAnswers(key: string, draft: Draft): Promise<boolean> {
  const answers = { ...draft, hand_in: null }
  if (isDirty(answers)) return keepLess(key, storedForm({ ...answers, test: null }))
  await remove(key)
  return true
}

/** Says whether the browser has taken it. */
export async function storeDraft(draft: Draft): Promise<boolean> {
  const key = draftKey(draft.user_id, draft.test_id)
  if (!isTheirs(draft)) return storeAnswers(key, draft)
  const taken = await put(key, storedForm(draft))
  // Logged out while it was written: what the other tab has taken out of the storage is not back in it.
  return isTheirs(draft) ? taken : storeAnswers(key, draft)
}
export const dropDraft = (draft: Draft): Promise<void> => remove(draftKey(draft.user_id, draft.test_id))

const canBeShown = (draft: Draft | null): draft is OpenDraft => draft !== null && draft.test !== null

const isBegun = ({ score, read_only, questions_attributes }: Test): boolean =>
  score === null && !read_only && questions_attributes.some((q) => q.skipped !== null)

/** The newest state: the server's test with what this browser has not sent yet on top of it. */
export async function openDraft(testId: number): Promise<OpenDraft> {
  const userId = session().userId ?? 0
  const local = await loadDraft(userId, testId)
  let test: Test
  const at = testClock()
  try {
    test = await call(endpoints.tests.show, { params: { id: testId } })
  } catch (error) {
    // Offline: what was opened before goes on from the browser's copy.
    if (error instanceof OfflineError && canBeShown(local)) return local
    throw error
  }
  if (test.exam && !test.exam.over) await rememberModule(test.id)
  const draft = !local || test.score !== null ? newDraft(userId, test, at) : withServerCopy(local, test, at)
  // Opening is a checkpoint: Don't Save goes back to what was found here, and never behind it.
  return { ...draft, checkpoint: draft.checkpoint || isBegun(test) }
}

/** Drafts of the person who is logged in, but for the one whose page is open and sends it. */
async function myDrafts(openTestId: number | null): Promise<Draft[]> {
  const { userId, token } = session()
  if (!token || userId === null) return []
  await takeUp(`${PREFIX}${userId}:`)
  const mine = (await keys()).filter((key) => key.startsWith(`${PREFIX}${userId}:`))
  const drafts = await Promise.all(mine.map(async (key) => readDraft(await get(key))))
  return drafts.filter((draft): draft is Draft => draft !== null && draft.test_id !== openTestId)
}

/** Whether this browser still has to hand in a module of an exam. */
export const handInWaits = async (examId: number): Promise<boolean> =>
  (await myDrafts(null)).some(({ hand_in, test }) => hand_in !== null && test?.exam?.id === examId)

const goesOn = ({ test, state, finish, hand_in }: Draft): boolean =>
  test !== null && test.score === null && !test.read_only && !state.expired && finish === null && hand_in === null

/** Tests that this browser keeps: how many have something the server has not seen, and the one that goes on without it. */
export async function testsHere(): Promise<Readonly<{ waiting: number; open: number | null }>> {
  const drafts = await myDrafts(null)
  const open = drafts.filter(goesOn).map(({ test_id }) => test_id)
  return { waiting: drafts.filter(isDirty).length, open: open.length === 0 ? null : Math.max(...open) }
}

/** Refused in this visit, by the server or the browser: kept, and not sent again until the page is loaded anew. */
const refused = new Set<number>()

async function flush(draft: Draft): Promise<void> {
  let latest = draft
  const end = await sendUntilSeen({
    read: () => latest,
    settle: (next) => {
      latest = next
      return storeDraft(next)
    },
    closed: keepLate,
  })
  if (end?.kept) await dropDraft(latest)
  else if (end) refused.add(draft.test_id)
  // A page that shows the exam may have asked before.
  if (end?.kind === 'handed in') void queryClient.invalidateQueries()
}

/** One tab sends a test: the one where it is open, or the first that asks. */
const alone = (testId: number, work: () => Promise<void>): Promise<unknown> =>
  'locks' in navigator
    ? navigator.locks.request(`test-${testId}`, { ifAvailable: true }, (lock) => (lock ? work() : undefined))
    : work()

function sayRefused(draft: Draft, error: ApiError): void {
  refused.add(draft.test_id)
  if (error.status === 422)
    showNotice(`Answers of an earlier test could not be saved: ${error.message} They are kept on this device.`)
}

/**
 * Sends what earlier visits left behind: after a login, when the browser comes back online, and at the start. A draft goes
 * only when the server has confirmed that it has everything; what it refuses stays here.
 */
export async function flushOutbox(openTestId: number | null): Promise<void> {
  for (const draft of await myDrafts(openTestId)) {
    if (refused.has(draft.test_id) || !isDirty(draft)) continue
    try {
      await alone(draft.test_id, () => flush(draft))
    } catch (error) {
      if (!(error instanceof ApiError)) return
      if (error.status >= 500 || [401, 408, 429].includes(error.status)) return
      sayRefused(draft, error)
    }
  }
}

async function forgetQuestionsAt(key: string): Promise<boolean> {
  const stored = await get(key)
  // Of somebody who logged out before: no questions are left in it.
  if (isSealed(stored)) return true
  const draft = readDraft(stored)
  return draft ? storeAnswers(key, draft) : putAsideInAnyCase(key, stored)
}

const ONLY_HERE =
  'This browser has no room for answers that were not sent. Log in again before you close this page, and they are.'

/**
 * After logout no questions stay in the browser's storage: what the server has goes, and of what could not be sent only
 * the answers are kept, sealed, for the next login.
 */
export async function forgetQuestions(): Promise<void> {
  await forgetMarks()
  const kept: boolean[] = []
  for (const key of (await keys()).filter((each) => each.startsWith(PREFIX))) kept.push(await forgetQuestionsAt(key))
  kept.push(await sealWhatIsLeft())
  if (kept.includes(false)) showNotice(ONLY_HERE)
}
