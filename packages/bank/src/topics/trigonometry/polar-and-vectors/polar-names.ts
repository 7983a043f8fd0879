/** Other names of a point, and the distance of two points. */

import {
  abs,
  drawing,
  g,
  type Html,
  int,
  nearly,
  num,
  pick,
  surdSqrt,
  surdValue,
  type Template,
  template,
  type Value,
  xy,
} from '#kit'
import { angleOf, angleTex, angleText, at, realTex, realText } from '../common.ts'
import { polarGrid, polarPoint } from './polar-figures.ts'
import { skill } from './polar-points.ts'

const NAMED = [30, 60, 120, 150, 210, 240, 300, 330] as const

/** A point on a polar grid; with its radius when it is read. */
function pointOnGrid(r: number, t: number, radians: boolean, found = false): Html {
  const P = xy.polar([0, 0], r, t)
  return drawing(
    {
      alt: `A polar grid with the point P on circle ${r} and the ray of ${angleText(t, radians)}`,
      at: { P, ...(found ? { o: [0, 0] as const } : {}) },
      height: 270,
    },
    [polarGrid(6, radians), ...(found ? [g.seg('oP', '', { accent: true })] : []), g.dots('P')],
  )
}

const names = template({
  id: 'trigonometry/other-polar-coordinates',
  skill,
  difficulty: 'Low',
  b: 0,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => ({
    r: int(rng, 2, 5),
    t: pick(rng, NAMED),
    flip: int(rng, 0, 1) === 1,
    back: int(rng, 0, 1) === 1,
    radians: int(rng, 0, 1) === 1,
  }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ r, t, radians }) =>
        `${pointOnGrid(r, t, radians)}<p>Which of these are polar coordinates of point $P$?</p>`,
    },
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: ({ r, t, radians }) =>
        `Which of these names the same point as the polar coordinates $(${r}, ${angleTex(t, radians)})$?`,
    },
  ],
  // Which way the key is written is not for the student to see, but the traps come from the same two turns.
  given: ({ r, t, flip, back, radians }) => ({ r, t: angleTex(t, radians), flip, back, radians }),
  answer: ({ r, t, flip, back, radians }) =>
    polarPoint(flip ? -r : r, t + (back ? -1 : 1) * (flip ? 180 : 360), radians),
  traps: [
    {
      misconception: 'trig-ignores-a-negative-radius',
      classic: true,
      rule: ({ r, t, flip, back, radians }) =>
        flip ? null : polarPoint(-r, angleOf(t) + (back ? -360 : 360), radians),
      says: () => 'I made the radius negative and turned by a full turn.',
      why: () => 'lies on the other side: a negative radius goes with half a turn.',
    },
    {
      misconception: 'trig-turns-by-half-without-a-negative-radius',
      classic: true,
      rule: ({ r, t, flip, back, radians }) => (flip ? polarPoint(r, angleOf(t) + (back ? -180 : 180), radians) : null),
      why: () => 'is turned by half a turn, but the radius is still positive.',
    },
    {
      misconception: 'trig-measures-the-angle-from-the-wrong-axis',
      rule: ({ r, t, flip, back, radians }) =>
        polarPoint(flip ? -r : r, 90 - angleOf(t) + (back ? -1 : 1) * (flip ? 180 : 360), radians),
      says: () => 'I measured the angle from the vertical axis, and clockwise.',
      why: () => 'measures the angle from the vertical axis.',
    },
    {
      misconception: 'trig-takes-the-opposite-angle',
      rule: ({ r, t, radians }) => polarPoint(r, -angleOf(t), radians),
      why: () => 'has the angle turned the other way.',
    },
    {
      misconception: 'trig-takes-the-opposite-angle',
      rule: ({ r, t, radians }) => polarPoint(-r, -angleOf(t), radians),
      says: () => 'I put a minus before both coordinates.',
      why: () => 'has a minus before both coordinates.',
    },
  ],
  explain: ({ r, t, flip, back, radians }, frame) => {
    const key = polarPoint(flip ? -r : r, t + (back ? -1 : 1) * (flip ? 180 : 360), radians)
    const [full, half] = radians ? ['2\\pi', '\\pi'] : ['360^\\circ', '180^\\circ']
    return {
      plan: 'A full turn more or less leads to the same ray. Half a turn leads to the opposite ray, and a negative radius goes backward on it, to the same point again.',
      steps: [
        {
          do: `The point has radius $${r}$ and angle $${angleTex(t, radians)}$.`,
          why: frame === 'figure' ? 'Read the circle and the ray off the grid.' : 'These are the given coordinates.',
        },
        {
          do: `The same point: $(${r}, \\theta \\pm ${full})$, and $(${-r}, \\theta \\pm ${half})$.`,
          why: 'A positive radius goes with full turns, a negative one with half a turn.',
        },
        {
          do: `With $\\theta = ${angleTex(t, radians)}$, ${flip ? 'half a' : 'a full'} turn ${back ? 'back' : 'on'} gives ${key.html}.`,
          why: 'The other three options lie elsewhere.',
        },
      ],
      check: `${key.html}: go to the ray of the angle, then ${flip ? 'backward, because the radius is negative' : 'outward'}.`,
      ...(frame === 'figure' ? { figure: pointOnGrid(r, t, radians, true) } : {}),
    }
  },
  check: ({ r, t, flip, back, radians }) => {
    const d = angleOf(t)
    const shown = [
      [-r, d + (back ? -180 : 180)],
      [r, d + (back ? -360 : 360)],
    ] as const
    const [q, e] = shown[flip ? 0 : 1]
    const near = Math.abs(q * at('cos', e) - r * at('cos', d)) + Math.abs(q * at('sin', e) - r * at('sin', d)) < 1e-9
    return near ? polarPoint(q, e, radians) : num(0)
  },
})

