import { expect, test } from 'vitest'
import { around, indexOf, poolWithout } from './pool.ts'
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

test('a pool without some items is found as one that was made without them, and the whole one stays as it is', () => {
  const pool = Array.from({ length: 60 }, (_, i) =>
    anItem({
      id: `i${i}`,
      skills: i % 5 === 0 && i % 2 === 0 ? ['s0', 's1'] : [`s${i % 5}`],
      subject: i % 5 < 2 ? 'u' : 'v',
      b: (i * 37) % 11,
    }),
  )
  const found = (items: readonly { id: string }[]) => {
    const { bySkills, bySkill, skills, skillsPerSubject } = indexOf(items as typeof pool)
    const lists = (map: typeof bySkills) => new Map([...map].map(([key, list]) => [key, ids(list)]))
    return [lists(bySkills), lists(bySkill), skills, skillsPerSubject]
  }
  const before = found(pool)
  for (const gone of [['i1'], ['i0', 'i7', 'i21', 'i33'], pool.filter((_, i) => i % 5 === 3).map(({ id }) => id)]) {
    const left = poolWithout(pool, new Set(gone))
    expect(ids(left)).toEqual(ids(pool).filter((id) => !gone.includes(id)))
    expect(found(left)).toEqual(found([...left]))
  }
  expect(found(pool)).toEqual(before)
  expect(poolWithout(pool, new Set())).toBe(pool)
  expect(poolWithout(pool, new Set(['of another pool']))).toBe(pool)
})
