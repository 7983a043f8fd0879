/** Questions about other people's work, for the skill of `segments.ts`. */

import {
  frac,
  fracWorked,
  nameTheNumberMistake,
  num,
  type Template,
  template,
  toTex,
  withCheck,
  withFaster,
} from '#kit'
import { withFigure } from '../with-figure.ts'
import { drawSplit, type Split, skill, splitFigure } from './segments.ts'

const mistake = template({
  id: 'geometry/side-splitter-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    withCheck(
      withFigure(
        nameTheNumberMistake({
          slip: 'geo-sim',
          items: 6,
          draw: (rng): { p: number; q: number; r: number; look: string } => {
            const e = drawSplit(rng)
            return { p: e.p, q: e.q, r: e.r, look: JSON.stringify(e) }
          },
          given: ({ p, q, r }) => ({ p, q, r, look: '' }),
          ask: (e, name, got) =>
            `${splitFigure(JSON.parse(e.look) as Split, { p: `${e.p}`, q: `${e.q}`, r: `${e.r}`, s: 'x' })}<p>The segments with arrowheads are parallel. ${name} gets $x =$ ${got}.</p>`,
          show: (x) => num(x).html,
          solution: ({ p, q, r }) => frac(r * q, p),
          how: ({ p, q, r }) =>
            `the parallel cuts both sides in the same ratio, so $\\frac{x}{${r}} = \\frac{${q}}{${p}}$, and $x = ${r} \\cdot \\frac{${q}}{${p}} = ${fracWorked(r * q, p)}$.`,
          mistakes: ({ p, q, r }) => [
            {
              says: `The difference of $${p}$ and $${q}$ was used instead of their ratio.`,
              result: r + q - p,
              work: `the two differ by $${Math.abs(q - p)}$, and $x = ${r} ${q > p ? '+' : '-'} ${Math.abs(q - p)} = ${r + q - p}$`,
            },
            {
              says: 'The reciprocal of the ratio was used.',
              result: frac(r * p, q),
              work: `$x = ${r} \\cdot \\frac{${p}}{${q}} = ${fracWorked(r * p, q)}$`,
            },
            {
              says: 'The lower parts of both sides were taken to be equal.',
              result: q,
              work: `the lower part on the left is $${q}$, so $x = ${q}$`,
            },
            {
              says: 'The whole side on the right was given instead of its lower part.',
              result: frac(r * (p + q), p),
              work: `the lower part is $${r} \\cdot \\frac{${q}}{${p}} = ${toTex(frac(r * q, p))}$, and $${r} + ${toTex(frac(r * q, p))} = ${toTex(frac(r * (p + q), p))}$`,
            },
          ],
        }),
        ({ e }) =>
          splitFigure(JSON.parse(e.look) as Split, {
            p: `${e.p}`,
            q: `${e.q}`,
            r: `${e.r}`,
            s: `${(e.r * e.q) / e.p}`,
          }),
      ),
      ({ e: { p, q, r } }) =>
        `With the correct $x$ both sides are cut in the same ratio: $\\frac{${q}}{${p}} = ${toTex(frac(q, p))}$, and $${toTex(frac(r * q, p))} \\div ${r} = ${toTex(frac(q, p))}$.`,
    ),
    ({ e: { p, q, r }, which, name }) =>
      [
        `Compare the differences: ${name}’s $${r + q - p}$ differs from $${r}$ by $${Math.abs(q - p)}$, just as $${q}$ differs from $${p}$. So the difference was used.`,
        `Multiply ${name}’s answer by $${q}$: the product is $${r * p} = ${r} \\cdot ${p}$. So $x$ over $${r}$ was set equal to $\\frac{${p}}{${q}}$, the wrong way around.`,
        `${name}’s answer is the $${q}$ of the left side, unchanged.`,
        `Take the upper part away from ${name}’s answer: $${toTex(frac(r * (p + q), p))} - ${r} = ${toTex(frac(r * q, p))}$, and that is $\\frac{${q}}{${p}}$ of $${r}$, as it must be. So the answer is the whole side.`,
      ][which] as string,
  ),
})

export const templates: readonly Template[] = [mistake]
