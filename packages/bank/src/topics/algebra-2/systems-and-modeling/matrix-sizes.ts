/** Matrices: sizes, simple equations, tables, and claims. */

import {
  asWritten,
  int,
  judgeStatements,
  num,
  paren,
  pick,
  signed,
  type Template,
  table,
  template,
  until,
  withFaster,
} from '#kit'
import { at, drawMatrix, each, type Matrix, matrix, matrixTex, plus, product, scaled } from './matrices.ts'
import { base, NAMES } from './matrix-operations.ts'

type Size = Readonly<{ m: number; n: number; p: number }>
const size = (a: number, b: number) => asWritten(`${a} \\times ${b}`)

const dimensions = template({
  ...base,
  id: 'algebra-2/matrix-dimensions',
  difficulty: 'Low',
  b: -0.6,
  seconds: 50,
  draw: (rng): Size =>
    until(
      () => ({ m: int(rng, 2, 7), n: int(rng, 2, 7), p: int(rng, 2, 7) }),
      ({ m, n, p }) => new Set([m, n, p]).size === 3,
    ),
  frames: [
    {
      id: 'sizes',
      kind: 'bare',
      items: 7,
      stem: ({ m, n, p }) =>
        `The matrix $A$ is $${m} \\times ${n}$, and the matrix $B$ is $${n} \\times ${p}$. What are the dimensions of $AB$?`,
    },
  ],
  given: (e) => e,
  answer: ({ m, p }) => size(m, p),
  traps: [
    {
      misconception: 'a2-mat-keeps-the-inner-numbers',
      classic: true,
      rule: ({ n }) => size(n, n),
      why: () => 'keeps the two inner numbers; they must agree, and then they drop out.',
    },
    {
      misconception: 'a2-mat-exchanges-rows-and-columns',
      rule: ({ m, p }) => size(p, m),
      why: () => 'names columns before rows.',
    },
    {
      misconception: 'a2-mat-takes-the-size-of-a-factor',
      says: () => 'I gave the size of the first factor.',
      rule: ({ m, n }) => size(m, n),
      why: () => 'is the size of $A$.',
    },
    {
      misconception: 'a2-mat-takes-the-size-of-a-factor',
      rule: ({ n, p }) => size(n, p),
      why: () => 'is the size of $B$.',
      says: () => 'I gave the size of the second factor.',
    },
  ],
  explain: ({ m, n, p }) => ({
    plan: 'Write the sizes side by side: the inner numbers must agree, and the outer ones give the size of the product.',
    steps: [
      {
        do: `$(${m} \\times ${n}) \\cdot (${n} \\times ${p})$: the inner numbers agree.`,
        why: 'A row of $A$ is as long as a column of $B$, so the product exists.',
      },
      {
        do: `The outer numbers are ${m} and ${p}.`,
        why: 'One row for each row of $A$, one column for each column of $B$.',
      },
      { do: `$AB$ is $${m} \\times ${p}$.`, why: 'Rows first, then columns.' },
    ],
    check: `Count the entries: each of the ${m} rows of $A$ meets each of the ${p} columns of $B$ once, which makes $${m} \\cdot ${p} = ${m * p}$ entries, each a sum of ${n} products.`,
  }),
  check: ({ m, n, p }) => {
    const ones = (a: number, b: number): Matrix => Array.from({ length: a }, () => Array.from({ length: b }, () => 1))
    const P = product(ones(m, n), ones(n, p))
    return size(P.length, (P[0] ?? []).length)
  },
})

type Equation = Readonly<{ A: Matrix; X: Matrix; k: number }>

