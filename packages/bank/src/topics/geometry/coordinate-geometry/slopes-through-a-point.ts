/** The perpendicular to a side through a given point. */

import {
  equation,
  type Frac,
  type Fracish,
  frac,
  g,
  type Html,
  int,
  linear,
  mul,
  paren,
  pick,
  sub,
  type Template,
  template,
  toNumber,
  toTex,
  until,
  type Value,
} from '#kit'
import { onGrid, pt, type XY } from '../on-grid.ts'
import { skill } from './slopes.ts'

/** AB runs k·u to the right and u up or down, so that the perpendicular has a whole slope. */
type Drawn = Readonly<{ a: XY; u: number; k: number; down: boolean; c: XY }>

type Shown = Readonly<{ a: XY; b: XY; c: XY }>

const shown = ({ a, u, k, down, c }: Drawn): Shown => ({ a, b: [a[0] + u * k, a[1] + (down ? -u : u)], c })

const slopeOf = ({ a, b }: Shown): Frac => frac(b[1] - a[1], b[0] - a[0])

const turned = (s: Frac): Frac => frac(-s.d, s.n)

/** The line through a point with this slope. */
const through = (p: readonly [Fracish, Fracish], s: Frac): Value => {
  const c = sub(p[1], mul(s, p[0]))
  return equation(`y = ${linear(s, c)}`, ({ x, y }) => y - toNumber(s) * x - toNumber(c))
}

const foot = ({ a, b, c }: Shown): XY => {
  const [u, v] = [b[0] - a[0], b[1] - a[1]]
  const t = ((c[0] - a[0]) * u + (c[1] - a[1]) * v) / (u * u + v * v)
  return [a[0] + t * u, a[1] + t * v]
}

/** Triangle ABC; in an explanation with the altitude from C. */
const figure = (s: Shown, found = false): Html =>
  onGrid(
    found ? 'Triangle ABC with the dashed altitude from C' : 'Triangle ABC',
    { A: s.a, B: s.b, C: s.c, ...(found ? { f: foot(s) } : {}) },
    [g.polygon('ABC'), ...(found ? [g.seg('Cf', '', { dash: true })] : [])],
  )

