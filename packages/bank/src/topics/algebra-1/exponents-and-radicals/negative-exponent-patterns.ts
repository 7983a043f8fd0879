import {
  div,
  type Fracish,
  frac,
  int,
  mul,
  nameTheMistake,
  neg,
  num,
  person,
  pick,
  pow,
  sub,
  table,
  template,
  toTex,
  withFaster,
} from '#kit'

const skill = 'a1-zero-and-negative-exponents'

/** The pattern that gives meaning to the exponents 0 and below. */
const pattern = template({
  id: 'algebra-1/negative-exponent-pattern',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 60,
  response: 'grid',
  draw: (rng) => ({ a: int(rng, 2, 9), k: pick(rng, [0, 1, 1, 2, 2, 2, 3, 3]), top: int(rng, 2, 3) }),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 8,
      stem: ({ a, k, top }) => {
        const shown = Array.from({ length: top }, (_, i) => [`${top - i}`, `${a ** (top - i)}`])
        const told =
          top === 3 ? `The table shows values of $y = ${a}^x$.` : `In each row of this table, $y$ is $${a}^x$.`
        return k === 0
          ? `<p>${told}</p>${table(['$x$', '$y$'], [...shown, ['0', '?']])}<p>Continue the pattern. Which number stands in the last row?</p>`
          : `<p>${told} Where the dots stand, ${k === 1 ? 'one row is' : `${k} rows are`} left out.</p>${table(['$x$', '$y$'], [...shown, ['…', '…'], [`$-${k}$`, '?']])}<p>Continue the pattern, also through what is left out. Which number stands in the last row?</p>`
      },
    },
  ],
  given: ({ a, k }) => ({ a, k }),
  answer: ({ a, k }) => num(pow(a, -k)),
  traps: [
    {
      misconception: 'a1-pw-takes-zeroth-power-as-zero',
      classic: true,
      rule: ({ k }) => (k === 0 ? num(0) : null),
      why: () => 'takes $0$ for the value at $x = 0$.',
    },
    {
      misconception: 'a1-pw-takes-negative-exponent-as-sign',
      classic: true,
      operation: 'negative-exponent-as-negative-number',
      operands: ({ a, k }) => [a, k],
      says: ({ a, k }) =>
        `I took the value at $x = ${k}$, $${a ** k}$, and put the minus sign of the exponent before it.`,
      rule: ({ a, k }) => (k > 0 ? num(-(a ** k)) : null),
      why: () => 'makes the value negative; the pattern divides, so the values stay positive.',
    },
    {
      misconception: 'a1-pw-takes-zeroth-power-as-base',
      rule: ({ a, k }) => (k === 0 ? num(a) : null),
      why: ({ a }) => `is the value at $x = 1$; one row further down it is divided by $${a}$ again.`,
    },
    {
      misconception: 'a1-pw-stops-one-row-early',
      says: ({ a }) => `I left out the row for $x = 0$: from $x = 1$ I went to $x = -1$ by dividing by $${a}$ once.`,
      operation: 'off-by-one',
      operands: ({ k }) => [-k],
      after: (got, { a }) => pow(a, got.n),
      rule: ({ a, k }) => (k > 0 ? num(pow(a, 1 - k)) : null),
      why: ({ a }) => `leaves out the row for $x = 0$ and so divides by $${a}$ one time too few.`,
    },
    {
      misconception: 'a1-pw-ignores-the-minus-of-the-exponent',
      operation: 'sign-dropped',
      operands: ({ k }) => [-k],
      after: (got, { a }) => pow(a, got.n),
      rule: ({ a, k }) => (k > 0 ? num(a ** k) : null),
      why: () => 'leaves out the minus sign of $x$.',
    },
    {
      misconception: 'a1-pw-negates-the-reciprocal',
      operation: 'sign-reversed',
      operands: ({ a, k }) => [frac(1, a ** k)],
      says: ({ a, k }) => `I took the reciprocal of $${a ** k}$ and put a minus sign before it as well.`,
      rule: ({ a, k }) => (k > 0 ? num(neg(pow(a, -k))) : null),
      why: () => 'takes the reciprocal, but makes it negative as well.',
    },
    {
      misconception: 'a1-pw-reciprocal-of-the-product',
      operation: 'power-as-product',
      operands: ({ a, k }) => [a, k],
      after: (got) => div(1, got),
      says: ({ a, k }) => `I took the reciprocal of $${a} \\cdot ${k}$ instead of the reciprocal of $${a}^{${k}}$.`,
      rule: ({ a, k }) => (k > 1 ? num(frac(1, a * k)) : null),
      why: ({ a, k }) => `divides by $${a} \\cdot ${k}$ instead of dividing by $${a}$ in every row.`,
    },
    {
      misconception: 'a1-pw-goes-one-row-too-far',
      says: ({ a, k }) => `I counted ${k + 1} rows from $x = 1$ down and divided $1$ by $${a}$ that many times.`,
      operation: 'off-by-one',
      operands: ({ k }) => [k],
      after: (got, { a }) => pow(a, -got.n),
      rule: ({ a, k }) => num(pow(a, -(1 + k))),
      why: ({ a }) => `divides $1$ by $${a}$ one time too many: the first step down from $x = 1$ leads to $1$ itself.`,
    },
  ],
  explain: ({ a, k }) => ({
    plan: 'A pattern of powers: find what happens to the value when the exponent goes down by one, and go on row by row.',
    steps: [
      { do: `When $x$ goes down by 1, $y$ is divided by $${a}$.`, why: `For example $${a * a} \\div ${a} = ${a}$.` },
      {
        do: `So $x = 0$ gives $1$${k > 0 ? `, and $x = -${k}$ gives $1$ divided by $${a}$, ${k === 1 ? 'once' : `${k} times`}: $${toTex(pow(a, -k))}$` : ''}.`,
        why: 'The pattern goes on below 0.',
      },
    ],
    check:
      k === 0
        ? `Go up again: one step up multiplies by $${a}$, and $1 \\cdot ${a} = ${a}$ is the value for $x = 1$.`
        : `Go up again: ${k === 1 ? 'one step' : `${k} steps`} up, $${toTex(pow(a, -k))} \\cdot ${a ** k} = 1$ is the value for $x = 0$.`,
  }),
  check: ({ a, k }) => {
    let y = frac(a)
    for (let x = 1; x > -k; x--) y = mul(y, frac(1, a))
    return num(y)
  },
})

