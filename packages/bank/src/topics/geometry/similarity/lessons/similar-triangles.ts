import { drawing, frac, g, type Html, lesson, num, text, xy } from '#kit'

type Labels = readonly [ab: string, bc: string, ca: string]

/** Two triangles of one shape side by side; the first has the sides a = BC, b = CA and c = AB. */
function twins(s: string, t: string, [a, b, c]: readonly number[], k: number, left: Labels, right: Labels): Html {
  const [A, B, C] = xy.sss(a as number, b as number, c as number)
  const start = (c as number) * (1 + 0.4 * Math.max(1, k))
  const put = ([x, y]: readonly [number, number]): readonly [number, number] => [start + k * x, k * y]
  const part = (n: string, at: readonly [number, number, number]) => at.map((i) => n[i]).join('')
  const marks = (n: string, l: Labels) => [
    g.polygon(n),
    g.angle(part(n, [1, 0, 2])),
    g.angle(part(n, [0, 1, 2]), '', { arcs: 2 }),
    ...l.flatMap((label, i) => {
      const [p, q, from] = [n[i] as string, n[(i + 1) % 3] as string, n[(i + 2) % 3] as string]
      return label === '' ? [] : [g.side(p + q, label, { from })]
    }),
  ]
  const names = [...s, ...t]
  const at = Object.fromEntries([A, B, C, put(A), put(B), put(C)].map((p, i) => [names[i] as string, p]))
  return drawing({ alt: `Triangles ${s} and ${t} of the same shape`, at, height: 230 }, [
    ...marks(s, left),
    ...marks(t, right),
  ])
}

const nested = drawing(
  {
    alt: 'Triangle ABC with D on AB and E on AC',
    at: {
      A: xy.polar([0, 0], 10, 62),
      B: [0, 0],
      C: [15, 0],
      D: xy.polar([0, 0], 4, 62),
      E: xy.along(xy.polar([0, 0], 10, 62), [15, 0], 0.6),
    },
    height: 220,
  },
  [
    g.polygon('ABC'),
    g.seg('DE'),
    g.parallel('DE', 1, 0.7),
    g.parallel('BC', 1, 0.7),
    g.side('AD', '6', { from: 'C' }),
    g.side('DB', '4', { from: 'C' }),
    g.side('DE', '9'),
  ],
)

