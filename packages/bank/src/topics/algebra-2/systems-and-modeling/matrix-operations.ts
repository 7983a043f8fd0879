/** Matrices: sums, multiples and products. */

import { int, num, paren, type Template, template, until } from '#kit'
import {
  at,
  column,
  drawMatrix,
  each,
  entries,
  flipped,
  type Matrix,
  matrix,
  matrixTex,
  paired,
  plus,
  product,
  scaled,
} from './matrices.ts'

export const base = { skill: 'a2-matrix-operations', calculator: false, response: 'choice' } as const

type Sum = Readonly<{ A: Matrix; B: Matrix; k: number; minus: boolean }>

const sum = template({
  ...base,
  id: 'algebra-2/matrix-sum-and-multiple',
  difficulty: 'Medium',
  b: -0.4,
  seconds: 75,
  draw: (rng): Sum => ({
    A: drawMatrix(rng, 2, 2, -5, 8),
    B: drawMatrix(rng, 2, 2, -6, 9),
    k: int(rng, 2, 4),
    minus: int(rng, 0, 1) === 1,
  }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 8,
      stem: ({ A, B, k, minus }) =>
        `<p>Let $A = ${matrixTex(A)}$ and $B = ${matrixTex(B)}$.</p><p>What is $${k}A ${minus ? '-' : '+'} B$?</p>`,
    },
  ],
  given: ({ A, B, k, minus }) => ({ A, B, k, sign: minus ? -1 : 1 }),
  answer: ({ A, B, k, minus }) => matrix(plus(scaled(k, A), scaled(minus ? -1 : 1, B))),
  traps: [
    {
      misconception: 'a2-mat-multiplies-the-whole-sum',
      classic: true,
      rule: ({ A, B, k, sign }) => matrix(scaled(k, plus(A, scaled(sign, B)))),
      why: ({ k }) => `multiplies $B$ by ${k} as well; the factor belongs to $A$ only.`,
    },
    {
      misconception: 'a2-mat-multiplies-one-row-only',
      says: ({ k }) => `I multiplied only the first row of $A$ by ${k}.`,
      rule: ({ A, B, k, sign }) =>
        matrix(
          plus(
            each(A, (x, i) => (i === 0 ? k * x : x)),
            scaled(sign, B),
          ),
        ),
      why: ({ k }) => `multiplies only the first row of $A$ by ${k}.`,
    },
    {
      misconception: 'a2-mat-subtracts-one-row-only',
      says: () => 'I subtracted in the first row and added in the second.',
      rule: ({ A, B, k, sign }) =>
        sign < 0
          ? matrix(
              plus(
                scaled(k, A),
                each(B, (x, i) => (i === 0 ? -x : x)),
              ),
            )
          : null,
      why: () => 'subtracts in the first row, but adds in the second.',
    },
    {
      misconception: 'a2-mat-leaves-out-the-factor',
      rule: ({ A, B, sign }) => matrix(plus(A, scaled(sign, B))),
      why: ({ k }) => `leaves out the factor ${k}.`,
    },
    {
      misconception: 'a2-mat-multiplies-one-row-only',
      twoSlips: true,
      rule: ({ A, B, k, sign }) => matrix(each(plus(A, scaled(sign, B)), (x, i) => (i === 0 ? k * x : x))),
      why: ({ k }) => `multiplies only the first row by ${k}, and there $B$ as well.`,
      says: ({ k }) => `I multiplied only the first row by ${k}, and there both matrices.`,
    },
  ],
  explain: (e) => {
    const right = plus(scaled(e.k, e.A), scaled(e.minus ? -1 : 1, e.B))
    return {
      plan: 'Multiply every entry of the first matrix by the factor; then add or subtract entries that stand at the same place.',
      steps: [
        { do: `$${e.k}A = ${matrixTex(scaled(e.k, e.A))}$`, why: 'The factor multiplies all four entries.' },
        {
          do: `First row: $${at(scaled(e.k, e.A), 0, 0)} ${e.minus ? '-' : '+'} ${at(e.B, 0, 0) < 0 ? `(${at(e.B, 0, 0)})` : at(e.B, 0, 0)} = ${at(right, 0, 0)}$ and $${at(scaled(e.k, e.A), 0, 1)} ${e.minus ? '-' : '+'} ${at(e.B, 0, 1) < 0 ? `(${at(e.B, 0, 1)})` : at(e.B, 0, 1)} = ${at(right, 0, 1)}$.`,
          why: 'Place by place.',
        },
        {
          do: `The second row in the same way: ${matrix(right).html}.`,
          why: `${e.minus ? 'Subtract' : 'Add'} the entries of $B$.`,
        },
      ],
      check: `Add up all entries: those of $A$ give $${entries(e.A)}$ and those of $B$ give $${entries(e.B)}$. $${e.k} \\cdot ${paren(entries(e.A))} ${e.minus ? '-' : '+'} ${paren(entries(e.B))} = ${entries(right)}$, the sum of the four entries of the result.`,
      faster: `Go entry by entry, and strike out the options that differ. Lower right: $${e.k} \\cdot ${paren(at(e.A, 1, 1))} ${e.minus ? '-' : '+'} ${paren(at(e.B, 1, 1))} = ${at(right, 1, 1)}$. Often one or two entries are enough.`,
    }
  },
  check: ({ A, B, k, sign }) =>
    matrix(
      [0, 1].map((i) =>
        [0, 1].map((j) => Array.from({ length: k }, () => at(A, i, j)).reduce((s, x) => s + x, sign * at(B, i, j))),
      ),
    ),
})

