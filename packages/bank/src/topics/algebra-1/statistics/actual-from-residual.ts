/** The measured value behind a residual, for the skill of `scatter.ts`. */

import { add, int, linear, nonZero, num, pick, signed, type Template, table, template, until } from '#kit'

/** The line y = mx + b, and residuals e at x, before at x − 2, and after at x + 3. */
type Point = Readonly<{ m: number; b: number; x: number; e: number; before: number; after: number; s: number }>

const STUDIES = [
  { x: 'weeks of training', y: 'push-ups in a row' },
  { x: 'hours of practice', y: 'points in a spelling contest' },
  { x: 'number of rainy days in a month', y: 'umbrellas sold' },
] as const
const study = (s: number) => STUDIES[s] as (typeof STUDIES)[number]

const actual = template({
  id: 'algebra-1/actual-value-from-residual',
  skill: 'a1-scatter-plots',
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng): Point =>
    until(
      () => ({
        m: int(rng, 2, 7),
        b: int(rng, 3, 20),
        x: int(rng, 4, 12),
        e: nonZero(rng, -8, 8),
        before: nonZero(rng, -6, 6),
        after: nonZero(rng, -6, 6),
        s: int(rng, 0, 2),
      }),
      ({ m, b, x, e, before, after }) =>
        m !== b && x !== m && b !== x && Math.abs(e) > 1 && new Set([e, before, after, -e]).size === 4 && m * x + e > 0,
    ),
  frames: [
    {
      id: 'words',
      kind: 'multi-step',
      items: 6,
      stem: ({ m, b, x, e, s }) =>
        `A scatter plot shows $x$ (${study(s).x}) and $y$ (${study(s).y}). Its line of fit is $y = ${linear(m, b)}$. The data point at $x = ${x}$ has a residual of $${e}$. What is the actual $y$-value of this data point?`,
    },
    {
      id: 'table',
      kind: 'table',
      response: 'grid',
      items: 5,
      stem: ({ m, b, x, e, before, after }, rng) =>
        `<p>A student found the line of fit $y = ${linear(m, b)}$ for data from ${pick(rng, ['a science fair project', 'a survey', 'an experiment'])}, and then the residuals of three data points.</p>${table(
          ['$x$', 'Residual'],
          [
            [x - 2, `$${before}$`],
            [x, `$${e}$`],
            [x + 3, `$${after}$`],
          ],
        )}<p>What is the actual $y$-value of the data point at $x = ${x}$?</p>`,
    },
  ],
  given: ({ m, b, x, e }) => ({ m, b, x, e }),
  answer: ({ m, b, x, e }) => num(m * x + b + e),
  traps: [
    {
      misconception: 'a1-stat-subtracts-in-reverse',
      classic: true,
      operation: 'subtracted-instead-of-added',
      operands: ({ m, x, b, e }) => [m * x + b, e],
      rule: ({ m, b, x, e }) => num(m * x + b - e),
      says: ({ e }) => `I subtracted the residual $${e}$ from the prediction instead of adding it.`,
      why: ({ e }) => `subtracts $${e}$ from the prediction, as if the residual were predicted minus actual.`,
    },
    {
      misconception: 'a1-stat-gives-the-prediction',
      classic: true,
      operation: 'term-left-out',
      operands: ({ m, x, b }) => [m * x, b],
      rule: ({ m, b, x }) => num(m * x + b),
      says: ({ x }) => `I gave the prediction of the line for $x = ${x}$ and left out the residual.`,
      why: ({ x }) => `is the prediction of the line for $x = ${x}$.`,
    },
    {
      misconception: 'a1-stat-forgets-the-intercept',
      operation: 'term-left-out',
      operands: ({ m, x, e }) => [m * x, e],
      rule: ({ m, x, e }) => num(m * x + e),
      says: ({ b }) => `I left out the intercept $${b}$ when I found the prediction, and then added the residual.`,
      why: ({ b }) => `leaves out the $${b}$ in the prediction.`,
    },
    {
      misconception: 'a1-stat-swaps-slope-and-intercept',
      operation: 'factor-and-term-swapped',
      operands: ({ m, b, x }) => [m, b, x],
      after: (got, { e }) => add(got, e),
      rule: ({ m, b, x, e }) => num(b * x + m + e),
      says: ({ m, b, x }) => `I used $${b} \\cdot ${x} + ${m}$ for the prediction, and then added the residual.`,
      why: ({ m, b, x }) => `uses $${b} \\cdot ${x} + ${m}$ for the prediction.`,
    },
    {
      misconception: 'a1-stat-multiplies-the-sum',
      operation: 'left-to-right',
      operands: ({ x, b, m }) => [x, b, m],
      after: (got, { e }) => add(got, e),
      rule: ({ m, b, x, e }) => num(m * (x + b) + e),
      says: ({ m, b, x }) => `I used $${m}(${x} + ${b})$ for the prediction, and then added the residual.`,
      why: ({ m, b, x }) => `uses $${m}(${x} + ${b})$ for the prediction: it adds before it multiplies.`,
    },
  ],
  explain: ({ m, b, x, e }) => {
    const predicted = m * x + b
    return {
      plan: 'A residual is the actual value minus the predicted value. Find the prediction, and add the residual to get back to the actual value.',
      steps: [
        {
          do: `The line predicts $${m} \\cdot ${x} + ${b} = ${m * x} + ${b} = ${predicted}$.`,
          why: 'Put the $x$ of the data point into the equation of the line.',
        },
        {
          do: `Actual minus predicted is the residual: $y - ${predicted} = ${e}$.`,
          why: `The point lies ${Math.abs(e)} ${e > 0 ? 'above' : 'below'} the line.`,
        },
        {
          do: `Add $${predicted}$ to both sides: $y = ${predicted}${signed(e)} = ${predicted + e}$.`,
          why: 'Adding undoes subtracting.',
        },
      ],
      check: `$${predicted + e} - ${predicted} = ${e}$, the residual that is given.`,
      faster: `In one line: the actual value is prediction plus residual, $${m} \\cdot ${x} + ${b}${signed(e)} = ${predicted + e}$.`,
    }
  },
  // Tries one value after the other.
  check: ({ m, b, x, e }) => num(Array.from({ length: 400 }, (_, y) => y).find((y) => y - b - x * m === e) ?? 999),
})

export const templates: readonly Template[] = [actual]
