import type { Confidence, Letter, Question, QuestionChange, Test, TestState } from '@fourfold/contract'
import { filterGridIn, LIMITS } from '@fourfold/contract'

/**
 * The state of a test being taken (spec §4): a pure reducer. The page draws it, the outbox stores and sends it.
 * Times are monotonic milliseconds that the caller measures; nothing here reads a clock.
 */

export type QuestionState = Readonly<{
  id: number
  letter: Letter | null
  grid: string
  /** null: never touched */
  skipped: boolean | null
  marked: boolean
  time_ms: number
  changes: readonly string[]
  confidence: Confidence | null
  taken: boolean
  eliminated: readonly Letter[]
  /** Counts the changes made here, so that the outbox knows what the server has not seen. */
  edits: number
}>

export type Attempt = Readonly<{
  questions: readonly QuestionState[]
  step: number
  time_ms: number
  countdown_ms: number
  timed: boolean
  tutor: boolean
  scored: boolean
  paused: boolean
  /** Open modals; any of them stops the timer. */
  modals: number
  expired: boolean
  /** When time was last added up; null while it does not run. */
  counted_at: number | null
}>

export type Action =
  | { type: 'tick'; at: number }
  | { type: 'go'; step: number; at: number }
  | { type: 'choose'; letter: Letter; at: number }
  | { type: 'grid'; text: string; at: number }
  | { type: 'eliminate'; letter: Letter; at: number }
  | { type: 'star'; at: number }
  | { type: 'confidence'; value: Confidence; at: number }
  | { type: 'pause'; at: number }
  | { type: 'play'; at: number }
  | { type: 'modal'; open: boolean; at: number }
  | { type: 'submit'; at: number }
  /** The server's copy: taken steps and anything not edited here follow it. */
  | { type: 'server'; test: Test; sent: Readonly<Record<number, number>> }
  | { type: 'reset'; test: Test }

const fromQuestion = (q: Question, taken: boolean): QuestionState => ({
  id: q.id,
  letter: q.answer_attributes?.letter ?? null,
  grid: q.student_produced_answer ?? '',
  skipped: q.skipped,
  marked: q.marked,
  time_ms: q.time_spent,
  changes: q.answer_changes,
  confidence: q.confidence,
  taken,
  eliminated: [],
  edits: 0,
})

export function openAttempt(test: Test): Attempt {
  return {
    questions: test.questions_attributes.map((q, i) => fromQuestion(q, test.taken_tracker[i] === 'taken')),
    // A review begins at the beginning, wherever the test was left.
    step: test.score === null ? Math.min(test.step, Math.max(0, test.questions_attributes.length - 1)) : 0,
    time_ms: test.time_spent,
    countdown_ms: test.countdown_time,
    timed: test.timed,
    tutor: test.tutor,
    scored: test.score !== null,
    paused: false,
    modals: 0,
    expired: test.timed && test.score === null && test.countdown_time <= 0,
    counted_at: null,
  }
}

export const current = (s: Attempt): QuestionState | undefined => s.questions[s.step]

/** The timer stops on a taken step, in a scored test, while paused, while a modal is open, and at zero. */
export const isRunning = (s: Attempt): boolean =>
  !s.scored && !s.paused && s.modals === 0 && !s.expired && !(current(s)?.taken ?? true)

export const isLocked = (s: Attempt): boolean => s.scored || s.expired || s.paused || (current(s)?.taken ?? true)

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

const edit = (s: Attempt, change: (q: QuestionState) => QuestionState): Attempt => ({
  ...s,
  questions: s.questions.map((q, i) => {
    if (i !== s.step) return q
    const next = change(q)
    return next === q ? q : { ...next, edits: q.edits + 1 }
  }),
})

const withChange = (changes: readonly string[], text: string): readonly string[] =>
  changes.at(-1) === text ? changes : [...changes, text].slice(-LIMITS.answerChangesMax)

/** What both copies saw, then what the other device changed, then what was changed here. */
function joinChanges(theirs: readonly string[], own: readonly string[]): readonly string[] {
  const apart = theirs.findIndex((text, i) => own[i] !== text)
  const shared = apart < 0 ? theirs.length : apart
  return [...theirs, ...own.slice(shared)].slice(-LIMITS.answerChangesMax)
}

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
  return { ...q, grid, letter: null, skipped: grid === '' }
}

/** A grid-in answer counts as one change when the student leaves it, not at each key. */
const settleGrid = (q: QuestionState): QuestionState =>
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

