import {
  expr,
  int,
  linear,
  nonZero,
  num,
  pick,
  polyAdd,
  polyDivmod,
  polyEval,
  polyMul,
  polyNumber,
  polynomial,
  polySub,
  polyTex,
  polyValue,
  signed,
  type Template,
  table,
  template,
  toNumber,
  until,
  type Value,
} from '#kit'

const skill = 'a2-polynomial-division'
const base = { skill, calculator: false, response: 'choice' } as const

/** Synthetic division: the bottom row. */
export const synthetic = (p: readonly number[], k: number): number[] => {
  const row: number[] = []
  for (const [i, c] of p.entries()) row.push(i === 0 ? c : c + k * (row[i - 1] as number))
  return row
}

export const last = (row: readonly number[]): number => row.at(-1) as number
export const by = (k: number) => linear(1, -k)

export const total = (p: readonly number[]) => p.reduce((s, x) => s + x, 0)
export type Cubic = Readonly<{ p: readonly number[]; k: number }>

export const cubicTex = ({ p }: Cubic) => polyTex(polynomial(p))

const remainder = template({
  ...base,
  id: 'algebra-2/remainder-of-division',
  difficulty: 'Medium',
  b: -0.3,
  seconds: 75,
  draw: (rng): Cubic =>
    until(
      () => ({
        p: [int(rng, 1, 4), pick(rng, [0, nonZero(rng, -6, 6)]), nonZero(rng, -8, 8), nonZero(rng, -9, 9)],
        k: pick(rng, [-3, -2, -1, 2, 3]),
      }),
      ({ p, k }) => Math.abs(last(synthetic(p, k))) < 80,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (e) => `What is the remainder when $${cubicTex(e)}$ is divided by $${by(e.k)}$?`,
    },
    {
      id: 'written-as',
      kind: 'bare',
      items: 6,
      b: 0,
      response: 'grid',
      stem: (e) =>
        `The equation $${cubicTex(e)} = (${by(e.k)}) \\cdot q(x) + r$, where $q(x)$ is a polynomial and $r$ is a number, is true for all $x$. What is the value of $r$?`,
    },
  ],
  given: (e) => e,
  answer: ({ p, k }) => num(polyEval(polynomial(p), k)),
  traps: [
    {
      misconception: 'a2-uses-the-wrong-sign-of-the-divisor',
      rule: ({ p, k }) => num(last(synthetic(p, -k))),
      why: ({ k }) => `puts in $${-k}$; dividing by $${by(k)}$ calls for $${k}$.`,
    },
    {
      misconception: 'a2-stops-one-column-early',
      rule: ({ p, k }) => num(synthetic(p, k)[2] as number),
      why: () => 'is the number before the last one; the row has one more column.',
    },
    {
      misconception: 'a2-takes-the-constant-as-remainder',
      rule: ({ p }) => num(last(p)),
      why: ({ k }) => `is the constant, the value at 0; the remainder is the value at $${k}$.`,
    },
    {
      misconception: 'a2-forgets-the-missing-power',
      rule: ({ p, k }) => (p[1] === 0 ? num(last(synthetic([p[0] as number, ...p.slice(2)], k))) : null),
      why: () => 'leaves out the 0 that stands for the missing $x^{2}$.',
    },
    {
      misconception: 'a2-adds-columns-without-multiplying',
      rule: ({ p }) => num(total(p)),
      why: () => 'is the sum of the coefficients, the value at 1.',
    },
  ],
  explain: ({ p, k }) => {
    const row = synthetic(p, k)
    return [
      { do: `Dividing by $${by(k)}$ leaves the remainder $p(${k})$.`, why: `The divisor is 0 at $x = ${k}$.` },
      {
        do: `Synthetic division with $${k}$ gives the bottom row $${row.join(',\\ ')}$.`,
        why: 'Bring down, multiply, add, column by column; a missing power counts as 0.',
      },
      { do: `The remainder is $${last(row)}$.`, why: 'It is the last number of the row.' },
    ]
  },
  check: ({ p, k }) => num(polyDivmod(polynomial(p), polynomial([1, -k])).remainder[0] ?? 0),
})

type Exact = Readonly<{ q: readonly number[]; k: number }>
const dividend = ({ q, k }: Exact) => polyMul(polynomial(q), polynomial([1, -k]))

const whole = (e: Exact): number[] => {
  const p = dividend(e)
  return [3, 2, 1, 0].map((i) => toNumber(p[i] ?? 0))
}

