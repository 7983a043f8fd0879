/** The sheet that parts of a figure are drawn on: it turns coordinates of the plane into pixels and collects labels. */

import { oneDecimal, snap } from '../num/steady.ts'
import { escapeSvg } from '../tex.ts'
import { FONT, type Label, type Placed, type Pt, placeLabels, type Seg } from './labels.ts'

export const LINE = 'var(--fig-line, currentColor)'
export const GRID = 'var(--fig-grid, #8884)'
export const ACCENT = 'var(--fig-accent, #2B4BC9)'
/** Shading is the accent, thinned: a page in high contrast has no soft colors, and a soft one is hardly seen in the dark. */
const SHADE = `fill="${ACCENT}" fill-opacity="0.18"`

export type Points = Readonly<Record<string, Pt>>

/** How a line looks. */
export type Stroke = Readonly<{ dash?: boolean; accent?: boolean; thin?: boolean; grid?: boolean }>

export type Canvas = Readonly<{
  /** A named point, in coordinates of the plane. */ at: (name: string) => Pt
  /** Coordinates of the plane in pixels. */ px: (p: Pt) => Pt
  /** Pixels for one unit. */ scale: number
  /** The middle of the drawing, in pixels: labels of sides stand on the far side of it. */ middle: Pt
  /** Draws a line through points given in pixels; labels keep away from it. `data` names the points of a segment. */
  line: (points: readonly Pt[], look?: Stroke, data?: string) => void
  /** Shades the inside of a line of pixels. */ shade: (points: readonly Pt[]) => void
  /** A filled spot at a pixel. */ spot: (p: Pt) => void
  label: (label: Label) => void
  /** Says something in the text alternative. */ say: (sentence: string) => void
  /** Marks of one kind are told together: "AB and CD carry one tick mark". */ mark: (kind: string, of: string) => void
}>

export type Part = (c: Canvas) => void

const strokeOf = (look: Stroke): string =>
  (look.grid ? ` stroke="${GRID}"` : look.accent ? ` stroke="${ACCENT}"` : '') +
  ` stroke-width="${look.grid ? 1 : look.thin ? 1.3 : 1.8}"` +
  (look.dash ? ' stroke-dasharray="5 4"' : '')

const snapped = ([x, y]: Pt): Pt => [snap(x), snap(y)]

export type Sheet = Readonly<{
  body: string
  /** Left, top, right, bottom of all that is drawn. */ extent: readonly [number, number, number, number]
  told: readonly string[]
  marks: ReadonlyMap<string, readonly string[]>
  placed: readonly Placed[]
}>

export type Frame = Readonly<{ scale: number; ox: number; oy: number; width: number; middle: Pt }>

const SLANT = ' font-style="italic"'
const UPRIGHT = /^(sin|cos|tan|cm|mm|km|in|ft|yd)$/

/** Letters for variables and points are slanted; numbers, signs, units and names of functions beside them are not. */
const mixed = (text: string): string =>
  text.replace(/[^\p{L}]+|\p{L}+[′']*/gu, (run) =>
    /^\p{L}/u.test(run) && !UPRIGHT.test(run) ? `<tspan${SLANT}>${escapeSvg(run)}</tspan>` : escapeSvg(run),
  )

function written({ label, at: [x, y] }: Placed): string {
  const whole = label.italic && /^\p{L}+[′']*$/u.test(label.text)
  return `<text x="${oneDecimal(x)}" y="${oneDecimal(y + FONT * 0.35)}"${label.of === '' ? '' : ` data-of="${escapeSvg(label.of)}"`}${label.axis ? ' class="tick"' : ''}${whole ? SLANT : ''}>${label.italic && !whole ? mixed(label.text) : escapeSvg(label.text)}</text>`
}

/** Draws all parts once; where only the lines are wanted, the labels are left out. */
export function drawOn(points: Points, parts: readonly Part[], f: Frame, only: 'lines' | 'all' = 'all'): Sheet {
  const shades: string[] = []
  const lines: string[] = []
  const segments: Seg[] = []
  const labels: Label[] = []
  const told: string[] = []
  const marks = new Map<string, string[]>()
  const seen: Pt[] = []
  const path = (ps: readonly Pt[]) => `M${ps.map(([x, y]) => `${oneDecimal(x)} ${oneDecimal(y)}`).join('L')}`
  const canvas: Canvas = {
    at: (name) => {
      const p = points[name]
      if (!p) throw new RangeError(`a figure has no point ${name}`)
      return p
    },
    px: ([x, y]) => [snap(f.ox + x * f.scale), snap(f.oy - y * f.scale)],
    scale: f.scale,
    middle: f.middle,
    line: (through, look = {}, data = '') => {
      const ps = through.map(snapped)
      lines.push(`<path d="${path(ps)}"${strokeOf(look)}${data === '' ? '' : ` data-s="${escapeSvg(data)}"`}/>`)
      ps.slice(1).forEach((p, i) => {
        if (!look.grid) segments.push([ps[i] as Pt, p])
      })
      seen.push(...ps)
    },
    shade: (ps) => {
      shades.push(`<path d="${path(ps)}Z" ${SHADE} stroke="none"/>`)
      seen.push(...ps)
    },
    spot: ([x, y]) => {
      lines.push(`<circle cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" r="2.8" fill="${LINE}" stroke="none"/>`)
      segments.push([
        [x - 2.5, y],
        [x + 2.5, y],
      ])
      seen.push([x, y])
    },
    label: (label) => labels.push(label),
    // A label such as “4 in.” brings its own period.
    say: (sentence) => told.push(sentence.replace(/\.\.$/, '.')),
    mark: (kind, of) => marks.set(kind, [...(marks.get(kind) ?? []), of]),
  }
  for (const part of parts) part(canvas)
  const placed = only === 'lines' ? [] : placeLabels(labels, segments, [3, f.width - 3])
  const xs = [...seen.map((p) => p[0]), ...placed.flatMap(({ box }) => [box.x, box.x + box.w])]
  const ys = [...seen.map((p) => p[1]), ...placed.flatMap(({ box }) => [box.y, box.y + box.h])]
  return {
    body: `${shades.join('')}${lines.join('')}<g fill="${LINE}" stroke="none" text-anchor="middle">${placed.map(written).join('')}</g>`,
    extent: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    told,
    marks,
    placed,
  }
}
