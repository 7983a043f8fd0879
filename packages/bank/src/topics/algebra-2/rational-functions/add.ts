import {
  expr,
  frac,
  int,
  linear,
  nonZero,
  num,
  pick,
  polyNumber,
  polynomial,
  polyTex,
  signedTerm,
  type Template,
  template,
  toNumber,
  until,
  type Value,
} from '#kit'
import { distinct, factors, over, overFactors, product } from './forms.ts'

export const skill = 'a2-add-subtract-rational-expressions'
const base = { skill, calculator: false, response: 'choice' } as const

/** p/(x + a) ± q/(x + b). */
export type Sum = Readonly<{ p: number; q: number; a: number; b: number; s: number }>
export const draw = (rng: () => number): Sum =>
  until(
    () => {
      const [a = 1, b = 2] = distinct(rng, 2, 6)
      return { p: int(rng, 2, 8), q: int(rng, 2, 8), a, b, s: pick(rng, [1, -1]) }
    },
    ({ p, q, a, b, s }) => p !== q && p * b + s * q * a !== 0 && p * a + s * q * b !== 0 && p * b - s * q * a !== 0,
  )
export const sumTex = ({ p, q, a, b, s }: Sum) =>
  `${over(`${p}`, linear(1, a))} ${s > 0 ? '+' : '-'} ${over(`${q}`, linear(1, b))}`
const right = ({ p, q, a, b, s }: Sum): Value => overFactors(polynomial([p + s * q, p * b + s * q * a]), a, b)

const sum = template({
  ...base,
  id: 'algebra-2/add-two-fractions',
  difficulty: 'Medium',
  b: 0,
  seconds: 85,
  draw,
  frames: [
    { id: 'bare', kind: 'bare', items: 7, stem: (e) => `Write $${sumTex(e)}$ as a single fraction.` },
    {
      id: 'drone',
      kind: 'words',
      items: 5,
      stem: (e) =>
        `A drone needs $${over(`${e.p}`, linear(1, e.a))}$ minutes for the way out and $${over(`${e.q}`, linear(1, e.b))}$ minutes for the way back. Which single fraction gives ${e.s > 0 ? 'the total time' : 'the time for the way out minus the time for the way back'}, in minutes?`,
    },
  ],
  given: (e) => e,
  answer: right,
  traps: [
    {
      misconception: 'a2-multiplies-each-top-by-its-own-bottom',
      rule: ({ p, q, a, b, s }) => overFactors(polynomial([p + s * q, p * a + s * q * b]), a, b),
      why: () => 'multiplies each numerator by its own denominator instead of the other one.',
    },
    {
      misconception: 'a2-adds-tops-only',
      rule: ({ p, q, a, b, s }) => overFactors(polynomial([p + s * q]), a, b),
      why: () => 'changes the denominators, but not the numerators.',
    },
    {
      misconception: 'a2-loses-the-sign-when-combining',
      rule: ({ p, q, a, b, s }) => overFactors(polynomial([p + s * q, p * b - s * q * a]), a, b),
      why: () => 'takes one of the plain numbers with the wrong sign.',
    },
    {
      misconception: 'a2-adds-tops-and-bottoms',
      rule: ({ p, q, a, b, s }) =>
        expr(over(`${p + s * q}`, linear(2, a + b)), ({ x }) => (p + s * q) / (2 * x + a + b)),
      why: () => 'adds the numerators and adds the denominators.',
    },
    {
      misconception: 'a2-loses-the-sign-when-combining',
      rule: ({ p, q, a, b, s }) => overFactors(polynomial([p + s * q, -(p * b + s * q * a)]), a, b),
    },
  ],
  explain: (e) => {
    const { p, q, a, b, s } = e
    return [
      {
        do: `The common denominator is $${factors(a, b)}$: $${over(`${p}(${linear(1, b)}) ${s > 0 ? '+' : '-'} ${q}(${linear(1, a)})`, factors(a, b))}$.`,
        why: 'Each numerator is multiplied by the factor that its denominator lacks.',
      },
      {
        do: `Multiply out and collect: ${right(e).html}.`,
        why:
          s > 0
            ? 'Collect the terms with $x$ and the plain numbers.'
            : 'The minus sign belongs to both terms of the second product.',
      },
    ]
  },
  check: ({ p, q, a, b, s }) => expr('c', ({ x }) => p / (x + a) + (s * q) / (x + b)),
})

