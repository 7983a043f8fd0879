import {
  asWritten,
  curve,
  dot,
  equation,
  int,
  type Mistake,
  marks,
  nameTheMistake,
  num,
  paren,
  person,
  pick,
  plane,
  polyMul,
  polynomial,
  polyTex,
  signed,
  signedTerm,
  type Template,
  template,
  term,
  until,
  withFaster,
} from '#kit'
import { spoken } from '../spoken.ts'
import { factor, fromRoots, putBack, quad, twoRoots, UNTESTED, wholes } from './common.ts'

const skill = 'a1-quadratics-by-factoring'

const ROOMS = ['garden', 'stage', 'patio', 'tent floor', 'flower bed'] as const

const rectangle = template({
  id: 'algebra-1/factoring-rectangle',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 90,
  response: 'choice',
  balance: 'place',
  draw: (rng) => {
    const [w, d] = [int(rng, 3, 14), int(rng, 2, 9)]
    return { d, area: w * (w + d) }
  },
  frames: [
    {
      id: 'width',
      kind: 'words',
      items: 6,
      stem: ({ d, area }, rng) =>
        `A rectangular ${pick(rng, ROOMS)} of ${person(rng)}’s club is ${d} feet longer than it is wide. Its area is ${area} square feet. How wide is it, in feet?`,
    },
  ],
  given: (p) => p,
  answer: ({ d, area }) => num((Math.round(Math.sqrt(d * d + 4 * area)) - d) / 2),
  traps: [
    {
      misconception: 'a1-q-gives-the-other-quantity',
      classic: true,
      says: () => 'I gave the length instead of the width.',
      operation: 'solved-for-the-other',
      operands: ({ d, area }) => [(d + Math.sqrt(d * d + 4 * area)) / 2],
      rule: ({ d, area }) => num((Math.round(Math.sqrt(d * d + 4 * area)) + d) / 2),
      why: () => 'is the length, not the width.',
    },
    {
      misconception: 'a1-q-takes-the-root-of-the-area',
      says: () => 'I took the root of the area, as if it were a square, and rounded down.',
      rule: ({ area }) => num(Math.floor(Math.sqrt(area))),
      why: () => 'would nearly fit a square, but the sides differ.',
    },
    {
      misconception: 'a1-q-divides-the-area-by-the-difference',
      says: () => 'I divided the area by the difference of the sides.',
      operation: 'wrong-whole',
      operands: ({ area, d }) => [area, d],
      rule: ({ d, area }) => (area % d === 0 && area / d < 60 ? num(area / d) : null),
      why: ({ d }) => `divides the area by $${d}$, but $${d}$ is not a side.`,
    },
    {
      misconception: 'a1-q-gives-both-sides-together',
      says: () => 'I gave width and length together.',
      operation: 'whole-for-part',
      operands: ({ d, area }) => [Math.sqrt(d * d + 4 * area)],
      rule: ({ d, area }) => num(Math.round(Math.sqrt(d * d + 4 * area))),
      why: () => 'is width and length together.',
    },
    {
      misconception: 'a1-q-takes-the-difference-for-a-side',
      says: () => 'I gave the difference of the two sides.',
      rule: ({ d }) => num(d),
      why: () => 'is the difference of the two sides.',
    },
  ],
  explain: ({ d, area }) => {
    const w = (Math.round(Math.sqrt(d * d + 4 * area)) - d) / 2
    return {
      plan: 'Both sides depend on the width, so write the area as an equation in the width, bring everything to one side, and factor.',
      steps: [
        {
          do: `Let $w$ be the width. The length is $w + ${d}$, so $w(w + ${d}) = ${area}$.`,
          why: 'The area of a rectangle is width times length.',
        },
        {
          do: `Multiply out and subtract $${area}$: $w^2 + ${d}w - ${area} = 0$.`,
          why: 'Factoring helps only when one side is $0$.',
        },
        {
          do: `Find two numbers with the product $-${area}$ and the sum $${d}$: they are $${w + d}$ and $-${w}$, so $(w - ${w})(w + ${w + d}) = 0$.`,
          why: `$${w + d} \\cdot (-${w}) = -${area}$ and $${w + d} - ${w} = ${d}$.`,
        },
        {
          do: `$w - ${w} = 0$ or $w + ${w + d} = 0$. A width is positive, so $w = ${w}$.`,
          why: `The other solution, $-${w + d}$, cannot be a width.`,
        },
      ],
      check: `A width of $${w}$ feet gives a length of $${w} + ${d} = ${w + d}$ feet and the area $${w} \\cdot ${w + d} = ${area}$ square feet.`,
      faster: `Look for two factors of $${area}$ that differ by $${d}$: $${w} \\cdot ${w + d}$. The smaller one, $${w}$, is the width.`,
    }
  },
  check: ({ d, area }) => num(wholes(60).find((w) => w > 0 && w * (w + d) === area) ?? 999),
})

