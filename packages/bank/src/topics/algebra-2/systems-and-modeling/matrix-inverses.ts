/** Determinants, inverses, and systems written with matrices. */

import {
  asWritten,
  frac,
  neg,
  nonZero,
  num,
  point,
  type Rng,
  type Template,
  template,
  terms,
  until,
  type Value,
} from '#kit'
import { at, determinant, each, flipped, type Matrix, matrix, matrixTex, product } from './matrices.ts'

export const base = { skill: 'a2-matrix-equations', calculator: false, response: 'choice' } as const

const square = (a: number, b: number, c: number, d: number): Matrix => [
  [a, b],
  [c, d],
]
const drawSquare = (rng: Rng, most: number): Matrix =>
  square(nonZero(rng, -most, most), nonZero(rng, -most, most), nonZero(rng, -most, most), nonZero(rng, -most, most))
const p = (x: number) => (x < 0 ? `(${x})` : `${x}`)

const det = template({
  ...base,
  id: 'algebra-2/matrix-determinant',
  difficulty: 'Low',
  b: -0.4,
  seconds: 55,
  balance: 'place',
  draw: (rng) => ({
    A: until(
      () => drawSquare(rng, 8),
      (m) => determinant(m) !== 0,
    ),
  }),
  frames: [
    { id: 'choice', kind: 'bare', items: 6, stem: ({ A }) => `What is the determinant of $${matrixTex(A)}$?` },
    {
      id: 'typed',
      kind: 'bare',
      response: 'grid',
      items: 5,
      stem: ({ A }) => `Let $M = ${matrixTex(A)}$. What is the value of $\\det M$?`,
    },
  ],
  given: (e) => e,
  answer: ({ A }) => num(determinant(A)),
  traps: [
    {
      misconception: 'a2-mat-adds-the-diagonal-products',
      classic: true,
      operation: 'added-instead-of-subtracted',
      operands: ({ A }) => [at(A, 0, 0) * at(A, 1, 1), at(A, 0, 1) * at(A, 1, 0)],
      rule: ({ A }) => num(at(A, 0, 0) * at(A, 1, 1) + at(A, 0, 1) * at(A, 1, 0)),
      why: () => 'adds the two diagonal products; the second is subtracted.',
    },
    {
      misconception: 'a2-mat-subtracts-the-diagonals-the-other-way',
      operation: 'difference-turned-round',
      operands: ({ A }) => [at(A, 0, 0) * at(A, 1, 1), at(A, 0, 1) * at(A, 1, 0)],
      rule: ({ A }) => num(at(A, 0, 1) * at(A, 1, 0) - at(A, 0, 0) * at(A, 1, 1)),
      why: () => 'subtracts the main diagonal from the other one.',
    },
    {
      misconception: 'a2-mat-multiplies-rows-for-the-determinant',
      rule: ({ A }) => num(at(A, 0, 0) * at(A, 0, 1) - at(A, 1, 0) * at(A, 1, 1)),
      why: () => 'multiplies along the rows instead of the diagonals.',
    },
    {
      misconception: 'a2-mat-adds-the-diagonal-products',
      twoSlips: true,
      operation: 'added-instead-of-subtracted',
      operands: ({ A }) => [at(A, 0, 0) * at(A, 1, 1), at(A, 0, 1) * at(A, 1, 0)],
      after: (got) => neg(got),
      rule: ({ A }) => num(-(at(A, 0, 0) * at(A, 1, 1)) - at(A, 0, 1) * at(A, 1, 0)),
      why: () => 'subtracts both diagonal products.',
      says: () => 'I subtracted both diagonal products.',
    },
    {
      misconception: 'a2-mat-multiplies-columns-for-the-determinant',
      rule: ({ A }) => num(at(A, 0, 0) * at(A, 1, 0) - at(A, 0, 1) * at(A, 1, 1)),
      why: () => 'multiplies down the columns instead of along the diagonals.',
    },
  ],
  explain: ({ A }) => {
    const [a, b, c, d] = [at(A, 0, 0), at(A, 0, 1), at(A, 1, 0), at(A, 1, 1)]
    return {
      plan: 'Product of the main diagonal minus product of the other diagonal.',
      steps: [
        { do: `Main diagonal: $${a} \\cdot ${p(d)} = ${a * d}$`, why: 'From upper left to lower right.' },
        { do: `Other diagonal: $${b} \\cdot ${p(c)} = ${b * c}$`, why: 'From upper right to lower left.' },
        { do: `$${a * d} - ${p(b * c)} = ${a * d - b * c}$`, why: 'Subtract the second product.' },
      ],
      check: `With the two rows exchanged: $${c} \\cdot ${p(b)} - ${p(d)} \\cdot ${p(a)} = ${b * c - a * d}$, the opposite number, as it must be.`,
    }
  },
  // By elimination: the first entry times what is left of the last one.
  check: ({ A }) => num(frac(at(A, 0, 0) * (at(A, 0, 0) * at(A, 1, 1) - at(A, 1, 0) * at(A, 0, 1)), at(A, 0, 0))),
})

