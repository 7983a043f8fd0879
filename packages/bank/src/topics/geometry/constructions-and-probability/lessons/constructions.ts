import { drawing, g, lesson, num, text, xy } from '#kit'

const D = 180 / Math.PI

/** Arcs of radius 4 around A(−3, 0) and B(3, 0) cross at height √7 above and below the middle. */
const HIGH = Math.sqrt(16 - 9)
const TURN = Math.atan2(HIGH, 3) * D

const rhombus = drawing(
  {
    alt: 'Segment AB with arcs of the same radius around A and B, which cross at P and Q; line PQ meets AB at M, and the dashed segments PA, PB, QA and QB are equal.',
    at: { A: [-3, 0], B: [3, 0], P: [0, HIGH], Q: [0, -HIGH], M: [0, 0] },
    height: 260,
  },
  [
    g.seg('AB'),
    g.line('PQ', { past: 14, plain: true, accent: true }),
    ...[TURN, -TURN].flatMap((d) => [
      g.arc('A', 4, d - 14, d + 14, { thin: true }),
      g.arc('B', 4, 180 - d - 14, 180 - d + 14, { thin: true }),
    ]),
    ...['PA', 'PB', 'QA', 'QB'].map((side) => g.seg(side, '', { dash: true, thin: true })),
    g.right('PMB'),
  ],
)

const [S, T] = [[3, 0] as const, xy.polar([0, 0], 3, 64)]
const FAR = 3 * Math.cos(32 / D) + Math.sqrt(2.4 ** 2 - (3 * Math.sin(32 / D)) ** 2)
const F = xy.polar([0, 0], FAR, 32)
const toF = ([x, y]: readonly [number, number]) => Math.atan2(F[1] - y, F[0] - x) * D

const bisected = drawing(
  {
    alt: 'Angle BAC with an arc around A that meets its sides at P and Q, two arcs of the same radius around P and Q that cross at F, and the ray AF',
    at: { A: [0, 0], B: [5.4, 0], C: xy.polar([0, 0], 5.4, 64), P: S, Q: T, F },
    height: 230,
  },
  [
    g.ray('AB'),
    g.ray('AC'),
    g.ray('AF', { past: 16, accent: true }),
    g.arc('A', 3, -8, 72, { thin: true }),
    g.arc('P', 2.4, toF(S) - 16, toF(S) + 16, { thin: true }),
    g.arc('Q', 2.4, toF(T) - 16, toF(T) + 16, { thin: true }),
  ],
)

const onBisector = drawing(
  {
    alt: 'Triangle ABP; M is the midpoint of AB, and line PM is perpendicular to AB',
    at: { A: [-4, 0], B: [4, 0], P: [0, 5], M: [0, 0] },
    height: 200,
  },
  [g.polygon('ABP'), g.line('PM', { past: 14, plain: true }), g.right('PMB'), g.ticks('AM'), g.ticks('MB')],
)

const [A, B, C] = xy.asa(88, 7, 50)
/** The two angle bisectors from A and B meet at the center of the circle inside. */
const I = xy.meet(A, xy.polar(A, 1, 44), B, xy.polar(B, 1, 180 - 25))
const inside = drawing(
  { alt: 'Triangle ABC with a circle around I that touches all three sides', at: { A, B, C, I }, height: 240 },
  [g.polygon('ABC'), g.circle('I', xy.distance(I, xy.foot(I, A, B))), g.seg('AI', '', { dash: true }), g.dots('I')],
)

const tried = (holds: (x: number) => boolean): number => [...Array(100).keys()].find(holds) ?? Number.NaN