/** The equation at one place of the matrix, where the unknown entry is not 0. */
function onePlace({ A, X, k }: Equation): string {
  const [i, j] = (
    [
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const
  ).find(([row, col]) => at(X, row, col) !== 0) ?? [0, 0]
  const place = `${i === 0 ? 'Upper' : 'Lower'} ${j === 0 ? 'left' : 'right'}`
  return `Each place is an equation of its own, so one place may be enough to tell the options apart. ${place}: $${k}x${signed(at(A, i, j))} = ${k * at(X, i, j) + at(A, i, j)}$, so $x = ${at(X, i, j)}$.`
}

const solve = template({
  ...base,
  id: 'algebra-2/matrix-linear-equation',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 85,
  draw: (rng): Equation => ({
    A: drawMatrix(rng, 2, 2, -6, 8),
    X: drawMatrix(rng, 2, 2, -5, 7),
    k: pick(rng, [2, 3, -2, 4]),
  }),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ A, X, k }) =>
        `<p>The matrix $X$ satisfies</p><p>$${k}X + ${matrixTex(A)} = ${matrixTex(plus(scaled(k, X), A))}$</p><p>What is $X$?</p>`,
    },
  ],
  given: ({ A, X, k }) => ({ A, B: plus(scaled(k, X), A), k }),
  answer: ({ X }) => matrix(X),
  traps: [
    {
      misconception: 'a2-mat-stops-before-dividing',
      classic: true,
      rule: ({ A, B }) => matrix(plus(B, scaled(-1, A))),
      why: ({ k }) => `is $${k}X$; every entry must still be divided by ${k}.`,
    },
    {
      misconception: 'a2-mat-subtracts-the-other-way',
      rule: ({ A, B, k }) => matrix(scaled(1 / k, plus(A, scaled(-1, B)))),
      why: () => 'subtracts the right side from the known matrix instead of the other way around.',
    },
    {
      misconception: 'a2-mat-divides-one-row-only',
      says: ({ k }) => `I divided only the first row by $${k}$.`,
      rule: ({ A, B, k }) => matrix(each(plus(B, scaled(-1, A)), (x, i) => (i === 0 ? x / k : x))),
      why: ({ k }) => `divides only the first row by ${k}.`,
    },
    {
      misconception: 'a2-mat-subtracts-the-other-way',
      twoSlips: true,
      rule: ({ A, B }) => matrix(plus(A, scaled(-1, B))),
      why: ({ k }) => `is $${-k}X$.`,
      says: () => 'I subtracted the wrong way around and did not divide.',
    },
  ],
  explain: ({ A, X, k }) => ({
    plan: 'Solve as with numbers: subtract the known matrix on both sides, then divide every entry by the factor.',
    steps: [
      {
        do: `$${k}X = ${matrixTex(plus(scaled(k, X), A))} - ${matrixTex(A)}$`,
        why: 'Subtract the same matrix on both sides.',
      },
      { do: `$${k}X = ${matrixTex(scaled(k, X))}$`, why: 'Place by place.' },
      { do: `$X$ is ${matrix(X).html}.`, why: `Divide all four entries by ${k}.` },
    ],
    check: `Put it back: upper left $${k} \\cdot ${paren(at(X, 0, 0))} + ${paren(at(A, 0, 0))} = ${k * at(X, 0, 0) + at(A, 0, 0)}$, lower right $${k} \\cdot ${paren(at(X, 1, 1))} + ${paren(at(A, 1, 1))} = ${k * at(X, 1, 1) + at(A, 1, 1)}$, as on the right side.`,
    faster: onePlace({ A, X, k }),
  }),
  check: ({ A, B, k }) =>
    matrix(
      [0, 1].map((i) =>
        [0, 1].map(
          (j) => [...Array(101).keys()].map((x) => x - 50).find((x) => k * x + at(A, i, j) === at(B, i, j)) ?? 99,
        ),
      ),
    ),
})

type Shop = Readonly<{ S: Matrix; prices: readonly number[]; which: number }>

