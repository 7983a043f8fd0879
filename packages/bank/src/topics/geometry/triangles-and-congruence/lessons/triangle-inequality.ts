import { drawing, g, type Html, lesson, num, text, xy } from '#kit'

const swing = drawing(
  {
    alt: 'Segment AB, and a dashed circle around B on which C lies; triangle ABC is drawn.',
    at: { A: [0, 0], B: [7, 0], C: xy.polar([7, 0], 3, 125) },
    height: 210,
  },
  [
    g.seg('AB', '7'),
    g.seg('BC', '3'),
    g.seg('AC', 'x', { accent: true }),
    g.circle('B', 3, { dash: true, thin: true }),
    g.dots('ABC'),
  ],
)

/** Triangle ABC with M on AC and N on BC, both in the middle. */
const midpoints = (mn: string, ab: string): Html => {
  const [A, B, C] = xy.asa(58, 6, 64)
  return drawing(
    {
      alt: 'Triangle ABC with points M on AC and N on BC',
      at: { A, B, C, M: xy.along(A, C, 0.5), N: xy.along(B, C, 0.5) },
      height: 230,
    },
    [
      g.polygon('ABC'),
      g.seg('MN', mn),
      g.side('AB', ab),
      g.ticks('AM'),
      g.ticks('MC'),
      g.ticks('BN', 2),
      g.ticks('NC', 2),
    ],
  )
}

const [A, B, C] = [
  [0, 0],
  [8, 0],
  [2.6, 5.6],
] as const
const [D, E, F] = [xy.along(B, C, 0.5), xy.along(A, C, 0.5), xy.along(A, B, 0.5)]
const medians = drawing(
  {
    alt: 'Triangle ABC with the medians AD, BE and CF, which meet at G, and the segment DE',
    at: { A, B, C, D, E, F, G: xy.meet(A, D, B, E) },
    height: 230,
  },
  [g.polygon('ABC'), g.seg('AD'), g.seg('BE'), g.seg('CF'), g.seg('DE', '', { dash: true })],
)

/** Twice the area of a triangle. */
const area2 = (p: readonly [number, number], q: readonly [number, number], r: readonly [number, number]): number =>
  Math.abs((q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1]))

