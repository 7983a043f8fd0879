import { expect, test } from 'vitest'
import { aQuestion } from '../../attempt/fixtures'
import { byTopic } from './by-topic'

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
