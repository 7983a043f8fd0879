/** The binomial theorem: coefficients, whole expansions and single terms. */

import {
  expr,
  int,
  linear,
  mul,
  nonZero,
  num,
  pick,
  polyCoef,
  polynomial,
  polyPow,
  polyTex,
  polyValue,
  type Rng,
  signed,
  type Template,
  template,
  term,
  toNumber,
  until,
  type Value,
} from '#kit'

export const skill = 'a2-binomial-theorem'
export const base = { skill, calculator: true, response: 'choice' } as const

/** Pascal’s triangle, row by row. */
export function choose(n: number, k: number): number {
  let row = [1]
  for (let i = 0; i < n; i++) row = [1, ...row.slice(1).map((x, j) => x + (row[j] as number)), 1]
  return row[k] ?? 0
}

export const chooseTex = (n: number, k: number) => `\\binom{${n}}{${k}}`

const entry = template({
  ...base,
  id: 'algebra-2/binomial-coefficient',
  difficulty: 'Low',
  b: -0.5,
  seconds: 60,
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ n: int(rng, 5, 9), k: int(rng, 2, 5) }),
      ({ n, k }) => k < n - 1 && 2 * k !== n,
    ),
  frames: [
    {
      id: 'power',
      kind: 'bare',
      items: 5,
      stem: ({ n, k }) => `In the expansion of $(x + y)^{${n}}$, what is the coefficient of $x^{${n - k}}y^{${k}}$?`,
    },
    {
      id: 'pascal',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ n, k }) =>
        `The expansion of $(a + b)^{${n}}$ is written with descending powers of $a$. What is the coefficient of the term that contains $b^{${k}}$?`,
    },
  ],
  given: ({ n, k }, frame) => (frame === 'power' ? { n, k, j: n - k } : { n, k, j: 0 }),
  answer: ({ n, k }) => num(choose(n, k)),
  traps: [
    {
      misconception: 'a2-bin-multiplies-exponents',
      classic: true,
      operation: 'power-as-product',
      operands: ({ n, k }) => [n, k],
      rule: ({ n, k }) => num(n * k),
      says: ({ n, k }) => `I multiplied the two exponents, $${n}$ and $${k}$.`,
      why: ({ n, k }) => `is $${n} \\cdot ${k}$; the coefficient counts choices of ${k} factors out of ${n}.`,
    },
    {
      misconception: 'a2-bin-takes-the-neighboring-row',
      says: ({ n }) => `I took the number from Pascal’s triangle for the power ${n - 1} instead of ${n}.`,
      operation: 'off-by-one',
      operands: ({ n }) => [n, -1],
      after: (got, { k }) => choose(toNumber(got), k),
      rule: ({ n, k }) => num(choose(n - 1, k)),
      why: ({ n }) => `stands one row higher in Pascal’s triangle, for the power ${n - 1}.`,
    },
    {
      misconception: 'a2-bin-takes-the-neighboring-place',
      says: () => 'I took the number one place too early in Pascal’s triangle.',
      operation: 'off-by-one',
      operands: ({ k }) => [k, -1],
      after: (got, { n }) => choose(n, toNumber(got)),
      rule: ({ n, k }) => num(choose(n, k - 1)),
      why: () => 'belongs to the term before it; the first entry of a row belongs to exponent 0.',
    },
    {
      misconception: 'a2-bin-counts-with-order',
      rule: ({ n, k }) => num([...Array(k).keys()].reduce((p, i) => p * (n - i), 1)),
      why: ({ k }) => `does not divide by $${k}!$: the order of the chosen factors does not matter.`,
    },
    {
      misconception: 'a2-bin-takes-the-neighboring-row',
      says: ({ n }) => `I took the number from Pascal’s triangle for the power ${n + 1} instead of ${n}.`,
      operation: 'off-by-one',
      operands: ({ n }) => [n],
      after: (got, { k }) => choose(toNumber(got), k),
      rule: ({ n, k }) => num(choose(n + 1, k)),
      why: ({ n }) => `stands one row lower in Pascal’s triangle, for the power ${n + 1}.`,
    },
  ],
  explain: ({ n, k }) => {
    const top = [...Array(k).keys()].map((i) => n - i)
    const bottom = [...Array(k).keys()].map((i) => k - i)
    return {
      plan: 'The coefficient counts in how many ways the second variable can be chosen from the equal factors: a combination.',
      steps: [
        {
          do: `The power has ${n} equal factors; from ${k} of them the second variable is taken.`,
          why: 'Each product takes one term from each factor.',
        },
        {
          do: `The coefficient is $${chooseTex(n, k)} = \\frac{${top.join(' \\cdot ')}}{${bottom.join(' \\cdot ')}}$.`,
          why: 'Choices without order.',
        },
        {
          do: `$${top.reduce((a, b) => a * b, 1)} \\div ${bottom.reduce((a, b) => a * b, 1)} = ${choose(n, k)}$`,
          why: 'Work out both products.',
        },
      ],
      check: `Row ${n} of Pascal’s triangle is $${[...Array(n + 1).keys()].map((i) => choose(n, i)).join(',\\ ')}$. Counting from exponent 0, entry number ${k + 1} belongs to exponent ${k}: $${choose(n, k)}$.`,
      faster: `The nCr key of a calculator gives it at once: ${n} nCr ${k} is ${choose(n, k)}.`,
    }
  },
  check: ({ n, k }) => num(polyCoef(polyPow(polynomial([1, 1]), n), k)),
})

