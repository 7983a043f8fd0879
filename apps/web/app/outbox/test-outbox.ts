import { endpoints, type Test } from '@fourfold/contract'
import { ApiError, call, OfflineError } from '../api/client'
import { type Attempt, openAttempt, reduce, toState } from '../attempt/attempt'
import { session } from '../session/session'
import { get, keys, put, remove } from './store'

/** What the browser keeps of an open test: the questions, the state, and how much of it the server has seen. */
export type Draft = Readonly<{
  user_id: number
  test: Test
  state: Attempt
  version: number
  sent: Readonly<Record<number, number>>
  sent_time: Readonly<Record<number, number>>
  /** The student has finished: score it as soon as the server can be reached. */
  finish: boolean
  /** Save Without Scoring was pressed: the next save makes a checkpoint. */
  checkpoint: boolean
}>

export const draftKey = (userId: number, testId: number): string => `test:${userId}:${testId}`

export const newDraft = (userId: number, test: Test): Draft => ({
  user_id: userId,
  test,
  state: openAttempt(test),
  version: test.version,
  sent: {},
  sent_time: Object.fromEntries(test.questions_attributes.map((q) => [q.id, q.time_spent])),
  finish: false,
  checkpoint: false,
})

export const loadDraft = (userId: number, testId: number): Promise<Draft | null> => get<Draft>(draftKey(userId, testId))
export const storeDraft = (draft: Draft): Promise<boolean> => put(draftKey(draft.user_id, draft.test.id), draft)
export const dropDraft = (userId: number, testId: number): Promise<void> => remove(draftKey(userId, testId))

const edits = (state: Attempt): Record<number, number> =>
  Object.fromEntries(state.questions.map((q) => [q.id, q.edits]))
const times = (state: Attempt): Record<number, number> =>
  Object.fromEntries(state.questions.map((q) => [q.id, q.time_ms]))

/**
 * Whether the server has not seen something. Time alone is sent with the next change. A scored test, and one whose plan has
 * run out, is only read: turning its pages is nothing to save.
 */
export const isDirty = (draft: Draft): boolean =>
  draft.test.score === null &&
  !draft.test.read_only &&
  (draft.finish ||
    draft.checkpoint ||
    draft.state.step !== draft.test.step ||
    draft.state.questions.some(
      (q, i) => q.edits > (draft.sent[q.id] ?? 0) || (q.taken && draft.test.taken_tracker[i] !== 'taken'),
    ))

export type Sent =
  | { kind: 'saved'; test: Test; sent: Record<number, number>; sent_time: Record<number, number> }
  | { kind: 'scored'; score: number }
  /** Changed elsewhere: the answer carries the server's copy to merge with. */
  | { kind: 'stale'; test: Test }
  | { kind: 'closed'; test: Test }

/** Sends what the server has not seen, once. */
export async function sendDraft(draft: Draft): Promise<Sent> {
  const body = toState(draft.state, draft.version, draft.sent, draft.sent_time)
  const params = { id: draft.test.id }
  try {
    if (draft.finish) {
      const { score } = await call(endpoints.tests.finish, { params, body })
      return { kind: 'scored', score }
    }
    const test = await call(endpoints.tests.save, { params, body: { ...body, draft: !draft.checkpoint } })
    return { kind: 'saved', test, sent: edits(draft.state), sent_time: times(draft.state) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) {
      const test = error.data.test as Test
      return { kind: test.score === null ? 'stale' : 'closed', test }
    }
    throw error
  }
}

/**
 * A save that was under way may have replaced questions that the student has reached meanwhile (WIRE: diagnostics). One
 * that has unsent work, or is on the screen, stays; the server takes it back when its answer arrives.
 */
function keepShown(draft: Draft, test: Test, seen: Readonly<Record<number, number>>): Test {
  const there = new Set(test.questions_attributes.map((q) => q.id))
  const questions = test.questions_attributes.map((q, i) => {
    const shown = draft.test.questions_attributes[i]
    const own = draft.state.questions[i]
    if (!shown || !own || there.has(shown.id)) return q
    return i === draft.state.step || own.edits > (seen[own.id] ?? 0) ? shown : q
  })
  return { ...test, questions_attributes: questions }
}

/** The draft after the server's answer. */
export function settleDraft(draft: Draft, sent: Exclude<Sent, { kind: 'scored' }>): Draft {
  const seen = sent.kind === 'saved' ? sent.sent : draft.sent
  const test = sent.kind === 'closed' ? sent.test : keepShown(draft, sent.test, seen)
  const state = reduce(draft.state, { type: 'server', test, sent: seen })
  return {
    ...draft,
    test,
    state,
    version: test.version,
    sent: seen,
    sent_time: sent.kind === 'saved' ? sent.sent_time : draft.sent_time,
    checkpoint: sent.kind === 'saved' ? false : draft.checkpoint,
    finish: sent.kind === 'closed' ? false : draft.finish,
  }
}

const ATTEMPTS = 4

/** Sends a stored draft to its end: merges and repeats when it was stale; says whether it is done. */
async function flush(key: string): Promise<boolean> {
  let draft = await get<Draft>(key)
  for (let attempt = 0; draft && attempt < ATTEMPTS; attempt++) {
    if (!isDirty(draft)) break
    const sent = await sendDraft(draft)
    if (sent.kind === 'scored' || sent.kind === 'closed') {
      await remove(key)
      return true
    }
    draft = settleDraft(draft, sent)
    await put(key, draft)
    if (sent.kind === 'saved') break
  }
  return true
}

/**
 * Sends what earlier visits left behind: after a login, when the browser comes back online, and at the start. The test
 * that is open in a page is sent by that page.
 */
export async function flushOutbox(openTestId: number | null): Promise<void> {
  const { userId, token } = session()
  if (!token || userId === null) return
  for (const key of await keys()) {
    const [, user, test] = key.split(':')
    if (!key.startsWith('test:') || Number(user) !== userId || Number(test) === openTestId) continue
    try {
      await flush(key)
    } catch (error) {
      if (error instanceof OfflineError) return
      // A test that is gone (deleted account, foreign device) cannot be sent any more.
      if (error instanceof ApiError && (error.status === 404 || error.status === 422)) await remove(key)
    }
  }
}
