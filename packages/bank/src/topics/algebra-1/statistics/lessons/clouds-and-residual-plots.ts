import { decimal, frac, lesson, num, scatterPlot, text } from '#kit'

type Points = readonly (readonly [number, number])[]

const RISING: Points = [
  [1, 3],
  [2, 2],
  [3, 5],
  [4, 4],
  [5, 7],
  [6, 6],
  [7, 9],
  [8, 8],
]
const FALLING: Points = [
  [1, 9],
  [2, 9],
  [3, 7],
  [4, 7],
  [5, 5],
  [6, 5],
  [7, 3],
  [8, 2],
]
const SCATTERED: Points = [
  [1, 5],
  [2, 8],
  [3, 3],
  [4, 6],
  [5, 4],
  [6, 8],
  [7, 3],
  [8, 6],
]

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length

/** The correlation coefficient of the points. */
function correlation(points: Points): number {
  const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const sum = (f: (dx: number, dy: number) => number) => points.reduce((s, [x, y]) => s + f(x - mx, y - my), 0)
  return sum((dx, dy) => dx * dy) / Math.sqrt(sum((dx) => dx * dx) * sum((_, dy) => dy * dy))
}

const cloud = (points: Points, alt: string) =>
  scatterPlot({ alt, x: [0, 9], y: [0, 10], xStep: 1, yStep: 2, height: 190 }, points)

/** How far the points of y = x² lie above the line y = 6x − 5, which fits them best from 0 to 6. */
const BENT: Points = [0, 1, 2, 3, 4, 5, 6].map((x) => [x, x * x - (6 * x - 5)] as const)

const residuals = (points: Points, m: number, b: number): number[] => points.map(([x, y]) => y - m * x - b)

