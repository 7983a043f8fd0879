import { lesson, note, num, plane, point, segment, straight, text } from '#kit'

/** The whole point where y = mx + b and y = nx + c have the same height: found by walking along the x-axis. */
const walked = (m: number, b: number, n: number, c: number): readonly [number, number] => {
  const x = Array.from({ length: 81 }, (_, i) => i - 40).find((k) => m * k + b === n * k + c) ?? Number.NaN
  return [x, n * x + c]
}

const crossing = plane(
  {
    alt: 'Coordinate plane with the rising line y = 2x − 1 and the falling line y = −x + 5. They cross at the point (2, 3).',
    x: [0, 6],
    y: [0, 6],
    xStep: 1,
    yStep: 1,
    height: 300,
  },
  [
    straight(2, -1),
    straight(-1, 5, { dash: true }),
    note(2.3, 2.9, '(2, 3)', { anchor: 'start' }),
    note(3.65, 5.2, 'y = 2x − 1', { anchor: 'start' }),
    note(4.2, 1.4, 'y = −x + 5', { anchor: 'start' }),
  ],
)

const toRead = plane(
  {
    alt: 'Coordinate plane with two lines: a solid one through (0, −3) and (1, −1), a dashed one through (0, 3) and (1, 2).',
    x: [-5, 5],
    y: [-5, 5],
    xStep: 1,
    yStep: 1,
    xEvery: 1,
    yEvery: 1,
  },
  [straight(2, -3), straight(-1, 3, { dash: true })],
)

const race = plane(
  {
    alt: 'Two straight graphs of distance over time. The solid one starts at 2 meters and is at 4 meters after 1 second. The dashed one starts at 6 meters and is at 7 meters after 1 second. They cross once.',
    x: [0, 6],
    y: [0, 14],
    xStep: 1,
    yStep: 1,
    xEvery: 1,
    yEvery: 2,
    xTitle: 'Time (seconds)',
    yTitle: 'Distance from the start line (m)',
    height: 300,
  },
  [segment(0, 2, 6, 14), segment(0, 6, 6, 12, { dash: true })],
)

