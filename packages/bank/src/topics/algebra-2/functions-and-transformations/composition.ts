import {
  add,
  expr,
  int,
  linear,
  money,
  mul,
  nonZero,
  num,
  paren,
  person,
  pick,
  polynomial,
  polyTex,
  polyValue,
  shuffle,
  signed,
  type Template,
  table,
  template,
  terms,
  toNumber,
  until,
} from '#kit'

export const comp = { skill: 'a2-composition', calculator: false, response: 'choice' } as const

type Two = Readonly<{ a: number; b: number; c: number; k: number }>

/** f(x) = ax + b, g(x) = x² + c. */
export const drawTwo = (rng: () => number): Two =>
  until(
    () => ({
      a: pick(rng, [-3, -2, 2, 3, 4, 5]),
      b: nonZero(rng, -9, 9),
      c: nonZero(rng, -8, 8),
      k: nonZero(rng, -4, 5),
    }),
    ({ a, b, c, k }) => Math.abs(k) > 1 && a * (k * k + c) + b !== 0,
  )

export const f = ({ a, b }: Two, x: number) => a * x + b
export const g = ({ c }: Two, x: number) => x * x + c

export const fg = ({ a, b, c }: Two) => `$f(x) = ${linear(a, b)}$ and $g(x) = x^2${signed(c)}$`

const value = template({
  ...comp,
  id: 'algebra-2/composition-value',
  difficulty: 'Low',
  b: -0.5,
  seconds: 60,
  balance: 'place',
  draw: drawTwo,
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: (e) => `Let ${fg(e)}. What is $f(g(${e.k}))$?` },
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: (e) => `The functions ${fg(e)} are given. What is the value of $(f \\circ g)(${e.k})$?`,
    },
  ],
  given: ({ a, b, c, k }) => ({ a, b, c, k }),
  answer: (e) => num(f(e, g(e, e.k))),
  traps: [
    {
      misconception: 'a2-fn-composes-in-the-wrong-order',
      classic: true,
      rule: (e) => num(g(e, f(e, e.k))),
      why: (e) => `is $g(f(${e.k}))$.`,
    },
    {
      misconception: 'a2-fn-multiplies-the-functions',
      rule: (e) => num(f(e, e.k) * g(e, e.k)),
      why: () => 'multiplies the two values.',
    },
    {
      misconception: 'a2-fn-stops-at-the-inner-value',
      operation: 'stopped-at-a-step',
      operands: ({ k, c }) => [k * k + c],
      rule: (e) => num(g(e, e.k)),
      why: (e) => `is $g(${e.k})$: the outer function is missing.`,
    },
    {
      misconception: 'a2-fn-multiplies-one-term-only',
      operation: 'distributed-to-first-term-only',
      operands: (e) => [e.a, e.k * e.k, e.c],
      after: (x, e) => add(x, e.b),
      rule: (e) => num(e.a * e.k * e.k + e.c + e.b),
      why: ({ a, c }) => `multiplies only the square by $${a}$, and not $${c}$.`,
    },
    {
      misconception: 'a2-fn-loses-a-sign',
      operation: 'product-of-negatives-negative',
      operands: ({ k }) => [k, k],
      after: (got, { a, c, b }) => add(mul(a, add(got, c)), b),
      rule: (e) => (e.k < 0 ? num(e.a * (e.c - e.k * e.k) + e.b) : null),
      why: ({ k }) => `takes $(${k})^2$ for $${-k * k}$.`,
      says: ({ k }) => `I took $(${k})^2$ for $${-k * k}$.`,
    },
    {
      misconception: 'a2-fn-adds-the-functions',
      rule: (e) => num(f(e, e.k) + g(e, e.k)),
      why: () => 'adds the two values.',
    },
  ],
  explain: (e) => ({
    plan: 'Work from the inside out: first the inner function, then put its value into the outer one.',
    steps: [
      {
        do: `Inside first: $g(${e.k}) = ${paren(e.k)}^2${signed(e.c)} = ${g(e, e.k)}$.`,
        why: 'The inner function acts first.',
      },
      {
        do: `Then $f(${g(e, e.k)}) = ${e.a} \\cdot ${paren(g(e, e.k))}${signed(e.b)} = ${f(e, g(e, e.k))}$.`,
        why: 'Its value is the input of the outer function.',
      },
    ],
    check: `As one formula: $f(g(x)) = ${terms([e.a, 'x^2'], [e.a * e.c + e.b, ''])}$, and at $x = ${e.k}$ this is $${e.a * e.k * e.k}${signed(e.a * e.c + e.b)} = ${f(e, g(e, e.k))}$.`,
  }),
  check: ({ a, b, c, k }) => num(a * k * k + a * c + b),
})

