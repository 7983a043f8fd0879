/** Angular speed: radians and revolutions. */

import { frac, int, mul, num, pick, type Template, template, toTex, until } from '#kit'
import { angleOf, pi, piTex, rational } from '../common.ts'

export const skill = 'trig-angular-speed'

const THINGS = ['ceiling fan', 'potter’s wheel', 'drum of a washing machine', 'merry-go-round motor', 'drill'] as const

export const small = (factor: number, most: number): boolean => (rational(factor)?.d ?? 999) <= most

/** The number before π. */
const factorOf = (tex: string): number => angleOf(tex) / 180

const toRadians = template({
  id: 'trigonometry/angular-speed-from-rpm',
  skill,
  difficulty: 'Low',
  b: -0.1,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ n: int(rng, 12, 260) }),
      ({ n }) => small(n / 30, 6),
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 7,
      stem: ({ n }, rng) =>
        `A ${pick(rng, THINGS)} turns at $${n}$ revolutions per minute. What is its angular speed, in radians per second?`,
    },
  ],
  given: ({ n }) => ({ n }),
  answer: ({ n }) => pi(n / 30),
  traps: [
    {
      misconception: 'trig-takes-a-full-turn-as-pi',
      classic: true,
      rule: ({ n }) => pi(n / 60),
      why: ({ n }) => `is $${n} \\cdot \\pi \\div 60$: it counts $\\pi$ for a whole revolution.`,
    },
    {
      misconception: 'trig-leaves-the-unit-of-time',
      operation: 'unit-not-converted',
      rule: ({ n }) => pi(2 * n),
      says: () => 'I gave radians per minute.',
      why: () => 'is in radians per minute.',
    },
    {
      misconception: 'trig-takes-a-full-turn-as-pi',
      twoSlips: true,
      rule: ({ n }) => pi(n),
      says: () => 'I counted $\\pi$ for a revolution and gave radians per minute.',
      why: () => 'counts $\\pi$ for a revolution, per minute.',
    },
    {
      misconception: 'trig-converts-the-wrong-way',
      rule: ({ n }) => pi(n / 120),
      says: () => 'I counted $\\frac{\\pi}{2}$ radians for each revolution instead of $2\\pi$.',
      why: () => 'divides by 2 instead of multiplying by it.',
    },
    {
      misconception: 'trig-leaves-the-unit-of-time',
      rule: ({ n }) => (small(n / 1800, 360) ? pi(n / 1800) : null),
      says: () => 'I divided by 60 twice, as if an hour were given.',
      why: () => 'divides by 60 twice, as if an hour were given.',
    },
  ],
  explain: ({ n }) => ({
    plan: 'A revolution is a full turn. Change revolutions into radians, then minutes into seconds.',
    steps: [
      {
        do: `One revolution is $2\\pi$ radians, so $${n}$ revolutions are $${2 * n}\\pi$ radians.`,
        why: 'A full turn is $2\\pi$, half a turn is $\\pi$.',
      },
      { do: `This happens in one minute, which is 60 seconds.`, why: 'The question asks for seconds.' },
      { do: `$\\frac{${2 * n}\\pi}{60} = ${piTex(n / 30)}$ radians per second`, why: 'Angle divided by time.' },
    ],
    check: `In one second it makes $${toTex(frac(n, 60))}$ of a revolution, and that many times $2\\pi$ is $${piTex(n / 30)}$.`,
  }),
  // Degrees in a second, changed into radians.
  check: ({ n }) => pi(((n * 360) / 60) * (1 / 180)),
})

const toRpm = template({
  id: 'trigonometry/rpm-from-angular-speed',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ n: 5 * int(rng, 3, 50) }),
      ({ n }) => small(n / 30, 6) && n % 30 !== 0,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'words',
      items: 5,
      stem: ({ n }, rng) =>
        `A ${pick(rng, THINGS)} has an angular speed of $${piTex(n / 30)}$ radians per second. How many revolutions does it make in one minute?`,
    },
  ],
  given: ({ n }) => ({ w: piTex(n / 30) }),
  answer: ({ n }) => num(n),
  traps: [
    {
      misconception: 'trig-takes-a-full-turn-as-pi',
      classic: true,
      operation: 'part-left-out',
      operands: ({ w }) => [frac(Math.round(angleOf(w)), 180)],
      after: (x) => mul(60, x),
      rule: ({ w }) => num(Math.round(60 * factorOf(w))),
      why: () => 'counts $\\pi$ for a revolution.',
    },
    {
      misconception: 'trig-leaves-the-unit-of-time',
      operation: 'unit-not-converted',
      operands: ({ w }) => [frac(Math.round(angleOf(w)), 360)],
      rule: ({ w }) => num(frac(Math.round(30 * factorOf(w)), 60)),
      says: () => 'I gave the revolutions in one second.',
      why: () => 'is the number of revolutions in one second.',
    },
    {
      misconception: 'trig-converts-the-wrong-way',
      operation: 'multiplied-instead-of-divided',
      operands: ({ w }) => [frac(Math.round(angleOf(w)), 3), 2],
      rule: ({ w }) => num(Math.round(120 * factorOf(w))),
      says: () => 'I multiplied by 2 instead of dividing by it when I changed $\\pi$ into revolutions.',
      why: () => 'multiplies by the 2 of $2\\pi$ instead of dividing by it.',
    },
  ],
  explain: ({ n }) => ({
    plan: 'Find the angle that is turned in one minute, and divide it by the angle of one revolution.',
    steps: [
      {
        do: `In 60 seconds the angle is $60 \\cdot ${piTex(n / 30)} = ${2 * n}\\pi$ radians.`,
        why: 'Angle is angular speed times time.',
      },
      { do: 'One revolution is $2\\pi$ radians.', why: 'A full turn.' },
      { do: `$${2 * n}\\pi \\div (2\\pi) = ${n}$ revolutions`, why: 'So many full turns are in the angle.' },
    ],
    faster: `Change both units in one step: a revolution is $2\\pi$, and a minute is 60 seconds, so multiply by $\\frac{60}{2\\pi} = \\frac{30}{\\pi}$: $${piTex(n / 30)} \\cdot \\frac{30}{\\pi} = ${n}$.`,
    check: `$${n} \\cdot 2\\pi \\div 60 = ${piTex(n / 30)}$ radians per second.`,
  }),
  // Turns in one second, then in sixty.
  check: ({ w }) => num(Math.round((angleOf(w) / 360) * 60)),
})

export const templates: readonly Template[] = [toRadians, toRpm]
