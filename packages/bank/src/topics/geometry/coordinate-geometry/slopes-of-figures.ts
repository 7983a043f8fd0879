/** Right angles and bisectors by their slopes. */

import {
  add,
  equation,
  type Frac,
  frac,
  g,
  type Html,
  int,
  linear,
  mul,
  num,
  paren,
  pick,
  signed,
  sub,
  type Template,
  template,
  toNumber,
  toTex,
  until,
} from '#kit'
import { onGrid, pt, type XY } from '../on-grid.ts'
import { skill } from './slopes.ts'

const missing = template({
  id: 'geometry/coordinate-right-angle-missing',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 95,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({
        b: [int(rng, -4, 2), int(rng, -4, 2)] as XY,
        u: int(rng, 1, 4),
        v: int(rng, 1, 5),
        k: int(rng, 1, 2),
        up: pick(rng, [1, -1]),
      }),
      ({ b, u, v, k, up }) => {
        const [a, c] = corner(b, u, v, k, up)
        return (
          [...a, ...c].every((x) => Math.abs(x) <= 6) &&
          c[1] > 0 &&
          u !== v &&
          a[0] !== 0 &&
          c[0] !== 0 &&
          c[1] !== b[1]
        )
      },
    ),
  frames: [
    {
      id: 'typed',
      kind: 'graph',
      response: 'grid',
      items: 7,
      stem: ({ b, u, v, k, up }) => {
        const [a, c] = corner(b, u, v, k, up)
        return `${onGrid('Segment AB', { A: a, B: b }, [g.seg('AB', '', { accent: true }), g.dots('AB')])}<p>Triangle $ABC$ has a right angle at $B${pt(b)}$. The other vertices are $A${pt(a)}$ and $C(${c[0]}, y)$. What is the value of $y$?</p>`
      },
    },
  ],
  given: ({ b, u, v, k, up }) => {
    const [a, c] = corner(b, u, v, k, up)
    return { a, b, x: c[0] }
  },
  answer: ({ b, u, v, k, up }) => num(corner(b, u, v, k, up)[1][1]),
  traps: [
    {
      misconception: 'geo-coord-slope-not-negated',
      classic: true,
      rule: ({ a, b, x }) => num(add(b[1], frac((x - b[0]) * (a[0] - b[0]), a[1] - b[1]))),
      why: () => 'takes the reciprocal of the slope of $AB$ and leaves its sign.',
    },
    {
      misconception: 'geo-coord-parallel-for-perpendicular',
      rule: ({ a, b, x }) => num(add(b[1], frac((x - b[0]) * (a[1] - b[1]), a[0] - b[0]))),
      why: () => 'continues $AB$ with the same slope.',
    },
    {
      misconception: 'geo-coord-slope-not-inverted',
      rule: ({ a, b, x }) => num(sub(b[1], frac((x - b[0]) * (a[1] - b[1]), a[0] - b[0]))),
      why: () => 'changes the sign of the slope of $AB$, but does not take the reciprocal.',
    },
    {
      misconception: 'geo-coord-forgets-the-start',
      rule: ({ a, b, x }) => num(frac(-(x - b[0]) * (a[0] - b[0]), a[1] - b[1])),
      says: () => 'I gave the step from $B$ to $C$ in $y$ and did not add it to the $y$-coordinate of $B$.',
      why: () => 'is the step in $y$; it has to start at $B$.',
    },
    {
      misconception: 'geo-coord-right-angle-at-the-wrong-corner',
      rule: ({ a, b, x }) => num(sub(a[1], frac((x - a[0]) * (a[0] - b[0]), a[1] - b[1]))),
      says: () => 'I put the right angle at $A$ instead of $B$.',
      why: () => 'puts the right angle at $A$.',
    },
  ],
  explain: ({ b, u, v, k, up }) => {
    const [a, c] = corner(b, u, v, k, up)
    return {
      plan: 'The two legs meet at the right angle, so their slopes are negative reciprocals; from the vertex, go with the second slope to the given x.',
      steps: [
        {
          do: `$AB$ has slope $${num(frac(-v * up, u)).html.replace(/\$/g, '')}$, so $BC$ must have slope $${num(frac(u * up, v)).html.replace(/\$/g, '')}$.`,
          why: 'Perpendicular slopes have the product $-1$.',
        },
        {
          do: `From $B$ to $C$ the step in $x$ is ${c[0] - b[0]}, so the step in $y$ is ${c[1] - b[1]}.`,
          why: 'Rise is slope times run.',
        },
        { do: `$y = ${b[1]} + ${paren(c[1] - b[1])} = ${c[1]}$`, why: 'The step starts at $B$.' },
      ],
      faster: `Swap the two steps of one side and change one sign: from $B$ to $A$ the steps are $(${a[0] - b[0]}, ${a[1] - b[1]})$, so the other side goes by a multiple of $(${v}, ${u * up})$. Here it is ${k === 1 ? 'this step itself' : `${k} times this step`}: $(${c[0] - b[0]}, ${c[1] - b[1]})$.`,
      check: `The slopes $${toTex(frac(-v * up, u))}$ and $${toTex(frac(u * up, v))}$ have the product $-1$.`,
      figure: onGrid('Triangle ABC', { A: a, B: b, C: c }, [
        g.polygon('ABC', { accent: true }),
        g.right('ABC', 8),
        g.dots('ABC'),
      ]),
    }
  },
  // Pythagorean theorem: the only y for which the square on AC fits.
  check: ({ a, b, x }) =>
    num(
      Array.from({ length: 41 }, (_, i) => i - 20).find(
        (y) =>
          (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (x - b[0]) ** 2 + (y - b[1]) ** 2 ===
          (a[0] - x) ** 2 + (a[1] - y) ** 2,
      ) ?? -1,
    ),
})

