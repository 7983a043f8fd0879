/** Reads the figures of the bank back: where every label and every stroke lies. Only what SVG figures here use. */

import { unescapeHtml } from '@fourfold/base'
import { bounds, type Matrix, move, pathPoints, type Spot, times, transformOf } from './svg-path.ts'

export type Label = Readonly<{
  text: string
  /** The four corners of the box around it, in the figure's own units. */ corners: readonly Spot[]
  /** Numbers and titles of axes, which a text alternative need not repeat. */ tick: boolean
}>

export type Figure = Readonly<{
  alt: string
  box: readonly [number, number, number, number]
  labels: readonly Label[]
  /** What is drawn, by element, as points that span it. */ shapes: readonly Readonly<{
    name: string
    points: readonly Spot[]
  }>[]
}>

type Attrs = Readonly<Record<string, string>>
type State = Readonly<{ name: string; size: number; anchor: string; tick: boolean; hidden: boolean; matrix: Matrix }>

const attrsOf = (text: string): Attrs =>
  Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, k, v]) => [k, unescapeHtml(v as string)]))

const num = (a: Attrs, name: string, fallback = 0): number => {
  const n = Number.parseFloat(a[name] ?? '')
  return Number.isFinite(n) ? n : fallback
}

/** Width of a character of a sans serif, in parts of the font size. */
function charWidth(c: string): number {
  if (/[iljtf.,:;'|!()[\]’′° ]/.test(c)) return 0.3
  if (/[mwMW%]/.test(c)) return 0.86
  if (/[A-Z]/.test(c)) return 0.68
  return 0.56
}

/** Corners of a text's box. Small letters without tails and digits end at the base line. */
function textCorners(text: string, a: Attrs, s: State): Spot[] {
  const width = [...text].reduce((w, c) => w + charWidth(c), 0) * s.size
  const dy = /em$/.test(a.dy ?? '') ? num(a, 'dy') * s.size : num(a, 'dy')
  const middle = /middle|central/.test(a['dominant-baseline'] ?? '')
  const [x, y] = [num(a, 'x') + num(a, 'dx'), num(a, 'y') + dy + (middle ? 0.35 * s.size : 0)]
  const left = s.anchor === 'middle' ? x - width / 2 : s.anchor === 'end' ? x - width : x
  const [top, low] = [y - 0.74 * s.size, y + (/[gjpqy,;()[\]Q]/.test(text) ? 0.2 : 0.02) * s.size]
  const corners: Spot[] = [
    [left, top],
    [left + width, top],
    [left + width, low],
    [left, low],
  ]
  return corners.map((p) => move(s.matrix, p))
}

const pairs = (text: string): Spot[] => {
  const n = (text.match(/-?[\d.]+/g) ?? []).map(Number)
  return Array.from({ length: n.length >> 1 }, (_, i) => [n[2 * i] as number, n[2 * i + 1] as number])
}

function shapePoints(name: string, a: Attrs): Spot[] | null {
  const n = (key: string) => num(a, key)
  if (name === 'path') return pathPoints(a.d ?? '')
  if (name === 'line')
    return [
      [n('x1'), n('y1')],
      [n('x2'), n('y2')],
    ]
  if (name === 'polygon' || name === 'polyline') return pairs(a.points ?? '')
  if (name === 'rect')
    return [
      [n('x'), n('y')],
      [n('x') + n('width'), n('y') + n('height')],
    ]
  if (name !== 'circle' && name !== 'ellipse') return null
  const [rx, ry] = name === 'circle' ? [n('r'), n('r')] : [n('rx'), n('ry')]
  return [
    [n('cx') - rx, n('cy')],
    [n('cx') + rx, n('cy')],
    [n('cx'), n('cy') - ry],
    [n('cx'), n('cy') + ry],
  ]
}

const HIDDEN = /^(defs|marker|pattern|clipPath|mask|symbol|title|desc|style)$/

/** Reads one `<svg>…</svg>`. */
function readFigure(svg: string): Figure {
  const labels: Label[] = []
  const shapes: { name: string; points: readonly Spot[] }[] = []
  const root = attrsOf(/^<svg\b([^>]*)>/.exec(svg)?.[1] ?? '')
  const [x = 0, y = 0, w = 0, h = 0] = (root.viewBox ?? '').split(/[\s,]+/).map(Number)
  const stack: State[] = [
    { name: '', size: 16, anchor: 'start', tick: false, hidden: false, matrix: [1, 0, 0, 1, 0, 0] },
  ]
  let open: { attrs: Attrs; state: State; text: string } | null = null
  for (const [, between = '', close, name = '', raw = '', self] of svg.matchAll(
    /([^<]*)<(\/?)([\w:]+)([^>]*?)(\/?)>/g,
  )) {
    if (open) open.text += between
    if (close) {
      stack.pop()
      if (name === 'text' && open) {
        const text = unescapeHtml(open.text).replace(/\s+/g, ' ').trim()
        if (text !== '')
          labels.push({ text, corners: textCorners(text, open.attrs, open.state), tick: open.state.tick })
        open = null
      }
      continue
    }
    const a = attrsOf(raw)
    const up = stack.at(-1) as State
    const state: State = {
      name,
      size: num(a, 'font-size', up.size),
      anchor: a['text-anchor'] ?? up.anchor,
      tick: up.tick || /\btick\b/.test(a.class ?? ''),
      hidden: up.hidden || HIDDEN.test(name),
      matrix: times(up.matrix, transformOf(a.transform ?? '')),
    }
    if (!self) stack.push(state)
    if (state.hidden) continue
    if (name === 'text' && !self) open = { attrs: a, state, text: '' }
    const points = shapePoints(name, a)
    if (points && points.length > 0) shapes.push({ name, points: points.map((p) => move(state.matrix, p)) })
  }
  return { alt: root['aria-label'] ?? '', box: [x, y, x + w, y + h], labels, shapes }
}

/** All figures of a piece of HTML. */
export const figuresIn = (html: string): Figure[] =>
  [...html.matchAll(/<svg\b[\s\S]*?<\/svg>/g)].map(([svg]) => readFigure(svg))

/** Whether two boxes of four corners share more than a touch: no side separates them (separating axes). */
export function overlaps(a: readonly Spot[], b: readonly Spot[], touch = 1): boolean {
  for (const quad of [a, b]) {
    for (const i of [0, 1]) {
      const [p, q] = [quad[i] as Spot, quad[i + 1] as Spot]
      const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
      const along = ([px, py]: Spot) => (px * (q[0] - p[0]) + py * (q[1] - p[1])) / length
      const [m, n] = [a.map(along), b.map(along)]
      if (Math.min(Math.max(...m), Math.max(...n)) - Math.max(Math.min(...m), Math.min(...n)) <= touch) return false
    }
  }
  return true
}

/** By how much points lie outside a box, at most. */
export function outside(points: readonly Spot[], [x0, y0, x1, y1]: Figure['box']): number {
  const b = bounds(points)
  return Math.max(x0 - b[0], y0 - b[1], b[2] - x1, b[3] - y1)
}
