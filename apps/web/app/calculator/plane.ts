import type { Point, Size, View } from '@fourfold/grapher'

/** How the plane is moved and measured; all of it plain arithmetic. */

const HOME_WIDTH = 20
const LEAST = 1e-7
const MOST = 1e9

/** Around the origin, ten to the left and to the right, with the same unit on both axes. */
export function homeView(size: Size): View {
  const height = (HOME_WIDTH * size.height) / size.width
  return { x: -HOME_WIDTH / 2, y: -height / 2, width: HOME_WIDTH, height }
}

/** The same middle and width on a plot of another shape; square axes keep one unit for both. */
export function fitted(view: View, size: Size, square: boolean): View {
  if (!square) return view
  const height = (view.width * size.height) / size.width
  return { ...view, height, y: view.y + (view.height - height) / 2 }
}

export const panned = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: view.x + dx * view.width,
  y: view.y + dy * view.height,
})

/** Zooms by a factor around a place given in shares of the view; beyond what can be drawn nothing changes. */
export function zoomed(view: View, factor: number, at: Point = { x: 0.5, y: 0.5 }): View {
  const [width, height] = [view.width * factor, view.height * factor]
  if (Math.min(width, height) < LEAST || Math.max(width, height) > MOST) return view
  return { x: view.x + (view.width - width) * at.x, y: view.y + (view.height - height) * at.y, width, height }
}

/** Two fingers: what was under each of them stays there. */
export function pinched(view: View, size: Size, before: readonly [Point, Point], after: readonly [Point, Point]): View {
  const apart = (pair: readonly [Point, Point]): number =>
    Math.max(10, Math.hypot(pair[0].x - pair[1].x, pair[0].y - pair[1].y))
  const middle = (pair: readonly [Point, Point]): Point => ({
    x: (pair[0].x + pair[1].x) / 2,
    y: (pair[0].y + pair[1].y) / 2,
  })
  const [from, to] = [middle(before), middle(after)]
  const moved = panned(view, (from.x - to.x) / size.width, (to.y - from.y) / size.height)
  return zoomed(moved, apart(before) / apart(after), { x: to.x / size.width, y: 1 - to.y / size.height })
}

/** A view that shows all of the points, with room around them. */
export function around(points: readonly Point[], size: Size, square: boolean): View | null {
  if (points.length === 0) return null
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)]
  const span = (values: number[]): readonly [number, number] => {
    const [low, high] = [Math.min(...values), Math.max(...values)]
    const room = (high - low || Math.max(1, Math.abs(high))) * 0.25
    return [low - room, high + room]
  }
  const [[left, right], [low, high]] = [span(xs), span(ys)]
  const view = { x: left, y: low, width: right - left, height: high - low }
  if (!square) return view
  const width = Math.max(view.width, (view.height * size.width) / size.height)
  return fitted({ ...view, x: view.x + (view.width - width) / 2, width }, size, true)
}

export const toScreen = (view: View, size: Size, { x, y }: Point): Point => ({
  x: ((x - view.x) / view.width) * size.width,
  y: size.height - ((y - view.y) / view.height) * size.height,
})
export const toPlane = (view: View, size: Size, { x, y }: Point): Point => ({
  x: view.x + (x / size.width) * view.width,
  y: view.y + (1 - y / size.height) * view.height,
})

/** Round numbers between two ends, about one for each `every` pixels, and how many small steps lie between two. */
export function ticks(
  from: number,
  length: number,
  pixels: number,
  every = 64,
): { values: number[]; step: number; parts: number } {
  const rough = (length / pixels) * every
  const power = 10 ** Math.floor(Math.log10(rough))
  const times = [1, 2, 5, 10].find((m) => m * power >= rough) ?? 10
  const step = power * times
  const first = Math.ceil(from / step)
  const last = Math.floor((from + length) / step)
  const values = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) =>
    Number(((first + i) * step).toPrecision(12)),
  )
  return { values, step, parts: times === 2 ? 4 : 5 }
}

/** Rows of a table of values. */
export const tableRows = (start: number, step: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => Number((start + i * step).toPrecision(12)))
