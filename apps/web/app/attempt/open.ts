import { isGridInZero, type Question, type Test } from '@fourfold/contract'
import type { Attempt, QuestionState } from './types'

/** A grid-in of zero counts as skipped (spec §4), whoever wrote it down. */
export const skipsGrid = (grid: string): boolean => grid === '' || isGridInZero(grid)

/** `at`: when the server was asked, by the clock of the attempt; an answer may be long on its way. */
export const fromQuestion = (q: Question, taken: boolean, at?: number): QuestionState => ({
  id: q.id,
  letter: q.answer_attributes?.letter ?? null,
  grid: q.student_produced_answer ?? '',
  skipped: q.student_produced_answer && skipsGrid(q.student_produced_answer) ? true : q.skipped,
  marked: q.marked,
  time_ms: q.time_spent,
  changes: q.answer_changes,
  confidence: q.confidence,
  taken,
  final: q.final ?? false,
  judged: q.missed ?? false,
  eliminated: [],
  edits: 0,
  edited_at: at === undefined || q.changed_ago_ms == null ? null : at - q.changed_ago_ms,
})

export function openAttempt(test: Test, at?: number): Attempt {
  return {
    questions: test.questions_attributes.map((q, i) => fromQuestion(q, test.taken_tracker[i] === 'taken', at)),
    // A review begins at the beginning, wherever the test was left.
    step: test.score === null ? Math.min(test.step, Math.max(0, test.questions_attributes.length - 1)) : 0,
    time_ms: test.time_spent,
    countdown_ms: test.countdown_time,
    timed: test.timed,
    tutor: test.tutor,
    scored: test.score !== null,
    exam: test.exam != null,
    diagnostic: test.question_mode === 'Diagnostic',
    paused: false,
    modals: 0,
    expired: test.timed && test.score === null && test.countdown_time <= 0,
    counted_at: null,
  }
}
