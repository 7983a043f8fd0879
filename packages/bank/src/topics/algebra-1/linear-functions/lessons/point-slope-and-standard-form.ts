import { dot, equation, frac, lesson, note, num, plane, segment, straight, terms, text, type Value } from '#kit'

const standard = (a: number, b: number, c: number): Value =>
  equation(`${terms([a, 'x'], [b, 'y'])} = ${c}`, ({ x, y }) => a * x + b * y - c)

/** The line through two points, by their determinant: (y₂ − y₁)x − (x₂ − x₁)y = x₁y₂ − x₂y₁, turned round and shortened. */
const through = (x1: number, y1: number, x2: number, y2: number, by: number): Value =>
  standard((y2 - y1) / by, (x1 - x2) / by, (x1 * (y2 - y1) - y1 * (x2 - x1)) / by)

const IRIS = 'Only Iris’s equation is correct.'

export const pointSlopeAndStandardForm = lesson({
  idea: '<p>A line has slope $\\frac{3}{4}$ and passes through $(1, 2)$. Take <em>any</em> other point $(x, y)$ of it. From $(1, 2)$ to that point the run is $x - 1$ and the rise is $y - 2$. The rise is slope times run, so $y - 2 = \\frac{3}{4}(x - 1)$. That is the equation of the line.</p><p>Other lines come from totals. If $x$ tickets for 6 dollars and $y$ tickets for 9 dollars bring in 270 dollars, then $6x + 9y = 270$. This is a line as well.</p>',
  figure: plane(
    {
      alt: 'A line through the fixed point (1, 2) and another point (x, y). The dashed step between them: run x − 1, rise y − 2.',
      x: [0, 8],
      y: [0, 7],
      xStep: 1,
      yStep: 1,
      height: 290,
    },
    [
      straight(0.75, 1.25),
      segment(1, 2, 5, 2, { dash: true, plain: true }),
      segment(5, 2, 5, 5, { dash: true, plain: true }),
      dot(1, 2, { label: '(1, 2)', at: 'nw' }),
      dot(5, 5, { label: '(x, y)', at: 'nw' }),
      note(3, 1.4, 'x − 1'),
      note(5.2, 3.4, 'y − 2', { anchor: 'start' }),
    ],
  ),
  words: [
    { word: 'point-slope form', meaning: '$y - k = m(x - h)$: the line with slope $m$ through $(h, k)$.' },
    { word: 'standard form', meaning: '$Ax + By = C$: both variables on one side, the constant on the other.' },
    { word: 'coefficient', meaning: 'The number that multiplies a variable: $A$ and $B$ in $Ax + By = C$.' },
  ],
  rule: '<p>Slope $m$ through $(h, k)$: $y - k = m(x - h)$.</p><p>From there to standard form: multiply out, then bring $x$ and $y$ to one side.</p><p>In $Ax + By = C$ the slope is $-\\frac{A}{B}$: solve for $y$ to see it.</p>',
  use: '<p>Point-slope form: you know the slope and a point, or two points. Standard form: two kinds of things make up one total.</p>',
  avoid: '<p>If you know the slope and the $y$-intercept, $y = mx + b$ is shorter.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A school theater sells $x$ student tickets for \\$6 each and $y$ adult tickets for \\$9 each, and takes in \\$270 in all. Which equation describes this, and what is the slope of its line?',
      covers: ['algebra-1/standard-form-model', 'algebra-1/standard-form-slope'],
      steps: [
        {
          do: 'Student tickets bring in $6x$ dollars, adult tickets $9y$ dollars. Together: $6x + 9y = 270$.',
          why: 'Each price multiplies the number of its tickets. Parts of a total are added.',
        },
        { do: 'Subtract $6x$ from both sides: $9y = -6x + 270$.', why: 'The slope shows when $y$ is alone.' },
        {
          do: 'Divide every term by 9: $y = -\\frac{6}{9}x + 30$, so the slope is $-\\frac{6}{9} = -\\frac{2}{3}$.',
          why: 'Divide by the coefficient of $y$. The slope is not 6.',
        },
      ],
      answer: num(frac(-2, 3)),
      // 3 more student tickets replace 2 adult tickets.
      check: () => num(frac((270 - 6 * 3) / 9 - 270 / 9, 3)),
    },
    {
      level: 'Next',
      asks: 'Which equation in standard form describes the line through $(3, -4)$ and $(5, 0)$?',
      covers: ['algebra-1/point-slope-write', 'algebra-1/standard-form-two-points'],
      steps: [
        {
          do: 'The slope: $m = \\frac{0 - (-4)}{5 - 3} = \\frac{4}{2} = 2$.',
          why: 'Rise over run, in the same order above and below.',
        },
        {
          do: 'Point-slope form with $(3, -4)$: $y - (-4) = 2(x - 3)$, that is $y + 4 = 2(x - 3)$.',
          why: 'The coordinates are subtracted, and subtracting $-4$ is adding 4.',
        },
        { do: 'Multiply out: $y + 4 = 2x - 6$.', why: 'The 2 multiplies the 3 too.' },
        {
          do: 'Subtract $y$ from both sides and add 6: $10 = 2x - y$. The line is $2x - y = 10$.',
          why: 'Test with the other point: for $x = 5$ and $y = 0$ the left side is 10.',
        },
      ],
      answer: standard(2, -1, 10),
      check: () => through(3, -4, 5, 0, 2),
    },
    {
      level: 'Exam level',
      asks: 'The line $4x - 3y = c$ passes through $(2, -5)$ and $(-4, n)$. What is the value of $n$?',
      covers: ['algebra-1/standard-form-find-value'],
      steps: [
        {
          do: 'Put $(2, -5)$ in: $c = 4 \\cdot 2 - 3 \\cdot (-5) = 8 + 15 = 23$.',
          why: 'A point of the line makes its equation true. First $x$, then $y$.',
        },
        {
          do: 'Put $(-4, n)$ in: $4 \\cdot (-4) - 3n = 23$, so $-16 - 3n = 23$.',
          why: '$c$ is only a step; $n$ is asked for.',
        },
        { do: 'Add 16 to both sides: $-3n = 39$.', why: '$23 + 16 = 39$.' },
        { do: 'Divide both sides by $-3$: $n = 39 \\div (-3) = -13$.', why: '$-3n$ is not yet $n$.' },
      ],
      answer: num(-13),
      // The slope is 4/3: from x = 2 to x = −4 the line falls by 8.
      check: () => num(-5 + (4 / 3) * (-4 - 2)),
    },
    {
      level: 'Exam level',
      asks: '<p>Two students look for the equation of the line through $(1, -5)$ and $(4, 4)$. Iris writes $y - 4 = 3(x - 4)$. Jude writes $y - 5 = 3(x + 1)$. Whose equation is correct?</p>',
      covers: ['algebra-1/point-slope-claims', 'algebra-1/point-slope-read'],
      steps: [
        {
          do: 'The slope is $\\frac{4 - (-5)}{4 - 1} = \\frac{9}{3} = 3$. Both use it.',
          why: 'So only the point can be wrong.',
        },
        {
          do: 'Iris’s line passes through $(4, 4)$. Put in $(1, -5)$: $-5 - 4 = -9$ and $3(1 - 4) = -9$. It fits.',
          why: 'A point can be read from the form: $x - 4$ belongs to 4. Either of the two points may be used.',
        },
        {
          do: `Jude’s line passes through $(-1, 5)$. Put in $(1, -5)$: $-5 - 5 = -10$, but $3(1 + 1) = 6$. ${IRIS}`,
          why: 'Both signs are wrong.',
        },
      ],
      answer: text(IRIS),
      check: () => {
        const points = [
          [1, -5],
          [4, 4],
        ] as const
        const iris = points.every(([x, y]) => y - 4 === 3 * (x - 4))
        const jude = points.every(([x, y]) => y - 5 === 3 * (x + 1))
        return text(iris && !jude ? IRIS : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: 'Which equation in standard form describes the line through $(-2, 7)$ and $(1, 1)$?',
    steps: [
      {
        ask: 'What is the slope?',
        answer: { typed: num(frac(1 - 7, 1 - -2)) },
        slips: [
          {
            typed: num(2),
            says: 'Does the line rise or fall? From left to right, $y$ goes from 7 to 1.',
            misconception: 'a1-line-sign-of-slope',
          },
          {
            typed: num(frac(-1, 2)),
            says: 'You divided the run by the rise. The change in $y$ stands above.',
            misconception: 'a1-slope-run-over-rise',
          },
        ],
        done: '$m = \\frac{1 - 7}{1 - (-2)} = \\frac{-6}{3} = -2$',
      },
      {
        ask: 'Which is the point-slope form with $(-2, 7)$?',
        answer: { choose: ['$y - 7 = -2(x + 2)$', '$y + 7 = -2(x - 2)$', '$y - 7 = -2(x - 2)$'] },
        slips: [
          {
            choice: 1,
            says: 'The coordinates are subtracted: 7 gives $y - 7$.',
            misconception: 'a1-point-slope-signs',
          },
          {
            choice: 2,
            says: 'Put the point in: both sides must be 0. Look at $x$ again.',
            misconception: 'a1-point-slope-one-sign',
          },
        ],
        done: '$y - 7 = -2(x + 2)$',
      },
      {
        ask: 'Multiply out and bring $x$ and $y$ to one side. Which equation do you get?',
        answer: { choose: ['$2x + y = 3$', '$2x - y = 3$', '$2x + y = -3$'] },
        slips: [
          {
            choice: 1,
            says: 'Put $(1, 1)$ in. The $y$ was positive on the left and stays there.',
            misconception: 'a1-standard-sign-of-constant',
          },
          {
            choice: 2,
            says: 'Put $(1, 1)$ in: is the sum negative?',
            misconception: 'a1-standard-sign-of-constant',
          },
        ],
        done: '$y - 7 = -2x - 4$, so $2x + y = 3$. Test: $2 \\cdot 1 + 1 = 3$.',
      },
    ],
    answer: standard(2, 1, 3),
    check: () => through(-2, 7, 1, 1, -3),
  },
  trap: '<p>Reading the signs as they stand. $y + 4 = 2(x - 3)$ passes through $(3, -4)$, not through $(-3, 4)$. Ask which numbers make both sides 0.</p>',
  check: '<p>Put both points into your equation, whatever its form.</p>',
  mends: {
    'a1-point-slope-signs': [3, 2],
    'a1-point-slope-one-sign': [1, 1],
    'a1-slope-run-over-rise': [1, 0],
    'a1-line-sign-of-slope': [1, 0],
    'a1-line-exchanges-coordinates': [2, 0],
    'a1-standard-sign-of-constant': [1, 3],
    'a1-standard-swaps-coefficients': [0, 0],
    'a1-standard-difference': [0, 0],
    'a1-line-keeps-sign-of-x-term': [0, 1],
    'a1-line-divides-the-wrong-way': [0, 2],
    'a1-standard-reads-a-as-slope': [0, 2],
    'a1-standard-stops-at-constant': [2, 1],
    'a1-standard-stops-before-dividing': [2, 3],
    'a1-line-accepts-untested-claim': [3, 2],
    'a1-line-rejects-true-claim': [3, 1],
    'a1-line-judges-one-claim': [3, 2],
  },
})
