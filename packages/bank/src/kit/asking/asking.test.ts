/** Questions about other people's work: naming the mistake, and judging two. */

import { describe, expect, test } from 'vitest'
import { drawTemplate } from '../../draw/item.ts'
import { int } from '../rng.ts'
import type { Template } from '../types.ts'
import { num } from '../value.ts'
import { judgeTwo, slips } from './judge-claims.ts'
import { judgeTwoWays } from './judge-ways.ts'
import { nameTheMistake } from './name-the-mistake.ts'
import { verdict } from './who-is-right.ts'

const head = { id: 'toy/ask', skill: 'toy', difficulty: 'Low', b: 0, seconds: 60, items: 10 } as const

/** Many draws of a template: how often each place comes must show. */
const many = (t: Template, items = 200) =>
  drawTemplate({ ...t, frames: t.frames.map((f) => ({ ...f, items })) }, new Map())

const keyOf = (item: ReturnType<typeof many>[number]): string =>
  Object.values(item.secret.options).find((o) => o?.correct)?.key ?? ''

function counts(keys: readonly string[]): Record<string, number> {
  const out: Record<string, number> = {}
  for (const k of keys) out[k] = (out[k] ?? 0) + 1
  return out
}

const checked = (t: Template, params: unknown): string => t.check(t.given(params, t.frames[0]?.id ?? '')).key

describe('naming the mistake', () => {
  const t = nameTheMistake({
    ...head,
    misconception: 'toy-untested',
    draw: (rng) => ({ a: int(rng, 2, 60), b: int(rng, 2, 60) }),
    task: ({ a, b }) => `added $${a}$ and $${b}$`,
    solution: ({ a, b }) => num(a + b),
    work: () => 'Count on.',
    mistakes: ({ a, b }) =>
      (
        [
          ['Subtracting', a - b],
          ['Multiplying', a * b],
          ['Doubling the first', 2 * a],
          ['Doubling the second', 2 * b],
        ] as const
      ).map(([says, end]) => ({ says, result: num(end), how: `$${end}$`, again: num(end) })),
  })
  const items = many(t)

  test('each of the four mistakes is the right one about equally often', () => {
    const often = Object.values(counts(items.map(keyOf)))
    expect(often).toHaveLength(4)
    expect(Math.min(...often)).toBeGreaterThan(30)
  })

  test('draws where two ways end alike are left out', () => {
    for (const { params } of items) {
      const { a, b } = (params as { e: { a: number; b: number } }).e
      expect(new Set([a + b, a - b, a * b, 2 * a, 2 * b]).size).toBe(5)
    }
  })

  test('the other road finds the same mistake, and nothing where the ends are another’s', () => {
    for (const item of items) expect(checked(t, item.params)).toBe(keyOf(item))
    expect(t.check({ e: { a: 3, b: 9 }, got: '1000' }).html).toBe('none')
  })

  test('a wrong option says where it would lead, and the stem asks for the way to the answer', () => {
    const p = { e: { a: 7, b: 3 }, which: 1, name: 'Ada' }
    expect(t.frames[0]?.stem(p, () => 0)).toBe(
      '<p>Ada added $7$ and $3$ and got $21$, which is not correct.</p><p>Which mistake leads to this answer?</p>',
    )
    expect(t.traps.map((trap) => trap.why?.(p))).toEqual([
      'would lead to $14$, not to $21$.',
      'would lead to $6$, not to $21$.',
      'would lead to $4$, not to $21$.',
    ])
    expect(t.explain(p, '')).toEqual([
      { do: 'The correct answer is $10$.', why: 'Count on.' },
      {
        do: 'Multiplying leads to $21$.',
        why: 'That is what Ada got. The other three mistakes lead to other answers.',
      },
    ])
  })
})

describe('judging two', () => {
  test('the verdict names both, one or neither', () => {
    const said = ([true, false] as const).flatMap((one) =>
      [true, false].map((two) => verdict(['A', 'B'], [one, two]).html),
    )
    expect(said).toEqual(['Both A and B', 'Only A', 'Only B', 'Neither A nor B'])
  })

  const claims = judgeTwo({
    ...head,
    slip: 'toy',
    frame: 'two-claims',
    draw: (rng) => ({ n: int(rng, 10, 400) }),
    intro: ({ n }) => `<p>Think of ${n}.</p>`,
    claims: ({ n }) =>
      [2, 3, 5, 7].map((k) => ({
        id: `by-${k}`,
        says: `It is a multiple of ${k}.`,
        holds: n % k === 0,
        because: `Divide by ${k}.`,
      })),
    given: ({ n }) => n,
    test: (n, claim) => Number.isInteger(n / Number(claim.slice(3))),
  })

  const ways = judgeTwoWays({
    ...head,
    misconceptions: { accepts: 'toy-accepts', rejects: 'toy-rejects', oneRight: 'toy-one' },
    draw: (rng) => ({ a: int(rng, 3, 300) }),
    task: ({ a }) => `double $${a}$`,
    claims: ({ a }) =>
      [a + a, 2 * a, a + 2, a * a].map((x, i) => ({
        says: `writes $${x}$ (${i})`,
        fine: i < 2,
        test: () => x / 2 === a,
        because: `Half of it is $${x / 2}$.`,
      })),
    ask: 'Who is right?',
  })

  test.each([
    ['claims', claims],
    ['ways', ways],
  ])('%s: all four verdicts come equally often, and the other road agrees', (_, t) => {
    const items = many(t)
    const kind = (item: (typeof items)[number]): string => {
      const { names } = item.params as { names: readonly string[] }
      const found = [true, false].flatMap((one) => [true, false].map((two) => [one, two] as const))
      return String(found.find((fine) => verdict(names, fine).key === keyOf(item)))
    }
    const often = counts(items.map(kind))
    expect(Object.keys(often).sort()).toEqual(['false,false', 'false,true', 'true,false', 'true,true'])
    expect(Math.min(...Object.values(often))).toBeGreaterThan(30)
    for (const item of items) expect(checked(t, item.params)).toBe(keyOf(item))
  })

  test('the two never say the same', () => {
    for (const { params } of many(claims)) {
      const [one, two] = (params as { ids: readonly string[] }).ids
      expect(one).not.toBe(two)
    }
    for (const { params } of many(ways)) {
      const [one, two] = (params as { says: readonly string[] }).says
      expect(one).not.toBe(two)
    }
  })

  test('a claim is quoted and judged with its reason', () => {
    const p = { e: { n: 21 }, ids: ['by-3', 'by-5'], names: ['Ada', 'Bo'] }
    expect(claims.frames[0]?.stem(p, () => 0)).toBe(
      '<p>Think of 21.</p><ul><li>Ada says: “It is a multiple of 3.”</li><li>Bo says: “It is a multiple of 5.”</li></ul><p>Who is right?</p>',
    )
    expect(claims.explain(p, '')).toEqual([
      { do: 'Ada is right.', why: 'Divide by 3.' },
      { do: 'Bo is wrong.', why: 'Divide by 5.' },
    ])
  })

  test('a subject’s slips are the ones that its questions carry', () => {
    const known = slips('toy', 'numbers', 'divide.', ['toy']).map((m) => m.id)
    expect(known).toEqual(expect.arrayContaining(claims.traps.map((trap) => trap.misconception)))
    expect(known).toContain('toy-names-an-error-without-testing')
  })
})
