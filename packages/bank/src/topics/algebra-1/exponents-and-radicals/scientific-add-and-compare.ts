import { frac, int, list, shuffle, table, template, text, toDecimalText, toNumber, until } from '#kit'
import { normal, skill } from './scientific-calculate.ts'
import { sci, sciTex, tenths } from './scientific-form.ts'

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
      ({ a, b, minus }) => (minus ? a > b : a !== b),
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
      says: () => 'I combined the first factors as they are and kept the larger power of ten.',
      classic: true,
      rule: ({ a, b, m, minus }) => {
        if (minus && a <= b) return null
        const r = normal(frac(minus ? a - b : a + b), m)
        return sci(r.m, r.e)
      },
      why: () => 'combines the first factors as if the powers of ten were the same.',
    },
    {
      misconception: 'a1-pw-adds-powers-when-adding',
      rule: ({ a, b, m, e, minus }) => {
        if (minus) return null
        const r = normal(frac(a + b), m + e)
        return sci(r.m, r.e)
      },
      why: () => 'adds the first factors and also the exponents, as if they were separate numbers.',
    },
    {
      misconception: 'a1-pw-forgets-to-shift-exponent',
      rule: ({ a, b, e, minus }) => sci(frac(10 * a + (minus ? -b : b), 10), e),
      why: ({ a, b, m, minus }) =>
        `moves the point of $${10 * a + (minus ? -b : b)} \\times 10^{${m - 1}}$ and leaves the power of ten as it was.`,
    },
    {
      misconception: 'a1-pw-shifts-exponent-the-wrong-way',
      rule: ({ a, b, e, minus }) => sci(frac(10 * a + (minus ? -b : b), 10), e - 1),
      why: ({ a, b, m, minus }) =>
        `makes both factors of $${10 * a + (minus ? -b : b)} \\times 10^{${m - 1}}$ ten times smaller.`,
    },
    {
      misconception: 'a1-pw-first-factor-not-between-one-and-ten',
      rule: ({ a, b, e, minus }) => sci(frac(10 * a + (minus ? -b : b)), e),
      why: () => 'has the right value, but the first factor must be less than 10.',
    },
    {
      misconception: 'a1-pw-swaps-the-two-shifts',
      says: ({ a, b, m }) =>
        `I took $\\frac{${a}}{10} + ${b}$ for the first factor and kept $10^{${m}}$: I moved the point in the wrong number.`,
      rule: ({ a, b, m, minus }) => {
        if (minus) return null
        const r = normal(frac(10 * b + a, 10), m)
        return sci(r.m, r.e)
      },
      why: ({ a, b }) => `moves the point in $${a}$ instead of in $${b}$.`,
    },
  ],
  explain: ({ a, b, m, minus }) => ({
    plan: 'A sum or difference in scientific notation: bring both numbers to the same power of ten before you combine the first factors.',
    steps: [
      {
        do: `The exponents are $${m}$ and $${m - 1}$. Bring the second number to $10^{${m}}$: $${b} \\times 10^{${m - 1}} = ${toDecimalText(frac(b, 10))} \\times 10^{${m}}$.`,
        why: 'The power is made ten times larger, so the first factor is made ten times smaller.',
      },
      {
        do: `Now both count the same unit: $(${a} ${minus ? '-' : '+'} ${toDecimalText(frac(b, 10))}) \\times 10^{${m}}$.`,
        why: 'The common power of ten can be factored out.',
      },
      {
        do: `$${a} ${minus ? '-' : '+'} ${toDecimalText(frac(b, 10))} = ${toDecimalText(frac(10 * a + (minus ? -b : b), 10))}$, so it is $${sciTex(frac(10 * a + (minus ? -b : b), 10), m)}$.`,
        why: 'The first factor lies between 1 and 10, so the form is scientific.',
      },
    ],
    check: `Written out, the numbers are $${a * 10 ** m}$ and $${b * 10 ** (m - 1)}$, and their ${minus ? 'difference' : 'sum'} is $${a * 10 ** m + (minus ? -b : b) * 10 ** (m - 1)}$.`,
    faster: `Count both in the smaller power: $${a} \\times 10^{${m}}$ is $${10 * a} \\times 10^{${m - 1}}$, and $${10 * a} ${minus ? '-' : '+'} ${b} = ${10 * a + (minus ? -b : b)}$. So it is $${10 * a + (minus ? -b : b)} \\times 10^{${m - 1}}$, which is $${sciTex(frac(10 * a + (minus ? -b : b), 10), m)}$.`,
  }),
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
      () => {
        const most = int(rng, 0, 1) === 1
        return {
          names: shuffle(rng, THINGS).slice(0, 4),
          ds: [0, 1, 2, 3].map(() => int(rng, 11, 98)),
          es: shuffle(rng, most ? [-4, -4, -5, -6] : [-4, -5, -6, -6]),
          most,
        }
      },
      // The first factor that stands out belongs to the middle power, so that each mistake leads somewhere else.
      ({ ds, es, most }) => new Set(ds).size === 4 && ds.every((d) => d % 10 !== 0) && es[extreme(ds, most)] === -5,
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
      classic: true,
      rule: ({ names, ms, most }) => text(names[extreme(ms.map(toNumber), most)] as string),
      why: () => 'compares the first factors and forgets the powers of ten.',
    },
    {
      misconception: 'a1-pw-compares-exponents-without-sign',
      rule: ({ names, ms, es, most }) =>
        text(names[order(ms.map(toNumber), es.map(Math.abs))[most ? 3 : 0] as number] as string),
      why: () => 'takes $10^{-6}$ for larger than $10^{-4}$.',
    },
    {
      misconception: 'a1-pw-compares-exponents-only',
      // Two samples share the power of ten that decides; this is the other one of them.
      rule: ({ names, ms, es, most }) => text(names[order(ms.map(toNumber), es)[most ? 2 : 1] as number] as string),
      why: () => 'has the right power of ten, but so has another sample, whose first factor decides.',
    },
  ],
  explain: ({ names, ds, es, most }) => {
    const k = order(ds, es)[most ? 3 : 0] as number
    const best = es[k] as number
    const rivals = ds.flatMap((d, i) => (es[i] === best ? [toDecimalText(tenths(d))] : []))
    return {
      plan: 'Compare the powers of ten first; the first factors decide only where the powers are the same.',
      steps: [
        {
          do: 'Put the exponents in order: $-6$ is less than $-5$, and $-5$ is less than $-4$.',
          why: 'A higher power of ten outweighs any first factor between 1 and 10.',
        },
        {
          do: `The ${most ? 'widest' : 'narrowest'} sample has the ${most ? 'greatest' : 'least'} exponent, $${best}$. ${rivals.length === 1 ? 'Only one sample has it' : `Samples with this exponent have the first factors ${list(rivals.map((x) => `$${x}$`))}`}.`,
          why: 'With the same power of ten the first factor decides.',
        },
        {
          do: `The ${most ? 'greatest' : 'least'} of these belongs to: ${names[k]}, $${sciTex(tenths(ds[k] as number), best)}$.`,
          why: `So the ${most ? 'widest' : 'narrowest'} one is found.`,
        },
      ],
      check: `In millionths of a meter the four widths are ${list(ds.map((d, i) => `$${toDecimalText(frac(d * 10 ** ((es[i] as number) + 6), 10))}$`))}; the ${most ? 'greatest' : 'least'} of these is that of the sample found.`,
    }
  },
  check: ({ names, ms, es, most }) => {
    const values = ms.map((m, i) => (m.n / m.d) * 10 ** (es[i] as number))
    return text(names[values.indexOf(most ? Math.max(...values) : Math.min(...values))] as string)
  },
})

/** Where the largest, or the smallest, of the numbers stands. */
const extreme = (xs: readonly number[], most: boolean): number => xs.indexOf(most ? Math.max(...xs) : Math.min(...xs))

const order = (ds: readonly number[], es: readonly number[]): number[] =>
  [0, 1, 2, 3].sort((i, j) => (es[i] as number) - (es[j] as number) || (ds[i] as number) - (ds[j] as number))

export const templates = [plus, compare]
