/** Figures on the plane with slanted sides. */

import {
  frac,
  g,
  type Html,
  hypot,
  int,
  num,
  paren,
  pick,
  surdAdd,
  surdMul,
  surdScale,
  surdSqrt,
  surdTex,
  surdValue,
  type Template,
  template,
  until,
  whole,
} from '#kit'
import { drawn, written } from '../marks.ts'
import { onGrid, type XY } from '../on-grid.ts'
import { surdText } from '../surd-text.ts'
import { cross, named, skill } from './area.ts'

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
      stem: (p) => `${rectFigure(p)}<p>What is the perimeter of rectangle $ABCD$ with vertices ${named(rect(p))}?</p>`,
    },
  ],
  given: (p) => ({ corners: rect(p) }),
  answer: ({ u, m, n }) => surdValue(surdScale(surdSqrt(u[0] ** 2 + u[1] ** 2), 2 * (m + n))),
  traps: [
    {
      misconception: 'geo-coord-adds-the-steps',
      classic: true,
      rule: ({ corners: [a, b, c] }) =>
        num(2 * (Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1]) + Math.abs(c[0] - b[0]) + Math.abs(c[1] - b[1]))),
      why: () => 'follows the grid lines instead of the slanted sides.',
    },
    {
      misconception: 'geo-coord-two-sides-only',
      classic: true,
      rule: ({ corners: [a, b, c] }) => surdValue(surdAdd(long(a, b), long(b, c))),
      why: () => 'adds two of the four sides only.',
    },
    {
      misconception: 'geo-coord-perimeter-for-area',
      rule: ({ corners: [a, b, c] }) => surdValue(surdMul(long(a, b), long(b, c))),
      why: () => 'is the area: the two sides were multiplied.',
    },
    {
      misconception: 'geo-coord-adds-under-the-root',
      rule: ({ corners: [a, b, c] }) =>
        surdValue(
          surdScale(surdSqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2 + (c[0] - b[0]) ** 2 + (c[1] - b[1]) ** 2), 2),
        ),
      why: () => 'adds the numbers under the roots; roots cannot be added like that.',
    },
    {
      misconception: 'geo-coord-takes-it-for-a-square',
      rule: ({ corners: [a, b] }) => surdValue(surdScale(long(a, b), 4)),
      says: () => 'I took four times the side $AB$, as for a square.',
      why: () => 'is four times $AB$, but $BC$ has another length.',
    },
    {
      misconception: 'geo-coord-takes-it-for-a-square',
      rule: ({ corners: [, b, c] }) => surdValue(surdScale(long(b, c), 4)),
      says: () => 'I took four times the side $BC$, as for a square.',
      why: () => 'is four times $BC$, but $AB$ has another length.',
    },
    {
      misconception: 'geo-coord-forgets-the-root',
      rule: ({ corners: [a, b, c] }) =>
        num(2 * ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2 + (c[0] - b[0]) ** 2 + (c[1] - b[1]) ** 2)),
      why: () => 'adds the squares of the sides and takes no roots.',
    },
  ],
  explain: (p) => {
    const { u, m, n } = p
    const side = (k: number) => surdTex(surdScale(surdSqrt(u[0] ** 2 + u[1] ** 2), k))
    const worked = (k: number) => {
      const square = k * k * (u[0] ** 2 + u[1] ** 2)
      return `\\sqrt{${Math.max(...u) * k}^2 + ${Math.min(...u) * k}^2} = \\sqrt{${square}}${side(k) === `\\sqrt{${square}}` ? '' : ` = ${side(k)}`}`
    }
    return {
      plan: 'Work out one side of each kind with the distance formula; a rectangle has two of each.',
      steps: [
        { do: `$AB = ${worked(m)}$`, why: 'Take the root of the sum of the squares of the steps.' },
        { do: `$BC = ${worked(n)}$`, why: 'The same for the neighboring side.' },
        {
          do: `$2 \\cdot (${side(m)} + ${side(n)}) = 2 \\cdot ${side(m + n)} = ${side(2 * (m + n))}$`,
          why: 'Two sides of each kind; equal roots can be added.',
        },
      ],
      figure: rectFigure(
        p,
        [m, n].map((k) => surdText(surdScale(surdSqrt(u[0] ** 2 + u[1] ** 2), k))),
      ),
      faster: `Count pieces of $${side(1)}$, the length of a step of ${Math.max(...u)} and ${Math.min(...u)}: ${m === 1 ? 'one' : m} in $AB$ and ${n === 1 ? 'one' : n} in $BC$, so $2 \\cdot (${m} + ${n}) = ${2 * (m + n)}$ of them all around, $${side(2 * (m + n))}$.`,
      check: `As decimals, the sides are about $${(m * hypot(...u)).toFixed(2)}$ and $${(n * hypot(...u)).toFixed(2)}$, so the perimeter is about $${(2 * m * hypot(...u) + 2 * n * hypot(...u)).toFixed(1)}$. A walk along the grid would be longer: $2 \\cdot (${m * (u[0] + u[1])} + ${n * (u[0] + u[1])}) = ${2 * (m + n) * (u[0] + u[1])}$.`,
    }
  },
  check: ({ corners: [a, b, c] }) =>
    surdValue(surdSqrt(Math.round((2 * (hypot(b[0] - a[0], b[1] - a[1]) + hypot(c[0] - b[0], c[1] - b[1]))) ** 2))),
})

