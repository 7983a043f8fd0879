import { type Html, linear } from '#kit'

/**
 * ax + b = cx + d in two lines, for a step of its own. The letters come to the side where they are more, then the constants
 * to the other: `2x + 4 = 30`, then `2x = 26`.
 */
export const gather = (a: number, b: number, c: number, d: number): Html => {
  const lines =
    a > c
      ? [`${linear(a - c, b)} = ${d}`, `${linear(a - c, 0)} = ${d - b}`]
      : [`${b} = ${linear(c - a, d)}`, `${b - d} = ${linear(c - a, 0)}`]
  return [...new Set(lines)].map((line) => `$${line}$`).join(', then ')
}

/** The same equation in one go, for the faster way: the letters make up the difference of the constants. */
export const inOneGo = (a: number, b: number, c: number, d: number): Html =>
  `The terms with $x$ differ by $${linear(Math.abs(a - c), 0)}$, and the constant terms by $${Math.abs(d - b)}$, so at once $x = ${Math.abs(a - c) === 1 ? '' : `${Math.abs(d - b)} \\div ${Math.abs(a - c)} = `}${Math.abs(d - b) / Math.abs(a - c)}$`

/** (ax + b) + (cx + d) = 180 in two lines: like terms first, then the constants on the other side. */
export const gatherTo180 = (a: number, b: number, c: number, d: number): Html =>
  [...new Set([`${linear(a + c, b + d)} = 180`, `${linear(a + c, 0)} = ${180 - b - d}`])]
    .map((line) => `$${line}$`)
    .join(', then ')

/** The same equation in one go, for the faster way: what is left of 180 is shared by the letters. */
export const inOneGoTo180 = (a: number, b: number, c: number, d: number): Html => {
  const rest = b + d === 0 ? '180' : b + d > 0 ? `(180 - ${b + d})` : `(180 + ${-b - d})`
  return `The two labels have $${linear(a + c, 0)}$ ${b + d === 0 ? 'and no constant term' : `and the constant $${b + d}$`} together, so at once $x = ${rest} \\div ${a + c} = ${(180 - b - d) / (a + c)}$`
}
