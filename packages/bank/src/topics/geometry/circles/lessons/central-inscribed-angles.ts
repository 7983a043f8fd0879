import { drawing, g, type Html, lesson, num, text, xy } from '#kit'

const R = 5
const on = (deg: number) => xy.polar([0, 0], R, deg)

/** Diameter AB, level, and C on the circle above it. */
const overDiameter = (c: number, angle: 'CAB' | 'ABC', label: string): Html =>
  drawing(
    {
      alt: 'Circle with center O and triangle ABC on it; AB passes through O',
      at: { O: [0, 0], A: on(180), B: on(0), C: on(c) },
      height: 220,
    },
    [g.circle('O', R), g.polygon('ABC'), g.dots('O'), g.angle(angle, label)],
  )

const isosceles = drawing(
  {
    alt: 'Circle with center O through A, B and C, with triangle OAB',
    at: { O: [0, 0], A: on(208), B: on(332), C: on(105) },
    height: 230,
  },
  [g.circle('O', R), g.polygon('OAB'), g.seg('CA'), g.seg('CB'), g.dots('O'), g.angle('OAB', '28°')],
)

const cyclic = drawing(
  {
    alt: 'Quadrilateral ABCD with its four vertices on a circle',
    at: { o: [0, 0], A: on(200), B: on(276), C: on(350), D: on(80) },
    height: 230,
  },
  [g.circle('o', R), g.polygon('ABCD'), g.angle('DAB', '82°'), g.angle('ABC', '105°')],
)

