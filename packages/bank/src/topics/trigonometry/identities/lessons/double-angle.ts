import { drawing, expr, frac, g, lesson, num, text } from '#kit'
import { at } from '../../common.ts'

const X = 34

export const doubleAngle = lesson({
  idea: '<p>How large is $\\sin 2x$? The figure answers it. A triangle with two sides of length 1 and the angle $2x$ between them has area $\\frac{1}{2} \\cdot 1 \\cdot 1 \\cdot \\sin 2x$. Cut it in the middle: each half is a right triangle with the angle $x$ and the legs $\\sin x$ and $\\cos x$, so both together have area $\\sin x\\cos x$. Therefore $\\sin 2x = 2\\sin x\\cos x$.</p><p>The same comes from the sum formulas if you put in the same angle twice.</p>',
  figure: drawing(
    {
      alt: 'Triangle ABC with two sides of length 1 and the altitude AD, which halves the angle at A',
      at: { A: [0, at('cos', X)], B: [-at('sin', X), 0], C: [at('sin', X), 0], D: [0, 0] },
      height: 270,
    },
    [
      g.polygon('ABC'),
      g.side('AB', '1', { from: 'C' }),
      g.side('AC', '1', { from: 'B' }),
      g.seg('AD', 'cos x', { dash: true, loose: true, from: 'B', along: 0.6 }),
      g.side('BD', 'sin x', { loose: true, from: 'A' }),
      g.side('DC', 'sin x', { loose: true, from: 'A' }),
      g.angle('BAD', 'x'),
      g.angle('DAC', 'x'),
      g.right('ADB'),
    ],
  ),
  words: [
    { word: 'double angle', meaning: 'Twice an angle: $2x$ for $x$, and $8x$ for $4x$.' },
    { word: 'acute', meaning: 'Between $0^\\circ$ and $90^\\circ$; sine and cosine are positive there.' },
    { word: 'identity', meaning: 'An equation that holds for every angle.' },
  ],
  rule: '<p>$\\sin 2x = 2\\sin x\\cos x$</p><p>$\\cos 2x = \\cos^2 x - \\sin^2 x = 2\\cos^2 x - 1 = 1 - 2\\sin^2 x$</p><p>Take the form of $\\cos 2x$ that contains what you know.</p>',
  use: '<p>A value of $x$ is known and one of $2x$ is wanted, or the other way around; or an expression such as $1 - 2\\sin^2 x$ is to be shortened.</p>',
  avoid:
    '<p>$\\sin 2x$ is not $2\\sin x$: the 2 multiplies the angle, not the value. For two different angles take the sum formulas.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'For an acute angle $x$, $\\sin x = \\frac{8}{17}$. What are $\\sin 2x$ and $\\cos 2x$?',
      covers: ['trigonometry/double-angle-value', 'trigonometry/range-of-a-throw'],
      steps: [
        {
          do: 'Find the cosine: $17^2 - 8^2 = 289 - 64 = 225 = 15^2$, so $\\cos x = \\frac{15}{17}$.',
          why: 'Opposite 8, hypotenuse 17, adjacent 15. In another quadrant its sign could be negative.',
        },
        {
          do: '$\\sin 2x = 2 \\cdot \\frac{8}{17} \\cdot \\frac{15}{17} = \\frac{240}{289}$',
          why: 'Do not forget the 2 in front. Doubling the sine would give $\\frac{16}{17}$, which is something else.',
        },
        {
          do: '$\\cos 2x = \\frac{15^2}{17^2} - \\frac{8^2}{17^2} = \\frac{225 - 64}{289} = \\frac{161}{289}$',
          why: 'Cosine squared first, minus sine squared. Added, they would give 1.',
        },
      ],
      answer: num(frac(240, 289)),
      check: () => num(frac(Math.round(289 * Math.sin(2 * Math.asin(8 / 17))), 289)),
    },
    {
      level: 'Next',
      asks: 'Which expression is equal to $3 - 6\\sin^2 5x$ for all $x$?',
      covers: ['trigonometry/double-angle-backwards', 'trigonometry/double-angle-exact-value'],
      steps: [
        {
          do: 'Factor out the 3: $3 - 6\\sin^2 5x = 3(1 - 2\\sin^2 5x)$.',
          why: 'Now you can see one of the forms of the cosine.',
        },
        {
          do: 'With $5x$ in the place of the angle: $1 - 2\\sin^2 5x = \\cos(2 \\cdot 5x) = \\cos 10x$.',
          why: 'The angle is doubled: from $5x$ to $10x$.',
        },
        {
          do: 'So the expression is $3\\cos 10x$.',
          why: 'Test at $x = 0$: both forms give 3. A sine would give 0 there.',
        },
        {
          do: 'With a number: $3 - 6\\sin^2 15^\\circ = 3\\cos 30^\\circ = \\frac{3\\sqrt{3}}{2}$.',
          why: 'The doubled angle is one whose cosine you know.',
        },
      ],
      answer: expr('3\\cos 10x', ({ x }) => 3 * Math.cos(10 * x)),
      check: () => expr('…', ({ x }) => 3 - 6 * Math.sin(5 * x) ** 2),
    },
    {
      level: 'Exam level',
      asks: 'The angle $x$ is acute, and $\\cos 2x = \\frac{1}{9}$. What is $\\sin x$?',
      covers: ['trigonometry/from-the-double-angle'],
      steps: [
        {
          do: 'Choose the form with the sine: $1 - 2\\sin^2 x = \\frac{1}{9}$.',
          why: 'It contains only what is wanted. The form with $2\\cos^2 x - 1$ would lead to the cosine.',
        },
        { do: 'Subtract 1: $-2\\sin^2 x = \\frac{1}{9} - 1 = -\\frac{8}{9}$.', why: 'Solve for $\\sin^2 x$ first.' },
        { do: 'Divide by $-2$: $\\sin^2 x = \\frac{4}{9}$.', why: 'Do not leave out the 2.' },
        {
          do: 'Take the root: $\\sin x = \\frac{2}{3}$.',
          why: 'An acute angle has a positive sine. Halving $\\frac{1}{9}$ would not help: values are not halved with the angle.',
        },
      ],
      answer: num(frac(2, 3)),
      check: () => num(frac(Math.round(3 * Math.sin(Math.acos(1 / 9) / 2)), 3)),
    },
    {
      level: 'Exam level',
      asks: '<p>Vito knew that $\\sin x = \\frac{5}{13}$ for an acute angle $x$, looked for $\\sin 2x$ and got $\\frac{60}{169}$, which is not correct. Which mistake leads to this answer: doubling $\\sin x$, leaving out the factor 2, or using $\\cos^2 x - \\sin^2 x$?</p>',
      covers: ['trigonometry/double-angle-slip'],
      steps: [
        {
          do: 'The right value: $\\cos x = \\frac{12}{13}$, so $\\sin 2x = 2 \\cdot \\frac{5}{13} \\cdot \\frac{12}{13} = \\frac{120}{169}$.',
          why: 'Vito’s answer is half of it.',
        },
        {
          do: 'Doubling $\\sin x$ ends at $\\frac{10}{13}$. Using $\\cos^2 x - \\sin^2 x$ ends at $\\frac{144 - 25}{169} = \\frac{119}{169}$. Neither fits.',
          why: 'Carry out each suggested mistake.',
        },
        {
          do: '$\\frac{5}{13} \\cdot \\frac{12}{13} = \\frac{60}{169}$. So the mistake is leaving out the factor 2.',
          why: 'It is the only one that ends at the given number.',
        },
      ],
      answer: text('leaving out the factor 2'),
      check: () => {
        const ends: [string, number][] = [
          ['doubling', 10 / 13],
          ['leaving out the factor 2', (5 / 13) * (12 / 13)],
          ['the cosine formula', (144 - 25) / 169],
        ]
        return text(ends.find(([, end]) => Math.abs(end - 60 / 169) < 1e-9)?.[0] ?? 'none')
      },
    },
  ],
  tryIt: {
    asks: 'Which expression is equal to $8\\cos^2 3x - 4$ for all $x$?',
    steps: [
      {
        ask: 'Factor out the 4. What is left in the parentheses?',
        answer: { choose: ['$2\\cos^2 3x - 1$', '$2\\cos^2 3x - 4$', '$8\\cos^2 3x - 1$'] },
        slips: [
          { choice: 1, says: 'Divide the 4 as well: it becomes 1.' },
          { choice: 2, says: 'Divide the 8 as well: it becomes 2.' },
        ],
        done: '$4(2\\cos^2 3x - 1)$',
      },
      {
        ask: 'What is $2\\cos^2 3x - 1$ equal to?',
        answer: { choose: ['$\\cos 6x$', '$\\cos 3x$', '$-\\cos 6x$', '$\\sin 6x$'] },
        slips: [
          {
            choice: 1,
            says: 'The angle is doubled: from $3x$ to $6x$.',
            misconception: 'trig-doubles-the-angle-wrongly',
          },
          { choice: 2, says: 'Test at $x = 0$: $2 - 1 = 1$.', misconception: 'trig-turns-the-cosine-formula-around' },
          { choice: 3, says: 'Squares minus 1 belong to the cosine. The sine has the product of both functions.' },
        ],
        done: '$2\\cos^2 3x - 1 = \\cos(2 \\cdot 3x) = \\cos 6x$',
      },
      {
        ask: 'Which expression is equal to $8\\cos^2 3x - 4$?',
        answer: { choose: ['$4\\cos 6x$', '$8\\cos 6x$'] },
        slips: [{ choice: 1, says: 'You took 4 out, so 4 stands in front.' }],
        done: '$4\\cos 6x$',
      },
    ],
    answer: expr('4\\cos 6x', ({ x }) => 4 * Math.cos(6 * x)),
    check: () => expr('…', ({ x }) => 8 * Math.cos(3 * x) ** 2 - 4),
  },
  trap: '<p>Doubling the value. If $\\sin x = 0.8$, then $2\\sin x = 1.6$. No sine can be 1.6. In fact $\\sin 2x = 2 \\cdot 0.8 \\cdot 0.6 = 0.96$.</p>',
  check:
    '<p>No value of sine or cosine is above 1. The squares of $\\sin 2x$ and $\\cos 2x$ must add up to 1. For expressions, try $x = 0$.</p>',
  mends: {
    'trig-forgets-the-two-in-the-double-angle': [0, 1],
    'trig-doubles-the-value': [0, 1],
    'trig-turns-the-cosine-formula-around': [0, 2],
    'trig-doubles-the-angle-wrongly': [1, 1],
    'trig-identity-names-an-error-without-testing': [3, 1],
  },
})
