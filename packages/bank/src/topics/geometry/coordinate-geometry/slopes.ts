import {
  equation,
  frac,
  g,
  hypot,
  int,
  linear,
  nonZero,
  num,
  pick,
  type Rng,
  type Template,
  template,
  text,
  until,
  whole,
  xy,
} from '#kit'
import { onGrid, pt, type XY } from '../on-grid.ts'

export const skill = 'geo-slopes-and-figures'

const perpendicular = template({
  id: 'geometry/coordinate-perpendicular-slope',
  skill,
  difficulty: 'Low',
  b: -0.2,
  calculator: false,
  seconds: 60,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({
        a: [int(rng, -6, 1), int(rng, -6, 6)] as XY,
        u: int(rng, 2, 7),
        v: nonZero(rng, -7, 7),
        perp: int(rng, 0, 3) > 0,
      }),
      ({ a, u, v }) => Math.abs(v) !== u && Math.abs(v) > 1 && Math.abs(a[0] + u) <= 6 && Math.abs(a[1] + v) <= 6,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: ({ a, u, v, perp }) => {
        const b: XY = [a[0] + u, a[1] + v]
        return `${onGrid('Segment AB', { A: a, B: b }, [g.seg('AB', '', { accent: true }), g.dots('AB')])}<p>What is the slope of every segment that is ${perp ? 'perpendicular' : 'parallel'} to the segment from $A${pt(a)}$ to $B${pt(b)}$?</p>`
      },
    },
    {
      id: 'bare',
      kind: 'bare',
      items: 4,
      stem: ({ a, u, v, perp }) =>
        `Segment $AB$ goes from $A${pt(a)}$ to $B${pt([a[0] + u, a[1] + v])}$. Segment $CD$ is ${perp ? 'perpendicular' : 'parallel'} to $AB$. What is the slope of $CD$?`,
    },
  ],
  given: ({ a, u, v, perp }) => ({ a, b: [a[0] + u, a[1] + v] as XY, perp }),
  answer: ({ u, v, perp }) => num(perp ? frac(-u, v) : frac(v, u)),
  traps: [
    { misconception: 'geo-coord-slope-not-negated', shortcut: ({ u, v }) => num(frac(u, v)) },
    { misconception: 'geo-coord-slope-not-inverted', shortcut: ({ u, v }) => num(frac(-v, u)) },
    {
      misconception: 'geo-coord-parallel-for-perpendicular',
      shortcut: ({ u, v, perp }) => num(perp ? frac(v, u) : frac(-u, v)),
    },
  ],
  explain: ({ u, v, perp }) => [
    {
      do: `The slope of $AB$ is $${num(frac(v, u)).html.replace(/\$/g, '')}$.`,
      why: `From $A$ to $B$ it is ${u} to the right and ${Math.abs(v)} ${v > 0 ? 'up' : 'down'}.`,
    },
    perp
      ? {
          do: `The perpendicular slope is $${num(frac(-u, v)).html.replace(/\$/g, '')}$.`,
          why: 'Turn the fraction upside down and change the sign; the product is $-1$.',
        }
      : {
          do: `The parallel segment has the same slope, $${num(frac(v, u)).html.replace(/\$/g, '')}$.`,
          why: 'Parallel segments have equal slopes.',
        },
  ],
  // Goes through the small directions: which one is at a right angle, or alongside?
  check: ({ a, b, perp }) => {
    const [u, v] = [b[0] - a[0], b[1] - a[1]]
    for (let x = 1; x <= 30; x++)
      for (let y = -30; y <= 30; y++) if ((perp ? x * u + y * v : x * v - y * u) === 0) return num(frac(y, x))
    return num(99)
  },
})

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
        return `${onGrid('Segment AB', { A: a, B: b }, [g.seg('AB', '', { accent: true }), g.dots('AB')])}<p>Triangle $ABC$ has a right angle at $B${pt(b)}$. The other corners are $A${pt(a)}$ and $C(${c[0]}, y)$. What is the value of $y$?</p>`
      },
    },
  ],
  given: ({ b, u, v, k, up }) => {
    const [a, c] = corner(b, u, v, k, up)
    return { a, b, x: c[0] }
  },
  answer: ({ b, u, v, k, up }) => num(corner(b, u, v, k, up)[1][1]),
  traps: [
    { misconception: 'geo-coord-slope-not-negated', shortcut: ({ b, u, k, up }) => whole(b[1] - k * u * up) },
    {
      misconception: 'geo-coord-slope-not-inverted',
      shortcut: ({ b, u, v, k, up }) => {
        const y = b[1] + (up * k * v * v) / u
        return whole(Math.round(y) === y ? y : -1)
      },
    },
    { misconception: 'geo-coord-parallel-for-perpendicular', shortcut: ({ b, u, k }) => whole(b[1] + k + u) },
  ],
  explain: ({ b, u, v, k, up }) => {
    const [, c] = corner(b, u, v, k, up)
    return [
      {
        do: `$AB$ has the slope $${num(frac(-v * up, u)).html.replace(/\$/g, '')}$, so $BC$ must have the slope $${num(frac(u * up, v)).html.replace(/\$/g, '')}$.`,
        why: 'Perpendicular slopes have the product $-1$.',
      },
      {
        do: `From $B$ to $C$ the step in $x$ is ${c[0] - b[0]}, so the step in $y$ is ${c[1] - b[1]}.`,
        why: 'Rise is slope times run.',
      },
      { do: `$y = ${b[1]} + (${c[1] - b[1]}) = ${c[1]}$`, why: 'The step starts at $B$.' },
    ]
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

const KINDS = [
  'A rectangle, but not a square',
  'A rhombus, but not a square',
  'A square',
  'A parallelogram, but neither a rectangle nor a rhombus',
] as const
type Quad = Readonly<{ p: XY; u: XY; v: XY; kind: number; set: string }>
export const cornersOf = ({ p, u, v }: Quad): readonly XY[] => [
  p,
  [p[0] + u[0], p[1] + u[1]],
  [p[0] + u[0] + v[0], p[1] + u[1] + v[1]],
  [p[0] + v[0], p[1] + v[1]],
]
const kindOf = (u: XY, v: XY) => {
  const [right, equal] = [u[0] * v[0] + u[1] * v[1] === 0, hypot(...u) === hypot(...v)]
  return right && equal ? 2 : right ? 0 : equal ? 1 : 3
}
export const drawQuad = (rng: Rng, kind: number): Quad =>
  until(
    () => {
      const u: XY = [int(rng, 1, 6), int(rng, -3, 5)]
      const t = pick(rng, [1, 2])
      const v: XY =
        kind === 0
          ? [(-u[1] * t) / pick(rng, [1, 2]), (u[0] * t) / pick(rng, [1, 2])]
          : kind === 2
            ? [-u[1], u[0]]
            : kind === 1
              ? [u[1], u[0]]
              : [int(rng, -4, 4), int(rng, 2, 6)]
      return {
        p: [int(rng, -5, 2), int(rng, -6, 1)] as XY,
        u,
        v,
        kind,
        set: pick(rng, ['ABCD', 'PQRS', 'KLMN', 'EFGH']),
      }
    },
    (q) =>
      kindOf(q.u, q.v) === kind &&
      cornersOf(q).every(
        ([x, y]) => Number.isInteger(x) && Number.isInteger(y) && Math.abs(x) <= 6 && Math.abs(y) <= 6,
      ) &&
      q.u[1] !== 0 &&
      q.v[0] !== 0 &&
      Math.abs(q.u[0] * q.v[1] - q.u[1] * q.v[0]) > 7 &&
      Math.min(hypot(...q.u), hypot(...q.v)) > 2.2 &&
      xy.angle(q.u, [0, 0], q.v) > 35 &&
      xy.angle(q.u, [0, 0], q.v) < 145,
  )
export const quadFigure = (q: Quad) =>
  onGrid(`Quadrilateral ${q.set}`, Object.fromEntries(cornersOf(q).map((c, i) => [q.set[i] as string, c])), [
    g.polygon(q.set),
  ])

const classify = template({
  id: 'geometry/coordinate-classify-quadrilateral',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) => drawQuad(rng, int(rng, 0, 3)),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      stem: (q) =>
        `${quadFigure(q)}<p>The corners of $${q.set}$ are ${cornersOf(q)
          .map((c, i) => `$${q.set[i]}${pt(c)}$`)
          .join(', ')}. What kind of quadrilateral is it?</p>`,
    },
  ],
  given: (q) => ({ corners: cornersOf(q) }),
  answer: ({ u, v }) => text(KINDS[kindOf(u, v)] as string),
  traps: KINDS.map((k) => ({
    misconception: 'geo-coord-misses-a-property',
    rule: () => text(k),
    why: ({ u, v }: Quad) =>
      `does not fit: neighboring sides are ${hypot(...u) === hypot(...v) ? 'equal' : 'not equal'} and ${u[0] * v[0] + u[1] * v[1] === 0 ? 'perpendicular' : 'not perpendicular'}.`,
  })),
  explain: ({ u, v, set }) => [
    {
      do: `$${set[0]}${set[1]}^2 = ${u[0] ** 2 + u[1] ** 2}$ and $${set[1]}${set[2]}^2 = ${v[0] ** 2 + v[1] ** 2}$`,
      why: `The opposite sides have the same steps, so it is a parallelogram; its neighboring sides are ${hypot(...u) === hypot(...v) ? 'equal' : 'not equal'}.`,
    },
    {
      do: `The slopes are $${num(frac(u[1], u[0])).html.replace(/\$/g, '')}$ and $${num(frac(v[1], v[0])).html.replace(/\$/g, '')}$, so it is this: ${(KINDS[kindOf(u, v)] as string).toLowerCase()}.`,
      why:
        u[0] * v[0] + u[1] * v[1] === 0
          ? 'Their product is $-1$, so the sides are perpendicular.'
          : 'Their product is not $-1$, so the sides are not perpendicular.',
    },
  ],
  // By the diagonals: equal in rectangles, perpendicular in rhombuses.
  check: ({ corners: [a, b, c, d] }) => {
    const [e, f] = [
      [(c as XY)[0] - (a as XY)[0], (c as XY)[1] - (a as XY)[1]],
      [(d as XY)[0] - (b as XY)[0], (d as XY)[1] - (b as XY)[1]],
    ] as [[number, number], [number, number]]
    const [equal, cross] = [hypot(...e) === hypot(...f), e[0] * f[0] + e[1] * f[1] === 0]
    return text(KINDS[equal && cross ? 2 : equal ? 0 : cross ? 1 : 3] as string)
  },
})

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
    { misconception: 'geo-coord-slope-not-negated', shortcut: (p) => through(p.m, p.down ? -p.k : p.k) },
    {
      misconception: 'geo-coord-parallel-for-perpendicular',
      shortcut: (p) => through(ends(p)[0], p.down ? p.k : -p.k),
      why: () => 'is perpendicular to $AB$, but passes through $A$.',
    },
    {
      misconception: 'geo-coord-parallel-for-perpendicular',
      shortcut: (p) => through(ends(p)[1], p.down ? p.k : -p.k),
      why: () => 'is perpendicular to $AB$, but passes through $B$.',
    },
    {
      misconception: 'geo-coord-slope-not-negated',
      shortcut: (p) => through(ends(p)[1], p.down ? -p.k : p.k),
      why: () => 'has the wrong sign of the slope and passes through $B$.',
    },
  ],
  explain: (p) => [
    { do: `The midpoint of $AB$ is $${pt(p.m)}$.`, why: 'The bisector passes through it.' },
    {
      do: `$AB$ has the slope $${p.down ? '-' : ''}\\frac{1}{${p.k}}$, so the bisector has the slope $${p.down ? p.k : -p.k}$.`,
      why: 'Perpendicular slopes have the product $-1$.',
    },
    {
      do: `$y = ${linear(p.down ? p.k : -p.k, p.m[1] - (p.down ? p.k : -p.k) * p.m[0])}$`,
      why: 'Put the midpoint in to find the constant.',
    },
  ],
  // Points with equal distances from both ends.
  check: ({ ends: [a, b] }) =>
    equation('', ({ x, y }) => (x - a[0]) ** 2 + (y - a[1]) ** 2 - (x - b[0]) ** 2 - (y - b[1]) ** 2),
})
function ends({ m, u, k, down }: { m: XY; u: number; k: number; down: boolean }): readonly [XY, XY] {
  const v = down ? -u : u
  return [
    [m[0] - u * k, m[1] - v],
    [m[0] + u * k, m[1] + v],
  ]
}
function through(p: XY, s: number) {
  const c = p[1] - s * p[0]
  return equation(`y = ${linear(s, c)}`, ({ x, y }) => y - s * x - c)
}

export const templates: readonly Template[] = [perpendicular, missing, classify, bisector]
