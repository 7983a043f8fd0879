import { lesson, num, text } from '#kit'
import { pi, piTex } from '../../common.ts'
import { sectorFigure } from '../figures.ts'

/** A straight part and a multiple of π. */
const border = (straight: number, factor: number) => text(`$${straight} + ${piTex(factor)}$`)

export const arcLength = lesson({
  idea: '<p>An arc is a part of a circle between two of its points. Half a turn cuts off half of the circumference, a third of a turn a third of it. So the arc is the same share of the circumference $2\\pi r$ as its central angle is of a full turn.</p><p>Radians make this short. An angle of 1 radian cuts off an arc as long as one radius. So an angle of $\\theta$ radians cuts off $\\theta$ radii.</p>',
  figure: sectorFigure(5, 100, { radius: 'r', angle: 'θ', arc: 's = rθ' }),
  words: [
    {
      word: 'central angle',
      meaning: 'The angle at the center, between the two radii that lead to the ends of the arc.',
    },
    { word: 'circumference', meaning: 'The length of the whole circle, $2\\pi r$.' },
    { word: 'sector', meaning: 'The slice of the circle between two radii and the arc.' },
  ],
  rule: '<p>With $\\theta$ in radians: $s = r\\theta$.</p><p>With degrees: $s = \\frac{\\theta}{360} \\cdot 2\\pi r$. Or convert first: multiply the degrees by $\\frac{\\pi}{180}$.</p><p>Speed on the circle: $v = r\\omega$, with $\\omega$ in radians per unit of time.</p>',
  use: '<p>Something moves along part of a circle or runs around its edge: a swing, a wheel, a border. Two of $s$, $r$, $\\theta$ are known and the third is asked for.</p>',
  avoid:
    '<p>For the space inside the slice you need the area of the sector, which has $r^2$ in it. For the straight line between its ends, the chord.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'The end of a 12-foot crane arm moves on a circle through an angle of $\\frac{3\\pi}{4}$ radians. How many feet does the end travel?',
      covers: [
        'trigonometry/arc-length',
        'trigonometry/difference-of-two-arcs',
        'trigonometry/distance-along-a-meridian',
      ],
      steps: [
        {
          do: 'The arm is the radius: $r = 12$. The angle is in radians: $\\theta = \\frac{3\\pi}{4}$.',
          why: 'If a diameter is given, take half of it.',
        },
        {
          do: 'Multiply: $s = r\\theta = 12 \\cdot \\frac{3\\pi}{4} = \\frac{36\\pi}{4}$.',
          why: 'The angle says how many radii long the arc is.',
        },
        {
          do: 'Reduce: the end travels $9\\pi$ feet.',
          why: 'The whole circle is $24\\pi$ feet, and the arc is $\\frac{3}{8}$ of it.',
        },
        {
          do: 'Two radii, one angle: subtract the radii, $s = (12 - 8)\\theta = 3\\pi$.',
          why: 'The farther end travels farther.',
        },
        {
          do: 'On Earth (radius 3960 miles), latitude $57^\\circ$ to $14^\\circ$ is $43^\\circ$: $s = \\frac{43}{360} \\cdot 2\\pi \\cdot 3960 \\approx 2972$ miles.',
          why: 'Latitudes are central angles.',
        },
      ],
      answer: pi(9),
      // 135 of 360 degrees of the circumference.
      check: () => pi((135 / 360) * 24),
    },
    {
      level: 'Next',
      asks: `<p>Lena puts a border of lights all around a flower bed in the shape of the shaded sector.</p>${sectorFigure(6, 150, { radius: '6 ft', angle: '150°' })}<p>How long is the border, in feet?</p>`,
      covers: ['trigonometry/perimeter-of-a-sector'],
      steps: [
        {
          do: 'Convert: $150 \\cdot \\frac{\\pi}{180} = \\frac{5\\pi}{6}$.',
          why: '$s = r\\theta$ works in radians only. With 150 you would get 900 feet.',
        },
        {
          do: 'Arc: $s = 6 \\cdot \\frac{5\\pi}{6} = 5\\pi$.',
          why: 'This is the curved part of the border.',
        },
        {
          do: 'Straight parts: two radii, $6 + 6 = 12$.',
          why: 'Out along one radius, along the arc, back along the other radius.',
        },
        {
          do: 'Add: the border is $12 + 5\\pi$ feet long.',
          why: 'The terms 12 and $5\\pi$ cannot be combined.',
        },
      ],
      answer: border(12, 5),
      check: () => border(2 * 6, (150 / 360) * 12),
    },
    {
      level: 'Exam level',
      asks: `${sectorFigure(24, 75, { angle: '75°', arc: '10π' })}<p>The arc $AB$ is $10\\pi$ units long. What is the radius of the circle?</p>`,
      covers: ['trigonometry/arc-length-backwards'],
      steps: [
        { do: 'Convert: $75 \\cdot \\frac{\\pi}{180} = \\frac{5\\pi}{12}$.', why: 'Reduce by 15.' },
        {
          do: 'Write the formula with what you know: $10\\pi = r \\cdot \\frac{5\\pi}{12}$.',
          why: 'Now $r$ is the unknown.',
        },
        {
          do: 'Divide by $\\frac{5\\pi}{12}$: $r = 10\\pi \\cdot \\frac{12}{5\\pi} = \\frac{120}{5} = 24$.',
          why: 'Multiply by the reciprocal; $\\pi$ cancels.',
        },
        {
          do: 'Asked another way: with $r = 24$ given, $10\\pi = 24\\theta$, so $\\theta = \\frac{5\\pi}{12}$. In degrees, $\\frac{5 \\cdot 180^\\circ}{12} = 75^\\circ$.',
          why: 'Put $180^\\circ$ for $\\pi$.',
        },
      ],
      answer: num(24),
      // The circumference first.
      check: () => num((10 * 360) / 75 / 2),
    },
    {
      level: 'Exam level',
      asks: '<p>A circle has radius 8, and the central angle of arc $AB$ is $45^\\circ$. Ana says: “If the radius is doubled and the angle stays, the arc is twice as long.” Ben says: “If the radius grows by 1, the arc grows by 1 too.” Who is right?</p>',
      covers: ['trigonometry/arc-claims'],
      steps: [
        {
          do: 'Arc now: $\\theta = \\frac{\\pi}{4}$, so $s = 8 \\cdot \\frac{\\pi}{4} = 2\\pi$.',
          why: 'Numbers test any claim.',
        },
        {
          do: 'Ana: with $r = 16$, $s = 16 \\cdot \\frac{\\pi}{4} = 4\\pi$. That is twice as long.',
          why: 'A length has one factor $r$, so it doubles with $r$.',
        },
        {
          do: 'Ben: with $r = 9$, $s = 9 \\cdot \\frac{\\pi}{4}$. It grows by $\\frac{\\pi}{4} \\approx 0.79$, not by 1. Only Ana is right.',
          why: 'Each unit of radius adds $\\theta$ to the arc.',
        },
      ],
      answer: text('Only Ana is right.'),
      check: () => {
        const arc = (r: number) => (45 / 360) * 2 * Math.PI * r
        const [ana, ben] = [arc(16) - 2 * arc(8), arc(9) - arc(8) - 1].map((x) => Math.abs(x) < 1e-9)
        return text(ana && !ben ? 'Only Ana is right.' : 'Another answer.')
      },
    },
  ],
  tryIt: {
    asks: `${sectorFigure(8, 135, { radius: '8 ft', angle: '135°' })}<p>A fence runs all around a playground in the shape of the shaded sector. How long is the fence, in feet?</p>`,
    steps: [
      {
        ask: 'What is $135^\\circ$ in radians?',
        answer: { choose: ['$\\frac{3\\pi}{4}$', '$\\frac{3\\pi}{8}$', '$\\frac{3\\pi}{2}$'] },
        slips: [
          { choice: 1, says: 'You divided by 360. Half a turn, 180°, is $\\pi$.' },
          { choice: 2, says: 'You divided by 90. Half a turn, 180°, is $\\pi$.' },
        ],
        done: '$135 \\cdot \\frac{\\pi}{180} = \\frac{3\\pi}{4}$',
      },
      {
        ask: 'The arc is a multiple of $\\pi$. How many times $\\pi$ feet is it?',
        answer: { typed: num((8 * 3) / 4) },
        slips: [
          {
            typed: num(8 * 135),
            says: 'You put degrees into $s = r\\theta$. Use the angle in radians.',
            misconception: 'trig-uses-degrees-in-a-radian-formula',
          },
          {
            typed: num(16),
            says: 'That is the whole circle. The arc is a part of it.',
            misconception: 'trig-takes-the-whole-circle',
          },
          {
            typed: num((8 * 8 * 3) / 8),
            says: 'That is the area of the sector. A length has one factor $r$ only.',
            misconception: 'trig-mixes-up-arc-and-sector',
          },
        ],
        done: '$s = 8 \\cdot \\frac{3\\pi}{4} = 6\\pi$',
      },
      {
        ask: 'How long is the whole fence?',
        like: 3,
        answer: { choose: ['$16 + 6\\pi$', '$8 + 6\\pi$', '$6\\pi$'] },
        slips: [
          {
            choice: 1,
            says: 'You counted one radius. The slice has two straight sides.',
            misconception: 'trig-forgets-the-two-radii',
          },
          {
            choice: 2,
            says: 'This is the arc only. Walk all the way around.',
            misconception: 'trig-forgets-the-two-radii',
          },
        ],
        done: 'Two radii and the arc: $8 + 8 + 6\\pi$, which is $16 + 6\\pi$ feet.',
      },
    ],
    answer: border(16, 6),
    check: () => border(8 + 8, (135 / 360) * 16),
  },
  trap: '<p>Putting degrees into $s = r\\theta$. For a radius of 6 inches and $120^\\circ$ that would be 720 inches, and the whole circle is less than 38 inches.</p>',
  check: '<p>Compare with the circumference. An angle below $180^\\circ$ must give less than half of it.</p>',
  mends: {
    'trig-uses-degrees-in-a-radian-formula': [1, 0],
    'trig-takes-the-whole-circle': [0, 2],
    'trig-mixes-up-arc-and-sector': [3, 1],
    'trig-takes-diameter-and-radius-for-each-other': [0, 0],
    'trig-forgets-the-two-radii': [1, 2],
    'trig-arc-accepts-a-false-claim': [3, 2],
    'trig-arc-rejects-a-true-claim': [3, 1],
    'trig-arc-judges-one-claim-only': [3, 2],
    'trig-gives-one-arc-for-the-difference': [0, 3],
    'trig-combines-latitudes-wrongly': [0, 4],
    'trig-takes-the-chord-for-the-arc': [0, 4],
  },
})
