/** Amplitude and midline of a story. */

import { div, frac, int, num, person, pick, type Template, table, template } from '#kit'
import { skill } from './amplitude.ts'

const tide = template({
  id: 'trigonometry/amplitude-in-words',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) => {
    const lo = int(rng, 1, 12)
    return { lo, hi: lo + 2 * int(rng, 2, 14), ask: pick(rng, ['amplitude', 'midline'] as const) }
  },
  frames: [
    {
      id: 'wheel',
      kind: 'words',
      items: 5,
      stem: ({ lo, hi, ask }, rng) =>
        `${person(rng)} watches a farm windmill. The tip of one blade is $${lo}$ feet above the ground at its lowest point and $${hi}$ feet at its highest. The height over time is modeled by $h = a\\sin(bt) + d$ with $a \\gt 0$. What is the value of $${ask === 'amplitude' ? 'a' : 'd'}$?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 4,
      stem: ({ lo, hi, ask }) =>
        `<p>The water in a harbor rises and falls like a sine wave. The table gives the depth at high and low tide.</p>${table(
          ['Tide', 'Depth'],
          [
            ['High', `${hi} ft`],
            ['Low', `${lo} ft`],
          ],
        )}<p>What is the ${ask === 'amplitude' ? 'amplitude of the wave' : 'height of its midline'}, in feet?</p>`,
    },
  ],
  given: ({ lo, hi, ask }) => ({ lo, hi, ask }),
  answer: ({ lo, hi, ask }) => num(frac(ask === 'amplitude' ? hi - lo : hi + lo, 2)),
  traps: [
    {
      misconception: 'trig-takes-the-whole-height-for-the-amplitude',
      classic: true,
      rule: ({ lo, hi, ask }) => num(ask === 'amplitude' ? hi - lo : hi + lo),
      says: ({ ask }) =>
        ask === 'amplitude'
          ? 'I gave the whole distance from bottom to top.'
          : 'I added the two values and did not halve the sum.',
      why: () => 'is not halved.',
    },
    {
      misconception: 'trig-mixes-up-a-and-d',
      operation: 'solved-for-the-other',
      operands: ({ lo, hi, ask }) => [frac(ask === 'amplitude' ? hi + lo : hi - lo, 2)],
      rule: ({ lo, hi, ask }) => num(frac(ask === 'amplitude' ? hi + lo : hi - lo, 2)),
      says: ({ ask }) => (ask === 'amplitude' ? 'I gave the height of the midline.' : 'I gave the amplitude.'),
      why: ({ ask }) => (ask === 'amplitude' ? 'is the height of the midline.' : 'is the amplitude.'),
    },
    {
      misconception: 'trig-takes-the-maximum-for-the-amplitude',
      operation: 'wrong-number-used',
      operands: ({ hi }) => [hi],
      rule: ({ hi }) => num(hi),
      says: () => 'I gave the highest value.',
      why: () => 'is the highest value.',
    },
    {
      misconception: 'trig-forgets-the-midline',
      operation: 'part-left-out',
      operands: ({ hi }) => [hi],
      after: (x) => div(x, 2),
      rule: ({ hi }) => (hi % 2 === 0 ? num(hi / 2) : null),
      says: () => 'I halved the highest value and ignored the lowest.',
      why: () => 'halves the highest value and ignores the lowest.',
    },
    {
      misconception: 'trig-takes-the-maximum-for-the-amplitude',
      operation: 'wrong-number-used',
      operands: ({ lo }) => [lo],
      rule: ({ lo }) => num(lo),
      says: () => 'I gave the lowest value.',
      why: () => 'is the lowest value.',
    },
  ],
  explain: ({ lo, hi, ask }) => ({
    plan: 'The highest and the lowest value are the maximum and the minimum of the wave. Half of their difference is the amplitude, half of their sum the midline.',
    steps: [
      { do: `The values go from $${lo}$ to $${hi}$.`, why: 'These are the minimum and the maximum of the wave.' },
      ask === 'amplitude'
        ? {
            do: `From bottom to top it is $${hi} - ${lo} = ${hi - lo}$.`,
            why: 'The wave goes through this whole distance.',
          }
        : {
            do: `The sum of the two is $${hi} + ${lo} = ${hi + lo}$.`,
            why: 'The number halfway between two numbers is half of their sum.',
          },
      {
        do:
          ask === 'amplitude'
            ? `$\\frac{${hi - lo}}{2} = ${(hi - lo) / 2}$`
            : `$\\frac{${hi + lo}}{2} = ${(hi + lo) / 2}$`,
        why:
          ask === 'amplitude'
            ? 'The amplitude is half of the distance: it starts at the middle.'
            : 'The midline is halfway between.',
      },
    ],
    check: `$${(hi + lo) / 2} + ${(hi - lo) / 2} = ${hi}$ and $${(hi + lo) / 2} - ${(hi - lo) / 2} = ${lo}$.`,
  }),
  // Steps inward from both ends until they meet.
  check: ({ lo, hi, ask }) => {
    let [x, y] = [lo, hi]
    while (x < y) {
      x++
      y--
    }
    return num(ask === 'midline' ? x : x - lo)
  },
})

export const templates: readonly Template[] = [tide]
