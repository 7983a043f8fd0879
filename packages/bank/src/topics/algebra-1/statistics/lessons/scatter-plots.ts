import { equation, lesson, num, scatterPlot } from '#kit'

const PRACTICE = [
  [1, 18],
  [2, 20],
  [3, 28],
  [4, 29],
  [5, 37],
  [6, 38],
  [7, 47],
  [8, 49],
] as const
const CLOUD = [
  [1, 8],
  [2, 8],
  [3, 12],
  [4, 12],
  [5, 16],
  [6, 16],
  [7, 20],
  [8, 20],
  [9, 24],
] as const

export const scatterPlots = lesson({
  idea: '<p>A scatter plot shows two measurements of the same thing as one point: hours of practice across, points in a test up. If the points form a band that rises, more practice tends to go with more points. They do not lie on one line. But a line can run through the middle of the band. Draw it so that about as many points lie above it as below.</p><p>This line of fit is a summary. With it you can predict, and say how far a real point is from the prediction. A calculator draws the line of best fit: the one for which the squares of these distances have the smallest sum.</p>',
  figure: scatterPlot(
    {
      alt: 'Eight points that rise from lower left to upper right, close to a rising straight line of fit.',
      x: [0, 9],
      y: [0, 60],
      xStep: 1,
      yStep: 10,
      xTitle: 'Hours of practice',
      yTitle: 'Points',
    },
    PRACTICE,
    { m: 4.6, b: 12.5 },
  ),
  words: [
    { word: 'line of fit', meaning: 'A line that runs through the middle of the points of a scatter plot.' },
    { word: 'positive association', meaning: 'As $x$ grows, $y$ tends to grow. Negative: $y$ tends to fall.' },
    { word: 'predicted value', meaning: 'The $y$ that the line gives for some $x$.' },
    { word: 'residual', meaning: 'Actual value minus predicted value: how far a point lies above the line.' },
    {
      word: 'correlation coefficient',
      meaning: '$r$, from $-1$ to 1, with the sign of the slope. The closer to 0, the weaker the association.',
    },
    { word: 'extrapolation', meaning: 'A prediction for an $x$ outside the data. The band may not go on there.' },
  ],
  rule: '<p>Line of fit $y = mx + b$:</p><ul><li>Slope $m$: the predicted change of $y$ when $x$ grows by 1.</li><li>Intercept $b$: the prediction for $x = 0$.</li><li>Residual $=$ actual $-$ predicted: positive above the line, negative below.</li></ul>',
  use: '<p>Pairs of measurements are shown or modeled by a line, and you are to predict, to explain a number, or to compare a point with the line.</p>',
  avoid:
    '<p>If the points bend like a hill or show no band at all, a line is no good summary. You see it in the residuals, too: for a good line they lie above and below 0 without a pattern. A point far from the band is an outlier; it can pull the line toward itself. And a line of fit does not prove that one thing causes the other.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A scatter plot shows the age $x$ of trees in years and their height $y$ in inches. The line of fit is $y = 5x + 12$. What does the line predict for $x = 8$? What do 5 and 12 mean?',
      covers: ['algebra-1/line-of-fit-predict', 'algebra-1/line-of-fit-meaning'],
      steps: [
        { do: 'Put 8 in for $x$: $y = 5 \\cdot 8 + 12$.', why: 'The prediction is simply the $y$ of the line.' },
        {
          do: 'Multiply first: $5 \\cdot 8 = 40$. Then add: $40 + 12 = 52$ inches.',
          why: 'The 12 is added once. $5 \\cdot (8 + 12)$ would be something else.',
        },
        {
          do: 'The slope 5: for each further year, the line predicts 5 inches more. The intercept 12: at age 0 the line predicts 12 inches.',
          why: 'The number with $x$ says “for each.” The number alone says “at the start.” Neither is a number of trees or a greatest height. With a slope of $-5$ the line would predict 5 less for each further year.',
        },
        {
          do: 'Asked another way: at what age does the line predict 62 inches? $5x + 12 = 62$ gives $5x = 50$, so $x = 10$ years.',
          why: 'If the trees are 2 to 15 years old, 10 lies inside the data. 40 does not: there the line only extrapolates, and old trees grow more slowly.',
        },
      ],
      answer: num(52),
      check: () => {
        let y = 12
        for (let year = 0; year < 8; year++) y += 5
        return num(y)
      },
    },
    {
      level: 'Next',
      asks: 'The line of fit $y = 3x + 20$ models data. One data point is $(6, 35)$. What is its residual?',
      covers: ['algebra-1/residual', 'algebra-1/actual-value-from-residual'],
      steps: [
        {
          do: 'In the point $(6, 35)$ the actual value is 35, measured at $x = 6$.',
          why: 'First coordinate $x$, second coordinate $y$.',
        },
        {
          do: 'Predict at the same $x$: $3 \\cdot 6 + 20 = 18 + 20 = 38$.',
          why: 'The line has this height there.',
        },
        {
          do: 'Actual minus predicted: $35 - 38 = -3$.',
          why: 'Keep this order. The other way around, the point would seem to lie above the line.',
        },
        {
          do: 'The residual is $-3$: the point lies 3 below the line.',
          why: 'The sign must fit the picture: below is negative.',
        },
        {
          do: 'Asked another way: the residual at $x = 6$ is 4. The actual value is $38 + 4 = 42$.',
          why: 'Predicted plus residual gives the actual value back.',
        },
      ],
      answer: num(-3),
      check: () => num(Array.from({ length: 41 }, (_, i) => i - 20).find((r) => 3 * 6 + 20 + r === 35) ?? 0),
    },
    {
      level: 'Exam level',
      asks: `${scatterPlot({ alt: 'Nine points close to a rising straight line through (2, 9) and (6, 17).', x: [0, 10], y: [0, 28], xStep: 1, yStep: 4 }, CLOUD, { m: 2, b: 5 })}<p>The line of fit goes through $(2, 9)$ and $(6, 17)$. Which kind of association do the points show, and which equation belongs to the line?</p>`,
      covers: ['algebra-1/scatter-association', 'algebra-1/line-of-fit-equation'],
      steps: [
        {
          do: 'Look from left to right: the points rise in a straight band. The association is positive.',
          why: 'Falling would be negative, a hill not linear, and a cloud without direction none.',
        },
        {
          do: 'Slope: $\\frac{17 - 9}{6 - 2} = \\frac{8}{4} = 2$.',
          why: 'Read two points on the line itself, not of the data. The 8 alone is the change over four steps.',
        },
        {
          do: 'Intercept: from $(2, 9)$ go 2 steps back to $x = 0$: $9 - 2 \\cdot 2 = 5$.',
          why: 'The point $(2, 9)$ is not on the $y$-axis, so 9 is not the intercept.',
        },
        { do: 'The line is $y = 2x + 5$.', why: 'Test with the other point: $2 \\cdot 6 + 5 = 17$.' },
      ],
      answer: equation('y = 2x + 5', ({ x, y }) => y - 2 * x - 5),
      // The two-point form, without slope and intercept.
      check: () => equation('…', ({ x, y }) => (y - 9) * (6 - 2) - (x - 2) * (17 - 9)),
    },
  ],
  tryIt: {
    asks: 'The line of fit $y = 4x + 15$ models data. One data point is $(5, 41)$. What is its residual?',
    steps: [
      {
        ask: 'What does the line predict for $x = 5$?',
        like: 1,
        answer: { typed: num(4 * 5 + 15) },
        slips: [
          {
            typed: num(20),
            says: 'The intercept 15 is still missing.',
            misconception: 'a1-stat-forgets-the-intercept',
          },
          {
            typed: num(79),
            says: 'You exchanged slope and intercept: $15 \\cdot 5 + 4$.',
            misconception: 'a1-stat-swaps-slope-and-intercept',
          },
          { typed: num(80), says: 'Multiply first, then add.', misconception: 'a1-stat-multiplies-the-sum' },
        ],
        done: '$4 \\cdot 5 + 15 = 35$',
      },
      {
        ask: 'What is the residual?',
        like: 2,
        answer: { typed: num(41 - 35) },
        slips: [
          {
            typed: num(-6),
            says: 'You subtracted in the wrong order: actual minus predicted.',
            misconception: 'a1-stat-subtracts-in-reverse',
          },
          {
            typed: num(36),
            says: 'You subtracted $x$ from $y$. Compare with the prediction.',
            misconception: 'a1-stat-subtracts-x-from-y',
          },
          {
            typed: num(35),
            says: 'That is the prediction. The residual is a difference.',
            misconception: 'a1-stat-gives-the-prediction',
          },
        ],
        done: '$41 - 35 = 6$: the point lies 6 above the line.',
      },
    ],
    answer: num(6),
    check: () => num(Array.from({ length: 41 }, (_, i) => i - 20).find((r) => 4 * 5 + 15 + r === 41) ?? 0),
  },
  trap: '<p>Subtracting in the wrong order. A residual is actual minus predicted. A point below the line has a negative residual, always.</p>',
  check:
    '<p>Put both given points into your equation: each must fit. For a residual, add it to the prediction: you must get the measured value.</p>',
  mends: {
    'a1-stat-forgets-the-intercept': [0, 1],
    'a1-stat-multiplies-the-sum': [0, 1],
    'a1-stat-adds-all-three': [0, 1],
    'a1-stat-subtracts-the-intercept': [0, 1],
    'a1-stat-swaps-slope-and-intercept': [0, 2],
    'a1-stat-takes-slope-as-total': [0, 2],
    'a1-stat-turns-slope-round': [0, 2],
    'a1-stat-gives-the-measured-value': [1, 0],
    'a1-stat-gives-the-prediction': [1, 2],
    'a1-stat-subtracts-x-from-y': [1, 1],
    'a1-stat-subtracts-in-reverse': [1, 2],
    'a1-stat-reads-cloud-as-positive': [2, 0],
    'a1-stat-reads-cloud-as-negative': [2, 0],
    'a1-stat-sees-no-pattern': [2, 0],
    'a1-stat-sees-a-curve': [2, 0],
    'a1-stat-takes-change-as-slope': [2, 1],
    'a1-stat-takes-first-point-as-intercept': [2, 2],
  },
})
