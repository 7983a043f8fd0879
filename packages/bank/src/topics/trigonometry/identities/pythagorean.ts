/** Pythagorean identities: simplifying. */

import { expr, int, person, type Step, type Template, template } from '#kit'

export const skill = 'trig-pythagorean-identities'

export const { sin, cos, tan } = Math

type F = (x: number) => number

type Option = readonly [string, F, string, string]

type Entry = Readonly<{
  tex: (k: number) => string
  f: (k: number, x: number) => number
  right: readonly [string, F]
  wrong: readonly Option[]
  /** The first two steps of the way. */ way: (k: number) => readonly [Step, Step]
  /** Why the last step is right. */ last: string
}>

export const ROOTS = 'trig-takes-roots-term-by-term'

export const PART = 'trig-leaves-out-a-part-of-the-expression'

export const SWAP = 'trig-swaps-sine-and-cosine-in-the-identity'

export const SIGN = 'trig-loses-a-sign-in-the-identity'

const RECIPROCAL = 'trig-mixes-up-the-reciprocals'

const TANGENT = 'trig-takes-the-tangent-for-sine-or-cosine'

/** Each is simplified to k times a short expression. */
const POOL: readonly Entry[] = [
  {
    tex: (k) => `${k} - ${k}\\sin^2 x`,
    f: (k, x) => k - k * sin(x) ** 2,
    right: ['\\cos^2 x', (x) => cos(x) ** 2],
    way: (k) => [
      { do: `Take out the factor: $${k}(1 - \\sin^2 x)$.`, why: 'Both terms have it.' },
      { do: '$1 - \\sin^2 x = \\cos^2 x$', why: 'Subtract $\\sin^2 x$ on both sides of $\\sin^2 x + \\cos^2 x = 1$.' },
    ],
    last: 'Put it in for the parentheses.',
    wrong: [
      ['\\sin^2 x', (x) => sin(x) ** 2, SWAP, 'I took $1 - \\sin^2 x$ for $\\sin^2 x$.'],
      ['\\cos x', cos, ROOTS, 'I dropped the square: I took $1 - \\sin^2 x$ for $\\cos x$.'],
      ['\\sin x', sin, ROOTS, 'I took $1 - \\sin^2 x$ for $\\sin^2 x$, and dropped the square.'],
    ],
  },
  {
    tex: (k) => `${k}\\cos^2 x - ${k}`,
    f: (k, x) => k * cos(x) ** 2 - k,
    right: ['-\\sin^2 x', (x) => -(sin(x) ** 2)],
    way: (k) => [
      { do: `Take out the factor: $${k}(\\cos^2 x - 1)$.`, why: 'Both terms have it.' },
      {
        do: '$\\cos^2 x - 1 = -\\sin^2 x$',
        why: 'From $\\sin^2 x + \\cos^2 x = 1$: bring the $1$ and $\\sin^2 x$ to the other sides.',
      },
    ],
    last: 'Put it in for the parentheses; the minus sign stays.',
    wrong: [
      ['\\sin^2 x', (x) => sin(x) ** 2, SIGN, 'I took $\\cos^2 x - 1$ for $\\sin^2 x$ and lost the minus sign.'],
      ['-\\cos^2 x', (x) => -(cos(x) ** 2), SWAP, 'I took $\\cos^2 x - 1$ for $-\\cos^2 x$.'],
      ['\\cos^2 x', (x) => cos(x) ** 2, SWAP, 'I took $\\cos^2 x - 1$ for $\\cos^2 x$.'],
    ],
  },
  {
    tex: (k) => `${k}(1 - \\cos x)(1 + \\cos x)`,
    f: (k, x) => k * (1 - cos(x) ** 2),
    right: ['\\sin^2 x', (x) => sin(x) ** 2],
    way: (k) => [
      {
        do: `Multiply the parentheses: $${k}(1 - \\cos^2 x)$.`,
        why: 'A product of a difference and a sum is a difference of squares.',
      },
      { do: '$1 - \\cos^2 x = \\sin^2 x$', why: 'Subtract $\\cos^2 x$ on both sides of $\\sin^2 x + \\cos^2 x = 1$.' },
    ],
    last: 'Put it in for the parentheses.',
    wrong: [
      ['-\\sin^2 x', (x) => -(sin(x) ** 2), SIGN, 'I took $1 - \\cos^2 x$ for $-\\sin^2 x$.'],
      ['\\cos^2 x', (x) => cos(x) ** 2, SWAP, 'I took $1 - \\cos^2 x$ for $\\cos^2 x$.'],
      ['-\\cos^2 x', (x) => -(cos(x) ** 2), PART, 'I left out the 1 in $1 - \\cos^2 x$.'],
    ],
  },
  {
    tex: (k) => `${k}\\sin x \\cdot \\frac{\\cos x}{\\tan x}`,
    f: (k, x) => (k * sin(x) * cos(x)) / tan(x),
    right: ['\\cos^2 x', (x) => cos(x) ** 2],
    way: (k) => [
      {
        do: '$\\frac{\\cos x}{\\tan x} = \\cos x \\cdot \\frac{\\cos x}{\\sin x} = \\frac{\\cos^2 x}{\\sin x}$',
        why: '$\\tan x = \\frac{\\sin x}{\\cos x}$, and dividing by a fraction multiplies by its reciprocal.',
      },
      { do: `$${k}\\sin x \\cdot \\frac{\\cos^2 x}{\\sin x}$`, why: 'Put it in.' },
    ],
    last: 'The factor $\\sin x$ cancels.',
    wrong: [
      ['\\sin^2 x', (x) => sin(x) ** 2, RECIPROCAL, 'I multiplied by $\\tan x$ instead of dividing.'],
      ['\\cos x', cos, TANGENT, 'I took $\\tan x$ for $\\sin x$.'],
      ['\\sin x', sin, TANGENT, 'I took $\\tan x$ for $\\cos x$.'],
    ],
  },
  {
    tex: (k) => `${k}\\sec^2 x - ${k}`,
    f: (k, x) => k / cos(x) ** 2 - k,
    right: ['\\tan^2 x', (x) => tan(x) ** 2],
    way: (k) => [
      { do: `Take out the factor: $${k}(\\sec^2 x - 1)$.`, why: 'Both terms have it.' },
      {
        do: '$\\sec^2 x - 1 = \\tan^2 x$',
        why: 'Divide $\\sin^2 x + \\cos^2 x = 1$ by $\\cos^2 x$: $\\tan^2 x + 1 = \\sec^2 x$.',
      },
    ],
    last: 'Put it in for the parentheses.',
    wrong: [
      ['\\cot^2 x', (x) => 1 / tan(x) ** 2, RECIPROCAL, 'I took $\\sec^2 x - 1$ for $\\cot^2 x$.'],
      ['\\tan x', tan, ROOTS, 'I dropped the square: I took $\\sec^2 x - 1$ for $\\tan x$.'],
      ['\\cot x', (x) => 1 / tan(x), ROOTS, 'I dropped the square and took the reciprocal of the tangent.'],
    ],
  },
  {
    tex: (k) => `${k}\\tan x \\cos x`,
    f: (k, x) => k * tan(x) * cos(x),
    right: ['\\sin x', sin],
    way: (k) => [
      { do: '$\\tan x = \\frac{\\sin x}{\\cos x}$', why: 'Write everything with sine and cosine.' },
      { do: `$${k} \\cdot \\frac{\\sin x}{\\cos x} \\cdot \\cos x$`, why: 'Put it in.' },
    ],
    last: 'The factor $\\cos x$ cancels.',
    wrong: [
      ['\\cos x \\cot x', (x) => cos(x) / tan(x), RECIPROCAL, 'I took the reciprocal of $\\tan x$.'],
      ['\\sin x \\cos x', (x) => sin(x) * cos(x), TANGENT, 'I took $\\tan x$ for $\\sin x$.'],
      ['\\tan x \\sec x', (x) => tan(x) / cos(x), RECIPROCAL, 'I divided by $\\cos x$ instead of multiplying.'],
    ],
  },
  {
    tex: (k) => `\\frac{${k} - ${k}\\sin^2 x}{\\cos x}`,
    f: (k, x) => (k - k * sin(x) ** 2) / cos(x),
    right: ['\\cos x', cos],
    way: (k) => [
      {
        do: `Take out the factor in the numerator: $\\frac{${k}(1 - \\sin^2 x)}{\\cos x}$.`,
        why: 'Both terms have it.',
      },
      { do: `$\\frac{${k}\\cos^2 x}{\\cos x}$`, why: '$1 - \\sin^2 x = \\cos^2 x$, from $\\sin^2 x + \\cos^2 x = 1$.' },
    ],
    last: 'One factor $\\cos x$ cancels.',
    wrong: [
      ['\\sin x \\tan x', (x) => sin(x) * tan(x), SWAP, 'I took $1 - \\sin^2 x$ for $\\sin^2 x$.'],
      ['\\cos^2 x', (x) => cos(x) ** 2, PART, 'I left out the division by $\\cos x$.'],
      ['\\sec x', (x) => 1 / cos(x), PART, 'I left out the term with $\\sin^2 x$.'],
    ],
  },
  {
    tex: (k) => `${k}\\cos x \\tan^2 x + ${k}\\cos x`,
    f: (k, x) => k * cos(x) * (tan(x) ** 2 + 1),
    right: ['\\sec x', (x) => 1 / cos(x)],
    way: (k) => [
      { do: `Take out the factor: $${k}\\cos x(\\tan^2 x + 1)$.`, why: 'Both terms have it.' },
      {
        do: `$${k}\\cos x \\sec^2 x$`,
        why: '$\\tan^2 x + 1 = \\sec^2 x$: this is $\\sin^2 x + \\cos^2 x = 1$, divided by $\\cos^2 x$.',
      },
    ],
    last: '$\\cos x \\cdot \\sec x = 1$, so one factor $\\sec x$ is left.',
    wrong: [
      ['\\sec^2 x', (x) => 1 / cos(x) ** 2, PART, 'I left out the factor $\\cos x$.'],
      ['\\sin x \\tan x', (x) => sin(x) * tan(x), PART, 'I left out the second term.'],
      ['\\cos x \\cot^2 x', (x) => cos(x) / tan(x) ** 2, RECIPROCAL, 'I took $\\tan^2 x + 1$ for $\\cot^2 x$.'],
    ],
  },
]

