/** Infinite geometric series: sums from terms, from sigma notation, and backwards. */

import {
  add,
  div,
  type Frac,
  type Fracish,
  frac,
  type Html,
  int,
  lcm,
  mul,
  neg,
  num,
  paren,
  pick,
  pow,
  type Rng,
  sub,
  type Template,
  template,
  toNumber,
  toTex,
  until,
} from '#kit'

export const skill = 'a2-infinite-geometric-series'
export const base = { skill, calculator: false, response: 'choice' } as const

export type Series = Readonly<{ a: number; r: Frac }>

const RATIOS: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [-1, 2],
  [-1, 3],
  [-2, 3],
  [-1, 4],
  [2, 5],
  [-1, 5],
  [1, 5],
]

/** A series whose sum is whole, and whose first three terms are whole. */
export const drawSeries = (rng: Rng): Series =>
  until(
    () => {
      const [n, d] = pick(rng, RATIOS)
      return { a: d * d * int(rng, 1, 12), r: frac(n, d) }
    },
    ({ a, r }) => sumOf(a, r).d === 1 && a < 200,
  )

export const sumOf = (a: Fracish, r: Fracish): Frac => div(a, sub(1, r))
const terms = ({ a, r }: Series): Frac[] => [0, 1, 2].map((i) => mul(a, pow(r, i)))
const listed = (e: Series): string =>
  terms(e)
    .map((t, i) => (i === 0 ? toTex(t) : `${t.n < 0 ? ' - ' : ' + '}${Math.abs(toNumber(t))}`))
    .join('')
export const ratioTex = (r: Frac): string => (r.n < 0 ? `\\left(${toTex(r)}\\right)` : toTex(r))

/** The steps from first term and ratio to the sum. */
export const summing = (a: Fracish, r: Frac) => [
  {
    do: `$|r| = ${toTex(frac(Math.abs(r.n), r.d))} \\lt 1$, so the series has a sum.`,
    why: 'The terms shrink toward 0 fast enough.',
  },
  {
    do: `$1 - r = 1 ${r.n < 0 ? '+' : '-'} ${toTex(frac(Math.abs(r.n), r.d))} = ${toTex(sub(1, r))}$`,
    why: 'This is the denominator of the formula.',
  },
  {
    do: `$S = ${toTex(a)} \\div ${toTex(sub(1, r))} = ${toTex(sumOf(a, r))}$`,
    why: 'First term divided by $1 - r$; dividing by a fraction multiplies by its reciprocal.',
  },
]

/** The sum lies between neighboring partial sums, where the terms change sign. */
const between = (a: Fracish, r: Frac): Readonly<{ faster?: string }> => {
  if (r.n > 0) return {}
  const [one, two] = [add(a, mul(a, r)), add(a, mul(a, add(r, mul(r, r))))]
  return {
    faster: `The terms change sign and shrink, so the sum lies between any two partial sums that follow each other, here between $${toTex(one)}$ and $${toTex(two)}$. Of the options only $${toTex(sumOf(a, r))}$ does.`,
  }
}

/** The sum without its formula: what follows the first term is the same series again, times r. */
const shareOfTheSum = (a: Fracish, r: Frac): Html =>
  `Skip the formula: after the first term the same series follows, multiplied by $${toTex(r)}$. So the first term, $${toTex(a)}$, is $${toTex(sub(1, r))}$ of the sum, and $S = ${toTex(a)} \\cdot ${toTex(div(1, sub(1, r)))} = ${toTex(sumOf(a, r))}$.`

