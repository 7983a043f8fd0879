/** Two secants from one point, and the mistakes made with their parts. */

import {
  drawing,
  g,
  type Html,
  int,
  nameTheNumberMistake,
  num,
  pick,
  template,
  until,
  withCheck,
  withFaster,
  xy,
} from '#kit'
import { withFigure } from '../with-figure.ts'
import { circleOf, skill } from './chords-common.ts'

/** Two secants from P; the inner part of the second one is labeled in an explanation. */
const twoSecants = (
  { a, b, c, deg }: Readonly<{ a: number; b: number; c: number; deg: number }>,
  inner = false,
): Html => {
  const d = (a * (a + b)) / c - c
  const { center, radius } = circleOf(a, a + b, c, c + d, deg)
  const at = {
    P: [0, 0] as const,
    A: [a, 0] as const,
    B: [a + b, 0] as const,
    C: xy.polar([0, 0], c, deg),
    D: xy.polar([0, 0], c + d, deg),
    o: center,
  }
  return drawing(
    { alt: 'A circle and two secants from P: one meets it at A and B, the other at C and D', at, height: 300 },
    [
      g.circle('o', radius),
      g.seg('PA', `${a}`, { from: 'D' }),
      g.seg('AB', `${b}`, { from: 'D' }),
      g.seg('PC', `${c}`, { from: 'B' }),
      g.seg('CD', inner ? `${d}` : '', { from: 'B' }),
    ],
  )
}

export const mistake = template({
  id: 'geometry/circle-secants-mistake',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 100,
  response: 'choice',
  ...withFaster(
    withCheck(
      withFigure(
        nameTheNumberMistake({
          slip: 'geo-circ',
          items: 5,
          draw: (rng) =>
            until(
              () => ({ a: int(rng, 3, 8), b: int(rng, 4, 16), c: int(rng, 2, 9), deg: pick(rng, [38, 44, 50]) }),
              ({ a, b, c }) => {
                const d = (a * (a + b)) / c - c
                return (
                  Number.isInteger(d) && d > 3 && d < 22 && a !== c && a + b - c > 0 && (a * b) % c === 0 && b - c !== 0
                )
              },
            ),
          ask: (e, name, got) => `${twoSecants(e)}<p>${name} looks for the length of $CD$ and gets ${got}.</p>`,
          given: (e) => ({ ...e, deg: 0 }),
          show: (x) => num(x).html,
          solution: ({ a, b, c }) => (a * (a + b)) / c - c,
          how: ({ a, b, c }) =>
            `$PA \\cdot PB = PC \\cdot PD$, so $${a} \\cdot ${a + b} = ${c} \\cdot PD$. Then $PD = ${a * (a + b)} \\div ${c} = ${(a * (a + b)) / c}$, and $CD = PD - PC = ${(a * (a + b)) / c} - ${c} = ${(a * (a + b)) / c - c}$.`,
          mistakes: ({ a, b, c }) => [
            {
              says: 'The length of the whole secant $PD$ was given instead of $CD$.',
              result: (a * (a + b)) / c,
              work: `$PD = ${a} \\cdot ${a + b} \\div ${c} = ${a * (a + b)} \\div ${c} = ${(a * (a + b)) / c}$, and the $${c}$ of $PC$ is not taken away`,
            },
            {
              says: 'The outer parts were multiplied by the inner parts $AB$ and $CD$.',
              result: (a * b) / c,
              work: `$${a} \\cdot ${b} = ${c} \\cdot CD$, so $CD = ${a * b} \\div ${c} = ${(a * b) / c}$`,
            },
            {
              says: 'The whole secants $PB$ and $PD$ were taken to be equally long.',
              result: a + b - c,
              work: `$PD = PB = ${a} + ${b} = ${a + b}$, so $CD = ${a + b} - ${c} = ${a + b - c}$`,
            },
            {
              says: 'The inner parts $AB$ and $CD$ were taken to be equally long.',
              result: b,
              work: `$CD = AB = ${b}$`,
            },
          ],
        }),
        ({ e }) => twoSecants(e, true),
      ),
      ({ e: { a, b, c } }) => {
        const whole = (a * (a + b)) / c
        return `With the correct $CD = ${whole - c}$ both products agree: $${c} \\cdot (${c} + ${whole - c}) = ${c * whole}$ and $${a} \\cdot (${a} + ${b}) = ${a * (a + b)}$.`
      },
    ),
    ({ e: { a, b, c }, which, name }) => {
      const whole = (a * (a + b)) / c
      return [
        `Multiply ${name}’s answer by $PC = ${c}$: $${c} \\cdot ${whole} = ${c * whole}$, and that is $PA \\cdot PB = ${a} \\cdot ${a + b}$ already. So the answer is the whole $PD$.`,
        `Multiply ${name}’s answer by $PC = ${c}$: $${c} \\cdot ${(a * b) / c} = ${a * b}$, and that is $${a} \\cdot ${b}$, the outer part times the inner part.`,
        `Add $PC = ${c}$ to ${name}’s answer: $${c} + ${a + b - c} = ${a + b}$, and that is $PB = ${a} + ${b}$. So $PD$ was taken to be as long as $PB$.`,
        `${name}’s answer is the $${b}$ of $AB$, unchanged.`,
      ][which] as string
    },
  ),
})
