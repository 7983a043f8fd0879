/** Roses: their petals and their constants. */

import { add, div, int, list, num, pick, type Template, template, until } from '#kit'
import { at } from '../common.ts'
import { skill } from './polar-curves.ts'
import { rose } from './polar-figures.ts'

const petals = (n: number): number => (n % 2 === 0 ? 2 * n : n)

/** The directions of the tips of the petals; for an odd factor the negative radii fall on the positive ones. */
const tips = (n: number, fn: 'sin' | 'cos'): string =>
  list(Array.from({ length: petals(n) }, (_, i) => `$${(fn === 'sin' ? 90 / n : 0) + (360 / petals(n)) * i}^\\circ$`))

const count = template({
  id: 'trigonometry/petals-of-a-rose',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 55,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 20), n: int(rng, 3, 12), fn: pick(rng, ['sin', 'cos'] as const) }),
      ({ a, n }) => a !== n && a !== 2 * n && 2 * a !== n,
    ),
  frames: [
    {
      id: 'points',
      kind: 'bare',
      items: 6,
      stem: ({ a, n, fn }) => `How many petals does the rose $r = ${a}\\${fn} ${n}\\theta$ have?`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 3,
      response: 'grid',
      stem: ({ a, n, fn }) =>
        `A plotter draws the rose $r = ${a}\\${fn} ${n}\\theta$ on a poster, with distances in inches. How many petals does the rose have?`,
    },
  ],
  given: ({ a, n }) => ({ a, n }),
  answer: ({ n }) => num(petals(n)),
  traps: [
    {
      misconception: 'trig-counts-petals-by-the-wrong-rule',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ n }) => [n % 2 === 0 ? n : 2 * n],
      rule: ({ n }) => num(n % 2 === 0 ? n : 2 * n),
      says: ({ n }) =>
        n % 2 === 0
          ? `I took the even number $${n}$ before the angle for the number of petals, without doubling it.`
          : `I doubled the odd number $${n}$ before the angle.`,
      why: ({ n }) =>
        n % 2 === 0 ? `forgets that the even number $${n}$ is doubled.` : `doubles the odd number $${n}$.`,
    },
    {
      misconception: 'trig-takes-the-length-of-a-petal-for-the-number',
      operation: 'wrong-number-used',
      operands: ({ a }) => [a],
      rule: ({ a }) => num(a),
      says: () => 'I took the coefficient of the function for the number of petals.',
      why: ({ a }) => `is the length of a petal, $${a}$.`,
    },
    {
      misconception: 'trig-takes-the-length-of-a-petal-for-the-number',
      twoSlips: true,
      operation: 'counted-twice',
      operands: ({ a }) => [a],
      rule: ({ a }) => num(2 * a),
      says: () => 'I doubled the length of a petal.',
      why: ({ a }) => `doubles the length of a petal, $${a}$.`,
    },
    {
      misconception: 'trig-counts-petals-by-the-wrong-rule',
      operation: 'halved-wrongly',
      operands: ({ n }) => [n],
      rule: ({ n }) => (n % 2 === 0 ? num(n / 2) : null),
      says: () => 'I halved the even number instead of doubling it.',
      why: ({ n }) => `halves $${n}$ instead of doubling it.`,
    },
  ],
  explain: ({ a, n, fn }) => ({
    plan: 'Look at the factor of the angle: an odd number is the number of petals, an even number is half of it. The coefficient is only the length of a petal.',
    steps: [
      {
        do: `In $r = ${a}\\${fn} ${n}\\theta$ the angle has the factor $${n}$, which is ${n % 2 === 0 ? 'even' : 'odd'}.`,
        why: `The $${a}$ says how long the petals are.`,
      },
      {
        do: `In a full turn $r$ reaches $${a}$ or $-${a}$ in all $2 \\cdot ${n} = ${2 * n}$ times.`,
        why: `$${n}\\theta$ runs through $${n}$ full turns, and each has one highest and one lowest value.`,
      },
      {
        do:
          n % 2 === 0
            ? `For an even factor these are all different tips: there are $${2 * n}$ petals.`
            : `For an odd factor every tip is reached twice: there are $${2 * n} \\div 2 = ${n}$ petals.`,
        why:
          n % 2 === 0
            ? 'The negative radii draw petals of their own.'
            : 'The negative radii draw the same petals again.',
      },
    ],
    faster: `No tips have to be counted. By the rule for roses ${n % 2 === 0 ? `an even factor gives twice as many petals: $2 \\cdot ${n} = ${2 * n}$` : `an odd factor is itself the number of petals: $${n}$`}.`,
    check: `Half a turn later, $${n}\\theta$ has grown by $${n} \\cdot 180^\\circ$, ${n % 2 === 0 ? 'which is whole turns: $r$ is the same, in the opposite direction, at another tip' : 'which is an odd number of half turns: $r$ has the opposite sign, in the opposite direction, and that is the same point'}.`,
  }),
  // Counts the different tips of petals.
  check: ({ n }) => {
    const tips = Array.from({ length: 2 * n }, (_, k) => {
      const [t, r] = [(180 * k) / n, k % 2 === 0 ? 1 : -1]
      return `${Math.round(1e4 * r * at('cos', t))} ${Math.round(1e4 * r * at('sin', t))}`.replace(/-0\b/g, '0')
    })
    return num(new Set(tips).size)
  },
})

