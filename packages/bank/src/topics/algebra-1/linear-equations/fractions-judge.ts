/** Questions about other people's work, for the skill of `fractions.ts`. */

import { type Frac, frac, int, nonZero, signed, template, until } from '#kit'
import { type FirstStep, judgeTwoSteps, nameTheMistake } from './asked-of-lines.ts'

const skill = 'a1-equations-with-fractions'

type Three = { p: number; b: number; c: number }

export const drawThree = (rng: () => number): Three =>
  until(
    () => {
      const p = int(rng, 2, 6)
      return { p, b: p * nonZero(rng, -4, 4), c: p * nonZero(rng, -5, 5) }
    },
    ({ p, b, c }) => p * c !== b && b !== c && Math.abs(b) < 20,
  )

export const mistake = template({
  id: 'algebra-1/fractions-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 100,
  response: 'choice',
  ...nameTheMistake({
    draw: drawThree,
    tex: ({ p, b, c }) => `\\frac{x}{${p}}${signed(b)} = ${c}`,
    solution: ({ p, b, c }): Frac => frac((c - b) * p),
    lin: ({ p, b, c }) => ({ a: frac(1, p), b, c: 0, d: c }),
    mistakes: ({ p, b, c }) => [
      {
        says: `Multiplying by $${p}$ on the right side first, but not multiplying the $${b}$`,
        result: c * p - b,
        line: { a: 1, b, c: 0, d: c * p },
      },
      {
        says: `${b > 0 ? 'Adding' : 'Subtracting'} $${Math.abs(b)}$ on the right side instead of ${b > 0 ? 'subtracting' : 'adding'} it`,
        result: (c + b) * p,
        line: { a: frac(1, p), b: -b, c: 0, d: c },
      },
      {
        says: `Dividing by $${p}$ at the end instead of multiplying by it`,
        result: frac(c - b, p),
        line: { a: p, b, c: 0, d: c },
      },
      { says: `Leaving out the multiplication by $${p}$ at the end`, result: c - b, line: { a: 1, b, c: 0, d: c } },
    ],
  }),
})

export const methods = template({
  id: 'algebra-1/fractions-methods',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 100,
  response: 'choice',
  ...judgeTwoSteps({
    items: 8,
    draw: drawThree,
    tex: ({ p, b, c }) => `\\frac{x}{${p}}${signed(b)} = ${c}`,
    lin: ({ p, b, c }) => ({ a: frac(1, p), b, c: 0, d: c }),
    right: ({ p, b, c }): FirstStep[] => [
      { says: `multiplies every term by $${p}$`, line: { a: 1, b: b * p, c: 0, d: c * p } },
      {
        says: `${b > 0 ? 'subtracts' : 'adds'} $${Math.abs(b)}$ on both sides`,
        line: { a: frac(1, p), b: 0, c: 0, d: c - b },
      },
    ],
    wrong: ({ p, b, c }): FirstStep[] => [
      { says: `multiplies by $${p}$`, line: { a: 1, b, c: 0, d: c * p } },
      { says: `multiplies the left side by $${p}$`, line: { a: 1, b: b * p, c: 0, d: c } },
      { says: `collects the numbers on the right`, line: { a: frac(1, p), b: 0, c: 0, d: c + b } },
    ],
    done: ({ p, b, c }, says) =>
      says.includes('collects') ? { a: frac(1, p), b: 0, c: 0, d: c - b } : { a: 1, b: b * p, c: 0, d: c * p },
  }),
})
