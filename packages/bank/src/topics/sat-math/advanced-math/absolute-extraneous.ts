/** An absolute value that equals an expression in x: each case gives a number, and each number must be tested. */

import {
  add,
  frac,
  int,
  linear,
  nonZero,
  num,
  paren,
  pick,
  type Rng,
  signed,
  type Template,
  template,
  text,
  until,
  whole,
} from '#kit'
import { search } from '../common.ts'

const skill = 'sm-nonlinear-equations'

/** |ax + b| = cx + d. */
type Equation = Readonly<{ a: number; b: number; c: number; d: number }>
/** With the numbers that the two cases give: p without the bars, m with the opposite of what stands between them. */
type Drawn = Equation & Readonly<{ p: number; m: number }>

const right = ({ c, d }: Equation, x: number): number => c * x + d
const equation = ({ a, b, c, d }: Equation): string => `|${linear(a, b)}| = ${linear(c, d)}`

const casePlus = ({ a, b, c, d }: Equation) => frac(d - b, a - c)
const caseMinus = ({ a, b, c, d }: Equation) => frac(-d - b, a + c)

/** How many of the numbers that the cases give pass the test. */
const passing = (e: Equation): number => [casePlus(e), caseMinus(e)].filter((x) => right(e, x.n / x.d) > 0).length

const drawn = (rng: Rng, fits: (e: Drawn) => boolean): Drawn =>
  until(
    () => {
      const [a, c, p, m] = [int(rng, 1, 4), nonZero(rng, -6, 6), nonZero(rng, -12, 12), nonZero(rng, -12, 12)]
      return { a, c, p, m, b: ((c - a) * p - (a + c) * m) / 2, d: (-(a + c) * m - (c - a) * p) / 2 }
    },
    (e) =>
      Math.abs(e.c) !== e.a &&
      Math.abs(e.p) !== Math.abs(e.m) &&
      [e.b, e.d].every((x) => Number.isInteger(x) && x !== 0 && Math.abs(x) <= 30) &&
      fits(e),
  )

/** From ux + v = w to x, one move at a time. */
const isolated = (u: number, v: number, w: number, x: number): string =>
  u === 1
    ? `$${linear(u, v)} = ${w}$, so $x = ${x}$`
    : `$${linear(u, v)} = ${w}$, then $${linear(u, 0)} = ${w - v}$, so $x = ${x}$`

/** The two cases solved, and each number put into the right side. */
const solved = (e: Drawn) => {
  const { a, b, c, d, p, m } = e
  return [
    {
      do: `Case 1: $${linear(a, b)} = ${linear(c, d)}$ gives ${isolated(a - c, b, d, p)}.`,
      why: 'What stands between the bars is not negative: the bars change nothing.',
    },
    {
      do: `Case 2: $${linear(-a, -b)} = ${linear(c, d)}$ gives ${isolated(-a - c, -b, d, m)}.`,
      why: 'What stands between the bars is negative: the bars change the sign of both of its terms.',
    },
    {
      do: `At $x = ${p}$ the right side is $${c} \\cdot ${paren(p)}${signed(d)} = ${right(e, p)}$; at $x = ${m}$ it is $${c} \\cdot ${paren(m)}${signed(d)} = ${right(e, m)}$.`,
      why: 'An absolute value is never negative, so a number that makes the right side negative is extraneous.',
    },
  ]
}

const tested = ({ a, b }: Equation, x: number): string =>
  `$|${a === 1 ? x : `${a} \\cdot ${paren(x)}`}${signed(b)}| = |${a * x + b}| = ${Math.abs(a * x + b)}$`

