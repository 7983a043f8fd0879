import {
  div,
  frac,
  int,
  mul,
  num,
  person,
  pick,
  type Template,
  table,
  template,
  toTex,
  unitCircle,
  until,
  type Value,
} from '#kit'
import { angleOf, pi, piTex, piText, rational } from '../common.ts'

export const skill = 'trig-degrees-and-radians'
export const DEGREES = [
  20, 24, 36, 40, 50, 54, 70, 72, 75, 80, 100, 105, 108, 110, 140, 144, 150, 160, 165, 195, 200, 210, 216, 220, 225,
  240, 250, 252, 280, 300, 315, 320, 330,
] as const

const toRadians = template({
  id: 'trigonometry/degrees-to-radians',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: false,
  seconds: 55,
  response: 'choice',
  balance: 'place',
  draw: (rng) => ({ t: pick(rng, DEGREES), s: pick(rng, [12, 18, 20, 15]) }),
  frames: [
    { id: 'bare', kind: 'bare', items: 4, stem: ({ t }) => `What is $${t}^\\circ$ in radians?` },
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ t }) =>
        `${unitCircle({ alt: 'The unit circle with the terminal side of an angle', angle: t, label: `${t}°` })}<p>What is the measure of the angle of $${t}^\\circ$ in radians?</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 4,
      stem: ({ t }, rng) =>
        `${person(rng)} programs a robot that measures turns in radians. It is to turn by $${t}^\\circ$. Which number must be entered?`,
    },
  ],
  given: ({ t }) => ({ t }),
  answer: ({ t }) => pi(t / 180),
  traps: [
    {
      misconception: 'trig-takes-a-full-turn-as-pi',
      classic: true,
      rule: ({ t }) => pi(t / 360),
      why: ({ t }) => `is $${t} \\cdot \\frac{\\pi}{360}$.`,
    },
    {
      misconception: 'trig-converts-with-90',
      rule: ({ t }) => pi(t / 90),
      why: ({ t }) => `is $${t} \\cdot \\frac{\\pi}{90}$.`,
    },
    {
      misconception: 'trig-takes-the-rest-of-the-turn',
      rule: ({ t }) => pi((360 - t) / 180),
      why: ({ t }) => `belongs to $360^\\circ - ${t}^\\circ = ${360 - t}^\\circ$.`,
    },
    {
      misconception: 'trig-takes-the-rest-of-the-turn',
      twoSlips: true,
      rule: ({ t }) => pi((360 - t) / 360),
      says: () => 'I took the rest of the full turn and counted $\\pi$ for 360°.',
      why: ({ t }) => `belongs to $${360 - t}^\\circ$, and with $\\pi$ for $360^\\circ$.`,
    },
    {
      misconception: 'trig-converts-the-wrong-way',
      operation: 'reciprocal-taken',
      rule: ({ t }) => (180 / t < 6 ? pi(180 / t) : null),
      says: ({ t }) =>
        `I took the reciprocal of the fraction: I took $\\frac{180}{${t}}$ of $\\pi$ instead of $\\frac{${t}}{180}$.`,
      why: ({ t }) => `has $180$ over $${t}$ instead of $${t}$ over $180$.`,
    },
  ],
  explain: ({ t }, frame) => ({
    plan: 'Half a turn is both a straight angle in degrees and $\\pi$ radians. Multiply the degrees by $\\pi$ over the degrees of half a turn, and simplify.',
    steps: [
      {
        do: `Multiply by $\\frac{\\pi}{180}$: $${t} \\cdot \\frac{\\pi}{180}$.`,
        why: '$180^\\circ$ are $\\pi$ radians.',
      },
      { do: `Simplify: $${piTex(t / 180)}$.`, why: `Divide $${t}$ and $180$ by their greatest common factor.` },
    ],
    check: `$${t}^\\circ$ is $\\frac{${t}}{360} = ${toTex(frac(t, 360))}$ of a full turn, and $${toTex(frac(t, 360))} \\cdot 2\\pi = ${piTex(t / 180)}$.`,
    ...(frame === 'figure'
      ? {
          figure: unitCircle({
            alt: 'The unit circle with the terminal side of an angle',
            angle: t,
            label: `${t}° = ${piText(t / 180)}`,
          }),
        }
      : {}),
  }),
  // The same part of the full turn, which is 2π.
  check: ({ t }) => pi(2 * (t / 360)),
})

/** The numerator and the denominator of the fraction of π. */
const partsOf = ({ shown: tex }: Readonly<{ shown: string }>) => rational(angleOf(tex) / 180) ?? frac(1)

const toDegrees = template({
  id: 'trigonometry/radians-to-degrees',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: false,
  seconds: 50,
  response: 'choice',
  balance: 'place',
  draw: (rng) => {
    const d = pick(rng, [3, 4, 5, 6, 8, 9, 10, 12, 15, 18])
    return {
      n: until(
        () => int(rng, 1, 2 * d + 5),
        (n) => rational(n / d)?.d === d,
      ),
      d,
    }
  },
  frames: [
    {
      id: 'grid',
      kind: 'bare',
      items: 5,
      response: 'grid',
      stem: ({ n, d }) => `An angle measures $${piTex(n / d)}$ radians. How many degrees is that?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 4,
      stem: ({ n, d }) =>
        `<p>A table of turns is incomplete.</p>${table(
          ['Radians', 'Degrees'],
          [
            ['$\\frac{\\pi}{2}$', '90'],
            ['$\\pi$', '180'],
            [`$${piTex(n / d)}$`, '?'],
          ],
        )}<p>Which number is missing?</p>`,
    },
  ],
  given: ({ n, d }) => ({ shown: piTex(n / d) }),
  answer: ({ n, d }) => num(frac(180 * n, d)),
  traps: [
    {
      misconception: 'trig-takes-a-full-turn-as-pi',
      classic: true,
      operation: 'wrong-number-used',
      operands: () => [360],
      after: (x, g) => mul(x, partsOf(g)),
      rule: (g) => num(frac(360 * partsOf(g).n, partsOf(g).d)),
      says: () => 'I counted 360° for $\\pi$.',
      why: () => 'counts $360^\\circ$ for $\\pi$.',
    },
    {
      misconception: 'trig-converts-with-90',
      operation: 'wrong-number-used',
      operands: () => [90],
      after: (x, g) => mul(x, partsOf(g)),
      rule: (g) => num(frac(90 * partsOf(g).n, partsOf(g).d)),
      says: () => 'I counted 90° for $\\pi$.',
      why: () => 'counts $90^\\circ$ for $\\pi$.',
    },
    {
      misconception: 'trig-leaves-out-the-numerator',
      operation: 'factor-left-out',
      operands: (g) => [180, div(1, partsOf(g).d)],
      rule: (g) => (partsOf(g).n > 1 ? num(frac(180, partsOf(g).d)) : null),
      says: () => 'I divided 180 by the denominator and left out the numerator.',
      why: ({ d }) => `is $\\frac{180}{${d}}$ alone.`,
    },
    {
      misconception: 'trig-takes-the-rest-of-the-turn',
      operation: 'rest-for-part',
      operands: (g) => [360, mul(180, partsOf(g))],
      rule: (g) =>
        partsOf(g).n < 2 * partsOf(g).d ? num(frac(360 * partsOf(g).d - 180 * partsOf(g).n, partsOf(g).d)) : null,
      why: () => 'is the rest of the full turn.',
    },
  ],
  explain: ({ n, d }) => ({
    plan: 'Half a turn is both $\\pi$ radians and a straight angle in degrees. Put the degrees of half a turn in the place of $\\pi$, and work it out.',
    steps: [
      {
        do: `Put $180^\\circ$ for $\\pi$: $${n === 1 ? '' : `${n} \\cdot `}\\frac{180}{${d}}$.`,
        why: '$\\pi$ radians are $180^\\circ$.',
      },
      {
        do: `$${n === 1 ? '' : `${n} \\cdot `}${180 / d} = ${(180 * n) / d}$`.replace(
          /^\$(\d+(?:\.\d+)?) = \1\$$/,
          '$\\frac{180}{' + d + '} = $1$',
        ),
        why: 'Work it out.',
      },
    ],
    check: `Turn it back: $${(180 * n) / d} \\cdot \\frac{\\pi}{180} = ${piTex(n / d)}$.`,
  }),
  // Eighths of half a turn end in half a degree.
  check: ({ shown }) => num(frac(Math.round(2 * angleOf(shown)), 2)),
})

