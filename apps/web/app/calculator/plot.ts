/** The part of the plane that is shown. */
export type View = Readonly<{ x: number; y: number; width: number; height: number }>
export type Size = Readonly<{ width: number; height: number }>

export const HOME_WIDTH = 20
const LEAST = 1e-6
const MOST = 1e9

/** Around the origin, with the same unit on both axes. */
export const homeView = (size: Size): View => {
  const height = (HOME_WIDTH * size.height) / size.width
  return { x: -HOME_WIDTH / 2, y: -height / 2, width: HOME_WIDTH, height }
}

/** The same middle and width on a plot of another shape. */
export const fit = (view: View, size: Size): View => {
  const height = (view.width * size.height) / size.width
  return { ...view, height, y: view.y + (view.height - height) / 2 }
}

export const pan = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: view.x + dx * view.width,
  y: view.y + dy * view.height,
})

/** Zooms by a factor around a point given in shares of the view; beyond what can be drawn nothing changes. */
export function zoom(view: View, factor: number, atX = 0.5, atY = 0.5): View {
  const width = view.width * factor
  if (width < LEAST || width > MOST) return view
  const height = view.height * factor
  return {
    x: view.x + (view.width - width) * atX,
    y: view.y + (view.height - height) * atY,
    width,
    height,
  }
}

export const toScreen = (view: View, size: Size, x: number, y: number): readonly [number, number] => [
  ((x - view.x) / view.width) * size.width,
  size.height - ((y - view.y) / view.height) * size.height,
]

/** Round numbers between two ends, about one for each `every` pixels. */
export function ticks(from: number, length: number, pixels: number, every = 60): number[] {
  const rough = (length / pixels) * every
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5, 10].find((m) => m * power >= rough) ?? 10)
  const first = Math.ceil(from / step)
  const last = Math.floor((from + length) / step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => Number(((first + i) * step).toPrecision(12)))
}

/** How far outside the view a curve is still drawn, in heights of the view. */
const BEYOND = 3

/**
 * The curve as an SVG path: one point each pixel and a half. It is broken where the function has no value and where it
 * jumps from one end of the plane to the other, as 1/x does at zero.
 */
export function curvePath(at: (x: number) => number | null, view: View, size: Size): string {
  const points = Math.max(2, Math.round(size.width / 1.5))
  const low = view.y - BEYOND * view.height
  const high = view.y + (1 + BEYOND) * view.height
  let path = ''
  let before: number | null = null
  for (let i = 0; i <= points; i++) {
    const x = view.x + (i / points) * view.width
    const value = at(x)
    const y: number | null = value === null ? null : Math.min(high, Math.max(low, value))
    if (y !== null) {
      const jump: boolean = before !== null && Math.abs(y - before) > 2 * view.height
      const [sx, sy] = toScreen(view, size, x, y)
      path += `${before === null || jump ? 'M' : 'L'}${sx.toFixed(1)} ${sy.toFixed(1)}`
    }
    before = y
  }
  return path
}

/** Rows of a table of values. */
export const tableRows = (start: number, step: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => Number((start + i * step).toPrecision(12)))

/** A short number for axes, the trace and the table. */
export const short = (value: number | null): string => {
  if (value === null) return 'no value'
  const rounded = Number(value.toPrecision(6))
  return (Math.abs(rounded) < 1e-9 ? '0' : String(rounded)).replace('-', '−')
}