type Pair = Readonly<{ A: Matrix; B: Matrix }>
const rows = (m: Matrix) => m as readonly number[][]

const times = template({
  ...base,
  id: 'algebra-2/matrix-product',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 100,
  draw: (rng): Pair =>
    until(
      () => ({ A: drawMatrix(rng, 2, 2, -3, 5), B: drawMatrix(rng, 2, 2, -3, 5) }),
      ({ A, B }) =>
        rows(A)
          .flat()
          .concat(rows(B).flat())
          .filter((x) => x === 0).length < 2,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 8,
      stem: ({ A, B }) => `<p>Let $A = ${matrixTex(A)}$ and $B = ${matrixTex(B)}$.</p><p>What is the product $AB$?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ A, B }) => matrix(product(A, B)),
  traps: [
    {
      misconception: 'a2-mat-multiplies-place-by-place',
      classic: true,
      rule: ({ A, B }) => matrix(each(A, (x, i, j) => x * at(B, i, j))),
      why: () => 'multiplies entries at the same place; a product needs rows times columns.',
    },
    {
      misconception: 'a2-mat-multiplies-in-the-wrong-order',
      rule: ({ A, B }) => matrix(product(B, A)),
      why: () => 'is $BA$; the order matters.',
    },
    {
      misconception: 'a2-mat-multiplies-rows-by-rows',
      rule: ({ A, B }) => matrix(product(A, flipped(B))),
      why: () => 'multiplies rows of $A$ by rows of $B$ instead of columns.',
    },
    {
      misconception: 'a2-mat-multiplies-columns-by-columns',
      rule: ({ A, B }) => matrix(product(flipped(A), B)),
      why: () => 'uses the columns of $A$ instead of its rows.',
    },
  ],
  explain: ({ A, B }) => {
    const P = product(A, B)
    const sums = [0, 1].map((j) => column(A, j).reduce((s, x) => s + x, 0))
    const total = (j: number) => column(P, j).reduce((s, x) => s + x, 0)
    return {
      plan: 'Row times column: the entry in row i and column j is the sum of products of row i of the first matrix with column j of the second.',
      steps: [
        {
          do: `First row, first column: $${paired(A[0] ?? [], column(B, 0))} = ${at(P, 0, 0)}$`,
          why: 'First row of $A$ with first column of $B$.',
        },
        {
          do: `First row, second column: $${paired(A[0] ?? [], column(B, 1))} = ${at(P, 0, 1)}$`,
          why: 'Same row, next column.',
        },
        {
          do: `Second row: $${paired(A[1] ?? [], column(B, 0))} = ${at(P, 1, 0)}$ and $${paired(A[1] ?? [], column(B, 1))} = ${at(P, 1, 1)}$`,
          why: 'Now the second row of $A$.',
        },
        { do: `So $AB$ is ${matrix(P).html}.`, why: 'Each entry is a sum of two products.' },
      ],
      check: `The columns of $A$ have sums $${sums[0]}$ and $${sums[1]}$. These two numbers times the columns of $B$ must give the column sums of $AB$: $${paired(sums, column(B, 0))} = ${total(0)}$ and $${paired(sums, column(B, 1))} = ${total(1)}$.`,
      faster: `Go entry by entry, and strike out the options that differ. Upper left: $${paired(A[0] ?? [], column(B, 0))} = ${at(P, 0, 0)}$; lower right: $${paired(A[1] ?? [], column(B, 1))} = ${at(P, 1, 1)}$. Often one or two entries are enough.`,
    }
  },
  // The columns of the product are combinations of the columns of the first matrix.
  check: ({ A, B }) => {
    const columns = [0, 1].map((j) => [0, 1].map((i) => at(B, 0, j) * at(A, i, 0) + at(B, 1, j) * at(A, i, 1)))
    return matrix(flipped(columns))
  },
})

type Entry = Readonly<{ A: Matrix; B: Matrix; i: number; j: number }>
export const NAMES = ['first', 'second'] as const

/** The two entries of a row of the product together: the row of the first matrix with the row sums of the second. */
function rowTold(A: Matrix, B: Matrix, i: number, j: number): string {
  const [here, beside] = [at(product(A, B), i, j), at(product(A, B), i, 1 - j)]
  const sums = B.map((row) => row.reduce((s, x) => s + x, 0))
  return `The other entry of this row of the product is $${beside}$, worked out in the same way. The rows of the second matrix have the sums $${sums.join(',\\ ')}$, and $${paired(A[i] ?? [], sums)} = ${here + beside}$, which is $${here} + ${paren(beside)}$.`
}

const entry = template({
  ...base,
  id: 'algebra-2/matrix-product-entry',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 80,
  balance: 'place',
  draw: (rng): Entry =>
    until(
      () => ({
        A: drawMatrix(rng, 2, 3, -4, 6),
        B: drawMatrix(rng, 3, 2, -4, 6),
        i: int(rng, 0, 1),
        j: int(rng, 0, 1),
      }),
      ({ A, B, i, j }) => at(product(A, B), i, j) !== 0,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'bare',
      items: 6,
      stem: ({ A, B, i, j }) =>
        `<p>Let $A = ${matrixTex(A)}$ and $B = ${matrixTex(B)}$.</p><p>Which number stands in the ${NAMES[i]} row and the ${NAMES[j]} column of $AB$?</p>`,
    },
    {
      id: 'typed',
      kind: 'bare',
      response: 'grid',
      items: 5,
      stem: ({ A, B, i, j }) =>
        `<p>$C = ${matrixTex(A)} \\cdot ${matrixTex(B)}$</p><p>What is the entry of $C$ in its ${NAMES[i]} row and ${NAMES[j]} column?</p>`,
    },
  ],
  given: ({ A, B, i, j }) => ({ A, B, row: NAMES[i] as string, col: NAMES[j] as string }),
  answer: ({ A, B, i, j }) => num(at(product(A, B), i, j)),
  traps: [
    {
      misconception: 'a2-mat-takes-the-wrong-row-or-column',
      classic: true,
      rule: ({ A, B, row, col }) => {
        const [i, j] = [row === 'first' ? 0 : 1, col === 'first' ? 0 : 1]
        return num(i === j ? at(product(A, B), 1 - i, j) : at(product(A, B), j, i))
      },
      says: ({ i, j }) =>
        i === j ? 'I used the other row of the first matrix.' : 'I exchanged the numbers of the row and the column.',
      why: ({ i, j }) => (i === j ? 'belongs to the other row.' : 'has row and column exchanged.'),
    },
    {
      misconception: 'a2-mat-takes-the-wrong-row-or-column',
      rule: ({ A, B, row, col }) => num(at(product(A, B), row === 'first' ? 0 : 1, col === 'first' ? 1 : 0)),
      why: () => 'belongs to the other column.',
      says: () => 'I used the other column of the second matrix.',
    },
    {
      misconception: 'a2-mat-leaves-out-a-product',
      operation: 'term-left-out',
      operands: ({ A, B, row, col }) => {
        const [i, j] = [row === 'first' ? 0 : 1, col === 'first' ? 0 : 1]
        return [at(A, i, 0) * at(B, 0, j), at(A, i, 1) * at(B, 1, j)]
      },
      rule: ({ A, B, row, col }) => {
        const [i, j] = [row === 'first' ? 0 : 1, col === 'first' ? 0 : 1]
        return num(at(A, i, 0) * at(B, 0, j) + at(A, i, 1) * at(B, 1, j))
      },
      says: () => 'I left out the third product.',
      why: () => 'adds only the first two of the three products.',
    },
    {
      misconception: 'a2-mat-adds-instead-of-multiplying',
      says: () => 'I added up all entries of the row and of the column instead of multiplying them in pairs.',
      operation: 'added-instead-of-multiplied',
      operands: ({ A, B, row, col }) => {
        const [i, j] = [row === 'first' ? 0 : 1, col === 'first' ? 0 : 1]
        return [(A[i] ?? []).reduce((s, x) => s + x, 0), column(B, j).reduce((s, x) => s + x, 0)]
      },
      rule: ({ A, B, row, col }) => {
        const [i, j] = [row === 'first' ? 0 : 1, col === 'first' ? 0 : 1]
        return num((A[i] ?? []).reduce((s, x) => s + x, 0) + column(B, j).reduce((s, x) => s + x, 0))
      },
      why: () => 'adds up the row and the column instead of multiplying in pairs.',
    },
  ],
  explain: ({ A, B, i, j }) => ({
    plan: 'Take the named row of the first matrix and the named column of the second, multiply in pairs, and add.',
    steps: [
      {
        do: `Row of the first matrix: $${(A[i] ?? []).join(',\\ ')}$. Column of the second: $${column(B, j).join(',\\ ')}$.`,
        why: `The ${NAMES[i]} row and the ${NAMES[j]} column.`,
      },
      {
        do: `Products: $${(A[i] ?? []).map((x, k) => x * at(B, k, j)).join(',\\ ')}$`,
        why: 'First with first, second with second, third with third.',
      },
      {
        do: `$${paired(A[i] ?? [], column(B, j))} = ${(A[i] ?? []).map((x, k) => (k === 0 ? `${x * at(B, k, j)}` : paren(x * at(B, k, j)))).join(' + ')} = ${at(product(A, B), i, j)}$`,
        why: 'Add the three products.',
      },
    ],
    check: rowTold(A, B, i, j),
  }),
  check: ({ A, B, row, col }) => {
    const P = flipped(product(flipped(B), flipped(A)))
    return num(at(P, row === 'first' ? 0 : 1, col === 'first' ? 0 : 1))
  },
})

export const templates: readonly Template[] = [sum, times, entry]
