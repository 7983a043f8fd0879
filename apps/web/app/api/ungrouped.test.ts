import { expect, test } from 'vitest'
import { ungrouped } from './ungrouped'

const rest = {
  tags: {},
  tag_filter: [],
  max_number_of_questions: 3,
  has_passage: false,
  marked: [],
  incorrect: [],
  used: [],
  pace_seconds: 60,
}
const low = { tag_id: 'a', difficulty: 'Low', calculator: true, passage_id: null } as const
const high = { ...low, difficulty: 'High' } as const

test('grouped questions are the same questions one by one', () => {
  const groups = [
    { ...low, ids: [1, 2] },
    { ...high, ids: [3] },
  ]
  const questions = [
    { id: 1, ...low },
    { id: 2, ...low },
    { id: 3, ...high },
  ]
  expect(ungrouped({ test_questions: { ...rest, questions: [], groups } })).toEqual({
    test_questions: { ...rest, questions },
  })
})

test('a server that does not group yet is understood', () => {
  const whole = { test_questions: { ...rest, questions: [{ id: 1, ...low }] } }
  expect(ungrouped(whole)).toEqual(whole)
})