/** A matrix with determinant 1 or −1. */
const drawUnit = (rng: Rng): Matrix =>
  until(
    () => drawSquare(rng, 7),
    (m) => Math.abs(determinant(m)) === 1 && new Set(m.flat().map(Math.abs)).size >= 3,
  )
const inverseOf = (m: Matrix): Matrix => {
  const d = determinant(m)
  return square(at(m, 1, 1) * d, -at(m, 0, 1) * d, -at(m, 1, 0) * d, at(m, 0, 0) * d)
}

const inverse = template({
  ...base,
  id: 'algebra-2/matrix-inverse',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 85,
  draw: (rng) => ({ A: drawUnit(rng) }),
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: ({ A }) => `What is the inverse of the matrix $${matrixTex(A)}$?` },
    {
      id: 'product',
      kind: 'words',
      items: 4,
      stem: ({ A }) =>
        `Which matrix $B$ satisfies $${matrixTex(A)} \\cdot B = ${matrixTex([
          [1, 0],
          [0, 1],
        ])}$?`,
    },
  ],
  given: ({ A }) => ({ A }),
  answer: ({ A }) => matrix(inverseOf(A)),
  traps: [
    {
      misconception: 'a2-mat-does-not-exchange-the-diagonal',
      classic: true,
      rule: ({ A }) => matrix(each(A, (x, i, j) => (i === j ? x : -x) * determinant(A))),
      why: () => 'changes the signs, but leaves the main diagonal as it is.',
    },
    {
      misconception: 'a2-mat-does-not-change-the-signs',
      rule: ({ A }) =>
        matrix(
          square(
            at(A, 1, 1) * determinant(A),
            at(A, 0, 1) * determinant(A),
            at(A, 1, 0) * determinant(A),
            at(A, 0, 0) * determinant(A),
          ),
        ),
      why: () => 'exchanges the main diagonal, but keeps the signs of the other two entries.',
    },
    {
      misconception: 'a2-mat-forgets-the-determinant',
      rule: ({ A }) =>
        determinant(A) < 0 ? matrix(square(at(A, 1, 1), -at(A, 0, 1), -at(A, 1, 0), at(A, 0, 0))) : null,
      why: () => 'does not divide by the determinant $-1$.',
    },
    {
      misconception: 'a2-mat-flips-instead-of-inverting',
      rule: ({ A }) => matrix(flipped(A)),
      why: () => 'only exchanges rows and columns.',
    },
    {
      misconception: 'a2-mat-changes-all-signs',
      rule: ({ A }) => matrix(each(A, (x) => -x)),
      why: () => 'is the opposite matrix, not the inverse.',
    },
  ],
  explain: ({ A }) => ({
    plan: 'Exchange the entries of the main diagonal, change the signs of the other two, and divide everything by the determinant.',
    steps: [
      {
        do: `Determinant: $${at(A, 0, 0)} \\cdot ${p(at(A, 1, 1))} - ${p(at(A, 0, 1))} \\cdot ${p(at(A, 1, 0))} = ${determinant(A)}$`,
        why: 'It is not 0, so the inverse exists.',
      },
      {
        do: `Exchange and change signs: $${matrixTex(square(at(A, 1, 1), -at(A, 0, 1), -at(A, 1, 0), at(A, 0, 0)))}$`,
        why: 'Main diagonal exchanged, other diagonal negated.',
      },
      {
        do: `Divide by $${determinant(A)}$: ${matrix(inverseOf(A)).html}.`,
        why: determinant(A) < 0 ? 'All signs change.' : 'Dividing by 1 changes nothing.',
      },
    ],
    check: `First row of the matrix times the columns of the inverse: ${[0, 1].map((j) => `$${at(A, 0, 0)} \\cdot ${p(at(inverseOf(A), 0, j))} + ${p(at(A, 0, 1))} \\cdot ${p(at(inverseOf(A), 1, j))} = ${1 - j}$`).join(' and ')}, the first row of the identity matrix.`,
    faster: `With the options in sight, two entries are enough: the determinant is $${determinant(A)}$, so the upper left entry must be $${at(inverseOf(A), 0, 0)}$ (from $${at(A, 1, 1)}$) and the upper right one $${at(inverseOf(A), 0, 1)}$ (from $${at(A, 0, 1)}$).`,
  }),
  // The whole matrix whose product with A is the identity, column by column.
  check: ({ A }) => {
    const range = [...Array(61).keys()].map((i) => i - 30)
    const columnFor = (e: number, f: number): number[] => {
      for (const x of range)
        for (const y of range)
          if (at(A, 0, 0) * x + at(A, 0, 1) * y === e && at(A, 1, 0) * x + at(A, 1, 1) * y === f) return [x, y]
      return [99, 99]
    }
    return matrix(flipped([columnFor(1, 0), columnFor(0, 1)]))
  },
})

