import { drawing, frac, g, lesson, mul, num, point, sub, surd, surdSqrt, surdValue } from '#kit'

const steps = drawing(
  {
    alt: 'Segment AB on a grid, the hypotenuse of a right triangle with the vertex C: A at (1, 1), B at (5, 4), C at (5, 1).',
    at: { A: [1, 1], B: [5, 4], C: [5, 1] },
    height: 250,
  },
  [
    g.grid([-1, 7], [-1, 6]),
    g.seg('AB', '5', { accent: true }),
    g.seg('AC', '4', { dash: true }),
    g.seg('CB', '3', { dash: true }),
    g.right('ACB'),
  ],
)

export const distanceAndMidpoint = lesson({
  idea: '<p>You can get from one point to another along the grid: some steps across, some steps up or down. These two steps are the legs of a right triangle, and the straight way is its hypotenuse. So the Pythagorean theorem gives the distance.</p><p>The steps also tell where a point on the way lies: halfway along the segment is half of the step across <em>and</em> half of the step up.</p>',
  figure: steps,
  words: [
    { word: 'coordinates', meaning: 'The pair $(x, y)$: how far across, then how far up.' },
    { word: 'midpoint', meaning: 'The point halfway between two points.' },
    { word: 'endpoint', meaning: 'One of the two ends of a segment.' },
    { word: 'partition', meaning: 'To cut a segment into parts with a given ratio, such as $2:3$.' },
  ],
  rule: '<ul><li>Distance: $\\sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}$</li><li>Midpoint: $\\left(\\frac{x_1 + x_2}{2}, \\frac{y_1 + y_2}{2}\\right)$, the mean of the coordinates</li><li>If $AP:PB = m:n$, go $\\frac{m}{m + n}$ of each step, starting at $A$.</li></ul>',
  use: '<p>Points are given by coordinates, and you need how far apart they are or what lies between them. Maps with a grid are such planes.</p>',
  avoid:
    '<p>If two points lie on a grid line, count the squares between them; no root is needed. For a way along streets, add the steps.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'On a map with one unit for one mile, Amara lives at $(-3, 1)$ and works at $(5, 7)$. Omar says that they are 14 miles apart in a straight line. Which mistake leads to this answer, and how many miles is it?',
      covers: ['geometry/coordinate-distance-map', 'geometry/coordinate-distance-mistake'],
      steps: [
        {
          do: 'Step across: $5 - (-3) = 8$. Step up: $7 - 1 = 6$.',
          why: 'From $-3$ to 5 you pass 0: three steps and five more.',
        },
        {
          do: 'Square and add: $8^2 + 6^2 = 64 + 36 = 100$.',
          why: 'The straight way is the hypotenuse over the two steps.',
        },
        { do: 'Take the root: $\\sqrt{100} = 10$. It is 10 miles.', why: '100 is the square of the distance.' },
        {
          do: 'Omar’s 14 is $8 + 6$: the two steps were added. The straight way, 10, is shorter.',
          why: 'It must be longer than 8, the longer step, and shorter than 14.',
        },
      ],
      answer: num(10),
      check: () => num([...Array(50).keys()].find((d) => d * d === (5 + 3) ** 2 + (7 - 1) ** 2) ?? 0),
    },
    {
      level: 'Next',
      asks: '$M(2, -1)$ is the midpoint of segment $AB$, and $A$ is $(-3, 4)$. What are the coordinates of $B$?',
      covers: ['geometry/coordinate-midpoint'],
      steps: [
        {
          do: 'Go from $A$ to $M$: across $2 - (-3) = 5$, up $-1 - 4 = -5$.',
          why: 'Here an end is missing, not the middle. So do not average.',
        },
        {
          do: 'Take the same steps once more from $M$: $2 + 5 = 7$ and $-1 - 5 = -6$.',
          why: '$M$ is halfway, so the second half equals the first.',
        },
        { do: 'So $B$ is $(7, -6)$.', why: 'Across first, then up or down.' },
        {
          do: 'Test: $\\frac{-3 + 7}{2} = 2$ and $\\frac{4 - 6}{2} = -1$. This is $M$ again.',
          why: 'If the midpoint is asked for, these two means are all you do.',
        },
      ],
      answer: point(7, -6),
      check: () => point(2 * 2 - -3, 2 * -1 - 4),
    },
    {
      level: 'Exam level',
      asks: 'What is the distance between the points $(1, -2)$ and $(-3, 6)$?',
      covers: ['geometry/coordinate-distance', 'geometry/coordinate-from-distance'],
      steps: [
        {
          do: 'Steps: across $-3 - 1 = -4$, up $6 - (-2) = 8$.',
          why: 'Subtract in the same order for both. A minus sign disappears when you square.',
        },
        { do: 'Square and add: $(-4)^2 + 8^2 = 16 + 64 = 80$.', why: 'Squares are added, never subtracted.' },
        {
          do: 'Simplify the root: $\\sqrt{80} = \\sqrt{16 \\cdot 5}$, so the distance is $4\\sqrt{5}$.',
          why: '16 is the largest square in 80. About 8.9: longer than 8 and shorter than 12. If the distance is known and a step is missing, subtract: $80 - 16 = 64$, and $\\sqrt{64} = 8$.',
        },
      ],
      answer: surdValue(surd(0, 4, 5)),
      // Both steps are multiples of 4: four times the diagonal of 1 by 2.
      check: () => surdValue(surdSqrt(16 * (1 + 4))),
    },
    {
      level: 'Exam level',
      asks: 'Point $P$ lies on the segment from $A(-3, 1)$ to $B(7, 6)$ so that $AP:PB = 2:3$. What are the coordinates of $P$?',
      covers: ['geometry/coordinate-partition'],
      steps: [
        {
          do: 'Two and three make five equal parts: $P$ lies $\\frac{2}{5}$ of the way from $A$.',
          why: 'The ratio compares the parts with each other. Of the whole it is two out of five.',
        },
        {
          do: 'Whole steps: across $7 - (-3) = 10$, up $6 - 1 = 5$.',
          why: 'Start at the point that is named first.',
        },
        {
          do: 'Take $\\frac{2}{5}$ of each: $\\frac{2}{5} \\cdot 10 = 4$ and $\\frac{2}{5} \\cdot 5 = 2$.',
          why: 'The same share of both steps keeps you on the segment.',
        },
        {
          do: 'Add to $A$: $-3 + 4 = 1$ and $1 + 2 = 3$, so $P$ is $(1, 3)$.',
          why: 'Test: from there to $B$ it is 6 across and 3 up, one and a half times as far.',
        },
      ],
      answer: point(1, 3),
      // From the other end, three fifths of the way back.
      check: () => point(sub(7, mul(frac(3, 5), 10)), sub(6, mul(frac(3, 5), 5))),
    },
  ],
  tryIt: {
    asks: '$M(1, 3)$ is the midpoint of segment $AB$, and $A$ is $(5, -2)$. What are the coordinates of $B$?',
    steps: [
      {
        ask: 'What is the step across, from $A$ to $M$?',
        answer: { typed: num(1 - 5) },
        slips: [
          {
            typed: num(4),
            says: 'From 5 to 1 you go to the left: the step is negative.',
            misconception: 'geo-coord-wrong-sign-of-a-step',
          },
          {
            typed: num(6),
            says: 'You added. Subtract the coordinate of the start: $1 - 5$.',
            misconception: 'geo-coord-wrong-sign-of-a-step',
          },
        ],
        done: '$1 - 5 = -4$',
      },
      {
        ask: 'What is the step up, from $A$ to $M$?',
        like: 0,
        answer: { typed: num(3 + 2) },
        slips: [
          {
            typed: num(1),
            says: 'From $-2$ to 3 you pass 0: subtract $-2$, do not add it.',
            misconception: 'geo-coord-wrong-sign-of-a-step',
          },
          {
            typed: num(-5),
            says: 'From $-2$ to 3 you go up: the step is positive.',
            misconception: 'geo-coord-wrong-sign-of-a-step',
          },
        ],
        done: '$3 - (-2) = 5$',
      },
      {
        ask: 'Where is $B$?',
        like: 1,
        answer: { choose: ['$(-3, 8)$', '$(3, \\frac{1}{2})$', '$(6, 1)$'] },
        slips: [
          {
            choice: 1,
            says: 'That is halfway between $A$ and $M$. Go on beyond $M$.',
            misconception: 'geo-coord-midpoint-for-endpoint',
          },
          {
            choice: 2,
            says: 'You added the coordinates. Add the steps to $M$.',
            misconception: 'geo-coord-forgets-to-halve',
          },
        ],
        done: '$1 - 4 = -3$ and $3 + 5 = 8$, so it is $(-3, 8)$.',
      },
    ],
    answer: point(-3, 8),
    check: () => point(2 * 1 - 5, 2 * 3 - -2),
  },
  trap: '<p>Reading a ratio as a fraction. $AP:PB = 1:2$ does not mean half of the way. One and two make three parts: go a third of the way.</p>',
  check:
    '<p>The distance is at least the longer step and at most both steps together. A midpoint has the same steps to both ends.</p>',
  mends: {
    'geo-coord-adds-the-steps': [0, 3],
    'geo-coord-subtracts-the-squares': [2, 1],
    'geo-coord-forgets-the-root': [0, 2],
    'geo-coord-wrong-sign-of-a-step': [0, 0],
    'geo-coord-half-the-difference': [1, 3],
    'geo-coord-forgets-to-halve': [1, 3],
    'geo-coord-midpoint-for-endpoint': [1, 0],
    'geo-coord-ratio-as-fraction': [3, 0],
    'geo-coord-names-an-error-without-testing': [0, 3],
    'geo-coord-doubles-the-steps': [2, 1],
    'geo-coord-doubles-the-midpoint': [1, 1],
    'geo-coord-forgets-the-start': [1, 1],
    'geo-coord-step-the-wrong-way': [1, 0],
    'geo-coord-midpoint-for-ratio': [3, 0],
    'geo-coord-ratio-from-the-wrong-end': [3, 1],
  },
})
