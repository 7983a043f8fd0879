import { drawing, frac, g, lesson, num, text, xy } from '#kit'
import { at, real } from '../../common.ts'

const T = 64
const P = xy.polar([0, 0], 1, T)

export const halfAngle = lesson({
  idea: '<p>You know the special angles. Half-angle formulas give you the angles halfway: $22.5^\\circ$, $75^\\circ$, $105^\\circ$. In the figure, the angle at $O$ is $\\theta$, and the angle at $A$ is exactly half of it. The right triangle $AFP$ has the legs $1 + \\cos\\theta$ and $\\sin\\theta$: so everything about $\\frac{\\theta}{2}$ can be found from $\\theta$.</p><p>The formulas themselves are double angle formulas read backward: solve $\\cos\\theta = 1 - 2\\sin^2\\frac{\\theta}{2}$ for the sine.</p>',
  figure: drawing(
    {
      alt: 'A circle of radius 1 with center O and the point P; from P a dashed height falls to F, and A lies at the far left of the circle',
      at: { O: [0, 0], A: [-1, 0], P, F: [P[0], 0] },
      height: 290,
    },
    [
      g.circle('O', 1, { thin: true }),
      g.seg('AF'),
      g.seg('AP', '', { accent: true }),
      g.seg('OP', '1', { from: 'F' }),
      g.seg('PF', 'sin θ', { dash: true, loose: true, from: 'O' }),
      g.side('AO', '1', { from: 'P' }),
      g.side('OF', 'cos θ', { loose: true, from: 'P' }),
      g.angle('FOP', 'θ'),
      g.angle('FAP', 'θ/2', { loose: true }),
      g.right('PFO'),
      g.dots('OAP'),
    ],
  ),
  words: [
    { word: 'half angle', meaning: 'Half of an angle: $\\frac{\\theta}{2}$ for $\\theta$, and $3x$ for $6x$.' },
    {
      word: 'power reduction',
      meaning: 'Writing $\\sin^2 x$ or $\\cos^2 x$ without a square, with the cosine of $2x$.',
    },
    { word: 'range of an angle', meaning: 'Between which two values the angle lies.' },
  ],
  rule: '<p>$\\sin\\frac{\\theta}{2} = \\pm\\sqrt{\\frac{1 - \\cos\\theta}{2}}$</p><p>$\\cos\\frac{\\theta}{2} = \\pm\\sqrt{\\frac{1 + \\cos\\theta}{2}}$</p><p>$\\tan\\frac{\\theta}{2} = \\frac{1 - \\cos\\theta}{\\sin\\theta}$</p><p>The quadrant of $\\frac{\\theta}{2}$ decides the sign.</p>',
  use: '<p>The angle is half of one that you know; or a square of sine or cosine is to be written without the square.</p>',
  avoid:
    '<p>If the angle is a sum of two special angles, such as $75^\\circ = 45^\\circ + 30^\\circ$, the sum formulas do it too, without roots in roots.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Which single function of one angle is $\\sqrt{\\frac{1 - \\cos 80^\\circ}{2}}$ equal to?',
      covers: ['trigonometry/half-angle-backwards', 'trigonometry/half-angle-exact'],
      steps: [
        {
          do: 'A root with a minus: this is the formula of the sine.',
          why: 'Plus would be the cosine. Test with the angle 0: $\\sin 0 = 0$ needs the minus.',
        },
        {
          do: 'Halve the angle: $80^\\circ \\div 2 = 40^\\circ$. So it is $\\sin 40^\\circ$.',
          why: 'Under the root stands the whole angle, and $40^\\circ$ has a positive sine. The same formula gives exact values: $\\sin 112.5^\\circ$ has $\\cos 225^\\circ$ under the root.',
        },
      ],
      answer: text('$\\sin 40^\\circ$'),
      check: () => {
        const v = Math.sqrt((1 - at('cos', 80)) / 2)
        return text(`$\\sin ${[20, 40, 80, 160].find((a) => Math.abs(at('sin', a) - v) < 1e-9)}^\\circ$`)
      },
    },
    {
      level: 'Next',
      asks: 'If $\\cos\\theta = \\frac{7}{9}$ and $270^\\circ \\lt \\theta \\lt 360^\\circ$, what is $\\cos\\frac{\\theta}{2}$?',
      covers: ['trigonometry/half-angle-from-cosine'],
      steps: [
        {
          do: 'Halve the range: $135^\\circ \\lt \\frac{\\theta}{2} \\lt 180^\\circ$. That is quadrant II, so the cosine is negative.',
          why: 'The whole angle has a positive cosine, but its half decides.',
        },
        {
          do: 'Formula: $\\frac{1 + \\frac{7}{9}}{2} = \\frac{16}{9} \\div 2 = \\frac{8}{9}$.',
          why: 'Plus for the cosine.',
        },
        {
          do: 'Take the root of $\\frac{8}{9}$ with its sign: $-\\frac{2\\sqrt{2}}{3}$.',
          why: 'Halving the value would give $\\frac{7}{18}$, which is something else.',
        },
        {
          do: 'Who is right? Imani says: “$\\sin\\frac{\\theta}{2}$ is positive.” Ben says: “$\\tan\\frac{\\theta}{2}$ is positive.” In quadrant II sine is positive and tangent is negative. Only Imani is right.',
          why: 'Halve the range first. Then judge each claim by itself.',
          covers: ['trigonometry/half-angle-claims'],
        },
      ],
      answer: real((-2 * Math.SQRT2) / 3),
      check: () => real(Math.cos((2 * Math.PI - Math.acos(7 / 9)) / 2)),
    },
    {
      level: 'Exam level',
      asks: 'Let $\\sin\\theta = \\frac{3}{5}$ with $90^\\circ \\lt \\theta \\lt 180^\\circ$. What is $\\tan\\frac{\\theta}{2}$?',
      covers: [
        'trigonometry/half-angle-from-sine',
        'trigonometry/half-angle-tangent',
        'trigonometry/half-angle-isosceles',
      ],
      steps: [
        {
          do: 'Find the cosine: $5^2 - 3^2 = 4^2$, and in quadrant II it is negative: $\\cos\\theta = -\\frac{4}{5}$.',
          why: 'The formulas need the cosine, with its sign.',
        },
        {
          do: 'Put it in: $\\tan\\frac{\\theta}{2} = \\frac{1 - \\cos\\theta}{\\sin\\theta} = \\frac{1 + \\frac{4}{5}}{\\frac{3}{5}}$.',
          why: 'Minus a negative number is plus. One minus cosine stands above the sine.',
        },
        {
          do: 'Multiply by 5 above and below: $\\frac{5 + 4}{3} = 3$.',
          why: 'The half angle lies between $45^\\circ$ and $90^\\circ$, so a tangent above 1 fits. In an isosceles triangle the height gives you such a half angle.',
        },
      ],
      answer: num(3),
      check: () => num(Math.round(Math.tan((Math.PI - Math.asin(3 / 5)) / 2))),
    },
    {
      level: 'Exam level',
      asks: 'For all $x$, $12\\sin^2 4x + 5 = p - q\\cos rx$ with positive constants. What is $pq + r$?',
      covers: ['trigonometry/power-reduction', 'trigonometry/power-reduction-constants'],
      steps: [
        {
          do: 'Without the square: $\\sin^2 4x = \\frac{1 - \\cos 8x}{2}$.',
          why: '$4x$ is half of $8x$: the angle doubles.',
        },
        {
          do: 'Multiply and add: $6 - 6\\cos 8x + 5 = 11 - 6\\cos 8x$.',
          why: 'The 12 is halved in both terms, and the 5 is not lost.',
        },
        { do: '$pq + r = 11 \\cdot 6 + 8 = 74$', why: 'Compare term by term: $p$, $q$ and $r$ are 11, 6 and 8.' },
      ],
      answer: num(74),
      check: () => {
        const values = Array.from({ length: 3600 }, (_, i) => 12 * at('sin', (4 * i) / 10) ** 2 + 5)
        const [top, low] = [Math.max(...values), Math.min(...values)]
        return num(Math.round(((top + low) / 2) * ((top - low) / 2)) + 8)
      },
    },
  ],
  tryIt: {
    asks: 'If $\\cos\\theta = -\\frac{7}{25}$ and $180^\\circ \\lt \\theta \\lt 270^\\circ$, what is $\\cos\\frac{\\theta}{2}$?',
    steps: [
      {
        ask: 'Between which angles does $\\frac{\\theta}{2}$ lie?',
        answer: {
          choose: [
            'between $90^\\circ$ and $135^\\circ$',
            'between $180^\\circ$ and $270^\\circ$',
            'between $45^\\circ$ and $90^\\circ$',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'That is the range of the whole angle. Halve both ends.',
            misconception: 'trig-takes-the-sign-of-the-whole-angle',
          },
          { choice: 2, says: 'Half of 180 is 90: the range starts there.' },
        ],
        done: '$90^\\circ \\lt \\frac{\\theta}{2} \\lt 135^\\circ$: the cosine is negative',
      },
      {
        ask: 'What is $\\frac{1 + \\cos\\theta}{2}$?',
        answer: { typed: num(frac(9, 25)) },
        slips: [
          {
            typed: num(frac(16, 25)),
            says: 'That is one minus the cosine, which belongs to the sine.',
            misconception: 'trig-swaps-the-half-angle-formulas',
          },
          {
            typed: num(frac(18, 25)),
            says: 'Divide by 2 as well.',
            misconception: 'trig-forgets-the-half-under-the-root',
          },
        ],
        done: '$\\frac{1 - \\frac{7}{25}}{2} = \\frac{18}{25} \\div 2 = \\frac{9}{25}$',
      },
      {
        ask: 'What is $\\cos\\frac{\\theta}{2}$?',
        answer: { typed: num(frac(-3, 5)) },
        slips: [
          {
            typed: num(frac(3, 5)),
            says: 'Look at the quadrant of the half angle once more: which sign has the cosine there?',
            misconception: 'trig-takes-the-sign-of-the-whole-angle',
          },
        ],
        done: '$-\\sqrt{\\frac{9}{25}} = -\\frac{3}{5}$',
      },
    ],
    answer: num(frac(-3, 5)),
    check: () => num(frac(Math.round(5 * Math.cos((2 * Math.PI - Math.acos(-7 / 25)) / 2)), 5)),
  },
  trap: '<p>Taking the sign of the whole angle. An angle of $300^\\circ$ has a negative sine, but its half, $150^\\circ$, has a positive one. Always halve the range first.</p>',
  check:
    '<p>Go back with the double angle: $1 - 2\\sin^2\\frac{\\theta}{2}$ must give $\\cos\\theta$ again. No value of sine or cosine is above 1.</p>',
  mends: {
    'trig-swaps-the-half-angle-formulas': [0, 0],
    'trig-mixes-up-half-and-double-angle': [0, 1],
    'trig-takes-the-sign-of-the-whole-angle': [1, 0],
    'trig-forgets-the-half-under-the-root': [1, 1],
    'trig-halves-the-value': [1, 2],
    'trig-loses-the-sign-of-the-cosine': [2, 0],
    'trig-turns-the-half-tangent-upside-down': [2, 1],
    'trig-does-not-double-the-angle-of-the-square': [3, 0],
    'trig-loses-the-added-constant': [3, 1],
    'trig-puts-the-sine-into-the-half-angle-formula': [2, 0],
    'trig-stops-at-one-half-of-the-triangle': [2, 2],
    'trig-half-rejects-a-true-claim': [1, 3],
    'trig-half-judges-one-claim-only': [1, 3],
    'trig-half-accepts-a-false-claim': [1, 3],
  },
})
