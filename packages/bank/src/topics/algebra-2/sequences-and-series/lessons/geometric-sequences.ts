import { dot, frac, lesson, num, plane } from '#kit'

export const geometricSequences = lesson({
  idea: '<p>In $3, 6, 12, 24$ each term is <em>twice</em> the one before. What stays the same is not the difference but the quotient: $6 \\div 3$, $12 \\div 6$ and $24 \\div 12$ are all 2. Such a sequence is called geometric.</p><p>The figure compares it with $3, 6, 9, 12$, where 3 is added each time. Both start alike. But adding climbs evenly, while multiplying takes off. To get to term $n$ you multiply $n - 1$ times, so the ratio gets the exponent $n - 1$.</p>',
  figure: plane(
    {
      alt: 'Points of two sequences. Filled: 3, 6, 12, 24, 48, which bend upward more and more. Open: 3, 6, 9, 12, 15, which lie on a straight line.',
      x: [0, 6],
      y: [0, 50],
      xStep: 1,
      yStep: 10,
      xTitle: 'Number of the term',
      height: 250,
    },
    [
      ...[3, 4, 5].map((n) => dot(n, 3 * n, { open: true, plain: true })),
      ...[1, 2, 3, 4, 5].map((n) => dot(n, 3 * 2 ** (n - 1))),
    ],
  ),
  words: [
    { word: 'geometric sequence', meaning: 'A sequence in which each term is the one before times the same number.' },
    { word: 'common ratio', meaning: 'This number $r$: any term divided by the one before it.' },
    { word: 'explicit rule', meaning: 'A formula that gives $a_n$ directly from $n$.' },
    { word: 'geometric mean', meaning: 'The positive number $x$ for which $a, x, b$ is geometric: $x = \\sqrt{ab}$.' },
  ],
  rule: '<p>$a_n = a_1 \\cdot r^{n - 1}$, with $r = \\frac{a_2}{a_1}$.</p><p>From term $m$ to term $n$ there are $n - m$ multiplications: $a_n = a_m \\cdot r^{n - m}$.</p>',
  use: '<p>Neighbors have equal quotients: “twice as many,” “$\\frac{2}{3}$ of the height before,” “20% less each time.”</p>',
  avoid:
    '<p>If equal amounts are added, the sequence is arithmetic. Always test at least two quotients: $2, 4, 6$ starts like doubling, but is not.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Is $96, 72, 54, \\dots$ arithmetic or geometric? What is its common difference or ratio?',
      covers: ['algebra-2/arithmetic-or-geometric', 'algebra-2/common-ratio', 'algebra-2/geometric-explicit-rule'],
      steps: [
        {
          do: 'Differences: $72 - 96 = -24$ and $54 - 72 = -18$. They differ, so it is not arithmetic.',
          why: 'Equal differences would make it arithmetic.',
        },
        {
          do: 'Quotients: $\\frac{72}{96} = \\frac{3}{4}$ and $\\frac{54}{72} = \\frac{3}{4}$. They are equal: geometric.',
          why: 'Divide a term by the one <em>before</em> it. The sequence falls, so the ratio is less than 1.',
        },
        {
          do: 'The common ratio is $\\frac{3}{4}$, and $a_n = 96 \\cdot \\left(\\frac{3}{4}\\right)^{n - 1}$.',
          why: 'Start and ratio must not be swapped: for $n = 1$ the power is 1, which leaves 96.',
        },
      ],
      answer: num(frac(3, 4)),
      check: () => num(frac(54, 72)),
    },
    {
      level: 'Next',
      asks: 'What is term number 6 of the geometric sequence $4, -12, 36, \\dots$?',
      covers: ['algebra-2/geometric-nth-term'],
      steps: [
        { do: 'Ratio: $-12 \\div 4 = -3$.', why: 'The signs alternate, so the ratio is negative.' },
        {
          do: 'From term 1 to term 6 there are 5 multiplications: $a_6 = 4 \\cdot (-3)^5$.',
          why: 'The exponent is $n - 1$. It belongs to the ratio only, not to the 4.',
        },
        { do: '$(-3)^5 = -243$', why: 'An odd power of a negative number is negative.' },
        {
          do: '$4 \\cdot (-243) = -972$',
          why: 'Test step by step: 4, $-12$, 36, $-108$, 324, $-972$.',
        },
        {
          do: 'Who is right? Wei says: “Term 4 is $-108$.” Ana says: “Term 6 divided by term 4 is $-6$.” $36 \\cdot (-3) = -108$, so Wei is right. From term 4 to term 6 there are two factors: $(-3)^2 = 9$. Only Wei is right.',
          why: 'Test each claim on the sequence itself. Ana added the two ratios instead of multiplying them.',
          covers: ['algebra-2/geometric-claims'],
        },
      ],
      answer: num(-972),
      check: () => {
        let term = 4
        for (let n = 2; n <= 6; n++) term *= -3
        return num(term)
      },
    },
    {
      level: 'Exam level',
      asks: 'A ball is dropped from a height of 81 centimeters. After each bounce it rises to $\\frac{2}{3}$ of the height before. How high, in centimeters, does it rise after bounce number 4?',
      covers: ['algebra-2/geometric-model'],
      steps: [
        {
          do: 'Start 81, ratio $\\frac{2}{3}$: what is left, not the third that is lost.',
          why: 'The height before the first bounce has not been multiplied yet.',
        },
        {
          do: 'After bounce 4 it has been multiplied 4 times: $81 \\cdot \\left(\\frac{2}{3}\\right)^4$.',
          why: 'Here the start is “bounce 0,” so the exponent is 4, not 3.',
        },
        { do: '$81 \\cdot \\frac{16}{81} = 16$ centimeters', why: 'Step by step: 81, 54, 36, 24, 16.' },
      ],
      answer: num(16),
      check: () => {
        let height = 81
        for (let bounce = 1; bounce <= 4; bounce++) height = (height * 2) / 3
        return num(height)
      },
    },
    {
      level: 'Exam level',
      asks: 'A geometric sequence has positive terms, $a_3 = 36$ and $a_5 = 81$. What is $a_1$?',
      covers: ['algebra-2/geometric-from-two-terms', 'algebra-2/geometric-mean'],
      steps: [
        {
          do: 'From term 3 to term 5 there are 2 multiplications: $r^2 = \\frac{81}{36} = \\frac{9}{4}$.',
          why: 'The quotient of the two terms is a power of the ratio.',
        },
        {
          do: 'So $r = \\frac{3}{2}$. The term between is $36 \\cdot \\frac{3}{2} = 54$.',
          why: 'Take the root. The same from $x^2 = 36 \\cdot 81 = 2916$: the geometric mean, not the middle 58.5.',
        },
        {
          do: 'Go back 2 steps from term 3: $a_1 = 36 \\div \\frac{9}{4} = 16$.',
          why: 'Backward means dividing by the ratio, twice.',
        },
        { do: 'Test: 16, 24, 36, 54, 81.', why: 'Each term is $\\frac{3}{2}$ of the one before.' },
      ],
      answer: num(16),
      check: () => num([4, 8, 12, 16, 20, 24].find((a) => (a * 9) / 4 === 36 && (a * 81) / 16 === 81) ?? 99),
    },
  ],
  tryIt: {
    asks: 'What is term number 7 of the geometric sequence $5, -10, 20, \\dots$?',
    steps: [
      {
        ask: 'What is the common ratio?',
        answer: { typed: num(-10 / 5) },
        slips: [
          {
            typed: num(2),
            says: 'The signs alternate. What must the sign of the ratio be?',
            misconception: 'a2-loses-the-sign-of-the-ratio',
          },
          {
            typed: num(-15),
            says: 'That is the difference. Here the quotient stays the same.',
            misconception: 'a2-adds-the-step-of-a-geometric-sequence',
          },
          {
            typed: num(frac(-1, 2)),
            says: 'Divide a term by the one before it, not by the one after it.',
            misconception: 'a2-turns-the-ratio-over',
          },
        ],
        done: '$r = -10 \\div 5 = -2$',
      },
      {
        ask: 'Which exponent does the ratio get for term 7?',
        answer: { typed: num(7 - 1) },
        slips: [
          { typed: num(7), says: 'Term 1 has not been multiplied yet.', misconception: 'a2-uses-n-factors' },
          {
            typed: num(5),
            says: 'Count the steps from term 1 to term 7 once more.',
            misconception: 'a2-uses-too-few-factors',
          },
        ],
        done: '$a_7 = 5 \\cdot (-2)^6$',
      },
      {
        ask: 'What is term 7?',
        like: 3,
        answer: { typed: num(5 * (-2) ** 6) },
        slips: [
          {
            typed: num(-320),
            says: 'An even power of a negative number is positive.',
            misconception: 'a2-loses-the-sign-of-the-ratio',
          },
          {
            typed: num(-60),
            says: 'The 6 is an exponent, not a factor.',
            misconception: 'a2-multiplies-by-the-exponent-of-the-ratio',
          },
        ],
        done: '$5 \\cdot 64 = 320$',
      },
    ],
    answer: num(320),
    // Two steps multiply by 4, and there are three times two steps.
    check: () => num(5 * 4 * 4 * 4),
  },
  trap: '<p>Using the exponent $n$, or joining start and ratio: $5 \\cdot 2^7$ is not $10^7$. The exponent belongs to the ratio only, and term $n$ has $n - 1$ factors.</p>',
  check:
    '<p>Multiply on from term to term until you are there: for small $n$ this is quick. Divide two neighbors of your result: you must get the ratio.</p>',
  mends: {
    'a2-confuses-arithmetic-and-geometric': [0, 0],
    'a2-tests-one-kind-of-sequence-only': [0, 0],
    'a2-turns-the-ratio-over': [0, 1],
    'a2-swaps-start-and-ratio': [0, 2],
    'a2-loses-the-sign-of-the-ratio': [1, 2],
    'a2-uses-n-factors': [1, 1],
    'a2-uses-too-few-factors': [1, 1],
    'a2-adds-the-step-of-a-geometric-sequence': [1, 3],
    'a2-multiplies-by-the-exponent-of-the-ratio': [1, 1],
    'a2-takes-the-lost-part': [2, 0],
    'a2-takes-the-arithmetic-mean': [3, 1],
    'a2-forgets-the-root-of-the-product': [3, 1],
    'a2-gives-the-ratio': [3, 2],
    'a2-seq-accepts-a-false-claim': [1, 4],
    'a2-seq-judges-one-claim-only': [1, 4],
    'a2-seq-rejects-a-true-claim': [1, 4],
    'a2-raises-the-product-to-the-power': [1, 1],
    'a2-skips-a-term-in-the-ratio': [0, 1],
    'a2-takes-the-difference-for-the-ratio': [0, 1],
    'a2-halves-the-product': [3, 1],
  },
})
