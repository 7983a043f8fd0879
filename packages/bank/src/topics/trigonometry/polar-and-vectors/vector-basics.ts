/** Components and magnitudes of vectors. */

import { drawing, g, type Html, int, num, pick, type Rng, type Template, template, until, type Value } from '#kit'
import { at, realTex } from '../common.ts'
import { arrowBetween } from './vector-figures.ts'
import { type Compass, root, rootTex, STEP, vec } from './vector-values.ts'

export const skill = 'trig-vectors'

/** So many degrees from one direction of the compass toward another. */
const heading = (m: number, t: number, from: Compass, to: Compass): Value =>
  vec(
    m * (at('cos', t) * STEP[from][0] + at('sin', t) * STEP[to][0]),
    m * (at('cos', t) * STEP[from][1] + at('sin', t) * STEP[to][1]),
  )

const AGAINST: Readonly<Record<Compass, Compass>> = { east: 'west', west: 'east', north: 'south', south: 'north' }

const MOVERS = ['boat sails', 'drone flies', 'plane flies', 'ship sails'] as const

const components = template({
  id: 'trigonometry/vector-components',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) => {
    const across = pick(rng, ['east', 'west'] as const)
    const along = pick(rng, ['north', 'south'] as const)
    const turn = int(rng, 0, 1) === 1
    const [from, to]: readonly [Compass, Compass] = turn ? [across, along] : [along, across]
    return { m: 2 * int(rng, 3, 20), t: pick(rng, [30, 60]), from, to }
  },
  frames: [
    {
      id: 'trip',
      kind: 'words',
      items: 8,
      stem: ({ m, t, from, to }, rng) =>
        `A ${pick(rng, MOVERS)} $${m}$ miles in the direction $${t}^\\circ$ ${to} of ${from}. With east as the positive $x$-direction and north as the positive $y$-direction, which vector describes this trip?`,
    },
  ],
  given: ({ m, t, from, to }) => ({ m, t, from, to }),
  answer: ({ m, t, from, to }) => heading(m, t, from, to),
  traps: [
    {
      misconception: 'trig-swaps-the-components-of-a-vector',
      classic: true,
      rule: ({ m, t, from, to }) => heading(m, 90 - t, from, to),
      says: ({ t, from, to }) =>
        `I mixed up sine and cosine, as if the $${t}^\\circ$ were measured from ${to} instead of from ${from}.`,
      why: ({ t, from, to }) => `has $${t}^\\circ$ measured from ${to} instead of from ${from}.`,
    },
    {
      misconception: 'trig-loses-the-sign-of-a-component',
      rule: ({ m, t, from, to }) => heading(m, t, from, AGAINST[to]),
      says: ({ to }) => `I let the vector point ${AGAINST[to]} instead of ${to}.`,
      why: ({ to }) => `goes ${AGAINST[to]} instead of ${to}.`,
    },
    {
      misconception: 'trig-loses-the-sign-of-a-component',
      rule: ({ m, t, from, to }) => heading(m, t, AGAINST[from], to),
      says: ({ from }) => `I let the vector point ${AGAINST[from]} instead of ${from}.`,
      why: ({ from }) => `goes ${AGAINST[from]} instead of ${from}.`,
    },
    {
      misconception: 'trig-swaps-the-components-of-a-vector',
      twoSlips: true,
      rule: ({ m, t, from, to }) => heading(m, 90 - t, from, AGAINST[to]),
      says: ({ to }) => `I mixed up sine and cosine, and I let the vector point ${AGAINST[to]} instead of ${to}.`,
      why: ({ to }) => `mixes up sine and cosine and goes ${AGAINST[to]} instead of ${to}.`,
    },
    {
      misconception: 'trig-swaps-the-components-of-a-vector',
      twoSlips: true,
      rule: ({ m, t, from, to }) => heading(m, 90 - t, AGAINST[from], to),
      says: ({ from }) => `I mixed up sine and cosine, and I let the vector point ${AGAINST[from]} instead of ${from}.`,
      why: ({ from }) => `mixes up sine and cosine and goes ${AGAINST[from]} instead of ${from}.`,
    },
  ],
  explain: ({ m, t, from, to }) => {
    const level = from === 'east' || from === 'west'
    const [a, b] = [m * at('cos', t), m * at('sin', t)]
    return {
      plan: 'Draw the direction: start at the direction named last and turn toward the one named first. The side along the start has the cosine, the other side has the sine. West and south are negative.',
      steps: [
        {
          do: `Start at ${from} and turn $${t}^\\circ$ toward ${to}.`,
          why: `“${t}° ${to} of ${from}” is measured from ${from}.`,
        },
        {
          do: `Toward ${from}: $${m}\\cos ${t}^\\circ = ${realTex(a)}$. Toward ${to}: $${m}\\sin ${t}^\\circ = ${realTex(b)}$.`,
          why: 'Adjacent side with the cosine, opposite side with the sine.',
        },
        {
          do: `The $x$-component is the part toward ${level ? from : to}, the $y$-component the part toward ${level ? to : from}: ${heading(m, t, from, to).html}`,
          why: 'East and north are positive, west and south are negative.',
        },
      ],
      check: `The squares of the components add up to $${m}^2 = ${m * m}$.`,
      faster: `Signs and sizes choose among the options: the part toward ${from} is ${from === 'east' || from === 'north' ? 'positive' : 'negative'}, the part toward ${to} ${to === 'east' || to === 'north' ? 'positive' : 'negative'}. A turn by $${t}^\\circ$ is ${t < 45 ? 'less' : 'more'} than $45^\\circ$, so the part toward ${t < 45 ? from : to} is the larger one.`,
    }
  },
  // Measures the angle from east, counterclockwise.
  check: ({ m, t, from, to }) => {
    const base = { east: 0, north: 90, west: 180, south: 270 } as const
    const turn = (base[to] - base[from] + 360) % 360 === 90 ? t : -t
    const d = base[from] + turn
    return vec(m * at('cos', d), m * at('sin', d))
  },
})

