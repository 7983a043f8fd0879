import { drawing, g, type Html, lesson, num, text, xy } from '#kit'

const three = drawing(
  {
    alt: 'Three quadrilaterals with their diagonals: a rectangle, whose diagonals are equal; a rhombus, whose diagonals are perpendicular; and a kite, whose diagonals are perpendicular and only one is halved.',
    at: {
      a: [0, 0],
      b: [3.4, 0],
      c: [3.4, 2.2],
      d: [0, 2.2],
      e: [4.2, 1.1],
      f: [5.6, 0.2],
      h: [7, 1.1],
      i: [5.6, 2],
      o: [5.6, 1.1],
      j: [7.8, 1.6],
      k: [9, -0.8],
      l: [10.2, 1.6],
      m: [9, 2.7],
      n: [9, 1.6],
    },
    height: 200,
  },
  [
    ...['abcd', 'efhi', 'jklm'].map((figure) => g.polygon(figure)),
    ...['ac', 'bd', 'eh', 'fi', 'jl', 'km'].map((line) => g.seg(line, '', { thin: true, accent: true })),
    g.right('hoi', 7),
    g.right('lnm', 7),
    g.ticks('jn'),
    g.ticks('nl'),
  ],
)

/** A kite with 100° at A, below, and 44° at C, above. */
const far = (4 * Math.sin((50 * Math.PI) / 180)) / Math.tan((22 * Math.PI) / 180)
const [K, L] = [
  [-4 * Math.sin((50 * Math.PI) / 180), 4 * Math.cos((50 * Math.PI) / 180)],
  [4 * Math.sin((50 * Math.PI) / 180), 4 * Math.cos((50 * Math.PI) / 180)],
] as const
const kite = drawing({ alt: 'Quadrilateral ABCD', at: { A: [0, 0], B: L, C: [0, L[1] + far], D: K }, height: 280 }, [
  g.polygon('ABCD'),
  g.ticks('AB'),
  g.ticks('AD'),
  g.ticks('BC', 2),
  g.ticks('CD', 2),
  g.angle('DAB', '100°'),
  g.angle('BCD', '44°'),
  g.angle('ABC', 'x°'),
])

/** A rhombus with half diagonals p and q. */
const rhombus = (p: number, q: number): Html =>
  drawing(
    { alt: 'Rhombus ABCD with its diagonals', at: { A: [0, -p], B: [q, 0], C: [0, p], D: [-q, 0] }, height: 220 },
    [g.polygon('ABCD'), g.seg('AC'), g.seg('BD'), ...['AB', 'BC', 'CD', 'DA'].map((side) => g.ticks(side))],
  )

const trapezoid = drawing(
  {
    alt: 'Trapezoid ABCD with the segment MN between its legs',
    at: { A: [0, 0], B: [24, 0], C: [19, 8], D: [5, 8], M: [2.5, 4], N: [21.5, 4] },
    height: 190,
  },
  [
    g.polygon('ABCD'),
    g.seg('MN', '19'),
    g.side('DC', '14'),
    g.side('AB', 'x'),
    g.ticks('AM'),
    g.ticks('MD'),
    g.ticks('BN', 2),
    g.ticks('NC', 2),
    g.parallel('AB'),
    g.parallel('DC', 1, 0.7),
  ],
)