/** The length between two points, as a root. */
const long = (p: XY, q: XY) => surdSqrt((q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2)

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

function rectFigure(p: Parameters<typeof rect>[0], sides: readonly string[] = []) {
  const [A, B, C, D] = rect(p)
  return onGrid('Rectangle ABCD', { A, B, C, D }, [
    g.polygon('ABCD'),
    ...sides.map((label, i) => g.side(i === 0 ? 'AB' : 'BC', label)),
  ])
}

/** The rectangle along the grid around a triangle whose highest corner is C, and the right triangles between the two. */
const around = (a: XY, b: XY, c: XY) => ({
  box: (b[0] - a[0]) * (c[1] - Math.min(a[1], b[1])),
  left: ((c[0] - a[0]) * (c[1] - a[1])) / 2,
  right: ((b[0] - c[0]) * (c[1] - b[1])) / 2,
  below: ((b[0] - a[0]) * Math.abs(b[1] - a[1])) / 2,
})

/** The triangle in its rectangle along the grid, with the areas that lie outside the triangle. */
const boxed = (a: XY, b: XY, c: XY, off: readonly [number, number, number]): Html => {
  const low = Math.min(a[1], b[1])
  const third: XY = a[1] < b[1] ? [b[0], a[1]] : [a[0], b[1]]
  const center = (...list: readonly XY[]): XY => [
    list.reduce((s, p) => s + p[0], 0) / 3,
    list.reduce((s, p) => s + p[1], 0) / 3,
  ]
  return onGrid('Triangle ABC in a rectangle', { A: a, B: b, C: c }, [
    g.polygon('ABC', { fill: true }),
    drawn(
      [
        [a[0], low],
        [b[0], low],
        [b[0], c[1]],
        [a[0], c[1]],
        [a[0], low],
      ],
      { dash: true, thin: true },
    ),
    written(center(a, [a[0], c[1]], c), `${off[0]}`, 'The right triangle at the upper left'),
    written(center(b, [b[0], c[1]], c), `${off[1]}`, 'The right triangle at the upper right'),
    written(center(a, b, third), `${off[2]}`, 'The right triangle below'),
  ])
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
        `${onGrid('Triangle ABC', { A: a, B: b, C: c }, [g.polygon('ABC', { fill: true })])}<p>What is the area, in square units, of the triangle with vertices ${named([a, b, c])}?</p>`,
    },
    {
      id: 'typed',
      kind: 'multi-step',
      response: 'grid',
      items: 5,
      stem: ({ a, b, c }) =>
        `<p>The vertices of triangle $ABC$ are ${named([a, b, c])}.</p>${onGrid('Triangle ABC', { A: a, B: b, C: c }, [g.polygon('ABC')])}<p>How many square units does the triangle cover?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c }) => num(cross(a, b, c) / 2),
  traps: [
    {
      misconception: 'geo-coord-side-for-height',
      classic: true,
      operation: 'halved-wrongly',
      operands: ({ a, b, c }) => [around(a, b, c).box],
      rule: ({ a, b, c }) => whole(around(a, b, c).box / 2),
      says: () => 'I took half of the rectangle around the triangle, as if one side ran along the grid.',
      why: () => 'is half of the rectangle around the triangle; no side runs along the grid.',
    },
    {
      misconception: 'geo-coord-leaves-out-a-corner',
      classic: true,
      operation: 'term-left-out',
      operands: ({ a, b, c }) => [
        around(a, b, c).box,
        frac(-2 * around(a, b, c).left, 2),
        frac(-2 * around(a, b, c).right, 2),
      ],
      rule: ({ a, b, c }) => whole(around(a, b, c).box - around(a, b, c).left - around(a, b, c).right),
      says: () => 'I forgot to take off the right triangle below $AB$.',
      why: () => 'still has the right triangle below $AB$ in it.',
    },
    {
      misconception: 'geo-coord-leaves-out-a-corner',
      operation: 'term-left-out',
      operands: ({ a, b, c }) => [
        around(a, b, c).box,
        frac(-2 * around(a, b, c).left, 2),
        frac(-2 * around(a, b, c).below, 2),
      ],
      rule: ({ a, b, c }) => whole(around(a, b, c).box - around(a, b, c).left - around(a, b, c).below),
      says: () => 'I forgot to take off the right triangle beside $BC$.',
      why: () => 'still has the right triangle beside $BC$ in it.',
    },
    {
      misconception: 'geo-coord-leaves-out-a-corner',
      operation: 'term-left-out',
      operands: ({ a, b, c }) => [
        around(a, b, c).box,
        frac(-2 * around(a, b, c).right, 2),
        frac(-2 * around(a, b, c).below, 2),
      ],
      rule: ({ a, b, c }) => whole(around(a, b, c).box - around(a, b, c).right - around(a, b, c).below),
      says: () => 'I forgot to take off the right triangle beside $AC$.',
      why: () => 'still has the right triangle beside $AC$ in it.',
    },
    {
      misconception: 'geo-coord-forgets-the-half',
      rule: ({ a, b, c }) => num(cross(a, b, c)),
      says: () => 'I used the formula with the coordinates of the vertices and forgot the half in it.',
      why: () => 'is twice the area: the half in the formula for the vertices is missing.',
    },
    {
      misconception: 'geo-coord-forgets-the-half',
      rule: ({ a, b, c }) => {
        const { box, left, right, below } = around(a, b, c)
        return whole(box - 2 * (left + right + below))
      },
      says: () => 'I took off the three corners as rectangles and forgot to halve them.',
      why: () => 'takes off whole rectangles at the corners instead of half of each.',
    },
    {
      misconception: 'geo-coord-side-for-height',
      rule: ({ a, b, c }) => whole(((b[0] - a[0]) * (c[1] - Math.max(a[1], b[1]))) / 2),
      says: () =>
        'I took the horizontal step between $A$ and $B$ as the base and measured the height from the higher of the two.',
      why: () => 'uses a base and a height that do not belong to a side.',
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
    return {
      plan: 'No side runs along the grid, so take the rectangle around the triangle and subtract what lies outside the triangle.',
      steps: [
        {
          do: `The rectangle around the triangle is ${b[0] - a[0]} by ${c[1] - low}: $${b[0] - a[0]} \\cdot ${c[1] - low} = ${box}$ square units.`,
          why: 'It runs along the grid through the outermost vertices.',
        },
        {
          do: `Outside the triangle lie three right triangles: $\\frac{1}{2} \\cdot ${c[0] - a[0]} \\cdot ${c[1] - a[1]} = ${off[0]}$, $\\frac{1}{2} \\cdot ${b[0] - c[0]} \\cdot ${c[1] - b[1]} = ${off[1]}$ and $\\frac{1}{2} \\cdot ${b[0] - a[0]} \\cdot ${Math.abs(b[1] - a[1])} = ${off[2]}$ square units.`,
          why: 'Each is half of a small rectangle, and its sides are read off the grid.',
        },
        {
          do: `$${box} - ${off[0]} - ${off[1]} - ${off[2]} = ${cross(a, b, c) / 2}$`,
          why: 'What is left is the triangle.',
        },
      ],
      faster: `Without the rectangle: from $A$ the steps are $(${b[0] - a[0]}, ${b[1] - a[1]})$ to $B$ and $(${c[0] - a[0]}, ${c[1] - a[1]})$ to $C$. Take half the difference of the products: $\\frac{1}{2} \\cdot |${b[0] - a[0]} \\cdot ${c[1] - a[1]} - ${paren(c[0] - a[0])} \\cdot ${paren(b[1] - a[1])}| = ${cross(a, b, c) / 2}$.`,
      check: `With the steps from $C$, $(${a[0] - c[0]}, ${a[1] - c[1]})$ to $A$ and $(${b[0] - c[0]}, ${b[1] - c[1]})$ to $B$: $\\frac{1}{2} \\cdot |${paren(a[0] - c[0])} \\cdot ${paren(b[1] - c[1])} - ${paren(b[0] - c[0])} \\cdot ${paren(a[1] - c[1])}| = ${cross(a, b, c) / 2}$.`,
      figure: boxed(a, b, c, off as [number, number, number]),
    }
  },
  // From the lengths of the three sides (Heron).
  check: ({ a, b, c }) => {
    const long = (p: XY, q: XY) => hypot(p[0] - q[0], p[1] - q[1])
    const [u, v, w] = [long(a, b), long(b, c), long(c, a)]
    const s = (u + v + w) / 2
    return num(frac(Math.round(2 * Math.sqrt(s * (s - u) * (s - v) * (s - w))), 2))
  },
})

export const templates: readonly Template[] = [perimeter, tilted]
