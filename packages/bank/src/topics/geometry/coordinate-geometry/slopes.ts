import {
  add,
  equation,
  type Frac,
  frac,
  g,
  hypot,
  int,
  linear,
  mul,
  nonZero,
  num,
  paren,
  pick,
  type Rng,
  signed,
  sub,
  type Template,
  template,
  text,
  toNumber,
  toTex,
  until,
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
    {
      misconception: 'geo-coord-slope-not-negated',
      classic: true,
      rule: ({ a, b, perp }) => (perp ? num(frac(b[0] - a[0], b[1] - a[1])) : null),
      why: () => 'is the reciprocal of the slope, with the sign left as it was.',
    },
    {
      misconception: 'geo-coord-perpendicular-for-parallel',
      classic: true,
      rule: ({ a, b, perp }) => (perp ? null : num(frac(a[0] - b[0], b[1] - a[1]))),
      why: () => 'is the slope of a perpendicular segment; a parallel one has the same slope.',
    },
    {
      misconception: 'geo-coord-parallel-for-perpendicular',
      rule: ({ a, b, perp }) => (perp ? num(frac(b[1] - a[1], b[0] - a[0])) : null),
      why: () => 'is the slope of $AB$ itself; a perpendicular segment has another slope.',
    },
    {
      misconception: 'geo-coord-run-over-rise',
      rule: ({ a, b, perp }) => (perp ? null : num(frac(b[0] - a[0], b[1] - a[1]))),
      why: ({ u, v }) => `divides the run $${u}$ by the rise $${v}$.`,
    },
    {
      misconception: 'geo-coord-slope-not-inverted',
      rule: ({ a, b, perp }) => (perp ? num(frac(a[1] - b[1], b[0] - a[0])) : null),
      why: () => 'is the slope of $AB$ with the sign changed, but not its reciprocal.',
    },
    {
      misconception: 'geo-coord-mixed-order',
      rule: ({ a, b, perp }) => (perp ? null : num(frac(a[1] - b[1], b[0] - a[0]))),
      why: () => 'subtracts from $A$ to $B$ in one coordinate and from $B$ to $A$ in the other.',
    },
  ],
  explain: ({ u, v, perp }) => ({
    plan: 'Find the slope of the given segment. Parallel segments have the same slope; for a perpendicular one take the negative reciprocal.',
    steps: [
      {
        do: `From $A$ to $B$ it is ${u} to the right and ${Math.abs(v)} ${v > 0 ? 'up' : 'down'}: the run is $${u}$, the rise $${v}$.`,
        why: 'Subtract the coordinates in the same order.',
      },
      { do: `The slope of $AB$ is $${toTex(frac(v, u))}$.`, why: 'Slope is rise over run.' },
      perp
        ? {
            do: `The perpendicular slope is $${toTex(frac(-u, v))}$.`,
            why: 'Turn the fraction upside down and change the sign.',
          }
        : {
            do: `The parallel segment has the same slope, $${toTex(frac(v, u))}$.`,
            why: 'Parallel segments rise equally fast.',
          },
    ],
    check: perp
      ? `$${toTex(frac(v, u))} \\cdot ${paren(frac(-u, v))} = -1$`
      : `The segment ${v > 0 ? 'rises' : 'falls'} from left to right, so its slope is ${v > 0 ? 'positive' : 'negative'}.`,
  }),
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
      why: () => 'puts the right angle at $A$.',
    },
  ],
  explain: ({ b, u, v, k, up }) => {
    const [, c] = corner(b, u, v, k, up)
    return {
      plan: 'The two legs meet at the right angle, so their slopes are negative reciprocals; from the corner, go with the second slope to the given x.',
      steps: [
        {
          do: `$AB$ has the slope $${num(frac(-v * up, u)).html.replace(/\$/g, '')}$, so $BC$ must have the slope $${num(frac(u * up, v)).html.replace(/\$/g, '')}$.`,
          why: 'Perpendicular slopes have the product $-1$.',
        },
        {
          do: `From $B$ to $C$ the step in $x$ is ${c[0] - b[0]}, so the step in $y$ is ${c[1] - b[1]}.`,
          why: 'Rise is slope times run.',
        },
        { do: `$y = ${b[1]} + (${c[1] - b[1]}) = ${c[1]}$`, why: 'The step starts at $B$.' },
      ],
      check: `The slopes $${toTex(frac(-v * up, u))}$ and $${toTex(frac(u * up, v))}$ have the product $-1$.`,
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
/** Whether neighboring sides are perpendicular, and whether they are equal. */
const tested = ([a, b, c]: readonly XY[]): readonly [boolean, boolean] => {
  const [[ax, ay], [bx, by], [cx, cy]] = [a, b, c] as [XY, XY, XY]
  return [(bx - ax) * (cx - bx) + (by - ay) * (cy - by) === 0, hypot(bx - ax, by - ay) === hypot(cx - bx, cy - by)]
}
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
  traps: [
    {
      misconception: 'geo-coord-assumes-right-angles',
      rule: ({ corners }) => {
        const [right, equal] = tested(corners)
        return right ? null : text(KINDS[equal ? 2 : 0] as string)
      },
      why: ({ set }) => `needs right angles, but $${set[0]}${set[1]}$ and $${set[1]}${set[2]}$ are not perpendicular.`,
    },
    {
      misconception: 'geo-coord-misses-a-property',
      rule: ({ corners }) => {
        const [right, equal] = tested(corners)
        return equal ? null : text(KINDS[right ? 2 : 1] as string)
      },
      says: () => 'I took neighboring sides to be equal by their look and did not work out their lengths.',
      why: ({ set }) => `needs equal sides, but $${set[0]}${set[1]}$ and $${set[1]}${set[2]}$ are not equally long.`,
    },
    {
      misconception: 'geo-coord-misses-a-property',
      rule: ({ corners }) => {
        const [right, equal] = tested(corners)
        return right && equal ? text(KINDS[0]) : null
      },
      says: () => 'I found the right angles and did not test whether all sides are equal.',
      why: () => 'is not all: the sides are equal as well.',
    },
    {
      misconception: 'geo-coord-misses-a-property',
      rule: ({ corners }) => {
        const [right, equal] = tested(corners)
        return right && equal ? text(KINDS[1]) : null
      },
      says: () => 'I found the equal sides and did not test for right angles.',
      why: () => 'is not all: the angles are right angles as well.',
    },
    {
      misconception: 'geo-coord-stops-at-parallel',
      rule: ({ corners }) => (tested(corners).some((x) => x) ? text(KINDS[3]) : null),
      why: ({ u, v }) =>
        `leaves out that neighboring sides are ${[u[0] * v[0] + u[1] * v[1] === 0 ? 'perpendicular' : '', hypot(...u) === hypot(...v) ? 'equal' : ''].filter(Boolean).join(' and ')}.`,
    },
    {
      misconception: 'geo-coord-mixes-rectangle-and-rhombus',
      rule: ({ corners }) => {
        const [right, equal] = tested(corners)
        return right === equal ? null : text(KINDS[right ? 1 : 0] as string)
      },
      why: ({ u, v }) =>
        hypot(...u) === hypot(...v)
          ? 'has right angles; here the sides are equal, and that is a rhombus.'
          : 'has equal sides; here the angles are right, and that is a rectangle.',
    },
    {
      misconception: 'geo-coord-misses-a-property',
      rule: ({ corners }) => (tested(corners).some((x) => x) ? null : text(KINDS[2])),
      says: () => 'I took it for a square by its look and tested neither the lengths nor the slopes.',
      why: () => 'would need equal sides and right angles; it has neither.',
    },
  ],
  explain: ({ u, v, set }) => {
    const [equal, right] = [hypot(...u) === hypot(...v), u[0] * v[0] + u[1] * v[1] === 0]
    const product = toTex(frac(u[1] * v[1], u[0] * v[0]))
    return {
      plan: 'Test three things: are opposite sides parallel, are neighboring sides equal, and are they perpendicular?',
      steps: [
        {
          do: `From $${set[0]}$ to $${set[1]}$ the steps are $${pt(u)}$, and so they are from $${set[3]}$ to $${set[2]}$: it is a parallelogram.`,
          why: 'Opposite sides with the same steps are parallel and equal.',
        },
        {
          do: `$${set[0]}${set[1]}^2 = ${u[0] ** 2} + ${u[1] ** 2} = ${u[0] ** 2 + u[1] ** 2}$ and $${set[1]}${set[2]}^2 = ${v[0] ** 2} + ${v[1] ** 2} = ${v[0] ** 2 + v[1] ** 2}$`,
          why: `Neighboring sides are ${equal ? 'equal' : 'not equal'}.`,
        },
        {
          do: `The slopes are $${toTex(frac(u[1], u[0]))}$ and $${toTex(frac(v[1], v[0]))}$; their product is $${product}$.`,
          why: `So neighboring sides are ${right ? 'perpendicular' : 'not perpendicular'}.`,
        },
        {
          do: `So it is this: ${(KINDS[kindOf(u, v)] as string).toLowerCase()}.`,
          why: 'Right angles make a rectangle, equal sides a rhombus, both a square.',
        },
      ],
    }
  },
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
        do: `$AB$ has the slope $${p.down ? '-' : ''}\\frac{1}{${p.k}}$, so the bisector has the slope $${p.down ? p.k : -p.k}$.`,
        why: 'Perpendicular slopes have the product $-1$.',
      },
      {
        do: `$y = ${linear(p.down ? p.k : -p.k, p.m[1] - (p.down ? p.k : -p.k) * p.m[0])}$`,
        why: 'Put the midpoint in to find the constant.',
      },
    ],
    check: `The midpoint $${pt(p.m)}$ makes the equation true: $${p.down ? p.k : -p.k} \\cdot ${paren(p.m[0])} ${signed(p.m[1] - (p.down ? p.k : -p.k) * p.m[0])} = ${p.m[1]}$.`,
  }),
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

export const templates: readonly Template[] = [perpendicular, missing, classify, bisector]
