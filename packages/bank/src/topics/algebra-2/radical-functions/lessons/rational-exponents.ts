import { expr, frac, lesson, num, table, text } from '#kit'

export const rationalExponents = lesson({
  idea: '<p>What could $16^{1/2}$ mean? The laws of exponents should go on: $16^{1/2} \\cdot 16^{1/2} = 16^1 = 16$. So $16^{1/2}$ is the number that gives 16 when it is multiplied by itself: the square root, 4.</p><p>The table shows the whole pattern. From 1 to 16 in four equal steps of the exponent means multiplying by the same number four times. This number is the fourth root of 16, which is 2. So $16^{1/4} = 2$, and $16^{3/4}$ is three such steps: $2^3 = 8$.</p>',
  figure: table(
    ['exponent', '0', '1/4', '2/4', '3/4', '1'],
    [['power of 16', 1, 2, 4, 8, 16]],
    'Equal steps of the exponent multiply by equal factors: each quarter multiplies by 2',
    true,
  ),
  words: [
    { word: 'radical', meaning: 'An expression with a root sign, such as $\\sqrt[3]{x}$.' },
    { word: 'index', meaning: 'The small number that says which root: 3 in $\\sqrt[3]{x}$.' },
    { word: 'rational exponent', meaning: 'A fraction as an exponent, such as $\\frac{3}{4}$.' },
    { word: 'reciprocal', meaning: 'One divided by the number; a negative exponent asks for it.' },
  ],
  rule: '<p>For positive $x$: $x^{m/n} = \\sqrt[n]{x^m} = \\left(\\sqrt[n]{x}\\right)^m$. The denominator is the root, the numerator is the power.</p><p>$x^{-m/n} = \\frac{1}{x^{m/n}}$. All laws of exponents hold: in a product add, in a quotient subtract, in a power of a power multiply.</p>',
  use: '<p>An exponent is a fraction, or several roots are multiplied or divided: then write them as powers first.</p>',
  avoid:
    '<p>For sums of roots no law of exponents helps: $\\sqrt{a + b}$ cannot be split. Even roots of negative numbers are not real; odd roots are: $\\sqrt[3]{-8} = -2$.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is the value of $81^{-3/4}$?',
      covers: ['algebra-2/evaluate-rational-exponent'],
      steps: [
        {
          do: 'Root first: $\\sqrt[4]{81} = 3$.',
          why: 'The denominator 4 is the root, and $3^4 = 81$. The root first keeps the numbers small.',
        },
        { do: 'Then the power: $3^3 = 27$.', why: 'The numerator 3 is a power, not a factor: it is not $3 \\cdot 3$.' },
        {
          do: 'The minus sign asks for the reciprocal: $81^{-3/4} = \\frac{1}{27}$.',
          why: 'A negative exponent does not make the value negative, and the exponent never multiplies the base.',
        },
        {
          do: 'Where did this go wrong? Elif gets $-27$: the minus sign made the value negative.',
          why: 'Ignoring it would give 27.',
          covers: ['algebra-2/rational-exponent-mistake'],
        },
      ],
      answer: num(frac(1, 27)),
      check: () => num(frac(1, Math.round(Math.exp(0.75 * Math.log(81))))),
    },
    {
      level: 'Next',
      asks: 'For $x \\gt 0$, which power of $x$ is equal to $\\frac{\\sqrt[3]{x^5}}{\\sqrt{x}}$?',
      covers: ['algebra-2/radical-to-exponent', 'algebra-2/combine-rational-exponents'],
      steps: [
        {
          do: 'Write both as powers: $\\sqrt[3]{x^5} = x^{5/3}$ and $\\sqrt{x} = x^{1/2}$.',
          why: 'Power above, root below. A square root has the index 2.',
        },
        {
          do: 'A quotient: subtract the exponents, $\\frac{5}{3} - \\frac{1}{2}$.',
          why: 'As with $\\frac{x^7}{x^2} = x^{7 - 2}$.',
        },
        {
          do: 'Common denominator: $\\frac{10}{6} - \\frac{3}{6} = \\frac{7}{6}$. The result is $x^{7/6}$.',
          why: 'Exponents are ordinary fractions; numerators and denominators are not subtracted separately.',
        },
      ],
      answer: expr('x^{7/6}', ({ x }) => x ** (7 / 6)),
      check: () => expr('', ({ x }) => (x > 0 ? Math.cbrt(x ** 5) / Math.sqrt(x) : Number.NaN)),
    },
    {
      level: 'Exam level',
      asks: 'In a model, a planet at distance $a$ from its star needs $T = 3a^{3/2}$ days for one orbit. One planet needs 192 days. What is its distance $a$?',
      covers: ['algebra-2/solve-rational-exponent', 'algebra-2/power-model-of-orbits'],
      steps: [
        { do: '$3a^{3/2} = 192$, so $a^{3/2} = 64$.', why: 'First get the power alone: divide by 3.' },
        {
          do: 'Raise both sides to the power $\\frac{2}{3}$: $a = 64^{2/3}$.',
          why: 'The reciprocal exponent undoes the power, since $\\frac{3}{2} \\cdot \\frac{2}{3} = 1$. Dividing by $\\frac{3}{2}$ would not.',
        },
        { do: '$\\sqrt[3]{64} = 4$ and $4^2 = 16$, so $a = 16$.', why: 'Cube root first, then the square.' },
        { do: 'Test: $16^{3/2} = 4^3 = 64$, and $3 \\cdot 64 = 192$.', why: 'Put the number back into the model.' },
      ],
      answer: num(16),
      check: () => num([1, 4, 9, 16, 25, 36].find((a) => 3 * Math.sqrt(a) ** 3 === 192) ?? 99),
    },
    {
      level: 'Exam level',
      asks: '<p>Freya says: “$\\sqrt[3]{-64} = -4$.” Quinn says: “$\\sqrt{36 + 64} = 14$.” Who is right?</p>',
      covers: ['algebra-2/root-claims'],
      steps: [
        {
          do: 'Freya: $(-4)^3 = (-4)(-4)(-4) = -64$. The claim is true.',
          why: 'An odd power keeps the minus sign, so odd roots of negative numbers exist.',
        },
        {
          do: 'Quinn: $\\sqrt{36 + 64} = \\sqrt{100} = 10$. The claim is false.',
          why: '$6 + 8 = 14$ splits the root of a sum. Only products may be split: $\\sqrt{36 \\cdot 64} = 6 \\cdot 8$.',
        },
        { do: 'Only Freya is right.', why: 'Test each claim with its numbers.' },
      ],
      answer: text('Only Freya is right'),
      check: () => {
        const [freya, quinn] = [Math.cbrt(-64), Math.sqrt(36 + 64)]
        return text(freya === -4 && quinn !== 14 ? 'Only Freya is right' : 'no')
      },
    },
  ],
  tryIt: {
    asks: 'For $x \\gt 0$, write $\\frac{\\sqrt[4]{x^3}}{\\sqrt[3]{x}}$ as a power of $x$.',
    steps: [
      {
        ask: 'Which power is $\\sqrt[4]{x^3}$?',
        answer: { choose: ['$x^{3/4}$', '$x^{4/3}$', '$x^{12}$'] },
        slips: [
          { choice: 1, says: 'The root belongs below, the power above.', misconception: 'a2-swaps-root-and-power' },
          {
            choice: 2,
            says: 'Root and power are not multiplied. The root divides the exponent.',
            misconception: 'a2-multiplies-root-and-power',
          },
        ],
        done: '$\\sqrt[4]{x^3} = x^{3/4}$ and $\\sqrt[3]{x} = x^{1/3}$',
      },
      {
        ask: 'What do you do with the exponents?',
        answer: { choose: ['Subtract them', 'Divide them', 'Add them'] },
        slips: [
          {
            choice: 1,
            says: 'The powers are divided; their exponents are subtracted.',
            misconception: 'a2-multiplies-exponents-in-a-product',
          },
          { choice: 2, says: 'Adding belongs to a product.', misconception: 'a2-combines-exponents-the-wrong-way' },
        ],
        done: '$\\frac{3}{4} - \\frac{1}{3}$',
      },
      {
        ask: 'What is the exponent? Type it as a fraction.',
        answer: { typed: num(frac(5, 12)) },
        slips: [
          {
            typed: num(2),
            says: 'You subtracted above and below separately. Use twelfths.',
            misconception: 'a2-adds-tops-and-bottoms-of-exponents',
          },
          {
            typed: num(frac(13, 12)),
            says: 'You added. In a quotient exponents are subtracted.',
            misconception: 'a2-combines-exponents-the-wrong-way',
          },
          {
            typed: num(frac(9, 4)),
            says: 'You divided the exponents. Subtract them.',
            misconception: 'a2-multiplies-exponents-in-a-product',
          },
        ],
        done: '$\\frac{9}{12} - \\frac{4}{12} = \\frac{5}{12}$: the power is $x^{5/12}$.',
      },
    ],
    answer: num(frac(5, 12)),
    // From 4096 = 2^12: the quotient of its roots is a power of 2.
    check: () => num(frac(Math.round(Math.log2(4096 ** 0.75 / Math.cbrt(4096))), 12)),
  },
  trap: '<p>Multiplying by the exponent. $16^{1/2}$ is 4, not 8: an exponent $\\frac{1}{2}$ does not halve the number. And $16^{-1/2}$ is $\\frac{1}{4}$, not $-4$.</p>',
  check:
    '<p>Go back: raise your result to the power of the index. $8 = 16^{3/4}$ is right, because $8^4 = 4096 = 16^3$.</p>',
  mends: {
    'a2-takes-only-the-root': [0, 1],
    'a2-multiplies-the-root-by-the-top': [0, 1],
    'a2-forgets-the-reciprocal': [0, 2],
    'a2-negative-exponent-makes-negative': [0, 2],
    'a2-multiplies-by-the-exponent': [0, 2],
    'a2-swaps-root-and-power': [1, 0],
    'a2-multiplies-root-and-power': [1, 0],
    'a2-combines-exponents-the-wrong-way': [1, 1],
    'a2-multiplies-exponents-in-a-product': [1, 1],
    'a2-adds-tops-and-bottoms-of-exponents': [1, 2],
    'a2-rad-accepts-a-false-claim': [3, 1],
    'a2-rad-rejects-a-true-claim': [3, 0],
    'a2-rad-judges-one-claim-only': [3, 2],
    'a2-rad-names-an-error-without-testing': [0, 3],
    'a2-divides-by-the-root': [0, 0],
    'a2-subtracts-root-and-power': [1, 0],
    'a2-forgets-the-root': [2, 2],
    'a2-gives-the-power-for-the-base': [2, 1],
  },
})
