/** What a figure is made of. Points are named by letters: 'AB' is a segment, 'ABC' a polygon or the angle at B. */

import { atan2, cos, hypot, sin } from '../num/steady.ts'
import type { Canvas, Part, Stroke } from './canvas.ts'
import { beside, footOn, type Pt, towards, within } from './labels.ts'
import { arc, arcLabel, circle, sector } from './round.ts'
import { arcPoints, isNamed, names, ONE_RIGHT_ANGLE, px, slanted, toLabel } from './spec.ts'
import { grid, tag } from './writing.ts'

type SideLook = Stroke &
  Readonly<{
    /** What it is, for the text alternative: 'The height'. */ as?: string /** Not to be measured. */
    loose?: boolean /** Which side the label takes: a point that it keeps away from. */
    from?: string /** Where along the segment the label stands best, from 0 to 1. */
    along?: number
  }>

/** The label of a segment, off the line; draws no line. */
const side =
  (spec: string, label: string, look: SideLook = {}): Part =>
  (c) => {
    const [a, b] = px(c, spec) as [Pt, Pt]
    const inner = look.from ? (px(c, look.from)[0] as Pt) : c.middle
    c.label({
      text: label,
      rank: 'side',
      of: look.loose ? '' : spec,
      italic: slanted(label),
      places: (w, h) => beside(a, b, inner, w, h, look.along),
      from: (centre) => footOn(a, b, centre),
    })
    toLabel(c, spec, label, look.as)
  }

/** A segment, with its label if one is given. */
const seg =
  (spec: string, label = '', look: SideLook = {}): Part =>
  (c) => {
    c.line(px(c, spec), look, spec)
    if (label !== '') side(spec, label, look)(c)
  }

/** A closed line through the points; each side can be measured. */
const polygon =
  (spec: string, look: Stroke & Readonly<{ fill?: boolean }> = {}): Part =>
  (c) => {
    const list = names(spec)
    if (look.fill) c.shade(px(c, spec))
    list.forEach((n, i) => {
      const next = list[(i + 1) % list.length] as string
      c.line([c.px(c.at(n)), c.px(c.at(next))], look, n + next)
    })
  }

const shade =
  (spec: string): Part =>
  (c) =>
    c.shade(px(c, spec))

function head(c: Canvas, [x1, y1]: Pt, [x2, y2]: Pt, look: Stroke): void {
  const a = atan2(y2 - y1, x2 - x1)
  const wing = (off: number): Pt => [x2 - 9 * cos(a + off), y2 - 9 * sin(a + off)]
  c.line([wing(0.45), [x2, y2], wing(-0.45)], { ...look, dash: false })
}

/** A ray from the first point through the second, with an arrowhead `past` pixels behind it. */
const ray =
  (spec: string, look: Stroke & Readonly<{ past?: number }> = {}): Part =>
  (c) => {
    const [a, b] = px(c, spec) as [Pt, Pt]
    const end = beyond(a, b, look.past ?? 0)
    c.line([a, end], look, look.past ? '' : spec)
    head(c, a, end, look)
  }

const beyond = (a: Pt, b: Pt, d: number): Pt => {
  const len = hypot(b[0] - a[0], b[1] - a[1]) || 1
  return [b[0] + ((b[0] - a[0]) / len) * d, b[1] + ((b[1] - a[1]) / len) * d]
}

/** A line through two points with arrowheads at both ends, `past` pixels behind them. */
const line =
  (spec: string, look: Stroke & Readonly<{ past?: number; plain?: boolean }> = {}): Part =>
  (c) => {
    const [a, b] = px(c, spec) as [Pt, Pt]
    const [start, end] = [beyond(b, a, look.past ?? 0), beyond(a, b, look.past ?? 0)]
    c.line([start, end], look, look.past ? '' : spec)
    if (look.plain) return
    head(c, a, end, look)
    head(c, b, start, look)
  }

const COUNT = ['no', 'one', 'two', 'three', 'four'] as const

/** Marks of equal length: n short strokes across the middle. */
const ticks =
  (spec: string, n = 1): Part =>
  (c) => {
    across(c, spec, n, 4, (at, dx, dy) => [
      [at[0] - dy * 5, at[1] + dx * 5],
      [at[0] + dy * 5, at[1] - dx * 5],
    ])
    c.mark(`${COUNT[n]} tick mark${n > 1 ? 's' : ''}`, spec)
  }

/** Marks of parallel lines: n arrowheads in the middle, in the direction of the two points. */
const parallel =
  (spec: string, n = 1, at = 0.5): Part =>
  (c) => {
    across(
      c,
      spec,
      n,
      6,
      (p, dx, dy) => [
        [p[0] - dx * 5 - dy * 5, p[1] - dy * 5 + dx * 5],
        [p[0] + dx * 1, p[1] + dy * 1],
        [p[0] - dx * 5 + dy * 5, p[1] - dy * 5 - dx * 5],
      ],
      at,
    )
    c.mark(`${COUNT[n]} arrowhead${n > 1 ? 's' : ''} as a mark of parallel lines`, spec)
  }

