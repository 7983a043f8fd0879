import { areaModel, expr, lesson, num, surd, surdValue, work } from '#kit'

export const radicalOperations = lesson({
  idea: '<p>The root of a product is the product of the roots: $\\sqrt{50} = \\sqrt{25} \\cdot \\sqrt{2} = 5\\sqrt{2}$. So square factors can be taken out. What is left under the root behaves like a variable: $5\\sqrt{2} + 3\\sqrt{2} = 8\\sqrt{2}$.</p><p>The figure shows a useful product: $3 + \\sqrt{2}$ times $3 - \\sqrt{2}$. The two middle cells cancel, and no root is left: $9 - 2 = 7$. This clears roots from denominators.</p>',
  figure: areaModel({
    alt: 'The product of 3 + √2 and 3 − √2 as an area with four cells.',
    across: ['3', '−√2'],
    down: ['3', '√2'],
    cells: [
      ['9', '−3√2'],
      ['3√2', '−2'],
    ],
  }),
  words: [
    { word: 'radicand', meaning: 'What stands under the root: 50 in $\\sqrt{50}$.' },
    {
      word: 'like radicals',
      meaning: 'Roots with the same index and the same radicand.',
    },
    { word: 'conjugates', meaning: 'Two sums that differ in one sign: $a + \\sqrt{b}$ and $a - \\sqrt{b}$.' },
    { word: 'rationalize', meaning: 'To write a fraction without a root in its denominator.' },
  ],
  rule: '<ul><li>Simplify: $\\sqrt[n]{ab} = \\sqrt[n]{a} \\cdot \\sqrt[n]{b}$; take perfect powers out.</li><li>Add: only like radicals.</li><li>Multiply: every term with every term; $\\sqrt{b} \\cdot \\sqrt{b} = b$.</li><li>Rationalize: multiply above and below by the conjugate; $(a + \\sqrt{b})(a - \\sqrt{b}) = a^2 - b$.</li></ul>',
  use: '<p>Exact values are asked for (“simplest form”), or an answer of yours does not look like any of the options.</p>',
  avoid: '<p>If a decimal is asked for, a calculator is enough.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'For $x \\ge 0$, which expression is equal to $\\sqrt{50x^7}$?',
      covers: ['algebra-2/simplify-root-with-letters', 'algebra-2/simplify-nth-root'],
      steps: [
        {
          do: 'Split off perfect squares: $50x^7 = 25 \\cdot x^6 \\cdot 2x$.',
          why: 'Even exponents are squares. One $x$ is left over.',
        },
        {
          do: 'Take their roots: $\\sqrt{25} = 5$ and $\\sqrt{x^6} = x^3$.',
          why: 'The root of the factor comes out, not the factor itself. A square root halves the exponent.',
        },
        {
          do: 'Together: $5x^3\\sqrt{2x}$.',
          why: 'For a cube root look for cubes: $\\sqrt[3]{54} = 3\\sqrt[3]{2}$.',
        },
      ],
      answer: expr('5x^3\\sqrt{2x}', ({ x }) => 5 * x ** 3 * Math.sqrt(2 * x)),
      check: () => expr('', ({ x }) => Math.sqrt(50 * x ** 7)),
    },
    {
      level: 'Next',
      asks: 'Simplify $3\\sqrt{20} - \\sqrt{45}$.',
      covers: ['algebra-2/add-unlike-looking-roots', 'algebra-2/area-with-roots'],
      steps: [
        {
          do: '$\\sqrt{20} = \\sqrt{4 \\cdot 5} = 2\\sqrt{5}$ and $\\sqrt{45} = \\sqrt{9 \\cdot 5} = 3\\sqrt{5}$.',
          why: 'They look different, but both contain $\\sqrt{5}$.',
        },
        {
          do: 'The 3 in front multiplies: $3 \\cdot 2\\sqrt{5} = 6\\sqrt{5}$.',
          why: 'Do not lose the coefficient of the root.',
        },
        {
          do: '$6\\sqrt{5} - 3\\sqrt{5}$ is $3\\sqrt{5}$.',
          why: 'Like radicals are combined like equal variables. As an area, $2\\sqrt{5} \\cdot 3\\sqrt{5}$ would be $6 \\cdot 5 = 30$.',
        },
      ],
      answer: surdValue(surd(0, 3, 5)),
      check: () => ({ html: '', key: `surd ${Number((3 * Math.sqrt(20) - Math.sqrt(45)).toPrecision(8))}` }),
    },
    {
      level: 'Exam level',
      asks: `<p>Linh simplified $(4 + 3\\sqrt{2})^2 - \\sqrt{50}$.</p>${work(['$16 + 24\\sqrt{2} + 9 \\cdot 2 - \\sqrt{50}$', '$34 + 24\\sqrt{2} - 25\\sqrt{2}$', '$34 - \\sqrt{2}$'])}<p>In which step is the first error, and what is the right result?</p>`,
      covers: ['algebra-2/multiply-root-binomials', 'algebra-2/root-expression-lines'],
      steps: [
        {
          do: 'Four products: $16$, $12\\sqrt{2}$, $12\\sqrt{2}$ and $3\\sqrt{2} \\cdot 3\\sqrt{2} = 9 \\cdot 2 = 18$. Step 1 is correct.',
          why: 'The middle product comes twice, and $\\sqrt{2} \\cdot \\sqrt{2} = 2$, without a root.',
        },
        {
          do: '$\\sqrt{50} = 5\\sqrt{2}$, not $25\\sqrt{2}$: the error is in Step 2.',
          why: 'The 25 came out without taking its root.',
        },
        {
          do: 'Right: $34 + 24\\sqrt{2} - 5\\sqrt{2}$, which is $34 + 19\\sqrt{2}$.',
          why: 'Numbers and roots are combined separately.',
        },
      ],
      answer: surdValue(surd(34, 19, 2)),
      check: () => ({ html: '', key: `surd ${Number(((4 + 3 * Math.sqrt(2)) ** 2 - Math.sqrt(50)).toPrecision(8))}` }),
    },
    {
      level: 'Exam level',
      asks: 'The number $\\frac{28}{4 - \\sqrt{2}}$ can be written as $p + q\\sqrt{2}$ with integers $p$ and $q$. What is the value of $p + q$?',
      covers: ['algebra-2/rationalize-with-conjugate', 'algebra-2/constants-after-rationalizing'],
      steps: [
        {
          do: 'Multiply above and below by the conjugate $4 + \\sqrt{2}$.',
          why: 'Only the sign of the root changes.',
        },
        { do: 'Below: $(4 - \\sqrt{2})(4 + \\sqrt{2}) = 16 - 2 = 14$.', why: 'The squares are subtracted, not added.' },
        {
          do: 'Above: $28(4 + \\sqrt{2})$. Divide by 14: $2(4 + \\sqrt{2}) = 8 + 2\\sqrt{2}$.',
          why: 'The 2 multiplies both terms in the parentheses.',
        },
        {
          do: 'So $p = 8$ and $q = 2$, and $p + q = 10$.',
          why: 'A calculator gives about 10.83 for both forms.',
        },
        {
          do: 'Where did this go wrong? Leila gets $8 + 28\\sqrt{2}$: only the first term was divided by 14.',
          why: 'Redo each mistake.',
          covers: ['algebra-2/rationalizing-mistake'],
        },
      ],
      answer: num(10),
      check: () => {
        const value = 28 / (4 - Math.sqrt(2))
        for (let p = -30; p <= 30; p++)
          for (let q = -30; q <= 30; q++) if (Math.abs(p + q * Math.sqrt(2) - value) < 1e-9) return num(p + q)
        return num(99)
      },
    },
  ],
  tryIt: {
    asks: 'Simplify $2\\sqrt{27} + \\sqrt{48}$.',
    steps: [
      {
        ask: '$\\sqrt{48} = {?} \\cdot \\sqrt{3}$. Which number stands in front?',
        answer: { typed: num(Math.sqrt(48 / 3)) },
        slips: [
          {
            typed: num(16),
            says: 'The factor 16 comes out as its root.',
            misconception: 'a2-leaves-the-power-outside',
          },
          { typed: num(2), says: 'You split off a 4 and still have 12 under the root. Look for a larger square.' },
        ],
        done: '$\\sqrt{48} = \\sqrt{16 \\cdot 3} = 4\\sqrt{3}$ and $\\sqrt{27} = 3\\sqrt{3}$',
      },
      {
        ask: 'What is $2\\sqrt{27}$ in this form? Type the coefficient of $\\sqrt{3}$.',
        answer: { typed: num(2 * 3) },
        slips: [
          { typed: num(3), says: 'The 2 in front got lost.', misconception: 'a2-ignores-numbers-in-front' },
          { typed: num(5), says: 'The 2 multiplies; you added it.' },
        ],
        done: '$2 \\cdot 3\\sqrt{3} = 6\\sqrt{3}$',
      },
      {
        ask: 'What is the sum?',
        answer: { choose: ['$10\\sqrt{3}$', '$10\\sqrt{6}$', '$2\\sqrt{75}$'] },
        slips: [
          {
            choice: 1,
            says: 'The number under the root stays: $6x + 4x$ is $10x$, too.',
            misconception: 'a2-adds-under-the-root',
          },
          { choice: 2, says: 'Numbers under roots are never added.', misconception: 'a2-adds-under-the-root' },
        ],
        done: '$6\\sqrt{3} + 4\\sqrt{3}$ is $10\\sqrt{3}$.',
      },
    ],
    answer: surdValue(surd(0, 10, 3)),
    check: () => ({ html: '', key: `surd ${Number((2 * Math.sqrt(27) + Math.sqrt(48)).toPrecision(8))}` }),
  },
  trap: '<p>Adding under the root. $\\sqrt{8} + \\sqrt{18}$ is not $\\sqrt{26}$. Take the squares out: $2\\sqrt{2} + 3\\sqrt{2} = 5\\sqrt{2}$.</p>',
  check: '<p>Compare decimals: $3\\sqrt{20} - \\sqrt{45} \\approx 13.4 - 6.7$, and $3\\sqrt{5} \\approx 6.7$.</p>',
  mends: {
    'a2-leaves-the-power-outside': [0, 1],
    'a2-takes-the-root-of-the-exponent': [0, 1],
    'a2-forgets-the-odd-power': [0, 0],
    'a2-uses-the-wrong-root': [0, 2],
    'a2-swaps-inside-and-outside': [0, 2],
    'a2-ignores-numbers-in-front': [1, 1],
    'a2-adds-under-the-root': [1, 2],
    'a2-combines-roots-the-wrong-way': [1, 2],
    'a2-multiplies-only-matching-terms': [2, 0],
    'a2-keeps-the-root-when-squaring': [2, 0],
    'a2-rad-blames-the-wrong-line': [2, 1],
    'a2-multiplies-by-the-same-binomial': [3, 0],
    'a2-adds-in-the-conjugate-product': [3, 1],
    'a2-multiplies-the-first-term-only': [3, 2],
    'a2-forgets-the-top': [3, 2],
    'a2-rad-names-an-error-without-testing': [3, 4],
    'a2-takes-everything-out': [0, 2],
    'a2-adds-the-number-in-front': [1, 1],
    'a2-squares-the-radicand': [2, 0],
  },
})
