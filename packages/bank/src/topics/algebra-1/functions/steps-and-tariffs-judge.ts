/** Questions about other people's work, for the skill of `steps-and-tariffs.ts`. */

import { int, money, nameTheMistake, num, template, until, withFaster } from '#kit'
import { skill } from './steps-and-tariffs.ts'

/** The pay, added up hour by hour. */
const paid = (hours: number, rate: (hour: number) => number) =>
  num(Array.from({ length: hours }, (_, i) => rate(i + 1)).reduce((sum, x) => sum + x, 0))

const mistake = template({
  id: 'algebra-1/piecewise-mistake',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 95,
  response: 'choice',
  ...withFaster(
    nameTheMistake({
      misconception: 'a1-fn-names-an-error-without-testing',
      draw: (rng): { a: number; b: number; k: number; n: number } =>
        until(
          () => ({ a: int(rng, 8, 14), b: int(rng, 9, 20), k: int(rng, 4, 8), n: int(rng, 9, 20) }),
          ({ a, b }) => a < b,
        ),
      task: ({ a, b, k, n }) =>
        `worked out the pay for ${n} hours of work, when the first ${k} hours are paid at ${money(a)} each and every further hour at ${money(b)},`,
      solution: ({ a, b, k, n }) => num(a * k + b * (n - k)),
      work: ({ a, b, k, n }) => `$${k} \\cdot ${a} + ${n - k} \\cdot ${b} = ${a * k} + ${b * (n - k)}$.`,
      mistakes: ({ a, b, k, n }) => [
        {
          says: `Paying all ${n} hours at ${money(b)}`,
          result: num(b * n),
          how: `$${n} \\cdot ${b} = ${b * n}$`,
          again: paid(n, () => b),
        },
        {
          says: `Paying all ${n} hours at ${money(a)}`,
          result: num(a * n),
          how: `$${n} \\cdot ${a} = ${a * n}$`,
          again: paid(n, () => a),
        },
        {
          says: `Paying ${k} hours at ${money(a)} and ${n} hours at ${money(b)}`,
          result: num(a * k + b * n),
          how: `$${a * k} + ${b * n} = ${a * k + b * n}$, but the first ${k} hours are counted twice`,
          again: paid(n, (hour) => (hour <= k ? a + b : b)),
        },
        {
          says: `Paying ${k} hours at ${money(b)} and ${n - k} hours at ${money(a)}`,
          result: num(b * k + a * (n - k)),
          how: `$${b * k} + ${a * (n - k)} = ${b * k + a * (n - k)}$`,
          again: paid(n, (hour) => (hour <= k ? b : a)),
        },
      ],
    }),
    ({ e: { a, b, k, n }, which }) =>
      [
        `Divide the wrong answer by the hours: $${b * n} \\div ${n} = ${b}$, so every hour was paid at ${money(b)}.`,
        `Divide the wrong answer by the hours: $${a * n} \\div ${n} = ${a}$, so every hour was paid at ${money(a)}.`,
        `Take away the first ${k} hours, $${k} \\cdot ${a} = ${a * k}$: $${a * k + b * n} - ${a * k} = ${b * n}$, and $${b * n} \\div ${b} = ${n}$, so all ${n} hours were paid once more.`,
        `Take away $${k} \\cdot ${b} = ${b * k}$, the first ${k} hours at the other rate: $${b * k + a * (n - k)} - ${b * k} = ${a * (n - k)}$, which is $${n - k} \\cdot ${a}$. So the two rates have changed places.`,
      ][which],
  ),
})

export const templates = [mistake]
