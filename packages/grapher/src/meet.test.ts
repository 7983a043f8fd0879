import { describe, expect, test } from 'vitest'
import { explore } from './explore.ts'
import { intersections } from './meet.ts'
import { readSheet } from './sheet.ts'
import type { View } from './view.ts'

const VIEW: View = { x: -10, y: -1e4, width: 20, height: 2e4 }
const TOLERANCE = 1e-9

/** By chance, but the same in every run (scripts/lib/steady-chance.ts). */
const between = (low: number, high: number): number => low + (high - low) * Math.random()
const rounded = (v: number): number => Math.round(v * 1000) / 1000

/** All complex zeros at once (Durand 1960, Kerner 1966): a road that the package does not take. */
function polynomialZeros(factors: readonly number[]): number[] {
  const top = factors.at(-1)!
  const monic = factors.map((c) => c / top)
  const n = factors.length - 1
  const size = 1 + Math.max(...monic.slice(0, -1).map(Math.abs))
  const z = Array.from({ length: n }, (_, k) => ({
    re: size * Math.cos(0.4 + (6.28 * k) / n),
    im: size * Math.sin(0.4 + (6.28 * k) / n),
  }))
  const times = (a: { re: number; im: number }, b: { re: number; im: number }) => ({
    re: a.re * b.re - a.im * b.im,
    im: a.re * b.im + a.im * b.re,
  })
  for (let step = 0; step < 500; step++)
    for (const [k, own] of z.entries()) {
      let value = { re: 0, im: 0 }
      for (let i = n; i >= 0; i--) {
        value = times(value, own)
        value.re += monic[i]!
      }
      let bottom = { re: 1, im: 0 }
      for (const [j, other] of z.entries())
        if (j !== k) bottom = times(bottom, { re: own.re - other.re, im: own.im - other.im })
      const d = bottom.re ** 2 + bottom.im ** 2
      const quotient = times(value, { re: bottom.re / d, im: -bottom.im / d })
      z[k] = { re: own.re - quotient.re, im: own.im - quotient.im }
    }
  return z.filter((v) => Math.abs(v.im) < 1e-9).map((v) => v.re)
}

/** By halving on a dense grid: slow and plain. */
function gridZeros(f: (x: number) => number, low: number, high: number, count: number): number[] {
  const found: number[] = []
  for (let i = 0; i < count; i++) {
    let [a, b] = [low + ((high - low) * i) / count, low + ((high - low) * (i + 1)) / count]
    if (f(a) * f(b) >= 0) continue
    for (let k = 0; k < 70; k++) {
      const m = (a + b) / 2
      if (f(a) * f(m) <= 0) b = m
      else a = m
    }
    found.push((a + b) / 2)
  }
  return found
}

const text = (factors: readonly number[]): string => factors.map((c, i) => `(${c})x^${i}`).join('+')
const value = (factors: readonly number[], x: number): number => factors.reduceRight((sum, c) => sum * x + c, 0)
const inside = (xs: readonly number[]): number[] => xs.filter((x) => Math.abs(x) < 9.99).sort((a, b) => a - b)
/** Zeros that nearly touch are known to fewer digits, by any method; and one at the very edge may be in or out. */
const sharp = (xs: readonly number[]): boolean =>
  xs.every((x, i) => i === 0 || x - xs[i - 1]! > 0.02) && xs.every((x) => Math.abs(Math.abs(x) - 10) > 0.02)

function meet(lines: readonly string[], view = VIEW): { x: number; y: number }[] {
  const read = readSheet(lines, { angle: 'rad' })
  const [a, b] = read.map((line) => (line.kind === 'curve' ? line.curve : null))
  if (!a || !b) throw new Error(`${lines}: ${JSON.stringify(read)}`)
  return intersections(a, b, view)
}

function agree(found: readonly number[], expected: readonly number[], what: string): void {
  expect(found.length, what).toBe(expected.length)
  found.forEach((x, i) => {
    expect(Math.abs(x - expected[i]!), what).toBeLessThan(TOLERANCE * Math.max(1, Math.abs(x)))
  })
}

const meetAt = (lines: readonly string[], expected: readonly number[]): void =>
  agree(
    meet(lines).map((p) => p.x),
    expected,
    lines.join('; '),
  )

/** Draws until a pair is sharp; the draw itself never looks at what the package finds. */
function drawn<T>(make: () => { lines: string[]; expected: T; ok: boolean }): { lines: string[]; expected: T } {
  for (;;) {
    const { lines, expected, ok } = make()
    if (ok) return { lines, expected }
  }
}
const polynomial = (degree: number): number[] => Array.from({ length: degree + 1 }, () => rounded(between(-3, 3)) || 1)

