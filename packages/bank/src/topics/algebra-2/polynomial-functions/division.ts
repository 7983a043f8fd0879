import {
  expr,
  int,
  linear,
  list,
  mul,
  nonZero,
  num,
  paren,
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
  terms,
  toNumber,
  until,
} from '#kit'

const skill = 'a2-polynomial-division'
export const base = { skill, calculator: false, response: 'choice' } as const

/** Synthetic division: the bottom row. */
export const synthetic = (p: readonly number[], k: number): number[] => {
  const row: number[] = []
  for (const [i, c] of p.entries()) row.push(i === 0 ? c : c + k * (row[i - 1] as number))
  return row
}

/** Synthetic division with k on the way to its bottom row: `bring down $1$, then $2 + 3 \\cdot 1 = 5$`. */
export const columnsTo = ([first = 0, ...rest]: readonly number[], k: number): string =>
  `bring down $${first}$, then ${list(
    rest.map((x, i) => {
      const before = rest[i - 1] ?? first
      return `$${x - k * before} + ${paren(k)} \\cdot ${paren(before)} = ${x}$`
    }),
  )}`

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
      classic: true,
      operation: 'sign-reversed',
      operands: ({ k }) => [k],
      after: (got, { p }) => last(synthetic(p, toNumber(got))),
      rule: ({ p, k }) => num(last(synthetic(p, -k))),
      why: ({ k }) => `puts in $${-k}$; dividing by $${by(k)}$ calls for $${k}$.`,
    },
    {
      misconception: 'a2-forgets-the-missing-power',
      rule: ({ p, k }) => (p[1] === 0 ? num(last(synthetic([p[0] as number, ...p.slice(2)], k))) : null),
      why: () => 'leaves out the 0 that stands for the missing $x^{2}$.',
    },
    {
      misconception: 'a2-stops-one-column-early',
      rule: ({ p, k }) => num(synthetic(p, k)[2] as number),
      why: () => 'is the last coefficient of the quotient; one more step follows.',
    },
    {
      misconception: 'a2-takes-the-constant-as-remainder',
      rule: ({ p }) => num(last(p)),
      why: ({ k }) => `is the constant term, the value at 0; the remainder is the value at $${k}$.`,
    },
    {
      misconception: 'a2-adds-columns-without-multiplying',
      rule: ({ p }) => num(total(p)),
      why: () => 'is the sum of the coefficients, the value at 1.',
    },
  ],
  explain: ({ p, k }) => {
    const row = synthetic(p, k)
    const column = (i: number) => `$${p[i]} + ${paren(k)} \\cdot ${paren(row[i - 1] as number)} = ${row[i]}$`
    return {
      plan: 'By the remainder theorem the remainder is the value of the polynomial at the zero of the divisor; synthetic division finds it.',
      steps: [
        {
          do: `The divisor $${by(k)}$ is $0$ at $x = ${k}$, so divide synthetically with $${k}$ and the coefficients $${p.join(',\\ ')}$.`,
          why: 'The remainder is the value of the polynomial at this number; a missing power counts as 0.',
        },
        {
          do: `Bring down $${row[0]}$. Second column: ${column(1)}.`,
          why: 'Multiply the last result by the number and add it to the next coefficient.',
        },
        { do: `Third column: ${column(2)}.`, why: 'The same again.' },
        {
          do: `Last column: ${column(3)}. The remainder is $${last(row)}$.`,
          why: 'The last number of the row is the remainder.',
        },
      ],
      check: `Multiply back: $(${by(k)})(${polyTex(polynomial(row.slice(0, 3)))})${last(row) === 0 ? '' : signed(last(row))} = ${cubicTex({ p, k })}$.`,
      faster: `No division is needed: at $x = ${k}$ the divisor is $0$, so the value of the polynomial there is the remainder, $${terms([(p[0] ?? 0) * k ** 3, ''], [(p[1] ?? 0) * k * k, ''], [(p[2] ?? 0) * k, ''], [p[3] ?? 0, ''])} = ${last(row)}$.`,
    }
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

/** Synthetic division in which the product at this place has the wrong sign; null where no minus can be lost there. */
const slipAt = (p: readonly number[], k: number, place: number): number[] | null => {
  const row: number[] = []
  for (const [i, c] of p.slice(0, 3).entries())
    row.push(i === 0 ? c : c + (i === place ? -1 : 1) * k * (row[i - 1] as number))
  return k < 0 || (row[place - 1] as number) < 0 ? row : null
}

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
        `An aquarium in the shape of a box holds $${polyTex(dividend(e))}$ cubic feet of water when it is full. Its height is $${by(e.k)}$ feet. Which expression gives the area of its base, in square feet?`,
    },
  ],
  given: (e) => ({ p: whole(e), k: e.k }),
  answer: ({ q }) => polyValue(polynomial(q)),
  traps: [
    {
      misconception: 'a2-uses-the-wrong-sign-of-the-divisor',
      classic: true,
      rule: ({ p, k }) => polyValue(polynomial(synthetic(p, -k).slice(0, 3))),
      why: ({ k }) => `comes from synthetic division with $${-k}$ instead of $${k}$.`,
    },
    {
      misconception: 'a2-divides-term-by-term',
      rule: ({ p }) => polyValue(polynomial(p.slice(0, 3))),
      why: () => 'only lowers each power by one and keeps the coefficients.',
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      rule: ({ p, k }) => {
        const q = slipAt(p, k, 2)
        return q === null ? null : polyValue(polynomial(q))
      },
      why: (e) => timesDivisor(slipAt(whole(e), e.k, 2) ?? e.q, e.k),
      says: ({ q: [, b = 0], k }) =>
        `I took $${paren(k)} \\cdot ${paren(b)}$ for $${-k * b}$ in the second multiplication.`,
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      rule: ({ p, k }) => {
        const q = slipAt(p, k, 1)
        return q === null ? null : polyValue(polynomial(q))
      },
      why: (e) => timesDivisor(slipAt(whole(e), e.k, 1) ?? e.q, e.k),
      says: ({ q: [a = 1], k }) => `I took $${paren(k)} \\cdot ${a}$ for $${-k * a}$ in the first multiplication.`,
    },
    {
      misconception: 'a2-adds-columns-without-multiplying',
      rule: ({ p: [a = 0, b = 0, c = 0] }) => polyValue(polynomial([a, a + b, a + b + c])),
      why: () => 'adds up the coefficients without multiplying in between.',
    },
  ],
  explain: (e) => ({
    plan: 'The divisor is linear, so synthetic division with its zero gives the coefficients of the quotient.',
    steps: [
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
    faster: `The ends of the quotient show at once: its leading coefficient is $${e.q[0]}$, as in the dividend, and its constant term is $${whole(e)[3]} \\div ${paren(-e.k)} = ${e.q[2]}$. Look for them among the options.`,
    check: `$(${by(e.k)})(${polyTex(polynomial(e.q))})$ has the constant term $${-e.k} \\cdot ${paren(e.q[2] ?? 0)} = ${-e.k * (e.q[2] ?? 0)}$, as it must be.`,
  }),
  check: ({ p, k }) => expr('c', ({ x }) => polyNumber(polynomial(p), x) / (x - k)),
})