const HALVES = [
  (w: string, n: number) =>
    `${w} cuts a ribbon of 1 yard in half, then cuts one of the halves in half, and so on, ${n} times in all. How long, in yards, is the shortest piece?`,
  (w: string, n: number) =>
    `${w} folds a square of paper with an area of 1 square foot in half ${n} times. What is the area, in square feet, of the folded packet as seen from above?`,
  (w: string, n: number) =>
    `${w} stacks sheets of dark glass in front of a light sensor. Without glass the sensor shows 1, and each sheet lets exactly half of the light through. What does the sensor show behind ${n} sheets?`,
]

const halving = template({
  id: 'algebra-1/negative-exponent-halving',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'grid',
  draw: (rng) => ({ n: int(rng, 3, 8), s: int(rng, 0, 2) }),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 7,
      stem: ({ n, s }, rng) => (HALVES[s] as (typeof HALVES)[number])(person(rng), n),
    },
  ],
  given: ({ n }) => ({ n }),
  answer: ({ n }) => num(frac(1, 2 ** n)),
  traps: [
    {
      misconception: 'a1-pw-reciprocal-of-the-product',
      classic: true,
      says: () => 'I multiplied 2 by the number of halvings instead of taking a power of 2.',
      operation: 'power-as-product',
      operands: ({ n }) => [2, n],
      after: (x) => div(1, x),
      rule: ({ n }) => num(frac(1, 2 * n)),
      why: ({ n }) => `divides by $2 \\cdot ${n}$ instead of dividing by 2, ${n} times.`,
    },
    {
      misconception: 'a1-pw-stops-one-row-early',
      says: ({ n }) => `I did not count the first halving, so I halved only ${n - 1} times.`,
      operation: 'off-by-one',
      operands: ({ n }) => [n, -1],
      after: (got) => pow(frac(1, 2), got.n),
      rule: ({ n }) => num(frac(1, 2 ** (n - 1))),
      why: () => 'halves once too few.',
    },
    {
      misconception: 'a1-pw-exponent-over-base',
      rule: ({ n }) => num(frac(1, n)),
      why: ({ n }) => `divides by $${n}$ once instead of dividing by 2, ${n} times.`,
    },
    {
      misconception: 'a1-pw-squares-instead-of-doubling',
      rule: ({ n }) => (n === 4 ? null : num(frac(1, n * n))),
      why: ({ n }) => `takes $${n}^2$ instead of $2^{${n}}$.`,
    },
    {
      misconception: 'a1-pw-goes-one-row-too-far',
      says: ({ n }) => `I counted ${n} halvings after a first one.`,
      operation: 'off-by-one',
      operands: ({ n }) => [n],
      after: (got) => pow(frac(1, 2), got.n),
      rule: ({ n }) => num(frac(1, 2 ** (n + 1))),
      why: () => 'halves once too often.',
    },
  ],
  explain: ({ n }) => ({
    plan: 'Halving again and again: each halving is one factor of one half, so count the factors and write a power.',
    steps: [
      {
        do: `Start with $1$. Each halving multiplies by $\\frac{1}{2}$, and there are $${n}$ of them: $\\left(\\frac{1}{2}\\right)^{${n}}$.`,
        why: 'Repeated multiplication by the same number is a power.',
      },
      {
        do: `With a negative exponent this is $2^{-${n}} = \\frac{1}{2^{${n}}}$.`,
        why: 'A negative exponent is one divided by the power.',
      },
      {
        do: `$2^{${n}} = ${2 ** n}$, so it is $\\frac{1}{${2 ** n}}$.`,
        why: `Multiply $${n}$ factors of $2$.`,
      },
    ],
    check: `Go back: $\\frac{1}{${2 ** n}}$ doubled $${n}$ times is $\\frac{${2 ** n}}{${2 ** n}} = 1$.`,
    faster: `Count the denominator up by doubling, $${n}$ times from 1: $${Array.from({ length: n }, (_, i) => 2 ** (i + 1)).join(', ')}$. So it is $\\frac{1}{${2 ** n}}$.`,
  }),
  check: ({ n }) => {
    let x = frac(1)
    for (let i = 0; i < n; i++) x = mul(x, frac(1, 2))
    return num(x)
  },
})

