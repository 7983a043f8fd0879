import { expr, lesson, num, tape, text } from '#kit'

export const logRules = lesson({
  idea: '<p>A logarithm is an exponent. When you multiply powers of one base, exponents are added: $2^2 \\cdot 2^3 = 2^5$. Said with logarithms: $\\log_2 4 + \\log_2 8 = \\log_2 32$. That is all there is to the rules. Multiplying numbers adds their logarithms.</p><p>In the figure each strip is as long as a logarithm. Put the strips of 4 and 8 end to end, and you get the strip of $4 \\cdot 8$. Before there were calculators, people multiplied with such strips: they were called slide rules.</p>',
  figure: tape({
    alt: 'Strips as long as logarithms to base 2.',
    rows: [
      {
        parts: [
          [2, 'log₂ 4 = 2'],
          [3, 'log₂ 8 = 3'],
        ],
      },
      { parts: [[5, 'log₂ 32 = 5']] },
    ],
  }),
  words: [
    { word: 'condense', meaning: 'To write several logarithms as one.' },
    { word: 'expand', meaning: 'To write one logarithm as a sum or difference of several.' },
    { word: 'argument', meaning: 'What the logarithm is taken of.' },
    { word: 'change of base', meaning: 'Writing a logarithm with another base, such as one a calculator has.' },
  ],
  rule: '<p>For positive $x$ and $y$ and any base:</p><ul><li>product: $\\log xy = \\log x + \\log y$</li><li>quotient: $\\log \\frac{x}{y} = \\log x - \\log y$</li><li>power: $\\log x^n = n\\log x$</li><li>change of base: $\\log_b x = \\frac{\\log x}{\\log b}$</li></ul>',
  use: '<p>Logarithms of one base are added, subtracted or multiplied by a number, or one logarithm has a product, quotient or power inside.</p>',
  avoid:
    '<p>There is no rule for $\\log (x + y)$, and none for the product of two logarithms. Leave them as they are. Logarithms with different bases cannot be combined before a change of base.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>Goran and Hugo look at $\\log_2 48 - \\log_2 3$. Goran says: “It is $\\log_2 45$.” Hugo says: “It is 4.” Who is right?</p>',
      covers: ['algebra-2/combine-to-a-number', 'algebra-2/log-rule-claims'],
      steps: [
        {
          do: 'A difference of logarithms is the logarithm of the quotient: $\\log_2 \\frac{48}{3}$.',
          why: 'The arguments are divided. Goran subtracted them.',
        },
        {
          do: '$48 \\div 3 = 16$, so it is $\\log_2 16$.',
          why: 'Neither logarithm is a whole number, but together they are.',
        },
        {
          do: '$2^4 = 16$, so the value is 4. Only Hugo is right.',
          why: 'The logarithm is the exponent. Judge each claim by itself: both could be right, or neither.',
        },
      ],
      answer: text('Only Hugo is right'),
      check: () => {
        const value = Math.log2(48) - Math.log2(3)
        const [goran, hugo] = [Math.abs(value - Math.log2(45)) < 1e-9, Math.abs(value - 4) < 1e-9]
        return text(hugo && !goran ? 'Only Hugo is right' : 'Somebody else')
      },
    },
    {
      level: 'Next',
      asks: 'Which single logarithm is equal to $2\\log_3 x - \\log_3 y + 4\\log_3 z$ for positive $x$, $y$ and $z$?',
      covers: ['algebra-2/condense-logarithms'],
      steps: [
        {
          do: 'Factors become exponents: $\\log_3 x^2 - \\log_3 y + \\log_3 z^4$.',
          why: 'Power rule, read backward. Each factor goes with its own variable.',
        },
        {
          do: 'Plus means above, minus means below: $\\log_3 \\frac{x^2z^4}{y}$.',
          why: 'What is added is multiplied in; what is subtracted is divided out.',
        },
        {
          do: 'Expand it again: $2\\log_3 x + 4\\log_3 z - \\log_3 y$.',
          why: 'Backward is the test.',
        },
        {
          do: 'Where did this go wrong? Quinn expands $\\log_3 (9x^2)$ and gets $9 + 2\\log_3 x$. The 9 was left as it is, but $\\log_3 9 = 2$. Right is $2 + 2\\log_3 x$.',
          why: 'Test with $x = 1$: $\\log_3 9$ is 2, not 9.',
          covers: ['algebra-2/expand-logarithm-mistake'],
        },
      ],
      answer: expr('\\log_3 \\frac{x^2z^4}{y}', ({ x, y, z }) => Math.log((x * x * z ** 4) / y) / Math.log(3)),
      check: () =>
        expr('', ({ x, y, z }) => (2 * Math.log(Math.abs(x)) - Math.log(y) + 4 * Math.log(Math.abs(z))) / Math.log(3)),
    },
    {
      level: 'Exam level',
      asks: 'If $\\log 2 = p$ and $\\log 3 = q$, which expression is equal to $\\log_2 72$?',
      covers: ['algebra-2/logarithm-in-letters', 'algebra-2/logarithm-from-prime-table', 'algebra-2/change-of-base'],
      steps: [
        {
          do: 'Change the base: $\\log_2 72 = \\frac{\\log 72}{\\log 2}$.',
          why: 'The logarithm of the base stands below. This is not $\\log (72 \\div 2)$.',
        },
        { do: 'Factor: $72 = 8 \\cdot 9 = 2^3 \\cdot 3^2$.', why: 'Use the primes whose logarithms are known.' },
        {
          do: '$\\log 72 = 3p + 2q$',
          why: 'Products become sums, exponents become factors. With a table: $3 \\cdot 0.301 + 2 \\cdot 0.477 = 1.857$.',
        },
        { do: 'So $\\log_2 72$ is $\\frac{3p + 2q}{p}$.', why: 'The denominator is $\\log 2 = p$.' },
      ],
      answer: expr('\\frac{3p + 2q}{p}', ({ p, q }) => (3 * p + 2 * q) / p),
      // log₂ 72 = log₂ 8 + 2 · log₂ 3.
      check: () => expr('', ({ p, q }) => 3 + 2 * (q / p)),
    },
    {
      level: 'Exam level',
      asks: 'The loudness of a sound, in decibels, is $L = 10 \\log \\frac{I}{I_0}$, where $I$ is its intensity and $I_0$ is fixed. A fan has 40 decibels. A saw has 1,000 times its intensity. What is the loudness of the saw, in decibels?',
      covers: ['algebra-2/sound-levels'],
      steps: [
        {
          do: 'The saw: $10 \\log \\frac{1000I}{I_0}$, with the intensity $I$ of the fan.',
          why: 'The factor 1000 stands inside the logarithm.',
        },
        {
          do: 'Split the product: $10 \\log 1000 + 10 \\log \\frac{I}{I_0}$.',
          why: 'Inside multiplied, outside added.',
        },
        {
          do: '$10 \\cdot 3 + 40 = 70$ decibels',
          why: '$\\log 1000 = 3$, and the second part is the fan. The 40 is not multiplied by anything.',
        },
      ],
      answer: num(70),
      check: () => num(Math.round(10 * Math.log10(1000 * 10 ** (40 / 10)))),
    },
  ],
  tryIt: {
    asks: 'Write $3\\log_5 x + \\log_5 y - 2\\log_5 z$ as a single logarithm.',
    steps: [
      {
        ask: 'What becomes of $3\\log_5 x$?',
        answer: { choose: ['$\\log_5 x^3$', '$\\log_5 3x$', '$(\\log_5 x)^3$'] },
        slips: [
          {
            choice: 1,
            says: 'The factor does not stay a factor inside. It becomes an exponent.',
            misconception: 'a2-log-makes-the-factor-a-factor',
          },
          { choice: 2, says: 'Only the argument gets the exponent, not the whole logarithm.' },
        ],
        done: '$3\\log_5 x = \\log_5 x^3$ and $2\\log_5 z = \\log_5 z^2$',
      },
      {
        ask: 'Where does $z^2$ go?',
        answer: { choose: ['Below: it is divided by', 'Above: it is multiplied', 'It is subtracted inside'] },
        slips: [
          { choice: 1, says: 'There is a minus sign before its logarithm.', misconception: 'a2-log-ignores-the-minus' },
          { choice: 2, says: 'Subtracting outside means dividing inside.', misconception: 'a2-log-adds-the-arguments' },
        ],
        done: 'Minus outside, divided inside.',
      },
      {
        ask: 'What is the single logarithm?',
        like: 1,
        answer: { choose: ['$\\log_5 \\frac{x^3y}{z^2}$', '$\\log_5 (x^3 + y - z^2)$', '$\\log_5 \\frac{3xy}{2z}$'] },
        slips: [
          {
            choice: 1,
            says: 'Adding logarithms means multiplying the arguments.',
            misconception: 'a2-log-adds-the-arguments',
          },
          {
            choice: 2,
            says: 'The factors have to become exponents.',
            misconception: 'a2-log-makes-the-factor-a-factor',
          },
        ],
        done: 'The single logarithm is $\\log_5 \\frac{x^3y}{z^2}$.',
      },
    ],
    answer: expr('\\log_5 \\frac{x^3y}{z^2}', ({ x, y, z }) => Math.log((x ** 3 * y) / (z * z)) / Math.log(5)),
    check: () => expr('', ({ x, y, z }) => Math.log(x * y * (x / z) * (x / z)) / Math.log(5)),
  },
  trap: '<p>Splitting a sum. $\\log (x + y)$ is not $\\log x + \\log y$; that would be $\\log xy$. Test: $\\log (10 + 90) = \\log 100 = 2$, but $\\log 10 + \\log 90$ is almost 3.</p>',
  check:
    '<p>Put in easy numbers: powers of the base. With base 2 take $x = 4$ and $y = 8$, whose logarithms are 2 and 3, and compare both sides.</p>',
  mends: {
    'a2-log-adds-the-arguments': [0, 0],
    'a2-log-divides-the-numbers': [0, 2],
    'a2-log-accepts-a-false-claim': [0, 0],
    'a2-log-judges-one-claim-only': [0, 2],
    'a2-log-makes-the-factor-a-factor': [1, 0],
    'a2-log-swaps-the-exponents': [1, 0],
    'a2-log-ignores-the-minus': [1, 1],
    'a2-log-names-an-error-without-testing': [1, 3],
    'a2-log-takes-the-logarithm-of-the-quotient': [2, 0],
    'a2-log-turns-the-exponent-over': [2, 0],
    'a2-log-ignores-the-exponent': [2, 2],
    'a2-log-keeps-the-exponents': [2, 2],
    'a2-log-multiplies-the-logarithms': [3, 1],
    'a2-log-reads-the-scale-as-linear': [3, 2],
    'a2-log-rejects-a-true-claim': [0, 2],
    'a2-log-forgets-the-factor-in-front': [3, 2],
    'a2-log-gives-the-difference-only': [3, 2],
  },
})