const STEPS = [
  [3, 4],
  [6, 8],
  [5, 12],
  [8, 15],
  [9, 12],
  [4, 2],
  [2, 6],
  [3, 6],
  [6, 4],
  [5, 5],
  [3, 9],
  [10, 5],
] as const

const drawArrow = (rng: Rng) =>
  until(
    () => {
      const [u, v] = pick(rng, STEPS)
      const turn = int(rng, 0, 1) === 1
      const [dx, dy] = [(turn ? v : u) * pick(rng, [1, -1]), (turn ? u : v) * pick(rng, [1, -1])]
      const [x, y] = [int(rng, -8, 8), int(rng, -8, 8)]
      return { x, y, p: x + dx, q: y + dy }
    },
    ({ x, y, p, q }) => Math.abs(p) <= 9 && Math.abs(q) <= 9 && x * y * p * q !== 0 && (x + p) ** 2 + (y + q) ** 2 > 0,
  )

/** An arrow on a grid; with its components as legs when they are found. */
function fromPtoQ(x: number, y: number, p: number, q: number, found = false): Html {
  const [lo, hi] = [Math.min(x, p, -1) - 1, Math.max(x, p, 1) + 1]
  const [down, up] = [Math.min(y, q, -1) - 1, Math.max(y, q, 1) + 1]
  return drawing(
    {
      alt: 'An arrow from P to Q in the coordinate plane',
      at: { P: [x, y], Q: [p, q], ...(found ? { c: [p, y] as const } : {}) },
      height: 290,
    },
    [
      g.grid([lo, hi], [down, up]),
      ...(found
        ? [
            g.seg('Pc', `${Math.abs(p - x)}`, { dash: true, as: 'The horizontal leg', from: 'Q' }),
            g.seg('cQ', `${Math.abs(q - y)}`, { dash: true, as: 'The vertical leg', from: 'P' }),
          ]
        : []),
      g.ray('PQ', { accent: true }),
      g.dots('P'),
    ],
  )
}

