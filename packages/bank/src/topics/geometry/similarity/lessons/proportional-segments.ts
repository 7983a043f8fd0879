import { drawing, g, type Html, lesson, num, surd, surdSqrt, surdValue, xy } from '#kit'

/** The whole number from 1 to 200 that makes it true. */
const tried = (holds: (x: number) => boolean): number => Array.from({ length: 200 }, (_, i) => i + 1).find(holds) ?? -1

/** Triangle ABC on a level BC, with DE parallel to it: D lies at the part t of AB, seen from A. */
function cut(
  ab: number,
  ac: number,
  bc: number,
  t: number,
  labels: readonly [string, string, string, string],
  extra = 0,
): Html {
  const [B, C, A] = xy.sss(ac, ab, bc)
  const rungs = Array.from({ length: extra }, (_, i) => (i + 1) / (extra + 1)).filter((k) => Math.abs(k - t) > 1e-9)
  const helpers = Object.fromEntries(
    rungs.flatMap((k, i) => [
      [`d${i}`, xy.along(A, B, k)],
      [`e${i}`, xy.along(A, C, k)],
    ]),
  )
  const at = { A, B, C, D: xy.along(A, B, t), E: xy.along(A, C, t), ...helpers }
  return drawing(
    {
      alt: `Triangle ABC with D on AB and E on AC${extra > 0 ? '; dashed lines parallel to BC cut both sides into 5 equal pieces' : ''}`,
      at,
      height: 230,
    },
    [
      g.polygon('ABC'),
      ...rungs.map((_, i) => g.seg(`d${i}e${i}`, '', { dash: true })),
      g.seg('DE'),
      g.parallel('DE', 1, 0.6),
      g.parallel('BC', 1, 0.6),
      g.side('AD', labels[0], { from: 'C' }),
      g.side('DB', labels[1], { from: 'C' }),
      g.side('AE', labels[2], { from: 'B' }),
      g.side('EC', labels[3], { from: 'B' }),
    ],
  )
}

/** Three horizontal lines, a line straight down and a slanted one; distances p, q and r, x. */
function streets(p: number, q: number, r: number): Html {
  const slant = Math.sqrt(r * r - p * p) / p
  const [w, all] = [(p + q) * 0.55, p + q]
  const [start, reach] = [-0.16 * all, w + slant * all + 0.16 * all]
  const at = {
    A: [0, 0],
    B: [0, -p],
    C: [0, -all],
    D: [w, 0],
    E: [w + slant * p, -p],
    F: [w + slant * all, -all],
  } as const
  const ends = [0, -p, -all].flatMap((y, i) => [[`s${i}`, [start, y]] as const, [`t${i}`, [reach, y]] as const])
  return drawing(
    {
      alt: 'Three horizontal parallel lines are crossed by the line ABC on the left and the line DEF on the right',
      at: { ...at, ...Object.fromEntries(ends) },
      height: 220,
    },
    [
      ...['s0t0', 's1t1', 's2t2', 'AC', 'DF'].map((s) => g.seg(s)),
      g.side('AB', `${p}`, { from: 'E' }),
      g.side('BC', `${q}`, { from: 'E' }),
      g.side('DE', `${r}`, { from: 'B' }),
      g.side('EF', 'x', { from: 'B' }),
    ],
  )
}

const [B, C, A] = xy.sss(9, 12, 14)
const bisected = drawing(
  { alt: 'Triangle ABC with the segment AD from A to the side BC', at: { A, B, C, D: [8, 0] }, height: 200 },
  [
    g.polygon('ABC'),
    g.seg('AD'),
    g.angle('BAD', '', { r: 24, stroke: true }),
    g.angle('CAD', '', { r: 24, stroke: true }),
    g.side('AB', '12', { from: 'C' }),
    g.side('AC', '9', { from: 'B' }),
    g.side('BD', '8', { from: 'A' }),
  ],
)

