/** The period from two moments of one wave, such as a top and the next bottom. */

import { div, frac, int, mul, num, person, pick, type Rng, type Template, template, until, whole } from '#kit'

const skill = 'trig-period-and-frequency'

/** Where the wave is after each quarter of a period: at the midline going up, at its top, and so on. */
const PLACES = ['up', 'top', 'down', 'bottom'] as const
type Place = (typeof PLACES)[number]
type Seen = Readonly<{ from: Place; to: Place; first: number; second: number }>

const quarters = ({ from, to }: Pick<Seen, 'from' | 'to'>): number =>
  (PLACES.indexOf(to) - PLACES.indexOf(from) + 4) % 4
const gap = ({ first, second }: Pick<Seen, 'first' | 'second'>): number => second - first
const NAMES = ['the midline going up', 'a maximum', 'the midline going down', 'a minimum'] as const
const IN_WORDS = [
  'the middle height going up',
  'the highest point',
  'the middle height going down',
  'the lowest point',
] as const
const ON_A_GRAPH = [
  'crosses its midline going up',
  'has a maximum',
  'crosses its midline going down',
  'has a minimum',
] as const
const AFTER = [
  'The next crossing of its midline on the way up',
  'The next maximum',
  'The next crossing of its midline on the way down',
  'The next minimum',
] as const
const COUNT = ['', 'a quarter', 'half', 'three quarters'] as const

type Setting = Readonly<{ start: string; unit: string; places: readonly [string, string, string, string]; ask: string }>
const WHEEL: Setting = {
  start: 'watches a seat of a Ferris wheel that turns steadily',
  unit: 'seconds',
  places: [
    'at the height of the axle on its way up',
    'at its highest point',
    'at the height of the axle on its way down',
    'at its lowest point',
  ],
  ask: 'How many seconds does one full turn take?',
}
const BUOY: Setting = {
  start: 'watches a buoy that bobs up and down like a sine wave',
  unit: 'seconds',
  places: [
    'at its middle height on the way up',
    'at its highest point',
    'at its middle height on the way down',
    'at its lowest point',
  ],
  ask: 'How many seconds does one full up-and-down motion take?',
}

function drawSeen(rng: Rng): Seen {
  const [start, k, first] = [int(rng, 0, 3), pick(rng, [1, 1, 2, 3, 3]), int(rng, 2, 15)]
  const [from, to] = [PLACES[start] as Place, PLACES[(start + k) % 4] as Place]
  return { from, to, first, second: first + k * int(rng, 2, 12) }
}

