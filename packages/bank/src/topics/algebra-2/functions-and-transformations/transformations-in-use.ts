/** Squeezed graphs, shifts in stories and the mistakes of others, for the skill of `transformations.ts`. */

import {
  add,
  div,
  frac,
  int,
  linear,
  nameTheWorkedMistake,
  nonZero,
  num,
  paren,
  person,
  pick,
  point,
  signed,
  sub,
  type Template,
  template,
  text,
  toTex,
  until,
  withFaster,
} from '#kit'
import { base, skill } from './transformations.ts'

type Squeeze = Readonly<{ b: number; p: number; q: number; c: number }>
const squeeze = template({
  ...base,
  id: 'algebra-2/horizontal-squeeze',
  difficulty: 'High',
  b: 0.6,
  seconds: 70,
  draw: (rng): Squeeze =>
    until(
      () => ({ b: pick(rng, [2, 3, 4, 5]), p: int(rng, 6, 30), q: nonZero(rng, -9, 9), c: nonZero(rng, -5, 5) }),
      ({ b, p, c }) => p % b === 0 && (p + c) % b === 0,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ b, p, q, c }) =>
        `The point $(${p}, ${q})$ lies on the graph of $y = f(x)$, and $f$ takes the value $${q}$ nowhere else. At what value of $x$ does the graph of $y = f(${linear(b, -c)})$ have the height $${q}$?`,
    },
  ],
  given: (e) => e,
  answer: ({ b, p, c }) => num(frac(p + c, b)),
  traps: [
    {
      misconception: 'a2-fn-stretches-the-wrong-way',
      classic: true,
      operation: 'multiplied-instead-of-divided',
      operands: ({ p, b }) => [p, b],
      after: (got, { c }) => sub(got, c),
      rule: ({ b, p, c }) => num(b * p - c),
      why: ({ b, p, c }) => `puts $${p}$ into $${linear(b, -c)}$; this must come out as $${p}$.`,
      says: ({ b, p, c }) => `I put $${p}$ into $${linear(b, -c)}$ instead of solving for $x$.`,
    },
    {
      misconception: 'a2-fn-shifts-the-wrong-way',
      operation: 'sign-reversed',
      operands: ({ c }) => [c],
      after: (got, { p, b }) => div(add(p, got), b),
      rule: ({ b, p, c }) => num(frac(p - c, b)),
      why: ({ c }) => `does not undo $${signed(-c).trim()}$, but does it once more.`,
      says: ({ c }) => `I took $${signed(-c).trim()}$ along with the same sign instead of undoing it.`,
    },
    {
      misconception: 'a2-fn-shifts-before-stretching',
      operation: 'operation-undone-in-wrong-order',
      operands: ({ b, c, p }) => [b, -c, p],
      rule: ({ b, p, c }) => num(p / b + c),
      why: ({ b, c }) => `divides by $${b}$ before it undoes $${signed(-c).trim()}$.`,
      says: ({ b, c }) => `I divided by $${b}$ before I undid $${signed(-c).trim()}$.`,
    },
  ],
  explain: ({ b, p, q, c }) => ({
    plan: 'The height is the same where the input of $f$ is the same, so set what stands inside equal to the old $x$ and solve.',
    steps: [
      {
        do: `The height is $${q}$ where the input of $f$ is ${p}: $${linear(b, -c)} = ${p}$.`,
        why: 'The graph of $f$ has this height only there.',
      },
      { do: `$${b}x = ${p}${signed(c)} = ${p + c}$`, why: `Undo $${signed(-c).trim()}$ on both sides.` },
      { do: `$x = ${toTex(frac(p + c, b))}$`, why: `Divide by ${b}.` },
    ],
    check: `$${b} \\cdot ${paren(frac(p + c, b))}${signed(-c)} = ${p}$`,
    faster: `All numbers are multiples of ${b}, so divide $${linear(b, -c)} = ${p}$ by ${b} at once: $${linear(1, -c / b)} = ${p / b}$, and $x = ${(p + c) / b}$.`,
  }),
  check: ({ b, p, c }) => num(Array.from({ length: 99 }, (_, i) => i - 40).find((x) => b * x - c === p) ?? 99),
})