type Power = Readonly<{ a: number; c: number; n: number; k: number }>
export const drawPower = (rng: Rng): Power =>
  until(
    () => ({ a: pick(rng, [1, 2, 2, 3]), c: nonZero(rng, -4, 4), n: int(rng, 4, 6), k: int(rng, 2, 4) }),
    ({ a, c, n, k }) =>
      k < n &&
      Math.abs(c) > 1 &&
      Math.abs(choose(n, k) * a ** k * c ** (n - k)) < 2500 &&
      a !== Math.abs(c) &&
      2 * k !== n,
  )
export const coefficientOf = ({ a, c, n, k }: Power) => choose(n, k) * a ** k * c ** (n - k)
export const raised = (x: number, n: number): string => {
  const root = x < 0 ? `(${x})` : `${x}`
  return n === 1 ? `${x}` : `${root}^{${n}}`
}
/** x² as it is written, x for the exponent 1. */
export const xTo = (n: number): string => (n === 1 ? 'x' : `x^{${n}}`)

const ofPower = template({
  ...base,
  id: 'algebra-2/binomial-coefficient-of-a-power',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 95,
  balance: 'place',
  draw: drawPower,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, c, n, k }) => `What is the coefficient of $x^{${k}}$ in the expansion of $(${linear(a, c)})^{${n}}$?`,
    },
    {
      id: 'typed',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ a, c, n, k }) =>
        `When $(${linear(a, c)})^{${n}}$ is multiplied out and like terms are combined, one term is $mx^{${k}}$. What is the value of $m$?`,
    },
  ],
  given: (p) => p,
  answer: (p) => num(coefficientOf(p)),
  traps: [
    {
      misconception: 'a2-bin-forgets-the-binomial-coefficient',
      classic: true,
      operation: 'factor-left-out',
      operands: ({ a, k, c, n }) => [a ** k, c ** (n - k)],
      rule: ({ a, c, n, k }) => num(a ** k * c ** (n - k)),
      why: ({ n, k }) => `leaves out the factor $${chooseTex(n, k)} = ${choose(n, k)}$.`,
    },
    {
      misconception: 'a2-bin-raises-only-the-variable',
      operation: 'exponent-left-out',
      operands: ({ a }) => [a],
      after: (got, { c, n, k }) => mul(got, choose(n, k) * c ** (n - k)),
      rule: ({ a, c, n, k }) => (a > 1 ? num(choose(n, k) * a * c ** (n - k)) : null),
      why: ({ a, k }) => `does not raise the ${a} of $${a}x$ to the power ${k}.`,
    },
    {
      misconception: 'a2-bin-swaps-the-exponents',
      rule: ({ a, c, n, k }) => num(choose(n, k) * a ** (n - k) * c ** k),
      why: ({ k, n }) => `belongs to $${xTo(n - k)}$: the exponents of the two terms are exchanged.`,
    },
    {
      misconception: 'a2-bin-loses-the-sign',
      operation: 'sign-reversed',
      operands: ({ c, n, k }) => [c ** (n - k)],
      after: (got, { a, n, k }) => mul(got, choose(n, k) * a ** k),
      rule: ({ a, c, n, k }) => (c < 0 ? num(-choose(n, k) * a ** k * c ** (n - k)) : null),
      why: ({ c, n, k }) =>
        `has the wrong sign: $(${c})^{${n - k}}$ is ${(n - k) % 2 === 0 ? 'positive' : 'negative'}.`,
      says: ({ c, n, k }) => `I took $(${c})^{${n - k}}$ for $${-(c ** (n - k))}$.`,
    },
    {
      misconception: 'a2-bin-forgets-the-power-of-the-number',
      operation: 'exponent-left-out',
      operands: ({ c }) => [c],
      after: (got, { a, n, k }) => mul(got, choose(n, k) * a ** k),
      rule: ({ a, c, n, k }) => (n - k > 1 ? num(choose(n, k) * a ** k * c) : null),
      why: ({ c, n, k }) => `uses $${c}$ once instead of $${raised(c, n - k)}$.`,
    },
    {
      misconception: 'a2-bin-multiplies-exponents',
      operation: 'wrong-number-used',
      operands: ({ n }) => [n],
      after: (got, { a, c, n, k }) => mul(got, a ** k * c ** (n - k)),
      rule: ({ a, c, n, k }) => num(n * a ** k * c ** (n - k)),
      why: ({ n, k }) => `uses the factor ${n} instead of $${chooseTex(n, k)} = ${choose(n, k)}$.`,
      says: ({ n }) => `I used the exponent ${n} as the factor.`,
    },
  ],
  explain: (p) => {
    const { a, c, n, k } = p
    return {
      plan: 'Write down the one term of the binomial theorem that has the power asked for: binomial coefficient times both powers.',
      steps: [
        {
          do: `The term is $${chooseTex(n, k)} \\cdot ${a === 1 ? xTo(k) : `(${term(a, 'x')})^{${k}}`} \\cdot ${c < 0 && n - k === 1 ? `(${c})` : raised(c, n - k)}$.`,
          why: `The exponents must add up to ${n}.`,
        },
        {
          do: [
            `$${chooseTex(n, k)} = ${choose(n, k)}$`,
            ...(a === 1 ? [] : [`$${a}^{${k}} = ${a ** k}$`]),
            ...(n - k === 1 ? [] : [`$${raised(c, n - k)} = ${c ** (n - k)}$`]),
          ].join(', '),
          why: 'The whole first term is raised, its number as well.',
        },
        {
          do: `$${choose(n, k)} \\cdot ${a ** k} \\cdot ${c ** (n - k) < 0 ? `(${c ** (n - k)})` : c ** (n - k)} = ${coefficientOf(p)}$`,
          why: 'Multiply the three numbers.',
        },
      ],
      check: `Row ${n} of Pascal’s triangle is $${Array.from({ length: n + 1 }, (_, i) => choose(n, i)).join(',\\ ')}$: $${choose(n, k)}$ belongs to $${xTo(k)}$. The sign of $${coefficientOf(p)}$ fits: ${c < 0 ? `an ${(n - k) % 2 === 0 ? 'even' : 'odd'} power of a negative number is ${(n - k) % 2 === 0 ? 'positive' : 'negative'}` : 'all numbers are positive'}.`,
      faster: `On a calculator with an nCr key, one line is enough: ${n} nCr ${k}${a === 1 ? '' : ` × ${a}^${k}`} × ${c < 0 ? `(−${-c})` : c}^${n - k}.${c < 0 ? ' The parentheses keep the sign.' : ''}`,
    }
  },
  check: ({ a, c, n, k }) => num(polyCoef(polyPow(polynomial([a, c]), n), k)),
})

