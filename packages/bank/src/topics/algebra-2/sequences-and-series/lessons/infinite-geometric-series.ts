import { div, frac, lesson, num, sub, tape } from '#kit'

export const infiniteGeometricSeries = lesson({
  idea: '<p>Can infinitely many numbers have a sum? Walk half of a way, then half of what is left, then again half of the rest. You never walk more than the whole way, and you come as close to its end as you like. So $\\frac{1}{2} + \\frac{1}{4} + \\frac{1}{8} + \\ldots = 1$.</p><p>This works when the terms shrink by a ratio between $-1$ and $1$. The sum of the first $n$ terms is $\\frac{a(1 - r^n)}{1 - r}$, and $r^n$ comes closer and closer to 0. What is left is $\\frac{a}{1 - r}$. With a ratio of 1 or more the sums grow without end, and there is no sum.</p>',
  figure: tape({
    alt: 'A strip of length 1 filled by a half, a quarter, an eighth, a sixteenth, and so on.',
    rows: [
      {
        parts: [
          [32, '1/2'],
          [16, '1/4'],
          [8, '1/8'],
          [4, '…'],
          [4, ''],
        ],
      },
    ],
  }),
  words: [
    { word: 'infinite series', meaning: 'A sum with infinitely many terms.' },
    { word: 'common ratio', meaning: 'The number $r$ by which each term is multiplied to get the next.' },
    { word: 'partial sum', meaning: 'The sum of the first $n$ terms.' },
    { word: 'converges', meaning: 'The partial sums come close to one number, the sum of the series.' },
    { word: 'diverges', meaning: 'The partial sums do not settle; there is no sum.' },
  ],
  rule: '<p>If $|r| \\lt 1$, then $a + ar + ar^2 + \\ldots = \\frac{a}{1 - r}$, where $a$ is the first term. If $|r| \\ge 1$, the series has no sum.</p>',
  use: '<p>A geometric series goes on for ever: three dots at the end, $\\infty$ above a sigma, a repeating decimal, “until it comes to rest.”</p>',
  avoid:
    '<p>For a fixed number of terms use the formula with $r^n$. If $|r| \\ge 1$, do not use any formula: there is no sum.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is the sum of the infinite geometric series $48 - 12 + 3 - \\ldots$?',
      covers: ['algebra-2/infinite-series-sum'],
      steps: [
        { do: '$r = -12 \\div 48 = -\\frac{1}{4}$', why: 'Second term divided by first term.' },
        {
          do: '$|r| = \\frac{1}{4} \\lt 1$, so there is a sum.',
          why: 'The terms shrink toward 0. With a ratio such as $\\frac{5}{4}$ they would grow.',
        },
        { do: '$1 - r = 1 + \\frac{1}{4} = \\frac{5}{4}$', why: 'Minus a negative ratio becomes plus.' },
        {
          do: '$S = 48 \\div \\frac{5}{4} = 48 \\cdot \\frac{4}{5} = \\frac{192}{5}$',
          why: 'Dividing by a fraction: multiply by its reciprocal.',
        },
        {
          do: 'Who is right? Leila says: “With the ratio $\\frac{5}{4}$ there would be no sum.” Gabriel says: “The fourth term here is $-\\frac{3}{4}$.” $\\frac{5}{4}$ is greater than 1, and $3 \\cdot \\left(-\\frac{1}{4}\\right) = -\\frac{3}{4}$. Both are right.',
          why: 'Judge each claim by itself. Only the ratio decides whether there is a sum.',
          covers: ['algebra-2/infinite-series-claims'],
        },
        {
          do: 'Where did this go wrong? Uma gets 64. That is $48 \\div \\frac{3}{4}$: Uma divided by $1 + r$ instead of $1 - r$.',
          why: 'Carry out each mistake that is offered. Multiplying by $1 - r$ would give 60.',
          covers: ['algebra-2/infinite-series-mistake'],
        },
      ],
      answer: num(frac(192, 5)),
      check: () => num(div(48, sub(1, frac(-1, 4)))),
    },
    {
      level: 'Next',
      asks: 'What is the value of $\\sum_{n=1}^{\\infty} 20\\left(\\frac{3}{5}\\right)^n$?',
      covers: ['algebra-2/infinite-series-sigma', 'algebra-2/infinite-series-ratio-from-sum'],
      steps: [
        {
          do: 'At $n = 1$ the term is $20 \\cdot \\frac{3}{5} = 12$.',
          why: 'The first term is what the first $n$ gives, not the factor 20.',
        },
        {
          do: 'The ratio is $\\frac{3}{5}$, and $1 - \\frac{3}{5} = \\frac{2}{5}$.',
          why: 'The number that is raised to the power is the ratio.',
        },
        { do: '$S = 12 \\div \\frac{2}{5} = 30$', why: '$12 \\cdot \\frac{5}{2} = 30$' },
        {
          do: 'Backward: from 12 and 30, $1 - r = \\frac{12}{30} = \\frac{2}{5}$, so $r = 1 - \\frac{2}{5} = \\frac{3}{5}$.',
          why: 'First term divided by sum is $1 - r$, not $r$.',
        },
      ],
      answer: num(30),
      check: () => num(Math.round([...Array(300).keys()].reduce((s, n) => s + 20 * 0.6 ** (n + 1), 0))),
    },
    {
      level: 'Exam level',
      asks: 'Which fraction is equal to the repeating decimal $0.\\overline{45} = 0.454545\\ldots$?',
      covers: ['algebra-2/repeating-decimal-as-series'],
      steps: [
        {
          do: '$0.454545\\ldots = \\frac{45}{100} + \\frac{45}{100^2} + \\frac{45}{100^3} + \\ldots$',
          why: 'Each block of two digits is a hundredth of the one before: $r = \\frac{1}{100}$.',
        },
        { do: '$1 - r = \\frac{99}{100}$', why: 'The denominator of the formula.' },
        {
          do: '$S = \\frac{45}{100} \\div \\frac{99}{100} = \\frac{45}{99} = \\frac{5}{11}$',
          why: 'The hundredths cancel; then divide both by 9.',
        },
      ],
      answer: num(frac(5, 11)),
      check: () => num(frac(45, 100 - 1)),
    },
    {
      level: 'Exam level',
      asks: 'A ball is dropped from a height of 9 feet. After each bounce it rises to $\\frac{2}{3}$ of the height that it fell from. How many feet does it travel in all, up and down?',
      covers: ['algebra-2/bouncing-ball-distance'],
      steps: [
        { do: 'Falls: $9 + 6 + 4 + \\ldots = 9 \\div \\frac{1}{3} = 27$', why: 'First term 9, ratio $\\frac{2}{3}$.' },
        {
          do: 'Rises: $6 + 4 + \\ldots = 6 \\div \\frac{1}{3} = 18$',
          why: 'The first rise is $9 \\cdot \\frac{2}{3} = 6$; there is no rise before the first fall.',
        },
        { do: 'Together $27 + 18 = 45$ feet.', why: 'Twice the falls, less the first drop: $2 \\cdot 27 - 9 = 45$.' },
      ],
      answer: num(45),
      check: () => num(2 * 27 - 9),
    },
  ],
  tryIt: {
    asks: 'Find the value of $\\sum_{n=1}^{\\infty} 24\\left(\\frac{1}{4}\\right)^n$.',
    steps: [
      {
        ask: 'What is the first term?',
        answer: { typed: num(24 / 4) },
        slips: [
          {
            typed: num(24),
            says: 'Put $n = 1$ in: the power is not 1.',
            misconception: 'a2-inf-takes-the-factor-for-the-first-term',
          },
        ],
        done: '$24 \\cdot \\frac{1}{4} = 6$',
      },
      {
        ask: 'What is $1 - r$?',
        answer: { typed: num(frac(3, 4)) },
        slips: [
          { typed: num(frac(5, 4)), says: 'Subtract the ratio from 1.', misconception: 'a2-inf-adds-the-ratio' },
          { typed: num(frac(1, 4)), says: 'That is the ratio itself.', misconception: 'a2-inf-divides-by-the-ratio' },
        ],
        done: '$1 - \\frac{1}{4} = \\frac{3}{4}$',
      },
      {
        ask: 'What is the sum?',
        answer: { typed: num(6 / 0.75) },
        slips: [
          {
            typed: num(frac(9, 2)),
            says: 'You multiplied. Divide by $\\frac{3}{4}$.',
            misconception: 'a2-inf-multiplies-instead-of-dividing',
          },
          {
            typed: num(32),
            says: 'Start with the first term of the series, not with the factor.',
            misconception: 'a2-inf-takes-the-factor-for-the-first-term',
          },
        ],
        done: '$6 \\div \\frac{3}{4} = 8$',
      },
    ],
    answer: num(8),
    check: () => num(Math.round([...Array(100).keys()].reduce((s, n) => s + 24 * 0.25 ** (n + 1), 0))),
  },
  trap: '<p>Taking the factor before the power for the first term. In a sum that starts with $n = 1$ and $r^n$, the first term already has one factor $r$. And with a negative ratio, $1 - r$ is larger than 1.</p>',
  check:
    '<p>Add three or four terms: with a positive ratio the sum must be larger than that, and not by much if the ratio is small.</p>',
  mends: {
    'a2-inf-adds-the-ratio': [0, 2],
    'a2-inf-sums-the-shown-terms': [0, 1],
    'a2-inf-divides-by-the-ratio': [0, 2],
    'a2-inf-multiplies-instead-of-dividing': [0, 3],
    'a2-inf-takes-the-factor-for-the-first-term': [1, 0],
    'a2-inf-starts-with-the-second-term': [1, 0],
    'a2-inf-gives-one-minus-the-ratio': [1, 3],
    'a2-inf-loses-the-sign-of-the-ratio': [1, 3],
    'a2-inf-turns-the-quotient-over': [1, 3],
    'a2-inf-cuts-the-decimal-off': [2, 0],
    'a2-inf-takes-the-wrong-ratio': [2, 0],
    'a2-inf-counts-only-the-way-down': [3, 1],
    'a2-inf-counts-the-first-drop-twice': [3, 2],
    'a2-inf-leaves-out-the-first-drop': [3, 2],
    'a2-inf-gives-the-first-term': [1, 2],
    'a2-inf-repeats-one-digit-only': [2, 0],
    'a2-inf-counts-only-the-way-up': [3, 0],
    'a2-inf-stops-after-one-bounce': [3, 1],
    'a2-seq-accepts-a-false-claim': [0, 4],
    'a2-seq-judges-one-claim-only': [0, 4],
    'a2-seq-rejects-a-true-claim': [0, 4],
    'a2-seq-names-an-error-without-testing': [0, 5],
  },
})