const roses = template({
  id: 'trigonometry/constants-of-a-rose',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: false,
  seconds: 95,
  response: 'choice',
  balance: 'place',
  draw: (rng) => ({ a: int(rng, 2, 6), n: pick(rng, [2, 3, 4, 5]), fn: pick(rng, ['sin', 'cos'] as const) }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ a, n, fn }) =>
        `${rose(a, n, fn)}<p>The graph of $r = a\\${fn} b\\theta$, where $a$ and $b$ are positive integers, is a rose with $${petals(n)}$ petals. Each petal reaches $${a}$ units from the pole. What is the value of $a + b$?</p>`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ a, n, fn }) =>
        `${rose(a, n, fn)}<p>An artist programs a laser to draw the rose $r = p\\${fn} q\\theta$ with positive integers $p$ and $q$. The rose is to have $${petals(n)}$ petals, each $${a}$ inches long. What is the value of $p + q$?</p>`,
    },
  ],
  given: ({ a, n }) => ({ long: a, petals: petals(n) }),
  answer: ({ a, n }) => num(a + n),
  traps: [
    {
      misconception: 'trig-counts-petals-by-the-wrong-rule',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ petals }) => [petals % 2 === 0 ? petals : 2 * petals],
      after: (x, { long }) => add(long, x),
      rule: ({ long, petals: p }) => num(long + (p % 2 === 0 ? p : 2 * p)),
      says: ({ n }) =>
        n % 2 === 0
          ? 'I took the even number of petals for the factor of the angle.'
          : 'I doubled the odd number of petals.',
      why: ({ n }) =>
        n % 2 === 0
          ? `takes $${2 * n}$ for the factor of the angle.`
          : `doubles the $${n}$ petals for the factor of the angle.`,
    },
    {
      misconception: 'trig-takes-the-length-of-a-petal-for-the-number',
      operation: 'counted-twice',
      operands: ({ long }) => [long],
      after: (x, { petals }) => add(x, petals % 2 === 0 ? petals / 2 : petals),
      rule: ({ long, petals: p }) => num(2 * long + (p % 2 === 0 ? p / 2 : p)),
      says: () => 'I took twice the length of a petal for the coefficient.',
      why: ({ a }) => `takes $${2 * a}$ for the coefficient.`,
    },
    {
      misconception: 'trig-stops-at-one-constant',
      operation: 'stopped-at-a-step',
      operands: ({ petals }) => [petals % 2 === 0 ? petals / 2 : petals],
      rule: ({ petals: p }) => num(p % 2 === 0 ? p / 2 : p),
      says: () => 'I gave the factor of the angle alone instead of the sum.',
      why: () => 'is the factor of the angle alone.',
    },
    {
      misconception: 'trig-stops-at-one-constant',
      rule: ({ long, petals: p }) => num(long * (p % 2 === 0 ? p / 2 : p)),
      says: () => 'I multiplied the two constants instead of adding them.',
      why: () => 'is the product of the two constants.',
    },
    {
      misconception: 'trig-counts-petals-by-the-wrong-rule',
      operation: 'halved-wrongly',
      operands: ({ petals }) => [div(petals, 2)],
      after: (x, { long }) => add(long, x),
      rule: ({ long, petals: p }) => (p % 4 === 0 ? num(long + p / 4) : null),
      says: () => 'I took a quarter of the number of petals for the factor of the angle.',
      why: () => 'takes a quarter of the number of petals for the factor of the angle.',
    },
  ],
  explain: ({ a, n, fn }, frame) => {
    const [one, two] = frame === 'grid' ? ['p', 'q'] : ['a', 'b']
    return {
      plan: 'The coefficient is the length of a petal. The factor of the angle is the number of petals if that is odd, and half of it if it is even.',
      steps: [
        {
          do: `$${one} = ${a}$`,
          why: 'The greatest radius is the coefficient, since no sine or cosine is above 1.',
        },
        {
          do:
            n % 2 === 0
              ? `$${2 * n}$ petals are an even number: $${two} = ${2 * n} \\div 2 = ${n}$`
              : `$${n}$ petals are an odd number: $${two} = ${n}$`,
          why:
            n % 2 === 0
              ? `An even factor gives twice as many petals; the odd factors give odd numbers of petals.`
              : 'An odd factor gives as many petals.',
        },
        { do: `$${one} + ${two} = ${a} + ${n} = ${a + n}$`, why: 'Add both constants.' },
      ],
      check: `$r = ${a}\\${fn} ${n}\\theta$ reaches its greatest distance, $${a} \\cdot 1 = ${a}$, in the directions ${tips(n, fn)}: one petal each, $${petals(n)}$ in all.`,
      figure: rose(a, n, fn, true),
    }
  },
  // Tries factors of the angle.
  check: ({ long, petals: p }) =>
    num(long + (Array.from({ length: 20 }, (_, i) => i + 1).find((k) => (k % 2 === 1 ? k : 2 * k) === p) ?? 0)),
})

export const templates: readonly Template[] = [count, roses]
