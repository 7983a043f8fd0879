import {
  expr,
  gcd,
  int,
  linear,
  nonZero,
  num,
  paren,
  polynomial,
  polyValue,
  signed,
  sub,
  type Template,
  template,
  terms,
  until,
} from '#kit'
import { judge, mistake } from './distribute-judge.ts'

const skill = 'a1-expressions-and-distribution'

type Six = { a: number; b: number; c: number; d: number; e: number; f: number }

const lin = (m: number, k: number) => polyValue(polynomial([m, k]))

const drawSix = (rng: () => number): Six =>
  until(
    () => ({
      a: int(rng, 2, 6),
      b: int(rng, 2, 6),
      c: nonZero(rng, -7, 7),
      d: int(rng, 2, 5),
      e: int(rng, 1, 5),
      f: nonZero(rng, -7, 7),
    }),
    ({ a, b, c, d, e, f }) => a * b - d * e > 1 && a * c - d * f !== 0 && a * c + d * f !== 0 && a !== d,
  )

const sixTex = ({ a, b, c, d, e, f }: Six) => `${a}(${linear(b, c)}) - ${d}(${linear(e, f)})`

const simplify = template({
  id: 'algebra-1/distribute-two-products',
  skill,
  difficulty: 'Medium',
  b: -0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: drawSix,
  frames: [
    { id: 'equivalent', kind: 'bare', items: 8, stem: (p) => `Which expression is equivalent to $${sixTex(p)}$?` },
  ],
  given: (p) => p,
  answer: ({ a, b, c, d, e, f }) => lin(a * b - d * e, a * c - d * f),
  traps: [
    {
      misconception: 'a1-eu-minus-reaches-first-term-only',
      classic: true,
      rule: ({ a, b, c, d, e, f }) => lin(a * b - d * e, a * c + d * f),
      why: ({ d, f }) => `has the wrong sign in the last product: $-${d}$ times $${f}$ is $${-d * f}$.`,
    },
    {
      misconception: 'a1-eu-multiplies-first-term-only',
      says: ({ d, e, f }) =>
        `In both products I multiplied only the first term in the parentheses: I subtracted $${linear(d * e, f)}$ in the end.`,
      classic: true,
      rule: ({ a, b, c, d, e, f }) => lin(a * b - d * e, c - f),
      why: ({ a, d }) => `multiplies only the $x$-terms by $${a}$ and $${d}$.`,
    },
    {
      misconception: 'a1-eu-adds-instead-of-subtracting-terms',
      rule: ({ a, b, c, d, e, f }) => lin(a * b + d * e, a * c - d * f),
      why: ({ d, e }) => `adds $${d * e}x$ although it is subtracted.`,
    },
    {
      misconception: 'a1-eu-multiplies-first-term-only',
      says: ({ d, e, f }) =>
        `In the second product I multiplied only the first term in the parentheses: I subtracted $${linear(d * e, f)}$ in the end.`,
      rule: ({ a, b, c, d, e, f }) => lin(a * b - d * e, a * c - f),
      why: ({ a, d, f }) => `multiplies both terms by $${a}$, but subtracts $${f}$ without multiplying it by $${d}$.`,
    },
  ],
  explain: ({ a, b, c, d, e, f }) => {
    const [m, k] = [a * b - d * e, a * c - d * f]
    return {
      plan: 'Two products are subtracted: multiply out each one with the sign before it, then combine like terms.',
      steps: [
        {
          do: `$${a}(${linear(b, c)}) = ${linear(a * b, a * c)}$`,
          why: `By the distributive property the $${a}$ multiplies both terms.`,
        },
        {
          do: `$-${d}(${linear(e, f)}) = ${linear(-d * e, -d * f)}$`,
          why: `The minus sign belongs to the factor, so $-${d}$ multiplies both terms.`,
        },
        {
          do: `Put like terms side by side: $${terms([a * b, 'x'], [-d * e, 'x'], [a * c, ''], [-d * f, ''])}$.`,
          why: 'Terms may be added in any order if each keeps its sign.',
        },
        {
          do: `$${a * b}x - ${d * e}x = ${m}x$ and $${a * c}${signed(-d * f)} = ${k}$, so the expression is $${linear(m, k)}$.`,
          why: 'Only terms with the same variable can be combined.',
        },
      ],
      check: `For $x = 1$ the given expression is $${a} \\cdot ${paren(b + c)} - ${d} \\cdot ${paren(e + f)} = ${m + k}$, and $${m}${signed(k)} = ${m + k}$ as well.`,
      faster: `Only two numbers are needed. Before $x$ stands $${a} \\cdot ${b} - ${d} \\cdot ${e} = ${m}$, and the constant is $${a} \\cdot ${paren(c)} - ${d} \\cdot ${paren(f)} = ${k}$.`,
    }
  },
  // A linear expression is known from its values at 0 and 1.
  check: ({ a, b, c, d, e, f }) => {
    const at = (x: number) => a * (b * x + c) - d * (e * x + f)
    return lin(at(1) - at(0), at(0))
  },
})

