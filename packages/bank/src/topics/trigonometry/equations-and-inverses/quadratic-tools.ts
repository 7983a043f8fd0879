/** Quadratic equations in one function of x: their values, their angles, and how they are written. */

import {
  curve,
  dot,
  type Frac,
  frac,
  type Html,
  plane,
  polynomial,
  polyTex,
  terms,
  text,
  toNumber,
  toTex,
  type Value,
} from '#kit'
import { numbersBelow, numbersLeft, onCurve } from '../clear-numbers.ts'
import { at } from '../common.ts'

export type SC = 'sin' | 'cos'
export const OTHER = { sin: 'cos', cos: 'sin' } as const
export const NAME = { sin: 'sine', cos: 'cosine' } as const

/** a·f² + b·f + c = 0. */
export type Quadratic = Readonly<{ fn: SC; a: number; b: number; c: number }>

export const withRoots = (fn: SC, r: Frac, s: Frac): Quadratic => ({
  fn,
  a: r.d * s.d,
  b: -(r.d * s.n + s.d * r.n),
  c: r.n * s.n,
})

/** The two values of the function, the smaller one first. */
export function rootsOf({ a, b, c }: Quadratic): readonly [Frac, Frac] {
  const root = Math.round(Math.sqrt(b * b - 4 * a * c))
  return [frac(-b - root, 2 * a), frac(-b + root, 2 * a)]
}

export const quadraticTex = ({ fn, a, b, c }: Quadratic): string =>
  `${terms([a, `\\${fn}^2 x`], [b, `\\${fn} x`], [c, ''])} = 0`

/** The whole degrees of a full turn at which the function has this value. */
export const anglesOf = (fn: SC, v: number): number[] =>
  Array.from({ length: 360 }, (_, x) => x).filter((x) => Math.abs(at(fn, x) - v) < 1e-9)

export const anglesOfAll = (fn: SC, values: readonly Frac[]): number[] =>
  values.flatMap((v) => anglesOf(fn, toNumber(v)))

/** The second angle by the rule of the other function. */
export const wrongPartner = (fn: SC, x: number): number => (fn === 'sin' ? (360 - x) % 360 : (540 - x) % 360)

/** A set of angles, from the smallest up. */
export function angleSet(list: readonly number[]): Value {
  const sorted = [...new Set(list)].sort((a, b) => a - b)
  const shown = sorted.map((x) => `$${x}^\\circ$`)
  return text(
    shown.length < 3 ? shown.join(' and ') : `${shown.slice(0, -1).join(', ')}, and ${shown[shown.length - 1]}`,
  )
}

export const polyIn = ({ a, b, c }: Quadratic): string => polyTex(polynomial([a, b, c]), 'u')

/** The parabola of the quadratic over u, with its zeros marked. */
export function parabola(q: Quadratic, found = false): Html {
  const zeros = rootsOf(q)
  const least = Math.min(...zeros.map(toNumber))
  const f = (u: number) => q.a * u * u + q.b * u + q.c
  const low = Math.min(-2, Math.floor(f(-q.b / (2 * q.a))) - 1)
  return plane(
    {
      alt: `A parabola that opens up on a coordinate grid with the horizontal axis u; it meets the u-axis at u = ${zeros
        .map((z) => `${toNumber(z)}`.replace('-', '−'))
        .join(' and at u = ')}.`,
      x: [-3, 3],
      y: [low, low + 14],
      xStep: 0.5,
      xEvery: 1000,
      yStep: 2,
      yEvery: 1000,
      xLabel: 'u',
      height: 250,
    },
    [
      curve(f),
      ...zeros.map((z) =>
        dot(
          toNumber(z),
          0,
          found ? { label: `${toNumber(z)}`.replace('-', '−'), at: toNumber(z) === least ? 'nw' : 'ne' } : {},
        ),
      ),
      numbersBelow([-3, -2, -1, 1, 2, 3]),
      numbersLeft(
        [-8, -4, 4, 8, 12].filter((y) => y > low && y < low + 14),
        onCurve(f),
      ),
    ],
  )
}

const factor = (r: Frac): string => `${r.d === 1 ? '' : r.d}u ${r.n < 0 ? '+' : '-'} ${Math.abs(r.n)}`

/** From the equation to the two values of the function. */
export const toValues = (q: Quadratic) => {
  const [r, s] = rootsOf(q)
  const bracket = (x: Frac): string => (x.n === 0 ? 'u' : `(${factor(x)})`)
  const product =
    r.n === 0 ? `${bracket(r)}${bracket(s)}` : `${s.n === 0 ? 'u' : ''}${bracket(r)}${s.n === 0 ? '' : bracket(s)}`
  return [
    {
      do: `With $u = \\${q.fn} x$: $${polyIn(q)} = 0$, that is $${product} = 0$.`,
      why: 'The equation is quadratic in one function, so treat it as a quadratic in one variable.',
    },
    {
      do: `So $\\${q.fn} x = ${toTex(r)}$ or $\\${q.fn} x = ${toTex(s)}$.`,
      why: 'A product is 0 if either factor is 0.',
    },
  ]
}

/** What one value gives, in words. */
export const angleWords = (fn: SC, v: Frac): string => {
  const list = anglesOf(fn, toNumber(v))
  return Math.abs(toNumber(v)) > 1
    ? `$\\${fn} x = ${toTex(v)}$ has no solution`
    : `$\\${fn} x = ${toTex(v)}$ gives ${list.map((x) => `$${x}^\\circ$`).join(' and ')}`
}

/** The value that neither sine nor cosine has, and the end of their range that is taken for it. */
export const beyondOne = (values: readonly Frac[]): string => {
  const value = values.find((v) => Math.abs(toNumber(v)) > 1) ?? frac(2, 1)
  return `the impossible value $${toTex(value)}$ for $${toNumber(value) > 0 ? 1 : -1}$`
}

/** The angles when a value above 1 is taken for 1, and one below −1 for −1. */
export const keptAngles = (fn: SC, values: readonly Frac[]): number[] =>
  values.flatMap((v) => anglesOf(fn, Math.max(-1, Math.min(1, toNumber(v)))))
