import { frac, int, nameTheSlip, nonZero, num, person, pick, signed, type Template, table, template, until } from '#kit'
import { equationTex, heightOf, waveFigure } from './figures.ts'

const skill = 'trig-amplitude-and-midline'
const ASK = ['amplitude', 'maximum', 'minimum', 'midline'] as const
type Ask = (typeof ASK)[number]
const QUESTION = {
  amplitude: 'What is the amplitude of the function?',
  maximum: 'What is the maximum value of $y$?',
  minimum: 'What is the minimum value of $y$?',
  midline: 'The midline is the line $y = k$. What is $k$?',
} as const
const result = (ask: Ask, a: number, d: number): number =>
  ask === 'amplitude' ? Math.abs(a) : ask === 'maximum' ? d + Math.abs(a) : ask === 'minimum' ? d - Math.abs(a) : d
const how = (ask: Ask, a: number, d: number): string =>
  ask === 'amplitude'
    ? `The amplitude is $${Math.abs(a)}$.`
    : ask === 'midline'
      ? `The midline is $y = ${d}$, so $k = ${d}$.`
      : `The ${ask} is $${d} ${ask === 'maximum' ? '+' : '-'} ${Math.abs(a)} = ${result(ask, a, d)}$.`

const fromEquation = template({
  id: 'trigonometry/amplitude-from-equation',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        fn: pick(rng, ['sin', 'cos'] as const),
        a: nonZero(rng, -9, 9),
        b: int(rng, 2, 6),
        d: nonZero(rng, -9, 9),
        ask: pick(rng, ASK),
      }),
      ({ a, b, d }) => Math.abs(a) > 1 && Math.abs(a) !== Math.abs(d) && Math.abs(a) !== b && Math.abs(d) !== b,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: (p) =>
        `For the function $${equationTex(p)}$: ${QUESTION[p.ask].replace('of the function', 'of its graph')}`,
    },
    {
      id: 'grid',
      kind: 'bare',
      items: 3,
      response: 'grid',
      stem: (p) => `Think of the graph of $${equationTex(p)}$. ${QUESTION[p.ask]}`,
    },
  ],
  given: ({ fn, a, b, d, ask }) => ({ fn, a, b, d, ask }),
  answer: ({ a, d, ask }) => num(result(ask, a, d)),
  traps: [
    {
      misconception: 'trig-mixes-up-a-and-d',
      classic: true,
      rule: ({ a, d, ask }) => num(result(ask, d, a)),
      says: ({ a, d }) => `I took the $${d}$ for the height of the wave and the $${a}$ for its midline.`,
      why: ({ a, d }) => `exchanges the $${a}$ and the $${d}$.`,
    },
    {
      misconception: 'trig-takes-the-maximum-for-the-amplitude',
      rule: ({ a, d, ask }) => num(ask === 'amplitude' || ask === 'minimum' ? d + Math.abs(a) : d - Math.abs(a)),
      says: ({ ask }) => `I gave the ${ask === 'amplitude' || ask === 'minimum' ? 'maximum' : 'minimum'} value of $y$.`,
      why: ({ ask }) => `is the ${ask === 'amplitude' || ask === 'minimum' ? 'maximum' : 'minimum'} value of $y$.`,
    },
    {
      misconception: 'trig-forgets-the-midline',
      rule: ({ a, d, ask }) =>
        num(ask === 'midline' ? Math.abs(a) : ask === 'minimum' ? -Math.abs(a) : ask === 'maximum' ? Math.abs(a) : d),
      says: ({ ask, d }) =>
        ask === 'midline'
          ? 'I gave the amplitude.'
          : ask === 'amplitude'
            ? 'I gave the height of the midline.'
            : `I left out the $${d}$ that is added.`,
      why: ({ ask, d }) =>
        ask === 'midline'
          ? 'is the amplitude.'
          : ask === 'amplitude'
            ? 'is the height of the midline.'
            : `leaves out the $${d}$.`,
    },
    {
      misconception: 'trig-reads-b-as-a-height',
      rule: ({ b, d, ask }) => num(ask === 'maximum' ? b + d : ask === 'minimum' ? d - b : b),
      says: ({ b }) => `I used the factor $${b}$ of $x$ as a height.`,
      why: ({ b }) => `uses the $${b}$, which changes the wave sideways only.`,
    },
    {
      misconception: 'trig-takes-the-whole-height-for-the-amplitude',
      rule: ({ a, d, ask }) =>
        ask === 'midline'
          ? null
          : num(ask === 'amplitude' ? 2 * Math.abs(a) : ask === 'maximum' ? d + 2 * Math.abs(a) : d - 2 * Math.abs(a)),
      says: () => 'I used twice the amplitude.',
      why: () => 'uses twice the amplitude.',
    },
  ],
  explain: ({ fn, a, d, ask }) => ({
    plan: 'Sine and cosine swing between minus one and one. The factor in front stretches this to the amplitude, and the number that is added lifts it to the midline.',
    steps: [
      {
        do: `$\\${fn}$ of anything lies between $-1$ and $1$, so the wave swings by $|${a}| = ${Math.abs(a)}$ around $y = ${d}$.`,
        why: 'The factor in front gives the amplitude, the number added the midline.',
      },
      { do: how(ask, a, d), why: 'That is what was asked for.' },
    ],
  }),
  // From many values of the function.
  check: (s) => {
    const ys = Array.from({ length: 721 }, (_, i) => heightOf(s, (i * Math.PI) / (360 * s.b)))
    const [lo, hi] = [Math.round(Math.min(...ys)), Math.round(Math.max(...ys))]
    return num(s.ask === 'maximum' ? hi : s.ask === 'minimum' ? lo : frac(s.ask === 'amplitude' ? hi - lo : hi + lo, 2))
  },
})