const mistake = template({
  id: 'algebra-2/transformation-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-fn',
      items: 6,
      draw: (rng): { h: number; k: number; a: number } =>
        until(
          () => ({ h: int(rng, 2, 7), k: nonZero(rng, -8, 8), a: int(rng, 2, 4) }),
          ({ h, k }) => Math.abs(h) !== Math.abs(k),
        ),
      task: ({ a, h, k }) =>
        `looked for the lowest point of $y = ${a}(x - ${h})^2${signed(k)}$ by moving the lowest point $(0, 0)$ of $y = x^2$,`,
      solution: ({ h, k }) => point(h, k),
      work: ({ a, h, k }) =>
        `stretching by ${a} leaves $(0, 0)$ where it is, then it moves ${h} to the right and ${Math.abs(k)} ${k > 0 ? 'up' : 'down'}`,
      mistakes: ({ a, h, k }) => [
        {
          says: `Shifting ${h} to the left instead of to the right`,
          work: `$x$ becomes $0 - ${h}$, $y$ becomes $${k}$`,
          result: point(-h, k),
        },
        {
          says: `Shifting ${k > 0 ? 'down' : 'up'} instead of ${k > 0 ? 'up' : 'down'}`,
          work: `$x$ becomes $${h}$, $y$ becomes $${-k}$`,
          result: point(h, -k),
        },
        {
          says: 'Using the horizontal shift vertically and the vertical one horizontally',
          work: `$x$ becomes $${k}$, $y$ becomes $${h}$`,
          result: point(k, h),
        },
        {
          says: `Shifting ${k > 0 ? 'up' : 'down'} first and then stretching from the $x$-axis by the factor ${a}`,
          work: `the height $${k}$ is multiplied by ${a}`,
          result: point(h, a * k),
        },
      ],
      redo: ({ a, h, k }) => {
        const xs = Array.from({ length: 41 }, (_, i) => i - 20)
        const lowest = (fn: (x: number) => number) => {
          const x = xs.reduce((best, v) => (fn(v) < fn(best) ? v : best))
          return point(x, fn(x))
        }
        return [
          lowest((x) => a * (x - h) ** 2 + k),
          lowest((x) => a * (x + h) ** 2 + k),
          lowest((x) => a * (x - h) ** 2 - k),
          lowest((x) => a * (x - k) ** 2 + h),
          lowest((x) => a * ((x - h) ** 2 + k)),
        ]
      },
    }),
    ({ e: { h, k, a }, which, name }) => {
      const lowest = `Read the lowest point off: the parentheses are $0$ at $x = ${h}$, and the height there is $${k}$`
      return [
        `${lowest}. ${name}’s height is right and only the sign of the first coordinate is wrong: the shift sideways.`,
        `${lowest}. ${name}’s first coordinate is right and only the sign of the height is wrong: the shift up or down.`,
        `${lowest}. ${name} has both numbers, but each in the place of the other.`,
        `${lowest}. ${name}’s first coordinate is right, and the height is $${a} \\cdot ${paren(k)} = ${a * k}$: it was stretched as well.`,
      ][which] as string
    },
  ),
})

