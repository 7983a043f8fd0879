import { type Html, linear } from '#kit'

/**
 * ax + b = cx + d down to the terms with the letter on the left and the constant on the right, one move for each line:
 * `$5x + 3 = 2x + 12$, then $3x + 3 = 12$, then $3x = 9$`.
 */
export const collected = (a: number, b: number, c: number, d: number): Html =>
  [...new Set([`${linear(a, b)} = ${linear(c, d)}`, `${linear(a - c, b)} = ${d}`, `${linear(a - c, 0)} = ${d - b}`])]
    .map((line) => `$${line}$`)
    .join(', then ')
