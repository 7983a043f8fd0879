import { drawing, g, lesson, rightTriangle, surd, surdSqrt, surdValue, text } from '#kit'

const ROOT3 = Math.sqrt(3)

export const specialRightTriangles = lesson({
  idea: '<p>Cut a square along its diagonal, and each half has angles of 45°, 45° and 90°. Cut an equilateral triangle in half, and each half has angles of 30°, 60° and 90°.</p><p>All triangles with the same angles are similar, so their sides have the same ratio. One side is enough to know all three. The roots come from the Pythagorean theorem: $s^2 + s^2 = 2s^2$, and $(2t)^2 - t^2 = 3t^2$.</p>',
  figure: drawing(
    {
      alt: 'Half of a square, and half of an equilateral triangle; the other halves are dashed.',
      at: {
        a: [0, 0],
        b: [1.5, 0],
        c: [1.5, 1.5],
        d: [0, 1.5],
        e: [1.9, 0],
        f: [4.9, 0],
        h: [3.4, 1.5 * ROOT3],
        m: [3.4, 0],
      },
      height: 220,
    },
    [
      g.polygon('abd', { fill: true }),
      g.seg('bc', '', { dash: true }),
      g.seg('cd', '', { dash: true }),
      g.right('bad'),
      g.side('ab', 's', { from: 'd', as: 'One leg of the half square' }),
      g.side('ad', 's', { from: 'b', as: 'The other leg' }),
      g.side('bd', 's√2', { from: 'a', as: 'Its hypotenuse' }),
      g.angle('abd', '45°', { as: 'One acute angle' }),
      g.angle('adb', '45°', { as: 'The other acute angle' }),
      g.polygon('mfh', { fill: true }),
      g.seg('em', '', { dash: true }),
      g.seg('eh', '', { dash: true }),
      g.right('fmh'),
      g.side('mf', 't', { from: 'h', as: 'The short leg of the half equilateral triangle' }),
      g.side('mh', 't√3', { from: 'f', as: 'Its long leg' }),
      g.side('fh', '2t', { from: 'm', as: 'Its hypotenuse' }),
      g.angle('mfh', '60°', { as: 'The angle opposite the long leg' }),
      g.angle('mhf', '30°', { as: 'The angle opposite the short leg' }),
    ],
  ),
  words: [
    { word: 'short leg', meaning: 'In a 30°-60°-90° triangle, the leg opposite 30°.' },
    { word: 'long leg', meaning: 'In a 30°-60°-90° triangle, the leg opposite 60°.' },
    { word: 'diagonal', meaning: 'The segment that joins two opposite vertices, such as those of a square.' },
    { word: 'altitude', meaning: 'A segment from a vertex, perpendicular to the opposite side.' },
  ],
  rule: '<ul><li>45°-45°-90°: the legs are $s$ and $s$, the hypotenuse is $s\\sqrt{2}$.</li><li>30°-60°-90°: the short leg is $t$, the long leg $t\\sqrt{3}$, the hypotenuse $2t$.</li></ul><p>First find $s$ or $t$. Multiply to get to a longer side, divide to get to a shorter one.</p>',
  use: '<p>A right triangle has an angle of 30°, 45° or 60°, and you know one side. Squares with a diagonal and equilateral triangles with an altitude hide these triangles.</p>',
  avoid:
    '<p>For other angles the ratios do not hold: use sine, cosine or tangent. If you know two sides and no angle, use the Pythagorean theorem.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'The diagonal of a square garden is 10 feet long. How long is one side, in feet?',
      covers: ['geometry/special-45'],
      steps: [
        {
          do: 'The diagonal cuts the square into two 45°-45°-90° triangles. It is their hypotenuse: $s\\sqrt{2} = 10$.',
          why: 'The sides of the square are the legs $s$.',
        },
        {
          do: 'Divide by $\\sqrt{2}$: $s = \\frac{10}{\\sqrt{2}}$.',
          why: 'The side is shorter than the diagonal, so you divide.',
        },
        {
          do: 'Multiply numerator and denominator by $\\sqrt{2}$: $\\frac{10\\sqrt{2}}{2} = 5\\sqrt{2}$. One side is $5\\sqrt{2}$ feet long.',
          why: '$\\sqrt{2} \\cdot \\sqrt{2} = 2$, so the root leaves the denominator.',
        },
      ],
      answer: surdValue(surd(0, 5, 2)),
      // Two equal squares on the legs make 100 together.
      check: () => surdValue(surdSqrt(100 / 2)),
    },
    {
      level: 'Next',
      asks: `${rightTriangle('ABC', 12 / ROOT3, 12, { b: '12', c: 'x', A: '30°' })}<p>What is the value of $x$?</p>`,
      covers: ['geometry/special-30-60', 'geometry/special-whole'],
      steps: [
        {
          do: 'Name the sides. $BC$ lies opposite 30°: it is the short leg $t$. So 12 is the long leg and $x$ the hypotenuse.',
          why: 'The smallest angle lies opposite the shortest side.',
        },
        {
          do: 'Find the short leg: $t\\sqrt{3} = 12$, so $t = \\frac{12}{\\sqrt{3}} = \\frac{12\\sqrt{3}}{3} = 4\\sqrt{3}$.',
          why: 'All ways lead over the short leg. You go from the longer leg to the shorter one, so divide.',
        },
        {
          do: 'Double it: $x = 2 \\cdot 4\\sqrt{3}$, so $x$ is $8\\sqrt{3}$.',
          why: 'The hypotenuse is twice the <em>short</em> leg. Twice the long leg would be 24, far too long.',
        },
        {
          do: 'Test the order: $4\\sqrt{3} \\approx 6.9$, then 12, then $8\\sqrt{3} \\approx 13.9$.',
          why: 'Short leg, long leg, hypotenuse must grow in this order.',
        },
      ],
      answer: surdValue(surd(0, 8, 3)),
      // x² = 12² + (x/2)², so x² is four thirds of 144.
      check: () => surdValue(surdSqrt((144 * 4) / 3)),
    },
    {
      level: 'Exam level',
      asks: `${drawing({ alt: 'Triangle ABC with the altitude CD', at: { A: [-6, 0], B: [6 * ROOT3, 0], C: [0, 6], D: [0, 0] }, height: 180 }, [g.polygon('ABC'), g.seg('CD', '6'), g.right('CDB'), g.angle('BAC', '45°'), g.angle('ABC', '30°')])}<p>In the figure, $CD$ is an altitude of triangle $ABC$. What is the length of $AB$?</p>`,
      covers: ['geometry/special-joined'],
      steps: [
        {
          do: 'On the left, $ADC$ has an angle of 45°: its legs are equal, so $AD = 6$.',
          why: 'Half a square: no root between the legs.',
        },
        {
          do: 'On the right, 6 lies opposite 30°: it is the short leg. The long leg is $DB = 6\\sqrt{3}$.',
          why: 'You go from the shorter leg to the longer one, so multiply by $\\sqrt{3}$.',
        },
        {
          do: 'Add the parts: $AB$ is $6 + 6\\sqrt{3}$.',
          why: 'A whole number and a root cannot be joined into one term; the sum stays as it is.',
        },
      ],
      answer: surdValue(surd(6, 6, 3)),
      check: () => {
        const parts = 6 / Math.tan(Math.PI / 4) + 6 / Math.tan(Math.PI / 6)
        return surdValue(Math.abs(parts - 6 - 6 * ROOT3) < 1e-9 ? surd(6, 6, 3) : surd(0, 1, 3))
      },
    },
    {
      level: 'Exam level',
      asks: '<p>An equilateral triangle has sides of 10 inches. Ivy says: “Its height is $5\\sqrt{3}$ inches.” Ken says: “Its area is $50\\sqrt{3}$ square inches.” Who is right?</p>',
      covers: ['geometry/special-equilateral', 'geometry/special-claims'],
      steps: [
        {
          do: 'The height cuts the base in half: the short leg is $10 \\div 2 = 5$.',
          why: 'Only half of the base belongs to the right triangle. The side 10 is its hypotenuse.',
        },
        {
          do: 'The height is the long leg, $5\\sqrt{3}$ inches. Ivy is right.',
          why: 'It lies opposite the 60° angle, and half an equilateral triangle has $\\sqrt{3}$, not $\\sqrt{2}$.',
        },
        {
          do: 'The area is $\\frac{1}{2} \\cdot 10 \\cdot 5\\sqrt{3} = 25\\sqrt{3}$ square inches, not $50\\sqrt{3}$. Only Ivy is right.',
          why: 'Ken forgot the $\\frac{1}{2}$. Judge each claim by itself: both could be right, or neither.',
        },
      ],
      answer: text('Only Ivy is right.'),
      check: () => {
        const height = Math.sqrt(10 ** 2 - 5 ** 2)
        const [ivy, ken] = [height - 5 * ROOT3, (10 * height) / 2 - 50 * ROOT3].map((gap) => Math.abs(gap) < 1e-9)
        return text(ivy && !ken ? 'Only Ivy is right.' : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: 'In a 30°-60°-90° triangle the leg opposite 60° is 15 inches long. How long is the hypotenuse, in inches?',
    steps: [
      {
        ask: 'Which side is the 15?',
        answer: { choose: ['the long leg, $t\\sqrt{3}$', 'the short leg, $t$', 'the hypotenuse, $2t$'] },
        slips: [
          { choice: 1, says: 'The short leg lies opposite the smallest angle, 30°.' },
          { choice: 2, says: 'The hypotenuse lies opposite the right angle.' },
        ],
        done: '$t\\sqrt{3} = 15$: the 15 is the long leg.',
      },
      {
        ask: 'How long is the short leg $t$?',
        answer: { choose: ['$5\\sqrt{3}$', '$15\\sqrt{3}$', '$7.5$'] },
        slips: [
          {
            choice: 1,
            says: 'You multiplied by $\\sqrt{3}$. The short leg must be less than 15, so divide.',
            misconception: 'geo-goes-the-wrong-way',
          },
          {
            choice: 2,
            says: 'You halved the long leg. Only the hypotenuse is halved to get the short leg.',
            misconception: 'geo-doubles-the-wrong-side',
          },
        ],
        done: '$t = \\frac{15}{\\sqrt{3}} = \\frac{15\\sqrt{3}}{3} = 5\\sqrt{3}$',
      },
      {
        ask: 'How long is the hypotenuse?',
        answer: { choose: ['$10\\sqrt{3}$', '$30$', '$5\\sqrt{6}$'] },
        slips: [
          {
            choice: 1,
            says: 'That is twice the long leg. Double the short leg.',
            misconception: 'geo-doubles-the-wrong-side',
          },
          {
            choice: 2,
            says: 'The factor $\\sqrt{2}$ belongs to half a square. Here the hypotenuse is $2t$.',
            misconception: 'geo-takes-root-2-for-root-3',
          },
        ],
        done: '$2 \\cdot 5\\sqrt{3} = 10\\sqrt{3} \\approx 17.3$, longer than 15.',
      },
    ],
    answer: surdValue(surd(0, 10, 3)),
    check: () => surdValue(surdSqrt((15 ** 2 * 4) / 3)),
  },
  trap: '<p>Doubling the long leg. If the long leg is 9, the hypotenuse is not 18. Go over the short leg: $t = \\frac{9}{\\sqrt{3}} = 3\\sqrt{3}$, and the hypotenuse is $6\\sqrt{3} \\approx 10.4$.</p>',
  check:
    '<p>Use decimals: $\\sqrt{2} \\approx 1.4$ and $\\sqrt{3} \\approx 1.7$. The hypotenuse must be the longest side, and the side opposite 30° the shortest.</p>',
  mends: {
    'geo-finds-one-part-only': [2, 2],
    'geo-takes-root-2-for-root-3': [3, 1],
    'geo-goes-the-wrong-way': [0, 1],
    'geo-doubles-the-wrong-side': [1, 2],
    'geo-takes-a-factor-of-2-for-a-root': [0, 0],
    'geo-forgets-the-half': [3, 0],
    'geo-right-accepts-a-false-claim': [3, 2],
    'geo-right-rejects-a-true-claim': [3, 1],
    'geo-right-judges-one-claim-only': [3, 2],
    'geo-forgets-the-root': [0, 0],
    'geo-skips-the-short-leg': [1, 1],
    'geo-stops-at-the-height': [3, 2],
  },
})
