import { deg, drawing, frac, g, lesson, num, rightTriangle, text } from '#kit'
import { at, inverse } from '../../common.ts'

export const inverseFunctions = lesson({
  idea: '<p>$\\sin^{-1}\\frac{1}{2}$ asks backward: which angle has the sine $\\frac{1}{2}$? There are many, such as $30^\\circ$ and $150^\\circ$. But a function may give only one answer. So one part of the circle was chosen in which every value comes exactly once.</p><p>For sine and tangent it is the right half, from $-90^\\circ$ to $90^\\circ$. For cosine it is the upper half, from $0^\\circ$ to $180^\\circ$. An inverse function always answers with an angle of its own half.</p>',
  figure: drawing(
    {
      alt: 'Two unit circles. In the first the right half is marked, for the inverse sine; in the second the upper half, for the inverse cosine',
      at: { a: [0, 0], b: [3.6, 0], c: [0, 1], d: [0, -1], e: [4.6, 0], f: [2.6, 0] },
      height: 220,
    },
    [
      g.circle('a', 1, { thin: true }),
      g.circle('b', 1, { thin: true }),
      g.arc('a', 1, -90, 90, { accent: true }),
      g.arc('b', 1, 0, 180, { accent: true }),
      g.dots('cdef'),
      g.tag('a', 'sin⁻¹', { as: 'The first circle', towards: 180 }),
      g.tag('b', 'cos⁻¹', { as: 'The second circle', towards: 270 }),
      g.tag('c', '90°', { as: 'The upper end of the right half', towards: 90 }),
      g.tag('d', '−90°', { as: 'The lower end of the right half', towards: 270 }),
      g.tag('e', '0°', { as: 'The right end of the upper half', towards: 0 }),
      g.tag('f', '180°', { as: 'The left end of the upper half', towards: 180 }),
    ],
  ),
  words: [
    {
      word: 'inverse function',
      meaning: 'A function that leads back: from a value to an angle. Also written arcsin, arccos, arctan.',
    },
    { word: 'range of the inverse', meaning: 'The angles that it may answer with.' },
    { word: 'reciprocal', meaning: '1 divided by a number. $\\sin^{-1} x$ is <em>not</em> $\\frac{1}{\\sin x}$.' },
  ],
  rule: '<ul><li>$\\sin^{-1} x$: from $-90^\\circ$ to $90^\\circ$</li><li>$\\cos^{-1} x$: from $0^\\circ$ to $180^\\circ$</li><li>$\\tan^{-1} x$: between $-90^\\circ$ and $90^\\circ$</li></ul><p>A positive value gives an acute angle. A negative value gives a negative angle for sine and tangent, an obtuse one for cosine. Inside $\\sin^{-1}$ and $\\cos^{-1}$ only values from $-1$ to 1 may stand.</p>',
  use: '<p>You see $\\sin^{-1}$, $\\cos^{-1}$ or $\\tan^{-1}$, alone or together with a trigonometric function.</p>',
  avoid:
    '<p>If an equation asks for <em>all</em> angles of a turn, the inverse gives only the first one. Find the others by symmetry.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is $\\cos^{-1}\\left(-\\frac{1}{2}\\right)$, in degrees?',
      covers: ['trigonometry/inverse-value', 'trigonometry/domain-of-an-inverse'],
      steps: [
        {
          do: 'Without the sign: $\\cos 60^\\circ = \\frac{1}{2}$. The reference angle is $60^\\circ$.',
          why: '$30^\\circ$ belongs to $\\frac{\\sqrt{3}}{2}$.',
        },
        {
          do: 'A negative cosine lies on the left: at $120^\\circ$ or at $240^\\circ$.',
          why: '$180^\\circ - 60^\\circ$ and $180^\\circ + 60^\\circ$ have the same cosine.',
        },
        {
          do: 'Only $120^\\circ$ lies in the upper half. So $\\cos^{-1}\\left(-\\frac{1}{2}\\right)$ is $120^\\circ$.',
          why: 'The inverse sine would answer from the right half instead: $\\sin^{-1}\\left(-\\frac{1}{2}\\right) = -30^\\circ$.',
        },
        {
          do: '$\\cos^{-1}\\frac{2x - 7}{11}$ is defined up to $2x - 7 = 11$: $2x = 18$, so $x \\le 9$.',
          why: 'A cosine is never above 1.',
        },
      ],
      answer: deg(120),
      check: () => deg(Math.round(inverse('cos', -1 / 2))),
    },
    {
      level: 'Next',
      asks: 'What is $\\sin^{-1}(\\sin 200^\\circ)$?',
      covers: ['trigonometry/inverse-of-function'],
      steps: [
        {
          do: 'Is $200^\\circ$ between $-90^\\circ$ and $90^\\circ$? No. So the answer is not $200^\\circ$.',
          why: 'They cancel only for an angle in the range of the inverse.',
        },
        {
          do: '$200^\\circ$ is $20^\\circ$ beyond $180^\\circ$: the reference angle is $20^\\circ$, in quadrant III. So $\\sin 200^\\circ = -\\sin 20^\\circ$.',
          why: 'The reference angle is measured to the $x$-axis. Below it the sine is negative.',
        },
        {
          do: 'Which angle of the right half has this sine? $-20^\\circ$.',
          why: '$\\sin(-20^\\circ) = -\\sin 20^\\circ$: the same height. $340^\\circ$ has it too, but lies outside the range.',
        },
      ],
      answer: deg(-20),
      check: () => deg(Math.round(inverse('sin', at('sin', 200)))),
    },
    {
      level: 'Exam level',
      asks: `${rightTriangle('ABC', 5, 12, { a: '5', b: 'x', c: '13', A: 'θ' })}<p>What is the exact value of $\\cos\\left(\\sin^{-1}\\frac{5}{13}\\right)$?</p>`,
      covers: ['trigonometry/function-of-inverse', 'trigonometry/unknown-inside-an-inverse'],
      steps: [
        {
          do: 'Give the angle a name: $\\theta = \\sin^{-1}\\frac{5}{13}$. It is acute, and $\\sin\\theta = \\frac{5}{13}$.',
          why: 'The inverse is an angle. Draw it: opposite 5, hypotenuse 13.',
        },
        {
          do: 'Find the missing leg: $x^2 = 13^2 - 5^2 = 169 - 25 = 144$, so $x = 12$.',
          why: 'Square before you subtract.',
        },
        {
          do: 'Read the cosine: adjacent over hypotenuse, $\\cos\\theta = \\frac{12}{13}$.',
          why: 'Cosine and inverse sine do not cancel, and $\\frac{13}{5}$ would be a reciprocal.',
        },
        {
          do: 'If $4\\tan^{-1}\\frac{x}{8} = -180^\\circ$: $\\tan^{-1}\\frac{x}{8} = -45^\\circ$, so $x = 8\\tan(-45^\\circ) = -8$.',
          why: 'Undo from the outside in.',
        },
      ],
      answer: num(frac(12, 13)),
      check: () => num(frac(Math.round(13 * at('cos', inverse('sin', 5 / 13))), 13)),
    },
    {
      level: 'Exam level',
      asks: '<p>Noel worked out $\\cos^{-1}(\\cos 230^\\circ)$ and got $50^\\circ$, which is not correct. Which mistake leads to this answer: letting function and inverse cancel, subtracting half a turn from the angle, or subtracting a full turn?</p>',
      covers: ['trigonometry/inverse-slip'],
      steps: [
        {
          do: 'The right answer lies from $0^\\circ$ to $180^\\circ$ and has the same cosine: $360^\\circ - 230^\\circ = 130^\\circ$.',
          why: 'Left and right stay the same.',
        },
        {
          do: 'Canceling would end at $230^\\circ$. A full turn less is $-130^\\circ$. Neither is $50^\\circ$.',
          why: 'See where each mistake ends.',
        },
        {
          do: '$230^\\circ - 180^\\circ = 50^\\circ$. So the mistake is subtracting half a turn.',
          why: 'That is the reference angle. Its cosine is positive, but $\\cos 230^\\circ$ is negative.',
        },
      ],
      answer: text('subtracting half a turn'),
      check: () => {
        const ends: [string, number][] = [
          ['canceling', 230],
          ['subtracting half a turn', 230 - 180],
          ['subtracting a full turn', 230 - 360],
        ]
        return text(ends.find(([, end]) => end === 50)?.[0] ?? 'none')
      },
    },
  ],
  tryIt: {
    asks: 'What is $\\sin^{-1}(\\sin 130^\\circ)$?',
    steps: [
      {
        ask: 'Do function and inverse cancel here?',
        answer: {
          choose: ['No: $130^\\circ$ is outside the range of $\\sin^{-1}$', 'Yes: the answer is $130^\\circ$'],
        },
        slips: [
          {
            choice: 1,
            says: 'The inverse sine answers only from $-90^\\circ$ to $90^\\circ$.',
            misconception: 'trig-cancels-function-and-inverse',
          },
        ],
        done: '$130^\\circ$ is more than $90^\\circ$, so they do not cancel.',
      },
      {
        ask: 'What is the reference angle of $130^\\circ$, in degrees?',
        answer: { typed: num(180 - 130) },
        slips: [
          {
            typed: num(40),
            says: 'You measured to the $y$-axis. The reference angle goes to the $x$-axis.',
            misconception: 'trig-takes-the-wrong-reference-angle',
          },
        ],
        done: '$180^\\circ - 130^\\circ = 50^\\circ$, in quadrant II, where the sine is positive.',
      },
      {
        ask: 'What is $\\sin^{-1}(\\sin 130^\\circ)$?',
        answer: { choose: ['$50^\\circ$', '$-50^\\circ$', '$130^\\circ$'] },
        slips: [
          {
            choice: 1,
            says: 'The sine of $130^\\circ$ is positive, so the angle is positive, too.',
            misconception: 'trig-ignores-the-range-of-the-inverse',
          },
          {
            choice: 2,
            says: 'Right value, but outside the range of the inverse.',
            misconception: 'trig-cancels-function-and-inverse',
          },
        ],
        done: '$\\sin 50^\\circ = \\sin 130^\\circ$, and $50^\\circ$ is in the range: $50^\\circ$.',
      },
    ],
    answer: deg(50),
    check: () => deg(Math.round(inverse('sin', at('sin', 130)))),
  },
  trap: '<p>Canceling without looking. $\\sin^{-1}(\\sin x)$ is $x$ only if $x$ lies between $-90^\\circ$ and $90^\\circ$. For $\\cos^{-1}(\\cos x)$ from $0^\\circ$ to $180^\\circ$.</p>',
  check: '<p>Two questions: Does your angle lie in the range of the inverse? Does it have the given value?</p>',
  mends: {
    'trig-takes-the-wrong-reference-angle': [1, 1],
    'trig-ignores-the-range-of-the-inverse': [0, 2],
    'trig-cancels-function-and-inverse': [1, 0],
    'trig-takes-the-inverse-for-the-reciprocal': [2, 2],
    'trig-equation-names-an-error-without-testing': [3, 1],
    'trig-drops-the-sign-of-the-value': [0, 1],
    'trig-subtracts-without-squaring': [2, 1],
    'trig-gives-the-other-end-of-a-domain': [0, 3],
    'trig-solves-the-inside-wrongly': [0, 3],
    'trig-takes-wrong-limits-for-the-inside': [0, 3],
    'trig-leaves-the-factor-before-the-inverse': [2, 3],
    'trig-takes-one-minus-the-ratio': [2, 1],
  },
})
