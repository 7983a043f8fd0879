import { drawing, equation, frac, g, lesson, num, text } from '#kit'

const turned = drawing(
  {
    alt: 'Segments OA and OB on a grid, at right angles: O at (0, 0), A at (4, 2), B at (−2, 4); their steps along the grid are dashed.',
    at: { O: [0, 0], A: [4, 2], B: [-2, 4], p: [4, 0], q: [-2, 0] },
    height: 250,
  },
  [
    g.grid([-4, 6], [-2, 6]),
    g.seg('OA', '', { accent: true }),
    g.seg('OB', '', { accent: true }),
    g.seg('pA', '2', { dash: true, as: 'The rise of OA' }),
    g.seg('qB', '4', { dash: true, as: 'The rise of OB' }),
    g.right('AOB'),
  ],
)

/** Which kind of parallelogram has these two sides. */
const kind = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): string => {
  const [right, equal] = [a * c + b * d === 0, a * a + b * b === c * c + d * d]
  return right ? (equal ? 'square' : 'rectangle') : equal ? 'rhombus' : 'parallelogram'
}

export const slopesAndFigures = lesson({
  idea: '<p>The slope of a segment is its direction in one number: how much it rises for each step to the right. Segments with the same slope are parallel.</p><p>Turn a segment by a right angle, as in the figure. The step across becomes a step up, and the step up becomes a step across, to the left. Rise and run change places, and one of them changes its sign. So $\\frac{2}{4}$ becomes $\\frac{4}{-2}$.</p>',
  figure: turned,
  words: [
    { word: 'slope', meaning: 'Rise divided by run between two points.' },
    { word: 'parallel', meaning: 'In the same direction: equal slopes.' },
    { word: 'perpendicular', meaning: 'At a right angle.' },
    {
      word: 'negative reciprocal',
      meaning: 'The reciprocal with the other sign: $-\\frac{3}{2}$ for $\\frac{2}{3}$.',
    },
    { word: 'perpendicular bisector', meaning: 'The line through the midpoint of a segment, at a right angle to it.' },
  ],
  rule: '<ul><li>Slope: $\\frac{y_2 - y_1}{x_2 - x_1}$</li><li>Parallel: equal slopes. Perpendicular: negative reciprocals; their product is $-1$.</li></ul><p>To name a quadrilateral, test slopes for parallel sides and right angles, and lengths for equal sides.</p>',
  use: '<p>A question gives vertices by coordinates and asks about right angles, parallel sides, or the kind of figure.</p>',
  avoid:
    '<p>Vertical segments have no slope. They are perpendicular to level ones, with slope 0. Lengths alone never show a right angle in a quadrilateral.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Segment $AB$ goes from $A(1, 2)$ to $B(5, -4)$. Segment $CD$ is perpendicular to $AB$. What is the slope of $CD$?',
      covers: ['geometry/coordinate-perpendicular-slope'],
      steps: [
        {
          do: 'Slope of $AB$: $\\frac{-4 - 2}{5 - 1} = \\frac{-6}{4} = -\\frac{3}{2}$.',
          why: 'Rise over run, both in the same order of points.',
        },
        { do: 'Take the reciprocal: $-\\frac{2}{3}$.', why: 'A right angle swaps rise and run.' },
        {
          do: 'Change the sign: the slope of $CD$ is $\\frac{2}{3}$.',
          why: 'Both changes are needed. Test: $-\\frac{3}{2} \\cdot \\frac{2}{3} = -1$.',
        },
      ],
      answer: num(frac(2, 3)),
      // The step (4, −6) turned by 90° is (6, 4).
      check: () => num(frac(4, 6)),
    },
    {
      level: 'Next',
      asks: 'Triangle $ABC$ has a right angle at $B(2, 1)$. The other vertices are $A(-2, 3)$ and $C(5, y)$. What is the value of $y$?',
      covers: ['geometry/coordinate-right-angle-missing'],
      steps: [
        {
          do: 'The right angle is at $B$, so $BA$ and $BC$ are perpendicular. Slope of $BA$: $\\frac{3 - 1}{-2 - 2} = \\frac{2}{-4} = -\\frac{1}{2}$.',
          why: 'Use the two sides that meet at the right angle.',
        },
        { do: 'So $BC$ has slope 2.', why: 'The reciprocal, with the other sign.' },
        {
          do: 'From $B$ to $C$ the run is $5 - 2 = 3$, so the rise is $2 \\cdot 3 = 6$.',
          why: 'Slope 2 means 2 up for each step to the right.',
        },
        { do: 'So $y = 1 + 6 = 7$.', why: 'Start at the height of $B$. The rise itself is not the coordinate.' },
      ],
      answer: num(7),
      // The Pythagorean theorem holds only for a right angle.
      check: () =>
        num(
          [...Array(40).keys()].map((n) => n - 20).find((y) => 16 + 4 + 9 + (y - 1) ** 2 === 7 ** 2 + (y - 3) ** 2) ??
            Number.NaN,
        ),
    },
    {
      level: 'Exam level',
      asks: 'Which equation describes the perpendicular bisector of the segment from $A(-1, 4)$ to $B(5, 2)$?',
      covers: ['geometry/coordinate-perpendicular-bisector', 'geometry/coordinate-perpendicular-through-a-point'],
      steps: [
        {
          do: 'It passes through the midpoint: $\\left(\\frac{-1 + 5}{2}, \\frac{4 + 2}{2}\\right) = (2, 3)$.',
          why: 'A bisector cuts in half.',
        },
        {
          do: 'Slope of $AB$: $\\frac{2 - 4}{5 - (-1)} = -\\frac{1}{3}$. The perpendicular slope is 3.',
          why: 'Take the reciprocal and change the sign.',
        },
        {
          do: 'Put the midpoint into $y = 3x + b$: $3 = 3 \\cdot 2 + b$, so $b = 3 - 6 = -3$.',
          why: 'The line must pass through it, not through $A$ or $B$. For an altitude, put the opposite vertex in instead.',
        },
        { do: 'The equation is $y = 3x - 3$.', why: 'Test: for $x = 2$ it gives $6 - 3 = 3$.' },
      ],
      answer: equation('y = 3x - 3', ({ x, y }) => y - 3 * x + 3),
      // All points equally far from A and B: the squares of both distances agree.
      check: () => equation('y = 3x - 3', ({ x, y }) => (x + 1) ** 2 + (y - 4) ** 2 - (x - 5) ** 2 - (y - 2) ** 2),
    },
    {
      level: 'Exam level',
      asks: '<p>The vertices of quadrilateral $ABCD$ are $A(-3, -1)$, $B(3, -4)$, $C(5, 0)$ and $D(-1, 3)$. Imani says: “It is a rectangle, but not a square.” Viktor says: “The diagonals are perpendicular.” Who is right?</p>',
      covers: ['geometry/coordinate-classify-quadrilateral', 'geometry/coordinate-figure-claims'],
      steps: [
        {
          do: 'Slopes: $AB$ has $\\frac{-3}{6} = -\\frac{1}{2}$, $BC$ has $\\frac{4}{2} = 2$. $DC$ has $-\\frac{1}{2}$ again, and $AD$ has 2.',
          why: 'Two pairs of parallel sides, and neighbors are perpendicular: a rectangle.',
        },
        {
          do: 'Lengths: $AB = \\sqrt{36 + 9} = \\sqrt{45}$ and $BC = \\sqrt{4 + 16} = \\sqrt{20}$. Not equal, so it is no square. Imani is right.',
          why: 'A look at the figure is not enough; test sides <em>and</em> angles.',
        },
        {
          do: 'Diagonals: $AC$ has slope $\\frac{1}{8}$, $BD$ has $\\frac{7}{-4}$. The product is not $-1$. Only Imani is right.',
          why: 'Perpendicular diagonals would make the rectangle a square.',
        },
      ],
      answer: text('Only Imani is right.'),
      check: () => {
        const diagonals = 8 * -4 + 1 * 7
        return text(
          kind([6, -3], [2, 4]) === 'rectangle' && diagonals !== 0 ? 'Only Imani is right.' : 'Somebody else.',
        )
      },
    },
  ],
  tryIt: {
    asks: 'Triangle $ABC$ has a right angle at $B(1, -2)$. The other vertices are $A(4, 0)$ and $C(-3, y)$. What is the value of $y$?',
    steps: [
      {
        ask: 'What is the slope of $BA$?',
        answer: { typed: num(frac(2, 3)) },
        slips: [
          {
            typed: num(frac(3, 2)),
            says: 'That is run over rise. Put the step up into the numerator.',
          },
          {
            typed: num(frac(-2, 3)),
            says: 'From $-2$ to 0 it goes up: $0 - (-2) = 2$.',
          },
        ],
        done: '$\\frac{0 - (-2)}{4 - 1} = \\frac{2}{3}$',
      },
      {
        ask: 'What is the slope of $BC$?',
        answer: { typed: num(frac(-3, 2)) },
        slips: [
          {
            typed: num(frac(3, 2)),
            says: 'The reciprocal is right. The sign must change, too.',
            misconception: 'geo-coord-slope-not-negated',
          },
          {
            typed: num(frac(-2, 3)),
            says: 'The sign is right. Take the reciprocal, too.',
            misconception: 'geo-coord-slope-not-inverted',
          },
          {
            typed: num(frac(2, 3)),
            says: 'Equal slopes mean parallel.',
            misconception: 'geo-coord-parallel-for-perpendicular',
          },
        ],
        done: 'The negative reciprocal of $\\frac{2}{3}$ is $-\\frac{3}{2}$.',
      },
      {
        ask: 'From $B$ to $C$ the run is $-3 - 1 = -4$. What is the value of $y$?',
        answer: { typed: num(-2 + 6) },
        slips: [
          { typed: num(6), says: 'That is the rise. Start at the height of $B$, at $-2$.' },
          {
            typed: num(-8),
            says: 'Both the slope and the run are negative, so the rise is positive.',
          },
        ],
        done: 'Rise: $-\\frac{3}{2} \\cdot (-4) = 6$, so $y = -2 + 6 = 4$.',
      },
    ],
    answer: num(4),
    check: () => num(-2 + (-3 * (-3 - 1)) / 2),
  },
  trap: '<p>Doing only half of it. For $\\frac{2}{5}$ the perpendicular slope is neither $\\frac{5}{2}$ nor $-\\frac{2}{5}$ but $-\\frac{5}{2}$: the reciprocal <em>and</em> the other sign.</p>',
  check:
    '<p>Multiply two slopes that should be perpendicular: you must get $-1$. One of them rises to the right and the other falls.</p>',
  mends: {
    'geo-coord-slope-not-negated': [0, 2],
    'geo-coord-slope-not-inverted': [0, 1],
    'geo-coord-parallel-for-perpendicular': [1, 1],
    'geo-coord-misses-a-property': [3, 1],
    'geo-coord-accepts-a-false-claim': [3, 2],
    'geo-coord-rejects-a-true-claim': [3, 1],
    'geo-coord-judges-one-claim-only': [3, 2],
    'geo-coord-run-over-rise': [0, 0],
    'geo-coord-mixed-order': [0, 0],
    'geo-coord-perpendicular-for-parallel': [3, 0],
    'geo-coord-right-angle-at-the-wrong-corner': [1, 0],
    'geo-coord-forgets-the-start': [1, 3],
    'geo-coord-assumes-right-angles': [3, 0],
    'geo-coord-stops-at-parallel': [3, 1],
    'geo-coord-mixes-rectangle-and-rhombus': [3, 1],
    'geo-coord-not-through-the-midpoint': [2, 0],
    'geo-coord-y-as-intercept': [2, 2],
    'geo-coord-line-through-the-wrong-point': [2, 2],
  },
})
