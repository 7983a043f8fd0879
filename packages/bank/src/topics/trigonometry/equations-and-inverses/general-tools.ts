/** Families of solutions, and how they are written. */

import { dot, type Html, straight, text, type Value, vertical } from '#kit'
import { piTex, piText } from '../common.ts'
import { wave } from '../wave.ts'

export type SC = 'sin' | 'cos'
export const OTHER = { sin: 'cos', cos: 'sin' } as const
export const NAME = { sin: 'sine', cos: 'cosine', tan: 'tangent' } as const
export const SPECIAL = [30, 45, 60, 120, 135, 150, 210, 225, 240, 300, 315, 330] as const

/** The two angles of the first turn, the smaller one first. */
export const pair = (fn: SC, t: number): readonly [number, number] => {
  const u = fn === 'sin' ? (540 - t) % 360 : 360 - t
  return t < u ? [t, u] : [u, t]
}
/** The first angle and its partner by the rule of the other function. */
export const wrongPair = (fn: SC, t: number): readonly [number, number] => {
  const [first] = pair(fn, t)
  const u = fn === 'sin' ? 360 - first : (540 - first) % 360
  return first < u ? [first, u] : [u, first]
}
const familyTex = (start: number, step: number): string => `x = ${start}^\\circ + ${step}^\\circ n`
/** Families in degrees; two ways to write the same angles are one value. The step divides a full turn. */
export function families(starts: readonly number[], step: number): Value {
  const turn = Array.from({ length: Math.round(360 / step) }, (_, k) => starts.map((s) => (s + k * step) % 360)).flat()
  const angles = [...new Set(turn)].sort((a, b) => a - b)
  return {
    html: starts.map((s) => `$${familyTex(s, step)}$`).join(' or '),
    key: `families ${angles.join(' ')}`,
  }
}

const timesN = (part: number): string => (part === 1 ? '\\pi n' : `${piTex(part)} n`)
/** One family in radians; both given as parts of π. */
export const radianFamily = (start: number, step: number): Value => text(`$x = ${piTex(start)} + ${timesN(step)}$`)
export const radianTex = (start: number, step: number): string => `${piTex(start)} + ${timesN(step)}`

/** Two periods of y = tan(bx) with a horizontal line. */
export function tangentLevel(b: number, v: number, found = 0): Html {
  const asymptotes = [1 / (2 * b), 3 / (2 * b)]
  return wave(
    (x) => Math.tan(b * x),
    {
      alt: `The rising branches of y = tan${b === 1 ? ' x' : `(${b}x)`} on a coordinate grid, with dashed asymptotes, and a horizontal line ${v > 0 ? 'above' : 'below'} the x-axis that meets every branch once${found > 0 ? `, first at ${piText(found)}` : ''}.`,
      x: [0, 2 / b],
      step: 1 / (4 * b),
      every: 2,
      y: [-3, 3],
      height: 220,
    },
    [
      ...asymptotes.map((k) => vertical(k * Math.PI, { dash: true, plain: true })),
      straight(0, v, { plain: true }),
      ...(found > 0 ? [dot(found * Math.PI, v, { label: piText(found), led: 'x-axis', at: v > 0 ? 'se' : 'ne' })] : []),
    ],
  )
}

/** Two turns of y = f(bx) with a horizontal line. */
export function levelFigure(fn: SC, b: number, v: number, says: string, found: readonly number[] = []): Html {
  return wave(
    (x) => Math[fn](b * x),
    {
      alt: `The graph of y = ${fn}${b === 1 ? ' x' : `(${b}x)`} on a coordinate grid, from 0° to ${b === 1 ? 720 : 360}°, and a horizontal line ${says}; the line meets the graph twice in every period${found.length > 0 ? `, first at ${found.map((x) => `${x}°`).join(' and ')}` : ''}.`,
      x: [0, b === 1 ? 4 : 2],
      step: b === 1 ? 1 / 2 : 1 / 4,
      every: 2,
      y: [-2, 2],
      height: 210,
      degrees: true,
    },
    [
      straight(0, v),
      ...found.map((x, i) => dot((x * Math.PI) / 180, v, { label: `${x}°`, led: 'x-axis', at: i === 0 ? 'ne' : 'se' })),
    ],
  )
}

/** The angles up to a bound, in order. */
export const upTo = (starts: readonly number[], step: number, count: number): number[] =>
  Array.from({ length: count }, (_, k) => starts.map((s) => s + k * step))
    .flat()
    .sort((a, b) => a - b)
