import { LIMITS, type Question, type Test } from '@fourfold/contract'
import { fromQuestion } from './open'
import type { Attempt, QuestionState, Seen } from './types'

/** What both copies saw, then what the other device changed, then what was changed here. */
function joinChanges(theirs: readonly string[], own: readonly string[]): readonly string[] {
  const apart = theirs.findIndex((text, i) => own[i] !== text)
  const shared = apart < 0 ? theirs.length : apart
  return [...theirs, ...own.slice(shared)].slice(-LIMITS.answerChangesMax)
}

/** A step that the server has taken is what it says; what was edited here since it was sent stays; the rest follows it. */
function mergeQuestion(own: QuestionState, q: Question, taken: boolean, sent: Seen): QuestionState {
  const theirs = fromQuestion(q, taken)
  const unsent = own.edits > (sent[own.id] ?? 0)
  const here = {
    time_ms: Math.max(own.time_ms, theirs.time_ms),
    eliminated: own.eliminated,
    edits: own.edits,
    edited_at: own.edited_at,
  }
  if (taken) return { ...theirs, ...here, marked: unsent ? own.marked : theirs.marked }
  const changes = joinChanges(theirs.changes, own.changes)
  if (unsent || own.taken) return { ...own, ...here, changes }
  return { ...theirs, ...here, changes }
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
export function mergeServer(s: Attempt, test: Test, sent: Seen, sentCountdown: number | undefined): Attempt {
  const mine = new Map(s.questions.map((q) => [q.id, q]))
  const questions = test.questions_attributes.map((q, i) => {
    const taken = test.taken_tracker[i] === 'taken'
    const own = mine.get(q.id)
    return own ? mergeQuestion(own, q, taken, sent) : fromQuestion(q, taken)
  })
  const step = Math.min(s.step, Math.max(0, questions.length - 1))
  return withTimeBack({ ...s, questions, scored: test.score !== null, step }, test, sentCountdown)
}

const answersDiffer = (a: QuestionState, b: QuestionState): boolean =>
  a.letter !== b.letter ||
  a.grid !== b.grid ||
  a.skipped !== b.skipped ||
  a.marked !== b.marked ||
  a.confidence !== b.confidence

/** The server has lost what it had seen (an older backup was restored): all that it does not hold counts as edited here. */
export function editedAgain(s: Attempt, test: Test): Attempt {
  const theirs = new Map(test.questions_attributes.map((q) => [q.id, fromQuestion(q, false)]))
  const questions = s.questions.map((q) => {
    const there = theirs.get(q.id)
    return there && answersDiffer(q, there) ? { ...q, edits: Math.max(1, q.edits) } : q
  })
  return { ...s, questions }
}
