import { drawing, g, type Html, lesson, num, text, xy } from '#kit'

const on = (deg: number) => xy.polar([0, 0], 5, deg)
const RING = ['A', 'B', 'C', 'D', 'A']

/** Lines AC and BD cross at E; angle AEB has n degrees, and each label says which of the four angles it names. */
const cross = (n: number, labels: readonly (readonly [number, string])[]): Html =>
  drawing(
    {
      alt: 'Lines AC and BD cross at E',
      at: { A: on(-12), B: on(n - 12), C: on(168), D: on(n + 168), E: [0, 0] },
      height: 210,
    },
    [
      g.line('AC', { past: 8 }),
      g.line('BD', { past: 8 }),
      g.dots('E'),
      ...labels.map(([k, label]) => g.angle(`${RING[k]}E${RING[k + 1]}`, label)),
    ],
  )

const onALine = drawing(
  {
    alt: 'Rays OB and OC go up from the point O of the line AD',
    at: { A: on(180), O: [0, 0], D: on(0), B: on(162), C: on(90) },
    height: 190,
  },
  [
    g.line('AD', { past: 6 }),
    g.ray('OB'),
    g.ray('OC'),
    g.dots('O'),
    g.angle('AOB', 'a°'),
    g.angle('BOC', 'b°'),
    g.right('COD'),
  ],
)

const tried = (holds: (x: number) => boolean): number =>
  Array.from({ length: 180 }, (_, x) => x).find(holds) ?? Number.NaN

