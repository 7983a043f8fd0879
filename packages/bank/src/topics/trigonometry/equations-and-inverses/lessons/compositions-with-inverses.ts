import { frac, lesson, num, rightTriangle, text } from '#kit'
import { rational } from '../../common.ts'

const exact = (x: number) => num(rational(x, 2000) ?? 0)

export const compositionsWithInverses = lesson({
  idea: '<p>What is $\\tan\\left(\\sin^{-1} \\frac{x}{5}\\right)$? Read it from the inside out. The inner part is an angle: the one whose sine is $\\frac{x}{5}$. Call it $\\theta$ and draw it. In the figure the opposite leg is $x$ and the hypotenuse 5, so the sine is right.</p><p>The Pythagorean theorem gives the third side, $\\sqrt{25 - x^2}$. Now every function of $\\theta$ can be read off, also the tangent. The angle itself is never needed.</p>',
  figure: rightTriangle('ABC', 3.1, Math.sqrt(25 - 3.1 * 3.1), { a: 'x', c: '5', A: 'θ' }),
  words: [
    { word: 'composition', meaning: 'A function of the result of another function, worked out from the inside.' },
    { word: 'inverse sine', meaning: '$\\sin^{-1} k$: the angle from $-90^\\circ$ to $90^\\circ$ whose sine is $k$.' },
    {
      word: 'range',
      meaning: 'All angles that an inverse function gives; inverse cosine: from $0^\\circ$ to $180^\\circ$.',
    },
    { word: 'complementary', meaning: 'Adding up to $90^\\circ$; the sine of one is the cosine of the other.' },
  ],
  rule: '<ol><li>Call the inner angle $\\theta$ and label a right triangle with its ratio.</li><li>Find the third side.</li><li>Read the outer function off. For sums and double angles put sine and cosine into the formula.</li><li>If the inner number is negative, the sign comes from the range: quadrant IV for inverse sine and tangent, II for inverse cosine.</li></ol>',
  use: '<p>A sine, cosine or tangent is taken of an inverse function, or of a sum or double of such angles.</p>',
  avoid:
    '<p>If the outer function is the same as the inner one, as in $\\sin\\left(\\sin^{-1} k\\right)$, the answer is simply $k$.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Which expression is equal to $\\cos\\left(\\tan^{-1} \\frac{x}{4}\\right)$ for $x \\gt 0$? And how high is the upper end of a 50 ft cable that rises at the angle $\\tan^{-1} \\frac{3}{4}$? Give the expression.',
      covers: ['trigonometry/composition-with-a-variable', 'trigonometry/rise-from-an-inverse'],
      steps: [
        {
          do: 'The tangent of $\\theta$ is $\\frac{x}{4}$: opposite leg $x$, adjacent leg 4.',
          why: 'Do not cancel: cosine and inverse tangent are different functions.',
        },
        { do: 'Hypotenuse: $\\sqrt{x^2 + 16}$.', why: 'Both legs are known, so add the squares.' },
        {
          do: 'Cosine: adjacent over hypotenuse, $\\frac{4}{\\sqrt{x^2 + 16}}$.',
          why: 'Opposite over hypotenuse would be the sine.',
        },
        {
          do: 'The cable: legs 3 and 4, hypotenuse 5, so the sine is $\\frac{3}{5}$ and the height $50 \\cdot \\frac{3}{5} = 30$ ft.',
          why: 'Not $50 \\cdot \\frac{3}{4}$: the 50 ft are the hypotenuse.',
        },
      ],
      answer: text('$\\frac{4}{\\sqrt{x^2 + 16}}$'),
      check: () =>
        text(
          Math.abs(Math.cos(Math.atan(0.3)) - 4 / Math.sqrt(1.44 + 16)) < 1e-9
            ? '$\\frac{4}{\\sqrt{x^2 + 16}}$'
            : 'another expression',
        ),
    },
    {
      level: 'Next',
      asks: 'What is $\\tan\\left(\\cos^{-1}\\left(-\\frac{5}{13}\\right)\\right)$?',
      covers: ['trigonometry/composition-with-a-negative-value', 'trigonometry/inverse-of-a-cofunction'],
      steps: [
        {
          do: 'Without the sign: adjacent 5, hypotenuse 13, so the opposite leg is $\\sqrt{169 - 25} = 12$.',
          why: 'The triangle gives the sizes.',
        },
        {
          do: 'The inverse cosine of a negative number lies in quadrant II. There the tangent is negative.',
          why: 'Inverse cosine: from $0^\\circ$ to $180^\\circ$. In the same way $\\sin^{-1}(\\cos 130^\\circ)$ is $90^\\circ - 130^\\circ = -40^\\circ$, which is in the range of the inverse sine.',
        },
        { do: 'So the tangent is $-\\frac{12}{5}$.', why: 'Opposite over adjacent, with the sign of the quadrant.' },
      ],
      answer: num(frac(-12, 5)),
      check: () => exact(Math.tan(Math.acos(-5 / 13))),
    },
    {
      level: 'Exam level',
      asks: 'What are $\\cos\\left(2\\sin^{-1} \\frac{3}{5}\\right)$ and $\\sin\\left(\\sin^{-1} \\frac{3}{5} + \\cos^{-1} \\frac{5}{13}\\right)$? Give the second value.',
      covers: ['trigonometry/double-of-an-inverse', 'trigonometry/function-of-a-sum-of-inverses'],
      steps: [
        {
          do: 'With $\\alpha = \\sin^{-1} \\frac{3}{5}$: $\\sin \\alpha = \\frac{3}{5}$, $\\cos \\alpha = \\frac{4}{5}$. So $\\cos 2\\alpha = \\frac{16}{25} - \\frac{9}{25} = \\frac{7}{25}$.',
          why: 'Doubling $\\frac{4}{5}$ would give more than 1.',
        },
        {
          do: 'With $\\beta = \\cos^{-1} \\frac{5}{13}$: $\\cos \\beta = \\frac{5}{13}$, $\\sin \\beta = \\frac{12}{13}$.',
          why: 'A second triangle: 5, 12, 13.',
        },
        {
          do: '$\\sin \\alpha \\cos \\beta + \\cos \\alpha \\sin \\beta = \\frac{3}{5} \\cdot \\frac{5}{13} + \\frac{4}{5} \\cdot \\frac{12}{13}$',
          why: 'The sine of a sum has mixed pairs. The two sines are not simply added.',
        },
        { do: '$\\frac{15}{65} + \\frac{48}{65} = \\frac{63}{65}$', why: 'It is below 1, as a sine must be.' },
      ],
      answer: num(frac(63, 65)),
      check: () => exact(Math.sin(Math.asin(3 / 5) + Math.acos(5 / 13))),
    },
    {
      level: 'Exam level',
      asks: 'For a positive constant $k$, $\\sin\\left(\\tan^{-1} \\frac{k}{24}\\right) = \\frac{5}{13}$. What is $k$?',
      covers: ['trigonometry/unknown-in-a-composition'],
      steps: [
        {
          do: 'Sine $\\frac{5}{13}$: opposite 5, hypotenuse 13, so the adjacent leg is 12.',
          why: 'Start with the outer value, because it is known.',
        },
        {
          do: 'The tangent is $\\frac{5}{12}$, so $\\frac{k}{24} = \\frac{5}{12}$.',
          why: 'Setting $\\frac{k}{24}$ equal to $\\frac{5}{13}$ would cancel two different functions.',
        },
        { do: '$k = 24 \\cdot \\frac{5}{12} = 10$', why: 'The triangle is twice as large: multiply, do not add.' },
      ],
      answer: num(10),
      check: () => num([...Array(60).keys()].find((k) => Math.abs(Math.sin(Math.atan(k / 24)) - 5 / 13) < 1e-9) ?? 0),
    },
  ],
  tryIt: {
    asks: 'What is $\\cos\\left(\\sin^{-1}\\left(-\\frac{8}{17}\\right)\\right)$?',
    steps: [
      {
        ask: 'Opposite leg 8, hypotenuse 17. What is the adjacent leg?',
        answer: { typed: num(15) },
        slips: [
          {
            typed: num(9),
            says: 'You subtracted the lengths. Subtract the squares and take the root.',
            misconception: 'trig-finds-the-third-side-without-the-theorem',
          },
        ],
        done: '$\\sqrt{289 - 64} = \\sqrt{225} = 15$',
      },
      {
        ask: 'In which quadrant does the inner angle lie?',
        answer: { choose: ['Quadrant IV', 'Quadrant II', 'Quadrant III'] },
        slips: [
          {
            choice: 1,
            says: 'That is where an inverse cosine would be. Inverse sine: from $-90^\\circ$ to $90^\\circ$.',
            misconception: 'trig-ignores-the-range-in-a-composition',
          },
          {
            choice: 2,
            says: 'The sine is negative there, but it is not in the range.',
            misconception: 'trig-ignores-the-range-in-a-composition',
          },
        ],
        done: 'A negative inverse sine lies between $-90^\\circ$ and $0^\\circ$: quadrant IV.',
      },
      {
        ask: 'What is the cosine?',
        answer: { typed: num(frac(15, 17)) },
        slips: [
          {
            typed: num(frac(-15, 17)),
            says: 'In quadrant IV the cosine is positive.',
            misconception: 'trig-ignores-the-range-in-a-composition',
          },
          {
            typed: num(frac(-8, 17)),
            says: 'Sine and cosine do not cancel. Take adjacent over hypotenuse.',
            misconception: 'trig-lets-two-different-functions-cancel',
          },
        ],
        done: 'Adjacent over hypotenuse, positive in quadrant IV: $\\frac{15}{17}$',
      },
    ],
    answer: num(frac(15, 17)),
    check: () => exact(Math.cos(Math.asin(-8 / 17))),
  },
  trap: '<p>Letting different functions cancel. $\\sin\\left(\\cos^{-1} \\frac{3}{5}\\right)$ is not $\\frac{3}{5}$; the triangle 3, 4, 5 gives $\\frac{4}{5}$.</p>',
  check:
    '<p>With a calculator work out the inner angle, then the outer function, and compare. For an expression try $x = 1$.</p>',
  mends: {
    'trig-lets-two-different-functions-cancel': [0, 0],
    'trig-reads-another-ratio-off-the-triangle': [0, 2],
    'trig-finds-the-third-side-without-the-theorem': [1, 0],
    'trig-ignores-the-range-in-a-composition': [1, 1],
    'trig-doubles-the-value-of-an-inverse': [2, 0],
    'trig-uses-the-formula-with-a-wrong-part': [2, 2],
    'trig-adds-the-values-of-two-inverses': [2, 2],
    'trig-takes-the-sum-formula-of-the-other-function': [2, 2],
  },
})