const factored = (g: number, p: number, q: number) => expr(`${g}(${linear(p, q)})`, ({ x }) => g * (p * x + q))

const factorOut = template({
  id: 'algebra-1/take-out-the-common-factor',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 60,
  response: 'choice',
  balance: 'parts',
  draw: (rng) =>
    until(
      () => ({ g: int(rng, 3, 9), p: int(rng, 2, 7), q: nonZero(rng, -9, 9) }),
      ({ p, q }) => gcd(p, q) === 1 && Math.abs(q) > 1,
    ),
  frames: [
    {
      id: 'rewrite',
      kind: 'bare',
      items: 7,
      stem: ({ g, p, q }) => `Which expression is equivalent to $${linear(g * p, g * q)}$?`,
    },
  ],
  given: ({ g, p, q }) => ({ m: g * p, k: g * q }),
  answer: ({ g, p, q }) => expr(`${g}(${linear(p, q)})`, ({ x }) => g * (p * x + q)),
  traps: [
    {
      misconception: 'a1-eu-takes-the-factor-from-one-term',
      says: ({ g }) => `I took the factor $${g}$ out of the first term only and left the second as it was.`,
      classic: true,
      rule: ({ m, k }) => {
        const g = gcd(m, k)
        return factored(g, m / g, k)
      },
      why: ({ g, q }) => `divides only the first term by $${g}$; the $${g * q}$ must be divided, too.`,
    },
    {
      misconception: 'a1-eu-subtracts-the-factor',
      classic: true,
      rule: ({ m, k }) => {
        const g = gcd(m, k)
        return m === g || k === g ? null : factored(g, m - g, k - g)
      },
    },
    {
      misconception: 'a1-eu-subtracts-the-factor',
      twoSlips: true,
      says: ({ g }) => `I subtracted $${g}$ from the first term instead of dividing, and left the second as it was.`,
      rule: ({ m, k }) => {
        const g = gcd(m, k)
        return m === g ? null : factored(g, m - g, k)
      },
      why: ({ g }) =>
        `subtracts $${g}$ from the first term and leaves the second as it was; both are divided by $${g}$.`,
    },
    {
      misconception: 'a1-eu-changes-a-sign-in-factoring',
      rule: ({ m, k }) => {
        const g = gcd(m, k)
        return factored(g, m / g, -k / g)
      },
    },
    {
      misconception: 'a1-eu-takes-the-factor-from-one-term',
      says: ({ p }) => `I took $${p}$ out of the first term, and left the second as it was.`,
      rule: ({ m, k }) => {
        const g = gcd(m, k)
        return factored(m / g, g, k)
      },
      why: ({ p, g, q }) => `takes out $${p}$, which is no factor of $${g * q}$, and leaves the $${g * q}$ undivided.`,
    },
  ],
  explain: ({ g, p, q }) => {
    const sign = q > 0 ? '+' : '-'
    return {
      plan: 'A sum of two terms is to be written as a product: find the greatest factor that both terms have, then take it out of both.',
      steps: [
        {
          do: `The greatest common factor of $${g * p}$ and $${Math.abs(g * q)}$ is $${g}$: $${g * p} = ${g} \\cdot ${p}$ and $${Math.abs(g * q)} = ${g} \\cdot ${Math.abs(q)}$.`,
          why: `$${p}$ and $${Math.abs(q)}$ have no common factor greater than $1$ left.`,
        },
        {
          do: `Write both terms with it: $${g} \\cdot ${p}x ${sign} ${g} \\cdot ${Math.abs(q)}$.`,
          why: 'So one sees what stays of each term.',
        },
        {
          do: `Take it out: $${g}(${linear(p, q)})$.`,
          why: 'This is the distributive property, read from right to left.',
        },
      ],
      check: `Multiply out again: $${g} \\cdot ${p}x = ${g * p}x$ and $${g} \\cdot ${paren(q)} = ${g * q}$.`,
      faster: `Reduce $\\frac{${g * p}}{${Math.abs(g * q)}}$ like a fraction: it is $\\frac{${p}}{${Math.abs(q)}}$. So $${linear(p, q)}$ stands in the parentheses, and before them $${g * p} \\div ${p} = ${g}$.`,
    }
  },
  check: ({ m, k }) => {
    const g = gcd(m, k)
    return expr(`${g}(${linear(m / g, k / g)})`, ({ x }) => m * x + k)
  },
})

