/** Tangent of a difference in use: angles between lines, viewing angles. */

import {
  abs,
  add,
  div,
  dot,
  type Frac,
  frac,
  type Html,
  int,
  type Layer,
  mul,
  num,
  plane,
  sample,
  segment,
  signed,
  sub,
  type Template,
  template,
  toNumber,
  toTex,
  until,
} from '#kit'
import { nameAt, near, numbersBelow, numbersLeft, onLine, type Place, placeBeside } from '../clear-numbers.ts'
import { rational } from '../common.ts'
import { ABOVE, ADDS, BELOW, combined, degrees, inside, NO_ONE, one, over, skill, tame } from './tangent-sums.ts'

type Pt2 = readonly [number, number]

type Lines = Readonly<{ m: readonly Frac[]; p: Pt2; a: Pt2; b: Pt2 }>

const SLOPES: readonly Frac[] = [
  [1, 2],
  [1, 3],
  [2, 3],
  [2, 1],
  [3, 1],
  [3, 2],
  [1, 4],
  [4, 1],
  [-1, 2],
  [-1, 3],
  [-2, 1],
  [-3, 1],
  [-2, 3],
  [-3, 2],
].map(([n, d]) => frac(n as number, d as number))

/** The two slopes, as written or from the points of the graph. */
const slopesOf = ({ m, p, a, b }: Lines): readonly [Frac, Frac] => {
  const slope = (q: Pt2): Frac => frac(q[1] - p[1], q[0] - p[0])
  return m.length === 2 ? [m[0] as Frac, m[1] as Frac] : [slope(a), slope(b)]
}

const acute = (m: Frac, n: Frac): Frac | null => {
  const t = combined(m, n, false)
  return t === null ? null : abs(t)
}

/** The end of a segment from p with this slope, on the grid, to the right of p. */
const endOf = (p: Pt2, m: Frac): Pt2 => {
  const k = m.d === 1 && Math.abs(m.n) <= 2 ? 2 : 1
  return [p[0] + k * m.d, p[1] + k * m.n]
}

