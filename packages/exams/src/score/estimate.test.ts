import fc from 'fast-check'
import { expect, test } from 'vitest'
import { routed } from '../forms/plans.ts'
import { type Answered, referenceOf, sectionShare } from './estimate.ts'
import { informationAt } from './response.ts'

const items = Array.from({ length: 60 }, (_, i) => ({ b: -1.5 + i / 20, grid: i % 4 === 0, skill: i % 2 ? 'a' : 'b' }))
const reference = referenceOf(items, [
  { id: 'a', weight: 0.7 },
  { id: 'b', weight: 0.3 },
])
const answers = (right: number, shift = 0): Answered[] =>
  items.slice(0, 44).map(({ b, grid, skill }, i) => ({ b: b + shift, grid, skill, correct: i < right }))

test('more right answers never make a lower score, and the band holds the score', () => {
  let before = 0
  for (let right = 0; right <= 44; right++) {
    const { score, low, high } = sectionShare(answers(right), reference)
    expect(score).toBeGreaterThanOrEqual(before)
    expect(low).toBeLessThanOrEqual(score)
    expect(high).toBeGreaterThanOrEqual(score)
    before = score
  }
})

test('the same number right on harder questions is worth more', () => {
  expect(sectionShare(answers(28, 1), reference).score).toBeGreaterThan(
    sectionShare(answers(28), reference).score + 0.1,
  )
})

test('a longer exam has a narrower band', () => {
  const width = (list: Answered[]) => {
    const { low, high } = sectionShare(list, reference)
    return high - low
  }
  const some = answers(30)
  expect(width([...some, ...some])).toBeLessThan(0.8 * width(some))
})

test('the blueprint’s weights count, not the number of questions', () => {
  const weights = [
    { id: 'a', weight: 0.5 },
    { id: 'b', weight: 0.5 },
  ]
  const skewed = [
    { b: -3, grid: false, skill: 'a' },
    ...Array.from({ length: 9 }, () => ({ b: 3, grid: false, skill: 'b' })),
  ]
  const even = [skewed[0], skewed[1]].flatMap((item) => item ?? [])
  const given = answers(20)
  const score = (items: typeof skewed) => sectionShare(given, referenceOf(items, weights)).score
  expect(score(skewed)).toBeCloseTo(score(even), 9)
})

test('a form with more questions of a strong skill than the blueprint has moves the score by less than half as much as the share of right answers', () => {
  const like = (skill: string, n: number, right: number): Answered[] =>
    Array.from({ length: n }, (_, i) => ({ b: 0, grid: false, skill, correct: i < right }))
  const even = referenceOf(
    ['a', 'b'].map((skill) => ({ b: 0, grid: false, skill })),
    [
      { id: 'a', weight: 0.5 },
      { id: 'b', weight: 0.5 },
    ],
  )
  const asPlanned = sectionShare([...like('a', 20, 18), ...like('b', 20, 8)], even)
  const lopsided = sectionShare([...like('a', 30, 27), ...like('b', 10, 4)], even)
  expect(lopsided.score).toBeLessThan(asPlanned.score + (31 / 40 - 26 / 40) / 2)
  expect(lopsided.high - lopsided.low).toBeGreaterThan(asPlanned.high - asPlanned.low)
})

test('whatever was answered, one more right answer never makes a lower score', () => {
  const given = fc.array(fc.boolean(), { minLength: 44, maxLength: 44 })
  const property = fc.property(given, (correct) => {
    const list = answers(0).map((answer, i) => ({ ...answer, correct: correct[i] === true }))
    const { score } = sectionShare(list, reference)
    for (const [i, answer] of list.entries())
      if (!answer.correct)
        expect(sectionShare(list.with(i, { ...answer, correct: true }), reference).score).toBeGreaterThanOrEqual(score)
  })
  fc.assert(property, { numRuns: 10 })
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
