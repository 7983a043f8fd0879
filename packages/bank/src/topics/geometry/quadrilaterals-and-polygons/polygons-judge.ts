/** Questions about other people's work, for the skill of `polygons.ts`. */

import { frac, nameTheNumberMistake, pick, type Template, template, toDecimalText, withCheck } from '#kit'
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
  ...withCheck(
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
    ({ e: { n }, which, name }) =>
      [
        `Go back from ${name}’s answer: $${n}$ such angles make $360^\\circ$, one full turn, as exterior angles do.`,
        `Go back from ${name}’s answer: no angle of a convex polygon reaches $180^\\circ$. Divided by $${n}$, it gives the correct $${(180 * (n - 2)) / n}^\\circ$.`,
        `Go back from ${name}’s answer: $${n}$ such angles make $${180 * (n - 1)}^\\circ = ${n - 1} \\cdot 180^\\circ$, but $${n}$ sides give only $${n - 2}$ triangles.`,
        `Go back from ${name}’s answer: with $180^\\circ$ there would be no corner at all, and $${n} \\cdot 180^\\circ$ is more than the sum $${180 * (n - 2)}^\\circ$.`,
      ][which] as string,
  ),
})

export const templates: readonly Template[] = [mistake]