type Den = Readonly<{ a: number; b: number; p: number; q: number }>
const lcd = template({
  ...base,
  id: 'algebra-2/least-common-denominator',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 75,
  draw: (rng): Den => {
    const [a = 1, b = 2] = distinct(rng, 2, 7)
    return { a, b, p: int(rng, 2, 9), q: int(rng, 2, 9) }
  },
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, p, q }) =>
        `What is the least common denominator of $${over(`${p}`, polyTex(product(a, -a)))}$ and $${over(`${q}`, polyTex(product(a, b)))}$?`,
    },
  ],
  given: ({ a, b, p, q }) => ({ square: a * a, s: a + b, ab: a * b, p, q }),
  answer: ({ a, b }) => chain([a, -a, b]),
  traps: [
    {
      misconception: 'a2-multiplies-all-denominators',
      shortcut: ({ a, b }) => chain([a, a, -a, b]),
      why: ({ a }) => `contains $${linear(1, a)}$ twice, although once is enough.`,
    },
    {
      misconception: 'a2-takes-only-shared-factors',
      shortcut: ({ a }) => chain([a, -a]),
      why: () => 'lacks a factor of the second denominator.',
    },
    { misconception: 'a2-takes-factors-with-the-wrong-sign', shortcut: ({ a, b }) => chain([a, -a, -b]) },
    {
      misconception: 'a2-takes-only-shared-factors',
      shortcut: ({ a, b }) => chain([-a, b]),
      why: () => 'lacks the factor that both denominators share.',
    },
    { misconception: 'a2-multiplies-all-denominators', shortcut: ({ a, b }) => chain([a, -a, b, b]) },
    { misconception: 'a2-takes-only-shared-factors', shortcut: ({ a, b }) => chain([a, a, b]) },
    { misconception: 'a2-takes-factors-with-the-wrong-sign', shortcut: ({ a, b }) => chain([a, b, -b]) },
  ],
  explain: ({ a, b }) => [
    {
      do: `Factor: $${factors(a, -a)}$ and $${factors(a, b)}$.`,
      why: 'The least common denominator is built from factors.',
    },
    {
      do: `Take every factor as often as it occurs in one of them: ${chain([a, -a, b]).html}.`,
      why: `$${linear(1, a)}$ occurs in both, but is needed only once.`,
    },
  ],
  check: ({ square, s, ab }) => {
    const a = Math.sqrt(square) * (Math.sqrt(square) ** 2 - s * Math.sqrt(square) + ab === 0 ? 1 : -1)
    return expr('c', ({ x }) => (x * x - square) * (x + (s - a)))
  },
})

function chain(numbers: readonly number[]): Value {
  const counts = new Map<number, number>()
  for (const n of numbers) counts.set(n, (counts.get(n) ?? 0) + 1)
  const tex = [...counts].map(([n, k]) => `(${linear(1, n)})${k === 1 ? '' : `^{${k}}`}`).join('')
  return expr(tex, ({ x }) => numbers.reduce((v, n) => v * (x + n), 1))
}