const magnitude = template({
  id: 'trigonometry/magnitude-of-a-vector',
  skill,
  difficulty: 'Low',
  b: -0.2,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'size',
  draw: drawArrow,
  frames: [
    {
      id: 'plane',
      kind: 'figure',
      items: 7,
      stem: ({ x, y, p, q }) => {
        return `${fromPtoQ(x, y, p, q)}<p>Vector $\\overrightarrow{PQ}$ goes from $P(${x}, ${y})$ to $Q(${p}, ${q})$. What is its magnitude?</p>`
      },
    },
    {
      id: 'grid',
      kind: 'bare',
      items: 4,
      response: 'grid',
      stem: ({ x, y, p, q }) =>
        `${arrowBetween(x, y, p, q)}<p>A vector has the initial point $(${x}, ${y})$ and the terminal point $(${p}, ${q})$. What is its magnitude?</p>`,
    },
  ],
  given: ({ x, y, p, q }) => ({ x, y, p, q }),
  answer: ({ x, y, p, q }) => root((p - x) ** 2 + (q - y) ** 2),
  traps: [
    {
      misconception: 'trig-adds-the-components-for-the-magnitude',
      classic: true,
      operation: 'root-of-sum-as-sum',
      operands: ({ x, y, p, q }) => [p - x, q - y],
      rule: ({ x, y, p, q }) => num(Math.abs(p - x) + Math.abs(q - y)),
      says: () => 'I added the lengths of the two components instead of using the Pythagorean theorem.',
      why: ({ x, y, p, q }) => `is $${Math.abs(p - x)} + ${Math.abs(q - y)}$, the distance along the grid.`,
    },
    {
      misconception: 'trig-adds-the-end-points',
      rule: ({ x, y, p, q }) => root((p + x) ** 2 + (q + y) ** 2),
      says: () => 'I added the coordinates of the two points instead of subtracting them.',
      why: () => 'adds the coordinates of the two points instead of subtracting.',
    },
    {
      misconception: 'trig-leaves-the-magnitude-squared',
      operation: 'squares-not-rooted',
      operands: ({ x, y, p, q }) => [p - x, q - y],
      rule: ({ x, y, p, q }) => num((p - x) ** 2 + (q - y) ** 2),
      why: () => 'is the sum of the squares without the root.',
    },
    {
      misconception: 'trig-adds-the-end-points',
      rule: ({ p, q }) => root(p * p + q * q),
      says: () => 'I took the coordinates of the terminal point for the components.',
      why: () => 'takes the coordinates of the terminal point for the components.',
    },
    {
      misconception: 'trig-adds-the-components-for-the-magnitude',
      rule: ({ x, y, p, q }) => {
        const gap = Math.abs((p - x) ** 2 - (q - y) ** 2)
        return gap > 0 ? root(gap) : null
      },
      says: () => 'I subtracted the squares of the components.',
      why: () => 'subtracts the squares instead of adding them.',
    },
  ],
  explain: ({ x, y, p, q }, frame) => {
    const [dx, dy] = [p - x, q - y]
    const n = (v: number) => (v < 0 ? `(${v})` : `${v}`)
    return {
      plan: 'Subtract the coordinates of the initial point from those of the terminal point. The magnitude is the root of the sum of the squares of the components.',
      steps: [
        {
          do: `Components: $${p} - ${n(x)} = ${dx}$ and $${q} - ${n(y)} = ${dy}$`,
          why: 'Terminal point minus initial point.',
        },
        {
          do: `$\\sqrt{${n(dx)}^2 + ${n(dy)}^2} = \\sqrt{${dx * dx} + ${dy * dy}} = \\sqrt{${dx * dx + dy * dy}}$`,
          why: 'Pythagorean theorem.',
        },
        {
          do: `The magnitude is $${rootTex(dx * dx + dy * dy)}$.`,
          why: 'Simplify the root.',
        },
      ],
      check: `The magnitude, about $${Math.hypot(dx, dy).toFixed(1)}$, is more than the longer component, $${Math.max(Math.abs(dx), Math.abs(dy))}$, and less than the sum, $${Math.abs(dx)} + ${Math.abs(dy)} = ${Math.abs(dx) + Math.abs(dy)}$.`,
      figure: frame === 'plane' ? fromPtoQ(x, y, p, q, true) : arrowBetween(x, y, p, q, true),
    }
  },
  // The distance of the two points, by the size of a complex number.
  check: ({ x, y, p, q }) => {
    const [a, b] = [Math.abs(x - p), Math.abs(y - q)]
    return root((a + b) ** 2 - 2 * a * b)
  },
})

export const templates: readonly Template[] = [components, magnitude]