type Seen = Readonly<{ lo: number; hi: number; ask: Ask }>
const half = ({ lo, hi }: Seen): number => (hi - lo) / 2
const middle = ({ lo, hi }: Seen): number => (hi + lo) / 2

const fromGraph = template({
  id: 'trigonometry/amplitude-from-graph',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        fn: pick(rng, ['sin', 'cos'] as const),
        a: nonZero(rng, -5, 5),
        b: pick(rng, [0.5, 1, 2, 3]),
        d: int(rng, -4, 5),
        ask: pick(rng, ['amplitude', 'midline'] as const),
      }),
      ({ a, d }) => Math.abs(a) > 1 && d !== 0 && Math.abs(a) !== Math.abs(d),
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      stem: (p) =>
        `${waveFigure(p)}<p>${p.ask === 'amplitude' ? 'What is the amplitude of this wave?' : 'The midline of this wave is $y = k$. What is $k$?'}</p>`,
    },
    {
      id: 'grid',
      kind: 'graph',
      items: 4,
      response: 'grid',
      stem: (p) => `<p>The graph of a function is shown.</p>${waveFigure(p)}<p>${QUESTION[p.ask]}</p>`,
    },
  ],
  given: ({ a, d, ask }) => ({ lo: d - Math.abs(a), hi: d + Math.abs(a), ask }),
  answer: ({ a, d, ask }) => num(result(ask, a, d)),
  traps: [
    {
      misconception: 'trig-takes-the-whole-height-for-the-amplitude',
      classic: true,
      rule: (g) => (g.ask === 'amplitude' ? num(g.hi - g.lo) : null),
      why: () => 'is the whole distance from the bottom to the top.',
    },
    {
      misconception: 'trig-takes-the-maximum-for-the-amplitude',
      classic: true,
      rule: ({ hi }) => num(hi),
      says: () => 'I gave the maximum of the curve.',
      why: () => 'is the maximum of the curve.',
    },
    {
      misconception: 'trig-mixes-up-a-and-d',
      rule: (g) => num(g.ask === 'amplitude' ? middle(g) : half(g)),
      says: ({ ask }) => (ask === 'amplitude' ? 'I gave the height of the midline.' : 'I gave the amplitude.'),
      why: ({ ask }) => (ask === 'amplitude' ? 'is the height of the midline.' : 'is the amplitude.'),
    },
    {
      misconception: 'trig-takes-the-maximum-for-the-amplitude',
      rule: ({ lo }) => num(lo),
      says: () => 'I gave the minimum of the curve.',
      why: () => 'is the minimum of the curve.',
    },
    {
      misconception: 'trig-takes-the-maximum-for-the-amplitude',
      rule: ({ hi }) => (hi % 2 === 0 && hi !== 0 ? num(hi / 2) : null),
      says: () => 'I halved the maximum and ignored the minimum.',
      why: () => 'is half of the maximum; the lowest point counts as well.',
    },
  ],
  explain: (p) => {
    const { a, d, ask } = p
    const [lo, hi, reach] = [d - Math.abs(a), d + Math.abs(a), Math.abs(a)]
    return {
      plan: 'Read the highest and the lowest value off the $y$-axis. Half of their distance is the amplitude; halfway between them lies the midline.',
      steps: [
        { do: `The highest points are at $${hi}$, the lowest at $${lo}$.`, why: 'Read both off the $y$-axis.' },
        ask === 'amplitude'
          ? {
              do: `Their distance is $${hi} - ${lo < 0 ? `(${lo})` : lo} = ${2 * reach}$.`,
              why: 'Subtract the lowest value from the highest.',
            }
          : {
              do: `Their sum is $${hi}${signed(lo)} = ${2 * d}$.`,
              why: 'The number halfway between two numbers is half of their sum.',
            },
        ask === 'amplitude'
          ? {
              do: `Half of it: $\\frac{${2 * reach}}{2} = ${reach}$`,
              why: 'The amplitude is measured from the middle.',
            }
          : {
              do: `Half of it: $\\frac{${2 * d}}{2} = ${d}$, so $k = ${d}$.`,
              why: 'The midline lies in the middle of top and bottom.',
            },
      ],
      check: `From $${d}$ it is $${reach}$ up to $${hi}$ and $${reach}$ down to $${lo}$.`,
      figure: waveFigure(p, undefined, ask === 'amplitude' ? { midline: true, amplitude: true } : { midline: true }),
    }
  },
  // Tries midlines, half unit by half unit, until top and bottom are equally far away.
  check: ({ lo, hi, ask }) => {
    const mid = Array.from({ length: 2 * (hi - lo) + 1 }, (_, i) => lo + i / 2).find((m) => hi - m === m - lo) ?? 99
    return num(frac(2 * (ask === 'amplitude' ? hi - mid : mid), 2))
  },
})

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
        `${person(rng)} rides a Ferris wheel. The seat is $${lo}$ m above the ground at the lowest point and $${hi}$ m at the highest. The height over time is modeled by $h = a\\sin(bt) + d$ with $a \\gt 0$. What is the value of $${ask === 'amplitude' ? 'a' : 'd'}$?`,
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
      rule: ({ lo, hi, ask }) => num(frac(ask === 'amplitude' ? hi + lo : hi - lo, 2)),
      says: ({ ask }) => (ask === 'amplitude' ? 'I gave the height of the midline.' : 'I gave the amplitude.'),
      why: ({ ask }) => (ask === 'amplitude' ? 'is the height of the midline.' : 'is the amplitude.'),
    },
    {
      misconception: 'trig-takes-the-maximum-for-the-amplitude',
      rule: ({ hi }) => num(hi),
      says: () => 'I gave the highest value.',
      why: () => 'is the highest value.',
    },
    {
      misconception: 'trig-forgets-the-midline',
      rule: ({ hi }) => (hi % 2 === 0 ? num(hi / 2) : null),
      says: () => 'I halved the highest value and ignored the lowest.',
      why: () => 'halves the highest value and ignores the lowest.',
    },
    {
      misconception: 'trig-takes-the-maximum-for-the-amplitude',
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

const slip = template({
  id: 'trigonometry/amplitude-slip',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...nameTheSlip({
    items: 4,
    misconception: 'trig-graph-names-an-error-without-testing',
    draw: (rng) => ({ a: int(rng, 2, 9), b: int(rng, 2, 9), d: int(rng, 2, 12) }),
    task: ({ a, b, d }) => `wanted to find the maximum of $y = -${a}\\cos(${b}x) + ${d}$`,
    solution: ({ a, d }) => num(a + d),
    right: ({ a, b, d }) => ({
      do: `$\\cos(${b}x)$ goes down to $-1$, and there $y = -${a} \\cdot (-1) + ${d} = ${a + d}$: the correct maximum.`,
      why: `With the negative factor $-${a}$, the least cosine gives the greatest $y$.`,
    }),
    slips: ({ a, b, d }) => [
      {
        says: `Taking the maximum of $\\cos(${b}x)$ to give the maximum of $y$, although the factor $-${a}$ is negative`,
        result: num(d - a),
        how: `$-${a} \\cdot 1 + ${d} = ${d - a}$`,
      },
      { says: 'Leaving out the number added at the end', result: num(a), how: `$-${a} \\cdot (-1) = ${a}$` },
      {
        says: 'Adding the factor of $x$ to the midline instead of the amplitude',
        result: num(b + d),
        how: `$${b} + ${d} = ${b + d}$`,
      },
      { says: 'Using twice the amplitude', result: num(2 * a + d), how: `$2 \\cdot ${a} + ${d} = ${2 * a + d}$` },
    ],
  }),
})

export const templates: readonly Template[] = [fromEquation, fromGraph, tide, slip]
