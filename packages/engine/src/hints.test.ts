import { expect, test } from 'vitest'
import { rightUnaided } from './hints.ts'
import { observe } from './observe.ts'
import { type Nodes, skillScope } from './state.ts'
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
const after = (over: Partial<Answer>, nodes: Nodes = {}) => observe(nodes, answer(over))[skillScope('k')]!

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

test('right after a hint is counted apart, and is not right on one’s own', () => {
  expect([after({}), after({ hints: 2 }), after({ correct: false, hints: 2 })].map((n) => n.counts.helped)).toEqual([
    undefined,
    1,
    undefined,
  ])
  expect(after({ hints: 1 }, observe({}, answer({ hints: 1 }))).counts.helped).toBe(2)
  expect([{ correct: true }, { correct: true, hints: 1 }, { correct: false }].map(rightUnaided)).toEqual([
    true,
    false,
    false,
  ])
})

test('a kind of question did not go right by an answer after a hint, and one that was missed stays so', () => {
  expect(after({ hints: 1 }).counts.templateTrend).toBeUndefined()
  const missed = observe({}, answer({ correct: false }))
  expect(after({ hints: 1 }, missed).counts.templateTrend).toEqual(missed[skillScope('k')]!.counts.templateTrend)
  expect(after({}, missed).counts.templateTrend!.t).toBeGreaterThan(0)
  expect(after({ correct: false, hints: 1 }).counts.templateTrend!.t).toBeLessThan(0)
})

test('an answer after hints is no recall, and says the less of what is known the more hints it had', () => {
  const strokes = [0, 1, 2].map((hints) => after({ hints }).knowledge!.stroke!)
  expect(strokes.map(({ recalls }) => recalls)).toEqual([1, 0, 0])
  // How much likelier it was with the skill than without.
  const told = strokes.map(
    ({ fromKnown, fromUnknown }) => (fromKnown[0] + fromKnown[1]) / (fromUnknown[0] + fromUnknown[1]),
  )
  expect(told).toEqual([...told].sort((a, b) => b - a))
  expect(told.every((ratio) => ratio > 1)).toBe(true)
})

test('it takes back the less of what earlier misses say', () => {
  const missed = observe({}, answer({ correct: false }))
  const left = [0, 1, 2].map((hints) => Math.abs(after({ hints }, missed).knowledge!.misses![1]![12]!))
  expect(left).toEqual([...left].sort((a, b) => a - b))
  expect(new Set(left).size).toBe(3)
})