export const anglePairs = lesson({
  idea: '<p>Where two straight lines cross, there are four angles but only two sizes. Start with one of them. Its neighbor completes it to a straight line, half a turn: 180°. The next one completes <em>that</em> angle to 180° again, so it is as large as the first.</p><p>So there is one decision to make: are the two angles opposite each other, or side by side?</p>',
  figure: cross(52, [
    [0, '52°'],
    [1, '128°'],
    [2, '52°'],
    [3, '128°'],
  ]),
  words: [
    { word: 'vertical angles', meaning: 'Two angles opposite each other where two lines cross. They are equal.' },
    { word: 'linear pair', meaning: 'Two angles side by side that make a straight line together.' },
    { word: 'supplementary', meaning: 'Two angles that add up to 180°.' },
    { word: 'complementary', meaning: 'Two angles that add up to 90°, a right angle.' },
  ],
  rule: '<ul><li>Opposite each other: the angles are equal.</li><li>Side by side on a straight line: they add up to 180°, however many there are.</li><li>Side by side in a right angle: they add up to 90°.</li></ul><p>If one angle is described by another, write both with one variable.</p>',
  use: '<p>Two lines cross, rays start from a point of a straight line, or a question says “supplementary” or “complementary.”</p>',
  avoid:
    '<p>Angles at <em>different</em> crossings are related only if lines are parallel. Angles that merely look equal need not be.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${cross(124, [
        [0, '124°'],
        [1, 'x°'],
        [2, 'y°'],
      ])}<p>In the figure, two lines cross at $E$. What are the values of $x$ and $y$?</p>`,
      covers: ['geometry/angle-pairs-crossing'],
      steps: [
        {
          do: 'The angle $x^\\circ$ lies beside the 124°. Both together make a straight line.',
          why: 'Follow line $AC$ with your finger: it has no bend, so it is half a turn.',
        },
        {
          do: 'So $124 + x = 180$, and $x = 180 - 124 = 56$.',
          why: 'A full turn would be 360°, a right angle 90°. A straight line is 180°.',
        },
        {
          do: 'The other one lies opposite the 124°, so it is equal: $x = 56$ and $y = 124$.',
          why: 'Vertical angles are equal. Test: $56 + 124 = 180$.',
        },
      ],
      answer: text('$x = 56$ and $y = 124$'),
      // What is left of the full turn belongs to two equal neighbors.
      check: () => text(`$x = ${(360 - 2 * 124) / 2}$ and $y = ${360 - 124 - 2 * 56}$`),
    },
    {
      level: 'Next',
      asks: `<p>Two lines cross at $E$, as shown.</p>${cross(80, [
        [0, '(2x + 10)°'],
        [1, '(3x − 5)°'],
      ])}<p>What is the measure, in degrees, of the smaller angle?</p>`,
      covers: ['geometry/angle-pairs-algebra'],
      steps: [
        {
          do: 'The two angles lie side by side on a straight line: $(2x + 10) + (3x - 5) = 180$.',
          why: 'Only if they were opposite each other would you set them equal.',
        },
        {
          do: 'Combine like terms: $5x + 5 = 180$.',
          why: 'Variables with variables, constants with constants; none may be lost.',
        },
        { do: 'Subtract 5: $5x = 175$. Divide by 5: $x = 35$.', why: 'This is $x$, not yet an angle.' },
        {
          do: 'Put 35 in: $2 \\cdot 35 + 10 = 80$ and $3 \\cdot 35 - 5 = 100$. The smaller angle measures 80 degrees.',
          why: 'Together they make 180, as they must.',
        },
      ],
      answer: num(80),
      check: () => {
        const x = tried((n) => 2 * n + 10 + (3 * n - 5) === 180)
        return num(Math.min(2 * x + 10, 3 * x - 5))
      },
    },
    {
      level: 'Exam level',
      asks: `<p>Point $O$ lies on line $AD$.</p>${onALine}<p>Angle $BOC$ is 4 times as large as angle $AOB$. What is the measure, in degrees, of angle $BOC$?</p>`,
      covers: ['geometry/angle-pairs-on-a-line', 'geometry/angle-pairs-in-words'],
      steps: [
        {
          do: 'All angles on the line add up to 180°: $a + b + 90 = 180$, so $a + b = 90$.',
          why: 'The right angle takes 90° of the 180°. The two others are complementary.',
        },
        {
          do: 'Write both with one variable: $b = 4a$, so $a + 4a = 90$.',
          why: 'If it were 20° larger, you would write $a + (a + 20) = 90$.',
        },
        {
          do: 'Combine: $5a = 90$, so $a = 90 \\div 5 = 18$.',
          why: 'One and four make five parts. Dividing by 4 would forget the small angle itself.',
        },
        {
          do: 'The larger angle is asked for: $4 \\cdot 18 = 72$ degrees.',
          why: 'Test: $18 + 72 + 90 = 180$.',
        },
      ],
      answer: num(72),
      check: () => num(tried((b) => b / 4 + b + 90 === 180)),
    },
    {
      level: 'Exam level',
      asks: `${cross(117, [
        [0, '3x°'],
        [1, '(x + 24)°'],
      ])}<p>Jamal says: “$x = 12$.” Ana says: “Angle $CED$ measures 117°.” Who is right?</p>`,
      covers: ['geometry/angle-pairs-claims'],
      steps: [
        {
          do: 'Solve it yourself first. Side by side on a line: $3x + x + 24 = 180$, so $4x + 24 = 180$, $4x = 156$ and $x = 39$.',
          why: 'With the right value in hand you can judge every claim.',
        },
        {
          do: 'Jamal’s 12 comes from $3x = x + 24$: the two angles were set equal. Jamal is wrong.',
          why: 'Side by side on a line, angles add up to 180°. They need not be equal.',
        },
        {
          do: 'The angle of $3 \\cdot 39 = 117$ degrees lies opposite $CED$, so both are equal. Only Ana is right.',
          why: 'Judge each claim by itself: both could be right, or neither.',
        },
        {
          do: 'Where did this go wrong? Mia gets $x = 16.5$. Making the angles add up to 90° leads there: $4x = 66$.',
          why: 'Carry out each mistake offered. Only one ends at that answer.',
          covers: ['geometry/angle-pairs-mistake'],
        },
      ],
      answer: text('Only Ana is right.'),
      check: () => {
        const x = tried((n) => 3 * n + n + 24 === 180)
        return text(x !== 12 && 3 * x === 117 ? 'Only Ana is right.' : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: `<p>Two lines cross at $E$, as shown.</p>${cross(108, [
      [0, '(4x + 8)°'],
      [1, '(2x + 22)°'],
    ])}<p>What is the measure, in degrees, of the smaller angle?</p>`,
    steps: [
      {
        ask: 'Which equation fits the figure?',
        answer: { choose: ['$(4x + 8) + (2x + 22) = 180$', '$4x + 8 = 2x + 22$', '$(4x + 8) + (2x + 22) = 90$'] },
        slips: [
          {
            choice: 1,
            says: 'You set the angles equal. They lie side by side, not opposite each other.',
            misconception: 'geo-sets-supplements-equal',
          },
          {
            choice: 2,
            says: 'They make a straight line, not a right angle.',
            misconception: 'geo-uses-90-for-a-straight-line',
          },
        ],
        done: '$(4x + 8) + (2x + 22) = 180$, so $6x + 30 = 180$.',
      },
      {
        ask: 'What is the value of $x$?',
        like: 2,
        answer: { typed: num((180 - 8 - 22) / 6) },
        slips: [
          { typed: num(30), says: 'You left the 30 out. Subtract it from 180 before you divide.' },
          { typed: num(35), says: 'You added the 30 to 180. It stands on the left with a plus, so subtract it.' },
        ],
        done: '$6x = 150$, so $x = 25$.',
      },
      {
        ask: 'How many degrees does the smaller angle measure?',
        like: 3,
        answer: { typed: num(2 * 25 + 22) },
        slips: [
          {
            typed: num(4 * 25 + 8),
            says: 'That is the larger angle. Put 25 into the other expression.',
            misconception: 'geo-gives-the-other-angle',
          },
          { typed: num(25), says: 'That is $x$. Put it into the expression of the angle.' },
        ],
        done: '$2 \\cdot 25 + 22 = 72$. Test: the other angle is 108°, and both make 180°.',
      },
    ],
    answer: num(72),
    check: () => {
      const x = tried((n) => 4 * n + 8 + 2 * n + 22 === 180)
      return num(Math.min(4 * x + 8, 2 * x + 22))
    },
  },
  trap: '<p>Setting neighbors equal. From 70° and $2x^\\circ$ side by side on a line comes $70 + 2x = 180$, not $2x = 70$. Before you write an equation, ask: opposite, or side by side?</p>',
  check:
    '<p>Go around the crossing point with your numbers. Opposite angles must be equal, neighbors must make 180°, and all four must make 360°.</p>',
  mends: {
    'geo-sets-supplements-equal': [3, 1],
    'geo-adds-equal-angles-to-180': [0, 2],
    'geo-uses-90-for-a-straight-line': [0, 1],
    'geo-uses-180-for-a-corner': [2, 0],
    'geo-uses-360-for-a-straight-line': [0, 1],
    'geo-gives-the-other-angle': [2, 3],
    'geo-forgets-a-known-angle': [2, 0],
    'geo-divides-by-k-not-k-plus-1': [2, 2],
    'geo-halves-the-sum-first': [2, 1],
    'geo-assumes-equal-angles': [1, 0],
    'geo-drops-the-plain-number': [1, 1],
    'geo-lines-names-an-error-without-testing': [3, 3],
    'geo-lines-accepts-a-false-claim': [3, 1],
    'geo-lines-rejects-a-true-claim': [3, 2],
    'geo-lines-judges-one-claim-only': [3, 2],
    'geo-gives-the-angle-for-x': [1, 2],
    'geo-takes-times-for-more': [2, 1],
    'geo-stops-at-the-sum': [2, 0],
    'geo-assumes-a-right-angle': [0, 0],
  },
})
