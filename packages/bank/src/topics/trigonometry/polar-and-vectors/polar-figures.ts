/** Polar grids, and values that are points. */

import { drawing, g, type Html, type Part, type Pt, type Value, xy } from '#kit'
import { angleTex, angleText, realTex } from '../common.ts'

const tidy = (x: number): string => String(Math.round(x * 1e6) / 1e6 || 0)

/** A point by its polar coordinates; two names of one point have one key. */
export function polarPoint(r: number, deg: number, radians: boolean): Value {
  const [x, y] = xy.polar([0, 0], r, deg)
  return { html: `$(${r}, ${angleTex(deg, radians)})$`, key: `polar ${tidy(x)} ${tidy(y)}` }
}

/** A point by its rectangular coordinates, in exact form. */
export const exactPoint = (x: number, y: number): Value => ({
  html: `$(${realTex(x)}, ${realTex(y)})$`,
  key: `xy ${tidy(x)} ${tidy(y)}`,
})

/** A number written as a whole number, a root, or a multiple of a root. */
export function numberOf(tex: string): number {
  const [, sign = '', front = '', root = '1'] = /^(-?)(\d*)(?:\\sqrt\{(\d+)\})?$/.exec(tex) ?? []
  return (sign === '-' ? -1 : 1) * (front === '' ? 1 : Number(front)) * Math.sqrt(Number(root))
}

const ring = (c: Parameters<Part>[0], r: number): Pt[] =>
  Array.from({ length: 61 }, (_, i) => c.px(xy.polar([0, 0], r, 6 * i)))

/** Circles and rays, numbered. */
export const polarGrid =
  (most: number, radians: boolean, numbered = true): Part =>
  (c) => {
    for (let r = 1; r <= most; r++) c.line(ring(c, r), { grid: true })
    for (let d = 0; d < 360; d += 30) {
      c.line([c.px([0, 0]), c.px(xy.polar([0, 0], most, d))], { grid: true })
      const at = c.px(xy.polar([0, 0], most * (numbered ? 1.16 : 1.22), d))
      c.label({ text: angleText(d, radians), rank: 'fixed', of: '', axis: true, places: () => [at] })
    }
    for (let r = 1; numbered && r <= most; r++) {
      const [x, y] = c.px([r, 0])
      c.label({ text: String(r), rank: 'fixed', of: '', axis: true, places: () => [[x - 6, y + 9]] })
    }
    c.say(
      `${numbered ? `The circles are numbered from 1 to ${most}` : 'The circles are one unit apart'}, and the rays go from ${angleText(0, radians)} to ${angleText(330, radians)} in steps of ${angleText(30, radians)}.`,
    )
  }

/** A curve given by r as a function of the angle in degrees. */
export const polarCurve =
  (r: (deg: number) => number): Part =>
  (c) =>
    c.line(
      Array.from({ length: 361 }, (_, i) => c.px(xy.polar([0, 0], r(i), i))),
      { accent: true },
    )

/** The circle r = a cos θ or r = a sin θ with a positive number a, which the figure does not show. */
export const poleCircle = (fn: 'sin' | 'cos', diameter = ''): Html =>
  drawing(
    {
      alt: `A circle through the pole O and the polar axis, ${fn === 'cos' ? 'which cuts the circle in half' : 'which touches the circle from below'}`,
      at: {
        O: [0, 0],
        m: fn === 'cos' ? [1, 0] : [0, 1],
        x: [2.7, 0],
        ...(diameter ? { p: fn === 'cos' ? ([2, 0] as const) : ([0, 2] as const) } : {}),
      },
      height: 210,
    },
    [
      g.ray('Ox', { thin: true }),
      g.circle('m', 1, { accent: true }),
      ...(diameter ? [g.seg('Op', diameter, { as: 'The diameter from the pole' }), g.dots('p')] : []),
      g.dots('O'),
    ],
  )

/** A circle through the origin with its center on an axis, or a line across an axis, on a grid without numbers. */
export function graphOf(kind: 'circle' | 'line', a: number, axis: 'x' | 'y', found = false): Html {
  const step = a > 8 ? 2 : 1
  const [near, far, side] = [-2 * step, step * (Math.ceil(a / step) + 1), step * (Math.ceil(a / 2 / step) + 1)]
  const put = (along: number, across: number): Pt => (axis === 'x' ? [along, across] : [across, along])
  const what = kind === 'circle' ? 'A circle through the origin' : `A ${axis === 'x' ? 'vertical' : 'horizontal'} line`
  const [along, across] = [[near, far] as const, [-side, side] as const]
  return drawing(
    {
      alt: `${what} in the coordinate plane, on a grid without numbers`,
      at: { m: put(a / 2, 0), s: put(a, -side), e: put(a, side), ...(found ? { p: put(a, 0) } : {}) },
      height: 240,
    },
    [
      axis === 'x' ? g.grid(along, across, step, 1000) : g.grid(across, along, step, 1000),
      kind === 'circle' ? g.circle('m', a / 2, { accent: true }) : g.line('se', { accent: true }),
      ...(found
        ? [g.dots('p'), g.tag('p', `r = ${a}`, { as: 'The point where the graph meets the axis', towards: 45 })]
        : []),
    ],
  )
}

/** A rose on a polar grid. */
export const rose = (a: number, n: number, fn: 'sin' | 'cos', found = false): Html =>
  drawing(
    {
      alt: 'A rose on a polar grid',
      at: found ? { o: [0, 0], p: xy.polar([0, 0], a, fn === 'cos' ? 0 : 90 / n) } : {},
      height: 258,
    },
    [
      polarGrid(a, false, false),
      polarCurve((deg) => a * Math[fn]((n * deg * Math.PI) / 180)),
      ...(found ? [g.seg('op', `${a}`, { as: 'The length of a petal' }), g.dots('p')] : []),
    ],
  )
