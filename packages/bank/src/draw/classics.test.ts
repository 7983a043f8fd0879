import { expect, test } from 'vitest'
import { int } from '../kit/rng.ts'
import { template } from '../kit/template.ts'
import type { Balance, Frame, Misconception, Template, Trap } from '../kit/types.ts'
import { num } from '../kit/value.ts'
import { buildItem, drawItem, drawTemplate } from './item.ts'
import { offered } from './offered.ts'

type P = Readonly<{ a: number }>

/** Traps far from the key come first, so that looks alone would never choose them. */
const wrong = [500, 400, -7, -5, -2, 3, 4, 8]

const traps = (classics: number): Trap<P, P>[] =>
  wrong.map((k, i) => ({
    misconception: `toy${k}`,
    ...(i < classics ? { classic: true as const } : {}),
    rule: ({ a }) => num(a + k),
  }))

const toy = (over: Partial<Template<P, P>> = {}): Template =>
  template<P, P>({
    id: 'toy/classic',
    skill: 'toy',
    difficulty: 'Low',
    b: 0,
    calculator: false,
    seconds: 60,
    response: 'choice',
    draw: (rng) => ({ a: int(rng, 1000, 9000) }),
    frames: [{ id: 'bare', kind: 'bare', items: 60, stem: ({ a }) => `What is $${a} + 0$?` }],
    given: (p) => p,
    answer: ({ a }) => num(a),
    traps: traps(2),
    explain: () => ({ plan: '', steps: [] }),
    check: ({ a }) => num(a),
    ...over,
  })

const frameOf = (t: Template): Frame<unknown> => t.frames[0] as Frame<unknown>
const build = (t: Template, params: unknown, sentences = new Map<string, Misconception>()) =>
  buildItem(t, frameOf(t), params, '1', 'toy/1', sentences)

test.each([undefined, 'place', 'distance', 'size'] as const)(
  'the classic mistakes are among the options of every question, balanced by %s',
  (balance: Balance | undefined) => {
    const items = drawTemplate(toy(balance ? { balance } : {}), new Map())
    for (const item of items) {
      const named = Object.values(item.secret.options).map((o) => o?.misconception)
      expect(named).toEqual(expect.arrayContaining(['toy500', 'toy400']))
    }
    const places = items.map(
      (i) =>
        Object.values(i.secret.options).filter(
          (o) => Number(o?.key) < Number(Object.values(i.secret.options).find((x) => x?.correct)?.key),
        ).length,
    )
    expect(new Set(places)).toEqual(new Set([0, 1]))
  },
)

test('typed questions keep every trap as a foreseen value, whatever the balance', () => {
  for (const balance of ['place', 'distance', 'size'] as const) {
    const t = toy({ balance, response: 'grid' })
    expect(offered(t, { a: 2000, side: 'a' }, frameOf(t))).toHaveLength(wrong.length)
  }
})

test('feedback on typed answers is the trap’s own', () => {
  const own = traps(1).map((trap, i) =>
    i === 0 ? { ...trap, why: () => 'adds 500.', says: () => 'I added 500.' } : trap,
  )
  const item = build(toy({ response: 'grid', traps: own }), { a: 2000 })
  if ('rejected' in item) throw new Error(item.rejected)
  expect(item.secret.explanation).toContain('<li><strong>2500</strong> adds 500.</li>')
  expect(item.secret.wrong_grid[0]).toEqual({ value: '2500', misconception: 'toy500', says: 'I added 500.' })
  const plain = build(toy({ response: 'grid', traps: traps(1) }), { a: 2000 })
  if ('rejected' in plain) throw new Error(plain.rejected)
  expect(item.semantic_hash).toBe(plain.semantic_hash)
})

test('a draw in which the classic mistake gives the key, or does not apply, is refused', () => {
  const even: Trap<P, P> = {
    misconception: 'toy-even',
    classic: true,
    rule: ({ a }) => (a > 5000 ? null : num(2 * Math.floor(a / 2))),
  }
  const t = toy({ traps: [even, ...traps(0)] })
  expect(build(t, { a: 2000 })).toEqual({ rejected: 'the classic mistake toy-even gives the right answer' })
  expect(build(t, { a: 6000 })).toEqual({ rejected: 'no classic mistake applies' })
  expect(build(t, { a: 2001 })).toHaveProperty('secret')
})

test('three wrong options never share one mistake where the template knows another', () => {
  const same = traps(1).map((trap, i) => (i === 5 ? trap : { ...trap, misconception: 'toy-same' }))
  for (const item of drawTemplate(toy({ traps: same }), new Map()))
    expect(Object.values(item.secret.options).map((o) => o?.misconception)).toContain('toy3')
  // Where the other name hardly ever applies, the draw is refused, also when each option has words of its own.
  const rare = toy({
    traps: [
      ...same.slice(0, 4).map((t, i) => ({ ...t, says: () => `I did ${i}.` })),
      { misconception: 'other', rule: () => null },
    ],
  })
  expect(() => drawItem(rare, frameOf(rare), 1, new Map())).toThrow(/share one mistake/)
})
