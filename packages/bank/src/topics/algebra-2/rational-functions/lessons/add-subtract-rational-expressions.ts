import { expr, lesson, num, tape } from '#kit'

export const addSubtractRationalExpressions = lesson({
  idea: '<p>You can add only pieces of the same size. For $\\frac{1}{2} + \\frac{1}{3}$ both are cut into sixths: three sixths and two sixths are five sixths. The size of the pieces is the denominator.</p><p>With polynomials it is the same. Each fraction is multiplied, above and below, by the factor that its denominator lacks. Then both have the same denominator, and the numerators can be added.</p>',
  figure: tape({
    alt: 'One half and one third, and the same length in sixths, the three of the half filled.',
    rows: [
      {
        parts: [
          [3, '1/2'],
          [2, '1/3'],
        ],
      },
      { parts: [1, 2, 3, 4, 5].map((k) => [1, '1/6', k <= 3] as const) },
    ],
  }),
  words: [
    { word: 'common denominator', meaning: 'A denominator that contains both denominators as factors.' },
    {
      word: 'least common denominator',
      meaning: 'The smallest one: each factor only as often as one fraction needs it.',
    },
    { word: 'complex fraction', meaning: 'A fraction with fractions in its numerator or denominator.' },
    { word: 'partial fractions', meaning: 'The simple fractions whose sum is a given fraction.' },
  ],
  rule: '<ol><li>Factor the denominators.</li><li>Common denominator: every factor, as often as it occurs in one of them.</li><li>Multiply each numerator by what its denominator lacks.</li><li>Add or subtract the numerators; a minus sign belongs to the whole second numerator.</li></ol>',
  use: '<p>Fractions with different denominators are added or subtracted, or one fraction is to be split into two.</p>',
  avoid:
    '<p>For products and quotients no common denominator is needed. And never add numerators and denominators separately: $\\frac{1}{2} + \\frac{1}{3}$ is not $\\frac{2}{5}$.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Write $\\frac{5}{x + 2} - \\frac{3}{x - 4}$ as a single fraction.',
      covers: ['algebra-2/add-two-fractions'],
      steps: [
        {
          do: 'Common denominator: $(x + 2)(x - 4)$.',
          why: 'The two denominators share no factor, so both are needed.',
        },
        {
          do: 'Each numerator gets the factor it lacks: $\\frac{5(x - 4) - 3(x + 2)}{(x + 2)(x - 4)}$.',
          why: 'The first lacks $x - 4$, the second $x + 2$: it is the <em>other</em> one’s factor.',
        },
        {
          do: 'Multiply out: $5x - 20 - 3x - 6$.',
          why: 'The minus sign belongs to both terms of $3(x + 2) = 3x + 6$.',
        },
        {
          do: 'Combine: $\\frac{2x - 26}{(x + 2)(x - 4)}$.',
          why: '$5x - 3x = 2x$ and $-20 - 6 = -26$.',
        },
        {
          do: 'Where is the first error? Tariq’s numerators: Step 1 $5(x - 4) - 3(x + 2)$, Step 2 $5x - 20 - 3x + 6$, Step 3 $2x - 14$. The first error is in Step 2: $-3 \\cdot 2$ is $-6$.',
          why: 'Compare each line with the one before it. Step 3 follows from a wrong line.',
          covers: ['algebra-2/subtracting-fractions-lines'],
        },
      ],
      answer: expr('\\frac{2x - 26}{(x + 2)(x - 4)}', ({ x }) => (2 * x - 26) / ((x + 2) * (x - 4))),
      check: () => expr('', ({ x }) => 5 / (x + 2) - 3 / (x - 4)),
    },
    {
      level: 'Next',
      asks: 'Which expression is equivalent to $\\frac{4}{x - 3} + \\frac{5}{x^2 - 9}$?',
      covers: ['algebra-2/add-with-shared-factor', 'algebra-2/least-common-denominator'],
      steps: [
        {
          do: 'Factor: $x^2 - 9 = (x - 3)(x + 3)$. This is already the least common denominator.',
          why: 'It contains $x - 3$. A shared factor is taken once, not twice.',
        },
        {
          do: 'The first fraction lacks $x + 3$: $\\frac{4(x + 3) + 5}{x^2 - 9}$.',
          why: 'The second numerator stays as it is.',
        },
        {
          do: 'Multiply out: $\\frac{4x + 12 + 5}{x^2 - 9}$, which is $\\frac{4x + 17}{x^2 - 9}$.',
          why: 'The 4 multiplies both terms in the parentheses. Test with $x = 0$: $-\\frac{4}{3} - \\frac{5}{9} = -\\frac{17}{9}$.',
        },
      ],
      answer: expr('\\frac{4x + 17}{x^2 - 9}', ({ x }) => (4 * x + 17) / (x * x - 9)),
      check: () => expr('', ({ x }) => 4 / (x - 3) + 5 / (x * x - 9)),
    },
    {
      level: 'Exam level',
      asks: 'Which expression is equivalent to $\\dfrac{1 - \\frac{5}{x}}{1 + \\frac{2}{x}}$, wherever it is defined?',
      covers: ['algebra-2/complex-fraction-with-x'],
      steps: [
        {
          do: 'The small fractions have the denominator $x$. Multiply the whole numerator and the whole denominator by $x$.',
          why: 'Above and below times the same does not change the value.',
        },
        {
          do: 'Above: $x \\cdot 1 - x \\cdot \\frac{5}{x} = x - 5$. Below: $x + 2$.',
          why: 'Every term is multiplied, the 1 as well.',
        },
        {
          do: 'The result is $\\frac{x - 5}{x + 2}$.',
          why: 'Test with $x = 1$: $\\frac{-4}{3}$ both times. Nothing else cancels: each $x$ is a term, not a factor.',
        },
      ],
      answer: expr('\\frac{x - 5}{x + 2}', ({ x }) => (x - 5) / (x + 2)),
      check: () => expr('', ({ x }) => (1 - 5 / x) / (1 + 2 / x)),
    },
    {
      level: 'Exam level',
      asks: 'The equation $\\frac{7x + 4}{(x - 2)(x + 4)} = \\frac{A}{x - 2} + \\frac{B}{x + 4}$ with constants $A$ and $B$ is true for all $x$ for which it is defined. What is the value of $A$?',
      covers: ['algebra-2/split-into-two-fractions'],
      steps: [
        {
          do: 'Multiply by $(x - 2)(x + 4)$: $7x + 4 = A(x + 4) + B(x - 2)$.',
          why: 'This is adding read backward: $A$ gets the factor that its fraction lacks.',
        },
        {
          do: 'Put in $x = 2$: $18 = A \\cdot 6$.',
          why: 'This number makes the part with $B$ vanish. To find $B$ you would take $-4$.',
        },
        { do: 'So $A = 3$.', why: 'And $B = 4$: $3(x + 4) + 4(x - 2) = 7x + 4$, as it should be.' },
      ],
      answer: num(3),
      check: () => {
        for (let a = -20; a <= 20; a++) {
          const b = 7 - a
          if (4 * a - 2 * b === 4) return num(a)
        }
        return num(99)
      },
    },
  ],
  tryIt: {
    asks: 'Write $\\frac{3}{x + 5} + \\frac{4}{x^2 - 25}$ as a single fraction.',
    steps: [
      {
        ask: 'What is the least common denominator?',
        answer: { choose: ['$(x + 5)(x - 5)$', '$(x + 5)(x^2 - 25)$', '$x + 5$'] },
        slips: [
          {
            choice: 1,
            says: 'It works, but it contains $x + 5$ twice. Factor $x^2 - 25$ first.',
            misconception: 'a2-multiplies-all-denominators',
          },
          {
            choice: 2,
            says: 'The second denominator has one more factor.',
            misconception: 'a2-takes-only-shared-factors',
          },
        ],
        done: '$x^2 - 25 = (x + 5)(x - 5)$ contains both.',
      },
      {
        ask: 'By what is the 3 multiplied?',
        answer: { choose: ['by $x - 5$', 'by $x + 5$', 'by nothing'] },
        slips: [
          {
            choice: 1,
            says: 'That factor is there already. Which one is missing?',
            misconception: 'a2-multiplies-each-top-by-its-own-bottom',
          },
          {
            choice: 2,
            says: 'If the denominator changes, the numerator must change, too.',
            misconception: 'a2-adds-tops-only',
          },
        ],
        done: '$\\frac{3(x - 5) + 4}{x^2 - 25}$',
      },
      {
        ask: 'What is the result?',
        answer: {
          choose: ['$\\frac{3x - 11}{x^2 - 25}$', '$\\frac{3x - 1}{x^2 - 25}$', '$\\frac{3x - 19}{x^2 - 25}$'],
        },
        slips: [
          {
            choice: 1,
            says: 'The 3 multiplies both terms: $3x$ and $-15$.',
            misconception: 'a2-distributes-to-first-term-of-top',
          },
          { choice: 2, says: '$-15 + 4$: add the 4.', misconception: 'a2-loses-the-sign-when-combining' },
        ],
        done: '$3x - 15 + 4 = 3x - 11$: the sum is $\\frac{3x - 11}{x^2 - 25}$.',
      },
    ],
    answer: expr('\\frac{3x - 11}{x^2 - 25}', ({ x }) => (3 * x - 11) / (x * x - 25)),
    check: () => expr('', ({ x }) => 3 / (x + 5) + 4 / (x * x - 25)),
  },
  trap: '<p>Losing the minus sign. In $5(x - 4) - 3(x + 2)$ the second part is $-3x - 6$, not $-3x + 6$. Keep the parentheses until the sign is dealt with.</p>',
  check:
    '<p>Put $x = 0$ or $x = 1$ into the original and into your result, and compare. Numbers are quicker than checking every line.</p>',
  mends: {
    'a2-multiplies-each-top-by-its-own-bottom': [0, 1],
    'a2-adds-tops-only': [0, 1],
    'a2-adds-tops-and-bottoms': [0, 0],
    'a2-loses-the-sign-when-combining': [0, 2],
    'a2-rat-blames-the-wrong-line': [0, 4],
    'a2-multiplies-all-denominators': [1, 0],
    'a2-takes-only-shared-factors': [1, 0],
    'a2-distributes-to-first-term-of-top': [1, 2],
    'a2-multiplies-one-term-by-x': [2, 1],
    'a2-cancels-terms-of-a-sum': [2, 2],
    'a2-finds-the-other-constant': [3, 1],
    'a2-takes-the-coefficient-as-the-constant': [3, 2],
    'a2-takes-factors-with-the-wrong-sign': [1, 0],
    'a2-takes-the-number-in-a-factor-for-its-zero': [3, 1],
    'a2-turns-the-fraction-over': [2, 2],
  },
})
