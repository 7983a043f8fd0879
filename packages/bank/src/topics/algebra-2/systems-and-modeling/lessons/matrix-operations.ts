import { asWritten, lesson, num, table } from '#kit'

const M = (a: number, b: number, c: number, d: number) =>
  `\\begin{bmatrix} ${a} &amp; ${b} \\\\ ${c} &amp; ${d} \\end{bmatrix}`

export const matrixOperations = lesson({
  idea: '<p>A matrix is a table of numbers without its headings. A shop that sells tickets on two days, of three kinds, has a matrix with two rows and three columns.</p><p>Matrices of the same size are added place by place: Friday’s child tickets of two weeks, and so on. The product is made for another purpose: to multiply numbers of tickets by prices and add, for each day at once. So a row of the first matrix meets a column of the second: multiply in pairs, then add.</p>',
  figure: table(
    ['', 'Child', 'Adult', 'times prices 5 and 9'],
    [
      ['Friday', '20', '30', '20 · 5 + 30 · 9 = 370'],
      ['Saturday', '40', '10', '40 · 5 + 10 · 9 = 290'],
    ],
    'Rows of tickets times a column of prices: one sum of products for each row',
    true,
  ),
  words: [
    { word: 'matrix', meaning: 'Numbers in rows and columns.' },
    { word: 'entry', meaning: 'One number of a matrix, named by its row and its column.' },
    { word: 'dimensions', meaning: 'Rows times columns: $2 \\times 3$ means two rows and three columns.' },
    { word: 'scalar multiple', meaning: '$kA$: every entry of $A$ multiplied by the number $k$.' },
    { word: 'matrix product', meaning: '$AB$: rows of $A$ times columns of $B$.' },
  ],
  rule: '<ul><li>$A + B$: same size; add entries at the same place.</li><li>$kA$: multiply <em>every</em> entry by $k$.</li><li>$AB$: exists if $A$ has as many columns as $B$ has rows. The entry in row $i$ and column $j$ is row $i$ of $A$ times column $j$ of $B$.</li><li>$(m \\times n)(n \\times p)$ gives $m \\times p$. In general $AB$ and $BA$ are different.</li></ul>',
  use: '<p>Data in tables that are added, scaled, or multiplied by prices or rates; and as the tool for systems of equations.</p>',
  avoid: '<p>Never multiply place by place when a product is asked. Never add matrices of different sizes.</p>',
  examples: [
    {
      level: 'Start',
      asks: `Let $A = ${M(2, -1, 0, 3)}$ and $B = ${M(1, 4, -2, 5)}$. What is $3A - B$?`,
      covers: ['algebra-2/matrix-sum-and-multiple', 'algebra-2/matrix-linear-equation'],
      steps: [
        { do: `$3A = ${M(6, -3, 0, 9)}$`, why: 'The factor 3 multiplies all four entries of $A$, and none of $B$.' },
        { do: 'First row: $6 - 1 = 5$ and $-3 - 4 = -7$', why: 'Entries at the same place.' },
        { do: 'Second row: $0 - (-2) = 2$ and $9 - 5 = 4$', why: 'Subtract in every row.' },
        {
          do: `The result is $${M(5, -7, 2, 4)}$.`,
          why: 'An equation such as $3A - X = B$ is solved in the same way: add, subtract, and divide every entry.',
        },
      ],
      answer: asWritten(M(5, -7, 2, 4)),
      check: () => asWritten(M(3 * 2 - 1, 3 * -1 - 4, 3 * 0 + 2, 3 * 3 - 5)),
    },
    {
      level: 'Next',
      asks: `Let $A = ${M(2, 3, 1, -1)}$ and $B = ${M(4, 0, 2, 5)}$. What is $AB$?`,
      covers: ['algebra-2/matrix-product', 'algebra-2/matrix-product-entry'],
      steps: [
        {
          do: 'First row, first column: $2 \\cdot 4 + 3 \\cdot 2 = 14$',
          why: 'Row of $A$, column of $B$; multiply in pairs and add.',
        },
        { do: 'First row, second column: $2 \\cdot 0 + 3 \\cdot 5 = 15$', why: 'Same row, next column.' },
        {
          do: 'Second row: $1 \\cdot 4 + (-1) \\cdot 2 = 2$ and $1 \\cdot 0 + (-1) \\cdot 5 = -5$',
          why: 'Now the second row of $A$ with both columns of $B$.',
        },
        {
          do: `$AB$ is $${M(14, 15, 2, -5)}$.`,
          why: '$BA$ would have rows of $B$ and columns of $A$, and is different.',
        },
      ],
      answer: asWritten(M(14, 15, 2, -5)),
      check: () => asWritten(M(4 * 2 + 2 * 3, 0 * 2 + 5 * 3, 4 * 1 + 2 * -1, 0 * 1 + 5 * -1)),
    },
    {
      level: 'Exam level',
      asks: 'The matrix $S$ is $2 \\times 3$ with the rows $20, 30, 15$ and $25, 10, 40$, the numbers of child, student and adult tickets on two days. The prices are 5, 8 and 12 dollars, in a $3 \\times 1$ matrix $P$. What is the second entry of $SP$?',
      covers: ['algebra-2/matrix-product-in-a-table', 'algebra-2/matrix-dimensions'],
      steps: [
        {
          do: '$(2 \\times 3)(3 \\times 1)$: the inner numbers agree, the product is $2 \\times 1$.',
          why: 'The inner numbers drop out, the outer ones are left.',
        },
        { do: 'Second row times prices: $25 \\cdot 5 + 10 \\cdot 8 + 40 \\cdot 12$', why: 'All three products count.' },
        { do: '$125 + 80 + 480 = 685$', why: 'The income of the second day, in dollars.' },
        {
          do: 'Who is right? Keiko says: “$SP$ exists.” Kofi says: “$PS$ exists.” For $PS$ the sizes are $(3 \\times 1)(2 \\times 3)$, and 1 and 2 do not agree. Only Keiko is right.',
          why: 'Write the sizes side by side for each product. The order counts.',
          covers: ['algebra-2/matrix-claims'],
        },
      ],
      answer: num(685),
      check: () => num([25, 10, 40].reduce((s, x, i) => s + x * ([5, 8, 12][i] ?? 0), 0)),
    },
  ],
  tryIt: {
    asks: `Let $A = ${M(1, 2, 3, 0)}$ and $B = ${M(5, -1, 2, 4)}$. Find $AB$.`,
    steps: [
      {
        ask: 'Which number stands in the first row and first column?',
        answer: { typed: num(1 * 5 + 2 * 2) },
        slips: [
          {
            typed: num(5),
            says: 'You multiplied one pair. Row times column has two products.',
            misconception: 'a2-mat-multiplies-place-by-place',
          },
          {
            typed: num(3),
            says: 'You used a row of $B$. Take its first column.',
            misconception: 'a2-mat-multiplies-rows-by-rows',
          },
        ],
        done: '$1 \\cdot 5 + 2 \\cdot 2 = 9$',
      },
      {
        ask: 'Which number stands in the first row and second column?',
        answer: { typed: num(1 * -1 + 2 * 4) },
        slips: [{ typed: num(9), says: 'The first product is $1 \\cdot (-1)$.' }],
        done: '$1 \\cdot (-1) + 2 \\cdot 4 = 7$',
      },
      {
        ask: 'What is the second row?',
        answer: { choose: ['$15$ and $-3$', '$6$ and $0$', '$15$ and $3$'] },
        slips: [
          {
            choice: 1,
            says: 'You multiplied place by place. Use the columns of $B$.',
            misconception: 'a2-mat-multiplies-place-by-place',
          },
          { choice: 2, says: 'Look at the sign of $3 \\cdot (-1)$.' },
        ],
        done: `$3 \\cdot 5 + 0 \\cdot 2 = 15$ and $3 \\cdot (-1) + 0 \\cdot 4 = -3$, so $AB$ is $${M(9, 7, 15, -3)}$.`,
      },
    ],
    answer: asWritten(M(9, 7, 15, -3)),
    check: () => asWritten(M(5 + 4, -1 + 8, 15, -3)),
  },
  trap: '<p>Multiplying place by place. A product takes a whole row and a whole column for each entry. And $AB$ is not $BA$: keep the order.</p>',
  check:
    '<p>Write the sizes side by side first. Then test one entry: how many products did you add? As many as the inner number says.</p>',
  mends: {
    'a2-mat-multiplies-the-whole-sum': [0, 0],
    'a2-mat-multiplies-one-row-only': [0, 0],
    'a2-mat-subtracts-one-row-only': [0, 2],
    'a2-mat-stops-before-dividing': [0, 3],
    'a2-mat-multiplies-place-by-place': [1, 0],
    'a2-mat-multiplies-rows-by-rows': [1, 0],
    'a2-mat-takes-the-wrong-row-or-column': [1, 1],
    'a2-mat-multiplies-in-the-wrong-order': [1, 3],
    'a2-mat-keeps-the-inner-numbers': [2, 0],
    'a2-mat-exchanges-rows-and-columns': [2, 0],
    'a2-mat-leaves-out-a-product': [2, 1],
    'a2-mat-leaves-out-the-factor': [0, 0],
    'a2-mat-multiplies-columns-by-columns': [1, 0],
    'a2-mat-adds-instead-of-multiplying': [1, 0],
    'a2-mat-takes-the-size-of-a-factor': [2, 0],
    'a2-mat-subtracts-the-other-way': [0, 3],
    'a2-mat-divides-one-row-only': [0, 3],
    'a2-mat-adds-before-multiplying': [2, 1],
    'a2-mat-accepts-a-false-claim': [2, 3],
    'a2-mat-rejects-a-true-claim': [2, 3],
    'a2-mat-judges-one-claim-only': [2, 3],
  },
})
