/**
 * Small SVG figures: coordinate planes, number lines and charts of data. They carry a text alternative, follow the
 * colours of the page (light or dark) and have only a viewBox, so that they fit any width from 320 pixels up.
 */

import { oneDecimal } from './num/steady.ts'
import { escapeSvg } from './tex.ts'
import type { Html } from './types.ts'

const LINE = 'var(--fig-line, currentColor)'
const GRID = 'var(--fig-grid, #8884)'
const ACCENT = 'var(--fig-accent, #2B4BC9)'
const FILL = 'var(--fig-fill, #2B4BC922)'

/** A true minus sign, as axes write it. */
const label = (x: number): string => String(Math.round(x * 1000) / 1000).replace('-', '−')

/** An SVG with its text alternative, which says what one sees without giving the answer away. */
export function figure(width: number, height: number, alt: string, body: string): Html {
  if (alt.trim() === '') throw new RangeError('a figure needs a text alternative')
  return `<svg class="fig" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${oneDecimal(width)} ${oneDecimal(height)}" role="img" aria-label="${escapeSvg(alt)}" font-size="12" fill="none" stroke="${LINE}"><title>${escapeSvg(alt)}</title>${body}</svg>`
}

type TextLook = Readonly<{
  anchor?: 'start' | 'middle' | 'end'
  italic?: boolean
  accent?: boolean
  rotate?: boolean
  /** Numbers and titles of axes; the text alternative need not repeat them. */ tick?: boolean
}>

const words = (x: number, y: number, s: string, look: TextLook = {}): string =>
  `<text${look.tick ? ' class="tick"' : ''} x="${oneDecimal(x)}" y="${oneDecimal(y)}" fill="${look.accent ? ACCENT : LINE}" stroke="none" text-anchor="${look.anchor ?? 'middle'}"${look.italic ? ' font-style="italic"' : ''}${look.rotate ? ` transform="rotate(-90 ${oneDecimal(x)} ${oneDecimal(y)})"` : ''}>${escapeSvg(s)}</text>`

const rule = (x1: number, y1: number, x2: number, y2: number, stroke = LINE, extra = ''): string =>
  `<line x1="${oneDecimal(x1)}" y1="${oneDecimal(y1)}" x2="${oneDecimal(x2)}" y2="${oneDecimal(y2)}" stroke="${stroke}"${extra}/>`

/** Where a point of the plane lies in the drawing. */
export type Scale = Readonly<{
  px: (x: number) => number
  py: (y: number) => number
  x: readonly [number, number]
  y: readonly [number, number]
}>

/** Something drawn on a plane: a curve, a point, a region. */
export type Layer = (s: Scale) => string

export type Look = Readonly<{ dash?: boolean; plain?: boolean; label?: string }>

const stroke = (look: Look): string =>
  `stroke="${look.plain ? LINE : ACCENT}" stroke-width="2"${look.dash ? ' stroke-dasharray="5 4"' : ''}`

/** The pieces of y = f(x) inside the window, cut at its edges. */
function pieces(s: Scale, f: (x: number) => number, from: number, to: number): string[] {
  const out: string[][] = []
  let piece: string[] = []
  const count = 160
  const inside = (y: number) => Number.isFinite(y) && y >= s.y[0] - 1e-9 && y <= s.y[1] + 1e-9
  let last: { x: number; y: number; in: boolean } | null = null
  const put = (x: number, y: number) => piece.push(`${oneDecimal(s.px(x))} ${oneDecimal(s.py(y))}`)
  const edge = (a: { x: number; y: number }, b: { x: number; y: number }) => {
    if (!Number.isFinite(a.y) || !Number.isFinite(b.y) || a.y === b.y) return
    const limit = a.y > s.y[1] || b.y > s.y[1] ? s.y[1] : s.y[0]
    put(a.x + ((limit - a.y) / (b.y - a.y)) * (b.x - a.x), limit)
  }
  for (let i = 0; i <= count; i++) {
    const x = from + ((to - from) * i) / count
    const now = { x, y: f(x), in: inside(f(x)) }
    if (now.in && last && !last.in) edge(last, now)
    if (now.in) put(now.x, now.y)
    if (!now.in && last?.in) {
      edge(last, now)
      out.push(piece)
      piece = []
    }
    last = now
  }
  out.push(piece)
  return out.filter((p) => p.length > 1).map((p) => `M${p.join('L')}`)
}

