import { drawing, g, lesson, num, surd, surdSqrt, surdValue, text, xy } from '#kit'
import { at, tenth } from '../../common.ts'
import { anyTriangle } from '../figures.ts'

const [A, B, C] = xy.asa(42, 10, 64)

/** Triangle ABC from its angles at A and B and the side opposite A, with labels. */
const triangle = (
  set: string,
  angleA: number,
  angleB: number,
  a: number,
  labels: Parameters<typeof anyTriangle>[4],
) => {
  const scale = a / at('sin', angleA)
  return anyTriangle(set, a, scale * at('sin', angleB), scale * at('sin', angleA + angleB), labels)
}

/** How many triangles have the angle A, the side a opposite it and the side b: places of B on the ray from A. */
const triangles = (angleA: number, a: number, b: number): number => {
  const half = b * at('cos', angleA)
  const root = a * a - b * b + half * half
  return root < 0 ? 0 : [half - Math.sqrt(root), half + Math.sqrt(root)].filter((c) => c > 1e-9).length
}

export const lawOfSines = lesson({
  idea: '<p>In a triangle the longest side lies opposite the largest angle. But how exactly do sides and angles belong together? Draw the altitude $h$. It makes two right triangles. On the left $h = b\\sin A$, on the right $h = a\\sin B$. Both are the same $h$, so $b\\sin A = a\\sin B$.</p><p>Divide by both sines: $\\frac{a}{\\sin A} = \\frac{b}{\\sin B}$. So sides are in proportion to the <em>sines</em> of the angles opposite them. It works in every triangle.</p>',
  figure: drawing({ alt: 'Triangle ABC with the altitude CD', at: { A, B, C, D: xy.foot(C, A, B) }, height: 240 }, [
    g.polygon('ABC'),
    g.seg('CD', 'h', { dash: true, from: 'B' }),
    g.right('CDB'),
    g.side('BC', 'a', { from: 'A' }),
    g.side('CA', 'b', { from: 'B' }),
    g.side('AB', 'c', { from: 'C' }),
  ]),
  words: [
    { word: 'opposite', meaning: 'Side $a$ lies opposite angle $A$: it does not touch that vertex.' },
    { word: 'SSA', meaning: 'Two sides are known, and an angle that is not between them.' },
    { word: 'ambiguous case', meaning: 'SSA can give no triangle, one, or two.' },
    { word: 'proportion', meaning: 'An equation between two ratios.' },
  ],
  rule: '<p>$\\frac{a}{\\sin A} = \\frac{b}{\\sin B} = \\frac{c}{\\sin C}$</p><p>To find a side: $b = \\frac{a \\cdot \\sin B}{\\sin A}$. To find an angle: $\\sin B = \\frac{b \\cdot \\sin A}{a}$, and then test $B$ and $180^\\circ - B$.</p><p>SSA with an acute $A$: none if $a \\lt b\\sin A$, two if $b\\sin A \\lt a \\lt b$, else one.</p>',
  use: '<p>You know one side <em>and</em> the angle opposite it, and one more side or angle. If the known side lies opposite the third angle, find that angle first: $180^\\circ - A - B$.</p>',
  avoid:
    '<p>If you know two sides with the angle between them, or three sides, no pair is complete: use the law of cosines.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${triangle('DEF', 45, 30, 8, { a: '8', b: 'x', A: '45°', B: '30°' })}<p>What is the exact value of $x$?</p>`,
      covers: ['trigonometry/law-of-sines-exact'],
      steps: [
        {
          do: 'Pair sides with opposite angles: 8 lies opposite $45^\\circ$, $x$ lies opposite $30^\\circ$.',
          why: 'A side and an angle are a pair if they do not touch.',
        },
        {
          do: 'Write the law: $\\frac{x}{\\sin 30^\\circ} = \\frac{8}{\\sin 45^\\circ}$.',
          why: 'Both fractions are built in the same way: side over sine.',
        },
        {
          do: 'Multiply by $\\sin 30^\\circ = \\frac{1}{2}$: $x = 8 \\cdot \\frac{1}{2} \\div \\frac{\\sqrt{2}}{2} = \\frac{8}{\\sqrt{2}}$.',
          why: 'To divide by a fraction, multiply by its reciprocal.',
        },
        {
          do: 'Clear the root: $\\frac{8\\sqrt{2}}{2}$ is $4\\sqrt{2}$.',
          why: 'About 5.7: less than 8, because $30^\\circ$ is less than $45^\\circ$.',
        },
      ],
      answer: surdValue(surd(0, 4, 2)),
      // The altitude from F is 8 · sin 30° = 4, and x is the diagonal of a square with this side.
      check: () => surdValue(surdSqrt(4 ** 2 + 4 ** 2)),
    },
    {
      level: 'Next',
      asks: 'In triangle $ABC$, $m\\angle A = 70^\\circ$, $m\\angle B = 48^\\circ$ and $BC = 15$ cm. How long is $CA$, to the nearest tenth of a centimeter?',
      covers: ['trigonometry/law-of-sines-side', 'trigonometry/distance-from-two-sightings'],
      steps: [
        {
          do: 'Pairs: $BC$ lies opposite $A$, so 15 goes with $70^\\circ$. $CA$ lies opposite $B$, so it goes with $48^\\circ$.',
          why: 'The opposite side does not touch the angle.',
        },
        {
          do: 'Law: $\\frac{CA}{\\sin 48^\\circ} = \\frac{15}{\\sin 70^\\circ}$.',
          why: 'Side over sine on both sides.',
        },
        {
          do: 'Solve: $CA = \\frac{15 \\cdot \\sin 48^\\circ}{\\sin 70^\\circ} \\approx \\frac{15 \\cdot 0.7431}{0.9397}$.',
          why: 'The sine of the wanted side stands above.',
        },
        {
          do: 'Calculate: $CA \\approx 11.9$ cm.',
          why: 'The smaller angle has the shorter side. Use sines, not the angles themselves.',
        },
      ],
      answer: tenth((15 * at('sin', 48)) / at('sin', 70)),
      // By the altitude from C: h = 15 sin 48°, and CA = h / sin 70°.
      check: () => {
        const h = 15 * at('sin', 48)
        return tenth(Math.hypot(h, h / at('tan', 70)))
      },
    },
    {
      level: 'Exam level',
      asks: 'How many different triangles $ABC$ have $m\\angle A = 40^\\circ$, $BC = 7$ and $CA = 9$?',
      covers: ['trigonometry/how-many-triangles', 'trigonometry/law-of-sines-angle'],
      steps: [
        {
          do: 'Find the sine of $B$: $\\sin B = \\frac{9 \\cdot \\sin 40^\\circ}{7} \\approx \\frac{9 \\cdot 0.643}{7} \\approx 0.826$.',
          why: '$CA = 9$ lies opposite $B$. If this were above 1, there would be no triangle.',
        },
        {
          do: 'Two angles have this sine: $B \\approx 55.7^\\circ$ and $B \\approx 180^\\circ - 55.7^\\circ = 124.3^\\circ$.',
          why: 'The calculator shows only the acute one.',
        },
        {
          do: 'Test both with $A$: $40^\\circ + 55.7^\\circ = 95.7^\\circ$ and $40^\\circ + 124.3^\\circ = 164.3^\\circ$. Both are less than $180^\\circ$.',
          why: 'Something must be left for the third angle.',
        },
        {
          do: 'So there are exactly two triangles.',
          why: 'If $BC$ were at least as long as $CA$, there would be one.',
        },
      ],
      answer: text('exactly two'),
      check: () => text(['none', 'exactly one', 'exactly two'][triangles(40, 7, 9)] ?? ''),
    },
    {
      level: 'Exam level',
      asks: `${triangle('ABC', 35, 80, 8, { a: 'a', b: 'b', c: 'c', A: '35°', B: '80°' })}<p>Zara says: “$a\\sin 80^\\circ = b\\sin 35^\\circ$.” Otto says: “$\\frac{a}{b} = \\frac{35}{80}$.” Who is right?</p>`,
      covers: ['trigonometry/law-of-sines-claims'],
      steps: [
        {
          do: 'The law: $\\frac{a}{\\sin 35^\\circ} = \\frac{b}{\\sin 80^\\circ}$.',
          why: '$a$ lies opposite $35^\\circ$, $b$ lies opposite $80^\\circ$.',
        },
        {
          do: 'Multiply by both sines: $a\\sin 80^\\circ = b\\sin 35^\\circ$. Zara is right.',
          why: 'Each side is multiplied by the sine of the <em>other</em> angle.',
        },
        {
          do: 'Otto compares the angles. But $\\frac{a}{b} = \\frac{\\sin 35^\\circ}{\\sin 80^\\circ} \\approx 0.58$, and $\\frac{35}{80} \\approx 0.44$. So only Zara is right.',
          why: 'Sides are in proportion to the sines, not to the angles.',
        },
      ],
      answer: text('only Zara is right'),
      check: () => {
        const [a, b] = [at('sin', 35), at('sin', 80)]
        const [zara, otto] = [Math.abs(a * at('sin', 80) - b * at('sin', 35)) < 1e-9, Math.abs(a / b - 35 / 80) < 1e-9]
        return text(zara && !otto ? 'only Zara is right' : 'another answer')
      },
    },
  ],
  tryIt: {
    asks: 'In triangle $ABC$, $m\\angle A = 62^\\circ$, $m\\angle B = 41^\\circ$ and $BC = 20$ cm. How long is $CA$, to the nearest tenth of a centimeter?',
    steps: [
      {
        ask: 'Which angle lies opposite $CA$, in degrees?',
        answer: { typed: num(41) },
        slips: [
          {
            typed: num(62),
            says: '$CA$ touches the vertex $A$. Which vertex does it not touch?',
            misconception: 'trig-takes-an-angle-that-is-not-opposite',
          },
          {
            typed: num(77),
            says: 'That is the third angle, at $C$. $CA$ touches it.',
            misconception: 'trig-takes-an-angle-that-is-not-opposite',
          },
        ],
        done: '$CA$ lies opposite $B = 41^\\circ$, and $BC = 20$ lies opposite $A = 62^\\circ$.',
      },
      {
        ask: 'Which expression gives $CA$?',
        like: 2,
        answer: {
          choose: [
            '$\\frac{20\\sin 41^\\circ}{\\sin 62^\\circ}$',
            '$\\frac{20\\sin 62^\\circ}{\\sin 41^\\circ}$',
            '$\\frac{20 \\cdot 41}{62}$',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'This would be longer than 20. The sine of the wanted side stands above.',
            misconception: 'trig-turns-the-law-of-sines-upside-down',
          },
          {
            choice: 2,
            says: 'Sides are in proportion to the sines, not to the angles.',
            misconception: 'trig-takes-angles-in-proportion-to-sides',
          },
        ],
        done: '$\\frac{CA}{\\sin 41^\\circ} = \\frac{20}{\\sin 62^\\circ}$',
      },
      {
        ask: 'How long is $CA$, to the nearest tenth?',
        like: 3,
        answer: { typed: tenth((20 * at('sin', 41)) / at('sin', 62)) },
        slips: [
          {
            typed: tenth((20 * at('sin', 62)) / at('sin', 41)),
            says: 'The proportion stands upside down.',
            misconception: 'trig-turns-the-law-of-sines-upside-down',
          },
        ],
        done: '$\\frac{20 \\cdot 0.6561}{0.8829} \\approx 14.9$ cm',
      },
    ],
    answer: tenth((20 * at('sin', 41)) / at('sin', 62)),
    check: () => {
      const h = 20 * at('sin', 41)
      return tenth(Math.hypot(h, h / at('tan', 62)))
    },
  },
  trap: '<p>Believing the calculator in the case SSA. From $\\sin B = 0.8$ it shows $53.1^\\circ$, but $126.9^\\circ$ has the same sine. Test whether it fits beside the given angle.</p>',
  check:
    '<p>The longest side must lie opposite the largest angle, the shortest opposite the smallest. The angles must add up to $180^\\circ$.</p>',
  mends: {
    'trig-takes-an-angle-that-is-not-opposite': [1, 0],
    'trig-turns-the-law-of-sines-upside-down': [1, 2],
    'trig-takes-angles-in-proportion-to-sides': [3, 2],
    'trig-overlooks-that-no-triangle-exists': [2, 0],
    'trig-takes-ssa-as-unique': [2, 1],
    'trig-law-accepts-a-false-claim': [3, 2],
    'trig-law-rejects-a-true-claim': [3, 1],
    'trig-law-judges-one-claim-only': [3, 2],
  },
})