const revenue = template({
  ...base,
  id: 'algebra-2/matrix-product-in-a-table',
  difficulty: 'Medium',
  b: 0,
  seconds: 85,
  calculator: true,
  response: 'grid',
  draw: (rng): Shop => ({
    S: drawMatrix(rng, 2, 3, 12, 60),
    prices: [int(rng, 4, 9), int(rng, 10, 15), int(rng, 16, 24)],
    which: int(rng, 0, 1),
  }),
  frames: [
    {
      id: 'tickets',
      kind: 'table',
      items: 6,
      stem: ({ S, prices, which }) =>
        `${table(
          ['', 'Child', 'Student', 'Adult'],
          S.map((row, i) => [['Friday', 'Saturday'][i] as string, ...row]),
          'Tickets sold',
          true,
        )}<p>Let $S$ be the matrix of the numbers in the table, and let $P = ${matrixTex(prices.map((x) => [x]))}$ hold the prices in dollars. What is the ${NAMES[which]} entry of $SP$?</p>`,
    },
  ],
  given: ({ S, prices, which }) => ({ S, prices, row: NAMES[which] as string }),
  answer: ({ S, prices, which }) => num((S[which] ?? []).reduce((s, x, k) => s + x * (prices[k] ?? 0), 0)),
  traps: [
    {
      misconception: 'a2-mat-takes-the-wrong-row-or-column',
      classic: true,
      rule: ({ S, prices, row }) =>
        num((S[row === 'first' ? 1 : 0] ?? []).reduce((s, x, k) => s + x * (prices[k] ?? 0), 0)),
      says: ({ which }) => `I used the ${NAMES[1 - which]} row of the table.`,
      why: ({ which }) => `uses the ${NAMES[1 - which]} row of the table.`,
    },
    {
      misconception: 'a2-mat-leaves-out-a-product',
      operation: 'term-left-out',
      operands: ({ S, prices, row }) =>
        (S[row === 'first' ? 0 : 1] ?? []).slice(0, 2).map((x, k) => x * (prices[k] ?? 0)),
      rule: ({ S, prices, row }) =>
        num((S[row === 'first' ? 0 : 1] ?? []).slice(0, 2).reduce((s, x, k) => s + x * (prices[k] ?? 0), 0)),
      says: () => 'I left out the third product.',
      why: () => 'leaves out the third product.',
    },
    {
      misconception: 'a2-mat-adds-before-multiplying',
      rule: ({ S, prices, row }) =>
        num((S[row === 'first' ? 0 : 1] ?? []).reduce((s, x) => s + x, 0) * prices.reduce((s, x) => s + x, 0)),
      why: () => 'multiplies the sum of the row by the sum of the prices.',
    },
  ],
  explain: ({ S, prices, which }) => {
    const row = S[which] ?? []
    const [low = 0, , high = 0] = prices
    const tickets = row.reduce((s, x) => s + x, 0)
    const income = row.reduce((s, x, k) => s + x * (prices[k] ?? 0), 0)
    return {
      plan: 'An entry of the product is a row of the first matrix times the column of prices: multiply in pairs and add.',
      steps: [
        {
          do: `The ${NAMES[which]} row of $S$ is $${row.join(',\\ ')}$.`,
          why: 'The entry stands in the same row of the product.',
        },
        {
          do: `Products: $${row.map((x, k) => `${x} \\cdot ${prices[k]} = ${x * (prices[k] ?? 0)}`).join('$, $')}$`,
          why: 'Tickets times price, kind by kind.',
        },
        {
          do: `The sum is $${row.map((x, k) => x * (prices[k] ?? 0)).join(' + ')} = ${income}$.`,
          why: `It is the income of ${['Friday', 'Saturday'][which]}, in dollars.`,
        },
      ],
      check: `All ${tickets} tickets at the lowest price would bring $${tickets} \\cdot ${low} = ${tickets * low}$ dollars, at the highest price $${tickets} \\cdot ${high} = ${tickets * high}$ dollars; $${income}$ lies between.`,
      faster: `A calculator takes the whole line at once: $${row.map((x, k) => `${x} \\cdot ${prices[k]}`).join(' + ')} = ${income}$.`,
    }
  },
  check: ({ S, prices, row }) =>
    num(
      at(
        product(
          S,
          prices.map((x) => [x]),
        ),
        row === 'first' ? 0 : 1,
        0,
      ),
    ),
})

