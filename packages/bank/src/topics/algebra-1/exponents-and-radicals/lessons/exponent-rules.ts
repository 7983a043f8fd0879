import { expr, lesson, num, tape, text, work } from '#kit'

/** The exponent n for which base^n is the value. */
const exponentOf = (base: number, value: number): number =>
  Array.from({ length: 60 }, (_, n) => n).find((n) => base ** n === value) ?? Number.NaN

export const exponentRules = lesson({
  idea: '<p>An exponent counts factors: $x^3$ means $x \\cdot x \\cdot x$. All rules for exponents are counts of factors, so you never have to believe one. Write the factors out, and count.</p><p>In $x^3 \\cdot x^2$ there are three factors and two more, together five. In $(x^2)^3$ there are three groups of two factors, together six. The first count adds, the second multiplies.</p>',
  figure: tape({
    alt: 'Two rows of factors x. In the first, three and two factors make five. In the second, three groups of two make six.',
    rows: [
      {
        name: 'x³ · x² = x⁵',
        parts: [
          [1, 'x'],
          [1, 'x'],
          [1, 'x'],
          [1, 'x'],
          [1, 'x'],
        ],
      },
      {
        name: '(x²)³ = x⁶',
        parts: [
          [2, 'x · x'],
          [2, 'x · x'],
          [2, 'x · x'],
        ],
      },
    ],
  }),
  words: [
    { word: 'base', meaning: 'The number or variable that is multiplied again and again: $x$ in $x^3$.' },
    { word: 'exponent', meaning: 'The small number that counts the factors: 3 in $x^3$.' },
    { word: 'power', meaning: 'Base and exponent together.' },
    {
      word: 'coefficient',
      meaning: 'The number that multiplies the power: 5 in $5x^2$. The exponent does not belong to it.',
    },
  ],
  rule: '<p>For powers of the same base:</p><ul><li>multiply: add exponents, $x^m \\cdot x^n = x^{m+n}$</li><li>divide: subtract exponents, $\\frac{x^m}{x^n} = x^{m-n}$</li><li>power of a power: multiply exponents, $(x^m)^n = x^{mn}$</li><li>power of a product: it reaches every factor, $(ab)^n = a^n b^n$</li></ul>',
  use: '<p>Powers of the <em>same base</em> are multiplied, divided or raised to a power. Coefficients are multiplied or divided as usual.</p>',
  avoid:
    '<p>For sums there is no rule: $x^2 + x^3$ stays as it is. Different bases stay apart: $2^3 \\cdot 5^2$ is not $10^5$.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Simplify $\\frac{4x^3 \\cdot 6x^5}{8x^2}$, where $x$ is not 0.',
      covers: ['algebra-1/powers-product', 'algebra-1/powers-quotient'],
      steps: [
        {
          do: 'Multiply above, numbers with numbers: $4 \\cdot 6 = 24$.',
          why: 'The coefficients are multiplied as always. They are not added.',
        },
        {
          do: 'Count the factors $x$ above: $3 + 5 = 8$. So the top is $24x^8$.',
          why: 'Three factors and five more are eight. $3 \\cdot 5 = 15$ would be right for $(x^3)^5$.',
        },
        {
          do: 'Divide the numbers: $24 \\div 8 = 3$. Two of the eight factors cancel: $8 - 2 = 6$. The result is $3x^6$.',
          why: 'Each factor below takes one away above. The numbers are divided, the exponents subtracted.',
        },
      ],
      answer: expr('3x^6', ({ x }) => 3 * x ** 6),
      check: () => expr('3x^6', ({ x }) => (4 * x * x * x * 6 * x ** 5) / (8 * x * x)),
    },
    {
      level: 'Next',
      asks: 'Simplify $(2x^4y)^3$.',
      covers: ['algebra-1/powers-of-a-product'],
      steps: [
        {
          do: 'The exponent 3 belongs to everything in the parentheses: $2^3 \\cdot (x^4)^3 \\cdot y^3$.',
          why: 'The whole product is written three times, so each factor comes three times.',
        },
        {
          do: 'The number: $2^3 = 2 \\cdot 2 \\cdot 2 = 8$.',
          why: 'It is a power, not $2 \\cdot 3 = 6$, and it does not stay 2.',
        },
        {
          do: 'The variable: $(x^4)^3 = x^{4 \\cdot 3} = x^{12}$.',
          why: 'Three groups of four factors. Adding, $4 + 3$, would be wrong here.',
        },
        { do: 'Together: $8x^{12}y^3$.', why: 'Test with $x = y = 1$: $2^3 = 8$. The coefficient fits.' },
      ],
      answer: expr('8x^{12}y^3', ({ x, y }) => 8 * x ** 12 * y ** 3),
      check: () => expr('…', ({ x, y }) => [1, 2, 3].reduce((p) => p * 2 * x ** 4 * y, 1)),
    },
    {
      level: 'Exam level',
      asks: 'A memory card holds $2^{30}$ bytes. One video takes $(2^4)^5$ bytes. The number of videos that fit on the card is $2^n$. What is $n$?',
      covers: ['algebra-1/powers-storage', 'algebra-1/powers-find-exponent'],
      steps: [
        {
          do: 'Write the video as one power: $(2^4)^5 = 2^{4 \\cdot 5} = 2^{20}$.',
          why: 'Five groups of four factors.',
        },
        {
          do: '“How many fit” is a division: $\\frac{2^{30}}{2^{20}}$.',
          why: 'Divide the whole by the size of one.',
        },
        {
          do: 'Subtract the exponents: $30 - 20 = 10$, so $2^{10}$ videos fit, and $n = 10$.',
          why: 'The base stays 2. The exponents are not divided, and 30 alone would forget the division.',
        },
      ],
      answer: num(10),
      check: () => num(exponentOf(2, 2 ** 30 / 16 ** 5)),
    },
    {
      level: 'Exam level',
      asks: `<p>Tariq simplified $\\frac{(3x^2)^2 \\cdot x^5}{x^3}$.</p>${work(['$\\frac{9x^4 \\cdot x^5}{x^3}$', '$\\frac{9x^{20}}{x^3}$', '$9x^{17}$'])}<p>Which step contains the first mistake?</p>`,
      covers: ['algebra-1/powers-wrong-step'],
      steps: [
        {
          do: 'Step 1: $(3x^2)^2 = 3^2 \\cdot x^{2 \\cdot 2} = 9x^4$. Correct.',
          why: 'Both the 3 and $x^2$ are squared.',
        },
        {
          do: 'Step 2: $x^4 \\cdot x^5$ has $4 + 5 = 9$ factors, not 20. The first mistake is in Step 2.',
          why: 'The exponents were multiplied where they have to be added.',
        },
        {
          do: 'Step 3 follows from the line before. The right end is $9x^{9-3} = 9x^6$.',
          why: 'Only the first step in which the value changes counts.',
        },
        {
          do: 'Test with a number, here $x = 2$: $\\frac{12^2 \\cdot 32}{8} = 576$, and $9 \\cdot 2^6 = 576$.',
          why: 'Two forms of one expression agree for every number.',
        },
        {
          do: 'Who is right? For $5^2 \\cdot 5^4$, Ben writes $5^5 \\cdot 5$ and Mia $(5^2)^4$. The first two have 6 factors, Mia’s has 8. Only Ben.',
          why: 'Count the factors in each.',
          covers: ['algebra-1/powers-who-is-right'],
        },
      ],
      answer: text('Step 2'),
      check: () => {
        const x = 2
        const lines = [(9 * x ** 4 * x ** 5) / x ** 3, (9 * x ** 20) / x ** 3, 9 * x ** 17]
        return text(`Step ${lines.findIndex((v) => v !== ((3 * x * x) ** 2 * x ** 5) / x ** 3) + 1}`)
      },
    },
  ],
  tryIt: {
    asks: 'Simplify $(5x^3y^2)^2$.',
    steps: [
      {
        ask: 'Which number stands in front of the result?',
        like: 1,
        answer: { typed: num(5 ** 2) },
        slips: [
          {
            typed: num(5),
            says: 'The 5 stands in the parentheses, so it is squared as well.',
            misconception: 'a1-pw-leaves-the-coefficient',
          },
          {
            typed: num(10),
            says: 'Squaring means $5 \\cdot 5$, not $5 \\cdot 2$.',
            misconception: 'a1-pw-multiplies-coefficient-by-exponent',
          },
        ],
        done: '$5^2 = 25$',
      },
      {
        ask: 'Which exponent does $x$ get?',
        like: 2,
        answer: { typed: num(3 * 2) },
        slips: [
          {
            typed: num(5),
            says: 'You added. Here are two groups of three factors.',
            misconception: 'a1-pw-adds-exponents-of-a-power',
          },
          {
            typed: num(9),
            says: 'You raised the exponent to a power. Count the factors: two groups of three.',
            misconception: 'a1-pw-raises-the-exponents',
          },
        ],
        done: '$(x^3)^2 = x^{3 \\cdot 2} = x^6$',
      },
      {
        ask: 'What is the whole result?',
        like: 3,
        answer: { choose: ['$25x^6y^4$', '$25x^6y^2$', '$25x^5y^4$'] },
        slips: [
          {
            choice: 1,
            says: 'You left $y^2$ as it was. It is squared, too.',
            misconception: 'a1-pw-changes-one-letter-only',
          },
          {
            choice: 2,
            says: 'A power of a power multiplies the exponents.',
            misconception: 'a1-pw-adds-exponents-of-a-power',
          },
        ],
        done: '$25x^6y^4$',
      },
    ],
    answer: expr('25x^6y^4', ({ x, y }) => 25 * x ** 6 * y ** 4),
    check: () => expr('…', ({ x, y }) => 5 * x ** 3 * y * y * (5 * x ** 3 * y * y)),
  },
  trap: '<p>Forgetting the number in the parentheses. $(3x^2)^2$ is $9x^4$: neither $3x^4$ nor $6x^4$.</p>',
  check: '<p>Put a small number such as 2 in for the variable, before and after. Both must have the same value.</p>',
  mends: {
    'a1-pw-adds-the-coefficients': [0, 0],
    'a1-pw-multiplies-the-exponents': [0, 1],
    'a1-pw-mixes-both-rules': [0, 1],
    'a1-pw-keeps-the-larger-exponent': [0, 1],
    'a1-pw-subtracts-the-coefficients': [0, 2],
    'a1-pw-adds-exponents-in-a-quotient': [0, 2],
    'a1-pw-leaves-the-coefficient': [1, 1],
    'a1-pw-multiplies-coefficient-by-exponent': [1, 1],
    'a1-pw-adds-exponents-of-a-power': [1, 2],
    'a1-pw-raises-the-exponents': [1, 2],
    'a1-pw-changes-one-letter-only': [1, 0],
    'a1-pw-divides-the-exponents': [2, 2],
    'a1-pw-stops-before-the-quotient': [2, 2],
    'a1-pw-overlooks-a-wrong-step': [3, 1],
    'a1-pw-rejects-a-correct-step': [3, 2],
    'a1-pw-accepts-a-wrong-form': [3, 4],
    'a1-pw-rejects-a-right-form': [3, 4],
    'a1-pw-guesses-about-one-form': [3, 4],
  },
})