export const proportionalSegments = lesson({
  idea: '<p>Cut a triangle with lines parallel to its base, equally far apart. They cut <em>both</em> sides into equal pieces: in the figure, 5 pieces of 2 on the left and 5 pieces of 3 on the right. Above $DE$ lie 3 pieces on each side, below it 2.</p><p>So the ratio of the upper to the lower part is 3 to 2 on both sides, although the lengths differ. The reason is that triangles $ADE$ and $ABC$ are similar.</p>',
  figure: cut(10, 15, 14, 0.6, ['6', '4', '9', '6'], 4),
  words: [
    { word: 'angle bisector', meaning: 'A line that cuts an angle into two equal angles.' },
    { word: 'altitude', meaning: 'A segment from a vertex, perpendicular to the opposite side.' },
    {
      word: 'geometric mean',
      meaning: 'The square root of a product: the geometric mean of 4 and 9 is $\\sqrt{36} = 6$.',
    },
  ],
  rule: '<ul><li>Parallel lines: if $DE \\parallel BC$, then $\\frac{AD}{DB} = \\frac{AE}{EC}$. Three parallel lines cut any two lines across them in the same ratio.</li><li>Angle bisector $AD$: $\\frac{BD}{DC} = \\frac{AB}{AC}$.</li><li>Altitude to the hypotenuse, with parts $p$ and $q$: $h^2 = pq$.</li></ul>',
  use: '<p>Parallel lines cut two sides; a bisector cuts the opposite side; or an altitude stands on the hypotenuse.</p>',
  avoid:
    '<p>For the parallel segment itself, parts do not work. Compare whole sides of the similar triangles: $\\frac{DE}{BC} = \\frac{AD}{AB}$.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${cut(14, 21, 18, 8 / 14, ['8', '6', '12', 'x'])}<p>In the figure, $DE$ is parallel to $BC$. What is the length of $AC$?</p>`,
      covers: ['geometry/side-splitter'],
      steps: [
        {
          do: 'Write upper over lower for both sides: $\\frac{8}{6} = \\frac{12}{x}$.',
          why: 'Part with part, in the same order.',
        },
        {
          do: 'Cross-multiply: $8x = 6 \\cdot 12 = 72$, so $x = \\frac{72}{8} = 9$.',
          why: 'The product alone is not the answer; divide by 8.',
        },
        {
          do: 'The question asks for the whole side: $AC = 12 + 9 = 21$.',
          why: 'If it asked for $EC$, the 9 would be the answer.',
        },
      ],
      answer: num(21),
      check: () => num(tried((ac) => 8 * ac === 12 * (8 + 6))),
    },
    {
      level: 'Next',
      asks: `<p>Three parallel streets are crossed by two avenues. Distances are in hundreds of feet.</p>${streets(6, 9, 8)}<p>Cleo gets $x = 11$. What mistake did Cleo make, and what is $x$?</p>`,
      covers: ['geometry/three-parallel-lines', 'geometry/side-splitter-mistake'],
      steps: [
        {
          do: 'Left avenue to right avenue: $\\frac{6}{9} = \\frac{8}{x}$.',
          why: 'Between the same two streets lie 6 and 8, between the next two 9 and $x$.',
        },
        {
          do: 'Cross-multiply and divide: $6x = 9 \\cdot 8 = 72$, so $x = \\frac{72}{6} = 12$.',
          why: 'On both avenues the lower part is 1.5 times the upper.',
        },
        {
          do: 'Cleo’s 11 is $8 + 3$: the difference $9 - 6$ was added instead of using the ratio. The value of $x$ is 12.',
          why: 'Test each mistake by carrying it out.',
        },
      ],
      answer: num(12),
      check: () => num(tried((x) => 6 * x === 9 * 8)),
    },
    {
      level: 'Exam level',
      asks: `<p>Angles with the same marks are equal.</p>${bisected}<p>What is the length of $BC$?</p>`,
      covers: ['geometry/angle-bisector'],
      steps: [
        {
          do: '$AD$ cuts the angle at $A$ in half, so $\\frac{BD}{DC} = \\frac{AB}{AC}$. With numbers: $\\frac{8}{DC} = \\frac{12}{9}$.',
          why: 'The bisector halves the angle, not the side. Each part belongs to the side next to it: $BD$ to $AB$, $DC$ to $AC$.',
        },
        {
          do: 'Cross-multiply: $12 \\cdot DC = 8 \\cdot 9 = 72$, so $DC = \\frac{72}{12} = 6$.',
          why: 'The shorter part lies next to the shorter side: 6 next to 9.',
        },
        { do: 'Add the parts: $BC = 8 + 6 = 14$.', why: 'The whole side is asked for.' },
      ],
      answer: num(14),
      check: () => num(8 + tried((dc) => dc * 12 === 8 * 9)),
    },
    {
      level: 'Exam level',
      asks: `<p>Triangle $ABC$ has a right angle at $C$, and $CD$ is the altitude to $AB$.</p>${drawing({ alt: 'Triangle ABC with the altitude CD', at: { A: [0, 0], B: [14, 0], C: [4, Math.sqrt(40)], D: [4, 0] }, height: 190 }, [g.polygon('ABC'), g.seg('CD', 'x'), g.right('ACB'), g.right('CDB'), g.side('AD', '4'), g.side('DB', '10')])}<p>What is the value of $x$?</p>`,
      covers: ['geometry/altitude-on-hypotenuse'],
      steps: [
        {
          do: 'The altitude makes two small right triangles, similar to each other: $\\triangle ADC \\sim \\triangle CDB$.',
          why: 'Each shares an acute angle with $ABC$ and has a right angle.',
        },
        {
          do: 'Short leg over long leg in both: $\\frac{4}{x} = \\frac{x}{10}$.',
          why: 'The altitude is the long leg on the left and the short leg on the right.',
        },
        {
          do: 'Cross-multiply: $x^2 = 4 \\cdot 10 = 40$. So $x$ is $\\sqrt{40}$, in simplest form $2\\sqrt{10}$.',
          why: 'The root of the product, not half of the sum: 7 would be too long, since $2\\sqrt{10} \\approx 6.3$.',
        },
      ],
      answer: surdValue(surd(0, 2, 10)),
      // The Pythagorean theorem three times: (p + q)² = p² + q² + 2h².
      check: () => surdValue(surdSqrt((14 ** 2 - 4 ** 2 - 10 ** 2) / 2)),
    },
  ],
  tryIt: {
    asks: `<p>Three parallel streets are crossed by two avenues. Distances are in hundreds of feet.</p>${streets(8, 12, 10)}<p>Max gets $x = 14$. What mistake did Max make, and what is $x$?</p>`,
    steps: [
      {
        ask: 'Which proportion fits?',
        answer: {
          choose: [
            '$\\frac{8}{12} = \\frac{10}{x}$',
            '$\\frac{8}{12} = \\frac{x}{10}$',
            '$\\frac{8}{10} = \\frac{x}{12}$',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'Left is upper over lower, right is lower over upper. Keep one order.',
            misconception: 'geo-inverts-the-ratio',
          },
          {
            choice: 2,
            says: 'In the first fraction the left avenue is above, in the second the right one. Pair them in one order.',
            misconception: 'geo-pairs-the-wrong-sides',
          },
        ],
        done: '$\\frac{8}{12} = \\frac{10}{x}$: upper over lower, both times.',
      },
      {
        ask: 'Cross-multiply. What is $8x$ equal to?',
        answer: { typed: num(12 * 10) },
        slips: [
          {
            typed: num(8 * 10),
            says: 'These two stand in the numerators. Cross-multiplying means 12 times 10.',
            misconception: 'geo-pairs-the-wrong-sides',
          },
        ],
        done: '$8x = 12 \\cdot 10 = 120$',
      },
      {
        ask: 'What is $x$?',
        like: 1,
        answer: { typed: num(120 / 8) },
        slips: [
          {
            typed: num(120),
            says: 'That is $8x$. Divide by 8.',
            misconception: 'geo-multiplies-without-dividing',
          },
        ],
        done: '$x = \\frac{120}{8} = 15$. Test: $\\frac{8}{12}$ and $\\frac{10}{15}$ are both $\\frac{2}{3}$.',
      },
      {
        ask: 'How did Max get 14?',
        like: 2,
        answer: { choose: ['Max added the difference of 8 and 12', 'Max multiplied and did not divide'] },
        slips: [
          {
            choice: 1,
            says: 'That would give 120.',
            misconception: 'geo-multiplies-without-dividing',
          },
        ],
        done: '$10 + 4 = 14$: the difference $12 - 8$ was added instead of using the ratio. The value of $x$ is 15.',
      },
    ],
    answer: num(15),
    check: () => num(tried((x) => 8 * x === 12 * 10)),
  },
  trap: '<p>Mixing parts and wholes. Part over part or whole over whole is fine. $\\frac{AD}{DB} = \\frac{DE}{BC}$ is wrong, because $DB$ is a part and $BC$ a side of the large triangle.</p>',
  check: '<p>Work out both ratios: they must be equal.</p>',
  mends: {
    'geo-adds-instead-of-scaling': [1, 2],
    'geo-inverts-the-ratio': [0, 0],
    'geo-pairs-the-wrong-sides': [1, 0],
    'geo-multiplies-without-dividing': [0, 1],
    'geo-uses-the-part-for-the-whole': [0, 2],
    'geo-takes-the-bisector-for-a-median': [2, 0],
    'geo-takes-the-mean-for-the-geometric-mean': [3, 2],
    'geo-sim-names-an-error-without-testing': [1, 2],
  },
})