/** The graph of a function; `from` and `to` default to the window. */
export function curve(f: (x: number) => number, look: Look & { from?: number; to?: number } = {}): Layer {
  return (s) => {
    const path = pieces(s, f, look.from ?? s.x[0], look.to ?? s.x[1]).join('')
    return path === '' ? '' : `<path d="${path}" ${stroke(look)}/>`
  }
}

/** The line y = mx + b, through the whole window. */
export function straight(m: number, b: number, look: Look = {}): Layer {
  return (s) => {
    const ends = clip(s, { x: s.x[0], y: m * s.x[0] + b }, { x: s.x[1], y: m * s.x[1] + b })
    return ends ? segment(ends[0].x, ends[0].y, ends[1].x, ends[1].y, look)(s) : ''
  }
}

type Point = Readonly<{ x: number; y: number }>

function clip(s: Scale, a: Point, b: Point): readonly [Point, Point] | null {
  const poly = cut(
    cut([a, b], (p) => p.y - s.y[0]),
    (p) => s.y[1] - p.y,
  )
  return poly.length >= 2 ? [poly[0] as Point, poly[poly.length - 1] as Point] : null
}

/** The part of a polygon (or open line) where `side` is not negative (Sutherland and Hodgman 1974). */
function cut(points: readonly Point[], side: (p: Point) => number, closed = false): Point[] {
  const out: Point[] = []
  points.forEach((p, i) => {
    const before = i > 0 ? points[i - 1] : closed ? points.at(-1) : undefined
    if (before && side(before) * side(p) < 0) {
      const t = side(before) / (side(before) - side(p))
      out.push({ x: before.x + t * (p.x - before.x), y: before.y + t * (p.y - before.y) })
    }
    if (side(p) >= 0) out.push(p)
  })
  return out
}

export function vertical(x: number, look: Look = {}): Layer {
  return (s) => segment(x, s.y[0], x, s.y[1], look)(s)
}

export function segment(x1: number, y1: number, x2: number, y2: number, look: Look = {}): Layer {
  return (s) =>
    `<path d="M${oneDecimal(s.px(x1))} ${oneDecimal(s.py(y1))}L${oneDecimal(s.px(x2))} ${oneDecimal(s.py(y2))}" ${stroke(look)}/>`
}

/** To which axis a thin line leads from a point that lies on no grid line, so that its place can be read. */
export type Led = 'x-axis' | 'both axes'

const guides = (s: Scale, x: number, y: number, led: Led): string => {
  const [xAxis, yAxis] = [Math.min(Math.max(0, s.y[0]), s.y[1]), Math.min(Math.max(0, s.x[0]), s.x[1])]
  const ends = `V${oneDecimal(s.py(xAxis))}${led === 'both axes' ? `M${oneDecimal(s.px(x))} ${oneDecimal(s.py(y))}H${oneDecimal(s.px(yAxis))}` : ''}`
  return `<path class="guide" d="M${oneDecimal(s.px(x))} ${oneDecimal(s.py(y))}${ends}" stroke="${LINE}" stroke-dasharray="2 3"/>`
}

/** A point, filled or open; its label stands where `at` says. */
export function dot(
  x: number,
  y: number,
  look: { label?: string; open?: boolean; plain?: boolean; at?: 'ne' | 'nw' | 'se' | 'sw'; led?: Led } = {},
): Layer {
  return (s) => {
    const colour = look.plain ? LINE : ACCENT
    const fill = look.open ? 'var(--fig-paper, Canvas)' : colour
    const mark = `${look.led ? guides(s, x, y, look.led) : ''}<circle cx="${oneDecimal(s.px(x))}" cy="${oneDecimal(s.py(y))}" r="4" fill="${fill}" stroke="${colour}" stroke-width="2"/>`
    if (!look.label) return mark
    const at = look.at ?? 'ne'
    const side = at.endsWith('e') ? 1 : -1
    const dy = at.startsWith('n') ? -8 : 18
    return mark + words(s.px(x) + side * 7, s.py(y) + dy, look.label, { anchor: side > 0 ? 'start' : 'end' })
  }
}

