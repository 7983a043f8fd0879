import type { Point } from '@fourfold/grapher'
import type { Reading } from './read-rows'
import type { Row } from './rows'

export type ShownPoints = Readonly<{ colour: number; points: readonly Point[] }>

/** The points that the rows show: of tables, of lines, and what a regression was fitted to where no table shows it already. */
export function shownPoints(rows: readonly Row[], { lines, points }: Reading): ShownPoints[] {
  const shown = rows.filter((row) => !row.hidden)
  const inTables = new Set(shown.flatMap((row) => (points.get(row.id) ?? []).map(({ x, y }) => `${x} ${y}`)))
  return shown.flatMap((row): ShownPoints[] => {
    const line = lines.get(row.id)
    const own =
      row.kind === 'table'
        ? (points.get(row.id) ?? [])
        : line?.kind === 'points'
          ? line.points
          : line?.kind === 'fit'
            ? line.fit.points.filter(({ x, y }) => !inTables.has(`${x} ${y}`))
            : []
    return own.length > 0 ? [{ colour: row.colour, points: own }] : []
  })
}
