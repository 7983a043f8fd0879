import { dot, lesson, note, num, plane, table, text } from '#kit'
import { broken, type Pt, path } from '../broken-lines.ts'

const FIGURE: readonly Pt[] = [
  [-5, -3],
  [-2, 4],
  [2, -2],
  [5, 1],
]
const SHAPE: readonly Pt[] = [
  [-4, -2],
  [-1, 4],
  [2, -2],
  [5, 1],
]
const TRIP: readonly Pt[] = [
  [0, 0],
  [2, 24],
  [3, 24],
  [6, 60],
]

/** Height of a broken line above x. */
const height = (ps: readonly Pt[], x: number): number => {
  const i = ps.findIndex(([at], k) => k > 0 && x <= at)
  const [[x1, y1], [x2, y2]] = [ps[i - 1] as Pt, ps[i] as Pt]
  return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1)
}

export const readingGraphs = lesson({
  idea: '<p>A graph tells a story, and you read it from left to right. Going uphill means that the function is increasing, going downhill that it is decreasing. The highest point shows the greatest value.</p><p>How steep it goes is the rate of change: how much the height changes for one step to the right. Over hills you take the average, from start to end.</p>',
  figure: plane(
    {
      alt: 'A graph of straight pieces that joins (−5, −3), (−2, 4), (2, −2), (5, 1). The first piece is marked rises, the second falls, the third rises; the point (−2, 4) is marked highest.',
      x: [-6, 6],
      y: [-5, 6],
      height: 290,
    },
    [
      ...path(FIGURE),
      dot(-5, -3),
      dot(5, 1),
      dot(-2, 4, { label: 'highest', at: 'nw' }),
      note(-4.8, 0.8, 'rises'),
      note(1.2, 2, 'falls'),
      note(4.2, -1.6, 'rises'),
    ],
  ),
  words: [
    { word: 'increasing', meaning: 'Going up from left to right.' },
    {
      word: 'intercept',
      meaning: 'A point where the graph meets an axis. There one coordinate is 0.',
    },
    { word: 'average rate of change', meaning: 'The change of the output divided by the change of the input.' },
    { word: 'greatest value', meaning: 'The $y$-value of the highest point, also called the maximum.' },
  ],
  rule: '<p>Where something happens is said with $x$-values; how high it is, with $y$-values.</p><p>Average rate of change from $x = a$ to $x = b$: $\\frac{f(b) - f(a)}{b - a}$</p>',
  use: '<p>A graph or a table is given, and you are asked for intervals, intercepts, values or speeds.</p>',
  avoid:
    '<p>Negative and decreasing are different things: below the $x$-axis a graph is negative, but it can still be rising there.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${broken(SHAPE)}<p>On which interval is $f$ decreasing? What is its greatest value? What is the $y$-intercept?</p>`,
      covers: ['algebra-1/graph-increasing', 'algebra-1/graph-statements', 'algebra-1/graph-intercepts'],
      steps: [
        {
          do: 'Walk from left to right. From $x = -1$ to $x = 2$ you go downhill: $f$ is decreasing on $[-1, 2]$.',
          why: 'The interval is read on the $x$-axis. Heights do not belong here.',
        },
        {
          do: 'The highest point is $(-1, 4)$. The greatest value of $f$ is 4.',
          why: 'The value is the height. $-1$ only says where. And the end of the graph need not be the highest point.',
        },
        {
          do: 'The graph meets the $y$-axis at height 2. The $y$-intercept is $(0, 2)$.',
          why: 'On the $y$-axis $x$ is 0, and the first coordinate comes first.',
        },
      ],
      answer: num(4),
      check: () => num(Math.max(...Array.from({ length: 10 }, (_, i) => height(SHAPE, i - 4)))),
    },
    {
      level: 'Next',
      asks: `<p>The table shows some values of a function $f$.</p>${table(
        ['$x$', '$f(x)$'],
        [
          ['$-1$', 2],
          [0, 5],
          [3, 14],
        ],
      )}<p>What is the average rate of change of $f$ from $x = -1$ to $x = 3$?</p>`,
      covers: ['algebra-1/graph-rate-of-change'],
      steps: [
        {
          do: 'Take the outputs at both ends: $f(-1) = 2$ and $f(3) = 14$.',
          why: 'Only the two ends count. The row in between is part of the way.',
        },
        { do: 'Change of the output: $14 - 2 = 12$.', why: 'Later minus earlier.' },
        { do: 'Change of the input: $3 - (-1) = 4$.', why: 'In the same order. Minus a negative is plus.' },
        {
          do: 'Divide: $\\frac{12}{4} = 3$.',
          why: 'Output over input: the height changes by 3 for each step to the right.',
        },
      ],
      answer: num(3),
      check: () => num(Array.from({ length: 20 }, (_, m) => m).find((m) => 2 + 4 * m === 14) ?? 0),
    },
    {
      level: 'Exam level',
      asks: `${plane({ alt: 'Distance in kilometers over time in hours: straight pieces from (0, 0) to (2, 24), then level to (3, 24), then up to (6, 60).', x: [0, 7], y: [0, 70], xStep: 1, yStep: 10, height: 250, xTitle: 'Time in hours', yTitle: 'Distance in km' }, path(TRIP))}<p>Suki rides a bike and takes one break. What was the speed after the break, in kilometers per hour?</p>`,
      covers: ['algebra-1/graph-trip'],
      steps: [
        {
          do: 'The break is the level piece. After it, the graph runs from $(3, 24)$ to $(6, 60)$.',
          why: 'Use only this piece. The ride before the break had another speed.',
        },
        {
          do: 'Distance on this piece: $60 - 24 = 36$ kilometers.',
          why: 'Not 60: the first 24 kilometers were ridden before.',
        },
        { do: 'Time for this piece: $6 - 3 = 3$ hours.', why: 'Not 6: three hours had passed already.' },
        {
          do: 'Speed: $\\frac{36}{3} = 12$ kilometers per hour.',
          why: 'Speed is a rate of change: distance per hour.',
        },
      ],
      answer: num(12),
      check: () => num(height(TRIP, 5) - height(TRIP, 4)),
    },
    {
      level: 'Exam level',
      asks: '<p>Amir worked out the average rate of change of $f(x) = x^2 + 1$ from $x = 1$ to $x = 3$ and got 6, which is not correct. Which mistake leads to this answer: not dividing, adding $f(1)$ and $f(3)$ before dividing by 2, or dividing $f(3)$ by 2 and leaving out $f(1)$?</p>',
      covers: ['algebra-1/graph-rate-mistake'],
      steps: [
        {
          do: 'The right value: $f(3) = 10$ and $f(1) = 2$, so $\\frac{10 - 2}{3 - 1} = \\frac{8}{2} = 4$.',
          why: 'With these outputs you can try the mistakes.',
        },
        {
          do: 'Not dividing ends at $10 - 2 = 8$. Leaving out $f(1)$ ends at $\\frac{10}{2} = 5$. Neither is 6.',
          why: 'Work every suggestion out.',
        },
        {
          do: 'Adding before dividing: $\\frac{10 + 2}{2} = 6$. So the mistake is adding $f(1)$ and $f(3)$.',
          why: 'That is the mean of the two heights, not the rate at which they change.',
        },
      ],
      answer: text('adding $f(1)$ and $f(3)$'),
      check: () => {
        const ends: [string, number][] = [
          ['not dividing', 10 - 2],
          ['adding $f(1)$ and $f(3)$', (10 + 2) / 2],
          ['leaving out $f(1)$', 10 / 2],
        ]
        return text(ends.find(([, end]) => end === 6)?.[0] ?? 'none')
      },
    },
  ],
  tryIt: {
    asks: `<p>The table shows some values of a function $g$.</p>${table(
      ['$x$', '$g(x)$'],
      [
        ['$-2$', 11],
        [1, 8],
        [4, '$-1$'],
      ],
    )}<p>What is the average rate of change of $g$ from $x = -2$ to $x = 4$?</p>`,
    steps: [
      {
        ask: 'By how much does the output change from $x = -2$ to $x = 4$?',
        like: 1,
        answer: { typed: num(-1 - 11) },
        slips: [
          {
            typed: num(12),
            says: 'Later minus earlier: the output falls, so the change is negative.',
            misconception: 'a1-fn-subtracts-outputs-in-the-wrong-order',
          },
          {
            typed: num(-9),
            says: 'That is the change from $x = 1$ on. Take both ends of the interval.',
            misconception: 'a1-fn-uses-one-piece-only',
          },
        ],
        done: '$-1 - 11 = -12$',
      },
      {
        ask: 'By how much does the input change?',
        like: 2,
        answer: { typed: num(4 - -2) },
        slips: [{ typed: num(2), says: '$4 - (-2)$: minus a negative is plus.' }],
        done: '$4 - (-2) = 6$',
      },
      {
        ask: 'What is the average rate of change?',
        like: 3,
        answer: { typed: num(-2) },
        slips: [
          {
            typed: num({ n: -1, d: 2 }),
            says: 'You divided input by output. The output stands above.',
            misconception: 'a1-fn-turns-the-rate-upside-down',
          },
          {
            typed: num(-12),
            says: 'That is the change of the output. Divide it by the change of the input.',
            misconception: 'a1-fn-takes-only-the-change-of-y',
          },
          {
            typed: num(5),
            says: 'That is the mean of the two outputs. The rate tells how fast they change.',
            misconception: 'a1-fn-averages-the-outputs',
          },
        ],
        done: '$\\frac{-12}{6} = -2$: two down for each step to the right.',
      },
    ],
    answer: num(-2),
    check: () => num(Array.from({ length: 21 }, (_, i) => i - 10).find((m) => 11 + 6 * m === -1) ?? 0),
  },
  trap: '<p>Mixing up where and how high. “Increasing from 1 to 4” speaks of $x$-values. “The greatest value is 4” speaks of a $y$-value.</p>',
  check:
    '<p>Start at the first output and go as many steps as the interval is long, each with your rate. You must arrive at the last output.</p>',
  mends: {
    'a1-fn-confuses-rising-and-falling': [0, 0],
    'a1-fn-reads-interval-from-the-y-axis': [0, 0],
    'a1-fn-takes-in-another-piece': [0, 0],
    'a1-fn-gives-the-input-of-the-maximum': [0, 1],
    'a1-fn-gives-the-input-of-the-minimum': [0, 1],
    'a1-fn-takes-the-end-for-the-extreme': [0, 1],
    'a1-fn-takes-the-output-for-the-input': [0, 1],
    'a1-fn-swaps-the-intercepts': [0, 2],
    'a1-fn-swaps-the-coordinates': [0, 2],
    'a1-fn-swaps-both-intercept-and-coordinates': [0, 2],
    'a1-fn-subtracts-outputs-in-the-wrong-order': [1, 2],
    'a1-fn-takes-only-the-change-of-y': [1, 3],
    'a1-fn-turns-the-rate-upside-down': [1, 3],
    'a1-fn-divides-last-output-by-input': [1, 1],
    'a1-fn-uses-one-piece-only': [2, 0],
    'a1-fn-counts-from-zero': [2, 1],
    'a1-fn-gives-the-length-of-the-interval': [2, 3],
    'a1-fn-averages-the-outputs': [3, 2],
    'a1-fn-names-an-error-without-testing': [3, 1],
  },
})
