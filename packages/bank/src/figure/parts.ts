/** What a figure is made of. Points are named by letters: 'AB' is a segment, 'ABC' a polygon or the angle at B. */

import type { Canvas, Part, Points, Stroke } from './canvas.ts'
import { around, beside, type Pt, support, within } from './labels.ts'

/** 'ABC' as A, B, C; a letter may carry a prime or digits: "A'B'", 'P1P2'. */
export const names = (spec: string): string[] => spec.match(/[A-Za-zΑ-ω][′']*\d*/g) ?? []

/** Letters for variables are slanted, units and numbers are not. */
const slanted = (text: string): boolean =>
  /(?<![A-Za-z])[a-zα-ωℓ](?![a-z])/.test(text) && !/\d\s(cm|mm|km|m|in|ft|yd|s)\b/.test(text)

const px = (c: Canvas, spec: string): Pt[] => names(spec).map((n) => c.px(c.at(n)))
/** Points whose names start with a small letter are helpers: they are neither shown nor told. */
export const isNamed = (spec: string): boolean => names(spec).every((n) => /^[A-ZΑ-Ω]/.test(n))

const toLabel = (c: Canvas, spec: string, label: string, as?: string): void => {
  const what =
    as ??
    (isNamed(spec)
      ? names(spec).length > 2
        ? `Angle ${spec}`
        : spec
      : names(spec).length > 2
        ? 'An angle'
        : 'A segment')
  c.say(`${what} is labeled ${label}.`)
}

type SideLook = Stroke &
  Readonly<{
    /** What it is, for the text alternative: 'The height'. */ as?: string /** Not to be measured. */
    loose?: boolean /** Which side the label takes: a point that it keeps away from. */
    from?: string
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
      places: (w, h) => beside(a, b, inner, w, h),
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
  const a = Math.atan2(y2 - y1, x2 - x1)
  const wing = (off: number): Pt => [x2 - 9 * Math.cos(a + off), y2 - 9 * Math.sin(a + off)]
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
  const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
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
  const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
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
}>

/** The arc of an angle, and its label inside it. Without a label the arcs mark equal angles. */
const angle =
  (spec: string, label = '', look: AngleLook = {}): Part =>
  (c) => {
    const [a, b, d] = px(c, spec) as [Pt, Pt, Pt]
    const from = Math.atan2(a[1] - b[1], a[0] - b[0])
    let sweep = Math.atan2(d[1] - b[1], d[0] - b[0]) - from
    while (sweep <= -Math.PI) sweep += 2 * Math.PI
    while (sweep > Math.PI) sweep -= 2 * Math.PI
    if (look.reflex) sweep -= Math.sign(sweep) * 2 * Math.PI
    // Narrow angles take a wider arc, so that it can be seen.
    const wide = Math.abs(sweep) < 0.6 ? 30 : Math.abs(sweep) > 1.9 ? 15 : 20
    // In a small figure the arc stays small, too.
    const room = 0.34 * Math.min(Math.hypot(a[0] - b[0], a[1] - b[1]), Math.hypot(d[0] - b[0], d[1] - b[1]))
    const r = look.r ?? Math.max(9, Math.min(wide, room))
    const arcs = look.arcs ?? 1
    for (let k = 0; k < arcs; k++) c.line(arcPoints(b, r + 4 * k, from, from + sweep), { thin: true, accent: true })
    if (label === '') {
      c.mark(`${COUNT[arcs]} arc${arcs > 1 ? 's' : ''} as a mark of equal angles`, `angle ${spec}`)
      return
    }
    const outer = r + 4 * (arcs - 1)
    c.label({
      text: label,
      rank: 'angle',
      of: look.loose ? '' : spec,
      italic: slanted(label),
      places: (w, h) => within(b, from + sweep / 2, Math.abs(sweep) / 2, outer, w, h),
    })
    toLabel(c, spec, label, look.as)
  }

const arcPoints = ([x, y]: Pt, r: number, from: number, to: number): Pt[] => {
  const count = Math.max(4, Math.ceil((Math.abs(to - from) / (2 * Math.PI)) * 60))
  return Array.from({ length: count + 1 }, (_, i): Pt => {
    const a = from + ((to - from) * i) / count
    return [x + r * Math.cos(a), y + r * Math.sin(a)]
  })
}

/** The little square of a right angle at the second point. */
const right =
  (spec: string, size = 10): Part =>
  (c) => {
    const [a, b, d] = px(c, spec) as [Pt, Pt, Pt]
    const one = (p: Pt): Pt => {
      const len = Math.hypot(p[0] - b[0], p[1] - b[1]) || 1
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
    c.say(isNamed(spec) ? `Angle ${spec} is marked as a right angle.` : 'A right angle is marked.')
  }

/** A circle around a point, radius in units of the plane. */
const circle =
  (centre: string, r: number, look: Stroke & Readonly<{ fill?: boolean }> = {}): Part =>
  (c) => {
    const ps = arcPoints(c.px(c.at(centre)), r * c.scale, 0, 2 * Math.PI)
    if (look.fill) c.shade(ps)
    c.line(ps, look)
  }

const rad = (deg: number): number => (deg * Math.PI) / 180
/** Directions of the plane turn the other way on the screen. */
const arcOf = (c: Canvas, centre: string, r: number, from: number, to: number): Pt[] =>
  arcPoints(c.px(c.at(centre)), r * c.scale, -rad(from), -rad(to))

/** Part of a circle, from one direction to another, in degrees counterclockwise. */
const arc =
  (centre: string, r: number, from: number, to: number, look: Stroke = {}): Part =>
  (c) =>
    c.line(arcOf(c, centre, r, from, to), look)

/** A shaded sector with its two radii. */
const sector =
  (centre: string, r: number, from: number, to: number, look: Stroke = {}): Part =>
  (c) => {
    const o = c.px(c.at(centre))
    const ps = arcOf(c, centre, r, from, to)
    c.shade([o, ...ps])
    c.line([o, ps[0] as Pt], look)
    c.line([o, ps.at(-1) as Pt], look)
  }

/** A label outside a circle, at a direction in degrees: for the measure of an arc. */
const arcLabel =
  (centre: string, r: number, deg: number, label: string, as = 'An arc'): Part =>
  (c) => {
    const o = c.px(c.at(centre))
    c.label({
      text: label,
      rank: 'side',
      of: '',
      italic: slanted(label),
      places: (w, h) =>
        [5, 9, 14].flatMap((gap) =>
          [0, 6, -6, 12, -12, 20, -20].flatMap((off) =>
            [1, -1].map((sign): Pt => {
              const a = -rad(deg + off)
              const reach = r * c.scale + sign * (gap + support(Math.cos(a), Math.sin(a), w, h))
              return [o[0] + Math.cos(a) * reach, o[1] + Math.sin(a) * reach]
            }),
          ),
        ),
    })
    c.say(`${as} is labeled ${label}.`)
  }

/** Spots at the points. */
const dots =
  (spec: string): Part =>
  (c) => {
    for (const p of px(c, spec)) c.spot(p)
  }

/** Writing near a point, away from the lines: the name of a line at its end, coordinates, a value. */
const tag =
  (point: string, label: string, look: Readonly<{ as?: string; towards?: number }> = {}): Part =>
  (c) => {
    const p = px(c, point)[0] as Pt
    const wish = look.towards === undefined ? Math.atan2(p[1] - c.middle[1], p[0] - c.middle[0]) : -rad(look.towards)
    c.label({ text: label, rank: 'name', of: '', italic: slanted(label), places: (w, h) => around(p, wish, w, h) })
    c.say(`${look.as ?? (isNamed(point) ? `Point ${point}` : 'A line')} is labeled ${label}.`)
  }

const minus = (n: number): string => String(n).replace('-', '−')

/** A grid with axes and numbers under the figure, one unit of the plane for one step. */
const grid =
  (x: readonly [number, number], y: readonly [number, number], step = 1, every = 2): Part =>
  (c) => {
    const at = (u: number, v: number) => c.px([u, v])
    for (let u = Math.ceil(x[0] / step) * step; u <= x[1]; u += step) c.line([at(u, y[0]), at(u, y[1])], { grid: true })
    for (let v = Math.ceil(y[0] / step) * step; v <= y[1]; v += step) c.line([at(x[0], v), at(x[1], v)], { grid: true })
    c.line([at(x[0], 0), at(x[1], 0)], { thin: true })
    c.line([at(0, y[0]), at(0, y[1])], { thin: true })
    const number = (u: number, places: (w: number, h: number) => Pt[]) =>
      c.label({ text: minus(u), rank: 'fixed', of: '', axis: true, places })
    const numbered = (u: number) => u !== 0 && Math.round(u / step) % every === 0
    for (let u = Math.ceil(x[0] / step) * step; u <= x[1]; u += step) {
      const [px0, py0] = at(u, 0)
      if (numbered(u))
        number(u, (_, h) => [
          [px0, py0 + h / 2 + 4],
          [px0, py0 - h / 2 - 4],
        ])
    }
    for (let v = Math.ceil(y[0] / step) * step; v <= y[1]; v += step) {
      const [px0, py0] = at(0, v)
      if (numbered(v))
        number(v, (w) => [
          [px0 - w / 2 - 3, py0],
          [px0 + w / 2 + 3, py0],
        ])
    }
    const [xEnd, yEnd] = [at(x[1], 0), at(0, y[1])]
    c.label({ text: 'x', rank: 'fixed', of: '', axis: true, italic: true, places: () => [[xEnd[0] + 10, xEnd[1]]] })
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
        const len = Math.hypot(e[0] - p[0], e[1] - p[1]) || 1
        return [(p[0] - e[0]) / len, (p[1] - e[1]) / len]
      })
      const sum = away.reduce((s, v): Pt => [s[0] + v[0], s[1] + v[1]], [0, 0] as Pt)
      const still = Math.hypot(sum[0], sum[1]) < 0.2
      const wish = still ? Math.atan2(p[1] - c.middle[1] - 0.01, p[0] - c.middle[0]) : Math.atan2(sum[1], sum[0])
      c.label({
        text: n.replace(/'/g, '′'),
        rank: 'name',
        of: '',
        italic: true,
        places: (w, h) => around(p, wish, w, h, 5),
      })
    }
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
