/** Questions about other people's work, for the skill of `two-step.ts`. */

import { div, int, linear, nonZero, sub, template, until } from '#kit'
import { type FirstStep, judgeTwoSteps, nameTheMistake } from './asked-of-lines.ts'

const skill = 'a1-two-step-equations'

export const mistake = template({
  id: 'algebra-1/two-step-mistake',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...nameTheMistake({
    draw: (rng): { a: number; b: number; c: number } => {
      const a = int(rng, 2, 6)
      const b = a * nonZero(rng, -5, 5)
      return { a, b, c: a * nonZero(rng, -9, 9) + b }
    },
    tex: ({ a, b, c }) => `${linear(a, b)} = ${c}`,
    solution: ({ a, b, c }) => div(c - b, a),
    lin: ({ a, b, c }) => ({ a, b, c: 0, d: c }),
    mistakes: ({ a, b, c }) => [
      {
        says: `${b > 0 ? 'Adding' : 'Subtracting'} $${Math.abs(b)}$ on the right side instead of ${b > 0 ? 'subtracting' : 'adding'} it`,
        result: div(c + b, a),
        line: { a, b: -b, c: 0, d: c },
      },
      {
        says: `Dividing only $${a}x$ and $${c}$ by $${a}$, and leaving $${b}$ as it was`,
        result: sub(div(c, a), b),
        line: { a: 1, b, c: 0, d: div(c, a) },
      },
      {
        says: `Subtracting $${a}$ at the end instead of dividing by $${a}$`,
        result: c - b - a,
        line: { a: 1, b: a, c: 0, d: c - b },
      },
      { says: `Leaving out the division by $${a}$ at the end`, result: c - b, line: { a: 1, b, c: 0, d: c } },
    ],
  }),
})

const lin = ({ a, b, c }: { a: number; b: number; c: number }) => ({ a, b, c: 0, d: c })

export const methods = template({
  id: 'algebra-1/two-step-methods',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...judgeTwoSteps({
    draw: (rng): { a: number; b: number; c: number } =>
      until(
        () => {
          const a = int(rng, 2, 8)
          const b = a * nonZero(rng, -6, 6)
          return { a, b, c: a * nonZero(rng, -9, 9) + b }
        },
        ({ b, c }) => c !== 0 && b !== c,
      ),
    tex: ({ a, b, c }) => `${linear(a, b)} = ${c}`,
    lin,
    right: ({ a, b, c }): FirstStep[] => [
      { says: `${b > 0 ? 'subtracts' : 'adds'} $${Math.abs(b)}$ on both sides`, line: { a, b: 0, c: 0, d: c - b } },
      { says: `divides every term by $${a}$`, line: { a: 1, b: div(b, a), c: 0, d: div(c, a) } },
      { says: `${c > 0 ? 'subtracts' : 'adds'} $${Math.abs(c)}$ on both sides`, line: { a, b: b - c, c: 0, d: 0 } },
    ],
    wrong: ({ a, b, c }): FirstStep[] => [
      { says: `${b > 0 ? 'adds' : 'subtracts'} $${Math.abs(b)}$ on the right side`, line: { a, b: 0, c: 0, d: c + b } },
      { says: `divides by $${a}$`, line: { a: 1, b, c: 0, d: div(c, a) } },
      { says: `subtracts $${a}$ on both sides`, line: { a: 1, b, c: 0, d: c - a } },
    ],
    done: ({ a, b, c }, says) =>
      says.includes('right')
        ? { a, b: 2 * b, c: 0, d: c + b }
        : says.includes('divides')
          ? { a: 1, b: div(b, a), c: 0, d: div(c, a) }
          : { a, b: b - a, c: 0, d: c - a },
  }),
})
