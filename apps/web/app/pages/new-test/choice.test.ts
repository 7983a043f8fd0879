import { MESSAGES } from '@fourfold/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApiError, OfflineError } from '../../api/client-errors'
import {
  type Choice,
  createPayload,
  type Difficulty,
  hasCalculator,
  lengths,
  matches,
  maximum,
  minutes,
  NOTHING_CHOSEN,
  numberError,
  type Pool,
  parentState,
  prefilled,
  refusalAt,
  stepped,
  toggleTags,
  unitOf,
} from './choice'

const DIFFICULTIES: readonly Difficulty[] = ['Low', 'Medium', 'High']
const question = fc.record({
  id: fc.integer({ min: 1, max: 60 }),
  tag_id: fc.constantFrom('t1', 't2', 't3'),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  calculator: fc.boolean(),
  passage_id: fc.constant(null),
})
const questionsOf = (n: number): Pool['questions'] =>
  Array.from({ length: n }, (_, i) => ({
    id: i + 1,
    tag_id: i % 2 ? 't1' : 't2',
    difficulty: DIFFICULTIES[i % 3] ?? 'Low',
    calculator: i % 4 === 0,
    passage_id: null,
  }))
const pool = (questions: Pool['questions'], over: Partial<Pool> = {}): Pool => ({
  questions,
  tags: { Algebra: [{ id: 't1', name: 'One' }] },
  tag_filter: [],
  max_number_of_questions: questions.length,
  has_passage: false,
  marked: [],
  incorrect: [],
  used: [],
  pace_seconds: 90,
  ...over,
})
const choice = (over: Partial<Choice> = {}): Choice => ({ ...NOTHING_CHOSEN, ...over })
const choices = fc.record({
  mode: fc.constantFrom('All' as const, 'Unused' as const, 'Incorrect' as const, 'Marked' as const),
  difficulties: fc.subarray([...DIFFICULTIES]),
  calculators: fc.subarray<'calculator' | 'no_calculator'>(['calculator', 'no_calculator']),
  tags: fc.subarray(['t1', 't2', 't3']).map((ids) => new Set(ids)),
})

describe('the message under the number of questions', () => {
  test.each([
    ['0', 12, 'Please choose 1 or more questions.'],
    ['00', 12, 'Please choose 1 or more questions.'],
    ['ab', 12, 'Please enter a number.'],
    ['-1', 12, 'Please enter a number.'],
    ['1.5', 12, 'Please enter a number.'],
    ['7.', 12, 'Please enter a number.'],
    ['13', 12, 'The max is 12 questions.'],
    ['001', 12, 'The max is 12 questions.'],
    ['100', 20, 'The max is 20 questions.'],
    ['5', 0, 'No questions match your criteria.'],
    ['', 0, 'No questions match your criteria.'],
    ['12', 12, null],
    ['1', 12, null],
    ['', 12, null],
  ])('%j with a maximum of %d: %s', (text, max, message) =>
    expect(numberError(text, max, 'questions', false)).toBe(message),
  )
  test('an empty field is an error only on submit', () =>
    expect(numberError('', 12, 'questions', true)).toBe('Please choose 1 or more questions.'))
  test('a topic with passages speaks of passages', () => {
    expect(numberError('0', 3, 'passages', false)).toBe('Please choose 1 or more passages.')
    expect(numberError('4', 3, 'passages', false)).toBe('The max is 3 passages.')
    expect(numberError('4', 0, 'passages', false)).toBe('No passages match your criteria.')
    expect(unitOf(pool([], { has_passage: true }))).toBe('passages')
    expect(unitOf(pool([]))).toBe('questions')
  })
  test('a number is accepted exactly when it lies between 1 and the maximum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 20 }), (n, max) => {
        expect(numberError(String(n), max, 'questions', true) === null).toBe(n >= 1 && n <= max)
      }),
    )
  })
})

