import {
  frac,
  int,
  nameTheSlip,
  num,
  person,
  pick,
  type Template,
  table,
  template,
  text,
  toTex,
  unitCircle,
  until,
  type Value,
} from '#kit'
import { angleOf, angleTex, pi, piTex, rational } from '../common.ts'

const skill = 'trig-degrees-and-radians'
const DEGREES = [
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
    { misconception: 'trig-takes-a-full-turn-as-pi', rule: ({ t }) => pi(t / 360) },
    { misconception: 'trig-converts-with-90', rule: ({ t }) => pi(t / 90) },
    {
      misconception: 'trig-slips-in-the-fraction',
      shortcut: ({ t, s }) => pi((t + s) / 180),
      why: ({ t, s }) => `would be $${t + s}^\\circ$.`,
    },
    {
      misconception: 'trig-slips-in-the-fraction',
      shortcut: ({ t, s }) => pi((t - s) / 180),
      why: ({ t, s }) => `would be $${t - s}^\\circ$.`,
    },
    {
      misconception: 'trig-converts-the-wrong-way',
      rule: ({ t }) => (180 / t < 6 ? pi(180 / t) : null),
      why: ({ t }) => `has $180$ over $${t}$ instead of $${t}$ over $180$.`,
    },
  ],
  explain: ({ t }) => [
    {
      do: `Multiply by $\\frac{\\pi}{180}$: $${t} \\cdot \\frac{\\pi}{180}$.`,
      why: '$180^\\circ$ are $\\pi$ radians.',
    },
    { do: `Simplify: $${piTex(t / 180)}$.`, why: `Divide $${t}$ and $180$ by their greatest common factor.` },
  ],
  // The same part of the full turn, which is 2π.
  check: ({ t }) => pi(2 * (t / 360)),
})

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
    { misconception: 'trig-takes-a-full-turn-as-pi', shortcut: ({ n, d }) => num(frac(360 * n, d)) },
    { misconception: 'trig-converts-with-90', shortcut: ({ n, d }) => num(frac(90 * n, d)) },
    {
      misconception: 'trig-slips-in-the-fraction',
      shortcut: ({ n, d }) => num(frac(180 * (n + 1), d)),
      why: ({ d }) => `is one part of $\\frac{180}{${d}}$ too many.`,
    },
    {
      misconception: 'trig-slips-in-the-fraction',
      shortcut: ({ n, d }) => (n > 1 ? num(frac(180 * (n - 1), d)) : null),
      why: ({ d }) => `is one part of $\\frac{180}{${d}}$ too few.`,
    },
    {
      misconception: 'trig-slips-in-the-fraction',
      shortcut: ({ d }) => num(frac(180 * (d - 1), d)),
      why: () => 'does not use the numerator as a factor.',
    },
  ],
  explain: ({ n, d }) => [
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
  check: ({ shown }) => num(Math.round(angleOf(shown))),
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
    { misconception: 'trig-takes-a-full-turn-as-pi', shortcut: ({ x }) => near((x * 36) / Math.PI) },
    { misconception: 'trig-converts-with-90', shortcut: ({ x }) => near((x * 9) / Math.PI) },
    {
      misconception: 'trig-converts-the-wrong-way',
      shortcut: ({ x }) => near(18 * x),
      why: () => 'forgets to divide by $\\pi$.',
    },
    {
      misconception: 'trig-slips-in-the-fraction',
      shortcut: ({ x }) => near(6 * x),
      why: () => 'takes 60° for one radian; it is about 57.3°.',
    },
    {
      misconception: 'trig-slips-in-the-fraction',
      shortcut: ({ x }) => near(4.5 * x),
      why: () => 'takes 45° for one radian; it is about 57.3°.',
    },
    {
      misconception: 'trig-slips-in-the-fraction',
      shortcut: ({ x }) => near(5 * x),
      why: () => 'takes 50° for one radian; it is about 57.3°.',
    },
  ],
  explain: ({ x }) => [
    {
      do: `Multiply by $\\frac{180}{\\pi}$: $${(x / 10).toFixed(1)} \\cdot \\frac{180}{\\pi}$.`,
      why: 'One radian is about $57.3^\\circ$.',
    },
    { do: `That is about $${Math.round((x * 18) / Math.PI)}$ degrees.`, why: 'Use the calculator and round.' },
  ],
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
    { misconception: 'trig-takes-a-full-turn-as-pi', rule: ({ m }) => pi(m / 60) },
    { misconception: 'trig-converts-with-90', rule: ({ m }) => pi(m / 15) },
    {
      misconception: 'trig-slips-in-the-fraction',
      rule: ({ m }) => pi(m / 180),
      why: ({ m }) => `takes the $${m}$ minutes for degrees.`,
    },
    {
      misconception: 'trig-slips-in-the-fraction',
      rule: ({ m }) => pi((60 - m) / 30),
      why: () => 'is the rest of the full turn.',
    },
    {
      misconception: 'trig-slips-in-the-fraction',
      rule: ({ m }) => pi(m / 45),
      why: () => 'counts 90 minutes for a full turn.',
    },
  ],
  explain: ({ m }) => [
    {
      do: `$${m}$ minutes are $\\frac{${m}}{60}$ of an hour, and the hand makes one full turn of $2\\pi$ in an hour.`,
      why: 'The share of the hour is the share of the turn.',
    },
    { do: `$\\frac{${m}}{60} \\cdot 2\\pi = ${piTex(m / 30)}$`, why: 'Multiply and simplify.' },
  ],
  check: ({ m }) => pi((6 * m) / 180),
})