const near = (x: number): Value => num(Math.round(x))

/** Radians without π. */
const plain = template({
  id: 'trigonometry/plain-radians',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 70,
  response: 'choice',
  balance: 'place',
  draw: (rng) => ({
    x: until(
      () => int(rng, 6, 59),
      (x) => x % 10 !== 0,
    ),
  }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 4,
      stem: ({ x }) =>
        `An angle measures $${(x / 10).toFixed(1)}$ radians (not $${(x / 10).toFixed(1)}\\pi$). How many degrees is that, to the nearest degree?`,
    },
  ],
  given: ({ x }) => ({ x: frac(x, 10) }),
  answer: ({ x }) => near((x * 18) / Math.PI),
  traps: [
    {
      misconception: 'trig-takes-a-full-turn-as-pi',
      classic: true,
      rule: ({ x }) => near((360 * x.n) / x.d / Math.PI),
      says: () => 'I multiplied by 360 and divided by $\\pi$.',
      why: () => 'uses $360^\\circ$ for $\\pi$.',
    },
    {
      misconception: 'trig-converts-the-wrong-way',
      operation: 'factor-left-out',
      operands: ({ x }) => [180, x],
      rule: ({ x }) => near((180 * x.n) / x.d),
      says: () => 'I multiplied by 180 and did not divide by $\\pi$.',
      why: () => 'forgets to divide by $\\pi$.',
    },
    {
      misconception: 'trig-converts-with-90',
      rule: ({ x }) => near((90 * x.n) / x.d / Math.PI),
      says: () => 'I multiplied by 90 and divided by $\\pi$.',
      why: () => 'uses $90^\\circ$ for $\\pi$.',
    },
    {
      misconception: 'trig-takes-60-degrees-for-a-radian',
      operation: 'wrong-number-used',
      operands: () => [60],
      after: (one, { x }) => mul(one, x),
      rule: ({ x }) => near((60 * x.n) / x.d),
      says: () => 'I took 60° for one radian.',
      why: () => 'takes 60° for one radian; it is about 57.3°.',
    },
  ],
  explain: ({ x }) => {
    const shown = (x / 10).toFixed(1)
    return {
      plan: 'An angle in radians is changed into degrees by the ratio of half a turn in degrees to $\\pi$, also where no $\\pi$ is written.',
      steps: [
        {
          do: '$\\pi$ radians are $180^\\circ$, so one radian is $\\frac{180}{\\pi}$ degrees, about $57.3^\\circ$.',
          why: 'Both are half a turn.',
        },
        {
          do: `$${shown}$ radians are $${shown} \\cdot \\frac{180}{\\pi} \\approx ${((x * 18) / Math.PI).toFixed(2)}$ degrees.`,
          why: 'Multiply by the size of one radian.',
        },
        { do: `To the nearest degree: $${Math.round((x * 18) / Math.PI)}$.`, why: 'Round at the end.' },
      ],
      check: `$${shown}$ radians are about $${(x / 10 / Math.PI).toFixed(4)}\\pi$, and $${(x / 10 / Math.PI).toFixed(4)} \\cdot 180 \\approx ${(Number((x / 10 / Math.PI).toFixed(4)) * 180).toFixed(1)}$, which rounds to ${Math.round((x * 18) / Math.PI)}.`,
      faster: `In one line on a calculator: $${shown} \\cdot 180 \\div \\pi \\approx ${((x / 10) * (180 / Math.PI)).toFixed(2)}$.`,
    }
  },
  check: ({ x }) => near((360 * (x.n / x.d)) / (2 * Math.PI)),
})

