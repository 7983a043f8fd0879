import {
  add,
  div,
  expr,
  frac,
  int,
  linear,
  mul,
  nearly,
  nonZero,
  num,
  polyEval,
  polynomial,
  polyTex,
  signed,
  type Template,
  template,
  toTex,
  until,
} from '#kit'
import { search } from '../common.ts'
import { pa } from './expressions.ts'

const skill = 'sm-equivalent-expressions'

const powers = template({
  id: 'sat-math/expression-rational-exponent',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ n: int(rng, 3, 6), m: int(rng, 2, 11), p: int(rng, 2, 5) }),
      ({ n, m, p }) => m % n !== 0 && m * p !== m + n * p,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'bare',
      items: 6,
      stem: ({ n, m, p }) =>
        `For $x \\gt 0$, the expression $x^{${p}} \\cdot \\sqrt[${n}]{x^{${m}}}$ is equivalent to $x^k$, where $k$ is a constant. What is the value of $k$?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ n, m, p }) =>
        `If $\\sqrt[${n}]{a^{${m}}} \\cdot a^{${p}} = a^t$ for all positive values of $a$, what is the value of $t$?`,
    },
  ],
  given: ({ n, m, p }) => ({ n, m, p }),
  answer: ({ n, m, p }) => num(frac(p * n + m, n)),
  traps: [
    {
      misconception: 'sm-turns-the-exponent-over',
      classic: true,
      operation: 'reciprocal-taken',
      operands: ({ n, m }) => [m, n],
      after: (x, { p }) => add(x, p),
      rule: ({ n, m, p }) => num(frac(p * m + n, m)),
      why: ({ n, m }) => `takes the root as the exponent ${num(frac(n, m)).html} instead of ${num(frac(m, n)).html}.`,
    },
    {
      misconception: 'sm-multiplies-the-exponents',
      operation: 'exponents-multiplied',
      operands: ({ n, m, p }) => [p, frac(m, n)],
      rule: ({ n, m, p }) => num(frac(p * m, n)),
      why: ({ n, m, p }) => `is $${p}$ times ${num(frac(m, n)).html}.`,
    },
    {
      misconception: 'sm-ignores-the-root',
      operation: 'part-left-out',
      operands: ({ m, p }) => [m + p],
      rule: ({ m, p }) => num(p + m),
      says: () => 'I left the root out and added the two exponents.',
      why: ({ m, p }) => `is $${p} + ${m}$.`,
    },
    {
      misconception: 'sm-ignores-the-root',
      operation: 'wrong-number-used',
      operands: ({ m, p }) => [m + p],
      after: (x, { n }) => div(x, n),
      rule: ({ n, m, p }) => num(frac(p + m, n)),
      says: () => 'I put the whole product under the root.',
      why: () => 'puts the whole product under the root.',
    },
    {
      misconception: 'sm-subtracts-the-root',
      rule: ({ n, m, p }) => (p + m - n > 0 ? num(p + m - n) : null),
      says: () => 'I subtracted the index of the root from the exponent instead of dividing by it.',
      why: ({ n, m, p }) => `is $${p} + ${m} - ${n}$.`,
    },
    {
      misconception: 'sm-subtracts-the-root',
      operation: 'subtracted-instead-of-added',
      operands: ({ n, m, p }) => [p, frac(m, n)],
      rule: ({ n, m, p }) => (p * n > m ? num(frac(p * n - m, n)) : null),
      says: () =>
        'I wrote the root as a power correctly, but subtracted its exponent from the other one instead of adding it.',
      why: ({ n, m, p }) => `is $${p}$ minus ${num(frac(m, n)).html}.`,
    },
  ],
  explain: ({ n, m, p }) => ({
    plan: 'Write the root as a power with a fractional exponent. In a product of powers with the same base the exponents are added.',
    steps: [
      {
        do: `The root is the power with exponent $\\frac{${m}}{${n}}$${frac(m, n).d !== n ? `, which is $${toTex(frac(m, n))}$` : ''}.`,
        why: 'The index of the root becomes the denominator, the power under the root the numerator.',
      },
      {
        do: `The exponents are added: $${p} + ${toTex(frac(m, n))} = \\frac{${p * frac(m, n).d}}{${frac(m, n).d}} + ${toTex(frac(m, n))}$.`,
        why: 'In a product of powers with the same base the exponents add up.',
      },
      {
        do: `The exponent is $${toTex(frac(p * n + m, n))}$.`,
        why: 'Add the numerators; the denominator stays.',
      },
    ],
    check: `Raise the expression to the power ${n}: its exponents are $${p} \\cdot ${n} = ${p * n}$ and $${m}$, together $${p * n + m}$; and $${n} \\cdot ${toTex(frac(p * n + m, n))} = ${p * n + m}$.`,
    faster: `On a calculator, $${p} + ${m} \\div ${n}$ gives the exponent at once. It is $${toTex(frac(p * n + m, n))}$.`,
  }),
  // The n-th power of the expression is x^(pn) · x^m.
  check: ({ n, m, p }) =>
    num(
      div(
        Array.from({ length: n }, () => p).reduce((s, k) => s + k, m),
        n,
      ),
    ),
})

/** b and d of (px + b)(x + d) = px² + qx + r. */
function partsOf({ p, q, r }: Readonly<{ p: number; q: number; r: number }>) {
  const d = search((n) => p * n * n - q * n + r === 0, 60)
  return { b: r / d, d }
}

const factor = template({
  id: 'sat-math/expression-factor',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 5), b: nonZero(rng, -7, 7), d: nonZero(rng, -8, 8) }),
      ({ a, b, d }) =>
        a * d + b !== 0 &&
        b % a !== 0 &&
        Math.abs(b) > 1 &&
        Math.abs(d) > 1 &&
        Math.abs(b) !== Math.abs(d) &&
        gcd1(a, b),
    ),
  frames: [
    {
      id: 'which',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, d }) => `Which of these is a factor of $${polyTex(polynomial([a, a * d + b, b * d]))}$?`,
    },
    {
      id: 'divided',
      kind: 'methods',
      items: 5,
      stem: ({ a, b, d }) =>
        `The expression $${polyTex(polynomial([a, a * d + b, b * d]))}$ is the product of two linear expressions with integer coefficients. Which of the following is one of them?`,
    },
  ],
  given: ({ a, b, d }) => ({ p: a, q: a * d + b, r: b * d }),
  answer: ({ a, b }) => lin(a, b),
  traps: [
    {
      misconception: 'sm-slips-on-a-sign',
      classic: true,
      rule: (g) => lin(g.p, -partsOf(g).b),
      says: ({ b }) => `I used $${-b}$ instead of $${b}$ in the factor.`,
      why: () => 'has the wrong sign before its constant term.',
    },
    {
      misconception: 'sm-pairs-the-wrong-terms',
      classic: true,
      rule: (g) => lin(g.p, partsOf(g).d),
      says: ({ a, d }) => `I put the constant term $${d}$ beside $${a}x$, although it belongs to the other factor.`,
      why: ({ a, b, d }) =>
        `would go with $${linear(1, b)}$, and $${a} \\cdot ${pa(b)} + ${pa(d)} = ${a * b + d}$ is not the middle coefficient.`,
    },
    {
      misconception: 'sm-pairs-the-wrong-terms',
      twoSlips: true,
      rule: (g) => lin(g.p, -partsOf(g).d),
      says: ({ a, d }) => `I put the constant term $${d}$ of the other factor beside $${a}x$, and with the wrong sign.`,
      why: () => 'has the constant term of the other factor, with the wrong sign.',
    },
    {
      misconception: 'sm-pairs-the-wrong-terms',
      rule: ({ p, r }) => lin(p, r),
      says: () => 'I built a factor from the first coefficient and the constant term of the expression.',
      why: () => 'is made of the first and the last coefficient.',
    },
  ],
  explain: ({ a, b, d }) => ({
    plan: 'Look for two factors whose first terms multiply to the first term and whose constant terms multiply to the last. The middle term decides which pair is right.',
    steps: [
      {
        do: `The first terms are $${a}x$ and $x$, because $${a}x \\cdot x = ${polyTex(polynomial([a, 0, 0]))}$.`,
        why: 'The first terms of the factors multiply to the first term of the expression.',
      },
      {
        do: `The constant terms have the product $${b * d}$. Try $${b}$ beside $${a}x$ and $${d}$ beside $x$.`,
        why: 'Several pairs have this product; the middle term decides.',
      },
      {
        do: `The middle terms are $${a}x \\cdot ${pa(d)} = ${linear(a * d, 0)}$ and $${pa(b)} \\cdot x = ${linear(b, 0)}$, together $${linear(a * d + b, 0)}$.`,
        why: 'This is the middle term of the expression, so the pair is right.',
      },
      { do: `$(${linear(a, b)})(${linear(1, d)})$, so $${linear(a, b)}$ is a factor.`, why: 'All three terms agree.' },
    ],
    check: `$${linear(a, b)}$ is zero at $x = ${toTex(frac(-b, a))}$, and the expression is zero there as well: $${toTex(mul(a, mul(frac(-b, a), frac(-b, a))))}${signed(mul(a * d + b, frac(-b, a)))}${signed(b * d)} = 0$.`,
    faster: `Graph the expression: it crosses the $x$-axis at $x ${nearly(-b / a, 3)}$ and at $x = ${-d}$. Of the four options, only $${linear(a, b)}$ is zero at one of them, at $x = ${toTex(frac(-b, a))}$.`,
  }),
  // The rational root that is not whole.
  check: ({ p, q, r }) => {
    const d = search((n) => polyEval(polynomial([p, q, r]), -n).n === 0, 60)
    return lin(p, r / d)
  },
})

const lin = (a: number, b: number) => expr(linear(a, b), ({ x }) => a * x + b)

function gcd1(a: number, b: number): boolean {
  return [2, 3, 5, 7].every((k) => a % k !== 0 || b % k !== 0)
}

export const templates: readonly Template[] = [powers, factor]