describe('the maximum', () => {
  test('is the smallest of: what matches, the pool, and 20', () => {
    fc.assert(
      fc.property(fc.uniqueArray(question, { selector: (q) => q.id, maxLength: 60 }), choices, (questions, c) => {
        const ids = questions.map((q) => q.id)
        const base = pool(questions, {
          used: ids.filter((id) => id % 2 === 0),
          incorrect: ids.filter((id) => id % 3 === 0),
          marked: ids.filter((id) => id % 5 === 0),
        })
        const fits = questions.filter(
          (q) =>
            (c.difficulties.length === 0 || c.difficulties.includes(q.difficulty)) &&
            (c.calculators.length !== 1 || (c.calculators[0] === 'calculator') === q.calculator) &&
            (c.tags.size === 0 || c.tags.has(q.tag_id)) &&
            (c.mode === 'All' ||
              (c.mode === 'Unused' && q.id % 2 !== 0) ||
              (c.mode === 'Incorrect' && q.id % 3 === 0) ||
              (c.mode === 'Marked' && q.id % 5 === 0)),
        )
        expect(matches(base, choice(c)).map((q) => q.id)).toEqual(fits.map((q) => q.id))
        expect(maximum(base, choice(c))).toBe(Math.min(fits.length, questions.length, 20))
      }),
    )
  })
  test('is 20 for a large pool and 0 when nothing matches', () => {
    expect(maximum(pool(questionsOf(500)), choice())).toBe(20)
    expect(maximum(pool(questionsOf(500)), choice({ mode: 'Marked' }))).toBe(0)
    expect(maximum(pool([]), choice())).toBe(0)
  })
  test('of passages is the most that together hold 20 questions or fewer', () => {
    const passages = [9, 9, 5, 4].flatMap((size, p) =>
      Array.from({ length: size }, (_, i) => ({
        id: p * 100 + i,
        tag_id: 't1',
        difficulty: 'Low' as const,
        calculator: false,
        passage_id: p,
      })),
    )
    expect(maximum(pool(passages, { has_passage: true }), choice())).toBe(3)
  })
})

describe('what stands in the form', () => {
  test('the number that nobody typed is never more than there is, and the usual one where there is enough', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom('questions' as const, 'passages' as const),
        (max, unit) => {
          expect(numberError(prefilled(max, unit), max, unit, true)).toBeNull()
        },
      ),
    )
    expect([prefilled(1, 'questions'), prefilled(20, 'questions'), prefilled(3, 'passages')]).toEqual(['1', '10', '1'])
  })
  test('the number is kept when nothing matches, where the field says so', () =>
    expect(prefilled(0, 'questions')).toBe('10'))
  test('the calculator filter is offered only where a question allows one', () => {
    expect(hasCalculator(pool(questionsOf(8)))).toBe(true)
    expect(hasCalculator(pool(questionsOf(8).map((q) => ({ ...q, calculator: false }))))).toBe(false)
  })
  const answer = (status: number, problem: { error: string; fields?: Record<string, string> }) =>
    new ApiError({ status, statusText: '', headers: new Headers() }, problem)
  test('a refused choice is shown at the field that can be mended', () => {
    const refused = (fields?: Record<string, string>) =>
      answer(422, { error: 'Refused', ...(fields ? { fields } : {}) })
    expect(refusalAt(refused({ custom_test_id: 'No such test.' }), true)).toEqual({ custom_test_id: 'No such test.' })
    expect(refusalAt(refused({ number_of_questions: 'Too many.' }), false)).toEqual({
      number_of_questions: 'Too many.',
    })
    expect(refusalAt(refused({ tag_ids: 'Unknown subject.' }), false)).toEqual({
      number_of_questions: 'Unknown subject.',
    })
    expect(refusalAt(refused(), true)).toEqual({ custom_test_id: 'Refused' })
  })
  test('a failure that no choice can mend is said at the button, and never in the words of an unknown body', () => {
    const failed = { form: MESSAGES.testNotMade }
    expect(refusalAt(answer(500, { error: 'x', fields: { number_of_questions: 'x' } }), false)).toEqual(failed)
    expect(refusalAt(answer(503, { error: 'x' }), true)).toEqual(failed)
    expect(refusalAt(new OfflineError(MESSAGES.notOk), false)).toEqual(failed)
    expect(refusalAt(answer(429, { error: MESSAGES.tooMany }), false)).toEqual({ form: MESSAGES.tooMany })
  })
})

