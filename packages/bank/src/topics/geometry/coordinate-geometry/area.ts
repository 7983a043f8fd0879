import {
  frac,
  g,
  hypot,
  int,
  num,
  person,
  pick,
  type Rng,
  surd,
  surdScale,
  surdSqrt,
  surdTex,
  surdValue,
  type Template,
  template,
  until,
  whole,
} from '#kit'
import { onGrid, pt, type XY } from '../on-grid.ts'

export const skill = 'geo-coordinate-perimeter-area'
export const cross = (a: XY, b: XY, c: XY) => Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]))

type Tri = Readonly<{ x: number; y: number; b: number; p: number; h: number; up: boolean }>
/** A triangle with a base along the grid. */
export const corners = ({ x, y, b, p, h, up }: Tri): readonly [XY, XY, XY] =>
  up
    ? [
        [x, y],
        [x, y + b],
        [x + h, y + p],
      ]
    : [
        [x, y],
        [x + b, y],
        [x + p, y + h],
      ]
export const drawTri = (rng: Rng): Tri =>
  until(
    () => ({
      x: int(rng, -6, 1),
      y: int(rng, -6, 1),
      b: int(rng, 3, 9),
      p: int(rng, -3, 9),
      h: int(rng, 3, 9),
      up: int(rng, 0, 1) === 1,
    }),
    (t) =>
      corners(t).every((c) => c.every((v) => Math.abs(v) <= 6)) &&
      (t.b * t.h) % 2 === 0 &&
      t.p !== 0 &&
      t.p !== t.b &&
      t.b !== t.h &&
      t.p > -3,
  )
const triFigure = (t: Tri) => {
  const [A, B, C] = corners(t)
  return onGrid('Triangle ABC', { A, B, C }, [g.polygon('ABC')])
}
export const named = (list: readonly XY[]) =>
  list
    .map((c, i) => `$${'ABCD'[i]}${pt(c)}$`)
    .join(', ')
    .replace(/, (?=[^,]*, [^,]*$)/, ' and ')

const triangle = template({
  id: 'geometry/coordinate-triangle-area',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'size',
  draw: drawTri,
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: (t) =>
        `${triFigure(t)}<p>What is the area, in square units, of the triangle with the corners ${named(corners(t))}?</p>`,
    },
    {
      id: 'typed',
      kind: 'graph',
      response: 'grid',
      items: 4,
      stem: (t, rng) =>
        `${triFigure(t)}<p>${person(rng)} draws a plan of a sail; one unit stands for one foot. How many square feet does the sail with the corners ${named(corners(t))} have?</p>`,
    },
  ],
  given: (t) => ({ corners: corners(t) }),
  answer: ({ b, h }) => num((b * h) / 2),
  traps: [
    { misconception: 'geo-coord-forgets-the-half', shortcut: ({ b, h }) => num(b * h) },
    {
      misconception: 'geo-coord-side-for-height',
      shortcut: ({ b, p }) => whole((b * Math.abs(p)) / 2),
      why: () => 'takes the wrong step as the height.',
    },
    {
      misconception: 'geo-coord-perimeter-for-area',
      shortcut: ({ b, h }) => num(b + h),
      why: () => 'adds base and height.',
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      shortcut: ({ b, h }) => whole(((b - 1) * h) / 2),
      why: () => 'counts the base one too short.',
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      shortcut: ({ b, h }) => whole(((b + 2) * h) / 2),
      why: () => 'counts the base two too long.',
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      shortcut: ({ b, h }) => whole((b * (h - 1)) / 2),
      why: () => 'counts the height one too short.',
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      shortcut: ({ b, h }) => whole((b * (h + 1)) / 2),
      why: () => 'counts points instead of steps for the height.',
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      shortcut: ({ b, h }) => whole(((b + 1) * h) / 2),
      why: () => 'counts points instead of steps for the base.',
    },
    {
      misconception: 'geo-coord-forgets-the-half',
      shortcut: ({ b, h }) => whole((b * h) / 4),
      why: () => 'halves twice.',
    },
  ],
  explain: ({ b, h, up }) => [
    {
      do: `$AB$ runs along the grid and is ${b} long.`,
      why: `Both ends have the same $${up ? 'x' : 'y'}$-coordinate.`,
    },
    {
      do: `$C$ is ${h} away from this line, so the area is $\\frac{1}{2} \\cdot ${b} \\cdot ${h} = ${(b * h) / 2}$.`,
      why: 'The height is measured at right angles to the base.',
    },
  ],
  check: ({ corners: [a, b, c] }) => num(cross(a, b, c) / 2),
})

