/** Where work on fractions went astray, seen without solving again. */

import { type Html, linear } from '#kit'

type Numbers = Readonly<{ p: number; q: number; a: number; b: number }>

/** Cross-multiplying $\\frac{p}{x + a} = \\frac{q}{x + b}$: the answer put into the equation that each mistake leads to. */
export function putBackIn({ p, q, a, b }: Numbers, which: number, name: string): Html {
  const x = [(q * b - p * a) / (p - q), (a - b) / (p - q), (q * a - p * b) / (p + q), (p * b - q * a) / (p - q)][
    which
  ] as number
  const put = `Put ${name}’s $${x}$ in instead of solving`
  return [
    `${put}: $${p}(${linear(1, a)})$ and $${q}(${linear(1, b)})$ are both $${p * (x + a)}$ there. So each numerator was multiplied by its own denominator.`,
    `${put}: $${linear(p, b)}$ and $${linear(q, a)}$ are both $${p * x + b}$ there. So the numbers in the parentheses were not multiplied.`,
    `The right last line is $${linear(p - q, 0)} = ${q * a - p * b}$. ${name}’s $${x}$ fits $${linear(p + q, 0)} = ${q * a - p * b}$ instead: the terms with $x$ were added.`,
    `Put the opposite of ${name}’s number in, $x = ${-x}$: $${p}(${linear(1, b)})$ and $${q}(${linear(1, a)})$ are both $${p * (b - x)}$ there. So only the sign was lost.`,
  ][which] as string
}

/** $\frac{kx}{x - a} = \frac{x^2}{x - b}$: what shows before anything is multiplied. */
export function seenInTheEquation(
  { a, b, k }: Readonly<{ a: number; b: number; k: number }>,
  ids: readonly string[],
): Html {
  const seen: Readonly<Record<string, string>> = {
    line: `in cross-multiplying each numerator meets the denominator of the other side, as in $${k}x(${linear(1, -b)})$`,
    own: `in cross-multiplying each numerator meets the denominator of the other side, as in $${k}x(${linear(1, -b)})$`,
    a: `$x = ${a}$ makes the denominator $${linear(1, -a)}$ zero`,
    always: `$x = ${b}$ makes the denominator $${linear(1, -b)}$ zero`,
    zero: 'both numerators are $0$ at $x = 0$ and no denominator is, so $0$ is a solution',
    cancel: 'both numerators are $0$ at $x = 0$ and no denominator is, so $0$ is a solution',
  }
  return `Nothing has to be solved or multiplied out: ${[...new Set(ids.map((id) => seen[id]))].join('; ')}.`
}
