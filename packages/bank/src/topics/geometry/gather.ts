import { linear } from '#kit'

/** ax + b = cx + d with the letters on the side where they are more: `2x = 26`, `26 = 2x`. */
export const gather = (a: number, b: number, c: number, d: number): string =>
  a > c ? `${linear(a - c, 0)} = ${d - b}` : `${b - d} = ${linear(c - a, 0)}`
