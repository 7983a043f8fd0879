import {
  expr,
  frac,
  int,
  linear,
  nonZero,
  paren,
  pick,
  polyNumber,
  polynomial,
  polyTex,
  type Template,
  template,
  terms,
  toTex,
  until,
  type Value,
} from '#kit'
import { distinct, factors, numbersOf, over, overFactors, product, quotient } from './forms.ts'

export const skill = 'a2-add-subtract-rational-expressions'
export const base = { skill, calculator: false, response: 'choice' } as const

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
      misconception: 'a2-adds-tops-and-bottoms',
      classic: true,
      rule: ({ p, q, a, b, s }) =>
        s < 0 ? null : expr(over(`${p + q}`, linear(2, a + b)), ({ x }) => (p + q) / (2 * x + a + b)),
      why: () => 'adds the numerators and adds the denominators.',
    },
    {
      misconception: 'a2-loses-the-sign-when-combining',
      classic: true,
      rule: ({ p, q, a, b, s }) => (s > 0 ? null : overFactors(polynomial([p - q, p * b + q * a]), a, b)),
      says: () => 'I applied the minus sign only to the first term of the second product.',
      why: ({ q, a }) =>
        `subtracts $${q}x$, but not the second term $${q * a}$ of the product $${q}(${linear(1, a)})$.`,
    },
    {
      misconception: 'a2-adds-tops-only',
      rule: ({ p, q, a, b, s }) => overFactors(polynomial([p + s * q]), a, b),
      why: () => 'changes the denominators, but not the numerators.',
    },
    {
      misconception: 'a2-distributes-to-first-term-of-top',
      rule: ({ p, q, a, b, s }) => overFactors(polynomial([p + s * q, b + s * a]), a, b),
      why: ({ p, q }) => `multiplies only the $x$ in the parentheses by $${p}$ and by $${q}$.`,
    },
    {
      misconception: 'a2-multiplies-each-top-by-its-own-bottom',
      rule: ({ p, q, a, b, s }) => overFactors(polynomial([p + s * q, p * a + s * q * b]), a, b),
      why: () => 'multiplies each numerator by its own denominator instead of the other one.',
    },
  ],
  explain: (e) => {
    const { p, q, a, b, s } = e
    const sign = s > 0 ? '+' : '-'
    return {
      plan: 'Fractions are added or subtracted over a common denominator. Multiply each numerator by the factor that its own denominator lacks.',
      steps: [
        {
          do: `The common denominator is $${factors(a, b)}$.`,
          why: 'The two denominators have no factor in common, so both are needed.',
        },
        {
          do: `Extend both fractions: $${over(`${p}(${linear(1, b)}) ${sign} ${q}(${linear(1, a)})`, factors(a, b))}$.`,
          why: 'Each numerator is multiplied by the factor that its own denominator lacks.',
        },
        {
          do: `Multiply out the numerator: $${s > 0 ? '' : `${linear(p, p * b)} - (${linear(q, q * a)}) = `}${terms([p, 'x'], [p * b, ''], [s * q, 'x'], [s * q * a, ''])}$.`,
          why:
            s > 0
              ? 'The factor in front multiplies both terms.'
              : 'The minus sign belongs to both terms of the second product.',
        },
        {
          do: `Collect the terms with $x$ and the constant terms: ${right(e).html}.`,
          why: 'Like terms are combined; the denominator stays in factors.',
        },
      ],
      check: `At $x = 0$ the two fractions are $${toTex(frac(p, a))}$ and $${toTex(frac(q, b))}$; their ${s > 0 ? 'sum' : 'difference'} is $${toTex(frac(p * b + s * q * a, a * b))}$, and so is the result.`,
      faster: `The numerator can be written at once: the terms with $x$ give $${p} ${sign} ${q} = ${p + s * q}$, the constant terms $${p} \\cdot ${paren(b)} ${sign} ${q} \\cdot ${paren(a)} = ${p * b + s * q * a}$.`,
    }
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
      says: ({ a }) => `I put the factor $${linear(1, a)}$ into the common denominator twice.`,
      classic: true,
      rule: (e) => {
        const { a, b } = inBoth(e)
        return chain([a, a, -a, b])
      },
      why: ({ a }) => `contains $${linear(1, a)}$ twice, although once is enough.`,
    },
    {
      misconception: 'a2-takes-only-shared-factors',
      rule: (e) => chain([inBoth(e).a]),
      says: () => 'I took only the factor that both denominators share.',
      why: () => 'is the factor that both denominators share; the others are missing.',
    },
    {
      misconception: 'a2-takes-only-shared-factors',
      rule: (e) => {
        const { a, b } = inBoth(e)
        return chain([-a, b])
      },
      says: () => 'I left the factor that both denominators share out of the common denominator.',
      why: () => 'lacks the factor that both denominators share.',
    },
    {
      misconception: 'a2-takes-factors-with-the-wrong-sign',
      says: ({ a, b }) => `I factored the second denominator into $${factors(a, -b)}$.`,
      rule: (e) => {
        const { a, b } = inBoth(e)
        return chain([a, -a, -b])
      },
      why: ({ a, b }) =>
        `factors the second denominator as $${factors(a, -b)}$; its second factor is $${linear(1, b)}$.`,
    },
    {
      misconception: 'a2-takes-factors-with-the-wrong-sign',
      rule: (e) => {
        const { a, b } = inBoth(e)
        return chain([a, a, b])
      },
      says: ({ a }) => `I took $x^{2} - ${a * a}$ for $(${linear(1, a)})^{2}$.`,
      why: ({ a }) => `takes $x^{2} - ${a * a}$ for the square of $${linear(1, a)}$; it is $${factors(a, -a)}$.`,
    },
  ],
  explain: ({ a, b }) => ({
    plan: 'Factor both denominators. The least common denominator has every factor as often as the one denominator that has most of it.',
    steps: [
      {
        do: `Factor the first denominator: $x^{2} - ${a * a} = ${factors(a, -a)}$.`,
        why: 'It is a difference of two squares.',
      },
      {
        do: `Factor the second denominator: $${polyTex(product(a, b))} = ${factors(a, b)}$.`,
        why: `The numbers $${a}$ and $${b}$ have the product $${a * b}$ and the sum $${a + b}$.`,
      },
      {
        do: `Take each different factor once: ${chain([a, -a, b]).html}.`,
        why: `$${linear(1, a)}$ occurs in both, but is needed only once.`,
      },
    ],
    check: `It is $(${linear(1, b)})$ times the first denominator and $(${linear(1, -a)})$ times the second one, and no factor can be left out.`,
    faster: `Think of the zeros: the first denominator is $0$ at $${Math.abs(a)}$ and $-${Math.abs(a)}$. The second one shares the zero $${-a}$, and its other zero is $${a * b} \\div ${paren(-a)} = ${-b}$. The least common denominator has each of the three zeros once.`,
  }),
  check: ({ square, s, ab }) => {
    const a = Math.sqrt(square) * (Math.sqrt(square) ** 2 - s * Math.sqrt(square) + ab === 0 ? 1 : -1)
    return expr('c', ({ x }) => (x * x - square) * (x + (s - a)))
  },
})

