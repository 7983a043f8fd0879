import { dot, equation, frac, lesson, linear, note, num, plane, segment, straight, text, type Value } from '#kit'

const line = (m: number, b: number): Value => equation(`y = ${linear(m, b)}`, ({ x, y }) => y - m * x - b)

const ADA = 'Only Ada is right.'

export const slopeInterceptForm = lesson({
  idea: '<p>The equation $y = 2x - 3$ tells you how to draw a line. Put in $x = 0$: only $-3$ is left, so you start on the $y$-axis at $-3$. Then every step of 1 in $x$ adds 2 to $y$: from $(0, -3)$ you come to $(1, -1)$, then to $(2, 1)$.</p><p>The number that stands alone is the start; the coefficient of $x$ is the slope.</p>',
  figure: plane(
    {
      alt: 'A line that crosses the y-axis at the point marked start, (0, −3). Dashed steps go 1 to the right and 2 up, marked + 2, to (1, −1) and (2, 1).',
      x: [-3, 5],
      y: [-5, 4],
      xStep: 1,
      yStep: 1,
      height: 300,
    },
    [
      straight(2, -3),
      segment(0, -3, 1, -3, { dash: true, plain: true }),
      segment(1, -3, 1, -1, { dash: true, plain: true }),
      segment(1, -1, 2, -1, { dash: true, plain: true }),
      segment(2, -1, 2, 1, { dash: true, plain: true }),
      dot(0, -3),
      dot(1, -1),
      dot(2, 1),
      note(-0.8, -3.1, 'start', { anchor: 'end' }),
      note(1.15, -2.1, '+ 2', { anchor: 'start' }),
      note(2.15, 0.35, '+ 2', { anchor: 'start' }),
    ],
  ),
  words: [
    { word: 'slope', meaning: 'The change in $y$ for each step of 1 in $x$: $m$ in $y = mx + b$.' },
    { word: 'y-intercept', meaning: 'Where the line crosses the $y$-axis, at $(0, b)$.' },
    { word: 'slope-intercept form', meaning: 'The equation of a line with $y$ alone on one side: $y = mx + b$.' },
  ],
  rule: '<p>$y = mx + b$ has slope $m$ and crosses the $y$-axis at $(0, b)$.</p><ol><li>Find $m$: rise over run.</li><li>Find $b$: put a point in and solve, $b = y - mx$.</li></ol>',
  use: '<p>You are asked for the equation of a line, or you want to read slope and start from an equation. Solve other equations for $y$ first.</p>',
  avoid: '<p>A vertical line has no slope and cannot be written like this; its equation is $x = c$.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>Which equation describes the line?</p>${plane(
        {
          alt: 'A line on a coordinate plane. Marked on it are the points (0, 4) and (2, −2).',
          x: [-6, 6],
          y: [-6, 6],
          xStep: 1,
          yStep: 1,
        },
        [straight(-3, 4), dot(0, 4), dot(2, -2)],
      )}`,
      covers: ['algebra-1/slope-intercept-graph', 'algebra-1/slope-intercept-describe'],
      steps: [
        {
          do: 'The line crosses the $y$-axis at $(0, 4)$, so $b = 4$.',
          why: 'The intercept is where $x = 0$.',
        },
        {
          do: 'From $(0, 4)$ to $(2, -2)$ the rise is $-2 - 4 = -6$ and the run is 2: $m = \\frac{-6}{2} = -3$.',
          why: 'The line falls, so the slope is negative.',
        },
        {
          do: 'Put both in: $y = -3x + 4$.',
          why: 'The slope multiplies $x$; the intercept stands alone. Test with $(2, -2)$: $-3 \\cdot 2 + 4 = -2$.',
        },
      ],
      answer: line(-3, 4),
      check: () => line((4 - -2) / (0 - 2), (0 * -2 - 2 * 4) / (0 - 2)),
    },
    {
      level: 'Next',
      asks: 'Which is the equation of the line through $(-2, 7)$ and $(4, -5)$?',
      covers: ['algebra-1/slope-intercept-two-points', 'algebra-1/slope-intercept-find-b'],
      steps: [
        {
          do: 'The slope: $m = \\frac{-5 - 7}{4 - (-2)} = \\frac{-12}{6} = -2$.',
          why: 'Rise over run, both from the first point to the second.',
        },
        {
          do: 'Put $(-2, 7)$ into $y = -2x + b$: $7 = -2 \\cdot (-2) + b$, so $7 = 4 + b$.',
          why: 'Neither point has $x = 0$, so neither 7 nor $-5$ is $b$.',
        },
        {
          do: 'Subtract 4 from both sides: $b = 7 - 4 = 3$. The equation is $y = -2x + 3$.',
          why: '$b = y - mx$: what the slope contributes is taken off.',
        },
        {
          do: 'Test with the other point: $-2 \\cdot 4 + 3 = -8 + 3 = -5$.',
          why: 'You used the first point, so the second is the real test.',
        },
      ],
      answer: line(-2, 3),
      check: () => line((7 + 5) / (-2 - 4), (-2 * -5 - 4 * 7) / (-2 - 4)),
    },
    {
      level: 'Exam level',
      asks: 'A line has the equation $4x + 2y = 10$. A second line is 3 times as steep, in the same direction, and crosses the $y$-axis 4 units higher. What is the equation of the second line?',
      covers: ['algebra-1/slope-intercept-rewrite', 'algebra-1/slope-intercept-moved'],
      steps: [
        { do: 'Subtract $4x$ from both sides: $2y = -4x + 10$.', why: 'What leaves one side changes its sign.' },
        {
          do: 'Divide every term by 2: $y = -2x + 5$.',
          why: 'The 10 is divided too. Only now can you read the slope: it is $-2$, not 4.',
        },
        {
          do: '3 times as steep: the slope is $3 \\cdot (-2) = -6$.',
          why: '“Times” multiplies the slope, and only the slope.',
        },
        {
          do: '4 units higher: the intercept is $5 + 4 = 9$. The second line is $y = -6x + 9$.',
          why: 'The 4 is added to the old intercept.',
        },
      ],
      answer: line(-6, 9),
      // From the values of the first line at 0 and at 1.
      check: () => {
        const y = (x: number) => (10 - 4 * x) / 2
        return line(3 * (y(1) - y(0)), y(0) + 4)
      },
    },
    {
      level: 'Exam level',
      asks: '<p>Two students look at the line $y = -3x + 4$. Ada says: “The line passes through $(2, -2)$.” Ben says: “The line passes through $(4, 0)$.” Who is right?</p>',
      covers: ['algebra-1/slope-intercept-claims'],
      steps: [
        {
          do: 'Ada’s point: put in $x = 2$: $y = -3 \\cdot 2 + 4 = -6 + 4 = -2$. That is Ada’s $y$.',
          why: 'A point lies on the line if its coordinates make the equation true.',
        },
        {
          do: 'Ben’s point: put in $x = 4$: $y = -3 \\cdot 4 + 4 = -12 + 4 = -8$, not 0.',
          why: 'Ben exchanged the coordinates: the line crosses the $y$-axis at $(0, 4)$.',
        },
        { do: ADA, why: 'Judge each claim by itself. Both could be right, or neither.' },
      ],
      answer: text(ADA),
      check: () => {
        const on = (x: number, y: number) => y + 3 * x === 4
        return text(on(2, -2) && !on(4, 0) ? ADA : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: 'Which is the equation of the line through $(-1, 3)$ and $(3, 11)$?',
    steps: [
      {
        ask: 'What is the slope?',
        answer: { typed: num(frac(11 - 3, 3 - -1)) },
        slips: [
          {
            typed: num(frac(1, 2)),
            says: 'You divided the run by the rise. The change in $y$ stands above.',
            misconception: 'a1-slope-run-over-rise',
          },
          { typed: num(4), says: 'For the run you need $3 - (-1)$. Subtracting $-1$ adds 1.' },
        ],
        done: '$m = \\frac{11 - 3}{3 - (-1)} = \\frac{8}{4} = 2$',
      },
      {
        ask: 'Put $(3, 11)$ into $y = 2x + b$. What is $b$?',
        answer: { typed: num(11 - 2 * 3) },
        slips: [
          {
            typed: num(11),
            says: 'That is the $y$-value of the point, but its $x$ is not 0.',
            misconception: 'a1-line-takes-a-y-as-intercept',
          },
          {
            typed: num(11 + 2 * 3),
            says: 'You added 6. In $11 = 6 + b$ it is subtracted from both sides.',
            misconception: 'a1-line-adds-mx-for-intercept',
          },
        ],
        done: '$11 = 6 + b$, so $b = 11 - 6 = 5$.',
      },
      {
        ask: 'Which equation is it?',
        answer: { choose: ['$y = 2x + 5$', '$y = 5x + 2$', '$y = 2x - 5$'] },
        slips: [
          {
            choice: 1,
            says: 'Slope and intercept are exchanged. The slope multiplies $x$.',
            misconception: 'a1-line-swaps-slope-and-intercept',
          },
          {
            choice: 2,
            says: 'Put in $x = 0$: you must get $b$, with its sign.',
            misconception: 'a1-line-sign-of-intercept',
          },
        ],
        done: '$y = 2x + 5$. Test with the other point: $2 \\cdot (-1) + 5 = 3$.',
      },
    ],
    answer: line(2, 5),
    check: () => line((3 - 11) / (-1 - 3), (-1 * 11 - 3 * 3) / (-1 - 3)),
  },
  trap: '<p>Taking the $y$-value of any point for $b$. The line with slope 3 through $(2, 1)$ is not $y = 3x + 1$. Put the point in: $1 = 3 \\cdot 2 + b$, so $b = -5$.</p>',
  check:
    '<p>Put every point you were given into your equation. Each must make it true. Does the line rise or fall as its slope says?</p>',
  mends: {
    'a1-line-swaps-slope-and-intercept': [0, 2],
    'a1-line-sign-of-intercept': [0, 0],
    'a1-line-sign-of-slope': [0, 1],
    'a1-slope-run-over-rise': [1, 0],
    'a1-line-takes-a-y-as-intercept': [1, 1],
    'a1-line-adds-mx-for-intercept': [1, 2],
    'a1-line-keeps-sign-of-x-term': [2, 0],
    'a1-line-divides-one-term': [2, 1],
    'a1-line-divides-the-wrong-way': [2, 1],
    'a1-line-multiplies-both': [2, 2],
    'a1-line-adds-to-the-slope': [2, 2],
    'a1-line-shifts-the-wrong-way': [2, 3],
    'a1-line-replaces-intercept': [2, 3],
    'a1-line-exchanges-coordinates': [3, 1],
    'a1-line-accepts-untested-claim': [3, 1],
    'a1-line-rejects-true-claim': [3, 0],
    'a1-line-judges-one-claim': [3, 2],
  },
})
