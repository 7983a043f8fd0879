/** Calculations with slopes, as the explanations write them out. */
import { type Fracish, frac, paren, toFrac, toTex } from '#kit'
import { slopeOf } from './lines.ts'

/** The parts of a chain of equals, without repetitions. */
const chain = (parts: readonly string[]): string => parts.filter((part, i) => part !== parts[i - 1]).join(' = ')

/** A quotient: a fraction, or with a division sign where the divisor is negative. */
export const over = (above: number, below: number): string =>
  below === 1 ? `${above}` : below < 0 ? `${above} \\div (${below})` : `\\frac{${above}}{${below}}`

/** `\frac{6}{4} = \frac{3}{2}`, or once where nothing is to be reduced. */
export const ratio = (above: number, below: number): string => chain([over(above, below), toTex(frac(above, below))])

const difference = (a: number, b: number): string => (b === 0 ? `${a}` : `${a} - ${paren(b)}`)

/** Rise over run between two points, from left to right: from the coordinates to the slope. */
export function slopeWork(x1: number, y1: number, x2: number, y2: number): string {
  if (x2 < x1) return slopeWork(x2, y2, x1, y1)
  const [rise, run] = [difference(y2, y1), difference(x2, x1)]
  return chain([
    run.startsWith('-') ? `(${rise}) \\div (${run})` : `\\frac{${rise}}{${run}}`,
    over(y2 - y1, x2 - x1),
    toTex(slopeOf(x1, y1, x2, y2)),
  ])
}

/** A factor in parentheses where it is negative; the parentheses are as high as a fraction. */
export const wrapped = (x: Fracish): string => (toFrac(x).n < 0 ? `\\left(${toTex(x)}\\right)` : toTex(x))
