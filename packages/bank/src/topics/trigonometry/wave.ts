/** Graphs on an x-axis that counts in multiples of π. */

import { curve, type Html, type Layer, note, plane } from '#kit'
import { piText } from './common.ts'

type Wave = Readonly<{
  alt: string
  /** Ends of the x-axis and distance of its grid lines, as multiples of π. */ x: readonly [number, number]
  step: number
  /** Every how many grid lines a number stands. */ every?: number
  y: readonly [number, number]
  yStep?: number
  height?: number
  /** Whether the numbers of the x-axis stand in degrees. */ degrees?: boolean
}>

type Graph = (x: number) => number
type Scale = Parameters<Layer>[0]

/** Whether the graph runs through a number that takes this part of the drawing, in pixels. */
function runsThrough(s: Scale, f: Graph, [left, right]: readonly [number, number], y: number): boolean {
  const unit = (s.x[1] - s.x[0]) / (s.px(s.x[1]) - s.px(s.x[0]))
  const heights = Array.from({ length: 13 }, (_, i) =>
    s.py(f(s.x[0] + (left + ((right - left) * i) / 12 - s.px(s.x[0])) * unit)),
  )
  return Math.max(...heights) > y - 12 && Math.min(...heights) < y + 3
}

/** Writes at a place of the graph, some pixels off it. */
const beside =
  (x: number, y: number, [dx, dy]: readonly [number, number], text: string, anchor: Anchor): Layer =>
  (s) => {
    const perX = (s.x[1] - s.x[0]) / (s.px(s.x[1]) - s.px(s.x[0]))
    const perY = (s.y[1] - s.y[0]) / (s.py(s.y[1]) - s.py(s.y[0]))
    return note(x + dx * perX, y + dy * perY, text, { tick: true, anchor })(s)
  }
type Anchor = 'start' | 'middle' | 'end'

/** A number of a y-axis that stands inside the graph, on the side where the curve is not in its way. */
const upright =
  (f: Graph, y: number): Layer =>
  (s) => {
    const text = `${Math.round(y * 100) / 100}`.replace('-', '−')
    const [x0, py, width] = [s.px(0), s.py(y) + 4, 7 * text.length]
    const atLeft = !runsThrough(s, f, [x0 - 8 - width, x0 - 4], py) || runsThrough(s, f, [x0 + 4, x0 + 8 + width], py)
    return beside(0, y, [atLeft ? -6 : 6, 4], text, atLeft ? 'end' : 'start')(s)
  }

const multiples = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step).filter(
    (k) => Math.abs(k) > 1e-9,
  )

/** The graph of a function on an x-axis that counts in multiples of π. */
export function wave(f: Graph, o: Wave, layers: readonly Layer[] = []): Html {
  const [lo, hi] = o.y
  const yStep = o.yStep ?? 1
  // Under the whole graph, not under the axis: there the curve would run through the numbers.
  const across = multiples(o.x[0], o.x[1], o.step)
    .filter((k) => Math.round(k / o.step) % (o.every ?? 1) === 0)
    .map((k) =>
      beside(k * Math.PI, lo, [0, lo >= 0 ? 15 : 11], o.degrees ? `${Math.round(k * 180)}°` : piText(k), 'middle'),
    )
  const inside = o.x[0] < 0
  const up = inside ? multiples(Math.ceil(lo / yStep) * yStep, hi, yStep).map((y) => upright(f, y)) : []
  return plane(
    {
      alt: o.alt,
      x: [o.x[0] * Math.PI, o.x[1] * Math.PI],
      y: o.y,
      xStep: o.step * Math.PI,
      xEvery: 1000,
      yStep,
      yEvery: inside ? 1000 : 1,
      height: o.height ?? 230,
    },
    [curve(f), ...across, ...up, ...layers],
  )
}
