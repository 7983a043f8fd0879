import { drawing, g, lesson, num, text } from '#kit'

const grid = [1, 2].flatMap((k) => [g.seg(`h${k}i${k}`, '', { dash: true }), g.seg(`v${k}w${k}`, '', { dash: true })])

export const scaleFactor = lesson({
  idea: '<p>Enlarge a square by the factor 3. Each side becomes three times as long. But how many of the small squares fit into the large one? Not 3: there are 3 rows of 3, so 9.</p><p>That is the whole secret. A length has one direction, so it takes the factor once. An area has two directions, so it takes the factor twice. Any shape behaves this way, because you can cover it with tiny squares.</p>',
  figure: drawing(
    {
      alt: 'A small shaded square beside a large one; dashed lines cut the large one into 3 rows of 3 small squares, and one of these is shaded.',
      at: {
        a: [0, 0],
        b: [2, 0],
        c: [2, 2],
        d: [0, 2],
        p: [4, 0],
        q: [10, 0],
        r: [10, 6],
        s: [4, 6],
        h1: [4, 2],
        i1: [10, 2],
        h2: [4, 4],
        i2: [10, 4],
        m: [6, 2],
        v1: [6, 0],
        w1: [6, 6],
        v2: [8, 0],
        w2: [8, 6],
      },
      height: 220,
    },
    [
      g.polygon('abcd', { fill: true }),
      g.polygon('pqrs'),
      g.shade('pv1mh1'),
      ...grid,
      g.side('ab', '2 in', { from: 'c', as: 'The side of the small square' }),
      g.side('pq', '6 in', { from: 'r', as: 'The side of the large square' }),
    ],
  ),
  words: [
    { word: 'scale factor', meaning: 'New length divided by old length. It is the same for all lengths.' },
    { word: 'perimeter', meaning: 'The length of the outline: all sides added. A perimeter is a length.' },
    { word: 'enlargement', meaning: 'A similar figure with a scale factor greater than 1. Below 1 it is a reduction.' },
    { word: 'scale of a map', meaning: 'What a length on the map stands for, such as 1 inch for 5 miles.' },
  ],
  rule: '<p>With scale factor $k$:</p><ul><li>Lengths and perimeters are multiplied by $k$.</li><li>Areas are multiplied by $k^2$.</li><li>Angles stay the same.</li></ul><p>Backward: if you know two areas, first divide them, then take the square root. That gives $k$.</p>',
  use: '<p>Two figures have the same shape, and you want a perimeter or an area without measuring everything again: photos, plans, maps, models.</p>',
  avoid:
    '<p>If only one direction is stretched, the figures are not similar, and the area does not grow with $k^2$. Volumes have three directions and grow with $k^3$.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'On a map, 1 inch stands for 5 miles. A lake covers 4 square inches on the map. What is its real area, in square miles?',
      covers: ['geometry/scale-map'],
      steps: [
        {
          do: 'Look at one square inch of the map. It stands for a square of 5 miles by 5 miles: $5 \\cdot 5 = 25$ square miles.',
          why: 'Both directions are scaled. For the length of a river you would use the 5 only once.',
        },
        {
          do: 'The lake has 4 of these squares: $4 \\cdot 25 = 100$. Its real area is 100 square miles.',
          why: 'Square the scale, not the 4: the 4 is an area already.',
        },
      ],
      answer: num(100),
      check: () => num(Array.from({ length: 4 * 5 }, () => 5).reduce((sum, km) => sum + km, 0)),
    },
    {
      level: 'Next',
      asks: 'Yara enlarges a photo without changing its shape: a side of 6 inches becomes 15 inches long. Before, its area was 24 square inches. What is its area now, in square inches?',
      covers: ['geometry/scale-grow', 'geometry/scale-percent-change'],
      steps: [
        {
          do: 'Scale factor: $k = \\frac{15}{6} = \\frac{5}{2}$.',
          why: 'New length over old length. The photo grows, so $k$ is greater than 1.',
        },
        {
          do: 'An area is asked for, so square it: $k^2 = \\frac{5}{2} \\cdot \\frac{5}{2} = \\frac{25}{4}$.',
          why: 'Squaring is not doubling: $2 \\cdot \\frac{5}{2}$ would be only 5. For the outline, you would stay with $k$.',
        },
        {
          do: 'Multiply: $24 \\cdot \\frac{25}{4} = 6 \\cdot 25 = 150$. The area is 150 square inches.',
          why: 'The old area is multiplied. Adding $15 - 6$ to it would mix lengths and areas.',
        },
        {
          do: 'Test: the old photo is 6 inches by 4 inches. The new one is 15 inches by 10 inches, and $15 \\cdot 10 = 150$.',
          why: 'Both sides were multiplied by 2.5: the lengths are 250% of the old ones, the area is 625%, so 525% larger.',
        },
      ],
      answer: num(150),
      check: () => num(15 * ((24 / 6) * (15 / 6))),
    },
    {
      level: 'Exam level',
      asks: 'Two similar pentagons have areas of 45 square inches and 80 square inches. A side of the first one is 12 inches long. How long is the matching side of the second one, in inches?',
      covers: ['geometry/scale-from-areas'],
      steps: [
        {
          do: 'Divide the areas, second by first: $\\frac{80}{45} = \\frac{16}{9}$.',
          why: 'Reduce the fraction: then the root is easy to see. This is $k^2$, not $k$.',
        },
        {
          do: 'Take the root: $k = \\sqrt{\\frac{16}{9}} = \\frac{4}{3}$.',
          why: 'Which number times itself is $\\frac{16}{9}$? Taking half of it is not the same.',
        },
        {
          do: 'Multiply the side: $12 \\cdot \\frac{4}{3} = \\frac{48}{3} = 16$. The side is 16 inches long.',
          why: 'A side is a length and takes $k$ once. The second pentagon is larger, and so is its side.',
        },
      ],
      answer: num(16),
      check: () => num(Array.from({ length: 100 }, (_, x) => x).find((x) => x * x * 45 === 12 * 12 * 80) ?? -1),
    },
    {
      level: 'Exam level',
      asks: '<p>The sides of a triangle are 4, 5 and 6 inches. In an enlargement, they are 16, 20 and 24 inches.</p><p>Mei says: “The perimeter is 4 times as long.” Sam says: “The area is 8 times as large, and the angles are 4 times as large.” Who is right?</p>',
      covers: ['geometry/scale-claims'],
      steps: [
        {
          do: 'Scale factor: $k = \\frac{16}{4} = 4$, and also $\\frac{20}{5} = 4$ and $\\frac{24}{6} = 4$.',
          why: 'Every pair of sides gives the same factor.',
        },
        {
          do: 'Perimeters: $4 + 5 + 6 = 15$ and $16 + 20 + 24 = 60$. Since $60 \\div 15 = 4$, Mei is right.',
          why: 'If every part is multiplied by 4, so is the sum.',
        },
        {
          do: 'The area is $4^2 = 16$ times as large, not 8 times. The angles do not change. Only Mei is right.',
          why: 'Sam doubled the factor. And if the angles grew, they could not add up to 180° anymore.',
        },
      ],
      answer: text('Only Mei is right.'),
      check: () => {
        // Heron’s formula for both triangles.
        const area = (a: number, b: number, c: number, s = (a + b + c) / 2) =>
          Math.sqrt(s * (s - a) * (s - b) * (s - c))
        const times = area(16, 20, 24) / area(4, 5, 6)
        return text((16 + 20 + 24) / (4 + 5 + 6) === 4 && Math.abs(times - 8) > 1 ? 'Only Mei is right.' : 'No.')
      },
    },
  ],
  tryIt: {
    asks: 'Niko reduces a floor plan without changing its shape: a side of 12 inches becomes 8 inches long. Before, its area was 108 square inches. What is its area now, in square inches?',
    steps: [
      {
        ask: 'What is the scale factor?',
        answer: { typed: num({ n: 2, d: 3 }) },
        slips: [
          {
            typed: num({ n: 3, d: 2 }),
            says: 'That is old over new. The plan gets smaller, so the factor is less than 1.',
            misconception: 'geo-inverts-the-ratio',
          },
          {
            typed: num(8 - 12),
            says: 'You subtracted. A scale factor is a quotient: new ÷ old.',
            misconception: 'geo-adds-instead-of-scaling',
          },
        ],
        done: '$k = \\frac{8}{12} = \\frac{2}{3}$',
      },
      {
        ask: 'By what is the area multiplied?',
        answer: { choose: ['$\\frac{4}{9}$', '$\\frac{2}{3}$', '$\\frac{4}{3}$'] },
        slips: [
          {
            choice: 1,
            says: 'That is for lengths. An area has two directions.',
            misconception: 'geo-scale-factor-not-squared',
          },
          {
            choice: 2,
            says: 'You doubled the factor. Multiply it by itself.',
            misconception: 'geo-doubles-the-factor-for-an-area',
          },
        ],
        done: '$k^2 = \\frac{2}{3} \\cdot \\frac{2}{3} = \\frac{4}{9}$',
      },
      {
        ask: 'What is the area now, in square inches?',
        answer: { typed: num((108 * 4) / 9) },
        slips: [
          {
            typed: num((108 * 2) / 3),
            says: 'You used $\\frac{2}{3}$ only once.',
            misconception: 'geo-scale-factor-not-squared',
          },
          {
            typed: num((108 * 9) / 4),
            says: 'The plan got smaller, but your area grew: you took the reciprocal of the factor.',
            misconception: 'geo-inverts-the-ratio',
          },
        ],
        done: '$108 \\cdot \\frac{4}{9} = 12 \\cdot 4 = 48$. Test: 12 inches by 9 inches becomes 8 inches by 6 inches.',
      },
    ],
    answer: num(48),
    check: () => num(8 * ((108 / 12) * (8 / 12))),
  },
  trap: '<p>Taking the ratio of areas for the ratio of sides. If an area becomes 9 times as large, the sides become only $\\sqrt{9} = 3$ times as long.</p>',
  check:
    '<p>Ask: is it a length or an area? Then try a simple rectangle: multiply both of its sides by the factor and see what happens to its perimeter and its area.</p>',
  mends: {
    'geo-scale-factor-not-squared': [0, 0],
    'geo-squares-the-factor-for-a-length': [2, 2],
    'geo-doubles-the-factor-for-an-area': [1, 1],
    'geo-doubles-the-change-for-an-area': [1, 1],
    'geo-cubes-the-factor-for-an-area': [0, 1],
    'geo-forgets-the-root-of-the-area-ratio': [2, 1],
    'geo-adds-instead-of-scaling': [1, 2],
    'geo-inverts-the-ratio': [1, 0],
    'geo-sim-accepts-a-false-claim': [3, 2],
    'geo-sim-rejects-a-true-claim': [3, 1],
    'geo-sim-judges-one-claim-only': [3, 2],
    'geo-multiplies-by-the-difference': [1, 0],
    'geo-takes-one-root-only': [2, 0],
    'geo-halves-the-area-ratio': [2, 1],
    'geo-squares-the-amount': [0, 1],
    'geo-gives-the-new-percent': [1, 3],
  },
})
