import {
  add,
  expr,
  frac,
  int,
  num,
  person,
  pick,
  type Step,
  type Template,
  template,
  toTex,
  unitCircle,
  until,
} from '#kit'
import { real, realText } from '../common.ts'

const skill = 'trig-pythagorean-identities'
const { sin, cos, tan } = Math
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

const ROOTS = 'trig-takes-roots-term-by-term'
const SWAP = 'trig-swaps-sine-and-cosine-in-the-identity'
const SIGN = 'trig-loses-a-sign-in-the-identity'
const SQUARE = 'trig-squares-a-sum-term-by-term'
const RECIPROCAL = 'trig-mixes-up-the-reciprocals'

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
      ['\\sin x', sin, ROOTS, 'I dropped the square and took the wrong function.'],
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
      ['\\cos^2 x', (x) => cos(x) ** 2, SWAP, 'I took the wrong function and lost the minus sign.'],
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
      ['-\\cos^2 x', (x) => -(cos(x) ** 2), SIGN, 'I left out the 1 in $1 - \\cos^2 x$.'],
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
      ['\\cos x', cos, RECIPROCAL, 'I took $\\tan x$ for $\\sin x$.'],
      ['\\sin x', sin, RECIPROCAL, 'I took $\\tan x$ for $\\cos x$.'],
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
      ['\\cot x', (x) => 1 / tan(x), ROOTS, 'I dropped the square and turned the tangent upside down.'],
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
      ['\\cos x \\cot x', (x) => cos(x) / tan(x), RECIPROCAL, 'I turned $\\tan x$ upside down.'],
      ['\\sin x \\cos x', (x) => sin(x) * cos(x), RECIPROCAL, 'I took $\\tan x$ for $\\sin x$.'],
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
      ['\\cos^2 x', (x) => cos(x) ** 2, ROOTS, 'I left out the division by $\\cos x$.'],
      ['\\sec x', (x) => 1 / cos(x), ROOTS, 'I left out the term with $\\sin^2 x$.'],
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
      ['\\sec^2 x', (x) => 1 / cos(x) ** 2, ROOTS, 'I left out the factor $\\cos x$.'],
      ['\\sin x \\tan x', (x) => sin(x) * tan(x), ROOTS, 'I left out the second term.'],
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
    [ROOTS, SWAP, SIGN, RECIPROCAL].map((m) => ({
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
      check: `At $x = 30^\\circ$ the given expression is about $${e.f(k, Math.PI / 6).toFixed(2)}$, and so is the result: $${(k * e.right[1](Math.PI / 6)).toFixed(2)}$.`,
    }
  },
  check: ({ shown, k }) => expr('', ({ x }) => POOL.find((e) => e.tex(k) === shown)?.f(k, x) ?? 0),
})

