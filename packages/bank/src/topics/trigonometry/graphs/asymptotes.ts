/** Asymptotes of tangent, cotangent, secant and cosecant. */

import { coef, type Frac, frac, int, num, pick, signed, type Template, template, toTex, until, type Value } from '#kit'
import { angleOf, pi, piTex } from '../common.ts'
import { BELOW, BRANCHES, type Branch, NAME } from './branch-figures.ts'
import { PERIOD, skill } from './branches.ts'
import { inner } from './figures.ts'

const ZERO = 'trig-takes-a-zero-for-an-asymptote'

const FACTOR = 'trig-leaves-out-the-factor-inside'

const SHIFT = 'trig-shifts-the-asymptote-the-wrong-way'

type Asked = Readonly<{ fn: Branch; b: Frac }>

const half = (fn: Branch): number => (BELOW[fn] === 'cos' ? 0.5 : 1)

const first = template({
  id: 'trigonometry/first-asymptote',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        fn: pick(rng, BRANCHES),
        n: int(rng, 1, 8),
        m: pick(rng, [1, 1, 1, 2, 3]),
        a: pick(rng, [2, 3, 4, 5, -2, -3]),
        d: int(rng, -4, 4),
      }),
      ({ n, m }) => frac(n, m).d === m && n !== m,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 8,
      stem: ({ fn, n, m, a, d }) =>
        `What is the smallest positive value of $x$ at which the graph of $y = ${coef(a)}\\${fn}\\left(${inner(n / m)}\\right)${signed(d)}$ has a vertical asymptote?`,
    },
  ],
  given: ({ fn, n, m }): Asked => ({ fn, b: frac(n, m) }),
  answer: ({ fn, n, m }) => pi((half(fn) * m) / n),
  traps: [
    {
      misconception: ZERO,
      classic: true,
      rule: ({ fn, b }) => pi(((1.5 - half(fn)) * b.d) / b.n),
      says: ({ fn }) => `I used the zeros of the ${BELOW[fn] === 'cos' ? 'sine' : 'cosine'}.`,
      why: ({ fn }) =>
        `makes the ${BELOW[fn] === 'cos' ? 'sine' : 'cosine'} 0, but the ${NAME[fn]} has the ${BELOW[fn] === 'cos' ? 'cosine' : 'sine'} in its denominator.`,
    },
    {
      misconception: FACTOR,
      rule: ({ fn, b }) => pi((half(fn) * b.n) / b.d),
      says: () => 'I multiplied by the factor of $x$ instead of dividing by it.',
      why: ({ n, m }) => `multiplies by $${toTex(frac(n, m))}$ instead of dividing.`,
    },
    {
      misconception: FACTOR,
      rule: ({ fn }) => pi(half(fn)),
      says: () => 'I left out the factor of $x$.',
      why: ({ n, m }) => `leaves out the factor $${toTex(frac(n, m))}$.`,
    },
    {
      misconception: PERIOD,
      rule: ({ b }) => pi((2 * b.d) / b.n),
      says: () => 'I gave $2\\pi$ divided by the factor of $x$, the period of a wave.',
      why: () => 'is the period of a wave with this factor.',
    },
    {
      misconception: ZERO,
      twoSlips: true,
      rule: ({ fn, b }) => pi(((1.5 - half(fn)) * b.n) / b.d),
      says: ({ fn }) =>
        `I used the zeros of the ${BELOW[fn] === 'cos' ? 'sine' : 'cosine'}, and multiplied by the factor of $x$ instead of dividing.`,
      why: () => 'uses the zeros of the wrong function and multiplies by the factor.',
    },
    {
      misconception: PERIOD,
      rule: ({ fn, b }) => pi((half(fn) * 3 * b.d) / b.n),
      says: ({ fn }) => (BELOW[fn] === 'cos' ? 'I gave the second asymptote.' : 'I gave the third asymptote.'),
      why: () => 'is an asymptote, but not the first one.',
    },
  ],
  explain: ({ fn, n, m }) => ({
    plan: 'An asymptote stands where the denominator of the function is zero. Set the inside equal to the smallest positive zero of that denominator and solve for $x$.',
    steps: [
      {
        do: `${NAME[fn][0]?.toUpperCase()}${NAME[fn].slice(1)} has $\\${BELOW[fn]}$ in the denominator.`,
        why: `$\\${fn} u = \\frac{${fn === 'tan' ? '\\sin u' : fn === 'cot' ? '\\cos u' : '1'}}{\\${BELOW[fn]} u}$`,
      },
      {
        do: `The smallest positive zero of $\\${BELOW[fn]} u$ is $u = ${piTex(half(fn))}$.`,
        why: 'Look at the unit circle. The factor in front and the number added at the end do not move an asymptote.',
      },
      {
        do: `$${inner(n / m)} = ${piTex(half(fn))}$, so $x = ${piTex((half(fn) * m) / n)}$.`,
        why: `Divide by $${toTex(frac(n, m))}$.`,
      },
    ],
    faster: `Start from the graph of $y = \\${fn} x$ as you know it, with its first asymptote to the right of 0 at $x = ${piTex(half(fn))}$. The factor of $x$ divides this distance: $${piTex(half(fn))} \\div ${m === 1 ? n : toTex(frac(n, m))} = ${piTex((half(fn) * m) / n)}$.`,
    check: `$${toTex(frac(n, m))} \\cdot ${piTex((half(fn) * m) / n)} = ${piTex(half(fn))}$, a zero of $\\${BELOW[fn]}$.`,
  }),
  // The first multiple of π/480 at which the denominator vanishes.
  check: ({ fn, b }) => {
    const k = Array.from({ length: 3000 }, (_, i) => i + 1).find(
      (i) => Math.abs(Math[BELOW[fn]](((b.n / b.d) * i * Math.PI) / 840)) < 1e-9,
    )
    return pi((k ?? 0) / 840)
  },
})

