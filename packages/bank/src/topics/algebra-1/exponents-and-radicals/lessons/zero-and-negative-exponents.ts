import { div, expr, frac, lesson, machine, mul, num, table, text } from '#kit'

/** Divides 1 by the base so many times. */
const divided = (base: number, times: number) =>
  Array.from({ length: times }).reduce((f: ReturnType<typeof frac>) => div(f, base), frac(1))

export const zeroAndNegativeExponents = lesson({
  idea: '<p>Go down the list of powers: $2^3 = 8$, $2^2 = 4$. With each step the exponent falls by 1, and the value is divided by 2. Nothing stops you from going on. After 2 comes 1, and that is $2^0$. After 1 comes $\\frac{1}{2}$, and that is $2^{-1}$. Then comes $\\frac{1}{4}$, which is $2^{-2}$.</p><p>So a negative exponent does not make a number negative. It says how often you divide by the base, starting from 1.</p>',
  figure: machine({
    alt: 'Powers of 2 from 4 down to one fourth. Each step divides by 2.',
    states: ['4', '2', '1', '1/2', '1/4'],
    there: ['÷ 2', '÷ 2', '÷ 2', '÷ 2'],
    values: ['2²', '2¹', '2⁰', '2⁻¹', '2⁻²'],
  }),
  words: [
    {
      word: 'reciprocal',
      meaning:
        '1 divided by a number: the reciprocal of 8 is $\\frac{1}{8}$, that of $\\frac{2}{3}$ is $\\frac{3}{2}$.',
    },
    { word: 'base', meaning: 'The number that carries the exponent: 5 in $5^{-2}$.' },
    { word: 'negative exponent', meaning: 'An exponent below 0. It tells you to divide by the base.' },
  ],
  rule: '<p>For every base $a$ that is not 0:</p><ul><li>$a^0 = 1$</li><li>$a^{-n} = \\frac{1}{a^n}$</li><li>a fraction is turned upside down: $\\left(\\frac{a}{b}\\right)^{-n} = \\left(\\frac{b}{a}\\right)^n$</li></ul><p>An exponent belongs only to the base right before it.</p>',
  use: '<p>An exponent is 0 or negative, or an expression is to be written with positive exponents only. Halving again and again is $2^{-n}$.</p>',
  avoid:
    '<p>A minus sign <em>in front</em> of a power is no negative exponent: $-2^3 = -8$, but $2^{-3} = \\frac{1}{8}$. And $0^0$ or $0^{-1}$ has no value here.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>The table shows values of $y = 2^x$.</p>${table(
        ['$x$', '$y$'],
        [
          [2, 4],
          [1, 2],
          [0, '?'],
          ['−1', '?'],
          ['−2', '?'],
          ['−3', '?'],
        ],
      )}<p>A sheet of paper with an area of 1 square foot is folded in half 3 times. How large is the packet, in square feet, as seen from above?</p>`,
      covers: [
        'algebra-1/negative-exponent-pattern',
        'algebra-1/negative-exponent-value',
        'algebra-1/negative-exponent-halving',
      ],
      steps: [
        {
          do: 'Find the step of the table: $4 \\div 2 = 2$. Each row is the row before divided by 2.',
          why: 'It is a division. Subtracting 2 would give 0 in the next row, and the pattern is not made by subtracting.',
        },
        {
          do: 'Go on: $2 \\div 2 = 1$ at $x = 0$, then $\\frac{1}{2}$, $\\frac{1}{4}$ and $\\frac{1}{8}$ at $x = -3$.',
          why: 'So $2^0$ is 1, neither 0 nor 2. And no value is negative.',
        },
        {
          do: 'Each fold halves the area. Three folds: $2^{-3} = \\frac{1}{2^3} = \\frac{1}{2 \\cdot 2 \\cdot 2} = \\frac{1}{8}$.',
          why: 'Take the power below the line: $2 \\cdot 2 \\cdot 2 = 8$, not $2 \\cdot 3 = 6$. The packet covers $\\frac{1}{8}$ square foot.',
        },
      ],
      answer: num(frac(1, 8)),
      check: () => num(divided(2, 3)),
    },
    {
      level: 'Next',
      asks: 'What is the value of $24 \\cdot 2^{-3} + 4 \\cdot 9^0$?',
      covers: ['algebra-1/zero-and-negative-combined'],
      steps: [
        {
          do: 'The negative power: $2^{-3} = \\frac{1}{8}$, so $24 \\cdot \\frac{1}{8} = 3$.',
          why: 'The exponent belongs to the 2 alone. The minus sign divides; it does not make the number negative.',
        },
        {
          do: 'The power with exponent 0: $9^0 = 1$.',
          why: 'Every base but 0 gives 1: start at 1 and do not multiply at all.',
        },
        {
          do: 'The factor in front stays: $4 \\cdot 1 = 4$.',
          why: 'Only the 9 has the exponent 0. The 4 is not turned into 1.',
        },
        { do: 'Add: $3 + 4 = 7$.', why: 'Powers first, then products, then the sum.' },
      ],
      answer: num(7),
      check: () => num(div(24 + 4 * 8, 8)),
    },
    {
      level: 'Exam level',
      asks: 'Which expression is equal to $\\left(\\frac{2}{3}\\right)^{-2} \\cdot x^{-4}y^3$ and has only positive exponents? ($x$ and $y$ are not 0.)',
      covers: ['algebra-1/negative-exponents-rewrite', 'algebra-1/negative-exponent-fraction'],
      steps: [
        {
          do: 'Turn the fraction upside down: $\\left(\\frac{2}{3}\\right)^{-2} = \\left(\\frac{3}{2}\\right)^2$.',
          why: 'The reciprocal of $\\frac{2}{3}$ is $\\frac{3}{2}$. The exponent becomes positive.',
        },
        {
          do: 'Square both parts: $\\left(\\frac{3}{2}\\right)^2 = \\frac{3 \\cdot 3}{2 \\cdot 2} = \\frac{9}{4}$.',
          why: 'The exponent reaches above and below.',
        },
        {
          do: 'Only $x$ has a negative exponent, so only $x$ moves below: $x^{-4}y^3 = \\frac{y^3}{x^4}$.',
          why: '$y^3$ is positive already and stays above.',
        },
        {
          do: 'Together: $\\frac{9y^3}{4x^4}$.',
          why: 'A coefficient moves only if it has a negative exponent itself.',
        },
      ],
      answer: expr('\\frac{9y^3}{4x^4}', ({ x, y }) => (9 * y ** 3) / (4 * x ** 4)),
      check: () => expr('…', ({ x, y }) => (2 / 3) ** -2 * x ** -4 * y ** 3),
    },
    {
      level: 'Exam level',
      asks: '<p>Ana worked out $2 \\cdot 3^{-2}$ and got $\\frac{1}{18}$, which is not correct. Which mistake leads to this answer: taking $3^{-2}$ as $-3^2$, or writing the 2 below, next to $3^2$?</p>',
      covers: ['algebra-1/negative-exponent-mistake'],
      steps: [
        {
          do: 'The right value: $2 \\cdot 3^{-2} = 2 \\cdot \\frac{1}{9} = \\frac{2}{9}$.',
          why: 'The exponent belongs to the 3 only.',
        },
        {
          do: 'First mistake: $2 \\cdot (-9) = -18$. This is not $\\frac{1}{18}$.',
          why: 'Work out where each mistake ends.',
        },
        {
          do: 'Second mistake: $\\frac{1}{2 \\cdot 9} = \\frac{1}{18}$. This is it: Writing the 2 below.',
          why: 'Ana moved the 2 along with the power. A factor without a negative exponent stays above.',
        },
      ],
      answer: text('Writing the 2 below'),
      check: () => {
        const ends: [string, ReturnType<typeof frac>][] = [
          ['Taking it as a sign', mul(2, -9)],
          ['Writing the 2 below', div(1, mul(2, 9))],
        ]
        return text(ends.find(([, f]) => f.n === 1 && f.d === 18)?.[0] ?? 'none')
      },
    },
  ],
  tryIt: {
    asks: 'What is the value of $18 \\cdot 3^{-2} + 5 \\cdot 8^0$?',
    steps: [
      {
        ask: 'What is $3^{-2}$? Type a fraction.',
        answer: { typed: num(frac(1, 9)) },
        slips: [
          {
            typed: num(-9),
            says: 'The minus sign of the exponent does not make the number negative. Divide by 3 twice, starting from 1.',
            misconception: 'a1-pw-takes-negative-exponent-as-sign',
          },
          {
            typed: num(frac(1, 6)),
            says: 'Below stands $3^2$, which is $3 \\cdot 3$, not $3 \\cdot 2$.',
            misconception: 'a1-pw-reciprocal-of-the-product',
          },
          {
            typed: num(9),
            says: 'That is $3^2$. The minus sign turns it into its reciprocal.',
            misconception: 'a1-pw-ignores-the-minus-of-the-exponent',
          },
        ],
        done: '$3^{-2} = \\frac{1}{3^2} = \\frac{1}{9}$',
      },
      {
        ask: 'What is $5 \\cdot 8^0$?',
        like: 2,
        answer: { typed: num(5) },
        slips: [
          {
            typed: num(0),
            says: 'A power with exponent 0 is 1, not 0.',
            misconception: 'a1-pw-takes-zeroth-power-as-zero',
          },
          { typed: num(40), says: 'You took $8^0$ as 8. It is 1.', misconception: 'a1-pw-takes-zeroth-power-as-base' },
          {
            typed: num(1),
            says: 'Only the 8 has the exponent 0. The 5 stays.',
            misconception: 'a1-pw-drops-the-factor-of-the-zeroth-power',
          },
        ],
        done: '$5 \\cdot 8^0 = 5 \\cdot 1 = 5$',
      },
      {
        ask: 'What is the whole value?',
        like: 3,
        answer: { typed: num(18 / 9 + 5) },
        slips: [
          {
            typed: num(167),
            says: 'You multiplied by 9. Multiply by $\\frac{1}{9}$, which is dividing by 9.',
            misconception: 'a1-pw-ignores-the-minus-of-the-exponent',
          },
        ],
        done: '$18 \\cdot \\frac{1}{9} + 5 = 2 + 5 = 7$',
      },
    ],
    answer: num(7),
    check: () => num(div(18 + 5 * 9, 9)),
  },
  trap: '<p>Reading the minus sign as a sign of the number. $2^{-3}$ is $\\frac{1}{8}$, a small positive number. It is not $-8$, and not $-6$.</p>',
  check:
    '<p>Multiply the two powers: $2^{-3} \\cdot 2^3$ must be 1, because $-3 + 3 = 0$. A base above 1 with a negative exponent always gives a number between 0 and 1.</p>',
  mends: {
    'a1-pw-goes-one-row-too-far': [0, 1],
    'a1-pw-stops-one-row-early': [0, 1],
    'a1-pw-negates-the-reciprocal': [0, 1],
    'a1-pw-reciprocal-of-the-product': [0, 2],
    'a1-pw-multiplies-base-and-exponent': [0, 2],
    'a1-pw-exponent-over-base': [0, 2],
    'a1-pw-squares-instead-of-doubling': [0, 2],
    'a1-pw-takes-negative-exponent-as-sign': [1, 0],
    'a1-pw-ignores-the-minus-of-the-exponent': [1, 0],
    'a1-pw-takes-zeroth-power-as-zero': [1, 1],
    'a1-pw-takes-zeroth-power-as-base': [1, 1],
    'a1-pw-drops-the-factor-of-the-zeroth-power': [1, 2],
    'a1-pw-raises-one-part-only': [2, 1],
    'a1-pw-moves-every-letter': [2, 2],
    'a1-pw-moves-the-wrong-letter': [2, 2],
    'a1-pw-moves-the-coefficient-too': [3, 2],
    'a1-pw-names-an-error-without-testing': [3, 1],
  },
})
