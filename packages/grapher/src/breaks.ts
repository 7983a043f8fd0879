import { binary, type CompareNode, call, children, type Node, namesIn } from './ast.ts'
import { compile } from './compile.ts'
import type { Explicit } from './curves.ts'
import { drawNoValue } from './functions.ts'
import { type Real, zeros } from './solve.ts'
import type { Settings } from './values.ts'

/** A place where a function of one variable has no value, or jumps. `from` and `to` are its limits on either side. */
export type Break = Readonly<{
  at: number
  kind: 'hole' | 'asymptote' | 'jump' | 'end'
  from: number
  to: number
  /** The value at the place itself, or NaN. */
  value: number
}>

const ends = (conditions: readonly CompareNode[]): Node[] =>
  conditions.flatMap((c) => c.signs.map((_, i) => binary('-', c.parts[i]!, c.parts[i + 1]!)))

/** Every part whose zeros are places to look at: denominators, what stands in logarithms and roots, conditions. */
function suspects(node: Node): Node[] {
  const below = children(node).flatMap(suspects)
  if (node.kind === 'binary' && node.op === '/') return [node.right, ...below]
  if (node.kind === 'binary' && node.op === '^' && !(node.right.kind === 'number' && node.right.value > 0))
    return [node.left, ...below]
  if (node.kind === 'piecewise') return [...node.cases.flatMap((c) => ends(c.when)), ...below]
  if (node.kind !== 'call') return below
  const [u] = node.args as [Node]
  if (['ln', 'log', 'sqrt', 'sign'].includes(node.name)) return [u, ...below]
  if (node.name === 'tan' || node.name === 'sec') return [call('cos', u), ...below]
  if (node.name === 'cot' || node.name === 'csc') return [call('sin', u), ...below]
  return below
}

/**
 * The limit from one side, by three values that come nearer, extrapolated (Richardson 1911); infinite where the values
 * go on growing, NaN where there are none.
 */
export function limit(f: Real, at: number, side: 1 | -1, value = Number.NaN): number {
  const unit = Math.max(1, Math.abs(at))
  const near = (h: number): number => f(at + side * h * unit)
  const [a, b, c] = [near(1e-3), near(1e-6), near(1e-9)]
  if (!Number.isFinite(c)) return Number.NaN
  // A root begins steeply: its values come near to the one at the place itself, but slowly.
  if (
    Math.abs(c - value) <= 0.2 * Math.abs(b - value) + 1e-9 &&
    Math.abs(b - value) <= 0.2 * Math.abs(a - value) + 1e-6
  )
    return value
  const [first, second] = [Math.abs(b - a), Math.abs(c - b)]
  if (second > 0.5 * first && second > 1e-3 * Math.max(1, Math.abs(a)))
    return c > b ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
  const h = 1e-4
  const smooth = (8 * near(h) - 6 * near(2 * h) + near(4 * h)) / 3
  const found = Math.abs(smooth - c) <= 1e-5 * Math.max(1, Math.abs(c)) ? smooth : c
  if (Math.abs(found) < 1e-9) return 0
  const round = Number(found.toPrecision(9))
  return Math.abs(round - found) <= 1e-9 * Math.max(1, Math.abs(found)) ? round : found
}

const close = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))

function breakAt(f: Real, at: number): Break | null {
  const value = f(at)
  const [from, to] = [limit(f, at, -1, value), limit(f, at, 1, value)]
  const infinite = [from, to].some((v) => Math.abs(v) === Number.POSITIVE_INFINITY)
  if (infinite) return { at, kind: 'asymptote', from, to, value: Number.NaN }
  if (Number.isNaN(from) && Number.isNaN(to)) return null
  if (Number.isNaN(from) || Number.isNaN(to)) return { at, kind: 'end', from, to, value }
  if (!close(from, to)) return { at, kind: 'jump', from, to, value }
  return Number.isFinite(value) && close(value, from) ? null : { at, kind: 'hole', from, to, value }
}

const MOST_SUSPECTS = 40

/** All breaks of a function between two ends, in order. */
export function breaksOf(curve: Explicit, low: number, high: number): Break[] {
  const name = curve.kind === 'y-of-x' ? 'x' : 'y'
  const settings: Settings = { angle: curve.angle, no: drawNoValue }
  const places = new Set<number>()
  for (const part of [...suspects(curve.node), ...ends(curve.where)].slice(0, MOST_SUSPECTS)) {
    const names = namesIn(part)
    if (names.size !== 1 || !names.has(name)) continue
    const g = compile(part, [name], settings)
    for (const at of zeros((v) => g([v]), low, high, { count: 400 })) places.add(at)
  }
  const found = [...places].flatMap((at) => breakAt(curve.f, at) ?? []).sort((a, b) => a.at - b.at)
  return found.filter((b, i) => i === 0 || b.at - found[i - 1]!.at > 1e-9 * (high - low))
}