type Story = Readonly<{ d: number; k: number; what: number }>
const stories = [
  (who: string, d: number, k: number) =>
    `The function $T(t)$ gives the temperature in a town, in degrees, $t$ hours after midnight. In ${who}’s village the temperature follows the same curve, but ${d} hours later and ${Math.abs(k)} ${Math.abs(k) === 1 ? 'degree' : 'degrees'} ${k > 0 ? 'higher' : 'lower'}. Which function gives the temperature in the village $t$ hours after midnight?`,
  (who: string, d: number, k: number) =>
    `The function $T(t)$ gives the water level at a harbor, in inches, $t$ hours after midnight. At ${who}’s beach the same levels come ${d} hours later and are ${Math.abs(k)} ${Math.abs(k) === 1 ? 'inch' : 'inches'} ${k > 0 ? 'higher' : 'lower'}. Which function gives the level at the beach $t$ hours after midnight?`,
]
const shifted = (d: number, k: number) => text(`$T(t${signed(-d)})${signed(k)}$`)
const later = template({
  ...base,
  id: 'algebra-2/later-and-higher',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 65,
  draw: (rng): Story =>
    until(
      () => ({ d: int(rng, 2, 6), k: nonZero(rng, -9, 9), what: int(rng, 0, 1) }),
      ({ d, k }) => d !== Math.abs(k),
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ d, k, what }, rng) => (stories[what] as (typeof stories)[number])(person(rng), d, k),
    },
  ],
  given: ({ d, k }) => ({ d, k }),
  answer: ({ d, k }) => shifted(d, k),
  traps: [
    {
      misconception: 'a2-fn-shifts-the-wrong-way',
      classic: true,
      rule: ({ d, k }) => shifted(-d, k),
      why: () => 'lets everything happen earlier.',
      says: ({ d }) => `I wrote ${d} hours later as $t + ${d}$.`,
    },
    {
      misconception: 'a2-fn-swaps-the-two-shifts',
      rule: ({ d, k }) => shifted(k, d),
      why: () => 'uses the time as a height and the height as a time.',
    },
    {
      misconception: 'a2-fn-opposite-sign-outside',
      rule: ({ d, k }) => shifted(d, -k),
      why: ({ k }) => `makes the values ${k > 0 ? 'lower' : 'higher'}.`,
    },
    {
      misconception: 'a2-fn-shifts-the-wrong-way',
      twoSlips: true,
      rule: ({ d, k }) => shifted(-d, -k),
      why: ({ k }) => `lets everything happen earlier, and makes the values ${k > 0 ? 'lower' : 'higher'}.`,
      says: () => 'I used the wrong sign for both shifts.',
    },
    {
      misconception: 'a2-fn-swaps-the-two-shifts',
      twoSlips: true,
      rule: ({ d, k }) => shifted(-k, d),
      why: () => 'uses the time as a height and the height as a time, with the wrong sign.',
      says: () => 'I swapped the two shifts, and took the one inside with the wrong sign.',
    },
  ],
  explain: ({ d, k }) => ({
    plan: 'Later is a shift to the right, so it stands inside with a minus; higher or lower stands outside.',
    steps: [
      {
        do: `What happens at time $t$ happened in the first place ${d} hours earlier, at time $t - ${d}$.`,
        why: 'Later means: look back.',
      },
      { do: `There the value was $T(t - ${d})$.`, why: 'Put the earlier time into $T$.' },
      {
        do: `Then ${k > 0 ? 'add' : 'subtract'} ${Math.abs(k)}: ${shifted(d, k).html}.`,
        why: 'This changes the values themselves.',
      },
    ],
    check: `Try a value: if $T(1) = 20$, the second place must have $${20 + k}$ at $t = ${d + 1}$, and $T(${d + 1} - ${d})${signed(k)} = T(1)${signed(k)} = 20${signed(k)} = ${20 + k}$.`,
    faster: `Test the options at one moment, $t = ${d}$: there the value must be $T(0)${signed(k)}$, what the first place had at midnight and ${Math.abs(k)} ${k > 0 ? 'more' : 'less'}. Only ${shifted(d, k).html} gives this.`,
  }),
  // Follows one day hour by hour: what the first place has at hour s, the other has at hour s + d, k higher.
  check: ({ d, k }) => {
    const first = (t: number) => t * t - 7 * t + 3
    const there = Array.from({ length: 24 }, (_, s) => [s + d, first(s) + k] as const)
    const found = [d, -d, k, -k].flatMap((u) =>
      [k, -k, d, -d].flatMap((v) => (there.every(([t, y]) => first(t - u) + v === y) ? [shifted(u, v)] : [])),
    )
    return found.length === 1 ? (found[0] ?? text('none')) : text('none')
  },
})

export const templates: readonly Template[] = [squeeze, mistake, later]
