import { expr, frac, int, judgeTwo, num, person, pick, type Template, template, toTex, unitCircle, until } from '#kit'
import { real } from '../common.ts'

const skill = 'trig-pythagorean-identities'
const { sin, cos, tan } = Math
type F = (x: number) => number
type Option = readonly [string, F, string]
type Entry = Readonly<{
  tex: (k: number) => string
  f: (k: number, x: number) => number
  right: readonly [string, F]
  wrong: readonly Option[]
  how: string
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
    how: '$1 - \\sin^2 x = \\cos^2 x$',
    wrong: [
      ['\\sin^2 x', (x) => sin(x) ** 2, SWAP],
      ['\\cos x', cos, ROOTS],
      ['\\tan^2 x', (x) => tan(x) ** 2, RECIPROCAL],
      ['\\sin x', sin, ROOTS],
    ],
  },
  {
    tex: (k) => `${k}\\cos^2 x - ${k}`,
    f: (k, x) => k * cos(x) ** 2 - k,
    right: ['-\\sin^2 x', (x) => -(sin(x) ** 2)],
    how: '$\\cos^2 x - 1 = -\\sin^2 x$',
    wrong: [
      ['\\sin^2 x', (x) => sin(x) ** 2, SIGN],
      ['-\\cos^2 x', (x) => -(cos(x) ** 2), SWAP],
      ['-\\sin x', (x) => -sin(x), ROOTS],
      ['\\cos^2 x', (x) => cos(x) ** 2, SWAP],
    ],
  },
  {
    tex: (k) => `${k}(1 - \\cos x)(1 + \\cos x)`,
    f: (k, x) => k * (1 - cos(x) ** 2),
    right: ['\\sin^2 x', (x) => sin(x) ** 2],
    how: '$(1 - \\cos x)(1 + \\cos x) = 1 - \\cos^2 x = \\sin^2 x$',
    wrong: [
      ['-\\sin^2 x', (x) => -(sin(x) ** 2), SIGN],
      ['\\cos^2 x', (x) => cos(x) ** 2, SWAP],
      ['-\\cos^2 x', (x) => -(cos(x) ** 2), SIGN],
      ['\\sin x', sin, ROOTS],
    ],
  },
  {
    tex: (k) => `${k}\\sin x \\cdot \\frac{\\cos x}{\\tan x}`,
    f: (k, x) => (k * sin(x) * cos(x)) / tan(x),
    right: ['\\cos^2 x', (x) => cos(x) ** 2],
    how: '$\\frac{\\cos x}{\\tan x} = \\frac{\\cos^2 x}{\\sin x}$',
    wrong: [
      ['\\sin^2 x', (x) => sin(x) ** 2, RECIPROCAL],
      ['\\cos x', cos, ROOTS],
      ['\\sin x', sin, RECIPROCAL],
      ['\\tan x', tan, RECIPROCAL],
    ],
  },
  {
    tex: (k) => `${k}\\sec^2 x - ${k}`,
    f: (k, x) => k / cos(x) ** 2 - k,
    right: ['\\tan^2 x', (x) => tan(x) ** 2],
    how: '$\\sec^2 x - 1 = \\tan^2 x$',
    wrong: [
      ['\\cot^2 x', (x) => 1 / tan(x) ** 2, RECIPROCAL],
      ['\\sin^2 x', (x) => sin(x) ** 2, SWAP],
      ['\\tan x', tan, ROOTS],
      ['-\\tan^2 x', (x) => -(tan(x) ** 2), SIGN],
    ],
  },
  {
    tex: (k) => `${k}\\tan x \\cos x`,
    f: (k, x) => k * tan(x) * cos(x),
    right: ['\\sin x', sin],
    how: '$\\tan x = \\frac{\\sin x}{\\cos x}$',
    wrong: [
      ['\\cos x', cos, RECIPROCAL],
      ['\\cot x', (x) => 1 / tan(x), RECIPROCAL],
      ['\\sin^2 x', (x) => sin(x) ** 2, ROOTS],
      ['\\cos^2 x', (x) => cos(x) ** 2, RECIPROCAL],
    ],
  },
  {
    tex: (k) => `\\frac{${k} - ${k}\\sin^2 x}{\\cos x}`,
    f: (k, x) => (k - k * sin(x) ** 2) / cos(x),
    right: ['\\cos x', cos],
    how: '$1 - \\sin^2 x = \\cos^2 x$, and one factor $\\cos x$ cancels',
    wrong: [
      ['\\sin x', sin, SWAP],
      ['\\cos^2 x', (x) => cos(x) ** 2, ROOTS],
      ['\\tan x', tan, RECIPROCAL],
      ['\\sin^2 x', (x) => sin(x) ** 2, SWAP],
    ],
  },
  {
    tex: (k) => `${k}\\cos x \\tan^2 x + ${k}\\cos x`,
    f: (k, x) => k * cos(x) * (tan(x) ** 2 + 1),
    right: ['\\sec x', (x) => 1 / cos(x)],
    how: '$\\tan^2 x + 1 = \\sec^2 x$, and $\\cos x \\sec^2 x = \\sec x$',
    wrong: [
      ['\\csc x', (x) => 1 / sin(x), RECIPROCAL],
      ['\\cos x', cos, RECIPROCAL],
      ['\\sec^2 x', (x) => 1 / cos(x) ** 2, ROOTS],
      ['\\tan x', tan, ROOTS],
    ],
  },
]
const at = (i: string): Entry => POOL[Number(i)] as Entry
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
  traps: [
    ...([0, 1, 2, 3] as const).flatMap((j) =>
      [ROOTS, SWAP, SIGN, RECIPROCAL].map((m) => ({
        misconception: m,
        shortcut: ({ i, k }: { i: string; k: number }) => {
          const [tex, f, slip] = at(i).wrong[j] as Option
          return slip === m ? expr(times(k, tex), ({ x }) => k * f(x)) : null
        },
      })),
    ),
  ],
  explain: ({ i, k }) => [
    {
      do: `Take out the factor $${k}$ and use ${at(i).how}.`,
      why: 'The identity $\\sin^2 x + \\cos^2 x = 1$ (or what follows from it) shortens it.',
    },
    { do: `The result is $${times(k, at(i).right[0])}$.`, why: 'Multiply by the factor again.' },
  ],
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
      shortcut: ({ p, q, minus }) => num(frac((minus ? -1 : 1) * (p * p - q * q), q * q)),
      why: () => 'forgets the factor 2 of the middle term.',
    },
    { misconception: SIGN, shortcut: ({ p, q, minus }) => num(frac((minus ? 1 : -1) * (p * p - q * q), 2 * q * q)) },
    {
      misconception: ROOTS,
      shortcut: ({ p, q }) => num(frac(p * p, 2 * q * q)),
      why: () => 'leaves out the 1 that the squares add up to.',
    },
    {
      misconception: SQUARE,
      shortcut: ({ p, q, minus }) => num(frac((minus ? 1 : -1) * (p * p - q * q), q * q)),
      why: () => 'forgets the factor 2, and the sign is wrong.',
    },
    {
      misconception: ROOTS,
      shortcut: ({ p, q }) => num(frac(p * p + q * q, 2 * q * q)),
      why: () => 'adds the 1 instead of subtracting it.',
    },
  ],
  explain: ({ p, q, minus }) => [
    {
      do: `Square both sides: $\\sin^2 x ${minus ? '-' : '+'} 2\\sin x\\cos x + \\cos^2 x = \\frac{${p * p}}{${q * q}}$`,
      why: 'The square of a sum has a middle term.',
    },
    {
      do: `$1 ${minus ? '-' : '+'} 2\\sin x\\cos x = \\frac{${p * p}}{${q * q}}$, so $\\sin x\\cos x = ${toTex(frac((minus ? -1 : 1) * (p * p - q * q), 2 * q * q))}$`,
      why: 'The two squares add up to 1.',
    },
  ],
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
      shortcut: ({ a, b, p, q, fn }) => num(frac(fn === 'sin' ? b * p + a * (q - p) : b * (q - p) + a * p, q)),
    },
    {
      misconception: ROOTS,
      shortcut: ({ a, b, p, q }) => num(frac((a + b) * p, q)),
      why: () => 'uses the same value for both squares.',
    },
    {
      misconception: SIGN,
      shortcut: ({ a, b, p, q, fn }) => num(frac(fn === 'sin' ? a * p + b * (q + p) : a * (q + p) + b * p, q)),
      why: () => 'adds to 1 where it should subtract.',
    },
    { misconception: ROOTS, rule: ({ a, b }) => num(a + b), why: () => 'takes each of the squares for 1.' },
    {
      misconception: SWAP,
      shortcut: ({ a, b, p, q }) => num(frac((a + b) * (q - p), q)),
      why: () => 'uses the same value for both squares.',
    },
  ],
  explain: ({ a, b, p, q, fn }) => [
    {
      do: `$\\${fn === 'sin' ? 'cos' : 'sin'}^2 x = 1 - ${toTex(frac(p, q))} = ${toTex(frac(q - p, q))}$`,
      why: 'The two squares add up to 1.',
    },
    {
      do: `$${a} \\cdot ${toTex(frac(fn === 'sin' ? p : q - p, q))} + ${b} \\cdot ${toTex(frac(fn === 'sin' ? q - p : p, q))} = ${toTex(frac(fn === 'sin' ? a * p + b * (q - p) : a * (q - p) + b * p, q))}$`,
      why: 'Put in both values.',
    },
  ],
  check: ({ a, b, r, fn }) => {
    const v = Math.sqrt(r.n / r.d)
    const x = fn === 'sin' ? Math.asin(v) : Math.acos(v)
    return num(rationalOf(a * sin(x) ** 2 + b * cos(x) ** 2))
  },
})