export const constructions = lesson({
  idea: '<p>A compass does one thing: it makes equal lengths. Set it to one width and draw arcs around $A$ and around $B$. Where they cross, the point is equally far from both. Two such points make a rhombus with the ends of the segment, and the diagonals of a rhombus bisect each other at right angles.</p><p>That is why no ruler with numbers is needed: equal lengths give congruent triangles, and these halve segments and angles exactly.</p>',
  figure: rhombus,
  words: [
    { word: 'straightedge', meaning: 'A ruler without numbers: it only joins points.' },
    { word: 'perpendicular bisector', meaning: 'The line through the midpoint of a segment, at a right angle to it.' },
    { word: 'angle bisector', meaning: 'The ray that cuts an angle into two equal angles.' },
    { word: 'equidistant', meaning: 'Equally far away.' },
    {
      word: 'median, altitude',
      meaning: 'From a vertex to the midpoint of the opposite side; from a vertex at a right angle to it.',
    },
  ],
  rule: '<ul><li>Points on the perpendicular bisector of a segment are equidistant from its two ends.</li><li>Points on an angle bisector are equidistant from its two sides.</li></ul><p>In a triangle:</p><ul><li>perpendicular bisectors meet at the center of the circle <em>through the vertices</em>;</li><li>angle bisectors meet at the center of the circle that <em>touches the sides</em>;</li><li>medians meet at the point of balance.</li></ul>',
  use: '<p>You see arcs and have to say what they made, or a point must be equally far from two or three places.</p>',
  avoid:
    '<p>A line that only looks perpendicular or halved proves nothing. Ask which lengths the compass made equal.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${bisected}<p>Bianca has made this construction with compass and straightedge. What was constructed?</p>`,
      covers: ['geometry/construction-which-one'],
      steps: [
        {
          do: 'The first arc has its center at the vertex $A$. So $AP = AQ$.',
          why: 'Always ask first where the arcs have their centers.',
        },
        {
          do: 'The two small arcs have their centers on the sides, at $P$ and $Q$. So $PF = QF$.',
          why: 'The compass kept its width.',
        },
        {
          do: 'Triangles $APF$ and $AQF$ have three equal sides, so their angles at $A$ are equal. What was constructed is the bisector of an angle.',
          why: 'Centers at the ends of a segment would give its perpendicular bisector instead.',
        },
      ],
      answer: text('the bisector of an angle'),
      check: () =>
        text(
          Math.abs(xy.angle(S, [0, 0], F) - xy.angle(F, [0, 0], T)) < 0.001
            ? 'the bisector of an angle'
            : 'something else',
        ),
    },
    {
      level: 'Next',
      asks: `${onBisector}<p>Line $PM$ is the perpendicular bisector of $AB$. $PA = 5x - 7$ and $PB = 3x + 5$. What is the length of $PA$?</p>`,
      covers: ['geometry/construction-perpendicular-bisector'],
      steps: [
        {
          do: 'Every point of the line is equally far from both ends: $PA = PB$, so $5x - 7 = 3x + 5$.',
          why: 'The lengths are equal. They do not add up to anything.',
        },
        { do: 'Collect: $2x - 7 = 5$, then $2x = 12$, so $x = 6$.', why: 'Subtract $3x$, then add 7 on both sides.' },
        { do: 'Put it in: $PA = 5 \\cdot 6 - 7 = 23$.', why: 'The question asks for a length, not for $x$.' },
        { do: 'Test: $PB = 3 \\cdot 6 + 5 = 23$, too.', why: 'Both lengths must agree.' },
      ],
      answer: num(23),
      check: () => num(3 * tried((x) => 5 * x - 7 === 3 * x + 5) + 5),
    },
    {
      level: 'Exam level',
      asks: `<p>The circle around $I$ touches all three sides of triangle $ABC$.</p>${inside}<p>$m\\angle BAI = (3x + 8)^\\circ$ and $m\\angle IAC = (5x - 16)^\\circ$. What is the measure, in degrees, of $\\angle BAC$?</p>`,
      covers: ['geometry/construction-angle-bisector', 'geometry/construction-special-points'],
      steps: [
        {
          do: 'The circle touches the sides, so its center is equally far from all of them: it lies on the angle bisectors.',
          why: 'A circle through the vertices would have its center on the perpendicular bisectors.',
        },
        { do: 'So $AI$ bisects the angle: $3x + 8 = 5x - 16$.', why: 'The two parts are equal.' },
        {
          do: 'Solve: $8 = 2x - 16$, then $24 = 2x$, so $x = 12$. Each part is $3 \\cdot 12 + 8 = 44$ degrees.',
          why: 'Test: $5 \\cdot 12 - 16 = 44$.',
        },
        {
          do: 'The whole angle is $2 \\cdot 44 = 88$ degrees.',
          why: 'The question asks for the whole, not for a part.',
        },
      ],
      answer: num(88),
      check: () => {
        const x = tried((n) => 3 * n + 8 === 5 * n - 16)
        return num(3 * x + 8 + 5 * x - 16)
      },
    },
    {
      level: 'Exam level',
      asks: '<p>Arcs with the same radius around $A$ and $B$ cross at $P$ and $Q$. Uma says: “$PQ$ is perpendicular to $AB$.” Emeka says: “$PQ$ must be as long as $AB$.” Who is right?</p>',
      covers: ['geometry/construction-claims'],
      steps: [
        {
          do: 'All four distances are equal: $PA = PB = QA = QB$. So $APBQ$ is a rhombus.',
          why: 'Every arc has the same radius.',
        },
        {
          do: 'The diagonals of a rhombus are perpendicular. Uma is right.',
          why: 'They bisect each other, too: $PQ$ is the perpendicular bisector.',
        },
        {
          do: 'They need not be equal: with a wider compass, $PQ$ gets longer and $AB$ does not. Only Uma is right.',
          why: 'Equal diagonals would make a square. A rhombus need not be one.',
        },
      ],
      answer: text('Only Uma is right.'),
      check: () => {
        const half = (r: number) => Math.sqrt(r * r - 9)
        return text(half(4) !== 3 && half(4) !== half(5) ? 'Only Uma is right.' : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: '$P$ lies on the perpendicular bisector of $AB$, with $PA = 4x - 5$ and $PB = 2x + 11$. How long is $PB$?',
    steps: [
      {
        ask: 'Which equation holds?',
        answer: { choose: ['$4x - 5 = 2x + 11$', '$(4x - 5) + (2x + 11) = 180$', '$4x - 5 = 2(2x + 11)$'] },
        slips: [
          { choice: 1, says: 'These are lengths, not angles on a line.', misconception: 'geo-cons-wrong-equation' },
          {
            choice: 2,
            says: 'Neither is twice the other: $P$ is equally far from both ends.',
            misconception: 'geo-cons-wrong-equation',
          },
        ],
        done: '$PA = PB$: $4x - 5 = 2x + 11$',
      },
      {
        ask: 'What is the value of $x$?',
        answer: { typed: num(16 / 2) },
        slips: [
          { typed: num(16), says: 'That is $2x$. Divide by 2.' },
          { typed: num(3), says: 'You subtracted 5 from 11. Add 5 on both sides.' },
        ],
        done: '$2x - 5 = 11$, so $2x = 16$ and $x = 8$.',
      },
      {
        ask: 'How long is $PB$?',
        answer: { typed: num(2 * 8 + 11) },
        slips: [
          { typed: num(8), says: 'That is $x$. Put it into the length.', misconception: 'geo-cons-gives-a-part' },
          { typed: num(54), says: 'That is both lengths together.' },
        ],
        done: '$PB = 2 \\cdot 8 + 11 = 27$. Test: $PA = 4 \\cdot 8 - 5 = 27$.',
      },
    ],
    answer: num(27),
    check: () => num(4 * tried((x) => 4 * x - 5 === 2 * x + 11) - 5),
  },
  trap: '<p>Mixing up vertices and sides. “Equally far from three towns” means vertices: perpendicular bisectors. “Equally far from three roads” means sides: angle bisectors.</p>',
  check:
    '<p>Take the point you found and measure in your mind: is it equally far from the right things, two ends or two sides?</p>',
  mends: {
    'geo-cons-confuses-the-construction': [0, 2],
    'geo-cons-looks-at-the-arcs-only': [0, 2],
    'geo-cons-wrong-center-of-a-triangle': [2, 0],
    'geo-cons-mixes-up-medians-and-altitudes': [2, 0],
    'geo-cons-mixes-up-vertices-and-sides': [2, 0],
    'geo-cons-wrong-equation': [1, 0],
    'geo-cons-gives-a-part': [2, 3],
    'geo-cons-accepts-a-false-claim': [3, 2],
    'geo-cons-rejects-a-true-claim': [3, 1],
    'geo-cons-judges-one-claim-only': [3, 2],
    'geo-cons-gives-the-sum': [1, 0],
    'geo-cons-takes-the-rest': [2, 1],
    'geo-cons-stops-at-x': [2, 2],
  },
})
