import { type Interest, type Point, pointText, type View } from '@fourfold/grapher'
import type { Analysis } from './analysis'
import type { Row } from './rows'

/** A point that can be read: what it is, where, and the rows it belongs to. */
export type Spot = Readonly<{
  x: number
  y: number
  kind: Interest['kind']
  names: readonly string[]
  rows: readonly number[]
  colour: number
}>

const NAMES: Readonly<Record<Interest['kind'], string>> = {
  'x-intercept': 'x-intercept',
  'y-intercept': 'y-intercept',
  minimum: 'Minimum',
  maximum: 'Maximum',
  leftmost: 'Leftmost point',
  rightmost: 'Rightmost point',
  intersection: 'Intersection',
  hole: 'Hole',
  'open end': 'Open end',
  'closed end': 'Closed end',
  solution: 'Solution',
  point: 'Point',
}

const isSame = (a: Point, b: Point, view: View): boolean =>
  Math.hypot((a.x - b.x) / view.width, (a.y - b.y) / view.height) < 1e-6

/** “1, 2 and 3”. */
const counted = (numbers: readonly number[]): string => `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`

/** All points of interest, each place once with all its names, from left to right. */
export function spotsOf(analysis: Analysis, rows: readonly Row[], view: View): Spot[] {
  const made: Spot[] = []
  const numberOf = (id: number): number => rows.findIndex((row) => row.id === id) + 1
  const colourOf = (id: number): number => rows.find((row) => row.id === id)?.colour ?? 0
  const add = (point: Point, kind: Interest['kind'], names: readonly string[], ids: readonly number[]) => {
    // A row that was removed meanwhile.
    if (ids.some((id) => numberOf(id) === 0)) return
    const at = made.findIndex((spot) => isSame(spot, point, view) && ids.some((id) => spot.rows.includes(id)))
    const twin = made[at]
    if (!twin) made.push({ x: point.x, y: point.y, kind, names, rows: ids, colour: colourOf(ids[0]!) })
    else {
      const both = { names: [...new Set([...twin.names, ...names])], rows: [...new Set([...twin.rows, ...ids])] }
      made[at] = { ...twin, ...both, kind: twin.kind === 'x-intercept' ? kind : twin.kind }
    }
  }
  for (const { a, b, points } of analysis.meetings) for (const point of points) add(point, 'intersection', [], [a, b])
  for (const { id, points } of analysis.rows)
    for (const point of points) add(point, point.kind, [NAMES[point.kind]], [id])
  const named = made.map((spot) => {
    const numbers = spot.rows.map(numberOf).sort((a, b) => a - b)
    return spot.kind === 'intersection' ? { ...spot, names: [`Lines ${counted(numbers)} meet`, ...spot.names] } : spot
  })
  return named.sort((p, q) => p.x - q.x || p.y - q.y)
}

export const spotText = (spot: Spot): string => `${spot.names.join(', ')}: ${pointText(spot)}`
