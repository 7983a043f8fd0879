import { curve, dot, expr, frac, lesson, num, plane, straight, text, vertical } from '#kit'

const log = (base: number, x: number): number => Math.log(x) / Math.log(base)

export const logarithmsAsInverses = lesson({
  idea: '<p>To which power must you raise 2 to get 8? The answer, 3, is the logarithm of 8 to base 2: $\\log_2 8 = 3$. A logarithm is an exponent.</p><p>The power function goes from the exponent to the number: $2^3 = 8$. The logarithm goes back: from the number to the exponent. That is why the two graphs are mirror images, and why everything about logarithms can be read from powers.</p>',
  figure: plane(
    {
      alt: 'The curves of y equal to 2 to the power x, through (2, 4), and y equal to log base 2 of x, through (4, 2); they are mirror images in the dashed diagonal.',
      x: [-4, 8],
      y: [-4, 8],
      xStep: 2,
      yStep: 2,
    },
    [
      straight(1, 0, { dash: true, plain: true }),
      curve((x) => 2 ** x),
      curve((x) => log(2, x), { from: 0.05, to: 8, plain: true }),
      dot(2, 4, { label: '(2, 4)', at: 'nw' }),
      dot(4, 2, { label: '(4, 2)', at: 'se' }),
    ],
  ),
  words: [
    { word: 'base', meaning: 'The number that is raised to a power: 2 in $\\log_2 8$.' },
    { word: 'argument', meaning: 'What the logarithm is taken of: 8 in $\\log_2 8$.' },
    { word: 'common logarithm', meaning: '$\\log x$ without a base: the base is 10.' },
    { word: 'natural logarithm', meaning: '$\\ln x$: the base is $e$.' },
    { word: 'domain', meaning: 'All numbers that may be put in.' },
  ],
  rule: '<p>$\\log_b x = y$ means $b^y = x$.</p><p>The base is positive and not 1, and the argument must be positive: $x \\gt 0$.</p>',
  use: '<p>An exponent is asked for, a function with $x$ in the exponent is to be inverted, or a scale (earthquakes, sound, acidity) counts powers of 10.</p>',
  avoid:
    '<p>If several logarithms are added or subtracted, use the rules of logarithms first. If the base of a power is asked for, take a root: that is no logarithm.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is the value of $\\log_9 27$?',
      covers: ['algebra-2/logarithm-to-power-form', 'algebra-2/evaluate-a-logarithm'],
      steps: [
        {
          do: 'Write it as a power: $\\log_9 27 = c$ means $9^c = 27$.',
          why: 'The base of the logarithm is the base of the power; the logarithm is the exponent.',
        },
        { do: 'Both are powers of 3: $(3^2)^c = 3^3$.', why: '$9 = 3^2$ and $27 = 3^3$.' },
        {
          do: 'Compare the exponents: $2c = 3$, so $c = \\frac{3}{2}$.',
          why: 'Exponents of a power of a power are multiplied. It is not $27 \\div 9$.',
        },
        {
          do: 'Test: $9^{3/2} = (\\sqrt{9})^3 = 3^3 = 27$.',
          why: 'The base to the power of your answer must give the number.',
        },
      ],
      answer: num(frac(3, 2)),
      check: () => num(frac(Math.round(1e6 * log(9, 27)), 1e6)),
    },
    {
      level: 'Next',
      asks: 'What is the inverse of $f(x) = 3^{x - 2} - 5$, and for which $x$ does it exist?',
      covers: ['algebra-2/inverse-of-an-exponential', 'algebra-2/domain-of-a-logarithm'],
      steps: [
        { do: 'Swap $x$ and $y$: $x = 3^{y - 2} - 5$.', why: 'The inverse goes from the value back to the input.' },
        {
          do: 'Add 5: $3^{y - 2} = x + 5$.',
          why: 'What was done last is undone first, and subtracting is undone by adding.',
        },
        { do: 'Take the logarithm: $y - 2 = \\log_3 (x + 5)$.', why: '$\\log_3$ undoes powers of 3.' },
        { do: 'Add 2: $f^{-1}(x) = \\log_3 (x + 5) + 2$.', why: 'This 2 stands outside the logarithm.' },
        {
          do: 'The argument must be positive: $x + 5 \\gt 0$, so $x \\gt -5$.',
          why: 'No power of 3 is 0 or negative, so the boundary is not included.',
        },
      ],
      answer: expr('f^{-1}(x) = \\log_3 (x + 5) + 2', ({ x }) => log(3, x + 5) + 2),
      // The value of the inverse, found by trying inputs of f.
      check: () =>
        expr('', ({ x }) => {
          let [low, high] = [-60, 60]
          for (let k = 0; k < 200; k++) {
            const mid = (low + high) / 2
            if (3 ** (mid - 2) - 5 < x) low = mid
            else high = mid
          }
          return low
        }),
    },
    {
      level: 'Exam level',
      asks: `<p>Which equation does this curve have?</p>${plane(
        {
          alt: 'A rising curve to the right of the dashed vertical line x = −1, through the points (0, 0) and (4, 1).',
          x: [-3, 8],
          y: [-4, 4],
          xStep: 1,
          yStep: 1,
          height: 220,
        },
        [
          vertical(-1, { dash: true, plain: true }),
          curve((x) => log(5, x + 1), { from: -0.999, to: 8 }),
          dot(0, 0),
          dot(4, 1, { label: '(4, 1)', at: 'nw' }),
        ],
      )}`,
      covers: ['algebra-2/logarithm-from-graph'],
      steps: [
        {
          do: 'The asymptote $x = -1$ is where the argument is 0, so the argument is $x + 1$.',
          why: 'The sign turns: $x + 1 = 0$ at $x = -1$.',
        },
        {
          do: 'The height is 1 at $x = 4$, where the argument is 5. So the base is 5.',
          why: '$\\log_b b = 1$. Measure from the asymptote, not from 0.',
        },
        { do: 'The equation is $y = \\log_5 (x + 1)$.', why: 'Test: $\\log_5 1 = 0$ at $x = 0$.' },
      ],
      answer: expr('y = \\log_5 (x + 1)', ({ x }) => log(5, x + 1)),
      check: () => expr('', ({ x }) => Math.log10(x + 1) / Math.log10(4 - -1)),
    },
    {
      level: 'Exam level',
      asks: 'The magnitude of an earthquake is $M = \\log \\frac{A}{A_0}$, with amplitude $A$ and a fixed $A_0$. An earthquake has magnitude 4. Another one has 500 times its amplitude. Between which two whole numbers does its magnitude lie?',
      covers: ['algebra-2/logarithmic-scale', 'algebra-2/logarithm-between-whole-numbers'],
      steps: [
        {
          do: 'Each step of 1 in the magnitude means a factor of 10 in the amplitude.',
          why: 'The logarithm has base 10. A difference of 2 means $10^2 = 100$ times.',
        },
        {
          do: 'You need the exponent in $10^c = 500$, that is $c = \\log 500$.',
          why: 'The factor is known, the number of steps is asked for.',
        },
        {
          do: '$10^2 = 100$ is too small and $10^3 = 1000$ too large, so $c$ lies between 2 and 3.',
          why: 'Look for the powers of the base around the number.',
        },
        { do: 'The magnitude is $4 + c$: Between 6 and 7.', why: 'The steps are added to the magnitude 4.' },
      ],
      answer: text('Between 6 and 7'),
      check: () => text(`Between ${Math.floor(4 + Math.log10(500))} and ${Math.ceil(4 + Math.log10(500))}`),
    },
  ],
  tryIt: {
    asks: 'What is the inverse of $f(x) = 2^{x + 3} - 7$, and for which $x$ does it exist?',
    steps: [
      {
        ask: 'After swapping: $x = 2^{y + 3} - 7$. What is $2^{y + 3}$ equal to?',
        like: 1,
        answer: { choose: ['$x + 7$', '$x - 7$'] },
        slips: [
          {
            choice: 1,
            says: 'You subtracted 7 once more. It is subtracted already, so add it.',
            misconception: 'a2-log-keeps-the-signs',
          },
        ],
        done: '$2^{y + 3} = x + 7$',
      },
      {
        ask: 'Take the logarithm. What do you get?',
        like: 2,
        answer: { choose: ['$y + 3 = \\log_2 (x + 7)$', '$y = \\log_2 (x + 7 - 3)$', '$y + 3 = \\log_7 (x + 2)$'] },
        slips: [
          {
            choice: 1,
            says: 'The 3 belongs to the exponent. It stays outside the logarithm.',
            misconception: 'a2-log-shifts-outside',
          },
          {
            choice: 2,
            says: 'The base of the power is the base of the logarithm.',
            misconception: 'a2-log-mixes-up-the-three-places',
          },
        ],
        done: '$y + 3 = \\log_2 (x + 7)$',
      },
      {
        ask: 'What is the inverse?',
        like: 3,
        answer: {
          choose: [
            '$f^{-1}(x) = \\log_2 (x + 7) - 3$',
            '$f^{-1}(x) = \\log_2 (x + 7) + 3$',
            '$f^{-1}(x) = \\log_2 (x + 3) - 7$',
          ],
        },
        slips: [
          { choice: 1, says: 'The 3 was added to $y$; subtract it.', misconception: 'a2-log-keeps-the-signs' },
          {
            choice: 2,
            says: 'The 7 was done last, so it is undone first, inside.',
            misconception: 'a2-log-undoes-in-the-wrong-order',
          },
        ],
        done: '$f^{-1}(x) = \\log_2 (x + 7) - 3$. Test: $f(0) = 8 - 7 = 1$, and $\\log_2 8 - 3 = 0$.',
      },
      {
        ask: 'For which $x$ does it exist?',
        like: 4,
        answer: { choose: ['$x \\gt -7$', '$x \\gt 7$', 'all $x$'] },
        slips: [
          { choice: 1, says: 'Solve $x + 7 \\gt 0$.' },
          { choice: 2, says: 'The argument of a logarithm must be positive.' },
        ],
        done: '$f^{-1}(x) = \\log_2 (x + 7) - 3$ for $x + 7 \\gt 0$, so $x \\gt -7$.',
      },
    ],
    answer: expr('f^{-1}(x) = \\log_2 (x + 7) - 3', ({ x }) => log(2, x + 7) - 3),
    check: () => expr('', ({ x }) => Math.log2((x + 7) / 8)),
  },
  trap: '<p>Dividing instead of asking for the exponent: $\\log_4 8$ is not $8 \\div 4$. From $4^c = 8$ comes $c = \\frac{3}{2}$.</p>',
  check:
    '<p>Raise the base to your answer: the argument must come out. For an inverse, put a number into $f$ and its value into $f^{-1}$: you must be back.</p>',
  mends: {
    'a2-log-mixes-up-the-three-places': [0, 0],
    'a2-log-swaps-exponent-and-result': [0, 0],
    'a2-log-divides-the-numbers': [0, 2],
    'a2-log-turns-the-exponent-over': [0, 3],
    'a2-log-counts-with-another-base': [0, 1],
    'a2-log-undoes-in-the-wrong-order': [1, 1],
    'a2-log-keeps-the-signs': [1, 1],
    'a2-log-shifts-outside': [1, 3],
    'a2-log-includes-the-boundary': [1, 4],
    'a2-log-turns-the-inequality': [1, 4],
    'a2-log-shifts-the-wrong-way': [2, 0],
    'a2-log-reads-the-wrong-base': [2, 1],
    'a2-log-reads-the-scale-as-linear': [3, 0],
    'a2-log-is-one-off': [3, 2],
    'a2-log-loses-a-sign': [0, 3],
    'a2-log-subtracts-the-exponents': [0, 2],
    'a2-log-takes-a-square-root': [3, 2],
    'a2-log-divides-the-magnitudes': [3, 0],
  },
})
