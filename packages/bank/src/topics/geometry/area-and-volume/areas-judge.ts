/** Questions about other people's work, for the skill of `areas.ts`. */

import {
  frac,
  int,
  nameTheNumberMistake,
  pick,
  type Template,
  template,
  toDecimalText,
  withCheck,
  withFaster,
} from '#kit'
import { withFigure } from '../with-figure.ts'
import { figure, SLANTS, skill } from './areas.ts'

const mistake = template({
  id: 'geometry/area-trapezoid-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    withCheck(
      withFigure(
        nameTheNumberMistake({
          slip: 'geo-area',
          items: 6,
          draw: (rng) => {
            const [p, h, s] = pick(rng, SLANTS)
            const top = 2 * int(rng, 2, 6) + (h % 2 === 0 ? int(rng, 0, 1) : 0)
            return { b: top + p, top, h, s }
          },
          ask: (e, name, got) =>
            `${figure({ shape: 'trapezoid', p: e.b - e.top, h: e.h, s: e.s, b: e.b })}<p>${name} works out the area of trapezoid $ABCD$ and gets ${got}.</p>`,
          show: (x) => `$${toDecimalText(x)}$`,
          solution: ({ b, top, h }) => frac((b + top) * h, 2),
          how: ({ b, top, h }) =>
            `the area is $\\frac{1}{2} \\cdot (${b} + ${top}) \\cdot ${h} = \\frac{1}{2} \\cdot ${b + top} \\cdot ${h} = \\frac{1}{2} \\cdot ${(b + top) * h} = ${((b + top) * h) / 2}$.`,
          mistakes: ({ b, top, h, s }) => [
            {
              says: 'The slanted side was used as the height.',
              result: frac((b + top) * s, 2),
              work: `$\\frac{1}{2} \\cdot (${b} + ${top}) \\cdot ${s} = \\frac{1}{2} \\cdot ${(b + top) * s} = ${((b + top) * s) / 2}$`,
            },
            {
              says: 'The half was forgotten.',
              result: (b + top) * h,
              work: `$(${b} + ${top}) \\cdot ${h} = ${b + top} \\cdot ${h} = ${(b + top) * h}$`,
            },
            {
              says: 'The longer base alone was multiplied by the height.',
              result: b * h,
              work: `$${b} \\cdot ${h} = ${b * h}$`,
            },
            {
              says: 'The four sides were added.',
              result: b + top + h + s,
              work: `$${b} + ${h} + ${top} + ${s} = ${b + top + h + s}$`,
            },
          ],
        }),
        ({ e }) =>
          figure({ shape: 'trapezoid', p: e.b - e.top, h: e.h, s: e.s, b: e.b }, `area ${((e.b + e.top) * e.h) / 2}`),
      ),
      ({ e: { b, top, h } }) =>
        `The height cuts off a triangle with the base $${b} - ${top} = ${b - top}$ and leaves a rectangle: $\\frac{1}{2} \\cdot ${b - top} \\cdot ${h} + ${top} \\cdot ${h} = ${((b - top) * h) / 2} + ${top * h} = ${((b + top) * h) / 2}$.`,
    ),
    ({ e: { b, top, h, s }, which, name }) =>
      [
        `Double ${name}’s answer: $${(b + top) * s}$ is $${b + top} \\cdot ${s}$, the sum of the bases times the slanted side.`,
        `${name}’s answer is $${b + top} \\cdot ${h}$, the sum of the bases times the height, and nothing was halved.`,
        `${name}’s answer is $${b} \\cdot ${h}$, one base times the height.`,
        `${name}’s answer is $${b} + ${h} + ${top} + ${s}$, the way around.`,
      ][which] as string,
  ),
})

export const templates: readonly Template[] = [mistake]
