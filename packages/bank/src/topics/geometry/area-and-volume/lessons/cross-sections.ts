import { drawing, g, lesson, num, piMultiple, solid, table, text } from '#kit'

const spin = drawing(
  {
    alt: 'A right triangle; a dashed line along one side marks the axis',
    at: { p: [0, -0.9], q: [0, 5.4], a: [0, 0], b: [3, 0], c: [0, 4.5] },
    height: 190,
  },
  [g.seg('pq', '', { dash: true, thin: true }), g.polygon('abc', { fill: true }), g.right('bac')],
)

export const crossSections = lesson({
  idea: '<p>Cut a solid with one flat cut, and look at the cut face. This flat figure is a cross-section. One solid has many: a cone shows a circle, a triangle or an ellipse, depending on the direction of the cut.</p><p>The other way around: spin a flat figure around a line. Every point runs in a circle, and together they fill a round solid. Cut it along the axis, and you see the flat figure again, twice.</p>',
  figure: `${spin}${table(
    ['Flat figure', 'Axis', 'Solid'],
    [
      ['rectangle', 'a side', 'cylinder'],
      ['right triangle', 'a leg', 'cone'],
      ['semicircle', 'its diameter', 'sphere'],
      ['rectangle', 'a line apart from it', 'cylinder with a hole'],
    ],
    'What a full turn makes',
  )}`,
  words: [
    { word: 'cross-section', meaning: 'The flat figure in which a plane cuts a solid.' },
    { word: 'axis', meaning: 'The line around which a figure is rotated. Points on it do not move.' },
    { word: 'solid of revolution', meaning: 'The solid that a flat figure sweeps out in a full turn.' },
    { word: 'ellipse', meaning: 'A stretched circle: what a slanted cut through a cylinder shows.' },
  ],
  rule: '<ul><li>Cut parallel to the base: a copy of the base; in a cone or pyramid a smaller one.</li><li>Cut through the axis: as wide as the diameter, as tall as the solid.</li><li>Flat faces give straight edges, curved faces curved ones.</li><li>Rotation: the side on the axis is the height, the distance from the axis is the radius.</li></ul>',
  use: '<p>A question names a solid and a cut, or a flat figure and an axis.</p>',
  avoid: '<p>Do not name what the solid looks like from outside. Sketch the cut by itself.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A plane cuts a cone perpendicular to its base and through its tip. What is the shape of the cross-section?',
      covers: ['geometry/cross-section-shape', 'geometry/revolution-which-solid'],
      steps: [
        { do: 'The plane meets the flat base in one straight line.', why: 'A flat face gives a straight edge.' },
        {
          do: 'It meets the curved side along two straight lines that start at the tip.',
          why: 'The plane runs through the tip.',
        },
        {
          do: 'Three straight edges: a triangle. Spun around its middle line, it would make the cone again.',
          why: 'A cut parallel to the base would be a circle instead.',
        },
      ],
      answer: text('a triangle'),
      check: () => text(['base', 'left line', 'right line'].length === 3 ? 'a triangle' : 'a circle'),
    },
    {
      level: 'Next',
      asks: `${solid.cylinder({ alt: 'A cylinder', r: 4, h: 7, labels: { r: '4 in.', h: '7 in.' } })}<p>The cylinder is cut in half through the centers of both bases. What is the area of the cross-section, in square inches?</p>`,
      covers: ['geometry/cross-section-through-the-axis'],
      steps: [
        { do: 'The cut is a rectangle.', why: 'It goes straight down from base to base.' },
        {
          do: 'Its width is the diameter, $2 \\cdot 4 = 8$, and its height is 7.',
          why: 'The cut passes through the center: not the radius, but the diameter.',
        },
        { do: '$8 \\cdot 7 = 56$', why: 'In a cone it would be a triangle, with a half.' },
      ],
      answer: num(56),
      check: () => num(4 * 7 + 4 * 7),
    },
    {
      level: 'Exam level',
      asks: 'A sphere has a radius of 13 inches. A plane cuts it 5 inches from its center. What is the area of the cross-section, in square inches?',
      covers: ['geometry/cross-section-of-a-sphere', 'geometry/cross-section-parallel-to-the-base'],
      steps: [
        {
          do: 'The cut is a circle. Its radius $r$, the distance 5 and the radius 13 of the sphere form a right triangle.',
          why: 'The line from the center to the edge of the cut is 13 long: the hypotenuse.',
        },
        { do: '$r^2 = 13^2 - 5^2 = 169 - 25 = 144$', why: 'Do not subtract the lengths themselves.' },
        {
          do: 'The area is $\\pi r^2$, which is $144\\pi$.',
          why: 'In a pyramid, a slice halfway down has half the side and a quarter of the area.',
        },
      ],
      answer: piMultiple(144),
      check: () => {
        const r = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find((x) => x * x + 25 === 169) as number
        return piMultiple(r * r)
      },
    },
    {
      level: 'Exam level',
      asks: '<p>A right triangle has legs of 3 inches and 8 inches. It is rotated around the leg of 8 inches. What is the volume of the solid, in cubic inches?</p>',
      covers: [
        'geometry/revolution-volume',
        'geometry/revolution-two-axes',
        'geometry/revolution-on-the-plane',
        'geometry/revolution-coefficient',
      ],
      steps: [
        { do: 'A right triangle around a leg makes a cone.', why: 'The hypotenuse starts on the axis.' },
        { do: 'Height 8, radius 3.', why: 'The leg on the axis is the height; the other leg reaches away from it.' },
        {
          do: '$V = \\frac{1}{3}\\pi \\cdot 3^2 \\cdot 8$, which is $24\\pi$.',
          why: 'A cone has a third of base times height.',
        },
        {
          do: 'Around the other leg: radius 8, height 3, and $\\frac{1}{3}\\pi \\cdot 8^2 \\cdot 3 = 64\\pi$. The axis matters.',
          why: 'The radius is squared.',
        },
      ],
      answer: piMultiple(24),
      check: () => {
        const slices = Array.from({ length: 3000 }, (_, i) => (3 * (1 - (i + 0.5) / 3000)) ** 2 * (8 / 3000))
        return piMultiple(Math.round(slices.reduce((x, y) => x + y, 0)))
      },
    },
  ],
  tryIt: {
    asks: `${solid.cone({ alt: 'A cone', r: 5, h: 12, labels: { r: '5 in.', h: '12 in.' } })}<p>The cone is cut straight down through its tip into two equal halves. What is the area of the cross-section, in square inches?</p>`,
    steps: [
      {
        ask: 'What is the shape of the cross-section?',
        answer: { choose: ['A triangle', 'A circle', 'A rectangle'] },
        slips: [
          { choice: 1, says: 'A circle needs a cut parallel to the base.', misconception: 'geo-cross-takes-the-base' },
          { choice: 2, says: 'The two lines on the side meet in the tip.', misconception: 'geo-cross-wrong-edges' },
        ],
        done: 'A triangle.',
      },
      {
        ask: 'How wide is it at the bottom, in inches?',
        answer: { typed: num(2 * 5) },
        slips: [
          {
            typed: num(5),
            says: 'This is the radius. The cut goes all the way across.',
            misconception: 'geo-cross-radius-for-width',
          },
        ],
        done: 'The diameter: 10 inches.',
      },
      {
        ask: 'What is its area, in square inches?',
        answer: { typed: num((10 * 12) / 2) },
        slips: [
          {
            typed: num(120),
            says: 'A triangle has half of base times height.',
            misconception: 'geo-cross-triangle-for-rectangle',
          },
          {
            typed: num(30),
            says: 'The width is the diameter, not the radius.',
            misconception: 'geo-cross-radius-for-width',
          },
        ],
        done: '$\\frac{1}{2} \\cdot 10 \\cdot 12 = 60$',
      },
    ],
    answer: num(60),
    check: () => num(2 * ((5 * 12) / 2)),
  },
  trap: '<p>Exchanging radius and height. Lay the axis along the given side first: that side is the height, whatever its length.</p>',
  check: '<p>Cut the solid along the axis in your mind: you must see the flat figure and its mirror image.</p>',
  mends: {
    'geo-cross-takes-the-base': [2, 2],
    'geo-cross-wrong-edges': [0, 1],
    'geo-cross-radius-for-width': [1, 1],
    'geo-cross-triangle-for-rectangle': [1, 2],
    'geo-cross-subtracts-the-distance': [2, 1],
    'geo-cross-area-scaled-once': [2, 2],
    'geo-rev-swaps-radius-and-height': [3, 1],
    'geo-rev-cone-or-cylinder': [3, 0],
    'geo-rev-radius-not-squared': [3, 3],
    'geo-cross-takes-the-outline': [0, 1],
    'geo-cross-wrong-tilt': [0, 2],
    'geo-cross-adds': [1, 2],
    'geo-cross-squares-the-radius': [1, 1],
    'geo-cross-doubles-the-area': [1, 2],
    'geo-cross-perimeter': [1, 2],
    'geo-cross-distance-as-radius': [2, 0],
    'geo-cross-adds-the-squares': [2, 1],
    'geo-cross-circumference': [2, 2],
    'geo-cross-great-circle': [2, 0],
    'geo-cross-stops-at-the-side': [2, 2],
    'geo-cross-wrong-end': [2, 2],
    'geo-rev-no-hole': [3, 0],
    'geo-rev-slides-instead': [3, 0],
    'geo-rev-wrong-axis': [3, 3],
    'geo-rev-anything-round-is-a-sphere': [3, 0],
    'geo-rev-half-turn': [3, 2],
    'geo-rev-diameter': [3, 1],
    'geo-rev-adds-the-volumes': [3, 3],
    'geo-rev-same-either-way': [3, 3],
    'geo-rev-lateral-area': [3, 2],
    'geo-rev-doubles-the-radius': [3, 1],
  },
})