function across(
  c: Canvas,
  spec: string,
  n: number,
  gap: number,
  stroke: (at: Pt, dx: number, dy: number) => Pt[],
  t = 0.5,
): void {
  const [a, b] = px(c, spec) as [Pt, Pt]
  const len = hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [dx, dy] = [(b[0] - a[0]) / len, (b[1] - a[1]) / len]
  for (let k = 0; k < n; k++) {
    const off = (k - (n - 1) / 2) * gap + len * t
    c.line(stroke([a[0] + dx * off, a[1] + dy * off], dx, dy), { thin: true })
  }
}

type AngleLook = Readonly<{
  /** How many arcs: equal angles carry equally many. */ arcs?: number
  r?: number /** The angle above 180°. */
  reflex?: boolean
  loose?: boolean
  as?: string
  /** A stroke across the arc: two equal angles side by side would otherwise seem to share one arc. */ stroke?: boolean
}>

/** The arc of an angle, and its label inside it. Without a label the arcs mark equal angles. */
const angle =
  (spec: string, label = '', look: AngleLook = {}): Part =>
  (c) => {
    const [a, b, d] = px(c, spec) as [Pt, Pt, Pt]
    const from = atan2(a[1] - b[1], a[0] - b[0])
    let sweep = atan2(d[1] - b[1], d[0] - b[0]) - from
    while (sweep <= -Math.PI) sweep += 2 * Math.PI
    while (sweep > Math.PI) sweep -= 2 * Math.PI
    if (look.reflex) sweep -= Math.sign(sweep) * 2 * Math.PI
    // Narrow angles take a wider arc, so that it can be seen.
    const wide = Math.abs(sweep) < 0.6 ? 30 : Math.abs(sweep) > 1.9 ? 15 : 20
    // In a small figure the arc stays small, too.
    const room = 0.34 * Math.min(hypot(a[0] - b[0], a[1] - b[1]), hypot(d[0] - b[0], d[1] - b[1]))
    const r = look.r ?? Math.max(9, Math.min(wide, room))
    const arcs = look.arcs ?? 1
    for (let k = 0; k < arcs; k++) c.line(arcPoints(b, r + 4 * k, from, from + sweep), { thin: true, accent: true })
    if (look.stroke) {
      const across = (by: number): Pt => [
        b[0] + (r + by) * cos(from + sweep / 2),
        b[1] + (r + by) * sin(from + sweep / 2),
      ]
      c.line([across(-4), across(4)], { thin: true, accent: true })
    }
    if (label === '') {
      c.mark(`${COUNT[arcs]} arc${arcs > 1 ? 's' : ''} as a mark of equal angles`, `angle ${spec}`)
      return
    }
    const outer = r + 4 * (arcs - 1)
    const corner = { at: b, bisector: from + sweep / 2, half: Math.abs(sweep) / 2, arc: outer }
    c.label({
      text: label,
      rank: 'angle',
      of: look.loose ? '' : spec,
      italic: slanted(label),
      places: (w, h) => within(corner, w, h),
      corner,
      from: (centre) => towards(b, centre, outer + 2),
    })
    toLabel(c, spec, label, look.as)
  }

/** The little square of a right angle at the second point. */
const right =
  (spec: string, size = 10): Part =>
  (c) => {
    const [a, b, d] = px(c, spec) as [Pt, Pt, Pt]
    const one = (p: Pt): Pt => {
      const len = hypot(p[0] - b[0], p[1] - b[1]) || 1
      return [((p[0] - b[0]) / len) * size, ((p[1] - b[1]) / len) * size]
    }
    const [u, v] = [one(a), one(d)]
    c.line(
      [
        [b[0] + u[0], b[1] + u[1]],
        [b[0] + u[0] + v[0], b[1] + u[1] + v[1]],
        [b[0] + v[0], b[1] + v[1]],
      ],
      { thin: true, accent: true },
    )
    c.say(isNamed(spec) ? `Angle ${spec} is marked as a right angle.` : ONE_RIGHT_ANGLE)
  }

/** Spots at the points. */
const dots =
  (spec: string): Part =>
  (c) => {
    for (const p of px(c, spec)) c.spot(p)
  }

export const g = {
  seg,
  side,
  polygon,
  shade,
  ray,
  line,
  ticks,
  parallel,
  angle,
  right,
  circle,
  arc,
  sector,
  arcLabel,
  dots,
  tag,
  grid,
}
