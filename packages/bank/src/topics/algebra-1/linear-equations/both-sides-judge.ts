/** Questions about other people's work, for the skill of `both-sides.ts`. */

import { div, linear, type Template, template } from '#kit'
import { type FirstStep, judgeTwoSteps, linTex, nameTheMistake } from './asked-of-lines.ts'
import { drawFour, skill } from './both-sides.ts'

const mistake = template({
  id: 'algebra-1/both-sides-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 100,
  response: 'choice',
  ...nameTheMistake({
    draw: drawFour,
    tex: linTex,
    solution: ({ a, b, c, d }) => div(d - b, a - c),
    lin: (p) => p,
    mistakes: ({ a, b, c, d }) => [
      {
        says: `Collecting the variables as $${linear(a + c, 0)}$ instead of $${linear(a - c, 0)}$`,
        result: div(d - b, a + c),
        line: { a: a + c, b, c: 0, d },
      },
      {
        says: `Collecting the numbers as $${d + b}$ instead of $${d - b}$`,
        result: div(d + b, a - c),
        line: { a, b: -b, c, d },
      },
      { says: `Leaving out the division by $${a - c}$ at the end`, result: d - b, line: { a: 1, b, c: 0, d } },
      {
        says: `Losing a sign in the division by $${a - c}$ at the end`,
        result: div(b - d, a - c),
        line: { a: c - a, b: 0, c: 0, d: d - b },
      },
    ],
  }),
})

const methods = template({
  id: 'algebra-1/both-sides-methods',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 100,
  response: 'choice',
  ...judgeTwoSteps({
    draw: drawFour,
    tex: linTex,
    lin: (p) => p,
    right: ({ a, b, c, d }): FirstStep[] => [
      {
        says: `${c > 0 ? 'subtracts' : 'adds'} $${linear(Math.abs(c), 0)}$ on both sides`,
        line: { a: a - c, b, c: 0, d },
      },
      {
        says: `${a > 0 ? 'subtracts' : 'adds'} $${linear(Math.abs(a), 0)}$ on both sides`,
        line: { a: 0, b, c: c - a, d },
      },
      { says: `${b > 0 ? 'subtracts' : 'adds'} $${Math.abs(b)}$ on both sides`, line: { a, b: 0, c, d: d - b } },
      { says: `${d > 0 ? 'subtracts' : 'adds'} $${Math.abs(d)}$ on both sides`, line: { a, b: b - d, c, d: 0 } },
    ],
    wrong: ({ a, b, c, d }): FirstStep[] => [
      { says: 'collects the variables on the left', line: { a: a + c, b, c: 0, d } },
      { says: 'collects the variables on the right', line: { a: 0, b, c: c + a, d } },
      { says: 'collects the numbers on the right', line: { a, b: 0, c, d: d + b } },
    ],
    done: ({ a, b, c, d }, says) =>
      says.includes('numbers')
        ? { a, b: 0, c, d: d - b }
        : says.includes('left')
          ? { a: a - c, b, c: 0, d }
          : { a: 0, b, c: c - a, d },
  }),
})

export const templates: readonly Template[] = [mistake, methods]