const moments = template({
  id: 'trigonometry/period-from-two-moments',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => drawSeen(rng),
      (p) => gap(p) !== p.first,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'words',
      items: 7,
      stem: ({ from, to, first, second }) =>
        `The graph of $y = a\\sin(b(x - c)) + d$ with $a \\gt 0$ and $b \\gt 0$ ${ON_A_GRAPH[PLACES.indexOf(from)]} at $x = ${first}$. ${AFTER[PLACES.indexOf(to)]} is at $x = ${second}$. What is the period of the function?`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 3,
      response: 'grid',
      stem: ({ from, to, first, second }, rng) => {
        // Waves at sea are quicker than a large wheel.
        const s = gap({ first, second }) / quarters({ from, to }) > 4 ? WHEEL : BUOY
        return `${person(rng)} ${s.start}. It is ${s.places[PLACES.indexOf(from)]} after $${first}$ ${s.unit}, and the next time it is ${s.places[PLACES.indexOf(to)]} is after $${second}$ ${s.unit}. ${s.ask}`
      },
    },
  ],
  given: ({ from, to, first, second }) => ({ from, to, first, second }),
  answer: (p) => num((4 * gap(p)) / quarters(p)),
  traps: [
    {
      misconception: 'trig-takes-half-a-period',
      classic: true,
      operation: 'part-left-out',
      operands: (g) => [gap(g)],
      rule: (g) => num(gap(g)),
      says: ({ first, second }) => `I took the difference $${second} - ${first}$ for the whole period.`,
      why: (p) => `is only ${COUNT[quarters(p)]} of the period.`,
    },
    {
      misconception: 'trig-takes-half-a-period',
      operation: 'wrong-number-used',
      operands: () => [frac(1, 2)],
      after: (x, g) => div(gap(g), x),
      rule: (g) => (quarters(g) === 2 ? null : num(2 * gap(g))),
      says: ({ first, second }) => `I took the difference $${second} - ${first}$ for half of a wave, and doubled it.`,
      why: (p) => `takes ${COUNT[quarters(p)]} of a wave for half of it.`,
    },
    {
      misconception: 'trig-counts-the-waves-wrongly',
      operation: 'wrong-number-used',
      operands: () => [frac(1, 4)],
      after: (x, g) => div(gap(g), x),
      rule: (g) => (quarters(g) === 1 ? null : num(4 * gap(g))),
      says: ({ first, second }) =>
        `I took the difference $${second} - ${first}$ for a quarter of a wave, and multiplied it by $4$.`,
      why: (p) => `takes ${COUNT[quarters(p)]} of a wave for one quarter.`,
    },
    {
      misconception: 'trig-counts-the-waves-wrongly',
      operation: 'wrong-number-used',
      operands: () => [frac(3, 4)],
      after: (x, g) => div(gap(g), x),
      rule: (g) => (quarters(g) === 3 ? null : whole((4 * gap(g)) / 3)),
      says: ({ first, second }) => `I took the difference $${second} - ${first}$ for three quarters of a wave.`,
      why: (p) => `takes ${COUNT[quarters(p)]} of a wave for three quarters.`,
    },
    {
      misconception: 'trig-measures-a-wave-from-zero',
      operation: 'wrong-number-used',
      operands: ({ second }) => [second],
      after: (x, g) => mul(x, frac(4, quarters(g))),
      rule: (g) => whole((4 * g.second) / quarters(g)),
      says: (p) =>
        `I took $${p.second}$ itself, and not the difference $${p.second} - ${p.first}$, for ${COUNT[quarters(p)]} of the wave.`,
      why: ({ first, second }) => `uses $${second}$ instead of $${second} - ${first}$.`,
    },
    {
      misconception: 'trig-takes-half-a-period',
      operation: 'stopped-at-a-step',
      operands: (g) => [div(gap(g), quarters(g))],
      rule: (g) => (quarters(g) === 1 ? null : num(gap(g) / quarters(g))),
      says: () => 'I stopped at one quarter of the period.',
      why: () => 'is only one quarter of the period.',
    },
  ],
  explain: (p, frame) => {
    const [k, part] = [quarters(p), gap(p) / quarters(p)]
    const name = (i: number) => (frame === 'graph' ? NAMES : IN_WORDS)[i % 4]
    const way = Array.from({ length: k + 1 }, (_, i) => name(PLACES.indexOf(p.from) + i))
    return {
      plan: 'A full wave has four equal quarters: from the midline up to the top, down to the midline, down to the bottom, and up to the midline again. Count the quarters between the two moments, find one quarter, and take four.',
      steps: [
        {
          do: `From the first place to the second it is $${p.second} - ${p.first} = ${gap(p)}$${frame === 'graph' ? '' : ' seconds'}.`,
          why: 'Only the difference counts.',
        },
        {
          do: `The way leads from ${way.join(' to ')}: ${COUNT[k]} of a wave.`,
          why: 'Between neighboring places of this list lies one quarter of the period.',
        },
        ...(k === 1
          ? []
          : [
              {
                do: `One quarter is $${gap(p)} \\div ${k} = ${part}$.`,
                why: 'All quarters of a sine wave are equally long.',
              },
            ]),
        { do: `The period is $4 \\cdot ${part} = ${4 * part}$.`, why: 'A full wave has four quarters.' },
      ],
      ...(k === 1
        ? {}
        : {
            faster:
              k === 2
                ? `From ${name(PLACES.indexOf(p.from))} to ${name(PLACES.indexOf(p.to))} is half a wave, so double the difference: $2 \\cdot ${gap(p)} = ${4 * part}$.`
                : `Look at the part that is missing: from ${name(PLACES.indexOf(p.to))} on to ${name(PLACES.indexOf(p.from))} is one more quarter, a third of the three quarters before. So the period is $${gap(p)} + ${part} = ${4 * part}$.`,
          }),
      check: `Quarter by quarter from $${p.first}$: ${Array.from({ length: 5 }, (_, i) => `${name(PLACES.indexOf(p.from) + i)} at $${p.first + i * part}$`).join(', ')}; and $${p.first + 4 * part} - ${p.first} = ${4 * part}$.`,
    }
  },
  // Tries periods until a wave that is at the first place comes to the second one at the right time, within one period.
  check: ({ from, to, first, second }) => {
    const periods = Array.from({ length: 200 }, (_, i) => i + 1)
    const place = (p: Place) => ['up', 'top', 'down', 'bottom'].indexOf(p) / 4
    const turned = (period: number) => place(from) + (second - first) / period
    const fits = (period: number) => {
      const angle = 2 * Math.PI * (turned(period) - place(to))
      return second - first < period && Math.abs(Math.sin(angle)) < 1e-9 && Math.cos(angle) > 0
    }
    return num(periods.find(fits) ?? 0)
  },
})

export const templates: readonly Template[] = [moments]