const sum = template({
  ...base,
  id: 'algebra-2/infinite-series-sum',
  difficulty: 'Medium',
  b: -0.1,
  seconds: 75,
  balance: 'place',
  draw: drawSeries,
  frames: [
    {
      id: 'terms',
      kind: 'bare',
      items: 6,
      stem: (e) =>
        `What is the sum of the infinite geometric series $${listed(e)}${e.r.n < 0 ? ' - ' : ' + '}\\ldots$?`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: (e) =>
        `The first three terms of an infinite geometric series are $${terms(e).map(toTex).join('$, $')}$. What is its sum?`,
    },
  ],
  given: (e) => ({ terms: terms(e) }),
  answer: ({ a, r }) => num(sumOf(a, r)),
  traps: [
    {
      misconception: 'a2-inf-adds-the-ratio',
      classic: true,
      operation: 'added-instead-of-subtracted',
      operands: ({ terms: [a = frac(1), b = frac(1)] }) => [1, div(b, a)],
      after: (got, { terms: [a = frac(1)] }) => div(a, got),
      rule: ({ terms: [a = 1, b = 1] }) => num(div(a, add(1, div(b, a)))),
      why: ({ r }) => `divides by $1 + r$; with $r = ${toTex(r)}$ the denominator is $1 - r = ${toTex(sub(1, r))}$.`,
    },
    {
      misconception: 'a2-inf-sums-the-shown-terms',
      operation: 'term-left-out',
      operands: ({ terms }) => [...terms],
      rule: ({ terms: t }) => num(t.reduce((s: Frac, x) => add(s, x), frac(0))),
      why: () => 'adds the three terms that are shown; infinitely many follow.',
    },
    {
      misconception: 'a2-inf-divides-by-the-ratio',
      operation: 'wrong-number-used',
      operands: ({ terms: [a = 1, b = 1] }) => [div(b, a)],
      after: (got, { terms: [a = 1] }) => div(a, got),
      rule: ({ terms: [a = 1, b = 1] }) => num(div(a, div(b, a))),
      why: ({ r }) => `divides by the ratio $${toTex(r)}$ instead of $1 - r$.`,
    },
    {
      misconception: 'a2-inf-multiplies-instead-of-dividing',
      operation: 'multiplied-instead-of-divided',
      operands: ({ terms: [a = frac(1), b = frac(1)] }) => [a, sub(1, div(b, a))],
      rule: ({ terms: [a = 1, b = 1] }) => num(mul(a, sub(1, div(b, a)))),
      why: ({ r }) => `multiplies by $1 - r = ${toTex(sub(1, r))}$ instead of dividing by it.`,
    },
    {
      misconception: 'a2-inf-starts-with-the-second-term',
      operation: 'term-left-out',
      operands: ({ terms: [, b = frac(1)] }) => [b],
      after: (got, { terms: [a = frac(1), b = frac(1)] }) => div(got, sub(1, div(b, a))),
      rule: ({ terms: [a = 1, b = 1] }) => num(sumOf(b, div(b, a))),
      why: () => 'leaves out the first term.',
    },
  ],
  explain: (e, frame) => ({
    plan: 'Find the ratio of two neighboring terms, see that its size is less than one, and divide the first term by one minus the ratio.',
    steps: [
      {
        do: `$r = ${toTex(terms(e)[1] ?? 0)} \\div ${toTex(terms(e)[0] ?? 0)} = ${toTex(e.r)}$`,
        why: 'Each term is the one before it times the ratio.',
      },
      ...summing(e.a, e.r),
    ],
    check: `The partial sums ${toNumber(terms(e)[0] ?? 0)}, ${toNumber(add(terms(e)[0] ?? 0, terms(e)[1] ?? 0))}, … come closer and closer to ${toNumber(sumOf(e.a, e.r))}.`,
    faster: shareOfTheSum(e.a, e.r),
    ...(frame === 'terms' ? between(e.a, e.r) : {}),
  }),
  // What the partial sums come to.
  check: ({ terms: [a = frac(1), b = frac(1)] }) => {
    const [first, r] = [toNumber(a), toNumber(b) / toNumber(a)]
    let [s, t] = [0, first]
    for (let i = 0; i < 400; i++) [s, t] = [s + t, t * r]
    return num(Math.round(s))
  },
})

/** A series that stays whole also for those who divide by 1 + r. */
const drawWhole = (rng: Rng): Series =>
  until(
    () => {
      const [n, d] = pick(rng, RATIOS)
      return { a: lcm(d, lcm(d - n, d + n)) * int(rng, 1, 6), r: frac(n, d) }
    },
    ({ a }) => a < 200,
  )

type Sigma = Series & Readonly<{ from: 0 | 1 }>

