/** Numbers a + b√n with fractions a, b and square-free n. */

import { add, cmp, div, eq, type Frac, type Fracish, frac, lcm, mul, neg, sub, toFrac, toTex } from './frac.ts'

export type Surd = Readonly<{ a: Frac; b: Frac; n: number }>

/** n = outside² · inside, inside square-free. */
export function squareParts(n: number): { outside: number; inside: number } {
  if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`root of ${n}`)
  if (n === 0) return { outside: 0, inside: 1 }
  let [outside, inside] = [1, n]
  for (let k = 2; k * k <= inside; k++) {
    while (inside % (k * k) === 0) {
      inside /= k * k
      outside *= k
    }
  }
  return { outside, inside }
}

/** a + b√n, simplified. */
export function surd(a: Fracish, b: Fracish, n: number): Surd {
  const { outside, inside } = squareParts(n)
  const scaled = mul(b, outside)
  if (inside === 1) return { a: add(a, scaled), b: frac(0), n: 1 }
  return eq(scaled, 0) ? { a: toFrac(a), b: scaled, n: 1 } : { a: toFrac(a), b: scaled, n: inside }
}

/** √x of a fraction x ≥ 0, with a rational denominator. */
export function surdSqrt(x: Fracish): Surd {
  const f = toFrac(x)
  return surd(0, frac(1, f.d), f.n * f.d)
}

export const isRational = (s: Surd): boolean => eq(s.b, 0)

const sameRoot = (s: Surd, t: Surd): number => {
  if (!isRational(s) && !isRational(t) && s.n !== t.n) throw new RangeError(`√${s.n} and √${t.n} do not combine`)
  return isRational(s) ? t.n : s.n
}

export function surdAdd(s: Surd, t: Surd): Surd {
  return surd(add(s.a, t.a), add(s.b, t.b), sameRoot(s, t))
}

export function surdScale(s: Surd, k: Fracish): Surd {
  return surd(mul(s.a, k), mul(s.b, k), s.n)
}

export function surdNeg(s: Surd): Surd {
  return surdScale(s, -1)
}

export function surdMul(s: Surd, t: Surd): Surd {
  // √m · √n of different roots is one root again as long as nothing rational stands beside them.
  if (eq(s.a, 0) && eq(t.a, 0)) return surd(0, mul(s.b, t.b), s.n * t.n)
  const n = sameRoot(s, t)
  return surd(add(mul(s.a, t.a), mul(mul(s.b, t.b), n)), add(mul(s.a, t.b), mul(s.b, t.a)), n)
}

export function surdDiv(s: Surd, t: Surd): Surd {
  const norm = sub(mul(t.a, t.a), mul(mul(t.b, t.b), t.n))
  return surdScale(surdMul(s, { a: t.a, b: neg(t.b), n: t.n }), div(1, norm))
}

export function surdNumber(s: Surd): number {
  return s.a.n / s.a.d + (s.b.n / s.b.d) * Math.sqrt(s.n)
}

/** Real roots of ax² + bx + c, the smaller first; one for a double root. */
export function quadraticRoots(a: Fracish, b: Fracish, c: Fracish): Surd[] {
  const disc = sub(mul(b, b), mul(4, mul(a, c)))
  if (cmp(disc, 0) < 0) return []
  const middle = div(neg(b), mul(2, a))
  const half = surdScale(surdSqrt(disc), div(1, mul(2, a)))
  const roots = [surdNeg(half), half].map((h) => surdAdd(surd(middle, 0, 1), h))
  return eq(disc, 0) ? roots.slice(0, 1) : roots.sort((s, t) => surdNumber(s) - surdNumber(t))
}

/** `3 - 2\sqrt{5}`, `\frac{-1 + \sqrt{3}}{2}`, `-\frac{\sqrt{2}}{2}`. */
export function surdTex(s: Surd): string {
  if (isRational(s)) return toTex(s.a)
  const d = lcm(s.a.d, s.b.d)
  const a = (s.a.n * d) / s.a.d
  const b = (s.b.n * d) / s.b.d
  const root = (k: number) => `${k === 1 ? '' : k}\\sqrt{${s.n}}`
  if (a === 0) {
    const sign = b < 0 ? '-' : ''
    return sign + (d === 1 ? root(Math.abs(b)) : `\\frac{${root(Math.abs(b))}}{${d}}`)
  }
  const top = `${a} ${b < 0 ? '-' : '+'} ${root(Math.abs(b))}`
  return d === 1 ? top : `\\frac{${top}}{${d}}`
}
