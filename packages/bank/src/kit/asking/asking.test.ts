/** Questions about other people's work: naming the mistake, and judging two. */

import { describe, expect, test } from 'vitest'
import { drawTemplate } from '../../draw/item.ts'
import { int } from '../rng.ts'
import { template } from '../template.ts'
import type { Template } from '../types.ts'
import { num } from '../value.ts'
import { findTheWrongLine, findTheWrongStep } from './find-the-mistake.ts'
import { form, judgeTwoAnswers } from './judge-answers.ts'
import { judgeStatements, judgeTwo } from './judge-claims.ts'
import { judgeTwoClaims } from './judge-two-claims.ts'
import { judgeTwoWays } from './judge-ways.ts'
import { nameTheMistake, nameTheNumberMistake, nameTheSlip, nameTheWorkedMistake } from './name-the-mistake.ts'
import { slips } from './slips.ts'
import { verdict } from './who-is-right.ts'

const head = {
  id: 'toy/ask',
  skill: 'toy',
  difficulty: 'Low',
  b: 0,
  calculator: false,
  seconds: 60,
  response: 'choice',
} as const

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
        const [one, two, three, four] = ends(e).map((result, i) => ({ says: `Slip ${said[i]}.`, result }))
        return [one!, two!, three!, four!]
      },
      how: () => 'count on.',
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

describe('judging two', () => {
  test('the verdict names both, one or neither', () => {
    const said = ([true, false] as const).flatMap((one) =>
      [true, false].map((two) => verdict(['A', 'B'], [one, two]).html),
    )
    expect(said).toEqual(['Both A and B', 'Only A', 'Only B', 'Neither A nor B'])
  })

  const claims = template({
    ...head,
    ...judgeTwo({
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
    }),
  })

  const judging = { accepts: 'toy-accepts', rejects: 'toy-rejects', oneRight: 'toy-one' }
  const ways = template({
    ...head,
    ...judgeTwoWays({
      items: 10,
      misconceptions: judging,
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
      checked: ({ a }) => `Half of it must be ${a}.`,
    }),
  })
  const answers = template({
    ...head,
    ...judgeTwoAnswers({
      misconceptions: ['toy-accepts', 'toy-rejects', 'toy-one'],
      draw: (rng) => ({ a: int(rng, 3, 300) }),
      intro: ({ a }, names) => `${names.join(' and ')} double ${a}.`,
      ask: () => 'Whose answer is correct?',
      correct: ({ a }) => num(2 * a),
      right: ({ a }) => [form(num(2 * a), 'Twice.'), form({ ...num(2 * a), html: `$${a} + ${a}$` }, 'Added.')],
      wrong: ({ a }) => [form(num(a + 2), 'Two more.'), form(num(a * a), 'Squared.')],
      explain: ({ a }) => ({ do: `$2 \\cdot ${a} = ${2 * a}$`, why: 'Twice.' }),
      checked: ({ a }) => `Half of it must be ${a}.`,
    }),
  })
  const tested = template({
    ...head,
    ...judgeTwoClaims({
      items: 10,
      misconceptions: judging,
      draw: (rng) => ({ a: int(rng, 3, 300) }),
      intro: ({ a }) => `<p>Double ${a}.</p>`,
      question: 'Who is right?',
      right: ({ a }) => [2 * a, a + a].map((data, i) => ({ says: `says ${data} (${i}).`, data, because: 'Yes.' })),
      wrong: ({ a }) => [a + 2, 3 * a].map((data, i) => ({ says: `says ${data} (${i}).`, data, because: 'No.' })),
      holds: ({ a }, data) => data / 2 === a,
      checked: ({ a }) => `Half of it must be ${a}.`,
    }),
  })
  const statements = template({
    ...head,
    ...judgeStatements({
      slip: 'toy',
      draw: (rng) => ({ a: int(rng, 3, 300) }),
      setup: ({ a }) => `Double ${a}.`,
      claims: ({ a }) =>
        [2 * a, a + a, a + 2, 3 * a].map((x, i) => ({ id: `${i}`, says: `${x}.`, holds: i < 2, because: 'Try.' })),
      verify: (_, id) => Number(id) < 2,
      checked: ({ a }, ids) => `Half of ${ids.length} numbers must be ${a}.`,
    }),
  })

  test.each([
    ['claims', claims],
    ['ways', ways],
    ['answers', answers],
    ['claims that carry their test', tested],
    ['statements', statements],
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

  test.each([
    ['ways', ways],
    ['answers', answers],
    ['claims that carry their test', tested],
    ['statements', statements],
  ])('%s: the explanation ends with the check that the question brings', (_, t) => {
    for (const { params } of many(t, 20)) {
      const { a } = (params as { e: { a: number } }).e
      expect(t.explain(params, '')).toMatchObject({ check: expect.stringMatching(new RegExp(` must be ${a}\\.$`)) })
    }
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
    expect(claims.explain(p, '')).toEqual({
      plan: expect.stringContaining('each of the two by itself'),
      steps: [
        {
          do: 'Take the first of the two alone: Ada says: “It is a multiple of 3.”',
          why: 'Look for a reason why it must hold, or for one case in which it fails.',
        },
        {
          do: 'Then take the second alone: Bo says: “It is a multiple of 5.”',
          why: 'Test it in the same way, whatever came out for the first.',
        },
        {
          do: 'Ada is right. Divide by 3. Bo is wrong. Divide by 5. Taken together: Only Ada.',
          why: 'The question asks about each of the two.',
        },
      ],
    })
  })

  test('what probably happened names who was judged wrongly, and so leads to one verdict', () => {
    const p = { e: { n: 21 }, ids: ['by-3', 'by-5'], names: ['Ada', 'Bo'] }
    expect(claims.traps.map((trap) => trap.says?.(p))).toEqual([
      'I took Bo to be right without testing it.',
      'I took Ada to be wrong without testing it.',
      '',
      'I took Ada to be wrong and Bo to be right, and it is the other way around.',
    ])
    const none = { ...p, ids: ['by-5', 'by-2'] }
    expect(claims.traps[0]?.says?.(none)).toBe('I took both Ada and Bo to be right without testing what they say.')
  })

  test('a subject’s slips are the ones that its questions carry', () => {
    const known = slips('toy', 'numbers', 'divide.', ['toy']).map((m) => m.id)
    expect(known).toEqual(expect.arrayContaining(claims.traps.map((trap) => trap.misconception)))
    expect(known).toContain('toy-names-an-error-without-testing')
  })
})
