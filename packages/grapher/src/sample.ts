import type { Real } from './solve.ts'
import type { Size, Stroke, View } from './view.ts'

/** Drawing never takes more values than this for one curve, whatever it is. */
export const MOST_VALUES = 24_000

/** How far outside the view a curve is still followed, in heights of the view. */
const BEYOND = 2
const STEP_PX = 2
/** A stroke that is off by less than this looks bent, not broken. */
const FLAT_PX = 0.25
const DEEPEST = 5

type Spot = Readonly<{ t: number; x: number; y: number }>
type Plan = Readonly<{
  at: (t: number) => Spot
  /** Lengths of the plane in pixels. */
  px: number
  py: number
  view: View
}>
type Pen = { strokes: number[][]; open: boolean; left: number }

const finite = (s: Spot): boolean => Number.isFinite(s.x) && Number.isFinite(s.y)
const lift = (pen: Pen): void => {
  pen.open = false
}

function put(pen: Pen, plan: Plan, { x, y }: Spot): void {
  if (!pen.open) pen.strokes.push([])
  pen.open = true
  const { view } = plan
  const clamp = (v: number, low: number, length: number): number =>
    Math.min(low + (1 + BEYOND) * length, Math.max(low - BEYOND * length, v))
  pen.strokes.at(-1)!.push(clamp(x, view.x, view.width), clamp(y, view.y, view.height))
}

const distance = (plan: Plan, a: Spot, b: Spot): number => Math.hypot((a.x - b.x) * plan.px, (a.y - b.y) * plan.py)

const outside = ({ view }: Plan, ...spots: Spot[]): boolean =>
  spots.every((s) => s.y > view.y + 2 * view.height) ||
  spots.every((s) => s.y < view.y - view.height) ||
  spots.every((s) => s.x > view.x + 2 * view.width) ||
  spots.every((s) => s.x < view.x - view.width)

/** A place where the two ends do not come together, however near one looks: a jump or a pole. */
function jump(plan: Plan, from: Spot, to: Spot, pen: Pen): readonly [Spot, Spot] | null {
  let [a, b] = [from, to]
  const first = distance(plan, a, b)
  for (let i = 0; i < 36; i++) {
    const m = plan.at((a.t + b.t) / 2)
    pen.left -= 1
    if (!finite(m)) return [a, b]
    if (m.t === a.t || m.t === b.t) break
    if (distance(plan, a, m) > distance(plan, m, b)) b = m
    else a = m
  }
  return distance(plan, a, b) > Math.min(4, first / 4) ? [a, b] : null
}

/** The last place that has a value, between one that has and one that has not. */
function edge(plan: Plan, inside: Spot, outsideT: number, pen: Pen): Spot {
  let [a, b] = [inside, outsideT]
  for (let i = 0; i < 40; i++) {
    const m = plan.at((a.t + b) / 2)
    pen.left -= 1
    if (finite(m)) a = m
    else b = m.t
  }
  return a
}

function between(plan: Plan, a: Spot, b: Spot, depth: number, pen: Pen): void {
  if (!finite(a) && !finite(b)) {
    lift(pen)
    return
  }
  if (finite(a) !== finite(b)) {
    const e = finite(a) ? edge(plan, a, b.t, pen) : edge(plan, b, a.t, pen)
    if (finite(a)) {
      put(pen, plan, e)
      lift(pen)
    } else {
      lift(pen)
      put(pen, plan, e)
      put(pen, plan, b)
    }
    return
  }
  const far = outside(plan, a, b)
  const m = far || pen.left <= 0 ? null : plan.at((a.t + b.t) / 2)
  if (m) pen.left -= 1
  const bent = m && (!finite(m) || deviation(plan, a, m, b) > FLAT_PX)
  if (m && bent && depth < DEEPEST) {
    between(plan, a, m, depth + 1, pen)
    between(plan, m, b, depth + 1, pen)
    return
  }
  const broken = !far && distance(plan, a, b) > 12 ? jump(plan, a, b, pen) : far ? runsAway(plan, a, b) : null
  if (broken) {
    if (finite(broken[0])) put(pen, plan, broken[0])
    lift(pen)
    put(pen, plan, broken[1])
  }
  put(pen, plan, b)
}

/** From far above to far below between two samples: not a line, but a pole. */
const runsAway = ({ view }: Plan, a: Spot, b: Spot): readonly [Spot, Spot] | null =>
  Math.abs(a.y - b.y) > 3 * view.height || Math.abs(a.x - b.x) > 3 * view.width ? [a, b] : null

/** How far the middle lies from the straight line, in pixels. */
function deviation({ px, py }: Plan, a: Spot, m: Spot, b: Spot): number {
  const [ux, uy] = [(b.x - a.x) * px, (b.y - a.y) * py]
  const [vx, vy] = [(m.x - a.x) * px, (m.y - a.y) * py]
  const length = Math.hypot(ux, uy)
  if (length < 1e-9) return Math.hypot(vx, vy)
  const along = (vx * ux + vy * uy) / (length * length)
  const across = Math.abs(ux * vy - uy * vx) / length
  return across + Math.max(0, -along, along - 1) * length
}

function follow(plan: Plan, from: number, to: number, count: number): Stroke[] {
  const pen: Pen = { strokes: [], open: false, left: MOST_VALUES }
  let before = plan.at(from)
  if (finite(before)) put(pen, plan, before)
  for (let i = 1; i <= count; i++) {
    const next = plan.at(from + ((to - from) * i) / count)
    pen.left -= 1
    between(plan, before, next, 0, pen)
    before = next
  }
  return pen.strokes.filter((stroke) => stroke.length > 3)
}

const planOf = (at: Plan['at'], view: View, size: Size): Plan => ({
  at,
  px: size.width / view.width,
  py: size.height / view.height,
  view,
})

/** y = f(x) over the width of the view. */
export function sampleAcross(f: Real, view: View, size: Size, step = STEP_PX): Stroke[] {
  const plan = planOf((t) => ({ t, x: t, y: f(t) }), view, size)
  return follow(plan, view.x, view.x + view.width, Math.max(8, Math.ceil(size.width / step)))
}

/** x = f(y) over its height. */
export function sampleUp(f: Real, view: View, size: Size, step = STEP_PX): Stroke[] {
  const plan = planOf((t) => ({ t, x: f(t), y: t }), view, size)
  return follow(plan, view.y, view.y + view.height, Math.max(8, Math.ceil(size.height / step)))
}

const ALONG = 360
/** (x(t), y(t)). */
export function sampleAlong(
  x: Real,
  y: Real,
  from: number,
  to: number,
  view: View,
  size: Size,
  count = ALONG,
): Stroke[] {
  if (!(to > from) || !Number.isFinite(to - from)) return []
  return follow(
    planOf((t) => ({ t, x: x(t), y: y(t) }), view, size),
    from,
    to,
    count,
  )
}
