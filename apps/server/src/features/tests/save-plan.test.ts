import { describe, expect, test } from 'vitest'
import { type PlanRow, planSave, type Saving, toldPlaces } from './save-plan.ts'

const NOW = new Date('2026-03-02T10:00:00.000Z')
const diagnostic = {
  mode: 'Diagnostic',
  score: null,
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

const place = (pos: number, over: Partial<PlanRow['slot']> = {}, typed = true): PlanRow => ({
  slot: {
    pos,
    item_id: pos + 1,
    letter: null,
    grid: null,
    skipped: null,
    marked: false,
    time_ms: 0,
    time_doubted: false,
    seen_at: null,
    taken_at: null,
    counted: null,
    missed_at: null,
    hints_at_miss: null,
    changed_at: null,
    changed_by: null,
    outcome: null,
    confidence: null,
    ...over,
  } as unknown as PlanRow['slot'],
  item: { id: pos + 1, question_type: typed ? 'Student-produced response' : 'Multiple choice' },
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

const regular = { ...diagnostic, mode: 'Regular', question_count: 3 } as Saving
const tutor = { ...regular, tutor: true } as Saving
const choice = (pos: number, over: Partial<PlanRow['slot']> = {}) => place(pos, over, false)
const three = [choice(0), choice(1), choice(2)]
const slotsOf = (plan: { rows: readonly PlanRow[] }) => plan.rows.map((row) => row.slot)

test('an answer is written to its own question, which is seen from then on, and kept in the log with what was sent', () => {
  const sent = { id: 3, answer_attributes: { letter: 'B' as const } }
  const plan = planSave(regular, three, { version: 1, questions_attributes: [sent] }, NOW)
  expect(slotsOf(plan).map((slot) => slot.letter)).toEqual([null, null, 'B'])
  expect(slotsOf(plan).map((slot) => slot.seen_at)).toEqual([NOW, null, NOW])
  expect([...plan.touched].sort()).toEqual([0, 2])
  expect(plan.log).toEqual([
    { pos: 2, kind: 'question', value: { ...sent, letter: 'B', skipped: false, changed_at: NOW, seen_at: NOW } },
  ])
  expect([plan.taken, plan.stars]).toEqual([[], []])
})

test('a question that is not in the test, and a change that changes nothing, are left out', () => {
  const seen = [choice(0, { seen_at: NOW }), choice(1), choice(2)]
  const plan = planSave(regular, seen, { version: 1, questions_attributes: [{ id: 9, marked: true }, { id: 2 }] }, NOW)
  expect(plan.rows).toEqual(seen)
  expect([[...plan.touched], plan.log]).toEqual([[], []])
})

test('what was seen first stays seen since then, also when it is answered later', () => {
  const earlier = new Date(NOW.getTime() - 30_000)
  const seen = [choice(0, { seen_at: earlier }), choice(1), choice(2)]
  const sent = { id: 1, answer_attributes: { letter: 'A' as const } }
  expect(slotsOf(planSave(regular, seen, { version: 1, questions_attributes: [sent] }, NOW))[0]?.seen_at).toBe(earlier)
})

test('time counts to what has passed since the test began, and not beyond', () => {
  const spent = (time_spent: number, created_at: Date) =>
    slotsOf(
      planSave({ ...regular, created_at }, three, { version: 1, questions_attributes: [{ id: 1, time_spent }] }, NOW),
    )[0]?.time_ms
  expect(spent(59_000, regular.created_at)).toBe(59_000)
  expect(spent(61_000, regular.created_at)).toBe(60_000)
  expect(spent(61_000, new Date(NOW.getTime() + 5000))).toBe(0)
})

test('the star of an answer that counts already goes on to what was counted, others do not', () => {
  const counted = [choice(0, { outcome: 'correct', taken_at: NOW }), choice(1), choice(2)]
  const questions_attributes = [
    { id: 1, marked: true },
    { id: 2, marked: true },
  ]
  expect(planSave(tutor, counted, { version: 1, questions_attributes }, NOW).stars).toEqual([
    { item_id: 1, marked: true },
  ])
  const timed = { version: 1, questions_attributes: [{ id: 1, time_spent: 5 }] }
  expect(planSave(tutor, counted, timed, NOW).stars).toEqual([])
})

test('the question on the screen is seen, and a step forward is in the log', () => {
  const seen = [choice(0, { seen_at: NOW }), choice(1), choice(2)]
  const plan = planSave(regular, seen, { version: 1, step: 2 }, NOW)
  expect(slotsOf(plan).map((slot) => slot.seen_at !== null)).toEqual([true, false, true])
  expect([plan.progress.step, plan.log]).toEqual([2, [{ pos: null, kind: 'step', value: 2 }]])
  expect(planSave({ ...regular, step: 2 }, seen, { version: 1, step: 2 }, NOW).log).toEqual([])
})

test('a submitted step of a tutor test is taken once; in other tests nothing is', () => {
  const state = { version: 1, taken_tracker: ['taken' as const, null, 'taken' as const] }
  const before = [choice(0, { taken_at: new Date(0), seen_at: new Date(0) }), choice(1), choice(2)]
  const plan = planSave(tutor, before, state, NOW)
  expect(plan.taken).toEqual([2])
  expect(slotsOf(plan).map((slot) => slot.taken_at)).toEqual([new Date(0), null, NOW])
  expect(slotsOf(plan)[2]?.seen_at).toBe(NOW)
  expect(plan.log).toEqual([{ pos: 2, kind: 'taken', value: true }])
  expect(planSave(regular, before, state, NOW).taken).toEqual([])
  expect(planSave(tutor, before, { version: 1 }, NOW).taken).toEqual([])
})

test('a diagnostic counts an answer once its question is left, and the first one only; another test counts none', () => {
  const given = [choice(0, { letter: 'A' }), choice(1, { letter: 'B', counted: 'C' }), choice(2)]
  const counted = (test: Saving, step: number) =>
    slotsOf(planSave(test, given, { version: 1, step }, NOW)).map((slot) => slot.counted)
  const three = { ...diagnostic, question_count: 3 }
  expect(counted(three, 0)).toEqual([null, 'C', null])
  expect(counted(three, 2)).toEqual(['A', 'C', null])
  expect(counted(regular, 2)).toEqual([null, 'C', null])
})

describe('the browser is told of a place', () => {
  const told = (before: PlanRow, after: PlanRow, sent: object = {}, was = regular, is = was) =>
    toldPlaces(was, [before], is, [after], [{ id: after.item.id, ...sent }]).size === 1
  const one = choice(0)

  test('that holds another question, counts, became fixed or was revealed', () => {
    expect(told(one, one)).toBe(false)
    expect(told(one, choice(0, { item_id: 9 }))).toBe(true)
    expect(toldPlaces(regular, [], regular, [one], [])).toEqual(new Set([0]))
    expect(told(one, choice(0, { counted: 'A' }))).toBe(true)
    const later = choice(5)
    expect(told(later, later, {}, diagnostic, { ...diagnostic, step: 4 })).toBe(true)
    expect(told(one, choice(0, { taken_at: NOW }), {}, tutor)).toBe(true)
  })

  test('that is revealed already and was sent again', () => {
    const taken = choice(0, { taken_at: NOW })
    expect(told(taken, taken, {}, tutor)).toBe(true)
    expect(toldPlaces(tutor, [taken], tutor, [taken], []).size).toBe(0)
  })

  test('where the server keeps anything else than what was sent', () => {
    const kept = choice(0, { letter: 'A', skipped: false, marked: true, confidence: 'sure' })
    const same = { answer_attributes: { letter: 'A' }, skipped: false, marked: true, confidence: 'sure' }
    expect(told(kept, kept, same)).toBe(false)
    expect(told(kept, kept, { answer_attributes: { letter: 'B' } })).toBe(true)
    expect(told(kept, kept, { answer_attributes: null })).toBe(true)
    expect(told(one, one, { answer_attributes: null })).toBe(false)
    expect(told(kept, kept, { skipped: true })).toBe(true)
    expect(told(kept, kept, { marked: false })).toBe(true)
    expect(told(kept, kept, { confidence: 'guess' })).toBe(true)
    const typed = place(0, { grid: '7' })
    expect(told(typed, typed, { student_produced_answer: '7' })).toBe(false)
    expect(told(typed, typed, { student_produced_answer: '8' })).toBe(true)
    const empty = place(0, { grid: '' })
    expect(told(empty, empty, { student_produced_answer: '' })).toBe(false)
    expect(told(place(0), place(0), { student_produced_answer: '' })).toBe(false)
  })
})
