import { frac, lesson, num, tape } from '#kit'

const sum = (first: number, ratio: number, count: number): number => {
  let [total, term] = [0, first]
  for (let k = 0; k < count; k++) [total, term] = [total + term, term * ratio]
  return total
}

export const geometricSeries = lesson({
  idea: '<p>Add $1 + 2 + 4 + 8 + 16$. You get 31, one less than the next term, 32. That is no accident. Double the sum: $2 + 4 + 8 + 16 + 32$. Almost all terms are the same as before. Subtract, and only the ends are left: $32 - 1$.</p><p>The trick works for every ratio. Multiply the sum $S$ by $r$ and subtract $S$: what remains is $a_1 r^n - a_1$, and it is $(r - 1)$ times $S$. Divide by $r - 1$, and you have the formula.</p>',
  figure: tape({
    alt: 'The terms of a doubling series in a strip, and below them a strip of 32 that is longer by 1.',
    rows: [
      {
        parts: [
          [1, '1'],
          [2, '2'],
          [4, '4'],
          [8, '8'],
          [16, '16'],
        ],
      },
      { parts: [[32, '32']] },
    ],
  }),
  words: [
    { word: 'geometric series', meaning: 'The sum of the terms of a geometric sequence.' },
    { word: 'finite', meaning: 'With a last term; the number of terms is $n$.' },
    { word: 'common ratio', meaning: 'The number $r$ by which each term is multiplied to get the next.' },
    { word: 'partial sum', meaning: '$S_n$, the sum of the first $n$ terms.' },
  ],
  rule: '<p>$S_n = \\frac{a_1(r^n - 1)}{r - 1}$ for $r \\ne 1$, where $n$ is the number of terms.</p><p>For a ratio below 1 the same formula reads more easily as $S_n = \\frac{a_1(1 - r^n)}{1 - r}$.</p>',
  use: '<p>Amounts that are multiplied by the same number each time are <em>added up</em>: “altogether,” “in all,” “in the first 6 days.”</p>',
  avoid:
    '<p>If only one term is asked for, use $a_1 \\cdot r^{n - 1}$. For three or four terms, simply add them. If equal amounts are added each time, use the arithmetic series.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is the sum of the first 6 terms of the geometric series $5 + 15 + 45 + \\dots$?',
      covers: ['algebra-2/finite-geometric-series'],
      steps: [
        {
          do: 'Read off: $a_1 = 5$, $r = 15 \\div 5 = 3$, $n = 6$.',
          why: 'Write the three numbers down before you use a formula.',
        },
        {
          do: 'Put them in: $S_6 = \\frac{5(3^6 - 1)}{3 - 1}$.',
          why: 'In the sum the exponent is $n$. The last term would have $n - 1$.',
        },
        { do: '$3^6 = 729$, so $S_6 = \\frac{5 \\cdot 728}{2} = 1820$.', why: 'Do not forget to divide by $r - 1$.' },
        {
          do: 'Test: $5 + 15 + 45 + 135 + 405 + 1215 = 1820$.',
          why: 'The last term alone is 1215.',
        },
        {
          do: 'Where did this go wrong? Ximena gets 3640. That is $5 \\cdot 728$: the division by $3 - 1$ was forgotten.',
          why: 'Carry out each mistake that is offered. The exponent 5 would end at 605.',
          covers: ['algebra-2/geometric-series-mistake'],
        },
      ],
      answer: num(1820),
      check: () => num(sum(5, 3, 6)),
    },
    {
      level: 'Next',
      asks: 'Wei finds 64 shells on the first day at the beach, and each day only half as many as on the day before. How many shells are found in 6 days altogether?',
      covers: ['algebra-2/falling-geometric-series'],
      steps: [
        { do: '$a_1 = 64$, $r = \\frac{1}{2}$, $n = 6$.', why: 'Half as many: multiply by one half.' },
        {
          do: '$S_6 = \\frac{64\\left(1 - \\frac{1}{64}\\right)}{1 - \\frac{1}{2}}$',
          why: '$\\left(\\frac{1}{2}\\right)^6 = \\frac{1}{64}$. With $r$ below 1 this form avoids minus signs.',
        },
        {
          do: 'Above: $64 - 1 = 63$. Below: $\\frac{1}{2}$. So $S_6 = 63 \\cdot 2 = 126$.',
          why: 'Dividing by one half doubles.',
        },
        {
          do: 'Test: $64 + 32 + 16 + 8 + 4 + 2 = 126$ shells.',
          why: 'Six terms, the last one is 2. Going on forever would only give 128.',
        },
      ],
      answer: num(126),
      check: () => num(sum(64, 0.5, 6)),
    },
    {
      level: 'Exam level',
      asks: 'How many terms of the geometric series $4 + 12 + 36 + \\dots$ must be added to get the sum 1456?',
      covers: ['algebra-2/terms-of-a-geometric-series', 'algebra-2/part-of-a-geometric-series'],
      steps: [
        { do: '$\\frac{4(3^n - 1)}{3 - 1} = 1456$', why: 'The number of terms is unknown, so $n$ stays.' },
        { do: '$2(3^n - 1) = 1456$, so $3^n - 1 = 728$.', why: '$4 \\div 2 = 2$; then divide by 2.' },
        { do: '$3^n = 729 = 3^6$, so $n = 6$.', why: 'Powers of 3: 3, 9, 27, 81, 243, 729.' },
        {
          do: 'Asked another way: only terms 3 through 6. All six make 1456, the first two $4 + 12 = 16$: $1456 - 16 = 1440$.',
          why: 'A part is one sum less another. Terms 3 to 6 begin after the second term.',
        },
      ],
      answer: num(6),
      check: () => num([1, 2, 3, 4, 5, 6, 7, 8].find((n) => sum(4, 3, n) === 1456) ?? 99),
    },
    {
      level: 'Exam level',
      asks: 'A geometric series with 5 terms and common ratio 2 has sum 217. What is its first term?',
      covers: ['algebra-2/first-term-from-sum'],
      steps: [
        { do: '$217 = a_1 \\cdot \\frac{2^5 - 1}{2 - 1}$', why: 'Everything but $a_1$ is known.' },
        {
          do: '$\\frac{32 - 1}{1} = 31$, so $217 = 31a_1$.',
          why: 'With first term 1 the sum would be $1 + 2 + 4 + 8 + 16 = 31$.',
        },
        {
          do: '$a_1 = 217 \\div 31 = 7$',
          why: 'Test: $7 + 14 + 28 + 56 + 112 = 217$. The 14 would be the second term.',
        },
      ],
      answer: num(7),
      check: () => num(Array.from({ length: 30 }, (_, i) => i + 1).find((a) => sum(a, 2, 5) === 217) ?? 99),
    },
  ],
  tryIt: {
    asks: 'A song is played 162 times on its first day, and each day only a third as often as on the day before. How often is it played in 5 days altogether?',
    steps: [
      {
        ask: 'The numbers of plays form a geometric series. What is the common ratio? Type it as a fraction.',
        answer: { typed: num(frac(1, 3)) },
        slips: [
          { typed: num(3), says: 'The number of plays falls. A third as often: multiply by one third.' },
          { typed: num(frac(2, 3)), says: 'That is the part that is lost. A third is left each day.' },
        ],
        done: '$a_1 = 162$, $r = \\frac{1}{3}$, $n = 5$',
      },
      {
        ask: 'How often is it played on day 5?',
        like: 3,
        answer: { typed: num(2) },
        slips: [
          { typed: num(6), says: 'That is day 4. Go one step further.', misconception: 'a2-sums-one-term-too-few' },
          { typed: num(18), says: 'That is day 3. Write the terms down and count them.' },
        ],
        done: '162, 54, 18, 6, 2',
      },
      {
        ask: 'How often is it played in all 5 days?',
        answer: { typed: num(162 + 54 + 18 + 6 + 2) },
        slips: [
          { typed: num(240), says: 'The last day is missing.', misconception: 'a2-sums-one-term-too-few' },
          { typed: num(243), says: 'That is the value for infinitely many days.', misconception: 'a2-sums-forever' },
          {
            typed: num(410),
            says: 'You used the formula for arithmetic series.',
            misconception: 'a2-sums-like-an-arithmetic-series',
          },
        ],
        done: '$S_5 = \\frac{162\\left(1 - \\frac{1}{243}\\right)}{1 - \\frac{1}{3}} = \\left(162 - \\frac{2}{3}\\right) \\div \\frac{2}{3} = 243 - 1 = 242$. Test: $162 + 54 + 18 + 6 + 2 = 242$.',
      },
    ],
    answer: num(242),
    check: () => num((162 * 3 - 2) / 2),
  },
  trap: '<p>Giving the last term for the sum. The last of $n$ terms is $a_1 \\cdot r^{n - 1}$; the sum has the exponent $n$ and the division by $r - 1$.</p>',
  check:
    '<p>For up to six terms just add them. For more, compare with the last term: with ratio 2 the sum is a little less than twice the last term, with ratio 3 about one and a half times.</p>',
  mends: {
    'a2-sums-one-term-too-few': [0, 1],
    'a2-sums-one-term-too-many': [0, 1],
    'a2-forgets-to-divide-in-the-formula': [0, 2],
    'a2-gives-the-last-term-of-a-series': [0, 3],
    'a2-seq-names-an-error-without-testing': [0, 4],
    'a2-sums-like-an-arithmetic-series': [1, 1],
    'a2-sums-forever': [1, 3],
    'a2-gives-the-second-term': [3, 2],
    'a2-leaves-out-the-first-term': [0, 3],
    'a2-forgets-the-minus-one': [0, 1],
    'a2-takes-the-exponent-for-one-less': [2, 2],
    'a2-counts-multiplications': [2, 2],
    'a2-counts-new-terms-only': [2, 2],
    'a2-divides-the-sum-by-the-first-term': [2, 0],
    'a2-multiplies-the-first-term': [1, 3],
    'a2-starts-the-powers-at-one': [3, 1],
    'a2-sums-from-the-beginning': [2, 3],
    'a2-sums-only-the-ends': [2, 3],
  },
})
