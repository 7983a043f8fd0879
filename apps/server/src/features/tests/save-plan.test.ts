import { expect, test } from 'vitest'
import { type PlanRow, planSave, type Saving } from './save-plan.ts'

const NOW = new Date('2026-03-02T10:00:00.000Z')
const diagnostic = {
  mode: 'Diagnostic',
  tutor: false,
  timed: false,
  step: 0,
  time_ms: 0,
  countdown_ms: 0,
  initial_ms: 0,
  question_count: 2,
  created_at: new Date(NOW.getTime() - 60_000),
  saved_at: NOW,
} as Saving

const place = (pos: number): PlanRow => ({
  slot: {
    pos,
    letter: null,
    grid: null,
    skipped: null,
    marked: false,
    time_ms: 0,
    seen_at: null,
    taken_at: null,
    counted: null,
    missed_at: null,
    changed_at: null,
    outcome: null,
  } as unknown as PlanRow['slot'],
  item: { id: pos + 1, question_type: 'Student-produced response' },
})

/** What counts of the first question when it is left with this text. */
const countedAfter = (text: string) => {
  const state = { version: 1, step: 1, questions_attributes: [{ id: 1, student_produced_answer: text }] }
  return planSave(diagnostic, [place(0), place(1)], state, NOW).rows[0]?.slot.counted
}

test('in a diagnostic the answer with which a question is left counts, but a typed zero is a skip and stays open', () => {
  expect(['7', '1/2', '0', '0.00', '0/3', '-0', ''].map(countedAfter)).toEqual([
    '7',
    '1/2',
    null,
    null,
    null,
    null,
    null,
  ])
})