const polygon = (s: Scale, points: readonly Point[]): string =>
  points.length < 3
    ? ''
    : `<polygon points="${points.map((p) => `${oneDecimal(s.px(p.x))},${oneDecimal(s.py(p.y))}`).join(' ')}" fill="${FILL}" stroke="none"/>`

/** The half-plane ax + by ≥ c, shaded. Give several to `region` for their common part. */
export type Half = Readonly<{ a: number; b: number; c: number }>

/** Shades the points of the window that lie in all the half-planes. */
export function region(halves: readonly Half[]): Layer {
  return (s) => {
    const box: Point[] = [
      { x: s.x[0], y: s.y[0] },
      { x: s.x[1], y: s.y[0] },
      { x: s.x[1], y: s.y[1] },
      { x: s.x[0], y: s.y[1] },
    ]
    return polygon(
      s,
      halves.reduce((poly, h) => cut(poly, (p) => h.a * p.x + h.b * p.y - h.c, true), box),
    )
  }
}

/** Shades between the graph of f and a bound (the x-axis, when nothing is said). */
export function shadeUnder(f: (x: number) => number, from: number, to: number, base = 0): Layer {
  return (s) => {
    const top = Array.from({ length: 61 }, (_, i) => from + ((to - from) * i) / 60).map((x) => ({ x, y: f(x) }))
    return polygon(s, [{ x: from, y: base }, ...top, { x: to, y: base }])
  }
}

/** Marked writing anywhere on the plane. */
export function note(x: number, y: number, text: string, look: TextLook = {}): Layer {
  return (s) => words(s.px(x), s.py(y), text, look)
}

export type PlaneOptions = Readonly<{
  /** What one sees, in words. */ alt: string
  x?: readonly [number, number]
  y?: readonly [number, number]
  /** Distance of grid lines. */ xStep?: number
  yStep?: number
  /** Every how many grid lines a number stands. */ xEvery?: number
  yEvery?: number
  xLabel?: string
  yLabel?: string
  /** Axis titles along the edges, for graphs of quantities. */ xTitle?: string
  yTitle?: string
  grid?: boolean
  width?: number
  height?: number
}>

/** Room left of a vertical axis for its numbers. */
export const marginFor = (numbers: readonly string[]): number =>
  Math.max(34, ...numbers.map((s) => Math.ceil(6.8 * s.length) + 8))

/** Numbers from lo to hi that are multiples of the step. */
function ticks([lo, hi]: readonly [number, number], step: number): number[] {
  const out: number[] = []
  for (let k = Math.ceil(lo / step - 1e-9); k * step <= hi + 1e-9; k++) out.push(k * step)
  return out
}

/** A step that gives at most `most` grid lines: 1, 2, 5, 10, … */
export function niceStep(span: number, most = 12): number {
  const unit = 10 ** Math.floor(Math.log10(span / most))
  return [1, 2, 5, 10].map((k) => k * unit).find((step) => span / step <= most + 1e-9) ?? 10 * unit
}

