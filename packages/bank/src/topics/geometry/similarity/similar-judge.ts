/** Questions about other people's work, for the skill of `similar-sides.ts`. */

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
import { drawPair, type Pair, pairFigure, skill } from './similar-sides.ts'

const mistake = template({
  id: 'geometry/similar-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    withCheck(
      withFigure(
        nameTheNumberMistake({
          slip: 'geo-sim',
          items: 6,
          draw: (rng): { a: number; b: number; c: number; look: string } => {
            // How the figure looks is kept as text: only a, b and c are numbers of the question.
            const p = drawPair(rng)
            return { a: p.a, b: p.b, c: p.c, look: JSON.stringify(p) }
          },
          given: ({ a, b, c }) => ({ a, b, c, look: '' }),
          ask: (e, name, got) =>
            `${pairFigure(JSON.parse(e.look) as Pair, { a: `${e.a}`, b: `${e.b}`, ka: `${e.c}`, kb: 'x' })}<p>Angles with the same marks are equal. ${name} gets $x =$ ${got}.</p>`,
          show: (x) => num(x).html,
          solution: ({ a, b, c }) => frac(b * c, a),
          how: ({ a, b, c }) =>
            `$${a}$ and $${c}$ are partners, and so are $${b}$ and $x$. So $\\frac{x}{${b}} = \\frac{${c}}{${a}}$, and $x = ${b} \\cdot \\frac{${c}}{${a}} = ${fracWorked(b * c, a)}$.`,
          mistakes: ({ a, b, c }) => [
            {
              says: `The difference of $${a}$ and $${c}$ was used instead of their ratio.`,
              result: b + c - a,
              work: `the two differ by $${Math.abs(c - a)}$, and $x = ${b} ${c > a ? '+' : '-'} ${Math.abs(c - a)} = ${b + c - a}$`,
            },
            {
              says: 'The reciprocal of the ratio of the two triangles was used.',
              result: frac(b * a, c),
              work: `$x = ${b} \\cdot \\frac{${a}}{${c}} = ${fracWorked(a * b, c)}$`,
            },
            {
              says: `The sides $${a}$ and $${b}$ were exchanged in the proportion.`,
              result: frac(a * c, b),
              work: `$\\frac{x}{${a}} = \\frac{${c}}{${b}}$, so $x = ${a} \\cdot \\frac{${c}}{${b}} = ${fracWorked(a * c, b)}$`,
            },
            {
              says: 'The side was taken to be as long as the other given side of its triangle.',
              result: c,
              work: `the other given side of this triangle is $${c}$, so $x = ${c}$`,
            },
          ],
        }),
        ({ e }) =>
          pairFigure(JSON.parse(e.look) as Pair, {
            a: `${e.a}`,
            b: `${e.b}`,
            ka: `${e.c}`,
            kb: `${(e.b * e.c) / e.a}`,
          }),
      ),
      ({ e: { a, b, c } }) =>
        `With the correct $x$ both pairs of partners have the same ratio: $\\frac{${c}}{${a}} = ${toTex(frac(c, a))}$, and $${toTex(frac(b * c, a))} \\div ${b} = ${toTex(frac(c, a))}$.`,
    ),
    ({ e: { a, b, c }, which, name }) =>
      [
        `Compare the differences: ${name}’s $${b + c - a}$ differs from $${b}$ by $${Math.abs(c - a)}$, just as $${c}$ differs from $${a}$. So the difference was used.`,
        `Multiply ${name}’s answer by $${c}$: the product is $${a * b} = ${b} \\cdot ${a}$. So $x$ over $${b}$ was set equal to $\\frac{${a}}{${c}}$, the wrong way around.`,
        `Multiply ${name}’s answer by $${b}$: the product is $${a * c} = ${a} \\cdot ${c}$. But $x$ and $${b}$ are partners; the $${b}$ stands where the $${a}$ belongs.`,
        `${name}’s answer is the $${c}$ of the same triangle, unchanged.`,
      ][which] as string,
  ),
})

export const templates: readonly Template[] = [mistake]
