import { drawing, g, type Html, lesson, num, point, text, xy } from '#kit'

/** Parallelogram ABCD with half diagonals AE and BE of these lengths, and the labels of segments. */
const withDiagonals = (ae: number, be: number, labels: Readonly<Record<string, string>>): Html => {
  const [A, B] = [xy.polar([0, 0], ae, 205), xy.polar([0, 0], be, 325)]
  return drawing(
    {
      alt: 'Parallelogram ABCD with its diagonals, which meet at E',
      at: { A, B, C: [-A[0], -A[1]], D: [-B[0], -B[1]], E: [0, 0] },
      height: 230,
    },
    [
      g.polygon('ABCD'),
      ...['AE', 'EC', 'BE', 'ED'].map((half) => g.seg(half, labels[half] ?? '')),
      ...(Object.keys(labels).length === 0 ? [g.ticks('AE'), g.ticks('EC'), g.ticks('BE', 2), g.ticks('ED', 2)] : []),
    ],
  )
}

const slanted = drawing(
  {
    alt: 'Parallelogram ABCD',
    at: { A: [0, 0], B: [6, 0], C: xy.polar([6, 0], 3.6, 79), D: xy.polar([0, 0], 3.6, 79) },
    height: 210,
  },
  [
    g.polygon('ABCD'),
    g.parallel('AB'),
    g.parallel('DC'),
    g.parallel('AD', 2),
    g.parallel('BC', 2),
    g.angle('DAB', '(2x + 15)°'),
    g.angle('ABC', '(3x + 5)°'),
  ],
)

const tried = (holds: (x: number) => boolean): number => [...Array(100).keys()].find(holds) ?? Number.NaN