export type Full = Readonly<{ q: readonly number[]; k: number; r: number }>
export const made = ({ q, k, r }: Full) => polyAdd(polyMul(polynomial(q), polynomial([1, -k])), polynomial([r]))

export const drawFull = (rng: () => number): Full => ({
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
      misconception: 'a2-uses-the-wrong-sign-of-the-divisor',
      classic: true,
      rule: (e) => polyValue(made({ ...e, k: -e.k })),
      why: ({ k }) => `multiplies by $${by(-k)}$ instead of $${by(k)}$.`,
      says: ({ k }) => `I multiplied the quotient by $${by(-k)}$ instead of $${by(k)}$.`,
    },
    {
      misconception: 'a2-leaves-out-the-remainder',
      rule: (e) => polyValue(made({ ...e, r: 0 })),
      why: ({ r }) => `leaves out the remainder $${r}$.`,
    },
    {
      misconception: 'a2-subtracts-the-remainder',
      rule: (e) => polyValue(made({ ...e, r: -e.r })),
      why: ({ r }) => `takes the remainder $${r}$ with the opposite sign.`,
    },
    {
      misconception: 'a2-multiplies-the-remainder-too',
      rule: ({ q, k, r }) => polyValue(polyMul(polyAdd(polynomial(q), polynomial([r])), polynomial([1, -k]))),
      why: () => 'adds the remainder to the quotient before multiplying by the divisor.',
    },
    {
      misconception: 'a2-only-raises-the-powers',
      rule: ({ q, r }) => polyValue(polynomial([...q, r])),
      why: () => 'only raises the powers of the quotient by one and puts the remainder at the end.',
    },
  ],
  explain: (e) => ({
    plan: 'Undo the division: the dividend is divisor times quotient plus remainder.',
    steps: [
      {
        do: `$p(x) = (${by(e.k)})(${polyTex(polynomial(e.q))})${signed(e.r)}$`,
        why: 'Dividend = divisor · quotient + remainder.',
      },
      {
        do: `$x \\cdot (${polyTex(polynomial(e.q))}) = ${polyTex(polynomial([...e.q, 0]))}$ and $${-e.k} \\cdot (${polyTex(polynomial(e.q))}) = ${polyTex(polynomial(e.q.map((c) => -e.k * c)))}$.`,
        why: 'Multiply each term of the divisor with the quotient.',
      },
      {
        do: `The product is $${polyTex(polySub(made(e), polynomial([e.r])))}$; adding $${e.r}$ gives $${polyTex(made(e))}$.`,
        why: 'The remainder is added once, after multiplying.',
      },
    ],
    faster: `The ends show at once: the leading coefficient is $${e.q[0]}$, and the constant term is $${-e.k} \\cdot ${paren(e.q[2] ?? 0)}${signed(e.r)} = ${-e.k * (e.q[2] ?? 0) + e.r}$. Look for them among the options.`,
    check: `At $x = ${e.k}$ the divisor is $0$, so $p(${e.k})$ must be the remainder: $${terms(...[3, 2, 1, 0].map((i) => [mul(made(e)[i] ?? 0, e.k ** i), ''] as const))} = ${e.r}$.`,
  }),
  check: ({ q, k, r }) => expr('c', ({ x }) => polyNumber(polynomial(q), x) * (x - k) + r),
})

export const templates: readonly Template[] = [remainder, quotient, back]
