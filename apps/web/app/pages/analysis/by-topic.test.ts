import { expect, test } from 'vitest'
import { aQuestion } from '../../attempt/fixtures'
import { byTopic, firstRows } from './by-topic'

test('topics that were missed stand first, then those left empty; the others keep the order of the test', () => {
  const answered = (id: number, tag_id: string, correct: boolean) =>
    aQuestion(id, { tag_id, answer_attributes: { correct, letter: 'A' } })
  const questions = [
    answered(1, 'right', true),
    aQuestion(2, { tag_id: 'empty', skipped: true }),
    answered(3, 'missed', false),
    answered(4, 'missed', true),
    answered(5, 'also right', true),
  ]
  const tags = ['right', 'empty', 'missed', 'also right'].map((id) => ({ id, name: id }))
  expect(byTopic(questions, tags).map((row) => [row.id, row.correct, row.incorrect, row.skipped])).toEqual([
    ['missed', 1, 1, 0],
    ['empty', 0, 0, 1],
    ['right', 1, 0, 0],
    ['also right', 1, 0, 0],
  ])
})

test('at first the topics with a miss are shown, never fewer than five and never more than eight', () => {
  const row = (id: string, incorrect: number) => ({ id, name: id, correct: 1, incorrect, skipped: 0 })
  const rows = (missed: number, all: number) =>
    Array.from({ length: all }, (_, i) => row(String(i), i < missed ? 1 : 0))
  expect(firstRows(rows(6, 20))).toHaveLength(6)
  expect(firstRows(rows(0, 20))).toHaveLength(5)
  expect(firstRows(rows(2, 3))).toHaveLength(3)
  // More are not read at once.
  expect(firstRows(rows(15, 20))).toHaveLength(8)
})

test('one or two topics are not hidden behind a button', () => {
  const rows = (all: number) =>
    Array.from({ length: all }, (_, i) => ({ id: String(i), name: String(i), correct: 1, incorrect: 0, skipped: 0 }))
  expect(firstRows(rows(6))).toHaveLength(6)
  expect(firstRows(rows(7))).toHaveLength(7)
  expect(firstRows(rows(8))).toHaveLength(5)
})
