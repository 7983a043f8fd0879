import {
  type Angle,
  type Asymptote,
  type Curve,
  describe,
  describeRegion,
  explore,
  type Interest,
  intersections,
  inView,
  type Line,
  type Point,
  pointText,
  type View,
} from '@fourfold/grapher'
import { readRows } from './read-rows'
import type { Row } from './rows'

/** What is worth knowing about the graph; plain data, so that it can be worked out beside the page. */
export type RowFindings = Readonly<{
  id: number
  words: string
  points: readonly Interest[]
  asymptotes: readonly Asymptote[]
}>
export type Meeting = Readonly<{ a: number; b: number; points: readonly Point[] }>
export type Analysis = Readonly<{ rows: readonly RowFindings[]; meetings: readonly Meeting[] }>
export type Question = Readonly<{ rows: readonly Row[]; angle: Angle; view: View }>

export const NOTHING: Analysis = { rows: [], meetings: [] }

/** The curves that a line draws: its own, or the edges of its region. */
export function curvesOf(line: Line): readonly Curve[] {
  if (line.kind === 'curve') return [line.curve]
  if (line.kind === 'region') return line.region.edges.map((edge) => edge.curve)
  return (line.kind === 'function' || line.kind === 'fit') && line.curve ? [line.curve] : []
}

const MOST_POINTS = 8
const pointsInWords = (points: readonly Point[]): string =>
  points.length === 1
    ? `The point ${pointText(points[0]!)}.`
    : `${points.length} points: ${points.slice(0, MOST_POINTS).map(pointText).join(', ')}${points.length > MOST_POINTS ? ' and more' : ''}.`

function findingsOf(id: number, line: Line, view: View): RowFindings | null {
  if (line.kind === 'points') return { id, words: pointsInWords(line.points), points: [], asymptotes: [] }
  const curves = curvesOf(line)
  if (curves.length === 0) return null
  const found = curves.map((curve) => ({ curve, findings: explore(curve, view) }))
  const words =
    line.kind === 'region'
      ? describeRegion(line.region, view)
      : found.map(({ curve, findings }) => describe(curve, view, findings)).join(' ')
  const fitted = line.kind === 'fit' ? ` Fitted to ${pointsInWords(line.fit.points).replace(/^The/, 'the')}` : ''
  return {
    id,
    words: `${words}${fitted}`,
    points: found.flatMap(({ findings }) => inView(findings.points, around(view))),
    asymptotes: found.flatMap(({ findings }) => findings.asymptotes),
  }
}

/** Pairs beyond this many are not looked at: a sheet that full is not read point by point. */
const MOST_PAIRS = 45

/** Points are looked for beyond the edges of the view too: that is where students lose them. */
const around = ({ x, y, width, height }: View): View => ({
  x: x - width,
  y: y - 2 * height,
  width: 3 * width,
  height: 5 * height,
})

export function analyse({ rows, angle, view }: Question): Analysis {
  const { lines, points } = readRows(rows, angle)
  const shown = rows.filter((row) => !row.hidden)
  const findings = shown.flatMap((row): RowFindings[] => {
    if (row.kind === 'table') {
      const own = points.get(row.id) ?? []
      return own.length > 0
        ? [{ id: row.id, words: `Table with ${pointsInWords(own).replace(/^The/, 'the')}`, points: [], asymptotes: [] }]
        : []
    }
    const line = lines.get(row.id)
    const found = line && findingsOf(row.id, line, view)
    return found ? [found] : []
  })
  const drawn = shown.flatMap((row) =>
    curvesOf(lines.get(row.id) ?? { kind: 'empty' }).map((curve) => ({ id: row.id, curve })),
  )
  const pairs = drawn.flatMap((a, i) => drawn.slice(i + 1).map((b) => ({ a, b }))).slice(0, MOST_PAIRS)
  const wide = around(view)
  const meetings = pairs.map(({ a, b }) => ({ a: a.id, b: b.id, points: intersections(a.curve, b.curve, wide) }))
  return { rows: findings, meetings: meetings.filter((m) => m.points.length > 0) }
}
