import { curve, dot, lesson, num, plane, pointSet, solutions, straight, table } from '#kit'

/** Points with whole x from −30 to 30 at which both have the same height. */
const meets = (f: (x: number) => number, g: (x: number) => number): (readonly [number, number])[] =>
  Array.from({ length: 61 }, (_, i) => i - 30)
    .filter((x) => f(x) === g(x))
    .map((x) => [x, g(x)] as const)

const rows = [-1, 0, 1, 2, 3, 4].map((x) => [x, x * x - 2 * x - 3, x + 1].map((v) => String(v).replace('-', '−')))

export const lineAndParabolaSystems = lesson({
  idea: '<p>A line and a parabola can cross at two points, touch at one, or miss each other. A common point lies on both graphs: there, one $x$ gives the same $y$ in both equations.</p><p>So you set the two expressions for $y$ equal. What comes out is a quadratic equation in $x$ alone. Its solutions are the <em>places</em> where the graphs meet; the line then tells the <em>height</em> of each.</p>',
  figure: plane(
    {
      alt: 'A parabola that opens upward and a rising line that meet at (−1, 4) and (5, 10).',
      x: [-4, 7],
      y: [-4, 12],
      xStep: 1,
      yStep: 2,
      height: 300,
    },
    [
      curve((x) => x * x - 3 * x),
      straight(1, 5, { plain: true }),
      dot(-1, 4, { label: '(−1, 4)', at: 'nw' }),
      dot(5, 10, { label: '(5, 10)', at: 'nw' }),
    ],
  ),
  words: [
    { word: 'system', meaning: 'Two equations that have to be true for the same $x$ and $y$.' },
    { word: 'solution of the system', meaning: 'A point $(x, y)$ that lies on both graphs.' },
    { word: 'discriminant', meaning: '$b^2 - 4ac$ of the quadratic equation; it tells the number of common points.' },
    { word: 'tangent', meaning: 'A line that touches the curve at one point.' },
  ],
  rule: '<ol><li>Set the right sides equal.</li><li>Bring everything to one side: $ax^2 + bx + c = 0$.</li><li>Solve for $x$.</li><li>Put each $x$ into the line to find its $y$.</li></ol><p>Discriminant positive: two points. Zero: one. Negative: none.</p>',
  use: '<p>One equation has $x^2$, the other is linear; or a story asks where a curve and a line “meet” or “have the same height.”</p>',
  avoid:
    '<p>Two lines need no quadratic equation. If only the number of points is asked for, stop at the discriminant.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>The table belongs to $f(x) = x^2 - 2x - 3$ and $g(x) = x + 1$.</p>${table(['x', 'f(x)', 'g(x)'], rows)}<p>What are the solutions of $f(x) = g(x)$?</p>`,
      covers: ['algebra-2/line-parabola-table', 'algebra-2/line-parabola-graph'],
      steps: [
        {
          do: 'Look for rows in which both columns agree: $x = -1$ (both 0) and $x = 4$ (both 5).',
          why: 'On a graph, look for the crossing points: at most two.',
        },
        {
          do: 'The solutions are the $x$-values: $x = -1$ or $x = 4$.',
          why: 'The equation is about $x$; 0 and 5 are only the heights.',
        },
        { do: 'There are no others.', why: 'Two are the most.' },
      ],
      answer: solutions([-1, 4]),
      check: () =>
        solutions(
          meets(
            (x) => x * x - 2 * x - 3,
            (x) => x + 1,
          ).map(([x]) => x),
        ),
    },
    {
      level: 'Next',
      asks: 'Solve the system $y = x^2 + 2x - 5$ and $y = -x + 5$.',
      covers: ['algebra-2/line-parabola-solve', 'algebra-2/line-parabola-chord'],
      steps: [
        { do: 'Set equal: $x^2 + 2x - 5 = -x + 5$.', why: 'Both sides are $y$.' },
        {
          do: 'Add $x$ and subtract 5: $x^2 + 3x - 10 = 0$.',
          why: 'What crosses to the other side changes its sign.',
        },
        {
          do: 'Factor: $(x + 5)(x - 2) = 0$, so $x = -5$ or $x = 2$.',
          why: 'If only the sum of the $x$-values is asked for, read it off: the opposite of 3.',
        },
        {
          do: 'Into the line: $-(-5) + 5 = 10$ and $-2 + 5 = 3$. The points are $(-5, 10)$ and $(2, 3)$.',
          why: 'Write each $y$ down next to its own $x$ at once.',
        },
        {
          do: 'Test in the parabola: $25 - 10 - 5 = 10$ and $4 + 4 - 5 = 3$.',
          why: 'Both points must lie on both graphs.',
        },
        {
          do: 'Where did this go wrong? Mia gets $(5, 0)$ and $(-2, 7)$. The $x$-values have the opposite signs: Mia read them off the factors as they stand.',
          why: 'Look for the first number that is wrong.',
          covers: ['algebra-2/line-parabola-mistake'],
        },
      ],
      answer: pointSet([
        [-5, 10],
        [2, 3],
      ]),
      check: () =>
        pointSet(
          meets(
            (x) => x * x + 2 * x - 5,
            (x) => 5 - x,
          ),
        ),
    },
    {
      level: 'Exam level',
      asks: 'The line $y = 2x + n$ meets the parabola $y = x^2 - 4x + 6$ at exactly one point. What is $n$?',
      covers: ['algebra-2/line-touches-parabola', 'algebra-2/line-parabola-how-many'],
      steps: [
        { do: 'Set equal and collect: $x^2 - 6x + (6 - n) = 0$.', why: '$n$ belongs to the constant term.' },
        {
          do: 'One point means that the discriminant is 0: $(-6)^2 - 4(6 - n) = 0$.',
          why: 'Positive would mean two points, negative none.',
        },
        { do: '$36 = 4(6 - n)$, so $6 - n = 9$ and $n = 6 - 9 = -3$.', why: 'Divide by 4 first.' },
        { do: 'Test: $x^2 - 6x + 9 = (x - 3)^2$ is 0 only at $x = 3$.', why: 'One solution, so the line touches.' },
      ],
      answer: num(-3),
      check: () => {
        // The lowest the parabola gets above the line y = 2x.
        const gaps = Array.from({ length: 61 }, (_, i) => i - 30).map((x) => x * x - 4 * x + 6 - 2 * x)
        return num(Math.min(...gaps))
      },
    },
    {
      level: 'Exam level',
      asks: 'In a game a ball flies from the origin along $y = 10x - x^2$ over a hillside that rises along $y = 3x$. At what height $y$ does the ball hit the hillside?',
      covers: ['algebra-2/line-parabola-story'],
      steps: [
        {
          do: 'Set equal: $10x - x^2 = 3x$, so $7x - x^2 = 0$.',
          why: 'Where it hits, ball and hillside have the same height.',
        },
        {
          do: 'Factor: $x(7 - x) = 0$, so $x = 0$ or $x = 7$.',
          why: 'Here $x = 0$ is only the start of the flight.',
        },
        {
          do: 'The ball hits at $x = 7$. The height is $y = 3 \\cdot 7 = 21$.',
          why: 'The question asks for $y$; 7 is only the place.',
        },
      ],
      answer: num(21),
      check: () =>
        num(
          meets(
            (x) => 10 * x - x * x,
            (x) => 3 * x,
          ).at(-1)?.[1] ?? 0,
        ),
    },
  ],
  tryIt: {
    asks: 'Solve the system $y = x^2 - x - 4$ and $y = 2x + 6$.',
    steps: [
      {
        ask: 'Set equal and bring everything to the left. Which equation do you get?',
        like: 1,
        answer: { choose: ['$x^2 - 3x - 10 = 0$', '$x^2 + x + 2 = 0$', '$x^2 - 3x + 2 = 0$'] },
        slips: [
          {
            choice: 1,
            says: 'You added the terms of the right side. What crosses over changes its sign.',
            misconception: 'a2-cq-adds-terms-across-the-equation',
          },
          {
            choice: 2,
            says: 'The 6 was added. Subtract it, too.',
            misconception: 'a2-cq-adds-terms-across-the-equation',
          },
        ],
        done: '$x^2 - x - 4 = 2x + 6$ becomes $x^2 - 3x - 10 = 0$.',
      },
      {
        ask: 'Factor. What is the larger solution?',
        like: 2,
        answer: { typed: num(5) },
        slips: [
          {
            typed: num(2),
            says: 'Read the signs: where is the factor with the plus 0?',
            misconception: 'a2-cq-flips-the-roots',
          },
          {
            typed: num(16),
            says: 'That is already a height. Here the $x$-value is asked for.',
            misconception: 'a2-cq-gives-heights-for-places',
          },
        ],
        done: '$(x - 5)(x + 2) = 0$, so $x = 5$ or $x = -2$',
      },
      {
        ask: 'Put both into the line. What are the points?',
        like: 3,
        answer: {
          choose: ['$(-2, 2)$ and $(5, 16)$', '$(-2, 16)$ and $(5, 2)$', '$(-2, 0)$ and $(5, 0)$'],
        },
        slips: [
          {
            choice: 1,
            says: 'The heights are exchanged. Work each one out next to its own $x$.',
            misconception: 'a2-cq-pairs-the-coordinates-wrongly',
          },
          { choice: 2, says: 'The points do not lie on the $x$-axis. Put each $x$ into $y = 2x + 6$.' },
        ],
        done: 'The points are $(-2, 2)$ and $(5, 16)$. Test both in the parabola.',
      },
    ],
    answer: pointSet([
      [-2, 2],
      [5, 16],
    ]),
    check: () =>
      pointSet(
        meets(
          (x) => x * x - x - 4,
          (x) => 2 * x + 6,
        ),
      ),
  },
  trap: '<p>Stopping at $x$, or writing the points with $y = 0$. The 0 in the quadratic equation comes from subtracting; it is no height.</p>',
  check: '<p>You found $y$ with the line. Put the points into the parabola: both must fit.</p>',
  mends: {
    'a2-cq-adds-terms-across-the-equation': [1, 1],
    'a2-cq-flips-the-roots': [1, 2],
    'a2-cq-pairs-the-coordinates-wrongly': [1, 3],
    'a2-cq-gives-heights-for-places': [0, 1],
    'a2-cq-flips-the-sign-of-the-sum': [1, 2],
    'a2-cq-mixes-up-sum-and-product': [1, 2],
    'a2-cq-misreads-the-discriminant': [2, 1],
    'a2-cq-misreads-the-product': [2, 1],
    'a2-cq-forgets-the-four': [2, 1],
    'a2-cq-flips-the-sign-of-the-bound': [2, 2],
    'a2-cq-names-an-error-untested': [1, 5],
    'a2-cq-takes-the-points-on-the-axis': [1, 3],
    'a2-cq-swaps-the-coordinates': [1, 3],
    'a2-cq-gives-the-y-intercepts': [0, 0],
    'a2-cq-gives-the-zeros-of-the-parabola': [0, 0],
    'a2-cq-loses-the-minus-before-parentheses': [2, 2],
    'a2-cq-gives-the-greatest-height': [3, 0],
    'a2-cq-uses-the-landing-place': [3, 1],
    'a2-cq-leaves-out-the-square-term': [3, 2],
    'a2-cq-stops-at-the-first-row': [0, 0],
    'a2-cq-uses-the-parabola-alone': [1, 0],
  },
})