/** p/(x − a) + q/(x² − a²). */
type Half = Readonly<{ p: number; q: number; a: number; s: number }>
const shared = template({
  ...base,
  id: 'algebra-2/add-with-shared-factor',
  difficulty: 'High',
  b: 0.6,
  seconds: 95,
  draw: (rng): Half =>
    until(
      () => ({ p: int(rng, 2, 7), q: int(rng, 2, 15), a: nonZero(rng, -6, 6), s: pick(rng, [1, -1]) }),
      ({ p, q, a, s }) => Math.abs(a) > 1 && p * a + s * q !== 0 && p * a !== q && (p * a + s * q) % p !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ p, q, a, s }) =>
        `Which expression is equivalent to $${over(`${p}`, linear(1, -a))} ${s > 0 ? '+' : '-'} ${over(`${q}`, `x^{2} - ${a * a}`)}$?`,
    },
  ],
  given: ({ p, q, a, s }) => ({ p, q, a, square: a * a, s }),
  answer: ({ p, q, a, s }) => quot([p, p * a + s * q], a),
  traps: [
    {
      misconception: 'a2-adds-tops-only',
      rule: ({ p, q, a, s }) => quot([p + s * q], a),
      why: () => 'adds the numerators without extending the first fraction.',
    },
    {
      misconception: 'a2-multiplies-each-top-by-its-own-bottom',
      rule: ({ p, q, a, s }) => quot([p, -p * a + s * q], a),
      why: ({ a }) => `extends the first fraction with $${linear(1, -a)}$, the factor that it already has.`,
    },
    {
      misconception: 'a2-distributes-to-first-term-of-top',
      rule: ({ p, q, a, s }) => quot([p, a + s * q], a),
      why: ({ p }) => `multiplies only the $x$ by $${p}$.`,
    },
    { misconception: 'a2-loses-the-sign-when-combining', rule: ({ p, q, a, s }) => quot([p, p * a - s * q], a) },
    {
      misconception: 'a2-multiplies-each-top-by-its-own-bottom',
      rule: ({ p, q, a, s }) => quot([p, -p * a - s * q], a),
    },
  ],
  explain: ({ p, q, a, s }) => [
    {
      do: `$x^{2} - ${a * a} = ${factors(-a, a)}$, so this is already the common denominator.`,
      why: `It contains $${linear(1, -a)}$.`,
    },
    {
      do: `$${over(`${p}(${linear(1, a)}) ${s > 0 ? '+' : '-'} ${q}`, `x^{2} - ${a * a}`)}$`,
      why: `The first fraction lacks the factor $${linear(1, a)}$.`,
    },
    { do: `Multiply out: ${quot([p, p * a + s * q], a).html}.`, why: 'The second numerator stays as it is.' },
  ],
  check: ({ p, q, a, square, s }) => expr('c', ({ x }) => p / (x - a) + (s * q) / (x * x - square)),
})

function quot(top: readonly number[], a: number): Value {
  const p = polynomial(top)
  return expr(over(polyTex(p), `x^{2} - ${a * a}`), ({ x }) => polyNumber(p, x) / (x * x - a * a))
}

/** A/(x + a) + B/(x + b) = (Mx + N)/…: find A. */
type Split = Readonly<{ a: number; b: number; m: number; n: number }>
const partA = ({ a, b, m, n }: Split) => frac(n - m * a, b - a)
const split = template({
  ...base,
  id: 'algebra-2/split-into-two-fractions',
  difficulty: 'High',
  b: 1.1,
  seconds: 120,
  draw: (rng): Split =>
    until(
      () => {
        const [a = 1, b = 2] = distinct(rng, 2, 6)
        const [A, B] = [nonZero(rng, -7, 7), nonZero(rng, -7, 7)]
        return { a, b, m: A + B, n: A * b + B * a }
      },
      ({ a, b, m, n }) => m !== 0 && n !== 0 && Math.abs(m) !== 1 && toNumber(partA({ a, b, m, n })) !== m,
    ),
  frames: [
    {
      id: 'find-a',
      kind: 'multi-step',
      items: 6,
      response: 'grid',
      stem: ({ a, b, m, n }) =>
        `The equation $${over(linear(m, n), factors(a, b))} = ${over('A', linear(1, a))} + ${over('B', linear(1, b))}$, where $A$ and $B$ are constants, is true for all $x$ for which it is defined. What is the value of $A$?`,
    },
    {
      id: 'choice',
      kind: 'multi-step',
      items: 5,
      stem: ({ a, b, m, n }) =>
        `For certain numbers $A$ and $B$, $${over('A', linear(1, a))} + ${over('B', linear(1, b))}$ is equal to $${over(linear(m, n), factors(a, b))}$ wherever both are defined. What is $A$?`,
    },
  ],
  given: (e) => e,
  answer: (e) => num(partA(e)),
  traps: [
    { misconception: 'a2-finds-the-other-constant', rule: (e) => num(e.m - toNumber(partA(e))), why: () => 'is $B$.' },
    { misconception: 'a2-loses-the-sign-when-combining', rule: (e) => num(-toNumber(partA(e))) },
    { misconception: 'a2-takes-the-coefficient-as-the-constant', rule: (e) => num(e.m), why: () => 'is $A + B$.' },
    {
      misconception: 'a2-takes-factors-with-the-wrong-sign',
      rule: ({ a, b, m, n }) => num(frac(n + m * a, b - a)),
      why: () => 'comes from putting in the opposite number for $x$.',
    },
    {
      misconception: 'a2-finds-the-other-constant',
      rule: (e) => num(toNumber(partA(e)) - e.m),
      why: () => 'is the opposite of $B$.',
    },
  ],
  explain: (e) => [
    {
      do: `Multiply by $${factors(e.a, e.b)}$: $${linear(e.m, e.n)} = A(${linear(1, e.b)}) + B(${linear(1, e.a)})$.`,
      why: 'Without denominators the two sides are easy to compare.',
    },
    {
      do: `Put in $x = ${-e.a}$: $${e.n - e.m * e.a} = A \\cdot ${e.b - e.a < 0 ? `(${e.b - e.a})` : e.b - e.a}$, so $A = ${toNumber(partA(e))}$.`,
      why: 'This value makes the term with $B$ vanish.',
    },
  ],
  // A + B = m and Ab + Ba = n, tried with whole numbers.
  check: ({ a, b, m, n }) => {
    for (let A = -60; A <= 60; A++) if (A * b + (m - A) * a === n) return num(A)
    return num(0)
  },
})

