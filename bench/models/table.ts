import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** One row per answer, grouped by student, oldest first. Ids are indices into the name lists. */
export type Table = Readonly<{
  name: string
  rows: number
  users: readonly string[]
  items: readonly string[]
  skills: readonly string[]
  /** Skill indices of each distinct skill set; `set[row]` points into it. */ skillSets: readonly (readonly number[])[]
  user: Int32Array
  item: Int32Array
  set: Int32Array
  correct: Uint8Array
  /** Seconds; NaN where unknown. */ time: Float64Array
  /** Milliseconds; NaN where unknown. */ elapsed: Float64Array
}>

const HEADER = 'user,item,skill,correct,timestamp,elapsed_ms'

function names() {
  const index = new Map<string, number>()
  const list: string[] = []
  return {
    list,
    of(name: string): number {
      const known = index.get(name)
      if (known !== undefined) return known
      index.set(name, list.length)
      list.push(name)
      return list.length - 1
    },
  }
}

export function parseTable(name: string, text: string): Table {
  const lines = text.split('\n')
  if (lines[0]?.trim() !== HEADER) throw new Error(`${name}: the first line must be ${HEADER}`)
  const last = lines[lines.length - 1] === '' ? lines.length - 1 : lines.length
  const rows = last - 1
  const users = names()
  const items = names()
  const skills = names()
  const sets = names()
  const skillSets: number[][] = []
  const user = new Int32Array(rows)
  const item = new Int32Array(rows)
  const set = new Int32Array(rows)
  const correct = new Uint8Array(rows)
  const time = new Float64Array(rows)
  const elapsed = new Float64Array(rows)
  for (let r = 0; r < rows; r++) {
    const cells = lines[r + 1]!.trimEnd().split(',')
    if (cells.length !== 6 || (cells[3] !== '0' && cells[3] !== '1'))
      throw new Error(`${name}: line ${r + 2} is not an answer`)
    user[r] = users.of(cells[0]!)
    item[r] = items.of(cells[1]!)
    const key = cells[2]!.split('_').sort().join('_')
    set[r] = sets.of(key)
    if (set[r]! >= skillSets.length) skillSets.push(key === '' ? [] : key.split('_').map((id) => skills.of(id)))
    correct[r] = cells[3] === '1' ? 1 : 0
    time[r] = cells[4] === '' ? Number.NaN : Number(cells[4])
    elapsed[r] = cells[5] === '' ? Number.NaN : Number(cells[5])
  }
  return {
    name,
    rows,
    users: users.list,
    items: items.list,
    skills: skills.list,
    skillSets,
    user,
    item,
    set,
    correct,
    time,
    elapsed,
  }
}

export function readTable(name: string, path: string): Table {
  const bytes = readFileSync(path)
  return parseTable(name, (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'))
}

/** A table of the rows for which `keep` holds; ids keep their meaning. */
export function selectRows(table: Table, keep: (row: number) => boolean): Table {
  const index: number[] = []
  for (let r = 0; r < table.rows; r++) if (keep(r)) index.push(r)
  const pick = <A extends Int32Array | Uint8Array | Float64Array>(from: A, to: A): A => {
    index.forEach((r, i) => {
      to[i] = from[r]!
    })
    return to
  }
  const n = index.length
  return {
    ...table,
    rows: n,
    user: pick(table.user, new Int32Array(n)),
    item: pick(table.item, new Int32Array(n)),
    set: pick(table.set, new Int32Array(n)),
    correct: pick(table.correct, new Uint8Array(n)),
    time: pick(table.time, new Float64Array(n)),
    elapsed: pick(table.elapsed, new Float64Array(n)),
  }
}

/** The first row of each visit to an item: retries of the same item right after it are not new questions. */
export const visitFirst = (table: Table): Table =>
  selectRows(table, (r) => r === 0 || table.user[r] !== table.user[r - 1] || table.item[r] !== table.item[r - 1])

/** Where each student's rows start; one more entry marks the end. Throws when a student's rows are not together. */
export function userStarts(table: Table): Int32Array {
  const starts: number[] = []
  const seen = new Set<number>()
  for (let r = 0; r < table.rows; r++) {
    if (r > 0 && table.user[r] === table.user[r - 1]) continue
    if (seen.has(table.user[r]!))
      throw new Error(`${table.name}: rows of student ${table.users[table.user[r]!]} are not together`)
    seen.add(table.user[r]!)
    starts.push(r)
  }
  starts.push(table.rows)
  return Int32Array.from(starts)
}
