import { expect, test } from 'vitest'
import { int } from '../kit/rng.ts'
import { assemble, template } from '../kit/template.ts'
import type { Balance, Frame, Template, Value } from '../kit/types.ts'
import { expr, num } from '../kit/value.ts'
import { topic } from '../topics/algebra-1/index.ts'
import { drawTemplate } from './item.ts'
import { offered } from './offered.ts'

type P = Readonly<{ a: number }>

/** The right value has three smaller and three larger traps, evenly spaced. */
const plain = template({
  id: 'toy/balanced',
  skill: 'toy',
  difficulty: 'Low',
  b: 0,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) => ({ a: int(rng, 100, 900) }),
  frames: [{ id: 'bare', kind: 'bare', items: 200, stem: ({ a }) => `What is $${a} + 0$?` }],
  given: (p) => p,
  answer: ({ a }) => num(a),
  traps: [-7, -5, -2, 3, 4, 8].map((k) => ({ misconception: `toy${k}`, rule: ({ a }: P) => num(a + k) })),
  explain: () => ({ plan: '', steps: [] }),
  check: ({ a }) => num(a),
})
const bare = plain.frames[0] as Frame<unknown>
const shown = (t: Template, params: unknown) => offered(t, params, bare).map((f) => f.value.key)

/** How often the right value is the smallest, second, third and largest of its four options. */
function places(balance: Balance): number[] {
  const out = [0, 0, 0, 0]
  for (const item of drawTemplate({ ...plain, balance }, new Map())) {
    const options = Object.values(item.secret.options)
    const key = Number(options.find((o) => o?.correct)?.key)
    const place = options.filter((o) => Number(o?.key) < key).length
    out[place] = (out[place] ?? 0) + 1
  }
  return out
}

test.each(['place', 'distance', 'size'] as const)(
  'balanced by %s, the right value stands at each place about equally often',
  (balance) => {
    for (const often of places(balance)) expect(often).toBeGreaterThan(30)
  },
)

test('three traps or fewer are all kept', () => {
  const traps = plain.traps.slice(0, 3)
  const p = { a: 200, side: 'd' }
  for (const balance of ['place', 'distance', 'size'] as const)
    expect(shown({ ...plain, traps, balance }, p)).toEqual(['193', '195', '198'])
})

test('a place that is drawn is reached where the traps allow it', () => {
  const t: Template = { ...plain, balance: 'place' }
  expect(shown(t, { a: 200, side: 'a' })).toEqual(['203', '204', '208'])
  expect(shown(t, { a: 200, side: 'd' })).toEqual(['193', '195', '198'])
})

test('fractions of π are compared as fractions where distance counts, else by what is seen first', () => {
  const pi = (n: number, d: number) => expr(`\\frac{${n}\\pi}{${d}}`, () => (n * Math.PI) / d)
  const wrong: readonly Value[] = [pi(4, 3), pi(3, 2), pi(5, 3), pi(7, 12), pi(7, 10), pi(11, 15)]
  const angles: Template = {
    ...plain,
    answer: () => pi(5, 6),
    traps: wrong.map((value, i) => ({ misconception: `toy${i}`, rule: () => value })),
  }
  const larger = new Set(wrong.slice(0, 3).map((v) => v.key))
  /** Among many draws that want the right value to be the smallest: how many larger ones it stands among. */
  const among = (balance: Balance) =>
    Array.from({ length: 50 }, (_, a) => shown({ ...angles, balance }, { a, side: 'a' })).flatMap((keys) =>
      keys.filter((key) => larger.has(key)),
    ).length / 50
  expect(among('distance')).toBeGreaterThan(2)
  expect(among('place')).toBeLessThan(0.5)
})

test('typed questions of a template that is balanced by size keep all traps and have an id of their own', () => {
  const typed: Frame<unknown> = { ...bare, id: 'typed', response: 'grid' }
  const t: Template = { ...plain, balance: 'size', frames: [bare, typed] }
  expect(shown(t, { a: 200 })).toHaveLength(3)
  expect(offered(t, { a: 200 }, typed)).toHaveLength(6)
  const subject = { id: 's', name: 'S', weight: 1, skills: [] }
  const { templates } = assemble(topic, [{ subject, templates: [t], misconceptions: [] }])
  expect(templates.map((x) => [x.id, x.frames.map((f) => f.id)])).toEqual([
    ['toy/balanced', ['bare']],
    ['toy/balanced-typed', ['typed']],
  ])
})

test('where a topic has numbers in order, they stand from the smallest up, and the right one at each letter about equally often', () => {
  const letters = new Map<string, number>()
  for (const item of drawTemplate({ ...plain, ordered: true, balance: 'distance' }, new Map())) {
    const shown = Object.values(item.secret.options).map((o) => Number(o?.key))
    expect(shown).toEqual([...shown].sort((a, b) => a - b))
    letters.set(item.secret.key, (letters.get(item.secret.key) ?? 0) + 1)
  }
  expect([...letters.keys()].sort()).toEqual(['A', 'B', 'C', 'D'])
  for (const often of letters.values()) expect(often).toBeGreaterThan(30)
})

test('a topic hands its order on to its templates', () => {
  const [t] = assemble({ ...topic, ordered: true }, [
    { subject: { id: 'toy', name: 'Toy', weight: 1, skills: [] }, templates: [plain], misconceptions: [] },
  ]).templates
  expect(t?.ordered).toBe(true)
})
