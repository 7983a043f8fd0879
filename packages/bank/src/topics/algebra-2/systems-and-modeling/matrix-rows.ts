/** Row operations, systems without a unique solution, and the mistakes of others. */

import {
  div,
  frac,
  int,
  linear,
  nameTheWorkedMistake,
  nonZero,
  num,
  paren,
  pick,
  signedTerm,
  type Template,
  template,
  term,
  toTex,
  until,
  withFaster,
} from '#kit'
import { at, determinant, type Matrix, matrix, matrixTex } from './matrices.ts'
import { base } from './matrix-inverses.ts'

type Rows = Readonly<{ M: Matrix; k: number }>
const withRow = (M: Matrix, i: number, row: readonly number[]): Matrix => M.map((r, j) => (i === j ? row : r))
const combined = (M: Matrix, k: number) => (M[1] ?? []).map((x, j) => x + k * at(M, 0, j))
const total = (row: readonly number[] = []): number => row.reduce((sum, x) => sum + x, 0)
const move = (k: number) => `R_2 ${k < 0 ? '-' : '+'} ${Math.abs(k) === 1 ? '' : Math.abs(k)}R_1`

const operation = template({
  ...base,
  id: 'algebra-2/row-operation',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 80,
  draw: (rng): Rows =>
    until(
      () => ({
        M: [
          [int(rng, 1, 3), nonZero(rng, -5, 6), nonZero(rng, -9, 12)],
          [nonZero(rng, -6, 8), nonZero(rng, -6, 8), nonZero(rng, -9, 15)],
        ],
        k: pick(rng, [-4, -3, -2, 2, 3]),
      }),
      ({ M, k }) => at(M, 1, 0) === -k * at(M, 0, 0),
    ),
  frames: [
    {
      id: 'augmented',
      kind: 'multi-step',
      items: 8,
      stem: ({ M, k }) =>
        `<p>The augmented matrix of a system is $${matrixTex(M)}$.</p><p>Which matrix results when the second row $R_2$ is replaced by $${move(k)}$, where $R_1$ is the first row?</p>`,
    },
  ],
  given: (e) => e,
  answer: ({ M, k }) => matrix(withRow(M, 1, combined(M, k))),
  traps: [
    {
      misconception: 'a2-mat-leaves-out-the-last-column',
      classic: true,
      rule: ({ M, k }) =>
        matrix(
          withRow(
            M,
            1,
            combined(M, k).map((x, j) => (j === 2 ? at(M, 1, 2) : x)),
          ),
        ),
      why: () => 'leaves the last column as it was; the right sides belong to the rows.',
    },
    {
      misconception: 'a2-mat-replaces-the-wrong-row',
      says: () => 'I wrote the new row in the place of the first row, and kept the second row.',
      rule: ({ M, k }) => matrix(withRow(M, 0, combined(M, k))),
      why: () => 'writes the new row in the place of the first row.',
    },
    {
      misconception: 'a2-mat-uses-the-wrong-sign-in-a-row-operation',
      says: () =>
        'I used the multiple with the right sign in the first column, and with the opposite sign in the others.',
      rule: ({ M, k }) =>
        matrix(
          withRow(
            M,
            1,
            combined(M, k).map((x, j) => (j === 0 ? x : at(M, 1, j) - k * at(M, 0, j))),
          ),
        ),
      why: () => 'uses the opposite sign after the first column.',
    },
    {
      misconception: 'a2-mat-leaves-out-the-last-column',
      twoSlips: true,
      rule: ({ M, k }) =>
        matrix(
          withRow(
            M,
            0,
            combined(M, k).map((x, j) => (j === 2 ? at(M, 0, 2) : x)),
          ),
        ),
      why: () => 'replaces the wrong row, and leaves the last column out.',
      says: () => 'I wrote the new row in the place of the first row, and left the last entry there as it was.',
    },
    {
      misconception: 'a2-mat-changes-the-first-row-too',
      says: ({ k }) => `I also multiplied the first row by $${k}$.`,
      rule: ({ M, k }) => matrix([(M[0] ?? []).map((x) => k * x), combined(M, k)]),
      why: ({ k }) => `also multiplies the first row by ${k}; it stays as it is.`,
    },
  ],
  explain: ({ M, k }) => ({
    plan: 'Keep the first row. Compute each entry of the new second row from the two entries of its column, the last column included.',
    steps: [
      {
        do: `$${k}R_1$ is $${(M[0] ?? []).map((x) => k * x).join(',\\ ')}$.`,
        why: 'Multiply all three entries; the first row itself stays.',
      },
      {
        do: `Add to $R_2$: $${(M[1] ?? []).map((x, j) => `${x} + ${k * at(M, 0, j) < 0 ? `(${k * at(M, 0, j)})` : k * at(M, 0, j)}`).join('$, $')}$`,
        why: 'Column by column.',
      },
      {
        do: `The new second row is $${combined(M, k).join(',\\ ')}$, so the matrix is ${matrix(withRow(M, 1, combined(M, k))).html}.`,
        why: 'The 0 in front means that one variable is eliminated.',
      },
    ],
    check: `Sums of the rows: $${total(M[0])}$ for $R_1$ and $${total(M[1])}$ for $R_2$. $${total(M[1])} ${k < 0 ? '-' : '+'} ${Math.abs(k)} \\cdot ${paren(total(M[0]))} = ${total(combined(M, k))}$, the sum of the new second row.`,
    faster: `The first row stays and the second begins with $0$, so compare the other entries. The last one: $${at(M, 1, 2)} ${k < 0 ? '-' : '+'} ${Math.abs(k)} \\cdot ${paren(at(M, 0, 2))} = ${at(M, 1, 2) + k * at(M, 0, 2)}$.`,
  }),
  check: ({ M, k }) =>
    matrix([
      M[0] ?? [],
      [0, 1, 2].map((j) =>
        [at(M, 1, j), ...Array.from({ length: Math.abs(k) }, () => Math.sign(k) * at(M, 0, j))].reduce(
          (s, x) => s + x,
          0,
        ),
      ),
    ]),
})

