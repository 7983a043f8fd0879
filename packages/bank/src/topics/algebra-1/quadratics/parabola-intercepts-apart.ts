import { div, num, paren, pick, signed, template, until } from '#kit'
import { factor, fromRoots, quad, rootsOf, twoRoots, wholes } from './common.ts'

const skill = 'a1-parabola-features'

export const apart = template({
  id: 'algebra-1/parabola-intercepts-apart',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 90,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ ...twoRoots(rng, 9), a: pick(rng, [1, 1, 2, 3, -1, -2]) }),
      ({ r, s }) => Math.abs(r - s) > 1,
    ),
  frames: [
    {
      id: 'distance',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, r, s }) =>
        `The graph of $y = ${quad(a, -a * (r + s), a * r * s)}$ crosses the $x$-axis at two points. How far apart are they?`,
    },
  ],
  given: ({ a, r, s }) => ({ a, b: -a * (r + s), c: a * r * s }),
  answer: ({ r, s }) => num(Math.abs(r - s)),
  traps: [
    {
      misconception: 'a1-q-adds-without-halving',
      classic: true,
      says: () => 'I added the intercepts instead of subtracting them, and gave the size of the sum.',
      rule: ({ a, b, c }) => {
        const { r, s } = rootsOf(b / a, c / a)
        return num(Math.abs(r + s))
      },
      why: () => 'adds the intercepts instead of taking their distance.',
    },
    {
      misconception: 'a1-q-takes-half-the-distance',
      says: () => 'I gave half of the distance, from the axis of symmetry to one point.',
      operation: 'stopped-at-a-step',
      operands: ({ b, a, c }) => [div(Math.sqrt(b * b - 4 * a * c), 2 * Math.abs(a))],
      rule: ({ a, b, c }) => {
        const { r, s } = rootsOf(b / a, c / a)
        return (r - s) % 2 === 0 ? num(Math.abs(r - s) / 2) : null
      },
      why: () => 'is the distance from the axis of symmetry to one of them.',
    },
    {
      misconception: 'a1-q-multiplies-the-intercepts',
      says: () => 'I multiplied the distances of the two points from the $y$-axis.',
      rule: ({ a, b, c }) => {
        const { r, s } = rootsOf(b / a, c / a)
        return num(Math.abs(r * s))
      },
      why: () => 'is the product of the intercepts.',
    },
    {
      misconception: 'a1-q-measures-from-the-y-axis',
      says: () => 'I gave how far the farther of the two points is from the $y$-axis.',
      rule: ({ a, b, c }) => num(Math.abs(rootsOf(b / a, c / a).s)),
      why: () => 'is the distance of one of them from the $y$-axis.',
    },
    {
      misconception: 'a1-q-counts-both-ends',
      says: () => 'I counted the whole numbers from one intercept to the other, both ends included.',
      operation: 'off-by-one',
      operands: ({ b, a, c }) => [div(Math.sqrt(b * b - 4 * a * c), Math.abs(a))],
      rule: ({ a, b, c }) => {
        const { r, s } = rootsOf(b / a, c / a)
        return num(Math.abs(r - s) + 1)
      },
      why: () => 'counts the whole numbers from one to the other, both ends included.',
    },
  ],
  explain: ({ a, r, s }) => {
    const [low, high] = [Math.min(r, s), Math.max(r, s)]
    return {
      plan: 'On the $x$-axis the height is zero: solve the quadratic equation by factoring, then take the distance between its two solutions.',
      steps: [
        {
          do: `Set $y = 0$: $${quad(a, -a * (r + s), a * r * s)} = 0$.${a === 1 ? '' : ` Divide by $${a}$: $${fromRoots(r, s)} = 0$.`}`,
          why:
            a === 1
              ? 'Points on the $x$-axis have the height $0$.'
              : 'All terms have this factor, and $0$ divided by it is $0$.',
        },
        {
          do: `Two numbers with the product $${r * s}$ and the sum $${-r - s}$ are $${-r}$ and $${-s}$: $${factor(r)}${factor(s)} = 0$.`,
          why: `$${paren(-r)} \\cdot ${paren(-s)} = ${r * s}$ and $${-r}${signed(-s)} = ${-r - s}$.`,
        },
        {
          do: `So the graph crosses at $x = ${low}$ and $x = ${high}$.`,
          why: 'A product is zero only if one of its factors is zero.',
        },
        {
          do: `The distance is $${high} - ${paren(low)} = ${high - low}$.`,
          why: 'Subtract the smaller number from the larger one.',
        },
      ],
      check: `Put in both: ${[low, high].map((x) => `$x = ${x}$ gives $${a * x * x}${signed(-a * (r + s) * x)}${signed(a * r * s)} = 0$`).join(', and ')}.`,
      faster: `The zeros are $\\sqrt{b^2 - 4ac} \\div |a|$ apart: here $\\sqrt{${(a * (r - s)) ** 2}} \\div ${Math.abs(a)} = ${Math.abs(r - s)}$.`,
    }
  },
  check: ({ a, b, c }) => {
    const [x = 0, y = 0] = wholes(30).filter((t) => a * t * t + b * t + c === 0)
    return num(y - x)
  },
})
