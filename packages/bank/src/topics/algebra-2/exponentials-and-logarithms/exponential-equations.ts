import {
  div,
  expr,
  group,
  type Html,
  int,
  linear,
  money,
  nonZero,
  num,
  person,
  pick,
  type Template,
  template,
  until,
} from '#kit'

const exp = { skill: 'a2-exponential-equations', calculator: false, response: 'choice' } as const

type Same = Readonly<{ p: number; m: number; n: number; a: number; b: number }>

const times = (m: number, inner: string) => (m === 1 ? inner : `${m}(${inner})`)

type Bases = Readonly<{ p: number; q: number }>

/** The exponents m and n of the smallest base of which both numbers are powers. */
const exponentsOf = ({ p, q }: Bases): readonly [m: number, n: number] => {
  const base = [2, 3, 5].find((b) => p % b === 0) ?? 2
  return [Math.round(Math.log(p) / Math.log(base)), Math.round(Math.log(q) / Math.log(base))]
}

/** The right option, put in: both sides are then one and the same power. */
function tried({ p, m, n, a, b }: Same): Html {
  const x = (n * b - m * a) / (m - n)
  const side = (k: number, exponent: number) =>
    k === 1 ? `$${p}^{${exponent}}$` : `$${p ** k}^{${exponent}} = ${p}^{${k * exponent}}$`
  return `Try the options: at $x = ${x}$ the left side is ${side(m, x + a)} and the right side ${side(n, x + b)}.`
}

