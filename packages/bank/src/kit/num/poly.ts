/** Polynomials in one variable over the fractions. */

import { add, cmp, div, eq, type Frac, type Fracish, frac, gcd, lcm, mul, neg, toFrac, toTex } from './frac.ts'

/** Coefficients from the constant upwards, without leading zeros; the zero polynomial is empty. */
export type Poly = readonly Frac[]

const trim = (c: readonly Frac[]): Poly => {
  let end = c.length
  while (end > 0 && eq(c[end - 1] as Frac, 0)) end--
  return c.slice(0, end)
}

const at = (p: Poly, i: number): Frac => p[i] ?? frac(0)

/** Written as one reads it, highest power first: `polynomial([1, -5, 6])` is x² − 5x + 6. */
export function polynomial(coefficients: readonly Fracish[]): Poly {
  return trim(coefficients.map(toFrac).reverse())
}

/** leading · (x − r₁)(x − r₂)… */
export function polyFromRoots(roots: readonly Fracish[], leading: Fracish = 1): Poly {
  return roots.reduce<Poly>((p, r) => polyMul(p, polynomial([1, neg(r)])), polynomial([leading]))
}

/** −1 for the zero polynomial. */
export const polyDegree = (p: Poly): number => p.length - 1

export const polyCoef = (p: Poly, power: number): Frac => at(p, power)

export function polyAdd(p: Poly, q: Poly): Poly {
  return trim(Array.from({ length: Math.max(p.length, q.length) }, (_, i) => add(at(p, i), at(q, i))))
}

export function polyScale(p: Poly, k: Fracish): Poly {
  return trim(p.map((c) => mul(c, k)))
}

export function polySub(p: Poly, q: Poly): Poly {
  return polyAdd(p, polyScale(q, -1))
}

export function polyMul(p: Poly, q: Poly): Poly {
  const out: Frac[] = Array.from({ length: Math.max(0, p.length + q.length - 1) }, () => frac(0))
  p.forEach((a, i) => {
    q.forEach((b, j) => {
      out[i + j] = add(out[i + j] as Frac, mul(a, b))
    })
  })
  return trim(out)
}

export function polyPow(p: Poly, exponent: number): Poly {
  return Array.from({ length: exponent }, () => p).reduce<Poly>(polyMul, polynomial([1]))
}

export function polyEval(p: Poly, x: Fracish): Frac {
  return p.reduceRight<Frac>((acc, c) => add(mul(acc, x), c), frac(0))
}

export function polyNumber(p: Poly, x: number): number {
  return p.reduceRight((acc, c) => acc * x + c.n / c.d, 0)
}

export function polyEq(p: Poly, q: Poly): boolean {
  return polySub(p, q).length === 0
}

/** p = quotient · q + remainder. */
export function polyDivmod(p: Poly, q: Poly): { quotient: Poly; remainder: Poly } {
  if (q.length === 0) throw new RangeError('division by the zero polynomial')
  const lead = at(q, q.length - 1)
  let quotient: Poly = []
  let remainder = p
  while (remainder.length >= q.length) {
    const shift = remainder.length - q.length
    const c = div(at(remainder, remainder.length - 1), lead)
    const step = trim([...Array.from({ length: shift }, () => frac(0)), c])
    quotient = polyAdd(quotient, step)
    remainder = trim(polySub(remainder, polyMul(step, q)).slice(0, remainder.length - 1))
  }
  return { quotient, remainder }
}

/** The greatest fraction that divides all coefficients, with the sign of the leading one. */
export function polyContent(p: Poly): Frac {
  if (p.length === 0) return frac(0)
  const top = p.reduce((g, c) => gcd(g, c.n), 0)
  const bottom = p.reduce((l, c) => lcm(l, c.d), 1)
  return mul(frac(top, bottom), cmp(at(p, p.length - 1), 0) < 0 ? -1 : 1)
}

const divisors = (n: number): number[] => {
  const out: number[] = []
  for (let i = 1; i * i <= n; i++) if (n % i === 0) out.push(i, n / i)
  return out
}

/** Rational roots with multiplicity, ascending (rational root theorem). */
export function polyRationalRoots(p: Poly): Frac[] {
  if (p.length < 2) return []
  const prim = polyScale(p, div(1, polyContent(p)))
  if (eq(at(prim, 0), 0)) return [frac(0), ...polyRationalRoots(prim.slice(1))].sort(cmp)
  for (const n of divisors(Math.abs(at(prim, 0).n))) {
    for (const d of divisors(Math.abs(at(prim, prim.length - 1).n))) {
      for (const root of [frac(n, d), frac(-n, d)]) {
        if (!eq(polyEval(prim, root), 0)) continue
        return [root, ...polyRationalRoots(polyDivmod(prim, polynomial([1, neg(root)])).quotient)].sort(cmp)
      }
    }
  }
  return []
}

const power = (variable: string, i: number): string => (i === 0 ? '' : i === 1 ? variable : `${variable}^{${i}}`)

/** `2x^{2} - x + \frac{1}{2}`; `0` for the zero polynomial. */
export function polyTex(p: Poly, variable = 'x'): string {
  let out = ''
  for (let i = p.length - 1; i >= 0; i--) {
    const c = at(p, i)
    if (c.n === 0) continue
    const size = toTex({ n: Math.abs(c.n), d: c.d })
    const body = i > 0 && size === '1' ? power(variable, i) : `${size}${power(variable, i)}`
    out += out === '' ? (c.n < 0 ? `-${body}` : body) : `${c.n < 0 ? ' - ' : ' + '}${body}`
  }
  return out === '' ? '0' : out
}

/** `3(x - 2)(2x + 1)^{2}` for a polynomial with rational roots only; null where it has others. */
export function polyFactoredTex(p: Poly, variable = 'x'): string | null {
  const roots = polyRationalRoots(p)
  if (p.length === 0 || roots.length !== polyDegree(p)) return null
  const counts = new Map<string, number>()
  let rest: Frac = at(p, p.length - 1)
  for (const r of roots) {
    const factor = r.n === 0 ? variable : `(${polyTex(polynomial([r.d, -r.n]), variable)})`
    counts.set(factor, (counts.get(factor) ?? 0) + 1)
    rest = div(rest, r.d)
  }
  const body = [...counts].map(([f, count]) => (count === 1 ? f : `${f}^{${count}}`)).join('')
  if (body === '') return toTex(rest)
  return eq(rest, 1) ? body : eq(rest, -1) ? `-${body}` : `${toTex(rest)}${body}`
}
