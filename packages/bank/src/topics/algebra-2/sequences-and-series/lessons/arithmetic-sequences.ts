import { lesson, num, tape } from '#kit'

/** Terms from the first, one after the other. */
function terms(first: number, step: number, count: number): number[] {
  const list = [first]
  while (list.length < count) list.push((list.at(-1) ?? 0) + step)
  return list
}

export const arithmeticSequences = lesson({
  idea: '<p>In $7, 11, 15, 19$ the same number, 4, is added each time. To get to a later term you add 4 again and again, once for each step. Be careful with counting: from term 1 to term 20 there are 19 steps, like the gaps between 20 fence posts.</p><p>To add up all terms, write them twice, once backward, as in the figure. Every row is then equally long: $7 + 19 = 26$. Four rows of 26 make 104, and that is twice the sum. So the sum is 52.</p>',
  figure: tape({
    alt: 'Four rows of equal length; in each, a term of the sequence is joined with the term at the same place from the end.',
    rows: [
      [7, 19],
      [11, 15],
      [15, 11],
      [19, 7],
    ].map(([a = 0, b = 0]) => ({
      parts: [
        [a, String(a)],
        [b, String(b)],
      ] as const,
    })),
  }),
  words: [
    { word: 'term', meaning: 'One number of a sequence; $a_n$ is term number $n$.' },
    { word: 'common difference', meaning: 'The number $d$ that is added in each step; it can be negative.' },
    { word: 'explicit rule', meaning: 'A formula that gives $a_n$ directly from $n$.' },
    { word: 'series', meaning: 'The sum of the terms of a sequence; $S_n$ has $n$ terms.' },
  ],
  rule: '<p>$a_n = a_1 + (n - 1)d$</p><p>$S_n = \\frac{n}{2}(a_1 + a_n)$</p><p>Number of terms: steps plus 1.</p>',
  use: '<p>The differences of neighbors are all equal: rows of seats, a training plan with the same increase every day.</p>',
  avoid:
    '<p>If neighbors have equal <em>quotients</em>, the sequence is geometric and needs another formula. If differences change, it is neither.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is term number 30 of the arithmetic sequence $50, 46, 42, \\dots$?',
      covers: ['algebra-2/arithmetic-nth-term', 'algebra-2/arithmetic-explicit-rule'],
      steps: [
        { do: 'Difference: $46 - 50 = -4$.', why: 'Later term minus earlier term; the sequence falls.' },
        {
          do: 'From term 1 to term 30 there are 29 steps: $50 + 29 \\cdot (-4)$.',
          why: 'Term 1 itself needs no step. With 30 steps you would be one too far.',
        },
        {
          do: '$50 - 116 = -66$',
          why: 'Start plus steps. Do not forget the start, and do not swap it with the difference.',
        },
        {
          do: 'As a rule: $a_n = 50 + (n - 1) \\cdot (-4) = -4n + 54$. Test: $a_1 = 50$.',
          why: 'The difference is the coefficient of $n$. The constant is not the first term.',
        },
        {
          do: 'Where did this go wrong? Yusuf gets $-70$. That is $50 + 30 \\cdot (-4)$: Yusuf took 30 steps instead of 29.',
          why: 'Carry out each mistake that is offered. Leaving out the first term would give $-116$.',
          covers: ['algebra-2/arithmetic-term-mistake'],
        },
      ],
      answer: num(-66),
      check: () => num(terms(50, -4, 30).at(-1) ?? 0),
    },
    {
      level: 'Next',
      asks: 'A theater has 15 rows. The first row has 20 seats, and each row has 3 seats more than the one in front of it. How many seats are there in all?',
      covers: ['algebra-2/arithmetic-series'],
      steps: [
        { do: 'Last row: $20 + 14 \\cdot 3 = 62$ seats.', why: '15 rows, 14 steps.' },
        { do: 'First and last together: $20 + 62 = 82$.', why: 'Every pair, from outside in, has this sum.' },
        {
          do: '$S_{15} = \\frac{15}{2} \\cdot 82 = 15 \\cdot 41 = 615$ seats.',
          why: 'Half of 15 pairs: $15 \\cdot 82$ would count everything twice.',
        },
      ],
      answer: num(615),
      check: () => num(terms(20, 3, 15).reduce((sum, t) => sum + t, 0)),
    },
    {
      level: 'Exam level',
      asks: 'In an arithmetic sequence, $a_6 = 20$ and $a_{10} = 44$. What is $a_{25}$?',
      covers: ['algebra-2/arithmetic-from-two-terms'],
      steps: [
        {
          do: 'From term 6 to term 10 there are 4 steps and a change of $44 - 20 = 24$.',
          why: 'Count steps, not terms.',
        },
        { do: 'So $d = 24 \\div 4 = 6$.', why: 'Equal steps share the change.' },
        {
          do: 'From term 10 to term 25 there are 15 steps: $44 + 15 \\cdot 6 = 134$.',
          why: 'You need not go back to the first term.',
        },
      ],
      answer: num(134),
      check: () => num(terms(20 - 5 * 6, 6, 25).at(-1) ?? 0),
    },
    {
      level: 'Exam level',
      asks: 'How many terms does the arithmetic sequence $17, 24, 31, \\dots, 157$ have?',
      covers: ['algebra-2/number-of-terms'],
      steps: [
        {
          do: 'The change from the first to the last term is $157 - 17 = 140$.',
          why: 'This way is covered in steps of 7.',
        },
        { do: '$140 \\div 7 = 20$ steps', why: '$d = 24 - 17 = 7$.' },
        { do: 'One term more than steps: $20 + 1 = 21$.', why: 'The first term stands before the first step.' },
      ],
      answer: num(21),
      check: () => {
        let count = 1
        for (let t = 17; t < 157; t += 7) count++
        return num(count)
      },
    },
  ],
  tryIt: {
    asks: 'Sofia does 10 push-ups on the first day and 4 more on each following day than on the day before. How many push-ups is that in 12 days altogether?',
    steps: [
      {
        ask: 'How many push-ups does Sofia do on day 12?',
        answer: { typed: num(10 + 11 * 4) },
        slips: [
          {
            typed: num(58),
            says: 'That is one step too many: 12 days have 11 steps.',
            misconception: 'a2-uses-n-steps',
          },
          { typed: num(44), says: 'The 10 of the first day are missing.', misconception: 'a2-forgets-the-first-term' },
        ],
        done: '$10 + 11 \\cdot 4 = 54$',
      },
      {
        ask: 'What is the sum of the first and the last day?',
        answer: { typed: num(10 + 54) },
        slips: [{ typed: num(54 - 10), says: 'That is the difference. Pairs are added.' }],
        done: '$10 + 54 = 64$',
      },
      {
        ask: 'How many push-ups is that in all?',
        answer: { typed: num((12 / 2) * 64) },
        slips: [
          { typed: num(12 * 64), says: 'This counts every day twice. Halve it.', misconception: 'a2-forgets-to-halve' },
          {
            typed: num(12 * 54),
            says: 'You took the last day for every day.',
            misconception: 'a2-multiplies-one-term',
          },
        ],
        done: '$\\frac{12}{2} \\cdot 64 = 6 \\cdot 64 = 384$',
      },
    ],
    answer: num(384),
    check: () => num(terms(10, 4, 12).reduce((sum, t) => sum + t, 0)),
  },
  trap: '<p>Counting one step too many. Twenty terms have nineteen steps between them. Test your rule with $n = 1$: it must give the first term.</p>',
  check:
    '<p>Write the first three or four terms down and try your formula on them, for a term and for a sum. The mean of the first and the last term, times the number of terms, is the sum.</p>',
  mends: {
    'a2-uses-n-steps': [0, 1],
    'a2-steps-in-the-wrong-direction': [0, 0],
    'a2-forgets-the-first-term': [0, 2],
    'a2-swaps-start-and-step': [0, 2],
    'a2-seq-names-an-error-without-testing': [0, 4],
    'a2-gives-the-last-term': [1, 2],
    'a2-forgets-to-halve': [1, 2],
    'a2-multiplies-one-term': [1, 1],
    'a2-counts-steps-not-terms': [3, 2],
    'a2-counts-one-term-too-many': [3, 2],
    'a2-counts-from-the-wrong-term': [0, 1],
    'a2-takes-a-known-term-for-the-first': [2, 2],
    'a2-counts-terms-not-steps': [2, 0],
  },
})
