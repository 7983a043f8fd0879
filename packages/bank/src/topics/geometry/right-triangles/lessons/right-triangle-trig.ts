import { decimal, drawing, frac, g, lesson, num, rightTriangle, text } from '#kit'

const rad = (deg: number): number => (deg * Math.PI) / 180

/** The number of tenths, from 1 to 1000, that comes closest. */
const nearestTenth = (gap: (x: number) => number) => {
  const all = Array.from({ length: 1000 }, (_, i) => i + 1)
  return decimal(
    frac(
      all.reduce((m, t) => (Math.abs(gap(t / 10)) < Math.abs(gap(m / 10)) ? t : m)),
      10,
    ),
    1,
  )
}

export const rightTriangleTrig = lesson({
  idea: '<p>Stand at the acute angle $A$ of a right triangle. One leg lies across from you: the opposite leg. The other leg starts at your feet: the adjacent leg.</p><p>Make the triangle smaller, like the dashed cut in the figure, and all sides shrink by the same factor. So the <em>ratio</em> of two sides depends on the angle only. Sine, cosine and tangent are names for three of these ratios, and a calculator knows them for every angle.</p>',
  figure: drawing(
    {
      alt: 'Right triangle ABC with a smaller similar triangle at A, cut off by a dashed line.',
      at: { A: [0, 0], B: [8, 6], C: [8, 0], d: [4.4, 3.3], e: [4.4, 0] },
      height: 230,
    },
    [
      g.polygon('ABC'),
      g.right('ACB'),
      g.seg('de', '', { dash: true }),
      g.angle('BAC', 'angle A', { as: 'The angle at A', loose: true }),
      g.side('BC', 'opposite', { from: 'A' }),
      g.side('AC', 'adjacent', { from: 'B' }),
      g.side('AB', 'hypotenuse', { from: 'C' }),
    ],
  ),
  words: [
    { word: 'opposite leg', meaning: 'The leg that does not touch the angle you look at.' },
    { word: 'adjacent leg', meaning: 'The leg that touches the angle you look at.' },
    {
      word: 'hypotenuse',
      meaning: 'The side opposite the right angle, the longest one. It is the same for both acute angles.',
    },
    {
      word: 'complementary angles',
      meaning: 'Two angles that add up to 90°, like the acute angles of a right triangle.',
    },
  ],
  rule: '<p>$\\sin A = \\frac{\\text{opposite}}{\\text{hypotenuse}}$, $\\cos A = \\frac{\\text{adjacent}}{\\text{hypotenuse}}$, $\\tan A = \\frac{\\text{opposite}}{\\text{adjacent}}$</p><ol><li>Mark the angle. Name the side you know and the side you want.</li><li>Take the ratio that has both, and write the equation.</li><li>Solve it, with the calculator set to degrees.</li></ol><p>For complementary angles: $\\sin A = \\cos (90^\\circ - A)$.</p>',
  use: '<p>A right triangle with one side and one acute angle known: you can find the other sides. With two sides known, the inverse functions $\\sin^{-1}$, $\\cos^{-1}$ and $\\tan^{-1}$ give the angle.</p>',
  avoid:
    '<p>Two sides known and the third wanted: the Pythagorean theorem is shorter. Without a right angle, these ratios do not hold.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${rightTriangle('ABC', 8, 15, { a: '8', b: '15' })}<p>In right triangle $ABC$, what is $\\sin B$?</p>`,
      covers: ['geometry/trig-ratio'],
      steps: [
        {
          do: 'Put your finger on $B$. The leg you touch is 8, so it is adjacent. The leg 15 is opposite.',
          why: 'From $A$ it would be the other way around. The names belong to the angle.',
        },
        {
          do: 'Find the hypotenuse: $\\sqrt{8^2 + 15^2} = \\sqrt{64 + 225} = \\sqrt{289} = 17$.',
          why: 'Sine needs the hypotenuse, and the figure does not give it.',
        },
        {
          do: 'Opposite over hypotenuse: $\\sin B = \\frac{15}{17}$.',
          why: 'The hypotenuse is in the denominator, so a sine is never greater than 1.',
        },
      ],
      answer: num(frac(15, 17)),
      check: () => num(frac(Math.round(17 * Math.sin(Math.atan2(15, 8))), 17)),
    },
    {
      level: 'Next',
      asks: 'A straight cable holds a mast and makes an angle of 58° with level ground. It is fixed to the mast 15 feet above the ground. How long is the cable, to the nearest tenth of a foot?',
      covers: ['geometry/trig-set-up', 'geometry/trig-in-words'],
      steps: [
        {
          do: 'Name the sides, seen from 58°: the 15 feet are opposite, the cable $x$ is the hypotenuse.',
          why: 'The right angle lies between mast and ground, and the cable is across from it.',
        },
        {
          do: 'Opposite and hypotenuse mean sine: $\\sin 58^\\circ = \\frac{15}{x}$.',
          why: 'Cosine and tangent need the distance on the ground, which is neither given nor asked for.',
        },
        {
          do: 'Multiply by $x$ and divide by $\\sin 58^\\circ$: $x = \\frac{15}{\\sin 58^\\circ}$.',
          why: 'The unknown is in the denominator, so you end with a division. Some questions ask for this expression only.',
        },
        {
          do: 'In degrees: $x \\approx \\frac{15}{0.848} \\approx 17.7$. The cable is about 17.7 feet long.',
          why: 'It is longer than 15, as a hypotenuse must be. If $\\sin 30^\\circ$ does not show 0.5, your calculator is in radians.',
        },
      ],
      answer: decimal(frac(177, 10), 1),
      check: () => nearestTenth((x) => x * Math.sin(rad(58)) - 15),
    },
    {
      level: 'Exam level',
      asks: `${rightTriangle('PQR', Math.sqrt(13 ** 2 - 8 ** 2), 8, { b: '8', c: '13', A: 'x°' })}<p>What is the value of $x$, to the nearest whole number?</p>`,
      covers: ['geometry/trig-which-angle'],
      steps: [
        {
          do: 'Seen from $P$, 8 is the adjacent leg and 13 the hypotenuse.',
          why: 'Two sides are known; the angle is wanted.',
        },
        {
          do: 'Adjacent and hypotenuse mean cosine: $\\cos x^\\circ = \\frac{8}{13} \\approx 0.615$.',
          why: 'Keep the order: the hypotenuse is below.',
        },
        {
          do: 'Go back from the ratio to the angle: $x = \\cos^{-1}\\left(\\frac{8}{13}\\right) \\approx 52$.',
          why: '$\\cos^{-1}$ asks: which angle has this cosine? Type the fraction, not a rounded decimal.',
        },
      ],
      answer: num(52),
      check: () => {
        const gap = (t: number) => Math.abs(13 * Math.cos(rad(t)) - 8)
        return num(Array.from({ length: 89 }, (_, i) => i + 1).reduce((m, t) => (gap(t) < gap(m) ? t : m)))
      },
    },
    {
      level: 'Exam level',
      asks: '<p>The angle $3x^\\circ$ is acute, and $\\sin 36^\\circ = \\cos (3x^\\circ)$. Noa says: “$x = 18$.” Ty says: “$x = 12$.” Who is right?</p>',
      covers: ['geometry/trig-complement', 'geometry/trig-claims'],
      steps: [
        {
          do: 'Think of a right triangle with an angle of 36°. The other acute angle is $90^\\circ - 36^\\circ = 54^\\circ$.',
          why: 'All three angles make 180°, and 90° of them are used. So subtract from 90, not from 180.',
        },
        {
          do: 'The leg opposite 36° is adjacent to 54°, so $\\sin 36^\\circ = \\cos 54^\\circ$.',
          why: 'It is one fraction with two names. The sine and cosine of the same angle are equal only at 45°.',
        },
        {
          do: 'So $3x = 54$ and $x = 54 \\div 3 = 18$. Only Noa is right.',
          why: 'Ty took $3x = 36$. And 54 is the whole angle, not $x$.',
        },
      ],
      answer: text('Only Noa is right.'),
      check: () => {
        const fits = (x: number) => Math.abs(Math.sin(rad(36)) - Math.cos(rad(3 * x))) < 1e-9
        return text(fits(18) && !fits(12) ? 'Only Noa is right.' : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: 'A straight water slide makes an angle of 35° with level ground. Its upper end is 8 feet above the ground. How long is the slide, to the nearest tenth of a foot?',
    steps: [
      {
        ask: 'Seen from 35°, what are the 8 feet and the slide?',
        answer: {
          choose: ['opposite leg and hypotenuse', 'adjacent leg and hypotenuse', 'opposite leg and adjacent leg'],
        },
        slips: [
          {
            choice: 1,
            says: 'The height does not touch the angle on the ground.',
            misconception: 'geo-swaps-sine-and-cosine',
          },
          { choice: 2, says: 'The slide lies across from the right angle between height and ground.' },
        ],
        done: '8 feet: opposite leg. Slide $x$: hypotenuse.',
      },
      {
        ask: 'Which equation is right?',
        answer: {
          choose: [
            '$\\sin 35^\\circ = \\frac{8}{x}$',
            '$\\sin 35^\\circ = \\frac{x}{8}$',
            '$\\tan 35^\\circ = \\frac{8}{x}$',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'That is the reciprocal. The hypotenuse belongs in the denominator.',
            misconception: 'geo-flips-the-ratio',
          },
          {
            choice: 2,
            says: 'Tangent has no hypotenuse in it.',
            misconception: 'geo-uses-the-wrong-ratio',
          },
        ],
        done: '$\\sin 35^\\circ = \\frac{8}{x}$, so $x = \\frac{8}{\\sin 35^\\circ}$.',
      },
      {
        ask: 'How many feet long is the slide, to the nearest tenth?',
        like: 3,
        answer: { typed: decimal(frac(Math.round(80 / Math.sin(rad(35))), 10), 1) },
        slips: [
          {
            typed: decimal(frac(Math.round(80 * Math.sin(rad(35))), 10), 1),
            says: 'You multiplied. Then the slide would be shorter than its height; divide by the sine.',
            misconception: 'geo-flips-the-ratio',
          },
          {
            typed: decimal(frac(Math.round(80 / Math.sin(35)), 10), 1),
            says: 'A length is never negative: your calculator is set to radians.',
            misconception: 'geo-calculator-in-radians',
          },
        ],
        done: '$x \\approx \\frac{8}{0.574} \\approx 13.9$ feet, longer than 8.',
      },
    ],
    answer: decimal(frac(139, 10), 1),
    check: () => nearestTenth((x) => x * Math.sin(rad(35)) - 8),
  },
  trap: '<p>Naming the legs before choosing the angle. In a 3-4-5 triangle, the leg 3 is opposite one acute angle and adjacent to the other. So $\\frac{3}{5}$ is the sine of one angle and the cosine of the other.</p>',
  check:
    '<p>The hypotenuse is the longest side, and the longer leg lies opposite the larger acute angle. A sine or cosine above 1 means that you have the reciprocal of the ratio.</p>',
  mends: {
    'geo-swaps-sine-and-cosine': [0, 0],
    'geo-uses-the-wrong-ratio': [1, 1],
    'geo-flips-the-ratio': [0, 2],
    'geo-takes-the-other-leg-and-flips': [0, 2],
    'geo-calculator-in-radians': [1, 3],
    'geo-takes-180-for-the-complement': [3, 0],
    'geo-keeps-the-angle-for-the-cofunction': [3, 1],
    'geo-right-accepts-a-false-claim': [3, 2],
    'geo-right-judges-one-claim-only': [3, 2],
    'geo-right-rejects-a-true-claim': [3, 2],
    'geo-adds-the-sides': [0, 1],
    'geo-stops-at-the-angle': [3, 2],
    'geo-subtracts-the-coefficient': [3, 2],
    'geo-adds-to-the-right-angle': [3, 0],
    'geo-angle-by-proportion': [2, 2],
  },
})
