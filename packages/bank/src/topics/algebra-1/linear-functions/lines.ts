/** Lines as values, and planes with lines on them. */

import {
  dot,
  equation,
  type Frac,
  type Fracish,
  frac,
  type Html,
  type Layer,
  linear,
  mul,
  plane,
  segment,
  sub,
  terms,
  toNumber,
  type Value,
} from '../../../kit.ts'

/** `y = mx + b`. */
export const lineValue = (m: Fracish, b: Fracish): Value =>
  equation(`y = ${linear(m, b)}`, ({ x, y }) => y - toNumber(m) * x - toNumber(b))

/** `Ax + By = C`. */
export const standardValue = (a: number, b: number, c: number): Value =>
  equation(`${terms([a, 'x'], [b, 'y'])} = ${c}`, ({ x, y }) => a * x + b * y - c)

export const slopeOf = (x1: number, y1: number, x2: number, y2: number): Frac => frac(y2 - y1, x2 - x1)

/** y-intercept of the line through a point. */
export const startOf = (m: Fracish, x: number, y: number): Frac => sub(y, mul(m, x))

/** Cramer's rule for y = mx + b through two points: another road to slope and intercept. */
export function solveLine(x1: number, y1: number, x2: number, y2: number): Readonly<{ m: Frac; b: Frac }> {
  const det = x1 - x2
  return { m: frac(y1 - y2, det), b: frac(x1 * y2 - x2 * y1, det) }
}

const EDGE = 6
const said = (x: number, y: number): string => `(${x}, ${y})`.replace(/-/g, '−')

/** A line through two marked points, on a plane from −6 to 6 with every grid line numbered. */
export function drawLine(x1: number, y1: number, x2: number, y2: number, extra: readonly Layer[] = []): Html {
  return plane(
    {
      alt: `Coordinate plane with a line. Marked on it are the points ${said(x1, y1)} and ${said(x2, y2)}.`,
      x: [-EDGE, EDGE],
      y: [-EDGE, EDGE],
      xStep: 1,
      yStep: 1,
      xEvery: 1,
      yEvery: 1,
    },
    [across(x1, y1, x2, y2), dot(x1, y1), dot(x2, y2), ...extra],
  )
}

/** The line through two points, drawn from edge to edge of the plane. */
export function across(x1: number, y1: number, x2: number, y2: number, dash = false): Layer {
  if (x1 === x2) return segment(x1, -EDGE, x1, EDGE, { dash })
  const m = (y2 - y1) / (x2 - x1)
  const b = y1 - m * x1
  const at = [-EDGE, EDGE].map((x) => [x, m * x + b] as const)
  const side = m === 0 ? [] : [-EDGE, EDGE].map((y) => [(y - b) / m, y] as const)
  const ends = [...at, ...side].filter(([x, y]) => Math.abs(x) <= EDGE + 1e-9 && Math.abs(y) <= EDGE + 1e-9)
  const sorted = ends.sort((p, q) => p[0] - q[0])
  const [from, to] = [sorted[0] ?? [0, 0], sorted.at(-1) ?? [0, 0]]
  return segment(from[0], from[1], to[0], to[1], { dash })
}
