import { degree, factor, type Polynomial } from './polynomial.ts'

/** What a second-degree equation draws, with the numbers that tell it. */
export type Conic = Readonly<
  | { kind: 'circle'; x: number; y: number; radius: number }
  | { kind: 'ellipse' | 'hyperbola'; x: number; y: number; a: number; b: number; upright: boolean }
  | { kind: 'parabola'; x: number; y: number; opens: 'up' | 'down' | 'left' | 'right' }
  | { kind: 'turned ellipse' | 'turned hyperbola' | 'turned parabola'; x: number; y: number }
  | { kind: 'one point'; x: number; y: number }
  | { kind: 'two lines' }
  | { kind: 'nothing' }
>

const tiny = (v: number, scale: number): boolean => Math.abs(v) <= 1e-12 * scale

/** Ax² + Bxy + Cy² + Dx + Ey + F = 0, by completing the squares. Null for other degrees. */
export function conicOf(p: Polynomial): Conic | null {
  if (degree(p) !== 2) return null
  const [A, B, C] = [factor(p, 2, 0), factor(p, 1, 1), factor(p, 0, 2)]
  const [D, E, F] = [factor(p, 1, 0), factor(p, 0, 1), factor(p, 0, 0)]
  const scale = Math.max(...[A, B, C, D, E, F].map(Math.abs))
  const discriminant = B * B - 4 * A * C
  if (tiny(discriminant, scale * scale)) return parabola({ A, B, C, D, E, F }, scale)
  const [x, y] = [(2 * C * D - B * E) / discriminant, (2 * A * E - B * D) / discriminant]
  // The value at the centre: what remains once both squares are complete.
  const rest = F + (D * x + E * y) / 2
  if (tiny(rest, scale)) return discriminant > 0 ? { kind: 'two lines' } : { kind: 'one point', x, y }
  if (!tiny(B, scale)) {
    if (discriminant < 0 && (A + C) * rest > 0) return { kind: 'nothing' }
    return { kind: discriminant < 0 ? 'turned ellipse' : 'turned hyperbola', x, y }
  }
  const [u, v] = [-rest / A, -rest / C]
  if (discriminant > 0)
    return { kind: 'hyperbola', x, y, a: Math.sqrt(Math.abs(u)), b: Math.sqrt(Math.abs(v)), upright: v > 0 }
  if (u < 0) return { kind: 'nothing' }
  if (Math.abs(u - v) <= 1e-12 * u) return { kind: 'circle', x, y, radius: Math.sqrt(u) }
  return { kind: 'ellipse', x, y, a: Math.sqrt(u), b: Math.sqrt(v), upright: v > u }
}

type Factors = Readonly<{ A: number; B: number; C: number; D: number; E: number; F: number }>

function parabola({ A, B, C, D, E, F }: Factors, scale: number): Conic {
  if (!tiny(B, scale)) return { kind: 'turned parabola', x: Number.NaN, y: Number.NaN }
  const alongX = !tiny(A, scale)
  if (tiny(alongX ? E : D, scale)) return { kind: 'two lines' }
  const [square, own, other] = alongX ? [A, D, E] : [C, E, D]
  const at = -own / (2 * square)
  const value = -(F + own * at + square * at * at) / other
  const rises = -square / other > 0
  if (alongX) return { kind: 'parabola', x: at, y: value, opens: rises ? 'up' : 'down' }
  return { kind: 'parabola', x: value, y: at, opens: rises ? 'right' : 'left' }
}
