import { expr, lesson, num, polyCoef, polynomial, polyPow, table } from '#kit'

export const binomialTheorem = lesson({
  idea: '<p>Multiplying out $(x + y)^4$ means taking one term from each of four equal factors, in all possible ways. To get $x^2y^2$, take $y$ from two of the four factors. There are 6 ways to choose those two, so the term is $6x^2y^2$.</p><p>So every coefficient is a number of choices, a combination. Pascal’s triangle lists them: each entry is the sum of the two above it. With this you write down any power of a binomial, or just the one term you need, without multiplying out.</p>',
  figure: table(
    ['power', 'coefficients'],
    [
      ['0', '1'],
      ['1', '1 , 1'],
      ['2', '1 , 2 , 1'],
      ['3', '1 , 3 , 3 , 1'],
      ['4', '1 , 4 , 6 , 4 , 1'],
      ['5', '1 , 5 , 10 , 10 , 5 , 1'],
    ],
    'Pascal’s triangle: each entry is the sum of the two entries above it',
    true,
  ),
  words: [
    { word: 'binomial', meaning: 'A sum or difference of two terms, such as $2x - 3$.' },
    { word: 'expansion', meaning: 'The polynomial that you get by multiplying a power out.' },
    { word: 'binomial coefficient', meaning: '$\\binom{n}{k}$, the number of ways to choose $k$ of $n$ factors.' },
    { word: 'Pascal’s triangle', meaning: 'The triangle of all binomial coefficients; the top row is row 0.' },
    { word: 'constant term', meaning: 'The term without the variable.' },
  ],
  rule: '<p>$(a + b)^n = \\sum_{k=0}^{n} \\binom{n}{k} a^{n-k} b^k$ with $\\binom{n}{k} = \\frac{n!}{k!\\,(n - k)!}$.</p><ul><li>Powers of $a$ fall, powers of $b$ rise; together they are always $n$.</li><li>Raise the whole term, its number and its sign included.</li><li>Term number $t$ has $b^{t - 1}$.</li></ul>',
  use: '<p>A power of a binomial with exponent 4 or more, or one single coefficient or term of it.</p>',
  avoid:
    '<p>For squares and cubes the identities are quicker. For the sum of all coefficients, just put in $x = 1$.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is $(x - 2)^4$ multiplied out?',
      covers: ['algebra-2/binomial-expansion', 'algebra-2/binomial-coefficient'],
      steps: [
        {
          do: 'Row 4 of Pascal’s triangle: $1, 4, 6, 4, 1$',
          why: 'The 6 is $\\binom{4}{2} = \\frac{4 \\cdot 3}{2 \\cdot 1}$: choices of 2 factors out of 4.',
        },
        { do: 'Powers of $-2$: $1, -2, 4, -8, 16$', why: 'Keep the sign: odd powers are negative.' },
        { do: 'Products: $1, -8, 24, -32, 16$', why: 'Place by place.' },
        {
          do: 'The expansion is $x^4 - 8x^3 + 24x^2 - 32x + 16$.',
          why: 'The powers of $x$ fall from 4 to 0. Without the row of Pascal, terms would be far too small.',
        },
      ],
      answer: expr('x^4 - 8x^3 + 24x^2 - 32x + 16', ({ x }) => x ** 4 - 8 * x ** 3 + 24 * x * x - 32 * x + 16),
      check: () => expr('', ({ x }) => (x - 2) ** 4),
    },
    {
      level: 'Next',
      asks: 'What is the coefficient of $x^3$ in the expansion of $(2x - 3)^5$?',
      covers: ['algebra-2/binomial-coefficient-of-a-power', 'algebra-2/binomial-term-by-number'],
      steps: [
        {
          do: '$x^3$ needs $(2x)^3$, so the rest is $(-3)^2$.',
          why: 'The exponents add up to 5. It is the third term: $b^0$, $b^1$, $b^2$.',
        },
        { do: '$\\binom{5}{2} = 10$, $2^3 = 8$, $(-3)^2 = 9$', why: 'The 2 is raised together with $x$.' },
        { do: '$10 \\cdot 8 \\cdot 9 = 720$', why: 'Three factors: the binomial coefficient and both powers.' },
        {
          do: 'Where did this go wrong? Viktor gets 72. That is $8 \\cdot 9$: the binomial coefficient 10 was left out.',
          why: 'Carry out each mistake that is offered. Raising only $x$ would give $10 \\cdot 2 \\cdot 9 = 180$.',
          covers: ['algebra-2/binomial-mistake'],
        },
      ],
      answer: num(720),
      check: () => num(polyCoef(polyPow(polynomial([2, -3]), 5), 3)),
    },
    {
      level: 'Exam level',
      asks: 'What is the constant term of $\\left(x^2 + \\frac{2}{x}\\right)^6$ when it is multiplied out?',
      covers: ['algebra-2/binomial-constant-term'],
      steps: [
        {
          do: 'General term: $\\binom{6}{k} (x^2)^{6 - k} \\left(\\frac{2}{x}\\right)^k$',
          why: 'The binomial theorem.',
        },
        {
          do: 'The exponent of $x$ is $2(6 - k) - k = 12 - 3k$.',
          why: 'Each $x$ in a denominator takes one factor away.',
        },
        { do: '$12 - 3k = 0$ gives $3k = 12$, so $k = 4$.', why: 'Then no $x$ is left. It is not the last term.' },
        { do: '$\\binom{6}{4} \\cdot 2^4 = 15 \\cdot 16 = 240$', why: 'Do not forget the power of the 2.' },
      ],
      answer: num(240),
      check: () => num(polyCoef(polyPow(polynomial([1, 0, 0, 2]), 6), 6)),
    },
    {
      level: 'Exam level',
      asks: 'What is the sum of all coefficients of $(4x - 1)^5$, the constant term included?',
      covers: ['algebra-2/binomial-sum-of-coefficients'],
      steps: [
        { do: 'Put in $x = 1$: every power of $x$ becomes 1.', why: 'What is left is the sum of the coefficients.' },
        { do: '$(4 - 1)^5 = 3^5$', why: 'First subtract, then raise: it is not $4^5 - 1$.' },
        { do: '$3^5 = 243$', why: 'The row of Pascal alone would give $2^5 = 32$.' },
      ],
      answer: num(243),
      check: () => num(polyPow(polynomial([4, -1]), 5).reduce((s, f) => s + f.n, 0)),
    },
  ],
  tryIt: {
    asks: 'Find the coefficient of $x^2$ in the expansion of $(3x - 2)^4$.',
    steps: [
      {
        ask: 'Which binomial coefficient belongs to $x^2$?',
        like: 1,
        answer: { typed: num(6) },
        slips: [
          {
            typed: num(8),
            says: 'Do not multiply the exponents. Look at row 4 of Pascal’s triangle.',
            misconception: 'a2-bin-multiplies-exponents',
          },
          { typed: num(3), says: 'That is row 3.', misconception: 'a2-bin-takes-the-neighboring-row' },
        ],
        done: '$\\binom{4}{2} = 6$',
      },
      {
        ask: 'What are $(3x)^2$ and $(-2)^2$?',
        answer: { choose: ['$9x^2$ and $4$', '$3x^2$ and $4$', '$9x^2$ and $-4$'] },
        slips: [
          { choice: 1, says: 'The 3 is raised as well.', misconception: 'a2-bin-raises-only-the-variable' },
          {
            choice: 2,
            says: 'An even power of a negative number is positive.',
            misconception: 'a2-bin-loses-the-sign',
          },
        ],
        done: '$9x^2$ and $4$',
      },
      {
        ask: 'What is the coefficient?',
        answer: { typed: num(6 * 9 * 4) },
        slips: [
          {
            typed: num(36),
            says: 'The binomial coefficient is missing.',
            misconception: 'a2-bin-forgets-the-binomial-coefficient',
          },
        ],
        done: '$6 \\cdot 9 \\cdot 4 = 216$',
      },
    ],
    answer: num(216),
    check: () => num(polyCoef(polyPow(polynomial([3, -2]), 4), 2)),
  },
  trap: '<p>Raising only the variable. In $(2x - 3)^5$ the term is built from $(2x)^3$, which is $8x^3$, and from $(-3)^2$ with its sign.</p>',
  check:
    '<p>Put in $x = 1$ on both sides: the sum of your coefficients must be the power of the sum of the two numbers.</p>',
  mends: {
    'a2-bin-multiplies-exponents': [0, 0],
    'a2-bin-takes-the-neighboring-row': [0, 0],
    'a2-bin-counts-with-order': [0, 0],
    'a2-bin-loses-the-sign': [0, 1],
    'a2-bin-forgets-the-binomial-coefficient': [0, 3],
    'a2-bin-raises-only-the-variable': [1, 1],
    'a2-bin-swaps-the-exponents': [1, 0],
    'a2-bin-forgets-the-power-of-the-number': [1, 2],
    'a2-bin-counts-terms-from-one': [1, 0],
    'a2-bin-takes-the-last-term': [2, 2],
    'a2-bin-gives-the-binomial-coefficient-only': [2, 3],
    'a2-bin-adds-the-two-powers': [3, 1],
    'a2-bin-sums-the-row-of-pascal': [3, 2],
    'a2-bin-takes-the-neighboring-place': [1, 0],
    'a2-bin-multiplies-by-the-exponent': [3, 2],
    'a2-poly-names-an-error-without-testing': [1, 3],
  },
})
