import { expect, test } from 'vitest'
import { around, indexOf } from './pool.ts'
import { anItem } from './testing.ts'

const at = (...bs: number[]) => bs.map((b, i) => anItem({ id: `i${i}`, b }))
const ids = (items: readonly { id: string }[]) => items.map((item) => item.id)

test('items are found by their skills together and each, from easy to hard, and a pool is sorted once', () => {
  const pool = [
    anItem({ id: 'hard', skills: ['a'], subject: 'u', b: 2 }),
    anItem({ id: 'easy', skills: ['a'], subject: 'u', b: -2 }),
    anItem({ id: 'both', skills: ['a', 'b'], subject: 'u' }),
    anItem({ id: 'other', skills: ['c'], subject: 'v' }),
  ]
  const index = indexOf(pool)
  expect([...index.bySkills].map(([key, items]) => [key, ids(items)])).toEqual([
    ['a', ['easy', 'hard']],
    ['a b', ['both']],
    ['c', ['other']],
  ])
  expect([...index.bySkill].map(([key, items]) => [key, ids(items)])).toEqual([
    ['a', ['hard', 'easy', 'both']],
    ['b', ['both']],
    ['c', ['other']],
  ])
  expect([index.skills, [...index.skillsPerSubject]]).toEqual([
    3,
    [
      ['u', 2],
      ['v', 1],
    ],
  ])
  expect(indexOf(pool)).toBe(index)
})

test('around a difficulty stand as many below as above it, as far as there are some', () => {
  const sorted = at(-2, -1, 0, 1, 2, 3)
  const around0 = (b: number, n: number) => ids(around(sorted, b, n))
  expect(around0(0.5, 2)).toEqual(['i2', 'i3'])
  expect(around0(0, 2)).toEqual(['i1', 'i2'])
  expect(around0(0.5, 4)).toEqual(['i1', 'i2', 'i3', 'i4'])
  expect(around0(-9, 3)).toEqual(['i0', 'i1', 'i2'])
  expect(around0(9, 3)).toEqual(['i3', 'i4', 'i5'])
  expect(around(sorted, 0, 6)).toBe(sorted)
  expect(around(sorted, 0, 9)).toBe(sorted)
})
