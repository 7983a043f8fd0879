/** Which mistake was made with the angles of an isosceles triangle. */

import { frac, nameTheNumberMistake, pick, type Template, template, toDecimalText, withCheck, withFaster } from '#kit'
import { withFigure } from '../with-figure.ts'
import { iso, SETS, skill } from './isosceles-angles.ts'

const mistake = template({
  id: 'geometry/isosceles-mistake',
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
          slip: 'geo-cong',
          items: 6,
          draw: (rng): { v: number; set: string } => ({
            v: pick(rng, [22, 26, 28, 32, 34, 38, 42, 44, 46, 48, 52, 54, 56, 58, 64, 66, 68, 72]),
            set: pick(rng, SETS),
          }),
          ask: (e, name, got) =>
            `${iso(e.set, (180 - e.v) / 2, { vertex: `${e.v}°`, base: 'x°' })}<p>${name} looks for $x$ in this isosceles triangle and gets ${got}.</p>`,
          show: (x) => `$${toDecimalText(x)}^\\circ$`,
          solution: ({ v }) => frac(180 - v, 2),
          how: ({ v }) =>
            `the two base angles are equal, and together they are $180^\\circ - ${v}^\\circ = ${180 - v}^\\circ$. So each is $${180 - v}^\\circ \\div 2 = ${(180 - v) / 2}^\\circ$.`,
          mistakes: ({ v }) => [
            {
              says: 'The rest of $180^\\circ$ was not halved.',
              result: 180 - v,
              work: `$180^\\circ - ${v}^\\circ = ${180 - v}^\\circ$, and this is given for one angle`,
            },
            {
              says: 'The given angle was taken for a base angle, and the vertex angle was worked out from it.',
              result: 180 - 2 * v,
              work: `$180^\\circ - 2 \\cdot ${v}^\\circ = 180^\\circ - ${2 * v}^\\circ = ${180 - 2 * v}^\\circ$`,
            },
            {
              says: 'The given angle was halved before it was taken away from $180^\\circ$.',
              result: 180 - v / 2,
              work: `$${v}^\\circ \\div 2 = ${v / 2}^\\circ$, and $180^\\circ - ${v / 2}^\\circ = ${180 - v / 2}^\\circ$`,
            },
            {
              says: 'The angle was taken away from $90^\\circ$, as in a right triangle.',
              result: 90 - v,
              work: `$90^\\circ - ${v}^\\circ = ${90 - v}^\\circ$`,
            },
          ],
        }),
        ({ e }) =>
          iso(e.set, (180 - e.v) / 2, { vertex: `${e.v}°`, base: `${(180 - e.v) / 2}°`, other: `${(180 - e.v) / 2}°` }),
      ),
      ({ e: { v }, which, name }) => {
        const got = [180 - v, 180 - 2 * v, 180 - v / 2, 90 - v][which] as number
        return `With two angles of $${(180 - v) / 2}^\\circ$ the sum is $${(180 - v) / 2} + ${(180 - v) / 2} + ${v} = 180$. With ${name}’s answer it would be $${got} + ${got} + ${v} = ${2 * got + v}$.`
      },
    ),
    ({ e: { v }, which, name }) =>
      [
        `Add the given angle to ${name}’s answer: $${180 - v} + ${v} = 180$. So the answer is all that is left, for both base angles together.`,
        `Add the given angle to ${name}’s answer twice: $${180 - 2 * v} + ${v} + ${v} = 180$. So $${v}^\\circ$ was counted as two base angles.`,
        `Take ${name}’s answer away from $180$: $180 - ${180 - v / 2} = ${v / 2}$, half of the given angle. So only this half was taken away.`,
        `Add the given angle to ${name}’s answer: $${90 - v} + ${v} = 90$. So the sum was taken to be $90^\\circ$.`,
      ][which] as string,
  ),
})

export const templates: readonly Template[] = [mistake]
