/** Questions about other people's work, for the skill of `scaling.ts`. */

import { int, nameTheNumberMistake, num, solid, type Template, template, withCheck, withFaster } from '#kit'
import { written } from '../marks.ts'
import { withFigure } from '../with-figure.ts'
import { skill } from './scaling.ts'

const mistake = template({
  id: 'geometry/scaling-box-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    withCheck(
      withFigure(
        nameTheNumberMistake({
          slip: 'geo-area',
          items: 6,
          draw: (rng) => ({ a: int(rng, 2, 7), b: int(rng, 2, 6), c: int(rng, 2, 6), k: int(rng, 2, 5) }),
          ask: ({ a, b, c, k }, name, got) =>
            `${solid.box({ alt: 'A rectangular box', w: a, d: b, h: c, labels: { w: `${a}`, d: `${b}`, h: `${c}` } })}<p>All edges of this box are made ${k} times as long. ${name} works out the volume of the new box and gets ${got}.</p>`,
          show: (x) => num(x).html,
          solution: ({ a, b, c, k }) => a * b * c * k ** 3,
          how: ({ a, b, c, k }) =>
            `the old volume is $${a} \\cdot ${b} \\cdot ${c} = ${a * b * c}$. All three edges grow by the factor $${k}$, so the new volume is $${a * b * c} \\cdot ${k}^3 = ${a * b * c} \\cdot ${k ** 3} = ${a * b * c * k ** 3}$.`,
          mistakes: ({ a, b, c, k }) => [
            {
              says: `The old volume was multiplied by ${k} only.`,
              result: a * b * c * k,
              work: `$${a} \\cdot ${b} \\cdot ${c} = ${a * b * c}$, and $${a * b * c} \\cdot ${k} = ${a * b * c * k}$`,
            },
            {
              says: `The old volume was multiplied by the square of ${k}.`,
              result: a * b * c * k * k,
              work: `$${a} \\cdot ${b} \\cdot ${c} = ${a * b * c}$, and $${a * b * c} \\cdot ${k}^2 = ${a * b * c} \\cdot ${k * k} = ${a * b * c * k * k}$`,
            },
            {
              says: `The old volume was multiplied by 3 times ${k}.`,
              result: a * b * c * 3 * k,
              work: `$${a} \\cdot ${b} \\cdot ${c} = ${a * b * c}$, and $${a * b * c} \\cdot 3 \\cdot ${k} = ${a * b * c} \\cdot ${3 * k} = ${a * b * c * 3 * k}$`,
            },
            {
              says: `${k} was added to each edge.`,
              result: (a + k) * (b + k) * (c + k),
              work: `the edges become $${a} + ${k} = ${a + k}$, $${b} + ${k} = ${b + k}$ and $${c} + ${k} = ${c + k}$, and $${a + k} \\cdot ${b + k} \\cdot ${c + k} = ${(a + k) * (b + k) * (c + k)}$`,
            },
          ],
        }),
        ({ e: { a, b, c, k } }) =>
          solid.box({
            alt: 'The new box',
            w: a,
            d: b,
            h: c,
            labels: { w: `${k * a}`, d: `${k * b}`, h: `${k * c}` },
            extra: [written([a / 2, -0.24 * Math.max(a, c)], `volume ${a * b * c * k ** 3}`, 'The new box')],
          }),
      ),
      ({ e: { a, b, c, k } }) =>
        `Multiply the new edges: $${k * a} \\cdot ${k * b} \\cdot ${k * c} = ${a * b * c * k ** 3}$.`,
    ),
    ({ e: { a, b, c, k }, which, name }) => {
      const divided = `Divide ${name}’s answer by the old volume, $${a} \\cdot ${b} \\cdot ${c} = ${a * b * c}$: it is`
      return [
        `${divided} ${k} times as much. So the factor was used once.`,
        `${divided} ${k * k} times as much. So the factor was used twice, as for an area.`,
        `${divided} ${3 * k} times as much. So the factor was $3 \\cdot ${k}$ instead of $${k}^3$.`,
        `${name}’s answer is $${a + k} \\cdot ${b + k} \\cdot ${c + k}$, three edges that are each ${k} longer. So ${k} was added.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [mistake]
