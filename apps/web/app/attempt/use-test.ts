import { endpoints, type Test } from '@fourfold/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call, OfflineError } from '../api/client'
import {
  type Draft,
  dropDraft,
  isDirty,
  loadDraft,
  newDraft,
  sendDraft,
  settleDraft,
  storeDraft,
} from '../outbox/test-outbox'
import { session } from '../session/session'
import { type Action, isRunning, reduce } from './attempt'
import { testClock } from './clock'

/** Without the moment: `dispatch` adds it. */
export type Do = Action extends infer A ? (A extends { at: number } ? Omit<A, 'at'> : A) : never

export type SaveState = 'saved' | 'saving' | 'local' | 'unsaved'

/** The server was reached and will not take this save: the student has to do something about it. */
export type Refusal = Readonly<{ kind: 'logged out' | 'gone' | 'refused'; text: string }>

const PASSING = [408, 429]

function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ApiError) || error.status >= 500 || PASSING.includes(error.status)) return null
  const kind = error.status === 401 ? 'logged out' : error.status === 404 ? 'gone' : 'refused'
  return { kind, text: error.message }
}

const SAVE_DELAY_MS = 500
/** However fast the student goes on: an answer is at the server within a second (DESIGN §6). */
const SAVE_AT_MOST_MS = 800
const RETRY_MS = 3_000
/** Time alone is worth a save now and then, so that a closed page loses little of it. */
const TIME_SAVE_MS = 20_000

/** The newest state: the server's test with what this browser has not sent yet on top of it. */
export async function openDraft(id: number): Promise<Draft> {
  const userId = session().userId ?? 0
  const local = await loadDraft(userId, id)
  let test: Test
  try {
    test = await call(endpoints.tests.show, { params: { id } })
  } catch (error) {
    // Offline: what was opened before goes on from the browser's copy.
    if (error instanceof OfflineError && local) return local
    throw error
  }
  if (!local || test.score !== null) return newDraft(userId, test)
  const kind = test.version === local.version ? 'saved' : 'stale'
  const merged = kind === 'stale' ? settleDraft(local, { kind, test }) : { ...local, test }
  return { ...merged, state: { ...merged.state, modals: 0, paused: false, counted_at: null } }
}

/** The running test: state, saving, and everything that must not be lost. */
export function useTest(initial: Draft, onScored: (score: number, redirect: boolean) => void) {
  const [draft, setDraft] = useState(initial)
  const [saveState, setSaveState] = useState<SaveState>(isDirty(initial) ? 'local' : 'saved')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const latest = useRef(initial)
  const sending = useRef<Promise<void> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  /** Since when the oldest unsent change waits. */
  const waiting = useRef<number | null>(null)
  const redirect = useRef(true)
  const scored = useRef(onScored)
  scored.current = onScored

  const set = useCallback((next: Draft) => {
    latest.current = next
    setDraft(next)
    // Into the browser's storage at once: an answer is never only on the screen.
    if (next.test.score === null) void storeDraft(next)
  }, [])

  const send = useCallback(async (): Promise<void> => {
    if (sending.current) return sending.current
    const work = async () => {
      for (let attempt = 0; attempt < 5 && isDirty(latest.current); attempt++) {
        setSaveState('saving')
        waiting.current = null
        const before = latest.current
        try {
          const answer = await sendDraft(before)
          setRefusal(null)
          if (answer.kind === 'scored') {
            await dropDraft(before.user_id, before.test.id)
            setSaveState('saved')
            scored.current(answer.score, redirect.current)
            return
          }
          set(settleDraft(latest.current, answer))
          if (answer.kind === 'closed') {
            await dropDraft(before.user_id, before.test.id)
            scored.current(answer.test.score ?? 0, true)
            return
          }
          setSaveState('saved')
        } catch (error) {
          const refused = refusalOf(error)
          setSaveState('local')
          setRefusal(refused)
          // What was refused is tried again when the student asks for it or goes on.
          if (!refused) timer.current = setTimeout(() => void send(), RETRY_MS)
          return
        }
      }
    }
    sending.current = work().finally(() => {
      sending.current = null
    })
    return sending.current
  }, [set])

  const soon = useCallback(() => {
    if (timer.current) clearTimeout(timer.current)
    const now = performance.now()
    waiting.current ??= now
    const delay = Math.max(0, Math.min(SAVE_DELAY_MS, waiting.current + SAVE_AT_MOST_MS - now))
    timer.current = setTimeout(() => void send(), delay)
  }, [send])

  const dispatch = useCallback(
    (action: Do) => {
      const at = testClock()
      const before = latest.current
      const state = reduce(before.state, { ...action, at } as Action)
      if (state === before.state) return
      const next = { ...before, state }
      if (action.type === 'tick') {
        // The screen shows the time; storing it each second would be waste.
        latest.current = next
        setDraft(next)
      } else {
        set(next)
        if (isDirty(next)) {
          setSaveState((s) => (s === 'local' ? 'local' : 'saving'))
          if (action.type === 'submit') void send()
          else soon()
        }
      }
    },
    [set, send, soon],
  )

  const finish = useCallback(
    async (toResult: boolean) => {
      redirect.current = toResult
      set({ ...latest.current, finish: true })
      await send()
      // A save was under way when the finish was asked for: it goes out right after it.
      if (latest.current.finish) await send()
    },
    [send, set],
  )

  /** Says whether the server has it; what could not be sent goes out by itself later. */
  const saveCheckpoint = useCallback(async (): Promise<boolean> => {
    set({ ...latest.current, checkpoint: true })
    await send()
    if (latest.current.checkpoint) await send()
    return !latest.current.checkpoint
  }, [send, set])

  /** Don't Save: back to the last checkpoint, on the server and here. */
  const discard = useCallback(async () => {
    if (sending.current) await sending.current
    const { version, test } = latest.current
    const body = { version, discard: true }
    await call(endpoints.tests.save, { params: { id: test.id }, body }).catch(() => undefined)
    await dropDraft(latest.current.user_id, test.id)
  }, [])

  // The seconds on the screen, and time saved now and then; a countdown shows hundredths (spec §9).
  const running = isRunning(draft.state)
  const every = draft.state.timed ? 50 : 500
  useEffect(() => {
    if (!running) return
    const tick = setInterval(() => dispatch({ type: 'tick' }), every)
    const keep = setInterval(() => {
      void storeDraft(latest.current)
      void send()
    }, TIME_SAVE_MS)
    return () => {
      clearInterval(tick)
      clearInterval(keep)
    }
  }, [running, every, dispatch, send])

  // Back online, hidden or closing: send at once what waits.
  useEffect(() => {
    const now = () => void send()
    const hidden = () => {
      dispatch({ type: 'tick' })
      void storeDraft(latest.current)
      void send()
    }
    window.addEventListener('online', now)
    window.addEventListener('pagehide', hidden)
    document.addEventListener('visibilitychange', hidden)
    if (isDirty(latest.current)) now()
    return () => {
      window.removeEventListener('online', now)
      window.removeEventListener('pagehide', hidden)
      document.removeEventListener('visibilitychange', hidden)
      if (timer.current) clearTimeout(timer.current)
    }
  }, [send, dispatch])

  return { draft, dispatch, saveState, refusal, send, finish, saveCheckpoint, discard }
}