const perimeter = template({
  id: 'geometry/coordinate-rectangle-perimeter',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({
        x: int(rng, -4, 3),
        y: int(rng, -6, 1),
        u: pick(rng, [
          [1, 1],
          [1, 2],
          [2, 1],
          [1, 3],
          [2, 3],
        ] as const),
        m: int(rng, 1, 4),
        n: int(rng, 1, 4),
      }),
      (p) =>
        rect(p).every((c) => c.every((v) => Math.abs(v) <= 6)) &&
        p.m !== p.n &&
        p.m * p.n > 1 &&
        (p.u[0] + p.u[1]) * Math.min(p.m, p.n) > 1,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: (p) =>
        `${rectFigure(p)}<p>What is the perimeter of rectangle $ABCD$ with the corners ${named(rect(p))}?</p>`,
    },
  ],
  given: (p) => ({ corners: rect(p) }),
  answer: ({ u, m, n }) => surdValue(surdScale(surdSqrt(u[0] ** 2 + u[1] ** 2), 2 * (m + n))),
  traps: [
    {
      misconception: 'geo-coord-perimeter-for-area',
      shortcut: ({ u, m, n }) => surdValue(surdScale(surdSqrt(u[0] ** 2 + u[1] ** 2), m + n)),
      why: () => 'adds two sides only.',
    },
    {
      misconception: 'geo-coord-perimeter-for-area',
      shortcut: ({ u, m, n }) => surdValue(surdScale(surdSqrt(u[0] ** 2 + u[1] ** 2), m * n)),
      why: () => 'multiplies the numbers before the roots.',
    },
    {
      misconception: 'geo-coord-adds-the-steps',
      shortcut: ({ u, m, n }) => surdValue(surd(0, 2 * (m + n), u[0] + u[1] + 2)),
      why: () => 'has a slip under the root.',
    },
    {
      misconception: 'geo-coord-perimeter-for-area',
      shortcut: ({ u, m, n }) => surdValue(surdScale(surdSqrt(u[0] ** 2 + u[1] ** 2), 2 * m + n)),
      why: () => 'leaves out a side.',
    },
    {
      misconception: 'geo-coord-forgets-the-root',
      shortcut: ({ u, m, n }) => surdValue(surdScale(surdSqrt(u[0] ** 2 + u[1] ** 2), 4 * (m + n))),
      why: () => 'doubles once too often.',
    },
    {
      misconception: 'geo-coord-perimeter-for-area',
      shortcut: ({ u, m, n }) => surdValue(surdScale(surdSqrt(u[0] ** 2 + u[1] ** 2), 4 * Math.max(m, n))),
      why: () => 'takes the rectangle for a square.',
    },
  ],
  explain: ({ u, m, n }) => {
    const side = (k: number) => surdTex(surdScale(surdSqrt(u[0] ** 2 + u[1] ** 2), k))
    return [
      { do: `$AB = ${side(m)}$ and $BC = ${side(n)}$`, why: 'Take the root of the sum of the squares of the steps.' },
      {
        do: `$2 \\cdot (${side(m)} + ${side(n)}) = ${side(2 * (m + n))}$`,
        why: 'Two sides of each kind; equal roots can be added.',
      },
    ]
  },
  check: ({ corners: [a, b, c] }) =>
    surdValue(surdSqrt(Math.round((2 * (hypot(b[0] - a[0], b[1] - a[1]) + hypot(c[0] - b[0], c[1] - b[1]))) ** 2))),
})
function rect({ x, y, u, m, n }: { x: number; y: number; u: XY; m: number; n: number }): readonly [XY, XY, XY, XY] {
  const [a, b]: [XY, XY] = [
    [u[0] * m, u[1] * m],
    [-u[1] * n, u[0] * n],
  ]
  return [
    [x, y],
    [x + a[0], y + a[1]],
    [x + a[0] + b[0], y + a[1] + b[1]],
    [x + b[0], y + b[1]],
  ]
}
function rectFigure(p: Parameters<typeof rect>[0]) {
  const [A, B, C, D] = rect(p)
  return onGrid('Rectangle ABCD', { A, B, C, D }, [g.polygon('ABCD')])
}