type System = Readonly<{ A: Matrix; x: number; y: number }>
const drawSystem = (rng: Rng): System =>
  until(
    () => ({ A: drawSquare(rng, 7), x: nonZero(rng, -6, 6), y: nonZero(rng, -6, 6) }),
    ({ A, x, y }) =>
      determinant(A) !== 0 &&
      Math.abs(x) !== Math.abs(y) &&
      at(A, 0, 1) !== at(A, 1, 0) &&
      product(A, [[x], [y]]).every(([b]) => b !== 0) &&
      new Set(A.flat().map(Math.abs)).size > 2,
  )
const form = (A: Matrix, b: readonly number[]): Value =>
  asWritten(`${matrixTex(A)} ${`\\begin{bmatrix} x \\\\ y \\end{bmatrix}`} = ${matrixTex(b.map((v) => [v]))}`)

const written = template({
  ...base,
  id: 'algebra-2/matrix-form-of-a-system',
  difficulty: 'Medium',
  b: -0.2,
  seconds: 70,
  draw: drawSystem,
  frames: [
    {
      id: 'mixed-order',
      kind: 'words',
      items: 8,
      stem: ({ A, x, y }) => {
        const [[e = 0] = [], [f = 0] = []] = product(A, [[x], [y]])
        return `<p>A system consists of the equations $${terms([at(A, 0, 0), 'x'], [at(A, 0, 1), 'y'])} = ${e}$ and $${terms([at(A, 1, 1), 'y'], [at(A, 1, 0), 'x'])} = ${f}$.</p><p>Which matrix equation describes it?</p>`
      },
    },
  ],
  given: ({ A, x, y }) => ({ A, b: product(A, [[x], [y]]).map(([v]) => v ?? 0) }),
  answer: ({ A, x, y }) =>
    form(
      A,
      product(A, [[x], [y]]).map(([v]) => v ?? 0),
    ),
  traps: [
    {
      misconception: 'a2-mat-writes-terms-as-they-come',
      classic: true,
      rule: ({ A, b }) => form([A[0] ?? [], [at(A, 1, 1), at(A, 1, 0)]], b),
      why: () =>
        'has the coefficients of the second equation in the order in which they stand; the first column belongs to $x$.',
    },
    {
      misconception: 'a2-mat-writes-equations-as-columns',
      rule: ({ A, b }) => form(flipped(A), b),
      why: () => 'writes each equation as a column; each equation is a row.',
    },
    {
      misconception: 'a2-mat-loses-a-sign-in-the-system',
      says: () => 'I left out all minus signs of the coefficients.',
      rule: ({ A, b }) =>
        A.flat().some((v) => v < 0)
          ? form(
              each(A, (v) => Math.abs(v)),
              b,
            )
          : null,
      why: () => 'leaves out the minus signs of the coefficients.',
    },
    {
      misconception: 'a2-mat-exchanges-the-right-sides',
      rule: ({ A, b: [e = 0, f = 0] }) => form(A, [f, e]),
      why: () => 'has the right sides exchanged.',
    },
    {
      misconception: 'a2-mat-writes-terms-as-they-come',
      twoSlips: true,
      rule: ({ A, b: [e = 0, f = 0] }) => form([A[0] ?? [], [at(A, 1, 1), at(A, 1, 0)]], [f, e]),
      why: () => 'has the coefficients of the second equation and the right sides exchanged.',
      says: () => 'I wrote the terms as they come and exchanged the right sides.',
    },
  ],
  explain: ({ A, x, y }) => {
    const b = product(A, [[x], [y]]).map(([v]) => v ?? 0)
    return {
      plan: 'Write both equations with the same order of variables; then each equation is a row of coefficients.',
      steps: [
        {
          do: `Second equation in order: $${terms([at(A, 1, 0), 'x'], [at(A, 1, 1), 'y'])} = ${b[1]}$`,
          why: 'First $x$, then $y$, as in the first equation.',
        },
        {
          do: `Rows of coefficients: $${(A[0] ?? []).join(',\\ ')}$ and $${(A[1] ?? []).join(',\\ ')}$`,
          why: 'With their signs.',
        },
        {
          do: `So the matrix equation is ${form(A, b).html}.`,
          why: 'Row times column of variables gives the left side of each equation.',
        },
      ],
      check: `Row times column: $${terms([at(A, 0, 0), 'x'], [at(A, 0, 1), 'y'])} = ${b[0]}$ and $${terms([at(A, 1, 0), 'x'], [at(A, 1, 1), 'y'])} = ${b[1]}$, the two equations of the system.`,
      faster: `Strike out options by the second row: the coefficient of $x$ comes first there, so it must be $${(A[1] ?? []).join(',\\ ')}$, in whatever order the equation is written. Then compare the right sides, $${b[0]}$ above $${b[1]}$.`,
    }
  },
  check: ({ A, b }) =>
    form(
      [
        [at(A, 0, 0), at(A, 0, 1)],
        [at(A, 1, 0), at(A, 1, 1)],
      ],
      [b[0] ?? 0, b[1] ?? 0],
    ),
})

