import { expect, test } from 'vitest'
import { observe } from './observe.ts'
import { skillScope } from './state.ts'
import type { Answer } from './types.ts'

const item = {
  id: '1',
  template_id: 't',
  frame_id: 't#a',
  topic: 'T',
  subject: 's',
  skills: ['k'],
  b: 0,
  b_var: 0.1,
  n: 0,
  response: 'choice',
  options: 4,
  seconds: 60,
  difficulty: 'Medium',
} as const
const answer = (over: Partial<Answer>): Answer => ({
  item,
  correct: true,
  at: 1,
  first_exposure: true,
  ms: 40_000,
  ...over,
})
const after = (over: Partial<Answer>) => observe({}, answer(over))[skillScope('k')]!

test('the more hints, the less a right answer raises the estimate; it never lowers it', () => {
  const means = [0, 1, 2, 3].map((hints) => after({ hints }).mean)
  expect(means).toEqual([...means].sort((a, b) => b - a))
  expect(new Set(means).size).toBe(4)
  expect(means.every((m) => m > 0)).toBe(true)
})

test('a wrong answer says as much with hints as without', () => {
  expect(after({ correct: false, hints: 3 })).toEqual(after({ correct: false }))
})

test('what was answered after a hint is not known: no right answer in a row, nothing to be remembered', () => {
  expect(after({}).counts).toMatchObject({ streak: 1, lastRightAt: 1 })
  expect(after({ hints: 1 }).counts).toMatchObject({ streak: 0, lastRightAt: null })
})
