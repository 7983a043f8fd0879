import { expect, test } from 'vitest'
import { shownLevel } from './standing.ts'

const shown = (right: number, wrong: number, mastery = 0.9, broad = true, helped = 0) =>
  shownLevel({ mastery, answered: true, last_at: 0, fading: false, broad, helped }, { right, wrong })

test('Strong takes three right answers on more than one kind of question, whatever the model expects', () => {
  expect([shown(1, 0), shown(2, 0), shown(2, 1)]).toEqual(['Moderate', 'Moderate', 'Moderate'])
  expect(shown(5, 1, 0.9, false)).toBe('Moderate')
  expect([shown(3, 0), shown(3, 1)]).toEqual(['Strong', 'Strong'])
})

test('a right answer never looks lower than a wrong one, however hard the one and easy the other skill is', () => {
  const ORDER = ['To-do', 'Moderate', 'Strong']
  for (const answers of [1, 2, 3, 6])
    for (const mastery of [0.1, 0.5, 0.7, 0.95])
      for (const other of [0.1, 0.5, 0.7, 0.95])
        expect(ORDER.indexOf(shown(answers, 0, mastery))).toBeGreaterThan(ORDER.indexOf(shown(0, answers, other)))
})

test('from three own answers on the model decides, and a skill left empty is to do', () => {
  expect([shown(2, 1, 0.7), shown(2, 1, 0.4), shown(0, 0)]).toEqual(['Moderate', 'To-do', 'To-do'])
})

test('right answers that needed hints make no skill Moderate or Strong', () => {
  const hinted = (right: number, wrong: number, helped: number) => shown(right, wrong, 0.9, true, helped)
  expect([hinted(1, 0, 1), hinted(5, 0, 5), hinted(3, 1, 3)]).toEqual(['To-do', 'To-do', 'To-do'])
  expect([hinted(3, 0, 1), hinted(4, 0, 1)]).toEqual(['Moderate', 'Strong'])
  expect(hinted(2, 1, 1)).toBe(shown(1, 1))
})