const formula = template({
  ...comp,
  id: 'algebra-2/composition-formula',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 75,
  draw: (rng): Two =>
    until(
      () => drawTwo(rng),
      ({ a, b, c }) => a * c + b !== 0 && b * b + c !== 0,
    ),
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: (e) => `Let ${fg(e)}. Which expression is equal to $g(f(x))$?` },
  ],
  given: (e) => ({ a: e.a, b: e.b, c: e.c }),
  answer: ({ a, b, c }) => polyValue(polynomial([a * a, 2 * a * b, b * b + c])),
  traps: [
    {
      misconception: 'a2-fn-composes-in-the-wrong-order',
      classic: true,
      rule: ({ a, b, c }) => polyValue(polynomial([a, 0, a * c + b])),
      why: () => 'is $f(g(x))$.',
    },
    {
      misconception: 'a2-fn-squares-term-by-term',
      classic: true,
      rule: ({ a, b, c }) => polyValue(polynomial([a * a, 0, b * b + c])),
      why: () => 'leaves out the middle term of the square.',
    },
    {
      misconception: 'a2-fn-takes-the-middle-term-once',
      rule: ({ a, b, c }) => polyValue(polynomial([a * a, a * b, b * b + c])),
      why: () => 'forgets the factor 2 in the middle term.',
    },
    {
      misconception: 'a2-fn-loses-a-sign',
      rule: ({ a, b, c }) => (a < 0 || b < 0 ? polyValue(polynomial([a * a, -2 * a * b, b * b + c])) : null),
      why: () => 'has the wrong sign in the middle term.',
      says: () => 'I took the middle term of the square with the wrong sign.',
    },
    {
      misconception: 'a2-fn-multiplies-the-functions',
      rule: ({ a, b, c }) => polyValue(polynomial([a, b, a * c, b * c])),
      why: () => 'is the product of the two functions.',
    },
  ],
  explain: ({ a, b, c }) => ({
    plan: 'Put the whole inner function, in parentheses, in place of $x$ in the outer one, then multiply out.',
    steps: [
      { do: `$g(f(x)) = (${linear(a, b)})^2${signed(c)}$`, why: 'Put $f(x)$ in place of $x$ in $g$.' },
      {
        do: `$(${linear(a, b)})^2 = ${polyTex(polynomial([a * a, 2 * a * b, b * b]))}$`,
        why: 'The square of a sum has a middle term, twice the product.',
      },
      {
        do: `$${b * b}${signed(c)} = ${b * b + c}$, so $g(f(x)) = ${polyTex(polynomial([a * a, 2 * a * b, b * b + c]))}$.`,
        why: 'Combine the constant terms.',
      },
    ],
    check: `For $x = 0$: $f(0) = ${b}$ and $g(${b}) = ${b * b + c}$, the constant term.`,
    faster: `Test the options at $x = 1$: $f(1) = ${a + b}$ and $g(${a + b}) = ${(a + b) ** 2}${signed(c)} = ${(a + b) ** 2 + c}$. So the sum of the coefficients and the constant term must be $${(a + b) ** 2 + c}$.`,
  }),
  check: ({ a, b, c }) => expr('c', ({ x }) => (a * x + b) ** 2 + c),
})

type Tab = Readonly<{ f: number[]; g: number[]; k: number }>
const at = (list: readonly number[], i: number) => list[i - 1] as number

type Looked = Readonly<{ rows: readonly (readonly number[])[]; k: number }>

