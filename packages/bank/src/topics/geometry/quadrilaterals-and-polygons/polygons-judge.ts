/** Questions about other people's work, for the skill of `polygons.ts`. */

import { deg, frac, nameTheNumberMistake, pick, type Template, template } from '#kit'
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
  ...withFigure(
    nameTheNumberMistake({
      slip: 'geo-quad',
      items: 6,
      draw: (rng): { n: number } => ({ n: pick(rng, SIDES) }),
      ask: ({ n }, name, got) =>
        `${regularFigure(n, true, n % 4)}<p>${name} wants to know one interior angle of this regular polygon with $${n}$ sides and gets ${got}.</p>`,
      show: (x) => deg(x).html,
      solution: ({ n }) => frac(180 * (n - 2), n),
      how: ({ n }) => `$\\frac{${n - 2} \\cdot 180^\\circ}{${n}} = ${(180 * (n - 2)) / n}^\\circ$.`,
      mistakes: ({ n }) => [
        { says: 'The exterior angle was given instead of the interior angle.', result: frac(360, n) },
        { says: 'The sum of all interior angles was given instead of one of them.', result: 180 * (n - 2) },
        { says: 'One triangle too many was counted before dividing.', result: frac(180 * (n - 1), n) },
        { says: 'The sum of the interior angles was divided by the number of triangles.', result: 180 },
      ],
    }),
    ({ e: { n } }) => regularFigure(n, true, n % 4, `${180 - 360 / n}°`),
  ),
})

export const templates: readonly Template[] = [mistake]
