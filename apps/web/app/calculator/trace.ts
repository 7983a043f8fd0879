import { type Curve, explore, type Point, type Size, strokesOf, type View } from '@fourfold/grapher'

/** A place on a curve by a share from 0 to 1: across the view for functions, along the stroke for the others. */
export function tracePoint(curve: Curve, share: number, view: View): Point | null {
  const t = Math.min(1, Math.max(0, share))
  if (curve.kind === 'y-of-x') {
    const x = Number((view.x + t * view.width).toPrecision(12))
    return pointOr(x, curve.f(x))
  }
  if (curve.kind === 'x-of-y') {
    const y = Number((view.y + t * view.height).toPrecision(12))
    return pointOr(curve.f(y), y)
  }
  if (curve.kind === 'parametric') {
    const s = curve.from + t * (curve.to - curve.from)
    return pointOr(curve.x(s), curve.y(s))
  }
  if (curve.kind === 'x-at' || curve.kind === 'y-at')
    return explore(curve, view).points[Math.round(t * 10)] ?? explore(curve, view).points[0] ?? null
  const all = strokesOf(curve, view, COARSE).flat()
  const k = Math.round(t * (all.length / 2 - 1))
  return all.length > 1 ? pointOr(all[2 * k]!, all[2 * k + 1]!) : null
}
const COARSE: Size = { width: 200, height: 200 }

const pointOr = (x: number, y: number): Point | null => (Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null)

/** The share at which a traced curve comes nearest to a place that was tapped. */
export function nearestShare(curve: Curve, to: Point, view: View): { share: number; distance: number } {
  if (curve.kind === 'y-of-x') {
    const y = curve.f(to.x)
    return { share: (to.x - view.x) / view.width, distance: Number.isFinite(y) ? Math.abs(y - to.y) / view.height : 1 }
  }
  let best = { share: 0.5, distance: Number.POSITIVE_INFINITY }
  const strokes = curve.kind === 'implicit' ? strokesOf(curve, view, COARSE).flat() : null
  const count = strokes ? strokes.length / 2 - 1 : 200
  for (let i = 0; i <= count; i++) {
    const p = strokes ? { x: strokes[2 * i]!, y: strokes[2 * i + 1]! } : tracePoint(curve, i / count, view)
    if (!p) continue
    const distance = Math.hypot((p.x - to.x) / view.width, (p.y - to.y) / view.height)
    if (distance < best.distance) best = { share: i / Math.max(1, count), distance }
  }
  return best
}
