import { drawing, frac, g, lesson, num, type Pt, text, xy } from '#kit'
import { at, real } from '../../common.ts'

const [ALPHA, BETA] = [34, 30]
const O: Pt = [0, 0]
const Q = xy.polar(O, at('cos', BETA), ALPHA)
const P = xy.polar(O, 1, ALPHA + BETA)

export const sumAndDifference = lesson({
  idea: '<p>Two angles are put together, as in the figure: first $\\alpha$, then $\\beta$. How high is the end point $P$? It is not the sum of the two sines. The height comes in two parts. Up to $Q$ it is $\\cos\\beta$ times $\\sin\\alpha$, because the lower triangle has the hypotenuse $\\cos\\beta$. From there on it is $\\sin\\beta$ times $\\cos\\alpha$, because $QP$ leans away from the vertical by $\\alpha$.</p><p>So each function of a sum is made of two products.</p>',
  figure: drawing(
    {
      alt: 'Two right triangles, one on the other: triangle OQR with the angle alpha at O, and triangle OPQ with the angle beta at O and the hypotenuse OP',
      at: { O, Q, P, R: [Q[0], 0], s: [Q[0], P[1]], z: [Q[0] + 0.45, 0] },
      height: 300,
    },
    [
      g.polygon('ORQ'),
      g.ray('Oz', { thin: true }),
      g.seg('QP'),
      g.seg('OP', '1', { loose: true }),
      g.seg('Qs', 'cos α sin β', { dash: true, loose: true, as: 'The dashed height above Q', from: 'P' }),
      g.seg('sP', '', { dash: true }),
      g.side('RQ', 'sin α cos β', { loose: true, from: 'O' }),
      g.side('OQ', 'cos β', { loose: true, from: 'P' }),
      g.side('QP', 'sin β', { loose: true, from: 's' }),
      g.angle('ROQ', 'α'),
      g.angle('QOP', 'β'),
      g.right('ORQ'),
      g.right('OQP'),
    ],
  ),
  words: [
    { word: 'sum formula', meaning: 'A formula for a function of $x + y$.' },
    { word: 'difference formula', meaning: 'The same for $x - y$.' },
    {
      word: 'exact value',
      meaning: 'A value with roots and fractions, not rounded: $\\frac{\\sqrt{2}}{2}$ instead of 0.71.',
    },
    { word: 'acute', meaning: 'Between $0^\\circ$ and $90^\\circ$; sine and cosine are positive there.' },
  ],
  rule: '<p>$\\sin(x + y) = \\sin x\\cos y + \\cos x\\sin y$</p><p>$\\sin(x - y) = \\sin x\\cos y - \\cos x\\sin y$</p><p>$\\cos(x + y) = \\cos x\\cos y - \\sin x\\sin y$</p><p>$\\cos(x - y) = \\cos x\\cos y + \\sin x\\sin y$</p><p>Sine: mixed pairs, same sign. Cosine: equal pairs, opposite sign.</p>',
  use: '<p>An angle is the sum or difference of two angles that you know, such as $75^\\circ = 45^\\circ + 30^\\circ$, or two such products stand beside each other.</p>',
  avoid:
    '<p>Never distribute the function: $\\sin(x + y)$ is not $\\sin x + \\sin y$. With $x = y = 90^\\circ$ that would be $0 = 2$.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Which of these is equal to $\\cos 52^\\circ\\cos 12^\\circ + \\sin 52^\\circ\\sin 12^\\circ$: $\\cos 64^\\circ$, $\\cos 40^\\circ$ or $\\sin 64^\\circ$?',
      covers: ['trigonometry/formula-backwards', 'trigonometry/equation-with-two-products'],
      steps: [
        {
          do: 'Look at the pairs: cosine with cosine, sine with sine. This is a formula for the cosine.',
          why: 'The sine would mix: sine with cosine.',
        },
        {
          do: 'Look at the sign: plus between the products. For the cosine the sign is the opposite one, so it is the difference.',
          why: '$\\cos(x - y)$ has a plus, $\\cos(x + y)$ has a minus.',
        },
        {
          do: 'Put together: $\\cos(52^\\circ - 12^\\circ)$ is $\\cos 40^\\circ$.',
          why: 'The formula, read backward.',
        },
        {
          do: 'Asked another way: $\\sin x\\cos 15^\\circ - \\cos x\\sin 15^\\circ = \\frac{1}{2}$ says $\\sin(x - 15^\\circ) = \\frac{1}{2}$. For an acute $x$, $x - 15^\\circ = 30^\\circ$ and $x = 45^\\circ$.',
          why: 'First make one value of the two products, then solve.',
        },
      ],
      answer: text('$\\cos 40^\\circ$'),
      check: () => {
        const value = at('cos', 52) * at('cos', 12) + at('sin', 52) * at('sin', 12)
        const list: [string, number][] = [
          ['$\\cos 64^\\circ$', at('cos', 64)],
          ['$\\cos 40^\\circ$', at('cos', 40)],
          ['$\\sin 64^\\circ$', at('sin', 64)],
        ]
        return text(list.find(([, v]) => Math.abs(v - value) < 1e-9)?.[0] ?? 'none')
      },
    },
    {
      level: 'Next',
      asks: 'What is the exact value of $\\cos 75^\\circ$?',
      covers: [
        'trigonometry/exact-value-by-sum',
        'trigonometry/shift-by-quarter-turns',
        'trigonometry/wave-as-sine-and-cosine',
      ],
      steps: [
        {
          do: 'Split into angles you know: $75^\\circ = 45^\\circ + 30^\\circ$.',
          why: 'Use special angles.',
        },
        {
          do: 'Write the formula: $\\cos 45^\\circ\\cos 30^\\circ - \\sin 45^\\circ\\sin 30^\\circ$.',
          why: 'Cosine of a sum: equal pairs, minus.',
        },
        {
          do: 'Put the values in: $\\frac{\\sqrt{2}}{2} \\cdot \\frac{\\sqrt{3}}{2} - \\frac{\\sqrt{2}}{2} \\cdot \\frac{1}{2} = \\frac{\\sqrt{6}}{4} - \\frac{\\sqrt{2}}{4}$.',
          why: 'Multiply above and below: $\\sqrt{2} \\cdot \\sqrt{3} = \\sqrt{6}$.',
        },
        {
          do: 'Together: $\\frac{\\sqrt{6} - \\sqrt{2}}{4}$.',
          why: 'About 0.26: small and positive, as it should be near $90^\\circ$.',
        },
        {
          do: 'With quarter turns: $\\cos(x - 90^\\circ) = \\cos x\\cos 90^\\circ + \\sin x\\sin 90^\\circ = \\sin x$.',
          why: 'The cosine of a quarter turn is 0 and its sine is 1, so one product is left.',
        },
        {
          do: 'With a factor: $24\\sin(t + 60^\\circ) = 24\\sin t\\cos 60^\\circ + 24\\cos t\\sin 60^\\circ = 12\\sin t + 12\\sqrt{3}\\cos t$.',
          why: 'The 24 multiplies both products.',
        },
      ],
      answer: real(at('cos', 75)),
      // 75° lies beside 15°, which is 60° − 45°.
      check: () => real(at('sin', 60) * at('cos', 45) - at('cos', 60) * at('sin', 45)),
    },
    {
      level: 'Exam level',
      asks: 'For acute angles $\\alpha$ and $\\beta$, $\\sin\\alpha = \\frac{3}{5}$ and $\\cos\\beta = \\frac{5}{13}$. What is $\\sin(\\alpha + \\beta)$?',
      covers: ['trigonometry/sum-of-two-known-angles'],
      steps: [
        {
          do: 'Find the missing values with right triangles. $5^2 - 3^2 = 16$, so $\\cos\\alpha = \\frac{4}{5}$.',
          why: 'Opposite 3, hypotenuse 5, so adjacent 4. It is positive, because $\\alpha$ is acute.',
        },
        {
          do: '$13^2 - 5^2 = 144$, so $\\sin\\beta = \\frac{12}{13}$.',
          why: 'Adjacent 5, hypotenuse 13, so opposite 12.',
        },
        {
          do: 'Formula: $\\sin\\alpha\\cos\\beta + \\cos\\alpha\\sin\\beta = \\frac{3}{5} \\cdot \\frac{5}{13} + \\frac{4}{5} \\cdot \\frac{12}{13}$.',
          why: 'Mixed pairs: each product has one sine and one cosine.',
        },
        {
          do: '$\\frac{15}{65} + \\frac{48}{65} = \\frac{63}{65}$',
          why: '$\\frac{3}{5} + \\frac{12}{13}$ would be above 1, which no sine can be.',
        },
      ],
      answer: num(frac(63, 65)),
      check: () => num(frac(Math.round(65 * Math.sin(Math.asin(3 / 5) + Math.acos(5 / 13))), 65)),
    },
  ],
  tryIt: {
    asks: 'What is the exact value of $\\sin 105^\\circ$?',
    steps: [
      {
        ask: 'Which sum of known angles is $105^\\circ$?',
        answer: { choose: ['$60^\\circ + 45^\\circ$', '$90^\\circ + 30^\\circ$'] },
        slips: [{ choice: 1, says: 'Add again: that is $120^\\circ$.' }],
        done: '$105^\\circ = 60^\\circ + 45^\\circ$',
      },
      {
        ask: 'Which line follows from the formula?',
        answer: {
          choose: [
            '$\\sin 60^\\circ\\cos 45^\\circ + \\cos 60^\\circ\\sin 45^\\circ$',
            '$\\sin 60^\\circ\\cos 45^\\circ - \\cos 60^\\circ\\sin 45^\\circ$',
            '$\\sin 60^\\circ + \\sin 45^\\circ$',
            '$\\sin 60^\\circ\\sin 45^\\circ + \\cos 60^\\circ\\cos 45^\\circ$',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'For the sine the sign is the same as in the sum: plus.',
            misconception: 'trig-takes-the-wrong-sign-in-the-sum-formula',
          },
          {
            choice: 2,
            says: 'The function cannot be distributed over the sum.',
            misconception: 'trig-distributes-the-function',
          },
          {
            choice: 3,
            says: 'The sine has mixed pairs: sine with cosine.',
            misconception: 'trig-pairs-the-wrong-functions',
          },
        ],
        done: '$\\sin 60^\\circ\\cos 45^\\circ + \\cos 60^\\circ\\sin 45^\\circ$',
      },
      {
        ask: 'What is the value?',
        answer: {
          choose: [
            '$\\frac{\\sqrt{6} + \\sqrt{2}}{4}$',
            '$\\frac{\\sqrt{6} - \\sqrt{2}}{4}$',
            '$\\frac{\\sqrt{3} + \\sqrt{2}}{2}$',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'Both products are added.',
            misconception: 'trig-takes-the-wrong-sign-in-the-sum-formula',
          },
          {
            choice: 2,
            says: 'This is above 1. The values must be multiplied in pairs.',
            misconception: 'trig-distributes-the-function',
          },
        ],
        done: '$\\frac{\\sqrt{3}}{2} \\cdot \\frac{\\sqrt{2}}{2} + \\frac{1}{2} \\cdot \\frac{\\sqrt{2}}{2}$ is $\\frac{\\sqrt{6} + \\sqrt{2}}{4}$.',
      },
    ],
    answer: real(at('sin', 105)),
    // The sine of 105° is the cosine of 15° = 45° − 30°.
    check: () => real(at('cos', 45) * at('cos', 30) + at('sin', 45) * at('sin', 30)),
  },
  trap: '<p>Keeping the sign in the cosine. $\\cos(x + y)$ has a <em>minus</em> between the products.</p>',
  check:
    '<p>Compare with decimals: $\\frac{\\sqrt{6} - \\sqrt{2}}{4} \\approx 0.26$, and a calculator gives $\\cos 75^\\circ \\approx 0.26$. No sine or cosine is above 1.</p>',
  mends: {
    'trig-pairs-the-wrong-functions': [0, 0],
    'trig-takes-the-wrong-sign-in-the-sum-formula': [0, 1],
    'trig-distributes-the-function': [2, 3],
    'trig-swaps-the-values-of-the-known-angle': [1, 4],
    'trig-stops-at-the-angle-of-the-sum': [0, 3],
    'trig-multiplies-one-product-only': [1, 5],
  },
})
