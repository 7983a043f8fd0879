import { dot, equation, frac, lesson, note, num, plane, segment, straight, type Value } from '#kit'

/** y = (p/q)x + b, written as it is said. */
const line = (tex: string, p: number, q: number, b: number): Value => equation(tex, ({ x, y }) => q * y - p * x - q * b)

export const parallelAndPerpendicularLines = lesson({
  idea: '<p>The slope says in which direction a line goes. Two lines with the same slope go in the same direction, so they never meet, unless they are one and the same line.</p><p>Now look at the figure. One line goes 3 to the right and 2 up: its slope is $\\frac{2}{3}$. Turn this step by a quarter turn. What went right goes up, and what went up goes left: 2 to the left and 3 up. The slope is now $\\frac{3}{-2} = -\\frac{3}{2}$. The fraction is turned over, and its sign has changed.</p>',
  figure: plane(
    {
      alt: 'Two lines that cross at a right angle. From the crossing, one goes 3 to the right and 2 up, the other 2 to the left and 3 up.',
      x: [-1, 8],
      y: [-1, 6],
      xStep: 1,
      yStep: 1,
      height: 262,
    },
    [
      straight(2 / 3, -1),
      straight(-1.5, 5.5),
      segment(3, 1, 6, 1, { dash: true, plain: true }),
      segment(6, 1, 6, 3, { dash: true, plain: true }),
      segment(3, 1, 1, 1, { dash: true, plain: true }),
      segment(1, 1, 1, 4, { dash: true, plain: true }),
      dot(3, 1),
      note(4.6, 0.4, '3'),
      note(6.3, 1.8, '2'),
      note(2, 0.4, '2'),
      note(0.65, 2.4, '3'),
    ],
  ),
  words: [
    { word: 'parallel', meaning: 'Going in the same direction and never meeting.' },
    { word: 'perpendicular', meaning: 'Meeting at a right angle, $90^\\circ$.' },
    {
      word: 'reciprocal',
      meaning: 'The fraction turned over: $\\frac{3}{2}$ for $\\frac{2}{3}$, $\\frac{1}{4}$ for 4.',
    },
    {
      word: 'opposite reciprocal',
      meaning: 'Turned over and with the other sign: $-\\frac{3}{2}$ for $\\frac{2}{3}$.',
    },
  ],
  rule: '<p>Parallel: $m_1 = m_2$, with different intercepts.</p><p>Perpendicular: $m_1 \\cdot m_2 = -1$. Turn the slope over <em>and</em> change its sign.</p>',
  use: '<p>A question says “parallel,” “perpendicular” or “right angle,” and you know the slope of one line or can find it.</p>',
  avoid:
    '<p>Do not compare equations that look different: solve both for $y$ first. A horizontal and a vertical line are perpendicular too, but a vertical line has no slope to multiply.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is the slope of a line that is perpendicular to $y = -\\frac{2}{5}x + 3$?',
      covers: ['algebra-1/parallel-slope'],
      steps: [
        {
          do: 'The given line has slope $-\\frac{2}{5}$.',
          why: 'It multiplies $x$. The 3 is the intercept and does not matter here.',
        },
        { do: 'Turn it over: $-\\frac{5}{2}$.', why: 'A parallel line would keep $-\\frac{2}{5}$ as it is.' },
        { do: 'Change the sign: $\\frac{5}{2}$.', why: 'If one line falls, the line at a right angle to it rises.' },
        {
          do: 'Test: $-\\frac{2}{5} \\cdot \\frac{5}{2} = -\\frac{10}{10} = -1$.',
          why: 'With only one of the two changes you would not get $-1$.',
        },
      ],
      answer: num(frac(5, 2)),
      // The step 5 right, 2 down, after a quarter turn: 2 right, 5 up.
      check: () => {
        const [run, rise] = [5, -2]
        return num(frac(run, -rise))
      },
    },
    {
      level: 'Next',
      asks: `<p>Which line is perpendicular to the line in the figure and passes through $(4, 5)$?</p>${plane(
        {
          alt: 'A line on a coordinate plane. Marked on it are the points (0, 1) and (3, 3).',
          x: [-6, 6],
          y: [-6, 6],
          xStep: 1,
          yStep: 1,
        },
        [straight(2 / 3, 1), dot(0, 1), dot(3, 3)],
      )}`,
      covers: ['algebra-1/parallel-graph', 'algebra-1/parallel-through-point'],
      steps: [
        {
          do: 'The line in the figure rises by 2 while it runs 3, so its slope is $\\frac{2}{3}$.',
          why: 'Rise over run, between the two marked points.',
        },
        {
          do: 'The perpendicular line has slope $-\\frac{3}{2}$.',
          why: 'Turned over, with the other sign.',
        },
        {
          do: 'Put $(4, 5)$ into $y = -\\frac{3}{2}x + b$: $5 = -\\frac{3}{2} \\cdot 4 + b$, so $5 = -6 + b$.',
          why: 'The 5 is not $b$: it belongs to $x = 4$.',
        },
        {
          do: 'Add 6 to both sides: $b = 5 + 6 = 11$. The line is $y = -\\frac{3}{2}x + 11$.',
          why: 'Adding 6 undoes the $-6$.',
        },
      ],
      answer: line('y = -\\frac{3}{2}x + 11', -3, 2, 11),
      // The step (3, 2) and the step from (4, 5) to (x, y) make a right angle.
      check: () => equation('y = -\\frac{3}{2}x + 11', ({ x, y }) => 3 * (x - 4) + 2 * (y - 5)),
    },
    {
      level: 'Exam level',
      asks: 'The line $kx + 6y = 18$ is parallel to the line $y = \\frac{2}{3}x - 1$. What is the value of the constant $k$?',
      covers: ['algebra-1/parallel-find-coefficient', 'algebra-1/parallel-classify'],
      steps: [
        {
          do: 'Solve for $y$: $6y = -kx + 18$, so $y = -\\frac{k}{6}x + 3$.',
          why: 'Subtract $kx$, which changes its sign, then divide every term by 6.',
        },
        {
          do: 'Parallel lines have the same slope: $-\\frac{k}{6} = \\frac{2}{3}$.',
          why: 'For perpendicular lines you would write $-\\frac{3}{2}$ on the right.',
        },
        {
          do: 'Multiply both sides by $-6$: $k = \\frac{2}{3} \\cdot (-6) = -4$.',
          why: 'The intercepts 3 and $-1$ differ, so the lines really are parallel. Same slope and same intercept: one line. Slopes with product $-1$: perpendicular. Anything else: they meet, but not at a right angle.',
        },
      ],
      answer: num(-4),
      check: () => {
        const slope = (k: number) => (18 - k) / 6 - 18 / 6
        const found = Array.from({ length: 41 }, (_, i) => i - 20).find((k) => Math.abs(slope(k) - 2 / 3) < 1e-9)
        return num(found ?? 999)
      },
    },
    {
      level: 'Exam level',
      asks: 'Triangle $ABC$ has its right angle at $B$. The vertices are $A(2, 7)$, $B(4, 1)$, and $C(10, k)$. What is the value of $k$?',
      covers: ['algebra-1/perpendicular-corner'],
      steps: [
        {
          do: 'Slope of $AB$: $\\frac{1 - 7}{4 - 2} = \\frac{-6}{2} = -3$.',
          why: 'The sides that meet at $B$ are $AB$ and $BC$. They are perpendicular.',
        },
        {
          do: 'Slope of $BC$: turn $-3$ over and change the sign, $\\frac{1}{3}$.',
          why: '$-3 \\cdot \\frac{1}{3} = -1$',
        },
        {
          do: 'From $B$ to $C$ the run is $10 - 4 = 6$, so the rise is $\\frac{1}{3} \\cdot 6 = 2$.',
          why: 'Rise is slope times run.',
        },
        { do: 'Add it to the height of $B$: $k = 1 + 2 = 3$.', why: 'The rise alone is not the coordinate.' },
      ],
      answer: num(3),
      // Pythagoras: AB² + BC² = AC².
      check: () => {
        const square = (x: number, y: number) => x * x + y * y
        const right = (k: number) => square(2, 6) + square(6, k - 1) === square(8, k - 7)
        return num(Array.from({ length: 61 }, (_, i) => i - 30).find(right) ?? 999)
      },
    },
  ],
  tryIt: {
    asks: `<p>Which line is perpendicular to the line in the figure and passes through $(3, 5)$?</p>${plane(
      {
        alt: 'A line on a coordinate plane. Marked on it are the points (0, 2) and (4, −1).',
        x: [-6, 6],
        y: [-6, 6],
        xStep: 1,
        yStep: 1,
      },
      [straight(-3 / 4, 2), dot(0, 2), dot(4, -1)],
    )}`,
    steps: [
      {
        ask: 'What is the slope of the perpendicular line?',
        like: 1,
        answer: { typed: num(frac(4, 3)) },
        slips: [
          {
            typed: num(frac(3, 4)),
            says: 'You changed the sign, but did not turn the slope over.',
            misconception: 'a1-perpendicular-opposite-only',
          },
          {
            typed: num(frac(-4, 3)),
            says: 'You turned the slope over, but kept its sign.',
            misconception: 'a1-perpendicular-reciprocal-only',
          },
          {
            typed: num(frac(-3, 4)),
            says: 'That is the slope of a parallel line.',
            misconception: 'a1-parallel-perpendicular-mixed',
          },
        ],
        done: 'The line falls 3 while it runs 4: slope $-\\frac{3}{4}$. Perpendicular: $\\frac{4}{3}$.',
      },
      {
        ask: 'Put $(3, 5)$ into $y = \\frac{4}{3}x + b$. What is $b$?',
        like: 2,
        answer: { typed: num(5 - (4 * 3) / 3) },
        slips: [
          {
            typed: num(5),
            says: 'The 5 belongs to $x = 3$. Solve $5 = 4 + b$.',
            misconception: 'a1-line-takes-a-y-as-intercept',
          },
          {
            typed: num(5 + 4),
            says: 'You added slope times $x$. It is subtracted from both sides.',
            misconception: 'a1-line-adds-mx-for-intercept',
          },
        ],
        done: '$5 = 4 + b$, so $b = 5 - 4 = 1$.',
      },
      {
        ask: 'Which equation is it?',
        like: 3,
        answer: { choose: ['$y = \\frac{4}{3}x + 1$', '$y = \\frac{4}{3}x - 1$', '$y = x + \\frac{4}{3}$'] },
        slips: [
          {
            choice: 1,
            says: 'Put in $x = 0$: you must get $b$, with its sign.',
            misconception: 'a1-line-sign-of-intercept',
          },
          { choice: 2, says: 'Slope and intercept are exchanged. The slope multiplies $x$.' },
        ],
        done: 'Test: $\\frac{4}{3} \\cdot 3 + 1 = 4 + 1 = 5$.',
      },
    ],
    answer: line('y = \\frac{4}{3}x + 1', 4, 3, 1),
    check: () => equation('y = \\frac{4}{3}x + 1', ({ x, y }) => 4 * (x - 3) - 3 * (y - 5)),
  },
  trap: '<p>Doing only half of it. Perpendicular to the slope $\\frac{2}{3}$ is neither $\\frac{3}{2}$ nor $-\\frac{2}{3}$, but $-\\frac{3}{2}$. Both changes are needed.</p>',
  check: '<p>Multiply the two slopes: a right angle gives $-1$. Then put the given point into your equation.</p>',
  mends: {
    'a1-perpendicular-opposite-only': [0, 1],
    'a1-perpendicular-reciprocal-only': [0, 2],
    'a1-parallel-perpendicular-mixed': [0, 1],
    'a1-parallel-takes-intercept': [0, 0],
    'a1-parallel-turns-the-slope-over': [2, 1],
    'a1-slope-run-over-rise': [1, 0],
    'a1-line-takes-a-y-as-intercept': [1, 2],
    'a1-line-adds-mx-for-intercept': [1, 3],
    'a1-line-keeps-sign-of-x-term': [2, 0],
    'a1-lines-sees-parallel': [2, 2],
    'a1-lines-sees-perpendicular': [2, 2],
    'a1-lines-sees-same': [2, 2],
    'a1-lines-sees-nothing': [2, 0],
    'a1-slope-forgets-start-value': [3, 3],
    'a1-line-sign-of-intercept': [1, 3],
    'a1-line-sign-of-slope': [0, 2],
  },
})
