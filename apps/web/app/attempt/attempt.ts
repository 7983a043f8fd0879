import { filterGridIn, type Letter, LIMITS, type Test } from '@fourfold/contract'
import { mergeServer } from './merge'
import { openAttempt, skipsGrid } from './open'
import type { Action, Attempt, QuestionState } from './types'

/**
 * The state of a test being taken (spec §4): a pure reducer. The page draws it, the outbox stores and sends it.
 * Times are monotonic milliseconds that the caller measures; nothing here reads a clock.
 */

export const current = (s: Attempt): QuestionState | undefined => s.questions[s.step]

/** The timer stops on a taken step, in a scored test, while paused, while a modal is open, and at zero; an exam's at zero alone. */
export const isRunning = (s: Attempt): boolean =>
  s.exam
    ? !s.scored && !s.expired
    : !s.scored && !s.paused && s.modals === 0 && !s.expired && !(current(s)?.taken ?? true)

export const isLocked = (s: Attempt): boolean => {
  const { taken = true, final = false } = current(s) ?? {}
  return s.scored || s.expired || s.paused || taken || final
}

/** Adds the time since it was last counted to the test, the question and the countdown. */
function count(s: Attempt, at: number): Attempt {
  if (!isRunning(s)) return { ...s, counted_at: null }
  if (s.counted_at === null) return { ...s, counted_at: at }
  const passed = Math.max(0, at - s.counted_at)
  const spent = s.timed ? Math.min(passed, s.countdown_ms) : passed
  const countdown_ms = s.timed ? s.countdown_ms - spent : s.countdown_ms
  const questions = s.questions.map((q, i) => (i === s.step ? { ...q, time_ms: q.time_ms + spent } : q))
  const expired = s.timed && countdown_ms <= 0
  return { ...s, questions, countdown_ms, expired, time_ms: s.time_ms + spent, counted_at: expired ? null : at }
}

/** Starts or stops the count after something that may have changed whether it runs. */
const settle = (s: Attempt, at: number): Attempt =>
  isRunning(s) ? { ...s, counted_at: s.counted_at ?? at } : { ...s, counted_at: null }

const edit = (s: Attempt, at: number, change: (q: QuestionState) => QuestionState): Attempt => ({
  ...s,
  questions: s.questions.map((q, i) => {
    if (i !== s.step) return q
    const next = change(q)
    return next === q ? q : { ...next, edits: q.edits + 1, edited_at: at }
  }),
})

const withChange = (changes: readonly string[], text: string): readonly string[] =>
  changes.at(-1) === text ? changes : [...changes, text].slice(-LIMITS.answerChangesMax)

/** Selecting marks not skipped; selecting the same again clears it and marks it skipped (spec §4). */
function choose(q: QuestionState, letter: Letter): QuestionState {
  if (q.letter === letter) return { ...q, letter: null, skipped: true }
  return {
    ...q,
    letter,
    grid: '',
    skipped: false,
    changes: withChange(q.changes, letter),
    eliminated: q.eliminated.filter((l) => l !== letter),
  }
}

function writeGrid(q: QuestionState, text: string): QuestionState {
  const grid = filterGridIn(text)
  if (grid === q.grid) return q
  return { ...q, grid, letter: null, skipped: skipsGrid(grid) }
}

/** A grid-in answer counts as one change when the student leaves it, not at each key. */
export const settleGrid = (q: QuestionState): QuestionState =>
  q.grid === '' || q.changes.at(-1) === q.grid
    ? q
    : { ...q, changes: withChange(q.changes, q.grid), edits: q.edits + 1 }

function eliminate(q: QuestionState, letter: Letter): QuestionState {
  const out = q.eliminated.includes(letter)
  return {
    ...q,
    eliminated: out ? q.eliminated.filter((l) => l !== letter) : [...q.eliminated, letter],
    ...(q.letter === letter && !out ? { letter: null, skipped: true } : {}),
  }
}

/**
 * The server counts the answer with which a diagnostic's question is left: so it stands here too, online or not. What
 * counts as skipped, a typed zero too, is no answer.
 */
function leave(s: Attempt, q: QuestionState): QuestionState {
  const settled = settleGrid(q)
  return s.diagnostic && (settled.letter !== null || !skipsGrid(settled.grid)) ? { ...settled, final: true } : settled
}

function go(s: Attempt, step: number): Attempt {
  const to = Math.max(0, Math.min(step, s.questions.length - 1))
  // A locked step is only passed: it was settled when it was submitted, and must not be sent again.
  if (isLocked(s)) return { ...s, step: to }
  const left = (q: QuestionState) => (to === s.step ? settleGrid(q) : leave(s, q))
  return { ...s, questions: s.questions.map((q, i) => (i === s.step ? left(q) : q)), step: to }
}

export function reduce(s: Attempt, action: Action): Attempt {
  if (action.type === 'server') return mergeServer(s, action)
  if (action.type === 'reset') return openAttempt(action.test)
  const { at } = action
  const t = count(s, at)
  const locked = isLocked(t)
  switch (action.type) {
    case 'tick':
      return t
    case 'go':
      return settle(go(t, action.step), at)
    case 'choose':
      return locked ? t : edit(t, at, (q) => choose(q, action.letter))
    case 'grid':
      return locked ? t : edit(t, at, (q) => writeGrid(q, action.text))
    case 'eliminate':
      return locked ? t : edit(t, at, (q) => eliminate(q, action.letter))
    case 'star':
      return edit(t, at, (q) => ({ ...q, marked: !q.marked }))
    case 'confidence':
      return locked
        ? t
        : edit(t, at, (q) => ({ ...q, confidence: q.confidence === action.value ? null : action.value }))
    case 'pause':
      return s.exam ? t : settle({ ...t, paused: true }, at)
    case 'play':
      return settle({ ...t, paused: false }, at)
    case 'modal':
      return settle({ ...t, modals: Math.max(0, t.modals + (action.open ? 1 : -1)) }, at)
    case 'judged':
      return { ...t, questions: t.questions.map((q) => (q.id === action.id ? { ...q, judged: true } : q)) }
    case 'submit':
      return locked || !t.tutor
        ? t
        : settle(
            edit(t, at, (q) => ({ ...settleGrid(q), taken: true })),
            at,
          )
  }
}

/** Numbers of questions that were left empty: skipped true or null, and not taken (spec §4), and open to an answer. */
export const skippedSteps = (s: Attempt): number[] =>
  s.questions.flatMap((q, i) => (q.skipped !== false && !q.taken && !q.final ? [i] : []))

/** The first questions, each answered and explained: nothing is left to decide at the end. */
export const nothingLeft = (aim: Test['aim'], s: Attempt): boolean =>
  aim === 'first' && s.questions.every((q) => q.taken)

export type StepState = 'answered' | 'unanswered' | 'taken'
export const stepState = (q: QuestionState): StepState =>
  q.taken ? 'taken' : q.skipped === false ? 'answered' : 'unanswered'