const tilted = template({
  id: 'geometry/coordinate-tilted-triangle-area',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 100,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({
        a: [int(rng, -6, -1), int(rng, -6, 0)] as XY,
        b: [int(rng, 1, 6), int(rng, -5, 3)] as XY,
        c: [int(rng, -4, 4), int(rng, 1, 6)] as XY,
      }),
      ({ a, b, c }) =>
        cross(a, b, c) % 2 === 0 &&
        cross(a, b, c) > 14 &&
        a[1] !== b[1] &&
        b[1] !== c[1] &&
        a[0] !== c[0] &&
        b[0] !== c[0] &&
        a[1] !== c[1] &&
        c[0] > a[0] &&
        c[0] < b[0] &&
        c[1] > Math.max(a[1], b[1]) + 1,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'multi-step',
      items: 5,
      stem: ({ a, b, c }) =>
        `${onGrid('Triangle ABC', { A: a, B: b, C: c }, [g.polygon('ABC', { fill: true })])}<p>What is the area, in square units, of the triangle with the corners ${named([a, b, c])}?</p>`,
    },
    {
      id: 'typed',
      kind: 'multi-step',
      response: 'grid',
      items: 5,
      stem: ({ a, b, c }) =>
        `<p>The corners of triangle $ABC$ are ${named([a, b, c])}.</p>${onGrid('Triangle ABC', { A: a, B: b, C: c }, [g.polygon('ABC')])}<p>How many square units does the triangle cover?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c }) => num(cross(a, b, c) / 2),
  traps: [
    { misconception: 'geo-coord-forgets-the-half', rule: ({ a, b, c }) => num(cross(a, b, c)) },
    {
      misconception: 'geo-coord-side-for-height',
      rule: ({ a, b, c }) => whole(((b[0] - a[0]) * (c[1] - Math.min(a[1], b[1]))) / 2),
      why: () => 'takes half of the rectangle around the triangle.',
    },
    {
      misconception: 'geo-coord-side-for-height',
      rule: ({ a, b, c }) => whole(((b[0] - a[0]) * (c[1] - Math.max(a[1], b[1]))) / 2),
      why: () => 'uses a height that does not belong to a side.',
    },
    {
      misconception: 'geo-coord-side-for-height',
      rule: ({ a, b, c }) => num((b[0] - a[0]) * (c[1] - Math.min(a[1], b[1]))),
      why: () => 'is the rectangle around the triangle.',
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      rule: ({ b, c, a }) => whole(cross(a, b, c) / 2 - (b[0] - c[0])),
      why: () => 'takes off too much at one corner.',
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      rule: ({ b, c, a }) => num(cross(a, b, c) / 2 + (b[0] - c[0])),
      why: () => 'takes off too little at one corner.',
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      rule: ({ a, b, c }) => whole(cross(a, b, c) / 2 - Math.abs(b[1] - a[1])),
      why: () => 'takes off one corner too much.',
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      rule: ({ a, b, c }) => num(cross(a, b, c) / 2 + Math.abs(b[1] - a[1])),
      why: () => 'takes off too little at one corner.',
    },
  ],
  explain: ({ a, b, c }) => {
    const low = Math.min(a[1], b[1])
    const box = (b[0] - a[0]) * (c[1] - low)
    const off = [
      ((c[0] - a[0]) * (c[1] - a[1])) / 2,
      ((b[0] - c[0]) * (c[1] - b[1])) / 2,
      ((b[0] - a[0]) * Math.abs(b[1] - a[1])) / 2,
    ]
    return [
      {
        do: `The rectangle around the triangle is ${b[0] - a[0]} by ${c[1] - low}: $${box}$ square units.`,
        why: 'It runs along the grid through the outermost corners.',
      },
      {
        do: `Outside the triangle lie right triangles of $${off[0]}$, $${off[1]}$ and $${off[2]}$ square units.`,
        why: 'Each is half of a small rectangle.',
      },
      {
        do: `$${box} - ${off[0]} - ${off[1]} - ${off[2]} = ${cross(a, b, c) / 2}$`,
        why: 'What is left is the triangle.',
      },
    ]
  },
  // From the lengths of the three sides (Heron).
  check: ({ a, b, c }) => {
    const long = (p: XY, q: XY) => hypot(p[0] - q[0], p[1] - q[1])
    const [u, v, w] = [long(a, b), long(b, c), long(c, a)]
    const s = (u + v + w) / 2
    return num(frac(Math.round(2 * Math.sqrt(s * (s - u) * (s - v) * (s - w))), 2))
  },
})

const fence = template({
  id: 'geometry/coordinate-triangle-perimeter',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'size',
  draw: (rng) => {
    const [p, q, c, d, h] = pick(rng, [
      [5, 9, 13, 15, 12],
      [9, 16, 15, 20, 12],
      [6, 15, 10, 17, 8],
      [3, 3, 5, 5, 4],
      [6, 6, 10, 10, 8],
      [5, 16, 13, 20, 12],
      [8, 8, 17, 17, 15],
      [7, 18, 25, 30, 24],
    ] as const)
    return { x: int(rng, -9, 2), y: int(rng, -9, 4), p, q, c, d, h }
  },
  frames: [
    {
      id: 'fence',
      kind: 'words',
      items: 5,
      stem: ({ x, y, p, q, h }, rng) =>
        `${person(rng)} plans a triangular ${pick(rng, ['garden', 'pen', 'flower bed'])} with the corners ${named([
          [x, y],
          [x + p + q, y],
          [x + p, y + h],
        ])}, where one unit stands for one meter. How many meters of fence go around it?`,
    },
    {
      id: 'typed',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ x, y, p, q, h }) =>
        `What is the perimeter of the triangle with the corners ${named([
          [x, y],
          [x + p + q, y],
          [x + p, y + h],
        ])}?`,
    },
  ],
  given: ({ x, y, p, q, h }) => ({ a: [x, y] as XY, b: [x + p + q, y] as XY, c: [x + p, y + h] as XY }),
  answer: ({ p, q, c, d }) => num(p + q + c + d),
  traps: [
    {
      misconception: 'geo-coord-adds-the-steps',
      shortcut: ({ p, q, h }) => num(2 * (p + q) + 2 * h),
      why: () => 'follows the grid instead of the slanted sides.',
    },
    {
      misconception: 'geo-coord-perimeter-for-area',
      shortcut: ({ p, q, h }) => whole(((p + q) * h) / 2),
      why: () => 'is the area.',
    },
    {
      misconception: 'geo-coord-perimeter-for-area',
      shortcut: ({ c, d }) => num(c + d),
      why: () => 'leaves out the level side.',
    },
    {
      misconception: 'geo-coord-side-for-height',
      shortcut: ({ p, q, c, h }) => num(p + q + c + h),
      why: () => 'takes the height for a side.',
    },
    {
      misconception: 'geo-coord-side-for-height',
      shortcut: ({ p, q, d, h }) => num(p + q + d + h + (p === q ? 2 : 0)),
      why: () => 'takes the height for a side.',
    },
    {
      misconception: 'geo-coord-adds-the-steps',
      shortcut: ({ p, q, c, d, h }) => num(p + q + c + d + h),
      why: () => 'adds the height as well.',
    },
  ],
  explain: ({ p, q, c, d, h }) => [
    { do: `The level side is ${p + q} long.`, why: 'Its ends have the same $y$-coordinate.' },
    {
      do: `The slanted sides are $\\sqrt{${p}^2 + ${h}^2} = ${c}$ and $\\sqrt{${q}^2 + ${h}^2} = ${d}$.`,
      why: 'Distance formula.',
    },
    { do: `$${p + q} + ${c} + ${d} = ${p + q + c + d}$`, why: 'The perimeter is the sum of the three sides.' },
  ],
  check: ({ a, b, c }) =>
    num(
      Math.round(hypot(b[0] - a[0], b[1] - a[1]) + hypot(c[0] - b[0], c[1] - b[1]) + hypot(a[0] - c[0], a[1] - c[1])),
    ),
})

export const templates: readonly Template[] = [triangle, perimeter, tilted, fence]
