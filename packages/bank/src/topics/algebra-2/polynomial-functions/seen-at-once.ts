/** Where work on polynomials went astray, seen from one term instead of the whole expression. */

import { coef, type Html, paren, signed } from '#kit'

/** The cube of $ax + b$: one coefficient tells the four mistakes apart. */
export function oneCoefficient(a: number, b: number, which: number, name: string): Html {
  const second = 3 * a * a * b
  const rule = `Look at the second coefficient alone: it must be $3 \\cdot ${a * a} \\cdot ${paren(b)} = ${second}$`
  return [
    `Count the terms: the cube of a sum has four, and ${name} has only the two at the ends.`,
    `${rule}, and ${name} has $${second / 3}$, a third of it. So the 3 is missing.`,
    `Look at the first coefficient alone: it must be $${a}^3 = ${a ** 3}$, and ${name} has just $${a}$.`,
    `${rule}, and ${name} has $${(2 * second) / 3}$, two thirds of it. So the 3 has become a 2.`,
  ][which] as string
}

type Work = Readonly<{ a: number; b: number; c: number; d: number }>

/** $(x + a)^2 (x + b) - x(cx + d)$: in each line the one term that can go wrong there. */
export function oneTermOfEach({ a, b, c, d }: Work, wrong: number): Html {
  const [x1, square] = [a * a + 2 * a * b, 2 * a + b - c]
  const shows = (step: number, must: string, found: string) =>
    wrong === step ? `${must}, but the line has ${found}` : must
  const looks = [
    shows(0, `the square needs its middle term $${coef(2 * a)}x$`, 'none'),
    shows(
      1,
      `the product has $${a * a}x${signed(2 * a * b)}x = ${x1 === 0 ? '0' : `${coef(x1)}x`}$`,
      `$${coef(a * a)}x$`,
    ),
    shows(2, `the minus sign makes $${coef(-d)}x$ of the last term`, `$${coef(d)}x$`),
    shows(3, `the terms with $x^2$ give $${2 * a + b} - ${c} = ${square}$`, `$${2 * a + b + c}$`),
  ].slice(0, wrong + 1)
  return `Look at one term of each line only. ${looks.map((look, k) => `Step ${k + 1}: ${look}`).join('; ')}.`
}
