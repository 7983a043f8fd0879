/** Boxes of labels, and places for them where they touch nothing. Everything here is in pixels of the drawing. */

import { atan2, cos, hypot, sin, snap } from '../num/steady.ts'

export type Pt = readonly [number, number]
/** Left, top, width, height. */
export type Box = Readonly<{ x: number; y: number; w: number; h: number }>
export type Seg = readonly [Pt, Pt]

/** Large enough to be read when the figure is 320 pixels wide. */
export const FONT = 15

const NARROW = /[ilj.,:;'′|!()[\]tfr ]/
const WIDE = /[mwMW%@]/

/** On the generous side: no font of the page is wider than this. */
export function textWidth(text: string, font = FONT): number {
  return [...text].reduce((w, c) => w + (NARROW.test(c) ? 0.38 : WIDE.test(c) ? 0.92 : 0.62) * font, 0)
}

const AXES = [0, 1] as const

export const boxAt = ([cx, cy]: Pt, w: number, h: number): Box => ({ x: cx - w / 2, y: cy - h / 2, w, h })

export const boxesMeet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/** Whether a segment touches a box (Liang and Barsky 1984). Every place of a label asks it of every line: no lists here. */
export function segmentMeets(segment: Seg, b: Box): boolean {
  let from = 0
  let to = 1
  for (const axis of AXES) {
    const start = segment[0][axis]
    const end = segment[1][axis]
    const low = axis === 0 ? b.x : b.y
    const high = low + (axis === 0 ? b.w : b.h)
    if (Math.max(start, end) < low || Math.min(start, end) > high) return false
    if (start === end) continue
    const [atLow, atHigh] = [(low - start) / (end - start), (high - start) / (end - start)]
    from = Math.max(from, end > start ? atLow : atHigh)
    to = Math.min(to, end > start ? atHigh : atLow)
  }
  return from <= to
}

/** Who is placed first: those with the fewest good places. */
export type Rank = 'fixed' | 'angle' | 'side' | 'name'
const ORDER: Readonly<Record<Rank, number>> = { fixed: 0, angle: 1, side: 2, name: 3 }

/** A centre for a label, and how much worse it is than the others where nothing is in the way. */
export type Place = readonly [x: number, y: number, worse?: number]

export type Label = Readonly<{
  text: string
  rank: Rank
  /** What it belongs to: `AB` for a segment, `ABC` for an angle; empty when nothing is to be measured. */ of: string
  italic?: boolean
  axis?: boolean
  /** How far the number of an axis stays from every line and spot. */ clear?: number
  /** Centres to try, the best one first. */ places: (w: number, h: number) => readonly Place[]
  /** Where the eye comes from on its way to the label: a line in between makes it look like the label of that line. */
  from?: (centre: Pt) => Pt
  /** The corner that it may stand outside of, where only its two sides end: else it would name another angle. */
  corner?: Corner
  /** The point that it names: the name of a point must not seem to be that of another one. */ point?: Pt
}>

export type Placed = Readonly<{ label: Label; at: Pt; box: Box }>

const distance = (a: Pt, b: Pt): number => hypot(a[0] - b[0], a[1] - b[1])

const wider = (b: Box, by: number, across = by): Box => ({
  x: b.x - across,
  y: b.y - by,
  w: b.w + 2 * across,
  h: b.h + 2 * by,
})

/** On which side of the line through two points a third one lies. */
const side = (p: Pt, q: Pt, r: Pt): number => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

/** Whether two segments cross. */
const segmentsCross = (a: Pt, b: Pt, c: Pt, d: Pt): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0

const count = <T>(list: readonly T[], holds: (one: T) => boolean): number => {
  let n = 0
  for (const one of list) if (holds(one)) n++
  return n
}

/** In how many directions lines leave a point; spots are too short to count. */
function directionsFrom(lines: readonly Seg[], [x, y]: Pt): number {
  const found = new Set<number>()
  const leave = ([tx, ty]: Pt) => found.add(Math.round((atan2(ty - y, tx - x) + Math.PI) * 20) % 126)
  for (const [a, b] of lines) {
    const length = hypot(b[0] - a[0], b[1] - a[1])
    const [toA, toB] = [hypot(a[0] - x, a[1] - y), hypot(b[0] - x, b[1] - y)]
    if (length < 6 || toA + toB > length + 0.1) continue
    if (toA > 1) leave(a)
    if (toB > 1) leave(b)
  }
  return found.size
}

/** The points where two lines of some length end: the corners of what is drawn. */
function cornersOf(lines: readonly Seg[]): Pt[] {
  const ends = lines.filter(([a, b]) => distance(a, b) >= 20).flat()
  return ends.filter((p, i) => ends.findIndex((q) => distance(p, q) < 0.5) < i)
}

/** A label that lies on a line counts 1; one behind a line, or so near to it that it seems to belong there, a part of that. */
const [BEHIND, NEAR, AIR] = [0.5, 0.1, 3]
/** Between the name of a point and writing beside it: “4 B” would be read as one, be it the number of an axis or a name. */
const APART = 7
/** Outside its angle a label is better than behind a line or nearer to the vertex of another one, and worse than near a line. */
const [OUTSIDE, ASTRAY] = [0.35, 0.7]
/** The name of a point that lies about as near to another one counts that much. */
const [DOUBTFUL, ABOUT] = [0.3, 1.12]
/** Far from its own corner an angle's label goes astray at an unlabeled one, too, when that is much nearer. */
const [FAR, MUCH_NEARER] = [60, 0.6]

/** Puts every label at the first of its places that collides with nothing, or at the one that collides least. */
export function placeLabels(labels: readonly Label[], lines: readonly Seg[], [left, right]: Pt): Placed[] {
  const out: Placed[] = []
  const corners = labels.flatMap((l) => (l.corner ? [l.corner.at] : []))
  const drawn = cornersOf(lines)
  const points = labels.flatMap((l) => (l.point ? [l.point] : []))
  const sorted = labels
    .map((label, i) => ({ label, i }))
    .sort((a, b) => ORDER[a.label.rank] - ORDER[b.label.rank] || a.i - b.i)
  for (const { label } of sorted) {
    const [w, h] = [textWidth(label.text) + 4, FONT * 1.08]
    const cost = ([x, y, worse = 0]: Place): number => {
      const at: Pt = [x, y]
      const box = boxAt(at, w, h)
      const outside = box.x < left || box.x + w > right ? 3 : 0
      // Beside the number of an axis a spot must not seem to be a part of it.
      const airy = label.axis ? wider(box, label.clear ?? 0) : wider(box, AIR)
      const stretched = wider(box, 0, APART)
      const over = count(out, (p) => boxesMeet(p.box, box)) * 5
      const beside = label.axis ? 0 : count(out, (p) => !p.label.axis && boxesMeet(p.box, airy))
      const joined = label.rank === 'name' ? count(out, (p) => boxesMeet(p.box, stretched)) : 0
      const close = lines.filter((s) => segmentMeets(s, airy))
      const touching = label.axis ? close.length : count(close, (s) => segmentMeets(s, box))
      const eye = label.from?.(at)
      const behind = eye ? count(lines, (s) => segmentsCross(eye, at, s[0], s[1])) : 0
      const own = label.corner?.at
      const away = own ? distance(own, at) : 0
      const lost =
        corners.some((c) => distance(c, at) < away - 1) ||
        (away > FAR && drawn.some((c) => distance(c, at) < away * MUCH_NEARER))
      const named = label.point ? distance(label.point, at) : 0
      const doubtful = points.some((p) => p !== label.point && distance(p, at) < named * ABOUT)
      const astray = lost ? ASTRAY : doubtful ? DOUBTFUL : 0
      return (
        worse +
        astray +
        outside +
        over +
        touching +
        NEAR * (close.length - touching + 2 * beside + joined) +
        BEHIND * behind
      )
    }
    let [best, least] = [[0, 0] as Pt, Number.POSITIVE_INFINITY]
    const open = label.corner && directionsFrom(lines, label.corner.at) < 3 ? label.corner : null
    for (const place of [...label.places(w, h), ...(open ? outsideOf(open, w, h) : [])]) {
      const at: Place = [snap(place[0]), snap(place[1]), place[2] ?? 0]
      const c = snap(cost(at))
      if (c < least) [best, least] = [[at[0], at[1]], c]
      if (c === 0) break
    }
    // A number of an axis that stands in the way is left out, as on any printed grid.
    if (label.axis && least >= 1 && label.rank === 'fixed') continue
    out.push({ label, at: best, box: boxAt(best, w, h) })
  }
  return out
}

const turn = (deg: number): number => (deg * Math.PI) / 180

/** Places around a point, nearest to the wished direction first (y points down). */
export function around([x, y]: Pt, wish: number, w: number, h: number, gap = 5): Pt[] {
  const offsets = [0, 20, -20, 40, -40, 60, -60, 80, -80, 105, -105, 130, -130, 155, -155, 180]
  return [gap, gap + 4, gap + 9, gap + 15].flatMap((d) =>
    offsets.map((off): Pt => {
      const a = wish + turn(off)
      const reach = d + support(cos(a), sin(a), w, h)
      return [x + cos(a) * reach, y + sin(a) * reach]
    }),
  )
}

/** How far a box reaches from its centre in a direction, for clearing a line at right angles to it. */
export const support = (dx: number, dy: number, w: number, h: number): number =>
  Math.min((Math.abs(dx) * w) / 2 + (Math.abs(dy) * h) / 2, hypot(w, h) / 2)

/** The point of a segment's line that is nearest to a place, a little off the line. */
export function footOn([x1, y1]: Pt, [x2, y2]: Pt, [x, y]: Pt, off = 2): Pt {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const t = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)
  const [fx, fy] = [x1 + t * dx, y1 + t * dy]
  return towards([fx, fy], [x, y], off)
}

