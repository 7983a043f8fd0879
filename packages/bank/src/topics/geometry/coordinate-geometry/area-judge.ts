/** Questions about other people's work, for the skill of `area.ts`. */

import { frac, g, nameTheNumberMistake, num, type Template, template, toTex, until, withCheck, withFaster } from '#kit'
import { onGrid } from '../on-grid.ts'
import { withFigure } from '../with-figure.ts'
import { corners, cross, drawTri, named, skill } from './area.ts'

const mistake = template({
  id: 'geometry/coordinate-area-mistake',
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
          slip: 'geo-coord',
          items: 5,
          draw: (rng) => {
            const t = until(
              () => drawTri(rng),
              (x) => !x.up && x.p > 0 && x.p < x.b,
            )
            const [a, b, c] = corners(t)
            return { a, b, c }
          },
          ask: ({ a, b, c }, name, got) =>
            `${onGrid('Triangle ABC', { A: a, B: b, C: c }, [g.polygon('ABC')])}<p>${name} works out the area of triangle $ABC$ with vertices ${named([a, b, c])} and gets ${got}.</p>`,
          show: (x) => num(x).html,
          solution: ({ a, b, c }) => cross(a, b, c) / 2,
          how: ({ a, b, c }) => {
            const [w, h] = [b[0] - a[0], c[1] - a[1]]
            return `the base $AB$ is $${w}$ long and the height is $${h}$, so the area is $\\frac{1}{2} \\cdot ${w} \\cdot ${h} = \\frac{1}{2} \\cdot ${w * h} = ${toTex(frac(w * h, 2))}$.`
          },
          mistakes: ({ a, b, c }) => {
            const [w, h] = [b[0] - a[0], c[1] - a[1]]
            return [
              { says: 'The half was forgotten.', result: cross(a, b, c), work: `$${w} \\cdot ${h} = ${w * h}$` },
              { says: 'Base and height were added.', result: w + h, work: `$${w} + ${h} = ${w + h}$` },
              {
                says: 'Twice the sum of base and height was taken, as for the perimeter of a rectangle.',
                result: 2 * (w + h),
                work: `$2 \\cdot (${w} + ${h}) = 2 \\cdot ${w + h} = ${2 * (w + h)}$`,
              },
              {
                says: 'The area was halved twice.',
                result: cross(a, b, c) % 4 === 0 ? cross(a, b, c) / 4 : { n: cross(a, b, c) / 2, d: 2 },
                work: `$\\frac{1}{2} \\cdot ${w} \\cdot ${h} = ${toTex(frac(w * h, 2))}$, and half of it is $${toTex(frac(w * h, 4))}$`,
              },
            ]
          },
        }),
        ({ e: { a, b, c } }) =>
          onGrid('Triangle ABC', { A: a, B: b, C: c, e: [c[0], a[1]] }, [
            g.polygon('ABC'),
            g.side('AB', `${b[0] - a[0]}`, { from: 'C' }),
            g.seg('Ce', `${c[1] - a[1]}`, { dash: true, as: 'The height' }),
          ]),
      ),
      ({ e: { a, b, c } }) => {
        const [w, h, p] = [b[0] - a[0], c[1] - a[1], c[0] - a[0]]
        return `The height cuts the triangle into two right triangles with the legs $${p}$, $${h}$ and $${w - p}$, $${h}$: $${toTex(frac(p * h, 2))} + ${toTex(frac((w - p) * h, 2))} = ${toTex(frac(w * h, 2))}$.`
      },
    ),
    ({ e: { a, b, c }, which, name }) => {
      const [w, h] = [b[0] - a[0], c[1] - a[1]]
      return [
        `${name}’s answer is the product of base and height as it is, $${w} \\cdot ${h} = ${w * h}$. Nothing was halved.`,
        `${name}’s answer is $${w} + ${h}$, base plus height.`,
        `Half of ${name}’s answer is $${w + h} = ${w} + ${h}$. So the sum of base and height was doubled.`,
        `Four times ${name}’s answer is $${w * h} = ${w} \\cdot ${h}$. So a quarter of the product was taken, not half.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [mistake]