export const similarTriangles = lesson({
  idea: '<p>Enlarge a photo of a triangle: every angle stays the same, and every side is multiplied by one and the same number. Two triangles of this kind are <em>similar</em>. In the figure, 4 becomes 6, 5 becomes 7.5 and 6 becomes 9: each time “times 1.5.”</p><p>Two pairs of equal angles are enough to know that triangles are similar. The third angles then agree by themselves, because all three add up to 180°.</p>',
  figure: twins('ABC', 'DEF', [4, 5, 6], 1.5, ['6', '4', '5'], ['9', '6', '7.5']),
  words: [
    { word: 'similar', meaning: 'Of the same shape: equal angles and proportional sides. The sign is $\\sim$.' },
    { word: 'corresponding sides', meaning: 'Sides of the two triangles that lie opposite equal angles.' },
    { word: 'scale factor', meaning: 'The number that multiplies each side of one triangle to give the other.' },
    { word: 'proportion', meaning: 'An equation between two ratios, such as $\\frac{6}{4} = \\frac{9}{6}$.' },
  ],
  rule: '<ol><li>Show that two pairs of angles are equal (AA). Then the triangles are similar.</li><li>Pair the sides that lie opposite equal angles.</li><li>Scale factor = new side ÷ old side, from a pair that you know.</li><li>Multiply the other old side by it.</li></ol><p>As a proportion, for $\\triangle ABC \\sim \\triangle DEF$: $\\frac{DE}{AB} = \\frac{EF}{BC} = \\frac{FD}{CA}$.</p>',
  use: '<p>Two triangles share two angles. Look for equal marks, parallel lines, a common vertex, or the sun’s rays at one moment.</p>',
  avoid:
    '<p>If only one pair of angles is equal, nothing follows about the sides. If you know two sides of one right triangle, use the Pythagorean theorem.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>$\\triangle PQR \\sim \\triangle ZXY$. Complete the proportion: $\\frac{PQ}{ZX} = \\frac{QR}{?}$</p>',
      covers: ['geometry/similar-proportion'],
      steps: [
        {
          do: 'Match the vertices by their places in the names: $P$ with $Z$, $Q$ with $X$, $R$ with $Y$.',
          why: 'In a statement of similarity the order of the vertices tells which angles are equal.',
        },
        {
          do: '$QR$ is made of the second and third vertex. In the other name these are $X$ and $Y$.',
          why: 'Read places, not the order of the alphabet.',
        },
        {
          do: 'So the proportion is $\\frac{PQ}{ZX} = \\frac{QR}{XY}$. The missing side is $XY$.',
          why: 'Both fractions must run the same way: a side of the first triangle over its partner in the second.',
        },
      ],
      answer: text('$XY$'),
      check: () => text(`$${[...'QR'].map((c) => 'ZXY'['PQR'.indexOf(c)]).join('')}$`),
    },
    {
      level: 'Next',
      asks: `<p>Angles with the same marks are equal.</p>${twins('ABC', 'DEF', [8, 10, 9], 1.5, ['', '8', '10'], ['', '12', 'x'])}<p>What is the value of $x$?</p>`,
      covers: ['geometry/similar-missing-side'],
      steps: [
        {
          do: 'Two pairs of angles are equal, so the triangles are similar.',
          why: 'AA is enough.',
        },
        {
          do: 'Pair the sides: 8 and 12 lie opposite the angle with one arc, 10 and $x$ opposite the angle with two arcs.',
          why: 'Go by the marks. Triangles may be turned or flipped, so the position on the page can mislead.',
        },
        {
          do: 'Scale factor: $\\frac{12}{8} = \\frac{3}{2}$.',
          why: 'New over old. The second triangle is larger, so the factor is greater than 1.',
        },
        {
          do: 'Multiply: $x = 10 \\cdot \\frac{3}{2} = \\frac{30}{2} = 15$.',
          why: 'Not $10 + 4$: from 8 to 12 is “times 1.5,” not “plus 4.”',
        },
      ],
      answer: num(15),
      check: () => num(Array.from({ length: 100 }, (_, x) => x).find((x) => x * 8 === 10 * 12) ?? -1),
    },
    {
      level: 'Exam level',
      asks: 'Amara is 1.6 m tall and casts a shadow of 1.2 m. At the same moment a tree casts a shadow of 9 m. How tall is the tree, in meters?',
      covers: ['geometry/similar-shadow'],
      steps: [
        {
          do: 'Each height stands at a right angle to the ground, and the sun’s rays come at the same angle. So the triangles are similar.',
          why: 'The right angle and the angle of the rays are two equal pairs.',
        },
        {
          do: 'Shadow to shadow: the scale factor is $\\frac{9}{1.2} = 7.5$.',
          why: 'The shadows correspond, and both are known.',
        },
        {
          do: 'Height to height: $1.6 \\cdot 7.5 = 12$. The tree is 12 m tall.',
          why: 'Test: $1.6 \\div 1.2$ and $12 \\div 9$ are both $\\frac{4}{3}$. The factor 7.5 itself is not the height.',
        },
      ],
      answer: num(12),
      check: () => num(frac(16 * 9, 12)),
    },
    {
      level: 'Exam level',
      asks: `<p>In triangle $ABC$, $DE$ is parallel to $BC$.</p>${nested}<p>Leo gets $BC = 13$. What mistake did Leo make, and what is the length of $BC$?</p>`,
      covers: ['geometry/similar-nested', 'geometry/similar-mistake'],
      steps: [
        {
          do: 'Triangles $ADE$ and $ABC$ share the angle at $A$. At the parallel lines, the angles at $D$ and $B$ are equal. So $\\triangle ADE \\sim \\triangle ABC$.',
          why: 'Draw the two triangles apart if they are hard to see.',
        },
        {
          do: 'The large triangle has the whole side: $AB = 6 + 4 = 10$. The scale factor is $\\frac{10}{6} = \\frac{5}{3}$.',
          why: '$DB = 4$ is not a side of either triangle, so it cannot stand in the ratio.',
        },
        {
          do: 'Multiply: $BC = 9 \\cdot \\frac{5}{3} = \\frac{45}{3} = 15$.',
          why: 'The side opposite $A$ grows by the same factor.',
        },
        {
          do: 'Leo’s 13 is $9 + 4$: Leo added a difference instead of multiplying. The length is 15.',
          why: 'To name a mistake, carry out each one suggested until you land on the number given.',
        },
      ],
      answer: num(15),
      // The strip beside DE is BC − DE, and grows with DB.
      check: () => num(9 + (9 * 4) / 6),
    },
  ],
  tryIt: {
    asks: `<p>Angles with the same marks are equal.</p>${twins('KLM', 'RST', [9, 12, 11], 2 / 3, ['', '9', '12'], ['', '6', 'x'])}<p>What is the value of $x$?</p>`,
    steps: [
      {
        ask: 'Which side corresponds to $x$?',
        like: 1,
        answer: { choose: ['the side of 12', 'the side of 9', 'the side of 6'] },
        slips: [
          {
            choice: 1,
            says: 'The 9 lies opposite one arc. Which angle is opposite $x$?',
            misconception: 'geo-pairs-the-wrong-sides',
          },
          {
            choice: 2,
            says: 'The 6 belongs to the same triangle as $x$. Look in the other one.',
            misconception: 'geo-pairs-the-wrong-sides',
          },
        ],
        done: '12 and $x$ lie opposite two arcs, 9 and 6 opposite one arc.',
      },
      {
        ask: 'What is the scale factor from the first to the second triangle?',
        like: 2,
        answer: { typed: num(frac(6, 9)) },
        slips: [
          {
            typed: num(frac(9, 6)),
            says: 'That is the reciprocal. The second triangle is smaller: new over old.',
            misconception: 'geo-inverts-the-ratio',
          },
          {
            typed: num(6 - 9),
            says: 'You subtracted. Ask “times what?”',
            misconception: 'geo-adds-instead-of-scaling',
          },
        ],
        done: '$\\frac{6}{9} = \\frac{2}{3}$',
      },
      {
        ask: 'What is $x$?',
        like: 3,
        answer: { typed: num(frac(12 * 2, 3)) },
        slips: [
          {
            typed: num(12 - 3),
            says: 'You took 3 away, as from 9 to 6. Multiply by the factor.',
            misconception: 'geo-adds-instead-of-scaling',
          },
          {
            typed: num(24),
            says: 'That is $12 \\cdot 2$. Divide by 3, too.',
            misconception: 'geo-multiplies-without-dividing',
          },
        ],
        done: '$x = 12 \\cdot \\frac{2}{3} = \\frac{24}{3} = 8$, less than 12.',
      },
    ],
    answer: num(8),
    check: () => num(Array.from({ length: 100 }, (_, x) => x).find((x) => x * 9 === 12 * 6) ?? -1),
  },
  trap: '<p>Adding instead of multiplying. If 6 becomes 9, then 8 becomes $8 \\cdot 1.5 = 12$, not $8 + 3 = 11$. Adding the same length to all sides changes the shape.</p>',
  check:
    '<p>Before you calculate, say whether the side must be longer or shorter. Afterward divide each new side by its old partner: the factor must come out every time.</p>',
  mends: {
    'geo-adds-instead-of-scaling': [1, 3],
    'geo-inverts-the-ratio': [1, 2],
    'geo-pairs-the-wrong-sides': [1, 1],
    'geo-multiplies-without-dividing': [2, 2],
    'geo-uses-the-part-for-the-whole': [3, 1],
    'geo-sim-names-an-error-without-testing': [3, 3],
    'geo-takes-a-point-for-the-midpoint': [3, 1],
  },
})
