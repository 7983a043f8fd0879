import { type Break, breaksOf } from './breaks.ts'
import type { Curve, Explicit, Field } from './curves.ts'
import { solutions, strokesOf } from './draw.ts'
import { refined } from './meet.ts'
import { factorsInX, polynomialOf, zeroBound } from './polynomial.ts'
import { type Real, turns, zeros } from './solve.ts'
import type { Point } from './values.ts'
import { isInView, type View } from './view.ts'

export type InterestKind =
  | 'x-intercept'
  | 'y-intercept'
  | 'minimum'
  | 'maximum'
  | 'leftmost'
  | 'rightmost'
  | 'intersection'
  | 'hole'
  | 'open end'
  | 'closed end'
  | 'solution'
  | 'point'

export type Interest = Readonly<{ x: number; y: number; kind: InterestKind }>
/** A line that a curve comes ever nearer to; `side` says where, for level ones. */
export type Asymptote = Readonly<{ axis: 'x' | 'y'; at: number; side?: 'left' | 'right' | 'both' }>
export type Findings = Readonly<{ points: readonly Interest[]; asymptotes: readonly Asymptote[] }>

const zero = (v: number): number => (Math.abs(v) < 1e-12 ? 0 : v)

/** A polynomial is known as a whole; of other functions only what the view shows. */
export function reachOf(curve: Explicit, view: View): readonly [number, number] {
  const [low, high] = curve.kind === 'y-of-x' ? [view.x, view.x + view.width] : [view.y, view.y + view.height]
  const p = curve.kind === 'y-of-x' && curve.where.length === 0 ? polynomialOf(curve.node) : null
  const factors = p && factorsInX(p)
  if (!factors || factors.length < 2) return [low, high]
  const bound = zeroBound(factors)
  return bound > 1e4 ? [low, high] : [Math.min(low, -bound), Math.max(high, bound)]
}

function endPoints({ at, kind, from, to, value }: Break): (readonly [number, number, InterestKind])[] {
  if (kind === 'asymptote') return []
  const made: (readonly [number, number, InterestKind])[] = []
  if (Number.isFinite(value) && kind !== 'hole') made.push([at, value, 'closed end'])
  if (Number.isFinite(value) && kind === 'hole') made.push([at, value, 'point'])
  for (const side of kind === 'hole' ? [from] : [from, to])
    if (Number.isFinite(side) && !(Math.abs(side - value) <= 1e-6 * Math.max(1, Math.abs(side))))
      made.push([at, side, kind === 'hole' ? 'hole' : 'open end'])
  return made
}

/** What f comes near to far out: values that differ less and less. */
export function levelFarOut(f: Real, side: 1 | -1): number | null {
  const [a, b, c, d] = [f(side * 1e3), f(side * 1e4), f(side * 1e5), f(side * 1e6)]
  const [first, second, third] = [Math.abs(b - a), Math.abs(c - b), Math.abs(d - c)]
  if (!Number.isFinite(d) || !(third <= 0.3 * second + 1e-12) || !(second <= 0.3 * first + 1e-12)) return null
  if (third > 1e-4 * Math.max(1, Math.abs(d))) return null
  const round = Number(d.toPrecision(5))
  const value = Math.abs(round - d) <= 2 * third + 1e-9 ? round : d
  return Math.abs(value) < 1e-5 ? 0 : value
}

function exploreExplicit(curve: Explicit, view: View): Findings {
  const swap = curve.kind === 'x-of-y'
  const [low, high] = reachOf(curve, view)
  const { f, slope } = curve
  const breaks = breaksOf(curve, low, high)
  const found: (readonly [number, number, InterestKind])[] = [
    ...zeros(f, low, high, { slope }).map((at) => [at, 0, swap ? 'y-intercept' : 'x-intercept'] as const),
    ...turns(f, low, high, { slope })
      .filter((t) => !breaks.some((b) => b.kind === 'asymptote' && Math.abs(b.at - t.x) < (high - low) / 400))
      .map((t) => [t.x, t.y, turnName(t.kind, swap)] as const),
    ...breaks.flatMap(endPoints),
  ]
  if (Number.isFinite(f(0))) found.push([0, zero(f(0)), swap ? 'x-intercept' : 'y-intercept'])
  const points = found.map(([at, value, kind]) => (swap ? { x: value, y: at, kind } : { x: at, y: value, kind }))
  return { points: unique(points), asymptotes: asymptotesOf(curve, breaks) }
}

const turnName = (kind: 'minimum' | 'maximum', swap: boolean): InterestKind =>
  swap ? (kind === 'minimum' ? 'leftmost' : 'rightmost') : kind

function asymptotesOf(curve: Explicit, breaks: readonly Break[]): Asymptote[] {
  const own = curve.kind === 'y-of-x' ? 'x' : 'y'
  const upright = breaks.filter((b) => b.kind === 'asymptote').map((b): Asymptote => ({ axis: own, at: zero(b.at) }))
  if (polynomialOf(curve.node) || curve.kind === 'x-of-y') return upright
  const [left, right] = [levelFarOut(curve.f, -1), levelFarOut(curve.f, 1)]
  if (left !== null && left === right) return [...upright, { axis: 'y', at: left, side: 'both' }]
  return [
    ...upright,
    ...(left === null ? [] : [{ axis: 'y', at: left, side: 'left' } as const]),
    ...(right === null ? [] : [{ axis: 'y', at: right, side: 'right' } as const]),
  ]
}

