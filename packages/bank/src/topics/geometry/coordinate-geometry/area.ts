import {
  add,
  g,
  hypot,
  int,
  mul,
  num,
  person,
  pick,
  type Rng,
  type Template,
  template,
  tripleSays,
  until,
  whole,
} from '#kit'
import { onGrid, pt, type XY } from '../on-grid.ts'

export const skill = 'geo-coordinate-perimeter-area'

export const cross = (a: XY, b: XY, c: XY) => Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]))

/** The base AB along the grid, and how far C lies from it. */
const baseHeight = ([[ax, ay], [bx, by], [cx, cy]]: readonly [XY, XY, XY]): readonly [number, number] =>
  ax === bx ? [Math.abs(by - ay), Math.abs(cx - ax)] : [Math.abs(bx - ax), Math.abs(cy - ay)]

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

const triFigure = (t: Tri, found = false) => {
  const [A, B, C] = corners(t)
  const foot: XY = t.up ? [t.x, t.y + t.p] : [t.x + t.p, t.y]
  return onGrid('Triangle ABC', { A, B, C, ...(found ? { e: foot } : {}) }, [
    g.polygon('ABC'),
    ...(found ? [g.side('AB', `${t.b}`, { from: 'C' }), g.seg('Ce', `${t.h}`, { dash: true, as: 'The height' })] : []),
  ])
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
        `${triFigure(t)}<p>What is the area, in square units, of the triangle with vertices ${named(corners(t))}?</p>`,
    },
    {
      id: 'typed',
      kind: 'graph',
      response: 'grid',
      items: 4,
      stem: (t, rng) =>
        `${triFigure(t)}<p>${person(rng)} draws a plan of a sail; one unit stands for one foot. How many square feet does the sail with vertices ${named(corners(t))} have?</p>`,
    },
  ],
  given: (t) => ({ corners: corners(t) }),
  answer: ({ b, h }) => num((b * h) / 2),
  traps: [
    {
      misconception: 'geo-coord-forgets-the-half',
      classic: true,
      operation: 'half-forgotten',
      operands: ({ corners: t }) => baseHeight(t),
      rule: ({ corners: t }) => num(baseHeight(t)[0] * baseHeight(t)[1]),
      why: ({ b, h }) => `is $${b} \\cdot ${h}$: the half is missing.`,
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      rule: ({ corners: t }) => {
        const [[ax, ay], [bx, by]] = t
        const base = ax === bx ? (ay * by < 0 ? ay + by : 0) : ax * bx < 0 ? ax + bx : 0
        return whole((Math.abs(base) * baseHeight(t)[1]) / 2)
      },
      says: () => 'I lost a minus sign when I worked out the length of the base $AB$.',
      why: ({ b }) => `drops a minus in the base: $AB$ is ${b} long.`,
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      rule: ({ corners: t }) => {
        const [[ax, ay], [bx], [cx, cy]] = t
        const height = ax === bx ? (ax * cx < 0 ? ax + cx : 0) : ay * cy < 0 ? ay + cy : 0
        return whole((baseHeight(t)[0] * Math.abs(height)) / 2)
      },
      says: () => 'I lost a minus sign when I worked out the height from $C$ to $AB$.',
      why: ({ h }) => `drops a minus in the height: $C$ is ${h} away from $AB$.`,
    },
    {
      misconception: 'geo-coord-coordinate-as-height',
      rule: ({ corners: t }) => {
        const [[ax], [bx], [cx, cy]] = t
        return whole((baseHeight(t)[0] * Math.abs(ax === bx ? cx : cy)) / 2)
      },
      says: ({ up }) => `I took the distance of $C$ from the $${up ? 'y' : 'x'}$-axis as the height.`,
      why: ({ up }) => `takes the distance of $C$ from the $${up ? 'y' : 'x'}$-axis as the height.`,
    },
    {
      misconception: 'geo-coord-side-for-height',
      rule: ({ corners: t }) => {
        const [[ax, ay], [bx], [cx, cy]] = t
        return whole((baseHeight(t)[0] * Math.abs(ax === bx ? cy - ay : cx - ax)) / 2)
      },
      says: ({ up }) =>
        `I took the step from $A$ to $C$ ${up ? 'up or down' : 'to the side'}, along the base, as the height.`,
      why: ({ h }) => `takes the step along the base as the height; the height is ${h}.`,
    },
    {
      misconception: 'geo-coord-counts-points',
      rule: ({ corners: t }) => whole(((baseHeight(t)[0] + 1) * (baseHeight(t)[1] + 1)) / 2),
      why: ({ b, h }) => `counts grid lines instead of steps: ${b + 1} and ${h + 1}.`,
    },
  ],
  explain: (t) => {
    const { b, h, up } = t
    return {
      plan: 'Take the side along the grid as the base, and measure the height at right angles to it.',
      steps: [
        {
          do: `$AB$ runs along the grid and is ${b} long.`,
          why: `Both ends have the same $${up ? 'x' : 'y'}$-coordinate.`,
        },
        {
          do: `$C$ is ${h} away from this line, so the area is $\\frac{1}{2} \\cdot ${b} \\cdot ${h} = ${(b * h) / 2}$.`,
          why: 'The height is measured at right angles to the base.',
        },
      ],
      check: `The rectangle on the base with the same height covers $${b} \\cdot ${h} = ${b * h}$ square units, and the triangle is half of it.`,
      figure: triFigure(t, true),
    }
  },
  check: ({ corners: [a, b, c] }) => num(cross(a, b, c) / 2),
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
      [5, 16, 13, 20, 12],
      [16, 5, 20, 13, 12],
      [9, 5, 15, 13, 12],
      [15, 6, 17, 10, 8],
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
        `${person(rng)} plans a triangular ${pick(rng, ['garden', 'pen', 'flower bed'])} with vertices ${named([
          [x, y],
          [x + p + q, y],
          [x + p, y + h],
        ])}, where one unit stands for one foot. How many feet of fence go around it?`,
    },
    {
      id: 'typed',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ x, y, p, q, h }) =>
        `What is the perimeter of the triangle with vertices ${named([
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
      classic: true,
      rule: ({ a, b, c }) => num(2 * (b[0] - a[0]) + 2 * (c[1] - a[1])),
      why: () => 'follows the grid instead of the slanted sides.',
    },
    {
      misconception: 'geo-coord-perimeter-for-area',
      rule: ({ a, b, c }) => whole(((b[0] - a[0]) * (c[1] - a[1])) / 2),
      why: () => 'is the area.',
    },
    {
      misconception: 'geo-coord-side-for-height',
      operation: 'wrong-number-used',
      operands: ({ a, c }) => [c[1] - a[1]],
      after: (x, { a, b }) => add(mul(2, x), b[0] - a[0]),
      rule: ({ a, b, c }) => num(b[0] - a[0] + 2 * (c[1] - a[1])),
      says: () => 'I took the height of $C$ above $AB$ for the length of both slanted sides.',
      why: () => 'takes the height for both slanted sides.',
    },
    {
      misconception: 'geo-coord-assumes-isosceles',
      operation: 'counted-twice',
      operands: ({ a, c }) => [hypot(c[0] - a[0], c[1] - a[1])],
      after: (x, { a, b }) => add(x, b[0] - a[0]),
      rule: ({ a, b, c }) => num(b[0] - a[0] + 2 * hypot(c[0] - a[0], c[1] - a[1])),
      says: () => 'I worked out $AC$ and took $BC$ to be equally long.',
      why: () => 'counts $AC$ twice, but $BC$ has another length.',
    },
    {
      misconception: 'geo-coord-assumes-isosceles',
      operation: 'counted-twice',
      operands: ({ b, c }) => [hypot(c[0] - b[0], c[1] - b[1])],
      after: (x, { a, b }) => add(x, b[0] - a[0]),
      rule: ({ a, b, c }) => num(b[0] - a[0] + 2 * hypot(c[0] - b[0], c[1] - b[1])),
      says: () => 'I worked out $BC$ and took $AC$ to be equally long.',
      why: () => 'counts $BC$ twice, but $AC$ has another length.',
    },
    {
      misconception: 'geo-coord-leaves-out-a-side',
      operation: 'term-left-out',
      operands: ({ a, b, c }) => [hypot(c[0] - a[0], c[1] - a[1]), hypot(c[0] - b[0], c[1] - b[1])],
      rule: ({ a, b, c }) => num(hypot(c[0] - a[0], c[1] - a[1]) + hypot(c[0] - b[0], c[1] - b[1])),
      says: () => 'I left out the horizontal side $AB$.',
      why: () => 'leaves out the horizontal side $AB$.',
    },
  ],
  explain: ({ x, y, p, q, c, d, h }) => ({
    plan: 'The perimeter is the sum of the three sides: one side is horizontal, and the distance formula gives the slanted ones.',
    steps: [
      { do: `The horizontal side is ${p + q} long.`, why: 'Its ends have the same $y$-coordinate.' },
      {
        do: `The slanted sides are $\\sqrt{${p}^2 + ${h}^2} = \\sqrt{${c * c}} = ${c}$ and $\\sqrt{${q}^2 + ${h}^2} = \\sqrt{${d * d}} = ${d}$.`,
        why: 'Distance formula.',
      },
      { do: `$${p + q} + ${c} + ${d} = ${p + q + c + d}$`, why: 'The perimeter is the sum of the three sides.' },
    ],
    faster: `Two right triangles lie side by side: ${tripleSays(p, h, c)}, and ${tripleSays(q, h, d)}. So the slanted sides are $${c}$ and $${d}$.`,
    check: `From $${pt([x, y])}$ to $${pt([x + p + q, y])}$ the straight way measures ${p + q}; over $${pt([x + p, y + h])}$ it is ${c} + ${d} = ${c + d}, which is longer, as it must be.`,
  }),
  check: ({ a, b, c }) =>
    num(
      Math.round(hypot(b[0] - a[0], b[1] - a[1]) + hypot(c[0] - b[0], c[1] - b[1]) + hypot(a[0] - c[0], a[1] - c[1])),
    ),
})

export const templates: readonly Template[] = [triangle, fence]