export const systemsByGraphing = lesson({
  idea: '<p>One equation such as $y = 2x - 1$ has many solutions: every point of its line. A system asks for more. The pair $(x, y)$ must make <em>two</em> equations true at once.</p><p>Only a point that lies on both lines solves both. That is where the lines cross.</p>',
  figure: crossing,
  words: [
    { word: 'system of equations', meaning: 'Two or more equations that must be true at the same time.' },
    { word: 'solution of a system', meaning: 'A pair $(x, y)$ that makes every equation of the system true.' },
    { word: 'point of intersection', meaning: 'The point where two lines cross.' },
    { word: 'y-intercept', meaning: 'The height at which a line crosses the vertical axis.' },
  ],
  rule: '<ol><li>Draw both lines, or look at the lines you are given.</li><li>Find the point where they cross. Read the horizontal axis first, then the vertical axis.</li><li>Put the pair into both equations. Without a graph, set the two expressions for $y$ equal and solve for $x$.</li></ol>',
  use: '<p>A graph is given, or both equations have the form $y = mx + b$ and the crossing is at whole numbers. In a story, the crossing is the moment at which two amounts are equal.</p>',
  avoid:
    '<p>If the crossing lies between the grid lines, a drawing only estimates. Set the two expressions for $y$ equal.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>Which system of equations do the two lines show, and what is its solution?</p>${toRead}`,
      covers: ['algebra-1/system-from-graph', 'algebra-1/system-read-graph'],
      steps: [
        {
          do: 'Follow the solid line only. It crosses the $y$-axis at $-3$, and each step to the right takes it up 2. So it is $y = 2x - 3$.',
          why: 'Rising means a positive slope.',
        },
        {
          do: 'Now the dashed line. It crosses the $y$-axis at 3, and each step to the right takes it down 1. So it is $y = -x + 3$.',
          why: 'Above the origin the intercept is positive. Falling means a negative slope.',
        },
        {
          do: 'Find the point on both lines. From the crossing go straight down to the horizontal axis: 2. Go across to the vertical axis: 1. The solution is $(2, 1)$.',
          why: 'The pair is written with $x$ first. Where a line crosses an axis does not matter here.',
        },
        {
          do: 'Test both: $2 \\cdot 2 - 3 = 1$ and $-2 + 3 = 1$.',
          why: 'Both equations give the height 1.',
        },
      ],
      answer: point(2, 1),
      check: () => point(...walked(2, -3, -1, 3)),
    },
    {
      level: 'Next',
      asks: 'The lines $y = 3x - 8$ and $y = -2x + 17$ meet in one point. What is its $y$-coordinate?',
      covers: ['algebra-1/system-lines-meet', 'algebra-1/system-missing-slope'],
      steps: [
        {
          do: 'Set the two expressions for $y$ equal: $3x - 8 = -2x + 17$.',
          why: 'At the meeting point both lines have the same height.',
        },
        {
          do: 'Add $2x$: $5x - 8 = 17$. Add 8: $5x = 25$. Divide by 5: $x = 5$.',
          why: 'Now there is one variable, and you solve as usual.',
        },
        {
          do: 'Put 5 into the first equation: $y = 3 \\cdot 5 - 8 = 7$. The $y$-coordinate is asked for, so the answer is 7.',
          why: 'Read the last words again: the 5 is not what is asked for.',
        },
        {
          do: 'Test in the other equation: $-2 \\cdot 5 + 17 = 7$.',
          why: 'The second line has the same height, so the point is on both.',
        },
        {
          do: 'Asked another way: $y = kx + 17$ passes through $(5, 7)$. Then $7 = 5k + 17$, so $-10 = 5k$ and $k = -2$.',
          why: 'The meeting point fits both lines.',
        },
      ],
      answer: num(7),
      check: () => num(walked(3, -8, -2, 17)[1]),
    },
    {
      level: 'Exam level',
      asks: '<p>Two students look at the system $y = 2x + 1$ and $y = x + 4$. Lena says: “$(1, 3)$ is the solution.” Omar says: “The lines cross at the height $y = 7$.” Who is right?</p>',
      covers: ['algebra-1/system-point-claims'],
      steps: [
        {
          do: 'Test Lena’s pair in the first equation: $2 \\cdot 1 + 1 = 3$. True.',
          why: 'The point lies on the first line. That is only half of the test.',
        },
        {
          do: 'Test it in the second: $1 + 4 = 5$, not 3. Lena is wrong.',
          why: 'A point on one line only is no solution.',
        },
        {
          do: 'Find the crossing: $2x + 1 = x + 4$ gives $x + 1 = 4$ and $x = 3$. Then $y = 3 + 4 = 7$. Only Omar is right.',
          why: 'Both could be right, and both could be wrong.',
        },
      ],
      answer: text('Only Omar is right.'),
      check: () => {
        const [x, y] = walked(2, 1, 1, 4)
        const [lena, omar] = [x === 1 && y === 3, y === 7]
        return text(omar && !lena ? 'Only Omar is right.' : 'Somebody else.')
      },
    },
    {
      level: 'Exam level',
      asks: `<p>The solid graph belongs to a scooter and the dashed graph to a skateboard on the next lane.</p>${race}<p>After how many seconds are they side by side?</p>`,
      covers: ['algebra-1/system-distance-graph'],
      steps: [
        {
          do: 'Say what the crossing means: same time, same distance. There they are side by side.',
          why: 'At 2 m and 6 m they only start.',
        },
        { do: 'Read the crossing: $(4, 10)$.', why: 'First the horizontal axis, then the vertical axis.' },
        {
          do: 'Time is on the horizontal axis, so they are side by side after 4 seconds.',
          why: 'The 10 is the distance in meters. The question asks for the time.',
        },
      ],
      answer: num(4),
      check: () => {
        let [t, scooter, board] = [0, 2, 6]
        while (scooter < board) [t, scooter, board] = [t + 1, scooter + 2, board + 1]
        return num(t)
      },
    },
  ],
  tryIt: {
    asks: 'The lines $y = 4x - 11$ and $y = -x + 4$ meet in one point. What is its $y$-coordinate?',
    steps: [
      {
        ask: 'Which equation says that both lines have the same height?',
        answer: { choose: ['$4x - 11 = -x + 4$', '$4x - 11 = 0$', '$(4x - 11) + (-x + 4) = 0$'] },
        slips: [
          {
            choice: 1,
            says: 'This finds where the first line crosses the $x$-axis. You want the point that both lines share.',
            misconception: 'a1-system-gives-intercepts',
          },
          { choice: 2, says: 'This adds the two heights. At the crossing the heights are equal.' },
        ],
        done: '$4x - 11 = -x + 4$',
      },
      {
        ask: 'Solve it. What is $x$?',
        answer: { typed: num((4 + 11) / (4 + 1)) },
        slips: [
          { typed: num(15 / 3), says: 'You subtracted $x$. It is $-x$ on the right side, so add $x$ on both sides.' },
          {
            typed: num(-3),
            says: 'The size is right, the sign is not. Add 11 on both sides.',
            misconception: 'a1-system-sign-of-coordinate',
          },
        ],
        done: '$5x - 11 = 4$, then $5x = 15$ and $x = 3$',
      },
      {
        ask: 'What is the $y$-coordinate?',
        answer: { typed: num(4 * 3 - 11) },
        slips: [
          { typed: num(4 * 3 + 11), says: 'You added 11. The first equation subtracts it.' },
          {
            typed: num(3),
            says: 'That is the $x$-coordinate. Put it into one of the equations to get $y$.',
            misconception: 'a1-system-gives-other-coordinate',
          },
        ],
        done: '$y = 4 \\cdot 3 - 11 = 1$. Test in the other equation: $-3 + 4 = 1$.',
      },
    ],
    answer: num(1),
    check: () => num(walked(4, -11, -1, 4)[1]),
  },
  trap: '<p>Stopping at a point of one line only, or exchanging coordinates. $(2, 3)$ and $(3, 2)$ are different points: first across, then up.</p>',
  check:
    '<p>Put the pair into <em>both</em> equations. Both must be true. If only one is, you have a point of that line and not the solution.</p>',
  mends: {
    'a1-system-swaps-coordinates': [0, 2],
    'a1-system-sign-of-coordinate': [0, 3],
    'a1-system-gives-intercepts': [0, 2],
    'a1-system-mixes-intercepts': [0, 0],
    'a1-system-sign-of-slope': [0, 1],
    'a1-system-sign-of-intercept': [0, 1],
    'a1-system-gives-other-coordinate': [1, 2],
    'a1-system-gives-start': [3, 0],
    'a1-system-accepts-untested': [2, 1],
    'a1-system-rejects-true': [2, 2],
    'a1-system-judges-one': [2, 2],
    'a1-sys-stops-before-the-rate': [1, 4],
    'a1-sys-leaves-out-the-first-start': [1, 4],
    'a1-sys-takes-the-rates-as-equal': [1, 4],
    'a1-sys-leaves-out-the-start': [1, 4],
    'a1-sys-adds-the-start': [1, 4],
  },
})