/** Hands of clocks and wheels. */
const turns = template({
  id: 'trigonometry/turns-in-radians',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'place',
  draw: (rng) => ({
    m: until(
      () => int(rng, 4, 58),
      (m) => m % 30 !== 0,
    ),
  }),
  frames: [
    {
      id: 'clock',
      kind: 'words',
      items: 5,
      stem: ({ m }, rng) =>
        `During a chess game, ${person(rng)} thinks for $${m}$ minutes. Through how many radians does the minute hand of a clock turn in that time?`,
    },
  ],
  given: ({ m }) => ({ m }),
  answer: ({ m }) => pi(m / 30),
  traps: [
    {
      misconception: 'trig-takes-a-full-turn-as-pi',
      classic: true,
      rule: ({ m }) => pi(m / 60),
      says: () => 'I took $\\pi$ for a full turn.',
      why: ({ m }) => `is $\\frac{${m}}{60}$ of $\\pi$.`,
    },
    {
      misconception: 'trig-takes-the-rest-of-the-turn',
      rule: ({ m }) => pi((60 - m) / 30),
      why: () => 'is the rest of the full turn.',
    },
    {
      misconception: 'trig-takes-minutes-for-degrees',
      rule: ({ m }) => pi(m / 180),
      says: ({ m }) => `I took the $${m}$ minutes for degrees.`,
      why: ({ m }) => `takes the $${m}$ minutes for degrees.`,
    },
    {
      misconception: 'trig-converts-with-90',
      rule: ({ m }) => pi(m / 15),
      says: () => 'I took $\\pi$ for a quarter turn.',
      why: ({ m }) => `is $\\frac{${m}}{15}$ of $\\pi$: it counts $\\pi$ for a quarter turn.`,
    },
    {
      misconception: 'trig-takes-the-rest-of-the-turn',
      twoSlips: true,
      rule: ({ m }) => pi((60 - m) / 60),
      says: () => 'I took the rest of the hour, and $\\pi$ for a full turn.',
      why: () => 'is the rest of the hour, with $\\pi$ for a full turn.',
    },
  ],
  explain: ({ m }) => ({
    plan: 'The hand makes one full turn in an hour. So the share of the hour is the share of the full turn; write it in radians.',
    steps: [
      {
        do: `$${m}$ minutes are $\\frac{${m}}{60}${frac(m, 60).d === 60 ? '' : ` = ${toTex(frac(m, 60))}`}$ of an hour.`,
        why: 'An hour has 60 minutes.',
      },
      {
        do: `The hand turns through $${toTex(frac(m, 60))} \\cdot 2\\pi$ radians.`,
        why: 'In an hour it makes one full turn, $2\\pi$; the share of the hour is the share of the turn.',
      },
      { do: `$${toTex(frac(m, 60))} \\cdot 2\\pi = ${piTex(m / 30)}$`, why: 'Multiply and simplify.' },
    ],
    check: `In degrees: $${m} \\cdot 6^\\circ = ${6 * m}^\\circ$, and $${6 * m} \\cdot \\frac{\\pi}{180} = ${piTex(m / 30)}$.`,
    faster: `In one minute the hand turns by $\\frac{2\\pi}{60} = \\frac{\\pi}{30}$, so in $${m}$ minutes by $${m} \\cdot \\frac{\\pi}{30} = ${piTex(m / 30)}$.`,
  }),
  check: ({ m }) => pi((6 * m) / 180),
})

export const templates: readonly Template[] = [toRadians, toDegrees, plain, turns]
