/** Quotients of polynomials as they are written. */

import {
  expr,
  frac,
  type Html,
  linear,
  nonZero,
  type Poly,
  polyFromRoots,
  polyNumber,
  polyTex,
  type Rng,
  toTex,
  until,
  type Value,
} from '#kit'

/** (x + a)(x + b)…, multiplied out: the numbers are those in the factors. */
export const product = (...numbers: readonly number[]): Poly => polyFromRoots(numbers.map((n) => -n))

/** `(x + a)(x - b)`, with x itself for 0. */
export const factors = (...numbers: readonly number[]): string =>
  numbers.map((n) => (n === 0 ? 'x' : `(${linear(1, n)})`)).join('')

export const over = (top: string, bottom: string): string => `\\frac{${top}}{${bottom}}`

/** p(x)/q(x). */
export const quotient = (p: Poly, q: Poly): Value =>
  expr(over(polyTex(p), polyTex(q)), ({ x }) => polyNumber(p, x) / polyNumber(q, x))

/** p(x)/((x + a)(x + b)…), the denominator left in factors. */
export const overFactors = (p: Poly, ...numbers: readonly number[]): Value =>
  expr(over(polyTex(p), factors(...numbers)), ({ x }) => polyNumber(p, x) / polyNumber(product(...numbers), x))

/** The numbers in the factors of x² + sx + p. */
export function numbersOf(s: number, p: number): readonly [number, number] {
  const root = Math.sqrt(s * s - 4 * p)
  return [(s - root) / 2, (s + root) / 2]
}

/** What x² + sx + p over x² + tx + q is made of: (x + a)(x + b) over (x + a)(x + c). */
export function sharing({ s, p, t, q }: Readonly<{ s: number; p: number; t: number; q: number }>) {
  const below = numbersOf(t, q)
  const a = numbersOf(s, p).find((n) => below.includes(n)) ?? 0
  return { a, b: s - a, c: t - a }
}

/** Different numbers, none of them 0 and no two opposite. */
export const distinct = (rng: Rng, count: number, most: number): number[] =>
  until(
    () => Array.from({ length: count }, () => nonZero(rng, -most, most)),
    (list) => new Set(list.map(Math.abs)).size === count,
  )

/** A quotient of products of x + n: its numbers on top and below. */
type Factored = Readonly<{ top: readonly number[]; bottom: readonly number[] }>

/** Why a wrong result is not the original: their values at a number for which both exist. */
export function differs(original: Factored, wrong: Factored): Html {
  const at = (list: readonly number[], x: number) => list.reduce((v, n) => v * (x + n), 1)
  const value = ({ top, bottom }: Factored, x: number) => {
    const below = at(bottom, x)
    return below === 0 ? null : frac(at(top, x), below)
  }
  for (let x = 1; x < 40; x++) {
    const [right, other] = [value(original, x), value(wrong, x)]
    if (right && other && (right.n !== other.n || right.d !== other.d))
      return `is $${toTex(other)}$ at $x = ${x}$, where the original is $${toTex(right)}$.`
  }
  throw new RangeError('differs: the two are equal')
}

/** A quotient of products of x + n, given by their numbers on top and below; the first two may be equal. */
export function fraction(top: readonly number[], bottom: readonly number[]): Value {
  const part = (list: readonly number[]) => {
    const n = list[0] ?? 0
    if (list.length === 1) return linear(1, n)
    return list[1] === n ? `(${linear(1, n)})^{2}${factors(...list.slice(2))}` : factors(...list)
  }
  return expr(
    over(part(top), part(bottom)),
    ({ x }) => top.reduce((v, n) => v * (x + n), 1) / bottom.reduce((v, n) => v * (x + n), 1),
  )
}
