import { frac, lesson, machine, num, table, text } from '#kit'

/** The terms of a sequence, each made of the one before. */
const terms = (first: number, count: number, next: (t: number) => number): number[] => {
  const out = [first]
  while (out.length < count) out.push(next(out.at(-1) ?? 0))
  return out
}

export const geometricSequences = lesson({
  idea: '<p>In the sequence $5, 10, 20, 40, \\ldots$ each term is the one before, multiplied by 2. A sequence that goes on by multiplying with one fixed number is called geometric.</p><p>To come to term 4, you start at term 1 and take three steps. Each step is one factor 2, so term 4 is $5 \\cdot 2 \\cdot 2 \\cdot 2 = 5 \\cdot 2^3$. There is always one step less than the number of the term, because the first term is there without any step.</p>',
  figure: machine({
    alt: 'From term 1 to term 4 of a geometric sequence in three steps.',
    states: ['5', '10', '20', '40'],
    there: ['× 2', '× 2', '× 2'],
    values: ['term 1', 'term 2', 'term 3', 'term 4'],
  }),
  words: [
    { word: 'geometric sequence', meaning: 'A list of numbers in which each is the one before times a fixed number.' },
    { word: 'common ratio', meaning: 'That fixed number $r$: a term divided by the one before it.' },
    { word: 'term', meaning: 'One number of the sequence; $a_1$ is the first, $a_n$ is term number $n$.' },
    { word: 'position', meaning: 'The number of a term: in $5, 10, 20$ the term 20 has position 3.' },
  ],
  rule: '<p>Ratio: $r = \\frac{\\text{next term}}{\\text{this term}}$</p><p>Term number $n$: $a_n = a_1 \\cdot r^{n - 1}$</p>',
  use: '<p>The quotients of neighboring terms are all equal. Stories: each day twice as many, after each bounce $\\frac{2}{3}$ of the height before.</p>',
  avoid:
    '<p>If the <em>differences</em> are equal, as in $5, 10, 15, 20$, the sequence is arithmetic: $a_n = a_1 + (n - 1)d$.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>The table shows a geometric sequence.</p>${table(
        ['$n$', '$a_n$'],
        [
          [1, 64],
          [2, -48],
          [3, 36],
          [4, -27],
        ],
      )}<p>By which number is each term multiplied to get the next one?</p>`,
      covers: ['algebra-1/geometric-ratio'],
      steps: [
        {
          do: 'Divide the second term by the first: $\\frac{-48}{64} = -\\frac{3}{4}$.',
          why: 'The ratio leads forward: next term over this term. $\\frac{64}{-48}$ would lead back, and $-48 - 64$ would be a difference.',
        },
        {
          do: 'Test on the next neighbors: $-48 \\cdot \\left(-\\frac{3}{4}\\right) = 36$.',
          why: 'Take terms that stand next to each other. From 64 to 36 there are two steps.',
        },
        {
          do: 'And once more: $36 \\cdot \\left(-\\frac{3}{4}\\right) = -27$. The ratio is $-\\frac{3}{4}$.',
          why: 'The signs alternate, so the ratio must be negative. The terms get smaller in size, so it lies between $-1$ and 0.',
        },
      ],
      answer: num(frac(-3, 4)),
      check: () => {
        const r = [frac(3, 4), frac(-4, 3), frac(-3, 4), frac(9, 16)].find(
          (q) => terms(64, 4, (t) => (t * q.n) / q.d).join() === '64,-48,36,-27',
        )
        return num(r ?? 0)
      },
    },
    {
      level: 'Next',
      asks: 'A geometric sequence begins $4, 12, 36, \\ldots$ Which formula gives term $a_n$, and what is term number 6?',
      covers: ['algebra-1/geometric-nth-term', 'algebra-1/geometric-formula'],
      steps: [
        {
          do: 'Find the ratio: $12 \\div 4 = 3$ and $36 \\div 12 = 3$, so $r = 3$.',
          why: 'Two equal quotients: it is geometric.',
        },
        {
          do: 'Put the first term and the ratio into the formula: $a_n = 4 \\cdot 3^{n - 1}$.',
          why: 'Test with $n = 1$: the exponent is 0, $3^0 = 1$, and $a_1 = 4$. With $3^n$ the first term would be 12.',
        },
        { do: 'Term 6 is 5 steps after term 1: $a_6 = 4 \\cdot 3^5$.', why: 'The exponent counts steps: $6 - 1 = 5$.' },
        {
          do: 'Power first: $3^5 = 243$. Then $a_6 = 4 \\cdot 243 = 972$.',
          why: 'Only the ratio is raised to the power, not $4 \\cdot 3$. Written out: 4, 12, 36, 108, 324, 972.',
        },
      ],
      answer: num(972),
      check: () => num(terms(4, 6, (t) => t * 3).at(-1) ?? 0),
    },
    {
      level: 'Exam level',
      asks: 'Which term of the geometric sequence $7, 14, 28, \\ldots$ is equal to 448? Give its number. And how high does a ball rise after bounce number 3 if it is dropped from 270 cm and rises to $\\frac{2}{3}$ of the height before each time?',
      covers: ['algebra-1/geometric-position', 'algebra-1/geometric-bounce'],
      steps: [
        {
          do: 'The ratio is $14 \\div 7 = 2$. Divide by the first term: $448 \\div 7 = 64$.',
          why: 'All the factors 2 make 64.',
        },
        {
          do: 'Count the factors: $64 = 2 \\cdot 2 \\cdot 2 \\cdot 2 \\cdot 2 \\cdot 2 = 2^6$. Six steps.',
          why: 'Divide by 2 until 1 is left, and count. Dividing once is not enough.',
        },
        {
          do: 'Six steps lead from term 1 to term 7. So 448 is term number 7.',
          why: 'The number of steps is one less than the number of the term.',
        },
        {
          do: 'The ball: $270 \\cdot \\frac{2}{3} = 180$, then $180 \\cdot \\frac{2}{3} = 120$, then $120 \\cdot \\frac{2}{3} = 80$. After bounce 3 it rises 80 cm.',
          why: 'Here 270 is the height before any bounce, so bounce 3 is three steps on. ',
        },
      ],
      answer: num(7),
      check: () => num(terms(7, 20, (t) => 2 * t).indexOf(448) + 1),
    },
    {
      level: 'Exam level',
      asks: '<p>Elif looks for term number 4 of the geometric sequence $2, 10, 50, \\ldots$ and gets 1250, which is not correct. Which mistake leads to this answer: using the ratio four times, adding the first difference in every step, or stopping at term number 3?</p>',
      covers: ['algebra-1/geometric-mistake'],
      steps: [
        {
          do: 'The right value: $r = 5$, and $a_4 = 2 \\cdot 5^3 = 2 \\cdot 125 = 250$.',
          why: 'Elif’s 1250 is larger, so stopping too early (50) cannot be it.',
        },
        {
          do: 'Adding the difference $10 - 2 = 8$ each time: $2, 10, 18, 26$. This ends at 26, not at 1250.',
          why: 'Carry each suggested mistake out to its end.',
        },
        {
          do: 'Using the ratio four times: $2 \\cdot 5^4 = 2 \\cdot 625 = 1250$. This is it.',
          why: 'Elif took the number of the term as the exponent. From term 1 to term 4 there are three steps.',
        },
      ],
      answer: text('Using the ratio four times'),
      check: () => {
        const ends: [string, number][] = [
          ['Using the ratio four times', terms(2, 5, (t) => 5 * t)[4] ?? 0],
          ['Adding the first difference in every step', terms(2, 4, (t) => t + 8)[3] ?? 0],
          ['Stopping at term number 3', 50],
        ]
        return text(ends.find(([, end]) => end === 1250)?.[0] ?? 'none')
      },
    },
  ],
  tryIt: {
    asks: 'A geometric sequence begins $3, -6, 12, \\ldots$ Which formula gives term $a_n$, and what is term number 6?',
    steps: [
      {
        ask: 'What is the common ratio?',
        answer: { typed: num(-6 / 3) },
        slips: [
          {
            typed: num(2),
            says: 'The signs alternate: $3 \\cdot 2$ would be 6, not $-6$.',
            misconception: 'a1-expo-loses-the-sign-of-the-ratio',
          },
          {
            typed: num(-9),
            says: 'That is the difference. In a geometric sequence divide.',
            misconception: 'a1-expo-gives-the-difference',
          },
          {
            typed: num(frac(-1, 2)),
            says: 'You divided a term by the next one. Divide the second term by the first.',
            misconception: 'a1-expo-turns-the-ratio-round',
          },
        ],
        done: '$-6 \\div 3 = -2$, and $12 \\div (-6) = -2$.',
      },
      {
        ask: 'Which formula gives term $a_n$?',
        answer: {
          choose: [
            '$a_n = 3 \\cdot (-2)^{n - 1}$',
            '$a_n = 3 \\cdot (-2)^n$',
            '$a_n = 3 + (n - 1)(-9)$',
            '$a_n = 3(n - 1)(-2)$',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'From term 1 to term $n$ there are only $n - 1$ steps.',
            misconception: 'a1-expo-uses-n-as-exponent',
          },
          {
            choice: 2,
            says: 'This adds the first difference again and again.',
            misconception: 'a1-expo-adds-in-a-geometric-sequence',
          },
          {
            choice: 3,
            says: 'The factor is used $n - 1$ times. That is a power, not a product.',
            misconception: 'a1-expo-multiplies-by-the-position',
          },
        ],
        done: '$a_n = 3 \\cdot (-2)^{n - 1}$, so $a_6 = 3 \\cdot (-2)^5$.',
      },
      {
        ask: 'What is term number 6?',
        like: 3,
        answer: { typed: num(3 * (-2) ** 5) },
        slips: [
          {
            typed: num(96),
            says: 'Five negative factors have a negative product.',
            misconception: 'a1-expo-loses-the-sign-of-the-ratio',
          },
          {
            typed: num((-6) ** 5),
            says: 'You raised $3 \\cdot (-2)$ to the power. Only the ratio is raised.',
            misconception: 'a1-expo-raises-the-product',
          },
          { typed: num(48), says: 'That is term 5. One step more.', misconception: 'a1-expo-stops-one-step-early' },
        ],
        done: '$(-2)^5 = -32$, and $3 \\cdot (-32) = -96$.',
      },
    ],
    answer: num(-96),
    check: () => num(terms(3, 6, (t) => t * -2).at(-1) ?? 0),
  },
  trap: '<p>Using the number of the term as the exponent. Term 6 is $a_1 \\cdot r^5$, not $a_1 \\cdot r^6$: the first term is there before any step.</p>',
  check:
    '<p>Write the terms out, one after the other, and count to the one asked for. Put $n = 1$ into a formula: the first term must come out.</p>',
  mends: {
    'a1-expo-turns-the-ratio-round': [0, 0],
    'a1-expo-gives-the-difference': [0, 0],
    'a1-expo-skips-a-term': [0, 1],
    'a1-expo-loses-the-sign-of-the-ratio': [0, 2],
    'a1-expo-uses-the-wrong-factor': [0, 1],
    'a1-expo-adds-in-a-geometric-sequence': [1, 0],
    'a1-expo-swaps-start-and-factor': [1, 1],
    'a1-expo-uses-n-as-exponent': [1, 2],
    'a1-expo-multiplies-by-the-position': [1, 2],
    'a1-expo-divides-by-the-number-of-periods': [1, 2],
    'a1-expo-raises-the-product': [1, 3],
    'a1-expo-divides-by-the-ratio-once': [2, 1],
    'a1-expo-stops-one-step-early': [2, 2],
    'a1-expo-divides-past-the-first-term': [2, 0],
    'a1-expo-counts-only-between': [2, 2],
    'a1-expo-counts-one-period-too-many': [2, 2],
    'a1-expo-uses-the-lost-part': [2, 3],
    'a1-expo-changes-by-the-same-amount': [2, 3],
    'a1-expo-names-an-error-without-testing': [3, 1],
  },
})