/** Distances and the angle between, with a whole distance in the end for some. */
const PAIRS = [
  [3, 8, 60],
  [5, 8, 60],
  [7, 15, 60],
  [5, 21, 60],
  [3, 5, 120],
  [7, 8, 120],
  [5, 16, 120],
  [2, 4, 60],
  [2, 6, 120],
  [4, 6, 60],
  [4, 8, 120],
  [6, 10, 60],
  [4, 10, 120],
] as const

/** The root of a whole number, in exact form. */
const root = (square: number): Value => surdValue(surdSqrt(Math.round(square)))

/** The text of the root of a whole number, for a label. */
const rootLabel = (p: number, q: number, gap: number): string =>
  realText(Math.sqrt(Math.round(p * p + q * q - 2 * p * q * at('cos', gap))))

/** Two points and the pole; with the triangle they make when it is found. */
function twoPoints(p: number, q: number, t: number, gap: number, found = false): Html {
  const pts = {
    O: [0, 0] as const,
    P: xy.polar([0, 0], p, t),
    Q: xy.polar([0, 0], q, t + gap),
    x: [Math.max(p, q), 0] as const,
  }
  return drawing({ alt: 'Points P and Q joined to the pole O, with the polar axis', at: pts, height: 230 }, [
    g.ray('Ox', { thin: true }),
    g.seg('OP', found ? `${p}` : ''),
    g.seg('OQ', found ? `${q}` : ''),
    g.seg('PQ', found ? rootLabel(p, q, gap) : '', { dash: true }),
    ...(found ? [g.angle('POQ', `${gap}°`)] : []),
    g.dots('OPQ'),
  ])
}

/** Two boats and the radar station; with the triangle they make when it is found. */
function twoBoats(p: number, q: number, t: number, gap: number, found = false): Html {
  const pts = {
    O: [0, 0] as const,
    a: xy.polar([0, 0], p, t),
    b: xy.polar([0, 0], q, t + gap),
    x: [Math.max(p, q), 0] as const,
  }
  const alt = 'A radar station at the pole O with the polar axis and lines to two boats'
  return drawing({ alt, at: pts, height: 230 }, [
    g.ray('Ox', { thin: true }),
    g.seg('Oa', found ? `${p}` : '', { as: 'The line to the first boat' }),
    g.seg('Ob', found ? `${q}` : '', { as: 'The line to the second boat' }),
    ...(found
      ? [
          g.seg('ab', rootLabel(p, q, gap), { dash: true, as: 'The dashed line between the boats' }),
          g.angle('aOb', `${gap}°`, { as: 'The angle at the pole' }),
        ]
      : []),
    g.dots('Oab'),
  ])
}

