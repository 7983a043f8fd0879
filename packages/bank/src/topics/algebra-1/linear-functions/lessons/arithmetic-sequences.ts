import { dot, expr, lesson, linear, note, num, plane, segment, text, type Value } from '#kit'

/** The terms as an expression in n, which is compared by its values. */
const formula = (d: number, c: number): Value => ({
  ...expr('', ({ x }) => d * x + c),
  html: `$a_n = ${linear(d, c, 'n')}$`,
})

const TWELVE = 'Adding the difference 12 times to the first term'

export const arithmeticSequences = lesson({
  idea: '<p>The list 7, 11, 15, 19, … grows by 4 from term to term. To reach the second term you add 4 once, to reach the third you add it twice. To reach term 20 you add it 19 times, because the first term is there without any step.</p><p>As points, the terms lie on a straight line with slope 4. One step back from the first term, at $n = 0$, the line is at 3. So the terms are also given by $4n + 3$.</p>',
  figure: plane(
    {
      alt: 'The points (1, 7), (2, 11), (3, 15), (4, 19), each one step of + 4 above the one before. An open point (0, 3) stands one step before the first term.',
      x: [0, 5],
      y: [0, 20],
      xStep: 1,
      yStep: 1,
      xEvery: 1,
      yEvery: 5,
      xLabel: 'n',
      height: 300,
    },
    [
      ...[1, 2, 3].flatMap((n) => [
        segment(n, 4 * n + 3, n + 1, 4 * n + 3, { dash: true, plain: true }),
        segment(n + 1, 4 * n + 3, n + 1, 4 * n + 7, { dash: true, plain: true }),
        note(n + 1.1, 4 * n + 4.7, '+ 4', { anchor: 'start' }),
      ]),
      dot(0, 3, { open: true }),
      ...[1, 2, 3, 4].map((n) => dot(n, 4 * n + 3)),
    ],
  ),
  words: [
    { word: 'term', meaning: 'A number of the sequence. $a_1$ is the first term, $a_n$ is term number $n$.' },
    { word: 'common difference', meaning: 'What is added from each term to the next: $d$. It may be negative.' },
    { word: 'arithmetic sequence', meaning: 'A list of numbers in which the difference is always the same.' },
    {
      word: 'recursive rule',
      meaning: 'A rule that gives each term from the one before, such as $a_{n+1} = a_n + 4$.',
    },
  ],
  rule: '<p>$a_n = a_1 + (n - 1)d$</p><p>First term, plus $n - 1$ steps of $d$. Multiplied out, this is $a_n = dn + c$ with $c = a_1 - d$, the value one step before the first term.</p>',
  use: '<p>The same number is added each time: rows of seats, weekly training, patterns of tiles. You want a term far away, its number, or a formula.</p>',
  avoid:
    '<p>Test at least two differences. In 2, 4, 8, 16, … they are 2, 4, 8: here each term is multiplied, and the sequence is not arithmetic.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'In an open-air theater the first row has 14 seats, and each row behind it has 3 more seats than the row in front. How many seats does row 20 have?',
      covers: ['algebra-1/arithmetic-rows', 'algebra-1/arithmetic-nth-term'],
      steps: [
        {
          do: 'The first term is $a_1 = 14$, the difference is $d = 3$.',
          why: 'The rows have 14, 17, 20, … seats: an arithmetic sequence.',
        },
        {
          do: 'From row 1 to row 20 there are $20 - 1 = 19$ steps.',
          why: 'The first row has no increase before it. Row 2 has one, row 3 has two.',
        },
        {
          do: '$a_{20} = 14 + 19 \\cdot 3 = 14 + 57 = 71$. Row 20 has 71 seats.',
          why: 'Only the increase is multiplied. The 14 seats count once.',
        },
      ],
      answer: num(71),
      check: () => {
        let seats = 14
        for (let row = 1; row < 20; row++) seats += 3
        return num(seats)
      },
    },
    {
      level: 'Next',
      asks: `<p>The graph shows the first five terms of an arithmetic sequence.</p>${plane(
        {
          alt: 'Points of a sequence: (1, 5), (2, 3), (3, 1), (4, −1), (5, −3).',
          x: [0, 6],
          y: [-4, 6],
          xStep: 1,
          yStep: 1,
          xEvery: 1,
          yEvery: 1,
          xLabel: 'n',
          yLabel: 'aₙ',
        },
        [5, 3, 1, -1, -3].map((y, k) => dot(k + 1, y)),
      )}<p>Which formula gives the terms?</p>`,
      covers: ['algebra-1/arithmetic-graph', 'algebra-1/arithmetic-formula'],
      steps: [
        { do: 'Read the terms: 5, 3, 1, $-1$, $-3$.', why: 'The first term stands above $n = 1$.' },
        { do: 'The difference is $d = 3 - 5 = -2$.', why: 'Next term minus this term. The terms get smaller.' },
        {
          do: 'One step before the first term: $c = 5 - (-2) = 7$. So $a_n = -2n + 7$.',
          why: 'The difference multiplies $n$. The constant is not the first term, because the first term has $n = 1$, not 0.',
        },
        {
          do: 'Test: $n = 1$ gives $-2 + 7 = 5$, and $n = 5$ gives $-10 + 7 = -3$.',
          why: 'Two terms that fit are enough for a line.',
        },
      ],
      answer: formula(-2, 7),
      // Multiplied out from a₁ + (n − 1)d.
      check: () => ({ ...formula(-2, 7), key: expr('', ({ x }) => 5 + (x - 1) * (3 - 5)).key }),
    },
    {
      level: 'Exam level',
      asks: 'In an arithmetic sequence $a_4 = 19$ and $a_9 = 44$. Which term has the value 124? Give its number $n$.',
      covers: ['algebra-1/arithmetic-two-terms', 'algebra-1/arithmetic-position'],
      steps: [
        {
          do: 'From term 4 to term 9 there are 5 steps, and the terms grow by $44 - 19 = 25$: $d = \\frac{25}{5} = 5$.',
          why: 'The gap of 25 is made of 5 steps. It is not the difference itself.',
        },
        {
          do: 'Go back from term 4 to term 1, which is 3 steps: $a_1 = 19 - 3 \\cdot 5 = 19 - 15 = 4$.',
          why: 'Value and steps must belong to the same term. Some questions stop here and ask for $a_1$.',
        },
        {
          do: 'From 4 to 124 the change is $124 - 4 = 120$, which is $\\frac{120}{5} = 24$ steps.',
          why: 'Divide the change by the difference.',
        },
        {
          do: 'One more term than steps: $n = 24 + 1 = 25$.',
          why: 'The first term needs no step. Test: $4 + 24 \\cdot 5 = 124$.',
        },
      ],
      answer: num(25),
      // On from term 9, one term after the other.
      check: () => {
        let n = 9
        for (let a = 44; a < 124; a += (44 - 19) / (9 - 4)) n++
        return num(n)
      },
    },
    {
      level: 'Exam level',
      asks: 'Lena looked for term number 12 of the arithmetic sequence 8, 14, 20, 26, … and got 80, which is wrong. Which mistake leads to this answer?',
      covers: ['algebra-1/arithmetic-mistake'],
      steps: [
        {
          do: 'Do it right first: $d = 6$, 11 steps, $8 + 11 \\cdot 6 = 8 + 66 = 74$.',
          why: 'Lena’s 80 is one step of 6 too far.',
        },
        {
          do: 'Try the usual mistakes. Without the first term: $12 \\cdot 6 = 72$. Opposite sign: $8 - 66 = -58$. From the last term shown: $26 + 66 = 92$.',
          why: 'None of them ends at 80.',
        },
        {
          do: `12 steps: $8 + 12 \\cdot 6 = 8 + 72 = 80$. The mistake is: ${TWELVE}.`,
          why: 'From term 1 to term 12 there are only 11 steps.',
        },
      ],
      answer: text(TWELVE),
      check: () => {
        const ends: readonly (readonly [string, number])[] = [
          ['no first term', 12 * 6],
          ['opposite sign', 8 - 11 * 6],
          ['from the last', 26 + 11 * 6],
          [TWELVE, 8 + 12 * 6],
        ]
        return text(ends.find(([, end]) => end === 80)?.[0] ?? 'none')
      },
    },
  ],
  tryIt: {
    asks: `<p>The graph shows the first four terms of an arithmetic sequence.</p>${plane(
      {
        alt: 'Points of a sequence: (1, 4), (2, 7), (3, 10), (4, 13).',
        x: [0, 5],
        y: [0, 14],
        xStep: 1,
        yStep: 1,
        xEvery: 1,
        yEvery: 2,
        xLabel: 'n',
        yLabel: 'aₙ',
      },
      [4, 7, 10, 13].map((y, k) => dot(k + 1, y)),
    )}<p>Which formula gives the terms?</p>`,
    steps: [
      {
        ask: 'What is the common difference?',
        like: 1,
        answer: { typed: num(7 - 4) },
        slips: [
          {
            typed: num(4 - 7),
            says: 'Next term minus this term: do the terms grow or shrink?',
            misconception: 'a1-sequence-wrong-sign',
          },
          {
            typed: num(13 - 4),
            says: 'That is the gap over three steps. Divide it by 3.',
            misconception: 'a1-sequence-takes-gap-as-difference',
          },
        ],
        done: '$d = 7 - 4 = 3$',
      },
      {
        ask: 'The formula is $a_n = 3n + c$. What is $c$, the value one step before the first term?',
        like: 2,
        answer: { typed: num(4 - 3) },
        slips: [
          {
            typed: num(4),
            says: 'That is the first term. It has $n = 1$, so go one step back.',
            misconception: 'a1-sequence-first-term-as-constant',
          },
          {
            typed: num(4 + 3),
            says: 'You went one step on. Before the first term the value is smaller.',
            misconception: 'a1-sequence-adds-difference',
          },
        ],
        done: '$c = 4 - 3 = 1$',
      },
      {
        ask: 'Which formula is it?',
        answer: { choose: ['$a_n = 3n + 1$', '$a_n = n + 3$', '$a_n = 4n + 3$'] },
        slips: [
          {
            choice: 1,
            says: 'The difference is what multiplies $n$. Put in $n = 2$ to see it.',
            misconception: 'a1-sequence-swaps-first-and-difference',
          },
          {
            choice: 2,
            says: 'Put in $n = 1$: do you get the first term?',
            misconception: 'a1-sequence-swaps-first-and-difference',
          },
        ],
        done: 'Test: $3 \\cdot 1 + 1 = 4$ and $3 \\cdot 4 + 1 = 13$.',
      },
    ],
    answer: formula(3, 1),
    check: () => ({ ...formula(3, 1), key: expr('', ({ x }) => 13 + (x - 4) * 3).key }),
  },
  trap: '<p>One step too many. Term 12 is 11 steps away from term 1, not 12. If in doubt, try it with term 2: that is one step.</p>',
  check:
    '<p>Put $n = 1$ and $n = 2$ into your formula. You must get the first two terms. For a single term far away, look whether its size is believable: first term plus about $n$ times the difference.</p>',
  mends: {
    'a1-sequence-one-step-too-many': [0, 1],
    'a1-sequence-forgets-first-term': [0, 2],
    'a1-sequence-multiplies-everything': [0, 2],
    'a1-sequence-wrong-sign': [1, 1],
    'a1-sequence-first-term-as-constant': [1, 2],
    'a1-sequence-swaps-first-and-difference': [1, 2],
    'a1-sequence-adds-difference': [1, 2],
    'a1-sequence-takes-gap-as-difference': [2, 0],
    'a1-sequence-starts-from-wrong-term': [2, 1],
    'a1-sequence-gives-difference': [2, 1],
    'a1-sequence-counts-steps-not-terms': [2, 3],
    'a1-sequence-counts-from-last-shown': [2, 2],
    'a1-line-slip-untested': [3, 1],
  },
})
