/** Questions about other people's work, for the skill of `series.ts`. */

import { nameTheWorkedMistake, num, type Template, template, until, withFaster } from '#kit'
import { draw, type Ser, skill, sum } from './series.ts'

const mistake = template({
  id: 'algebra-2/geometric-series-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-seq',
      items: 6,
      draw: (rng): Ser =>
        until(
          () => draw(rng),
          (e) => e.r > 2,
        ),
      task: (e) =>
        `looked for the sum of the first ${e.n} terms of a geometric series with first term $${e.a}$ and ratio $${e.r}$`,
      solution: (e) => num(sum(e)),
      work: ({ a, r, n }) => `$\\frac{${a}(${r}^{${n}} - 1)}{${r} - 1}$`,
      mistakes: (e) => [
        {
          says: `Giving term number ${e.n} instead of the sum`,
          work: `$${e.a} \\cdot ${e.r}^{${e.n - 1}}$`,
          result: num(e.a * e.r ** (e.n - 1)),
        },
        {
          says: `Forgetting to divide by $${e.r} - 1$ in the formula`,
          work: `$${e.a}(${e.r}^{${e.n}} - 1)$`,
          result: num(e.a * (e.r ** e.n - 1)),
        },
        {
          says: `Using the exponent ${e.n - 1} instead of ${e.n} in the formula`,
          work: `$\\frac{${e.a}(${e.r}^{${e.n - 1}} - 1)}{${e.r} - 1}$`,
          result: num(sum({ ...e, n: e.n - 1 })),
        },
        {
          says: 'Leaving out the first term as a factor in the formula',
          work: `$\\frac{${e.r}^{${e.n}} - 1}{${e.r} - 1}$`,
          result: num(sum({ ...e, a: 1 })),
        },
      ],
      redo: ({ a, r, n }) => {
        const terms = [a]
        while (terms.length < n) terms.push((terms.at(-1) ?? 0) * r)
        const total = (list: readonly number[]) => list.reduce((s, t) => s + t, 0)
        return [
          num(total(terms)),
          num(terms.at(-1) ?? 0),
          num((terms.at(-1) ?? 0) * r - a),
          num(total(terms.slice(0, -1))),
          num(total(terms) / a),
        ]
      },
    }),
    ({ e, which, name }) => {
      const { a, r, n } = e
      const [right, last] = [sum(e), a * r ** (n - 1)]
      return [
        `Compare with the last term, $${a} \\cdot ${r}^{${n - 1}} = ${last}$: ${name}’s number is just this one term, and nothing was added.`,
        `Divide by the right sum: $${right * (r - 1)} \\div ${right} = ${r - 1}$. This is $${r} - 1$, so it was not divided by.`,
        `Subtract from the right sum: $${right} - ${right - last} = ${last}$. This is the last term, $${a} \\cdot ${r}^{${n - 1}}$, so only ${n - 1} terms were added.`,
        `Divide the right sum by ${name}’s number: $${right} \\div ${right / a} = ${a}$. This is the first term, so it is missing as a factor.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [mistake]
