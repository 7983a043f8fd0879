import { curve, dot, lesson, num, plane, straight, text, vertical } from '#kit'

const slanted = (x: number): number => (x * x + x + 1) / (x - 1)

/** Rises or falls beyond all bounds beside the asymptote: the signs of the values close to it, left and right. */
const beside = (f: (x: number) => number, at: number): string =>
  [-1e-6, 1e-6].map((step) => (f(at + step) > 0 ? 'up' : 'down')).join()

/** The line that a function comes close to far out. */
function lineFarOut(f: (x: number) => number): Readonly<{ m: number; b: number }> {
  const m = Math.round((f(2e6) - f(1e6)) / 1e6)
  return { m, b: Math.round(f(1e6) - m * 1e6) }
}

export const drawingRationalGraphs = lesson({
  idea: '<p>If the numerator has a degree one higher than the denominator, no horizontal line fits far out. Division shows what does: $\\frac{x^2 + x + 1}{x - 1} = x + 2 + \\frac{3}{x - 1}$. Far out the last fraction is almost 0, so the graph comes close to the line $y = x + 2$. It is called a slant asymptote.</p><p>With the asymptotes, the intercepts, and the sign of the values between them, you can draw the whole graph. The sign can change only at a zero or at a vertical asymptote.</p>',
  figure: plane(
    {
      alt: 'Two branches of a curve, a dashed vertical line at x = 1 and a dashed rising line through (0, 2). The right branch lies above the rising line, the left branch below it.',
      x: [-6, 6],
      y: [-8, 12],
      xStep: 2,
      yStep: 2,
      yEvery: 4,
      height: 280,
    },
    [
      vertical(1, { dash: true, plain: true }),
      straight(1, 2, { dash: true, plain: true }),
      curve(slanted, { from: -6, to: 0.7 }),
      curve(slanted, { from: 1.32, to: 6 }),
    ],
  ),
  words: [
    {
      word: 'slant asymptote',
      meaning: 'A line that is neither horizontal nor vertical and that the graph approaches far out.',
    },
    { word: 'quotient', meaning: 'What a division gives, without the remainder.' },
    { word: 'branch', meaning: 'A connected part of the graph.' },
    { word: 'intercepts', meaning: 'The points in which a graph meets the axes.' },
  ],
  rule: '<ol><li>Factor; note holes and vertical asymptotes.</li><li>Far out: compare degrees. One more above: divide, and take the quotient as a slant asymptote.</li><li>Zeros of the numerator are $x$-intercepts; $f(0)$ is the $y$-intercept.</li><li>Test one number between neighbors: is the value positive or negative?</li></ol><p>At a factor $(x - c)^2$ below, both branches go the same way; at $x - c$ they go opposite ways.</p>',
  use: '<p>A rational graph is to be drawn or recognized, or the degree above is greater by one.</p>',
  avoid:
    '<p>If the degrees are equal or the greater one stands below, the asymptote is horizontal, and no division is needed.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Draw the graph of $f(x) = \\frac{2x - 4}{x + 1}$. In which two of the four regions between its asymptotes does it lie?',
      covers: ['algebra-2/horizontal-asymptote', 'algebra-2/hyperbola-from-graph'],
      steps: [
        {
          do: 'Asymptotes: $x + 1$ is 0 at $x = -1$; the degrees are equal, so $y = \\frac{2}{1} = 2$. Draw both as dashed lines.',
          why: 'Nothing cancels, so $-1$ is no hole.',
        },
        {
          do: 'Intercepts: $2x - 4 = 0$ at $x = 2$, and $f(0) = \\frac{-4}{1} = -4$. Mark $(2, 0)$ and $(0, -4)$.',
          why: 'A fraction is 0 where its numerator is.',
        },
        {
          do: 'Both points lie to the right of $x = -1$ and below $y = 2$. The right branch comes up along $x = -1$ and runs through them toward $y = 2$.',
          why: 'It cannot cross $y = 2$: $2x - 4 = 2(x + 1)$ has no solution.',
        },
        {
          do: 'One point on the left: $f(-2) = \\frac{-8}{-1} = 8$, above $y = 2$. So the branches lie here: At the upper left and the lower right.',
          why: 'One point for each branch is enough to see its region.',
        },
        {
          do: `The graph:${plane(
            {
              alt: 'Two branches of a curve, with a dashed vertical line at x = −1 and a dashed horizontal line at y = 2. The right branch runs through (0, −4) and (2, 0); the left one through (−2, 8).',
              x: [-8, 6],
              y: [-8, 12],
              xStep: 2,
              yStep: 2,
              yEvery: 4,
              height: 220,
            },
            [
              vertical(-1, { dash: true, plain: true }),
              straight(0, 2, { dash: true, plain: true }),
              curve((x) => (2 * x - 4) / (x + 1), { from: -8, to: -1.6 }),
              curve((x) => (2 * x - 4) / (x + 1), { from: -0.4, to: 6 }),
              dot(-2, 8),
              dot(0, -4),
              dot(2, 0),
            ],
          )}`,
          why: 'Asymptotes first, then the points, then the branches.',
        },
      ],
      answer: text('At the upper left and the lower right'),
      check: () => {
        const f = (x: number) => (2 * x - 4) / (x + 1)
        const side = (x: number) => (f(x) > 2 ? 'upper' : 'lower')
        return text(`At the ${side(-2)} left and the ${side(0)} right`)
      },
    },
    {
      level: 'Next',
      asks: 'The graph of $f(x) = \\frac{x^2 + 5x + 1}{x + 3}$ has a slant asymptote. Where does this line meet the $y$-axis?',
      covers: ['algebra-2/function-from-asymptotes', 'algebra-2/horizontal-asymptote'],
      steps: [
        {
          do: 'Degree 2 above, degree 1 below: divide. $x^2 \\div x = x$, and $x(x + 3) = x^2 + 3x$. What is left is $2x + 1$.',
          why: 'One more above means a slanted line instead of a horizontal one. $5x - 3x = 2x$.',
        },
        { do: '$2x \\div x = 2$, and $2(x + 3) = 2x + 6$. The remainder is $-5$.', why: '$1 - 6 = -5$.' },
        { do: 'The asymptote is $y = x + 2$.', why: 'The quotient, without the remainder.' },
        {
          do: 'It meets the $y$-axis at 2.',
          why: 'Put in $x = 0$. The graph itself meets the axis at $f(0) = \\frac{1}{3}$: that is another point.',
        },
      ],
      answer: num(2),
      check: () => num(lineFarOut((x) => (x * x + 5 * x + 1) / (x + 3)).b),
    },
    {
      level: 'Exam level',
      asks: 'How do the two branches of $f(x) = \\frac{x - 3}{(x - 1)^2}$ run beside the asymptote $x = 1$: up, down, or one each way?',
      covers: ['algebra-2/hyperbola-from-graph', 'algebra-2/rational-graph-claims', 'algebra-2/asymptote-or-hole'],
      steps: [
        {
          do: 'Close to $x = 1$ the numerator is about $1 - 3 = -2$: negative.',
          why: 'It is not 0 there, so nothing cancels and 1 is a vertical asymptote.',
        },
        {
          do: 'The denominator $(x - 1)^2$ is positive on both sides of 1, and very small.',
          why: 'A square is never negative.',
        },
        {
          do: 'Negative divided by small and positive: very large negative values on both sides. So both run down.',
          why: 'With $x - 1$ below instead of $(x - 1)^2$, the sign would change, and one branch would go each way.',
        },
      ],
      answer: text('both run down'),
      check: () =>
        text(beside((x) => (x - 3) / (x - 1) ** 2, 1) === 'down,down' ? 'both run down' : 'not both run down'),
    },
  ],
  tryIt: {
    asks: 'The graph of $f(x) = \\frac{x^2 - 2x + 7}{x + 1}$ has a slant asymptote. Where does this line meet the $y$-axis?',
    steps: [
      {
        ask: '$x^2 - 2x - (x^2 + x)$ leaves a multiple of $x$. Which coefficient does it have?',
        answer: { typed: num(-3) },
        slips: [
          {
            typed: num(-1),
            says: 'You added $x$. Subtract it: $-2x - x$.',
            misconception: 'a2-loses-the-sign-when-combining',
          },
          { typed: num(3), says: 'Mind the sign: $-2x - x$.', misconception: 'a2-loses-the-sign-when-combining' },
        ],
        done: '$x(x + 1) = x^2 + x$, and $-2x - x = -3x$.',
      },
      {
        ask: 'Which line is the asymptote?',
        like: 2,
        answer: { choose: ['$y = x - 3$', '$y = x - 2$', '$y = 1$', '$y = x + 7$'] },
        slips: [
          { choice: 1, says: 'You took the coefficient before the subtraction. Divide $-3x$ by $x$.' },
          {
            choice: 2,
            says: 'The degrees are not equal: one more above gives a slanted line.',
            misconception: 'a2-compares-degrees-wrongly',
          },
          {
            choice: 3,
            says: '7 is the constant term of the numerator, not of the quotient.',
            misconception: 'a2-takes-constants-for-the-asymptote',
          },
        ],
        done: '$-3x \\div x = -3$: the quotient is $x - 3$, and the remainder is 10.',
      },
      {
        ask: 'Where does it meet the $y$-axis?',
        like: 3,
        answer: { typed: num(-3) },
        slips: [
          {
            typed: num(7),
            says: 'That is $f(0)$, where the graph meets the axis. The line is $y = x - 3$.',
            misconception: 'a2-takes-constants-for-the-asymptote',
          },
          { typed: num(3), says: 'That is where it meets the $x$-axis.' },
        ],
        done: '$y = 0 - 3 = -3$',
      },
    ],
    answer: num(-3),
    check: () => num(lineFarOut((x) => (x * x - 2 * x + 7) / (x + 1)).b),
  },
  trap: '<p>Keeping only the leading terms when the degree above is greater by one. $\\frac{x^2}{x} = x$ gives the slope of the line, but not its intercept: divide fully.</p>',
  check: '<p>Put in a very large number: the value of the function and the height of your line must almost agree.</p>',
  mends: {
    'a2-compares-degrees-wrongly': [1, 0],
    'a2-takes-constants-for-the-asymptote': [1, 3],
    'a2-loses-the-sign-when-combining': [1, 1],
    'a2-puts-branches-in-the-wrong-corners': [2, 2],
  },
})
