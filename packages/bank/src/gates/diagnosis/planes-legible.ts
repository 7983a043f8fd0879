/**
 * Figures on a coordinate plane: no curve strikes a tick label, marked points lie on the grid or are led to an axis,
 * excluded lines have no filled dots. They are looked at in questions, explanations and lessons.
 */

import { POINTS_ONLY_COUNTED } from '../../expectations.ts'
import { htmlOfLesson, lessonsOf } from '../../kit/lesson.ts'
import type { Gate } from '../gate.ts'
import { perItem } from '../per-item.ts'
import { figuresIn } from '../reading/svg.ts'

type Spot = readonly [number, number]
type Stroke = Readonly<{ points: readonly Spot[]; dashed: boolean }>
type Dot = Readonly<{ at: Spot; filled: boolean }>

const numbers = (s: string): number[] => (s.match(/-?[\d.]+/g) ?? []).map(Number)
const attr = (tag: string, name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/** Curves and lines of the plane: paths of width 2, piece by piece. */
const strokesIn = (svg: string): Stroke[] =>
  [...svg.matchAll(/<path\b[^>]*stroke-width="2"[^>]*>/g)].flatMap(([tag]) =>
    attr(tag, 'd')
      .split('M')
      .slice(1)
      .map((piece) => {
        const n = numbers(piece)
        const points = Array.from({ length: n.length >> 1 }, (_, i): Spot => [n[2 * i] ?? 0, n[2 * i + 1] ?? 0])
        return { points, dashed: tag.includes('stroke-dasharray') }
      }),
  )

const dotsIn = (svg: string): Dot[] =>
  [...svg.matchAll(/<circle\b[^>]*\br="4"[^>]*>/g)].map(([tag]) => ({
    at: [Number(attr(tag, 'cx')), Number(attr(tag, 'cy'))],
    filled: !attr(tag, 'fill').includes('--fig-paper'),
  }))

/** Where the grid lines lie: x of the upright ones, y of the level ones; null where there is no grid. */
function gridIn(svg: string): Readonly<{ xs: readonly number[]; ys: readonly number[] }> | null {
  const d = /<path d="([^"]*)" stroke="var\(--fig-grid/.exec(svg)?.[1]
  if (d === undefined) return null
  const lines = d.split('M').slice(1)
  return {
    xs: lines.flatMap((l) => (l.includes('V') ? numbers(l).slice(0, 1) : [])),
    ys: lines.flatMap((l) => (l.includes('H') ? numbers(l).slice(1, 2) : [])),
  }
}

/** Where thin lines start that lead from a point to an axis. */
const ledIn = (svg: string): Spot[] =>
  [...svg.matchAll(/<path class="guide" d="M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

/** How far a point lies from a stroke. */
function away([x, y]: Spot, { points }: Stroke): number {
  return points.slice(1).reduce((least, [bx, by], i) => {
    const [ax, ay] = points[i] as Spot
    const [dx, dy] = [bx - ax, by - ay]
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    return Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy))
  }, Number.POSITIVE_INFINITY)
}

/** The inner part of a label, as points that a stroke may not come near. */
function inside(corners: readonly Spot[]): Spot[] {
  const [[x0, y0], , [x1, y1]] = corners as [Spot, Spot, Spot]
  const across = [0.2, 0.5, 0.8].map((t) => x0 + t * (x1 - x0))
  return across.flatMap((x) => [0.3, 0.7].map((t): Spot => [x, y0 + t * (y1 - y0)]))
}

const near = (x: number, list: readonly number[]): boolean => list.some((g) => Math.abs(g - x) <= 1.5)

/** A plane of geometric figures (kit/figure): a line for every grid line, two thin axes, spots. */
type Sheet = Readonly<{
  xs: readonly number[]
  ys: readonly number[]
  axes: Spot
  strokes: readonly Stroke[]
  spots: readonly Spot[]
}>

const spotsIn = (svg: string): Spot[] =>
  [...svg.matchAll(/<circle\b[^>]*\br="2\.8"[^>]*>/g)].map(([tag]) => [
    Number(attr(tag, 'cx')),
    Number(attr(tag, 'cy')),
  ])

