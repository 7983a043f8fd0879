import { type Angle, type Column, type Line, type Point, readSheet } from '@fourfold/grapher'
import type { Row, TableRow } from './rows'

/** A column of a table as numbers; null where nothing usable was typed. `error` tells what is wrong with its head. */
export type ReadColumn = Readonly<{ values: readonly (number | null)[]; computed: boolean; error: string | null }>
export type Reading = Readonly<{
  lines: ReadonlyMap<number, Line>
  tables: ReadonlyMap<number, readonly ReadColumn[]>
  points: ReadonlyMap<number, readonly Point[]>
  columns: readonly Column[]
}>

const NAME = /^\s*(\p{L})_?\{?(\d{1,4})\}?\s*$/u
export const columnName = (head: string): string | null => {
  const found = NAME.exec(head)
  return found ? `${found[1]}_${found[2]}` : null
}

function numberIn(cell: string): number | null {
  const plain = cell.trim().replace(/−/g, '-')
  if (plain === '') return null
  const fraction = /^(-?\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(plain)
  const value = fraction ? Number(fraction[1]) / Number(fraction[2]) : Number(plain)
  return Number.isFinite(value) ? value : null
}

/** Rows of a table count where every column that is typed has a number. */
function dataOf(table: TableRow): { names: string[]; data: (number | null)[][]; whole: number[][] } {
  const typed = table.heads.flatMap((head, j) => (columnName(head) ? [j] : []))
  const data = table.cells.map((cells) =>
    table.heads.map((_, j) => (typed.includes(j) ? numberIn(cells[j] ?? '') : null)),
  )
  const whole = data
    .filter((cells) => typed.every((j) => cells[j] !== null))
    .map((cells) => typed.map((j) => cells[j]!))
  return { names: typed.map((j) => columnName(table.heads[j]!)!), data, whole }
}

/** All lines and tables as the grapher reads them. */
export function readRows(rows: readonly Row[], angle: Angle): Reading {
  const tables = rows.filter((row): row is TableRow => row.kind === 'table')
  const read = tables.map(dataOf)
  const columns = read.flatMap(({ names, whole }) =>
    names.map((name, k): Column => ({ name, values: whole.map((w) => w[k]!) })),
  )
  const lines = rows.filter((row) => row.kind === 'line')
  // A head that is a formula is one more line: its value is the list of the column.
  const formulas = tables.flatMap((table) =>
    table.heads.flatMap((head, j) => (columnName(head) || head.trim() === '' ? [] : [{ table, j, head }])),
  )
  const texts = [...lines.map((row) => row.text), ...formulas.map((f) => f.head)]
  const made = readSheet(texts, { angle, columns })
  const computed = new Map(formulas.map(({ table, j }, i) => [`${table.id} ${j}`, made[lines.length + i]!]))
  const results = tables.map((table, t) => {
    const { data, whole, names } = read[t]!
    const typed = table.heads.map((head) => columnName(head))
    const all = table.heads.map((_, j): ReadColumn => {
      if (typed[j]) return { values: data.map((cells) => cells[j]!), computed: false, error: null }
      const line = computed.get(`${table.id} ${j}`)
      if (line?.kind === 'value' && line.value.kind === 'list')
        return { values: spread(line.value.values, data, typed), computed: true, error: null }
      const error =
        line?.kind === 'error' ? line.message : line ? 'Write a formula with the first column, as in 2x1 + 1.' : null
      return { values: data.map(() => null), computed: true, error }
    })
    return { all, points: pointsOf(all, whole.length > 0 && names.length > 0) }
  })
  return {
    lines: new Map(lines.map((row, i) => [row.id, made[i]!])),
    tables: new Map(tables.map((table, t) => [table.id, results[t]!.all])),
    points: new Map(tables.map((table, t) => [table.id, results[t]!.points])),
    columns,
  }
}

/** A list has values only for the rows that count; the others stay empty. */
function spread(
  values: readonly number[],
  data: readonly (readonly (number | null)[])[],
  typed: readonly (string | null)[],
): (number | null)[] {
  let next = 0
  return data.map((cells) =>
    typed.every((name, j) => name === null || cells[j] !== null) ? (values[next++] ?? null) : null,
  )
}

/** The first column to the right, the others up. */
function pointsOf([first, ...others]: readonly ReadColumn[], any: boolean): Point[] {
  if (!first || !any) return []
  return others.flatMap((other) =>
    first.values.flatMap((x, i) => {
      const y = other.values[i] ?? null
      return x === null || y === null ? [] : [{ x, y }]
    }),
  )
}
