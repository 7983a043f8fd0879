import { expect, test } from 'vitest'
import { routed } from '../forms/plans.ts'
import { type Answered, expectedShare, referenceOf, sectionShare } from './estimate.ts'
import { chanceAt, informationAt } from './response.ts'

const items = Array.from({ length: 60 }, (_, i) => ({ b: -1.5 + i / 20, grid: i % 4 === 0, skill: i % 2 ? 'a' : 'b' }))
const reference = referenceOf(items, [
  { id: 'a', weight: 0.7 },
  { id: 'b', weight: 0.3 },
])
const answers = (right: number, shift = 0): Answered[] =>
  items.slice(0, 44).map(({ b, grid }, i) => ({ b: b + shift, grid, correct: i < right }))

test('more right answers never make a lower score, and the band holds the score', () => {
  let before = 0
  for (let right = 0; right <= 44; right++) {
    const { score, low, high } = sectionShare(answers(right), reference, 1)
    expect(score).toBeGreaterThanOrEqual(before)
    expect(low).toBeLessThanOrEqual(score)
    expect(high).toBeGreaterThanOrEqual(score)
    before = score
  }
})

test('the same number right on harder questions is worth more', () => {
  expect(sectionShare(answers(28, 1), reference, 1).score).toBeGreaterThan(
    sectionShare(answers(28), reference, 1).score + 0.1,
  )
})

test('a longer exam has a narrower band', () => {
  const width = (list: Answered[]) => {
    const { low, high } = sectionShare(list, reference, 1)
    return high - low
  }
  const some = answers(30)
  expect(width([...some, ...some])).toBeLessThan(0.8 * width(some))
})

test('the blueprint’s weights count, not the number of questions', () => {
  const skewed = referenceOf(
    [{ b: -3, grid: false, skill: 'a' }, ...Array.from({ length: 9 }, () => ({ b: 3, grid: false, skill: 'b' }))],
    [
      { id: 'a', weight: 0.5 },
      { id: 'b', weight: 0.5 },
    ],
  )
  // Difficulties count by four fifths of their distance from the mean of 0.15.
  const half = (chanceAt({ b: -2.37, grid: false }, 0) + chanceAt({ b: 2.43, grid: false }, 0)) / 2
  expect(expectedShare(skewed, 0)).toBeCloseTo(half, 9)
})

test('information is largest a little above the difficulty where luck plays a part', () => {
  const at = (theta: number) => informationAt({ b: 0, grid: false }, theta)
  expect(at(0.2)).toBeGreaterThan(Math.max(at(-0.5), at(1.2)))
  expect(at(0.2)).toBeGreaterThan(at(-0.2))
})

test('the harder module is for who has 60 percent of the first one right: 14 of 22, 17 of 27', () => {
  expect([routed(13, 22), routed(14, 22), routed(16, 27), routed(17, 27)]).toEqual([
    'easier',
    'harder',
    'easier',
    'harder',
  ])
})
