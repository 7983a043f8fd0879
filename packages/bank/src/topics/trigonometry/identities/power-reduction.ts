/** Half-angle formulas read backwards, and powers reduced with them. */

import { add, div, expr, int, mul, num, pick, type Template, template, text, until, type Value } from '#kit'
import { at } from '../common.ts'
import { NAME, OTHER, type SC, skill } from './half-angle.ts'

const angleName = (a: number, x: boolean): string => (x ? `${a === 1 ? '' : a}x` : `${a}^\\circ`)

const named = (fn: SC, a: number, x: boolean): Value => text(`$\\${fn} ${angleName(a, x)}$`)

/** What a formula is written with, read from its right side; it gives the function of half or of twice the angle. */
const FORMULAS = [
  { fn: 'sin', half: true, tex: (A: string) => `\\sqrt{\\frac{1 - \\cos ${A}}{2}}` },
  { fn: 'cos', half: true, tex: (A: string) => `\\sqrt{\\frac{1 + \\cos ${A}}{2}}` },
  { fn: 'sin', half: false, tex: (A: string) => `2\\sin ${A}\\cos ${A}` },
  { fn: 'cos', half: false, tex: (A: string) => `1 - 2\\sin^2 ${A}` },
] as const

const formula = (fn: SC, half: boolean) =>
  FORMULAS.find((f) => f.fn === fn && f.half === half) as (typeof FORMULAS)[number]

const recognize = template({
  id: 'trigonometry/half-angle-backwards',
  skill,
  difficulty: 'Low',
  b: -0.1,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const x = int(rng, 0, 2) === 0
        return {
          A: 2 * (x ? int(rng, 1, 6) : int(rng, 7, 21)),
          x,
          fn: pick(rng, ['sin', 'cos'] as const),
          half: int(rng, 0, 1) === 1,
        }
      },
      ({ A, x }) => x || ![18, 30, 36].includes(A),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 8,
      stem: ({ A, x, fn, half }) =>
        `${x ? `The angle $${angleName(2 * A, x)}$ is acute. ` : ''}Which of these is equal to $${formula(fn, half).tex(angleName(A, x))}$?`,
    },
  ],
  given: ({ A, x, fn, half }) => ({ A, x, fn, half }),
  answer: ({ A, x, fn, half }) => named(fn, half ? A / 2 : 2 * A, x),
  traps: [
    {
      misconception: 'trig-mixes-up-half-and-double-angle',
      classic: true,
      rule: ({ A, x, fn, half }) => named(fn, half ? 2 * A : A / 2, x),
      says: ({ half }) =>
        half ? 'I doubled the angle instead of halving it.' : 'I halved the angle instead of doubling it.',
      why: ({ half }) =>
        half ? 'doubles the angle instead of halving it.' : 'halves the angle instead of doubling it.',
    },
    {
      misconception: 'trig-swaps-the-half-angle-formulas',
      rule: ({ A, x, fn, half }) => named(OTHER[fn], half ? A / 2 : 2 * A, x),
      says: () => 'I took the formula of the other function.',
      why: ({ fn }) => `has the ${NAME[OTHER[fn]]}, which has another formula.`,
    },
    {
      misconception: 'trig-mixes-up-half-and-double-angle',
      twoSlips: true,
      rule: ({ A, x, fn, half }) => named(OTHER[fn], half ? 2 * A : A / 2, x),
      says: ({ half }) =>
        `I took the other function, and I ${half ? 'doubled the angle instead of halving it' : 'halved the angle instead of doubling it'}.`,
      why: () => 'has the wrong function and the wrong angle.',
    },
  ],
  explain: ({ A, x, fn, half }) => ({
    plan: 'See which formula has this form. A root over half of a sum or difference belongs to the half angle; products and squares without a root belong to the double angle.',
    steps: [
      {
        do: half
          ? `A root with a ${fn === 'sin' ? 'minus' : 'plus'}: this is the half-angle formula of the ${NAME[fn]}.`
          : fn === 'sin'
            ? 'Twice sine times cosine: this is the double angle formula of the sine.'
            : 'One minus twice the square of the sine: this is a double angle formula of the cosine.',
        why: 'Every formula has a form of its own.',
      },
      {
        do: half
          ? `The angle is halved: half of $${angleName(A, x)}$ is $${angleName(A / 2, x)}$.`
          : `The angle is doubled: twice $${angleName(A, x)}$ is $${angleName(2 * A, x)}$.`,
        why: half ? 'Under the root stands the whole angle.' : 'In the formula stands the single angle.',
      },
      {
        do: `The expression equals ${named(fn, half ? A / 2 : 2 * A, x).html}.`,
        why: 'The angle is acute, so the value is positive.',
      },
    ],
    check: x
      ? `At $x = 5^\\circ$ the ${half ? 'whole' : 'single'} angle is $${5 * A}^\\circ$ and the ${half ? 'half' : 'double'} angle $${half ? 2.5 * A : 10 * A}^\\circ$; as decimals both expressions are about $${at(fn, half ? 2.5 * A : 10 * A).toFixed(3)}$.`
      : `As decimals both are about $${at(fn, half ? A / 2 : 2 * A).toFixed(3)}$.`,
  }),
  check: ({ A, x, fn, half }) => {
    const t = x ? 0.7 : 1
    const [c, s] = [at('cos', A * t), at('sin', A * t)]
    const v = half ? Math.sqrt((fn === 'sin' ? 1 - c : 1 + c) / 2) : fn === 'sin' ? 2 * s * c : 1 - 2 * s * s
    for (const f of ['sin', 'cos'] as const)
      for (const a of [A / 2, 2 * A]) if (Math.abs(at(f, a * t) - v) < 1e-9) return named(f, a, x)
    return text('none')
  },
})