const slip = template({
  id: 'trigonometry/radian-slip',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...nameTheSlip({
    items: 4,
    misconception: 'trig-arc-names-an-error-without-testing',
    draw: (rng) => ({ t: pick(rng, DEGREES) }),
    task: ({ t }) => `converted $${angleTex(t, false)}$ to radians`,
    solution: ({ t }) => pi(t / 180),
    right: ({ t }) => ({
      do: `$${t} \\cdot \\frac{\\pi}{180} = ${piTex(t / 180)}$ is correct.`,
      why: 'Half a turn has $180^\\circ$ and $\\pi$ radians.',
    }),
    slips: ({ t }) => [
      {
        says: 'Multiplying by $\\frac{\\pi}{360}$',
        result: pi(t / 360),
        how: `$${piTex(t / 360)}$, half as much as it should be`,
      },
      {
        says: 'Multiplying by $\\frac{\\pi}{90}$',
        result: pi(t / 90),
        how: `$${piTex(t / 90)}$, twice as much as it should be`,
      },
      {
        says: 'Converting the angle that is missing to a full turn',
        result: pi((360 - t) / 180),
        how: `$(360 - ${t}) \\cdot \\frac{\\pi}{180} = ${piTex((360 - t) / 180)}$`,
      },
      { says: 'Leaving out $\\pi$', result: num(frac(t, 180)), how: `$${t} \\div 180 = ${toTex(frac(t, 180))}$` },
    ],
  }),
})

/** Puts angles of both kinds in order. */
const order = template({
  id: 'trigonometry/largest-angle',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        list: [
          { t: 5 * int(rng, 12, 60), how: 0 },
          { t: 5 * int(rng, 12, 60), how: 0 },
          { t: pick(rng, DEGREES), how: 1 },
          { t: int(rng, 2, 5), how: 2 },
        ],
        most: int(rng, 0, 1) === 1,
      }),
      ({ list, most }) => {
        const xs = list.map(sizeOf).sort((a, b) => a - b)
        const top = sizeOf(list[3] as Angle)
        return xs.every((x, i) => i === 0 || x - (xs[i - 1] as number) > 6) && (most ? top > 150 : top < 240)
      },
    ),
  frames: [
    {
      id: 'order',
      kind: 'methods',
      items: 4,
      stem: ({ list, most }) =>
        `Which of these angles is the ${most ? 'largest' : 'smallest'}: $${list.map(shown).join('$, $')}$? (Angles without a degree sign are in radians.)`,
    },
  ],
  given: ({ list, most }) => ({ list: list.map(shown), most }),
  answer: ({ list, most }) => text(`$${shown(list.reduce((m, a) => (sizeOf(a) > sizeOf(m) === most ? a : m)))}$`),
  traps: ([0, 1, 2, 3] as const).map((i) => ({
    misconception:
      i === 3 ? 'trig-takes-a-full-turn-as-pi' : i === 2 ? 'trig-converts-with-90' : 'trig-converts-the-wrong-way',
    shortcut: ({ list }: { list: readonly Angle[] }) => text(`$${shown(list[i] as Angle)}$`),
    why: ({ list }: { list: readonly Angle[] }) => `is about $${Math.round(sizeOf(list[i] as Angle))}^\\circ$.`,
  })),
  explain: ({ list, most }) => [
    {
      do: `In degrees: ${list.map((a) => `$${shown(a)}$ is ${a.how === 2 ? 'about ' : ''}$${Math.round(sizeOf(a))}^\\circ$`).join('; ')}.`,
      why: 'One radian is about $57.3^\\circ$, and $\\pi$ radians are $180^\\circ$.',
    },
    {
      do: `The ${most ? 'largest' : 'smallest'} is $${shown(list.reduce((m, a) => (sizeOf(a) > sizeOf(m) === most ? a : m)))}$.`,
      why: 'Now they can be compared.',
    },
  ],
  check: ({ list, most }) => {
    const size = (s: string) => (s.includes('circ') || s.includes('pi') ? angleOf(s) : (Number(s) * 180) / Math.PI)
    return text(`$${list.reduce((m, s) => (size(s) > size(m) === most ? s : m))}$`)
  },
})

type Angle = Readonly<{ t: number; how: number }>
function sizeOf({ t, how }: Angle): number {
  return how === 2 ? (t * 180) / Math.PI : t
}
function shown({ t, how }: Angle): string {
  return how === 0 ? `${t}^\\circ` : how === 1 ? piTex(t / 180) : `${t}`
}

export const templates: readonly Template[] = [toRadians, toDegrees, plain, turns, slip, order]
