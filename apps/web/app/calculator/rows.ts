/** What the student has written on the graph: lines and tables, in order. Plain data, kept and undone as a whole. */

export const COLOURS = 6
export type Slide = Readonly<{ min: number; max: number; step: number }>
type Common = Readonly<{ id: number; colour: number; hidden: boolean }>
export type LineRow = Common & Readonly<{ kind: 'line'; text: string; slide: Slide }>
/** Heads are names of columns (x1, y1) or a formula in the first one (2x1 + 1); cells are kept as they were typed. */
export type TableRow = Common &
  Readonly<{ kind: 'table'; heads: readonly string[]; cells: readonly (readonly string[])[] }>
export type Row = LineRow | TableRow

export type Sheet = Readonly<{
  rows: readonly Row[]
  past: readonly (readonly Row[])[]
  future: readonly (readonly Row[])[]
  /** The row whose typing is going on: its letters are undone together. */
  typing: string | null
}>

export type Change =
  | { type: 'text'; id: number; text: string }
  | { type: 'add'; after: number | null; texts: readonly string[] }
  | { type: 'table'; after: number | null }
  | { type: 'remove'; id: number }
  | { type: 'move'; id: number; by: -1 | 1 }
  | { type: 'hide'; id: number }
  | { type: 'colour'; id: number }
  | { type: 'slide'; id: number; slide: Slide }
  | { type: 'cell'; id: number; row: number; column: number; text: string }
  | { type: 'head'; id: number; column: number; text: string }
  | { type: 'column'; id: number }
  | { type: 'clear' }
  | { type: 'undo' }
  | { type: 'redo' }

const MOST_ROWS = 40
const MOST_PAST = 100
export const SLIDE: Slide = { min: -10, max: 10, step: 0.1 }

const nextId = (rows: readonly Row[]): number => 1 + Math.max(0, ...rows.map((row) => row.id))
/** The colour that is used least, the first of them. */
function freeColour(rows: readonly Row[]): number {
  const used = Array.from({ length: COLOURS }, (_, c) => rows.filter((row) => row.colour === c).length)
  return used.indexOf(Math.min(...used))
}

const lineOf = (rows: readonly Row[], text: string): LineRow => ({
  id: nextId(rows),
  kind: 'line',
  text,
  colour: freeColour(rows),
  hidden: false,
  slide: SLIDE,
})

function lines(texts: readonly string[]): readonly Row[] {
  const rows: Row[] = []
  for (const text of texts) rows.push(lineOf(rows, text))
  return rows
}

export const emptySheet = (texts: readonly string[] = ['']): Sheet => ({
  rows: lines(texts),
  past: [],
  future: [],
  typing: null,
})

function inserted(rows: readonly Row[], after: number | null, row: Row): readonly Row[] {
  if (rows.length >= MOST_ROWS) return rows
  const at = after === null ? rows.length : rows.findIndex((r) => r.id === after) + 1
  return [...rows.slice(0, at), row, ...rows.slice(at)]
}

function tableOf(rows: readonly Row[]): TableRow {
  const used = rows.filter((row) => row.kind === 'table').length
  const heads = [`x${used + 1}`, `y${used + 1}`]
  return {
    id: nextId(rows),
    kind: 'table',
    colour: freeColour(rows),
    hidden: false,
    heads,
    cells: [
      ['', ''],
      ['', ''],
      ['', ''],
    ],
  }
}

/** A row at the end of a table is always free to be filled. */
function withCell(table: TableRow, row: number, column: number, text: string): TableRow {
  const cells = table.cells.map((line, i) => (i === row ? line.map((cell, j) => (j === column ? text : cell)) : line))
  const last = cells.at(-1)
  return { ...table, cells: last?.some((cell) => cell.trim() !== '') ? [...cells, table.heads.map(() => '')] : cells }
}

const replaced = (rows: readonly Row[], id: number, change: (row: Row) => Row): readonly Row[] =>
  rows.map((row) => (row.id === id ? change(row) : row))
const line = (row: Row, change: Partial<LineRow>): Row => (row.kind === 'line' ? { ...row, ...change } : row)
const table = (row: Row, change: (row: TableRow) => TableRow): Row => (row.kind === 'table' ? change(row) : row)

function rowsAfter(rows: readonly Row[], change: Change): readonly Row[] {
  switch (change.type) {
    case 'text':
      return replaced(rows, change.id, (row) => line(row, { text: change.text }))
    case 'add': {
      let [made, after] = [rows, change.after]
      for (const text of change.texts) {
        const row = lineOf(made, text)
        made = inserted(made, after, row)
        after = row.id
      }
      return made
    }
    case 'table':
      return inserted(rows, change.after, tableOf(rows))
    case 'remove': {
      const left = rows.filter((row) => row.id !== change.id)
      return left.length > 0 ? left : emptySheet().rows
    }
    case 'move': {
      const at = rows.findIndex((row) => row.id === change.id)
      const to = at + change.by
      if (at < 0 || to < 0 || to >= rows.length) return rows
      return rows.map((row, i) => (i === at ? rows[to]! : i === to ? rows[at]! : row))
    }
    case 'hide':
      return replaced(rows, change.id, (row) => ({ ...row, hidden: !row.hidden }))
    case 'colour':
      return replaced(rows, change.id, (row) => ({ ...row, colour: (row.colour + 1) % COLOURS }))
    case 'slide':
      return replaced(rows, change.id, (row) => line(row, { slide: change.slide }))
    case 'cell':
      return replaced(rows, change.id, (row) => table(row, (t) => withCell(t, change.row, change.column, change.text)))
    case 'head':
      return replaced(rows, change.id, (row) =>
        table(row, (t) => ({ ...t, heads: t.heads.map((head, i) => (i === change.column ? change.text : head)) })),
      )
    case 'column':
      return replaced(rows, change.id, (row) =>
        table(row, (t) => ({ ...t, heads: [...t.heads, ''], cells: t.cells.map((cells) => [...cells, '']) })),
      )
    case 'clear':
      return emptySheet().rows
    case 'undo':
    case 'redo':
      return rows
  }
}

/** Typing in one field is one step back, however many letters it has. */
function typingOf(change: Change): string | null {
  if (change.type === 'text' || change.type === 'slide') return `text ${change.id}`
  if (change.type === 'cell') return `cell ${change.id} ${change.row} ${change.column}`
  return change.type === 'head' ? `head ${change.id} ${change.column}` : null
}

export function changed(sheet: Sheet, change: Change): Sheet {
  const { rows, past, future } = sheet
  if (change.type === 'undo') {
    const before = past.at(-1)
    return before ? { rows: before, past: past.slice(0, -1), future: [rows, ...future], typing: null } : sheet
  }
  if (change.type === 'redo') {
    const [next, ...rest] = future
    return next ? { rows: next, past: [...past, rows], future: rest, typing: null } : sheet
  }
  const made = rowsAfter(rows, change)
  if (made === rows) return sheet
  const typing = typingOf(change)
  const goesOn = typing !== null && typing === sheet.typing
  return { rows: made, past: goesOn ? past : [...past, rows].slice(-MOST_PAST), future: [], typing }
}
