import { int, linear, nonZero, pick, type Template, template, until } from '#kit'
import { COUNTS, type Count, countTraps } from './how-many.ts'

type Sides = Readonly<{ a: number; b: number; c: number; d: number }>

/** What the two sides a(x + b) and cx + d have in common. */
const judged = ({ a, b, c, d }: Sides): Count => (a !== c ? 'one' : a * b === d ? 'all' : 'none')

const sides = ({ a, b, c, d }: Sides, swapped: boolean): string => {
  const [left, right] = [`${a}(${linear(1, b)})`, linear(c, d)]
  return swapped ? `${right} = ${left}` : `${left} = ${right}`
}

const count = template({
  id: 'sat-math/linear-how-many-solutions',
  skill: 'sm-linear-equations',
  difficulty: 'Low',
  b: -0.5,
  calculator: true,
  seconds: 55,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const which = pick(rng, ['none', 'one', 'all'] as const)
        const [a, b] = [int(rng, 2, 9), nonZero(rng, -9, 9)]
        const c = which === 'one' ? a + nonZero(rng, -3, 3) : a
        return {
          a,
          b,
          c,
          d:
            which === 'all'
              ? a * b
              : which === 'none'
                ? pick(rng, [b, -a * b, a * b + nonZero(rng, -6, 6)])
                : pick(rng, [a * b, b, a + b]),
          swapped: int(rng, 0, 1) === 1,
        }
      },
      ({ a, b, c, d }) => c > 1 && d !== 0 && (a !== c || (d === a * b) === (judged({ a, b, c, d }) === 'all')),
    ),
  frames: [
    {
      id: 'count',
      kind: 'bare',
      items: 6,
      stem: (p) => `How many solutions does the equation $${sides(p, p.swapped)}$ have?`,
    },
    {
      id: 'values',
      kind: 'bare',
      items: 5,
      stem: (p) => `For how many values of $x$ is the equation $${sides(p, !p.swapped)}$ true?`,
    },
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  answer: (p) => COUNTS[judged(p)],
  traps: countTraps(judged, {
    mixedUp: {
      misconception: 'sm-none-and-all-mixed-up',
      says: {
        none: 'I took equal coefficients of $x$ for equal sides.',
        all: 'I took sides that are the same for sides that can never be equal.',
        one: 'I thought that different numbers on the two sides mean that there is no solution.',
      },
      why: {
        none: 'would need the same constant on both sides as well.',
        all: 'would need different constants beside the same coefficient of $x$.',
        one: 'would need the same coefficient of $x$ on both sides.',
      },
    },
    single: {
      misconception: 'sm-always-expects-one-solution',
      says: {
        one: 'I thought that an equation with $x$ on both sides is true for every $x$.',
        other: 'I thought that a linear equation always has one solution.',
      },
      why: {
        one: 'would need the same expression on both sides.',
        other: 'overlooks that $x$ disappears when the sides are compared.',
      },
    },
    two: {
      says: 'I counted one solution for each side.',
      why: 'cannot be: a linear equation never has exactly two solutions.',
    },
  }),
  explain: (p) => {
    const { a, b, c, d } = p
    return {
      plan: 'Multiply out, then compare the two sides: first the coefficients of the variable, and if they are equal, the constants.',
      steps: [
        {
          do: `$${a}(${linear(1, b)}) = ${linear(a, a * b)}$`,
          why: 'The factor multiplies both terms in the parentheses.',
        },
        {
          do:
            a === c
              ? `Both sides have the coefficient ${a} before $x$, so $x$ disappears when $${a}x$ is subtracted.`
              : `The coefficients of $x$, ${a} and ${c}, are different.`,
          why: a === c ? 'Then only the constants decide.' : 'Then $x$ can be found.',
        },
        {
          do: `${a === c ? `What is left is $${a * b} = ${d}$, which is ${a * b === d ? 'always true' : 'never true'}. ` : ''}Number of solutions: ${COUNTS[judged(p)].html.toLowerCase()}.`,
          why:
            a === c
              ? a * b === d
                ? 'Every $x$ satisfies the equation.'
                : 'No $x$ satisfies the equation.'
              : 'Different slopes: two lines that meet once.',
        },
      ],
      check:
        a === c
          ? `At $x = 0$ the sides are $${a * b}$ and $${d}$.`
          : `The graphs of the two sides are lines with slopes ${a} and ${c}; they cross once.`,
      faster: `Graph $y = ${a}(${linear(1, b)})$ and $y = ${linear(c, d)}$ on a calculator: ${a !== c ? 'the lines cross once' : a * b === d ? 'they are one and the same line' : 'the lines are parallel'}.`,
    }
  },
  // The sides compared at two places: equal at both, equally far apart at both, or else.
  check: ({ a, b, c, d }) => {
    const gap = (x: number) => a * (x + b) - (c * x + d)
    return COUNTS[gap(0) !== gap(1) ? 'one' : gap(0) === 0 ? 'all' : 'none']
  },
})

export const templates: readonly Template[] = [count]
