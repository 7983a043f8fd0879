import { endpoints, LIMITS, type Mark, MESSAGES } from '@fourfold/contract'
import { call } from '../api/client'
import { ApiError } from '../api/client-errors'
import type { SaveState } from '../attempt/keep-test'
import { type MarksDraft, NO_MARKS, shownMarks, withAnswer, withChange } from '../outbox/marks-draft'
import { loadMarks, sendMarks, storeMarks } from '../outbox/marks-outbox'
import { userIdNow } from '../session/session'

const SAVE_DELAY_MS = 500
const RETRY_MS = 3_000

export type KeptMarks = Readonly<{
  marks: readonly Mark[]
  saveState: SaveState
  /** Why the server will not take them, in its words. */
  refusal: string | null
}>

const passes = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || [401, 408, 429].includes(error.status)

/** Keeps the highlights of a test: every change goes into the browser's storage at once and to the server soon after. */
export function keepMarks(testId: number) {
  const userId = userIdNow()
  let draft: MarksDraft = NO_MARKS
  let kept: KeptMarks = { marks: [], saveState: 'saved', refusal: null }
  let stored = true
  let sending = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const show = (part: Partial<KeptMarks>) => {
    kept = { ...kept, ...part }
    for (const listener of listeners) listener()
  }
  const settle = async (next: MarksDraft): Promise<void> => {
    draft = next
    show({ marks: shownMarks(draft) })
    stored = await storeMarks(userId, testId, draft)
  }
  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), ms)
  }
  async function send(): Promise<void> {
    if (sending || draft.pending.length === 0) return
    sending = true
    show({ saveState: 'saving' })
    try {
      await sendMarks(testId, { read: () => draft, settle })
      show({ saveState: 'saved', refusal: null })
    } catch (error) {
      show({ saveState: stored ? 'local' : 'unsaved' })
      if (passes(error)) later((error as Partial<ApiError>).retryAfterMs ?? RETRY_MS)
      else show({ refusal: (error as ApiError).message })
    }
    sending = false
  }
  const change = (mark: Mark, removed: boolean) => {
    void settle(withChange(draft, mark, removed, Date.now()))
    show({ refusal: null, saveState: 'saving' })
    later(SAVE_DELAY_MS)
  }

  return {
    kept: (): KeptMarks => kept,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Says whether there was room for it. */
    put: (mark: Mark): boolean => {
      const known = kept.marks.some((m) => m.id === mark.id)
      const room = known || kept.marks.length < LIMITS.marksPerTest
      if (room) change(mark, false)
      else show({ refusal: MESSAGES.tooManyMarks })
      return room
    },
    remove: (mark: Mark) => change(mark, true),
    /** Reads what this browser and the server have, and sends what waits whenever it can. */
    start: () => {
      const soon = () => void send()
      const read = async () => {
        const before = await loadMarks(userId, testId)
        // What was marked before the storage had answered goes on top.
        await settle({ ...before, pending: [...before.pending, ...draft.pending] })
        soon()
        const answer = await call(endpoints.marks.index, { params: { id: testId } }).catch(() => null)
        if (answer) await settle(withAnswer(draft, answer))
      }
      void read()
      window.addEventListener('online', soon)
      window.addEventListener('pagehide', soon)
      return () => {
        clearTimeout(timer)
        soon()
        window.removeEventListener('online', soon)
        window.removeEventListener('pagehide', soon)
      }
    },
  }
}

export type MarkKeeper = ReturnType<typeof keepMarks>