const between = template({
  id: 'trigonometry/angle-between-lines',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: true,
  seconds: 110,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [m, n] = sample(rng, SLOPES, 2) as [Frac, Frac]
        const p: Pt2 = [int(rng, -2, 1), int(rng, -2, 2)]
        return { m, n, p, c: int(rng, -6, 6), d: int(rng, -6, 6) }
      },
      ({ m, n, p, c, d }) => {
        const t = acute(m, n)
        return (
          tame(t, 20) &&
          c !== d &&
          c !== 0 &&
          d !== 0 &&
          [endOf(p, m), endOf(p, n)].every(([x, y]) => x >= 0 && x <= 5 && Math.abs(y) <= 5)
        )
      },
    ),
  frames: [
    {
      id: 'equations',
      kind: 'multi-step',
      items: 5,
      stem: ({ m, n, c, d }) =>
        `The lines $y = ${slopeTex(m)}x${signed(c)}$ and $y = ${slopeTex(n)}x${signed(d)}$ cross at an acute angle $\\theta$. What is $\\tan \\theta$?`,
    },
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ m, n, p }) =>
        `${crossing(p, endOf(p, m), endOf(p, n))}<p>The lines through $P${tuple(p)}$ and $A${tuple(endOf(p, m))}$ and through $P$ and $B${tuple(endOf(p, n))}$ form an acute angle $\\theta$. What is $\\tan \\theta$?</p>`,
    },
  ],
  given: ({ m, n, p }, frame): Lines =>
    frame === 'graph' ? { m: [], p, a: endOf(p, m), b: endOf(p, n) } : { m: [m, n], p: [0, 0], a: [0, 0], b: [0, 0] },
  answer: ({ m, n }) => num(acute(m, n) as Frac),
  traps: [
    {
      misconception: ADDS,
      classic: true,
      operation: 'function-of-each-part',
      operands: (x) => [...slopesOf(x), -1],
      after: (x) => abs(x),
      rule: (x) => {
        const [m, n] = slopesOf(x)
        return num(abs(sub(m, n)))
      },
      says: () => 'I gave the difference of the two slopes.',
      why: ({ m, n }) => `is only the difference of the slopes $${toTex(m)}$ and $${toTex(n)}$.`,
    },
    {
      misconception: BELOW,
      operation: 'sign-in-the-denominator',
      operands: (x) => [sub(...slopesOf(x)), mul(...slopesOf(x)), -1],
      after: (x) => abs(x),
      rule: (x) => {
        const [m, n] = slopesOf(x)
        const v = over(abs(sub(m, n)), abs(sub(one, mul(m, n))))
        return v
      },
      why: ({ m, n }) =>
        `divides by $1 - m_1 m_2$ with $m_1 = ${toTex(m)}$ and $m_2 = ${toTex(n)}$; a difference needs plus.`,
    },
    {
      misconception: ABOVE,
      operation: 'tangent-of-the-sum',
      operands: (x) => slopesOf(x),
      after: (x) => abs(x),
      rule: (x) => {
        const [m, n] = slopesOf(x)
        return add(m, n).n === 0 ? null : over(abs(add(m, n)), abs(sub(one, mul(m, n))))
      },
      says: () => 'I used the formula for the sum of two angles.',
      why: () => 'is the tangent of the sum of the angles, not of their difference.',
    },
    {
      misconception: NO_ONE,
      operation: 'one-left-out',
      operands: (x) => [sub(...slopesOf(x)), mul(...slopesOf(x))],
      after: (x) => abs(x),
      rule: (x) => {
        const [m, n] = slopesOf(x)
        return over(abs(sub(m, n)), abs(mul(m, n)))
      },
      why: () => 'divides by the product of the slopes without the 1.',
    },
  ],
  explain: ({ m, n, p }, frame) => {
    const [top, bottom] = [sub(m, n), add(one, mul(m, n))]
    return {
      ...(frame === 'graph' ? { figure: crossing(p, endOf(p, m), endOf(p, n), true) } : {}),
      plan: 'The slope of a line is the tangent of its angle with the horizontal. The angle between two lines is the difference of those angles, so use the tangent of a difference and make it positive.',
      steps: [
        {
          do:
            frame === 'graph'
              ? `Slope of $PA$: $${quotient(p, endOf(p, m))} = ${toTex(m)}$. Slope of $PB$: $${quotient(p, endOf(p, n))} = ${toTex(n)}$.`
              : `The slopes are $m_1 = ${toTex(m)}$ and $m_2 = ${toTex(n)}$.`,
          why: 'Each slope is the tangent of the angle that the line makes with the horizontal.',
        },
        {
          do: `Difference of the slopes: $${toTex(m)} - ${inside(n)} = ${toTex(top)}$.`,
          why: 'It is the numerator of the formula for the tangent of a difference.',
        },
        {
          do: `Denominator: $1 + ${inside(m)} \\cdot ${inside(n)} = ${toTex(bottom)}$.`,
          why: 'For a difference the sign below is plus.',
        },
        {
          do: `$${toTex(top)} \\div ${inside(bottom)} = ${toTex(div(top, bottom))}$, so for the acute angle $\\tan \\theta = ${toTex(abs(div(top, bottom)))}$.`,
          why: 'An acute angle has a positive tangent.',
        },
      ],
      check: `The lines rise at about $${degrees(m)}^\\circ$ and $${degrees(n)}^\\circ$; between them is an angle of about $${((Math.atan(toNumber(abs(div(top, bottom)))) * 180) / Math.PI).toFixed(1)}^\\circ$.`,
      faster: `With a calculator: $\\tan\\left(\\tan^{-1} ${inside(m)} - \\tan^{-1} ${inside(n)}\\right) \\approx ${toNumber(div(top, bottom)).toFixed(3)}$. Without its sign this is $${toTex(abs(div(top, bottom)))}$ as a decimal.`,
    }
  },
  // By the angles themselves.
  check: (x) => {
    const [m, n] = slopesOf(x).map((s) => Math.atan(toNumber(s))) as [number, number]
    return num(rational(Math.abs(Math.tan(m - n))) ?? 0)
  },
})