type Whole = Readonly<{ c: number; n: number }>
const list = (n: number, f: (k: number) => number): Value => polyValue(polynomial([...Array(n + 1).keys()].map(f)))

const expansion = template({
  ...base,
  id: 'algebra-2/binomial-expansion',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 90,
  draw: (rng): Whole =>
    until(
      () => ({ c: nonZero(rng, -5, 5), n: pick(rng, [4, 4, 5]) }),
      ({ c, n }) => Math.abs(c) > 1 && Math.abs(c) ** n < 1100,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 8,
      stem: ({ c, n }) => `Which polynomial is equal to $(${linear(1, c)})^{${n}}$?`,
    },
  ],
  given: (p) => p,
  answer: ({ c, n }) => list(n, (k) => choose(n, k) * c ** k),
  traps: [
    {
      misconception: 'a2-bin-forgets-the-binomial-coefficient',
      says: () => 'I left out all the binomial coefficients, the numbers of Pascal’s triangle.',
      classic: true,
      rule: ({ c, n }) => list(n, (k) => c ** k),
      why: ({ n }) =>
        `has the right powers, but not the numbers $${[...Array(n + 1).keys()].map((i) => choose(n, i)).join(',\\ ')}$ of Pascal’s triangle.`,
    },
    {
      misconception: 'a2-bin-forgets-the-power-of-the-number',
      says: ({ c }) => `In each middle term I used $${c}$ itself instead of its power.`,
      rule: ({ c, n }) => list(n, (k) => choose(n, k) * (k === 0 ? 1 : k === n ? c ** n : c)),
      why: ({ c }) => `uses $${c}$ itself in each middle term; its power rises from term to term.`,
    },
    {
      misconception: 'a2-bin-loses-the-sign',
      rule: ({ c, n }) => (c < 0 ? list(n, (k) => choose(n, k) * Math.abs(c) ** k) : null),
      why: ({ c }) => `has plus signs throughout; odd powers of $${c}$ are negative.`,
    },
    {
      misconception: 'a2-bin-loses-the-sign',
      rule: ({ c, n }) => (c < 0 ? list(n, (k) => (k === 0 ? 1 : -choose(n, k) * Math.abs(c) ** k)) : null),
      why: ({ c }) => `has a minus in every later term; even powers of $${c}$ are positive.`,
      says: () => 'I wrote a minus sign in every term after the first.',
    },
    {
      misconception: 'a2-bin-multiplies-exponents',
      rule: ({ c, n }) => list(n, (k) => (k === 0 || k === n ? 1 : n) * c ** k),
      why: ({ n }) => `uses ${n} for every middle term.`,
      says: ({ n }) => `I used the exponent ${n} instead of every middle number of Pascal’s triangle.`,
    },
    {
      misconception: 'a2-bin-forgets-the-binomial-coefficient',
      twoSlips: true,
      rule: ({ c, n }) => (c < 0 ? list(n, (k) => Math.abs(c) ** k) : list(n, (k) => (k === 0 ? 1 : c))),
      why: ({ c }) =>
        `has the numbers of Pascal’s triangle missing, and ${c < 0 ? 'loses the minus sign' : `has ${c} itself in every term after the first`}.`,
      says: ({ c }) =>
        `I left out the numbers of Pascal’s triangle, and I also ${c < 0 ? 'lost the minus sign' : `wrote ${c} itself in every term after the first`}.`,
    },
  ],
  explain: ({ c, n }) => ({
    plan: 'Take the row of Pascal’s triangle for the exponent; the powers of the variable fall, the powers of the number rise.',
    steps: [
      {
        do: `Row ${n}: $${[...Array(n + 1).keys()].map((i) => choose(n, i)).join(',\\ ')}$`,
        why: 'Each entry is the sum of the two above it.',
      },
      {
        do: `Powers of $${c}$: $${[...Array(n + 1).keys()].map((i) => c ** i).join(',\\ ')}$`,
        why: 'From exponent 0 upward, signs included.',
      },
      {
        do: `Multiply place by place: $${polyTex(polyPow(polynomial([1, c]), n))}$`,
        why: `The powers of $x$ fall from ${n} to 0.`,
      },
    ],
    check: `At $x = 1$ the terms add up to $${[...Array(n + 1).keys()].map((k) => (k === 0 ? '1' : signed(choose(n, k) * c ** k))).join('')} = ${(1 + c) ** n}$, and the power is $${1 + c < 0 ? `(${1 + c})` : 1 + c}^{${n}} = ${(1 + c) ** n}$ too.`,
    faster: `Test the options at $x = 1$: the coefficients of the right one add up to $${1 + c < 0 ? `(${1 + c})` : 1 + c}^{${n}} = ${(1 + c) ** n}$.`,
  }),
  check: ({ c, n }) => expr('c', ({ x }) => (x + c) ** n),
})

export const templates: readonly Template[] = [entry, ofPower, expansion]
