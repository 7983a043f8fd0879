import { expect, test } from 'vitest'
import { rising, tableAt } from './curve.ts'
import { rounded, scaled, scaleOf } from './scale.ts'
import { TABLES } from './tables.ts'

const EXAMS = Object.keys(TABLES) as (keyof typeof TABLES)[]
const shares = Array.from({ length: 201 }, (_, i) => i / 200)

test.each(EXAMS)('%s has at least two published tables, each with its source and from end to end', (topic) => {
  const { tables, min, max } = scaleOf(topic)
  expect(tables.length).toBeGreaterThanOrEqual(2)
  for (const { source, low, high = low } of tables) {
    expect(source).not.toBe('')
    expect(high).toHaveLength(low.length)
    expect([low[0], high.at(-1)]).toEqual([min, max])
    expect(low.every((value, i) => value <= (high[i] ?? 0))).toBe(true)
    // No table falls: a slip of the pen in the data would show here.
    for (const column of [low, high])
      expect(
        column.every((v, i) => i === 0 || v >= (column[i - 1] ?? 0)),
        source,
      ).toBe(true)
  }
})

test.each(EXAMS)(
  '%s: the curve never falls, keeps the ends and lies within its stated distance of every table',
  (topic) => {
    const scale = scaleOf(topic)
    expect([scale.at(0), scale.at(1)]).toEqual([scale.min, scale.max])
    for (const [i, share] of shares.entries()) {
      if (i > 0) expect(scale.at(share)).toBeGreaterThanOrEqual(scale.at(shares[i - 1] ?? 0))
      for (const table of scale.tables)
        expect(Math.abs(tableAt(table, share) - scale.at(share))).toBeLessThanOrEqual(scale.off + scale.step)
    }
  },
)

test('the scale is not a share of full marks', () => {
  // Seen before: 14 of 20 right, told as 338 of 800.
  expect(rounded('SAT Math', scaleOf('SAT Math').at(0.7))).toBeGreaterThan(540)
  expect(scaleOf('SAT Math').at(0.05)).toBeLessThan(230)
  expect(scaleOf('ACT Reading').at(0.5)).toBeCloseTo(19, 0)
})

test.each([...EXAMS, 'Algebra 1'])('%s: the share for a score brings that score', (topic) => {
  const scale = scaleOf(topic)
  for (let score = scale.min; score <= scale.max; score += scale.step)
    expect(scale.at(scale.shareFor(score))).toBeCloseTo(score, 6)
})

test('courses stay percent', () => {
  expect(scaled('Geometry', { score: 0.62, low: 0.5, high: 0.7 })).toEqual({ score: 62, low: 50, high: 70 })
  expect(scaleOf('Geometry').tables).toEqual([])
})

test('pooled neighbours rise', () => {
  expect(rising([1, 3, 2, 2, 5])).toEqual([1, 7 / 3, 7 / 3, 7 / 3, 5])
  expect(rising([3, 2, 1])).toEqual([2, 2, 2])
})