/** sin x + cos x is known. */
const product = template({
  id: 'trigonometry/product-from-sum',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: false,
  seconds: 95,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 1, 9), q: int(rng, 2, 7), minus: int(rng, 0, 1) === 1 }),
      ({ p, q }) => p !== q && p / q < 1.41 && frac(p, q).d === q,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 3,
      stem: ({ p, q, minus }) =>
        `If $\\sin x ${minus ? '-' : '+'} \\cos x = ${toTex(frac(p, q))}$, what is $\\sin x \\cos x$?`,
    },
  ],
  given: ({ p, q, minus }) => ({ r: frac(p, q), minus }),
  answer: ({ p, q, minus }) => num(frac((minus ? -1 : 1) * (p * p - q * q), 2 * q * q)),
  traps: [
    {
      misconception: SQUARE,
      classic: true,
      rule: ({ r, minus }) => num(frac((minus ? -1 : 1) * (r.n ** 2 - r.d ** 2), r.d ** 2)),
      says: () => 'I forgot the factor 2 of the middle term.',
      why: () => 'forgets the factor 2 of the middle term.',
    },
    {
      misconception: SIGN,
      rule: ({ r, minus }) => num(frac((minus ? 1 : -1) * (r.n ** 2 - r.d ** 2), 2 * r.d ** 2)),
      says: () => 'I turned the difference with 1 around.',
      why: () => 'has the opposite sign.',
    },
    {
      misconception: ROOTS,
      rule: ({ r, minus }) => num(frac((minus ? -1 : 1) * r.n ** 2, 2 * r.d ** 2)),
      says: () => 'I left out the 1 that the squares add up to.',
      why: () => 'leaves out the 1 that the squares add up to.',
    },
    {
      misconception: SQUARE,
      twoSlips: true,
      rule: ({ r, minus }) => num(frac((minus ? 1 : -1) * (r.n ** 2 - r.d ** 2), r.d ** 2)),
      says: () => 'I forgot the factor 2 of the middle term and turned the difference around.',
      why: () => 'forgets the factor 2, and the sign is wrong.',
    },
  ],
  explain: ({ p, q, minus }) => {
    const twice = frac((minus ? -1 : 1) * (p * p - q * q), q * q)
    const value = frac((minus ? -1 : 1) * (p * p - q * q), 2 * q * q)
    const t = Math.asin(p / q / Math.SQRT2)
    const x = minus ? t + Math.PI / 4 : t - Math.PI / 4
    const deg = (x * 180) / Math.PI
    return {
      plan: 'The product stands in the middle term of a square. Square both sides; the squares of sine and cosine add up to one, and the product can be solved for.',
      steps: [
        {
          do: `Square both sides: $\\sin^2 x ${minus ? '-' : '+'} 2\\sin x\\cos x + \\cos^2 x = \\frac{${p * p}}{${q * q}}$`,
          why: 'The square of a sum has a middle term.',
        },
        {
          do: `$1 ${minus ? '-' : '+'} 2\\sin x\\cos x = \\frac{${p * p}}{${q * q}}$`,
          why: 'The two squares add up to 1.',
        },
        {
          do: `$2\\sin x\\cos x = ${minus ? `1 - \\frac{${p * p}}{${q * q}}` : `\\frac{${p * p}}{${q * q}} - 1`} = ${toTex(twice)}$`,
          why: 'Bring the product to one side.',
        },
        { do: `$\\sin x\\cos x = ${toTex(value)}$`, why: 'Divide by 2.' },
      ],
      check: `Such an angle is $x \\approx ${deg.toFixed(1)}^\\circ$: $\\sin x \\approx ${sin(x).toFixed(3)}$ and $\\cos x \\approx ${cos(x).toFixed(3)}$. Their ${minus ? 'difference' : 'sum'} is about $${(p / q).toFixed(2)}$, and their product about $${(sin(x) * cos(x)).toFixed(2)}$, like $${toTex(value)}$.`,
    }
  },
  // Solves for the angle first.
  check: ({ r, minus }) => {
    const t = Math.asin(r.n / r.d / Math.SQRT2)
    const x = minus ? t + Math.PI / 4 : t - Math.PI / 4
    return num(rationalOf(sin(x) * cos(x)))
  },
})

function rationalOf(x: number) {
  return real(x).number ?? frac(0)
}

