/** Questions about other people's work, for the skill of `arithmetic.ts`. */

import { nameTheWorkedMistake, num, paren, signed, type Template, template, withFaster } from '#kit'
import { at, draw, type Seq, skill } from './arithmetic.ts'

const mistake = template({
  id: 'algebra-2/arithmetic-term-mistake',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 75,
  response: 'choice',
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-seq',
      items: 6,
      draw: (rng): Seq => draw(rng),
      task: (e) =>
        `looked for term number ${e.n} of the arithmetic sequence with first term $${e.a}$ and common difference $${e.d}$`,
      solution: (e) => num(at(e, e.n)),
      work: (e) =>
        `from the first term to term ${e.n} there are ${e.n - 1} steps, so it is $${e.a} + ${e.n - 1} \\cdot ${paren(e.d)}$`,
      mistakes: (e) => [
        {
          says: `Multiplying the common difference by ${e.n} instead of ${e.n - 1}`,
          work: `$${e.a} + ${e.n} \\cdot ${paren(e.d)}$`,
          result: num(e.a + e.n * e.d),
        },
        {
          says: 'Leaving out the first term',
          work: `$${e.n - 1} \\cdot ${paren(e.d)}$`,
          result: num((e.n - 1) * e.d),
        },
        {
          says: 'Swapping the first term and the common difference',
          work: `$${e.d} + ${e.n - 1} \\cdot ${paren(e.a)}$`,
          result: num(e.d + (e.n - 1) * e.a),
        },
        {
          says: 'Subtracting the steps from the first term instead of adding them',
          work: `$${e.a} - ${e.n - 1} \\cdot ${paren(e.d)}$`,
          result: num(e.a - (e.n - 1) * e.d),
        },
      ],
      redo: ({ a, d, n }) => {
        const walk = (start: number, step: number, steps: number) => {
          let x = start
          for (let k = 0; k < steps; k++) x += step
          return num(x)
        }
        return [walk(a, d, n - 1), walk(a, d, n), walk(0, d, n - 1), walk(d, a, n - 1), walk(a, -d, n - 1)]
      },
    }),
    ({ e, which, name }) => {
      const { a, d, n } = e
      const right = at(e, n)
      return [
        `Compare with the right term $${right}$: ${name}’s $${a + n * d}$ is one step of $${d}$ further. So one step too many was counted.`,
        `Divide by the difference: $${(n - 1) * d} \\div ${paren(d)} = ${n - 1}$, just the number of steps. So ${name}’s number contains the steps alone, without the first term.`,
        `Divide after taking $${d}$ away: $${d + (n - 1) * a}${signed(-d)} = ${(n - 1) * a}$ is ${n - 1} times $${a}$. So ${name} started with $${d}$ and went in steps of $${a}$.`,
        `Look at the direction: with the difference $${d}$ the terms ${d > 0 ? 'rise' : 'fall'} from $${a}$, and ${name}’s $${a - (n - 1) * d}$ lies ${d > 0 ? 'below' : 'above'} it. So the steps were subtracted.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [mistake]
