import type { Node } from './ast.ts'

/** A polynomial in x and y: the factor of xⁱyʲ stands under “i,j”. */
export type Polynomial = ReadonlyMap<string, number>

const HIGHEST = 12
const key = (i: number, j: number): string => `${i},${j}`
const powersOf = (k: string): readonly [number, number] => k.split(',').map(Number) as [number, number]

function clean(terms: Map<string, number>): Polynomial {
  const largest = Math.max(0, ...[...terms.values()].map(Math.abs))
  for (const [k, v] of terms) if (Math.abs(v) <= largest * 1e-15) terms.delete(k)
  return terms
}

function added(a: Polynomial, b: Polynomial, sign: number): Polynomial {
  const made = new Map(a)
  for (const [k, v] of b) made.set(k, (made.get(k) ?? 0) + sign * v)
  return clean(made)
}

function multiplied(a: Polynomial, b: Polynomial): Polynomial | null {
  const made = new Map<string, number>()
  for (const [k, v] of a)
    for (const [l, w] of b) {
      const [i, j] = powersOf(k)
      const [m, n] = powersOf(l)
      if (i + j + m + n > HIGHEST) return null
      made.set(key(i + m, j + n), (made.get(key(i + m, j + n)) ?? 0) + v * w)
    }
  return clean(made)
}

const constantOf = (p: Polynomial): number | null =>
  p.size === 0 ? 0 : p.size === 1 && p.has('0,0') ? p.get('0,0')! : null

/** The polynomial that a tree is, or null where it is none (or one of too high a degree). */
export function polynomialOf(node: Node): Polynomial | null {
  switch (node.kind) {
    case 'number':
      return Number.isFinite(node.value) ? clean(new Map([['0,0', node.value]])) : null
    case 'name':
      return node.name === 'x' ? new Map([['1,0', 1]]) : node.name === 'y' ? new Map([['0,1', 1]]) : null
    case 'negate': {
      const p = polynomialOf(node.of)
      return p && added(new Map(), p, -1)
    }
    case 'binary': {
      const a = polynomialOf(node.left)
      const b = polynomialOf(node.right)
      if (!a || !b) return null
      if (node.op === '+' || node.op === '-') return added(a, b, node.op === '+' ? 1 : -1)
      if (node.op === '*') return multiplied(a, b)
      const n = constantOf(b)
      if (n === null) return null
      if (node.op === '/') return n === 0 ? null : added(new Map(), new Map([...a].map(([k, v]) => [k, v / n])), 1)
      if (!Number.isInteger(n) || n < 0 || n > HIGHEST) return null
      let made: Polynomial | null = new Map([['0,0', 1]])
      for (let i = 0; i < n && made; i++) made = multiplied(made, a)
      return made
    }
    default:
      return null
  }
}

export const factor = (p: Polynomial, i: number, j: number): number => p.get(key(i, j)) ?? 0
export const degree = (p: Polynomial): number =>
  Math.max(0, ...[...p.keys()].map((k) => powersOf(k)[0] + powersOf(k)[1]))
export const degreeIn = (p: Polynomial, axis: 0 | 1): number =>
  Math.max(0, ...[...p.keys()].map((k) => powersOf(k)[axis]))

/** The factors of a polynomial in x alone, from x⁰ up; null where y stands in it. */
export function factorsInX(p: Polynomial): number[] | null {
  if (degreeIn(p, 1) > 0) return null
  return Array.from({ length: degreeIn(p, 0) + 1 }, (_, i) => factor(p, i, 0))
}

/** All real zeros lie within this distance of 0 (Cauchy 1829). */
export function zeroBound(factors: readonly number[]): number {
  const top = Math.abs(factors.at(-1) ?? 1)
  return 1 + Math.max(0, ...factors.slice(0, -1).map((c) => Math.abs(c) / top))
}
