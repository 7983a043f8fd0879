import {
  type Frac,
  frac,
  int,
  mul,
  num,
  person,
  pick,
  pow,
  shuffle,
  table,
  template,
  text,
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
      misconception: 'a1-pw-shifts-exponent-the-wrong-way',
      rule: ({ a, b, m, n }) => sci(frac(a * b, 10), m + n - 1),
      why: () => 'makes the first factor ten times smaller and the power ten times smaller too.',
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
      misconception: 'a1-pw-first-factor-not-between-one-and-ten',
      rule: ({ a, b, m, n }) => sci(frac(a * b), m + n),
      why: () => 'has the right value, but the first factor must be less than 10.',
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
  explain: ({ a, b, m, n }) => [
    {
      do: `$${a} \\cdot ${b} = ${a * b}$ and $10^{${m}} \\cdot 10^{${n}} = 10^{${m + n}}$.`,
      why: 'Multiply the numbers, add the exponents.',
    },
    {
      do: `$${a * b} \\times 10^{${m + n}} = ${sciTex(frac(a * b, 10), m + n + 1)}$`,
      why: 'The first factor is made ten times smaller, so the power is made ten times larger.',
    },
  ],
  check: ({ a, b, m, n }) => {
    const r = normal(mul(mul(a, pow(10, m)), mul(b, pow(10, n))), 0)
    return sci(r.m, r.e)
  },
})

const TIMES = [
  (w: string, big: string, small: string) =>
    `A website had $${big}$ visits this year and $${small}$ visits in its first week. ${w} compares the two numbers. How many times as many visits were there this year?`,
  (w: string, big: string, small: string) =>
    `${w} reads that a lake holds $${big}$ liters of water and an outdoor pool $${small}$ liters. How many times as much water is in the lake?`,
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
      misconception: 'a1-pw-counts-zeros-not-places',
      shortcut: ({ a, b, m, n }) => num((a / b) * 10 ** (m - n - 1)),
      why: () => 'has one zero too few.',
    },
    {
      misconception: 'a1-pw-moves-point-one-too-far',
      shortcut: ({ a, b, m, n }) => num((a / b) * 10 ** (m - n + 1)),
      why: () => 'has one zero too many.',
    },
    {
      misconception: 'a1-pw-multiplies-by-the-exponent',
      shortcut: ({ a, b, m, n }) => num((a / b) * 10 * (m - n)),
      why: ({ m, n }) => `multiplies by $10 \\cdot ${m - n}$ instead of $10^{${m - n}}$.`,
    },
    {
      misconception: 'a1-pw-subtracts-the-coefficients',
      shortcut: ({ a, b, m, n }) => num(mul(frac(a - b, 10), 10 ** (m - n))),
      why: () => 'subtracts the first factors instead of dividing them.',
    },
    {
      misconception: 'a1-pw-ignores-the-powers-of-ten',
      shortcut: ({ a, b }) => num(a / b),
      why: () => 'divides the first factors and forgets the powers of ten.',
    },
  ],
  explain: ({ a, b, m, n }) => [
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
  check: ({ a, b, m, n }) => {
    const [big, small] = [mul(a, pow(10, m)), mul(b, pow(10, n))]
    return num(big.n / big.d / (small.n / small.d))
  },
})

const plus = template({
  id: 'algebra-1/scientific-add',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 7), b: int(rng, 2, 9), m: int(rng, 4, 8), minus: int(rng, 0, 1) === 1 }),
      ({ a, b }) => a !== b,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b, m, minus }) =>
        `What is $${a} \\times 10^{${m}} ${minus ? '-' : '+'} ${b} \\times 10^{${m - 1}}$ in scientific notation?`,
    },
  ],
  given: ({ a, b, m, minus }) => ({ a, b, m, e: m - 1, minus }),
  answer: ({ a, b, m, minus }) => sci(frac(10 * a + (minus ? -b : b), 10), m),
  traps: [
    {
      misconception: 'a1-pw-adds-without-common-power',
      rule: ({ a, b, m, minus }) => {
        const r = normal(frac(Math.abs(minus ? a - b : a + b)), m)
        return sci(r.m, r.e)
      },
      why: () => 'combines the first factors as if the powers of ten were the same.',
    },
    {
      misconception: 'a1-pw-adds-powers-when-adding',
      rule: ({ a, b, m, minus }) => {
        if (minus) return null
        const r = normal(frac(a + b), 2 * m - 1)
        return sci(r.m, r.e)
      },
      why: () => 'adds the exponents as in a product.',
    },
    {
      misconception: 'a1-pw-shifts-exponent-the-wrong-way',
      rule: ({ a, b, m, minus }) => sci(frac(10 * a + (minus ? -b : b), 10), m - 1),
      why: () => 'has the right digits, but the power of the smaller number.',
    },
    {
      misconception: 'a1-pw-moves-point-one-too-far',
      rule: ({ a, b, m, minus }) => sci(frac(10 * a + (minus ? -b : b), 10), m + 1),
      why: () => 'has the right digits, but the power is ten times too large.',
    },
    {
      misconception: 'a1-pw-swaps-the-two-shifts',
      rule: ({ a, b, m, minus }) => {
        const r = normal(frac(Math.abs(10 * b + (minus ? -a : a)), 10), m)
        return sci(r.m, r.e)
      },
      why: () => 'shifts the point in the wrong one of the two numbers.',
    },
  ],
  explain: ({ a, b, m, minus }) => [
    {
      do: `$${b} \\times 10^{${m - 1}} = ${toDecimalText(frac(b, 10))} \\times 10^{${m}}$`,
      why: 'Both numbers need the same power of ten, like a common unit.',
    },
    {
      do: `$(${a} ${minus ? '-' : '+'} ${toDecimalText(frac(b, 10))}) \\times 10^{${m}} = ${sciTex(frac(10 * a + (minus ? -b : b), 10), m)}$`,
      why: 'Then only the first factors are combined.',
    },
  ],
  check: ({ a, b, m, e, minus }) => {
    const r = normal(frac(a * 10 ** m + (minus ? -1 : 1) * b * 10 ** e), 0)
    return sci(r.m, r.e)
  },
})

