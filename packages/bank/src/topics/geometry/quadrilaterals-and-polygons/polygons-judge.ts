/** Questions about other people's work, for the skill of `polygons.ts`. */

import { frac, nameTheNumberMistake, pick, type Template, template, toDecimalText, withCheck, withFaster } from '#kit'
import { withFigure } from '../with-figure.ts'
import { regularFigure, SIDES, skill } from './polygons.ts'

const mistake = template({
  id: 'geometry/polygon-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    withCheck(
      withFigure(
        nameTheNumberMistake({
          slip: 'geo-quad',
          items: 6,
          draw: (rng): { n: number } => ({ n: pick(rng, SIDES) }),
          ask: ({ n }, name, got) =>
            `${regularFigure(n, true, n % 4)}<p>${name} wants to know one interior angle of this regular polygon with $${n}$ sides and gets ${got}.</p>`,
          show: (x) => `$${toDecimalText(x)}^\\circ$`,
          solution: ({ n }) => frac(180 * (n - 2), n),
          how: ({ n }) =>
            `$${n}$ sides give $${n} - 2 = ${n - 2}$ triangles, so all interior angles together are $${n - 2} \\cdot 180^\\circ = ${180 * (n - 2)}^\\circ$, and one of the $${n}$ is $${180 * (n - 2)}^\\circ \\div ${n} = ${(180 * (n - 2)) / n}^\\circ$.`,
          mistakes: ({ n }) => [
            {
              says: 'The exterior angle was given instead of the interior angle.',
              result: frac(360, n),
              work: `$360^\\circ \\div ${n} = ${360 / n}^\\circ$`,
            },
            {
              says: 'The sum of all interior angles was given instead of one of them.',
              result: 180 * (n - 2),
              work: `$${n - 2} \\cdot 180^\\circ = ${180 * (n - 2)}^\\circ$, and this is not divided by $${n}$`,
            },
            {
              says: 'One triangle too many was counted before dividing.',
              result: frac(180 * (n - 1), n),
              work: `$${n - 1} \\cdot 180^\\circ = ${180 * (n - 1)}^\\circ$, and $${180 * (n - 1)}^\\circ \\div ${n} = ${(180 * (n - 1)) / n}^\\circ$`,
            },
            {
              says: 'The sum of the interior angles was divided by the number of triangles.',
              result: 180,
              work: `$${n - 2} \\cdot 180^\\circ = ${180 * (n - 2)}^\\circ$, and $${180 * (n - 2)}^\\circ \\div ${n - 2} = 180^\\circ$`,
            },
          ],
        }),
        ({ e: { n } }) => regularFigure(n, true, n % 4, `${180 - 360 / n}°`),
      ),
      ({ e: { n } }) =>
        `By the exterior angles, which make one full turn: each is $360^\\circ \\div ${n} = ${360 / n}^\\circ$, so an interior angle is $180^\\circ - ${360 / n}^\\circ = ${180 - 360 / n}^\\circ$.`,
    ),
    ({ e: { n }, which, name }) =>
      [
        `Take ${name}’s answer ${n} times: $${n} \\cdot ${360 / n}^\\circ = 360^\\circ$, one full turn. So it is the exterior angle.`,
        `${name}’s answer is more than $180^\\circ$, too much for one angle of a convex polygon. It is $${n - 2} \\cdot 180^\\circ$, the sum of all.`,
        `Take ${name}’s answer ${n} times: $${180 * (n - 1)}^\\circ = ${n - 1} \\cdot 180^\\circ$. That is one triangle more than $${n} - 2 = ${n - 2}$.`,
        `One triangle has $180^\\circ$ in all. So the sum of all triangles was divided by the number of triangles.`,
      ][which] as string,
  ),
})

export const templates: readonly Template[] = [mistake]
