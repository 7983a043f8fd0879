import { describe, expect, test } from 'vitest'
import { observe } from './observe.ts'
import { guessed, quickAfter } from './quick.ts'
import { predictScore } from './score.ts'
import { emptyState, type Nodes } from './state.ts'
import { anAnswer, aSkill } from './testing.ts'

const AT_ONCE = 700
const QUICK = anAnswer({ ms: AT_ONCE })

/** A student after so many quick answers, of which each `one`-th is right. */
function after(n: number, one: number, ms: number): Nodes {
  let nodes: Nodes = {}
  for (let i = 0; i < n; i++)
    nodes = observe(nodes, anAnswer({ correct: i % one === 0, ms, at: i * 60_000 }), i * 60_000)
  return nodes
}
const scoreOf = (nodes: Nodes) =>
  predictScore({ ...emptyState('t'), nodes }, { skills: [aSkill()] } as never, 100, 60 * 60_000)

describe('an answer far quicker than reading allows', () => {
  test('is taken for a guess at first', () => {
    expect(guessed({}, QUICK)).toBeCloseTo(0.95, 3)
    expect(guessed({}, anAnswer({ ms: 40_000 }))).toBeLessThan(0.001)
    expect([guessed({}, { ...QUICK, skipped: true }), guessed({}, anAnswer({ ms: 0 }))]).toEqual([0, 0])
  })

  test('is taken for read once quick answers are right far more often than by luck', () => {
    expect(guessed(after(8, 1, AT_ONCE), QUICK)).toBeLessThan(0.3)
    expect(guessed(after(24, 4, AT_ONCE), QUICK)).toBeCloseTo(0.95, 3)
  })

  test('says as little when it hits as when it misses: half right at once is no sign of a strong student', () => {
    const [quick, read] = [scoreOf(after(60, 2, AT_ONCE)).score, scoreOf(after(60, 2, 40_000)).score]
    expect(Math.abs(quick - read)).toBeLessThan(8)
  })

  test('slow answers, skips and answers without a time say nothing of quick ones', () => {
    const slow = anAnswer({ ms: 40_000 })
    expect(quickAfter(1.5, slow, 0.2)).toBeCloseTo(1.5, 2)
    expect(quickAfter(1.5, { ...QUICK, skipped: true }, 0.2)).toBe(1.5)
    expect(quickAfter(1.5, anAnswer({ ms: 0 }), 0.2)).toBe(1.5)
  })

  test('the memory is bounded: who stops to read, or begins to, is seen within a few answers', () => {
    const many = (correct: boolean, from: number, n: number) =>
      Array.from({ length: n }).reduce<number>((x) => quickAfter(x, { ...QUICK, correct }, 0.2), from)
    expect(many(true, 0, 100)).toBe(4)
    expect(many(false, 0, 100)).toBe(-3)
    expect(many(false, 4, 8)).toBeLessThan(0)
    expect(many(true, -3, 4)).toBeGreaterThan(0)
  })
})
