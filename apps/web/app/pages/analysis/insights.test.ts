import type { Question } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { aQuestion } from '../../attempt/fixtures'
import { insights } from './insights'

const right = (id: number, over: Partial<Question> = {}) =>
  aQuestion(id, { answer_attributes: { correct: true, letter: 'A' }, time_spent: 20_000, ...over })
const wrong = (id: number, over: Partial<Question> = {}) =>
  aQuestion(id, { answer_attributes: { correct: false, letter: 'B' }, time_spent: 20_000, ...over })
const of = (kind: string, ...questions: Question[]) => insights(questions).find((i) => i.kind === kind)

test('nothing is said where there is nothing to say', () => {
  expect(insights([])).toEqual([])
  expect(insights([right(1), right(2)])).toEqual([])
})

test('pace: misses that took longer, that were hasty, or neither', () => {
  expect(of('pace', right(1), wrong(2, { time_spent: 60_000 }))).toMatchObject({
    sentence: expect.stringMatching(/^Your misses took longer/),
    figures: [
      { name: 'Right answers', value: '20 s each' },
      { name: 'Wrong answers', value: '60 s each' },
    ],
  })
  expect(of('pace', right(1), wrong(2, { time_spent: 5_000 }))?.sentence).toMatch(/were faster/)
  expect(of('pace', right(1), wrong(2))?.sentence).toMatch(/pace was not the trouble/)
})

test('pace: nothing is said of times that nobody knows', () => {
  expect(of('pace', right(1, { time_spent: 0 }), wrong(2, { time_spent: 0 }))).toBeUndefined()
})

test('changes of mind: what they won and what they lost', () => {
  const won = right(1, { answer_tracker: [false, true] })
  const lost = wrong(2, { answer_tracker: [true, false] })
  expect(of('changes', won, right(3))?.sentence).toBe('Changing your mind paid: 1 point won, 0 lost.')
  expect(of('changes', lost)?.sentence).toMatch(/^Changing your mind cost: 1 point lost, 0 won\./)
  expect(of('changes', won, lost)?.sentence).toMatch(/won as much as it lost/)
})

test('sureness: how often sure was right', () => {
  expect(of('sureness', right(1, { confidence: 'sure' }), wrong(2, { confidence: 'sure' }))).toMatchObject({
    sentence: 'You were sure 2 times and wrong in 1 of them: those are the ones to look at.',
    figures: [{ name: 'Sure', value: '1 of 2 right' }],
  })
  expect(of('sureness', right(1, { confidence: 'sure' }))?.sentence).toMatch(/trust it/)
  expect(of('sureness', right(1, { confidence: 'guess' }))?.sentence).toMatch(/^1 guess came out right/)
  expect(of('sureness', wrong(1, { confidence: 'unsure' }))?.sentence).toMatch(/^You were sure of nothing here/)
})

test('sureness: one mark says nothing of the answers that have none', () => {
  expect(of('sureness', right(1, { confidence: 'unsure' }), wrong(2), right(3))?.sentence).toMatch(
    /^You said how sure you were of 1 of 3, and were sure of none\./,
  )
})

test('misconceptions: how many misses have a name, the most frequent first', () => {
  const slip = (id: string) => ({ id, name: `${id}!`, sentence: `${id} of this question!`, clue: '' })
  const found = of(
    'slips',
    wrong(1, { misconception: slip('a') }),
    wrong(2, { misconception: slip('b') }),
    wrong(3, { misconception: slip('b') }),
    wrong(4),
  )
  expect(found?.sentence).toBe('3 of 4 misses have a name.')
  expect(found?.figures).toEqual([
    { name: 'b!', value: '2 times' },
    { name: 'a!', value: 'once' },
  ])
})