type Singular = Readonly<{ a: number; b: number; d: number; e: number; f: number }>

const singular = template({
  ...base,
  id: 'algebra-2/system-without-a-unique-solution',
  difficulty: 'High',
  b: 0.8,
  seconds: 90,
  draw: (rng): Singular =>
    until(
      () => ({
        a: nonZero(rng, -6, 8),
        b: nonZero(rng, -6, 8),
        d: nonZero(rng, -8, 9),
        e: nonZero(rng, -9, 9),
        f: nonZero(rng, -9, 9),
      }),
      ({ a, b, d }) =>
        (a * d) % b === 0 &&
        Math.abs(b) > 1 &&
        Math.abs((a * d) / b) > 1 &&
        Math.abs(a) !== Math.abs(b) &&
        Math.abs(d) > 1 &&
        (b * d) % a === 0 &&
        Math.abs(d) !== Math.abs(b),
    ),
  frames: [
    {
      id: 'choice',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b, d, e, f }) =>
        `For which value of $k$ does the system $${term(a, 'x')}${signedTerm(b, 'y')} = ${e}$ and $kx${signedTerm(d, 'y')} = ${f}$ have no unique solution?`,
    },
    {
      id: 'typed',
      kind: 'multi-step',
      response: 'grid',
      items: 5,
      stem: ({ a, b, d }) =>
        `For which value of $k$ does the matrix $\\begin{bmatrix} ${a} &amp; ${b} \\\\ k &amp; ${d} \\end{bmatrix}$ have no inverse?`,
    },
  ],
  given: ({ a, b, d }) => ({ a, b, d }),
  answer: ({ a, b, d }) => num(frac(a * d, b)),
  traps: [
    {
      misconception: 'a2-mat-adds-the-diagonal-products',
      classic: true,
      operation: 'sign-reversed',
      operands: ({ b }) => [b],
      after: (got, { a, d }) => div(a * d, got),
      rule: ({ a, b, d }) => num(frac(-a * d, b)),
      why: () => 'sets the sum of the diagonal products equal to 0; it is their difference.',
    },
    {
      misconception: 'a2-mat-pairs-the-wrong-entries',
      says: () => 'I set the products of the two columns equal instead of the products of the diagonals.',
      rule: ({ a, b, d }) => num(frac(b * d, a)),
      why: () => 'multiplies the two entries of the second column; the diagonals count.',
    },
    {
      misconception: 'a2-mat-pairs-the-wrong-entries',
      twoSlips: true,
      operation: 'sign-reversed',
      operands: ({ a }) => [a],
      after: (got, { b, d }) => div(b * d, got),
      rule: ({ a, b, d }) => num(frac(-b * d, a)),
      why: () => 'multiplies the two entries of the second column, and takes the wrong sign.',
      says: () => 'I added the products of the two columns and set the sum equal to 0.',
    },
    {
      misconception: 'a2-mat-stops-at-the-product',
      operation: 'factor-left-out',
      operands: ({ a, d }) => [a, d],
      rule: ({ a, d }) => num(a * d),
      why: ({ b }) => `is the product of the main diagonal; it must still be divided by $${b}$.`,
    },
  ],
  explain: ({ a, b, d }) => ({
    plan: 'There is no unique solution, and no inverse, exactly when the determinant is zero: set it equal to zero and solve.',
    steps: [
      {
        do: `The determinant is $${a} \\cdot ${d < 0 ? `(${d})` : d} - ${b < 0 ? `(${b})` : b} \\cdot k = ${linear(-b, a * d, 'k')}$.`,
        why: 'Main diagonal minus the other diagonal.',
      },
      { do: `$${linear(-b, a * d, 'k')} = 0$`, why: 'A determinant of 0 means that there is no inverse.' },
      { do: `$k = ${a * d} \\div ${b < 0 ? `(${b})` : b} = ${(a * d) / b}$`, why: `Divide by $${b}$.` },
    ],
    check: `Then the second row of coefficients is a multiple of the first: $${(a * d) / b}$ and $${d}$ to $${a}$ and $${b}$.`,
    faster: `The coefficients of the two equations must be proportional: $k \\div ${paren(a)} = ${toTex(frac(d, b))}$, so $k = ${a} \\cdot ${paren(frac(d, b))} = ${(a * d) / b}$.`,
  }),
  check: ({ a, b, d }) =>
    num(
      [...Array(401).keys()]
        .map((i) => i - 200)
        .find(
          (k) =>
            determinant([
              [a, b],
              [k, d],
            ]) === 0,
        ) ?? 0,
    ),
})

