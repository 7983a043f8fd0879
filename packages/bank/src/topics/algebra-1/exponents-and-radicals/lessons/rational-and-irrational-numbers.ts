import { frac, lesson, num, numberLine, toTex } from '#kit'

export const rationalAndIrrationalNumbers = lesson({
  idea: '<p>Some numbers can be written as a fraction of two integers: $\\frac{3}{4}$, $5 = \\frac{5}{1}$, also $0.333\\ldots = \\frac{1}{3}$. They are called rational. Their decimals end or repeat the same block forever.</p><p>Others cannot. The side of a square with area 2 is $\\sqrt{2} = 1.41421\\ldots$ Its decimals never end and never repeat. Such numbers are irrational. They still have a place on the number line, between two integers.</p>',
  figure: numberLine({
    alt: 'A number line from 0 to 4 with three points: one half at 0.5, the root of 2 at about 1.4, and pi at about 3.1.',
    from: 0,
    to: 4,
    step: 1,
    points: [
      { at: 0.5, label: 'one half' },
      { at: Math.SQRT2, label: 'root of 2' },
      { at: Math.PI, label: 'pi' },
    ],
  }),
  words: [
    { word: 'rational number', meaning: 'A number that can be written as a fraction of two integers.' },
    { word: 'irrational number', meaning: 'A number that cannot; its decimals never end and never repeat.' },
    {
      word: 'repeating decimal',
      meaning: 'A decimal in which one block of digits comes again and again; a bar marks the block.',
    },
    { word: 'perfect square', meaning: 'The square of an integer, such as 49. Its root is an integer.' },
    {
      word: 'counterexample',
      meaning: 'One case in which a statement fails. It shows that the statement is not always true.',
    },
  ],
  rule: '<ul><li>Rational: fractions, decimals that end or repeat, roots of perfect squares.</li><li>Irrational: all other square roots, $\\pi$, decimals without a repeating block.</li><li>Rational with rational stays rational. Rational plus irrational is irrational. Nonzero rational times irrational is irrational. Two irrational numbers can give either.</li></ul>',
  use: '<p>“Rational or irrational,” “can it be written as a fraction,” “always true,” or a root that has to be placed on a number line.</p>',
  avoid: '<p>Do not decide by a calculator display: it rounds. Simplify first, then decide.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Which of $\\sqrt{36}$, $0.\\overline{45}$, $\\sqrt{15}$, $\\frac{22}{7}$ is irrational?',
      covers: ['algebra-1/irrational-which', 'algebra-1/irrational-count'],
      steps: [
        { do: '$\\sqrt{36} = 6$, an integer: rational.', why: 'Not every root is irrational. Work it out if you can.' },
        {
          do: '$0.\\overline{45}$ repeats, and $\\frac{22}{7}$ is a fraction: both rational.',
          why: 'That a decimal never ends does not make it irrational. $\\frac{22}{7}$ is only close to $\\pi$.',
        },
        {
          do: '15 is no perfect square, so $\\sqrt{15}$ is irrational.',
          why: 'It is the only one in the list. A decimal such as $0.10\\,100\\,1000\\,1\\ldots$ would be irrational as well: its pattern grows.',
        },
      ],
      answer: { html: '$\\sqrt{15}$', key: 'root 15' },
      check: () => {
        const n = [36, 15].find((k) => !Number.isInteger(Math.sqrt(k)))
        return { html: `$\\sqrt{${n}}$`, key: `root ${n}` }
      },
    },
    {
      level: 'Next',
      asks: 'Write $0.\\overline{36}$ as a fraction.',
      covers: ['algebra-1/irrational-repeating-fraction'],
      steps: [
        {
          do: 'Let $x = 0.\\overline{36}$. Then $100x = 36.\\overline{36}$.',
          why: 'The whole block has two digits, so shift by two places.',
        },
        { do: 'Subtract: $99x = 36$.', why: 'The endless parts cancel. It is 99, not 100 and not 90.' },
        { do: '$x = \\frac{36}{99} = \\frac{4}{11}$', why: 'Divide 4 by 11 to test: 0.3636…' },
      ],
      answer: num(frac(4, 11)),
      check: () => num(frac(36, 100 - 1)),
    },
    {
      level: 'Exam level',
      asks: 'Between which integers does $\\sqrt{30}$ lie, and to which is it closer? Give the smaller integer.',
      covers: ['algebra-1/irrational-number-line', 'algebra-1/irrational-between'],
      steps: [
        {
          do: '$5^2 = 25$ and $6^2 = 36$, and $25 \\lt 30 \\lt 36$.',
          why: 'Look for perfect squares on both sides. Half of 30 has nothing to do with it.',
        },
        {
          do: 'So $5 \\lt \\sqrt{30} \\lt 6$.',
          why: 'Roots keep the order. An integer off, and the squares would not fit.',
        },
        {
          do: '30 is 5 more than 25 and 6 less than 36, so the root is a little closer to 5. The smaller integer is 5.',
          why: '$5.5^2 = 30.25$, so the root is just below 5.5.',
        },
      ],
      answer: num(5),
      check: () => num([...Array(20).keys()].filter((k) => k * k < 30).at(-1) ?? 0),
    },
    {
      level: 'Exam level',
      asks: 'Is the product of two irrational numbers always irrational? And which is rational: $3 + \\sqrt{5}$, $2\\sqrt{5}$, or $(\\sqrt{5} + 1)(\\sqrt{5} - 1)$?',
      covers: ['algebra-1/irrational-always', 'algebra-1/irrational-expression'],
      steps: [
        {
          do: 'Counterexample: $\\sqrt{2} \\cdot \\sqrt{2} = 2$. So the statement is not always true.',
          why: 'One counterexample is enough. For sums try a root and its opposite, for products also 0.',
        },
        {
          do: '$3 + \\sqrt{5}$ and $2\\sqrt{5}$ keep the root: irrational.',
          why: 'A rational number added, or a nonzero rational factor, does not remove the root.',
        },
        {
          do: '$(\\sqrt{5} + 1)(\\sqrt{5} - 1) = 5 - \\sqrt{5} + \\sqrt{5} - 1 = 5 - 1 = 4$.',
          why: 'The terms with the root cancel, and a root times itself is an integer.',
        },
        { do: 'So the rational one has the value 4.', why: 'Simplify first, then decide.' },
      ],
      answer: num(4),
      check: () => num(Math.round((Math.sqrt(5) + 1) * (Math.sqrt(5) - 1))),
    },
  ],
  tryIt: {
    asks: 'Write $0.\\overline{24}$ as a fraction.',
    steps: [
      {
        ask: 'With $x = 0.\\overline{24}$, by which number do you multiply $x$ so that the point moves by one whole block?',
        answer: { typed: num(100) },
        slips: [{ typed: num(10), says: 'The block has two digits. Move the point by two places.' }],
        done: '$100x = 24.\\overline{24}$',
      },
      {
        ask: 'Subtract $x$ from $100x$. What is $99x$?',
        answer: { typed: num(24) },
        slips: [{ typed: num(0), says: 'Only the endless parts cancel. What stands before the point?' }],
        done: '$99x = 24$',
      },
      {
        ask: 'What is $x$ in lowest terms?',
        answer: { choose: [`$${toTex(frac(24, 99))}$`, `$${toTex(frac(24, 100))}$`, `$${toTex(frac(24, 90))}$`] },
        slips: [
          { choice: 1, says: 'That is 0.24, which ends.', misconception: 'a1-irr-cuts-the-decimal-off' },
          { choice: 2, says: 'Two digits in the block need two nines.', misconception: 'a1-irr-uses-the-wrong-nines' },
        ],
        done: `$x = \\frac{24}{99} = ${toTex(frac(24, 99))}$`,
      },
    ],
    answer: num(frac(24, 99)),
    check: () => num(frac(24 * 2, 200 - 2)),
  },
  trap: '<p>Deciding by the look. A root can be rational, as $\\sqrt{49} = 7$, and an endless decimal can be rational, as $0.\\overline{3} = \\frac{1}{3}$.</p>',
  check:
    '<p>To call a number rational, write it as a fraction. To call a statement “always true,” try to break it with $\\sqrt{2}$, its opposite, and 0.</p>',
  mends: {
    'a1-irr-takes-every-root-for-irrational': [0, 0],
    'a1-irr-takes-repeating-for-irrational': [0, 1],
    'a1-irr-takes-pi-for-a-fraction': [0, 1],
    'a1-irr-trusts-the-calculator': [0, 2],
    'a1-irr-takes-a-pattern-for-repeating': [0, 2],
    'a1-irr-takes-the-first-digit': [1, 0],
    'a1-irr-cuts-the-decimal-off': [1, 1],
    'a1-irr-uses-the-wrong-nines': [1, 1],
    'a1-irr-halves-for-the-root': [2, 0],
    'a1-irr-counts-zero-as-first-square': [2, 1],
    'a1-irr-leaves-out-the-first-square': [2, 1],
    'a1-irr-wrong-end-of-the-interval': [2, 2],
    'a1-irr-overlooks-a-counterexample': [3, 0],
    'a1-irr-overlooks-what-cancels': [3, 0],
    'a1-irr-thinks-adding-makes-rational': [3, 1],
    'a1-irr-thinks-a-factor-makes-rational': [3, 1],
    'a1-irr-overlooks-a-canceled-root': [3, 2],
    'a1-irr-keeps-the-root-in-a-product': [3, 2],
    'a1-irr-takes-long-decimals-for-irrational': [0, 1],
    'a1-irr-counts-only-roots': [0, 2],
    'a1-irr-doubts-a-true-rule': [3, 1],
    'a1-irr-doubts-that-rationals-stay-rational': [3, 1],
    'a1-irr-thinks-two-roots-make-rational': [3, 1],
    'a1-irr-keeps-the-root-in-a-square': [3, 2],
    'a1-irr-takes-the-other-end': [2, 2],
    'a1-irr-gives-the-distance': [2, 0],
    'a1-irr-takes-a-third': [2, 0],
  },
})
