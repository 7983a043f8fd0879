/** Finite geometric series whose terms get smaller. */

import { frac, int, mul, num, person, pick, type Template, template, toNumber, whole } from '#kit'
import { goOn, readSeries, rising, told } from './series.ts'

const skill = 'a2-geometric-series'
const base = { skill, calculator: true, response: 'choice' } as const

/** Ratio 1/q: the sum is a·(q^n − 1)/(q^(n−1)(q − 1)). */
type Half = Readonly<{ a: number; q: number; n: number }>
const shrink = ({ a, q, n }: Half) => frac(a * (q ** n - 1), q ** (n - 1) * (q - 1))
const falling = template({
  ...base,
  id: 'algebra-2/falling-geometric-series',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 90,
  draw: (rng): Half => {
    const q = pick(rng, [2, 3, 4])
    const n = int(rng, 4, 6)
    return { q, n, a: q ** (n - 1) * (q - 1) * int(rng, 1, 3) }
  },
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, q, n }) =>
        `What is the sum of the first ${n} terms of the geometric series $${a} + ${a / q} + ${a / q / q} + \\dots$?`,
    },
    {
      id: 'hike',
      kind: 'words',
      items: 5,
      stem: ({ a, q, n }, rng) =>
        `${person(rng)} finds ${a} shells on the first day at the beach, and each day only $\\frac{1}{${q}}$ as many as on the day before. How many shells are found in ${n} days altogether?`,
    },
  ],
  given: ({ a, q, n }, frame) => ({ n, shown: told(frame === 'bare', a, frac(1, q)) }),
  answer: (e) => num(shrink(e)),
  traps: [
    {
      misconception: 'a2-sums-forever',
      classic: true,
      rule: ({ shown }) => {
        const { a, r } = readSeries(shown)
        return num(frac(a * r.d, r.d - r.n))
      },
      why: () => 'is the sum of infinitely many terms.',
    },
    {
      misconception: 'a2-sums-one-term-too-few',
      operation: 'off-by-one',
      operands: ({ n }) => [n, -1],
      after: (got, { shown }) => rising(shown, toNumber(got)),
      rule: ({ n, shown }) => num(rising(shown, n - 1)),
      says: ({ n }) => `I used the exponent ${n - 1} in the formula for the sum.`,
      why: ({ n }) => `adds up only ${n - 1} terms.`,
    },
    {
      misconception: 'a2-gives-the-last-term-of-a-series',
      says: ({ n }) => `I gave term number ${n} instead of the sum.`,
      rule: ({ n, shown }) => num(goOn(shown, n).at(-1) ?? 0),
      why: ({ n }) => `is only term number ${n}.`,
    },
    {
      misconception: 'a2-sums-like-an-arithmetic-series',
      operation: 'plain-mean',
      operands: ({ n, shown }) => [readSeries(shown).a, goOn(shown, n).at(-1) ?? 0],
      after: (got, { n }) => mul(n, got),
      rule: ({ n, shown }) => whole(frac(n * (readSeries(shown).a + (goOn(shown, n).at(-1) ?? 0)), 2)),
      why: () => 'takes the mean of the first and the last term, as in an arithmetic series.',
    },
    {
      misconception: 'a2-leaves-out-the-first-term',
      operation: 'term-left-out',
      operands: ({ n, shown }) => goOn(shown, n).slice(1),
      rule: ({ n, shown }) => num(rising(shown, n) - readSeries(shown).a),
      why: ({ a }) => `leaves out the first term $${a}$.`,
    },
    {
      misconception: 'a2-multiplies-the-first-term',
      operation: 'same-amount-each-time',
      operands: ({ n, shown }) => [0, readSeries(shown).a, n],
      rule: ({ n, shown }) => num(n * readSeries(shown).a),
      why: ({ a, n }) => `multiplies the first term $${a}$ by ${n}, as if all terms were equal.`,
    },
  ],
  explain: (e) => {
    const list = Array.from({ length: e.n }, (_, k) => e.a / e.q ** k)
    const total = shrink(e).n
    return {
      plan: 'Each term is the same fraction of the one before, and the sum is asked for. For few terms, write them down and add; the formula does the same.',
      steps: [
        {
          do: `Each term is $\\frac{1}{${e.q}}$ of the one before, and ${e.n} terms are needed.`,
          why: `Dividing by ${e.q} again and again gives the terms.`,
        },
        {
          do: `The terms are $${list.join(',\\ ')}$.`,
          why: `The first one is $${e.a}$; count until there are ${e.n}.`,
        },
        {
          do: `Their sum is $${list.join(' + ')} = ${total}$.`,
          why: `The formula $\\frac{a_1(1 - r^{n})}{1 - r}$ with $r = \\frac{1}{${e.q}}$ gives the same.`,
        },
      ],
      faster: `A graphing calculator adds the terms by itself: $\\sum_{k=1}^{${e.n}} ${e.a} \\div ${e.q}^{k - 1} = ${total}$.`,
      check: `Multiply every term by ${e.q}: all terms but the last one appear again, and $${e.q * e.a}$ is new. So ${e.q} times the sum minus the sum must be $${e.q * e.a} - ${list.at(-1)} = ${e.q * e.a - (list.at(-1) ?? 0)}$, and $${e.q * total} - ${total} = ${(e.q - 1) * total}$.`,
    }
  },
  check: ({ n, shown }) => num(goOn(shown, n).reduce((total, t) => total + t, 0)),
})

export const templates: readonly Template[] = [falling]