const claims = template({
  id: 'trigonometry/identity-claims',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...judgeTwo({
    slip: 'trig-identity',
    frame: 'two-claims',
    items: 5,
    draw: (rng) => ({ k: int(rng, 2, 9) }),
    intro: () => '<p>Two students claim that an equation holds for every $x$ for which both sides are defined.</p>',
    claims: ({ k }) => [
      {
        id: 'a',
        says: `$${k}\\sin^2 x = ${k} - ${k}\\cos^2 x$`,
        holds: true,
        because: 'It is $\\sin^2 x + \\cos^2 x = 1$, rearranged and multiplied.',
      },
      {
        id: 'b',
        says: `$\\tan^2 ${k}x + 1 = \\sec^2 ${k}x$`,
        holds: true,
        because: `The identity holds for every angle, also for $${k}x$.`,
      },
      {
        id: 'c',
        says: `$\\sin^2 ${k}x + \\cos^2 ${k}x = 1$`,
        holds: true,
        because: `The identity holds for every angle, also for $${k}x$.`,
      },
      {
        id: 'd',
        says: `$\\sin^2 ${k}x + \\cos^2 ${k}x = ${k}$`,
        holds: false,
        because: 'The sum of the squares is always 1.',
      },
      {
        id: 'e',
        says: `$${k}\\sin x + ${k}\\cos x = ${k}$`,
        holds: false,
        because: 'At $x = 45^\\circ$ the left side is larger; only the squares add up to 1.',
      },
      {
        id: 'f',
        says: `$\\sqrt{${k * k} - ${k * k}\\sin^2 x} = ${k}\\cos x$`,
        holds: false,
        because: 'A root is never negative, but $\\cos x$ can be: it should be $|\\cos x|$.',
      },
    ],
    given: ({ k }) => ({ k: String(k) }),
    test: ({ k: text }, id) => {
      const k = Number(text)
      const eqs: Record<string, (x: number) => number> = {
        a: (x) => k * sin(x) ** 2 - k + k * cos(x) ** 2,
        b: (x) => tan(k * x) ** 2 + 1 - 1 / cos(k * x) ** 2,
        c: (x) => sin(k * x) ** 2 + cos(k * x) ** 2 - 1,
        d: (x) => sin(k * x) ** 2 + cos(k * x) ** 2 - k,
        e: (x) => k * sin(x) + k * cos(x) - k,
        f: (x) => Math.sqrt(k * k - k * k * sin(x) ** 2) - k * cos(x),
      }
      return [0.3, 1.23, 2.2, 4.01, 5.5].every((x) => Math.abs((eqs[id] as F)(x)) < 1e-6)
    },
  }),
})

export const templates: readonly Template[] = [simplify, product, weighted, claims]
