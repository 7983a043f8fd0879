import type { Curve, Field } from './curves.ts'
import { solutions, strokesOf } from './draw.ts'
import { isZeroThroughout, type Real, zeros } from './solve.ts'
import type { Point } from './values.ts'
import { isInView, type Stroke, type View } from './view.ts'

/** A curve that one number runs along. */
type Path = Readonly<{ x: Real; y: Real; from: number; to: number; count: number }>

const same: Real = (v) => v
const COUNT = 800

/** More than this is a pattern, not a set of points to read. */
const MOST_POINTS = 60

function pathsOf(curve: Curve, view: View): Path[] | null {
  const [left, right, low, high] = [view.x, view.x + view.width, view.y, view.y + view.height]
  switch (curve.kind) {
    case 'y-of-x':
      return [{ x: same, y: curve.f, from: left, to: right, count: COUNT }]
    case 'x-of-y':
      return [{ x: curve.f, y: same, from: low, to: high, count: COUNT }]
    case 'parametric':
      return [{ x: curve.x, y: curve.y, from: curve.from, to: curve.to, count: 2 * COUNT }]
    case 'x-at':
      return solutions(curve, view).map((at) => ({
        x: (y) => at * curve.fits(at, y),
        y: same,
        from: low,
        to: high,
        count: 200,
      }))
    case 'y-at':
      return solutions(curve, view).map((at) => ({
        x: same,
        y: (x) => at * curve.fits(x, at),
        from: left,
        to: right,
        count: 200,
      }))
    case 'implicit':
      return null
  }
}

function fieldOf(curve: Curve): Field | null {
  if (curve.kind === 'y-of-x') return (x, y) => y - curve.f(x)
  if (curve.kind === 'x-of-y') return (x, y) => x - curve.f(y)
  if (curve.kind === 'x-at') return (x, y) => curve.f(x) * curve.fits(x, y)
  if (curve.kind === 'y-at') return (x, y) => curve.f(y) * curve.fits(x, y)
  return curve.kind === 'implicit' ? curve.f : null
}

/** Along one curve, the zeros of the other's equation. */
function along(path: Path, field: Field, slope: Real | null): Point[] {
  const h: Real = (s) => field(path.x(s), path.y(s))
  // One curve on top of the other has no single points in common; what rounding leaves must not look like some.
  const scaled: Real = (s) => h(s) / Math.max(1, Math.abs(path.x(s)), Math.abs(path.y(s)))
  if (isZeroThroughout(scaled, path.from, path.to)) return []
  return zeros(h, path.from, path.to, { slope, count: path.count }).map((s) => ({ x: path.x(s), y: path.y(s) }))
}

/** Where two strokes cross, as a first guess. */
function roughCrossings(a: readonly Stroke[], b: readonly Stroke[]): Point[] {
  const found: Point[] = []
  for (const p of a)
    for (let i = 0; i + 3 < p.length; i += 2)
      for (const q of b)
        for (let j = 0; j + 3 < q.length; j += 2) {
          const [ax, ay, bx, by] = [p[i]!, p[i + 1]!, p[i + 2]!, p[i + 3]!]
          const [cx, cy, dx, dy] = [q[j]!, q[j + 1]!, q[j + 2]!, q[j + 3]!]
          if (Math.max(ax, bx) < Math.min(cx, dx) || Math.max(cx, dx) < Math.min(ax, bx)) continue
          const d = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
          const t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / d
          const s = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / d
          if (t >= -0.01 && t <= 1.01 && s >= -0.01 && s <= 1.01)
            found.push({ x: ax + t * (bx - ax), y: ay + t * (by - ay) })
        }
  return found
}

