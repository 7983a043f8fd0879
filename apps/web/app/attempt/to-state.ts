import { LIMITS, type QuestionChange, type TestState } from '@fourfold/contract'
import { settleGrid } from './attempt'
import type { Attempt, Names, QuestionState, Seen } from './types'

const ageOf = (q: QuestionState, now: number): number =>
  Math.round(Math.min(LIMITS.ratingAgeMs, Math.max(0, now - (q.edited_at ?? now))))

/** A question as it stands; the answer under the one name that its kind has. */
function changeOf(q: QuestionState, now: number, names: readonly string[]): QuestionChange {
  const grid = q.grid === '' ? null : q.grid
  return {
    id: q.id,
    skipped: q.skipped,
    marked: q.marked,
    time_spent: Math.round(q.time_ms),
    answer_changes: settleGrid(q).changes.slice(),
    confidence: q.confidence,
    age_ms: ageOf(q, now),
    ...(names.length > 0 ? { edit: names.at(-1) } : {}),
    ...(names.length > 1 ? { after: names.slice(0, -1) } : {}),
    ...(grid !== null || q.letter === null ? { student_produced_answer: grid } : {}),
    ...(grid !== null ? {} : { answer_attributes: q.letter === null ? null : { letter: q.letter } }),
  }
}

/** What a save carries: only what the server has not seen, and the times. `names`: of each question's changes that go out or went out, in their order. */
export function toState(
  s: Attempt,
  version: number,
  sent: Seen,
  sentTime: Seen,
  now: number,
  names: Names = {},
): TestState {
  const questions_attributes = s.questions.flatMap((q): QuestionChange[] => {
    if (q.edits > (sent[q.id] ?? 0))
      return [
        changeOf(
          q,
          now,
          (names[q.id] ?? []).map(({ name }) => name),
        ),
      ]
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

/** Of a scored test only stars can still change. */
export const starsOf = (s: Attempt, version: number, sent: Seen): TestState => ({
  version,
  questions_attributes: s.questions
    .filter((q) => q.edits > (sent[q.id] ?? 0))
    .map(({ id, marked }) => ({ id, marked })),
})
