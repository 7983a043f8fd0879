import type { Question } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { aQuestion } from '../../attempt/fixtures'
import { insights, opens } from './insights'

const right = (id: number, over: Partial<Question> = {}) =>
  aQuestion(id, { answer_attributes: { correct: true, letter: 'A' }, time_spent: 20_000, ...over })
const wrong = (id: number, over: Partial<Question> = {}) =>
  aQuestion(id, { answer_attributes: { correct: false, letter: 'B' }, time_spent: 20_000, ...over })
const of = (kind: string, ...questions: Question[]) => insights(questions).find((i) => i.kind === kind)

test('nothing is said where there is nothing to say', () => {
  expect(insights([])).toEqual([])
  expect(insights([right(1), right(2)])).toEqual([])
})

test('pace: the verdict of the result, in the same words, with its questions', () => {
  const usual = [1, 2, 3, 4].map((id) => right(id))
  const long = wrong(5, { time_spent: 180_000 })
  const found = of('pace', ...usual, long)
  expect(found?.sentence).toMatch(/^3 minutes went into question 5\. /)
  expect(found?.questions).toEqual([long])
  expect(of('pace', right(1), long)).toBeUndefined()
})

test('pace: where it was not the trouble, the skill of most misses is the next step', () => {
  const misses = ['slope', 'slope', 'lines'].map((tag_id, i) => wrong(4 + i, { tag_id }))
  expect(of('pace', ...[1, 2, 3].map((id) => right(id)), ...misses)).toMatchObject({
    sentence: expect.stringMatching(/pace was not the trouble/),
    next: { kind: 'skill', id: 'slope' },
  })
})

test('changes of mind: what they won and what they lost', () => {
  const won = right(1, { answer_tracker: [false, true] })
  const lost = wrong(2, { answer_tracker: [true, false] })
  expect(of('changes', won, right(3))?.sentence).toBe('Changing your mind paid: 1 point won, 0 lost.')
  expect(of('changes', lost)?.sentence).toMatch(/^Changing your mind cost: 1 point lost, 0 won\./)
  expect(of('changes', won, lost)?.sentence).toMatch(/won as much as it lost/)
  expect(of('changes', lost, right(3))?.questions).toEqual([lost])
})

test('every finding has a next step: its questions, a practice or a lesson', () => {
  const tests = [
    [right(1, { confidence: 'sure' })],
    [right(1, { confidence: 'sure' }), wrong(2, { confidence: 'guess' })],
    [right(1, { confidence: 'guess', tag_id: 't' })],
    [wrong(1, { confidence: 'unsure', tag_id: 't' })],
    [right(1, { answer_tracker: [false, true] })],
    [...[1, 2, 3].map((id) => right(id)), ...[4, 5, 6].map((id) => wrong(id))],
  ]
  for (const found of tests.flatMap(insights)) expect(found.next ?? found.questions[0], found.sentence).toBeDefined()
})

test('sureness: how often sure was right', () => {
  expect(of('sureness', right(1, { confidence: 'sure' }), wrong(2, { confidence: 'sure' }))).toMatchObject({
    sentence: 'You were sure 2 times and wrong in 1 of them: look at that one.',
    figures: [{ name: 'Sure', value: '1 of 2 right' }],
  })
  expect(of('sureness', wrong(1, { confidence: 'sure' }))?.sentence).toBe(
    'You were sure once, and that answer is wrong: look at it.',
  )
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
  expect(found?.sentence).toBe('3 of 4 misses have a name. The first came most often: begin with it.')
  expect(found?.figures).toMatchObject([
    { name: 'b!', value: '2 times', questions: [{ id: 2 }, { id: 3 }] },
    { name: 'a of this question!', value: 'once', questions: [{ id: 1 }] },
  ])
  expect(found?.next).toEqual({ kind: 'misconception', id: 'b', alone: false })
})

test('of misconceptions that came once each, what most others get right is first; each link says what it opens', () => {
  const slip = (id: string) => ({ id, name: `${id}!`, sentence: `${id} of this question!`, clue: '' })
  const hard = wrong(1, { misconception: slip('hard'), question_percent_correct_average: 0.3 })
  const easy = wrong(2, {
    misconception: slip('easy'),
    question_percent_correct_average: 0.8,
    order: 4,
    tag_id: 'line',
  })
  expect(of('slips', hard, easy)?.figures.map(({ name }) => name)).toEqual([
    'easy of this question!',
    'hard of this question!',
  ])
  const nameOf = (tag: string | null) => (tag === 'line' ? 'Lines' : undefined)
  expect(opens([easy], nameOf)).toBe('Question 5: Lines')
  expect(opens([{ ...hard, order: 0 }, { ...hard, order: 2 }, easy], nameOf)).toBe('Questions 1, 3 and 5')
})
