import {
  div,
  type Frac,
  frac,
  int,
  mul,
  num,
  person,
  pick,
  pow,
  sub,
  table,
  template,
  toDecimalText,
  until,
} from '#kit'
import { sci, sciTex, tenths } from './scientific-form.ts'

export const skill = 'a1-scientific-notation'

/** The same number with one digit before the point. */
export const normal = (m: Frac, e: number): { m: Frac; e: number } =>
  m.n >= 10 * m.d ? normal(mul(m, frac(1, 10)), e + 1) : m.n < m.d ? normal(mul(m, 10), e - 1) : { m, e }

const multiply = template({
  id: 'algebra-1/scientific-multiply',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 3, 9), b: int(rng, 3, 9), m: int(rng, 3, 9), n: pick(rng, [-7, -6, -5, -4, 4, 5, 6]) }),
      ({ a, b, m, n }) =>
        a * b > 10 &&
        m + n < 13 &&
        m !== -n &&
        (a * b) % 10 !== 0 &&
        Math.abs(m + n) > 1 &&
        Math.abs(m + n + 1) > 1 &&
        a !== b,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, m, n }) =>
        `Write the product $(${a} \\times 10^{${m}})(${b} \\times 10^{${n}})$ in scientific notation.`,
    },
  ],
  given: ({ a, b, m, n }) => ({ a, b, m, n }),
  answer: ({ a, b, m, n }) => sci(frac(a * b, 10), m + n + 1),
  traps: [
    {
      misconception: 'a1-pw-first-factor-not-between-one-and-ten',
      classic: true,
      rule: ({ a, b, m, n }) => sci(frac(a * b), m + n),
      why: () => 'has the right value, but the first factor must be less than 10.',
    },
    {
      misconception: 'a1-pw-forgets-to-shift-exponent',
      rule: ({ a, b, m, n }) => sci(frac(a * b, 10), m + n),
      why: ({ a, b }) => `writes $${toDecimalText(frac(a * b, 10))}$ for $${a * b}$ without changing the power of ten.`,
    },
    {
      misconception: 'a1-pw-multiplies-the-exponents',
      rule: ({ a, b, m, n }) => sci(frac(a * b, 10), m * n + 1),
      why: () => 'multiplies the exponents of ten; they are added.',
    },
    {
      misconception: 'a1-pw-shifts-exponent-the-wrong-way',
      rule: ({ a, b, m, n }) => sci(frac(a * b, 10), m + n - 1),
      why: () => 'makes the first factor ten times smaller and the power ten times smaller too.',
    },
    {
      misconception: 'a1-pw-adds-the-coefficients',
      rule: ({ a, b, m, n }) => {
        const r = normal(frac(a + b), m + n)
        return sci(r.m, r.e)
      },
      why: ({ a, b }) => `adds $${a}$ and $${b}$ instead of multiplying.`,
    },
  ],
  explain: ({ a, b, m, n }) => ({
    plan: 'A product in scientific notation: multiply the first factors, add the exponents, and bring the first factor back below ten.',
    steps: [
      {
        do: `Multiply the first factors: $${a} \\cdot ${b} = ${a * b}$.`,
        why: 'Factors may be multiplied in any order.',
      },
      {
        do: `Add the exponents: $${m}${n < 0 ? ` + (${n})` : ` + ${n}`} = ${m + n}$. The product is $${a * b} \\times 10^{${m + n}}$.`,
        why: 'Powers of the same base are multiplied by adding exponents.',
      },
      {
        do: `$${a * b}$ is not below ten: $${a * b} = ${toDecimalText(frac(a * b, 10))} \\times 10$, so it is $${sciTex(frac(a * b, 10), m + n + 1)}$.`,
        why: 'The first factor is made ten times smaller, so the power is made ten times larger.',
      },
    ],
    check: `The first factor $${toDecimalText(frac(a * b, 10))}$ lies between $1$ and $10$, and $${toDecimalText(frac(a * b, 10))} \\cdot 10 = ${a * b}$ with the exponent $${m + n + 1} - 1 = ${m + n}$.`,
    faster: `$${a} \\cdot ${b} = ${a * b}$ has two digits, so the exponent is one more than $${m}${n < 0 ? ` + (${n})` : ` + ${n}`} = ${m + n}$, and the result is $${sciTex(frac(a * b, 10), m + n + 1)}$.`,
  }),
  check: ({ a, b, m, n }) => {
    const r = normal(mul(mul(a, pow(10, m)), mul(b, pow(10, n))), 0)
    return sci(r.m, r.e)
  },
})

