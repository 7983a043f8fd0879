import type { Field } from './curves.ts'
import type { Size, Stroke, View } from './view.ts'

/** Pixels of the finest cell. */
export const CELL_PX = 2
/** Fine cells along one side of a coarse block. */
const BLOCK = 4

/** Values of a field on a lattice over the view, each worked out when it is first asked for. */
type Lattice = Readonly<{
  columns: number
  rows: number
  at: (i: number, j: number) => number
  x: (i: number) => number
  y: (j: number) => number
  field: Field
}>

function latticeOf(field: Field, view: View, size: Size, cell: number): Lattice {
  const up = (n: number): number => Math.max(BLOCK, Math.ceil(n / cell / BLOCK) * BLOCK)
  const [columns, rows] = [up(size.width), up(size.height)]
  // Not quite on round numbers: x = 0 would lie on a line of the lattice, where a curve has no sides.
  const [dx, dy] = [(view.width * cell) / size.width, (view.height * cell) / size.height]
  const x = (i: number): number => view.x + (i - 0.0137) * dx
  const y = (j: number): number => view.y + (j - 0.0171) * dy
  const values = new Float64Array((columns + 1) * (rows + 1))
  const known = new Uint8Array(values.length)
  const at = (i: number, j: number): number => {
    const k = j * (columns + 1) + i
    if (known[k] === 0) {
      known[k] = 1
      values[k] = field(x(i), y(j))
    }
    return values[k]!
  }
  return { columns, rows, at, x, y, field }
}

/** Whether the field may be zero within a block: its signs differ, or it changes by as much as it is away from zero. */
function mayBeZero({ at }: Lattice, i: number, j: number): boolean {
  const half = BLOCK / 2
  const values = [at(i, j), at(i + BLOCK, j), at(i, j + BLOCK), at(i + BLOCK, j + BLOCK), at(i + half, j + half)]
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let missing = 0
  for (const value of values) {
    if (Number.isNaN(value)) missing += 1
    if (value < low) low = value
    if (value > high) high = value
  }
  if (missing === values.length) return !allMissing(at, i, j)
  if (missing > 0 || (low <= 0 && high >= 0)) return true
  return Math.min(Math.abs(low), Math.abs(high)) <= high - low
}

const allMissing = (at: Lattice['at'], i: number, j: number): boolean =>
  [at(i + 1, j + 2), at(i + 3, j + 2), at(i + 2, j + 1), at(i + 2, j + 3)].every(Number.isNaN)

type Crossing = Readonly<{ x: number; y: number }>

/** Where the field is zero between two neighbours of different sign; null at a pole, where it only changes its sign. */
function crossing(field: Field, ax: number, ay: number, a: number, bx: number, by: number, b: number): Crossing | null {
  let [low, high, fl, fh] = [0, 1, a, b]
  let t = 0.5
  let value = a
  for (let i = 0; i < 7; i++) {
    // The secant, kept off the ends so that both move.
    t = i % 3 === 2 ? (low + high) / 2 : low + (high - low) * Math.min(0.95, Math.max(0.05, fl / (fl - fh)))
    value = field(ax + (bx - ax) * t, ay + (by - ay) * t)
    if (value === 0) break
    if (!Number.isFinite(value)) return null
    if (value < 0 === fl < 0) [low, fl] = [t, value]
    else [high, fh] = [t, value]
  }
  const around = Math.max(Math.abs(a), Math.abs(b))
  return Math.abs(value) <= 0.6 * around ? { x: ax + (bx - ax) * t, y: ay + (by - ay) * t } : null
}

