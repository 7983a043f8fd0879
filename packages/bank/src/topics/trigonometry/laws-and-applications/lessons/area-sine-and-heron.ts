import { drawing, g, lesson, num, xy } from '#kit'
import { at, inverse, tenth } from '../../common.ts'

const [A, B, C] = xy.sss(13, 15, 14)

/** The area of a triangle from the law of cosines and the sine. */
const areaOf = (a: number, b: number, c: number): number =>
  (a * b * at('sin', inverse('cos', (a * a + b * b - c * c) / (2 * a * b)))) / 2

export const areaSineAndHeron = lesson({
  idea: '<p>Half of base times height needs a height, and a height is rarely given. Two formulas do without it. With two sides and the angle between them, the height is one sine away. With all three sides, the triangle is fixed, so its area is fixed too: Heron’s formula finds it from the sides alone.</p><p>The figure shows a triangle with the sides 13, 14 and 15. Its height on the side of 14 is 12, so the area is $\\frac{1}{2} \\cdot 14 \\cdot 12 = 84$. Heron’s formula finds 84 without the height.</p>',
  figure: drawing({ alt: 'Triangle ABC with the altitude CD', at: { A, B, C, D: xy.foot(C, A, B) }, height: 220 }, [
    g.polygon('ABC'),
    g.side('BC', '13', { from: 'A' }),
    g.side('CA', '15', { from: 'B' }),
    g.side('AB', '14', { from: 'C' }),
    g.seg('CD', '12', { dash: true, from: 'A' }),
    g.right('CDB'),
  ]),
  words: [
    { word: 'semiperimeter', meaning: 'Half of the perimeter, written $s$.' },
    { word: 'included angle', meaning: 'The angle between two sides.' },
    { word: 'altitude', meaning: 'A height: from a vertex, at a right angle to the opposite side.' },
    { word: 'supplement', meaning: 'What is missing to $180^\\circ$. It has the same sine.' },
  ],
  rule: '<ul><li>Two sides and the included angle: area $= \\frac{1}{2}ab\\sin C$.</li><li>Three sides: $s = \\frac{a + b + c}{2}$, then area $= \\sqrt{s(s - a)(s - b)(s - c)}$.</li><li>One side and two angles: law of sines for a second side, then the first formula.</li></ul>',
  use: '<p>Any triangle without a given height. Polygons too: cut them into triangles.</p>',
  avoid: '<p>With a right angle, half the product of the two legs is quicker.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A triangular garden has sides of 17, 25 and 28 feet. What is its area in square feet?',
      covers: ['trigonometry/heron-area'],
      steps: [
        {
          do: 'Semiperimeter: $s = \\frac{17 + 25 + 28}{2} = 35$.',
          why: 'Half of the perimeter, not all of it. Two sides are not base and height, since no right angle is known.',
        },
        {
          do: 'Subtract each side: $35 - 17 = 18$, $35 - 25 = 10$, $35 - 28 = 7$.',
          why: 'All three differences are positive in every triangle.',
        },
        {
          do: 'Multiply and take the root: $\\sqrt{35 \\cdot 18 \\cdot 10 \\cdot 7} = \\sqrt{44100} = 210$.',
          why: 'Four factors: do not forget $s$ itself.',
        },
        {
          do: 'Who is right? Wei says: “With all sides doubled, the area doubles.” Amara says: “With the angle $C$ between the sides of 17 and 25 feet, the area is $\\frac{1}{2} \\cdot 17 \\cdot 25 \\cdot \\sin C$.” Lengths times 2 make the area times 4, so Wei is wrong. Only Amara is right.',
          why: 'Test with numbers: sides of 34, 50 and 56 feet give 840, which is $4 \\cdot 210$.',
          covers: ['trigonometry/area-claims'],
        },
      ],
      answer: num(210),
      check: () => num(Math.round(areaOf(17, 25, 28))),
    },
    {
      level: 'Next',
      asks: 'A triangle has an area of 30. Two of its sides are 10 and 12, and the angle between them is obtuse. How large is it?',
      covers: ['trigonometry/angle-from-area', 'trigonometry/area-of-a-quadrilateral-by-sine'],
      steps: [
        {
          do: 'Put in what you know: $\\frac{1}{2} \\cdot 10 \\cdot 12 \\cdot \\sin C = 30$, so $60\\sin C = 30$.',
          why: 'The area has the sine of the angle between the sides, and a half.',
        },
        {
          do: 'Solve: $\\sin C = \\frac{1}{2}$, and the acute angle with this sine is $30^\\circ$.',
          why: 'Divide by 60.',
        },
        {
          do: 'Take the supplement: $180^\\circ - 30^\\circ = 150^\\circ$.',
          why: 'Both angles have this sine. The question asks for the obtuse one. The same happens where two diagonals cross: both angles have one sine.',
        },
      ],
      answer: num(150),
      check: () =>
        num(Array.from({ length: 89 }, (_, i) => 91 + i).find((c) => Math.abs(60 * at('sin', c) - 30) < 1e-9) ?? 0),
    },
    {
      level: 'Exam level',
      asks: 'A triangle has sides of 10, 17 and 21. How long is the height on the side of 21?',
      covers: ['trigonometry/height-from-three-sides', 'trigonometry/sides-in-ratio-and-area'],
      steps: [
        {
          do: 'Heron: $s = 24$, and the area is $\\sqrt{24 \\cdot 14 \\cdot 7 \\cdot 3} = \\sqrt{7056} = 84$.',
          why: 'The differences are $24 - 10$, $24 - 17$ and $24 - 21$. If all sides had a factor $k$, the area would have $k^2$.',
        },
        {
          do: 'The same area with the height: $\\frac{1}{2} \\cdot 21 \\cdot h = 84$.',
          why: 'The base is the side that the height stands on. Its foot is not the midpoint here.',
        },
        { do: 'Solve: $h = \\frac{2 \\cdot 84}{21} = 8$.', why: 'Without the 2 you would get 4.' },
      ],
      answer: num(8),
      check: () => num(Math.round(xy.sss(10, 17, 21)[2][1])),
    },
    {
      level: 'Exam level',
      asks: 'In triangle $ABC$, $AB = 20$ yards, $m\\angle A = 30^\\circ$ and $m\\angle B = 105^\\circ$. What is the area, to the nearest tenth of a square yard?',
      covers: ['trigonometry/area-from-two-angles', 'trigonometry/area-of-a-regular-polygon'],
      steps: [
        { do: 'Third angle: $180^\\circ - 30^\\circ - 105^\\circ = 45^\\circ$.', why: 'It lies opposite $AB$.' },
        {
          do: 'Law of sines: $BC = \\frac{20\\sin 30^\\circ}{\\sin 45^\\circ} = \\frac{10}{0.7071} \\approx 14.142$.',
          why: '$BC$ lies opposite $A$.',
        },
        {
          do: 'The sides $AB$ and $BC$ meet at $B$: area $\\approx \\frac{1}{2} \\cdot 20 \\cdot 14.142 \\cdot \\sin 105^\\circ \\approx 136.6$.',
          why: 'Take the angle between the two sides, not $30^\\circ$. In a regular polygon, do this for one triangle and multiply by the number of triangles.',
        },
      ],
      answer: tenth(136.6),
      check: () => {
        const h = 20 / (1 / at('tan', 30) + 1 / at('tan', 105))
        return tenth((20 * h) / 2)
      },
    },
  ],
  tryIt: {
    asks: 'A triangle has an area of 36. Two of its sides are 9 and 16, and the angle between them is obtuse. How many degrees is it?',
    steps: [
      {
        ask: 'Which equation fits?',
        answer: {
          choose: [
            '$\\frac{1}{2} \\cdot 9 \\cdot 16 \\cdot \\sin C = 36$',
            '$9 \\cdot 16 \\cdot \\sin C = 36$',
            '$\\frac{1}{2} \\cdot 9 \\cdot 16 \\cdot \\cos C = 36$',
          ],
        },
        slips: [
          { choice: 1, says: 'The half is missing.', misconception: 'trig-forgets-the-half-of-the-area' },
          { choice: 2, says: 'The height comes from the sine.', misconception: 'trig-takes-cosine-in-the-area' },
        ],
        done: '$72\\sin C = 36$',
      },
      {
        ask: 'What is $\\sin C$?',
        answer: { typed: num({ n: 1, d: 2 }) },
        slips: [
          {
            typed: num({ n: 1, d: 4 }),
            says: 'Half of $9 \\cdot 16$ is 72: divide by that.',
            misconception: 'trig-forgets-the-half-of-the-area',
          },
        ],
        done: '$\\sin C = \\frac{36}{72} = \\frac{1}{2}$',
      },
      {
        ask: 'How many degrees is the obtuse angle?',
        answer: { typed: num(150) },
        slips: [
          {
            typed: num(30),
            says: 'That is the acute angle with this sine. Which other one has it?',
            misconception: 'trig-takes-the-other-angle-with-this-sine',
          },
        ],
        done: '$180^\\circ - 30^\\circ = 150^\\circ$',
      },
    ],
    answer: num(150),
    check: () =>
      num(Array.from({ length: 89 }, (_, i) => 91 + i).find((c) => Math.abs(72 * at('sin', c) - 36) < 1e-9) ?? 0),
  },
  trap: '<p>Multiplying two sides as if they were base and height. That is the area only if there is a right angle between them; otherwise it is too much.</p>',
  check:
    '<p>An area is never more than half the product of two sides. Compare with a right triangle that has the same two sides.</p>',
  mends: {
    'trig-takes-the-perimeter-for-its-half': [0, 0],
    'trig-takes-two-sides-for-base-and-height': [0, 0],
    'trig-leaves-out-a-factor-of-heron': [0, 2],
    'trig-forgets-the-half-of-the-area': [1, 0],
    'trig-takes-cosine-in-the-area': [1, 0],
    'trig-takes-the-other-angle-with-this-sine': [1, 2],
    'trig-scales-the-area-like-a-length': [0, 3],
    'trig-divides-by-another-side': [2, 1],
    'trig-takes-the-height-for-a-midline': [2, 1],
    'trig-takes-an-angle-that-is-not-between': [3, 2],
    'trig-counts-a-wrong-number-of-triangles': [3, 2],
    'trig-halves-the-root-of-heron': [0, 2],
    'trig-gives-another-length-of-the-triangle': [2, 0],
    'trig-law-accepts-a-false-claim': [0, 3],
    'trig-law-judges-one-claim-only': [0, 3],
    'trig-law-rejects-a-true-claim': [0, 3],
    'trig-takes-the-angle-opposite-the-known-side': [3, 2],
  },
})
