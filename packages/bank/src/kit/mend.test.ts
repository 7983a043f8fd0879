import { expect, test } from 'vitest'
import { twoStepEquations as own } from '../topics/algebra-1/linear-equations/lessons/two-step-equations.ts'
import { mendOf } from './mend.ts'

const chapter = { ...own, mends: { 'in-the-chapter': [1, 2], 'in-both': [0, 1] } as const }
const skill = {
  id: 'skill',
  name: 'Skill',
  lesson: { ...own, mends: { 'in-both': [3, 0] } as const },
  chapters: [{ id: 'skill-more', name: 'More', lesson: chapter }],
}
const missed = (misconception: string | null, template = 'algebra-1/two-step-fee') => ({ template, misconception })

test('a mistake leads to its step in the open lesson, and else in another lesson of the skill', () => {
  expect(mendOf(skill, 'skill', missed('in-both'))).toEqual({
    lesson: { id: 'skill', name: 'Skill' },
    example: 3,
    step: 0,
    named: true,
  })
  expect(mendOf(skill, 'skill-more', missed('in-both'))).toMatchObject({ lesson: { id: 'skill-more' }, example: 0 })
  expect(mendOf(skill, 'skill', missed('in-the-chapter'))).toMatchObject({ lesson: { name: 'More' }, step: 2 })
})

test('an answer that nobody foresaw leads to an example of its kind of question, typed or chosen', () => {
  const like = { lesson: { id: 'skill' }, example: 1, step: 0, named: false }
  expect(mendOf(skill, 'skill', missed(null))).toMatchObject(like)
  expect(mendOf(skill, 'skill', missed('of-an-old-question', 'algebra-1/two-step-fee-typed'))).toMatchObject(like)
  expect(mendOf(skill, 'skill', missed(null, 'algebra-1/gone'))).toMatchObject({ ...like, example: 0 })
})

test('what only one step shows leads to that step', () => {
  const shown = own.examples[3]?.steps.findIndex((s) => s.covers?.includes('algebra-1/two-step-mistake'))
  expect(shown).toBeGreaterThan(0)
  expect(mendOf(skill, 'skill', missed(null, 'algebra-1/two-step-mistake'))).toMatchObject({ example: 3, step: shown })
})

test('a step mends the name that goes with a mistake too, unless that has a step of its own', () => {
  const mends = { 'toy-names-an-error-untested': [2, 1] } as const
  const tested = (more: object) => ({ ...skill, chapters: [], lesson: { ...own, mends: { ...mends, ...more } } })
  const closest = missed('toy-names-the-closest-error')
  expect(mendOf(tested({}), 'skill', closest)).toMatchObject({ example: 2, step: 1, named: true })
  expect(mendOf(tested({ 'toy-names-the-closest-error': [0, 2] }), 'skill', closest)).toMatchObject({
    example: 0,
    step: 2,
  })
})
