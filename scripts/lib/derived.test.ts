import { expect, test } from 'vitest'
import { type Derived, differences } from './derived.ts'

const built = (change: Partial<Derived> = {}): Derived => ({
  model_state: [{ scope_id: 'a', node: { mean: 0.25, counts: { n: 3 } } }],
  tally: [{ skill_id: 'a', correct: 2 }],
  misconception_state: [],
  daily_score: [{ day: '2026-11-16', total: 66.6 }],
  test_count: [{ topic: 'Algebra 1', n: 2 }],
  mistake_count: [],
  ...change,
})

test('two builds that agree differ in nothing, also when a sum was added up in another order', () => {
  expect(differences(built(), built())).toEqual([])
  expect(differences(built(), built({ daily_score: [{ day: '2026-11-16', total: 66.6 + 1e-13 }] }))).toEqual([])
})

test('a counter that is off, a row too few and a row too many are each found', () => {
  expect(differences(built(), built({ tally: [{ skill_id: 'a', correct: 3 }] }))).toEqual(['tally'])
  expect(differences(built(), built({ model_state: [] }))).toEqual(['model_state'])
  expect(differences(built(), built({ mistake_count: [{ n: 1 }] }))).toEqual(['mistake_count'])
})
