import { lesson, num, piMultiple, table } from '#kit'
import { stacks } from '../cavalieri-figures.ts'

export const cavalieri = lesson({
  idea: '<p>Take a stack of paper and push it so that it leans. It looks different, but not one sheet was added or taken away. So the volume is the same.</p><p>This thought works for any two solids of the same height. If at every height their slices have the same area, then they are made of the same “sheets,” and their volumes are equal. The slices need not have the same shape: a square of 25 square inches and a circle of 25 square inches count the same.</p>',
  figure: stacks(0.8),
  words: [
    { word: 'Cavalieri’s principle', meaning: 'Same height, and slices of equal area at every height: equal volumes.' },
    { word: 'oblique', meaning: 'Leaning: the edges are not perpendicular to the base.' },
    { word: 'height', meaning: 'The distance from the base to the top, at a right angle to the base.' },
    { word: 'slice', meaning: 'A cross-section parallel to the base.' },
  ],
  rule: '<ul><li>Leaning prism or cylinder: $V = \\text{area of the base} \\cdot \\text{height}$, as if it stood upright.</li><li>Leaning pyramid or cone: a third of this.</li><li>To compare two solids of the same height, compare the areas of their slices at every height.</li></ul>',
  use: '<p>A solid leans, or two solids of the same height are compared slice by slice.</p>',
  avoid:
    '<p>Do not use the slanted edge as the height. Do not compare only the bases if the slices change on the way up.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A leaning prism has a base of 6 inches by 4 inches. It is 12 inches high, and its slanted edges are 13 inches long. What is its volume, in cubic inches?',
      covers: ['geometry/cavalieri-oblique-prism'],
      steps: [
        { do: 'Each slice has the area of the base: $6 \\cdot 4 = 24$.', why: 'Leaning does not change the slices.' },
        { do: 'The height is 12, not 13.', why: 'The slanted edge is longer than the height.' },
        { do: '$24 \\cdot 12 = 288$', why: 'The right prism has the same volume.' },
        {
          do: 'Who is right? Of two equal stacks of coins, one is pushed so that it leans. Hana says: “Both have the same volume.” Omar says: “The leaning stack is lower.” The coins are the same, and each is as thick as before: equal volume, equal height. Only Hana is right.',
          why: 'Height is measured straight up. Slices of equal area at equal heights mean equal volume.',
          covers: ['geometry/cavalieri-claims'],
        },
      ],
      answer: num(288),
      check: () => num(Array.from({ length: 12 }, () => 24).reduce((a, b) => a + b)),
    },
    {
      level: 'Next',
      asks: 'A prism with a base of 20 square inches leans. Its edges are 10 inches long, and its top is shifted sideways by 6 inches. What is its volume, in cubic inches?',
      covers: ['geometry/cavalieri-find-the-height'],
      steps: [
        {
          do: 'Edge, shift and height form a right triangle: $h^2 = 10^2 - 6^2$.',
          why: 'The slanted edge is the longest side.',
        },
        { do: '$h^2 = 100 - 36 = 64$, so $h = 8$.', why: 'Do not subtract the lengths themselves.' },
        { do: '$20 \\cdot 8 = 160$', why: 'Area of the base times height.' },
      ],
      answer: num(160),
      check: () => num(20 * ([1, 2, 3, 4, 5, 6, 7, 8, 9].find((h) => h * h + 36 === 100) as number)),
    },
    {
      level: 'Exam level',
      asks: `<p>Two solids are both 8 inches tall. These are the areas of their slices.</p>${table(
        ['Height (in.)', 'Solid 1 (sq in.)', 'Solid 2 (sq in.)'],
        [
          [0, 30, 30],
          [4, 25, 25],
          [8, 18, 18],
        ],
      )}<p>Solid 2 has a square slice at height 4. How long is the side of this square, in inches, and how do the volumes compare if all other slices agree as well?</p>`,
      covers: ['geometry/cavalieri-table-of-slices', 'geometry/cavalieri-matching-base'],
      steps: [
        {
          do: 'At height 4 the square has an area of 25, so its side is $\\sqrt{25}$, which is $5$.',
          why: 'Areas are compared, not shapes.',
        },
        { do: 'In every row the two areas are equal.', why: 'One row alone would not be enough.' },
        {
          do: 'So the volumes are equal, and the side of the square is $5$ inches.',
          why: 'Same height, equal slices at every height.',
        },
      ],
      answer: num(5),
      check: () => num([1, 2, 3, 4, 5, 6].find((x) => x * x === 25) as number),
    },
    {
      level: 'Exam level',
      asks: 'A hemisphere with a radius of 5 lies with its flat side on a table. What is the area of its slice at height 3?',
      covers: ['geometry/cavalieri-hemisphere'],
      steps: [
        {
          do: 'The slice is a circle with the radius $x$, and $x^2 + 3^2 = 5^2$.',
          why: 'The line from the center to the edge of the slice is 5 long.',
        },
        { do: '$x^2 = 25 - 9 = 16$', why: 'Subtract the squares, not the lengths.' },
        { do: 'The area is $\\pi x^2$, which is $16\\pi$.', why: 'Only the square is needed.' },
        {
          do: 'A cylinder of radius 5 without a cone has the same slice: $25\\pi - 9\\pi$. So hemisphere and hollowed cylinder have equal volumes.',
          why: 'This is how the formula for the sphere is found.',
        },
      ],
      answer: piMultiple(16),
      check: () => piMultiple(5 * 5 - 3 * 3),
    },
  ],
  tryIt: {
    asks: '<p>A tower of cards leans. Each card has an area of 30 square inches. The slanted edge of the tower is 13 inches long, and its top is shifted by 5 inches. What is its volume, in cubic inches?</p>',
    steps: [
      {
        ask: 'What is the height of the tower, in inches?',
        like: 1,
        answer: { typed: num(12) },
        slips: [
          {
            typed: num(13),
            says: 'This is the slanted edge. The height is measured straight up.',
            misconception: 'geo-cav-slanted-edge-as-height',
          },
          {
            typed: num(8),
            says: 'Do not subtract the lengths: they form a right triangle.',
            misconception: 'geo-cav-subtracts-the-shift',
          },
        ],
        done: '$13^2 - 5^2 = 169 - 25 = 144$, so the height is 12.',
      },
      {
        ask: 'What is the volume, in cubic inches?',
        like: 2,
        answer: { typed: num(30 * 12) },
        slips: [
          {
            typed: num(120),
            says: 'A third belongs to solids with a tip. All cards here are equal.',
            misconception: 'geo-cav-takes-a-third',
          },
          {
            typed: num(390),
            says: 'Use the height, not the slanted edge.',
            misconception: 'geo-cav-slanted-edge-as-height',
          },
        ],
        done: '$30 \\cdot 12 = 360$',
      },
    ],
    answer: num(360),
    check: () => num(30 * Math.sqrt(13 * 13 - 5 * 5)),
  },
  trap: '<p>Multiplying by the slanted edge. It is longer than the height, so the result is too large.</p>',
  check: '<p>Push the solid upright in your mind: same slices, same height, same volume.</p>',
  mends: {
    'geo-cav-slanted-edge-as-height': [0, 1],
    'geo-cav-subtracts-the-shift': [1, 1],
    'geo-cav-looks-at-one-slice': [2, 1],
    'geo-cav-same-height-is-enough': [2, 2],
    'geo-cav-subtracts-the-radii': [3, 1],
    'geo-cav-forgets-to-subtract': [3, 0],
    'geo-cav-face-only': [0, 0],
    'geo-cav-takes-a-third': [0, 2],
    'geo-cav-takes-a-half': [0, 2],
    'geo-cav-multiplies-both': [0, 2],
    'geo-cav-mean-of-edge-and-height': [0, 1],
    'geo-cav-misses-the-principle': [2, 2],
    'geo-cav-equal-perimeters': [2, 0],
    'geo-cav-same-side': [2, 0],
    'geo-cav-uses-the-height': [2, 1],
    'geo-cav-stops-at-the-area': [2, 0],
    'geo-cav-adds-the-squares': [3, 1],
    'geo-cav-takes-the-small-circle': [3, 2],
    'geo-cav-circumference': [3, 2],
    'geo-area-judges-one-claim-only': [0, 3],
    'geo-area-rejects-a-true-claim': [0, 3],
    'geo-area-accepts-a-false-claim': [0, 3],
    'geo-cav-shift-as-height': [1, 0],
  },
})
