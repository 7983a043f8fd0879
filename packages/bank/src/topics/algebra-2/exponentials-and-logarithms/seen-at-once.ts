/** Where work with logarithms went astray, seen from two numbers of the answer. */

import type { Html } from '#kit'

type Product = Readonly<{ y: number; n: number; power: number }>

/** $\log_2 (yx^n)$ with $y = 2^p$: what the answer has in front of and beside $\log_2 x$. */
export function twoNumbers({ y, n, power }: Product, which: number, name: string): Html {
  const right = `the first number must be $\\log_2 ${y} = ${power}$ and the factor of $\\log_2 x$ the exponent $${n}$`
  return [
    `Compare two numbers: ${right}. ${name}’s factor is right, but the first number is $${n} \\cdot ${power} = ${n * power}$, so it got the exponent, too.`,
    `A logarithm of a product is a sum, and ${name}’s answer has only one term. So the two were multiplied.`,
    `Compare two numbers: ${right}. ${name}’s first number is $${y}$ itself, so its logarithm was not taken.`,
    `Compare two numbers: ${right}. In ${name}’s answer $\\log_2 x$ has no factor, and the first number is $${power} + ${n} = ${power + n}$: the exponent was added.`,
  ][which] as string
}