const sigma = template({
  ...base,
  id: 'algebra-2/infinite-series-sigma',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 85,
  balance: 'place',
  draw: (rng): Sigma => ({
    ...drawWhole(rng),
    from: pick(rng, [0, 1] as const),
  }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 8,
      stem: ({ a, r, from }) =>
        `What is the value of $\\sum_{n=${from}}^{\\infty} ${a}${`\\left(${toTex(r)}\\right)`}^n$?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, r, from }) => num(sumOf(from === 1 ? mul(a, r) : a, r)),
  traps: [
    {
      misconception: 'a2-inf-takes-the-factor-for-the-first-term',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ a, r, from }) => [from === 1 ? a : mul(a, r)],
      after: (got, { r }) => div(got, sub(1, r)),
      rule: ({ a, r, from }) => num(sumOf(from === 1 ? a : mul(a, r), r)),
      why: ({ a, r, from }) =>
        from === 1
          ? `takes ${a} for the first term; at $n = 1$ the term is $${toTex(mul(a, r))}$.`
          : `starts at $n = 1$; at $n = 0$ the first term is ${a}.`,
      says: ({ from }) =>
        from === 1
          ? 'I took the factor before the power for the first term.'
          : 'I started at the exponent 1 instead of 0.',
    },
    {
      misconception: 'a2-inf-adds-the-ratio',
      operation: 'added-instead-of-subtracted',
      operands: ({ r }) => [1, r],
      after: (got, { r, a, from }) => div(mul(a, pow(r, from)), got),
      rule: ({ a, r, from }) => num(div(from === 1 ? mul(a, r) : a, add(1, r))),
      why: () => 'divides by $1 + r$ instead of $1 - r$.',
    },
    {
      misconception: 'a2-inf-multiplies-instead-of-dividing',
      operation: 'multiplied-instead-of-divided',
      operands: ({ a, r, from }) => [mul(a, pow(r, from)), sub(1, r)],
      rule: ({ a, r, from }) => num(mul(from === 1 ? mul(a, r) : a, sub(1, r))),
      why: () => 'multiplies by $1 - r$ instead of dividing by it.',
    },
    {
      misconception: 'a2-inf-adds-the-ratio',
      twoSlips: true,
      operation: 'added-instead-of-subtracted',
      operands: ({ r }) => [1, r],
      after: (got, { a, r, from }) => div(from === 1 ? a : mul(a, r), got),
      rule: ({ a, r, from }) => num(div(from === 1 ? a : mul(a, r), add(1, r))),
      why: () => 'starts with the wrong term, and divides by $1 + r$.',
      says: ({ from }) =>
        from === 1
          ? 'I took the factor before the power for the first term, and divided by $1 + r$.'
          : 'I started at the exponent 1 instead of 0, and divided by $1 + r$.',
    },
    {
      misconception: 'a2-inf-gives-the-first-term',
      operation: 'stopped-at-a-step',
      operands: ({ a, r, from }) => [mul(a, pow(r, from))],
      rule: ({ a, r, from }) => num(from === 1 ? mul(a, r) : a),
      why: () => 'is only the first term.',
    },
  ],
  explain: ({ a, r, from }) => ({
    plan: 'Put the first value of n in to get the first term; the number that is raised to the power is the ratio. Then use the formula for the sum.',
    steps: [
      {
        do: `At $n = ${from}$ the term is $${a}${from === 0 ? ' \\cdot 1' : ` \\cdot ${ratioTex(r)}`} = ${toTex(from === 1 ? mul(a, r) : a)}$.`,
        why: from === 0 ? 'A power with exponent 0 is 1.' : 'The sum starts with the exponent 1.',
      },
      ...summing(from === 1 ? mul(a, r) : a, r),
    ],
    faster: shareOfTheSum(from === 1 ? mul(a, r) : a, r),
    ...between(from === 1 ? mul(a, r) : a, r),
    check: `${from === 1 ? 'With the term at 0 included' : 'Without its first term'} the sum would be $${toTex(sumOf(from === 1 ? a : mul(a, r), r))}$, which differs by ${a}.`,
  }),
  check: ({ a, r, from }) => {
    let [s, t] = [0, from === 1 ? a * toNumber(r) : a]
    for (let i = 0; i < 400; i++) [s, t] = [s + t, t * toNumber(r)]
    return num(Math.round(s))
  },
})

const backwards = template({
  ...base,
  id: 'algebra-2/infinite-series-ratio-from-sum',
  difficulty: 'High',
  b: 0.7,
  seconds: 90,
  draw: (rng) =>
    until(
      () => {
        const { a, r } = drawSeries(rng)
        return { a, S: sumOf(a, r).n }
      },
      ({ a, S }) => a !== S && 2 * a !== S,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'multi-step',
      items: 5,
      stem: ({ a, S }) => `An infinite geometric series has first term ${a} and sum ${S}. What is its common ratio?`,
    },
    {
      id: 'typed',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ a, S }) => `For which value of $r$ is $${a} + ${a}r + ${a}r^2 + ${a}r^3 + \\ldots = ${S}$?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, S }) => num(sub(1, frac(a, S))),
  traps: [
    {
      misconception: 'a2-inf-gives-one-minus-the-ratio',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ a, S }) => [div(a, S)],
      rule: ({ a, S }) => num(frac(a, S)),
      why: () => 'is $1 - r$, not $r$.',
    },
    {
      misconception: 'a2-inf-loses-the-sign-of-the-ratio',
      says: () => 'I found $1 - r$, but then subtracted 1 from it instead of subtracting it from 1.',
      operation: 'difference-turned-round',
      operands: ({ a, S }) => [1, div(a, S)],
      rule: ({ a, S }) => num(sub(frac(a, S), 1)),
      why: () => 'has the opposite sign: from $1 - r$ it follows that $r$ is 1 minus the quotient.',
    },
    {
      misconception: 'a2-inf-turns-the-quotient-over',
      operation: 'reciprocal-taken',
      operands: ({ a, S }) => [a, S],
      after: (got) => sub(1, got),
      rule: ({ a, S }) => num(sub(1, frac(S, a))),
      why: ({ a, S }) => `uses $${S} \\div ${a}$; the first term is divided by the sum.`,
    },
    {
      misconception: 'a2-inf-loses-the-sign-of-the-ratio',
      twoSlips: true,
      operation: 'sign-reversed',
      operands: ({ a, S }) => [div(a, S)],
      rule: ({ a, S }) => num(neg(frac(a, S))),
      why: () => 'is $r - 1$, not $r$.',
      says: () => 'I stopped at $1 - r$ and changed its sign.',
    },
  ],
  explain: ({ a, S }) => ({
    plan: 'Put the known numbers into the formula for the sum, and solve for the ratio.',
    steps: [
      { do: `$${S} = \\frac{${a}}{1 - r}$`, why: 'Sum = first term over $1 - r$.' },
      { do: `$1 - r = ${a} \\div ${S} = ${toTex(frac(a, S))}$`, why: `Multiply by $1 - r$ and divide by ${S}.` },
      { do: `$r = 1 - ${toTex(frac(a, S))} = ${toTex(sub(1, frac(a, S)))}$`, why: 'Solve for $r$.' },
    ],
    check: `Put it back: $${a} \\div \\left(1 - ${paren(sub(1, frac(a, S)))}\\right) = ${a} \\div ${toTex(frac(a, S))} = ${S}$. And $${toTex(sub(1, frac(a, S)))}$ lies between $-1$ and $1$, so the series has a sum.`,
    faster: `What follows after the first term is the whole series times $r$: $${S} - ${a} = ${S - a}$ is $r$ times ${S}, so $r = ${S - a} \\div ${S} = ${toTex(frac(S - a, S))}$.`,
  }),
  check: ({ a, S }) => {
    const all = [...Array(9).keys()].flatMap((i) => [...Array(39).keys()].map((j) => frac(j - 19, i + 2)))
    return num(all.find((r) => Math.abs(r.n) < r.d && mul(S, sub(1, r)).n === a * mul(S, sub(1, r)).d) ?? 0)
  },
})

export const templates: readonly Template[] = [sum, sigma, backwards]
