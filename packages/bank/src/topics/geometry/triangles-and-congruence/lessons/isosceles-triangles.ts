import { drawing, g, type Html, lesson, num, xy } from '#kit'

/** Triangle ABC with AC = BC and this angle at C. */
const corners = (top: number) => xy.asa((180 - top) / 2, 5, (180 - top) / 2)

const isosceles = (
  top: number,
  labels: Readonly<Record<string, string>>,
  sides: readonly (readonly [string, string])[] = [],
): Html => {
  const [A, B, C] = corners(top)
  return drawing({ alt: 'Triangle ABC', at: { A, B, C }, height: 230 }, [
    g.polygon('ABC'),
    ...(sides.length === 0 ? [g.ticks('AC'), g.ticks('BC')] : [g.angle('CAB'), g.angle('ABC')]),
    ...sides.map(([spec, label]) => g.side(spec, label)),
    ...Object.entries(labels).map(([spec, label]) => g.angle(spec, label)),
  ])
}

const [P, Q, R] = corners(50)
const folded = drawing(
  {
    alt: 'Triangle ABC with AC equal to BC; the dashed line CM from the top to the middle of AB is its fold.',
    at: { A: P, B: Q, C: R, M: [2.5, 0] },
    height: 240,
  },
  [
    g.polygon('ABC'),
    g.seg('CM', '', { dash: true, accent: true }),
    g.right('CMB'),
    g.ticks('AC'),
    g.ticks('BC'),
    g.angle('CAB', '65°'),
    g.angle('ABC', '65°'),
  ],
)

const [S, T, U] = corners(70)
const outside = drawing(
  { alt: 'Triangle ABC; side AB goes on beyond B to D', at: { A: S, B: T, C: U, D: [8.4, 0] }, height: 200 },
  [g.polygon('ABC'), g.ray('BD'), g.ticks('AC'), g.ticks('BC'), g.angle('CBD', '125°'), g.angle('ACB', 'x°')],
)

const D = xy.polar([4, 0], 4, 80)
const beside = drawing(
  {
    alt: 'Triangles ABC and BDC share the side BC',
    at: { A: [0, 0], B: [4, 0], C: xy.polar([4, 0], 4, 120), D },
    height: 230,
  },
  [
    g.polygon('ABC'),
    g.seg('BD'),
    g.seg('DC'),
    ...['AB', 'BC', 'AC', 'BD'].map((side) => g.ticks(side)),
    g.angle('BDC', 'x°'),
  ],
)

const tried = (holds: (x: number) => boolean): number => [...Array(100).keys()].find(holds) ?? Number.NaN

