import { expr, lesson, num, polyDivmod, polynomial, polyValue, table } from '#kit'

export const longDivision = lesson({
  idea: '<p>You know long division of whole numbers: divide the first digits, multiply, subtract, bring down, and go on with what is left. Polynomials are divided in the same way, with powers of $x$ in the place of digits.</p><p>It works because each round takes a multiple of the divisor away from the dividend. The multiple is chosen so that the highest power cancels. When what is left has a lower degree than the divisor, nothing more fits in, and that rest is the remainder.</p>',
  figure: table(
    ['round', 'what is left', 'term of the quotient', 'subtract'],
    [
      ['1', '$2x^3 + 7x^2 + 5x + 9$', '$2x$', '$2x^3 + 4x^2 - 2x$'],
      ['2', '$3x^2 + 7x + 9$', '$3$', '$3x^2 + 6x - 3$'],
      ['end', '$x + 12$', '', ''],
    ],
    'Dividing by x² + 2x − 1: the quotient is 2x + 3, the remainder x + 12',
  ),
  words: [
    { word: 'leading term', meaning: 'The term with the highest power, such as $2x^3$.' },
    { word: 'dividend and divisor', meaning: 'What is divided, and what you divide by.' },
    { word: 'quotient', meaning: 'The sum of the terms found in the rounds.' },
    { word: 'remainder', meaning: 'What is left at the end; its degree is lower than that of the divisor.' },
    { word: 'placeholder', meaning: 'A term such as $0x^2$ that keeps the column of a missing power.' },
  ],
  rule: '<ol><li>Write both polynomials in falling powers, with $0$ for each missing power.</li><li>Divide leading term by leading term: a term of the quotient.</li><li>Multiply the <em>whole</em> divisor by it and subtract: change every sign.</li><li>Go on with what is left until its degree is lower than that of the divisor.</li></ol>',
  use: '<p>The divisor has degree 2 or more, such as $x^2 + 2x - 1$, or a leading coefficient, such as $2x + 3$.</p>',
  avoid:
    '<p>For a divisor $x - c$ synthetic division is quicker. If only the remainder for $x - c$ is asked, compute the value at $c$.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'To divide $3x^3 + 5x^2 - 4x + 2$ by $x^2 + 4x - 1$, the first term of the quotient is $3x$, and the product to subtract is $3x^3 + 12x^2 - 3x$. Which polynomial is left after this subtraction?',
      covers: ['algebra-2/long-division-next-line'],
      steps: [
        { do: 'The $x^3$-terms cancel: $3x^3 - 3x^3 = 0$.', why: 'The $3x$ was chosen for this.' },
        { do: '$5x^2 - 12x^2 = -7x^2$', why: 'The minus belongs to the second term of the product too.' },
        { do: '$-4x - (-3x) = -x$', why: 'Minus a negative term becomes plus: $-4x + 3x$.' },
        {
          do: 'Bring down 2: $-7x^2 - x + 2$ is left.',
          why: 'In this round nothing is subtracted from the constant term.',
        },
        {
          do: 'Where did this go wrong? Mira has $17x^2 - 7x + 2$. That is $5 + 12$ and $-4 - 3$: only the first term was subtracted, the others were added.',
          why: 'Redo each mistake and compare.',
          covers: ['algebra-2/long-division-mistake'],
        },
      ],
      answer: expr('-7x^2 - x + 2', ({ x }) => -7 * x * x - x + 2),
      check: () => expr('', ({ x }) => 3 * x ** 3 + 5 * x * x - 4 * x + 2 - 3 * x * (x * x + 4 * x - 1)),
    },
    {
      level: 'Next',
      asks: 'What is the remainder when $2x^3 + 7x^2 + 5x + 9$ is divided by $x^2 + 2x - 1$?',
      covers: ['algebra-2/long-division-remainder', 'algebra-2/long-division-mixed-form'],
      steps: [
        {
          do: '$2x^3 \\div x^2 = 2x$, and $2x(x^2 + 2x - 1) = 2x^3 + 4x^2 - 2x$.',
          why: 'Leading term by leading term; then multiply the whole divisor.',
        },
        {
          do: 'Subtract: $7x^2 - 4x^2 = 3x^2$ and $5x - (-2x) = 7x$. Left: $3x^2 + 7x + 9$.',
          why: 'Every sign of the product changes.',
        },
        {
          do: '$3x^2 \\div x^2 = 3$; subtract $3x^2 + 6x - 3$. Left: $x + 12$.',
          why: '$7x - 6x = x$ and $9 - (-3) = 12$.',
        },
        {
          do: 'The remainder is $x + 12$, the quotient $2x + 3$.',
          why: 'Degree 1 is less than degree 2, so the division ends.',
        },
        {
          do: 'Written as a sum, the fraction is $2x + 3 + \\frac{x + 12}{x^2 + 2x - 1}$.',
          why: 'The remainder is still to be divided by the divisor.',
        },
      ],
      answer: expr('x + 12', ({ x }) => x + 12),
      check: () => polyValue(polyDivmod(polynomial([2, 7, 5, 9]), polynomial([1, 2, -1])).remainder),
    },
    {
      level: 'Exam level',
      asks: 'What is the quotient when $4x^3 + 4x^2 - 13x + 5$ is divided by $2x - 1$?',
      covers: [
        'algebra-2/long-division-linear-divisor',
        'algebra-2/long-division-coefficient',
        'algebra-2/long-division-quotient',
      ],
      steps: [
        {
          do: '$4x^3 \\div 2x = 2x^2$; subtract $4x^3 - 2x^2$. Left: $6x^2 - 13x + 5$.',
          why: 'The leading coefficient 2 counts: 4 divided by 2 is 2.',
        },
        { do: '$6x^2 \\div 2x = 3x$; subtract $6x^2 - 3x$. Left: $-10x + 5$.', why: '$-13x - (-3x) = -10x$.' },
        { do: '$-10x \\div 2x = -5$; subtract $-10x + 5$. Nothing is left.', why: 'The remainder is 0.' },
        { do: 'The quotient is $2x^2 + 3x - 5$.', why: 'If a power were missing, a 0 would keep its column.' },
      ],
      answer: expr('2x^2 + 3x - 5', ({ x }) => 2 * x * x + 3 * x - 5),
      check: () => expr('', ({ x }) => (4 * x ** 3 + 4 * x * x - 13 * x + 5) / (2 * x - 1)),
    },
    {
      level: 'Exam level',
      asks: 'When $x^3 + 5x^2 + 9x + k$ is divided by $x^2 + 2x + 4$, the remainder is $-x + 3$. What is the value of $k$?',
      covers: ['algebra-2/long-division-unknown-constant'],
      steps: [
        {
          do: 'The quotient is $x + c$ with $c + 2 = 5$, so $c = 3$.',
          why: 'The $x^2$-terms of $(x^2 + 2x + 4)(x + c)$ are $cx^2$ and $2x^2$.',
        },
        { do: 'Constant terms: $k = 4 \\cdot 3 + 3$.', why: 'Divisor times quotient, plus the remainder.' },
        { do: '$k = 15$', why: 'Test in the $x$-terms: $4 + 2 \\cdot 3 - 1 = 9$, as given.' },
      ],
      answer: num(15),
      check: () => num((1 + 2 + 4) * (1 + 3) + (-1 + 3) - (1 + 5 + 9)),
    },
  ],
  tryIt: {
    asks: 'Find the remainder when $3x^3 + 5x^2 - x + 4$ is divided by $x^2 + 3x - 2$.',
    steps: [
      {
        ask: 'What is the first term of the quotient?',
        answer: { choose: ['$3x$', '$3x^2$', '$3$'] },
        slips: [
          { choice: 1, says: 'Divide $3x^3$ by $x^2$: subtract the exponents.' },
          { choice: 2, says: 'One power of $x$ is left: $x^3$ divided by $x^2$.' },
        ],
        done: '$3x(x^2 + 3x - 2) = 3x^3 + 9x^2 - 6x$',
      },
      {
        ask: 'What is left after subtracting $3x^3 + 9x^2 - 6x$?',
        answer: { choose: ['$-4x^2 + 5x + 4$', '$14x^2 - 7x + 4$', '$-4x^2 - 7x + 4$'] },
        slips: [
          {
            choice: 1,
            says: 'You added the later terms of the product. The minus changes every sign.',
            misconception: 'a2-ld-subtracts-only-the-first-term',
          },
          {
            choice: 2,
            says: 'You added the last term: $-x - (-6x)$ is something else.',
            misconception: 'a2-ld-adds-the-last-term',
          },
        ],
        done: '$5 - 9 = -4$ and $-1 + 6 = 5$',
      },
      {
        ask: 'What is the second term of the quotient?',
        answer: { typed: num(-4) },
        slips: [{ typed: num(4), says: 'Keep the sign: $-4x^2$ divided by $x^2$.' }],
        done: '$-4(x^2 + 3x - 2) = -4x^2 - 12x + 8$',
      },
      {
        ask: 'What is the remainder?',
        answer: { choose: ['$17x - 4$', '$-7x + 12$', '$3x - 4$'] },
        slips: [
          {
            choice: 1,
            says: 'Subtract, do not add: $5x - (-12x)$ and $4 - 8$.',
            misconception: 'a2-ld-subtracts-only-the-first-term',
          },
          {
            choice: 2,
            says: 'That is the quotient. The remainder is what is left.',
            misconception: 'a2-ld-gives-the-other-part',
          },
        ],
        done: 'Quotient $3x - 4$, remainder $17x - 4$.',
      },
    ],
    answer: expr('17x - 4', ({ x }) => 17 * x - 4),
    check: () => polyValue(polyDivmod(polynomial([3, 5, -1, 4]), polynomial([1, 3, -2])).remainder),
  },
  trap: '<p>Subtracting only the first term of the product. Write the product in parentheses with a minus in front, and change all of its signs before you combine.</p>',
  check: '<p>Divisor · quotient + remainder must give the dividend. Quick test: compare both sides at $x = 1$.</p>',
  mends: {
    'a2-ld-subtracts-only-the-first-term': [0, 1],
    'a2-ld-adds-the-last-term': [0, 2],
    'a2-ld-subtracts-the-other-way': [0, 1],
    'a2-ld-drops-the-last-term': [1, 0],
    'a2-ld-gives-the-other-part': [1, 3],
    'a2-ld-stops-subtracting-after-one-round': [1, 2],
    'a2-ld-forgets-the-leading-coefficient': [2, 0],
    'a2-ld-uses-the-constant-as-zero': [2, 0],
    'a2-ld-ignores-a-missing-power': [2, 3],
    'a2-divides-term-by-term': [2, 1],
    'a2-leaves-out-the-remainder': [3, 1],
    'a2-subtracts-the-remainder': [3, 1],
    'a2-ld-compares-with-the-wrong-term': [3, 0],
    'a2-poly-names-an-error-without-testing': [0, 4],
  },
})
