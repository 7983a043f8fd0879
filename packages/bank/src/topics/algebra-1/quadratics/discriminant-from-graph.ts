import { curve, dot, int, marks, pick, plane, template, text } from '#kit'
import { spoken } from '../spoken.ts'

const skill = 'a1-quadratic-formula'

const GRAPHS = [
  '$a \\gt 0$ and $b^2 - 4ac \\gt 0$',
  '$a \\gt 0$ and $b^2 - 4ac \\lt 0$',
  '$a \\lt 0$ and $b^2 - 4ac \\gt 0$',
  '$a \\lt 0$ and $b^2 - 4ac \\lt 0$',
] as const

/** Which statement fits a parabola that opens up or down with its turning point at this height. */
const statement = ({ opens, y }: Readonly<{ opens: string; y: number }>): number =>
  (opens === 'up' ? 0 : 2) + ((opens === 'up' ? y < 0 : y > 0) ? 0 : 1)

/** The statement with another direction (2), another sign of the discriminant (1), or both (3). */
const instead = (fits: number, other: 1 | 2 | 3) => text(GRAPHS[fits ^ other] as string)

const shown = template({
  id: 'algebra-1/discriminant-from-graph',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) => ({
    up: pick(rng, [true, false]),
    meets: pick(rng, [true, false]),
    h: int(rng, -3, 3),
    k: int(rng, 1, 4),
  }),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: ({ up, meets, h, k }) => {
        const y0 = up === meets ? -k : k
        return `<p>The graph of $y = ax^2 + bx + c$ is shown.</p>${plane(
          {
            alt: spoken(`A parabola that opens ${up ? 'upward' : 'downward'} with its turning point at (${h}, ${y0}).`),
            x: [-6, 6],
            y: [-6, 6],
          },
          [curve((x) => (up ? 1 : -1) * (x - h) ** 2 + y0)],
        )}<p>Which statement is true?</p>`
      },
    },
  ],
  given: ({ up, meets, h, k }) => ({ opens: up ? 'up' : 'down', h, y: up === meets ? -k : k }),
  answer: ({ up, meets }) => text(GRAPHS[(up ? 0 : 2) + (meets ? 0 : 1)] as string),
  traps: [
    {
      misconception: 'a1-q-misreads-the-discriminant',
      says: () => 'I mixed up what the discriminant says about the zeros.',
      rule: (g) => instead(statement(g), 1),
      why: ({ meets }) =>
        `has the wrong discriminant: the graph ${meets ? 'crosses the $x$-axis twice' : 'never meets the $x$-axis'}.`,
    },
    {
      misconception: 'a1-q-misreads-the-opening',
      rule: (g) => instead(statement(g), 2),
      why: ({ up }) => `has the wrong sign of $a$: the graph opens ${up ? 'upward' : 'downward'}.`,
    },
    {
      misconception: 'a1-q-misreads-the-opening',
      twoSlips: true,
      says: () => 'I mixed up upward and downward, and what the discriminant says about the zeros.',
      rule: (g) => instead(statement(g), 3),
      why: () => 'has both signs wrong.',
    },
  ],
  explain: ({ up, meets, h, k }) => ({
    figure: plane(
      {
        alt: spoken(
          `The parabola opens ${up ? 'upward' : 'downward'} from its turning point at (${h}, ${up === meets ? -k : k})${meets ? '; its two crossings with the x-axis are marked' : ' and does not meet the x-axis'}.`,
        ),
        x: [-6, 6],
        y: [-6, 6],
      },
      [
        curve((x) => (up ? 1 : -1) * (x - h) ** 2 + (up === meets ? -k : k)),
        ...(meets ? [dot(h - Math.sqrt(k), 0), dot(h + Math.sqrt(k), 0)] : []),
        marks({
          points: [[h, up === meets ? -k : k]],
          clearOf: [(x) => (up ? 1 : -1) * (x - h) ** 2 + (up === meets ? -k : k)],
        }),
      ],
    ),
    plan: 'The graph shows both signs: the direction in which it opens tells the sign of $a$, and how often it meets the $x$-axis tells the sign of the discriminant.',
    steps: [
      {
        do: `The parabola opens ${up ? 'upward' : 'downward'}, so $a ${up ? '\\gt' : '\\lt'} 0$.`,
        why: `Far from the vertex $ax^2$ outweighs the other terms, and there $y$ is ${up ? 'positive' : 'negative'}.`,
      },
      {
        do: `It ${meets ? 'crosses the $x$-axis at two points' : 'never meets the $x$-axis'}, so $ax^2 + bx + c = 0$ has ${meets ? 'two real solutions' : 'no real solution'}.`,
        why: 'On the $x$-axis $y$ is $0$.',
      },
      {
        do: `So $b^2 - 4ac ${meets ? '\\gt' : '\\lt'} 0$, and the true statement is: ${GRAPHS[(up ? 0 : 2) + (meets ? 0 : 1)]}.`,
        why: meets
          ? 'Two solutions need a positive number under the root of the quadratic formula.'
          : 'A negative number under the root of the quadratic formula gives no real solution.',
      },
    ],
    check: `The vertex is at the height $${up === meets ? -k : k}$, ${up === meets ? 'below' : 'above'} the $x$-axis, and the arms go ${up ? 'up' : 'down'} from there: they ${meets ? 'must cross the axis on both sides' : 'move away from the axis'}.`,
  }),
  check: ({ opens, h, y }) => {
    const a = opens === 'up' ? 1 : -1
    const [b, c] = [-2 * a * h, a * h * h + y]
    return text(GRAPHS[(a > 0 ? 0 : 2) + (b * b - 4 * a * c > 0 ? 0 : 1)] as string)
  },
})

export const templates = [shown]