export const parallelograms = lesson({
  idea: '<p>A parallelogram has two pairs of parallel sides. Turn it by half a turn around the point where its diagonals cross: it falls exactly on itself. Every vertex lands on the opposite vertex.</p><p>That explains everything. Opposite sides change places, so they are equal. So do opposite angles. And the two halves of each diagonal change places, so the diagonals cut each other in half.</p>',
  figure: withDiagonals(5, 3.6, {}),
  words: [
    {
      word: 'opposite',
      meaning: 'Across from each other: sides without a common vertex, angles at the ends of a diagonal.',
    },
    { word: 'consecutive angles', meaning: 'Neighbors: angles at the two ends of one side.' },
    { word: 'diagonal', meaning: 'A segment that joins opposite vertices.' },
    { word: 'bisect', meaning: 'To cut into two equal halves.' },
  ],
  rule: '<p>In a parallelogram:</p><ul><li>opposite sides are equal, opposite angles are equal;</li><li>consecutive angles add up to 180°;</li><li>the diagonals bisect each other.</li></ul><p>Backward: a quadrilateral is a parallelogram if both pairs of opposite sides are parallel, or both pairs are equal, or one pair is parallel <em>and</em> equal, or both pairs of opposite angles are equal, or the diagonals bisect each other.</p>',
  use: '<p>A figure is called a parallelogram, or both pairs of sides have arrowheads. Rectangles, rhombi and squares are parallelograms, too.</p>',
  avoid:
    '<p>Equal diagonals, right angles or perpendicular diagonals do not belong to every parallelogram. Trapezoids and kites are not parallelograms.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${slanted}<p>In parallelogram $ABCD$, what is the value of $x$?</p>`,
      covers: ['geometry/parallelogram-angles'],
      steps: [
        {
          do: 'The angles at $A$ and $B$ are neighbors, at the ends of one side. They add up to 180°.',
          why: 'They are same-side interior angles between parallel sides. Opposite angles would be set equal.',
        },
        { do: 'So $(2x + 15) + (3x + 5) = 180$, and $5x + 20 = 180$.', why: '360° is the sum of all four.' },
        {
          do: 'Subtract 20: $5x = 160$. Divide by 5: $x = 32$.',
          why: 'Test: the angles are 79° and 101°, together 180°.',
        },
      ],
      answer: num(32),
      check: () => num(tried((x) => 2 * x + 15 + 3 * x + 5 === 180)),
    },
    {
      level: 'Next',
      asks: `${withDiagonals(25, 18, { AE: '3x + 4', EC: '5x − 10', BE: '18' })}<p>The diagonals of parallelogram $ABCD$ meet at $E$. What is the length of diagonal $AC$?</p>`,
      covers: ['geometry/parallelogram-diagonals', 'geometry/parallelogram-sides'],
      steps: [
        {
          do: 'The diagonals bisect each other, so $AE = EC$: $3x + 4 = 5x - 10$.',
          why: 'Only the halves of the <em>same</em> diagonal are equal. The 18 belongs to the other one. Opposite sides are set equal in the same way; a perimeter has two of each.',
        },
        { do: 'Collect: $4 = 2x - 10$, then $14 = 2x$, so $x = 7$.', why: 'Subtract $3x$, then add 10 on both sides.' },
        { do: 'One half: $AE = 3 \\cdot 7 + 4 = 25$.', why: 'Test: $5 \\cdot 7 - 10 = 25$, too.' },
        { do: 'The whole diagonal: $AC = 2 \\cdot 25 = 50$.', why: 'The question asks for $AC$, not for the half.' },
      ],
      answer: num(50),
      check: () => {
        const x = tried((n) => 3 * n + 4 === 5 * n - 10)
        return num(3 * x + 4 + (5 * x - 10))
      },
    },
    {
      level: 'Exam level',
      asks: '$A(-2, -1)$, $B(4, 1)$ and $C(5, 5)$ are three vertices of parallelogram $ABCD$. What are the coordinates of $D$?',
      covers: ['geometry/parallelogram-fourth-corner'],
      steps: [
        {
          do: 'The vertices come in the order $A$, $B$, $C$, $D$. So $D$ lies next to $A$ and $C$, opposite $B$.',
          why: 'With another order you would get another point.',
        },
        {
          do: 'The step from $B$ to $C$ is $5 - 4 = 1$ across and $5 - 1 = 4$ up.',
          why: 'Side $AD$ is parallel to $BC$ and equal: the same step.',
        },
        {
          do: 'Take it from $A$: $-2 + 1 = -1$ and $-1 + 4 = 3$. So $D$ is $(-1, 3)$.',
          why: 'From $A$, in the same direction as from $B$ to $C$.',
        },
        {
          do: 'Test: both diagonals have the midpoint $\\left(\\frac{3}{2}, 2\\right)$.',
          why: 'The diagonals of a parallelogram bisect each other.',
        },
      ],
      answer: point(-1, 3),
      // Opposite corners have the same sum: A + C = B + D.
      check: () => point(-2 + 5 - 4, -1 + 5 - 1),
    },
    {
      level: 'Exam level',
      asks: '<p>Two students say what is enough to be sure that quadrilateral $ABCD$ is a parallelogram. Zoe says: “$AB$ and $DC$ are parallel and equal.” Mateo says: “$AB$ and $DC$ are parallel, and $AD = BC$.” Who is right?</p>',
      covers: ['geometry/parallelogram-enough'],
      steps: [
        {
          do: 'Zoe: one pair is parallel <em>and</em> equal. Slide $AB$ onto $DC$: both ends move by the same step, so $AD$ and $BC$ are parallel. Zoe is right.',
          why: 'This is one of the five tests in the rule.',
        },
        {
          do: 'Mateo: look for a figure that fits but is no parallelogram. A trapezoid with equal legs fits: its bases are parallel, its legs equal.',
          why: 'One counterexample is enough. The parallel pair and the equal pair are different pairs here.',
        },
        { do: 'So Mateo’s facts are not enough. Only Zoe is right.', why: 'Judge each claim by itself.' },
      ],
      answer: text('Only Zoe is right.'),
      check: () => {
        // A trapezoid with bases 6 and 2: level bases, legs √(2² + 3²) both.
        const [ab, dc, left, right] = [6, 2, Math.hypot(2, 3), Math.hypot(-2, 3)]
        const fooled = left === right && ab !== dc
        return text(fooled ? 'Only Zoe is right.' : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: `${withDiagonals(26, 20, { AE: '6x − 4', EC: '4x + 6', BE: '20' })}<p>The diagonals of parallelogram $ABCD$ meet at $E$. What is the length of diagonal $AC$?</p>`,
    steps: [
      {
        ask: 'Which equation holds?',
        answer: { choose: ['$6x - 4 = 4x + 6$', '$6x - 4 = 20$', '$(6x - 4) + (4x + 6) = 20$'] },
        slips: [
          {
            choice: 1,
            says: 'The 20 is half of the other diagonal. The diagonals need not be equal.',
            misconception: 'geo-takes-the-diagonals-to-be-equal',
          },
          {
            choice: 2,
            says: 'The 20 belongs to the other diagonal.',
            misconception: 'geo-takes-the-diagonals-to-be-equal',
          },
        ],
        done: '$AE = EC$: $6x - 4 = 4x + 6$',
      },
      {
        ask: 'What is the value of $x$?',
        answer: { typed: num(10 / 2) },
        slips: [
          { typed: num(10), says: 'That is $2x$. Divide by 2.', misconception: 'geo-loses-a-term-of-the-equation' },
          {
            typed: num(1),
            says: 'You subtracted 4 from 6. Add 4 on both sides.',
            misconception: 'geo-loses-a-term-of-the-equation',
          },
        ],
        done: '$2x - 4 = 6$, so $2x = 10$ and $x = 5$.',
      },
      {
        ask: 'How long is $AC$?',
        like: 3,
        answer: { typed: num(2 * (6 * 5 - 4)) },
        slips: [
          { typed: num(26), says: 'That is one half of it.', misconception: 'geo-forgets-that-diagonals-are-halved' },
          {
            typed: num(40),
            says: 'That is the other diagonal, twice 20.',
            misconception: 'geo-takes-the-diagonals-to-be-equal',
          },
        ],
        done: '$AE = 6 \\cdot 5 - 4 = 26$, so $AC = 2 \\cdot 26 = 52$.',
      },
    ],
    answer: num(52),
    check: () => {
      const x = tried((n) => 6 * n - 4 === 4 * n + 6)
      return num(6 * x - 4 + 4 * x + 6)
    },
  },
  trap: '<p>Giving a parallelogram the properties of a rectangle. Its diagonals bisect each other, but one may be long and one short. Only what the half turn explains is certain.</p>',
  check: '<p>Put your number back: opposite parts must come out equal, and all four angles must add up to 360°.</p>',
  mends: {
    'geo-mixes-opposite-and-neighboring-angles': [0, 0],
    'geo-takes-90-for-neighboring-angles': [0, 0],
    'geo-uses-360-for-two-angles': [0, 1],
    'geo-loses-a-term-of-the-equation': [1, 1],
    'geo-forgets-that-diagonals-are-halved': [1, 3],
    'geo-takes-the-diagonals-to-be-equal': [1, 0],
    'geo-joins-the-corners-in-the-wrong-order': [2, 0],
    'geo-adds-steps-with-the-wrong-sign': [2, 2],
    'geo-quad-accepts-a-false-claim': [3, 1],
    'geo-quad-rejects-a-true-claim': [3, 0],
    'geo-quad-judges-one-claim-only': [3, 2],
    'geo-quad-gives-another-quantity': [1, 3],
    'geo-forgets-one-step': [2, 2],
    'geo-takes-all-four-sides-to-be-equal': [1, 0],
    'geo-goes-halfway-around': [1, 0],
  },
})