/** The values of f and g at x, looked up in the table. */
const look = ({ rows }: Looked) => {
  const row = (x: number) => rows.find((r) => r[0] === x) ?? []
  return { fAt: (x: number) => row(x)[1] ?? 0, gAt: (x: number) => row(x)[2] ?? 0 }
}

const fromTable = template({
  ...comp,
  id: 'algebra-2/composition-from-table',
  difficulty: 'Low',
  b: -0.4,
  seconds: 60,
  draw: (rng): Tab =>
    until(
      () => ({ f: shuffle(rng, [1, 2, 3, 4, 5, 6]), g: shuffle(rng, [1, 2, 3, 4, 5, 6]), k: int(rng, 1, 6) }),
      ({ f: u, g: v, k }) => new Set([at(u, at(v, k)), at(v, at(u, k)), at(u, k), at(v, k), k]).size === 5,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'table',
      items: 6,
      stem: ({ f: u, g: v, k }) =>
        `<p>The table shows values of two functions.</p>${table(
          ['$x$', '$f(x)$', '$g(x)$'],
          [1, 2, 3, 4, 5, 6].map((x) => [x, at(u, x), at(v, x)]),
        )}<p>What is $f(g(${k}))$?</p>`,
    },
    {
      id: 'grid',
      kind: 'table',
      items: 5,
      response: 'grid',
      b: 0,
      stem: ({ f: u, g: v, k }) =>
        `<p>A code replaces each of the numbers 1 to 6 by another, first by the rule $g$ and then by the rule $f$.</p>${table(
          ['Number', 'Rule $f$', 'Rule $g$'],
          [1, 2, 3, 4, 5, 6].map((x) => [x, at(u, x), at(v, x)]),
        )}<p>What does the number ${k} become?</p>`,
    },
  ],
  given: ({ f: u, g: v, k }) => ({ rows: u.map((y, i) => [i + 1, y, v[i] ?? 0]), k }),
  answer: ({ f: u, g: v, k }) => num(at(u, at(v, k))),
  traps: [
    {
      misconception: 'a2-fn-composes-in-the-wrong-order',
      classic: true,
      rule: (e) => {
        const { fAt, gAt } = look(e)
        return num(gAt(fAt(e.k)))
      },
      why: ({ k }) => `is $g(f(${k}))$: the order is wrong.`,
    },
    {
      misconception: 'a2-fn-stops-at-the-inner-value',
      rule: (e) => num(look(e).gAt(e.k)),
      why: ({ k }) => `is $g(${k})$: the outer function is missing.`,
    },
    {
      misconception: 'a2-fn-skips-the-inner-function',
      operation: 'input-for-output',
      operands: ({ k }) => [k],
      after: (got, e) => look(e).fAt(toNumber(got)),
      rule: (e) => num(look(e).fAt(e.k)),
      why: ({ k }) => `is $f(${k})$: the inner function was left out.`,
    },
    {
      misconception: 'a2-fn-uses-one-function-twice',
      rule: (e) => {
        const { gAt } = look(e)
        return num(gAt(gAt(e.k)))
      },
      why: ({ k }) => `is $g(g(${k}))$.`,
      says: () => 'I used $g$ twice.',
    },
    {
      misconception: 'a2-fn-uses-one-function-twice',
      rule: (e) => {
        const { fAt } = look(e)
        return num(fAt(fAt(e.k)))
      },
      why: ({ k }) => `is $f(f(${k}))$.`,
      says: () => 'I used $f$ twice.',
    },
  ],
  explain: ({ f: u, g: v, k }) => ({
    plan: 'Look up the inner function first, and use its value as the input of the outer one.',
    steps: [
      { do: `$g(${k}) = ${at(v, k)}$`, why: 'The inner function acts first.' },
      { do: `$f(${at(v, k)}) = ${at(u, at(v, k))}$`, why: 'Look up this value in the row of the new input.' },
    ],
    check: `Go backward: $f$ has the value ${at(u, at(v, k))} only at ${at(v, k)}, and $g$ has the value ${at(v, k)} only at ${k}.`,
  }),
  check: ({ rows, k }) => {
    const row = (x: number) => rows.find((r) => r[0] === x) ?? []
    return num(row(row(k)[2] ?? 0)[1] ?? 0)
  },
})

