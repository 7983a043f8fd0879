import { areaModel, frac, lesson, num, polynomial, polyValue } from '#kit'

/** The coefficients of a quadratic expression, from its values at 0, 1 and −1. */
function coefficients(f: (x: number) => number): readonly [a: number, b: number, c: number] {
  const c = f(0)
  return [(f(1) + f(-1)) / 2 - c, (f(1) - f(-1)) / 2, c]
}

export const equivalentExpressions = lesson({
  idea: '<p>Equivalent expressions have the same value for <em>every</em> number you put in: one amount in two forms, such as $2(x + 3)$ and $2x + 6$.</p><p>A product of two sums is the area of a rectangle. Cut it into pieces and every term of one factor meets every term of the other: two terms times two terms give four pieces. From the pieces back to the sides is factoring.</p>',
  figure: areaModel({
    alt: 'The product of 2x + 3 and x + 5 as an area of four pieces.',
    across: ['2x', '3'],
    down: ['x', '5'],
    cells: [
      ['2x²', '3x'],
      ['10x', '15'],
    ],
  }),
  words: [
    { word: 'equivalent', meaning: 'Having the same value for every value of the variable.' },
    { word: 'like terms', meaning: 'Terms with the same power of the variable, such as $3x$ and $10x$.' },
    { word: 'factor', meaning: 'One of the expressions that are multiplied: $x + 5$ in $(2x + 3)(x + 5)$.' },
    { word: 'completing the square', meaning: 'Writing $x^2 + bx + c$ as $(x + h)^2 + k$.' },
  ],
  rule: '<ul><li>Multiply every term by every term, then collect like terms. Known patterns: $(a + b)(a - b) = a^2 - b^2$ and $(a + b)^2 = a^2 + 2ab + b^2$.</li><li>A minus before parentheses changes <em>every</em> sign inside.</li><li>Completing the square: $h$ is half the coefficient of $x$, and $k = c - h^2$. A coefficient of $x^2$ is factored out first.</li><li>$\\sqrt[n]{x^m} = x^{\\frac{m}{n}}$ and $x^a \\cdot x^b = x^{a + b}$.</li></ul>',
  use: '<p>Use it when a question says “equivalent,” “can be written as,” “for all values,” or asks for one coefficient of a product. If two forms are equal for all values of $x$, the coefficients of each power are equal.</p>',
  avoid:
    '<p>If there is an equals sign and a number to find, solve the equation. If you need only one coefficient, do not multiply everything out: collect just the products that give it.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Which expression is equivalent to $(5x^2 - 3x + 8) - (2x^2 - 7x + 3)$?',
      covers: ['sat-math/expression-difference', 'sat-math/sum-of-fractions'],
      steps: [
        {
          do: 'Change every sign in the second parentheses: $5x^2 - 3x + 8 - 2x^2 + 7x - 3$.',
          why: 'Taking away a negative term adds it.',
        },
        {
          do: 'Collect like terms: $5 - 2 = 3$ squares, $-3 + 7 = 4$, and $8 - 3 = 5$.',
          why: 'Each power of the variable is collected separately.',
        },
        {
          do: 'The result is $3x^{2} + 4x + 5$.',
          why: 'Test with one easy number.',
        },
        {
          do: 'Fractions first get one denominator: $\\frac{2}{x} + \\frac{3}{x + 1} = \\frac{2(x + 1) + 3x}{x(x + 1)}$.',
          why: 'Multiply each numerator by the other denominator.',
        },
        {
          do: 'A fraction loses a common factor: $\\frac{x(x + 2)}{3(x + 2)} = \\frac{x}{3}$.',
          why: 'Cancel a common factor, never a term.',
        },
      ],
      answer: polyValue(polynomial([3, 4, 5])),
      check: () => polyValue(polynomial(coefficients((x) => 5 * x * x - 3 * x + 8 - (2 * x * x - 7 * x + 3)))),
    },
    {
      level: 'Next',
      asks: 'The expression $(3x - 4)(2x + 5)$ is rewritten as $px^2 + qx + r$, where $p$, $q$, and $r$ are constants. What is the value of $q$?',
      covers: [
        'sat-math/expression-middle-coefficient',
        'sat-math/expression-factor',
        'sat-math/factor-must-be-integer',
      ],
      steps: [
        {
          do: 'Two of the four products contain $x$: $3x \\cdot 5 = 15x$ and $-4 \\cdot 2x = -8x$.',
          why: 'The other two give the square and the constant.',
        },
        {
          do: 'Add them: $15x - 8x = 7x$, so $q = 7$.',
          why: 'Keep the minus sign of the 4.',
        },
        {
          do: 'The way back: $2x^2 + 7x - 15 = (2x - 3)(x + 5)$. The constants multiply to $-15$, and $10x - 3x = 7x$ is the middle term.',
          why: 'Several pairs have the product $-15$. The middle term decides.',
        },
      ],
      answer: num(7),
      check: () => num(coefficients((x) => (3 * x - 4) * (2 * x + 5))[1]),
    },
    {
      level: 'Exam level',
      asks: 'The expression $x^2 - 10x + 7$ can be written as $(x + h)^2 + k$, where $h$ and $k$ are constants. What is the value of $h + k$?',
      covers: ['sat-math/expression-completed-square'],
      steps: [
        {
          do: 'Halve the middle coefficient: $h = \\frac{-10}{2} = -5$.',
          why: 'The middle term of a square is $2hx$.',
        },
        {
          do: 'The square brings a constant of its own: $(x - 5)^2 = x^2 - 10x + 25$.',
          why: 'You want 7, but the square gives 25.',
        },
        {
          do: 'Correct the constant: $k = 7 - 25 = -18$.',
          why: 'The extra constant is taken off again, not added.',
        },
        { do: '$h + k = -5 + (-18) = -23$', why: 'The $-18$ alone is only one part of what is asked.' },
      ],
      answer: num(-23),
      check: () => {
        for (let h = -20; h <= 20; h++)
          for (let k = -99; k <= 99; k++)
            if ([0, 1, 2].every((x) => (x + h) ** 2 + k === x * x - 10 * x + 7)) return num(h + k)
        return num(0)
      },
    },
    {
      level: 'Exam level',
      asks: 'For $x \\gt 0$, the expression $x^2 \\cdot \\sqrt[3]{x^5}$ is equivalent to $x^k$, where $k$ is a constant. What is the value of $k$?',
      covers: ['sat-math/expression-rational-exponent'],
      steps: [
        {
          do: 'Write the root as a power: $\\sqrt[3]{x^5} = x^{\\frac{5}{3}}$.',
          why: 'A root divides the exponent. Its index goes below.',
        },
        {
          do: 'Multiply the powers: add the exponents, $2 + \\frac{5}{3}$.',
          why: 'Powers that are multiplied add their exponents.',
        },
        {
          do: '$k = \\frac{6}{3} + \\frac{5}{3} = \\frac{11}{3}$',
          why: 'Write 2 as thirds before you add.',
        },
      ],
      answer: num(frac(11, 3)),
      // With x = 8 = 2³, the value is 2 to the power 3k.
      check: () => num(frac(Math.round(Math.log2(8 ** 2 * Math.cbrt(8 ** 5))), 3)),
    },
  ],
  tryIt: {
    asks: 'The expression $(4x + 3)(x - 6)$ is rewritten as $px^2 + qx + r$, where $p$, $q$, and $r$ are constants. What is the value of $q$?',
    steps: [
      {
        ask: 'Which two products contain $x$, and not its square?',
        answer: {
          choose: [
            '$4x \\cdot (-6)$ and $3 \\cdot x$',
            '$4x \\cdot x$ and $3 \\cdot (-6)$',
            '$4x \\cdot 3$ and $x \\cdot (-6)$',
          ],
        },
        slips: [
          { choice: 1, says: 'These give the square and the constant. You need the products that mix.' },
          {
            choice: 2,
            says: 'Terms of the same factor are not multiplied with each other.',
            misconception: 'sm-pairs-the-wrong-terms',
          },
        ],
        done: '$4x \\cdot (-6) = -24x$ and $3 \\cdot x = 3x$',
      },
      {
        ask: 'What is $q$?',
        answer: { typed: num(-24 + 3) },
        slips: [
          {
            typed: num(-24),
            says: 'That is only one of the two products.',
            misconception: 'sm-forgets-the-cross-terms',
          },
          { typed: num(3), says: 'That is only one of the two products.', misconception: 'sm-forgets-the-cross-terms' },
          {
            typed: num(27),
            says: 'One of the products is negative. Keep its sign.',
            misconception: 'sm-slips-on-a-sign',
          },
          { typed: num(-18), says: 'That is the constant term.', misconception: 'sm-takes-another-coefficient' },
        ],
        done: '$-24x + 3x = -21x$, so $q = -21$',
      },
    ],
    answer: num(-21),
    check: () => num(coefficients((x) => (4 * x + 3) * (x - 6))[1]),
  },
  trap: '<p>Letting a minus sign reach only the first term: $-(2x^2 - 7x + 3)$ is $-2x^2 + 7x - 3$. All three signs change.</p>',
  check: '<p>Put one easy number, such as 2, into the given expression and into your result. They must agree.</p>',
  mends: {
    'sm-keeps-its-own-denominator': [0, 3],
    'sm-sign-of-the-second-numerator': [0, 0],
    'sm-constants-not-multiplied': [0, 3],
    'sm-subtracts-the-first-term-only': [0, 0],
    'sm-adds-instead-of-subtracting': [0, 0],
    'sm-forgets-the-cross-terms': [1, 1],
    'sm-takes-another-coefficient': [1, 0],
    'sm-pairs-the-wrong-terms': [1, 2],
    'sm-slips-on-a-sign': [1, 1],
    'sm-forgets-to-halve': [2, 0],
    'sm-keeps-the-constant': [2, 1],
    'sm-adds-the-square-back': [2, 2],
    'sm-stops-half-way': [2, 3],
    'sm-turns-the-exponent-over': [3, 0],
    'sm-subtracts-the-root': [3, 0],
    'sm-multiplies-the-exponents': [3, 1],
    'sm-ignores-the-root': [3, 1],
    'sm-divides-a-sum-by-a-factor': [1, 1],
    'sm-mixes-up-first-and-last-term': [1, 0],
  },
})