const TIMES = [
  (w: string, big: string, small: string) =>
    `A website had $${big}$ visits this year and $${small}$ visits in its first week. ${w} compares the two numbers. How many times as many visits were there this year?`,
  (w: string, big: string, small: string) =>
    `${w} reads that a lake holds $${big}$ gallons of water and an outdoor pool $${small}$ gallons. How many times as much water is in the lake?`,
  (w: string, big: string, small: string) =>
    `A data center stores $${big}$ photos. ${w}’s school has $${small}$ photos in its archive. How many times as many photos are in the data center?`,
]

const ratio = template({
  id: 'algebra-1/scientific-ratio',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'grid',
  draw: (rng) =>
    until(
      () => {
        const b = int(rng, 12, 40)
        const q = pick(rng, [2, 3, 4, 5, 6])
        return { b, a: b * q, m: int(rng, 6, 9), n: int(rng, 3, 6), s: int(rng, 0, 2) }
      },
      ({ a, b, m, n }) => a < 100 && a % 10 !== 0 && b % 10 !== 0 && m - n >= 2 && m - n <= 4,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'words',
      items: 7,
      stem: ({ a, b, m, n, s }, rng) =>
        (TIMES[s] as (typeof TIMES)[number])(person(rng), sciTex(tenths(a), m), sciTex(tenths(b), n)),
    },
    {
      id: 'table',
      kind: 'table',
      items: 6,
      response: 'choice',
      stem: ({ a, b, m, n }) =>
        `<p>The table shows the number of bacteria in two dishes.</p>${table(
          ['Dish', 'Bacteria'],
          [
            ['Warm', `$${sciTex(tenths(a), m)}$`],
            ['Cold', `$${sciTex(tenths(b), n)}$`],
          ],
        )}<p>How many times as many bacteria are in the warm dish?</p>`,
    },
  ],
  given: ({ a, b, m, n }) => ({ a: tenths(a), b: tenths(b), m, n }),
  answer: ({ a, b, m, n }) => num((a / b) * 10 ** (m - n)),
  traps: [
    {
      misconception: 'a1-pw-subtracts-the-coefficients',
      classic: true,
      operation: 'subtracted-instead-of-divided',
      operands: ({ a, b }) => [a, b],
      after: (got, { m, n }) => mul(got, pow(10, m - n)),
      rule: ({ a, b, m, n }) => num(mul(sub(a, b), pow(10, m - n))),
      why: () => 'subtracts the first factors instead of dividing them.',
    },
    {
      misconception: 'a1-pw-multiplies-by-the-exponent',
      operation: 'power-as-product',
      operands: ({ m, n }) => [10, m - n],
      after: (x, { a, b }) => mul(div(a, b), x),
      rule: ({ a, b, m, n }) => num(mul(div(a, b), 10 * (m - n))),
      why: ({ m, n }) => `multiplies by $10 \\cdot ${m - n}$ instead of $10^{${m - n}}$.`,
    },
    {
      misconception: 'a1-pw-ignores-the-powers-of-ten',
      operation: 'factor-left-out',
      operands: ({ a, b }) => [div(a, b)],
      rule: ({ a, b }) => num(div(a, b)),
      why: () => 'divides the first factors and forgets the powers of ten.',
    },
    {
      misconception: 'a1-pw-counts-both-end-exponents',
      operation: 'off-by-one',
      operands: ({ m, n }) => [m - n],
      after: (x, { a, b }) => mul(div(a, b), pow(10, x.n)),
      rule: ({ a, b, m, n }) => num(mul(div(a, b), pow(10, m - n + 1))),
      why: ({ m, n }) => `counts the exponents from $${n}$ to $${m}$; the difference is $${m - n}$.`,
    },
  ],
  explain: ({ a, b, m, n }) => ({
    plan: '“How many times as many” asks for a quotient: divide the first factors and divide the powers of ten.',
    steps: [
      {
        do: `Divide the first factors: $${toDecimalText(tenths(a))} \\div ${toDecimalText(tenths(b))} = ${a / b}$.`,
        why: '“How many times” asks for a quotient.',
      },
      {
        do: `Subtract the exponents: $10^{${m} - ${n}} = 10^{${m - n}}$.`,
        why: 'Powers of ten are divided by subtracting.',
      },
      { do: `$${a / b} \\cdot ${10 ** (m - n)} = ${(a / b) * 10 ** (m - n)}$`, why: 'Put the parts together.' },
    ],
    check: `Multiply back: $${(a / b) * 10 ** (m - n)}$ times $${sciTex(tenths(b), n)}$ is $${sciTex(tenths(a), m)}$.`,
  }),
  check: ({ a, b, m, n }) => {
    const [big, small] = [mul(a, pow(10, m)), mul(b, pow(10, n))]
    return num(big.n / big.d / (small.n / small.d))
  },
})

export const templates = [multiply, ratio]