const between = template({
  id: 'trigonometry/distance-of-polar-points',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: false,
  seconds: 115,
  response: 'choice',
  balance: 'size',
  draw: (rng) => {
    const [p, q, gap] = pick(rng, PAIRS)
    const turn = int(rng, 0, 1) === 1
    return { p: turn ? q : p, q: turn ? p : q, t: 5 * int(rng, 1, 30), gap }
  },
  frames: [
    {
      id: 'ask',
      kind: 'multi-step',
      items: 8,
      stem: ({ p, q, t, gap }) => {
        return `${twoPoints(p, q, t, gap)}<p>In polar coordinates, $P$ is the point $(${p}, ${t}^\\circ)$ and $Q$ is the point $(${q}, ${t + gap}^\\circ)$. What is the distance between $P$ and $Q$?</p>`
      },
    },
    {
      id: 'grid',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ p, q, t, gap }) => {
        return `${twoBoats(p, q, t, gap)}<p>A radar station at the pole shows two boats: one at $(${p}, ${t}^\\circ)$ and one at $(${q}, ${t + gap}^\\circ)$, in polar coordinates with distances in miles. How many miles are the boats apart?</p>`
      },
    },
  ],
  given: ({ p, q, t, gap }) => ({ p, q, t, u: t + gap }),
  answer: ({ p, q, gap }) => root(p * p + q * q - 2 * p * q * at('cos', gap)),
  traps: [
    {
      misconception: 'trig-has-the-wrong-sign-of-the-cosine-between-rays',
      classic: true,
      rule: ({ p, q, t, u }) => root(p * p + q * q + 2 * p * q * at('cos', u - t)),
      why: ({ gap }) => `adds the term with $\\cos ${gap}^\\circ$ instead of subtracting it.`,
    },
    {
      misconception: 'trig-takes-the-rays-for-perpendicular',
      rule: ({ p, q }) => root(p * p + q * q),
      why: ({ p, q }) => `is $\\sqrt{${p}^2 + ${q}^2}$, as if the rays met at a right angle.`,
    },
    {
      misconception: 'trig-subtracts-the-radii',
      operation: 'taken-as-if-in-line',
      operands: ({ p, q }) => [p, -q],
      after: (x) => abs(x),
      rule: ({ p, q }) => num(Math.abs(p - q)),
      why: ({ p, q }) => `is the difference of $${p}$ and $${q}$, as if both lay on one ray.`,
    },
    {
      misconception: 'trig-subtracts-the-radii',
      operation: 'taken-as-if-in-line',
      operands: ({ p, q }) => [p, q],
      rule: ({ p, q }) => num(p + q),
      says: () => 'I added the two radii, which is the distance by way of the pole.',
      why: () => 'is the distance by way of the pole.',
    },
  ],
  explain: ({ p, q, t, gap }, frame) => ({
    plan: 'The pole and the two points make a triangle. Its two sides from the pole are the radii, and the angle between them is the difference of the angles: use the law of cosines.',
    steps: [
      {
        do: `The angle at the pole is $${t + gap}^\\circ - ${t}^\\circ = ${gap}^\\circ$.`,
        why: 'The difference of the two directions.',
      },
      {
        do: `$PQ^2 = ${p}^2 + ${q}^2 - 2 \\cdot ${p} \\cdot ${q} \\cdot \\cos ${gap}^\\circ$`,
        why: 'Law of cosines with the two radii as sides.',
      },
      {
        do: `$PQ^2 = ${p * p + q * q} ${gap === 60 ? '-' : '+'} ${p * q} = ${p * p + q * q + (gap === 60 ? -1 : 1) * p * q}$, because $\\cos ${gap}^\\circ = ${realTex(at('cos', gap))}$`,
        why: gap === 60 ? 'An acute angle makes the distance shorter.' : 'An obtuse angle makes the distance longer.',
      },
      {
        do: `$PQ = ${root(p * p + q * q + (gap === 60 ? -1 : 1) * p * q).html.replace(/\$/g, '')}$`,
        why: 'Take the root.',
      },
    ],
    check: `The distance $PQ ${nearly(Math.sqrt(p * p + q * q - 2 * p * q * Math.cos((gap * Math.PI) / 180)), 1)}$ lies between the difference $${Math.abs(p - q)}$ and the sum $${p + q}$ of the other two sides, as it must.`,
    faster: `With $${gap}^\\circ$ the last term is always the product of the two radii, ${gap === 60 ? 'subtracted' : 'added'}: $PQ^2 = ${p}^2 + ${q}^2 ${gap === 60 ? '-' : '+'} ${p} \\cdot ${q} = ${p * p + q * q + (gap === 60 ? -1 : 1) * p * q}$.`,
    figure: frame === 'ask' ? twoPoints(p, q, t, gap, true) : twoBoats(p, q, t, gap, true),
  }),
  // Rectangular coordinates and the distance between them.
  check: ({ p, q, t, u }) => {
    const [dx, dy] = [p * at('cos', t) - q * at('cos', u), p * at('sin', t) - q * at('sin', u)]
    return root(dx * dx + dy * dy)
  },
})

export const templates: readonly Template[] = [names, between]