/** The point `by` pixels away from one point on the way to another. */
export function towards([x, y]: Pt, [tx, ty]: Pt, by: number): Pt {
  const length = hypot(tx - x, ty - y) || 1
  return [x + ((tx - x) / length) * by, y + ((ty - y) / length) * by]
}

/** Places beside a segment, on the side away from `inner` first; `first` is where along it they start. */
export function beside([x1, y1]: Pt, [x2, y2]: Pt, inner: Pt, w: number, h: number, first = 0.5, gap = 4): Pt[] {
  const len = hypot(x2 - x1, y2 - y1) || 1
  let [nx, ny] = [-(y2 - y1) / len, (x2 - x1) / len]
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2]
  if ((inner[0] - mx) * nx + (inner[1] - my) * ny > 0) [nx, ny] = [-nx, -ny]
  const along = [first, 0.5, 0.44, 0.56, 0.38, 0.62, 0.3, 0.7, 0.22, 0.78, 0.12, 0.88]
  return [gap, gap + 4, gap + 9, gap + 16, gap + 24, gap + 34].flatMap((d) =>
    [1, -1].flatMap((sign) =>
      along.map((t): Pt => {
        const reach = sign * (d + support(nx, ny, w, h))
        return [x1 + (x2 - x1) * t + nx * reach, y1 + (y2 - y1) * t + ny * reach]
      }),
    ),
  )
}

/** An angle on the sheet: its vertex, the direction of its bisector, half its size and the radius of its arc. */
export type Corner = Readonly<{ at: Pt; bisector: number; half: number; arc: number }>

/** Places inside an angle along its bisector, beyond the arc; then a little off it; then farther out. */
export function within({ at, bisector, half, arc }: Corner, w: number, h: number): Place[] {
  const out: Place[] = []
  for (const extra of [3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 80, 95, 110]) {
    for (const off of [0, 0.25, -0.25, 0.45, -0.45]) {
      const a = bisector + off * half
      const reach = arc + extra + support(cos(a), sin(a), w, h)
      out.push([at[0] + cos(a) * reach, at[1] + sin(a) * reach])
    }
  }
  return out
}

const outsideOf = ({ at, bisector }: Corner, w: number, h: number): Place[] =>
  around(at, bisector + Math.PI, w, h, 6).map(([x, y]): Place => [x, y, OUTSIDE])
