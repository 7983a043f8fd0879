/** Questions about other people's work: judging two. */

import { describe, expect, test } from 'vitest'
import { checked, counts, keyOf, many } from '../../draw/many-draws.ts'
import { int } from '../rng.ts'
import { template } from '../template.ts'
import { num } from '../value.ts'
import { form, judgeTwoAnswers } from './judge-answers.ts'
import { judgeStatements, judgeTwo } from './judge-claims.ts'
import { judgeTwoClaims } from './judge-two-claims.ts'
import { judgeTwoWays } from './judge-ways.ts'
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
      plan: 'Divide, and look at the remainder.',
      claims: ({ n }) =>
        [2, 3, 5, 7].map((k) => ({
          id: `by-${k}`,
          says: `It is a multiple of ${k}.`,
          holds: n % k === 0,
          tested: `Divided by ${k} it leaves ${n % k}.`,
          ...(n % k === 0 ? {} : { because: 'A multiple leaves nothing.' }),
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
          tested: `Half of it is $${x / 2}$.`,
        })),
      ask: 'Who is right?',
      plan: 'Halve what was written.',
      first: ({ a }) => ({ do: `$2 \\cdot ${a} = ${2 * a}$`, why: 'Twice.' }),
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
      plan: 'Double the number.',
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
      plan: 'Halve it.',
      right: ({ a }) =>
        [2 * a, a + a].map((data, i) => ({ says: `says ${data} (${i}).`, data, tested: `Halve ${data}.` })),
      wrong: ({ a }) =>
        [a + 2, 3 * a].map((data, i) => ({ says: `says ${data} (${i}).`, data, tested: `Halve ${data}.` })),
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
      plan: 'Halve it.',
      claims: ({ a }) =>
        [2 * a, a + a, a + 2, 3 * a].map((x, i) => ({ id: `${i}`, says: `${x}.`, holds: i < 2, tested: 'Try.' })),
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

  test('the steps test one claim after the other, and who is right stands in the last', () => {
    const p = { e: { n: 21 }, ids: ['by-3', 'by-5'], names: ['Ada', 'Bo'] }
    expect(claims.frames[0]?.stem(p, () => 0)).toBe(
      '<p>Think of 21.</p><ul><li>Ada says: “It is a multiple of 3.”</li><li>Bo says: “It is a multiple of 5.”</li></ul><p>Who is right?</p>',
    )
    expect(claims.explain(p, '')).toEqual({
      plan: 'Divide, and look at the remainder.',
      steps: [
        { do: 'Test Ada’s claim. Divided by 3 it leaves 0.', why: 'Take it alone: both may be right, or neither.' },
        {
          do: 'Test Bo’s claim. Divided by 5 it leaves 1.',
          why: 'It gets a test of its own, whatever came out for the first.',
        },
        {
          do: 'Set each result beside what was said. Ada is right, but Bo is wrong. A multiple leaves nothing. The answer: Only Ada.',
          why: 'The question asks about each of the two.',
        },
      ],
    })
  })

  test('what both need is worked out first', () => {
    const params = many(ways, 1)[0]?.params as { e: { a: number } }
    const { steps } = ways.explain(params, '') as { steps: readonly { do: string }[] }
    expect(steps).toHaveLength(4)
    expect(steps[0]?.do).toBe(`$2 \\cdot ${params.e.a} = ${2 * params.e.a}$`)
  })

  test('a locked item gets the test of its claim as the template has it now', () => {
    const params = many(tested, 1)[0]?.params as { claims: readonly { says: string }[] }
    const old = { ...params, claims: params.claims.map((c) => ({ ...c, tested: undefined, because: 'As it was.' })) }
    expect(tested.explain(old, '')).toEqual(tested.explain(params, ''))
  })

  test('what probably happened names who was judged wrongly, and so leads to one verdict', () => {
    const p = { e: { n: 21 }, ids: ['by-3', 'by-5'], names: ['Ada', 'Bo'] }
    expect(claims.traps.map((trap) => trap.says?.(p))).toEqual([
      'I took both Ada and Bo to be right without testing Bo’s claim.',
      'I took both Ada and Bo to be wrong without testing Ada’s claim.',
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