const sameBase = template({
  ...exp,
  id: 'algebra-2/exponential-equation-common-base',
  difficulty: 'Medium',
  b: 0,
  seconds: 70,
  draw: (rng): Same =>
    until(
      () => ({
        p: pick(rng, [2, 3, 5]),
        m: int(rng, 1, 4),
        n: int(rng, 1, 4),
        a: nonZero(rng, -5, 6),
        b: nonZero(rng, -5, 6),
      }),
      ({ p, m, n, a, b }) =>
        m !== n &&
        p ** Math.max(m, n) < 130 &&
        a !== b &&
        (n * b - m * a) % (m - n) === 0 &&
        (b - a) % (m - n) === 0 &&
        n * b !== m * a,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ p, m, n, a, b }) => `Solve $${p ** m}^{${linear(1, a)}} = ${p ** n}^{${linear(1, b)}}$.`,
    },
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ p, m, n, a, b }) =>
        `For what value of $x$ do the graphs of $y = ${p ** m}^{${linear(1, a)}}$ and $y = ${p ** n}^{${linear(1, b)}}$ meet?`,
    },
  ],
  given: ({ p, m, n, a, b }) => ({ p: p ** m, q: p ** n, a, b }),
  answer: ({ m, n, a, b }) => num(div(n * b - m * a, m - n)),
  traps: [
    {
      misconception: 'a2-exp-multiplies-the-first-term-only',
      says: () => 'In both exponents I multiplied only the first term.',
      classic: true,
      rule: (g) => {
        const [m, n] = exponentsOf(g)
        return num(div(g.b - g.a, m - n))
      },
      why: ({ m, n, a, b }) => `solves $${linear(m, a)} = ${linear(n, b)}$: only the $x$ is multiplied.`,
    },
    {
      misconception: 'a2-exp-loses-a-sign',
      operation: 'added-instead-of-subtracted',
      operands: (g) => [exponentsOf(g)[1] * g.b, exponentsOf(g)[0] * g.a],
      after: (got, g) => div(got, exponentsOf(g)[0] - exponentsOf(g)[1]),
      rule: (g) => {
        const [m, n] = exponentsOf(g)
        return num(div(n * g.b + m * g.a, m - n))
      },
      why: ({ m, a }) => `brings $${m * a}$ to the other side without changing its sign.`,
      says: ({ m, a }) =>
        `I brought the $${m * a}$ of $${linear(m, m * a)}$ to the other side without changing its sign.`,
    },
    {
      misconception: 'a2-exp-swaps-the-bases',
      rule: (g) => {
        const [m, n] = exponentsOf(g)
        return num(div(m * g.b - n * g.a, n - m))
      },
      why: ({ m, n, a, b }) =>
        `solves $${times(n, linear(1, a))} = ${times(m, linear(1, b))}$: each exponent is multiplied by the wrong number.`,
      says: () => 'I multiplied each exponent by the number that belongs to the other side.',
    },
    {
      misconception: 'a2-exp-uses-the-bases-as-factors',
      rule: ({ p, q, a, b }) => num(div(q * b - p * a, p - q)),
      why: ({ p, m, n, a, b }) => `solves $${p ** m}(${linear(1, a)}) = ${p ** n}(${linear(1, b)})$.`,
      says: () => 'I multiplied the exponents by the bases.',
    },
    {
      misconception: 'a2-exp-adds-the-x-terms',
      operation: 'added-instead-of-subtracted',
      operands: (g) => [exponentsOf(g)[0], exponentsOf(g)[1]],
      after: (got, g) => div(exponentsOf(g)[1] * g.b - exponentsOf(g)[0] * g.a, got),
      rule: (g) => {
        const [m, n] = exponentsOf(g)
        return num(div(n * g.b - m * g.a, m + n))
      },
      why: ({ m, n }) => `adds $${linear(m, 0)}$ and $${linear(n, 0)}$, which stand on different sides.`,
    },
  ],
  explain: ({ p, m, n, a, b }, frame) => ({
    plan: 'Write both sides as powers of one base; then the exponents must be equal.',
    steps: [
      {
        do: `${[m, n]
          .filter((k) => k > 1)
          .map((k) => `$${p ** k} = ${p}^${k}$`)
          .join(' and ')}: the base is ${p} on both sides.`,
        why: 'Both numbers are powers of it.',
      },
      {
        do: `The exponents are $${times(m, linear(1, a))}${m === 1 ? '' : ` = ${linear(m, m * a)}`}$ and $${times(n, linear(1, b))}${n === 1 ? '' : ` = ${linear(n, n * b)}`}$.`,
        why: 'Exponents of a power of a power are multiplied.',
      },
      { do: `$${linear(m, m * a)} = ${linear(n, n * b)}$`, why: 'Equal powers of one base have equal exponents.' },
      {
        do: `$${linear(m - n, m * a)} = ${n * b}$, then $${linear(m - n, 0)} = ${n * b - m * a}$${m - n === 1 ? '' : `, so $x = ${(n * b - m * a) / (m - n)}$`}.`,
        why: 'Collect the $x$ on the left and the numbers on the right.',
      },
    ],
    check: `At $x = ${(n * b - m * a) / (m - n)}$ both sides are $${p}^{${(m * (n * b - m * a)) / (m - n) + m * a}}$.`,
    // The smaller of the two bases is enough where the other one is a power of it.
    ...(Math.min(m, n) > 1 && Math.max(m, n) % Math.min(m, n) === 0
      ? {
          faster: `The base ${p ** Math.min(m, n)} is enough: $${p ** Math.max(m, n)} = ${p ** Math.min(m, n)}^${Math.max(m, n) / Math.min(m, n)}$, so $${m > n ? `${m / n}(${linear(1, a)}) = ${linear(1, b)}` : `${linear(1, a)} = ${n / m}(${linear(1, b)})`}$.`,
        }
      : frame === 'bare'
        ? { faster: tried({ p, m, n, a, b }) }
        : {}),
  }),
  check: ({ p, q, a, b }) =>
    num(
      Array.from({ length: 401 }, (_, i) => i - 200).find(
        (x) => Math.abs((x + a) * Math.log(p) - (x + b) * Math.log(q)) < 1e-9,
      ) ?? 999,
    ),
})

type WithLog = Readonly<{ k: number; b: number; c: number }>
const lb = (b: number, x: number) => expr(`x = \\log_{${b}} ${x}`, () => Math.log(x) / Math.log(b))

