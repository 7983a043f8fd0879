import { expect, test } from 'vitest'
import { drawTemplate } from '../../draw/item.ts'
import { int } from '../rng.ts'
import type { Template } from '../types.ts'
import { expr, num } from '../value.ts'
import { type Balance, balanced } from './balanced.ts'

type P = Readonly<{ a: number }>

/** The right value has three smaller and three larger traps, evenly spaced. */
const plain: Template<P, P> = {
  id: 'toy/balanced',
  skill: 'toy',
  difficulty: 'Low',
  b: 0,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) => ({ a: int(rng, 100, 900) }),
  frames: [{ id: 'bare', kind: 'bare', items: 200, stem: ({ a }) => `What is $${a} + 0$?` }],
  answer: ({ a }) => num(a),
  traps: [-7, -5, -2, 3, 4, 8].map((k) => ({ misconception: `toy${k}`, rule: ({ a }) => num(a + k) })),
  explain: () => [],
  given: (p) => p,
  check: ({ a }) => num(a),
}

/** How often the right value is the smallest, second, third and largest of its four options. */
function places(balance: Balance): number[] {
  const out = [0, 0, 0, 0]
  for (const item of drawTemplate(balanced(plain, balance), new Map())) {
    const options = Object.values(item.secret.options)
    const key = Number(options.find((o) => o?.correct)?.key)
    const place = options.filter((o) => Number(o?.key) < key).length
    out[place] = (out[place] ?? 0) + 1
  }
  return out
}

test('the right value stands at each place about equally often', () => {
  for (const often of places({})) expect(often).toBeGreaterThan(30)
  for (const often of places({ distance: true })) expect(often).toBeGreaterThan(30)
})

test('three traps or fewer are all kept', () => {
  const few = balanced({ ...plain, traps: plain.traps.slice(0, 3) })
  const p = { a: 200, side: 'd' }
  expect(few.traps.map((trap) => trap.rule(p)?.key)).toEqual(['193', '195', '198'])
})

test('a place that is drawn is reached where the traps allow it', () => {
  const t = balanced(plain)
  const shown = (side: string) => t.traps.flatMap((trap) => trap.rule({ a: 200, side })?.key ?? [])
  expect(shown('a')).toEqual(['203', '204', '208'])
  expect(shown('d')).toEqual(['193', '195', '198'])
})

test('fractions of π are compared as fractions where that is asked for, else by what is seen first', () => {
  const pi = (n: number, d: number) => expr(`\\frac{${n}\\pi}{${d}}`, () => (n * Math.PI) / d)
  const angles: Template<P, P> = {
    ...plain,
    answer: () => pi(5, 6),
    traps: [pi(4, 3), pi(3, 2), pi(5, 3), pi(7, 12), pi(7, 10), pi(11, 15)].map((value, i) => ({
      misconception: `toy${i}`,
      rule: () => value,
    })),
  }
  const shown = (balance: Balance) =>
    balanced(angles, balance).traps.map((trap) => trap.rule({ a: 1, side: 'a' }) !== null)
  expect(shown({ pi: true })).toEqual([true, true, true, false, false, false])
  expect(shown({})).toEqual([false, false, false, true, true, true])
})
