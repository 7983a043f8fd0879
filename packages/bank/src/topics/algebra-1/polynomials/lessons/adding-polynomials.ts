import { expr, lesson, num, table } from '#kit'

export const addingPolynomials = lesson({
  idea: '<p>A polynomial is a sum of terms such as $3x^2$, $-5x$ and 7. Think of three kinds of fruit: 4 apples and 2 apples are 6 apples, but 4 apples and 2 pears stay what they are. In the same way $4x^2 + 2x^2 = 6x^2$, while $4x^2 + 2x$ cannot be written as one term.</p><p>Subtracting a polynomial means taking away each of its terms. Taking away $2x$ gives $-2x$; taking away $-6$ gives $+6$. So every sign turns around.</p>',
  figure: table(
    ['', 'x²', 'x', 'constant'],
    [
      ['first', '4', '− 3', '+ 5'],
      ['minus the second', '− 1', '− 2', '+ 6'],
      ['result', '3', '− 5', '+ 11'],
    ],
    'Like terms in columns: (4x² − 3x + 5) − (x² + 2x −\u00a06)',
    true,
  ),
  words: [
    { word: 'term', meaning: 'One part of a sum, with its sign: $-5x$.' },
    { word: 'like terms', meaning: 'Terms with the same variable to the same power, such as $3x^2$ and $-x^2$.' },
    { word: 'coefficient', meaning: 'The number that multiplies the variable.' },
    { word: 'polynomial', meaning: 'A sum of terms with whole powers of a variable.' },
  ],
  rule: '<ol><li>Remove the parentheses. A plus in front changes nothing, a minus changes every sign, a factor multiplies every term.</li><li>Collect like terms: add their coefficients.</li><li>Leave the powers as they are.</li></ol>',
  use: '<p>Polynomials are added or subtracted: totals, perimeters, profit as revenue minus cost, or “which polynomial must be added.”</p>',
  avoid:
    '<p>If polynomials stand side by side without plus or minus, as in $(x + 3)(x - 2)$, they are multiplied. Then powers do change.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Simplify $(5x^2 - 2x + 3) - (2x^2 + 4x - 7)$.',
      covers: ['algebra-1/polynomials-subtract'],
      steps: [
        {
          do: 'Remove the parentheses: $5x^2 - 2x + 3 - 2x^2 - 4x + 7$.',
          why: 'The minus turns all three signs around, the last one too: minus $-7$ is plus 7.',
        },
        {
          do: 'Terms with $x^2$: $5 - 2 = 3$. Terms with $x$: $-2 - 4 = -6$. Constants: $3 + 7 = 10$.',
          why: 'Only equal powers go together.',
        },
        { do: 'The result is $3x^2 - 6x + 10$.', why: 'The powers stay as they are.' },
        {
          do: 'Test with $x = 1$: first $6 - (-1) = 7$, result $3 - 6 + 10 = 7$.',
          why: 'Equal polynomials have equal values. “What must be added to the second to get the first?” has the same answer.',
        },
      ],
      answer: expr('3x^2 - 6x + 10', ({ x }) => 3 * x * x - 6 * x + 10),
      check: () => expr('', ({ x }) => 5 * x ** 2 - 2 * x + 3 - (2 * x ** 2 + 4 * x - 7)),
    },
    {
      level: 'Next',
      asks: 'The expression $(3x^2 + 4x - 7) - 2(x^2 - 5x + 3)$ is written in the form $ax^2 + bx + c$. What is the value of $b$?',
      covers: ['algebra-1/polynomials-coefficient'],
      steps: [
        {
          do: 'Multiply every term by $-2$: $-2x^2 + 10x - 6$.',
          why: 'The factor with its sign belongs to all three terms, not only to the first.',
        },
        { do: 'Collect the terms with $x$: $4x + 10x = 14x$.', why: 'Minus 2 times $-5x$ is plus $10x$.' },
        {
          do: 'So $b = 14$. In full it is $x^2 + 14x - 13$.',
          why: 'Only $b$ is asked for, the coefficient of $x$.',
        },
      ],
      answer: num(14),
      check: () => {
        const g = (x: number) => 3 * x * x + 4 * x - 7 - 2 * (x * x - 5 * x + 3)
        // a + b + c and a − b + c differ by 2b.
        return num((g(1) - g(-1)) / 2)
      },
    },
    {
      level: 'Exam level',
      asks: 'A fence goes around a rectangular field. One side is $x^2 + 5x + 2$ meters long, the other $3x + 4$ meters. Which expression gives the length of the fence in meters?',
      covers: ['algebra-1/polynomials-perimeter', 'algebra-1/polynomials-table-total'],
      steps: [
        {
          do: 'Add one long and one short side: $x^2 + 5x + 2 + 3x + 4$.',
          why: 'The second polynomial has no term with $x^2$. Go by the power, not by the place: $3x$ belongs to $5x$.',
        },
        {
          do: 'Collect: $x^2 + 8x + 6$.',
          why: 'Tick off each term, so that none is lost. Totals from a table are found alike.',
        },
        {
          do: 'A rectangle has each side twice: $2(x^2 + 8x + 6)$ is $2x^2 + 16x + 12$.',
          why: 'The 2 multiplies the whole sum, both kinds of sides.',
        },
        {
          do: 'Test with $x = 1$: sides 8 and 7, fence 30, and $2 + 16 + 12 = 30$.',
          why: 'Numbers show whether a side was forgotten.',
        },
      ],
      answer: expr('2x^2 + 16x + 12', ({ x }) => 2 * x * x + 16 * x + 12),
      check: () => expr('', ({ x }) => x * x + 5 * x + 2 + (3 * x + 4) + (x * x + 5 * x + 2) + (3 * x + 4)),
    },
    {
      level: 'Exam level',
      asks: 'The revenue from $x$ bracelets is $x^2 + 40x$ cents and the cost is $15x + 60$ cents. Lee says that the profit, revenue minus cost, is $x^2 + 25x + 60$. What is the profit for $x = 10$, and what did Lee do wrong?',
      covers: ['algebra-1/polynomials-profit', 'algebra-1/polynomials-subtract-mistake'],
      steps: [
        {
          do: 'Write the difference with parentheses: $(x^2 + 40x) - (15x + 60)$.',
          why: 'The order matters: cost is taken away from revenue.',
        },
        { do: 'Remove them: $x^2 + 40x - 15x - 60 = x^2 + 25x - 60$.', why: 'Both terms of the cost are taken away.' },
        {
          do: 'Put 10 in: $10^2 + 25 \\cdot 10 - 60 = 100 + 250 - 60 = 290$ cents.',
          why: '$10^2$ is 10 times 10, not 10 times 2.',
        },
        {
          do: 'Lee has $+60$: Lee changed the sign of the first subtracted term only. The profit is 290.',
          why: 'Carry out each mistake you suspect. Only this one ends at Lee’s line.',
        },
      ],
      answer: num(290),
      check: () => num(10 * 10 + 40 * 10 - (15 * 10 + 60)),
    },
  ],
  tryIt: {
    asks: 'The expression $(5x^2 - 3x + 8) - 2(x^2 - 4x + 1)$ is written in the form $ax^2 + bx + c$. What is the value of $b$?',
    steps: [
      {
        ask: 'Multiply by $-2$. What does the second polynomial become?',
        answer: { choose: ['$-2x^2 + 8x - 2$', '$-2x^2 - 4x + 1$', '$-2x^2 - 8x + 2$'] },
        slips: [
          {
            choice: 1,
            says: 'Only the first term was multiplied. The factor belongs to every term.',
            misconception: 'a1-poly-doubles-the-first-term-only',
          },
          {
            choice: 2,
            says: 'Only the first sign is changed. Minus 2 multiplies every term with its sign.',
            misconception: 'a1-poly-changes-first-sign-only',
          },
        ],
        done: '$-2x^2 + 8x - 2$',
      },
      {
        ask: 'Collect the terms with $x$. What is $b$?',
        answer: { typed: num(-3 + 8) },
        slips: [
          { typed: num(-3 - 8), says: 'The $8x$ has a plus now.', misconception: 'a1-poly-keeps-the-middle-sign' },
          {
            typed: num(-3 - 4),
            says: 'You added the second polynomial as it stands, without the factor.',
            misconception: 'a1-poly-adds-instead-of-subtracting',
          },
          { typed: num(6), says: 'That is the constant. You want the coefficient of $x$.' },
        ],
        done: '$-3x + 8x = 5x$, so $b = 5$. In full: $3x^2 + 5x + 6$.',
      },
    ],
    answer: num(5),
    check: () => {
      const g = (x: number) => 5 * x * x - 3 * x + 8 - 2 * (x * x - 4 * x + 1)
      return num((g(1) - g(-1)) / 2)
    },
  },
  trap: '<p>Changing only the first sign. $-(x^2 + 2x - 6)$ is $-x^2 - 2x + 6$. Write the line without parentheses before you collect anything.</p>',
  check:
    '<p>Put $x = 1$ into the given expression and into your result. If the values differ, something is wrong. With $x = 1$ you only add coefficients.</p>',
  mends: {
    'a1-poly-changes-first-sign-only': [0, 0],
    'a1-poly-adds-instead-of-subtracting': [0, 0],
    'a1-poly-loses-the-last-sign': [0, 0],
    'a1-poly-subtracts-in-reverse': [3, 0],
    'a1-poly-keeps-the-middle-sign': [1, 1],
    'a1-poly-adds-two-sides-only': [2, 2],
    'a1-poly-doubles-one-side-only': [2, 2],
    'a1-poly-combines-unlike-terms': [0, 1],
    'a1-poly-doubles-the-first-term-only': [1, 0],
    'a1-poly-adds-in-columns': [2, 0],
    'a1-poly-adds-the-exponents-of-a-sum': [0, 2],
    'a1-poly-forgets-a-term': [2, 1],
    'a1-poly-doubles-instead-of-squaring': [3, 2],
    'a1-poly-names-an-error-without-testing': [3, 3],
  },
})
