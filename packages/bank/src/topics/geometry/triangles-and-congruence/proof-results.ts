/** What a proof shows, put to use. */

import { add, div, frac, g, int, linear, mul, num, pick, template, until, whole } from '#kit'
import { CHAINS, type Chain, chainSketch } from './proof-chains.ts'
import { LETTERS, points, renamed } from './proofs.ts'

const skill = 'geo-proof-building'

export const chain = (which: number): Chain => CHAINS[which] as Chain

/** Chains that end at a midpoint or at two equal lengths: what is equal, and what it is the half of. */
const RESULTS = [
  { which: 1, one: 'BD', two: 'CD', all: 'BC' },
  { which: 3, one: 'BE', two: 'CE', all: 'BC' },
  { which: 5, one: 'BE', two: 'DE', all: 'BD' },
] as const

export const result = template({
  id: 'geometry/proof-use-the-result',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [x, a, c] = [int(rng, 3, 9), int(rng, 2, 5), int(rng, 3, 7)]
        return {
          r: int(rng, 0, RESULTS.length - 1),
          set: pick(rng, LETTERS),
          a,
          c,
          x,
          b: int(rng, 4, 25),
          turn: int(rng, -14, 14),
        }
      },
      ({ a, b, c, x }) => c > a && a * x + b - c * x < 0 && a * x + b < 60,
    ),
  frames: [
    {
      id: 'whole',
      kind: 'figure',
      items: 7,
      stem: ({ r, set, a, b, c, x, turn }) => ask(r, set, turn, a, b, c, c * x - a * x - b),
    },
    {
      id: 'typed',
      kind: 'figure',
      response: 'grid',
      items: 7,
      stem: ({ r, set, a, b, c, x, turn }) => ask(r, set, turn, a, b, c, c * x - a * x - b),
    },
  ],
  given: ({ a, b, c, x }) => ({ a, b, c, d: c * x - a * x - b }),
  answer: ({ a, b, x }) => num(2 * (a * x + b)),
  traps: [
    {
      misconception: 'geo-build-stops-at-one-half',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ a, b, c, d }) => [add(mul(a, div(b + d, c - a)), b)],
      rule: ({ a, b, c, d }) => whole(frac(a * (b + d) + b * (c - a), c - a)),
      why: () => 'is the length of one of the two equal parts.',
    },
    {
      misconception: 'geo-build-gives-x',
      operation: 'stopped-at-a-step',
      operands: ({ a, b, c, d }) => [div(b + d, c - a)],
      rule: ({ a, b, c, d }) => whole(frac(b + d, c - a)),
      why: () => 'is the value of $x$.',
    },
    {
      misconception: 'geo-build-loses-a-sign',
      operation: 'added-instead-of-subtracted',
      operands: ({ a, c }) => [c, a],
      after: (x, { a, b, d }) => mul(2, add(mul(a, div(b + d, x)), b)),
      rule: ({ a, b, c, d }) => {
        const x = frac(b + d, c + a)
        return x.d === 1 ? whole(2 * (a * x.n + b)) : null
      },
      why: () => 'adds the terms with $x$ instead of subtracting them.',
    },
    {
      misconception: 'geo-build-loses-a-sign',
      operation: 'subtracted-instead-of-added',
      operands: ({ b, d }) => [Math.max(b, d), Math.min(b, d)],
      after: (x, { a, b, c }) => mul(2, add(mul(a, div(x, c - a)), b)),
      rule: ({ a, b, c, d }) => {
        const x = frac(Math.abs(b - d), c - a)
        return x.d === 1 && x.n > 0 ? whole(2 * (a * x.n + b)) : null
      },
      says: () => 'I subtracted the constant terms instead of adding them, and doubled the first part.',
      why: () => 'takes one constant term from the other instead of adding them.',
    },
    {
      misconception: 'geo-build-takes-the-part-for-the-whole',
      operation: 'wrong-number-used',
      operands: ({ a, b, c, d }) => [div(b + d, c - a)],
      after: (x, { a, b }) => add(add(mul(a, x), b), x),
      rule: ({ a, b, c, d }) => {
        const x = frac(b + d, c - a)
        return x.d === 1 ? whole(a * x.n + b + x.n) : null
      },
      why: () => 'adds $x$ to one part instead of adding the other part.',
    },
    {
      misconception: 'geo-build-doubles-twice',
      operation: 'counted-twice',
      operands: ({ a, b, c, d }) => [mul(2, add(mul(a, div(b + d, c - a)), b))],
      rule: ({ a, b, c, d }) => {
        const x = frac(b + d, c - a)
        return x.d === 1 ? whole(4 * (a * x.n + b)) : null
      },
      why: () => 'doubles the length twice; there are only two parts.',
    },
  ],
  explain: ({ r, set, a, b, c, x, turn }) => {
    const { one, two, all } = RESULTS[r] as (typeof RESULTS)[number]
    const s = points(set)
    const d = c * x - a * x - b
    return {
      plan: 'Use what the proof shows: two lengths are equal. Set their expressions equal, solve, and then build the length that is asked for.',
      steps: [
        {
          do: `The proof shows $${s(one)} = ${s(two)}$, so $${linear(a, b)} = ${linear(c, -d)}$.`,
          why: 'Corresponding parts of congruent triangles are equal.',
        },
        {
          do: `$${b} = ${linear(c - a, -d)}$, then $${b + d} = ${linear(c - a, 0)}$, so $x = ${x}$.`,
          why: `Subtract $${a}x$ from both sides, then add ${d} to both sides.`,
        },
        { do: `$${s(one)} = ${a} \\cdot ${x} + ${b} = ${a * x + b}$`, why: 'Put $x$ into the expression.' },
        { do: `$${s(all)} = 2 \\cdot ${a * x + b} = ${2 * (a * x + b)}$`, why: 'The segment has two equal parts.' },
      ],
      faster: `On a graphing calculator, $y = ${linear(a, b)}$ and $y = ${linear(c, -d)}$ cross at $(${x}, ${a * x + b})$. The second coordinate is already the part, so double it: $2 \\cdot ${a * x + b} = ${2 * (a * x + b)}$.`,
      check: `The other part is $${c} \\cdot ${x} - ${d} = ${c * x - d}$, which is equal to the first.`,
      figure: chainSketch(chain((RESULTS[r] as (typeof RESULTS)[number]).which), set, turn, 0, [
        g.side(s(one), `${a * x + b}`),
        g.side(s(two), `${c * x - d}`),
      ]),
    }
  },
  // Tries values of x.
  check: ({ a, b, c, d }) => {
    const x = Array.from({ length: 40 }, (_, i) => i).find((i) => a * i + b === c * i - d) ?? -1
    return num(a * x + b + (c * x - d))
  },
})

function ask(r: number, set: string, turn: number, a: number, b: number, c: number, d: number) {
  const { which, one, two, all } = RESULTS[r] as (typeof RESULTS)[number]
  const s = points(set)
  return `<p>In the figure, ${renamed(set)(chain(which).given)}.</p>${chainSketch(chain(which), set, turn)}<p>A proof shows that $${s(one)} = ${s(two)}$. If $${s(one)} = ${linear(a, b)}$ and $${s(two)} = ${linear(c, -d)}$, what is the length of $${s(all)}$?</p>`
}
