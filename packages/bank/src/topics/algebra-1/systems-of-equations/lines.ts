/** Two linear equations in x and y, and planes that show them. */

import { dot, type Frac, frac, type Html, type Layer, linear, plane, segment, terms } from '#kit'
import { across } from '../across.ts'

/** ax + by = c. */
export type Line = Readonly<{ a: number; b: number; c: number }>

export const lineTex = ({ a, b, c }: Line): string => `${terms([a, 'x'], [b, 'y'])} = ${c}`
export const slopeTex = (m: number, b: number): string => `y = ${linear(m, b)}`

/** Two equations one above the other. */
export const pairHtml = (p: string, q: string): Html => `<p>$${p}$<br/>$${q}$</p>`

export const det = (p: Line, q: Line): number => p.a * q.b - q.a * p.b
/** Cramer's rule. */
export function solve(p: Line, q: Line): Readonly<{ x: Frac; y: Frac }> {
  const d = det(p, q)
  return { x: frac(p.c * q.b - q.c * p.b, d), y: frac(p.a * q.c - q.a * p.c, d) }
}

/** Whole points from −30 to 30 that lie on both lines: found by trying. */
export function tried(p: Line, q: Line): readonly [number, number] {
  for (let x = -30; x <= 30; x++)
    for (let y = -30; y <= 30; y++) if (p.a * x + p.b * y === p.c && q.a * x + q.b * y === q.c) return [x, y]
  return [99, 99]
}

/** Two lines y = mx + b on a plane from −6 to 6; the second one is dashed so that one can tell them apart. */
export function drawTwo(m1: number, b1: number, m2: number, b2: number, extra: readonly Layer[] = [], more = ''): Html {
  return plane(
    {
      alt: `Coordinate plane with two lines: a solid one through (0, ${b1}) and (1, ${b1 + m1}), a dashed one through (0, ${b2}) and (1, ${b2 + m2}).${more}`.replace(
        /-/g,
        '−',
      ),
      x: [-6, 6],
      y: [-6, 6],
      xStep: 1,
      yStep: 1,
      xEvery: 1,
      yEvery: 1,
    },
    [across(0, b1, 1, b1 + m1), across(0, b2, 1, b2 + m2, true), dot(0, b1), dot(0, b2), ...extra],
  )
}

/** The same with the crossing marked, and how its coordinates are read. */
export const drawMeeting = (m1: number, b1: number, m2: number, b2: number, x: number, y: number): Html =>
  drawTwo(
    m1,
    b1,
    m2,
    b2,
    [segment(x, y, x, 0, { dash: true, plain: true }), segment(x, y, 0, y, { dash: true, plain: true }), dot(x, y)],
    ` The crossing at (${x}, ${y}) is marked.`,
  )
