/** Options tested with one number in place of x: quicker than factoring and canceling. */

import { frac, paren, polynomial, toTex } from '#kit'
import { fraction, quotient } from './forms.ts'

type Three = Readonly<{ a: number; b: number; c: number }>
type Four = Three & Readonly<{ d: number }>

const lin = (n: number) => polynomial([1, n])

/** Easy numbers to test options with, without the zeros of these factors x + c. */
const easyNumbers = (...constants: readonly number[]): number[] =>
  [1, 2, -1, 3, -2, 4, 5, 10].filter((x) => constants.every((c) => x + c !== 0))

const easyNumber = (...constants: readonly number[]): number => easyNumbers(...constants)[0] as number

/** At an easy number, the value of the fraction from its coefficients and of the result. */
export const quadraticsTested = ({ a, b, c }: Three): string => {
  const x = easyNumber(a, b, c)
  const value = (...constants: readonly number[]) => constants.reduce((s, n) => s * (x + n), 1)
  return `Test the options at $x = ${x}$: the top is $${value(a, b)}$ and the bottom is $${value(a, c)}$, so the value must be $${toTex(frac(x + b, x + c))}$. In ${quotient(lin(b), lin(c)).html} the top is $${x + b}$ and the bottom $${x + c}$ there.`
}

/** At an easy number, the value of (a² − x²)/((x − a)(x + c)) from its coefficients. */
export const oppositeTested = (a: number, c: number): string => {
  const x = easyNumber(a, -a, c)
  return `Test the options at $x = ${x}$: the top is $${a * a - x * x}$ and the bottom is $${(x - a) * (x + c)}$, so the value must be $${toTex(frac(-(x + a), x + c))}$.`
}

/** At an easy number, the values of the two fractions from their coefficients, and that of the product. */
export const productTested = ({ a, b, c, d }: Four): string => {
  const x = easyNumber(a, b, c, d)
  const first = `${(x + a) * (x + b)} \\div ${paren((x + a) * (x + c))} = ${toTex(frac(x + b, x + c))}`
  return `Test the options at $x = ${x}$: the first fraction is $${first}$, the second is $${toTex(frac(x + c, x + d))}$, and their product is $${toTex(frac(x + b, x + d))}$. So is the value of ${quotient(lin(b), lin(d)).html} there.`
}

/** The same for a quotient. */
export const quotientTested = ({ a, b, c, d }: Four): string => {
  // Where x + a and x + d have one size, multiplying by the divisor gives the same as dividing by it; 1 is its own reciprocal.
  const x = easyNumbers(a, b, c, d).find(
    (n) => Math.abs(n + a) !== Math.abs(n + d) && Math.abs((n + b) * (n + d)) !== Math.abs(n + c),
  ) as number
  const first = `${(x + a) * (x + b)} \\div ${paren(x + c)} = ${toTex(frac((x + a) * (x + b), x + c))}`
  return `Test the options at $x = ${x}$: the first fraction is $${first}$, the second is $${toTex(frac(x + a, x + d))}$, and the first divided by the second is $${toTex(frac((x + b) * (x + d), x + c))}$. So is the value of ${fraction([b, d], [c]).html} there.`
}
