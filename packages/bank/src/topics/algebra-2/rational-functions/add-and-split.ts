/** Sums taken apart, and sums inside a fraction, for the skill of `add.ts`. */

import {
  div,
  expr,
  frac,
  linear,
  nonZero,
  num,
  signed,
  signedTerm,
  type Template,
  template,
  toNumber,
  toTex,
  until,
} from '#kit'
import { base } from './add.ts'
import { distinct, factors, over } from './forms.ts'

/** A/(x + a) + B/(x + b) = (Mx + N)/…: find A. */
type Split = Readonly<{ a: number; b: number; m: number; n: number }>
const neg = (x: number) => (x < 0 ? `(${x})` : `${x}`)
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
    {
      misconception: 'a2-finds-the-other-constant',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ n, m, b, a }) => [div(n - m * b, a - b)],
      rule: ({ a, b, m, n }) => num(frac(n - m * b, a - b)),
      why: () => 'is $B$.',
    },
    { misconception: 'a2-takes-the-coefficient-as-the-constant', rule: ({ m }) => num(m), why: () => 'is $A + B$.' },
    {
      misconception: 'a2-loses-the-sign-when-combining',
      operation: 'sign-reversed',
      operands: ({ a, b }) => [b - a],
      after: (got, { n, m, a }) => div(n - m * a, got),
      rule: ({ a, b, m, n }) => num(frac(n - m * a, a - b)),
      says: ({ a, b }) => `I divided by $${a - b}$ instead of $${b - a}$.`,
      why: ({ a, b }) => `divides by $${a - b}$; at $x = ${-a}$ the factor $${linear(1, b)}$ is $${b - a}$.`,
    },
    {
      misconception: 'a2-takes-the-number-in-a-factor-for-its-zero',
      rule: ({ a, b, m, n }) => ((n + m * a) % (a + b) === 0 ? num(frac(n + m * a, a + b)) : null),
      says: ({ a }) => `I put in $x = ${a}$ and took the term with $B$ for 0.`,
      why: ({ a }) => `puts in $x = ${a}$, where the term with $B$ does not vanish.`,
    },
  ],
  explain: (e) => {
    const [value, gap, A] = [e.n - e.m * e.a, e.b - e.a, toNumber(partA(e))]
    return {
      plan: 'Clear the denominators, then put in the value of the variable that makes the unwanted constant disappear.',
      steps: [
        {
          do: `Multiply both sides by $${factors(e.a, e.b)}$: $${linear(e.m, e.n)} = A(${linear(1, e.b)}) + B(${linear(1, e.a)})$.`,
          why: 'Without denominators the two sides are easy to compare.',
        },
        {
          do: `Put in $x = ${-e.a}$. The left side is $${e.m} \\cdot ${neg(-e.a)}${signed(e.n)} = ${value}$.`,
          why: `At this value $${linear(1, e.a)}$ is $0$, so the term with $B$ disappears.`,
        },
        {
          do: `The right side is $A(${-e.a}${signed(e.b)}) + B \\cdot 0 = A \\cdot ${neg(gap)}$.`,
          why: 'Only the unknown that is asked for is left.',
        },
        {
          do:
            gap === 1
              ? `So $A = ${A}$.`
              : `$A \\cdot ${neg(gap)} = ${value}$, so $A = ${value} \\div ${neg(gap)} = ${A}$.`,
          why: 'The two sides are equal for every value of $x$ here, so for this one too.',
        },
      ],
      check: `Comparing the terms with $x$ gives $A + B = ${e.m}$, so $B = ${e.m} - ${neg(A)} = ${e.m - A}$. Then the constant terms $${A} \\cdot ${neg(e.b)} + ${neg(e.m - A)} \\cdot ${neg(e.a)} = ${e.n}$ agree too.`,
      faster: `Cover the factor $${linear(1, e.a)}$ on the left side and put $x = ${-e.a}$ into what is left, $\\frac{${linear(e.m, e.n)}}{${linear(1, e.b)}}$: $A = ${value} \\div ${neg(gap)} = ${A}$.`,
    }
  },
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
      classic: true,
      rule: ({ a, b }) => expr(`${a * b < 0 ? '-' : ''}${ratioTex(a, b)}`, () => a / b),
      why: () => 'crosses out the 1 and the $x$, which are only parts of sums.',
    },
    {
      misconception: 'a2-multiplies-one-term-by-x',
      rule: ({ a, b }) => expr(over(oneAnd(a), oneAnd(b)), ({ x }) => (1 + a * x) / (1 + b * x)),
      says: () => 'I wrote each small fraction as a product with $x$ and left the 1 as it is.',
      why: () => 'turns the small fractions into products with $x$ and leaves the 1 as it is.',
    },
    {
      misconception: 'a2-multiplies-one-term-by-x',
      rule: ({ a, b }) =>
        a === -1 || b === -1
          ? null
          : expr(`${(1 + a) * (1 + b) < 0 ? '-' : ''}${ratioTex(1 + a, 1 + b)}`, () => (1 + a) / (1 + b)),
      says: () => 'I multiplied only the small fractions by $x$ and left the 1 as it is.',
      why: () => 'multiplies only the small fractions by $x$, not the 1.',
    },
    {
      misconception: 'a2-turns-the-fraction-over',
      rule: ({ a, b }) => expr(over(linear(1, b), linear(1, a)), ({ x }) => (x + b) / (x + a)),
    },
  ],
  explain: ({ a, b }) => {
    const x = b === -2 ? 3 : 2
    return {
      plan: 'A fraction with small fractions inside is cleared in one step: multiply its whole top and its whole bottom by the common small denominator.',
      steps: [
        {
          do: 'Multiply the whole top and the whole bottom by $x$.',
          why: 'Both small fractions have the denominator $x$, and multiplying top and bottom by the same number does not change the value.',
        },
        {
          do: `The top becomes $x \\cdot 1 ${a < 0 ? '-' : '+'} x \\cdot ${over(`${Math.abs(a)}`, 'x')} = ${linear(1, a)}$.`,
          why: 'Every term is multiplied, the $1$ as well; in the second product $x$ cancels.',
        },
        {
          do: `The bottom becomes $x \\cdot 1 ${b < 0 ? '-' : '+'} x \\cdot ${over(`${Math.abs(b)}`, 'x')} = ${linear(1, b)}$.`,
          why: 'The bottom is treated in the same way as the top.',
        },
        {
          do: `The fraction is $${over(linear(1, a), linear(1, b))}$.`,
          why: 'What is left are sums; nothing in them cancels.',
        },
      ],
      check: `At $x = 10$ the top is $1 ${a < 0 ? '-' : '+'} \\frac{${Math.abs(a)}}{10} = ${toTex(frac(10 + a, 10))}$ and the bottom $1 ${b < 0 ? '-' : '+'} \\frac{${Math.abs(b)}}{10} = ${toTex(frac(10 + b, 10))}$, so the value is $${toTex(frac(10 + a, 10 + b))}$. The result gives $\\frac{10${signed(a)}}{10${signed(b)}}$, the same number.`,
      faster: `Test the options at $x = ${x}$: the top is $${toTex(frac(x + a, x))}$ and the bottom $${toTex(frac(x + b, x))}$, so the value must be $${toTex(frac(x + a, x + b))}$.`,
    }
  },
  check: ({ a, b }) => expr('c', ({ x }) => (1 + a / x) / (1 + b / x)),
})

function ratioTex(a: number, b: number): string {
  const f = frac(Math.abs(a), Math.abs(b))
  return f.d === 1 ? `${f.n}` : `\\frac{${f.n}}{${f.d}}`
}

export const templates: readonly Template[] = [split, complex]
