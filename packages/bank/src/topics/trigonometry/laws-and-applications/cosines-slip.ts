/** Naming the mistake behind a wrong square of a side, for the skill of `cosines.ts`. */

import { frac, int, nameTheSlip, num, pick, type Template, template, until, withCheck, withFaster } from '#kit'
import { skill } from './cosines.ts'

const slip = template({
  id: 'trigonometry/law-of-cosines-slip',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 95,
  response: 'choice',
  ...withFaster(
    withCheck(
      nameTheSlip({
        items: 5,
        misconception: 'trig-law-names-an-error-without-testing',
        draw: (rng) =>
          until(
            () => ({ a: 2 * int(rng, 2, 8), b: int(rng, 3, 16), C: pick(rng, [60, 120]) }),
            ({ a, b }) => a !== b,
          ),
        task: ({ a, b, C }) => `worked out $c^2$ in a triangle with $a = ${a}$, $b = ${b}$ and $C = ${C}^\\circ$`,
        solution: ({ a, b, C }) => num(a * a + b * b - (C === 60 ? 1 : -1) * a * b),
        right: ({ a, b, C }) => ({
          do: `$c^2 = ${a}^2 + ${b}^2 - 2 \\cdot ${a} \\cdot ${b} \\cdot \\cos ${C}^\\circ = ${a * a + b * b} ${C === 60 ? '-' : '+'} ${a * b} = ${a * a + b * b - (C === 60 ? 1 : -1) * a * b}$ is correct.`,
          why: `$\\cos ${C}^\\circ = ${C === 60 ? '' : '-'}\\frac{1}{2}$.`,
        }),
        slips: ({ a, b, C }) => [
          {
            says: 'Leaving out the term with the cosine',
            result: num(a * a + b * b),
            how: `$${a * a} + ${b * b} = ${a * a + b * b}$`,
          },
          {
            says: 'Having the wrong sign before the term with the cosine',
            result: num(a * a + b * b + (C === 60 ? 1 : -1) * a * b),
            how: `$${a * a} + ${b * b} ${C === 60 ? '+' : '-'} ${a * b} = ${a * a + b * b + (C === 60 ? 1 : -1) * a * b}$`,
          },
          {
            says: 'Forgetting the factor $2$ in the last term',
            result: num(frac(2 * a * a + 2 * b * b - (C === 60 ? 1 : -1) * a * b, 2)),
            how: `$${a * a} + ${b * b} ${C === 60 ? '-' : '+'} ${(a * b) / 2} = ${a * a + b * b - ((C === 60 ? 1 : -1) * a * b) / 2}$`,
          },
          {
            says: 'Leaving out the cosine in the last term',
            result: num((a - b) ** 2),
            how: `$${a * a} + ${b * b} - ${2 * a * b} = ${(a - b) ** 2}$`,
          },
        ],
      }),
      ({ e: { a, b, C }, which, name }) => {
        const sharp = C === 60
        const must = `At $90^\\circ$ it would be $c^2 = ${a * a + b * b}$; with $${C}^\\circ$ it must be ${sharp ? 'less' : 'more'}`
        return [
          `${must}, and ${name} has just the value for a right angle.`,
          `${must}, but ${name}’s answer is ${sharp ? 'more' : 'less'}.`,
          `${must}, by $2 \\cdot ${a} \\cdot ${b} \\cdot \\frac{1}{2} = ${a * b}$. ${name}’s answer differs by only $${(a * b) / 2}$.`,
          `With ${name}’s answer $c$ would be $${Math.abs(a - b)}$, the difference of $a$ and $b$: the triangle would fall flat on a line.`,
        ][which] as string
      },
    ),
    ({ e: { a, b, C }, which }) => {
      const [squares, sign] = [a * a + b * b, C === 60 ? -1 : 1]
      const must = `Look only at the difference from $a^2 + b^2 = ${squares}$, which must be $${sign * a * b}$.`
      const shown = (off: number) => `${must} Here it is $${squares + off} - ${squares} = ${off}$`
      return [
        `${must} Here it is 0: the whole term is missing.`,
        `${shown(-sign * a * b)}: the right size with the wrong sign.`,
        `${shown((sign * a * b) / 2)}, half of it: a factor $2$ is missing.`,
        `${shown(-2 * a * b)}: that is $2ab$ taken away, without the cosine $${C === 60 ? '' : '-'}\\frac{1}{2}$.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [slip]