type Moved = Readonly<{ fn: Branch; b: number; c: string; plus: boolean }>

/** The least positive x with bx ∓ c = half + n, all in multiples of π. */
const moved = (half0: number, b: number, c: number): number => {
  const x = (half0 + c) / b
  return x - Math.ceil(x * b - 1) / b
}

const shiftOf = ({ c, plus }: Moved): number => (plus ? -1 : 1) * (angleOf(c) / 180)

const shifted = template({
  id: 'trigonometry/shifted-asymptote',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 100,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => ({
    fn: pick(rng, BRANCHES),
    b: int(rng, 2, 6),
    c: pick(rng, [1 / 3, 1 / 4, 1 / 6, 2 / 3, 3 / 4, 1 / 5, 2 / 5]),
    plus: int(rng, 0, 1) === 1,
    a: pick(rng, [2, 3, 4, 5]),
  }),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 8,
      stem: ({ fn, b, c, plus, a }) =>
        `The graph of $y = ${a}\\${fn}\\left(${b}x ${plus ? '+' : '-'} ${piTex(c)}\\right)$ has vertical asymptotes. Which is the smallest positive value of $x$ at which it has one?`,
    },
  ],
  given: ({ fn, b, c, plus }): Moved => ({ fn, b, c: piTex(c), plus }),
  answer: ({ fn, b, c, plus }) => pi(moved(half(fn), b, plus ? -c : c)),
  traps: [
    {
      misconception: ZERO,
      classic: true,
      rule: (x) => pi(moved(1.5 - half(x.fn), x.b, shiftOf(x))),
      says: ({ fn }) => `I used the zeros of the ${BELOW[fn] === 'cos' ? 'sine' : 'cosine'}.`,
      why: ({ fn }) =>
        `makes the ${BELOW[fn] === 'cos' ? 'sine' : 'cosine'} 0, but the ${NAME[fn]} has the ${BELOW[fn] === 'cos' ? 'cosine' : 'sine'} in its denominator.`,
    },
    {
      misconception: SHIFT,
      rule: (x) => pi(moved(half(x.fn), x.b, -shiftOf(x))),
      says: () => 'I moved the asymptotes to the wrong side.',
      why: () => 'has the shift with the wrong sign.',
    },
    {
      misconception: SHIFT,
      rule: (x) => pi(half(x.fn) / x.b),
      says: () => 'I left out the shift.',
      why: ({ c, plus }) => `leaves out the $${plus ? '+' : '-'} ${piTex(c)}$.`,
    },
    {
      misconception: SHIFT,
      rule: (x) => {
        const v = half(x.fn) / x.b + shiftOf(x)
        return pi(v - Math.ceil(v * x.b - 1) / x.b)
      },
      says: () => 'I did not divide the shift by the factor of $x$.',
      why: ({ b, c }) => `moves by $${piTex(c)}$ without dividing it by ${b}.`,
    },
    {
      misconception: FACTOR,
      rule: (x) => pi(moved(half(x.fn), x.b, shiftOf(x)) * x.b),
      says: () => 'I solved for the multiple of $x$ and forgot to divide.',
      why: ({ b }) => `is $${b}x$, not $x$.`,
    },
  ],
  explain: ({ fn, b, c, plus }) => {
    const s = plus ? -c : c
    const x = moved(half(fn), b, s)
    const inside = x * b
    const target = inside - s
    return {
      plan: 'An asymptote stands where the denominator is zero. Set the inside equal to a zero of the denominator, solve for $x$, and choose among all zeros the one that makes $x$ positive and smallest.',
      steps: [
        {
          do: `The ${NAME[fn]} has $\\${BELOW[fn]}$ in the denominator; its zeros are $${BELOW[fn] === 'cos' ? '\\frac{\\pi}{2} + n\\pi' : 'n\\pi'}$ for whole numbers $n$.`,
          why: `$\\${BELOW[fn]} u = 0$ there.`,
        },
        {
          do: `$${b}x ${plus ? '+' : '-'} ${piTex(c)} = ${BELOW[fn] === 'cos' ? '\\frac{\\pi}{2} + n\\pi' : 'n\\pi'}$ gives $${b}x = ${BELOW[fn] === 'cos' ? `${piTex(0.5 + s)} + n\\pi` : `${piTex(s)} + n\\pi`}$.`,
          why: plus ? 'Subtract what is added inside.' : 'Add what is subtracted inside.',
        },
        {
          do: `The smallest positive right side is $${piTex(inside)}$ (the inside is then $${piTex(target)}$).`,
          why: 'Try the whole numbers $n$ next to 0, also negative ones.',
        },
        { do: `$x = ${piTex(inside)} \\div ${b} = ${piTex(x)}$`, why: `Divide by ${b}.` },
      ],
      check: `$${b} \\cdot ${piTex(x)} ${plus ? '+' : '-'} ${piTex(c)} = ${piTex(target)}$, and $\\${BELOW[fn]}$ is 0 there.`,
      faster: `Try the options from the smallest up: the inside must become a zero of $\\${BELOW[fn]}$. At $x = ${piTex(x)}$ it is $${piTex(inside)} ${plus ? '+' : '-'} ${piTex(c)} = ${piTex(target)}$.`,
    }
  },
  check: (g) => {
    const k = Array.from({ length: 4000 }, (_, i) => i + 1).find(
      (i) => Math.abs(Math[BELOW[g.fn]](g.b * ((i * Math.PI) / 3600) - shiftOf(g) * Math.PI)) < 1e-9,
    )
    return pi((k ?? 0) / 3600)
  },
})