function go(s: Attempt, step: number): Attempt {
  const to = Math.max(0, Math.min(step, s.questions.length - 1))
  // A locked step is only passed: it was settled when it was submitted, and must not be sent again.
  const left = isLocked(s) ? s : { ...s, questions: s.questions.map((q, i) => (i === s.step ? settleGrid(q) : q)) }
  return { ...left, step: to }
}

/** Merges the server's copy: a taken step wins, what was edited here since it was sent stays, the rest follows the server. */
function mergeServer(s: Attempt, test: Test, sent: Readonly<Record<number, number>>): Attempt {
  const mine = new Map(s.questions.map((q) => [q.id, q]))
  const questions = test.questions_attributes.map((q, i) => {
    const taken = test.taken_tracker[i] === 'taken'
    const own = mine.get(q.id)
    const theirs = fromQuestion(q, taken)
    if (!own) return theirs
    const unsent = own.edits > (sent[own.id] ?? 0)
    const time_ms = Math.max(own.time_ms, theirs.time_ms)
    if (taken && !own.taken) return { ...theirs, time_ms, eliminated: own.eliminated, edits: own.edits }
    const changes = joinChanges(theirs.changes, own.changes)
    if (unsent || own.taken) return { ...own, taken: own.taken || taken, time_ms, changes }
    return { ...theirs, time_ms, eliminated: own.eliminated, changes, edits: own.edits }
  })
  return { ...s, questions, scored: test.score !== null, step: Math.min(s.step, Math.max(0, questions.length - 1)) }
}

export function reduce(s: Attempt, action: Action): Attempt {
  if (action.type === 'server') return mergeServer(s, action.test, action.sent)
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
      return locked ? t : edit(t, (q) => choose(q, action.letter))
    case 'grid':
      return locked ? t : edit(t, (q) => writeGrid(q, action.text))
    case 'eliminate':
      return locked ? t : edit(t, (q) => eliminate(q, action.letter))
    case 'star':
      return t.scored ? t : edit(t, (q) => ({ ...q, marked: !q.marked }))
    case 'confidence':
      return locked ? t : edit(t, (q) => ({ ...q, confidence: q.confidence === action.value ? null : action.value }))
    case 'pause':
      return settle({ ...t, paused: true }, at)
    case 'play':
      return settle({ ...t, paused: false }, at)
    case 'modal':
      return settle({ ...t, modals: Math.max(0, t.modals + (action.open ? 1 : -1)) }, at)
    case 'submit':
      return locked || !t.tutor
        ? t
        : settle(
            edit(t, (q) => ({ ...settleGrid(q), taken: true })),
            at,
          )
  }
}

/** Numbers of questions that were left empty: skipped true or null, and not taken (spec §4). */
export const skippedSteps = (s: Attempt): number[] =>
  s.questions.flatMap((q, i) => (q.skipped !== false && !q.taken ? [i] : []))

export type StepState = 'answered' | 'unanswered' | 'taken'
export const stepState = (q: QuestionState): StepState =>
  q.taken ? 'taken' : q.skipped === false ? 'answered' : 'unanswered'

const changeOf = (q: QuestionState): QuestionChange => ({
  id: q.id,
  skipped: q.skipped,
  marked: q.marked,
  time_spent: Math.round(q.time_ms),
  student_produced_answer: q.grid === '' ? null : q.grid,
  answer_attributes: q.letter === null ? null : { letter: q.letter },
  answer_changes: settleGrid(q).changes.slice(),
  confidence: q.confidence,
})

/** What a save carries: only what the server has not seen, and the times. */
export function toState(
  s: Attempt,
  version: number,
  sent: Readonly<Record<number, number>>,
  sentTime: Readonly<Record<number, number>>,
): TestState {
  const grids = new Set(s.questions.filter((q) => q.grid !== '').map((q) => q.id))
  const questions_attributes = s.questions.flatMap((q): QuestionChange[] => {
    if (q.edits > (sent[q.id] ?? 0)) {
      const { student_produced_answer, answer_attributes, ...rest } = changeOf(q)
      return [
        {
          ...rest,
          ...(grids.has(q.id) || q.letter === null ? { student_produced_answer: student_produced_answer ?? null } : {}),
          ...(grids.has(q.id) ? {} : { answer_attributes: answer_attributes ?? null }),
        },
      ]
    }
    return q.time_ms > (sentTime[q.id] ?? 0) ? [{ id: q.id, time_spent: Math.round(q.time_ms) }] : []
  })
  return {
    version,
    step: s.step,
    time_spent: Math.round(s.time_ms),
    countdown_time: Math.round(s.countdown_ms),
    taken_tracker: s.questions.map((q) => (q.taken ? 'taken' : null)),
    questions_attributes,
  }
}