type Solve = Readonly<{ I: Matrix; b: readonly number[] }>

const solve = template({
  ...base,
  id: 'algebra-2/solve-with-an-inverse',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 85,
  draw: (rng): Solve => ({ I: drawUnit(rng), b: [nonZero(rng, -7, 9), nonZero(rng, -7, 9)] }),
  frames: [
    {
      id: 'given-inverse',
      kind: 'multi-step',
      items: 8,
      stem: ({ I, b }) =>
        `<p>The system $A ${`\\begin{bmatrix} x \\\\ y \\end{bmatrix}`} = ${matrixTex(b.map((v) => [v]))}$ has the inverse matrix $A^{-1} = ${matrixTex(I)}$.</p><p>What is the solution $(x, y)$?</p>`,
    },
  ],
  given: (e) => e,
  answer: ({ I, b: [e = 0, f = 0] }) => point(at(I, 0, 0) * e + at(I, 0, 1) * f, at(I, 1, 0) * e + at(I, 1, 1) * f),
  traps: [
    {
      misconception: 'a2-mat-multiplies-in-the-wrong-order',
      classic: true,
      rule: ({ I, b: [e = 0, f = 0] }) => point(at(I, 0, 0) * e + at(I, 1, 0) * f, at(I, 0, 1) * e + at(I, 1, 1) * f),
      why: () => 'uses the columns of the inverse, as if it stood on the right.',
    },
    {
      misconception: 'a2-mat-multiplies-by-the-matrix-itself',
      rule: ({ I, b: [e = 0, f = 0] }) => {
        const A = inverseOf(I)
        return point(at(A, 0, 0) * e + at(A, 0, 1) * f, at(A, 1, 0) * e + at(A, 1, 1) * f)
      },
      why: () => 'inverts the inverse again and multiplies by $A$ itself.',
    },
    {
      misconception: 'a2-mat-exchanges-the-unknowns',
      rule: ({ I, b: [e = 0, f = 0] }) => point(at(I, 1, 0) * e + at(I, 1, 1) * f, at(I, 0, 0) * e + at(I, 0, 1) * f),
      why: () => 'has $x$ and $y$ exchanged.',
    },
    {
      misconception: 'a2-mat-multiplies-place-by-place',
      rule: ({ I, b: [e = 0, f = 0] }) => point(at(I, 0, 0) * e, at(I, 1, 1) * f),
      why: () => 'takes only the products of the main diagonal.',
      says: () => 'I took only the products of the main diagonal.',
    },
  ],
  explain: ({ I, b: [e = 0, f = 0] }) => {
    const [x, y] = [at(I, 0, 0) * e + at(I, 0, 1) * f, at(I, 1, 0) * e + at(I, 1, 1) * f]
    const A = inverseOf(I)
    const row = (i: number) => `${at(A, i, 0)} \\cdot ${p(x)} + ${p(at(A, i, 1))} \\cdot ${p(y)}`
    return {
      plan: 'Multiply both sides by the inverse from the left: the solution is the inverse times the right side, row times column.',
      steps: [
        {
          do: `The solution is $A^{-1}$ times $${matrixTex([[e], [f]])}$.`,
          why: '$A^{-1}A$ is the identity, so only the unknowns are left.',
        },
        {
          do: `$x = ${at(I, 0, 0)} \\cdot ${p(e)} + ${p(at(I, 0, 1))} \\cdot ${p(f)} = ${at(I, 0, 0) * e} + ${p(at(I, 0, 1) * f)} = ${x}$`,
          why: 'First row of the inverse.',
        },
        {
          do: `$y = ${at(I, 1, 0)} \\cdot ${p(e)} + ${p(at(I, 1, 1))} \\cdot ${p(f)} = ${at(I, 1, 0) * e} + ${p(at(I, 1, 1) * f)} = ${y}$`,
          why: 'Second row of the inverse.',
        },
        { do: `So $(x, y)$ is $(${x}, ${y})$.`, why: 'Write the pair in order.' },
      ],
      check: `$A$ itself is the inverse of $A^{-1}$: $A = ${matrixTex(A)}$. Its rows give $${row(0)} = ${e}$ and $${row(1)} = ${f}$, the right side of the system.`,
      faster: `Compare the first coordinates of the options with $x = ${at(I, 0, 0)} \\cdot ${p(e)} + ${p(at(I, 0, 1))} \\cdot ${p(f)} = ${x}$; work out $y$ only where two options agree in it.`,
    }
  },
  // The system itself, solved by trying.
  check: ({ I, b: [e = 0, f = 0] }) => {
    const A = inverseOf(I)
    for (let x = -150; x <= 150; x++)
      for (let y = -150; y <= 150; y++)
        if (at(A, 0, 0) * x + at(A, 0, 1) * y === e && at(A, 1, 0) * x + at(A, 1, 1) * y === f) return point(x, y)
    return point(999, 999)
  },
})

export const templates: readonly Template[] = [det, inverse, written, solve]
