/** Graphs with branches: tangent, cotangent, secant and cosecant. */

import { coef, dot, type Html, type Layer, signed, vertical } from '#kit'
import { piText } from '../common.ts'
import { wave } from '../wave.ts'
import { inner } from './figures.ts'

export type Branch = 'tan' | 'cot' | 'sec' | 'csc'
export const BRANCHES = ['tan', 'cot', 'sec', 'csc'] as const
export const NAME = { tan: 'tangent', cot: 'cotangent', sec: 'secant', csc: 'cosecant' } as const
export const PARTNER = { tan: 'cot', cot: 'tan', sec: 'csc', csc: 'sec' } as const
/** The function in the denominator. */
export const BELOW = { tan: 'cos', cot: 'sin', sec: 'cos', csc: 'sin' } as const

export const heightAt = (fn: Branch, x: number): number =>
  fn === 'tan' ? Math.tan(x) : fn === 'cot' ? 1 / Math.tan(x) : fn === 'sec' ? 1 / Math.cos(x) : 1 / Math.sin(x)

export type Branched = Readonly<{ fn: Branch; a: number; b: number; d: number }>

export const branchTex = ({ fn, a, b, d }: Branched): string =>
  `y = ${coef(a)}\\${fn}${b === 1 ? ' x' : Number.isInteger(b) ? `(${inner(b)})` : `\\left(${inner(b)}\\right)`}${signed(d)}`

/** The first asymptote that is not left of the y-axis, as a multiple of π. */
export const firstAsymptote = (fn: Branch, b: number): number => (BELOW[fn] === 'cos' ? 1 / (2 * b) : 0)

/** Two periods of tangent or cotangent, one of secant or cosecant: asymptotes dashed, the points dotted. */
export function branchFigure(s: Branched, points: readonly number[], says: string, marks: readonly Layer[] = []): Html {
  const end = 2 / s.b
  const first = firstAsymptote(s.fn, s.b)
  const asymptotes = [first, first + 1 / s.b, first + 2 / s.b].filter((k) => k <= end + 1e-9)
  const reach = Math.abs(s.a) + 3
  const y: readonly [number, number] = [Math.min(s.d - reach, -1), Math.max(s.d + reach, 1)]
  const f = (x: number) => s.a * heightAt(s.fn, s.b * x) + s.d
  return wave(
    f,
    {
      alt: `${says} The x-axis counts in multiples of pi from 0 to ${piText(end)}; dashed vertical asymptotes stand at x = ${asymptotes.map(piText).join(', ')}.`,
      x: [0, end],
      step: 1 / (4 * s.b),
      every: 2,
      y,
      yStep: y[1] - y[0] > 12 ? 2 : 1,
      height: 250,
    },
    [
      ...asymptotes.map((k) => vertical(k * Math.PI, { dash: true, plain: true })),
      ...points.map((k) => dot(k * Math.PI, Math.round(f(k * Math.PI) * 1e9) / 1e9)),
      ...marks,
    ],
  )
}