export const triangleInequality = lesson({
  idea: '<p>The straight way is the shortest. In a triangle, one side is the straight way between two vertices, the two others are a detour. So each side is shorter than the other two together.</p><p>Let a side of 3 swing around the end of a side of 7, as in the figure. Swung all the way out, it makes 10; folded back, it leaves 4. Only between these two is there a triangle.</p>',
  figure: swing,
  words: [
    { word: 'triangle inequality', meaning: 'Each side is shorter than the sum of the other two.' },
    { word: 'midsegment', meaning: 'Joins the midpoints of two sides.' },
    { word: 'median', meaning: 'Goes from a vertex to the midpoint of the opposite side.' },
    { word: 'centroid', meaning: 'The point where the three medians meet.' },
    { word: 'opposite', meaning: 'A side lies opposite the vertex that it does not touch.' },
  ],
  rule: '<ul><li>For sides $a$ and $b$, the third side lies <em>between</em> their difference and their sum, bounds excluded.</li><li>The longest side lies opposite the largest angle.</li><li>A midsegment is parallel to the third side and half as long.</li><li>The centroid cuts each median as $2:1$; the longer part touches the vertex.</li></ul>',
  use: '<p>You look for possible lengths, put sides in order, or see midpoints in a triangle.</p>',
  avoid:
    '<p>The inequality gives a range, never one length. For the exact third side you need an angle, such as a right one.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A triangle has sides of 7 units, 12 units and a third side whose length is a whole number of units. How many lengths can the third side have?',
      covers: ['geometry/triangle-inequality-third-side', 'geometry/triangle-inequality-bounds'],
      steps: [
        {
          do: 'Upper bound: $7 + 12 = 19$. The third side is shorter.',
          why: 'With 19 the two others would lie flat on it.',
        },
        {
          do: 'Lower bound: $12 - 7 = 5$. The third side is longer.',
          why: 'With 5, or less, the sides 7 and 5 could not reach around the 12.',
        },
        { do: 'Whole numbers between them: 6, 7, and so on up to 18.', why: '5 and 19 themselves give no triangle.' },
        {
          do: 'Count: $18 - 6 + 1 = 13$ lengths.',
          why: 'From 6 to 18, both counted. The greatest is 18, the smallest 6.',
        },
      ],
      answer: num(13),
      check: () => num([...Array(40).keys()].filter((c) => 7 + 12 > c && 7 + c > 12 && 12 + c > 7).length),
    },
    {
      level: 'Next',
      asks: `<p>Segments with the same marks are equal.</p>${midpoints('2x + 3', '5x − 1')}<p>What is the length of $AB$?</p>`,
      covers: ['geometry/midsegment'],
      steps: [
        {
          do: '$M$ and $N$ are midpoints, so $MN$ is a midsegment: half as long as $AB$.',
          why: 'Triangle $MNC$ is the large one, shrunk to one half.',
        },
        { do: 'Twice the midsegment is the side: $2(2x + 3) = 5x - 1$.', why: 'Double the <em>shorter</em> one.' },
        {
          do: 'Multiply out: $4x + 6 = 5x - 1$, then $6 = x - 1$, so $x = 7$.',
          why: 'Subtract $4x$, then add 1 on both sides.',
        },
        {
          do: 'Put 7 in: $AB = 5 \\cdot 7 - 1 = 34$.',
          why: 'Test: $MN = 2 \\cdot 7 + 3 = 17$, half as long.',
        },
      ],
      answer: num(34),
      check: () => num(2 * (2 * ([...Array(60).keys()].find((x) => 2 * (2 * x + 3) === 5 * x - 1) ?? 0) + 3)),
    },
    {
      level: 'Exam level',
      asks: 'In triangle $RST$, angle $R$ measures 56° and angle $S$ measures 65°. Which list shows the sides from the longest to the shortest?',
      covers: ['geometry/triangle-sides-by-angles'],
      steps: [
        {
          do: 'Third angle: $T = 180^\\circ - 56^\\circ - 65^\\circ = 59^\\circ$.',
          why: 'You need all three to put them in order.',
        },
        { do: 'Angles from large to small: $S$, $T$, $R$.', why: '65°, 59°, 56°.' },
        {
          do: 'Opposite $S$ lies $RT$, opposite $T$ lies $RS$, opposite $R$ lies $ST$.',
          why: 'The opposite side is named by the two other letters. A wide angle opens to a long side.',
        },
        { do: 'So from the longest to the shortest: $RT$, $RS$, $ST$.', why: 'Same order as the angles.' },
      ],
      answer: text('$RT$, $RS$, $ST$'),
      check: () => {
        const [r, s, t] = xy.asa(56, 10, 65)
        const sides = { $RT$: xy.distance(r, t), $RS$: xy.distance(r, s), $ST$: xy.distance(s, t) }
        return text(
          Object.entries(sides)
            .sort(([, a], [, b]) => b - a)
            .map(([name]) => name)
            .join(', '),
        )
      },
    },
    {
      level: 'Exam level',
      asks: `${medians}<p>In triangle $ABC$, the medians meet at $G$, and $AD = 24$. Viktor says: “$AG = 16$.” Emeka says: “Triangle $CDE$ has half the area of triangle $ABC$.” Who is right?</p>`,
      covers: ['geometry/centroid', 'geometry/triangle-lines-claims'],
      steps: [
        {
          do: 'The centroid cuts $AD$ as $2:1$, three equal parts: $24 \\div 3 = 8$.',
          why: 'It is not the middle of the median.',
        },
        {
          do: '$AG$ touches the vertex, so it has two parts: $2 \\cdot 8 = 16$. Viktor is right.',
          why: '$GD$ has the one that is left: 8.',
        },
        {
          do: '$D$ and $E$ are midpoints: triangle $CDE$ has half the sides of $ABC$, so a quarter of its area. Only Viktor is right.',
          why: 'Base and height are both halved, and half of a half is a quarter.',
        },
      ],
      answer: text('Only Viktor is right.'),
      check: () => {
        const share = xy.distance(A, xy.meet(A, D, B, E)) / xy.distance(A, D)
        const half = Math.abs(area2(C, D, E) / area2(A, B, C) - 0.5) < 0.01
        return text(Math.abs(24 * share - 16) < 0.01 && !half ? 'Only Viktor is right.' : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: `<p>Segments with the same marks are equal.</p>${midpoints('x + 9', '4x − 2')}<p>What is the length of $AB$?</p>`,
    steps: [
      {
        ask: 'Which equation holds?',
        like: 1,
        answer: { choose: ['$2(x + 9) = 4x - 2$', '$x + 9 = 4x - 2$', '$x + 9 = 2(4x - 2)$'] },
        slips: [
          {
            choice: 1,
            says: 'The midsegment is not as long as the side.',
            misconception: 'geo-midsegment-the-wrong-way',
          },
          {
            choice: 2,
            says: 'This doubles the longer one. The side is twice the midsegment.',
            misconception: 'geo-midsegment-the-wrong-way',
          },
        ],
        done: '$2(x + 9) = 4x - 2$',
      },
      {
        ask: 'What is the value of $x$?',
        like: 2,
        answer: { typed: num(20 / 2) },
        slips: [
          { typed: num(20), says: 'That is $2x$. Divide by 2.' },
          { typed: num(8), says: 'You subtracted 2 from 18. Add 2 on both sides.' },
        ],
        done: '$2x + 18 = 4x - 2$, so $18 = 2x - 2$, $20 = 2x$ and $x = 10$.',
      },
      {
        ask: 'How long is $AB$?',
        like: 3,
        answer: { typed: num(4 * 10 - 2) },
        slips: [
          {
            typed: num(19),
            says: 'That is the midsegment. $AB$ is twice as long.',
            misconception: 'geo-midsegment-the-wrong-way',
          },
        ],
        done: '$4 \\cdot 10 - 2 = 38$. Test: $MN = 10 + 9 = 19$.',
      },
    ],
    answer: num(38),
    check: () => num(2 * (([...Array(60).keys()].find((x) => 2 * (x + 9) === 4 * x - 2) ?? 0) + 9)),
  },
  trap: '<p>Allowing the bounds. Sides of 5, 9 and 14 fall flat on one line, because $5 + 9 = 14$. The third side must be <em>less</em> than 14 and <em>more</em> than 4.</p>',
  check:
    '<p>Add the two shorter sides: they must be more than the longest. For medians, the part at the vertex is two thirds, and both parts make the whole.</p>',
  mends: {
    'geo-allows-a-flat-triangle': [0, 2],
    'geo-ignores-the-lower-bound': [0, 1],
    'geo-ignores-the-upper-bound': [0, 0],
    'geo-counts-wrongly-between-bounds': [0, 3],
    'geo-sorts-the-other-way-around': [2, 3],
    'geo-matches-a-side-with-a-touching-angle': [2, 2],
    'geo-midsegment-the-wrong-way': [1, 1],
    'geo-midsegment-takes-a-third': [1, 0],
    'geo-centroid-halves-the-median': [3, 0],
    'geo-centroid-swaps-the-parts': [3, 1],
    'geo-cong-accepts-a-false-claim': [3, 2],
    'geo-cong-rejects-a-true-claim': [3, 1],
    'geo-cong-judges-one-claim-only': [3, 2],
    'geo-gives-the-other-bound': [0, 3],
    'geo-midsegment-loses-a-term': [1, 2],
    'geo-midsegment-gives-the-length': [1, 3],
    'geo-centroid-takes-quarters': [3, 0],
    'geo-rejects-a-long-side': [0, 0],
    'geo-rejects-a-possible-side': [0, 2],
    'geo-rejects-a-short-side': [0, 1],
  },
})
