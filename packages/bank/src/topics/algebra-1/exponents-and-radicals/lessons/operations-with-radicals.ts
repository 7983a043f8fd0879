import { lesson, num, surd, surdAdd, surdDiv, surdSqrt, surdValue, tape, text, work } from '#kit'

const r3 = Math.sqrt(3)

export const operationsWithRadicals = lesson({
  idea: '<p>A root is a number like any other. Two lengths of $\\sqrt{3}$ and three lengths of $\\sqrt{3}$ are five lengths of $\\sqrt{3}$, just as $2x + 3x = 5x$. So roots with the <em>same</em> number inside can be added, and others cannot.</p><p>Often roots only look different. $\\sqrt{12}$ and $\\sqrt{27}$ turn out to be $2\\sqrt{3}$ and $3\\sqrt{3}$. That is why you simplify first.</p>',
  figure: tape({
    alt: 'The root of 12 is a strip of two lengths √3, the root of 27 a strip of three. Together they are five lengths √3.',
    rows: [
      {
        name: '√12',
        parts: [
          [r3, '√3'],
          [r3, '√3'],
        ],
      },
      {
        name: '√27',
        parts: [
          [r3, '√3'],
          [r3, '√3'],
          [r3, '√3'],
        ],
      },
      {
        name: '√12 + √27',
        parts: [
          [r3, '√3'],
          [r3, '√3'],
          [r3, '√3'],
          [r3, '√3'],
          [r3, '√3'],
        ],
      },
    ],
  }),
  words: [
    { word: 'radical', meaning: 'A root, such as $\\sqrt{3}$ or $5\\sqrt{2}$.' },
    { word: 'like radicals', meaning: 'Roots with the same number inside: $2\\sqrt{3}$ and $7\\sqrt{3}$.' },
    { word: 'conjugates', meaning: 'Two sums that differ in one sign only: $4 + \\sqrt{6}$ and $4 - \\sqrt{6}$.' },
    { word: 'to rationalize', meaning: 'To rewrite a fraction so that no root stands in the denominator.' },
  ],
  rule: '<ul><li>Simplify every root first.</li><li>Add like radicals: $a\\sqrt{r} + b\\sqrt{r} = (a + b)\\sqrt{r}$</li><li>Multiply outside and inside: $a\\sqrt{m} \\cdot b\\sqrt{n} = ab\\sqrt{mn}$</li><li>$\\sqrt{r} \\cdot \\sqrt{r} = r$</li><li>Clear a root below: multiply above and below by it.</li></ul>',
  use: '<p>Sums, products and fractions with square roots; perimeters and areas whose sides are roots.</p>',
  avoid: '<p>Never add under one root sign: $\\sqrt{9} + \\sqrt{16} = 3 + 4 = 7$, but $\\sqrt{9 + 16} = 5$.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Simplify $\\sqrt{12} + \\sqrt{75}$.',
      covers: ['algebra-1/radicals-add'],
      steps: [
        {
          do: 'Simplify the first: $\\sqrt{12} = \\sqrt{4 \\cdot 3} = 2\\sqrt{3}$.',
          why: 'The square number 4 comes out as 2.',
        },
        {
          do: 'Simplify the second: $\\sqrt{75} = \\sqrt{25 \\cdot 3} = 5\\sqrt{3}$.',
          why: '25 comes out as 5. Now both roots are alike.',
        },
        {
          do: 'Count lengths of $\\sqrt{3}$: $2\\sqrt{3} + 5\\sqrt{3}$ is $7\\sqrt{3}$.',
          why: 'Only the coefficients are added. The 3 inside stays 3.',
        },
      ],
      answer: surdValue(surd(0, 7, 3)),
      check: () => surdValue(surdAdd(surdSqrt(12), surdSqrt(75))),
    },
    {
      level: 'Next',
      asks: 'A rectangle has sides of $\\sqrt{48}$ and $\\sqrt{27}$ inches. What is its perimeter, and what is its area in square inches?',
      covers: ['algebra-1/radicals-rectangle', 'algebra-1/radicals-area', 'algebra-1/radicals-multiply'],
      steps: [
        {
          do: 'Simplify the sides: $\\sqrt{48} = 4\\sqrt{3}$ and $\\sqrt{27} = 3\\sqrt{3}$.',
          why: '$48 = 16 \\cdot 3$ and $27 = 9 \\cdot 3$.',
        },
        {
          do: 'Perimeter: one of each makes $7\\sqrt{3}$, and twice that is $14\\sqrt{3}$.',
          why: 'A rectangle has four sides: two of each.',
        },
        {
          do: 'Area: multiply outside, $4 \\cdot 3 = 12$, and inside, $\\sqrt{3} \\cdot \\sqrt{3} = 3$.',
          why: 'The coefficients are multiplied, not added. A root times itself is the number inside.',
        },
        {
          do: 'So the area is $12 \\cdot 3 = 36$.',
          why: 'Different roots go the same way: $5\\sqrt{2} \\cdot 4\\sqrt{6} = 20\\sqrt{12} = 40\\sqrt{3}$.',
        },
      ],
      answer: num(36),
      check: () => num(Math.sqrt(48 * 27)),
    },
    {
      level: 'Exam level',
      asks: 'Which expression is equal to $\\frac{(5 + \\sqrt{7})(5 - \\sqrt{7})}{\\sqrt{6}}$ and has no root in the denominator?',
      covers: ['algebra-1/radicals-conjugates', 'algebra-1/radicals-rationalize'],
      steps: [
        {
          do: 'Multiply the conjugates: $5^2 - (\\sqrt{7})^2 = 25 - 7 = 18$.',
          why: 'The middle terms cancel. The square of $\\sqrt{7}$ is 7, and it is subtracted.',
        },
        {
          do: 'Multiply above and below by $\\sqrt{6}$: $\\frac{18}{\\sqrt{6}} = \\frac{18\\sqrt{6}}{6}$.',
          why: '$\\sqrt{6} \\cdot \\sqrt{6} = 6$. The value stays.',
        },
        {
          do: 'Divide: $18 \\div 6 = 3$. The result is $3\\sqrt{6}$.',
          why: 'Only the coefficient is divided. The root stays.',
        },
      ],
      answer: surdValue(surd(0, 3, 6)),
      check: () => surdValue(surdDiv(surd(25 - 7, 0, 1), surd(0, 1, 6))),
    },
    {
      level: 'Exam level',
      asks: `<p>Oscar simplified $4\\sqrt{18} + 3\\sqrt{2}$.</p>${work(['$4 \\cdot 9\\sqrt{2} + 3\\sqrt{2}$', '$36\\sqrt{2} + 3\\sqrt{2}$', '$39\\sqrt{2}$'])}<p>Which step contains the first mistake?</p>`,
      covers: ['algebra-1/radicals-wrong-step'],
      steps: [
        {
          do: 'Step 1: $\\sqrt{18} = 3\\sqrt{2}$. Oscar wrote 9 in front instead of 3. The first mistake is in Step 1.',
          why: 'The square comes out as its root.',
        },
        {
          do: 'Steps 2 and 3 follow from a wrong line. Right would be $12\\sqrt{2} + 3\\sqrt{2} = 15\\sqrt{2}$.',
          why: 'A step is judged by the line before it.',
        },
        {
          do: 'Who is right? Oscar writes $39\\sqrt{2}$, Mia $10\\sqrt{2} + \\sqrt{50}$. Mia’s is $10\\sqrt{2} + 5\\sqrt{2} = 15\\sqrt{2}$. Only Mia.',
          why: 'Simplify, then compare.',
          covers: ['algebra-1/radicals-who-is-right'],
        },
      ],
      answer: text('Step 1'),
      check: () => {
        const lines = [4 * 9 * Math.SQRT2 + 3 * Math.SQRT2, 36 * Math.SQRT2 + 3 * Math.SQRT2, 39 * Math.SQRT2]
        const value = 4 * Math.sqrt(18) + 3 * Math.SQRT2
        return text(`Step ${lines.findIndex((v) => Math.abs(v - value) > 1e-9) + 1}`)
      },
    },
  ],
  tryIt: {
    asks: 'A rectangle has sides of $\\sqrt{20}$ and $\\sqrt{45}$ feet. What is its perimeter, and what is its area in square feet?',
    steps: [
      {
        ask: 'Simplify: $\\sqrt{20} = k\\sqrt{5}$. What is $k$?',
        answer: { typed: num(2) },
        slips: [
          {
            typed: num(4),
            says: 'The square 4 comes out as its root.',
            misconception: 'a1-pw-leaves-the-square-outside',
          },
        ],
        done: '$\\sqrt{20} = 2\\sqrt{5}$, and in the same way $\\sqrt{45} = 3\\sqrt{5}$.',
      },
      {
        ask: 'What do the two sides add up to?',
        answer: { choose: ['$5\\sqrt{5}$', '$5\\sqrt{10}$', '$6\\sqrt{5}$', '$\\sqrt{65}$'] },
        slips: [
          {
            choice: 1,
            says: 'The number inside stays 5. Only the coefficients are added.',
            misconception: 'a1-pw-adds-radicands-after-simplifying',
          },
          {
            choice: 2,
            says: 'You multiplied 2 and 3. Here lengths are added.',
            misconception: 'a1-pw-multiplies-the-factors',
          },
          { choice: 3, says: 'Roots are not added under one root sign.', misconception: 'a1-pw-adds-under-the-root' },
        ],
        done: '$2\\sqrt{5} + 3\\sqrt{5} = 5\\sqrt{5}$',
      },
      {
        ask: 'What is the perimeter?',
        like: 1,
        answer: { choose: ['$10\\sqrt{5}$', '$5\\sqrt{5}$', '$7\\sqrt{5}$'] },
        slips: [
          { choice: 1, says: 'These are only two of the four sides.', misconception: 'a1-pw-adds-two-sides-only' },
          { choice: 2, says: 'You doubled only one of the sides.', misconception: 'a1-pw-doubles-one-side-only' },
        ],
        done: '$2 \\cdot 5\\sqrt{5} = 10\\sqrt{5}$',
      },
      {
        ask: 'How many square feet is the area?',
        like: 2,
        answer: { typed: num(2 * 3 * 5) },
        slips: [
          {
            typed: num(6),
            says: 'That is the product outside. Multiply inside as well: $\\sqrt{5} \\cdot \\sqrt{5}$.',
          },
          { typed: num(2 * 3 * 25), says: '$\\sqrt{5} \\cdot \\sqrt{5}$ is 5, not 25.' },
        ],
        done: '$2 \\cdot 3 = 6$, and $\\sqrt{5} \\cdot \\sqrt{5} = 5$: the area is $6 \\cdot 5 = 30$.',
      },
    ],
    answer: num(30),
    check: () => num(Math.round(Math.sqrt(20) * Math.sqrt(45))),
  },
  trap: '<p>Adding what stands inside. $2\\sqrt{3} + 5\\sqrt{3}$ is $7\\sqrt{3}$, not $7\\sqrt{6}$.</p>',
  check: '<p>Use decimals: $\\sqrt{12} + \\sqrt{75}$ and $7\\sqrt{3}$ are both about 12.12.</p>',
  mends: {
    'a1-pw-leaves-the-square-outside': [0, 1],
    'a1-pw-takes-out-one-root-only': [0, 1],
    'a1-pw-adds-radicands-after-simplifying': [0, 2],
    'a1-pw-adds-under-the-root': [0, 2],
    'a1-pw-multiplies-the-factors': [0, 2],
    'a1-pw-adds-two-sides-only': [1, 1],
    'a1-pw-doubles-one-side-only': [1, 1],
    'a1-pw-adds-the-outside-factors': [1, 2],
    'a1-pw-forgets-the-outside-factor': [1, 2],
    'a1-pw-multiplies-without-the-root': [1, 2],
    'a1-pw-loses-the-factor-from-inside': [1, 3],
    'a1-pw-adds-the-square-of-the-root': [2, 0],
    'a1-pw-squares-the-radicand': [2, 0],
    'a1-pw-ignores-the-root': [2, 0],
    'a1-pw-multiplies-the-numerator-only': [2, 1],
    'a1-pw-doubles-instead-of-squaring': [2, 1],
    'a1-pw-squares-the-fraction': [2, 1],
    'a1-pw-drops-the-root': [2, 2],
    'a1-pw-overlooks-a-wrong-step': [3, 0],
    'a1-pw-rejects-a-correct-step': [3, 1],
    'a1-pw-accepts-a-wrong-form': [3, 2],
    'a1-pw-rejects-a-right-form': [3, 2],
    'a1-pw-guesses-about-one-form': [3, 2],
    'a1-pw-does-not-square-the-factor': [2, 0],
    'a1-pw-root-times-itself-doubled': [2, 1],
    'a1-pw-turns-the-root-upside-down': [2, 1],
  },
})
