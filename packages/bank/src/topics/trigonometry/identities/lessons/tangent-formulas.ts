import { drawing, frac, g, lesson, num, xy } from '#kit'
import { at, rational, toDeg } from '../../common.ts'

const arctan = (t: number): number => toDeg(Math.atan(t))
/** The tangent of an angle in degrees, as a fraction. */
const tanOf = (deg: number) => num(rational(at('tan', deg)) ?? 0)

export const tangentFormulas = lesson({
  idea: '<p>The tangent of an angle is the slope of a line that rises at this angle. Put one angle on top of another, as in the figure. The slopes do not simply add up: two lines at $45^\\circ$ have slope 1 each, but together they stand upright, and a vertical line has no slope.</p><p>Divide the sum formula of the sine by the one of the cosine, and divide above and below by $\\cos x \\cos y$. Only tangents are left: the sum of the two, over 1 minus their product.</p>',
  figure: drawing(
    {
      alt: 'Three rays from O: OR is horizontal, OQ rises from it at the angle x, and OP rises from OQ at the angle y',
      at: { O: [0, 0], R: [6, 0], Q: xy.polar([0, 0], 6, 27), P: xy.polar([0, 0], 6, 62) },
      height: 230,
    },
    [g.ray('OR'), g.ray('OQ'), g.ray('OP'), g.angle('ROQ', 'x', { r: 40 }), g.angle('QOP', 'y', { r: 40 })],
  ),
  words: [
    { word: 'slope', meaning: 'Rise over run of a line: the tangent of its angle with the horizontal.' },
    { word: 'double angle', meaning: 'Twice an angle: $2x$ for $x$.' },
    { word: 'acute', meaning: 'Between $0^\\circ$ and $90^\\circ$; the tangent is positive there.' },
    { word: 'angle of elevation', meaning: 'The angle between the horizontal and a line of sight that goes up.' },
  ],
  rule: '<p>$\\tan(x + y) = \\frac{\\tan x + \\tan y}{1 - \\tan x \\tan y}$ and $\\tan(x - y) = \\frac{\\tan x - \\tan y}{1 + \\tan x \\tan y}$</p><p>$\\tan 2x = \\frac{2\\tan x}{1 - \\tan^2 x}$</p><p>Above stands the sign of the question, below the opposite one.</p>',
  use: '<p>Two tangents or slopes are known and the tangent of a sum, a difference or a double angle is wanted; or the angle between two lines.</p>',
  avoid:
    '<p>If a sine or cosine is wanted, take the formulas for sine and cosine. If the denominator is 0, the tangent does not exist.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'If $\\tan x = \\frac{1}{2}$ and $\\tan y = \\frac{2}{5}$, what are $\\tan(x + y)$ and $\\tan 2x$? Give $\\tan(x + y)$.',
      covers: ['trigonometry/tangent-of-a-sum', 'trigonometry/tangent-of-the-double-angle'],
      steps: [
        {
          do: 'Numerator: $\\frac{1}{2} + \\frac{2}{5} = \\frac{5}{10} + \\frac{4}{10} = \\frac{9}{10}$.',
          why: 'A sum of angles: plus above. This alone is not the answer yet.',
        },
        {
          do: 'Denominator: $1 - \\frac{1}{2} \\cdot \\frac{2}{5} = 1 - \\frac{1}{5} = \\frac{4}{5}$.',
          why: 'Plus above, so minus below. Do not forget the 1.',
        },
        {
          do: '$\\tan(x + y) = \\frac{9}{10} \\div \\frac{4}{5} = \\frac{9}{10} \\cdot \\frac{5}{4} = \\frac{9}{8}$',
          why: 'Numerator divided by denominator, not the other way around.',
        },
        {
          do: 'In the same way $\\tan 2x = \\frac{2 \\cdot \\frac{1}{2}}{1 - \\frac{1}{4}} = \\frac{4}{3}$. The first answer is $\\frac{9}{8}$.',
          why: 'Twice the tangent above, 1 minus its square below. Doubling $\\frac{1}{2}$ alone would give 1.',
        },
      ],
      answer: num(frac(9, 8)),
      check: () => tanOf(arctan(1 / 2) + arctan(2 / 5)),
    },
    {
      level: 'Next',
      asks: 'For acute angles $x$ and $y$, $x + y = 45^\\circ$ and $\\tan x = \\frac{2}{3}$. What is $\\tan y$?',
      covers: ['trigonometry/other-tangent-of-a-sum'],
      steps: [
        {
          do: '$y = 45^\\circ - x$, and $\\tan 45^\\circ = 1$.',
          why: 'The wanted angle is a difference of two angles whose tangents are known.',
        },
        {
          do: '$\\tan y = \\frac{1 - \\frac{2}{3}}{1 + 1 \\cdot \\frac{2}{3}}$',
          why: 'Minus above, plus below. $1 - \\frac{2}{3}$ alone would subtract tangents as if they were angles.',
        },
        {
          do: '$\\frac{1}{3} \\div \\frac{5}{3} = \\frac{1}{5}$, so $\\tan y = \\frac{1}{5}$.',
          why: 'Test: the tangent of the sum must be 1.',
        },
      ],
      answer: num(frac(1, 5)),
      check: () => tanOf(45 - arctan(2 / 3)),
    },
    {
      level: 'Exam level',
      asks: 'A sign on a wall reaches from 4 ft to 12 ft above eye level. You stand 16 ft away and look at it; the viewing angle is $\\theta$. What is $\\tan \\theta$?',
      covers: ['trigonometry/viewing-angle', 'trigonometry/angle-between-lines'],
      steps: [
        {
          do: 'The two lines of sight have slopes $\\frac{12}{16} = \\frac{3}{4}$ and $\\frac{4}{16} = \\frac{1}{4}$.',
          why: 'A slope is the tangent of the angle of elevation. The angle between two lines is the difference of their angles.',
        },
        {
          do: 'Numerator: $\\frac{3}{4} - \\frac{1}{4} = \\frac{1}{2}$. Denominator: $1 + \\frac{3}{4} \\cdot \\frac{1}{4} = \\frac{19}{16}$.',
          why: 'A difference: minus above, plus below.',
        },
        {
          do: '$\\tan \\theta = \\frac{1}{2} \\cdot \\frac{16}{19} = \\frac{8}{19}$',
          why: 'For two lines in the plane do the same with their slopes, and drop a minus sign: the acute angle has a positive tangent.',
        },
      ],
      answer: num(frac(8, 19)),
      check: () => tanOf(arctan(12 / 16) - arctan(4 / 16)),
    },
    {
      level: 'Exam level',
      asks: 'The terminal side of $x$ lies in quadrant II, and $\\sin x = \\frac{3}{5}$. What is $\\tan 2x$? And which acute angle $z$ has the same $\\tan 2z$; that is, what is $\\tan z$? Give $\\tan z$.',
      covers: ['trigonometry/double-tangent-in-a-quadrant', 'trigonometry/from-the-double-tangent'],
      steps: [
        {
          do: 'In quadrant II the cosine is negative: $\\cos x = -\\frac{4}{5}$, so $\\tan x = -\\frac{3}{4}$.',
          why: 'Sine over cosine. Without the minus sign everything that follows has the wrong sign.',
        },
        {
          do: '$\\tan 2x = \\frac{2 \\cdot \\left(-\\frac{3}{4}\\right)}{1 - \\frac{9}{16}} = -\\frac{3}{2} \\cdot \\frac{16}{7} = -\\frac{24}{7}$',
          why: 'Square the tangent in the denominator.',
        },
        {
          do: 'Backward, with $t = \\tan z$: $\\frac{2t}{1 - t^2} = -\\frac{24}{7}$ gives $14t = -24 + 24t^2$, so $12t^2 - 7t - 12 = 0$.',
          why: 'Clear the denominators. Halving $-\\frac{24}{7}$ would not help: tangents are not halved with the angle.',
        },
        {
          do: '$t = \\frac{7 \\pm \\sqrt{49 + 576}}{24} = \\frac{7 \\pm 25}{24}$: $t = \\frac{4}{3}$ or $t = -\\frac{3}{4}$. Acute: $\\tan z = \\frac{4}{3}$.',
          why: 'An acute angle has a positive tangent. The other solution is the angle of the start.',
        },
      ],
      answer: num(frac(4, 3)),
      check: () => tanOf((arctan(-24 / 7) + 180) / 2),
    },
  ],
  tryIt: {
    asks: 'For acute angles $x$ and $y$, $x + y = 45^\\circ$ and $\\tan x = \\frac{1}{4}$. What is $\\tan y$?',
    steps: [
      {
        ask: 'Which formula do you need for $\\tan y$?',
        answer: {
          choose: ['$\\tan(45^\\circ - x)$', '$\\tan(45^\\circ + x)$', '$\\tan 45^\\circ - \\tan x$'],
        },
        slips: [
          { choice: 1, says: 'The two angles add up to $45^\\circ$. So $y$ is what is left when $x$ is taken away.' },
          {
            choice: 2,
            says: 'Angles are subtracted, tangents are not. Use the formula for the tangent of a difference.',
            misconception: 'trig-adds-or-subtracts-the-tangents',
          },
        ],
        done: '$y = 45^\\circ - x$, so $\\tan y = \\tan(45^\\circ - x)$.',
      },
      {
        ask: 'What is the denominator $1 + \\tan 45^\\circ \\cdot \\tan x$?',
        answer: { typed: num(frac(5, 4)) },
        slips: [
          {
            typed: num(frac(3, 4)),
            says: 'You subtracted the product. For a difference the sign below is plus.',
            misconception: 'trig-turns-the-sign-in-the-tangent-denominator',
          },
          {
            typed: num(frac(1, 4)),
            says: 'That is the product alone. Add it to 1.',
            misconception: 'trig-loses-the-one-in-the-tangent-formula',
          },
        ],
        done: '$1 + 1 \\cdot \\frac{1}{4} = \\frac{5}{4}$',
      },
      {
        ask: 'The numerator is $1 - \\frac{1}{4} = \\frac{3}{4}$. What is $\\tan y$?',
        answer: { typed: num(frac(3, 5)) },
        slips: [
          {
            typed: num(frac(5, 3)),
            says: 'You divided the denominator by the numerator. Turn it around.',
            misconception: 'trig-turns-the-tangent-formula-upside-down',
          },
        ],
        done: '$\\frac{3}{4} \\div \\frac{5}{4} = \\frac{3}{5}$',
      },
    ],
    answer: num(frac(3, 5)),
    check: () => tanOf(45 - arctan(1 / 4)),
  },
  trap: '<p>Adding or doubling the tangents. If $\\tan x = \\frac{1}{2}$, then $\\tan 2x$ is not 1 but $\\frac{4}{3}$: slopes grow faster than angles.</p>',
  check:
    '<p>Turn the tangents into angles with a calculator, add, subtract or double them, and take the tangent again.</p>',
  mends: {
    'trig-adds-or-subtracts-the-tangents': [1, 1],
    'trig-turns-the-sign-in-the-tangent-denominator': [0, 1],
    'trig-turns-the-sign-in-the-tangent-numerator': [2, 1],
    'trig-loses-the-one-in-the-tangent-formula': [0, 1],
    'trig-turns-the-tangent-formula-upside-down': [0, 2],
    'trig-doubles-the-tangent': [3, 2],
    'trig-leaves-a-part-out-of-the-double-tangent': [0, 3],
    'trig-takes-another-ratio-for-the-tangent': [3, 0],
    'trig-loses-the-sign-of-the-tangent': [3, 0],
  },
})