/** The zero line of a field within the view, by marching squares on blocks that are refined where they may hold it. */
export function contour(field: Field, view: View, size: Size, cell = CELL_PX): Stroke[] {
  const lattice = latticeOf(field, view, size, cell)
  const { columns, rows, at, x, y } = lattice
  const crossings = new Map<number, Crossing | null>()
  const links = new Map<number, number[]>()
  // An edge of the lattice is known by its lower left end and whether it goes up.
  const edge = (i: number, j: number, up: 0 | 1): number => (j * (columns + 1) + i) * 2 + up
  const cross = (i: number, j: number, up: 0 | 1): number | null => {
    const [p, q] = [at(i, j), at(up ? i : i + 1, up ? j + 1 : j)]
    if (!Number.isFinite(p) || !Number.isFinite(q) || p < 0 === q < 0) return null
    const id = edge(i, j, up)
    if (!crossings.has(id)) crossings.set(id, crossing(field, x(i), y(j), p, x(up ? i : i + 1), y(up ? j + 1 : j), q))
    return crossings.get(id) ? id : null
  }
  const link = (a: number, b: number) => {
    links.set(a, [...(links.get(a) ?? []), b])
    links.set(b, [...(links.get(b) ?? []), a])
  }
  const square = (i: number, j: number) => {
    const found = [cross(i, j, 0), cross(i + 1, j, 1), cross(i, j + 1, 0), cross(i, j, 1)]
    const [bottom, right, top, left] = found as [number | null, number | null, number | null, number | null]
    const present = found.filter((id) => id !== null)
    if (present.length === 2) link(present[0]!, present[1]!)
    else if (present.length === 4) {
      const middle = field((x(i) + x(i + 1)) / 2, (y(j) + y(j + 1)) / 2)
      const joined = middle < 0 === at(i, j) < 0
      link(bottom!, joined ? right! : left!)
      link(top!, joined ? left! : right!)
    }
  }
  for (let j = 0; j < rows; j += BLOCK)
    for (let i = 0; i < columns; i += BLOCK) {
      if (!mayBeZero(lattice, i, j)) continue
      for (let dj = 0; dj < BLOCK; dj++) for (let di = 0; di < BLOCK; di++) square(i + di, j + dj)
    }
  return chained(links, crossings)
}

/** Single pieces put together to strokes as long as they go, so that dashes run on. */
function chained(
  links: ReadonlyMap<number, readonly number[]>,
  crossings: ReadonlyMap<number, Crossing | null>,
): Stroke[] {
  const used = new Set<string>()
  const name = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`)
  const walk = (start: number): number[] => {
    const stroke: number[] = []
    const put = (id: number) => stroke.push(crossings.get(id)!.x, crossings.get(id)!.y)
    put(start)
    for (let here = start; ; ) {
      const next = links.get(here)!.find((other) => !used.has(name(here, other)))
      if (next === undefined) return stroke
      used.add(name(here, next))
      put(next)
      here = next
    }
  }
  const ends = [...links.keys()].filter((id) => links.get(id)!.length === 1)
  return [...ends, ...links.keys()].map(walk).filter((stroke) => stroke.length > 3)
}

/** Cells that a region covers, row by row from below; blocks without an edge are filled as a whole. */
export type Mask = Readonly<{
  columns: number
  rows: number
  cells: Uint8Array
  x: number
  y: number
  dx: number
  dy: number
}>

export function shade(margin: Field, view: View, size: Size, cell = CELL_PX): Mask {
  const lattice = latticeOf(margin, view, size, cell)
  const { columns, rows, at, x, y } = lattice
  const cells = new Uint8Array(columns * rows)
  for (let j = 0; j < rows; j += BLOCK)
    for (let i = 0; i < columns; i += BLOCK) {
      const mixed = mayBeZero(lattice, i, j)
      const inside = at(i, j) > 0
      if (!mixed && !inside) continue
      for (let dj = 0; dj < BLOCK; dj++)
        for (let di = 0; di < BLOCK; di++) if (!mixed || at(i + di, j + dj) > 0) cells[(j + dj) * columns + i + di] = 1
    }
  return { columns, rows, cells, x: x(0), y: y(0), dx: x(1) - x(0), dy: y(1) - y(0) }
}