const one = template({
  id: 'sat-math/absolute-value-extraneous',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: true,
  seconds: 95,
  response: 'choice',
  draw: (rng) => {
    const e = drawn(rng, (x) => passing(x) === 1 && Math.abs(x.p + x.m) > 1)
    const [x, other] = right(e, e.p) > 0 ? [e.p, e.m] : [e.m, e.p]
    return { ...e, x, other }
  },
  frames: [
    {
      id: 'value',
      kind: 'bare',
      items: 6,
      stem: (e) => `Which value of $x$ satisfies the equation $${equation(e)}$?`,
    },
    {
      id: 'graphs',
      kind: 'multi-step',
      items: 6,
      stem: (e) =>
        `In the $xy$-plane, the graphs of $y = |${linear(e.a, e.b)}|$ and $y = ${linear(e.c, e.d)}$ intersect at exactly one point. What is the $x$-coordinate of this point?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 5,
      stem: (e) => `<p>$${equation(e)}$</p><p>What is the solution of the given equation?</p>`,
    },
  ],
  given: ({ a, b, c, d }): Equation => ({ a, b, c, d }),
  answer: ({ x }) => num(x),
  traps: [
    {
      misconception: 'sm-keeps-the-number-of-a-false-case',
      classic: true,
      operation: 'false-root-kept',
      rule: (e) => num([casePlus(e), caseMinus(e)].find((x) => right(e, x.n / x.d) < 0) ?? 0),
      why: ({ other, c, d }) => `makes the right side $${c * other + d}$, and an absolute value is never negative.`,
    },
    {
      misconception: 'sm-changes-one-sign-between-the-bars',
      operation: 'unequal-set-equal',
      operands: ({ a, b, c, d }) => [-a, b, c, d],
      rule: ({ a, b, c, d }) => {
        const x = frac(b - d, a + c)
        return x.d === 1 ? num(x) : null
      },
      says: ({ a, b }) => `Between the bars I changed the sign of $${linear(a, 0)}$ only and kept the sign of $${b}$.`,
      why: ({ a, b, c, d }) => `solves $${linear(-a, b)} = ${linear(c, d)}$, in which only one sign was changed.`,
    },
    {
      misconception: 'sm-zero-between-the-bars',
      operation: 'unequal-set-equal',
      operands: ({ a, b }) => [a, b, 0, 0],
      rule: ({ a, b }) => whole(-b / a, -30, 30),
      why: ({ a, b }) => `makes $${linear(a, b)}$ equal to 0, but not the right side.`,
    },
    {
      misconception: 'sm-adds-both-cases',
      operation: 'false-root-kept',
      rule: (e) => num(add(casePlus(e), caseMinus(e))),
      why: ({ p, m }) => `is $${p} + ${paren(m)}$, the sum of what the two cases give.`,
    },
    {
      misconception: 'sm-stops-half-way',
      rule: (e) => {
        const found = [casePlus(e), caseMinus(e)].map((x) => x.n / x.d).find((x) => right(e, x) > 0)
        return found === undefined ? null : num(right(e, found))
      },
      says: () => 'I gave the value of both sides instead of $x$.',
      why: ({ x }) => `is the value that both sides have at $x = ${x}$.`,
    },
  ],
  explain: (e) => ({
    plan: 'Solve one equation for each case. Then test both numbers: where the other side would be negative, the number is extraneous.',
    steps: [
      ...solved(e),
      {
        do: `Only $x = ${e.x}$ is a solution; $${e.other}$ is extraneous.`,
        why: 'Only the number with a positive right side passes the test.',
      },
    ],
    check: `At $x = ${e.x}$: ${tested(e, e.x)}, which is the right side.`,
    faster: `Graph $y = |${linear(e.a, e.b)}|$ and $y = ${linear(e.c, e.d)}$ on a calculator: they meet at $x = ${e.x}$ only.`,
  }),
  check: ({ a, b, c, d }) => num(search((x) => Math.abs(a * x + b) === c * x + d)),
})

const COUNTS = [
  'The equation has no solution',
  'The equation has exactly one solution',
  'The equation has exactly two solutions',
] as const
const ENDLESS = 'The equation has infinitely many solutions'
const counted = (n: number) => text(COUNTS[n] ?? ENDLESS)

const howMany = template({
  id: 'sat-math/absolute-value-how-many',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: true,
  seconds: 90,
  response: 'choice',
  draw: (rng) => {
    const n = pick(rng, [0, 1, 2])
    return { n, ...drawn(rng, (e) => passing(e) === n) }
  },
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (e) => `<p>$${equation(e)}$</p><p>Which statement about the given equation is true?</p>`,
    },
    {
      id: 'tried',
      kind: 'error',
      items: 6,
      stem: (e) =>
        `<p>To solve $${equation(e)}$, a student writes $${linear(e.a, e.b)} = ${linear(e.c, e.d)}$ and $${linear(-e.a, -e.b)} = ${linear(e.c, e.d)}$ and correctly finds $x = ${e.p}$ from the first and $x = ${e.m}$ from the second.</p><p>Which statement is true?</p>`,
    },
  ],
  given: ({ a, b, c, d }): Equation => ({ a, b, c, d }),
  answer: ({ n }) => counted(n),
  traps: [
    {
      misconception: 'sm-keeps-the-number-of-a-false-case',
      classic: true,
      rule: (e) => (passing(e) === 2 ? null : counted(2)),
      says: () => 'I counted both numbers as solutions and did not put them into the equation with the bars.',
      why: ({ n }) =>
        n === 0
          ? 'counts two numbers that both make the right side negative.'
          : 'also counts a number that makes the right side negative.',
    },
    {
      misconception: 'sm-one-case-of-two',
      classic: true,
      rule: (e) => (passing(e) === 1 ? null : counted(1)),
      says: () =>
        'I looked at one case only and thought that an absolute value equation that is solved has one solution.',
      why: ({ n }) => (n === 0 ? 'stops after one case and does not test its number.' : 'stops after one case.'),
    },
    {
      misconception: 'sm-minus-means-no-solution',
      rule: (e) => (passing(e) === 0 ? null : counted(0)),
      why: ({ p, m, n }) =>
        n === 2
          ? `overlooks that both $${p}$ and $${m}$ pass the test.`
          : 'rejects both numbers although one of them passes the test.',
    },
    {
      misconception: 'sm-both-sides-the-same-line',
      rule: () => text(ENDLESS),
      why: ({ p, m }) => `would need both sides to agree for more than the numbers $${p}$ and $${m}$.`,
    },
  ],
  explain: (e) => ({
    plan: 'Each case gives a number, but not each number is a solution. Test both: the side without the bars must not be negative.',
    steps: [
      ...solved(e),
      {
        do: `${COUNTS[e.n]}.`,
        why:
          e.n === 2
            ? 'Both numbers make the right side positive, so both pass the test.'
            : e.n === 1
              ? 'Only one of the two numbers makes the right side positive.'
              : 'Both numbers make the right side negative, so both are extraneous.',
      },
    ],
    check: `Put in both: ${tested(e, e.p)} against $${right(e, e.p)}$ on the right, and ${tested(e, e.m)} against $${right(e, e.m)}$.`,
    faster: `Graph $y = |${linear(e.a, e.b)}|$ and $y = ${linear(e.c, e.d)}$ on a calculator and count the points where they meet: ${['none', 'one', 'two'][e.n]}.`,
  }),
  // In steps of a half from −40 to 40: every solution is a whole number between.
  check: ({ a, b, c, d }) =>
    counted(Array.from({ length: 161 }, (_, i) => i / 2 - 40).filter((x) => Math.abs(a * x + b) === c * x + d).length),
})

export const templates: readonly Template[] = [one, howMany]