const at = (i: string): Entry => POOL[Number(i)] as Entry

/** The expression that is shown. */
const entryOf = ({ shown, k }: Readonly<{ shown: string; k: number }>): Entry =>
  POOL.find((e) => e.tex(k) === shown) ?? at('0')

const times = (k: number, tex: string): string => (tex.startsWith('-') ? `-${k}${tex.slice(1)}` : `${k}${tex}`)

const simplify = template({
  id: 'trigonometry/simplify-with-identities',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) => ({ i: String(int(rng, 0, POOL.length - 1)), k: int(rng, 2, 9) }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ i, k }) => `Which expression is equal to $${at(i).tex(k)}$ for all $x$ for which both are defined?`,
    },
    {
      id: 'words',
      kind: 'methods',
      items: 4,
      stem: ({ i, k }, rng) =>
        `${person(rng)} wants to write $${at(i).tex(k)}$ as simply as possible. Which expression is the result?`,
    },
  ],
  given: ({ i, k }) => ({ shown: at(i).tex(k), k }),
  answer: ({ i, k }) => expr(times(k, at(i).right[0]), ({ x }) => k * at(i).right[1](x)),
  // All three are always among the options.
  traps: ([0, 1, 2] as const).flatMap((j) =>
    [ROOTS, PART, SWAP, SIGN, RECIPROCAL, TANGENT].map((m) => ({
      misconception: m,
      rule: (g: Readonly<{ shown: string; k: number }>) => {
        const [tex, f, slip] = entryOf(g).wrong[j] as Option
        return slip === m ? expr(times(g.k, tex), ({ x }) => g.k * f(x)) : null
      },
      says: ({ i }: Readonly<{ i: string }>) => (at(i).wrong[j] as Option)[3],
      why: ({ i, k }: Readonly<{ i: string; k: number }>) => {
        const [, f] = at(i).wrong[j] as Option
        const value = (g: F) => (k * g(Math.PI / 6)).toFixed(2)
        return `is about $${value(f)}$ at $x = 30^\\circ$, but it must be about $${value(at(i).right[1])}$.`
      },
    })),
  ),
  explain: ({ i, k }) => {
    const e = at(i)
    const [first, second] = e.way(k)
    return {
      plan: 'Look for the sum of the squares of sine and cosine, or for what follows from it. Taking out the common factor makes the identity visible.',
      steps: [first, second, { do: `The result is $${times(k, e.right[0])}$.`, why: e.last }],
      check: `At $x = 60^\\circ$ the given expression is about $${e.f(k, Math.PI / 3).toFixed(2)}$, and so is the result: $${(k * e.right[1](Math.PI / 3)).toFixed(2)}$.`,
      faster: `Try the options at an angle with known values: at $x = 30^\\circ$ the given expression is about $${e.f(k, Math.PI / 6).toFixed(2)}$, and of the four options only $${times(k, e.right[0])}$ is so, too.`,
    }
  },
  check: ({ shown, k }) => expr('', ({ x }) => POOL.find((e) => e.tex(k) === shown)?.f(k, x) ?? 0),
})

export const templates: readonly Template[] = [simplify]
