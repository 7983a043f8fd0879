import { endpoints, type Test } from '@fourfold/contract'
import { call } from '../api/client'
import { ApiError, OfflineError } from '../api/client-errors'
import { testClock } from '../attempt/clock'
import { showNotice } from '../components/shell/notices'
import { session } from '../session/session'
import { type Draft, isDirty, newDraft, type OpenDraft, withServerCopy } from './draft'
import { forgetMarks } from './marks-outbox'
import { sendAll } from './send-draft'
import { get, keys, put, remove } from './store'
import { readDraft, storedForm } from './stored-draft'

const PREFIX = 'test:'
export const draftKey = (userId: number, testId: number): string => `${PREFIX}${userId}:${testId}`

const loadDraft = async (userId: number, testId: number): Promise<Draft | null> =>
  readDraft(await get(draftKey(userId, testId)))
/** Says whether the browser has taken it. */
export const storeDraft = (draft: Draft): Promise<boolean> =>
  put(draftKey(draft.user_id, draft.test_id), storedForm(draft))
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
  const draft = !local || test.score !== null ? newDraft(userId, test, at) : withServerCopy(local, test, at)
  // Opening is a checkpoint: Don't Save goes back to what was found here, and never behind it.
  return { ...draft, checkpoint: draft.checkpoint || isBegun(test) }
}

/** Drafts of the person who is logged in, but for the one whose page is open and sends it. */
async function myDrafts(openTestId: number | null): Promise<Draft[]> {
  const { userId, token } = session()
  if (!token || userId === null) return []
  const mine = (await keys()).filter((key) => key.startsWith(`${PREFIX}${userId}:`))
  const drafts = await Promise.all(mine.map(async (key) => readDraft(await get(key))))
  return drafts.filter((draft): draft is Draft => draft !== null && draft.test_id !== openTestId)
}

async function flush(draft: Draft): Promise<void> {
  let latest = draft
  const end = await sendAll({
    read: () => latest,
    settle: (next) => {
      latest = next
      return storeDraft(next)
    },
  })
  if (end) await dropDraft(latest)
}

/** One tab sends a test: the one where it is open, or the first that asks. */
const alone = (testId: number, work: () => Promise<void>): Promise<unknown> =>
  'locks' in navigator
    ? navigator.locks.request(`test-${testId}`, { ifAvailable: true }, (lock) => (lock ? work() : undefined))
    : work()

/** Refused in this visit: kept, and not sent again until the page is loaded anew. */
const refused = new Set<number>()

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

/**
 * After logout no questions stay in the browser's storage: what the server has goes, and of what could not be sent only
 * the answers are kept for the next login.
 */
export async function forgetQuestions(): Promise<void> {
  await forgetMarks()
  for (const key of (await keys()).filter((each) => each.startsWith(PREFIX))) {
    const draft = readDraft(await get(key))
    if (draft && isDirty(draft)) await put(key, storedForm({ ...draft, test: null }))
    else await remove(key)
  }
}