const withLog = template({
  ...exp,
  id: 'algebra-2/exponential-equation-with-logarithm',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 60,
  draw: (rng): WithLog =>
    until(
      () => ({ k: int(rng, 2, 6), b: int(rng, 2, 9), c: int(rng, 5, 30) }),
      ({ k, b, c }) => b !== c && c % b !== 0 && k !== b && k * c > b,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ k, b, c }) => `What is the solution of $${k} \\cdot ${b}^x = ${k * c}$?`,
    },
  ],
  given: ({ k, b, c }) => ({ k, b, y: k * c }),
  answer: ({ b, c }) => lb(b, c),
  traps: [
    {
      misconception: 'a2-exp-forgets-to-divide-by-the-start',
      says: ({ k, c }) => `I took the logarithm of ${k * c} without dividing by ${k} first.`,
      classic: true,
      rule: ({ b, y }) => lb(b, y),
      why: ({ k }) => `forgets to divide by ${k}.`,
    },
    {
      misconception: 'a2-exp-multiplies-factor-and-base',
      rule: ({ k, b, y }) => lb(k * b, y),
      why: ({ k, b }) => `multiplies ${k} and ${b}, but only ${b} has the exponent.`,
    },
    {
      misconception: 'a2-exp-subtracts-the-factor',
      operation: 'subtracted-instead-of-added',
      rule: ({ k, b, y }) => lb(b, y - k),
      why: ({ k }) => `subtracts ${k}, although it is a factor.`,
    },
    {
      misconception: 'a2-exp-swaps-the-bases',
      rule: ({ k, b, y }) => lb(y / k, b),
      why: () => 'swaps the base and the number.',
      says: () => 'I swapped the base and the number of the logarithm.',
    },
    {
      misconception: 'a2-exp-multiplies-factor-and-base',
      twoSlips: true,
      rule: ({ k, b, y }) => lb(y, k * b),
      why: ({ k, b }) => `multiplies ${k} and ${b}, and swaps the base and the number.`,
      says: ({ k, b }) => `I multiplied ${k} and ${b}, and swapped the base and the number of the logarithm.`,
    },
    {
      misconception: 'a2-exp-multiplies-factor-and-base',
      twoSlips: true,
      rule: ({ k, b, y }) => lb(k * b, y / k),
      why: ({ k, b }) => `divides by ${k}, but multiplies it into the base ${b} as well.`,
      says: ({ k, b }) => `I divided by ${k}, and multiplied it into the base ${b} as well.`,
    },
  ],
  explain: ({ k, b, c }) => {
    const n = Array.from({ length: 6 }, (_, i) => i).filter((i) => b ** i <= c).length - 1
    const power = (i: number) => (i === 0 ? '1' : i === 1 ? `${b}` : `${b}^{${i}} = ${b ** i}`)
    return {
      plan: 'Get the power alone first, then use a logarithm with the same base to reach the exponent.',
      steps: [
        {
          do: `Divide both sides by $${k}$: $${b}^x = ${k * c} \\div ${k} = ${c}$.`,
          why: 'The power must stand alone.',
        },
        {
          do: `Asked for is the exponent that turns the base $${b}$ into $${c}$.`,
          why: `$${c}$ is no whole power of $${b}$, so the exponent is not a whole number.`,
        },
        { do: `So $x = \\log_{${b}} ${c}$.`, why: `The logarithm with base ${b} is this exponent.` },
      ],
      check: `$${power(n)}$ is less than $${c}$ and $${power(n + 1)}$ is more, so $x$ must lie between $${n}$ and $${n + 1}$: $\\log_{${b}} ${c} \\approx ${(Math.log(c) / Math.log(b)).toFixed(2)}$.`,
      faster: `Two looks at the options: the base of the logarithm must be the base of the power, $${b}$, and the number after it $${k * c} \\div ${k} = ${c}$. Only one option has both.`,
    }
  },
  check: ({ k, b, y }) => expr('c', () => (Math.log(y) - Math.log(k)) / Math.log(b)),
})

type Reach = Readonly<{ p: number; r: number; f: number; s: number }>

const reachStories = [
  (p: number, r: number, e: number, who: string) =>
    `${who} puts ${money(p)} into a fund that ${r > 0 ? 'gains' : 'loses'} ${Math.abs(r)}% of its value every year. After how many years $t$ will the value be ${money(e)}?`,
  (p: number, r: number, e: number, who: string) =>
    `${who} counts ${group(p)} geese on an island. If their number ${r > 0 ? 'grows' : 'falls'} by ${Math.abs(r)}% each year, after how many years $t$ will there be ${group(e)} geese?`,
]

const over = (top: number, bottom: number) =>
  expr(`t = \\frac{\\log ${top}}{\\log ${bottom}}`, () => Math.log(top) / Math.log(bottom))

const factor = (r: number) => (100 + r) / 100

/** r is negative for decay; then f is the share that is left. */
/** How many times the start the end is. */
const share = ({ p, end }: Readonly<{ p: number; end: number }>): number => Math.round((end / p) * 1e4) / 1e4