const THINGS = ['Dust particle', 'Sand grain', 'Glass bead', 'Ink droplet', 'Wool fiber', 'Paint flake'] as const

const compare = template({
  id: 'algebra-1/scientific-compare',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        names: shuffle(rng, THINGS).slice(0, 4),
        ds: [0, 1, 2, 3].map(() => int(rng, 11, 98)),
        es: shuffle(rng, [-4, -4, -5, -6]),
        most: int(rng, 0, 1) === 1,
      }),
      ({ ds, es }) =>
        new Set(ds).size === 4 &&
        ds.every((d) => d % 10 !== 0) &&
        new Set(es.map((e, i) => (ds[i] as number) * 10 ** (e + 8))).size === 4,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 7,
      stem: ({ names, ds, es, most }) =>
        `<p>Four samples were measured under a microscope.</p>${table(
          ['Sample', 'Width in meters'],
          names.map((n, i) => [n, `$${sciTex(tenths(ds[i] as number), es[i] as number)}$`]),
        )}<p>Which sample is the ${most ? 'widest' : 'narrowest'}?</p>`,
    },
  ],
  given: ({ names, ds, es, most }) => ({ names, ms: ds.map(tenths), es, most }),
  answer: ({ names, ds, es, most }) => text(names[order(ds, es)[most ? 3 : 0] as number] as string),
  traps: [
    {
      misconception: 'a1-pw-compares-first-factors-only',
      shortcut: ({ names, ds, most }) =>
        text(
          names[[0, 1, 2, 3].sort((i, j) => (ds[i] as number) - (ds[j] as number))[most ? 3 : 0] as number] as string,
        ),
      why: () => 'compares the first factors and forgets the powers of ten.',
    },
    {
      misconception: 'a1-pw-compares-exponents-without-sign',
      shortcut: ({ names, ds, es, most }) => text(names[order(ds, es)[most ? 0 : 3] as number] as string),
      why: () => 'takes $10^{-6}$ for larger than $10^{-4}$.',
    },
    {
      misconception: 'a1-pw-compares-exponents-only',
      shortcut: ({ names, ds, es, most }) => text(names[order(ds, es)[most ? 2 : 1] as number] as string),
      why: () => 'looks at the exponents only, not at the first factors.',
    },
    {
      misconception: 'a1-pw-compares-exponents-only',
      shortcut: ({ names, ds, es, most }) => text(names[order(ds, es)[most ? 1 : 2] as number] as string),
      why: () => 'does not weigh exponent and first factor in the right order.',
    },
  ],
  explain: ({ names, ds, es, most }) => {
    const k = order(ds, es)[most ? 3 : 0] as number
    return [
      {
        do: 'First compare the exponents: $-4$ is greater than $-5$, and $-5$ is greater than $-6$.',
        why: 'A higher power of ten outweighs any first factor between 1 and 10.',
      },
      {
        do: `Where the exponents are the same, compare the first factors. The ${most ? 'widest' : 'narrowest'} is: ${names[k]}, $${sciTex(tenths(ds[k] as number), es[k] as number)}$.`,
        why: 'With the same power of ten the first factor decides.',
      },
    ]
  },
  check: ({ names, ms, es, most }) => {
    const values = ms.map((m, i) => (m.n / m.d) * 10 ** (es[i] as number))
    return text(names[values.indexOf(most ? Math.max(...values) : Math.min(...values))] as string)
  },
})

const order = (ds: readonly number[], es: readonly number[]): number[] =>
  [0, 1, 2, 3].sort((i, j) => (es[i] as number) - (es[j] as number) || (ds[i] as number) - (ds[j] as number))

export const templates = [multiply, ratio, plus, compare]
