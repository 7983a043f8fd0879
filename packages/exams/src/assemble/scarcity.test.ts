import { expect, test } from 'vitest'
import { scarcity as priced } from './scarcity.ts'
import type { Unit, Wish } from './wishes.ts'

const scarcity = (wishes: readonly Wish[], units: readonly Unit[]) => priced(wishes, { left: units, ever: units })

const unit = (skill: string, seen = false, domain = 'd'): Unit => ({
  items: [
    {
      id: 1,
      template: 't',
      domain,
      skill,
      b: 0,
      difficulty: 'Low',
      grid: false,
      seconds: 60,
      set: null,
      position: 0,
    },
  ],
  kind: null,
  pair: false,
  seen,
  overexposed: false,
  clashes: false,
})
const of = (skill: string, min: number, scarce: boolean): Wish => ({
  name: `skill ${skill}`,
  of: (u) => (u.items[0]?.skill === skill ? 1 : 0),
  min,
  max: 9,
  weight: 1,
  scarce,
})
const many = (skill: string, n: number, seen = false) => Array.from({ length: n }, () => unit(skill, seen))

test('a question of a kind of which little is left costs more, and what was seen is no supply', () => {
  const units = [...many('rare', 4), ...many('rare', 40, true), ...many('common', 40)]
  const price = scarcity([of('rare', 2, true), of('common', 2, true)], units)
  expect(price(unit('rare'))).toBeCloseTo(10 * price(unit('common')), 9)
})

test('only what an exam must have is reserved for later ones', () => {
  const price = scarcity([of('optional', 0, true), of('seconds', 2, false)], many('optional', 3))
  expect([price(unit('optional')), price(unit('seconds'))]).toEqual([0, 0])
})

test('of a kind that lies in several groups, those of the group that runs out sooner cost more', () => {
  const evenly: Wish = { ...of('easy', 4, true), evenly: (u) => u.items[0]?.domain ?? '' }
  const group = (domain: string, left: number, seen: number) => [
    ...Array.from({ length: left }, () => unit('easy', false, domain)),
    ...Array.from({ length: seen }, () => unit('easy', true, domain)),
  ]
  const price = scarcity([evenly], [...group('graphs', 5, 15), ...group('arcs', 15, 5)])
  expect(price(unit('easy', false, 'graphs'))).toBeCloseTo(3 * price(unit('easy', false, 'arcs')), 9)
  const first = scarcity([evenly], [...group('graphs', 5, 0), ...group('arcs', 50, 0)])
  expect(first(unit('easy', false, 'graphs'))).toBeCloseTo(first(unit('easy', false, 'arcs')), 9)
})
