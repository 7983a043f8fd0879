import { dot, lesson, note, num, plane, straight } from '#kit'

/** The only whole number from −100 to 100 that makes it true. */
const tried = (holds: (x: number) => boolean): number =>
  Array.from({ length: 201 }, (_, i) => i - 100).find(holds) ?? Number.NaN

export const linearTwoVariables = lesson({
  idea: '<p>An equation such as $2x + 3y = 6$ has many solutions: each is a pair of numbers, and together they form a line. In a story, each point is one way to reach a total.</p><p>Where does it cross the axes, and how steep is it? Each answer is one small step away from the equation.</p>',
  figure: plane(
    {
      alt: 'The line 2x + 3y = 6 crosses the axes at (3, 0) and (0, 2). Its slope is written as slope −2/3. A dashed line through (0, 2) is perpendicular to it and is marked slope 3/2.',
      x: [-4, 6],
      y: [-4, 6],
      xStep: 1,
      yStep: 1,
    },
    [
      straight(-2 / 3, 2),
      straight(1.5, 2, { plain: true, dash: true }),
      dot(3, 0, { label: '(3, 0)' }),
      dot(0, 2),
      note(0.7, 2, '(0, 2)', { anchor: 'start' }),
      note(3.5, -2.6, '2x + 3y = 6', { accent: true }),
      note(-2.7, 2, 'slope −2/3', { accent: true }),
      note(2.1, 4.5, 'slope 3/2', { anchor: 'start' }),
    ],
  ),
  words: [
    { word: 'standard form', meaning: 'The form $Ax + By = C$, with both variables on one side.' },
    { word: 'slope', meaning: 'Rise divided by run; the coefficient of $x$ in the form $y = mx + b$.' },
    { word: 'intercepts', meaning: 'The points where the line crosses the axes.' },
    { word: 'parallel', meaning: 'Lines that never meet. They have the same slope.' },
    {
      word: 'perpendicular',
      meaning: 'Lines that meet at a right angle. Their slopes are negative reciprocals.',
    },
  ],
  rule: '<p>For $Ax + By = C$:</p><ul><li>$x$-intercept: put in $y = 0$. $y$-intercept: put in $x = 0$.</li><li>Slope: solve for $y$; it is $-\\frac{A}{B}$.</li><li>Parallel: same slope. Perpendicular: turn the slope upside down <em>and</em> change its sign.</li><li>Moved up: add to $mx + b$. Moved down: subtract.</li></ul>',
  use: '<p>Use it for lines given by an equation, a graph, or points, and for totals made of two kinds of things.</p>',
  avoid:
    '<p>If two equations hold at the same time, you need a system. If one number is given, do not look for the slope: put it in and solve.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A bakery packs muffins in small boxes of 4 and large boxes of 12. The equation $4s + 12\\ell = 168$ describes one order of $s$ small and $\\ell$ large boxes. If the order has 15 small boxes, how many boxes does it have in all?',
      covers: ['sat-math/line-standard-context'],
      steps: [
        {
          do: 'Put 15 in for $s$: $4 \\cdot 15 + 12\\ell = 168$, so $60 + 12\\ell = 168$.',
          why: 'The 4 belongs to the small boxes.',
        },
        {
          do: 'Subtract 60: $12\\ell = 108$.',
          why: 'The other 108 go into large boxes.',
        },
        { do: 'Divide by 12: $\\ell = 9$ large boxes.', why: 'Each large box takes 12.' },
        { do: 'In all: $15 + 9 = 24$ boxes.', why: 'Both kinds together.' },
      ],
      answer: num(24),
      check: () => {
        let large = 0
        for (let muffins = 15 * 4; muffins < 168; muffins += 12) large++
        return num(15 + large)
      },
    },
    {
      level: 'Next',
      asks: 'The graph of $3x - 5y = 30$ in the $xy$-plane crosses the axes at $(p, 0)$ and $(0, q)$. What is the value of $p + q$?',
      covers: [
        'sat-math/line-intercepts',
        'sat-math/line-slope-or-intercept',
        'sat-math/intercepts-ratio',
        'sat-math/line-intercept-in-terms',
      ],
      steps: [
        {
          do: 'On the $x$-axis $y = 0$: $3p = 30$, so $p = 10$.',
          why: 'The intercept is 10, not the coefficient 3.',
        },
        {
          do: 'On the $y$-axis $x = 0$: $-5q = 30$, so $q = -6$.',
          why: 'The minus sign belongs to the coefficient.',
        },
        {
          do: 'Add: $p + q = 10 + (-6) = 4$.',
          why: 'Read again: the sum is asked for.',
        },
        {
          do: 'With $3x + 5y = c$: $p = \\frac{c}{3}$ and $q = \\frac{c}{5}$, so $\\frac{p}{q} = \\frac{5}{3}$.',
          why: 'The constant cancels. The larger coefficient has the smaller intercept.',
        },
        {
          do: 'From two points with a constant, $(k, 20)$ and $(k + 4, 32)$: the slope is $\\frac{12}{4} = 3$, and back at $x = 0$ the height is $20 - 3k$.',
          why: 'Start from one point, with both of its coordinates. Going back $k$ steps takes off $3k$.',
        },
      ],
      answer: num(4),
      check: () => num(tried((x) => 3 * x === 30) + tried((y) => -5 * y === 30)),
    },
    {
      level: 'Exam level',
      asks: 'In the $xy$-plane, line $k$ is perpendicular to the line $6x - 2y = 10$ and passes through the points $(-1, 5)$ and $(8, d)$. What is the value of $d$?',
      covers: ['sat-math/line-parallel-perpendicular', 'sat-math/line-missing-coordinate'],
      steps: [
        {
          do: 'Solve the given equation for $y$: $-2y = -6x + 10$, so $y = 3x - 5$. Its slope is 3.',
          why: 'Dividing by a negative changes both signs. The last number is only the intercept.',
        },
        {
          do: 'Line $k$ has slope $-\\frac{1}{3}$.',
          why: 'Upside down <em>and</em> with the other sign, so that the slopes multiply to $-1$.',
        },
        {
          do: 'The run is $8 - (-1) = 9$, so the height changes by $9 \\cdot (-\\frac{1}{3}) = -3$.',
          why: 'Rise is slope times run.',
        },
        { do: '$d = 5 + (-3) = 2$', why: 'The change is not yet the height. It starts from 5.' },
      ],
      answer: num(2),
      // Directions (1, 3) and (9, d − 5) are perpendicular.
      check: () => num(tried((d) => 9 + 3 * (d - 5) === 0)),
    },
    {
      level: 'Exam level',
      asks: `<p>A line is graphed in the $xy$-plane.</p>${plane(
        {
          alt: 'A straight line that crosses the x-axis at (4, 0) and the y-axis at (0, −3).',
          x: [-6, 6],
          y: [-6, 6],
          height: 280,
        },
        [straight(3 / 4, -3), dot(4, 0), dot(0, -3)],
      )}<p>The line is translated up 6 units. What is the $x$-coordinate of the $x$-intercept of the new graph?</p>`,
      covers: ['sat-math/line-equation-from-graph', 'sat-math/line-constants-must-be', 'sat-math/line-translated'],
      steps: [
        {
          do: 'Between the marked points the line rises 3 and runs 4, so it is $y = \\frac{3}{4}x - 3$.',
          why: 'It climbs, so the slope is positive.',
        },
        {
          do: 'In standard form: $4y = 3x - 12$, so $3x - 4y = 12$. Test $(4, 0)$ and $(0, -3)$: both give 12.',
          why: 'The intercepts are not the coefficients.',
        },
        {
          do: 'Up 6: $y = \\frac{3}{4}x - 3 + 6 = \\frac{3}{4}x + 3$.',
          why: 'Moving up adds to every height.',
        },
        {
          do: 'Put in $y = 0$: $\\frac{3}{4}x = -3$, so $x = -3 \\cdot \\frac{4}{3} = -4$.',
          why: 'The 3 is the other intercept.',
        },
      ],
      answer: num(-4),
      // The new line crosses the axis where the old one is 6 below it.
      check: () => num(tried((x) => 3 * x - 4 * -6 === 12)),
    },
  ],
  tryIt: {
    asks: 'The graph of $4x - 7y = 56$ in the $xy$-plane crosses the axes at $(p, 0)$ and $(0, q)$. What is the value of $p + q$?',
    steps: [
      {
        ask: 'Put in $y = 0$. What is $p$?',
        answer: { typed: num(56 / 4) },
        slips: [
          {
            typed: num(4),
            says: 'That is a coefficient. Put in 0 for the other variable and solve.',
            misconception: 'sm-takes-the-coefficients-for-the-intercepts',
          },
          {
            typed: num(-8),
            says: 'That is the other intercept.',
            misconception: 'sm-stops-at-the-other-variable',
          },
        ],
        done: '$4p = 56$, so $p = 14$',
      },
      {
        ask: 'Put in $x = 0$. What is $q$?',
        answer: { typed: num(-56 / 7) },
        slips: [
          {
            typed: num(8),
            says: 'The coefficient has a minus sign: $-7q = 56$.',
            misconception: 'sm-loses-a-minus-sign',
          },
          {
            typed: num(-7),
            says: 'That is the coefficient. Divide 56 by it.',
            misconception: 'sm-takes-the-coefficients-for-the-intercepts',
          },
        ],
        done: '$-7q = 56$, so $q = -8$',
      },
      {
        ask: 'What is $p + q$?',
        answer: { typed: num(14 - 8) },
        slips: [
          {
            typed: num(14 + 8),
            says: 'You added 8. But the second intercept is negative.',
            misconception: 'sm-loses-a-minus-sign',
          },
          { typed: num(14), says: 'That is one intercept alone. Read what is asked.', misconception: 'sm-stops-at-x' },
        ],
        done: '$p + q = 14 + (-8) = 6$',
      },
    ],
    answer: num(6),
    check: () => num(tried((x) => 4 * x === 56) + tried((y) => -7 * y === 56)),
  },
  trap: '<p>Losing a minus sign in the slope. In $6x - 2y = 10$ the slope is positive 3.</p>',
  check: '<p>Put a point that must lie on the line into your equation.</p>',
  mends: {
    'sm-takes-another-number-of-the-equation': [2, 0],
    'sm-sign-before-the-constant-overlooked': [2, 0],
    'sm-intercept-with-the-wrong-sign': [1, 1],
    'sm-uses-the-wrong-coefficient': [0, 0],
    'sm-ignores-the-known-part': [0, 1],
    'sm-counts-the-known-part-twice': [0, 3],
    'sm-stops-at-the-other-variable': [0, 3],
    'sm-takes-the-coefficients-for-the-intercepts': [1, 0],
    'sm-loses-a-minus-sign': [1, 1],
    'sm-stops-at-x': [1, 2],
    'sm-takes-the-intercept': [2, 0],
    'sm-loses-the-minus-of-the-slope': [2, 0],
    'sm-changes-the-sign-only': [2, 1],
    'sm-mixes-up-parallel-and-perpendicular': [2, 1],
    'sm-takes-the-run-for-the-rise': [2, 2],
    'sm-answers-the-difference': [2, 3],
    'sm-takes-the-intercepts-for-coefficients': [3, 1],
    'sm-shifts-the-wrong-way': [3, 2],
    'sm-shifts-sideways': [3, 2],
    'sm-answers-the-y-intercept': [3, 3],
    'sm-slope-upside-down': [3, 0],
    'sm-walks-back-with-the-wrong-sign': [1, 4],
    'sm-mixes-the-two-points': [1, 4],
    'sm-ratio-of-intercepts-upside-down': [1, 3],
    'sm-compares-with-the-sum': [1, 3],
    'sm-slope-for-the-ratio': [1, 3],
    'sm-reciprocal-of-the-slope': [1, 3],
    'sm-forgets-a-term': [3, 3],
    'sm-does-not-divide-by-the-coefficient-of-y': [2, 0],
  },
})