const withZeros = (r: number, s: number) => equation(`${fromRoots(r, s)} = 0`, ({ x }) => (x - r) * (x - s))

const fromGraph = template({
  id: 'algebra-1/factoring-from-graph',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => twoRoots(rng, 5),
      ({ r, s }) => Math.abs(r - s) >= 2 && Math.abs(r - s) <= 6,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ r, s }) =>
        `<p>The graph of $y = x^2 + bx + c$ is shown.</p>${plane(
          {
            alt: spoken(
              `A parabola that opens upward and crosses the x-axis at ${Math.min(r, s)} and ${Math.max(r, s)}.`,
            ),
            x: [-7, 7],
            y: [-10, 10],
            xStep: 1,
            yStep: 2,
            xEvery: 1,
          },
          [curve((x) => (x - r) * (x - s)), dot(r, 0), dot(s, 0)],
        )}<p>Which equation has the zeros of this function as its solutions?</p>`,
    },
  ],
  given: ({ r, s }) => [r, s],
  answer: ({ r, s }) => withZeros(r, s),
  traps: [
    {
      misconception: 'a1-q-takes-the-signs-of-the-factors',
      classic: true,
      says: () => 'I wrote the zeros into the factors with their own signs.',
      rule: ([r = 0, s = 0]) => withZeros(-r, -s),
      why: ({ r, s }) => `has the zeros $${-r}$ and $${-s}$.`,
    },
    {
      misconception: 'a1-q-picks-factors-with-a-wrong-sum',
      says: ({ s }) => `I wrote the zero $${s}$ into its factor with its own sign.`,
      rule: ([r = 0, s = 0]) => withZeros(r, -s),
      why: ({ r, s }) => `has the zeros $${r}$ and $${-s}$.`,
    },
    {
      misconception: 'a1-q-picks-factors-with-a-wrong-sum',
      says: ({ r }) => `I wrote the zero $${r}$ into its factor with its own sign.`,
      rule: ([r = 0, s = 0]) => withZeros(-r, s),
      why: ({ r, s }) => `has the zeros $${-r}$ and $${s}$.`,
    },
  ],
  explain: ({ r, s }) => ({
    figure: plane(
      {
        alt: spoken(`A parabola that opens upward. Marked: (${r}, 0) and (${s}, 0).`),
        x: [-7, 7],
        y: [-10, 10],
        xStep: 1,
        yStep: 2,
        xEvery: 1,
      },
      [
        curve((x) => (x - r) * (x - s)),
        marks({
          points: [
            [r, 0],
            [s, 0],
          ],
          clearOf: [(x) => (x - r) * (x - s)],
        }),
      ],
    ),
    plan: 'Each zero of the graph gives one factor, and the product of the factors set equal to zero is the equation.',
    steps: [
      {
        do: `The graph crosses the $x$-axis at $x = ${r}$ and $x = ${s}$.`,
        why: 'These are the zeros: there $y$ is $0$.',
      },
      {
        do: `The factors are $${factor(r)}$ and $${factor(s)}$.`,
        why: `A factor must be $0$ at its zero, so the sign is reversed: $${r}${signed(-r)} = 0$ and $${s}${signed(-s)} = 0$.`,
      },
      {
        do: `Multiply: the $x$-terms are $${term(-r, 'x')}${signedTerm(-s, 'x')} = ${term(-r - s, 'x')}$, and the constant term is $${paren(-r)} \\cdot ${paren(-s)} = ${r * s}$.`,
        why: 'Each term of one factor is multiplied by each term of the other.',
      },
      {
        do: `The equation is $${fromRoots(r, s)} = 0$.`,
        why: 'The graph has the coefficient $1$ at $x^2$, as its equation shows.',
      },
    ],
    check: `Put in both: ${putBack(r, s)}.`,
    faster: `Go straight to the coefficients: the zeros $${r}$ and $${s}$ have the sum $${r + s}$ and the product $${r * s}$, so the coefficient of $x$ is $${-(r + s)}$ and the constant term is $${r * s}$.`,
  }),
  check: ([r = 0, s = 0]) => {
    const p = polyMul(polynomial([1, -r]), polynomial([1, -s]))
    return equation(`${polyTex(p)} = 0`, ({ x }) => x * x - (r + s) * x + r * s)
  },
})