/** A point may have several names, but each only once. */
function unique(points: readonly Interest[]): Interest[] {
  const made: Interest[] = []
  for (const p of points) {
    const near = 1e-7 * Math.max(1, Math.abs(p.x), Math.abs(p.y))
    if (!made.some((q) => p.kind === q.kind && Math.hypot(p.x - q.x, p.y - q.y) < near)) made.push(p)
  }
  return made
}

const h = 1e-6
/** Highest, lowest, leftmost and rightmost points: where the curve and one of its slopes are zero at once. */
function extremes(curve: Extract<Curve, { kind: 'implicit' }>, view: View): Interest[] {
  const { f } = curve
  const unit = Math.max(view.width, view.height)
  const fx: Field = (x, y) => (f(x + h * unit, y) - f(x - h * unit, y)) / (2 * h * unit)
  const fy: Field = (x, y) => (f(x, y + h * unit) - f(x, y - h * unit)) / (2 * h * unit)
  const found: Interest[] = []
  for (const stroke of strokesOf(curve, view, { width: 240, height: 240 })) {
    const count = stroke.length / 2
    const closed = stroke[0] === stroke[2 * count - 2] && stroke[1] === stroke[2 * count - 1]
    for (let i = closed ? 0 : 1; i < count - 1; i++) {
      const [p, q, r] = [(i - 1 + (closed ? count - 1 : 0)) % (closed ? count - 1 : count), i, i + 1]
      for (const axis of [0, 1] as const) {
        const [a, b, c] = [stroke[2 * p + axis]!, stroke[2 * q + axis]!, stroke[2 * r + axis]!]
        if ((b - a) * (c - b) > 0 || b === a) continue
        const high = b > a
        const kind: InterestKind = axis === 1 ? (high ? 'maximum' : 'minimum') : high ? 'rightmost' : 'leftmost'
        const exact = refined(f, axis === 1 ? fx : fy, { x: stroke[2 * q]!, y: stroke[2 * q + 1]! }, unit)
        // Where the curve crosses itself both slopes are zero: that is no turning point.
        const steep = Math.hypot(fx(stroke[0]!, stroke[1]!), fy(stroke[0]!, stroke[1]!))
        if (exact && Math.hypot(fx(exact.x, exact.y), fy(exact.x, exact.y)) > 1e-3 * steep)
          found.push({ x: rounded(exact.x), y: rounded(exact.y), kind })
      }
    }
  }
  return found
}

/** Slopes by differences are good to about nine digits; a value that is round to that many is round. */
const rounded = (v: number): number => {
  const round = Number(v.toPrecision(8))
  return Math.abs(round - v) <= 1e-8 * Math.max(1, Math.abs(v)) ? (Math.abs(round) < 1e-8 ? 0 : round) : v
}

function exploreImplicit(curve: Extract<Curve, { kind: 'implicit' }>, view: View): Findings {
  const { f } = curve
  const onX = zeros((x) => f(x, 0), view.x, view.x + view.width).map(
    (x): Interest => ({ x, y: 0, kind: 'x-intercept' }),
  )
  const onY = zeros((y) => f(0, y), view.y, view.y + view.height).map(
    (y): Interest => ({ x: 0, y, kind: 'y-intercept' }),
  )
  return { points: unique([...extremes(curve, view), ...onX, ...onY]), asymptotes: [] }
}

function exploreParametric(curve: Extract<Curve, { kind: 'parametric' }>, view: View): Findings {
  const { x, y, from, to, slopes } = curve
  const count = 1600
  // A closed curve may turn just where it begins.
  const closed = Math.hypot(x(from) - x(to), y(from) - y(to)) < 1e-9 * Math.max(1, Math.abs(x(from)))
  const more = closed ? (to - from) / 100 : 0
  const [low, high] = [from - more, to + more]
  const at = (t: number, kind: InterestKind): Interest => ({ x: zero(x(t)), y: zero(y(t)), kind })
  const found = [
    ...turns(y, low, high, { count, slope: slopes.y }).map((t) => at(t.x, t.kind)),
    ...turns(x, low, high, { count, slope: slopes.x }).map((t) =>
      at(t.x, t.kind === 'minimum' ? 'leftmost' : 'rightmost'),
    ),
    ...zeros(y, from, to, { count, slope: slopes.y }).map((t) => at(t, 'x-intercept')),
    ...zeros(x, from, to, { count, slope: slopes.x }).map((t) => at(t, 'y-intercept')),
  ]
  return { points: unique(found.filter((p) => isInView(view, p.x, p.y))), asymptotes: [] }
}

/** What there is to know about a curve: where it meets the axes, turns, breaks, and what it comes near to. */
export function explore(curve: Curve, view: View): Findings {
  switch (curve.kind) {
    case 'y-of-x':
    case 'x-of-y':
      return exploreExplicit(curve, view)
    case 'implicit':
      return exploreImplicit(curve, view)
    case 'parametric':
      return exploreParametric(curve, view)
    case 'x-at':
      return { points: solutions(curve, view).map((x) => ({ x, y: 0, kind: 'solution' as const })), asymptotes: [] }
    case 'y-at':
      return { points: solutions(curve, view).map((y) => ({ x: 0, y, kind: 'solution' as const })), asymptotes: [] }
  }
}

/** Only those that can be seen. */
export const inView = <T extends Point>(points: readonly T[], view: View): T[] =>
  points.filter((p) => isInView(view, p.x, p.y))