/** Newton's method in two unknowns, with slopes taken by central differences. */
export function refined(f: Field, g: Field, start: Point, unit: number): Point | null {
  let { x, y } = start
  for (let i = 0; i < 40; i++) {
    const h = 1e-6 * unit
    const [fx, fy] = [(f(x + h, y) - f(x - h, y)) / (2 * h), (f(x, y + h) - f(x, y - h)) / (2 * h)]
    const [gx, gy] = [(g(x + h, y) - g(x - h, y)) / (2 * h), (g(x, y + h) - g(x, y - h)) / (2 * h)]
    const d = fx * gy - fy * gx
    const [u, v] = [f(x, y), g(x, y)]
    const [dx, dy] = [(u * gy - v * fy) / d, (v * fx - u * gx) / d]
    if (!Number.isFinite(dx) || !Number.isFinite(dy)) return u === 0 && v === 0 ? { x, y } : null
    x -= dx
    y -= dy
    if (Math.hypot(dx, dy) < 1e-14 * unit) break
  }
  const near = Math.hypot(x - start.x, y - start.y) < 0.05 * unit
  return near ? { x, y } : null
}

const round = (f: Field, g: Field, { x, y }: Point): Point => {
  const p = { x: Number(x.toPrecision(10)), y: Number(y.toPrecision(10)) }
  const off = (q: Point): number => Math.abs(f(q.x, q.y)) + Math.abs(g(q.x, q.y))
  return off(p) <= off({ x, y }) ? p : { x, y }
}

const COARSE = { width: 240, height: 240 }

function byNewton(a: Curve, b: Curve, view: View): Point[] {
  const guesses = roughCrossings(strokesOf(a, view, COARSE), strokesOf(b, view, COARSE)).slice(0, 4 * MOST_POINTS)
  const unit = Math.max(view.width, view.height)
  const [f, g] = [fieldOf(a), fieldOf(b)]
  if (f && g) return guesses.flatMap((guess) => refined(f, g, guess, unit) ?? []).map((p) => round(f, g, p))
  if (a.kind !== 'parametric' || b.kind !== 'parametric') return []
  // Both run by a number of their own: the unknowns are these two numbers.
  return guesses.flatMap((guess) => {
    const [s, t] = [nearestOn(a, guess), nearestOn(b, guess)]
    const found = refined(
      (p, q) => a.x(p) - b.x(q),
      (p, q) => a.y(p) - b.y(q),
      { x: s, y: t },
      Math.max(a.to - a.from, b.to - b.from),
    )
    return found ? [{ x: a.x(found.x), y: a.y(found.x) }] : []
  })
}

function nearestOn(curve: Extract<Curve, { kind: 'parametric' }>, to: Point): number {
  let [best, least] = [curve.from, Number.POSITIVE_INFINITY]
  for (let i = 0; i <= 1600; i++) {
    const t = curve.from + ((curve.to - curve.from) * i) / 1600
    const d = Math.hypot(curve.x(t) - to.x, curve.y(t) - to.y)
    if (d < least) [best, least] = [t, d]
  }
  return best
}

/** The points that two curves have in common within the view. */
export function intersections(a: Curve, b: Curve, view: View): Point[] {
  const slope = a.kind === 'y-of-x' && b.kind === 'y-of-x' && a.slope && b.slope ? difference(a.slope, b.slope) : null
  const [pa, pb, fa, fb] = [pathsOf(a, view), pathsOf(b, view), fieldOf(a), fieldOf(b)]
  const found =
    pa && fb
      ? pa.flatMap((p) => along(p, fb, slope))
      : pb && fa
        ? pb.flatMap((p) => along(p, fa, null))
        : byNewton(a, b, view)
  return distinct(found.map(tidy), view)
}

const difference =
  (f: Real, g: Real): Real =>
  (v) =>
    f(v) - g(v)
const tidy = ({ x, y }: Point): Point => ({ x: tidied(x), y: tidied(y) })
/** What rounding leaves of a whole number or of zero. */
const tidied = (v: number): number => {
  const whole = Number(v.toPrecision(13))
  return Math.abs(v) < 1e-12 ? 0 : Number.isInteger(whole) ? whole : v
}

export function distinct(points: readonly Point[], view: View): Point[] {
  const unit = 1e-7 * Math.max(view.width, view.height)
  const made: Point[] = []
  for (const p of points) {
    if (!isInView(view, p.x, p.y)) continue
    if (!made.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < unit)) made.push(p)
    if (made.length >= MOST_POINTS) break
  }
  return made.sort((p, q) => p.x - q.x || p.y - q.y)
}
