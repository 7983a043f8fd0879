import { asWritten, lesson, num, table, text } from '#kit'

/** A positive number in scientific notation, found by shifting one place after the other. */
const scientific = (x: number) => {
  let [m, n] = [x, 0]
  while (m >= 10) [m, n] = [m / 10, n + 1]
  while (m < 1) [m, n] = [m * 10, n - 1]
  return asWritten(`${Number(m.toPrecision(6))} \\times 10^{${n}}`)
}

export const scientificNotation = lesson({
  idea: '<p>The sun is about 150,000,000 km away, and a hair is about 0.00008 m wide. So many zeros are easy to miscount. Scientific notation writes such a number as a number from 1 to 10 times a power of ten: $1.5 \\times 10^8$ and $8 \\times 10^{-5}$.</p><p>Multiplying by 10 moves the decimal point one place to the right, dividing by 10 one place to the left. So the exponent says how far the point has moved, and in which direction.</p>',
  figure: table(
    ['Number', 'The point has to move', 'Scientific notation'],
    [
      ['47,000', '4 places to the left', '$4.7 \\times 10^4$'],
      ['470', '2 places to the left', '$4.7 \\times 10^2$'],
      ['0.47', '1 place to the right', '$4.7 \\times 10^{-1}$'],
      ['0.00047', '4 places to the right', '$4.7 \\times 10^{-4}$'],
    ],
    'Large numbers have positive exponents, numbers below 1 negative ones',
  ),
  words: [
    {
      word: 'scientific notation',
      meaning: 'A number written as $m \\times 10^n$, where $m$ is at least 1 and less than 10.',
    },
    { word: 'first factor', meaning: 'The number before the power of ten: 4.7 in $4.7 \\times 10^4$.' },
    { word: 'power of ten', meaning: '10 with an exponent: $10^3 = 1000$, $10^{-3} = 0.001$.' },
  ],
  rule: '<ul><li>Multiply: multiply the first factors, add the exponents.</li><li>Divide: divide the first factors, subtract the exponents.</li><li>Add: first give both numbers the same power of ten.</li><li>At the end, bring the first factor between 1 and 10: if it gets ten times smaller, the exponent goes up by 1.</li></ul>',
  use: '<p>Numbers are very large or very small, or are given with powers of ten.</p>',
  avoid: '<p>Exponents are never added when numbers are added: $10^3 + 10^2$ is $1000 + 100 = 1100$, not $10^5$.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Write 0.00047 in scientific notation. Is it more or less than $8.2 \\times 10^{-5}$?',
      covers: ['algebra-1/scientific-write', 'algebra-1/scientific-read', 'algebra-1/scientific-compare'],
      steps: [
        {
          do: 'Move the point until one digit that is not 0 stands before it: $0.00047 \\to 4.7$. That is 4 places to the right.',
          why: 'Count places, not zeros: after the point stand three zeros, but the point moves four places.',
        },
        {
          do: 'The number is below 1, so the exponent is negative: $4.7 \\times 10^{-4}$.',
          why: '4.7 has to be made smaller again, by dividing by 10 four times.',
        },
        {
          do: 'Read the other number: $10^{-5}$ moves the point 5 places to the left, so $8.2 \\times 10^{-5} = 0.000082$.',
          why: 'A negative exponent leads to a small number.',
        },
        {
          do: 'Compare: $0.00047 \\gt 0.000082$. It is more, although 4.7 is less than 8.2.',
          why: 'The exponent decides first: $-4$ is more than $-5$. Only if the exponents are equal, the first factors decide.',
        },
      ],
      answer: asWritten('4.7 \\times 10^{-4}'),
      check: () => scientific(0.00047),
    },
    {
      level: 'Next',
      asks: 'Write the product $(4 \\times 10^6)(7 \\times 10^3)$ in scientific notation.',
      covers: ['algebra-1/scientific-multiply'],
      steps: [
        { do: 'Multiply the first factors: $4 \\cdot 7 = 28$.', why: 'They are multiplied, not added.' },
        {
          do: 'Add the exponents: $10^6 \\cdot 10^3 = 10^9$. So far: $28 \\times 10^9$.',
          why: 'Six factors 10 and three more are nine.',
        },
        {
          do: '28 is too large for a first factor: $28 = 2.8 \\times 10$.',
          why: 'The first factor must be less than 10.',
        },
        {
          do: 'So the result is $2.8 \\times 10^{10}$.',
          why: 'One more factor 10 joins the power: the first factor went down, the exponent goes up.',
        },
      ],
      answer: asWritten('2.8 \\times 10^{10}'),
      check: () => scientific(4_000_000 * 7000),
    },
    {
      level: 'Exam level',
      asks: 'A city has $8 \\times 10^6$ inhabitants, a town nearby has $5 \\times 10^5$. How many inhabitants do they have together, in scientific notation? And how many times as many inhabitants does the city have?',
      covers: ['algebra-1/scientific-add', 'algebra-1/scientific-ratio'],
      steps: [
        {
          do: 'To add, use one power of ten: $5 \\times 10^5 = 0.5 \\times 10^6$.',
          why: 'The exponent goes up by 1, so the first factor gets ten times smaller. The value stays the same.',
        },
        {
          do: 'Add the first factors: $8 \\times 10^6 + 0.5 \\times 10^6 = 8.5 \\times 10^6$.',
          why: 'The power of ten is a common unit, “millions.” It is not changed by adding.',
        },
        {
          do: '“How many times” is a division. First factors: $8 \\div 5 = 1.6$. Powers: $10^{6-5} = 10$.',
          why: 'Divide the larger by the smaller. Exponents are subtracted.',
        },
        {
          do: '$1.6 \\cdot 10 = 16$. The city has 16 times as many.',
          why: 'Test in full: $16 \\cdot 500{,}000 = 8{,}000{,}000$.',
        },
      ],
      answer: num(16),
      check: () => num(8_000_000 / 500_000),
    },
    {
      level: 'Exam level',
      asks: '<p>Yara multiplied $(3 \\times 10^4)(5 \\times 10^3)$ and got $1.5 \\times 10^7$, which is not correct. Which mistake leads to this answer: multiplying the exponents 4 and 3, or writing 1.5 for 15 and leaving the power of ten as it was?</p>',
      covers: ['algebra-1/scientific-mistake'],
      steps: [
        {
          do: 'The right way: $15 \\times 10^7 = 1.5 \\times 10^8$.',
          why: 'Yara’s first factor is right. The exponent is one too small.',
        },
        {
          do: 'Multiplying the exponents: $4 \\cdot 3 = 12$ would end at $15 \\times 10^{12}$. It is not that.',
          why: 'Follow each mistake to its end.',
        },
        {
          do: 'Writing 1.5 for 15 and leaving the power as it was: this ends at $1.5 \\times 10^7$. It is the second mistake.',
          why: '1.5 is only a tenth of 15. The lost factor 10 must go into the power.',
        },
      ],
      answer: text('It is the second mistake'),
      check: () => text([15e12, 1.5e7].indexOf(1.5e7) === 1 ? 'It is the second mistake' : 'It is the first mistake'),
    },
  ],
  tryIt: {
    asks: 'Write the product $(6 \\times 10^4)(9 \\times 10^5)$ in scientific notation.',
    steps: [
      {
        ask: 'What is the product of the first factors?',
        answer: { typed: num(6 * 9) },
        slips: [
          {
            typed: num(15),
            says: 'You added 6 and 9. In a product they are multiplied.',
            misconception: 'a1-pw-adds-the-coefficients',
          },
        ],
        done: '$6 \\cdot 9 = 54$',
      },
      {
        ask: 'Which exponent does $10^4 \\cdot 10^5$ have?',
        answer: { typed: num(4 + 5) },
        slips: [
          {
            typed: num(20),
            says: 'You multiplied the exponents. Four factors and five more are added.',
            misconception: 'a1-pw-multiplies-the-exponents',
          },
        ],
        done: '$54 \\times 10^9$',
      },
      {
        ask: 'Which is the result in scientific notation?',
        like: 3,
        answer: {
          choose: ['$5.4 \\times 10^{10}$', '$5.4 \\times 10^{9}$', '$5.4 \\times 10^{8}$', '$54 \\times 10^{9}$'],
        },
        slips: [
          {
            choice: 1,
            says: '5.4 is only a tenth of 54. The power of ten must make up for it.',
            misconception: 'a1-pw-forgets-to-shift-exponent',
          },
          {
            choice: 2,
            says: 'The first factor got smaller, so the exponent must get larger.',
            misconception: 'a1-pw-shifts-exponent-the-wrong-way',
          },
          {
            choice: 3,
            says: 'The value is right, but a first factor is less than 10.',
            misconception: 'a1-pw-first-factor-not-between-one-and-ten',
          },
        ],
        done: '$54 \\times 10^9 = 5.4 \\times 10^{10}$',
      },
    ],
    answer: asWritten('5.4 \\times 10^{10}'),
    check: () => scientific(60_000 * 900_000),
  },
  trap: '<p>Counting zeros instead of places. 0.00052 has three zeros after the point, but the point moves four places: $5.2 \\times 10^{-4}$.</p>',
  check:
    '<p>Write the number out again: move the point as the exponent says. Above 10 the exponent must be positive, below 1 negative, and the first factor lies between 1 and 10.</p>',
  mends: {
    'a1-pw-counts-zeros-not-places': [0, 0],
    'a1-pw-wrong-sign-of-ten-exponent': [0, 1],
    'a1-pw-compares-first-factors-only': [0, 3],
    'a1-pw-compares-exponents-without-sign': [0, 3],
    'a1-pw-compares-exponents-only': [0, 3],
    'a1-pw-adds-the-coefficients': [1, 0],
    'a1-pw-multiplies-the-exponents': [1, 1],
    'a1-pw-first-factor-not-between-one-and-ten': [1, 2],
    'a1-pw-shifts-exponent-the-wrong-way': [1, 3],
    'a1-pw-adds-without-common-power': [2, 0],
    'a1-pw-swaps-the-two-shifts': [2, 0],
    'a1-pw-adds-powers-when-adding': [2, 1],
    'a1-pw-subtracts-the-coefficients': [2, 2],
    'a1-pw-ignores-the-powers-of-ten': [2, 2],
    'a1-pw-multiplies-by-the-exponent': [2, 3],
    'a1-pw-forgets-to-shift-exponent': [3, 2],
    'a1-pw-names-an-error-without-testing': [3, 1],
    'a1-pw-counts-digits-not-places': [0, 0],
    'a1-pw-counts-both-end-exponents': [2, 2],
  },
})
