/** Writing in a figure: names of points and lines, and the numbers of a grid. */

import { atan2, ceil, hypot } from '../num/steady.ts'
import type { Part, Points } from './canvas.ts'
import { around, type Pt, towards } from './labels.ts'
import { rad } from './round.ts'
import { isNamed, px, slanted } from './spec.ts'

/** Writing near a point, away from the lines: the name of a line at its end, coordinates, a value. */
export const tag =
  (point: string, label: string, look: Readonly<{ as?: string; towards?: number }> = {}): Part =>
  (c) => {
    const p = px(c, point)[0] as Pt
    const wish = look.towards === undefined ? atan2(p[1] - c.middle[1], p[0] - c.middle[0]) : -rad(look.towards)
    c.label({
      text: label,
      rank: 'name',
      of: '',
      italic: slanted(label),
      places: (w, h) => around(p, wish, w, h),
      from: (centre) => towards(p, centre, 4),
    })
    c.say(`${look.as ?? (isNamed(point) ? `Point ${point}` : 'A line')} is labeled ${label}.`)
  }

const minus = (n: number): string => String(n).replace('-', '−')

/**
 * How far the number of an axis may move along its own row where something is in its way: a little to either side below the
 * x-axis, farther out beside the y-axis. Beyond the axis it would be taken for the number of a point there.
 */
const ALONG = [0, -4, 4, -7, 7]
const AWAY = [0, 4, 8]
/** No more than a number stands from its own axis. */
const CLEAR = 2

/** A grid with axes and numbers under the figure, one unit of the plane for one step. */
export const grid =
  (x: readonly [number, number], y: readonly [number, number], step = 1, every = 2): Part =>
  (c) => {
    const at = (u: number, v: number) => c.px([u, v])
    for (let u = ceil(x[0] / step) * step; u <= x[1]; u += step) c.line([at(u, y[0]), at(u, y[1])], { grid: true })
    for (let v = ceil(y[0] / step) * step; v <= y[1]; v += step) c.line([at(x[0], v), at(x[1], v)], { grid: true })
    c.line([at(x[0], 0), at(x[1], 0)], { thin: true })
    c.line([at(0, y[0]), at(0, y[1])], { thin: true })
    const number = (u: number, places: (w: number, h: number) => Pt[]) =>
      c.label({ text: minus(u), rank: 'fixed', of: '', axis: true, clear: CLEAR, places })
    const numbered = (u: number) => u !== 0 && Math.round(u / step) % every === 0
    for (let u = ceil(x[0] / step) * step; u <= x[1]; u += step) {
      const [px0, py0] = at(u, 0)
      if (numbered(u)) number(u, (_, h) => ALONG.map((by): Pt => [px0 + by, py0 + h / 2 + 4]))
    }
    for (let v = ceil(y[0] / step) * step; v <= y[1]; v += step) {
      const [px0, py0] = at(0, v)
      if (numbered(v)) number(v, (w) => AWAY.map((by): Pt => [px0 - w / 2 - 3 - by, py0]))
    }
    const [xEnd, yEnd] = [at(x[1], 0), at(0, y[1])]
    c.label({ text: 'x', rank: 'fixed', of: '', axis: true, italic: true, places: () => [[xEnd[0] + 16, xEnd[1]]] })
    c.label({ text: 'y', rank: 'fixed', of: '', axis: true, italic: true, places: () => [[yEnd[0] + 2, yEnd[1] - 18]] })
    c.say(`The x-axis goes from ${minus(x[0])} to ${minus(x[1])}, the y-axis from ${minus(y[0])} to ${minus(y[1])}.`)
  }

/** The names of the points, away from the lines that end there. */
export const pointNames =
  (points: Points, shown: readonly string[], ends: ReadonlyMap<string, readonly Pt[]>): Part =>
  (c) => {
    for (const n of shown) {
      const p = c.px(points[n] as Pt)
      const away = (ends.get(n) ?? []).map((q): Pt => {
        const e = c.px(q)
        const len = hypot(e[0] - p[0], e[1] - p[1]) || 1
        return [(p[0] - e[0]) / len, (p[1] - e[1]) / len]
      })
      const sum = away.reduce((s, v): Pt => [s[0] + v[0], s[1] + v[1]], [0, 0] as Pt)
      const still = hypot(sum[0], sum[1]) < 0.2
      const wish = still ? atan2(p[1] - c.middle[1] - 0.01, p[0] - c.middle[0]) : atan2(sum[1], sum[0])
      c.label({
        text: n.replace(/'/g, '′'),
        rank: 'name',
        of: '',
        italic: true,
        places: (w, h) => around(p, wish, w, h, 5),
        point: p,
        from: (centre) => towards(p, centre, 4),
      })
    }
  }