const drawExact = (rng: () => number): Exact =>
  until(
    () => ({ q: [int(rng, 1, 4), nonZero(rng, -6, 6), nonZero(rng, -7, 7)], k: pick(rng, [-4, -3, -2, 2, 3, 4]) }),
    (e) => whole(e).every((c) => Math.abs(c) < 60 && c !== 0),
  )

/** What a wrong quotient gives when it is multiplied by the divisor. */
const timesDivisor = (q: readonly number[], k: number) =>
  `gives $${polyTex(polyMul(polynomial(q), polynomial([1, -k])))}$ when it is multiplied by $${by(k)}$.`

const quotient = template({
  ...base,
  id: 'algebra-2/exact-quotient',
  difficulty: 'Medium',
  b: -0.1,
  seconds: 85,
  draw: drawExact,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (e) => `Which polynomial is equal to $\\frac{${polyTex(dividend(e))}}{${by(e.k)}}$ for $x \\ne ${e.k}$?`,
    },
    {
      id: 'aquarium',
      kind: 'words',
      items: 6,
      stem: (e) =>
        `An aquarium in the shape of a box holds $${polyTex(dividend(e))}$ liters when it is full. Its height is $${by(e.k)}$ decimeters. Which expression gives the area of its base in square decimeters? (One liter is one cubic decimeter.)`,
    },
  ],
  given: (e) => ({ p: whole(e), k: e.k }),
  answer: ({ q }) => polyValue(polynomial(q)),
  traps: [
    {
      misconception: 'a2-uses-the-wrong-sign-of-the-divisor',
      shortcut: (e) => polyValue(polynomial(synthetic(whole(e), -e.k).slice(0, 3))),
      why: ({ k }) => `comes from synthetic division with $${-k}$ instead of $${k}$.`,
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      shortcut: ({ q: [a = 1, b = 0, c = 0] }) => polyValue(polynomial([a, -b, c])),
      why: ({ q: [a = 1, b = 0, c = 0], k }) => timesDivisor([a, -b, c], k),
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      shortcut: ({ q: [a = 1, b = 0, c = 0] }) => polyValue(polynomial([a, b, -c])),
      why: ({ q: [a = 1, b = 0, c = 0], k }) => timesDivisor([a, b, -c], k),
    },
    {
      misconception: 'a2-adds-columns-without-multiplying',
      shortcut: (e) => {
        const [a = 0, b = 0, c = 0] = whole(e)
        return polyValue(polynomial([a, a + b, a + b + c]))
      },
      why: () => 'adds up the coefficients without multiplying in between.',
    },
    {
      misconception: 'a2-divides-term-by-term',
      shortcut: (e) => {
        const [a = 0, b = 0, c = 0] = whole(e)
        return polyValue(polynomial([a, b, c]))
      },
      why: () => 'only lowers each power by one and keeps the coefficients.',
    },
  ],
  explain: (e) => [
    {
      do: `Use synthetic division with $${e.k}$ on the coefficients $${whole(e).join(',\\ ')}$.`,
      why: `$${by(e.k)} = 0$ when $x = ${e.k}$.`,
    },
    {
      do: `The bottom row is $${[...e.q, 0].join(',\\ ')}$.`,
      why: 'Bring down the first number; then multiply and add.',
    },
    {
      do: `The quotient is $${polyTex(polynomial(e.q))}$, remainder 0.`,
      why: 'Its degree is one less than that of the dividend.',
    },
  ],
  check: ({ p, k }) => expr('c', ({ x }) => polyNumber(polynomial(p), x) / (x - k)),
})

type Full = Readonly<{ q: readonly number[]; k: number; r: number }>
const made = ({ q, k, r }: Full) => polyAdd(polyMul(polynomial(q), polynomial([1, -k])), polynomial([r]))

const drawFull = (rng: () => number): Full => ({
  q: [int(rng, 1, 3), nonZero(rng, -5, 5), nonZero(rng, -6, 6)],
  k: pick(rng, [-4, -3, -2, 2, 3, 4]),
  r: nonZero(rng, -9, 9),
})

