import type { Field } from './curves.ts'
import type { Size, Stroke, View } from './view.ts'

/** Pixels between two places of the lattice: when the plane rests, and of a shaded region. */
export const FINE_PX = 1
const SHADE_PX = 2
/** Steps of the lattice along one side of a square that is drawn, of the smallest and of the largest block. */
const LEAF = 2
const BLOCK = 8
const COARSE = 32

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
  const up = (n: number): number => Math.max(COARSE, Math.ceil(n / cell / COARSE) * COARSE)
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

/**
 * Whether the field may be zero within a block: its signs differ, or it changes by as much as it is away from zero.
 * Corners and middle are asked; where none has a value four more places are.
 */
function mayBeZero({ at }: Lattice, i: number, j: number, side: number): boolean {
  const half = side / 2
  let [low, high, missing] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0]
  for (let k = 0; k < 5; k++) {
    const value = k === 4 ? at(i + half, j + half) : at(i + (k & 1) * side, j + (k >> 1) * side)
    if (Number.isNaN(value)) missing += 1
    if (value < low) low = value
    if (value > high) high = value
  }
  if (missing === 5) return !allMissing(at, i, j, side)
  if (missing > 0 || (low <= 0 && high >= 0)) return true
  return Math.min(Math.abs(low), Math.abs(high)) <= high - low
}

function allMissing(at: Lattice['at'], i: number, j: number, side: number): boolean {
  const [quarter, half] = [side / 4, side / 2]
  return [
    at(i + quarter, j + half),
    at(i + 3 * quarter, j + half),
    at(i + half, j + quarter),
    at(i + half, j + 3 * quarter),
  ].every(Number.isNaN)
}

/** What the corners of a square to draw tell: a zero between them, one that may hide inside, or none. */
function stateOf({ at }: Lattice, i: number, j: number): 'crossed' | 'near' | 'clear' {
  const [a, b, c, d] = [at(i, j), at(i + LEAF, j), at(i, j + LEAF), at(i + LEAF, j + LEAF)]
  const [low, high] = [Math.min(a, b, c, d), Math.max(a, b, c, d)]
  if (Number.isNaN(low)) return 'near'
  if (low < 0 !== high < 0) return 'crossed'
  return Math.min(Math.abs(low), Math.abs(high)) <= high - low ? 'near' : 'clear'
}

/** Blocks that may hold a zero, refined by halves from the coarse to the fine ones; the others are given to `clear`. */
function blocks(
  lattice: Lattice,
  found: (i: number, j: number) => void,
  clear?: (i: number, j: number, side: number) => void,
) {
  const visit = (i: number, j: number, side: number): void => {
    if (!mayBeZero(lattice, i, j, side)) {
      clear?.(i, j, side)
      return
    }
    if (side === BLOCK) {
      found(i, j)
      return
    }
    const half = side / 2
    for (let k = 0; k < 4; k++) visit(i + (k & 1) * half, j + (k >> 1) * half, half)
  }
  for (let j = 0; j < lattice.rows; j += COARSE) for (let i = 0; i < lattice.columns; i += COARSE) visit(i, j, COARSE)
}

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
  // Towards a zero both ends come down; towards a pole they rise.
  const rises = Math.abs(fl) > Math.abs(a) || Math.abs(fh) > Math.abs(b)
  if (rises && Math.abs(value) > 0.1 * Math.min(Math.abs(a), Math.abs(b))) return null
  return { x: ax + (bx - ax) * t, y: ay + (by - ay) * t }
}

