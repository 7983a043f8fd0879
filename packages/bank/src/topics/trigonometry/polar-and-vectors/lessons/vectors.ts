import { drawing, g, lesson, num, text } from '#kit'
import { at, toDeg } from '../../common.ts'
import { root, vec } from '../vector-values.ts'

export const vectors = lesson({
  idea: '<p>Some quantities have a size and a direction: a wind, a force, a trip. An arrow shows both. Its length is the <em>magnitude</em>. How far it goes right and up are its <em>components</em>, written $\\langle a, b \\rangle$.</p><p>To add two vectors, put the second arrow at the end of the first. In components this is easy: rights add up, and ups add up. Magnitudes do not simply add up, since arrows may point in different directions: in the figure, 4 and 3 make 5.</p>',
  figure: drawing(
    {
      alt: 'An arrow from O to A, an arrow from A to B at a right angle to it, and their sum, an arrow from O to B',
      at: { O: [0, 0], A: [4, 0], B: [4, 3] },
      height: 210,
    },
    [
      g.ray('OA'),
      g.ray('AB'),
      g.ray('OB', { accent: true }),
      g.side('OA', '4', { from: 'B' }),
      g.side('AB', '3', { from: 'O' }),
      g.side('OB', '5', { from: 'A' }),
      g.right('OAB'),
    ],
  ),
  words: [
    { word: 'component', meaning: 'How far a vector goes right (negative: left), or up (negative: down).' },
    { word: 'magnitude', meaning: 'The length of a vector, written $|\\mathbf{v}|$.' },
    { word: 'resultant', meaning: 'The sum of vectors, such as forces.' },
    { word: 'unit vector', meaning: 'A vector with the magnitude 1.' },
    { word: 'dot product', meaning: 'The number $ac + bd$ for $\\langle a, b \\rangle$ and $\\langle c, d \\rangle$.' },
  ],
  rule: '<ul><li>Components: $\\langle m\\cos\\theta, m\\sin\\theta \\rangle$, with $\\theta$ from the positive $x$-axis.</li><li>Magnitude: $\\sqrt{a^2 + b^2}$.</li><li>Sums and multiples: component by component.</li><li>Angle between: $\\cos\\theta = \\frac{\\mathbf{u} \\cdot \\mathbf{v}}{|\\mathbf{u}||\\mathbf{v}|}$. Perpendicular: dot product 0.</li></ul>',
  use: '<p>Trips, forces, winds and currents; angles between directions.</p>',
  avoid:
    '<p>If two magnitudes and the angle between them are given and nothing else is asked, the law of cosines is shorter than components. The angle in the triangle is then the supplement.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A vector goes from $P(2, -1)$ to $Q(-4, 7)$. What is its magnitude?',
      covers: ['trigonometry/magnitude-of-a-vector', 'trigonometry/combination-of-vectors'],
      steps: [
        {
          do: 'Components: $-4 - 2 = -6$ and $7 - (-1) = 8$.',
          why: 'Terminal point minus initial point, in both components. Vectors are subtracted the same way.',
        },
        {
          do: 'Magnitude: $\\sqrt{(-6)^2 + 8^2} = \\sqrt{100} = 10$.',
          why: 'The Pythagorean theorem, with its root. Adding 6 and 8 would be the distance around the corner.',
        },
      ],
      answer: num(10),
      check: () => num(Math.round(Math.hypot(2 + 4, -1 - 7))),
    },
    {
      level: 'Next',
      asks: 'Which vector has the magnitude 15 and the same direction as $\\langle 6, -8 \\rangle$?',
      covers: ['trigonometry/vector-of-given-magnitude', 'trigonometry/vector-components'],
      steps: [
        { do: 'Magnitude of the given vector: $\\sqrt{36 + 64} = 10$.', why: 'Squares make both parts positive.' },
        {
          do: 'Factor: $15 \\div 10 = \\frac{3}{2}$.',
          why: 'Divide by the old magnitude, multiply by the new one. Multiplying by 15 alone would be far too long.',
        },
        {
          do: 'Multiply both components: $\\langle 9, -12 \\rangle$.',
          why: 'The signs stay: right and down. With an angle instead of a vector, the components would be magnitude times cosine and sine.',
        },
      ],
      answer: vec(9, -12),
      check: () => {
        const d = Math.atan2(-8, 6)
        return vec(15 * Math.cos(d), 15 * Math.sin(d))
      },
    },
    {
      level: 'Exam level',
      asks: 'Forces of 3 pounds and 5 pounds act at an angle of $60^\\circ$ to each other. What is the magnitude of the resultant?',
      covers: ['trigonometry/magnitude-of-a-resultant', 'trigonometry/course-in-the-wind'],
      steps: [
        {
          do: 'Lay the first force on the $x$-axis: $\\langle 3, 0 \\rangle$. The second is $\\langle 5\\cos 60^\\circ, 5\\sin 60^\\circ \\rangle = \\langle 2.5, 2.5\\sqrt{3} \\rangle$.',
          why: 'You may choose the axes. A plane in the wind works the same way, with east and north.',
        },
        { do: 'Add the components: $\\langle 5.5, 2.5\\sqrt{3} \\rangle$.', why: 'Do not add the magnitudes.' },
        {
          do: 'Magnitude: $\\sqrt{30.25 + 18.75} = \\sqrt{49} = 7$.',
          why: 'By the law of cosines: $9 + 25 - 2 \\cdot 3 \\cdot 5 \\cdot \\cos 120^\\circ = 49$. The angle of the triangle is the supplement.',
        },
        {
          do: 'A plane heads $30^\\circ$ north of east at 200 mph, in a wind of 40 mph toward the west. East: $200\\cos 30^\\circ - 40 \\approx 133.2$. North: $200\\sin 30^\\circ = 100$. Over the ground: $\\tan^{-1}\\frac{100}{133.2} \\approx 37^\\circ$ north of east.',
          why: 'A wind toward the west takes away from the east component only. From east, the tangent is north over east.',
        },
      ],
      answer: root(49),
      check: () => root(9 + 25 - 30 * at('cos', 120)),
    },
    {
      level: 'Exam level',
      asks: 'What is the angle between $\\mathbf{u} = \\langle 3, 1 \\rangle$ and $\\mathbf{v} = \\langle -2, 1 \\rangle$?',
      covers: ['trigonometry/angle-between-vectors', 'trigonometry/constant-for-perpendicular-vectors'],
      steps: [
        {
          do: 'Dot product: $3 \\cdot (-2) + 1 \\cdot 1 = -5$.',
          why: 'Matching components. If it were 0, the vectors would be perpendicular; that is how unknown constants are found.',
        },
        {
          do: 'Magnitudes: $\\sqrt{10}$ and $\\sqrt{5}$; their product is $\\sqrt{50} = 5\\sqrt{2}$.',
          why: 'Both are needed.',
        },
        {
          do: '$\\cos\\theta = \\frac{-5}{5\\sqrt{2}} = -\\frac{\\sqrt{2}}{2}$, so the angle is $135^\\circ$.',
          why: 'A negative dot product means an obtuse angle. The dot product has the cosine, not the sine.',
        },
      ],
      answer: text('$135^\\circ$'),
      check: () => text(`$${Math.round(toDeg(Math.atan2(1, -2)) - toDeg(Math.atan2(1, 3)))}^\\circ$`),
    },
  ],
  tryIt: {
    asks: 'Which vector has the magnitude 39 and the same direction as $\\langle -10, 24 \\rangle$?',
    steps: [
      {
        ask: 'What is the magnitude of $\\langle -10, 24 \\rangle$?',
        answer: { typed: num(26) },
        slips: [
          {
            typed: num(34),
            says: 'You added 10 and 24. Use the Pythagorean theorem.',
            misconception: 'trig-adds-the-components-for-the-magnitude',
          },
          { typed: num(676), says: 'Take the root.', misconception: 'trig-leaves-the-magnitude-squared' },
        ],
        done: '$\\sqrt{100 + 576} = \\sqrt{676} = 26$',
      },
      {
        ask: 'By which factor must the vector be multiplied?',
        answer: { typed: num({ n: 3, d: 2 }) },
        slips: [
          {
            typed: num(39),
            says: 'Divide by the old magnitude as well.',
            misconception: 'trig-does-not-divide-by-the-magnitude',
          },
          { typed: num({ n: 2, d: 3 }), says: 'The new vector is longer: new magnitude over old magnitude.' },
        ],
        done: '$39 \\div 26 = \\frac{3}{2}$',
      },
      {
        ask: 'Which vector is it?',
        answer: {
          choose: ['$\\langle -15, 36 \\rangle$', '$\\langle 15, 36 \\rangle$', '$\\langle -29, 63 \\rangle$'],
        },
        slips: [
          {
            choice: 1,
            says: 'The direction stays the same, so the sign stays too.',
            misconception: 'trig-loses-the-sign-of-a-component',
          },
          { choice: 2, says: 'You added something to the components. Multiply both by the factor.' },
        ],
        done: '$\\frac{3}{2} \\cdot \\langle -10, 24 \\rangle = \\langle -15, 36 \\rangle$',
      },
    ],
    answer: vec(-15, 36),
    check: () => {
      const d = Math.atan2(24, -10)
      return vec(39 * Math.cos(d), 39 * Math.sin(d))
    },
  },
  trap: '<p>Adding magnitudes. A boat at 4 miles per hour across a river of 3 miles per hour does not move at 7 miles per hour: the directions differ, and the sum has the magnitude 5.</p>',
  check:
    '<p>A sum is never longer than both magnitudes together and never shorter than their difference. Sketch the arrows: signs and quadrants must fit.</p>',
  mends: {
    'trig-adds-the-end-points': [0, 0],
    'trig-subtracts-in-one-component-only': [0, 0],
    'trig-adds-the-components-for-the-magnitude': [0, 1],
    'trig-leaves-the-magnitude-squared': [0, 1],
    'trig-does-not-divide-by-the-magnitude': [1, 1],
    'trig-loses-the-sign-of-a-component': [1, 2],
    'trig-swaps-the-components-of-a-vector': [1, 2],
    'trig-adds-the-magnitudes': [2, 1],
    'trig-takes-the-angle-between-vectors-for-the-angle-of-the-triangle': [2, 2],
    'trig-takes-parallel-vectors-for-perpendicular-ones': [3, 0],
    'trig-loses-the-sign-of-the-dot-product': [3, 2],
    'trig-takes-the-sine-of-the-angle-between-vectors': [3, 2],
    'trig-adds-where-vectors-are-subtracted': [0, 0],
    'trig-scales-one-component-only': [1, 2],
    'trig-takes-the-vectors-for-perpendicular': [2, 0],
    'trig-loses-a-sign-in-the-dot-product': [3, 0],
    'trig-stops-at-a-component': [3, 0],
    'trig-turns-the-wind-around': [2, 3],
    'trig-measures-the-course-from-north': [2, 3],
    'trig-leaves-out-the-wind': [2, 3],
  },
})
