/** A coordinate, found from a distance. */

import { add, hypot, int, num, paren, pick, signed, type Template, template, tripleSays, until, whole } from '#kit'
import { pt, type XY } from '../on-grid.ts'
import { skill } from './distance.ts'

const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [12, 16, 20],
  [7, 24, 25],
] as const

type Drawn = Readonly<{ a: XY; u: number; v: number; d: number; up: boolean }>

const wanted = ({ a, v, up }: Drawn): number => a[1] + (up ? v : -v)

/** So far from the known point, in the direction that is told. */
const away = (y: number, step: number, up: boolean): number => y + (up ? step : -step)

const backward = template({
  id: 'geometry/coordinate-from-distance',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 95,
  response: 'choice',
  balance: 'place',
  draw: (rng): Drawn =>
    until(
      () => {
        const [s, t, d] = pick(rng, TRIPLES)
        const flip = int(rng, 0, 1) === 1
        return {
          a: [int(rng, -9, 9), int(rng, -9, 9)] as XY,
          u: (flip ? t : s) * pick(rng, [1, -1]),
          v: flip ? s : t,
          d,
          up: int(rng, 0, 1) === 1,
        }
      },
      (p) =>
        Math.abs(p.a[0]) > 1 &&
        Math.abs(p.a[1]) > 1 &&
        Math.abs(p.a[0] + p.u) > 1 &&
        Math.abs(p.a[0] + p.u) < 16 &&
        Math.abs(wanted(p)) > 1 &&
        Math.abs(wanted(p)) < 30,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, u, d, up }) =>
        `The distance between $A${pt(a)}$ and $B(${a[0] + u}, y)$ is ${d} units, and $B$ lies ${up ? 'above' : 'below'} the horizontal line through $A$. What is the value of $y$?`,
    },
    {
      id: 'drone',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ a, u, d, up }, rng) =>
        `On a map, one unit stands for one mile, and the positive $y$-axis points north. A ${pick(rng, ['drone', 'helicopter', 'small plane'])} flies ${d} miles in a straight line from $${pt(a)}$ to $(${a[0] + u}, y)$ and ends up farther ${up ? 'north' : 'south'} than it started. What is the value of $y$?`,
    },
  ],
  given: ({ a, u, d, up }) => ({ a, x: a[0] + u, d, up }),
  answer: (p) => num(wanted(p)),
  traps: [
    {
      misconception: 'geo-coord-adds-the-steps',
      classic: true,
      rule: ({ a, x, d, up }) => num(away(a[1], d - Math.abs(x - a[0]), up)),
      says: ({ u, d }) =>
        `I took the step in $y$ as $${d} - ${Math.abs(u)}$, as if the two steps added up to the distance.`,
      why: ({ u, d }) => `takes $${d} - ${Math.abs(u)}$ as the step in $y$, as if the steps added up to the distance.`,
    },
    {
      misconception: 'geo-coord-step-the-wrong-way',
      rule: ({ a, x, d, up }) => whole(away(a[1], Math.sqrt(d * d - (x - a[0]) ** 2), !up), -99),
      says: ({ up }) =>
        `I found the right step in $y$, but took it ${up ? 'down' : 'up'} instead of ${up ? 'up' : 'down'}.`,
      why: ({ up }) => `takes the step ${up ? 'down' : 'up'} instead of ${up ? 'up' : 'down'}.`,
    },
    {
      misconception: 'geo-coord-forgets-the-start',
      rule: ({ a, x, d, up }) => whole(away(0, Math.sqrt(d * d - (x - a[0]) ** 2), up), -99),
      says: ({ a }) => `I gave the step in $y$ itself and did not start at $${a[1]}$.`,
      why: ({ a }) => `is the step in $y$; it starts at $${a[1]}$.`,
    },
    {
      misconception: 'geo-coord-adds-the-steps',
      rule: ({ a, d, up }) => num(away(a[1], d, up)),
      says: ({ d }) => `I went the whole distance, ${d}, in the direction of $y$.`,
      why: () => 'goes the whole distance in the direction of $y$.',
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      rule: ({ a, x, d, up }) =>
        a[0] * x < 0 ? whole(away(a[1], Math.sqrt(d * d - (Math.abs(x) - Math.abs(a[0])) ** 2), up), -99) : null,
      says: () => 'I lost a minus sign when I subtracted the $x$-coordinates.',
      why: () => 'drops a minus when subtracting the $x$-coordinates.',
    },
    {
      misconception: 'geo-coord-forgets-the-root',
      rule: ({ a, x, d, up }) => whole(away(a[1], d * d - (x - a[0]) ** 2, up), -40, 40),
      says: () => 'I took the square of the step in $y$ for the step itself: I forgot the root.',
      why: () => 'forgets the root: it takes the square of the step.',
    },
  ],
  explain: ({ a, u, v, d, up }) => {
    const step = Math.abs(u)
    const y = away(a[1], v, up)
    return {
      plan: 'The distance is the hypotenuse of a right triangle, and the step in x is one leg. Find the other leg, and take this step from the known point.',
      steps: [
        {
          do: `The step in $x$ is $${a[0] + u} - ${paren(a[0])} = ${u}$, so one leg is ${step}.`,
          why: 'Subtract the $x$-coordinates.',
        },
        {
          do: `$${d}^2 - ${step}^2 = ${d * d} - ${step * step} = ${v * v}$`,
          why: 'The Pythagorean theorem, solved for the other leg.',
        },
        { do: `The step in $y$ is $\\sqrt{${v * v}} = ${v}$.`, why: 'Take the root.' },
        {
          do: `$y = ${a[1]} ${up ? '+' : '-'} ${v} = ${y}$`,
          why: up ? 'Up, or north, adds to $y$.' : 'Down, or south, subtracts from $y$.',
        },
      ],
      faster: `${tripleSays(step, v, d)}, so the step in $y$ is $${v}$ without a root.`,
      check: `$\\sqrt{${paren(u)}^2 + (${y}${signed(-a[1])})^2} = \\sqrt{${u * u + v * v}} = ${d}$`,
    }
  },
  // Walks away from the known point until the distance is reached.
  check: ({ a, x, d, up }) => {
    const step = Array.from({ length: 60 }, (_, i) => i + 1).find((i) => hypot(x - a[0], i) === d) ?? 99
    return num(add(a[1], up ? step : -step))
  },
})

export const templates: readonly Template[] = [backward]
