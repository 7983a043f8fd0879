/** From one end of a wave to the other: the number that is added is unknown. */

import { add, int, mul, nonZero, num, paren, person, pick, sub, type Template, template, until } from '#kit'
import { heightOf } from './figures.ts'

const skill = 'trig-amplitude-and-midline'

type Ended = Readonly<{ fn: 'sin' | 'cos'; a: number; b: number; end: number; ask: 'maximum' | 'minimum' }>

/** Up to a maximum, down to a minimum. */
const towards = ({ ask }: Pick<Ended, 'ask'>): number => (ask === 'maximum' ? 1 : -1)
const other = ({ ask }: Pick<Ended, 'ask'>): string => (ask === 'maximum' ? 'minimum' : 'maximum')
const reach = ({ a }: Pick<Ended, 'a'>): number => Math.abs(a)

const otherEnd = template({
  id: 'trigonometry/minimum-from-maximum',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        fn: pick(rng, ['sin', 'cos'] as const),
        a: nonZero(rng, -9, 9),
        b: int(rng, 2, 7),
        end: nonZero(rng, -12, 19),
        ask: pick(rng, ['maximum', 'minimum', 'minimum'] as const),
      }),
      (p) => {
        const key = p.end + 2 * towards(p) * reach(p)
        return reach(p) > 2 && reach(p) !== p.b && key !== 0 && Math.abs(key) < 20 && Math.abs(p.end) !== reach(p)
      },
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: (p) =>
        `The ${other(p)} value of $y = ${p.a}\\${p.fn}(${p.b}x) + d$ is $${p.end}$. What is its ${p.ask} value?`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 3,
      response: 'grid',
      stem: (p, rng) =>
        `${person(rng)} records the temperature on a winter day in Alaska. In degrees Fahrenheit it is modeled by $T = ${p.a}\\${p.fn}\\left(\\frac{\\pi}{12} t\\right) + d$, with $t$ in hours after the first reading. The ${p.ask === 'minimum' ? 'highest' : 'lowest'} temperature of the day is $${p.end}$ degrees. What is the ${p.ask === 'minimum' ? 'lowest' : 'highest'} temperature, in degrees Fahrenheit?`,
    },
  ],
  given: ({ fn, a, b, end, ask }, frame) => ({ fn, a, b: frame === 'bare' ? b : 0, end, ask }),
  answer: (p) => num(p.end + 2 * towards(p) * reach(p)),
  traps: [
    {
      misconception: 'trig-takes-the-maximum-for-the-amplitude',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ end }) => [end],
      after: (x, { a, ask }) => (ask === 'minimum' ? sub(x, Math.abs(a)) : add(x, Math.abs(a))),
      rule: (g) => num(g.end + towards(g) * reach(g)),
      says: (p) =>
        `I took the ${other(p)} $${p.end}$ for the midline, and went only $${reach(p)}$ ${p.ask === 'minimum' ? 'down' : 'up'} from it.`,
      why: (p) =>
        `is the height of the midline: only $${reach(p)}$ ${p.ask === 'minimum' ? 'below' : 'above'} $${p.end}$.`,
    },
    {
      misconception: 'trig-keeps-the-minus-of-the-amplitude',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ a }) => [a],
      after: (x, { end, ask }) => (ask === 'minimum' ? sub(end, mul(2, x)) : add(end, mul(2, x))),
      rule: (g) => (g.a < 0 ? num(g.end + 2 * towards(g) * g.a) : null),
      says: (p) => `I used $${p.a}$, with its minus sign, as the amplitude.`,
      why: (p) => `uses the amplitude $${p.a}$, but an amplitude is never negative.`,
    },
    {
      misconception: 'trig-forgets-the-midline',
      operation: 'sign-reversed',
      operands: ({ end }) => [end],
      rule: (g) => num(-g.end),
      says: (p) => `I took $0$ for the midline, so that the ${p.ask} is the opposite of the ${other(p)}.`,
      why: () => 'would be right only if the wave swung around $0$.',
    },
    {
      misconception: 'trig-forgets-the-midline',
      operation: 'part-left-out',
      operands: ({ a, ask }) => [ask === 'minimum' ? -Math.abs(a) : Math.abs(a)],
      rule: (g) => num(towards(g) * reach(g)),
      says: () => 'I left out the number $d$ that is added.',
      why: () => 'leaves out the number $d$ that is added.',
    },
    {
      misconception: 'trig-reads-b-as-a-height',
      operation: 'wrong-number-used',
      operands: ({ b }) => [b],
      after: (x, { end, ask }) => (ask === 'minimum' ? sub(end, mul(2, x)) : add(end, mul(2, x))),
      rule: (g) => (g.b === 0 ? null : num(g.end + 2 * towards(g) * g.b)),
      says: ({ b }) => `I used the factor $${b}$ of $x$ as the amplitude.`,
      why: ({ b }) => `uses the $${b}$, which changes the wave sideways only.`,
    },
    {
      misconception: 'trig-takes-the-whole-height-for-the-amplitude',
      operation: 'counted-twice',
      operands: ({ a }) => [Math.abs(a)],
      after: (x, { end, ask }) => (ask === 'minimum' ? sub(end, mul(2, x)) : add(end, mul(2, x))),
      rule: (g) => num(g.end + 4 * towards(g) * reach(g)),
      says: (p) => `I used twice the amplitude, $${2 * reach(p)}$, as the amplitude.`,
      why: (p) => `uses $${2 * reach(p)}$ as the amplitude.`,
    },
  ],
  explain: (p) => {
    const [r, sign] = [reach(p), p.ask === 'maximum' ? '+' : '-']
    const middle = p.end + towards(p) * r
    const key = middle + towards(p) * r
    return {
      plan: 'The factor in front gives the amplitude. From one end of the wave it is one amplitude to the midline, and another one to the other end.',
      steps: [
        {
          do: `The amplitude is $|${p.a}| = ${r}$.`,
          why: 'It is the distance from the midline to the top or the bottom, so it has no sign.',
        },
        {
          do: `From the ${other(p)} to the midline: $${p.end} ${sign} ${r} = ${middle}$, so $d = ${middle}$.`,
          why: `The midline lies one amplitude ${p.ask === 'minimum' ? 'below the maximum' : 'above the minimum'}.`,
        },
        {
          do: `From the midline to the ${p.ask}: $${middle} ${sign} ${r} = ${key}$`,
          why: `The ${p.ask} lies one amplitude on.`,
        },
      ],
      faster: `From one end of the wave to the other it is twice the amplitude: $${p.end} ${sign} 2 \\cdot ${r} = ${key}$.`,
      check: `Halfway between $${p.end}$ and $${key}$ lies $\\frac{${p.end} + ${paren(key)}}{2} = ${middle}$, and from there it is $${r}$ to both.`,
    }
  },
  // Tries numbers for d until the wave has the known end, then looks for its other end.
  check: ({ fn, a, end, ask }) => {
    const heights = (d: number) =>
      Array.from({ length: 121 }, (_, i) => heightOf({ fn, a, b: 1, d }, (i * Math.PI) / 60))
    const ends = (d: number) => [Math.min(...heights(d)), Math.max(...heights(d))].map(Math.round)
    const at = ask === 'minimum' ? 1 : 0
    const d = Array.from({ length: 81 }, (_, i) => i - 40).find((k) => ends(k)[at] === end) ?? Number.NaN
    return num(ends(d)[1 - at] ?? 0)
  },
})

export const templates: readonly Template[] = [otherEnd]
