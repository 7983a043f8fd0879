import { expect, test } from 'vitest'
import { luckOf, mastery } from './mastery.ts'
import { emptyState } from './state.ts'
import { aSkill } from './testing.ts'

test('the more of a skill is typed, the less of it is luck', () => {
  const luck = [0, 0.5, 1].map((typed) => luckOf(aSkill({ typed })))
  expect(luck[0]).toBe(luckOf(aSkill()))
  expect(luck[1]).toBeCloseTo((luck[0]! + luck[2]!) / 2, 10)
  expect(luck[2]).toBe(luckOf(aSkill({ response: 'grid' })))
  expect(luck[2]).toBeLessThan(luck[0]! / 5)
})

test('of two skills as hard as each other the typed one is the less mastered before any answer', () => {
  const { nodes } = emptyState('algebra-1')
  const [chosen, typed] = [0, 1].map((share) => mastery(nodes, aSkill({ typed: share }), 0))
  expect(typed!).toBeLessThan(chosen! - 0.05)
})
