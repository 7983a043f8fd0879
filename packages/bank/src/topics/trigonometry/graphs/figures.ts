import { coef, frac, type Html, signed, snap, toTex } from '#kit'
import { piText, rational } from '../common.ts'
import { wave } from '../wave.ts'

export type Spec = Readonly<{ fn: 'sin' | 'cos'; a: number; b: number; d: number }>

/** bx as TeX; b may be a half. */
export const inner = (b: number, variable = 'x'): string => `${coef(rational(b) ?? frac(1))}${variable}`

/** y = a sin(bx) + d as TeX. */
export const equationTex = ({ fn, a, b, d }: Spec): string =>
  `y = ${coef(a)}\\${fn}${b === 1 ? ' x' : Number.isInteger(b) ? `(${inner(b)})` : `\\left(${inner(b)}\\right)`}${signed(d)}`

export const heightOf = ({ fn, a, b, d }: Spec, x: number): number => snap(a * Math[fn](b * x) + d)

/** Two periods of the wave, to be read off a grid of quarter periods. */
export function waveFigure(s: Spec, alt = 'A wave on a coordinate grid'): Html {
  const period = 2 / s.b
  const [lo, hi] = [s.d - Math.abs(s.a), s.d + Math.abs(s.a)]
  const y: readonly [number, number] = [Math.min(lo - 1, lo > 0 ? 0 : -1), Math.max(hi + 1, 1)]
  const span = y[1] - y[0]
  return wave((x) => heightOf(s, x), {
    alt: `${alt}: the x-axis counts in multiples of pi from 0 to ${toTex(rational(2 * period) ?? 1).replace(/\\frac\{(\d+)\}\{(\d+)\}/, '$1/$2')} pi, the y-axis from ${y[0]} to ${y[1]}; the curve shows two full waves between ${lo} and ${hi}; at x = 0 its height is ${heightOf(s, 0)}, and just after that it goes ${heightOf(s, 0.01) > heightOf(s, 0) ? 'up' : 'down'}.`
      .replace(/-/g, '−')
      .replace('x−axis', 'x-axis')
      .replace('y−axis', 'y-axis'),
    x: [0, 2 * period],
    step: period / 4,
    every: 2,
    y,
    yStep: span > 12 ? 2 : 1,
    height: 240,
  })
}

const listed = (ks: readonly number[]): string => ks.map(piText).join(' and ')

/** A wave moved sideways by c times π, from −π to 2π; the text alternative tells what can be read off the grid. */
export function movedFigure(fn: 'sin' | 'cos', a: number, c: number): Html {
  const top = c + (fn === 'sin' ? 0.5 : 0)
  const inView = (first: number) =>
    [-3, -2, -1, 0, 1, 2, 3].map((k) => first + 2 * k).filter((k) => k >= -1 - 1e-9 && k <= 2 + 1e-9)
  const alt = `A wave on a coordinate grid: the x-axis counts in multiples of pi from −1 to 2, the y-axis from ${-a - 1} to ${a + 1}; the curve has the height ${a} at x = ${listed(inView(top))} and the height ${-a} at x = ${listed(inView(top + 1))}; it crosses the x-axis at x = ${listed([...inView(top - 0.5), ...inView(top + 0.5)].sort((p, q) => p - q))}.`
  return wave((x) => a * Math[fn](x - c * Math.PI), {
    alt: alt.replace(/ -(?=\d)/g, ' −'),
    x: [-1, 2],
    step: 1 / 6,
    every: 3,
    y: [-a - 1, a + 1],
    height: 230,
  })
}
