import { LIMITS, type Question, type Test } from '@fourfold/contract'
import { fromQuestion } from './open'
import type { Action, Attempt, QuestionState } from './types'

/** What both copies saw, then what the other device changed, then what was changed here. */
function joinChanges(theirs: readonly string[], own: readonly string[]): readonly string[] {
  const apart = theirs.findIndex((text, i) => own[i] !== text)
  const shared = apart < 0 ? theirs.length : apart
  return [...theirs, ...own.slice(shared)].slice(-LIMITS.answerChangesMax)
}

type Told = Extract<Action, { type: 'server' }>

/** A step that the server has taken, or an answer that is final there, is what it says; what was edited here since it was sent stays; the rest follows it. */
function mergeQuestion(own: QuestionState, q: Question, taken: boolean, { sent, at }: Told): QuestionState {
  const theirs = fromQuestion(q, taken, at)
  const unsent = own.edits > (sent[own.id] ?? 0)
  const here = {
    time_ms: Math.max(own.time_ms, theirs.time_ms),
    eliminated: own.eliminated,
    edits: own.edits,
    judged: own.judged || theirs.judged,
  }
  const followed = { ...theirs, ...here, edited_at: theirs.edited_at ?? own.edited_at }
  if (taken || theirs.final) return { ...followed, marked: unsent ? own.marked : theirs.marked }
  const changes = joinChanges(theirs.changes, own.changes)
  return unsent || own.taken ? { ...own, ...here, changes } : { ...followed, final: own.final, changes }
}

/** Time left is the server's: what it gives back (a device's clock was set forward) is added to what is left here. */
function withTimeBack(s: Attempt, test: Test, sentCountdown: number | undefined): Attempt {
  // The deadline of an exam is the server's alone.
  if (s.exam) return { ...s, countdown_ms: test.countdown_time, expired: test.countdown_time <= 0 }
  const gained = sentCountdown === undefined ? 0 : test.countdown_time - sentCountdown
  if (!s.timed || gained <= 0) return s
  const countdown_ms = s.countdown_ms + gained
  return { ...s, countdown_ms, expired: s.expired && countdown_ms <= 0 }
}

/** Merges the server's copy into the attempt. */
export function mergeServer(s: Attempt, told: Told): Attempt {
  const { test } = told
  const mine = new Map(s.questions.map((q) => [q.id, q]))
  const questions = test.questions_attributes.map((q, i) => {
    const taken = test.taken_tracker[i] === 'taken'
    const own = mine.get(q.id)
    return own ? mergeQuestion(own, q, taken, told) : fromQuestion(q, taken, told.at)
  })
  const step = Math.min(s.step, Math.max(0, questions.length - 1))
  const time_ms = Math.max(s.time_ms, test.time_spent)
  const diagnostic = test.question_mode === 'Diagnostic'
  const merged = { ...s, questions, time_ms, diagnostic, scored: test.score !== null, step }
  return withTimeBack(merged, test, told.sent_countdown)
}

const answersDiffer = (a: QuestionState, b: QuestionState): boolean =>
  a.letter !== b.letter ||
  a.grid !== b.grid ||
  a.skipped !== b.skipped ||
  a.marked !== b.marked ||
  a.confidence !== b.confidence

type Choice = (own: QuestionState, theirs: QuestionState) => boolean

function edited(s: Attempt, test: Test, which: Choice): Attempt {
  const theirs = new Map(test.questions_attributes.map((q) => [q.id, fromQuestion(q, false)]))
  const questions = s.questions.map((q) => {
    const there = theirs.get(q.id)
    return there && answersDiffer(q, there) && which(q, there) ? { ...q, edits: Math.max(1, q.edits) } : q
  })
  return { ...s, questions }
}

/** All that the server does not hold counts as edited here. */
export const editedAgain = (s: Attempt, test: Test): Attempt => edited(s, test, () => true)

/**
 * The server has lost what it had seen (an older backup was restored): all that it does not hold goes out again, as old as
 * it is. What was never touched here is no change; another device may have answered it since.
 */
export const lostThere = (s: Attempt, test: Test): Attempt =>
  edited(s, test, (own, theirs) => own.edited_at !== null || (theirs.skipped === null && !theirs.marked))
