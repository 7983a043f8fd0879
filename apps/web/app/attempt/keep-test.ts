import { ApiError } from '../api/client-errors'
import { answersApart, backToOpening, keepDiscarded, notDiscarded } from '../outbox/discarded'
import { type Draft, isDirty, type OpenDraft, scoredDraft } from '../outbox/draft'
import { keepLate } from '../outbox/late-answers'
import { type Ended, sendUntilSeen } from '../outbox/send-draft'
import { dropDraft, storeDraft } from '../outbox/test-outbox'
import { isRunning, reduce } from './attempt'
import { testClock } from './clock'
import type { Action } from './types'

/** Without the moment: the keeper adds it. */
export type Do = Action extends infer A ? (A extends { at: number } ? Omit<A, 'at'> : never) : never

/** 'local': in the browser's storage, not at the server. 'unsaved': in neither. */
export type SaveState = 'saved' | 'saving' | 'local' | 'unsaved'

/** The server was reached and will not take this save: the student has to do something about it. */
export type Refusal = Readonly<{ kind: 'logged out' | 'gone' | 'refused'; text: string }>

const PASSING = [408, 429]

function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ApiError) || error.status >= 500 || PASSING.includes(error.status)) return null
  const kind = error.status === 401 ? 'logged out' : error.status === 404 ? 'gone' : 'refused'
  return { kind, text: error.message }
}

/** A module has none until its exam is scored. */
function scoreOf(end: Ended): number {
  if (end.kind === 'handed in') return 0
  return end.kind === 'scored' ? end.score : (end.test.score ?? 0)
}

const SAVE_DELAY_MS = 500
/** However fast the student goes on: an answer is at the server within a second. */
const SAVE_AT_MOST_MS = 800
const RETRY_MS = 3_000
/** Time alone is worth storing now and then, so that a closed page loses little of it. */
const TIME_STORE_MS = 20_000
/** A countdown shows hundredths (spec §9). */
const tickMs = (timed: boolean): number => (timed ? 50 : 500)

export type Kept = Readonly<{ draft: OpenDraft; saveState: SaveState; refusal: Refusal | null }>
export type Scored = (score: number, redirect: boolean) => void

/**
 * Keeps the running test: its state, its clock, and the way of every change into the browser's storage and to the server.
 * Outside of React, so that timers and saves can be tested one by one.
 */