export const specialQuadrilaterals = lesson({
  idea: '<p>Quadrilaterals form a family. The more you ask of a figure, the more it can do. A rectangle and a rhombus can do all that a parallelogram can, and something more. A square can do everything.</p><p>You know them best by their diagonals: equal in a rectangle, perpendicular in a rhombus and in a kite. And where diagonals are perpendicular, there are right triangles to calculate with.</p>',
  figure: three,
  words: [
    { word: 'rectangle', meaning: 'A parallelogram with right angles. Its diagonals are equal and bisect each other.' },
    {
      word: 'rhombus',
      meaning: 'A parallelogram with four equal sides. Its diagonals are perpendicular and bisect each other.',
    },
    {
      word: 'kite',
      meaning: 'Two pairs of equal neighboring sides; perpendicular diagonals; one pair of equal angles.',
    },
    {
      word: 'trapezoid',
      meaning: 'A quadrilateral with exactly one pair of parallel sides, the bases. The others are its legs.',
    },
    { word: 'midsegment', meaning: 'Joins the midpoints of the legs of a trapezoid.' },
  ],
  rule: '<ul><li>Rectangle: all four half diagonals are equal.</li><li>Rhombus: $\\text{side}^2 = (\\text{half diagonal})^2 + (\\text{other half})^2$</li><li>Kite: the two angles between unequal sides are equal.</li><li>Trapezoid: midsegment $= \\frac{1}{2}(b_1 + b_2)$</li><li>All angles of any quadrilateral add up to 360°.</li></ul>',
  use: '<p>A quadrilateral has a name, or marks that tell its name. First name it, then use what that name allows.</p>',
  avoid:
    '<p>Never use more than is given. A rhombus need not have right angles, a rectangle need not have equal sides.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>Sides with the same marks are equal.</p>${kite}<p>Which name fits quadrilateral $ABCD$, and what is the value of $x$?</p>`,
      covers: ['geometry/kite-angle', 'geometry/quadrilateral-names'],
      steps: [
        {
          do: 'Neighboring sides are equal in pairs: it is a kite.',
          why: 'A rhombus would need four equal sides, a parallelogram equal <em>opposite</em> sides. Choose the name that says the most and is still certain.',
        },
        {
          do: 'The angles at $B$ and $D$ are equal, both $x^\\circ$.',
          why: 'Fold the kite along $AC$: they fall on each other.',
        },
        {
          do: 'All four make 360°: $100 + 44 + 2x = 360$, so $2x = 360 - 144 = 216$.',
          why: 'Subtract both known angles.',
        },
        { do: 'Halve: $x = 108$.', why: 'Test: $100 + 44 + 108 + 108 = 360$.' },
      ],
      answer: num(108),
      check: () => num(Math.round(xy.angle([0, 0], L, [0, L[1] + far]))),
    },
    {
      level: 'Next',
      asks: `${rhombus(5, 12)}<p>In rhombus $ABCD$, the sides are 13 units long and diagonal $AC$ is 10 units long. What is the length of diagonal $BD$?</p>`,
      covers: ['geometry/rhombus-diagonals'],
      steps: [
        {
          do: 'The diagonals bisect each other at right angles: half of $AC$ is $10 \\div 2 = 5$.',
          why: 'Each of the four small triangles is right, with half diagonals as legs.',
        },
        {
          do: 'The side 13 is the hypotenuse. Other leg: $\\sqrt{13^2 - 5^2} = \\sqrt{144} = 12$.',
          why: '$169 - 25 = 144$.',
        },
        { do: 'This is half of $BD$. The whole is $2 \\cdot 12 = 24$.', why: 'Halve at the start, double at the end.' },
      ],
      answer: num(24),
      check: () => num(2 * ([...Array(14).keys()].find((q) => q * q + 5 * 5 === 13 * 13) ?? 0)),
    },
    {
      level: 'Exam level',
      asks: '<p>In rectangle $EFGH$, the diagonals meet at $T$, $EG = 6x + 4$ and $FT = 4x - 3$. Elif says: “$FH = 34$.” Linh says: “$EG$ and $FH$ are perpendicular.” Who is right?</p>',
      covers: ['geometry/rectangle-diagonals', 'geometry/quadrilateral-claims'],
      steps: [
        {
          do: 'The diagonals of a rectangle are equal, and $FT$ is half of one: $6x + 4 = 2(4x - 3)$.',
          why: 'A whole diagonal is twice a half. Setting the two given lengths equal would mix whole and half.',
        },
        {
          do: 'Multiply out: $6x + 4 = 8x - 6$, so $4 = 2x - 6$, $10 = 2x$ and $x = 5$.',
          why: 'The 2 multiplies both terms.',
        },
        { do: '$FH = EG = 6 \\cdot 5 + 4 = 34$. Elif is right.', why: 'Test: $FT = 4 \\cdot 5 - 3 = 17$, half of 34.' },
        {
          do: 'Perpendicular diagonals would make it a square, and nothing says so. Only Elif is right.',
          why: 'A claim must hold for <em>every</em> rectangle. A long, narrow one shows that it does not.',
        },
      ],
      answer: text('Only Elif is right.'),
      check: () => {
        const x = [...Array(50).keys()].find((n) => 6 * n + 4 === 2 * (4 * n - 3)) ?? 0
        // A rectangle of 30 by 16 has diagonals of 34 that are not perpendicular.
        const perpendicular = 30 * 30 - 16 * 16 === 0
        return text(6 * x + 4 === Math.hypot(30, 16) && !perpendicular ? 'Only Elif is right.' : 'Somebody else.')
      },
    },
    {
      level: 'Exam level',
      asks: `<p>Segments with the same marks are equal.</p>${trapezoid}<p>What is the value of $x$?</p>`,
      covers: ['geometry/trapezoid-midsegment'],
      steps: [
        {
          do: '$MN$ joins the midpoints of the legs: it is the midsegment. So $19 = \\frac{1}{2}(14 + x)$.',
          why: 'It is the mean of the two bases. Here one base is missing.',
        },
        { do: 'Double both sides: $38 = 14 + x$.', why: 'Undo the half first.' },
        { do: 'Subtract: $x = 38 - 14 = 24$.', why: 'Test: 19 lies in the middle of 14 and 24.' },
      ],
      answer: num(24),
      check: () => num(19 + (19 - 14)),
    },
  ],
  tryIt: {
    asks: `${rhombus(7, 24)}<p>In rhombus $ABCD$, the sides are 25 units long and diagonal $AC$ is 14 units long. What is the length of diagonal $BD$?</p>`,
    steps: [
      {
        ask: 'How long is the known leg of the small right triangle?',
        answer: { typed: num(14 / 2) },
        slips: [
          {
            typed: num(14),
            says: 'That is the whole diagonal. Only half of it belongs to the triangle.',
            misconception: 'geo-forgets-that-diagonals-are-halved',
          },
        ],
        done: 'Half of 14 is 7.',
      },
      {
        ask: 'How long is the other leg?',
        answer: { typed: num(Math.sqrt(25 ** 2 - 7 ** 2)) },
        slips: [
          {
            typed: num(18),
            says: 'You subtracted the lengths. Subtract their squares and take the root.',
            misconception: 'geo-adds-the-halves',
          },
          { typed: num(576), says: 'That is the square of the leg. Take the root.' },
        ],
        done: '$\\sqrt{625 - 49} = \\sqrt{576} = 24$',
      },
      {
        ask: 'How long is $BD$?',
        answer: { typed: num(2 * 24) },
        slips: [
          {
            typed: num(24),
            says: 'That is one half of the diagonal.',
            misconception: 'geo-forgets-that-diagonals-are-halved',
          },
        ],
        done: '$2 \\cdot 24 = 48$',
      },
    ],
    answer: num(48),
    check: () => num(2 * ([...Array(26).keys()].find((q) => q * q + 7 * 7 === 25 * 25) ?? 0)),
  },
  trap: '<p>Putting whole diagonals into the right triangle. In a rhombus the legs are the <em>halves</em>. With a side of 13 and a diagonal of 10, the leg is 5.</p>',
  check:
    '<p>Draw the figure as lopsided as the given facts allow. What still holds may be used; what breaks was never given.</p>',
  mends: {
    'geo-mixes-opposite-and-neighboring-angles': [0, 1],
    'geo-uses-360-for-two-angles': [0, 2],
    'geo-loses-a-term-of-the-equation': [2, 1],
    'geo-forgets-that-diagonals-are-halved': [1, 0],
    'geo-adds-the-halves': [1, 1],
    'geo-midsegment-of-a-trapezoid-not-halved': [3, 0],
    'geo-gives-a-figure-too-much': [2, 3],
    'geo-quad-accepts-a-false-claim': [2, 3],
    'geo-quad-rejects-a-true-claim': [2, 2],
    'geo-quad-judges-one-claim-only': [2, 3],
    'geo-takes-a-rhombus-for-a-square': [1, 0],
    'geo-quad-forgets-the-root': [1, 1],
    'geo-quad-gives-another-quantity': [1, 2],
    'geo-midsegment-by-difference': [3, 0],
    'geo-midsegment-forgets-a-base': [3, 0],
    'geo-takes-90-for-neighboring-angles': [0, 1],
    'geo-takes-the-mean-of-the-angles': [0, 2],
    'geo-mixes-up-quadrilaterals': [0, 0],
    'geo-says-too-little': [0, 0],
    'geo-doubles-the-whole-diagonal': [2, 0],
  },
})
