import { asWritten, lesson, num, point, table } from '#kit'

const M = (a: number, b: number, c: number, d: number) =>
  `\\begin{bmatrix} ${a} &amp; ${b} \\\\ ${c} &amp; ${d} \\end{bmatrix}`
const C = (a: number | string, b: number | string) => `\\begin{bmatrix} ${a} \\\\ ${b} \\end{bmatrix}`

export const matrixEquations = lesson({
  idea: '<p>The equation $3x = 12$ is solved by multiplying both sides by $\\frac{1}{3}$, the number that turns 3 into 1. A whole system can be written in the same short form: $AX = B$, with a matrix of coefficients, a column of unknowns, and a column of right sides.</p><p>What turns $A$ into “1” is its inverse $A^{-1}$: the product $A^{-1}A$ is the identity matrix, which changes nothing. So $X = A^{-1}B$. Not every matrix has an inverse. One number decides: the determinant. If it is 0, the rows say the same thing or contradict each other, and there is no unique solution.</p>',
  figure: table(
    ['step', 'numbers', 'matrices'],
    [
      ['equation', '3x = 12', 'AX = B'],
      ['multiply by the inverse', 'x = ⅓ · 12', 'X = A⁻¹B'],
      ['not possible if', 'the factor is 0', 'det A = 0'],
    ],
    'A system is solved like one equation with one unknown',
    true,
  ),
  words: [
    {
      word: 'identity matrix',
      meaning: 'Ones on the main diagonal, zeros elsewhere; multiplying by it changes nothing.',
    },
    { word: 'inverse matrix', meaning: '$A^{-1}$, with $A^{-1}A$ equal to the identity matrix.' },
    { word: 'determinant', meaning: 'For rows $a, b$ and $c, d$ the number $ad - bc$.' },
    {
      word: 'augmented matrix',
      meaning: 'The coefficients of a system together with the right sides as a last column.',
    },
    {
      word: 'row operation',
      meaning: 'Exchanging rows, multiplying a row, or adding a multiple of one row to another.',
    },
  ],
  rule: `<ul><li>$\\det \\begin{bmatrix} a &amp; b \\\\ c &amp; d \\end{bmatrix} = ad - bc$</li><li>Inverse: exchange $a$ and $d$, change the signs of $b$ and $c$, divide everything by the determinant.</li><li>$AX = B$ has the solution $X = A^{-1}B$ if $\\det A \\ne 0$.</li></ul>`,
  use: '<p>Systems in which several right sides occur, or for which the inverse is given; and to see at once whether a system has one solution.</p>',
  avoid:
    '<p>For a single small system elimination is quicker. If the determinant is 0, there is no inverse: compare the rows instead.</p>',
  examples: [
    {
      level: 'Start',
      asks: `What is the inverse of $${M(3, 5, 1, 2)}$?`,
      covers: ['algebra-2/matrix-determinant', 'algebra-2/matrix-inverse'],
      steps: [
        {
          do: 'Determinant: $3 \\cdot 2 - 5 \\cdot 1 = 1$',
          why: 'Main diagonal minus the other diagonal; never plus.',
        },
        {
          do: 'Exchange 3 and 2; change the signs of 5 and 1.',
          why: 'Two different things happen on the two diagonals.',
        },
        {
          do: `$${M(2, -5, -1, 3)}$`,
          why: 'Divided by the determinant 1, nothing changes. With a determinant of $-1$ all signs would change.',
        },
        {
          do: 'Test: $3 \\cdot 2 + 5 \\cdot (-1) = 1$ and $3 \\cdot (-5) + 5 \\cdot 3 = 0$',
          why: 'The first row of the product is that of the identity matrix.',
        },
        {
          do: 'Where did this go wrong? Hugo’s inverse has the rows $3, -5$ and $-1, 2$. The signs changed, but 3 and 2 stayed in their places: Hugo did not exchange them.',
          why: 'Test: $3 \\cdot 3 + 5 \\cdot (-1) = 4$, not 1.',
          covers: ['algebra-2/matrix-inverse-mistake'],
        },
      ],
      answer: asWritten(M(2, -5, -1, 3)),
      check: () => asWritten(M(2 / 1, -5 / 1, -1 / 1, 3 / 1)),
    },
    {
      level: 'Next',
      asks: `A system consists of $3x + 5y = 4$ and $2y + x = 1$. Write it with matrices and solve it with the inverse.`,
      covers: ['algebra-2/matrix-form-of-a-system', 'algebra-2/solve-with-an-inverse'],
      steps: [
        {
          do: 'Second equation in order: $x + 2y = 1$',
          why: 'The first column belongs to $x$, whatever the order on the page.',
        },
        { do: `$${M(3, 5, 1, 2)}${C('x', 'y')} = ${C(4, 1)}$`, why: 'Each equation is a row.' },
        {
          do: `$${C('x', 'y')} = ${M(2, -5, -1, 3)}${C(4, 1)}$`,
          why: 'The inverse comes from the left on both sides.',
        },
        {
          do: '$x = 2 \\cdot 4 + (-5) \\cdot 1 = 3$ and $y = -1 \\cdot 4 + 3 \\cdot 1 = -1$',
          why: 'Rows of the inverse times the column.',
        },
        { do: 'The solution is $(3, -1)$.', why: 'Test: $3 \\cdot 3 + 5 \\cdot (-1) = 4$.' },
      ],
      answer: point(3, -1),
      check: () => point(2 * 4 - 5, -4 + 3),
    },
    {
      level: 'Exam level',
      asks: 'For which value of $k$ does the system $4x + 6y = 1$ and $kx + 9y = 5$ have no unique solution?',
      covers: ['algebra-2/system-without-a-unique-solution'],
      steps: [
        { do: 'Determinant: $4 \\cdot 9 - 6 \\cdot k = 36 - 6k$', why: 'The diagonals: 4 with 9, 6 with $k$.' },
        { do: '$36 - 6k = 0$', why: 'No unique solution means that the determinant is 0.' },
        { do: '$6k = 36$, so $k = 6$', why: 'Then the rows $4, 6$ and $6, 9$ are multiples of each other.' },
      ],
      answer: num(6),
      check: () => num([...Array(30).keys()].find((k) => 4 * 9 === 6 * k) ?? 0),
    },
    {
      level: 'Exam level',
      asks: 'The augmented matrix of a system has the rows $1, 2, 7$ and $3, 4, 11$. What is the second row after $R_2$ is replaced by $R_2 - 3R_1$? Give its last entry.',
      covers: ['algebra-2/row-operation'],
      steps: [
        { do: '$-3R_1$ is $-3, -6, -21$.', why: 'All three entries, the last column too. The first row itself stays.' },
        {
          do: 'Add to $R_2$: $3 - 3 = 0$, $4 - 6 = -2$, $11 - 21 = -10$',
          why: 'Column by column; the same sign throughout.',
        },
        { do: 'The new second row is $0, -2, -10$; its last entry is $-10$.', why: 'It says $-2y = -10$, so $y = 5$.' },
      ],
      answer: num(-10),
      check: () => num(11 - 3 * 7),
    },
  ],
  tryIt: {
    asks: `Solve the system $2x + 7y = 3$ and $x + 4y = 2$ with the inverse of its matrix.`,
    steps: [
      {
        ask: 'What is the determinant of the matrix of coefficients?',
        like: 2,
        answer: { typed: num(2 * 4 - 7 * 1) },
        slips: [
          {
            typed: num(15),
            says: 'Subtract the product of the other diagonal.',
            misconception: 'a2-mat-adds-the-diagonal-products',
          },
        ],
        done: '$2 \\cdot 4 - 7 \\cdot 1 = 1$',
      },
      {
        ask: 'What is the inverse?',
        like: 2,
        answer: { choose: [`$${M(4, -7, -1, 2)}$`, `$${M(2, -7, -1, 4)}$`, `$${M(4, 7, 1, 2)}$`] },
        slips: [
          {
            choice: 1,
            says: 'Exchange the entries of the main diagonal.',
            misconception: 'a2-mat-does-not-exchange-the-diagonal',
          },
          {
            choice: 2,
            says: 'Change the signs on the other diagonal.',
            misconception: 'a2-mat-does-not-change-the-signs',
          },
        ],
        done: 'Exchange 2 and 4; change the signs of 7 and 1.',
      },
      {
        ask: 'What is $x$?',
        like: 3,
        answer: { typed: num(4 * 3 - 7 * 2) },
        slips: [
          {
            typed: num(10),
            says: 'Use the first row of the inverse, not its first column.',
            misconception: 'a2-mat-multiplies-in-the-wrong-order',
          },
        ],
        done: '$4 \\cdot 3 + (-7) \\cdot 2 = -2$',
      },
      {
        ask: 'What is the solution $(x, y)$?',
        answer: { choose: ['$(-2, 1)$', '$(-2, -17)$', '$(1, -2)$'] },
        slips: [
          {
            choice: 1,
            says: 'Use the second row of the inverse: $-1$ and 2.',
            misconception: 'a2-mat-multiplies-in-the-wrong-order',
          },
          { choice: 2, says: 'The first row gives $x$.', misconception: 'a2-mat-exchanges-the-unknowns' },
        ],
        done: '$y = -1 \\cdot 3 + 2 \\cdot 2 = 1$, so the solution is $(-2, 1)$.',
      },
    ],
    answer: point(-2, 1),
    check: () => point(4 * 3 - 7 * 2, -3 + 4),
  },
  trap: '<p>Treating both diagonals alike. On the main diagonal the entries change places; on the other diagonal they change signs. And the determinant is a difference.</p>',
  check:
    '<p>Multiply the matrix by your inverse: ones on the main diagonal and zeros elsewhere. Put your solution into both equations.</p>',
  mends: {
    'a2-mat-adds-the-diagonal-products': [0, 0],
    'a2-mat-subtracts-the-diagonals-the-other-way': [0, 0],
    'a2-mat-does-not-exchange-the-diagonal': [0, 1],
    'a2-mat-does-not-change-the-signs': [0, 1],
    'a2-mat-forgets-the-determinant': [0, 2],
    'a2-mat-writes-terms-as-they-come': [1, 0],
    'a2-mat-writes-equations-as-columns': [1, 1],
    'a2-mat-multiplies-in-the-wrong-order': [1, 3],
    'a2-mat-exchanges-the-unknowns': [1, 3],
    'a2-mat-pairs-the-wrong-entries': [2, 0],
    'a2-mat-leaves-out-the-last-column': [3, 0],
    'a2-mat-replaces-the-wrong-row': [3, 0],
    'a2-mat-uses-the-wrong-sign-in-a-row-operation': [3, 1],
    'a2-mat-multiplies-columns-for-the-determinant': [0, 0],
    'a2-mat-multiplies-rows-for-the-determinant': [0, 0],
    'a2-mat-flips-instead-of-inverting': [0, 1],
    'a2-mat-changes-all-signs': [0, 1],
    'a2-mat-exchanges-the-right-sides': [1, 1],
    'a2-mat-loses-a-sign-in-the-system': [1, 1],
    'a2-mat-multiplies-by-the-matrix-itself': [1, 2],
    'a2-mat-multiplies-place-by-place': [1, 3],
    'a2-mat-changes-the-first-row-too': [3, 0],
    'a2-mat-stops-at-the-product': [2, 1],
    'a2-mat-names-an-error-without-testing': [0, 4],
  },
})
