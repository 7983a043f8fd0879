import { expr, lesson, num, polyDivmod, polynomial, table } from '#kit'

export const polynomialDivision = lesson({
  idea: '<p>Dividing polynomials works like dividing whole numbers: $17 = 5 \\cdot 3 + 2$, and in the same way dividend = divisor · quotient + remainder.</p><p>For a divisor $x - c$ there is a quick way, synthetic division: only the coefficients are written, and each column needs one multiplication and one addition. And there is a surprise. Put $x = c$ into $p(x) = (x - c) \\cdot q(x) + r$: the first part becomes 0, and $p(c) = r$. So the remainder is simply a value of the polynomial.</p>',
  figure: table(
    ['use 2', 'x³', 'x²', 'x', 'constant'],
    [
      ['coefficients', '2', '0', '−5', '1'],
      ['2 · last sum', '', '4', '8', '6'],
      ['sum', '2', '4', '3', '7'],
    ],
    'Dividing 2x³ − 5x + 1 by x − 2: the quotient is 2x² + 4x + 3, the remainder 7',
    true,
  ),
  words: [
    { word: 'dividend', meaning: 'The polynomial that is divided.' },
    { word: 'divisor', meaning: 'The polynomial you divide by, such as $x - 2$.' },
    { word: 'quotient', meaning: 'The result of the division, without the remainder.' },
    { word: 'remainder', meaning: 'What is left over; for a divisor $x - c$ it is a number.' },
    { word: 'remainder theorem', meaning: 'Dividing $p(x)$ by $x - c$ leaves the remainder $p(c)$.' },
  ],
  rule: '<p>To divide by $x - c$:</p><ol><li>Write the coefficients, with 0 for each missing power.</li><li>Bring down the first.</li><li>Multiply by $c$, write it in the next column, add. Repeat.</li></ol><p>The last number is the remainder, the others are the quotient, one degree lower.</p>',
  use: '<p>The divisor is $x - c$ or $x + c$. If only the remainder is asked for, just compute $p(c)$.</p>',
  avoid:
    '<p>For a divisor such as $x^2 + 1$ use long division. Never divide term by term by $x$ and forget the rest of the divisor.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is the remainder when $p(x) = x^3 - 2x^2 + 4x - 5$ is divided by $x - 3$?',
      covers: ['algebra-2/remainder-of-division'],
      steps: [
        {
          do: 'The divisor is 0 at $x = 3$, so the remainder is $p(3)$.',
          why: 'In $p(x) = (x - 3)q(x) + r$ the product vanishes there.',
        },
        { do: '$p(3) = 27 - 18 + 12 - 5 = 16$', why: 'Powers first: $3^3 = 27$ and $2 \\cdot 3^2 = 18$.' },
        {
          do: 'The remainder is 16.',
          why: 'Synthetic division gives the bottom row $1, 1, 7, 16$.',
        },
        {
          do: 'Who is right? Ida says: “$p(-3) = 16$.” Raj says: “$x - 3$ is a factor of $p(x) - 16$.” The remainder is the value at 3, not at $-3$. Since $p(3) - 16 = 0$, Raj has a factor. Only Raj is right.',
          why: 'A remainder of 0 means a factor. Judge each claim by itself.',
          covers: ['algebra-2/remainder-claims'],
        },
      ],
      answer: num(16),
      check: () => num(polyDivmod(polynomial([1, -2, 4, -5]), polynomial([1, -3])).remainder[0] ?? 0),
    },
    {
      level: 'Next',
      asks: 'Which polynomial is equal to $\\frac{x^3 - 13x - 12}{x + 3}$ for $x \\ne -3$?',
      covers: ['algebra-2/exact-quotient'],
      steps: [
        {
          do: '$x + 3 = 0$ at $x = -3$, so the number to use is $-3$.',
          why: 'Always the zero of the divisor, not the number you see in it.',
        },
        { do: 'Coefficients: $1, 0, -13, -12$.', why: 'There is no $x^2$, so a 0 keeps its place.' },
        {
          do: 'Bring down 1. Then $0 + (-3) \\cdot 1 = -3$.',
          why: 'Multiply the last sum by $-3$, and add it in the next column.',
        },
        {
          do: '$-13 + (-3)(-3) = -4$, and $-12 + (-3)(-4) = 0$.',
          why: 'Go on to the last column: it holds the remainder, here 0.',
        },
        {
          do: 'The row $1, -3, -4$ means $x^2 - 3x - 4$.',
          why: 'The quotient starts one degree lower than the dividend.',
        },
        {
          do: 'Where did this go wrong? Yusuf gets the remainder $-24$. With 3 instead of $-3$ the row is $1, 3, -4, -24$: Yusuf used the wrong sign.',
          why: 'Without the 0 for $x^2$ the row would be $1, -16, 36$.',
          covers: ['algebra-2/synthetic-division-mistake'],
        },
      ],
      answer: expr('x^2 - 3x - 4', ({ x }) => x * x - 3 * x - 4),
      check: () => expr('', ({ x }) => (x ** 3 - 13 * x - 12) / (x + 3)),
    },
    {
      level: 'Exam level',
      asks: 'Which expression is equivalent to $\\frac{3x^2 + 8x - 1}{x + 3}$?',
      covers: ['algebra-2/quotient-with-remainder', 'algebra-2/dividend-from-quotient'],
      steps: [
        {
          do: 'Use $-3$ on $3, 8, -1$: the bottom row is $3$, $8 - 9 = -1$, $-1 + 3 = 2$.',
          why: 'Bring down, multiply, add.',
        },
        { do: 'The quotient is $3x - 1$, the remainder 2.', why: 'The last number is the remainder.' },
        {
          do: 'So the fraction is $3x - 1 + \\frac{2}{x + 3}$.',
          why: 'The remainder is still to be divided by the divisor.',
        },
        {
          do: 'Multiply back: $(x + 3)(3x - 1) + 2 = 3x^2 + 8x - 3 + 2 = 3x^2 + 8x - 1$.',
          why: 'Dividend = divisor · quotient + remainder. The remainder is added once, after multiplying. This is also how you find an unknown dividend.',
        },
      ],
      answer: expr('3x - 1 + \\frac{2}{x + 3}', ({ x }) => 3 * x - 1 + 2 / (x + 3)),
      check: () => expr('', ({ x }) => (3 * x * x + 8 * x - 1) / (x + 3)),
    },
    {
      level: 'Exam level',
      asks: 'When $p(x) = x^3 + mx^2 - 5x + 2$ is divided by $x - 2$, the remainder is 12. What is the value of $m$?',
      covers: ['algebra-2/coefficient-from-remainder'],
      steps: [
        {
          do: 'The remainder is $p(2)$, so $p(2) = 12$.',
          why: 'A point $(2, 12)$ of the graph would tell you the same.',
        },
        { do: '$8 + 4m - 10 + 2 = 12$', why: 'Put 2 in for $x$ everywhere; $m \\cdot 2^2 = 4m$.' },
        { do: '$4m = 12$, so $m = 3$.', why: 'On the left $8 - 10 + 2 = 0$. Do not forget the last division.' },
      ],
      answer: num(3),
      check: () => num([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].find((m) => 8 + 4 * m - 10 + 2 === 12) ?? 99),
    },
  ],
  tryIt: {
    asks: 'Divide $x^3 - 19x - 30$ by $x + 2$.',
    steps: [
      {
        ask: 'Which number do you use in synthetic division?',
        answer: { typed: num(-2) },
        slips: [
          {
            typed: num(2),
            says: 'Ask where the divisor is 0: at which $x$ is $x + 2 = 0$?',
            misconception: 'a2-uses-the-wrong-sign-of-the-divisor',
          },
        ],
        done: '$x + 2 = 0$ at $x = -2$.',
      },
      {
        ask: 'Which coefficients do you write?',
        answer: { choose: ['$1, 0, -19, -30$', '$1, -19, -30$', '$3, 1, -30$'] },
        slips: [
          {
            choice: 1,
            says: 'There is no $x^2$. Keep its place with a 0.',
            misconception: 'a2-forgets-the-missing-power',
          },
          { choice: 2, says: 'Write the coefficients, not the exponents.' },
        ],
        done: '$1, 0, -19, -30$',
      },
      {
        ask: 'What is the third number of the bottom row?',
        like: 3,
        answer: { typed: num(-19 + 4) },
        slips: [
          { typed: num(-23), says: '$(-2) \\cdot (-2)$ is positive.', misconception: 'a2-loses-a-sign-in-a-product' },
          {
            typed: num(-18),
            says: 'You added the coefficients without multiplying by $-2$.',
            misconception: 'a2-adds-columns-without-multiplying',
          },
        ],
        done: 'The row is $1, -2, -15, 0$.',
      },
      {
        ask: 'What is the quotient?',
        like: 4,
        answer: { choose: ['$x^2 - 2x - 15$', '$x^3 - 2x^2 - 15x$', '$x^2 - 2x - 15 - \\frac{2}{x + 2}$'] },
        slips: [
          { choice: 1, says: 'The quotient starts one degree lower than the dividend.' },
          {
            choice: 2,
            says: 'The remainder is the last number of the row.',
            misconception: 'a2-leaves-out-the-remainder',
          },
        ],
        done: 'The quotient is $x^2 - 2x - 15$, with remainder 0.',
      },
    ],
    answer: expr('x^2 - 2x - 15', ({ x }) => x * x - 2 * x - 15),
    check: () => expr('', ({ x }) => (x ** 3 - 19 * x - 30) / (x + 2)),
  },
  trap: '<p>Using the number you see. Dividing by $x + 3$ means $c = -3$. And a missing power needs its 0; otherwise all later columns slip by one place.</p>',
  check:
    '<p>Multiply back: divisor · quotient + remainder must be the dividend. Quicker: compute $p(c)$; it must be your remainder.</p>',
  mends: {
    'a2-uses-the-wrong-sign-of-the-divisor': [1, 0],
    'a2-forgets-the-missing-power': [1, 1],
    'a2-adds-columns-without-multiplying': [1, 2],
    'a2-stops-one-column-early': [1, 3],
    'a2-takes-the-constant-as-remainder': [0, 1],
    'a2-divides-term-by-term': [1, 2],
    'a2-leaves-out-the-remainder': [2, 2],
    'a2-multiplies-the-remainder-too': [2, 3],
    'a2-subtracts-the-remainder': [2, 3],
    'a2-stops-before-the-last-division': [3, 2],
    'a2-loses-a-sign-in-a-product': [1, 3],
    'a2-poly-accepts-a-false-claim': [0, 3],
    'a2-poly-rejects-a-true-claim': [0, 3],
    'a2-poly-names-an-error-without-testing': [1, 5],
    'a2-poly-judges-one-claim-only': [0, 3],
    'a2-only-raises-the-powers': [2, 3],
    'a2-wrong-divisor-below': [2, 2],
    'a2-does-not-divide-the-remainder': [2, 2],
    'a2-sets-the-value-to-zero': [3, 0],
    'a2-takes-the-value-with-the-wrong-sign': [3, 0],
  },
})