const wave = (p: number, q: number, k: number): Value =>
  expr(`${p} ${q < 0 ? '-' : '+'} ${Math.abs(q)}\\cos ${k}x`, ({ x }) => p + q * Math.cos(k * x))

const power = template({
  id: 'trigonometry/power-reduction',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) => ({ c: 2 * int(rng, 2, 9), k: int(rng, 2, 7), fn: pick(rng, ['sin', 'cos'] as const) }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ c, k, fn }) => `Which expression without a square is equal to $${c}\\${fn}^2 ${k}x$ for all $x$?`,
    },
  ],
  given: ({ c, k, fn }) => ({ c, k, fn }),
  answer: ({ c, k, fn }) => wave(c / 2, fn === 'sin' ? -c / 2 : c / 2, 2 * k),
  traps: [
    {
      misconception: 'trig-swaps-the-half-angle-formulas',
      classic: true,
      rule: ({ c, k, fn }) => wave(c / 2, fn === 'sin' ? c / 2 : -c / 2, 2 * k),
      says: ({ fn }) => `I put ${fn === 'sin' ? 'plus for the sine' : 'minus for the cosine'}.`,
      why: ({ c, fn }) =>
        `is $${fn === 'sin' ? c : 0}$ at $x = 0$, but the given expression is $${fn === 'sin' ? 0 : c}$ there.`,
    },
    {
      misconception: 'trig-does-not-double-the-angle-of-the-square',
      rule: ({ c, k, fn }) => wave(c / 2, fn === 'sin' ? -c / 2 : c / 2, k),
      why: ({ k }) => `keeps the angle $${k}x$.`,
    },
    {
      misconception: 'trig-does-not-double-the-angle-of-the-square',
      twoSlips: true,
      rule: ({ c, k, fn }) => wave(c / 2, fn === 'sin' ? c / 2 : -c / 2, k),
      says: () => 'I kept the angle and had the wrong sign.',
      why: ({ k }) => `keeps the angle $${k}x$ and has the wrong sign.`,
    },
    {
      misconception: 'trig-forgets-the-half-under-the-root',
      rule: ({ c, k, fn }) => wave(c, fn === 'sin' ? -c : c, 2 * k),
      says: () => 'I left out the half of the formula.',
      why: ({ c }) => `has $${c}$ where half of it belongs.`,
    },
  ],
  explain: ({ c, k, fn }) => ({
    plan: 'The half-angle formula without its root says what the square of a sine or cosine is. Put it in with twice the angle, and multiply by the factor in front.',
    steps: [
      {
        do: `$\\${fn}^2 ${k}x = \\frac{1 ${fn === 'sin' ? '-' : '+'} \\cos ${2 * k}x}{2}$`,
        why: `$${k}x$ is half of $${2 * k}x$.`,
      },
      {
        do: `Multiply by $${c}$: $${c} \\cdot \\frac{1}{2} = ${c / 2}$ stands in front of both terms.`,
        why: 'The half belongs to the formula.',
      },
      {
        do: `$${c}\\${fn}^2 ${k}x$ is equal to ${wave(c / 2, fn === 'sin' ? -c / 2 : c / 2, 2 * k).html}.`,
        why: 'Multiply out.',
      },
    ],
    check: `At $x = 0$ both are $${fn === 'sin' ? 0 : c}$.`,
    faster: `Three looks choose among the options: at $x = 0$ the value is $${fn === 'sin' ? 0 : c}$, halfway between the least and the greatest value lies $${c / 2}$, and a square repeats twice as often, so the angle is $${2 * k}x$.`,
  }),
  check: ({ c, k, fn }) => expr('', ({ x }) => c * Math[fn](k * x) ** 2),
})

