import { int, nonZero, pick, signedTerm, type Template, template, term, until } from '#kit'
import { COUNTS, type Count, countTraps } from './how-many.ts'

type Rows = Readonly<{ a: number; b: number; c: number; p: number; q: number; r: number }>

/** Whether the second equation is a multiple of the first, of its left side only, or of neither. */
const judged = ({ a, b, c, p, q, r }: Rows): Count => (a * q !== b * p ? 'one' : a * r === c * p ? 'all' : 'none')

const row = (a: number, b: number, c: number): string => `${term(a, 'x')}${signedTerm(b, 'y')} = ${c}`

const count = template({
  id: 'sat-math/system-how-many-solutions',
  skill: 'sm-linear-systems',
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const which = pick(rng, ['none', 'one', 'all'] as const)
        const [a, b, c, k] = [int(rng, 2, 7), nonZero(rng, -7, 7), nonZero(rng, -12, 12), int(rng, 2, 4)]
        return {
          a,
          b,
          c,
          p: k * a,
          q: which === 'one' ? pick(rng, [-k * b, b, k * b + nonZero(rng, -3, 3)]) : k * b,
          r: which === 'all' ? k * c : pick(rng, [c, -k * c, k * c + nonZero(rng, -5, 5)]),
        }
      },
      ({ a, b, c, p, q, r }) =>
        Math.abs(b) > 1 && q !== 0 && r !== 0 && Math.abs(q) > 1 && (judged({ a, b, c, p, q, r }) === 'one' || p > a),
    ),
  frames: [
    {
      id: 'system',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, c, p, q, r }) =>
        `<p>$${row(a, b, c)}$</p><p>$${row(p, q, r)}$</p><p>How many solutions does this system of equations have?</p>`,
    },
    {
      id: 'lines',
      kind: 'bare',
      items: 5,
      stem: ({ a, b, c, p, q, r }) =>
        `In the $xy$-plane, how many points do the graphs of $${row(a, b, c)}$ and $${row(p, q, r)}$ have in common?`,
    },
  ],
  given: ({ a, b, c, p, q, r }) => ({ a, b, c, p, q, r }),
  answer: (g) => COUNTS[judged(g)],
  traps: countTraps(judged, {
    mixedUp: {
      misconception: 'sm-overlooks-one-of-the-three-ratios',
      says: {
        none: 'I compared the left sides only and took the equations for multiples of each other.',
        all: 'I took equations that are multiples of each other for a contradiction.',
        one: 'I compared the terms with $x$ only and took the two slopes for equal.',
      },
      why: {
        none: 'would need the constants in the same ratio as well.',
        all: 'would need constants in another ratio than the coefficients.',
        one: 'would need the coefficients of $y$ in the same ratio as those of $x$.',
      },
    },
    single: {
      misconception: 'sm-expects-one-common-point',
      says: {
        one: 'I saw that one equation has multiples of some terms of the other and took them for the same line.',
        other: 'I thought that two lines always cross once.',
      },
      why: { one: 'would need all three terms in the same ratio.', other: 'would need lines with different slopes.' },
    },
    two: {
      says: 'I counted one solution for each equation.',
      why: 'cannot be: two lines never have exactly two points in common.',
    },
  }),
  explain: (g) => {
    const { a, b, c, p, q, r } = g
    const k = p / a
    const found = judged(g)
    return {
      plan: 'Multiply the first equation so that the terms with one variable agree. Then compare the other variable and the constants.',
      steps: [
        {
          do: `Multiply the first equation by ${k}: $${row(k * a, k * b, k * c)}$.`,
          why: 'Then both equations have the same term with $x$.',
        },
        {
          do:
            found === 'one'
              ? `The terms with $y$ are $${term(k * b, 'y')}$ and $${term(q, 'y')}$: they differ.`
              : `The terms with $y$ agree as well: $${term(q, 'y')}$.`,
          why: found === 'one' ? 'Then $y$ can be found by subtracting.' : 'So the left sides are the same.',
        },
        {
          do: `${found === 'one' ? 'The lines have different slopes and cross once.' : `The right sides are $${k * c}$ and $${r}$: ${found === 'all' ? 'the same equation twice' : 'a contradiction'}.`} Number of solutions: ${COUNTS[found].html.toLowerCase()}.`,
          why:
            found === 'one'
              ? 'One value of $y$ gives one value of $x$.'
              : found === 'all'
                ? 'Every point of the line is a solution.'
                : 'Parallel lines have no point in common.',
        },
      ],
      check:
        `Slopes: $-\\frac{${a}}{${b}}$ and $-\\frac{${p}}{${q}}$ are ${found === 'one' ? 'different' : 'equal'}.`.replace(
          /-\\frac\{(\d+)\}\{-(\d+)\}/g,
          '\\frac{$1}{$2}',
        ),
      faster: `Enter $${row(a, b, c)}$ and $${row(p, q, r)}$ into a graphing calculator as they stand: ${found === 'one' ? 'the lines cross once' : found === 'all' ? 'one line covers the other' : 'the lines are parallel'}.`,
    }
  },
  // Two points of the first line are put into the second equation.
  check: ({ a, b, c, p, q, r }) => {
    const off = (x: number) => p * x * b + q * (c - a * x) - r * b
    return COUNTS[off(0) === off(b) ? (off(0) === 0 ? 'all' : 'none') : 'one']
  },
})

export const templates: readonly Template[] = [count]
