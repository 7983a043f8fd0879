import { eraOf, LIMITS, type Saved, type Test } from '@fourfold/contract'
import { reduce } from '../attempt/attempt'
import { lostThere } from '../attempt/merge'
import { openAttempt } from '../attempt/open'
import type { Attempt, Names, Seen } from '../attempt/types'

type Wish = 'asked' | 'expired' | null

/** What the browser keeps of an open test: the questions, the state, and how much of it the server has seen. */
export type Draft = Readonly<{
  user_id: number
  test_id: number
  /** The server's copy; null where the questions were taken out of the browser's storage. */
  test: Test | null
  state: Attempt
  version: number
  sent: Seen
  sent_time: Seen
  /** What the server holds may be any of these, where its answer was lost: what is changed here after them is later than they are. */
  names: Names
  sent_step: number
  /** Submitted steps that the server knows of, by question. */
  sent_taken: readonly number[]
  /** Score it as soon as the server can be reached: the student has finished, or the time is up. */
  finish: Wish
  /** Hand the module in as soon as the server has every answer: as above. */
  hand_in: Wish
  /** Save Without Scoring was pressed: the next save makes a checkpoint. */
  checkpoint: boolean
  /** The next save asks for the whole test: another device has changed it. */
  whole: boolean
}>
/** A draft that can be shown. */
export type OpenDraft = Draft & Readonly<{ test: Test }>

const takenIn = (test: Test): number[] =>
  test.questions_attributes.flatMap((q, i) => (test.taken_tracker[i] === 'taken' ? [q.id] : []))
const editsOf = (state: Attempt): Seen => Object.fromEntries(state.questions.map((q) => [q.id, q.edits]))
const timesOf = (state: Attempt): Seen => Object.fromEntries(state.questions.map((q) => [q.id, q.time_ms]))

/** `at`, here and below: when the server was asked, by the clock of the attempt. */
export const newDraft = (userId: number, test: Test, at?: number): OpenDraft => {
  const state = openAttempt(test, at)
  return {
    user_id: userId,
    test_id: test.id,
    test,
    state,
    version: test.version,
    sent: {},
    sent_time: Object.fromEntries(test.questions_attributes.map((q) => [q.id, q.time_spent])),
    names: {},
    // The review of a scored test begins at its first question: turning its pages is nothing to save.
    sent_step: state.step,
    sent_taken: takenIn(test),
    finish: null,
    hand_in: null,
    checkpoint: false,
    whole: false,
  }
}

/**
 * Whether the server has not seen something. Time alone is sent with the next change. Of a scored test only a star can be
 * new; one whose plan has run out is only read.
 */
export function isDirty(draft: Draft): boolean {
  const { state, test } = draft
  if (test?.read_only) return false
  const edited = state.questions.some((q) => q.edits > (draft.sent[q.id] ?? 0))
  if (state.scored) return edited
  const submitted = state.questions.some((q) => q.taken && !draft.sent_taken.includes(q.id))
  const asked = draft.finish !== null || draft.hand_in !== null || draft.checkpoint
  return asked || state.step !== draft.sent_step || edited || submitted
}

export type Sent =
  /** `before` is what was sent. */
  | { kind: 'saved'; test: Test; before: Draft }
  | { kind: 'scored'; score: number }
  | { kind: 'handed in' }
  /** Changed elsewhere, or refused: the answer carries the server's copy to merge with. */
  | { kind: 'stale'; test: Test; before: Draft }
  | { kind: 'closed'; test: Test }

/** With the server's copy to go on with. */
export type Answered = Extract<Sent, { test: Test }>

/** The server's copy after a save that told only what changed: the rest is what was sent. */
export function wholeTest(draft: OpenDraft, saved: Saved): Test {
  const told = new Map(saved.questions.map((q) => [q.order, q]))
  const questions = draft.test.questions_attributes.map((q, i) => {
    const own = draft.state.questions[i]
    if (!own) return told.get(q.order) ?? q
    const { changed_ago_ms: _, ...known } = q
    const sent = {
      ...known,
      answer_attributes: own.letter === null ? null : { correct: null, letter: own.letter },
      student_produced_answer: own.grid === '' ? null : own.grid,
      skipped: own.skipped,
      marked: own.marked,
      confidence: own.confidence,
      time_spent: Math.round(own.time_ms),
      answer_changes: [...own.changes],
    }
    return told.get(q.order) ?? (own.taken ? known : sent)
  })
  return {
    ...draft.test,
    version: saved.version,
    step: saved.step,
    countdown_time: saved.countdown_time,
    taken_tracker: draft.state.questions.map((q) => (q.taken ? 'taken' : null)),
    estimate: saved.estimate === undefined ? draft.test.estimate : saved.estimate,
    questions_attributes: questions,
  }
}