const constants = template({
  id: 'trigonometry/power-reduction-constants',
  skill,
  difficulty: 'High',
  b: 1.2,
  calculator: false,
  seconds: 100,
  response: 'grid',
  balance: 'place',
  draw: (rng) => ({
    c: 2 * int(rng, 2, 8),
    k: 2 * int(rng, 1, 4),
    e: int(rng, 1, 9),
    fn: pick(rng, ['sin', 'cos'] as const),
  }),
  frames: [
    {
      id: 'grid',
      kind: 'multi-step',
      items: 5,
      stem: ({ c, k, e, fn }) =>
        `For all $x$, $${c}\\${fn}^2 ${k}x + ${e} = p ${fn === 'sin' ? '-' : '+'} q\\cos rx$, where $p$, $q$ and $r$ are positive constants. What is the value of $pq + r$?`,
    },
    {
      id: 'choice',
      kind: 'multi-step',
      items: 5,
      response: 'choice',
      stem: ({ c, k, e, fn }) =>
        `The function $f(x) = ${c}\\${fn}^2 ${k}x + ${e}$ is written in the form $f(x) = p ${fn === 'sin' ? '-' : '+'} q\\cos rx$ with positive constants $p$, $q$ and $r$. What is $pq + r$?`,
    },
  ],
  given: ({ c, k, e, fn }) => ({ c, k, e, fn }),
  answer: ({ c, k, e }) => num((c / 2 + e) * (c / 2) + 2 * k),
  traps: [
    {
      misconception: 'trig-does-not-double-the-angle-of-the-square',
      classic: true,
      operation: 'part-left-out',
      operands: ({ k }) => [k],
      after: (x, { c, e }) => add(mul(add(e, div(c, 2)), div(c, 2)), x),
      rule: ({ c, k, e }) => num((c / 2 + e) * (c / 2) + k),
      why: ({ k }) => `takes $r = ${k}$, but the square has twice the angle.`,
    },
    {
      misconception: 'trig-forgets-the-half-under-the-root',
      operation: 'part-left-out',
      operands: ({ c }) => [c],
      after: (x, { k, e }) => add(mul(add(e, x), x), 2 * k),
      rule: ({ c, k, e }) => num((c + e) * c + 2 * k),
      says: () => 'I left out the half of the formula.',
      why: ({ c, e }) => `takes $q = ${c}$ and $p = ${c + e}$.`,
    },
    {
      misconception: 'trig-loses-the-added-constant',
      operation: 'part-left-out',
      operands: ({ c }) => [div(c, 2)],
      after: (x, { k }) => add(mul(x, x), 2 * k),
      rule: ({ c, k }) => num((c / 2) * (c / 2) + 2 * k),
      why: ({ c, e }) => `takes $p = ${c / 2}$ and loses the $${e}$.`,
    },
    {
      misconception: 'trig-does-not-double-the-angle-of-the-square',
      operation: 'halved-wrongly',
      operands: ({ k }) => [k],
      after: (x, { c, e }) => add(mul(add(e, div(c, 2)), div(c, 2)), x),
      rule: ({ c, k, e }) => num((c / 2 + e) * (c / 2) + k / 2),
      says: () => 'I halved the angle instead of doubling it.',
      why: ({ k }) => `takes $r = ${k / 2}$, half of $${k}$ instead of its double.`,
    },
    {
      misconception: 'trig-forgets-the-half-under-the-root',
      operation: 'part-left-out',
      operands: ({ c }) => [c],
      after: (x, { c, k, e }) => add(mul(add(e, div(c, 2)), x), 2 * k),
      rule: ({ c, k, e }) => num((c / 2 + e) * c + 2 * k),
      says: ({ c }) =>
        `When I multiplied out the formula for the square, I halved the constant term $${c}$, but not the coefficient $${c}$ of the cosine.`,
      why: ({ c }) => `takes $q = ${c}$, but the half belongs to both terms.`,
    },
  ],
  explain: ({ c, k, e, fn }) => ({
    plan: 'Replace the square by the half-angle formula with twice the angle, multiply out, and compare both forms term by term.',
    steps: [
      {
        do: `$\\${fn}^2 ${k}x = \\frac{1 ${fn === 'sin' ? '-' : '+'} \\cos ${2 * k}x}{2}$`,
        why: `$${k}x$ is half of $${2 * k}x$.`,
      },
      {
        do: `$${c}\\${fn}^2 ${k}x + ${e} = ${c / 2} ${fn === 'sin' ? '-' : '+'} ${c / 2}\\cos ${2 * k}x + ${e} = ${c / 2 + e} ${fn === 'sin' ? '-' : '+'} ${c / 2}\\cos ${2 * k}x$`,
        why: `Multiply by $${c}$ and add the $${e}$.`,
      },
      { do: `$p = ${c / 2 + e}$, $q = ${c / 2}$, $r = ${2 * k}$`, why: 'Compare term by term.' },
      {
        do: `$pq + r = ${c / 2 + e} \\cdot ${c / 2} + ${2 * k} = ${(c / 2 + e) * (c / 2) + 2 * k}$`,
        why: 'Put the constants in.',
      },
    ],
    check: `At $x = 0$ both forms are $${fn === 'sin' ? e : c + e}$.`,
    faster: `Read the constants off the range: a square runs from $0$ to $1$, so the function runs from $${e}$ to $${c + e}$. Its midline is $p = ${c / 2 + e}$, its amplitude $q = ${c / 2}$, and the square repeats twice as often: $r = ${2 * k}$.`,
  }),
  // Mean and half the difference of the greatest and the least value; the square has its period twice as often.
  check: ({ c, k, e }) => {
    const [top, low] = [c + e, e]
    return num(((top + low) / 2) * ((top - low) / 2) + 2 * k)
  },
})

export const templates: readonly Template[] = [recognize, power, constants]