const compare = template({
  id: 'algebra-1/distribute-compare-coefficients',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 90,
  response: 'grid',
  balance: 'place',
  draw: drawSix,
  frames: [
    {
      id: 'sum-of-coefficients',
      kind: 'multi-step',
      items: 8,
      stem: (p) =>
        `The expression $${sixTex(p)}$ is rewritten as $mx + k$, where $m$ and $k$ are numbers. What is the value of $m + k$?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c, d, e, f }) => num(a * b - d * e + a * c - d * f),
  traps: [
    {
      misconception: 'a1-eu-minus-reaches-first-term-only',
      classic: true,
      operation: 'minus-not-distributed',
      operands: ({ a, b, c, d, e, f }) => [a * (b + c), d * e, d * f],
      rule: ({ a, b, c, d, e, f }) => num(a * b - d * e + a * c + d * f),
    },
    {
      misconception: 'a1-eu-multiplies-first-term-only',
      says: ({ d, e, f }) =>
        `In both products I multiplied only the first term in the parentheses: I subtracted $${linear(d * e, f)}$ in the end.`,
      classic: true,
      operation: 'distributed-to-first-term-only',
      operands: ({ a, b, c }) => [a, b, c],
      after: (got, { d, e, f }) => sub(got, d * e + f),
      rule: ({ a, b, c, d, e, f }) => num(a * b - d * e + c - f),
    },
    {
      misconception: 'a1-eu-adds-instead-of-subtracting-terms',
      says: () => 'I added the whole second product although a minus sign stands before it.',
      operation: 'added-instead-of-subtracted',
      operands: ({ a, b, c, d, e, f }) => [a * (b + c), d * (e + f)],
      rule: ({ a, b, c, d, e, f }) => num(a * b + d * e + a * c + d * f),
    },
  ],
  explain: ({ a, b, c, d, e, f }) => {
    const [m, k] = [a * b - d * e, a * c - d * f]
    return {
      plan: 'The two forms are the same expression: multiply out and combine like terms, then read off the coefficient and the constant term.',
      steps: [
        {
          do: `$${a}(${linear(b, c)}) = ${linear(a * b, a * c)}$`,
          why: `The $${a}$ multiplies both terms in its parentheses.`,
        },
        {
          do: `$-${d}(${linear(e, f)}) = ${linear(-d * e, -d * f)}$`,
          why: `The minus sign belongs to the factor: both terms are multiplied by $-${d}$.`,
        },
        {
          do: `$m = ${a * b} - ${d * e} = ${m}$ and $k = ${a * c}${signed(-d * f)} = ${k}$.`,
          why: '$m$ collects the coefficients of $x$, $k$ the constant terms.',
        },
        { do: `$m + k = ${m}${signed(k)} = ${m + k}$`, why: 'The sum is asked for, not $m$ or $k$ alone.' },
      ],
      check: `For $x = 2$ the given expression is $${a} \\cdot ${paren(2 * b + c)} - ${d} \\cdot ${paren(2 * e + f)} = ${2 * m + k}$, and $mx + k$ is $${m} \\cdot 2${signed(k)} = ${2 * m + k}$.`,
      faster: `For $x = 1$ the value of $mx + k$ is $m + k$, so put $x = 1$ into the given expression: $${a} \\cdot ${paren(b + c)} - ${d} \\cdot ${paren(e + f)} = ${m + k}$.`,
    }
  },
  // m + k is the value at x = 1.
  check: ({ a, b, c, d, e, f }) => num(a * (b + c) - d * (e + f)),
})

export const templates: readonly Template[] = [simplify, factorOut, compare, mistake, judge]
