import { drawing, g, lesson, num, surd, surdSqrt, surdValue, text, xy } from '#kit'
import { at } from '../../common.ts'
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

/** The distance from P of what is seen under these angles at both ends of PQ: its height over PQ, then the right triangle at P. */
const fromShore = (P: number, Q: number, d: number): number => d / (1 / at('tan', P) + 1 / at('tan', Q)) / at('sin', P)

export const lawOfSines = lesson({
  idea: '<p>In a triangle the longest side lies opposite the largest angle. How exactly? Draw the altitude $h$. It makes two right triangles. On the left $h = b\\sin A$, on the right $h = a\\sin B$. Both are the same $h$, so $b\\sin A = a\\sin B$.</p><p>Divide by both sines: $\\frac{a}{\\sin A} = \\frac{b}{\\sin B}$. So sides are in proportion to the <em>sines</em> of the angles opposite them. It works in every triangle.</p>',
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
  ],
  rule: '<p>$\\frac{a}{\\sin A} = \\frac{b}{\\sin B} = \\frac{c}{\\sin C}$</p><p>To find a side: $b = \\frac{a \\cdot \\sin B}{\\sin A}$. To find an angle: $\\sin B = \\frac{b \\cdot \\sin A}{a}$, and then test $B$ and $180^\\circ - B$.</p>',
  use: '<p>You know one side <em>and</em> the angle opposite it, and one more angle (AAS) or side (SSA). If the known side lies between the two known angles (ASA), find the third angle first: $180^\\circ - A - B$.</p>',
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
      asks: 'Two observers $P$ and $Q$ stand 500 feet apart and look at the same buoy $R$, with $m\\angle P = 62^\\circ$ and $m\\angle Q = 70^\\circ$. How far is the buoy from $P$, to the nearest foot?',
      covers: ['trigonometry/law-of-sines-side', 'trigonometry/distance-from-two-sightings'],
      steps: [
        {
          do: '$PQ = 500$ lies opposite $R$. Find this angle first: $180^\\circ - 62^\\circ - 70^\\circ = 48^\\circ$.',
          why: 'A side and the angle opposite it make a pair. Where both are given, skip this step.',
        },
        {
          do: 'Pairs: 500 goes with $48^\\circ$. $PR$ lies opposite $Q$, so it goes with $70^\\circ$.',
          why: 'The opposite side does not touch the angle.',
        },
        {
          do: 'Law: $\\frac{PR}{\\sin 70^\\circ} = \\frac{500}{\\sin 48^\\circ}$.',
          why: 'Side over sine on both sides.',
        },
        {
          do: 'Solve: $PR = \\frac{500 \\cdot \\sin 70^\\circ}{\\sin 48^\\circ} \\approx \\frac{500 \\cdot 0.9397}{0.7431}$.',
          why: 'The sine of the wanted side stands above.',
        },
        {
          do: 'Calculate: $PR \\approx 632$ feet.',
          why: 'Round at the end only. The larger angle has the longer side: $632 \\gt 500$.',
        },
      ],
      answer: num(Math.round((500 * at('sin', 70)) / at('sin', 48))),
      check: () => num(Math.round(fromShore(62, 70, 500))),
    },
    {
      level: 'Exam level',
      asks: 'How many different triangles $ABC$ have $m\\angle A = 40^\\circ$, $BC = 7$ and $CA = 9$?',
      covers: ['trigonometry/how-many-triangles', 'trigonometry/law-of-sines-angle'],
      steps: [
        {
          do: 'Find the sine of $B$: $\\sin B = \\frac{9 \\cdot \\sin 40^\\circ}{7} \\approx 0.826$.',
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
          why: 'The chapter on the ambiguous case shows all cases.',
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
    asks: 'Two observers $P$ and $Q$ stand 300 feet apart and look at the same buoy $R$, with $m\\angle P = 54^\\circ$ and $m\\angle Q = 65^\\circ$. How far is the buoy from $P$, to the nearest foot?',
    steps: [
      {
        ask: 'Which angle lies opposite $PQ$, in degrees?',
        answer: { typed: num(180 - 54 - 65) },
        slips: [
          {
            typed: num(54 + 65),
            says: 'These are the other two angles together. How much is left of $180^\\circ$?',
          },
          {
            typed: num(54),
            says: '$PQ$ touches the vertex $P$. Which vertex does it not touch?',
            misconception: 'trig-takes-an-angle-that-is-not-opposite',
          },
        ],
        done: '$180^\\circ - 54^\\circ - 65^\\circ = 61^\\circ$ lies opposite $PQ = 300$.',
      },
      {
        ask: 'Which expression gives $PR$?',
        like: 3,
        answer: {
          choose: [
            '$\\frac{300\\sin 65^\\circ}{\\sin 61^\\circ}$',
            '$\\frac{300\\sin 61^\\circ}{\\sin 65^\\circ}$',
            '$\\frac{300\\sin 54^\\circ}{\\sin 61^\\circ}$',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'The sine of the wanted side stands above.',
            misconception: 'trig-turns-the-law-of-sines-upside-down',
          },
          {
            choice: 2,
            says: '$PR$ touches the vertex $P$, so $54^\\circ$ does not belong to it.',
            misconception: 'trig-takes-an-angle-that-is-not-opposite',
          },
        ],
        done: '$\\frac{PR}{\\sin 65^\\circ} = \\frac{300}{\\sin 61^\\circ}$',
      },
      {
        ask: 'How far is the buoy from $P$, to the nearest foot?',
        like: 4,
        answer: { typed: num(Math.round((300 * at('sin', 65)) / at('sin', 61))) },
        slips: [
          {
            typed: num(Math.round((300 * 65) / 61)),
            says: 'Use the sines, not the angles.',
            misconception: 'trig-takes-angles-in-proportion-to-sides',
          },
        ],
        done: '$\\frac{300 \\cdot 0.9063}{0.8746} \\approx 311$ feet',
      },
    ],
    answer: num(Math.round((300 * at('sin', 65)) / at('sin', 61))),
    check: () => num(Math.round(fromShore(54, 65, 300))),
  },
  trap: '<p>Believing the calculator in the case SSA. From $\\sin B = 0.8$ it shows $53.1^\\circ$, but $126.9^\\circ$ has the same sine. Test whether it fits beside the given angle.</p>',
  check:
    '<p>The longest side must lie opposite the largest angle, the shortest opposite the smallest. The angles must add up to $180^\\circ$.</p>',
  mends: {
    'trig-takes-an-angle-that-is-not-opposite': [1, 1],
    'trig-turns-the-law-of-sines-upside-down': [1, 3],
    'trig-takes-angles-in-proportion-to-sides': [3, 2],
    'trig-overlooks-that-no-triangle-exists': [2, 0],
    'trig-takes-ssa-as-unique': [2, 1],
    'trig-law-accepts-a-false-claim': [3, 2],
    'trig-law-rejects-a-true-claim': [3, 1],
    'trig-law-judges-one-claim-only': [3, 2],
  },
})
