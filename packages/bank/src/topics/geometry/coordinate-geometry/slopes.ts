import {
  div,
  frac,
  g,
  hypot,
  int,
  nonZero,
  num,
  paren,
  pick,
  type Rng,
  surdSqrt,
  type Template,
  template,
  text,
  toTex,
  until,
  xy,
} from '#kit'
import { onGrid, pt, withSteps, type XY } from '../on-grid.ts'
import { surdText } from '../surd-text.ts'

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
      operation: 'part-left-out',
      operands: ({ a, b }) => [frac(b[0] - a[0], b[1] - a[1])],
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
      operation: 'rise-and-run-swapped',
      operands: ({ a, b }) => [b[1] - a[1], b[0] - a[0]],
      rule: ({ a, b, perp }) => (perp ? null : num(frac(b[0] - a[0], b[1] - a[1]))),
      why: ({ u, v }) => `divides the run $${u}$ by the rise $${v}$.`,
    },
    {
      misconception: 'geo-coord-slope-not-inverted',
      operation: 'part-left-out',
      operands: ({ a, b }) => [frac(a[1] - b[1], b[0] - a[0])],
      rule: ({ a, b, perp }) => (perp ? num(frac(a[1] - b[1], b[0] - a[0])) : null),
      why: () => 'is the slope of $AB$ with the sign changed, but not its reciprocal.',
    },
    {
      misconception: 'geo-coord-mixed-order',
      operation: 'difference-turned-round',
      operands: ({ a, b }) => [b[1], a[1]],
      after: (rise, { a, b }) => div(rise, b[0] - a[0]),
      rule: ({ a, b, perp }) => (perp ? null : num(frac(a[1] - b[1], b[0] - a[0]))),
      why: () => 'subtracts from $A$ to $B$ in one coordinate and from $B$ to $A$ in the other.',
    },
  ],
  explain: ({ a, u, v, perp }, frame) => ({
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
            why: 'Take the reciprocal of the fraction and change the sign.',
          }
        : {
            do: `The parallel segment has the same slope, $${toTex(frac(v, u))}$.`,
            why: 'Parallel segments rise equally fast.',
          },
    ],
    check: perp
      ? `$${toTex(frac(v, u))} \\cdot ${paren(frac(-u, v))} = -1$`
      : `From $B$ back to $A$ the run is $${-u}$ and the rise $${-v}$, and $${-v} \\div (${-u}) = ${toTex(frac(v, u))}$ as well.`,
    figure: frame === 'graph' ? withSteps(a, [a[0] + u, a[1] + v]) : '',
  }),
  // Goes through the small directions: which one is at a right angle, or alongside?
  check: ({ a, b, perp }) => {
    const [u, v] = [b[0] - a[0], b[1] - a[1]]
    for (let x = 1; x <= 30; x++)
      for (let y = -30; y <= 30; y++) if ((perp ? x * u + y * v : x * v - y * u) === 0) return num(frac(y, x))
    return num(99)
  },
})

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

export const quadFigure = (q: Quad, sides: readonly string[] = []) =>
  onGrid(`Quadrilateral ${q.set}`, Object.fromEntries(cornersOf(q).map((c, i) => [q.set[i] as string, c])), [
    g.polygon(q.set),
    ...sides.map((label, i) => g.side(`${q.set[i]}${q.set[i + 1]}`, label)),
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
        `${quadFigure(q)}<p>The vertices of $${q.set}$ are ${cornersOf(q)
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
  explain: (q) => {
    const { u, v, set } = q
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
      figure: quadFigure(
        q,
        [u, v].map((w) => surdText(surdSqrt(w[0] ** 2 + w[1] ** 2))),
      ),
      faster: `The steps of two neighboring sides are enough, without slopes: $${pt(u)}$ and $${pt(v)}$. ${
        [...u.map(Math.abs)].sort().join() === [...v.map(Math.abs)].sort().join()
          ? 'They have the same two numbers up to signs, so the sides are equal'
          : `Their squares add up to ${u[0] ** 2 + u[1] ** 2} and ${v[0] ** 2 + v[1] ** 2}, so the sides are ${equal ? 'equal' : 'not equal'}`
      }. Multiply the steps in $x$ and those in $y$ and add: $${u[0] * v[0]} + ${paren(u[1] * v[1])} = ${u[0] * v[0] + u[1] * v[1]}$, so there is ${right ? 'a right angle, because the sum is $0$' : 'no right angle, because the sum is not $0$'}.`,
      check: `By the diagonals: $${set[0]}${set[2]}^2 = ${(u[0] + v[0]) ** 2 + (u[1] + v[1]) ** 2}$ and $${set[1]}${set[3]}^2 = ${(v[0] - u[0]) ** 2 + (v[1] - u[1]) ** 2}$. They are ${right ? 'equal, as in every rectangle' : 'not equal, so it is no rectangle'}.`,
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

export const templates: readonly Template[] = [perpendicular, classify]