export const cloudsAndResidualPlots = lesson({
  idea: '<p>Two questions stand behind every line of fit. How closely do the points follow a line? And is a line the right shape at all?</p><p>The first is answered by the correlation coefficient $r$. A narrow rising band has an $r$ near 1, a narrow falling band an $r$ near $-1$, a cloud without direction an $r$ near 0. The second is answered by a residual plot: each residual is drawn above its $x$. If the line has the right shape, the residuals lie above and below 0 without a pattern.</p>',
  figure:
    cloud(RISING, 'Eight points in a rising band that is not very narrow; r is about 0.9.') +
    cloud(FALLING, 'Eight points in a narrow falling band; r is about −1.') +
    cloud(SCATTERED, 'Eight points without a direction; r is about 0.'),
  words: [
    { word: 'correlation coefficient', meaning: '$r$, a number from $-1$ to 1 for direction and strength.' },
    { word: 'strong', meaning: 'Close to a line: $r$ is near 1 or near $-1$.' },
    { word: 'residual', meaning: 'Actual value minus predicted value.' },
    { word: 'residual plot', meaning: 'A plot with $x$ across and the residuals up.' },
  ],
  rule: '<ul><li>Sign of $r$: rising or falling. Distance of $r$ from 0: how close to a line.</li><li>Residuals without a pattern: a line is a good model.</li><li>Residuals in a curve: the data bend, and a line is the wrong shape.</li></ul><p>In the figure, from top to bottom, $r$ is about $0.9$, $-1$, and $0$.</p>',
  use: '<p>You are to say how strong an association is, to match a plot with a value of $r$, or to judge whether a line fits.</p>',
  avoid:
    '<p>Do not read the slope from $r$: a flat narrow band can have an $r$ near 1. And a large $r$ does not prove that the data are straight: look at the residuals.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${cloud(FALLING, 'Eight points that fall from (1, 9) to (8, 2), close to a line.')}<p>Which of the values $0.98$, $-0.98$ and $-0.3$ is the correlation coefficient?</p>`,
      covers: ['algebra-1/scatter-association'],
      steps: [
        {
          do: 'Direction: from left to right the points fall. So $r$ is negative, and $0.98$ is out.',
          why: 'The sign of $r$ is the sign of the slope.',
        },
        {
          do: 'Strength: the band is narrow, so $r$ is close to $-1$ and not to 0.',
          why: 'With $-0.3$ the points would form a wide cloud in which one hardly sees a direction.',
        },
        { do: 'The value is $-0.98$.', why: 'Negative and strong.' },
      ],
      answer: decimal(frac(-98, 100)),
      check: () => {
        const r = correlation(FALLING)
        const nearest = [98, -98, -30].reduce((a, b) => (Math.abs(b / 100 - r) < Math.abs(a / 100 - r) ? b : a))
        return decimal(frac(nearest, 100))
      },
    },
    {
      level: 'Next',
      asks: 'The line of fit of four points is $y = 2x + 3$. The points are $(1, 6)$, $(2, 6)$, $(3, 10)$ and $(4, 10)$. At what height is the last point of the residual plot?',
      covers: ['algebra-1/residual', 'algebra-1/line-of-fit-predict'],
      steps: [
        {
          do: 'Predict at each $x$: $2 \\cdot 1 + 3 = 5$, then 7, 9 and 11.',
          why: 'The line grows by 2 from one $x$ to the next.',
        },
        {
          do: 'Actual minus predicted: $6 - 5 = 1$, $6 - 7 = -1$, $10 - 9 = 1$, $10 - 11 = -1$.',
          why: 'A point above the line gets a positive residual, one below a negative one.',
        },
        {
          do: 'The residual plot has the points $(1, 1)$, $(2, -1)$, $(3, 1)$ and $(4, -1)$. The last one stands at $-1$.',
          why: 'Across stays $x$; up comes the residual instead of $y$.',
        },
        {
          do: 'The residuals go up and down around 0 without a curve, so a line is a good model: the answer is $-1$.',
          why: 'Their sum is 0: the line runs through the middle of the points.',
        },
      ],
      answer: num(-1),
      check: () =>
        num(
          residuals(
            [
              [1, 6],
              [2, 6],
              [3, 10],
              [4, 10],
            ],
            2,
            3,
          )[3] ?? 0,
        ),
    },
    {
      level: 'Exam level',
      asks: `${scatterPlot({ alt: 'A residual plot. From left to right the residuals are 5, 0, −3, −4, −3, 0, 5: a curve that falls and rises again.', x: [0, 7], y: [-6, 6], xStep: 1, yStep: 2, xTitle: 'x', yTitle: 'Residual', height: 210 }, BENT)}<p>A line was fitted to data, with $r = 0.96$. The plot shows its residuals. Mia says: “With such an $r$, a line is the right model.” Theo says: “The data bend.” Who is right?</p>`,
      covers: ['algebra-1/scatter-association', 'algebra-1/residual'],
      steps: [
        {
          do: 'Look for a pattern: the residuals are positive, then negative, then positive again. They form a curve.',
          why: 'Points around a straight band would change their sign without any order.',
        },
        {
          do: 'So the data lie above the line at both ends and below it in the middle: they bend upward. Theo is right.',
          why: 'A positive residual means that the point lies above the line.',
        },
        {
          do: 'Mia takes a large $r$ for a proof. A curve that only rises can have an $r$ near 1, too. So only Theo is right.',
          why: '$r$ tells how close the points are to a line, not whether another shape fits better.',
        },
      ],
      answer: text('only Theo is right'),
      check: () => {
        const ys = BENT.map(([, y]) => y)
        const bends = ys.slice(2).every((y, i) => y - 2 * (ys[i + 1] as number) + (ys[i] as number) > 0)
        const r = correlation(BENT.map(([x]) => [x, x * x] as const))
        return text(bends && r.toFixed(2) === '0.96' ? 'only Theo is right' : 'another answer')
      },
    },
  ],
  tryIt: {
    asks: 'The line of fit of four points is $y = 3x + 1$. The points are $(1, 5)$, $(2, 6)$, $(3, 11)$ and $(4, 12)$. At what height is the second point of the residual plot?',
    steps: [
      {
        ask: 'What does the line predict for $x = 2$?',
        answer: { typed: num(3 * 2 + 1) },
        slips: [
          {
            typed: num(6),
            says: 'That is the measured value, or $3 \\cdot 2$ without the intercept 1.',
            misconception: 'a1-stat-forgets-the-intercept',
          },
          { typed: num(9), says: 'Multiply first, then add 1.', misconception: 'a1-stat-multiplies-the-sum' },
        ],
        done: '$3 \\cdot 2 + 1 = 7$',
      },
      {
        ask: 'What is the residual of $(2, 6)$?',
        answer: { typed: num(6 - 7) },
        slips: [
          {
            typed: num(1),
            says: 'You subtracted in the wrong order: actual minus predicted.',
            misconception: 'a1-stat-subtracts-in-reverse',
          },
          {
            typed: num(4),
            says: 'You subtracted $x$ from $y$. Compare with the prediction.',
            misconception: 'a1-stat-subtracts-x-from-y',
          },
        ],
        done: '$6 - 7 = -1$: the second point of the residual plot is $(2, -1)$.',
      },
    ],
    answer: num(-1),
    check: () => num([6 - 1, 3].reduce((a, b) => a - 2 * b)),
  },
  trap: '<p>Taking a large $r$ for a proof that a line is right. The curve of $y = x^2$ from 0 to 6 has $r \\approx 0.96$, and only its residual plot shows the bend.</p>',
  check:
    '<p>Cover the plot and say what $r$ should look like: rising or falling, narrow or wide? Then look again. The residuals of a line of best fit add up to 0.</p>',
  mends: {
    'a1-stat-reads-cloud-as-positive': [0, 0],
    'a1-stat-reads-cloud-as-negative': [0, 0],
    'a1-stat-sees-no-pattern': [0, 1],
    'a1-stat-sees-a-curve': [2, 0],
    'a1-stat-subtracts-in-reverse': [1, 1],
    'a1-stat-forgets-the-intercept': [1, 0],
  },
})
