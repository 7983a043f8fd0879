import { endpoints, Test } from '@fourfold/contract'
import { call } from '../api/client'
import { ApiError, OfflineError } from '../api/client-errors'
import { serverClock } from '../api/server-clock'
import { testClock } from '../attempt/clock'
import { starsOf, toState } from '../attempt/to-state'
import { closeModule } from './close-module'
import {
  type Answered,
  type Draft,
  isDirty,
  type OpenDraft,
  type Sent,
  settleDraft,
  wholeTest,
  withNames,
} from './draft'

const canBeShown = (draft: Draft): draft is OpenDraft => draft.test !== null

/** The server's copy that comes with a refusal; without it the refusal cannot have come from our server. */
function copyIn(error: ApiError): Test {
  const { data } = Test.safeParse(error.data.test)
  if (!data) throw new OfflineError(error.message)
  return data
}

/** The exam whose module is to be handed in now: every answer goes before, and brings a copy that is missing here. */
const examToClose = (draft: Draft): number | undefined =>
  draft.hand_in === null || isDirty({ ...draft, hand_in: null }) ? undefined : draft.test?.exam?.id

/** Sends what the server has not seen, once. */
async function sendDraft(draft: Draft): Promise<Sent> {
  const examId = examToClose(draft)
  if (examId !== undefined) {
    await closeModule(examId, draft.test_id)
    return { kind: 'handed in' }
  }
  const params = { id: draft.test_id }
  const { state, version, sent, sent_time, names } = draft
  const at = testClock()
  const body = state.scored
    ? starsOf(state, version, sent)
    : { ...toState(state, version, sent, sent_time, at, names), ...serverClock.sentAt(at) }
  try {
    if (draft.finish !== null) {
      const { score } = await call(endpoints.tests.finish, { params, body })
      return { kind: 'scored', score }
    }
    const full = draft.whole || !canBeShown(draft)
    const saved = await call(endpoints.tests.save, {
      params,
      body: { ...body, draft: !draft.checkpoint, ...(full ? { full } : {}) },
    })
    if ('questions_attributes' in saved) return { kind: 'saved', test: saved, before: draft }
    if (!canBeShown(draft)) throw new OfflineError('The whole test was asked for.')
    return { kind: 'saved', test: wholeTest(draft, saved), before: draft }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    const test = copyIn(error)
    // A module that was handed in takes what was given before, on top of its newest version; what it refuses then is too late.
    const isClosed = test.score !== null || (test.exam?.closed === true && test.version === version)
    return isClosed ? { kind: 'closed', test } : { kind: 'stale', test, before: draft }
  }
}

export type Box<D extends Draft> = Readonly<{
  read: () => D
  settle: (draft: D | OpenDraft) => Promise<unknown>
  /** The test is over, here or elsewhere: keeps what is unsent and differs from the server's copy, and says whether it could. */
  closed: (draft: Draft, test: Test) => Promise<boolean>
}>

/** `kept`: nothing stands in the draft alone, which can go. */
export type Ended = Readonly<{ kept: boolean } & (Exclude<Sent, Answered> | { kind: 'closed'; test: Test })>

/** Also a module that was handed in elsewhere and has just taken what was given here before. */
const isOver = (sent: Answered): boolean =>
  sent.kind === 'closed' || (sent.kind === 'saved' && sent.test.exam?.closed === true)

/** More than one save is rare: something was changed meanwhile, here or on another device. */
const MOST_SAVES = 5

/**
 * The one loop that sends a draft until the server has seen all of it, for the open page and for what earlier visits left
 * behind. Every answer is settled before the next save goes out; what fails is thrown to the caller.
 */
export async function sendUntilSeen<D extends Draft>(box: Box<D>): Promise<Ended | null> {
  for (let n = 0; n < MOST_SAVES && isDirty(box.read()); n++) {
    const unnamed = box.read()
    const draft = withNames(unnamed)
    // Kept as it goes, since nobody may ever tell this browser whether it has arrived; a page that is being closed does not wait for that.
    if (draft !== unnamed) void box.settle(draft)
    const at = testClock()
    const sent = await sendDraft(draft)
    if (sent.kind === 'scored' || sent.kind === 'handed in') return { ...sent, kept: true }
    const ends = isOver(sent) && !draft.state.scored
    const kept = !ends || (await box.closed(box.read(), sent.test))
    // Settled, the draft would say that the server has everything.
    if (kept) await box.settle(settleDraft(box.read(), sent, at))
    if (ends) return { kind: 'closed', test: sent.test, kept }
  }
  return null
}
