import { describe, expect, test } from 'vitest'
import type { SecretPart } from '../../db/schema/index.ts'
import { answerText, answerTracker, changedFrom, misconceptionOf, outcome, sentenceOf, testScore } from './score.ts'

const choice: SecretPart = {
  letter: 'B',
  grid: null,
  options: {
    A: { correct: false, misconception: 'adds', why: '' },
    B: { correct: true, misconception: null, why: '' },
    C: { correct: false, misconception: null, why: '' },
  },
  wrong_grid: [],
  explanation: '',
}
const typed: SecretPart = {
  letter: null,
  grid: '1/2',
  options: {},
  wrong_grid: [
    { value: '2', misconception: 'turns-over' },
    { value: '1/4', misconception: 'halves-twice' },
  ],
  explanation: '',
}
const letter = (given: string | null) => ({ letter: given, grid: null })
const text = (given: string | null) => ({ letter: null, grid: given })

describe('the outcome of an answer', () => {
  test('with options: the right letter, another one, none', () => {
    expect(['B', 'A', null].map((l) => outcome(choice, letter(l)))).toEqual(['correct', 'incorrect', 'skipped'])
  })
  test('typed: the same number, another one, nothing', () => {
    expect(['.5', '2/4', '2', '', null].map((g) => outcome(typed, text(g)))).toEqual([
      'correct',
      'correct',
      'incorrect',
      'skipped',
      'skipped',
    ])
  })
  test('zero typed counts as skipped, what cannot be read as incorrect', () => {
    expect(['0', '-0.0', '1/0', '--1'].map((g) => outcome(typed, text(g)))).toEqual([
      'skipped',
      'skipped',
      'incorrect',
      'incorrect',
    ])
  })
})

describe('the misconception behind a miss', () => {
  test('is that of the chosen option, if it has one', () => {
    expect(['A', 'C', 'B', null].map((l) => misconceptionOf(choice, letter(l)))).toEqual(['adds', null, null, null])
    expect(misconceptionOf(choice, letter('D'))).toBeNull()
  })
  test('is that of the typed number, however it is written', () => {
    expect(['2', '4/2', '.25', '0.25', '3', '.5', '', null].map((g) => misconceptionOf(typed, text(g)))).toEqual([
      'turns-over',
      'turns-over',
      'halves-twice',
      'halves-twice',
      null,
      null,
      null,
      null,
    ])
  })
})

test('what was done wrongly is said by the question itself where it has words for it, else by the misconception', () => {
  const named = { sentence: 'I added.' }
  const own = {
    ...choice,
    options: { ...choice.options, A: { correct: false, misconception: 'adds', why: '', says: 'I blamed Step 2.' } },
  }
  expect(sentenceOf(own, letter('A'), named)).toBe('I blamed Step 2.')
  expect(sentenceOf(choice, letter('A'), named)).toBe('I added.')
  const foreseen = { ...typed, wrong_grid: [{ value: '2', misconception: 'turns-over', says: 'I turned 1/2 over.' }] }
  expect(sentenceOf(foreseen, text('4/2'), named)).toBe('I turned 1/2 over.')
})

test('an answer as one text is the letter or what was typed', () => {
  expect([letter('C'), text('7'), text(''), text(null)].map(answerText)).toEqual(['C', '7', null, null])
})

describe('changed answers', () => {
  test('the first two outcomes count, empty ones left out', () => {
    expect(answerTracker(choice, ['B', 'A', 'B'])).toEqual([true, false])
    expect(answerTracker(choice, ['', 'A', '', 'B'])).toEqual([false, true])
    expect(answerTracker(typed, ['2', '.5'])).toEqual([false, true])
    expect(answerTracker(choice, [])).toEqual([])
  })
  test('a typed zero counts as skipped, and so is no answer that was changed', () => {
    expect(answerTracker(typed, ['0', '.5'])).toEqual([true])
    expect(answerTracker(typed, ['2', '0/3', '.5'])).toEqual([false, true])
  })
  test('the first outcome is told only if there was a second', () => {
    expect(changedFrom(choice, ['B', 'A'])).toBe(true)
    expect(changedFrom(choice, ['A', 'B'])).toBe(false)
    expect([changedFrom(choice, ['B']), changedFrom(choice, [])]).toEqual([null, null])
  })
})

test('the score is the share of right answers among all questions, 0 of none', () => {
  expect(testScore(['correct', 'incorrect', 'skipped', 'correct'])).toBe(50)
  expect(testScore(['correct', 'correct', 'incorrect'])).toBeCloseTo(66.667, 3)
  expect(testScore(['correct'])).toBe(100)
  expect(testScore([])).toBe(0)
})