/** A coordinate plane with axes, grid and whatever layers are laid on it. */
export function plane(o: PlaneOptions, layers: readonly Layer[] = []): Html {
  const x = o.x ?? [-6, 6]
  const y = o.y ?? [-6, 6]
  const [w, h] = [o.width ?? 320, o.height ?? 320]
  const yStep = o.yStep ?? niceStep(y[1] - y[0])
  const left = (x[0] >= 0 ? marginFor(ticks(y, yStep).map(label)) : 12) + (o.yTitle ? 16 : 0)
  const bottom = (y[0] >= 0 ? 24 : 12) + (o.xTitle ? 18 : 0)
  const [right, top] = [16, 14]
  const s: Scale = {
    x,
    y,
    px: (v) => left + ((v - x[0]) / (x[1] - x[0])) * (w - left - right),
    py: (v) => h - bottom - ((v - y[0]) / (y[1] - y[0])) * (h - top - bottom),
  }
  const xs = ticks(x, o.xStep ?? niceStep(x[1] - x[0]))
  const ys = ticks(y, yStep)
  const xAxis = Math.min(Math.max(0, y[0]), y[1])
  const yAxis = Math.min(Math.max(0, x[0]), x[1])
  const vlines = xs.map((v) => `M${oneDecimal(s.px(v))} ${oneDecimal(s.py(y[0]))}V${oneDecimal(s.py(y[1]))}`)
  const hlines = ys.map((v) => `M${oneDecimal(s.px(x[0]))} ${oneDecimal(s.py(v))}H${oneDecimal(s.px(x[1]))}`)
  const grid = o.grid === false ? '' : `<path d="${[...vlines, ...hlines].join('')}" stroke="${GRID}"/>`
  const axes =
    rule(s.px(x[0]), s.py(xAxis), s.px(x[1]) + 6, s.py(xAxis)) +
    rule(s.px(yAxis), s.py(y[0]), s.px(yAxis), s.py(y[1]) - 6)
  // The origin is numbered once, on the x-axis, and only where the axes start there.
  const numbered = (list: readonly number[], every: number) =>
    list.filter((v) => Math.abs(v) > 1e-9 && Math.round(v / ((list[1] ?? 1) - (list[0] ?? 0))) % every === 0)
  const everyX = o.xEvery ?? (xs.length > 10 ? 2 : 1)
  const everyY = o.yEvery ?? (ys.length > 10 ? 2 : 1)
  const origin = x[0] === 0 && y[0] === 0 ? words(s.px(0) - 6, s.py(0) + 15, '0', { tick: true }) : ''
  const numbers =
    numbered(xs, everyX)
      .map((v) => words(s.px(v), s.py(xAxis) + 15, label(v), { tick: true }))
      .join('') +
    numbered(ys, everyY)
      .map((v) => words(s.px(yAxis) - 6, s.py(v) + 4, label(v), { anchor: 'end', tick: true }))
      .join('') +
    origin
  const names =
    (o.xTitle
      ? words((s.px(x[0]) + s.px(x[1])) / 2, h - 4, o.xTitle, { tick: true })
      : words(s.px(x[1]) + 8, s.py(xAxis) - 6, o.xLabel ?? 'x', { italic: true, tick: true })) +
    (o.yTitle
      ? words(12, (s.py(y[0]) + s.py(y[1])) / 2, o.yTitle, { rotate: true, tick: true })
      : words(s.px(yAxis) + 10, s.py(y[1]) - 2, o.yLabel ?? 'y', { italic: true, tick: true }))
  const drawn = layers.map((layer) => layer(s)).join('')
  // What is written comes last: the page gives it a rim of paper, at which curves part.
  return figure(w, h, o.alt, grid + axes + drawn + numbers + names)
}

/** Points of data in the first quadrant, with a line or curve of fit where one is given. */
export function scatterPlot(
  o: PlaneOptions,
  points: readonly (readonly [number, number])[],
  fit?: Readonly<{ m: number; b: number }> | ((x: number) => number),
): Html {
  const dots = points.map(
    ([px, py]) =>
      (s: Scale) =>
        `<circle cx="${oneDecimal(s.px(px))}" cy="${oneDecimal(s.py(py))}" r="3" fill="${ACCENT}" stroke="none"/>`,
  )
  const fitted =
    typeof fit === 'function' ? [curve(fit, { plain: true })] : fit ? [straight(fit.m, fit.b, { plain: true })] : []
  return plane({ height: 240, ...o }, [...fitted, ...dots])
}