function slopeTex(m: Frac): string {
  return m.d === 1 && Math.abs(m.n) === 1 ? (m.n < 0 ? '-' : '') : toTex(m)
}

function tuple([x, y]: Pt2): string {
  return `(${x}, ${y})`
}

function quotient(p: Pt2, q: Pt2): string {
  const minus = (u: number, v: number) => (v === 0 ? `${u}` : `${u} - ${v < 0 ? `(${v})` : v}`)
  return `\\frac{${minus(q[1], p[1])}}{${minus(q[0], p[0])}}`
}

/** Two lines through P, one through A and one through B. */
/** Two lines through p; with `found`, the rise and run of both. */
function crossing(p: Pt2, a: Pt2, b: Pt2, found = false): Html {
  const through = (q: Pt2) => {
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
    // As far as the window goes, both ways.
    const reach = (s: 1 | -1): number =>
      Math.min(
        dx === 0 ? 99 : (((s * dx > 0 ? 6 - p[0] : -6 - p[0]) / (s * dx)) as number),
        dy === 0 ? 99 : (((s * dy > 0 ? 6 - p[1] : -6 - p[1]) / (s * dy)) as number),
      )
    const [u, v] = [reach(1), reach(-1)]
    return segment(p[0] - v * dx, p[1] - v * dy, p[0] + u * dx, p[1] + u * dy)
  }
  const say = (q: Pt2) => `(${q[0]}, ${q[1]})`.replace(/-/g, '−')
  const lines = [onLine(p, a), onLine(p, b)]
  const points: readonly (readonly [string, Pt2])[] = [
    ['P', p],
    ['A', a],
    ['B', b],
  ]
  // The names first, each clear of the lines, of the points and of the names before it; then the numbers.
  const names: Layer = (s) => {
    const spots = points.map(([, q]): Place => ({ x: s.px(q[0]), y: s.py(q[1]), w: 5, h: 5 }))
    const placed: Place[] = []
    for (const [, q] of points)
      placed.push(
        placeBeside(
          s,
          q,
          (place) => lines.some((l) => l(place, s)) || [...spots, ...placed].some((o) => near(place, o, 1)),
        ),
      )
    const numbers = numbersLeft(
      [-4, -2, 2, 4],
      (place) =>
        lines.some((l) => l(place, s)) ||
        placed.some((o) => near(place, o, 12)) ||
        spots.some((o) => near(place, o, 1)),
    )
    return placed.map((place, i) => nameAt(s, place, points[i]?.[0] ?? '')).join('') + numbers(s)
  }
  return plane(
    {
      alt: `Two lines on a coordinate grid that cross at P${say(p)}; one passes through A${say(a)}, the other through B${say(b)}.${found ? ' Dashed lines lead from P to the right and then up or down to A and to B.' : ''}`,
      x: [-6, 6],
      y: [-6, 6],
      xStep: 1,
      yStep: 1,
      xEvery: 1000,
      yEvery: 1000,
      height: 300,
    },
    [
      ...(found ? [a, b].flatMap(([x, y]) => [leg(p[0], p[1], x, p[1]), leg(x, p[1], x, y)]) : []),
      through(a),
      through(b),
      ...points.map(([, q]) => dot(q[0], q[1])),
      numbersBelow([-6, -4, -2, 2, 4, 6]),
      names,
    ],
  )
}

const leg = (x1: number, y1: number, x2: number, y2: number): Layer =>
  segment(x1, y1, x2, y2, { dash: true, plain: true })

export const templates: readonly Template[] = [between]