/** A weighted sum of the squares. */
const weighted = template({
  id: 'trigonometry/weighted-squares',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 75,
  response: 'grid',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 2, 12),
        b: int(rng, 2, 12),
        p: int(rng, 1, 4),
        q: int(rng, 2, 6),
        fn: pick(rng, ['sin', 'cos'] as const),
      }),
      ({ a, b, p, q }) => p < q && a !== b && frac(p, q).d === q,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'bare',
      items: 5,
      stem: ({ a, b, p, q, fn }) =>
        `If $\\${fn}^2 x = ${toTex(frac(p, q))}$, what is the value of $${a}\\sin^2 x + ${b}\\cos^2 x$?`,
    },
    {
      id: 'circle',
      kind: 'figure',
      items: 7,
      response: 'choice',
      stem: ({ a, b, p, q, fn }) => {
        const v = Math.sqrt(p / q)
        const t = ((fn === 'sin' ? Math.asin(v) : Math.acos(v)) * 180) / Math.PI
        return `${unitCircle({ alt: 'The unit circle with a right triangle under the terminal side of an acute angle', angle: t, label: 'x', triangle: true, legs: ['cos x', 'sin x'] })}<p>In the figure, $\\${fn}^2 x = ${toTex(frac(p, q))}$. What is $${a}\\sin^2 x + ${b}\\cos^2 x$?</p>`
      },
    },
  ],
  given: ({ a, b, p, q, fn }) => ({ a, b, r: frac(p, q), fn }),
  answer: ({ a, b, p, q, fn }) => num(frac(fn === 'sin' ? a * p + b * (q - p) : a * (q - p) + b * p, q)),
  traps: [
    {
      misconception: SWAP,
      classic: true,
      rule: ({ a, b, r: { n, d }, fn }) => num(frac(fn === 'sin' ? b * n + a * (d - n) : b * (d - n) + a * n, d)),
      says: () => 'I gave each square the factor of the other one.',
      why: () => 'gives each square the factor of the other one.',
    },
    {
      misconception: ROOTS,
      rule: ({ a, b, r: { n, d } }) => num(frac((a + b) * n, d)),
      says: () => 'I used the given value for both squares.',
      why: () => 'uses the given value for both squares.',
    },
    {
      misconception: SIGN,
      rule: ({ a, b, r: { n, d }, fn }) => num(frac(fn === 'sin' ? a * n + b * (d + n) : a * (d + n) + b * n, d)),
      says: () => 'I added the given value to 1 instead of subtracting it.',
      why: () => 'adds to 1 where it should subtract.',
    },
    {
      misconception: ROOTS,
      rule: ({ a, b }) => num(a + b),
      says: () => 'I took each of the squares for 1.',
      why: () => 'takes each of the squares for 1.',
    },
    {
      misconception: SWAP,
      rule: ({ a, b, r: { n, d } }) => num(frac((a + b) * (d - n), d)),
      says: () => 'I used 1 minus the given value for both squares.',
      why: () => 'uses the same value for both squares.',
    },
  ],
  explain: ({ a, b, p, q, fn }, frame) => {
    const [s, c] = fn === 'sin' ? [frac(p, q), frac(q - p, q)] : [frac(q - p, q), frac(p, q)]
    const [one, two] = [frac(a * s.n, s.d), frac(b * c.n, c.d)]
    const v = Math.sqrt(p / q)
    const t = ((fn === 'sin' ? Math.asin(v) : Math.acos(v)) * 180) / Math.PI
    return {
      plan: 'The squares of sine and cosine add up to one. So one of them gives the other; then put both in and work the expression out.',
      steps: [
        {
          do: `$\\${fn === 'sin' ? 'cos' : 'sin'}^2 x = 1 - ${toTex(frac(p, q))} = ${toTex(frac(q - p, q))}$`,
          why: 'The two squares add up to 1.',
        },
        {
          do: `$${a}\\sin^2 x = ${a} \\cdot ${toTex(s)} = ${toTex(one)}$ and $${b}\\cos^2 x = ${b} \\cdot ${toTex(c)} = ${toTex(two)}$`,
          why: 'Put in both values.',
        },
        { do: `$${toTex(one)} + ${toTex(two)} = ${toTex(add(one, two))}$`, why: 'Add the two terms.' },
      ],
      check: `The value $${toTex(add(one, two))}$ lies between $${Math.min(a, b)}$ and $${Math.max(a, b)}$, as a weighted mean must.`,
      ...(frame === 'circle'
        ? {
            figure: unitCircle({
              alt: 'The unit circle with a right triangle under the terminal side of an acute angle',
              angle: t,
              label: 'x',
              triangle: true,
              legs: [realText(Math.sqrt(c.n / c.d)), realText(Math.sqrt(s.n / s.d))],
            }),
          }
        : {}),
    }
  },
  check: ({ a, b, r, fn }) => {
    const v = Math.sqrt(r.n / r.d)
    const x = fn === 'sin' ? Math.asin(v) : Math.acos(v)
    return num(rationalOf(a * sin(x) ** 2 + b * cos(x) ** 2))
  },
})

export const templates: readonly Template[] = [simplify, product, weighted]