describe('subjects', () => {
  const tags = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  test('a parent is checked with all of its tags, indeterminate with some, empty with none', () => {
    expect(parentState(tags, new Set())).toBe('none')
    expect(parentState(tags, new Set(['b', 'other']))).toBe('some')
    expect(parentState(tags, new Set(['a', 'b', 'c', 'other']))).toBe('all')
    expect(parentState(tags, new Set(['other']))).toBe('none')
  })
  test('checking a parent checks every tag under it and no other; unchecking takes them all back', () => {
    const some = new Set(['b', 'other'])
    const all = toggleTags(some, ['a', 'b', 'c'], true)
    expect([...all].sort()).toEqual(['a', 'b', 'c', 'other'])
    expect(parentState(tags, all)).toBe('all')
    expect([...toggleTags(all, ['a', 'b', 'c'], false)]).toEqual(['other'])
    expect([...some]).toEqual(['b', 'other'])
  })
})

describe('how long it will take', () => {
  test('is the number times the pace, at least a minute, and unknown while the number is not valid', () => {
    const base = pool(questionsOf(30))
    expect(minutes(base, choice({ number: '10' }))).toBe(15)
    expect(minutes(pool(questionsOf(30), { pace_seconds: 5 }), choice({ number: '1' }))).toBe(1)
    expect(minutes(base, choice({ number: '21' }))).toBeNull()
    expect(minutes(base, choice({ number: '' }))).toBeNull()
  })
  test('counts the questions of a passage', () => {
    const passages = Array.from({ length: 20 }, (_, i) => ({
      id: i,
      tag_id: 't1',
      difficulty: 'Low' as const,
      calculator: false,
      passage_id: Math.floor(i / 10),
    }))
    expect(minutes(pool(passages, { has_passage: true, pace_seconds: 60 }), choice({ number: '2' }))).toBe(20)
  })
})

test('the create payload carries every field of the specification', () => {
  const body = createPayload(
    choice({ number: '5', difficulties: ['High'], tags: new Set(['t1']) }),
    'Geometry',
    12,
    false,
  )
  expect(Object.keys(body).sort()).toEqual(
    [
      ...['name', 'score', 'section', 'number_of_questions', 'calculator', 'no_calculator', 'question_mode'],
      ...['difficulty_low', 'difficulty_medium', 'difficulty_high', 'timed', 'tutor', 'tag_ids'],
      ...['max_number_of_questions', 'custom_question_ids', 'custom_test_id'],
    ].sort(),
  )
  expect(body).toMatchObject({ section: 'Geometry', difficulty_high: true, difficulty_low: false, tag_ids: ['t1'] })
})

test('the usual lengths are those that can be had, and all where that is fewer than the next', () => {
  expect(lengths(20, 'questions')).toEqual([5, 10, 15, 20])
  expect(lengths(12, 'questions')).toEqual([5, 10, 12])
  expect(lengths(10, 'questions')).toEqual([5, 10])
  expect(lengths(3, 'questions')).toEqual([3])
  expect(lengths(0, 'questions')).toEqual([])
  expect(lengths(2, 'passages')).toEqual([1, 2])
})

test('an arrow key counts the number by one, never below one nor above the maximum', () => {
  expect(stepped('10', 1, 20)).toBe('11')
  expect(stepped('20', 1, 20)).toBe('20')
  expect(stepped('1', -1, 20)).toBe('1')
  expect(stepped('99', -1, 20)).toBe('20')
  expect(stepped('', 1, 20)).toBe('1')
  expect(stepped('7.5', 1, 20)).toBe('1')
})