export function keepTest(initial: OpenDraft, onScored: Scored) {
  let kept: Kept = { draft: initial, saveState: isDirty(initial) ? 'local' : 'saved', refusal: null }
  /** Whether the browser's storage has taken the last change. */
  let stored = true
  let sending: Promise<void> | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let ticking: (() => void) | null = null
  let started = false
  /** Since when the oldest unsent change waits. */
  let waitingSince: number | null = null
  let redirect = true
  const listeners = new Set<() => void>()

  const show = (part: Partial<Kept>) => {
    kept = { ...kept, ...part }
    for (const listener of listeners) listener()
  }
  /** Not at the server: the storage decides whether it is at least in this browser. */
  const showUnsent = () => show({ saveState: stored ? 'local' : 'unsaved' })

  const store = async (): Promise<void> => {
    if (kept.draft.state.scored) return
    const taken = await storeDraft(kept.draft)
    if (taken === stored) return
    stored = taken
    if (kept.saveState === 'local' || kept.saveState === 'unsaved') showUnsent()
  }
  const set = (draft: OpenDraft): Promise<void> => {
    show({ draft })
    runClock()
    // Into the browser's storage at once: an answer is never only on the screen.
    return store()
  }

  async function sendNow(): Promise<void> {
    clearTimeout(retry)
    waitingSince = null
    show({ saveState: 'saving' })
    try {
      const end = await sendUntilSeen({ read: () => kept.draft, settle: set, closed: keepLate })
      show({ refusal: null, saveState: 'saved' })
      if (!end) return
      show({ draft: scoredDraft(kept.draft) })
      runClock()
      if (end.kept) await dropDraft(kept.draft)
      onScored(scoreOf(end), end.kind === 'closed' || redirect)
    } catch (error) {
      showUnsent()
      const refusal = refusalOf(error)
      show({ refusal })
      // What was refused is tried again when the student asks for it or goes on.
      if (refusal === null) retry = setTimeout(() => void send(), (error as Partial<ApiError>).retryAfterMs ?? RETRY_MS)
    }
  }
  /** One save at a time; what was changed after it looked goes out right behind it. */
  async function send(): Promise<void> {
    if (sending) await sending
    if (sending || !isDirty(kept.draft)) return sending ?? undefined
    sending = sendNow().finally(() => {
      sending = null
    })
    return sending
  }
  const soon = () => {
    clearTimeout(retry)
    const now = performance.now()
    waitingSince ??= now
    retry = setTimeout(() => void send(), Math.max(0, Math.min(SAVE_DELAY_MS, waitingSince + SAVE_AT_MOST_MS - now)))
  }

  const dispatch = (action: Do): void => {
    const before = kept.draft
    const state = reduce(before.state, { ...action, at: testClock() } as Action)
    if (state === before.state) return
    const draft = { ...before, state }
    // The screen shows the time; storing it with each tick would be waste.
    if (action.type === 'tick') {
      show({ draft })
      runClock()
      return
    }
    void set(draft)
    if (!isDirty(draft)) return
    if (kept.saveState === 'saved') show({ saveState: 'saving' })
    if (action.type === 'submit') void send()
    else soon()
  }

  const tick = () => dispatch({ type: 'tick' })
  /** Runs the ticks while the time runs. */
  function runClock(): void {
    const runs = started && isRunning(kept.draft.state)
    if (runs === (ticking !== null)) return
    if (!runs) {
      ticking?.()
      ticking = null
      return
    }
    const each = setInterval(tick, tickMs(kept.draft.state.timed))
    const keep = setInterval(() => void store(), TIME_STORE_MS)
    ticking = () => {
      clearInterval(each)
      clearInterval(keep)
    }
  }

  const flagged = async (part: Partial<Pick<Draft, 'finish' | 'hand_in' | 'checkpoint'>>): Promise<void> => {
    const stored = set({ ...kept.draft, ...part })
    await send()
    // What is said next goes by whether the browser has taken it.
    await stored
  }

  return {
    kept: (): Kept => kept,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    dispatch,
    send,
    /** Scores it; the time being up leads nowhere by itself (spec §4). */
    finish: (how: 'asked' | 'expired'): Promise<void> => {
      redirect = how === 'asked'
      return flagged({ finish: how })
    },
    /** Hands a module in, now or when the line is back. What the student has asked for stays so when the time runs out. */
    handIn: (how: 'asked' | 'expired'): Promise<void> => flagged({ hand_in: kept.draft.hand_in ?? how }),
    /** Says whether the server has it; what could not be sent goes out by itself later. */
    saveCheckpoint: async (): Promise<boolean> => {
      await flagged({ checkpoint: true })
      return !kept.draft.checkpoint
    },
    /** Don't Save: back to the opening, on the server and here. What the browser cannot keep goes only for good. */
    discard: async (forGood: boolean): Promise<boolean> => {
      await sending
      const canBeTakenBack = await keepDiscarded(kept.draft, answersApart(initial.state, kept.draft.state))
      if (!canBeTakenBack && !forGood) {
        await notDiscarded(kept.draft)
        return false
      }
      await backToOpening(initial, kept.draft)
      await dropDraft(kept.draft)
      return true
    },
    /** Starts the clock, and sends what waits when the browser comes back online, is hidden or closed. */
    start: () => {
      started = true
      const online = () => void send()
      const hidden = () => {
        tick()
        void store()
        void send()
      }
      window.addEventListener('online', online)
      window.addEventListener('pagehide', hidden)
      document.addEventListener('visibilitychange', hidden)
      runClock()
      void send()
      return () => {
        started = false
        runClock()
        clearTimeout(retry)
        window.removeEventListener('online', online)
        window.removeEventListener('pagehide', hidden)
        document.removeEventListener('visibilitychange', hidden)
      }
    },
  }
}