type Counted = Readonly<{ fn: Branch; b: number; k: number }>

const count = template({
  id: 'trigonometry/count-asymptotes',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 80,
  response: 'grid',
  draw: (rng) => ({ fn: pick(rng, BRANCHES), b: int(rng, 2, 8), k: int(rng, 2, 4), a: pick(rng, [2, 3, 5]) }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ fn, b, k, a }) =>
        `How many vertical asymptotes does the graph of $y = ${a}\\${fn}(${b}x)$ have in the interval $0 \\le x \\le ${k}\\pi$?`,
    },
  ],
  given: ({ fn, b, k }): Counted => ({ fn, b, k }),
  answer: ({ fn, b, k }) => num(b * k + (BELOW[fn] === 'sin' ? 1 : 0)),
  traps: [
    {
      misconception: 'trig-miscounts-the-asymptotes',
      classic: true,
      rule: ({ fn, b, k }) => num(b * k + (BELOW[fn] === 'sin' ? 0 : 1)),
      says: ({ fn }) =>
        BELOW[fn] === 'sin'
          ? 'I left out one end of the interval, although there is an asymptote.'
          : 'I counted one end of the interval, although there is no asymptote.',
      why: ({ fn }) =>
        BELOW[fn] === 'sin'
          ? 'leaves out one of the ends of the interval, where the sine is 0.'
          : 'counts an end of the interval, where the cosine is not 0.',
    },
    {
      misconception: PERIOD,
      rule: ({ fn, b, k }) => whole((b * k) / 2 + (BELOW[fn] === 'sin' ? 1 : 0)),
      says: () => 'I counted one asymptote for every $\\frac{2\\pi}{b}$.',
      why: () => 'counts one asymptote for every full wave of the denominator, which has two zeros there.',
    },
    {
      misconception: FACTOR,
      rule: ({ fn, k }) => num(k + (BELOW[fn] === 'sin' ? 1 : 0)),
      says: () => 'I left out the factor of $x$.',
      why: ({ b }) => `leaves out the factor ${b}.`,
    },
  ],
  explain: ({ fn, b, k }) => {
    const sine = BELOW[fn] === 'sin'
    return {
      plan: 'Find where the denominator is zero, write down the first and the last such place in the interval, and count how many steps lie between them.',
      steps: [
        {
          do: `The ${NAME[fn]} has $\\${BELOW[fn]}$ in the denominator, so the asymptotes are where $\\${BELOW[fn]}(${b}x) = 0$: at $x = ${sine ? '0' : `\\frac{\\pi}{${2 * b}}`}$ first, then every $\\frac{\\pi}{${b}}$.`,
          why: 'The zeros of sine and cosine are half a turn apart.',
        },
        {
          do: `The interval is $${k}\\pi \\div \\frac{\\pi}{${b}} = ${b * k}$ steps long.`,
          why: `One step is $\\frac{\\pi}{${b}}$.`,
        },
        {
          do: sine
            ? `Both ends of the interval are asymptotes, so there are $${b * k} + 1 = ${b * k + 1}$.`
            : `The asymptotes stand in the middle of the steps, so there are ${b * k}.`,
          why: sine ? 'Posts and gaps: one more post than gaps.' : 'Neither end is an asymptote.',
        },
      ],
      check: `The last asymptote is at $x = ${sine ? `${k}\\pi` : piTex(k - 1 / (2 * b))}$, inside the interval.`,
      faster: `Count half turns of the inside: while $x$ goes from $0$ to $${k}\\pi$, $${b}x$ goes from $0$ to $${b * k}\\pi$, through ${b * k} half turns. ${sine ? `$\\sin$ is $0$ at the end of each, and at the start of the first` : '$\\cos$ is $0$ once in each'}: ${sine ? `$${b * k} + 1 = ${b * k + 1}$` : b * k}.`,
    }
  },
  check: ({ fn, b, k }) =>
    num(
      Array.from({ length: k * b * 2 + 1 }, (_, i) => (i * Math.PI) / (2 * b)).filter(
        (x) => Math.abs(Math[BELOW[fn]](b * x)) < 1e-9,
      ).length,
    ),
})

function whole(x: number): Value | null {
  return Number.isInteger(x) ? num(x) : null
}

export const templates: readonly Template[] = [first, shifted, count]