/** The numbers of x² − a² and x² + sx + ab, whose shared factor is x + a. */
function inBoth({ square, s, ab }: Readonly<{ square: number; s: number; ab: number }>) {
  const a = numbersOf(s, ab).find((n) => n * n === square) ?? 0
  return { a, b: s - a }
}

function chain(numbers: readonly number[]): Value {
  const counts = new Map<number, number>()
  for (const n of numbers) counts.set(n, (counts.get(n) ?? 0) + 1)
  if (numbers.length === 1) return expr(linear(1, numbers[0] ?? 0), ({ x }) => x + (numbers[0] ?? 0))
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
      classic: true,
      rule: ({ p, q, a, s }) => quot([p + s * q], a),
      why: ({ s }) => `${s > 0 ? 'adds' : 'subtracts'} the numerators without extending the first fraction.`,
    },
    {
      misconception: 'a2-distributes-to-first-term-of-top',
      rule: ({ p, q, a, s }) => quot([p, a + s * q], a),
      why: ({ p }) => `multiplies only the $x$ by $${p}$.`,
    },
    {
      misconception: 'a2-multiplies-each-top-by-its-own-bottom',
      rule: ({ p, q, a, s }) => quot([p, -p * a + s * q], a),
      why: ({ a }) => `extends the first fraction with $${linear(1, -a)}$, the factor that it already has.`,
    },
    {
      misconception: 'a2-loses-the-sign-when-combining',
      rule: ({ p, q, a, s }) => (s > 0 ? null : quot([p, p * a + q], a)),
      says: () => 'I added the second numerator, although its fraction is subtracted.',
      why: ({ q }) => `adds $${q}$ instead of subtracting it.`,
    },
    {
      misconception: 'a2-adds-tops-and-bottoms',
      rule: ({ p, q, a, s }) => (s < 0 ? null : quotient(polynomial([p + q]), polynomial([1, 1, -a - a * a]))),
      why: () => 'adds the numerators and adds the denominators.',
    },
  ],
  explain: ({ p, q, a, s }) => ({
    plan: 'One denominator is a factor of the other, so the larger one is already the common denominator: extend only the other fraction.',
    steps: [
      {
        do: `$x^{2} - ${a * a} = ${factors(-a, a)}$, so this is already the common denominator.`,
        why: `It contains $${linear(1, -a)}$.`,
      },
      {
        do: `$${over(`${p}(${linear(1, a)}) ${s > 0 ? '+' : '-'} ${q}`, `x^{2} - ${a * a}`)}$`,
        why: `The first fraction lacks the factor $${linear(1, a)}$.`,
      },
      {
        do: `Multiply the numerator out, $${terms([p, 'x'], [p * a, ''], [s * q, ''])}$, and combine: ${quot([p, p * a + s * q], a).html}.`,
        why: 'The second numerator stays as it is.',
      },
    ],
    check: `At $x = 1$ the fractions are $${toTex(frac(p, 1 - a))}$ and $${toTex(frac(q, 1 - a * a))}$, and the result is $${toTex(frac(p + p * a + s * q, 1 - a * a))}$, their ${s > 0 ? 'sum' : 'difference'}.`,
    faster: `Test the options at $x = 0$: the two fractions are $${toTex(frac(p, -a))}$ and $${toTex(frac(-q, a * a))}$ there, so their ${s > 0 ? 'sum' : 'difference'} is $${toTex(frac(p * a + s * q, -a * a))}$.`,
  }),
  check: ({ p, q, a, square, s }) => expr('c', ({ x }) => p / (x - a) + (s * q) / (x * x - square)),
})

function quot(top: readonly number[], a: number): Value {
  const p = polynomial(top)
  return expr(over(polyTex(p), `x^{2} - ${a * a}`), ({ x }) => polyNumber(p, x) / (x * x - a * a))
}

export const templates: readonly Template[] = [sum, lcd, shared]