function sheetIn(svg: string): Sheet | null {
  const paths = [...svg.matchAll(/<path d="M([^"ACQZ]*)"([^>]*)>/g)].map(([, d = '', rest = '']) => {
    const n = numbers(d)
    const points = Array.from({ length: n.length >> 1 }, (_, i): Spot => [n[2 * i] ?? 0, n[2 * i + 1] ?? 0])
    return { points, rest, dashed: rest.includes('stroke-dasharray') }
  })
  const grid = paths.filter((p) => p.rest.includes('var(--fig-grid') && p.points.length === 2)
  const at = (axis: 0 | 1) => grid.flatMap(({ points: [p, q] }) => (p && q && p[axis] === q[axis] ? [p[axis]] : []))
  const [xs, ys] = [at(0), at(1)]
  // The axes span the whole grid, as its lines do, and are drawn right after them.
  const thin = paths.filter((p) => p.rest.includes('stroke-width="1.3"') && p.points.length === 2)
  const spans = (axis: 0 | 1, others: readonly number[]) =>
    thin.find(
      ({ points: [p, q] }) =>
        p &&
        q &&
        p[axis] === q[axis] &&
        Math.abs(p[1 - axis]! - q[1 - axis]!) >= Math.max(...others) - Math.min(...others) - 1,
    )
  const [upright, level] = [spans(0, ys), spans(1, xs)]
  if (xs.length < 2 || ys.length < 2 || !upright || !level) return null
  return {
    xs,
    ys,
    axes: [upright.points[0]?.[0] ?? 0, level.points[0]?.[1] ?? 0],
    strokes: paths.filter((p) => !grid.includes(p) && p !== upright && p !== level && !/Z"/.test(p.rest)),
    spots: spotsIn(svg),
  }
}

/** How far a number may stand from its axis, and from the grid line that it belongs to. */
const [BESIDE, BELONGS] = [20, 9]

function sheetProblems(svg: string): string[] {
  const sheet = sheetIn(svg)
  if (!sheet) return []
  const { xs, ys, axes, strokes, spots } = sheet
  const ticks = figuresIn(svg).flatMap((f) => f.labels.filter((l) => l.tick && /^[−\d.]+$/.test(l.text)))
  return ticks.flatMap(({ text, corners }) => {
    const [[x0, y0], , [x1, y1]] = corners as [Spot, Spot, Spot]
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
    const beside = (at: number, axis: number, line: number, lines: readonly number[]) =>
      Math.abs(at - axis) < BESIDE &&
      lines.some((g) => Math.abs(g - line) < BELONGS && Math.abs(g - (lines === xs ? axes[0] : axes[1])) > 1)
    const above = y < axes[1] && beside(y, axes[1], x, xs) && Math.abs(x - axes[0]) > BESIDE
    const right = x > axes[0] && beside(x, axes[0], y, ys) && Math.abs(y - axes[1]) > BESIDE
    const touched = spots.some(([u, v]) => u > x0 - 2.8 && u < x1 + 2.8 && v > y0 - 2.8 && v < y1 + 2.8)
    return [
      ...(above || right ? [`the number ${text} stands on the other side of its axis`] : []),
      ...(inside(corners).some((p) => strokes.some((s) => away(p, s) < 2))
        ? [`a line strikes the tick label ${text}`]
        : []),
      ...(touched ? [`a point touches the tick label ${text}`] : []),
    ]
  })
}

export function planeProblems(svg: string): string[] {
  if (svg.includes('data-points=')) return sheetProblems(svg)
  const grid = gridIn(svg)
  if (!grid) return []
  const [strokes, dots, led] = [strokesIn(svg), dotsIn(svg), ledIn(svg)]
  // The page gives what is written a rim of paper: a curve that was drawn before it parts there.
  const covered = svg.indexOf('<text class="tick"') > svg.lastIndexOf('stroke-width="2"')
  const shaded = /<polygon[^>]*--fig-fill/.test(svg)
  const struck = figuresIn(svg).flatMap((f) =>
    covered
      ? []
      : f.labels.filter(
          (l) =>
            l.tick && /^[−\d.]+$/.test(l.text) && inside(l.corners).some((p) => strokes.some((s) => away(p, s) < 2)),
        ),
  )
  return [
    ...struck.map((l) => `a curve strikes the tick label ${l.text}`),
    ...dots
      .filter(({ at: [x, y] }) => !near(x, grid.xs) && !near(y, grid.ys) && !led.some(([u, v]) => u === x && v === y))
      .map(({ at }) => `a marked point at ${at.join(', ')} lies on no grid line, and nothing leads from it to an axis`),
    ...dots
      .filter(({ at, filled }) => filled && shaded && strokes.some((s) => s.dashed && away(at, s) < 2))
      .map(({ at }) => `a filled dot at ${at.join(', ')} lies on an excluded line`),
  ]
}

const known = new Map<string, string[]>()

const inHtml = (html: string): string[] =>
  (html.match(/<svg\b[\s\S]*?<\/svg>/g) ?? []).flatMap((svg) => {
    const found = known.get(svg) ?? planeProblems(svg)
    known.set(svg, found)
    return found
  })

const inItems: Gate = perItem('plane', (item) => [
  ...[item.public.content, ...item.public.options.map((o) => o.content)].flatMap(inHtml),
  ...(POINTS_ONLY_COUNTED.includes(item.template_id) ? [] : inHtml(item.secret.explanation)),
])

const inLessons: Gate = ({ module }) =>
  module.topic.subjects.flatMap((s) =>
    s.skills.flatMap((skill) =>
      lessonsOf(skill).flatMap(({ id, lesson }) =>
        htmlOfLesson(lesson)
          .flatMap(inHtml)
          .map((message) => ({ gate: 'plane', item: id, message })),
      ),
    ),
  )

export const planesLegible: Gate = (d) => [...inItems(d), ...inLessons(d)]