type Shop = Readonly<{ r: number; d: number; couponFirst: boolean }>
const shopTex = (r: number, d: number, first: boolean) =>
  first
    ? expr(`${(100 - r) / 100}(x - ${d})`, ({ x }) => ((100 - r) / 100) * (x - d))
    : expr(`${(100 - r) / 100}x - ${d}`, ({ x }) => ((100 - r) / 100) * x - d)

const shop = template({
  ...comp,
  calculator: true,
  id: 'algebra-2/discount-and-coupon',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 75,
  draw: (rng): Shop => ({
    r: pick(rng, [10, 15, 20, 25, 30, 40]),
    d: int(rng, 2, 12) * 5,
    couponFirst: int(rng, 0, 1) === 1,
  }),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ r, d, couponFirst }, rng) =>
        `A store takes ${r}% off a price, and ${person(rng)} also has a coupon of ${money(d)}. The store ${couponFirst ? 'takes the coupon off first and gives the percent off on the rest' : 'gives the percent off first and then takes the coupon off'}. Which expression gives the amount to pay, in dollars, for a price of $x$ dollars?`,
    },
  ],
  given: ({ r, d, couponFirst }) => ({ r, d, couponFirst }),
  answer: ({ r, d, couponFirst }) => shopTex(r, d, couponFirst),
  traps: [
    {
      misconception: 'a2-fn-composes-in-the-wrong-order',
      classic: true,
      rule: ({ r, d, couponFirst }) => shopTex(r, d, !couponFirst),
      why: () => 'applies the two reductions in the other order.',
      says: () => 'I took the two reductions in the other order.',
    },
    {
      misconception: 'a2-fn-keeps-the-percent-itself',
      rule: ({ r, d, couponFirst }) => shopTex(100 - r, d, couponFirst),
      why: ({ r }) => `leaves ${r}% to pay instead of taking it off.`,
    },
    {
      misconception: 'a2-fn-percent-as-dollars',
      operation: 'percent-as-amount',
      rule: ({ r, d }) => expr(`x - ${r} - ${d}`, ({ x }) => x - r - d),
      why: ({ r }) => `takes ${money(r)} off instead of ${r}%.`,
    },
    {
      misconception: 'a2-fn-keeps-the-percent-itself',
      twoSlips: true,
      rule: ({ r, d, couponFirst }) => shopTex(100 - r, d, !couponFirst),
      why: ({ r }) => `leaves ${r}% to pay, and has the other order.`,
      says: () => 'I kept the percent that is taken off, and took the two reductions in the other order.',
    },
  ],
  explain: ({ r, d, couponFirst }) => ({
    plan: 'Each reduction is a function of the price; the one that is done first stands inside.',
    steps: [
      {
        do: `Taking ${r}% off leaves $100\\% - ${r}\\% = ${100 - r}\\%$: this is $p(x) = ${(100 - r) / 100}x$.`,
        why: 'The rest of the price is still to be paid.',
      },
      { do: `The coupon is $c(x) = x - ${d}$.`, why: 'It takes a fixed number of dollars off.' },
      {
        do: `${couponFirst ? 'The coupon is the inner function' : 'The percent off is the inner function'}: ${shopTex(r, d, couponFirst).html}.`,
        why: 'What is done first stands inside.',
      },
    ],
    check: `For a price of \\$100: ${couponFirst ? `$${100 - d}$ after the coupon, and $${((100 - r) * (100 - d)) / 100}$ after the percent off` : `$${100 - r}$ after the percent off, and $${100 - r - d}$ after the coupon`}.`,
    // Not x = 100: there r% of the price and r dollars are the same.
    faster: `Test the options with $x = 200$: the right expression gives $${couponFirst ? ((100 - r) * (200 - d)) / 100 : 200 - 2 * r - d}$.`,
  }),
  check: ({ r, d, couponFirst }) =>
    expr('c', ({ x }) => (couponFirst ? x - d - (r / 100) * (x - d) : x - (r / 100) * x - d)),
})

export const templates: readonly Template[] = [value, formula, fromTable, shop]
