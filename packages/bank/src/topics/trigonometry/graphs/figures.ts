import { coef, dot, frac, type Html, type Layer, note, segment, signed, snap, straight, toTex } from '#kit'
import { piText, rational } from '../common.ts'
import { wave } from '../wave.ts'

export type Spec = Readonly<{ fn: 'sin' | 'cos'; a: number; b: number; d: number }>

/** bx as TeX; b may be a half. */
export const inner = (b: number, variable = 'x'): string => `${coef(rational(b) ?? frac(1))}${variable}`

/** y = a sin(bx) + d as TeX. */
export const equationTex = ({ fn, a, b, d }: Spec): string =>
  `y = ${coef(a)}\\${fn}${b === 1 ? ' x' : Number.isInteger(b) ? `(${inner(b)})` : `\\left(${inner(b)}\\right)`}${signed(d)}`

export const heightOf = ({ fn, a, b, d }: Spec, x: number): number => snap(a * Math[fn](b * x) + d)

/** What an explanation has read off the wave. */
export type Found = Readonly<{ midline?: boolean; amplitude?: boolean; period?: boolean }>

const minus = (x: number): string => `${x}`.replace('-', '−')

const told = (s: Spec, f: Found): string =>
  (f.midline ? ` A dashed line marks the midline y = ${minus(s.d)}.` : '') +
  (f.amplitude ? ` A dashed line of length ${Math.abs(s.a)} leads from the midline to a top.` : '') +
  (f.period ? ` A line below the first wave marks its length, ${piText(2 / s.b)}.` : '')

/** The first top that does not lie on the y-axis. */
const topOf = ({ fn, a, b }: Spec): number => ((fn === 'sin' ? (a > 0 ? 0.5 : 1.5) : a > 0 ? 2 : 1) * Math.PI) / b

function marked(s: Spec, f: Found): Layer[] {
  const dashed = { dash: true, plain: true }
  const [top, end, reach] = [topOf(s), (4 * Math.PI) / s.b, Math.abs(s.a)]
  // Where the first wave is not at its bottom.
  const clear = s.fn === 'sin' ? (s.a > 0 ? 1 / 8 : 3 / 8) : s.a > 0 ? 1 / 8 : 1 / 4
  return [
    ...(f.midline
      ? [straight(0, s.d, dashed), note(end * 0.985, s.d + 0.25, `y = ${minus(s.d)}`, { anchor: 'end' })]
      : []),
    ...(f.amplitude
      ? [
          segment(top, s.d, top, s.d + reach, { dash: true }),
          note(top + end * 0.015, s.d + reach / 2, `${reach}`, { anchor: 'start' }),
        ]
      : []),
    ...(f.period
      ? [
          segment(0, s.d - reach - 0.6, end / 2, s.d - reach - 0.6, { plain: true }),
          note(clear * end, s.d - reach - 0.5, piText(2 / s.b)),
        ]
      : []),
  ]
}

/** Two periods of the wave, to be read off a grid of quarter periods. */
export function waveFigure(s: Spec, alt = 'A wave on a coordinate grid', found: Found = {}): Html {
  const period = 2 / s.b
  const [lo, hi] = [s.d - Math.abs(s.a), s.d + Math.abs(s.a)]
  const y: readonly [number, number] = [Math.min(lo - 1, lo > 0 ? 0 : -1), Math.max(hi + 1, 1)]
  const span = y[1] - y[0]
  return wave(
    (x) => heightOf(s, x),
    {
      alt: `${alt}: the x-axis counts in multiples of pi from 0 to ${toTex(rational(2 * period) ?? 1).replace(/\\frac\{(\d+)\}\{(\d+)\}/, '$1/$2')} pi, the y-axis from ${y[0]} to ${y[1]}; the curve shows two full waves between ${lo} and ${hi}; at x = 0 its height is ${heightOf(s, 0)}, and just after that it goes ${heightOf(s, 0.01) > heightOf(s, 0) ? 'up' : 'down'}.`
        .replace(/-/g, '−')
        .replace('x−axis', 'x-axis')
        .replace('y−axis', 'y-axis')
        .concat(told(s, found)),
      x: [0, 2 * period],
      step: period / 4,
      every: 2,
      y,
      yStep: span > 12 ? 2 : 1,
      height: 240,
    },
    marked(s, found),
  )
}

const listed = (ks: readonly number[]): string => ks.map(piText).join(' and ')

/** A wave moved sideways by c times π, from −π to 2π; the text alternative tells what can be read off the grid. */
export function movedFigure(fn: 'sin' | 'cos', a: number, c: number, found = false): Html {
  const top = c + (fn === 'sin' ? 0.5 : 0)
  const inView = (first: number) =>
    [-3, -2, -1, 0, 1, 2, 3].map((k) => first + 2 * k).filter((k) => k >= -1 - 1e-9 && k <= 2 + 1e-9)
  const alt = `A wave on a coordinate grid: the x-axis counts in multiples of pi from −1 to 2, the y-axis from ${-a - 1} to ${a + 1}; the curve has the height ${a} at x = ${listed(inView(top))} and the height ${-a} at x = ${listed(inView(top + 1))}; it crosses the x-axis at x = ${listed([...inView(top - 0.5), ...inView(top + 0.5)].sort((p, q) => p - q))}.`
  return wave(
    (x) => a * Math[fn](x - c * Math.PI),
    {
      alt: `${alt.replace(/ -(?=\d)/g, ' −')}${found ? ` A dot marks the place x = ${piText(c)}.` : ''}`,
      x: [-1, 2],
      step: 1 / 6,
      every: 3,
      y: [-a - 1, a + 1],
      height: 230,
    },
    found
      ? [
          dot(c * Math.PI, fn === 'sin' ? 0 : a, {
            label: piText(c),
            at: fn === 'sin' ? (c < 0 ? 'sw' : 'se') : c < 0 ? 'nw' : 'ne',
          }),
        ]
      : [],
  )
}