type Two = Readonly<{ a: number; b: number }>
/** `1 - 3x`. */
const oneAnd = (a: number) => `1${signedTerm(a, 'x')}`

const complex = template({
  ...base,
  id: 'algebra-2/complex-fraction-with-x',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 80,
  draw: (rng): Two => {
    const [a = 1, b = 2] = distinct(rng, 2, 9)
    return { a, b }
  },
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b }) =>
        `Which expression is equivalent to $\\dfrac{1 ${a < 0 ? '-' : '+'} \\frac{${Math.abs(a)}}{x}}{1 ${b < 0 ? '-' : '+'} \\frac{${Math.abs(b)}}{x}}$ for $x \\ne 0$, wherever it is defined?`,
    },
  ],
  given: (e) => e,
  answer: ({ a, b }) => expr(over(linear(1, a), linear(1, b)), ({ x }) => (x + a) / (x + b)),
  traps: [
    {
      misconception: 'a2-cancels-terms-of-a-sum',
      rule: ({ a, b }) => expr(`${a * b < 0 ? '-' : ''}${ratioTex(a, b)}`, () => a / b),
      why: () => 'crosses out the 1 and the $x$, which are only parts of sums.',
    },
    {
      misconception: 'a2-multiplies-one-term-by-x',
      rule: ({ a, b }) => expr(over(oneAnd(a), oneAnd(b)), ({ x }) => (1 + a * x) / (1 + b * x)),
      why: () => 'multiplies by $x$ where it should divide: $\\frac{a}{x} \\cdot x = a$ and $1 \\cdot x = x$.',
    },
    {
      misconception: 'a2-turns-the-fraction-over',
      rule: ({ a, b }) => expr(over(linear(1, b), linear(1, a)), ({ x }) => (x + b) / (x + a)),
    },
    {
      misconception: 'a2-takes-factors-with-the-wrong-sign',
      rule: ({ a, b }) => expr(over(linear(1, -a), linear(1, -b)), ({ x }) => (x - a) / (x - b)),
    },
    {
      misconception: 'a2-turns-the-fraction-over',
      rule: ({ a, b }) => expr(over(linear(1, -b), linear(1, -a)), ({ x }) => (x - b) / (x - a)),
    },
    {
      misconception: 'a2-multiplies-one-term-by-x',
      rule: ({ a, b }) => expr(over(oneAnd(b), oneAnd(a)), ({ x }) => (1 + b * x) / (1 + a * x)),
    },
  ],
  explain: ({ a, b }) => [
    {
      do: 'Multiply the whole top and the whole bottom by $x$.',
      why: 'This clears the small fractions and does not change the value.',
    },
    {
      do: `The top becomes $${linear(1, a)}$ and the bottom $${linear(1, b)}$: $${over(linear(1, a), linear(1, b))}$.`,
      why: 'Every term is multiplied, the 1 as well.',
    },
  ],
  check: ({ a, b }) => expr('c', ({ x }) => (1 + a / x) / (1 + b / x)),
})

function ratioTex(a: number, b: number): string {
  const f = frac(Math.abs(a), Math.abs(b))
  return f.d === 1 ? `${f.n}` : `\\frac{${f.n}}{${f.d}}`
}

export const templates: readonly Template[] = [sum, lcd, shared, split, complex]