const reach = template({
  ...exp,
  calculator: true,
  id: 'algebra-2/time-to-reach-an-amount',
  difficulty: 'High',
  b: 0.5,
  seconds: 80,
  draw: (rng): Reach => {
    const up = int(rng, 0, 1) === 1
    return {
      p: int(rng, 2, 40) * 100,
      r: int(rng, 2, 9) * (up ? 1 : -1),
      f: up ? pick(rng, [2, 3, 4, 5]) : pick(rng, [0.5, 0.25, 0.2, 0.4]),
      s: int(rng, 0, 1),
    }
  },
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 7,
      stem: ({ p, r, f, s }, rng) =>
        (reachStories[s] as (typeof reachStories)[number])(p, r, Math.round(p * f), person(rng)),
    },
  ],
  given: ({ p, r, f }) => ({ p, r, end: Math.round(p * f) }),
  answer: ({ r, f }) => over(f, factor(r)),
  traps: [
    {
      misconception: 'a2-exp-forgets-to-divide-by-the-start',
      says: ({ p, f }) => `I took the logarithm of ${group(Math.round(p * f))} without dividing by ${group(p)} first.`,
      classic: true,
      rule: ({ r, end }) => over(end, factor(r)),
      why: ({ p }) => `forgets to divide by ${p}.`,
    },
    {
      misconception: 'a2-exp-turns-the-quotient-over',
      says: () => 'I divided the two logarithms the wrong way around.',
      operation: 'reciprocal-taken',
      rule: (g) => over(factor(g.r), share(g)),
      why: () => 'uses the reciprocal of the quotient.',
    },
    {
      misconception: 'a2-exp-uses-the-rate-as-factor',
      rule: (g) => over(share(g), Math.abs(g.r) / 100),
      why: ({ r }) => `uses ${Math.abs(r)}% as the factor of a year.`,
    },
    {
      misconception: 'a2-exp-confuses-growth-and-decay',
      rule: (g) => over(share(g), factor(-g.r)),
      why: ({ r }) => `uses the factor of a ${r > 0 ? 'loss' : 'gain'}.`,
    },
    {
      misconception: 'a2-exp-turns-the-quotient-over',
      twoSlips: true,
      rule: ({ r, end }) => over(factor(r), end),
      why: ({ p }) => `uses the reciprocal of the quotient, and forgets to divide by ${p}.`,
      says: ({ p }) => `I divided the two logarithms the wrong way around, and did not divide by ${p} first.`,
    },
    {
      misconception: 'a2-exp-turns-the-quotient-over',
      twoSlips: true,
      rule: (g) => over(factor(-g.r), share(g)),
      why: ({ r }) => `uses the reciprocal of the quotient, with the factor of a ${r > 0 ? 'loss' : 'gain'}.`,
      says: ({ r }) =>
        `I divided the two logarithms the wrong way around, and used the factor of a ${r > 0 ? 'loss' : 'gain'}.`,
    },
  ],
  explain: ({ p, r, f }) => ({
    plan: 'Write the amount after $t$ years as a power, get the power alone, and take logarithms of both sides.',
    steps: [
      {
        do: `The factor of a year is $${factor(r)}$, so $${p} \\cdot ${factor(r)}^t = ${Math.round(p * f)}$.`,
        why: `$100\\% ${r > 0 ? '+' : '-'} ${Math.abs(r)}\\% = ${100 + r}\\%$`,
      },
      { do: `$${factor(r)}^t = \\frac{${Math.round(p * f)}}{${p}} = ${f}$`, why: `Divide by ${p}.` },
      { do: `$t \\log ${factor(r)} = \\log ${f}$`, why: 'Take logarithms: the exponent comes down as a factor.' },
      { do: `$t = \\frac{\\log ${f}}{\\log ${factor(r)}}$`, why: 'Divide by the logarithm of the factor.' },
    ],
    check: `In decimals $t \\approx ${(Math.log(f) / Math.log(factor(r))).toFixed(1)}$, and $${factor(r)}^{${Math.round(Math.log(f) / Math.log(factor(r)))}} \\approx ${(factor(r) ** Math.round(Math.log(f) / Math.log(factor(r)))).toFixed(2)}$, close to $${f}$.`,
    faster: `Only the quotient of the two numbers counts. To become $${f}$ times as large with the factor $${factor(r)}$ always takes $\\frac{\\log ${f}}{\\log ${factor(r)}}$ years, whatever the start is.`,
  }),
  check: ({ p, r, end }) => expr('c', () => Math.log2(end / p) / Math.log2(1 + r / 100)),
})

export const templates: readonly Template[] = [sameBase, withLog, reach]
