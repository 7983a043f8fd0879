import { add, div, frac, int, nonZero, num, pick, signed, sub, type Template, template, until } from '#kit'
import { equationTex, heightOf, waveFigure } from './figures.ts'

export const skill = 'trig-amplitude-and-midline'
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

/** The values of y where the sine or cosine is 1 and −1, and what they say about the answer. */
const extremes = (fn: 'sin' | 'cos', ask: Ask, a: number, d: number): string => {
  const [lo, hi] = [d - Math.abs(a), d + Math.abs(a)]
  const says = {
    amplitude: `half of their distance is $${Math.abs(a)}$`,
    maximum: `the greater one is $${hi}$`,
    minimum: `the smaller one is $${lo}$`,
    midline: `halfway between them lies $${d}$`,
  }[ask]
  return `Put $1$ and $-1$ in the place of the ${fn === 'sin' ? 'sine' : 'cosine'}: $y = ${a}${signed(d)} = ${a + d}$ and $y = ${0 - a}${signed(d)} = ${d - a}$; ${says}.`
}

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
      operation: 'wrong-number-used',
      operands: ({ d }) => [Math.abs(d)],
      after: (x, { a, ask }) =>
        ask === 'maximum' ? add(a, x) : ask === 'minimum' ? sub(a, x) : ask === 'amplitude' ? x : a,
      rule: ({ a, d, ask }) => num(result(ask, d, a)),
      says: ({ a, d, ask }) =>
        `I took the $${d}$${d < 0 ? ', without its minus sign,' : ''} for the amplitude${ask === 'amplitude' ? '' : ` and the $${a}$ for the midline`}.`,
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
      operation: 'part-left-out',
      operands: ({ a, d, ask }) => [ask === 'amplitude' ? d : ask === 'minimum' ? -Math.abs(a) : Math.abs(a)],
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
      operation: 'wrong-number-used',
      operands: ({ b }) => [b],
      after: (x, { d, ask }) => (ask === 'maximum' ? add(d, x) : ask === 'minimum' ? sub(d, x) : x),
      rule: ({ b, d, ask }) => num(ask === 'maximum' ? b + d : ask === 'minimum' ? d - b : b),
      says: ({ b }) => `I used the factor $${b}$ of $x$ as a height.`,
      why: ({ b }) => `uses the $${b}$, which changes the wave sideways only.`,
    },
    {
      misconception: 'trig-takes-the-whole-height-for-the-amplitude',
      operation: 'counted-twice',
      operands: ({ a }) => [Math.abs(a)],
      after: (x, { d, ask }) => (ask === 'maximum' ? add(d, x) : ask === 'minimum' ? sub(d, x) : x),
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
    check: extremes(fn, ask, a, d),
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
      operation: 'whole-for-part',
      operands: ({ lo, hi }) => [hi - lo],
      rule: (g) => (g.ask === 'amplitude' ? num(g.hi - g.lo) : null),
      why: () => 'is the whole distance from the bottom to the top.',
    },
    {
      misconception: 'trig-takes-the-maximum-for-the-amplitude',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ hi }) => [hi],
      rule: ({ hi }) => num(hi),
      says: () => 'I gave the maximum of the curve.',
      why: () => 'is the maximum of the curve.',
    },
    {
      misconception: 'trig-mixes-up-a-and-d',
      operation: 'solved-for-the-other',
      operands: ({ lo, hi, ask }) => [frac(ask === 'amplitude' ? hi + lo : hi - lo, 2)],
      rule: (g) => num(g.ask === 'amplitude' ? middle(g) : half(g)),
      says: ({ ask }) => (ask === 'amplitude' ? 'I gave the height of the midline.' : 'I gave the amplitude.'),
      why: ({ ask }) => (ask === 'amplitude' ? 'is the height of the midline.' : 'is the amplitude.'),
    },
    {
      misconception: 'trig-takes-the-maximum-for-the-amplitude',
      operation: 'wrong-number-used',
      operands: ({ lo }) => [lo],
      rule: ({ lo }) => num(lo),
      says: () => 'I gave the minimum of the curve.',
      why: () => 'is the minimum of the curve.',
    },
    {
      misconception: 'trig-forgets-the-midline',
      operation: 'part-left-out',
      operands: ({ hi }) => [hi],
      after: (x) => div(x, 2),
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

export const templates: readonly Template[] = [fromEquation, fromGraph]
