import { deg, drawing, g, lesson, rightTriangle, table, text } from '#kit'
import { at, inverse } from '../../common.ts'

const nearest = (x: number) => deg(Math.round(x))

export const findingAngles = lesson({
  idea: '<p>A ramp that rises 3 feet over 8 feet of level ground has one steepness. The two lengths fix the triangle, so they fix its angles.</p><p>Sine, cosine and tangent lead from an angle to a ratio. To find an angle you walk the other way: from the ratio back to the angle. The calculator keys $\\sin^{-1}$, $\\cos^{-1}$ and $\\tan^{-1}$ do this. $\\tan^{-1}(0.375)$ is read “the angle whose tangent is 0.375.”</p>',
  figure: drawing(
    {
      alt: 'A ramp as a right triangle ABC: the ratio of rise to run leads to the angle at A',
      at: { A: [0, 0], C: [8, 0], B: [8, 3] },
      height: 200,
    },
    [
      g.polygon('ABC'),
      g.right('ACB'),
      g.angle('CAB', '20.6°'),
      g.side('BC', '3', { from: 'A' }),
      g.side('AC', '8', { from: 'B' }),
    ],
  ),
  words: [
    {
      word: 'inverse tangent',
      meaning: '$\\tan^{-1} k$ is the angle whose tangent is $k$. Sine and cosine have inverses, too.',
    },
    { word: 'horizontal', meaning: 'Level, like the surface of still water.' },
    { word: 'slope', meaning: 'Rise over horizontal distance: the tangent of the angle with the horizontal.' },
    { word: 'degree mode', meaning: 'The calculator setting in which $\\tan^{-1}(1)$ shows 45.' },
  ],
  rule: '<ol><li>From the angle, name the two sides you know.</li><li>Write the ratio that has both: $\\sin \\theta$, $\\cos \\theta$ or $\\tan \\theta$ equals a fraction.</li><li>Undo it with the inverse: if $\\tan \\theta = k$, then $\\theta = \\tan^{-1} k$.</li></ol>',
  use: '<p>A right triangle with two known sides, and an angle is asked for. Words such as “how steep” or “what angle with the ground” tell you so.</p>',
  avoid:
    '<p>If one acute angle is known already, subtract it from $90^\\circ$. If an angle and a side are known and a side is asked for, use the ratio itself. If a triangle has two equal sides and no right angle, cut it in half and double the half angle.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${rightTriangle('ABC', 9, Math.sqrt(14 ** 2 - 81), { A: 'θ', a: '9', c: '14' })}<p>What is $\\theta$, to the nearest degree?</p>`,
      covers: ['trigonometry/angle-from-two-sides'],
      steps: [
        {
          do: 'Seen from $\\theta$, 9 is the opposite leg and 14 is the hypotenuse. So $\\sin \\theta = \\frac{9}{14}$.',
          why: 'Only the sine has these two sides. Cosine would need the leg that touches $\\theta$.',
        },
        {
          do: 'Undo the sine: $\\theta = \\sin^{-1}\\left(\\frac{9}{14}\\right) \\approx \\sin^{-1}(0.643) \\approx 40^\\circ$.',
          why: '0.643 is a ratio and not yet an angle. It does not mean 64°; the inverse function turns it into one.',
        },
        {
          do: 'Test: $14 \\sin 40^\\circ \\approx 14 \\cdot 0.643 \\approx 9$. So $\\theta$ is about $40^\\circ$.',
          why: 'A wrong answer fails here.',
        },
        {
          do: 'Where did this go wrong? Freya gets $50^\\circ$. That is $\\cos^{-1}\\left(\\frac{9}{14}\\right)$, the other acute angle: Freya took cosine.',
          why: 'Work out each mistake offered.',
          covers: ['trigonometry/angle-slip'],
        },
      ],
      answer: deg(40),
      // By the legs.
      check: () => nearest(inverse('tan', 9 / Math.sqrt(14 ** 2 - 81))),
    },
    {
      level: 'Next',
      asks: 'A mountain path rises 120 feet over a horizontal distance of 450 feet. What angle does the path make with the horizontal, to the nearest degree?',
      covers: ['trigonometry/angle-of-a-slope', 'trigonometry/angle-between-diagonals'],
      steps: [
        {
          do: 'Sketch: 120 goes up, opposite the angle. 450 is level, adjacent to the angle.',
          why: 'Read carefully. “Horizontal distance” is the leg. “Length of the path” would be the hypotenuse, and you would need sine.',
        },
        {
          do: 'Opposite and adjacent: use tangent. $\\tan \\theta = \\frac{120}{450} \\approx 0.267$.',
          why: 'This is a slope of about 27 percent. A percent of slope is no number of degrees: 100 percent is 45°.',
        },
        {
          do: 'Undo the tangent: $\\theta = \\tan^{-1}(0.267) \\approx 15^\\circ$.',
          why: 'The path rises much less than it goes forward, so the angle must be well below 45°.',
        },
        {
          do: 'Diagonals of a rectangle 8 by 6: each makes $\\tan^{-1}\\frac{6}{8} \\approx 36.9^\\circ$ with the long side, and they meet at $2 \\cdot 36.9^\\circ \\approx 74^\\circ$.',
          why: 'An exterior angle of an isosceles triangle.',
        },
      ],
      answer: deg(15),
      check: () => nearest(inverse('sin', 120 / Math.hypot(120, 450))),
    },
    {
      level: 'Exam level',
      asks: `${rightTriangle('PQR', 5 * Math.sqrt(3), 5, { A: 'θ', a: '5√3', b: '5' })}<p>Without a calculator: what is the measure of $\\theta$?</p>`,
      covers: ['trigonometry/angle-special'],
      steps: [
        {
          do: 'Seen from $\\theta$, $5\\sqrt{3}$ is opposite and 5 is adjacent: $\\tan \\theta = \\frac{5\\sqrt{3}}{5}$.',
          why: 'The side of 5 touches the angle.',
        },
        {
          do: 'Reduce: $\\tan \\theta = \\sqrt{3}$.',
          why: 'In this form you can compare it with the special values.',
        },
        {
          do: 'Compare: $\\tan 30^\\circ = \\frac{1}{\\sqrt{3}}$, $\\tan 45^\\circ = 1$, $\\tan 60^\\circ = \\sqrt{3}$. So $\\theta = 60^\\circ$.',
          why: 'The opposite leg is the longer one, so $\\theta$ is above 45°. The other acute angle is 30°.',
        },
      ],
      answer: deg(60),
      // The hypotenuse is 10, twice the adjacent leg.
      check: () => nearest(inverse('cos', 5 / Math.sqrt(25 + 75))),
    },
    {
      level: 'Exam level',
      asks: `<p>Three slides of a water park are straight.</p>${table(
        ['Slide', 'Height', 'Other measure'],
        [
          ['Comet', '18 ft', '30 ft along the ground'],
          ['Rapid', '15 ft', '27 ft along the slide'],
          ['Twister', '20 ft', '36 ft along the ground'],
        ],
      )}<p>Which slide makes the largest angle with the ground?</p>`,
      covers: ['trigonometry/angle-which-is-steeper'],
      steps: [
        {
          do: 'Comet: height and ground are opposite and adjacent. $\\tan^{-1}\\left(\\frac{18}{30}\\right) = \\tan^{-1}(0.6) \\approx 31.0^\\circ$.',
          why: 'Name the sides anew for each row.',
        },
        {
          do: 'Rapid: height and slide are opposite and hypotenuse. $\\sin^{-1}\\left(\\frac{15}{27}\\right) \\approx \\sin^{-1}(0.556) \\approx 33.7^\\circ$.',
          why: 'Along the slide means along the hypotenuse, so this row needs sine.',
        },
        {
          do: 'Twister: $\\tan^{-1}\\left(\\frac{20}{36}\\right) \\approx \\tan^{-1}(0.556) \\approx 29.1^\\circ$. The steepest is Rapid.',
          why: 'Comet has the largest ratio, but a sine and a tangent cannot be compared with each other. Compare the angles.',
        },
      ],
      answer: text('Rapid'),
      check: () => {
        const rises = { Comet: 18 / 30, Rapid: 15 / Math.sqrt(27 ** 2 - 15 ** 2), Twister: 20 / 36 }
        const [steepest] = Object.entries(rises).sort(([, a], [, b]) => b - a)
        return text(steepest?.[0] ?? '')
      },
    },
  ],
  tryIt: {
    asks: 'The track of a cable railway rises 90 feet over a horizontal distance of 300 feet. What angle does the track make with the horizontal, to the nearest degree?',
    steps: [
      {
        ask: 'Which equation is true for the angle $\\theta$?',
        like: 1,
        answer: {
          choose: [
            '$\\tan \\theta = \\frac{90}{300}$',
            '$\\sin \\theta = \\frac{90}{300}$',
            '$\\cos \\theta = \\frac{90}{300}$',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'The sine needs the length of the track, the slanted side. The 300 feet are level.',
            misconception: 'trig-takes-another-ratio',
          },
          {
            choice: 2,
            says: 'The cosine needs the adjacent leg. The 90 feet go up, across from the angle.',
            misconception: 'trig-swaps-opposite-and-adjacent',
          },
        ],
        done: 'Opposite 90, adjacent 300: $\\tan \\theta = \\frac{90}{300} = 0.3$.',
      },
      {
        ask: 'Which expression gives $\\theta$?',
        like: 2,
        answer: { choose: ['$\\tan^{-1}(0.3)$', '$\\frac{1}{\\tan 0.3}$', '$\\tan(0.3)$'] },
        slips: [
          { choice: 1, says: 'The $-1$ is no exponent here. It names the inverse function, not one over the tangent.' },
          { choice: 2, says: 'The tangent takes an angle, and 0.3 is a ratio. You need the way back.' },
        ],
        done: '$\\theta = \\tan^{-1}(0.3)$, the angle whose tangent is 0.3.',
      },
      {
        ask: 'Use a calculator in degree mode. How many degrees is $\\theta$, to the nearest degree?',
        answer: { typed: nearest(inverse('tan', 0.3)) },
        slips: [
          {
            typed: deg(90 - Math.round(inverse('tan', 0.3))),
            says: 'That is the angle between the track and the vertical, the other acute angle.',
            misconception: 'trig-gives-the-other-acute-angle',
          },
          {
            typed: deg(30),
            says: 'You read 0.3 as 30 percent and took it for degrees. Use the inverse tangent.',
            misconception: 'trig-takes-percent-for-degrees',
          },
          {
            typed: deg(0),
            says: 'Your calculator shows about 0.291: it is in radian mode. Switch it to degrees.',
            misconception: 'trig-leaves-the-calculator-in-radians',
          },
        ],
        done: '$\\theta = \\tan^{-1}(0.3) \\approx 16.70^\\circ \\approx 17^\\circ$',
      },
    ],
    answer: deg(17),
    check: () => {
      const angles = Array.from({ length: 89 }, (_, i) => i + 1)
      const miss = (t: number) => Math.abs(300 * at('tan', t) - 90)
      return deg(angles.reduce((best, t) => (miss(t) < miss(best) ? t : best)))
    },
  },
  trap: '<p>Reading a ratio or a percent as an angle. A road sign of 10 percent means a rise of 10 over 100 level: $\\tan^{-1}(0.1) \\approx 5.7^\\circ$, not $10^\\circ$.</p>',
  check:
    '<p>Put the angle back: its sine, cosine or tangent must give the ratio you started from. The larger acute angle must be across from the longer leg.</p>',
  mends: {
    'trig-swaps-opposite-and-adjacent': [0, 0],
    'trig-takes-another-ratio': [3, 1],
    'trig-gives-the-other-acute-angle': [0, 3],
    'trig-takes-percent-for-degrees': [1, 1],
    'trig-ratio-names-an-error-without-testing': [0, 3],
    'trig-mixes-up-30-and-60': [2, 2],
    'trig-takes-the-other-special-triangle': [2, 2],
    'trig-compares-one-measure-only': [3, 0],
    'trig-takes-the-wrong-end-of-a-list': [3, 2],
    'trig-does-not-double-the-half': [1, 3],
  },
})
