import type { Curve } from '../curves.ts'
import { explore, type InterestKind } from '../explore.ts'
import type { Angle } from '../functions.ts'
import { intersections } from '../meet.ts'
import { type Line, readSheet } from '../sheet.ts'
import type { Point } from '../values.ts'
import type { View } from '../view.ts'
import { describe, describeRegion } from '../words.ts'

/** A calculator on the desk: lines are typed, and what it shows is read off. */
export type Desk = Readonly<{
  lines: readonly Line[]
  value: (i: number) => number
  list: (i: number) => readonly number[]
  meet: (i: number, j: number) => Point[]
  points: (i: number, kind: InterestKind) => Point[]
  solutions: (i: number) => number[]
  inside: (i: number, x: number, y: number) => boolean
  letters: (i: number) => Record<string, number>
  words: (i: number) => string
}>

type Setting = Readonly<{ view?: View; angle?: Angle; columns?: Readonly<Record<string, readonly number[]>> }>
const HOME: View = { x: -10, y: -10, width: 20, height: 20 }
export const within = (x: number, y: number): View => ({ x: -x, y: -y, width: 2 * x, height: 2 * y })

export function desk(texts: readonly string[], { view = HOME, angle = 'rad', columns = {} }: Setting = {}): Desk {
  const lines = readSheet(texts, {
    angle,
    columns: Object.entries(columns).map(([name, values]) => ({ name, values })),
  })
  const wrong = (i: number): never => {
    throw new Error(`${texts[i]}: ${JSON.stringify(lines[i], (_, v) => (typeof v === 'function' ? 'f' : v))}`)
  }
  const curve = (i: number): Curve => {
    const line = lines[i]
    if (line?.kind === 'curve' || line?.kind === 'function' || line?.kind === 'fit') return line.curve ?? wrong(i)
    return line?.kind === 'region' ? line.region.edges[0]!.curve : wrong(i)
  }
  return {
    lines,
    value: (i) => {
      const line = lines[i]
      if (line?.kind !== 'value' && line?.kind !== 'constant') return wrong(i)
      return line.value.kind === 'number' ? line.value.value : wrong(i)
    },
    list: (i) => {
      const line = lines[i]
      return (line?.kind === 'value' || line?.kind === 'constant') && line.value.kind === 'list'
        ? line.value.values
        : wrong(i)
    },
    meet: (i, j) => intersections(curve(i), curve(j), view),
    points: (i, kind) =>
      explore(curve(i), view)
        .points.filter((p) => p.kind === kind)
        .map(({ x, y }) => ({ x, y })),
    solutions: (i) => {
      const own = curve(i)
      return explore(own, view).points.map((p) => (own.kind === 'y-at' ? p.y : p.x))
    },
    inside: (i, x, y) => {
      const line = lines[i]
      return line?.kind === 'region' ? line.region.margin(x, y) > 0 : wrong(i)
    },
    letters: (i) => {
      const line = lines[i]
      return line?.kind === 'fit' ? Object.fromEntries(line.fit.parameters.map((p) => [p.name, p.value])) : wrong(i)
    },
    words: (i) => {
      const line = lines[i]
      return line?.kind === 'region' ? describeRegion(line.region, view) : describe(curve(i), view)
    },
  }
}