const set = (r: number, s: number): string =>
  r === s ? `x = ${r}` : `x = ${Math.min(r, s)} \\text{ or } x = ${Math.max(r, s)}`

type Abc = { a: number; b: number; c: number }

/** The whole roots, the one nearer to zero first. */
const rootsOf = ({ a, b, c }: Abc): [number, number] => {
  const [r = 0, s = 0] = wholes(9)
    .filter((x) => a * x * x + b * x + c === 0)
    .sort((x, y) => Math.abs(x) - Math.abs(y))
  return [r, s]
}

/** The whole numbers at which `f` is 0, found by trying. */
const zerosOf = (f: (x: number) => number): string => {
  const [low = 0, high = 0] = wholes(60).filter((x) => f(x) === 0)
  return set(low, high)
}

const slipsOf = (k: number, r: number, s: number): [Mistake, Mistake, Mistake, Mistake] => [
  {
    says: `Factoring into $${k}${factor(r)}${factor(s)}$, and then reading the numbers with the signs they have there`,
    result: asWritten(set(-r, -s)),
    how: `$${-r}$ and $${-s}$, the opposite numbers`,
    again: asWritten(zerosOf((x) => (x + r) * (x + s))),
  },
  {
    says: `Factoring out $${k}$, and then counting $x = ${k}$ and $x = ${r}$ as the solutions`,
    result: asWritten(set(k, r)),
    how: `$${k}$, which is no solution, and $${r}$`,
    again: asWritten(zerosOf((x) => x * x - (k + r) * x + k * r)),
  },
  {
    says: `Factoring out $${k}$, and then getting one of the signs wrong in $${factor(r)}${factor(-s)}$`,
    result: asWritten(set(r, -s)),
    how: `$${r}$ and $${-s}$`,
    again: asWritten(zerosOf((x) => (x - r) * (x + s))),
  },
  {
    says: `Factoring into $(${k}x${signed(-k * r)})${factor(s)}$, and then not dividing $${k * r}$ by $${k}$`,
    result: asWritten(set(k * r, s)),
    how: `$${k * r}$ instead of $${r}$, and $${s}$`,
    again: asWritten(zerosOf((x) => (x - k * r) * (x - s))),
  },
]

const mistake = template({
  id: 'algebra-1/factoring-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    nameTheMistake({
      items: 6,
      misconception: UNTESTED,
      draw: (rng): Abc => {
        const [{ r, s }, a] = [twoRoots(rng, 8), int(rng, 2, 5)]
        return { a, b: -a * (r + s), c: a * r * s }
      },
      task: ({ a, b, c }) => `solved $${quad(a, b, c)} = 0$`,
      solution: (e) => asWritten(set(...rootsOf(e))),
      work: (e) => {
        const [r, s] = rootsOf(e)
        return `$${quad(e.a, e.b, e.c)} = ${e.a}${factor(r)}${factor(s)}$, and a product is zero only if one of its factors is zero.`
      },
      mistakes: (e) => slipsOf(e.a, ...rootsOf(e)),
      outcome: 'result',
    }),
    ({ e, which }) => {
      const [r, s] = rootsOf(e)
      const wanted = `The solutions must have the sum $${-e.b} \\div ${e.a} = ${r + s}$ and the product $${e.c} \\div ${e.a} = ${r * s}$.`
      return `Hold the sum and the product against the equation. ${wanted} ${
        [
          `The product of $${-r}$ and $${-s}$ is right, and the sum is the opposite, so both signs are wrong.`,
          `One of the numbers is $${e.a}$, the factor taken out, which is no solution.`,
          `The product of $${r}$ and $${-s}$ is the opposite, so one sign is wrong.`,
          `The product of $${e.a * r}$ and $${s}$ is $${e.a}$ times too large, so a division by $${e.a}$ is missing.`,
        ][which]
      }`
    },
  ),
})

export const templates: readonly Template[] = [rectangle, fromGraph, mistake]
