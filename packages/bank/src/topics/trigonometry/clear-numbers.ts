/** Numbers of axes and names of points that keep clear of what is drawn. */

import { type Layer, note, type Scale } from '#kit'

/** A place for writing, in pixels: its middle and half of its width and height. */
export type Place = Readonly<{ x: number; y: number; w: number; h: number }>
/** Whether something is drawn there. */
export type Taken = (place: Place, s: Scale) => boolean

const shown = (v: number): string => `${v}`.replace('-', '−')

/** Writes with its middle at a place that is given in pixels. */
function write(s: Scale, x: number, y: number, text: string, tick: boolean): string {
  const perX = (s.x[1] - s.x[0]) / (s.px(s.x[1]) - s.px(s.x[0]))
  const perY = (s.y[1] - s.y[0]) / (s.py(s.y[1]) - s.py(s.y[0]))
  return note(s.x[0] + (x - s.px(s.x[0])) * perX, s.y[0] + (y + 4 - s.py(s.y[0])) * perY, text, { tick })(s)
}

/** Numbers of the x-axis, under the whole graph. */
export const numbersBelow =
  (xs: readonly number[]): Layer =>
  (s) =>
    xs.map((x) => write(s, s.px(x), s.py(s.y[0]) + 7, shown(x), true)).join('')

/** Numbers of a y-axis that stands inside the graph, left of it, those that keep clear. */
export const numbersLeft =
  (ys: readonly number[], taken: Taken): Layer =>
  (s) =>
    ys
      .map((y) => ({
        y,
        place: { x: s.px(0) - 7 - 3.5 * shown(y).length, y: s.py(y), w: 3.5 * shown(y).length + 2, h: 8 },
      }))
      .filter(({ place }) => !taken(place, s))
      .map(({ y, place }) => write(s, place.x, place.y, shown(y), true))
      .join('')

const AROUND = [
  [13, -12],
  [-13, -12],
  [13, 12],
  [-13, 12],
  [16, 0],
  [-16, 0],
  [0, -17],
  [0, 17],
] as const

/** Where the name of a point stands clear of everything; the first place where there is none. */
export function placeBeside(s: Scale, [x, y]: readonly [number, number], taken: Taken): Place {
  const places = AROUND.map(([dx, dy]) => ({ x: s.px(x) + dx, y: s.py(y) + dy, w: 6, h: 8 }))
  return places.find((p) => !taken(p, s)) ?? (places[0] as Place)
}

export const nameAt = (s: Scale, place: Place, name: string): string => write(s, place.x, place.y, name, false)

/** Whether a straight line through two points of the plane runs through a place. */
export const onLine =
  (p: readonly [number, number], q: readonly [number, number]): Taken =>
  ({ x, y, w, h }, s) => {
    const [px, py] = [s.px(p[0]), s.py(p[1])]
    const [dx, dy] = [s.px(q[0]) - px, s.py(q[1]) - py]
    const sides = [
      [x - w, y - h],
      [x + w, y - h],
      [x - w, y + h],
      [x + w, y + h],
    ].map(([cx = 0, cy = 0]) => Math.sign(dx * (cy - py) - dy * (cx - px)))
    return new Set(sides).size > 1
  }

/** Whether the graph of a function runs through a place. */
export const onCurve =
  (f: (x: number) => number): Taken =>
  ({ x, y, w, h }, s) => {
    const perX = (s.x[1] - s.x[0]) / (s.px(s.x[1]) - s.px(s.x[0]))
    const heights = Array.from({ length: 21 }, (_, i) => s.py(f(s.x[0] + (x - w + (w * i) / 10 - s.px(s.x[0])) * perX)))
    return Math.max(...heights) > y - h && Math.min(...heights) < y + h
  }

export const near = (a: Place, b: Place, gap: number): boolean =>
  Math.abs(a.x - b.x) < a.w + b.w + gap && Math.abs(a.y - b.y) < a.h + b.h + gap