export const centralInscribedAngles = lesson({
  idea: '<p>Two people look at the same arc. One stands at the center, the other on the circle. From farther away the arc looks smaller: the second angle is exactly half of the first, at every point of the other arc.</p><p>Why half? Draw the radius $OC$. All radii are equal, so it makes two isosceles triangles. In each of them the exterior angle at $O$ is the sum of two equal angles: twice the one at $C$.</p>',
  figure: drawing(
    {
      alt: 'Circle with center O through A, B and C; radii OA and OB, and chords CA and CB.',
      at: { O: [0, 0], A: on(220), B: on(320), C: on(100) },
      height: 260,
    },
    [
      g.circle('O', R),
      g.seg('OA'),
      g.seg('OB'),
      g.seg('CA'),
      g.seg('CB'),
      g.dots('O'),
      g.angle('AOB', '100°'),
      g.angle('ACB', '50°'),
      g.arcLabel('O', R, 270, '100°', 'Arc AB'),
    ],
  ),
  words: [
    { word: 'central angle', meaning: 'An angle with its vertex at the center. It has the measure of its arc.' },
    { word: 'inscribed angle', meaning: 'An angle with its vertex on the circle; its sides are chords.' },
    { word: 'chord', meaning: 'A segment between two points of the circle. A chord through the center is a diameter.' },
    { word: 'minor arc', meaning: 'The shorter of the two arcs between two points of the circle.' },
  ],
  rule: '<ul><li>Central angle = arc.</li><li>Inscribed angle = half of its arc.</li><li>Inscribed angles over the same arc are equal. An inscribed angle over a diameter is 90°. Opposite angles of a quadrilateral on a circle add up to 180°.</li></ul><p>First find the vertex: center or circle? Then trace both sides of the angle to its arc.</p>',
  use: '<p>A figure has a circle, and the vertex of the angle is the center or a point of the circle. Two radii make an isosceles triangle.</p>',
  avoid:
    '<p>If the vertex is elsewhere inside the circle or outside it, two arcs count: see the lesson on chords and secants.</p>',
  examples: [
    {
      level: 'Start',
      asks: '$A$, $B$ and $C$ lie on a circle with center $O$, and $C$ is not on minor arc $AB$. $m\\angle ACB = 38^\\circ$ and $m\\angle AOB = (5x + 6)^\\circ$. What is the value of $x$?',
      covers: ['geometry/circle-inscribed-angle', 'geometry/circle-inscribed-algebra'],
      steps: [
        {
          do: 'Both angles stand over the same arc. The vertex $C$ is on the circle; the vertex $O$ is the center.',
          why: 'So the inscribed angle is half of the central one.',
        },
        {
          do: 'Double the inscribed angle: the central angle is $2 \\cdot 38^\\circ = 76^\\circ$.',
          why: 'If the central angle were given, you would halve it instead.',
        },
        {
          do: 'Solve $5x + 6 = 76$: $5x = 76 - 6 = 70$, so $x = \\frac{70}{5} = 14$.',
          why: 'Test: $5 \\cdot 14 + 6 = 76$.',
        },
      ],
      answer: num(14),
      check: () => {
        const central = Array.from({ length: 180 }, (_, c) => c).find(
          (c) => Math.abs(xy.angle(on(0), on(c / 2 + 180), on(c)) - 38) < 0.01,
        )
        return num(((central ?? 0) - 6) / 5)
      },
    },
    {
      level: 'Next',
      asks: `<p>$AB$ is a diameter of the circle with center $O$.</p>${overDiameter(68, 'CAB', '34°')}<p>What is the measure, in degrees, of minor arc $AC$?</p>`,
      covers: ['geometry/circle-angle-over-diameter'],
      steps: [
        {
          do: '$m\\angle ACB = 90^\\circ$, because it stands over the diameter $AB$.',
          why: 'Its arc is half of the circle, 180°, and half of that is 90°.',
        },
        {
          do: 'In triangle $ABC$: $m\\angle ABC = 90^\\circ - 34^\\circ = 56^\\circ$.',
          why: 'The acute angles of a right triangle add up to 90°. You need the angle at $B$: its sides reach both ends of the arc.',
        },
        {
          do: 'The arc is twice its inscribed angle: $2 \\cdot 56^\\circ = 112^\\circ$. It measures 112 degrees.',
          why: 'Test: the other arc is twice 34°, so 68°, and $112 + 68 = 180$.',
        },
      ],
      answer: num(112),
      check: () => num(Math.round(xy.angle(on(180), [0, 0], on(68)))),
    },
    {
      level: 'Exam level',
      asks: `${isosceles}<p>In the circle with center $O$, Tess looks for $\\angle ACB$ and gets 124°. What mistake did Tess make, and what is the measure of $\\angle ACB$, in degrees?</p>`,
      covers: ['geometry/circle-radii-mistake'],
      steps: [
        {
          do: 'Two sides of triangle $OAB$ are radii, so it is isosceles: $m\\angle OBA = 28^\\circ$, too.',
          why: 'Angles opposite equal sides are equal.',
        },
        {
          do: 'The central angle is what is left of 180°: $m\\angle AOB = 180^\\circ - 2 \\cdot 28^\\circ = 124^\\circ$.',
          why: 'Subtract 28° twice, once for each base angle.',
        },
        {
          do: 'The vertex $C$ is on the circle, so halve: $124^\\circ \\div 2 = 62^\\circ$. The angle measures 62 degrees.',
          why: 'Both angles stand over the same arc.',
        },
        {
          do: 'Tess stopped at 124°: the inscribed angle was taken to be as large as the central angle.',
          why: 'A wrong answer is often one of your own steps.',
        },
      ],
      answer: num(62),
      check: () => num(Math.round(xy.angle(on(208), on(105), on(332)))),
    },
    {
      level: 'Exam level',
      asks: `${cyclic}<p>Ava says: “Angle $C$ measures 98°.” Finn says: “Angle $D$ is as large as angle $B$.” Who is right?</p>`,
      covers: ['geometry/circle-cyclic-quadrilateral', 'geometry/circle-angle-claims'],
      steps: [
        {
          do: 'Angles $A$ and $C$ lie opposite each other. Together their arcs make the whole circle, 360°.',
          why: 'Half of each, added, is half of 360°. So opposite angles add up to 180°.',
        },
        {
          do: '$m\\angle C = 180^\\circ - 82^\\circ = 98^\\circ$. Ava is right.',
          why: 'The 105° are not needed: that vertex lies next to $C$, not opposite.',
        },
        {
          do: '$m\\angle D = 180^\\circ - 105^\\circ = 75^\\circ$, not 105°. Only Ava is right.',
          why: 'Opposite angles add up to 180°. They are equal only if both are 90°.',
        },
      ],
      answer: text('Only Ava is right.'),
      check: () => {
        const [A, B, C, D] = [on(200), on(276), on(350), on(80)]
        const [ava, finn] = [xy.angle(B, C, D) - 98, xy.angle(C, D, A) - 105].map((gap) => Math.abs(gap) < 0.01)
        return text(ava && !finn ? 'Only Ava is right.' : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: `<p>$AB$ is a diameter of the circle with center $O$.</p>${overDiameter(130, 'ABC', '25°')}<p>What is the measure, in degrees, of minor arc $BC$?</p>`,
    steps: [
      {
        ask: 'How many degrees does $\\angle ACB$ measure?',
        answer: { typed: num(180 / 2) },
        slips: [
          {
            typed: num(180),
            says: 'That is its arc. $C$ is on the circle, so take half.',
            misconception: 'geo-circ-inscribed-equals-central',
          },
        ],
        done: '$m\\angle ACB = 90^\\circ$, over the diameter.',
      },
      {
        ask: 'Which angle stands over arc $BC$, and how large is it?',
        answer: { choose: ['$m\\angle CAB = 65^\\circ$', '$m\\angle ABC = 25^\\circ$', '$m\\angle CAB = 155^\\circ$'] },
        slips: [
          {
            choice: 1,
            says: 'The sides of that angle reach the ends of the other arc.',
            misconception: 'geo-circ-uses-the-neighboring-angle',
          },
          {
            choice: 2,
            says: 'You subtracted from 180°. The right angle takes 90° of them.',
            misconception: 'geo-circ-takes-the-supplement',
          },
        ],
        done: '$m\\angle CAB = 90^\\circ - 25^\\circ = 65^\\circ$',
      },
      {
        ask: 'How many degrees does arc $BC$ measure?',
        answer: { typed: num(2 * (90 - 25)) },
        slips: [
          {
            typed: num(90 - 25),
            says: 'That is the inscribed angle. Its arc is larger.',
            misconception: 'geo-circ-inscribed-equals-central',
          },
          {
            typed: num(50),
            says: 'That is the other arc, over the given angle.',
            misconception: 'geo-circ-uses-the-neighboring-angle',
          },
        ],
        done: '$2 \\cdot 65^\\circ = 130^\\circ$. Test: the other arc is 50°, and both make 180°.',
      },
    ],
    answer: num(130),
    check: () => num(Math.round(xy.angle(on(0), [0, 0], on(130)))),
  },
  trap: '<p>Halving the wrong angle. The central angle is the larger one. If an inscribed angle of 40° is given, the central angle over its arc is 80°, not 20°.</p>',
  check:
    '<p>All arcs of a circle add up to 360°, and each half to 180°. Find the arcs from your angles and add them.</p>',
  mends: {
    'geo-circ-inscribed-equals-central': [2, 2],
    'geo-circ-halves-the-wrong-angle': [0, 1],
    'geo-circ-takes-the-supplement': [1, 1],
    'geo-circ-opposite-angles-equal': [3, 2],
    'geo-circ-uses-the-neighboring-angle': [1, 1],
    'geo-circ-names-an-error-without-testing': [2, 3],
    'geo-circ-accepts-a-false-claim': [3, 2],
    'geo-circ-judges-one-claim-only': [3, 2],
    'geo-circ-rejects-a-true-claim': [3, 1],
    'geo-circ-doubles-one-term-only': [0, 1],
    'geo-circ-gives-the-angle-for-x': [0, 2],
  },
})