export const isoscelesTriangles = lesson({
  idea: '<p>Cut an isosceles triangle out of paper and fold it so that its two equal sides lie on each other. The fold runs from the top to the middle of the base, and the two angles at the base fall on each other: they are equal.</p><p>It works backward, too. If two angles are equal, the sides opposite them are equal. If all three sides are equal, you can fold at every vertex: all angles are equal, 60° each.</p>',
  figure: folded,
  words: [
    { word: 'isosceles', meaning: 'With two equal sides, the legs.' },
    { word: 'equilateral', meaning: 'With three equal sides. Then each angle is 60°.' },
    { word: 'vertex angle', meaning: 'The angle between the two equal sides.' },
    { word: 'base angles', meaning: 'The two other angles, opposite the equal sides. They are equal.' },
  ],
  rule: '<ul><li>Equal sides lie opposite equal angles, and the other way around.</li><li>Each base angle: $\\frac{180^\\circ - \\text{vertex angle}}{2}$</li><li>Vertex angle: $180^\\circ - 2 \\cdot \\text{base angle}$</li></ul><p>First find the marked sides. The angle <em>between</em> them is the vertex angle.</p>',
  use: '<p>Two sides of a triangle carry the same mark, are radii of one circle, or two angles are equal.</p>',
  avoid:
    '<p>A triangle that only looks symmetric need not be isosceles. And 60° belongs to equilateral triangles alone.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${isosceles(40, { ACB: '40°', CAB: 'x°' })}<p>Farah looks for $x$ and gets 140. Which mistake leads to this answer, and what is the value of $x$?</p>`,
      covers: ['geometry/isosceles-angle', 'geometry/isosceles-mistake'],
      steps: [
        {
          do: 'The marked sides meet at $C$, so the 40° is the vertex angle.',
          why: 'The two base angles, at $A$ and $B$, are equal.',
        },
        { do: 'For both base angles there are $180 - 40 = 140$ degrees.', why: 'All three make 180°.' },
        { do: 'Halve: $x = 140 \\div 2 = 70$.', why: 'Two equal angles share the rest. Test: $40 + 70 + 70 = 180$.' },
        {
          do: 'Farah stopped at 140: the rest was not halved. Right is 70.',
          why: 'No triangle has two angles of 140°.',
        },
      ],
      answer: num(70),
      check: () => {
        const [a, b, c] = corners(40)
        return num(Math.round(xy.angle(c, a, b)))
      },
    },
    {
      level: 'Next',
      asks: `<p>The two marked angles are equal.</p>${isosceles(41, {}, [
        ['AC', '4x − 5'],
        ['BC', '2x + 9'],
        ['AB', '16'],
      ])}<p>What is the perimeter of the triangle?</p>`,
      covers: ['geometry/isosceles-sides'],
      steps: [
        {
          do: 'The equal angles lie at $A$ and $B$. Opposite them are $BC$ and $AC$: $4x - 5 = 2x + 9$.',
          why: 'The side $AB$ lies between the equal angles. It is the base.',
        },
        { do: 'Solve: $2x - 5 = 9$, then $2x = 14$, so $x = 7$.', why: 'Equal sides are set equal, not added.' },
        { do: 'Sides: $4 \\cdot 7 - 5 = 23$ and $2 \\cdot 7 + 9 = 23$.', why: 'Both agree, as they must.' },
        { do: 'Perimeter: $23 + 23 + 16 = 62$.', why: 'The base is not 23: the triangle is not equilateral.' },
      ],
      answer: num(62),
      check: () => {
        const x = tried((n) => 4 * n - 5 === 2 * n + 9)
        return num(4 * x - 5 + (2 * x + 9) + 16)
      },
    },
    {
      level: 'Exam level',
      asks: `<p>$AC = BC$, and $A$, $B$ and $D$ lie on a line.</p>${outside}<p>What is the value of $x$?</p>`,
      covers: ['geometry/isosceles-exterior'],
      steps: [
        { do: 'The 125° lies outside. Inside, at $B$: $180 - 125 = 55$ degrees.', why: 'Both make a straight line.' },
        { do: 'The other base angle, at $A$, is 55°, too.', why: 'Base angles are equal.' },
        {
          do: 'So $x = 180 - 2 \\cdot 55 = 70$.',
          why: 'Take away both base angles. Test: the exterior angle is $70 + 55 = 125$.',
        },
      ],
      answer: num(70),
      check: () => num(Math.round(xy.angle(S, U, T))),
    },
    {
      level: 'Exam level',
      asks: `<p>Triangle $ABC$ is equilateral, $BC = BD$, and angle $ABD$ measures 100°.</p>${beside}<p>What is the value of $x$?</p>`,
      covers: ['geometry/isosceles-beside-equilateral'],
      steps: [
        {
          do: 'Each angle of the equilateral triangle is 60°, so angle $CBD$ is $100 - 60 = 40$ degrees.',
          why: 'The 100° reaches over both triangles.',
        },
        {
          do: 'In triangle $BDC$ the equal sides $BC$ and $BD$ meet at $B$: 40° is its vertex angle.',
          why: 'Only the left triangle is equilateral.',
        },
        { do: 'Each base angle: $x = (180 - 40) \\div 2 = 70$.', why: 'Test: $40 + 70 + 70 = 180$.' },
      ],
      answer: num(70),
      check: () => num(Math.round(xy.angle([4, 0], D, xy.polar([4, 0], 4, 120)))),
    },
  ],
  tryIt: {
    asks: `<p>The two marked angles are equal.</p>${isosceles(40, {}, [
      ['AC', '5x − 8'],
      ['BC', '3x + 4'],
      ['AB', '15'],
    ])}<p>What is the perimeter of the triangle?</p>`,
    steps: [
      {
        ask: 'Which sides are equal?',
        answer: { choose: ['$AC$ and $BC$', '$AB$ and $AC$', 'all three'] },
        slips: [
          {
            choice: 1,
            says: '$AB$ touches both equal angles. Look at the sides opposite them.',
            misconception: 'geo-takes-vertex-for-base-angle',
          },
          { choice: 2, says: 'Only two angles are marked.', misconception: 'geo-takes-every-triangle-as-equilateral' },
        ],
        done: '$5x - 8 = 3x + 4$',
      },
      {
        ask: 'What is the value of $x$?',
        answer: { typed: num(12 / 2) },
        slips: [
          { typed: num(12), says: 'That is $2x$. Divide by 2.' },
          { typed: num(-2), says: 'You subtracted 8 from 4. Add 8 on both sides.' },
        ],
        done: '$2x - 8 = 4$, so $2x = 12$ and $x = 6$.',
      },
      {
        ask: 'What is the perimeter?',
        like: 3,
        answer: { typed: num(22 + 22 + 15) },
        slips: [
          {
            typed: num(66),
            says: 'You took all three sides to be 22. The base is 15.',
            misconception: 'geo-takes-every-triangle-as-equilateral',
          },
          { typed: num(37), says: 'One of the equal sides is missing.' },
        ],
        done: 'The equal sides are $5 \\cdot 6 - 8 = 22$, and $22 + 22 + 15 = 59$.',
      },
    ],
    answer: num(59),
    check: () => {
      const x = tried((n) => 5 * n - 8 === 3 * n + 4)
      return num(5 * x - 8 + (3 * x + 4) + 15)
    },
  },
  trap: '<p>Taking the vertex angle for a base angle. With 50° at the top, each base angle is $(180^\\circ - 50^\\circ) \\div 2 = 65^\\circ$. With 50° at the base, the top is $180^\\circ - 2 \\cdot 50^\\circ = 80^\\circ$. Look where the marked sides meet.</p>',
  check:
    '<p>Write all three angles in. Two must be equal, and together they make 180°. A base angle is always less than 90°.</p>',
  mends: {
    'geo-matches-then-adds': [1, 1],
    'geo-forgets-to-halve-the-rest': [0, 3],
    'geo-takes-vertex-for-base-angle': [0, 0],
    'geo-takes-every-triangle-as-equilateral': [1, 3],
    'geo-subtracts-one-base-angle': [2, 2],
    'geo-uses-the-exterior-angle-as-a-base-angle': [2, 0],
    'geo-cong-names-an-error-without-testing': [0, 3],
    'geo-uses-the-whole-angle': [3, 0],
  },
})
