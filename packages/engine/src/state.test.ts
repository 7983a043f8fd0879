import { expect, test } from 'vitest'
import { nodesFor, storedNode } from './state.ts'

test('an item touches its topic, its subject if it has one, and its skills', () => {
  expect(nodesFor({ subject: 'u', skills: ['a', 'b'] })).toEqual(['topic', 'subject:u', 'skill:a', 'skill:b'])
  expect(nodesFor({ skills: ['a'] })).toEqual(['topic', 'skill:a'])
})

test('of a node stored by an earlier version the last answer stands in for the last right one, if any was right', () => {
  const stored = (hits: number) => storedNode({ last_at: 70, counts: { hits, form: 0.3, mark: 5, pace: 1 } })
  expect(stored(0).counts).toEqual({ hits: 0, surprise: 0.3, lastRightAt: null })
  expect(stored(1).counts).toEqual({ hits: 1, surprise: 0.3, lastRightAt: 70 })
  const today = { last_at: 70, counts: { hits: 1, lastRightAt: 3 } }
  expect(storedNode(today)).toBe(today)
})
