import { lesson, num, text, unitCircle } from '#kit'
import { at, rad, realTex } from '../../common.ts'

const point = (x: number, y: number) => text(`$\\left(${realTex(x)}, ${realTex(y)}\\right)$`)

export const unitCircleValues = lesson({
  idea: '<p>A right triangle has room for acute angles only. To get past $90^\\circ$, let a point walk. It starts at $(1, 0)$ and turns around the origin on a circle of radius 1.</p><p>While the angle $\\theta$ is acute, drop a line to the $x$-axis: the triangle has hypotenuse 1, so its horizontal leg is $\\cos \\theta$ and its vertical leg is $\\sin \\theta$. These legs are the coordinates of the point. When the point walks on, its coordinates define cosine and sine for <em>every</em> angle.</p>',
  figure: unitCircle({
    alt: 'The unit circle with a point at the end of a terminal side and its right triangle',
    angle: 65,
    label: 'θ',
    point: '(cos θ, sin θ)',
    triangle: true,
    legs: ['cos θ', 'sin θ'],
  }),
  words: [
    { word: 'unit circle', meaning: 'The circle of radius 1 around the origin.' },
    {
      word: 'terminal side',
      meaning: 'The ray from the origin where an angle ends; it starts at the positive $x$-axis.',
    },
    { word: 'counterclockwise', meaning: 'Against the hands of a clock: the direction of positive angles.' },
    { word: 'reference angle', meaning: 'The acute angle between the terminal side and the $x$-axis.' },
  ],
  rule: '<p>The point at the angle $\\theta$ is $(\\cos \\theta, \\sin \\theta)$, and $\\tan \\theta = \\frac{\\sin \\theta}{\\cos \\theta}$. To find it:</p><ol><li>Sketch where the angle ends.</li><li>Take the sizes from the reference angle. Sines of $30^\\circ, 45^\\circ, 60^\\circ$: $\\frac{1}{2}, \\frac{\\sqrt{2}}{2}, \\frac{\\sqrt{3}}{2}$; cosines in reverse order.</li><li>Take the signs from the sketch: left is negative, down is negative.</li></ol>',
  use: '<p>Exact values at multiples of $30^\\circ$ and $45^\\circ$, such as $150^\\circ$ or $\\frac{7\\pi}{6}$, and places on a circle after a turn.</p>',
  avoid: '<p>Other angles, such as $100^\\circ$, have no simple exact values: use a calculator.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'The point $(1, 0)$ is turned counterclockwise around the origin by $150^\\circ$. Where does it end?',
      covers: ['trigonometry/unit-circle-coordinates'],
      steps: [
        {
          do: 'Sketch: $150^\\circ$ is between $90^\\circ$ and $180^\\circ$, so the point is on the upper left.',
          why: 'Left makes the first coordinate negative. Up makes the second one positive.',
        },
        {
          do: 'Reference angle: $180^\\circ - 150^\\circ = 30^\\circ$.',
          why: 'The point is the mirror image of the one at 30°.',
        },
        {
          do: 'At $30^\\circ$: $\\cos 30^\\circ = \\frac{\\sqrt{3}}{2}$ across and $\\sin 30^\\circ = \\frac{1}{2}$ up.',
          why: 'Across comes first, and across is the cosine.',
        },
        {
          do: 'With the signs: $\\left(-\\frac{\\sqrt{3}}{2}, \\frac{1}{2}\\right)$.',
          why: 'The sizes come from 30°, the signs from the place.',
        },
      ],
      answer: point(-Math.sqrt(3) / 2, 1 / 2),
      check: () => point(Math.cos(rad(150)), Math.sin(rad(150))),
    },
    {
      level: 'Next',
      asks: 'What is the value of $6 \\sin \\left(\\frac{7\\pi}{6}\\right) + \\tan \\left(\\frac{5\\pi}{4}\\right)$?',
      covers: ['trigonometry/unit-circle-value', 'trigonometry/unit-circle-product'],
      steps: [
        {
          do: 'Put $180^\\circ$ for $\\pi$: $\\frac{7 \\cdot 180^\\circ}{6} = 210^\\circ$ and $\\frac{5 \\cdot 180^\\circ}{4} = 225^\\circ$.',
          why: 'Degrees make the sketch easier.',
        },
        {
          do: '$210^\\circ$ ends on the lower left with reference angle $30^\\circ$: $\\sin 210^\\circ = -\\frac{1}{2}$.',
          why: 'The sine is the second coordinate; down is negative.',
        },
        {
          do: '$225^\\circ$ ends on the lower left with reference angle $45^\\circ$. Both coordinates are $-\\frac{\\sqrt{2}}{2}$, so $\\tan 225^\\circ = 1$.',
          why: 'Tangent is sine over cosine. Two negatives give a positive.',
        },
        {
          do: 'Put together: $6 \\cdot \\left(-\\frac{1}{2}\\right) + 1 = -3 + 1 = -2$.',
          why: 'Multiply first, then add.',
        },
      ],
      answer: num(-2),
      check: () => num(Math.round(6 * at('sin', 210) + at('tan', 225))),
    },
    {
      level: 'Exam level',
      asks: `${unitCircle({
        alt: 'The unit circle with a point at the end of a terminal side',
        angle: 300,
        label: 'θ',
        point: '(1/2, −√3/2)',
      })}<p>Mia says: “$\\theta = 300^\\circ$.” Leo says: “$\\cos(-\\theta) = \\frac{1}{2}$.” Who is right?</p>`,
      covers: ['trigonometry/unit-circle-angle', 'trigonometry/unit-circle-claims'],
      steps: [
        {
          do: 'Sizes: the cosine $\\frac{1}{2}$ and the sine $\\frac{\\sqrt{3}}{2}$ belong to $60^\\circ$.',
          why: 'The first coordinate is the cosine. With 30° it would be the other way around.',
        },
        {
          do: 'The point is on the lower right, so $\\theta = 360^\\circ - 60^\\circ = 300^\\circ$. Mia is right.',
          why: 'Right and down: positive cosine, negative sine.',
        },
        {
          do: 'Turning by $-\\theta$ mirrors the point in the $x$-axis: $\\left(\\frac{1}{2}, \\frac{\\sqrt{3}}{2}\\right)$. The first coordinate stays, so $\\cos(-\\theta) = \\frac{1}{2}$.',
          why: 'Negative angles turn clockwise. Only up and down are exchanged.',
        },
        {
          do: 'Both are right.',
          why: 'Judge each claim by itself, with the sketch.',
        },
      ],
      answer: text('Both are right.'),
      check: () => {
        const near = (x: number, y: number) => Math.abs(x - y) < 1e-9
        const mia = near(at('cos', 300), 1 / 2) && near(at('sin', 300), -Math.sqrt(3) / 2)
        return text(mia && near(at('cos', -300), 1 / 2) ? 'Both are right.' : 'Another answer.')
      },
    },
    {
      level: 'Exam level',
      asks: 'A carousel is drawn on a coordinate plane with its center at $(0, 0)$; one unit is one foot. Noor starts at $(8, 0)$ and moves counterclockwise through an angle of $225^\\circ$. What are the coordinates of the place that is reached?',
      covers: ['trigonometry/circle-of-radius-r'],
      steps: [
        {
          do: 'The radius is 8, from $(0, 0)$ to $(8, 0)$.',
          why: 'All coordinates are 8 times those of the unit circle.',
        },
        {
          do: 'On the unit circle, $225^\\circ$ is on the lower left with reference angle $225^\\circ - 180^\\circ = 45^\\circ$: $\\left(-\\frac{\\sqrt{2}}{2}, -\\frac{\\sqrt{2}}{2}\\right)$.',
          why: 'Left and down make both negative.',
        },
        {
          do: 'Multiply by 8: $8 \\cdot \\left(-\\frac{\\sqrt{2}}{2}\\right) = -4\\sqrt{2}$. The place is $\\left(-4\\sqrt{2}, -4\\sqrt{2}\\right)$.',
          why: 'About 5.7 feet left and 5.7 feet down.',
        },
      ],
      answer: point(-4 * Math.SQRT2, -4 * Math.SQRT2),
      check: () => point(8 * at('cos', 225), 8 * at('sin', 225)),
    },
  ],
  tryIt: {
    asks: 'What is the value of $4 \\cos \\left(\\frac{2\\pi}{3}\\right) + \\tan \\left(\\frac{3\\pi}{4}\\right)$?',
    steps: [
      {
        ask: 'How many degrees is $\\frac{2\\pi}{3}$?',
        answer: { typed: num((2 * 180) / 3) },
        slips: [{ typed: num((2 * 360) / 3), says: 'You put 360° for $\\pi$. Half a turn is $\\pi$.' }],
        done: '$\\frac{2 \\cdot 180^\\circ}{3} = 120^\\circ$, on the upper left.',
      },
      {
        ask: 'What is $4\\cos 120^\\circ$?',
        answer: { typed: num(-4 / 2) },
        slips: [
          {
            typed: num(4 / 2),
            says: 'The size is right. But the point is to the left of the $y$-axis.',
            misconception: 'trig-takes-the-wrong-quadrant-sign',
          },
        ],
        done: 'Reference angle $60^\\circ$, left: $\\cos 120^\\circ = -\\frac{1}{2}$, so $4\\cos 120^\\circ = -2$.',
      },
      {
        ask: 'Now $\\frac{3\\pi}{4}$ is $135^\\circ$. Find its tangent and add. What is the whole value?',
        answer: { typed: num(-2 - 1) },
        slips: [
          {
            typed: num(-2 + 1),
            says: 'You took 1 for the tangent. At 135° the sine is positive and the cosine negative.',
            misconception: 'trig-takes-the-wrong-quadrant-sign',
          },
        ],
        done: '$\\tan 135^\\circ = -1$, so the value is $-2 - 1 = -3$.',
      },
    ],
    answer: num(-3),
    check: () => num(Math.round(4 * Math.cos((2 * Math.PI) / 3) + Math.tan((3 * Math.PI) / 4))),
  },
  trap: '<p>Writing the sine first. In a point $x$ comes first, and $x$ is the cosine.</p>',
  check:
    '<p>Square both coordinates and add: on the unit circle the sum is 1. Then compare the signs with your sketch.</p>',
  mends: {
    'trig-takes-sine-for-the-x-coordinate': [0, 2],
    'trig-takes-the-wrong-quadrant-sign': [0, 0],
    'trig-takes-the-wrong-special-value': [2, 0],
    'trig-forgets-the-radius': [3, 0],
    'trig-circle-accepts-a-false-claim': [2, 1],
    'trig-circle-rejects-a-true-claim': [2, 2],
    'trig-circle-judges-one-claim-only': [2, 3],
    'trig-gives-the-reference-angle': [2, 1],
  },
})