/**
 * A save that was under way may have replaced questions that the student has reached meanwhile (a diagnostic chooses as it
 * goes). One that has unsent work, or is on the screen, stays; the server takes it back when its answer arrives.
 */
function keepShown(draft: Draft, test: Test, seen: Seen): Test {
  const there = new Set(test.questions_attributes.map((q) => q.id))
  const questions = test.questions_attributes.map((q, i) => {
    const shown = draft.test?.questions_attributes[i]
    const own = draft.state.questions[i]
    if (!shown || !own || there.has(shown.id)) return q
    return i === draft.state.step || own.edits > (seen[own.id] ?? 0) ? shown : q
  })
  return { ...test, questions_attributes: questions }
}

/** The server was set back to an older copy: its versions begin a new era, or at least one comes twice. */
const wasSetBack = (draft: Draft, { version }: Test): boolean =>
  version < draft.version || eraOf(version) !== eraOf(draft.version)

/** A server that was set back is told everything again. */
const fromTheStart = (draft: Draft, test: Test): Draft => ({
  ...draft,
  state: lostThere(draft.state, test),
  sent: {},
  sent_time: {},
})

const moment = (at: number | undefined): { at?: number } => (at === undefined ? {} : { at })

/** Where the time is not up after all, by the server's clock, the test goes on. */
const stillWished = (wish: Wish, { expired }: Attempt): Wish => (wish === 'expired' && !expired ? null : wish)

/** The server has taken the newest of each question: it holds that one, or one of somebody else. */
const newestNames = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([id, sent]) => [id, sent.slice(-1)]))

/**
 * Gives a name to each change that goes out now. Where this device does not know the server's time, a change that was long on its
 * way counts as younger than the next of the same question, unless that one says by these names that it was made after it.
 * One that is sent again keeps its name.
 */
export function withNames<D extends Draft>(draft: D): D {
  const fresh = draft.state.questions.flatMap(({ id, edits }) => {
    const known = draft.names[id] ?? []
    if (edits <= (draft.sent[id] ?? 0) || known.at(-1)?.edits === edits) return []
    // One more stands for the change itself.
    return [[id, [...known.slice(-LIMITS.editsBefore), { edits, name: crypto.randomUUID() }]] as const]
  })
  return fresh.length === 0 ? draft : { ...draft, names: { ...draft.names, ...Object.fromEntries(fresh) } }
}

function afterSave(draft: Draft, { test, before }: Extract<Sent, { kind: 'saved' }>, at?: number): OpenDraft {
  const sent = editsOf(before.state)
  const kept = keepShown(draft, test, sent)
  const sent_countdown = Math.round(before.state.countdown_ms)
  const state = reduce(draft.state, { type: 'server', test: kept, sent, sent_countdown, ...moment(at) })
  return {
    ...draft,
    test: kept,
    state,
    finish: stillWished(draft.finish, state),
    hand_in: stillWished(draft.hand_in, state),
    version: kept.version,
    sent,
    sent_time: timesOf(before.state),
    names: newestNames(before.names),
    sent_step: before.state.step,
    sent_taken: takenIn(kept),
    checkpoint: draft.checkpoint && !before.checkpoint,
    whole: false,
  }
}

/** With the server's copy, whatever it was that it did not take; unsent work goes out again on top of it. */
export function withServerCopy(draft: Draft, test: Test, at?: number, sentCountdown?: number): OpenDraft {
  const told = wasSetBack(draft, test) ? fromTheStart(draft, test) : draft
  const kept = keepShown(told, test, told.sent)
  const state = reduce(told.state, {
    type: 'server',
    test: kept,
    sent: told.sent,
    ...moment(at),
    ...(sentCountdown === undefined ? {} : { sent_countdown: sentCountdown }),
  })
  return {
    ...told,
    test: kept,
    state,
    version: kept.version,
    sent_step: kept.step,
    sent_taken: takenIn(kept),
    finish: stillWished(told.finish, state),
    hand_in: stillWished(told.hand_in, state),
    whole: true,
  }
}

/** The draft after the server's answer. */
export function settleDraft(draft: Draft, sent: Answered, at?: number): OpenDraft {
  if (sent.kind === 'saved') return afterSave(draft, sent, at)
  if (sent.kind === 'stale') return withServerCopy(draft, sent.test, at, Math.round(sent.before.state.countdown_ms))
  // Scored: nothing more can be sent, and what is shown is what was scored.
  const { test } = sent
  const seen = editsOf(draft.state)
  const state = reduce(draft.state, { type: 'server', test, sent: seen })
  const nothing = { finish: null, hand_in: null, checkpoint: false, whole: false }
  return { ...draft, ...nothing, test, state, version: test.version, sent: seen }
}

/** The server has scored it. */
export const scoredDraft = (draft: OpenDraft): OpenDraft => ({
  ...draft,
  state: { ...draft.state, scored: true },
  sent: editsOf(draft.state),
  finish: null,
  checkpoint: false,
})