const back = template({
  ...base,
  id: 'algebra-2/dividend-from-quotient',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 95,
  draw: drawFull,
  frames: [
    {
      id: 'synthetic-row',
      kind: 'table',
      items: 7,
      stem: ({ q, k, r }) =>
        `<p>A polynomial $p(x)$ of degree 3 was divided by $${by(k)}$ with synthetic division. Only the bottom row is still readable.</p>${table(
          [`Number used: $${k}$`, '', '', '', ''],
          [
            ['Coefficients of $p(x)$', '', '', '', ''],
            ['Bottom row', ...[...q, r].map((c) => `$${c}$`)],
          ],
          '',
          true,
        )}<p>Which polynomial is $p(x)$?</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ q, k, r }) =>
        `Dividing the polynomial $p(x)$ by $${by(k)}$ gives the quotient $${polyTex(polynomial(q))}$ and the remainder $${r}$. Which polynomial is $p(x)$?`,
    },
  ],
  given: (e) => e,
  answer: (e) => polyValue(made(e)),
  traps: [
    {
      misconception: 'a2-subtracts-the-remainder',
      rule: (e) => polyValue(made({ ...e, r: -e.r })),
      why: ({ r }) => `takes the remainder $${r}$ with the opposite sign.`,
    },
    {
      misconception: 'a2-uses-the-wrong-sign-of-the-divisor',
      rule: (e) => polyValue(made({ ...e, k: -e.k })),
      why: ({ k }) => `multiplies by $${by(-k)}$ instead of $${by(k)}$.`,
    },
    { misconception: 'a2-leaves-out-the-remainder', rule: (e) => polyValue(made({ ...e, r: 0 })) },
    {
      misconception: 'a2-multiplies-the-remainder-too',
      rule: ({ q, k, r }) => polyValue(polyMul(polyAdd(polynomial(q), polynomial([r])), polynomial([1, -k]))),
      why: () => 'adds the remainder to the quotient before multiplying by the divisor.',
    },
  ],
  explain: (e) => [
    {
      do: `$p(x) = (${by(e.k)})(${polyTex(polynomial(e.q))})${signed(e.r)}$`,
      why: 'Dividend = divisor · quotient + remainder.',
    },
    {
      do: `Multiply out: $${polyTex(polySub(made(e), polynomial([e.r])))}$; then add $${e.r}$: $${polyTex(made(e))}$.`,
      why: 'The remainder is added once, after multiplying.',
    },
  ],
  check: ({ q, k, r }) => expr('c', ({ x }) => polyNumber(polynomial(q), x) * (x - k) + r),
})

const over = (q: readonly number[], r: number, k: number): Value =>
  expr(
    `${polyTex(polynomial(q))} ${r < 0 ? '-' : '+'} \\frac{${Math.abs(r)}}{${by(k)}}`,
    ({ x }) => polyNumber(polynomial(q), x) + r / (x - k),
  )

const mixed = template({
  ...base,
  id: 'algebra-2/quotient-with-remainder',
  difficulty: 'High',
  b: 0.6,
  seconds: 100,
  draw: (rng): Full => ({ ...drawFull(rng), q: [int(rng, 1, 4), nonZero(rng, -6, 6)] }),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: (e) => `Which expression is equivalent to $\\frac{${polyTex(made(e))}}{${by(e.k)}}$?`,
    },
  ],
  given: (e) => ({ p: [2, 1, 0].map((i) => toNumber(made(e)[i] ?? 0)), k: e.k }),
  answer: ({ q, r, k }) => over(q, r, k),
  traps: [
    { misconception: 'a2-subtracts-the-remainder', shortcut: ({ q, r, k }) => over(q, -r, k) },
    {
      misconception: 'a2-uses-the-wrong-sign-of-the-divisor',
      shortcut: (e) => {
        const p = made(e)
        const row = synthetic(
          [2, 1, 0].map((i) => toNumber(p[i] ?? 0)),
          -e.k,
        )
        return last(row) === 0 ? null : over(row.slice(0, 2), last(row), e.k)
      },
      why: ({ k }) => `comes from synthetic division with $${-k}$ instead of $${k}$.`,
    },
    {
      misconception: 'a2-uses-the-wrong-sign-of-the-divisor',
      shortcut: ({ q, r, k }) => over(q, r, -k),
      why: () => 'has the wrong divisor under the remainder.',
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      shortcut: ({ q: [a = 1, b = 0], r, k }) => over([a, -b], r, k),
    },
    {
      misconception: 'a2-leaves-out-the-remainder',
      shortcut: ({ q, r, k }) => over([q[0] as number, (q[1] as number) + r], r, k),
      why: () => 'adds the remainder to the quotient and writes it as a fraction as well.',
    },
  ],
  explain: (e) => [
    {
      do: `Synthetic division with $${e.k}$ gives the bottom row $${[...e.q, e.r].join(',\\ ')}$.`,
      why: 'The first two numbers belong to the quotient, the last one is the remainder.',
    },
    {
      do: `So the expression equals ${over(e.q, e.r, e.k).html}.`,
      why: 'The remainder is still to be divided by the divisor.',
    },
  ],
  check: ({ p, k }) => expr('c', ({ x }) => polyNumber(polynomial(p), x) / (x - k)),
})

export const templates: readonly Template[] = [remainder, quotient, back, mixed]
