/** How long it takes until a fraction of an amount is left, for the skill of `exponential-equations.ts`. */

import { frac, int, num, pick, type Template, template } from '#kit'

const exp = { skill: 'a2-exponential-equations', calculator: false, response: 'choice' } as const

type Decay = Readonly<{ start: number; h: number; k: number }>

const decay = template({
  ...exp,
  id: 'algebra-2/time-until-a-fraction-is-left',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 75,
  draw: (rng): Decay => ({ start: 16 * int(rng, 3, 20), h: pick(rng, [5, 6, 8, 12, 14, 28]), k: pick(rng, [3, 4]) }),
  frames: [
    {
      id: 'grid',
      kind: 'words',
      items: 7,
      response: 'grid',
      stem: ({ start, h, k }) =>
        `A radioactive substance has a half-life of ${h} days, so that $${start} \\cdot 2^{-t/${h}}$ grams are left after $t$ days. After how many days are ${start / 2 ** k} grams left?`,
    },
  ],
  given: ({ start, h, k }) => ({ start, h, end: start / 2 ** k }),
  answer: ({ h, k }) => num(h * k),
  traps: [
    {
      misconception: 'a2-exp-gives-the-number-of-periods',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ start, end }) => [Math.round(Math.log2(start / end))],
      rule: ({ start, end }) => num(Math.round(Math.log2(start / end))),
      why: ({ h }) => `is the number of half-lives; each of them takes ${h} days.`,
    },
    {
      misconception: 'a2-exp-divides-by-the-number-of-periods',
      rule: ({ start, h, end }) => num((h * start) / end),
      why: ({ k }) => `multiplies by ${2 ** k}, but the amount is halved only ${k} times.`,
      says: ({ start, k }) => `I multiplied the half-life by $\\frac{${start}}{${start / 2 ** k}} = ${2 ** k}$.`,
    },
    {
      misconception: 'a2-exp-makes-the-growth-linear',
      rule: ({ start, h, end }) => num(frac(2 * h * (start - end), start)),
      why: ({ start, h }) => `lets ${start / 2} grams decay in every ${h} days.`,
      says: ({ start, h }) => `I let ${start / 2} grams decay in every ${h} days.`,
    },
  ],
  explain: ({ start, h, k }) => ({
    plan: 'Find which part is left, write it as a power of one half, and turn the number of half-lives into days.',
    steps: [
      {
        do: `$2^{-t/${h}} = \\frac{${start / 2 ** k}}{${start}} = \\frac{1}{${2 ** k}}$`,
        why: `Divide by ${start}.`,
      },
      { do: `$\\frac{1}{${2 ** k}} = 2^{-${k}}$`, why: `$2^{${k}} = ${2 ** k}$` },
      {
        do: `$\\frac{t}{${h}} = ${k}$, so $t = ${h} \\cdot ${k} = ${h * k}$.`,
        why: 'Equal powers of 2 have equal exponents.',
      },
    ],
    faster: `Halve until ${start / 2 ** k} are left: ${Array.from({ length: k + 1 }, (_, i) => start / 2 ** i).join(', ')}. That takes ${k} half-lives, and $${k} \\cdot ${h} = ${k * h}$.`,
    check: `After ${h} days ${start / 2} grams are left, after ${2 * h} days ${start / 4}, after ${3 * h} days ${start / 8}.`,
  }),
  check: ({ start, h, end }) => num(Math.round(-h * Math.log2(end / start))),
})

export const templates: readonly Template[] = [decay]
