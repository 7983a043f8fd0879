import { expr, lesson, num, tape } from '#kit'

export const multiplyDivideRationalExpressions = lesson({
  idea: '<p>Fractions with polynomials are multiplied like fractions of numbers: numerator times numerator, denominator times denominator. Only do not multiply out. Keep the factors: most of them will cancel.</p><p>Dividing asks how often something fits. Into each whole fit three thirds, so $2 \\div \\frac{1}{3} = 2 \\cdot 3 = 6$. That is why dividing by a fraction means multiplying by its reciprocal.</p>',
  figure: tape({
    alt: 'Two wholes, and how many thirds fit into them.',
    rows: [
      {
        name: 'wholes',
        parts: [
          [3, '1'],
          [3, '1'],
        ],
      },
      { name: 'thirds', parts: [1, 2, 3, 4, 5, 6].map(() => [1, '1/3'] as const) },
    ],
  }),
  words: [
    { word: 'reciprocal', meaning: 'The fraction turned over: $\\frac{D}{C}$ for $\\frac{C}{D}$.' },
    { word: 'divisor', meaning: 'What you divide by: the second fraction.' },
    { word: 'lowest terms', meaning: 'No common factor is left above and below.' },
    {
      word: 'complex fraction',
      meaning: 'A fraction whose numerator or denominator contains fractions; its bar means division.',
    },
  ],
  rule: '<p>$\\frac{A}{B} \\cdot \\frac{C}{D} = \\frac{AC}{BD}$ and $\\frac{A}{B} \\div \\frac{C}{D} = \\frac{A}{B} \\cdot \\frac{D}{C}$</p><ol><li>Dividing? Turn the second fraction over.</li><li>Factor everything.</li><li>Cancel factors that stand above and below, in either fraction.</li></ol>',
  use: '<p>Two fractions are multiplied or divided, also as length times width, or as one fraction stacked on another.</p>',
  avoid:
    '<p>For sums and differences you need a common denominator instead. And nothing cancels across a plus or minus sign.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Simplify $\\frac{8x^5}{9y^2} \\div \\frac{4x^2}{3y}$.',
      covers: ['algebra-2/divide-monomial-fractions'],
      steps: [
        {
          do: 'Turn the second fraction over: $\\frac{8x^5}{9y^2} \\cdot \\frac{3y}{4x^2}$.',
          why: 'Only the divisor is turned over, never the first fraction.',
        },
        {
          do: 'Numbers: $\\frac{8 \\cdot 3}{9 \\cdot 4} = \\frac{2}{3}$.',
          why: 'Numbers are factors, so they cancel like numbers.',
        },
        {
          do: 'Powers: $x^5 \\div x^2 = x^3$ stays above, $y^2 \\div y = y$ stays below.',
          why: 'When powers are divided, exponents are subtracted.',
        },
        {
          do: 'Together: $\\frac{2x^3}{3y}$.',
          why: 'Test with 1 for both variables.',
        },
      ],
      answer: expr('\\frac{2x^3}{3y}', ({ x, y }) => (2 * x ** 3) / (3 * y)),
      check: () => expr('', ({ x, y }) => (8 * x ** 5) / (9 * y ** 2) / ((4 * x ** 2) / (3 * y))),
    },
    {
      level: 'Next',
      asks: 'Which expression is equivalent to $\\frac{x^2 - 2x - 8}{x + 3} \\div \\frac{x - 4}{x - 1}$?',
      covers: ['algebra-2/divide-rational-expressions'],
      steps: [
        {
          do: 'Multiply by the reciprocal: $\\frac{x^2 - 2x - 8}{x + 3} \\cdot \\frac{x - 1}{x - 4}$.',
          why: 'Turn over before you cancel anything.',
        },
        {
          do: 'Factor: $\\frac{(x - 4)(x + 2)}{x + 3} \\cdot \\frac{x - 1}{x - 4}$.',
          why: 'Product $-8$, sum $-2$: $-4$ and 2.',
        },
        {
          do: 'Cancel $x - 4$: $\\frac{(x + 2)(x - 1)}{x + 3}$.',
          why: 'It stands above in one fraction and below in the other.',
        },
        {
          do: 'Test with $x = 0$: $\\frac{-8}{3} \\div 4 = -\\frac{2}{3}$, and $\\frac{2 \\cdot (-1)}{3} = -\\frac{2}{3}$.',
          why: 'Both have the same value.',
        },
        {
          do: 'Where did this go wrong? Yusuf’s result is $-\\frac{32}{3}$ at 0. That is $\\frac{-8}{3} \\cdot 4$: nothing was turned over.',
          why: 'Redo each mistake.',
          covers: ['algebra-2/dividing-fractions-mistake'],
        },
      ],
      answer: expr('\\frac{(x + 2)(x - 1)}{x + 3}', ({ x }) => ((x + 2) * (x - 1)) / (x + 3)),
      check: () => expr('', ({ x }) => (x * x - 2 * x - 8) / (x + 3) / ((x - 4) / (x - 1))),
    },
    {
      level: 'Exam level',
      asks: 'The product $\\frac{4x + 8}{x - 3} \\cdot \\frac{5x - 15}{x + 2}$ has the same value for every $x$ for which it is defined. What is this value?',
      covers: ['algebra-2/product-with-common-numbers', 'algebra-2/multiply-rational-expressions'],
      steps: [
        {
          do: 'Take out common numbers: $\\frac{4(x + 2)}{x - 3} \\cdot \\frac{5(x - 3)}{x + 2}$.',
          why: 'Only now the equal factors can be seen.',
        },
        { do: 'Cancel $x + 2$ and $x - 3$.', why: 'Each stands once above and once below.' },
        {
          do: 'What is left is $4 \\cdot 5 = 20$.',
          why: 'The numbers are multiplied, because the fractions are. Do not add them.',
        },
      ],
      answer: num(20),
      check: () => num((((4 * 1 + 8) / (1 - 3)) * (5 * 1 - 15)) / (1 + 2)),
    },
    {
      level: 'Exam level',
      asks: 'Let $f(x) = \\frac{x^2 - 9}{x + 2}$ and $g(x) = \\frac{x - 3}{x^2 + 4x + 4}$. What is the value of $f(x) \\div g(x)$ at $x = 7$?',
      covers: ['algebra-2/product-at-a-number'],
      steps: [
        {
          do: '$f(x) \\div g(x) = \\frac{(x - 3)(x + 3)}{x + 2} \\cdot \\frac{(x + 2)^2}{x - 3}$',
          why: 'Reciprocal and factoring in one line. $x^2 + 4x + 4$ is a square.',
        },
        { do: 'Cancel $x - 3$ and one $x + 2$: $(x + 3)(x + 2)$.', why: 'Of the square one factor is left.' },
        { do: 'At 7: $10 \\cdot 9 = 90$.', why: 'Only two small factors are left.' },
      ],
      answer: num(90),
      // 40/9 divided by 4/81.
      check: () => num(Math.round(((7 * 7 - 9) / (7 + 2) / ((7 - 3) / (7 * 7 + 4 * 7 + 4))) * 1e6) / 1e6),
    },
  ],
  tryIt: {
    asks: 'Simplify $\\frac{x^2 + x - 12}{x - 5} \\div \\frac{x + 4}{x + 2}$.',
    steps: [
      {
        ask: 'Which product is it?',
        answer: {
          choose: [
            '$\\frac{x^2 + x - 12}{x - 5} \\cdot \\frac{x + 2}{x + 4}$',
            '$\\frac{x^2 + x - 12}{x - 5} \\cdot \\frac{x + 4}{x + 2}$',
            '$\\frac{x - 5}{x^2 + x - 12} \\cdot \\frac{x + 4}{x + 2}$',
          ],
        },
        slips: [
          { choice: 1, says: 'The second fraction was not turned over.', misconception: 'a2-forgets-to-invert' },
          {
            choice: 2,
            says: 'Here the first fraction was turned over. It is the divisor’s turn.',
            misconception: 'a2-inverts-the-wrong-fraction',
          },
        ],
        done: 'Multiply by the reciprocal of the divisor.',
      },
      {
        ask: 'How does $x^2 + x - 12$ factor?',
        answer: { choose: ['$(x + 4)(x - 3)$', '$(x - 4)(x + 3)$'] },
        slips: [
          {
            choice: 1,
            says: 'The numbers must add up to $+1$.',
            misconception: 'a2-takes-factors-with-the-wrong-sign',
          },
        ],
        done: '$x^2 + x - 12 = (x + 4)(x - 3)$',
      },
      {
        ask: 'Cancel. What is the result?',
        answer: {
          choose: [
            '$\\frac{(x - 3)(x + 2)}{x - 5}$',
            '$\\frac{x - 3}{(x - 5)(x + 2)}$',
            '$\\frac{x - 5}{(x - 3)(x + 2)}$',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'After turning over, $x + 2$ stands above.',
            misconception: 'a2-divides-instead-of-multiplying',
          },
          { choice: 2, says: 'This is upside down.', misconception: 'a2-turns-the-fraction-over' },
        ],
        done: 'Cancel $x + 4$: $\\frac{(x - 3)(x + 2)}{x - 5}$.',
      },
    ],
    answer: expr('\\frac{(x - 3)(x + 2)}{x - 5}', ({ x }) => ((x - 3) * (x + 2)) / (x - 5)),
    check: () => expr('', ({ x }) => (x * x + x - 12) / (x - 5) / ((x + 4) / (x + 2))),
  },
  trap: '<p>Canceling before turning over. In a division, the first numerator and the second denominator both end up above, so equal factors there do not cancel.</p>',
  check:
    '<p>Put an easy number such as 0 or 1 into both fractions, divide, and compare with your result at the same number.</p>',
  mends: {
    'a2-inverts-the-wrong-fraction': [0, 0],
    'a2-adds-exponents-when-dividing': [0, 2],
    'a2-forgets-to-invert': [1, 0],
    'a2-takes-factors-with-the-wrong-sign': [1, 1],
    'a2-cancels-the-wrong-factor': [1, 2],
    'a2-divides-instead-of-multiplying': [1, 2],
    'a2-turns-the-fraction-over': [1, 3],
    'a2-rat-names-an-error-without-testing': [1, 4],
    'a2-drops-the-common-number': [2, 0],
    'a2-adds-the-common-numbers': [2, 2],
    'a2-cancels-terms-of-a-sum': [2, 0],
  },
})
