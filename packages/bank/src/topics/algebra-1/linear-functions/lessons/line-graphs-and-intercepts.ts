import { dot, equation, lesson, num, plane, straight, table, terms, type Value } from '#kit'

const standard = (a: number, b: number, c: number): Value =>
  equation(`${terms([a, 'x'], [b, 'y'])} = ${c}`, ({ x, y }) => a * x + b * y - c)

export const lineGraphsAndIntercepts = lesson({
  idea: '<p>Two points are enough to draw a line. The easiest ones lie on the axes: there one of the coordinates is 0.</p><p>Take $3x - 2y = 12$. On the $x$-axis $y$ is 0: what is left is $3x = 12$, so the line crosses at $x = 4$. On the $y$-axis $x$ is 0: what is left is $-2y = 12$, so it crosses at $y = -6$. Join the two points, and the graph is done.</p>',
  figure: plane(
    {
      alt: 'A rising line that crosses the x-axis at the point (4, 0) and the y-axis at the point (0, −6).',
      x: [-3, 8],
      y: [-8, 4],
      xStep: 1,
      yStep: 1,
    },
    [straight(1.5, -6), dot(4, 0, { label: '(4, 0)', at: 'nw' }), dot(0, -6, { label: '(0, −6)', at: 'se' })],
  ),
  words: [
    { word: 'x-intercept', meaning: 'Where a graph crosses the $x$-axis. There $y = 0$.' },
    { word: 'y-intercept', meaning: 'Where a graph crosses the $y$-axis. There $x = 0$.' },
    {
      word: 'quadrant',
      meaning: 'One of the four parts of the plane: I right above, then counterclockwise II, III, IV.',
    },
    { word: 'horizontal, vertical', meaning: 'Level, like the $x$-axis; upright, like the $y$-axis.' },
  ],
  rule: '<ol><li>Crossing with the $x$-axis: put in $y = 0$ and solve for $x$.</li><li>Crossing with the $y$-axis: put in $x = 0$ and solve for $y$.</li></ol><p>$y = c$ is horizontal, $x = c$ is vertical.</p>',
  use: '<p>You are to draw a line, to match an equation with a graph, or to find when something is used up.</p>',
  avoid:
    '<p>If a line passes through the origin, both crossings are the same point, and you need one more. If the equation is $y = mx + b$, you have $b$ already: start there and follow the slope.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Which equation describes the horizontal line through $(-3, 5)$?',
      covers: ['algebra-1/line-horizontal-vertical'],
      steps: [
        {
          do: 'On a horizontal line all points have the same height, so $y$ is the same everywhere.',
          why: 'Along the line $x$ changes and $y$ does not. So the equation is about $y$, although the line is parallel to the $x$-axis.',
        },
        {
          do: 'The point $(-3, 5)$ has the height 5, so the line is $y = 5$.',
          why: 'The coordinate is taken as it is, with its sign. The vertical line through the point would be $x = -3$.',
        },
      ],
      answer: equation('y = 5', ({ y }) => y - 5),
      // 0x + 1y takes the same value at (−3, 5) and at any other x.
      check: () => equation('y = 5', ({ x, y }) => (y - 5) * (7 - -3) - (x + 3) * (5 - 5)),
    },
    {
      level: 'Next',
      asks: 'The line $3x + 4y = 24$ and the two coordinate axes enclose a triangle. What is its area, in square units?',
      covers: ['algebra-1/line-axis-crossing', 'algebra-1/line-axes-triangle'],
      steps: [
        {
          do: 'Crossing with the $x$-axis: $y = 0$ gives $3x = 24$, so $x = \\frac{24}{3} = 8$.',
          why: 'On the $x$-axis the height is 0. The 24 itself is not the crossing: divide by 3.',
        },
        {
          do: 'Crossing with the $y$-axis: $x = 0$ gives $4y = 24$, so $y = \\frac{24}{4} = 6$.',
          why: 'Now the $x$-term drops out.',
        },
        {
          do: 'The legs of the triangle lie on the axes. They are 8 and 6 units long.',
          why: 'They reach from the origin to the two crossings.',
        },
        {
          do: 'The area is half of the rectangle: $\\frac{8 \\cdot 6}{2} = \\frac{48}{2} = 24$ square units.',
          why: 'Legs are multiplied, not added; then halve.',
        },
      ],
      answer: num(24),
      // Half of the rectangle, from the heights of the line at the middle of its base.
      check: () => num(8 * ((24 - 3 * 4) / 4)),
    },
    {
      level: 'Exam level',
      asks: `<p>Water drains from a garden pond at a steady rate.</p>${table(
        ['Time (minutes)', 'Water (liters)'],
        [
          [0, 360],
          [4, 300],
          [8, 240],
        ],
      )}<p>After how many minutes, counted from time 0, is the pond empty?</p>`,
      covers: ['algebra-1/line-when-empty'],
      steps: [
        {
          do: 'From row to row the pond loses $360 - 300 = 60$ liters in 4 minutes.',
          why: 'Look at both columns: the rows are 4 minutes apart, not 1.',
        },
        { do: 'Per minute it loses $\\frac{60}{4} = 15$ liters.', why: 'This is the slope, apart from its sign.' },
        {
          do: 'Empty means 0 liters: $360 - 15t = 0$, so $15t = 360$ and $t = \\frac{360}{15} = 24$ minutes.',
          why: 'The 360 belong to time 0, so the 24 minutes count from 0; nothing is added.',
        },
      ],
      answer: num(24),
      check: () => {
        let minutes = 0
        for (let water = 360; water > 0; water -= 60) minutes += 4
        return num(minutes)
      },
    },
    {
      level: 'Exam level',
      asks: `<p>Which equation describes the line in the figure? And which quadrant does the line not pass through?</p>${plane(
        {
          alt: 'A line on a coordinate plane. Marked on it are the points (4, 0) and (0, −2).',
          x: [-6, 6],
          y: [-6, 6],
          xStep: 1,
          yStep: 1,
        },
        [straight(0.5, -2), dot(4, 0), dot(0, -2)],
      )}`,
      covers: ['algebra-1/line-from-intercepts', 'algebra-1/line-match-graph', 'algebra-1/line-quadrant'],
      steps: [
        {
          do: 'Slope from $(0, -2)$ to $(4, 0)$: rise 2, run 4, slope $\\frac{2}{4} = \\frac{1}{2}$. So $y = \\frac{1}{2}x - 2$.',
          why: 'The line rises, so the slope is positive. It crosses the $y$-axis below 0, so the constant is negative. A graph matches only if both signs fit.',
        },
        {
          do: 'Multiply every term by 2 and collect: $2y = x - 4$, so $x - 2y = 4$.',
          why: 'Test the crossings: $4 - 2 \\cdot 0 = 4$ and $0 - 2 \\cdot (-2) = 4$. They are not the coefficients.',
        },
        {
          do: 'From $(0, -2)$ the line goes up to the right through IV and I, and down to the left through III. It does not pass through quadrant II.',
          why: 'Left of the $y$-axis it only goes further down.',
        },
      ],
      answer: standard(1, -2, 4),
      // x/4 + y/(−2) = 1
      check: () => equation('x - 2y = 4', ({ x, y }) => x / 4 - y / 2 - 1),
    },
  ],
  tryIt: {
    asks: 'The line $5x + 2y = 20$ and the two coordinate axes enclose a triangle. What is its area, in square units?',
    steps: [
      {
        ask: 'At which value of $x$ does the line cross the $x$-axis?',
        answer: { typed: num(20 / 5) },
        slips: [
          {
            typed: num(20 / 2),
            says: 'That is the crossing with the other axis. On the $x$-axis $y$ is 0.',
            misconception: 'a1-intercept-wrong-axis',
          },
          {
            typed: num(20),
            says: 'That is $5x$. Divide by the coefficient.',
            misconception: 'a1-intercept-right-side',
          },
        ],
        done: '$y = 0$: $5x = 20$, so $x = 4$.',
      },
      {
        ask: 'At which value of $y$ does it cross the $y$-axis?',
        answer: { typed: num(20 / 2) },
        slips: [
          {
            typed: num(20),
            says: 'That is $2y$. Divide by the coefficient.',
            misconception: 'a1-intercept-right-side',
          },
        ],
        done: '$x = 0$: $2y = 20$, so $y = 10$.',
      },
      {
        ask: 'What is the area of the triangle?',
        like: 3,
        answer: { typed: num((4 * 10) / 2) },
        slips: [
          {
            typed: num(4 * 10),
            says: 'That is the whole rectangle. The triangle is half of it.',
            misconception: 'a1-triangle-forgets-half',
          },
          {
            typed: num((5 * 2) / 2),
            says: 'You used the coefficients. The legs reach from the origin to the crossings.',
            misconception: 'a1-triangle-uses-coefficients',
          },
          {
            typed: num(4 + 10),
            says: 'You added the legs. An area is a product.',
            misconception: 'a1-triangle-adds-legs',
          },
        ],
        done: '$\\frac{4 \\cdot 10}{2} = 20$ square units',
      },
    ],
    answer: num(20),
    // Base 4, times the height above its middle.
    check: () => num(4 * ((20 - 5 * 2) / 2)),
  },
  trap: '<p>Putting 0 in for the wrong variable. For the $x$-intercept, $y$ is 0, not $x$: a point on the $x$-axis has no height.</p>',
  check: '<p>Put each crossing point into the equation: one coordinate is 0, and the equation must be true.</p>',
  mends: {
    'a1-line-horizontal-as-x': [0, 0],
    'a1-line-through-origin': [0, 1],
    'a1-line-exchanges-coordinates': [0, 1],
    'a1-intercept-wrong-axis': [1, 0],
    'a1-intercept-right-side': [1, 0],
    'a1-intercept-sign': [3, 1],
    'a1-intercepts-as-coefficients': [3, 1],
    'a1-triangle-forgets-half': [1, 3],
    'a1-triangle-uses-coefficients': [1, 2],
    'a1-triangle-adds-legs': [1, 3],
    'a1-intercept-ignores-step': [2, 0],
    'a1-intercept-counts-from-last-row': [2, 2],
    'a1-intercept-adds-table-time': [2, 2],
    'a1-line-sign-of-intercept': [3, 0],
    'a1-line-sign-of-slope': [3, 0],
    'a1-quadrant-sign-of-intercept': [3, 2],
    'a1-quadrant-opposite': [3, 2],
    'a1-quadrant-sign-of-slope': [3, 2],
    'a1-line-swaps-slope-and-intercept': [3, 0],
  },
})