const altitude = template({
  id: 'geometry/coordinate-perpendicular-through-a-point',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 105,
  response: 'choice',
  draw: (rng): Drawn =>
    until(
      () => ({
        a: [int(rng, -6, 0), int(rng, -6, 6)] as XY,
        u: int(rng, 1, 4),
        k: int(rng, 2, 4),
        down: int(rng, 0, 1) === 1,
        c: [int(rng, -6, 6), int(rng, -6, 6)] as XY,
      }),
      (p) => {
        const s = shown(p)
        const h = foot(s)
        const m = toNumber(turned(slopeOf(s)))
        const off = Math.abs((s.b[0] - s.a[0]) * (s.c[1] - s.a[1]) - (s.b[1] - s.a[1]) * (s.c[0] - s.a[0]))
        return (
          [...s.a, ...s.b].every((x) => Math.abs(x) <= 6) &&
          [...s.a, ...s.c].every((x) => x !== 0) &&
          s.c[1] - m * s.c[0] !== 0 &&
          Math.abs(s.c[1] - m * s.c[0]) < 20 &&
          off > 17 &&
          h[0] > s.a[0] + 0.8 &&
          h[0] < s.b[0] - 0.8 &&
          // Else the line would go through the midpoint, or through an end.
          Math.abs(h[0] - (s.a[0] + s.b[0]) / 2) > 0.4
        )
      },
    ),
  frames: [
    {
      id: 'altitude',
      kind: 'graph',
      items: 6,
      stem: (p) => {
        const s = shown(p)
        return `${figure(s)}<p>The vertices of triangle $ABC$ are $A${pt(s.a)}$, $B${pt(s.b)}$ and $C${pt(s.c)}$. Which equation describes the line that contains the altitude from $C$ to side $AB$?</p>`
      },
    },
    {
      id: 'path',
      kind: 'words',
      items: 5,
      stem: (p, rng) => {
        const s = shown(p)
        return `On a town map, ${pick(rng, ['Oak Street', 'Main Street', 'Mill Road', 'the canal'])} is the straight line through $A${pt(s.a)}$ and $B${pt(s.b)}$. A straight path from ${pick(rng, ['the library', 'the school', 'the park'])} at $C${pt(s.c)}$ meets this line at a right angle. Which equation describes the line of the path?`
      },
    },
  ],
  given: shown,
  answer: (p) => through(p.c, turned(slopeOf(shown(p)))),
  traps: [
    {
      misconception: 'geo-coord-slope-not-negated',
      classic: true,
      rule: (s) => through(s.c, frac(slopeOf(s).d, slopeOf(s).n)),
      says: () => 'I took the reciprocal of the slope of $AB$, left its sign, and put the line through $C$.',
      why: () => 'takes the reciprocal of the slope of $AB$ and leaves its sign.',
    },
    {
      misconception: 'geo-coord-line-through-the-wrong-point',
      rule: (s) => through([frac(s.a[0] + s.b[0], 2), frac(s.a[1] + s.b[1], 2)], turned(slopeOf(s))),
      says: () => 'I found the perpendicular slope, but put the line through the midpoint of $AB$ instead of $C$.',
      why: () => 'is perpendicular to $AB$, but passes through its midpoint.',
    },
    {
      misconception: 'geo-coord-y-as-intercept',
      rule: (s) => equationOf(turned(slopeOf(s)), s.c[1]),
      says: () => 'I found the perpendicular slope, but took the $y$-coordinate of $C$ as the $y$-intercept.',
      why: () => 'has the right slope, but takes the $y$-coordinate of $C$ as the $y$-intercept.',
    },
    {
      misconception: 'geo-coord-parallel-for-perpendicular',
      rule: (s) => through(s.c, slopeOf(s)),
      says: () => 'I kept the slope of $AB$ itself and put the line through $C$.',
      why: () => 'is parallel to $AB$.',
    },
    {
      misconception: 'geo-coord-line-through-the-wrong-point',
      rule: (s) => through(s.a, turned(slopeOf(s))),
      says: () => 'I found the perpendicular slope, but put the line through $A$ instead of $C$.',
      why: () => 'is perpendicular to $AB$, but passes through $A$.',
    },
  ],
  explain: (p, frame) => {
    const s = shown(p)
    const m = turned(slopeOf(s))
    const b = sub(s.c[1], mul(m, s.c[0]))
    return {
      plan: 'Find the slope of the given line, take its negative reciprocal, and put the line with this slope through the given point.',
      steps: [
        {
          do: `From $A$ to $B$ the rise is $${s.b[1]} - ${paren(s.a[1])} = ${s.b[1] - s.a[1]}$ and the run is $${s.b[0]} - ${paren(s.a[0])} = ${s.b[0] - s.a[0]}$, so the slope is $${toTex(slopeOf(s))}$.`,
          why: 'Slope is rise over run.',
        },
        { do: `The perpendicular slope is $${toTex(m)}$.`, why: `$${toTex(slopeOf(s))} \\cdot ${paren(m)} = -1$` },
        {
          do: `Put $C${pt(s.c)}$ into $y = ${linear(m, 0)} + b$: $${s.c[1]} = ${toTex(m)} \\cdot ${paren(s.c[0])} + b = ${toTex(mul(m, s.c[0]))} + b$, so $b = ${s.c[1]} - ${paren(mul(m, s.c[0]))} = ${toTex(b)}$.`,
          why: 'The line must pass through $C$.',
        },
        { do: `The equation is $y = ${linear(m, b)}$.`, why: 'Slope and intercept are known.' },
      ],
      faster: `The intercept need not be worked out. Of the options, only $y = ${linear(m, b)}$ has slope $${toTex(m)}$ and gives $${s.c[1]}$ for $x = ${s.c[0]}$.`,
      check: `For $x = ${s.c[0]}$ the equation gives $y = ${toTex(mul(m, s.c[0]))} + ${paren(b)} = ${s.c[1]}$, the point $C$.`,
      figure: frame === 'altitude' ? figure(s, true) : '',
    }
  },
  // All points whose step from C is at a right angle to AB.
  check: ({ a, b, c }) => equation('', ({ x, y }) => (x - c[0]) * (b[0] - a[0]) + (y - c[1]) * (b[1] - a[1])),
})

function equationOf(s: Frac, c: number): Value {
  return equation(`y = ${linear(s, c)}`, ({ x, y }) => y - toNumber(s) * x - c)
}

export const templates: readonly Template[] = [altitude]