describe('zeros and intersections agree with independent solvers to 1e-9', () => {
  test('70 pairs of polynomials, by Durand and Kerner', () => {
    for (let n = 0; n < 70; n++) {
      const { lines, expected } = drawn(() => {
        const [p, q] = [polynomial(2 + (n % 4)), polynomial(n % 3)]
        const all = polynomialZeros(p.map((c, i) => c - (q[i] ?? 0))).sort((a, b) => a - b)
        return {
          lines: [`y = ${text(p)}`, `y = ${text(q)}`],
          expected: inside(all),
          ok: sharp(all) && all.every((x) => Math.abs(value(p, x)) < 9000),
        }
      })
      meetAt(lines, expected)
    }
  })
  test('30 polynomials with the x-axis, by Durand and Kerner', () => {
    for (let n = 0; n < 30; n++) {
      const { lines, expected } = drawn(() => {
        const p = polynomial(2 + (n % 4))
        const all = polynomialZeros(p).sort((a, b) => a - b)
        return { lines: [`y = ${text(p)}`], expected: all, ok: sharp(all) }
      })
      const [line] = readSheet(lines, { angle: 'rad' })
      if (line?.kind !== 'curve') throw new Error(lines[0])
      const found = explore(line.curve, VIEW)
        .points.filter((p) => p.kind === 'x-intercept')
        .map((p) => p.x)
      agree(
        found.sort((a, b) => a - b),
        expected,
        lines[0]!,
      )
    }
  })
  test('40 lines with circles, by the quadratic formula', () => {
    for (let n = 0; n < 40; n++) {
      const { lines, expected } = drawn(() => {
        const [h, k, r, m, b] = [between(-4, 4), between(-4, 4), between(1, 5), between(-3, 3), between(-5, 5)].map(
          rounded,
        ) as [number, number, number, number, number]
        const [A, B, C] = [1 + m * m, 2 * (m * (b - k) - h), h * h + (b - k) ** 2 - r * r]
        const root = B * B - 4 * A * C
        const xs = root < 0 ? [] : [(-B - Math.sqrt(root)) / (2 * A), (-B + Math.sqrt(root)) / (2 * A)]
        return {
          lines: [`(x-(${h}))^2+(y-(${k}))^2=${r}^2`, `y=(${m})x+(${b})`],
          expected: xs,
          ok: Math.abs(root) > 1 && sharp(xs),
        }
      })
      meetAt(lines, expected)
    }
  })
  test('30 pairs of circles, by their common chord', () => {
    for (let n = 0; n < 30; n++) {
      const { lines, expected } = drawn(() => {
        const [h, k, r, u, v, s] = [
          between(-4, 4),
          between(-4, 4),
          between(2, 5),
          between(-4, 4),
          between(-4, 4),
          between(2, 5),
        ].map(rounded) as [number, number, number, number, number, number]
        const d = Math.hypot(u - h, v - k)
        const a = (d * d + r * r - s * s) / (2 * d)
        const square = r * r - a * a
        const [mx, my] = [h + (a * (u - h)) / d, k + (a * (v - k)) / d]
        const half = Math.sqrt(Math.max(0, square))
        const xs = square < 0 ? [] : [mx - (half * (v - k)) / d, mx + (half * (v - k)) / d].sort((p, q) => p - q)
        const apart = xs.length === 0 || Math.abs(xs[1]! - xs[0]!) > 0.05
        return {
          lines: [`(x-(${h}))^2+(y-(${k}))^2=${r}^2`, `(x-(${u}))^2+(y-(${v}))^2=${s}^2`],
          expected: xs,
          ok: Math.abs(square) > 0.5 && apart && my < 10,
        }
      })
      agree(
        meet(lines, { x: -10, y: -10, width: 20, height: 20 }).map((p) => p.x),
        expected,
        lines.join('; '),
      )
    }
  })
  test('30 waves and growths with lines, by halving on a grid', () => {
    for (let n = 0; n < 30; n++) {
      const [a, b, c, m, k] = [between(0.5, 4), between(0.2, 2.5), between(-3, 3), between(-2, 2), between(-4, 4)].map(
        rounded,
      ) as [number, number, number, number, number]
      const f = n % 2 === 0 ? (x: number) => a * Math.sin(b * x + c) : (x: number) => a * Math.exp(0.3 * b * x) - 5
      const shown = n % 2 === 0 ? `y=${a}sin(${b}x+(${c}))` : `y=${a}e^(0.3*${b}x)-5`
      const expected = gridZeros((x) => f(x) - m * x - k, -10, 10, 40_000)
      agree(
        meet([shown, `y=(${m})x+(${k})`]).map((p) => p.x),
        expected,
        shown,
      )
    }
  })
  test('curves that run by a number of their own meet where their equations say', () => {
    const found = meet(['(3cos(t), 3sin(t))', 'r = 4cos(θ)'], { x: -10, y: -10, width: 20, height: 20 })
    expect(found).toHaveLength(2)
    for (const p of found) {
      expect(Math.hypot(p.x, p.y)).toBeCloseTo(3, 9)
      expect(Math.hypot(p.x - 2, p.y)).toBeCloseTo(2, 9)
    }
  })
})
