import { expect, test } from 'vitest'
import { luckOf, mastery } from './mastery.ts'
import { observe } from './observe.ts'
import { PARAMS } from './params.ts'
import { emptyState, type Nodes } from './state.ts'
import { anAnswer, anItem, aSkill } from './testing.ts'

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

test('however many answers are right, what they alone say of a skill nears 95 % and never passes it: everybody slips', () => {
  const skill = aSkill({ b: -3 })
  const item = anItem({ skills: [skill.id], b: -3 })
  let nodes: Nodes = emptyState('algebra-1').nodes
  for (let i = 1; i <= 60; i++) nodes = observe(nodes, anAnswer({ item, at: i }), i)
  expect(PARAMS.slip).toBe(0.05)
  expect(mastery(nodes, skill, 60)).toBeGreaterThan(0.92)
  expect(mastery(nodes, skill, 60)).toBeLessThan(1 - PARAMS.slip)
  // The fitted terms, which take over as a topic's own answers grow, know no such limit.
  expect(mastery(nodes, { ...skill, topWeight: 1 }, 60)).toBeGreaterThan(1 - PARAMS.slip)
})
