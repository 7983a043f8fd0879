/** Questions about other people's work: naming the mistake, and finding it. */

import { describe, expect, test } from 'vitest'
import { checked, counts, keyOf, many } from '../../draw/many-draws.ts'
import { int } from '../rng.ts'
import { template } from '../template.ts'
import { num, text } from '../value.ts'
import { findTheWrongLine, findTheWrongStep } from './find-the-mistake.ts'
import { nameTheMistake, nameTheNumberMistake, nameTheSlip, nameTheWorkedMistake } from './name-the-mistake.ts'
import { byKey } from './which-mistake.ts'

const head = {
  id: 'toy/ask',
  skill: 'toy',
  difficulty: 'Low',
  b: 0,
  calculator: false,
  seconds: 60,
  response: 'choice',
} as const

describe('naming the mistake', () => {
  const t = template({
    ...head,
    ...nameTheMistake({
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
    }),
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

  test('the mistake whose result is most like the answer given has a name of its own, so that no three share one', () => {
    // 11 + 9: subtracting gives 2, multiplying 99, doubling 22 or 18.
    const named = (which: number) => {
      const p = { e: { a: 11, b: 9 }, which, name: 'Ada' }
      return t.traps.map((trap) => [trap.misconception, trap.rule(t.given(p, 'got'), 'got')?.html])
    }
    expect(named(2)).toEqual([
      ['toy-names-the-closest-error', 'Doubling the second'],
      ['toy-untested', 'Subtracting'],
      ['toy-untested', 'Multiplying'],
    ])
    expect(named(1)[0]).toEqual(['toy-names-the-closest-error', 'Doubling the first'])
  })

  test('results that are no numbers are compared sign by sign', () => {
    const [value, others] = [text('$6 - 15i$'), [text('$21$'), text('$6 - 9i$'), text('$-9 - 9i$')]]
    const apart = byKey.apart(value, others)
    expect(apart.indexOf(Math.min(...apart))).toBe(1)
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
    expect(t.explain(p, '')).toEqual({
      plan: expect.stringContaining('one by one'),
      steps: [
        { do: 'The correct answer is $10$.', why: 'Count on.' },
        {
          do: expect.stringMatching(/^Try one of the mistakes: .* leads to \$14\$\.$/),
          why: 'That is not what Ada got.',
        },
        { do: 'Multiplying leads to $21$.', why: 'That is what Ada got.' },
      ],
      check: 'Carry out the other three mistakes as well: they end at $14$; $6$; $4$. None of these is $21$.',
    })
  })
})

describe('other wordings of naming the mistake', () => {
  const draw = (rng: () => number) => ({ a: int(rng, 2, 60), b: int(rng, 2, 60) })
  type Two = ReturnType<typeof draw>
  const ends = ({ a, b }: Two) => [2 * a + 3 * b, 3 * a + 5 * b, 7 * a + b, a + 11 * b] as const
  const said = ['one', 'two', 'three', 'four'] as const
  const kinds = {
    slip: nameTheSlip({
      items: 10,
      misconception: 'toy-untested',
      draw,
      task: ({ a, b }) => `added $${a}$ and $${b}$`,
      solution: ({ a, b }) => num(a + b),
      right: ({ a, b }) => ({ do: `$${a} + ${b}$`, why: 'Count on.' }),
      slips: (e) => ends(e).map((x, i) => ({ says: `Slip ${said[i]}`, result: num(x), how: `$${x}$` })),
    }),
    worked: nameTheWorkedMistake({
      slip: 'toy',
      draw,
      task: ({ a, b }) => `added $${a}$ and $${b}$`,
      solution: ({ a, b }) => num(a + b),
      work: () => 'count on',
      mistakes: (e) => {
        const [one, two, three, four] = ends(e).map((x, i) => ({ says: `Slip ${said[i]}`, result: num(x), work: '' }))
        return [one!, two!, three!, four!]
      },
      redo: (e) => {
        const [one, two, three, four] = ends(e)
        return [num(e.a + e.b), num(one), num(two), num(three), num(four)]
      },
    }),
    number: nameTheNumberMistake({
      slip: 'toy',
      draw,
      ask: ({ a, b }, name, got) => `<p>${name} added ${a} and ${b} and got ${got}.</p>`,
      show: (x) => `$${x}$`,
      solution: ({ a, b }) => a + b,
      mistakes: (e) => {
        const [one, two, three, four] = ends(e).map((result, i) => ({
          says: `Slip ${said[i]}.`,
          result,
          work: `slip ${said[i]} ends at $${result}$`,
        }))
        return [one!, two!, three!, four!]
      },
      how: ({ a, b }) => `$${a} + ${b} = ${a + b}$.`,
    }),
  }

  test.each([
    ['slip', template({ ...head, ...kinds.slip })],
    ['worked', template({ ...head, ...kinds.worked })],
    ['number', template({ ...head, ...kinds.number })],
  ])('%s: all four come equally often, and the other road agrees', (_, t) => {
    const items = many(t)
    const often = Object.values(counts(items.map(keyOf)))
    expect(often).toHaveLength(4)
    expect(Math.min(...often)).toBeGreaterThan(30)
    for (const item of items) expect(checked(t, item.params)).toBe(keyOf(item))
  })

  test('number: the right way and the mistakes are worked out, and the mistake made comes last', () => {
    const t = template({ ...head, ...kinds.number })
    const { steps } = t.explain({ e: { a: 7, b: 3 }, which: 1, name: 'Ada' }, '')
    expect(steps).toEqual([
      { do: 'The right way: $7 + 3 = 10$.', why: 'The correct answer is $10$, but Ada got $36$.' },
      {
        do: 'Try one of the mistakes. Slip three. Worked out this way: slip three ends at $52$.',
        why: 'That is $52$, not the $36$ that Ada got.',
      },
      {
        do: 'Slip two. Worked out this way: slip two ends at $36$.',
        why: 'That is what Ada got. The other mistakes end elsewhere, at $52$; $40$; $23$.',
      },
    ])
  })
})

describe('finding the mistake', () => {
  const draw = (rng: () => number) => ({ a: int(rng, 2, 900) })
  /** The value stays until the wrong step, and is off by one from there on. */
  const lines = ({ a }: { a: number }, wrong: number, n: number) =>
    Array.from({ length: n }, (_, i) => ({
      html: `$${i} + ${a - i + (i >= wrong ? 1 : 0)}$`,
      key: `${i >= wrong ? a + 1 : a}`,
    }))
  const step = template({
    ...head,
    ...findTheWrongStep({
      misconceptions: ['toy-early', 'toy-late'],
      draw,
      task: ({ a }) => `wrote $${a}$ as a sum`,
      start: ({ a }) => num(a),
      lines: (e, wrong) => {
        const [one, two, three] = lines(e, wrong, 3)
        return [one!, two!, three!]
      },
      slip: () => 'One too many.',
    }),
  })
  const line = template({
    ...head,
    ...findTheWrongLine({
      slip: 'toy',
      draw,
      task: ({ a }) => `wrote $${a}$ as a sum`,
      start: ({ a }) => num(a),
      lines: (e, wrong) => lines(e, wrong, 4),
      because: () => 'one is too many.',
    }),
  })

  test.each([
    ['a step or none', step],
    ['one of four lines', line],
  ])('%s: all four answers come equally often, and the other road agrees', (_, t) => {
    const items = many(t)
    const often = Object.values(counts(items.map(keyOf)))
    expect(often).toHaveLength(4)
    expect(Math.min(...often)).toBeGreaterThan(30)
    for (const item of items) expect(checked(t, item.params)).toBe(keyOf(item))
  })

  test('lines beside the error have a name of their own, wherever it is', () => {
    for (const wrong of [0, 1, 2, 3]) {
      const given = line.given({ e: { a: 5 }, wrong, name: 'Ada' }, 'lines')
      const named = line.traps.flatMap((trap) => {
        const shown = trap.rule(given, 'lines')?.html
        return shown ? [[Math.abs(Number(shown.slice(-1)) - 1 - wrong) === 1, trap.misconception]] : []
      })
      expect(named).toHaveLength(3)
      for (const [beside, name] of named)
        expect(name).toBe(beside ? 'toy-blames-the-line-beside' : 'toy-blames-the-wrong-line')
      expect(new Set(named.map(([, name]) => name)).size).toBe(2)
    }
  })

  test('an option before the mistake and one after it carry the slips of looking too early and too late', () => {
    expect(step.traps.map((trap) => trap.misconception)).toEqual(['toy-early', 'toy-early', 'toy-late', 'toy-late'])
    expect(step.traps[0]?.why?.({ e: { a: 5 }, wrong: 1, name: 'Ada' })).toContain('is a correct step')
    expect(step.traps[3]?.why?.({ e: { a: 5 }, wrong: 1, name: 'Ada' })).toContain('One too many.')
    expect(step.traps.map((trap) => trap.says?.({ e: { a: 5 }, wrong: 1, name: 'Ada' }))).toEqual([
      'I took Step 1 for a mistake, although it is correct.',
      expect.any(String),
      'I took Step 3 for the first mistake, but it only carries on the one of Step 2.',
      'I overlooked the mistake in Step 2 and found none.',
    ])
  })
})