/** `step`, carried out so many times. */
const times = (count: number, start: Fracish, step: (x: Fracish) => Fracish): Fracish =>
  Array.from({ length: count }).reduce((x: Fracish) => step(x), start)

const mistake = template({
  id: 'algebra-1/negative-exponent-mistake',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    nameTheMistake({
      misconception: 'a1-pw-names-an-error-without-testing',
      draw: (rng): { a: number; n: number; k: number } => ({
        a: int(rng, 2, 6),
        n: int(rng, 2, 3),
        k: pick(rng, [3, 5, 7, 9]),
      }),
      task: ({ a, n, k }) => `worked out $${k} \\cdot ${a}^{-${n}}$`,
      solution: ({ a, n, k }) => num(frac(k, a ** n)),
      work: ({ a, n, k }) =>
        `$${a}^{-${n}} = \\frac{1}{${a ** n}}$, and $${k}$ times that is $\\frac{${k}}{${a ** n}}$.`,
      mistakes: ({ a, n, k }) => [
        {
          says: `Taking $${a}^{-${n}}$ as $-${a}^{${n}}$`,
          result: num(-k * a ** n),
          how: `$${k} \\cdot (${-(a ** n)}) = ${-k * a ** n}$`,
          again: num(neg(times(n, k, (x) => mul(x, a)))),
        },
        {
          says: `Giving the exponent $-${n}$ to the $${k}$ as well`,
          result: num(frac(1, (k * a) ** n)),
          how: `$\\frac{1}{${k * a}^{${n}}} = \\frac{1}{${(k * a) ** n}}$`,
          again: num(times(n, 1, (x) => div(div(x, k), a))),
        },
        {
          says: `Taking $${a}^{-${n}}$ as $${a} \\cdot (-${n})$`,
          result: num(-k * a * n),
          how: `$${k} \\cdot (${-a * n}) = ${-k * a * n}$`,
          again: num(times(n, 0, (x) => sub(x, k * a))),
        },
        {
          says: `Writing the $${k}$ below, next to $${a}^{${n}}$`,
          result: num(frac(1, k * a ** n)),
          how: `$\\frac{1}{${k} \\cdot ${a ** n}} = \\frac{1}{${k * a ** n}}$`,
          again: num(
            div(
              times(n, 1, (x) => div(x, a)),
              k,
            ),
          ),
        },
      ],
    }),
    ({ e: { a, n, k }, which }) =>
      [
        `Divide the wrong answer by ${k}: $${-k * a ** n} \\div ${k} = ${-(a ** n)}$, and this is $-${a}^{${n}}$.`,
        `Look at the denominator: $${(k * a) ** n} = ${k * a}^{${n}}$, and $${k * a} = ${k} \\cdot ${a}$, so the power took the $${k}$ along.`,
        `Divide the wrong answer by ${k}: $${-k * a * n} \\div ${k} = ${-a * n}$, and this is $${a} \\cdot (-${n})$.`,
        `Look at the denominator: $${k * a ** n} = ${k} \\cdot ${a}^{${n}}$, so the $${k}$ went below.`,
      ][which],
  ),
})

export const templates = [pattern, halving, mistake]