const mistake = template({
  ...base,
  id: 'algebra-2/matrix-inverse-mistake',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 95,
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-mat',
      items: 6,
      draw: (rng) => {
        const [a, b, c, d] = until(
          () => [nonZero(rng, -7, 7), nonZero(rng, -7, 7), nonZero(rng, -7, 7), nonZero(rng, -7, 7)] as const,
          ([p, q, r, s]) => p * s - q * r === -1 && p !== s && q !== r && p !== -s,
        )
        return { a, b, c, d }
      },
      task: ({ a, b, c, d }) =>
        `looked for the inverse of $${matrixTex([
          [a, b],
          [c, d],
        ])}$`,
      solution: ({ a, b, c, d }) =>
        matrix([
          [-d, b],
          [c, -a],
        ]),
      work: ({ a, b, c, d }) =>
        `the determinant is $-1$, the matrix before dividing is $${matrixTex([
          [d, -b],
          [-c, a],
        ])}$`,
      mistakes: ({ a, b, c, d }) => [
        {
          says: 'Not dividing by the determinant',
          work: 'the main diagonal is exchanged and the other signs are changed',
          result: matrix([
            [d, -b],
            [-c, a],
          ]),
        },
        {
          says: 'Leaving the main diagonal as it is',
          work: 'only the signs of the other diagonal are changed, then all is divided by $-1$',
          result: matrix([
            [-a, b],
            [c, -d],
          ]),
        },
        {
          says: 'Changing the sign of every entry and nothing else',
          work: 'all four signs change',
          result: matrix([
            [-a, -b],
            [-c, -d],
          ]),
        },
        {
          says: 'Exchanging rows and columns',
          work: 'the entries off the main diagonal change places',
          result: matrix([
            [a, c],
            [b, d],
          ]),
        },
      ],
      redo: ({ a, b, c, d }) => {
        const D = determinant([
          [a, b],
          [c, d],
        ])
        const over = (w: number, x: number, y: number, z: number) =>
          matrix([
            [w * D, x * D],
            [y * D, z * D],
          ])
        return [
          over(d, -b, -c, a),
          matrix([
            [d, 0 - b],
            [0 - c, a],
          ]),
          over(a, -b, -c, d),
          over(a, b, c, d),
          matrix([
            [a, c],
            [b, d],
          ]),
        ]
      },
    }),
    ({ e: { a, b, c, d }, which, name }) => {
      const corner = `Look at the main diagonal: with the determinant $-1$ it must be $${-d}$ and $${-a}$, exchanged and with the other sign`
      return [
        `${corner}. ${name} has $${d}$ and $${a}$, exchanged, but with the same signs. So the division by $-1$ is missing.`,
        `${corner}. ${name} has $${-a}$ and $${-d}$, so the signs changed, but the places did not; the other two entries, $${b}$ and $${c}$, are right.`,
        `Compare with the given matrix: all of ${name}’s entries are in their old places, each with the other sign.`,
        `Compare with the given matrix: none of ${name}’s entries has changed its sign, and only $${b}$ and $${c}$ have changed places.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [operation, singular, mistake]
