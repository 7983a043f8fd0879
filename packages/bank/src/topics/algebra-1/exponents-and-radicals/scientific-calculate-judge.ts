/** Questions about other people's work, for the skill of `scientific-calculate.ts`. */

import { frac, int, nameTheMistake, template, toDecimalText, until, withFaster } from '#kit'
import { normal, skill } from './scientific-calculate.ts'
import { sci } from './scientific-form.ts'

/** A whole number times a power of ten, read off its digits. */
function written(whole: number, exponent: number) {
  const digits = `${whole}`
  return sci(frac(whole, 10 ** (digits.length - 1)), exponent + digits.length - 1)
}

const mistake = template({
  id: 'algebra-1/scientific-mistake',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    nameTheMistake({
      items: 6,
      misconception: 'a1-pw-names-an-error-without-testing',
      draw: (rng): { a: number; b: number; m: number; n: number } =>
        until(
          () => ({ a: int(rng, 2, 9), b: int(rng, 2, 9), m: int(rng, 3, 7), n: int(rng, 3, 7) }),
          ({ a, b, m, n }) => a * b > 11 && (a * b) % 10 !== 0 && m !== n && m * n !== m + n,
        ),
      task: ({ a, b, m, n }) => `multiplied $(${a} \\times 10^{${m}})(${b} \\times 10^{${n}})$`,
      solution: ({ a, b, m, n }) => sci(frac(a * b, 10), m + n + 1),
      work: ({ a, b, m, n }) =>
        `$${a} \\cdot ${b} = ${a * b}$ and $10^{${m}} \\cdot 10^{${n}} = 10^{${m + n}}$; $${a * b}$ becomes $${toDecimalText(frac(a * b, 10))}$, and the exponent goes up by 1.`,
      mistakes: ({ a, b, m, n }) => [
        {
          says: `Writing $${toDecimalText(frac(a * b, 10))}$ for $${a * b}$ and leaving the power of ten as it was`,
          result: sci(frac(a * b, 10), m + n),
          how: `$${toDecimalText(frac(a * b, 10))} \\times 10^{${m + n}}$`,
          again: written(a * b, m + n - 1),
        },
        {
          says: `Multiplying the exponents $${m}$ and $${n}$`,
          result: sci(frac(a * b, 10), m * n + 1),
          how: `$${a * b} \\times 10^{${m * n}} = ${toDecimalText(frac(a * b, 10))} \\times 10^{${m * n + 1}}$`,
          again: written(a * b, m * n),
        },
        {
          says: `Adding $${a}$ and $${b}$ instead of multiplying them`,
          result: (() => {
            const r = normal(frac(a + b), m + n)
            return sci(r.m, r.e)
          })(),
          how: `$${a + b} \\times 10^{${m + n}}$${a + b < 10 ? '' : `, that is ${written(a + b, m + n).html}`}`,
          again: written(a + b, m + n),
        },
        {
          says: `Lowering the exponent by 1 when writing $${toDecimalText(frac(a * b, 10))}$ for $${a * b}$`,
          result: sci(frac(a * b, 10), m + n - 1),
          how: `$${toDecimalText(frac(a * b, 10))} \\times 10^{${m + n - 1}}$`,
          again: written(a * b, m + n - 2),
        },
      ],
    }),
    ({ e: { a, b, m, n }, which }) => {
      const first = `The first factor is right, so look at the exponent alone: right is $${m} + ${n} + 1 = ${m + n + 1}$.`
      return [
        `${first} The wrong answer has $${m + n}$, without the 1.`,
        `${first} The wrong answer has $${m * n + 1} = ${m} \\cdot ${n} + 1$.`,
        `Look at the first factor alone: it cannot come from $${a} \\cdot ${b} = ${a * b}$, but it does come from $${a} + ${b} = ${a + b}$.`,
        `${first} The wrong answer has $${m + n - 1} = ${m} + ${n} - 1$.`,
      ][which]
    },
  ),
})

export const templates = [mistake]
