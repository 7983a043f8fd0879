import { areaModel, expr, lesson, num, text, work } from '#kit'

export const multiplyingPolynomials = lesson({
  idea: '<p>How large is a rectangle that is $x + 5$ long and $2x + 3$ wide? Cut it where the parts meet. You get four smaller rectangles, and each one is a part of the length times a part of the width.</p><p>That is all there is to multiplying polynomials: every term of the first factor meets every term of the second. The box keeps them in order, so that none is forgotten.</p>',
  figure: areaModel({
    alt: 'A rectangle with the sides x + 5 and 2x + 3, cut into four parts.',
    across: ['x', '5'],
    down: ['2x', '3'],
    cells: [
      ['2x²', '10x'],
      ['3x', '15'],
    ],
  }),
  words: [
    { word: 'monomial', meaning: 'A polynomial with one term, such as $3x$.' },
    { word: 'binomial', meaning: 'A polynomial with two terms, such as $2x + 3$.' },
    { word: 'trinomial', meaning: 'A polynomial with three terms.' },
    { word: 'outer and inner product', meaning: 'First times last and last times first: they make the middle term.' },
  ],
  rule: '<p>$(a + b)(c + d) = ac + ad + bc + bd$</p><ol><li>Multiply every term by every term, with its sign.</li><li>Multiply coefficients and add exponents: $2x \\cdot 3x^2 = 6x^3$.</li><li>Collect like terms.</li></ol>',
  use: '<p>Two polynomials stand side by side, or an area is asked for and the sides are sums.</p>',
  avoid:
    '<p>If there is a plus or minus between the parentheses, nothing is multiplied: collect like terms. For squares such as $(x + 3)^2$ there is a shorter pattern.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Multiply: $3x(2x^2 - 4x + 5)$',
      covers: ['algebra-1/multiply-by-monomial'],
      steps: [
        {
          do: 'Multiply the coefficients by 3: $3 \\cdot 2 = 6$, $3 \\cdot (-4) = -12$ and $3 \\cdot 5 = 15$.',
          why: 'Draw an arrow from $3x$ to each of the three terms.',
        },
        {
          do: 'Each power goes up by one: $6x^3 - 12x^2 + 15x$.',
          why: 'The factor is 3 <em>and</em> $x$. The 5 had no variable and becomes $15x$.',
        },
      ],
      answer: expr('6x^3 - 12x^2 + 15x', ({ x }) => 6 * x ** 3 - 12 * x ** 2 + 15 * x),
      check: () => expr('', ({ x }) => 3 * x * (2 * x * x - 4 * x + 5)),
    },
    {
      level: 'Next',
      asks: 'When $(3x - 2)(2x + 5)$ is multiplied out and simplified, what is the coefficient of $x$?',
      covers: ['algebra-1/multiply-binomials', 'algebra-1/multiply-find-coefficient'],
      steps: [
        {
          do: 'First times first: $3x \\cdot 2x = 6x^2$. Last times last: $-2 \\cdot 5 = -10$.',
          why: 'These are only two of four products.',
        },
        {
          do: 'Outer: $3x \\cdot 5 = 15x$. Inner: $-2 \\cdot 2x = -4x$.',
          why: 'Each term meets the terms of the <em>other</em> factor. The minus goes along with the 2.',
        },
        {
          do: 'Add the middle: $15x - 4x = 11x$. The product is $6x^2 + 11x - 10$.',
          why: 'Adding only the constants, 5 and $-2$, would forget the coefficients 3 and 2.',
        },
        {
          do: 'The coefficient of $x$ is 11. Test with $x = 1$: $1 \\cdot 7 = 7$ and $6 + 11 - 10 = 7$.',
          why: 'Equal expressions have equal values.',
        },
      ],
      answer: num(11),
      check: () => {
        const g = (x: number) => (3 * x - 2) * (2 * x + 5)
        return num((g(1) - g(-1)) / 2)
      },
    },
    {
      level: 'Exam level',
      asks: `<p>Ivy multiplied $(2x - 1)(x^2 + 3x - 4)$.</p>${work([
        '$2x(x^2 + 3x - 4) - 1(x^2 + 3x - 4)$',
        '$2x^3 + 6x^2 - 8x - x^2 - 3x - 4$',
        '$2x^3 + 5x^2 - 11x - 4$',
      ])}<p>Which step is wrong, and what is the right product?</p>`,
      covers: ['algebra-1/multiply-by-trinomial', 'algebra-1/multiply-wrong-step'],
      steps: [
        {
          do: 'Step 1 is right: both terms of the binomial meet the whole trinomial.',
          why: 'Compare each line with the line before it.',
        },
        {
          do: 'Step 2: count the products. Two times three makes six, and six are there. The last one is $-1 \\cdot (-4) = 4$, but Ivy has $-4$. Step 2 is wrong.',
          why: 'Minus times minus is plus.',
        },
        {
          do: 'Correct: $2x^3 + 6x^2 - 8x - x^2 - 3x + 4$. Collect like terms: $2x^3 + 5x^2 - 11x + 4$.',
          why: '$6x^2 - x^2$ is $5x^2$, and $-8x - 3x$ is $-11x$.',
        },
        { do: 'Test with $x = 1$: $1 \\cdot 0 = 0$ and $2 + 5 - 11 + 4 = 0$.', why: 'Ivy’s line gives $-8$.' },
      ],
      answer: text('$2x^3 + 5x^2 - 11x + 4$'),
      check: () => {
        const same = [-3, -2, -1, 0, 1, 2, 3].every(
          (x) => (2 * x - 1) * (x * x + 3 * x - 4) === 2 * x ** 3 + 5 * x ** 2 - 11 * x + 4,
        )
        return text(same ? '$2x^3 + 5x^2 - 11x + 4$' : 'another one')
      },
    },
    {
      level: 'Exam level',
      asks: 'A path that is $x$ meters wide goes all the way around a pool of 5 by 8 meters. Its area alone is $4x^2 + kx$ square meters. What is the value of $k$?',
      covers: ['algebra-1/multiply-frame-area', 'algebra-1/multiply-frame-coefficient'],
      steps: [
        {
          do: 'The outer rectangle is $2x + 5$ by $2x + 8$.',
          why: 'The path lies on both sides, so $x$ is added twice.',
        },
        {
          do: 'Its area: $(2x + 5)(2x + 8) = 4x^2 + 16x + 10x + 40 = 4x^2 + 26x + 40$.',
          why: 'Four products; two of them are alike.',
        },
        {
          do: 'Take the pool away: $5 \\cdot 8 = 40$. The path has $4x^2 + 26x$, so $k = 26$.',
          why: 'Only the path is asked for. A sketch shows four corners and four strips: twice 5 and twice 8.',
        },
      ],
      answer: num(26),
      check: () => num(2 * 5 + 2 * 8),
    },
  ],
  tryIt: {
    asks: 'When $(4x - 3)(x + 2)$ is multiplied out and simplified, what is the coefficient of $x$?',
    steps: [
      {
        ask: 'What is the coefficient of the outer product?',
        like: 1,
        answer: { typed: num(4 * 2) },
        slips: [
          {
            typed: num(2),
            says: 'The 4 is missing: $4x$ meets the 2.',
            misconception: 'a1-poly-adds-the-constants-for-the-middle',
          },
          {
            typed: num(4 * -3),
            says: 'These two stand in the same parentheses. Multiply with the other factor.',
            misconception: 'a1-poly-multiplies-the-wrong-pairs',
          },
        ],
        done: 'Outer: $4x \\cdot 2 = 8x$',
      },
      {
        ask: 'What is the coefficient of the inner product?',
        answer: { typed: num(-3) },
        slips: [
          { typed: num(3), says: 'The minus belongs to the 3.', misconception: 'a1-poly-loses-a-sign-in-the-product' },
        ],
        done: 'Inner: $-3 \\cdot x = -3x$',
      },
      {
        ask: 'What is the coefficient of $x$ in the result?',
        answer: { typed: num(4 * 2 - 3) },
        slips: [
          {
            typed: num(4 * 2 + 3),
            says: 'The inner product is negative.',
            misconception: 'a1-poly-loses-a-sign-in-the-product',
          },
          {
            typed: num(-3 + 2),
            says: 'You added the constants.',
            misconception: 'a1-poly-adds-the-constants-for-the-middle',
          },
          {
            typed: num(-6),
            says: 'That is last times last, the constant.',
            misconception: 'a1-poly-swaps-sum-and-product',
          },
        ],
        done: '$8x - 3x = 5x$: the product is $4x^2 + 5x - 6$. Test with $x = 1$: $1 \\cdot 3 = 3$ and $4 + 5 - 6 = 3$.',
      },
    ],
    answer: num(5),
    check: () => {
      const g = (x: number) => (4 * x - 3) * (x + 2)
      return num((g(1) - g(-1)) / 2)
    },
  },
  trap: '<p>Multiplying only first with first and last with last. $(x + 3)(x + 5)$ is not $x^2 + 15$. For $x = 1$ the product is 24, and the wrong line gives 16. The middle, $8x$, is missing.</p>',
  check:
    '<p>Count the products before you collect: two terms times two make four, two times three make six. Then test with $x = 1$.</p>',
  mends: {
    'a1-poly-multiplies-first-term-only': [0, 0],
    'a1-poly-forgets-the-letter-of-the-factor': [0, 1],
    'a1-poly-loses-a-sign-in-the-product': [2, 1],
    'a1-poly-multiplies-firsts-and-lasts-only': [1, 0],
    'a1-poly-adds-the-constants': [1, 0],
    'a1-poly-adds-the-constants-for-the-middle': [1, 2],
    'a1-poly-swaps-sum-and-product': [1, 2],
    'a1-poly-multiplies-the-wrong-pairs': [1, 1],
    'a1-poly-forgets-one-product': [2, 1],
    'a1-poly-adds-the-width-once': [3, 0],
    'a1-poly-forgets-to-subtract-the-inside': [3, 2],
    'a1-poly-doubles-the-corners-wrongly': [3, 2],
    'a1-poly-rejects-a-correct-step': [2, 0],
    'a1-poly-overlooks-a-wrong-step': [2, 1],
  },
})
