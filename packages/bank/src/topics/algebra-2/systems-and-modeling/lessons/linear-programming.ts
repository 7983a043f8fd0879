import { dot, lesson, num, plane, point, region, segment, table, text } from '#kit'

const best = (corners: readonly (readonly [number, number])[], p: (x: number, y: number) => number): number =>
  Math.max(...corners.map(([x, y]) => p(x, y)))

export const linearProgramming = lesson({
  idea: '<p>Often you want as much of something as possible, but there are limits: hours, money, material. Each limit is an inequality. All points that keep every limit make a region, the shaded one in the figure.</p><p>Now think of the profit $3x + 2y$. All points with the same profit lie on a line. Push this line outward, to higher profits: the last point at which it still touches the region is a vertex. So you need not try all points. The vertices are enough.</p>',
  figure: plane(
    {
      alt: 'A shaded region with the vertices (0, 0), (6, 0), (6, 4) and (0, 10).',
      x: [0, 12],
      y: [0, 12],
      xStep: 2,
      yStep: 2,
    },
    [
      region([
        { a: -1, b: 0, c: -6 },
        { a: -1, b: -1, c: -10 },
      ]),
      segment(0, 10, 6, 4),
      segment(6, 0, 6, 4),
      dot(6, 0, { label: '(6, 0)' }),
      dot(6, 4, { label: '(6, 4)' }),
      dot(0, 10, { label: '(0, 10)' }),
      dot(0, 0, { label: '(0, 0)' }),
    ],
  ),
  words: [
    { word: 'constraint', meaning: 'A condition that limits the possible values, such as $x + y \\le 10$.' },
    { word: 'feasible region', meaning: 'All points that satisfy every constraint, border included.' },
    { word: 'vertex', meaning: 'A point where two borders of the region meet.' },
    { word: 'objective', meaning: 'The expression that is to be largest or smallest, such as the profit.' },
  ],
  rule: '<ol><li>Write every condition as an inequality; usually $x \\ge 0$ and $y \\ge 0$ as well.</li><li>Find the vertices of the region; where two borders cross, solve their equations.</li><li>Put each vertex into the objective.</li><li>Take the largest (or smallest) value.</li></ol>',
  use: '<p>Something is to be as large or as small as possible under several “at most” and “at least” conditions.</p>',
  avoid: '<p>Do not take the largest $x$ and the largest $y$ together: that point is usually outside.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Imani works $x$ hours in a café for \\$12 an hour and $y$ hours as a tutor for \\$20 an hour, at most 20 hours in all, and wants to earn at least \\$300. Which of $(10, 8)$, $(8, 11)$ and $(5, 16)$ is possible?',
      covers: ['algebra-2/constraint-from-words', 'algebra-2/point-that-meets-all-constraints'],
      steps: [
        {
          do: 'Hours: “at most 20” is $x + y \\le 20$.',
          why: 'Exactly 20 is allowed.',
        },
        { do: 'Money: “at least 300” is $12x + 20y \\ge 300$.', why: 'Hours times wage, for each job.' },
        {
          do: '$(10, 8)$ earns $120 + 160 = 280$: too little. $(5, 16)$ takes 21 hours: too long.',
          why: 'A point that fails one condition is out.',
        },
        {
          do: '$(8, 11)$ takes 19 hours and earns $96 + 220 = 316$. Only $(8, 11)$ is possible.',
          why: 'It keeps both conditions.',
        },
      ],
      answer: point(8, 11),
      check: () => {
        const [x, y] = (
          [
            [10, 8],
            [8, 11],
            [5, 16],
          ] as const
        ).find(([a, b]) => a + b <= 20 && 12 * a + 20 * b >= 300) ?? [0, 0]
        return point(x, y)
      },
    },
    {
      level: 'Next',
      asks: `<p>A region of possible pairs $(x, y)$ has these vertices.</p>${table(
        ['x', 'y'],
        [
          [0, 0],
          [0, 8],
          [4, 6],
          [7, 0],
        ],
      )}<p>What is the largest value of $P = 5x + 3y$ in this region?</p>`,
      covers: ['algebra-2/maximum-over-a-region'],
      steps: [
        { do: '$P(0, 0) = 0$ and $P(0, 8) = 5 \\cdot 0 + 3 \\cdot 8 = 24$', why: 'Vertex by vertex.' },
        { do: '$P(4, 6) = 20 + 18 = 38$ and $P(7, 0) = 35$', why: '5 goes with $x$, 3 with $y$. Do not swap them.' },
        {
          do: 'The largest value is 38, at $(4, 6)$.',
          why: '$(7, 8)$ would give 59, but it is not in the region: the largest values do not occur together.',
        },
      ],
      answer: num(38),
      check: () =>
        num(
          best(
            [
              [0, 0],
              [0, 8],
              [4, 6],
              [7, 0],
            ],
            (x, y) => 5 * x + 3 * y,
          ),
        ),
    },
    {
      level: 'Exam level',
      asks: 'Keiko makes $x$ bracelets and $y$ necklaces, at most 16 pieces. A bracelet needs 2 bead strings, a necklace 5, and there are 50 bead strings. A bracelet brings a profit of \\$6, a necklace \\$10. What is the largest possible profit, in dollars?',
      covers: ['algebra-2/best-plan', 'algebra-2/least-cost-of-a-mix'],
      steps: [
        {
          do: 'Constraints: $x + y \\le 16$ and $2x + 5y \\le 50$, with $x \\ge 0$ and $y \\ge 0$.',
          why: 'Pieces and strings.',
        },
        {
          do: 'The borders cross: from $x = 16 - y$ comes $32 - 2y + 5y = 50$. So $32 + 3y = 50$, $3y = 18$, $y = 6$ and $x = 10$.',
          why: 'This vertex uses up both pieces and strings.',
        },
        {
          do: 'The vertices on the axes are $(16, 0)$ and $(0, 10)$.',
          why: 'Without necklaces the pieces are the limit, without bracelets the strings.',
        },
        {
          do: 'Profit: $6 \\cdot 10 + 10 \\cdot 6 = 120$; on the axes $96$ and $100$. The largest is 120.',
          why: 'Compare all vertices.',
        },
        {
          do: 'For a least cost with “at least,” the region lies beyond the borders. Compare its vertices and take the smallest.',
          why: 'The other sign, the same steps.',
        },
      ],
      answer: num(120),
      check: () => {
        let most = 0
        for (let x = 0; x <= 16; x++)
          for (let y = 0; y <= 16 - x; y++) if (2 * x + 5 * y <= 50) most = Math.max(most, 6 * x + 10 * y)
        return num(most)
      },
    },
    {
      level: 'Exam level',
      asks: '<p>The constraints are $x \\ge 0$, $y \\ge 0$, $x + y \\le 9$ and $x \\le 4$. Sofia says: “$(4, 5)$ is a vertex of the region.” Uma says: “The largest value of $2x + y$ in the region is 18.” Who is right?</p>',
      covers: ['algebra-2/linear-programming-claims'],
      steps: [
        {
          do: 'The borders $x = 4$ and $x + y = 9$ meet where $y = 5$. Sofia is right.',
          why: 'It keeps the others, too.',
        },
        {
          do: 'The vertices are $(0, 0)$, $(4, 0)$, $(4, 5)$ and $(0, 9)$.',
          why: 'Uma’s 18 would be taken at $(9, 0)$, but there $x \\le 4$ fails.',
        },
        {
          do: '$2x + y$ is $0$, $8$, $13$ and $9$ there; the largest is 13. Only Sofia is right.',
          why: 'Test each claim by itself.',
        },
      ],
      answer: text('Only Sofia is right'),
      check: () => {
        const most = best(
          [
            [0, 0],
            [4, 0],
            [4, 5],
            [0, 9],
          ],
          (x, y) => 2 * x + y,
        )
        return text(most !== 18 ? 'Only Sofia is right' : 'Both')
      },
    },
  ],
  tryIt: {
    asks: 'A region has the vertices $(0, 0)$, $(0, 9)$, $(5, 6)$ and $(8, 0)$. What is the largest value of $P = 3x + 4y$ in it?',
    steps: [
      {
        ask: 'What is $P$ at $(5, 6)$?',
        like: 1,
        answer: { typed: num(3 * 5 + 4 * 6) },
        slips: [
          {
            typed: num(38),
            says: 'You swapped the factors: 3 goes with $x$, 4 with $y$.',
            misconception: 'a2-sys-swaps-coordinates',
          },
          {
            typed: num(77),
            says: 'You added the coordinates first. Multiply each by its own factor.',
            misconception: 'a2-sys-adds-the-letters',
          },
        ],
        done: '$P(5, 6) = 15 + 24 = 39$',
      },
      {
        ask: 'What is $P$ at $(0, 9)$?',
        like: 0,
        answer: { typed: num(4 * 9) },
        slips: [
          {
            typed: num(27),
            says: 'The 9 is $y$, so it is multiplied by 4.',
            misconception: 'a2-sys-swaps-coordinates',
          },
        ],
        done: '$P(0, 9) = 36$',
      },
      {
        ask: 'At $(8, 0)$ it is 24. What is the largest value of $P$?',
        answer: {
          typed: num(
            best(
              [
                [0, 0],
                [0, 9],
                [5, 6],
                [8, 0],
              ],
              (x, y) => 3 * x + 4 * y,
            ),
          ),
        },
        slips: [
          {
            typed: num(60),
            says: 'That belongs to $(8, 9)$, which is not in the region.',
            misconception: 'a2-sys-combines-two-corners',
          },
          {
            typed: num(36),
            says: 'Compare all vertices: another one is better.',
            misconception: 'a2-sys-takes-the-wrong-corner',
          },
        ],
        done: 'The largest value is 39, at $(5, 6)$.',
      },
    ],
    answer: num(39),
    check: () => {
      let most = 0
      for (let x = 0; x <= 8; x++)
        for (let y = 0; y <= 9; y++) if (3 * x + 5 * y <= 45 && 2 * x + y <= 16) most = Math.max(most, 3 * x + 4 * y)
      return num(most)
    },
  },
  trap: '<p>Putting the largest $x$ and the largest $y$ together. In the region of the figure that would be $(6, 10)$, which breaks $x + y \\le 10$. Only vertices of the region count.</p>',
  check:
    '<p>Put your best point into every constraint: all must hold. Then go a little away from it inside the region: the objective must get worse.</p>',
  mends: {
    'a2-sys-turns-the-inequality': [0, 0],
    'a2-sys-excludes-the-border': [0, 0],
    'a2-sys-checks-one-condition-only': [0, 2],
    'a2-sys-stops-after-the-first-condition': [0, 2],
    'a2-sys-swaps-coordinates': [1, 1],
    'a2-sys-takes-the-wrong-corner': [1, 2],
    'a2-sys-combines-two-corners': [1, 2],
    'a2-sys-adds-the-letters': [2, 3],
    'a2-sys-accepts-a-false-claim': [3, 2],
    'a2-sys-rejects-a-true-claim': [3, 0],
    'a2-sys-judges-one-claim-only': [3, 2],
    'a2-sys-forgets-a-constraint': [2, 0],
  },
})