/** BA is (−u, v), BC is k times (v, u), or both mirrored. */
function corner(b: XY, u: number, v: number, k: number, up: number): readonly [XY, XY] {
  return [
    [b[0] - u, b[1] + v * up],
    [b[0] + k * v, b[1] + k * u * up],
  ]
}

const bisector = template({
  id: 'geometry/coordinate-perpendicular-bisector',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 110,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        m: [int(rng, -3, 3), int(rng, -3, 3)] as XY,
        u: int(rng, 1, 3),
        k: int(rng, 1, 3),
        down: int(rng, 0, 1) === 1,
      }),
      ({ m, u, k }) => u * k <= 4 && Math.abs(m[0]) + u * k <= 6 && Math.abs(m[1]) + u * k <= 6 && k > 1 && m[0] !== 0,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: (p) => {
        const [a, b] = ends(p)
        return `${onGrid('Segment AB', { A: a, B: b }, [g.seg('AB', '', { accent: true }), g.dots('AB')])}<p>Which equation describes the perpendicular bisector of the segment from $A${pt(a)}$ to $B${pt(b)}$?</p>`
      },
    },
  ],
  given: (p) => ({ ends: ends(p) }),
  answer: (p) => through(p.m, p.down ? p.k : -p.k),
  traps: [
    {
      misconception: 'geo-coord-slope-not-negated',
      classic: true,
      rule: ({ ends: [a, b] }) => through(middle(a, b), (b[0] - a[0]) / (b[1] - a[1])),
      why: () => 'takes the reciprocal of the slope of $AB$ and leaves its sign.',
    },
    {
      misconception: 'geo-coord-not-through-the-midpoint',
      classic: true,
      rule: ({ ends: [a, b] }) => through(a, (a[0] - b[0]) / (b[1] - a[1])),
      says: () => 'I found the perpendicular slope, but put it through $A$ instead of the midpoint.',
      why: () => 'is perpendicular to $AB$, but passes through $A$.',
    },
    {
      misconception: 'geo-coord-not-through-the-midpoint',
      rule: ({ ends: [a, b] }) => through(b, (a[0] - b[0]) / (b[1] - a[1])),
      says: () => 'I found the perpendicular slope, but put it through $B$ instead of the midpoint.',
      why: () => 'is perpendicular to $AB$, but passes through $B$.',
    },
    {
      misconception: 'geo-coord-parallel-for-perpendicular',
      rule: ({ ends: [a, b] }) => sloped(middle(a, b), frac(b[1] - a[1], b[0] - a[0])),
      why: () => 'has the slope of $AB$ itself, so it does not cross $AB$ at a right angle.',
    },
    {
      misconception: 'geo-coord-slope-not-inverted',
      rule: ({ ends: [a, b] }) => sloped(middle(a, b), frac(a[1] - b[1], b[0] - a[0])),
      why: () => 'changes the sign of the slope of $AB$, but does not take the reciprocal.',
    },
  ],
  explain: (p) => ({
    plan: 'The perpendicular bisector passes through the midpoint and has the negative reciprocal of the slope of the segment.',
    steps: [
      { do: `The midpoint of $AB$ is $${pt(p.m)}$.`, why: 'The bisector passes through it.' },
      {
        do: `$AB$ has slope $${p.down ? '-' : ''}\\frac{1}{${p.k}}$, so the bisector has slope $${p.down ? p.k : -p.k}$.`,
        why: 'Perpendicular slopes have the product $-1$.',
      },
      {
        do: `$y = ${linear(p.down ? p.k : -p.k, p.m[1] - (p.down ? p.k : -p.k) * p.m[0])}$`,
        why: 'Put the midpoint in to find the constant.',
      },
    ],
    faster: `The constant need not be worked out. Of the options, only $y = ${linear(p.down ? p.k : -p.k, p.m[1] - (p.down ? p.k : -p.k) * p.m[0])}$ has slope $${p.down ? p.k : -p.k}$ and gives $${p.m[1]}$ for $x = ${p.m[0]}$.`,
    check: `The midpoint $${pt(p.m)}$ makes the equation true: $${p.down ? p.k : -p.k} \\cdot ${paren(p.m[0])} ${signed(p.m[1] - (p.down ? p.k : -p.k) * p.m[0])} = ${p.m[1]}$.`,
    figure: bisected(p),
  }),
  // Points with equal distances from both ends.
  check: ({ ends: [a, b] }) =>
    equation('', ({ x, y }) => (x - a[0]) ** 2 + (y - a[1]) ** 2 - (x - b[0]) ** 2 - (y - b[1]) ** 2),
})

