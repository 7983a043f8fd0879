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
  type Marks,
  marks,
  mul,
  plane,
  saidMarks,
  sub,
  terms,
  toNumber,
  type Value,
} from '#kit'
import { across, EDGE } from '../across.ts'

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

const said = (x: number, y: number): string => `(${x}, ${y})`.replace(/-/g, '−')

/** A line through two marked points, on a plane from −6 to 6 with every grid line numbered. */
export function drawLine(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  extra: readonly Layer[] = [],
  found: Marks = {},
): Html {
  return plane(
    {
      alt: saidMarks(
        `Coordinate plane with a line. Marked on it are the points ${said(x1, y1)} and ${said(x2, y2)}.`,
        found,
      ),
      x: [-EDGE, EDGE],
      y: [-EDGE, EDGE],
      xStep: 1,
      yStep: 1,
      xEvery: 1,
      yEvery: 1,
    },
    [
      across(x1, y1, x2, y2),
      dot(x1, y1),
      dot(x2, y2),
      ...extra,
      marks({ ...found, clearOf: [(x) => y1 + ((y2 - y1) * (x - x1)) / (x2 - x1), ...(found.clearOf ?? [])] }),
    ],
  )
}

/** The same with the coordinates of the points, and the rise and run between them. */
export function drawSlope(x1: number, y1: number, x2: number, y2: number, extra: readonly Layer[] = []): Html {
  return drawLine(x1, y1, x2, y2, extra, {
    points: [
      [x1, y1],
      [x2, y2],
    ],
    steps: [{ from: [x1, y1], to: [x2, y2] }],
  })
}