const claims = template({
  ...base,
  id: 'algebra-2/matrix-claims',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 80,
  ...withFaster(
    judgeStatements({
      slip: 'a2-mat',
      items: 6,
      draw: (rng): Size =>
        until(
          () => ({ m: int(rng, 2, 6), n: int(rng, 2, 6), p: int(rng, 2, 6) }),
          ({ m, n, p }) => new Set([m, n, p]).size === 3,
        ),
      setup: ({ m, n, p }) => `The matrix $A$ is $${m} \\times ${n}$, and the matrix $B$ is $${n} \\times ${p}$.`,
      plan: 'Write the sizes side by side. For a product the inner numbers must agree, and the outer ones are its size; for a sum the sizes must be the same.',
      claims: ({ m, n, p }) => [
        {
          id: 'ab',
          says: '“The product $AB$ exists.”',
          holds: true,
          tested: `Write the sizes of $AB$ side by side: $(${m} \\times ${n})(${n} \\times ${p})$. A row of $A$ meets a column of $B$, with ${n} entries each.`,
        },
        {
          id: 'rows',
          says: `“$AB$ has ${m} rows.”`,
          holds: true,
          tested: `Write the sizes of $AB$ side by side: $(${m} \\times ${n})(${n} \\times ${p})$. The outer numbers give the size of the product: $${m} \\times ${p}$.`,
        },
        {
          id: 'twice',
          says: `“$A + A$ is a $${m} \\times ${n}$ matrix.”`,
          holds: true,
          tested: `$A + A$ adds entries in the same places: both are $${m} \\times ${n}$, and adding creates no new places.`,
        },
        {
          id: 'ba',
          says: '“The product $BA$ exists.”',
          holds: false,
          tested: `Write the sizes of $BA$ side by side: $(${n} \\times ${p})(${m} \\times ${n})$. A row of $B$ has ${p} entries, a column of $A$ has ${m}.`,
          because: 'The order of a product matters: $AB$ and $BA$ have different tests.',
        },
        {
          id: 'sum',
          says: '“The sum $A + B$ exists.”',
          holds: false,
          tested: `A sum adds entries in the same places. $A$ has ${m} rows and ${n} columns; $B$ has ${n} rows and ${p} columns.`,
          because: 'Only matrices of the same size can be added.',
        },
        {
          id: 'columns',
          says: `“$AB$ has ${n} columns.”`,
          holds: false,
          tested: `Each column of $AB$ comes from a column of $B$. $B$ is $${n} \\times ${p}$, so it has ${p} columns, and $AB$ is $${m} \\times ${p}$.`,
          because: `The inner number ${n} does not survive in the product.`,
        },
      ],
      verify: ({ m, n, p }, id) => {
        const ones = (a: number, b: number): Matrix =>
          Array.from({ length: a }, () => Array.from({ length: b }, () => 1))
        const [A, B] = [ones(m, n), ones(n, p)]
        const fits = (L: Matrix, R: Matrix) => (L[0] ?? []).length === R.length
        const P = product(A, B)
        if (id === 'ab') return fits(A, B)
        if (id === 'ba') return fits(B, A)
        if (id === 'rows') return P.length === m
        if (id === 'columns') return (P[0] ?? []).length === n
        return id === 'twice'
          ? plus(A, A).length === m
          : A.length === B.length && (A[0] ?? []).length === (B[0] ?? []).length
      },
      checked: ({ m, n, p }) =>
        `Write the sizes side by side: for $AB$, $(${m} \\times ${n})(${n} \\times ${p})$, the inner numbers agree; for $BA$, $(${n} \\times ${p})(${m} \\times ${n})$, the inner numbers ${p} and ${m} do not; for $A + B$, $${m} \\times ${n}$ and $${n} \\times ${p}$ are different sizes.`,
    }),
    ({ e: { m, n, p } }) =>
      `Write one line, $(${m} \\times ${n})(${n} \\times ${p})$: the equal inner numbers drop out, and the outer ones, $${m} \\times ${p}$, are the size of $AB$. In the other order the inner numbers would be $${p}$ and $${m}$. A sum needs the same size twice.`,
  ),
})

export const templates: readonly Template[] = [dimensions, solve, revenue, claims]