/** The segment with its midpoint M and the line through M at a right angle. */
function bisected(p: { m: XY; u: number; k: number; down: boolean }): Html {
  const [a, b] = ends(p)
  const [x, y] = p.m
  const slope = p.down ? p.k : -p.k
  const room = (way: 1 | -1) => Math.min(6 - way * x, (6 - Math.sign(slope) * way * y) / p.k)
  const at = (way: 1 | -1): XY => [x + way * room(way), y + way * slope * room(way)]
  return onGrid(
    'Segment AB with its midpoint M and the perpendicular bisector',
    { A: a, B: b, M: p.m, e: at(-1), f: at(1) },
    [g.seg('AB', '', { accent: true }), g.seg('ef', '', { dash: true }), g.dots('ABM')],
  )
}

function ends({ m, u, k, down }: { m: XY; u: number; k: number; down: boolean }): readonly [XY, XY] {
  const v = down ? -u : u
  return [
    [m[0] - u * k, m[1] - v],
    [m[0] + u * k, m[1] + v],
  ]
}

const middle = (a: XY, b: XY): XY => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** The same for a slope that is a fraction. */
function sloped(p: XY, s: Frac) {
  const c = sub(p[1], mul(s, p[0]))
  return equation(`y = ${linear(s, c)}`, ({ x, y }) => y - toNumber(s) * x - toNumber(c))
}

function through(p: XY, s: number) {
  const c = p[1] - s * p[0]
  return equation(`y = ${linear(s, c)}`, ({ x, y }) => y - s * x - c)
}

export const templates: readonly Template[] = [missing, bisector]
