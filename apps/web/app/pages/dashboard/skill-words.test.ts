import type { SkillBreakdown } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { agoWords, answeredFirst, estimateWords, isMeasured, levelWords, markOf, skillWords } from './skill-words'

const skill = (over: Partial<SkillBreakdown> = {}): SkillBreakdown => ({
  id: 's',
  name: 'Slope',
  correct: 3,
  incorrect: 0,
  skipped: 0,
  prediction: 0.914,
  barChartData: [],
  level: 'Strong',
  last_at: '2026-05-01T10:00:00.000Z',
  fading: false,
  ...over,
})

test('a skill says its level, its mastery and whether it fades; without an answer it says that', () => {
  expect(skillWords(skill())).toBe('Strong, 91%')
  expect(skillWords(skill({ fading: true }))).toBe('Strong, 91%, needs refresh')
  expect(skillWords(skill({ prediction: null, level: 'To-do' }))).toBe('no answer yet')
  // A level from few answers says what it rests on, and does not take itself back.
  expect(skillWords(skill({ correct: 0, incorrect: 1, level: 'To-do' }))).toBe('To-do, 0 of 1 right so far')
  expect([markOf(skill()), markOf(skill({ prediction: null, level: 'To-do' }))]).toEqual(['Strong', 'none'])
})

test('the last practice is told in days, later in weeks', () => {
  const at = (days: number) =>
    agoWords('2026-05-01T10:00:00.000Z', Date.parse('2026-05-01T10:00:01Z') + days * 86_400_000)
  expect([at(0), at(1), at(5), at(21)]).toEqual(['today', 'yesterday', '5 days ago', '3 weeks ago'])
})

test('a subject names the levels that its bar shows, and no skill without an answer', () => {
  const skills = [skill(), skill(), skill({ level: 'Moderate' }), skill({ prediction: null, level: 'To-do' })]
  expect(levelWords(skills)).toBe('2 Strong, 1 Moderate')
  expect(levelWords([skill({ level: 'To-do' })])).toBe('')
})

test('subjects with answers stand before the others, both in the order of the topic', () => {
  const none = { correct: 0, incorrect: 0, skipped: 0 }
  const rows = [
    { id: 'a', ...none },
    { id: 'b', ...none, skipped: 1 },
    { id: 'c', ...none },
    { id: 'd', ...none, correct: 2 },
  ]
  expect(answeredFirst(rows).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c'])
})

test('below three own answers no percentage is shown; what was left empty is no answer', () => {
  expect(skillWords(skill({ correct: 1, level: 'Moderate' }))).toBe('Moderate, 1 of 1 right so far')
  expect([2, 3].map((correct) => isMeasured({ correct, incorrect: 0, skipped: 4 }))).toEqual([false, true])
})

test('a mastery from few answers says what it rests on', () => {
  expect(estimateWords({ correct: 0, incorrect: 2, skipped: 0 })).toBe('0 of 2 right so far')
  expect(estimateWords({ correct: 1, incorrect: 2, skipped: 1 })).toBe('estimate: 1 of 4 right so far')
  expect(estimateWords({ correct: 0, incorrect: 0, skipped: 0 })).toBeNull()
  expect(estimateWords({ correct: 3, incorrect: 2, skipped: 0 })).toBeNull()
})