/** The zero line of a field within the view, by marching squares on blocks that are refined where they may hold it. */
export function contour(field: Field, view: View, size: Size, cell = FINE_PX): Stroke[] {
  const lattice = latticeOf(field, view, size, cell)
  const { columns, at, x, y } = lattice
  const crossings = new Map<number, Crossing | null>()
  const links = new Map<number, number[]>()
  const pieces: number[][] = []
  // While the plane moves, what shows at the corners is enough.
  const careful = cell === FINE_PX
  // An edge of the lattice is known by its lower left end, whether it goes up, and whether it is a long one.
  const edge = (i: number, j: number, up: 0 | 1, side: number): number =>
    ((j * (columns + 1) + i) * 2 + up) * 2 + side - 1
  const cross = (i: number, j: number, up: 0 | 1, side: number): number | null => {
    const [k, l] = [up ? i : i + side, up ? j + side : j]
    const [p, q] = [at(i, j), at(k, l)]
    if (!Number.isFinite(p) || !Number.isFinite(q) || p < 0 === q < 0) return null
    const id = edge(i, j, up, side)
    if (!crossings.has(id)) crossings.set(id, crossing(field, x(i), y(j), p, x(k), y(l), q))
    return crossings.get(id) ? id : null
  }
  const link = (a: number, b: number) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const known = links.get(from)
      if (known) known.push(to)
      else links.set(from, [to])
    }
  }
  const square = (i: number, j: number, side: number) => {
    const found = [cross(i, j, 0, side), cross(i + side, j, 1, side), cross(i, j + side, 0, side), cross(i, j, 1, side)]
    const [bottom, right, top, left] = found as [number | null, number | null, number | null, number | null]
    const present = found.filter((id) => id !== null)
    if (present.length === 2) link(present[0]!, present[1]!)
    else if (present.length === 4) {
      const middle = field((x(i) + x(i + side)) / 2, (y(j) + y(j + side)) / 2)
      const joined = middle < 0 === at(i, j) < 0
      link(bottom!, joined ? right! : left!)
      link(top!, joined ? left! : right!)
    }
  }
  blocks(lattice, (i, j) => {
    for (let dj = 0; dj < BLOCK; dj += LEAF)
      for (let di = 0; di < BLOCK; di += LEAF) {
        const [a, b] = [i + di, j + dj]
        const state = stateOf(lattice, a, b)
        if (state === 'crossed') square(a, b, LEAF)
        // Two branches that lie close together do not show at the corners.
        else if (state === 'near' && careful)
          for (let k = 0; k < 4; k++) {
            square(a + (k & 1), b + (k >> 1), 1)
            hidden(lattice, a + (k & 1), b + (k >> 1), pieces)
          }
      }
  })
  return [...chained(links, crossings), ...pieces]
}

/** Values spent on branches that lie within a pixel of each other; each is drawn as a piece of its own. */
const MOST_HIDDEN = 4000
const HALVINGS = 3

function hidden({ field, at, x, y }: Lattice, i: number, j: number, pieces: number[][]): void {
  if (pieces.length > MOST_HIDDEN) return
  const visit = (
    left: number,
    low: number,
    width: number,
    height: number,
    corners: readonly number[],
    depth: number,
  ): void => {
    const [a, b, c, d] = corners as [number, number, number, number]
    const [least, most] = [Math.min(a, b, c, d), Math.max(a, b, c, d)]
    if (least < 0 !== most < 0) {
      if (depth > 0) pieces.push([left, low + height / 2, left + width, low + height / 2])
      return
    }
    if (depth === HALVINGS || !(Math.min(Math.abs(least), Math.abs(most)) <= most - least)) return
    const [w, h] = [width / 2, height / 2]
    const [e, f, g] = [field(left + w, low), field(left, low + h), field(left + w, low + h)]
    const [k, l] = [field(left + width, low + h), field(left + w, low + height)]
    visit(left, low, w, h, [a, e, f, g], depth + 1)
    visit(left + w, low, w, h, [e, b, g, k], depth + 1)
    visit(left, low + h, w, h, [f, g, c, l], depth + 1)
    visit(left + w, low + h, w, h, [g, k, l, d], depth + 1)
  }
  const corners = [at(i, j), at(i + 1, j), at(i, j + 1), at(i + 1, j + 1)]
  visit(x(i), y(j), x(i + 1) - x(i), y(j + 1) - y(j), corners, 0)
}

/** Single pieces put together to strokes as long as they go, so that dashes run on. */
function chained(links: ReadonlyMap<number, number[]>, crossings: ReadonlyMap<number, Crossing | null>): Stroke[] {
  /** The next place from here; a way that was gone is not gone again. */
  const next = (here: number): number | undefined => {
    const to = links.get(here)!.pop()
    if (to === undefined) return undefined
    const back = links.get(to)!
    back.splice(back.indexOf(here), 1)
    return to
  }
  const walk = (start: number): number[] => {
    const stroke: number[] = []
    for (let here: number | undefined = start; here !== undefined; here = next(here)) {
      const { x, y } = crossings.get(here)!
      stroke.push(x, y)
    }
    return stroke
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

export function shade(margin: Field, view: View, size: Size, cell = SHADE_PX): Mask {
  const lattice = latticeOf(margin, view, size, cell)
  const { columns, rows, at, x, y } = lattice
  const cells = new Uint8Array(columns * rows)
  const fill = (i: number, j: number, side: number, inside: (i: number, j: number) => boolean) => {
    for (let dj = 0; dj < side; dj++)
      for (let di = 0; di < side; di++) if (inside(i + di, j + dj)) cells[(j + dj) * columns + i + di] = 1
  }
  blocks(
    lattice,
    (i, j) => fill(i, j, BLOCK, (a, b) => at(a, b) > 0),
    (i, j, side) => at(i, j) > 0 && fill(i, j, side, () => true),
  )
  return { columns, rows, cells, x: x(0), y: y(0), dx: x(1) - x(0), dy: y(1) - y(0) }
}
