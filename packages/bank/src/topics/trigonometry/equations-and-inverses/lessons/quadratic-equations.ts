import { lesson, num } from '#kit'
import { at } from '../../common.ts'
import { angleSet, parabola } from '../quadratic-tools.ts'

/** Whole degrees of a full turn that make it true. */
const turn = (f: (x: number) => number): number[] =>
  Array.from({ length: 360 }, (_, x) => x).filter((x) => Math.abs(f(x)) < 1e-9)
const [sin, cos] = [(x: number) => at('sin', x), (x: number) => at('cos', x)]

export const quadraticEquations = lesson({
  idea: '<p>The equation $2\\sin^2 x - \\sin x - 1 = 0$ looks new, but it is a quadratic equation in disguise. Write $u$ for $\\sin x$: $2u^2 - u - 1 = 0$. The figure shows the parabola. Its zeros are the two values that $\\sin x$ may have, here $-\\frac{1}{2}$ and 1.</p><p>So there are two jobs. First solve for the function, as in algebra. Then find all angles that have these values, as with any basic equation.</p>',
  figure: parabola({ fn: 'sin', a: 2, b: -1, c: -1 }),
  words: [
    { word: 'quadratic in sine', meaning: 'An equation with $\\sin^2 x$, $\\sin x$ and a number.' },
    { word: 'to substitute', meaning: 'To write one variable for a whole expression: $u$ for $\\sin x$.' },
    { word: 'to factor', meaning: 'To write as a product; a product is 0 if either factor is 0.' },
    { word: 'full turn', meaning: 'All angles from $0^\\circ$ up to, but not including, $360^\\circ$.' },
  ],
  rule: '<ol><li>If both sine and cosine occur, replace $\\cos^2 x$ by $1 - \\sin^2 x$, or the other way around.</li><li>Bring everything to one side and factor. Never divide by $\\sin x$ or $\\cos x$.</li><li>Each value: above 1 or below $-1$ no angle, exactly 1 or $-1$ one angle, otherwise two.</li></ol>',
  use: '<p>The equation contains the square of a sine or cosine, or the product of both.</p>',
  avoid: '<p>If the function occurs only once and without a square, isolate it instead.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What are the solutions of $2\\sin^2 x - \\sin x - 1 = 0$ for $0^\\circ \\le x \\lt 360^\\circ$? How many are there, and what is their sum?',
      covers: [
        'trigonometry/solve-quadratic-in-sine',
        'trigonometry/count-quadratic-solutions',
        'trigonometry/sum-of-quadratic-solutions',
      ],
      steps: [
        {
          do: 'With $u = \\sin x$: $2u^2 - u - 1 = (2u + 1)(u - 1) = 0$.',
          why: 'Multiply out to test: $2u^2 - 2u + u - 1$.',
        },
        {
          do: 'So $\\sin x = -\\frac{1}{2}$ or $\\sin x = 1$.',
          why: 'The factor $2u + 1$ is 0 at $-\\frac{1}{2}$: mind the sign. Use both factors.',
        },
        {
          do: '$\\sin x = -\\frac{1}{2}$: $210^\\circ$ and $330^\\circ$. $\\sin x = 1$: only $90^\\circ$.',
          why: 'Two angles for a value in between, one for the largest value. Second angle of a sine: $180^\\circ - x$.',
        },
        {
          do: 'The solutions are $90^\\circ$, $210^\\circ$, and $330^\\circ$: 3 solutions, with sum 630.',
          why: 'Not 4: the value 1 has one angle only. And these are sines, not cosines.',
        },
      ],
      answer: angleSet([90, 210, 330]),
      check: () => angleSet(turn((x) => 2 * sin(x) ** 2 - sin(x) - 1)),
    },
    {
      level: 'Next',
      asks: 'What are the solutions of $2\\sin x\\cos x = \\sin x$ for $0^\\circ \\le x \\lt 360^\\circ$?',
      covers: ['trigonometry/common-factor-equation'],
      steps: [
        {
          do: 'Bring everything to one side: $2\\sin x\\cos x - \\sin x = 0$.',
          why: 'Dividing by $\\sin x$ would lose the angles at which it is 0.',
        },
        { do: 'Factor: $\\sin x(2\\cos x - 1) = 0$.', why: 'Both terms contain $\\sin x$.' },
        {
          do: '$\\sin x = 0$ gives $0^\\circ$ and $180^\\circ$. $\\cos x = \\frac{1}{2}$ gives $60^\\circ$ and $300^\\circ$.',
          why: 'Look each value up for its own function.',
        },
        {
          do: 'The solutions are $0^\\circ$, $60^\\circ$, $180^\\circ$, and $300^\\circ$.',
          why: 'At $0^\\circ$ both sides are 0.',
        },
      ],
      answer: angleSet([0, 60, 180, 300]),
      check: () => angleSet(turn((x) => 2 * sin(x) * cos(x) - sin(x))),
    },
    {
      level: 'Exam level',
      asks: 'What are the solutions of $2\\sin^2 x - 5\\cos x = 4$ for $0^\\circ \\le x \\lt 360^\\circ$?',
      covers: ['trigonometry/quadratic-after-identity'],
      steps: [
        {
          do: 'Replace $\\sin^2 x$: $2(1 - \\cos^2 x) - 5\\cos x = 4$.',
          why: 'The cosine stands there without a square, so it is the one to keep.',
        },
        {
          do: 'One side: $2\\cos^2 x + 5\\cos x + 2 = 0$, so $(2\\cos x + 1)(\\cos x + 2) = 0$.',
          why: '$2 - 2\\cos^2 x - 5\\cos x - 4 = 0$, times $-1$.',
        },
        {
          do: '$\\cos x = -2$ has no solution. $\\cos x = -\\frac{1}{2}$ gives $120^\\circ$ and $240^\\circ$.',
          why: 'No cosine is below $-1$. The second angle of a cosine is $360^\\circ - x$.',
        },
      ],
      answer: angleSet([120, 240]),
      check: () => angleSet(turn((x) => 2 * sin(x) ** 2 - 5 * cos(x) - 4)),
    },
    {
      level: 'Exam level',
      asks: 'One solution of $6\\sin^2 x + k\\sin x - 1 = 0$ is $x = 210^\\circ$. What is the constant $k$?',
      covers: ['trigonometry/quadratic-constant'],
      steps: [
        { do: '$\\sin 210^\\circ = -\\frac{1}{2}$', why: 'Quadrant III: the sine is negative.' },
        {
          do: 'Put it in: $6 \\cdot \\left(-\\frac{1}{2}\\right)^2 - \\frac{1}{2}k - 1 = 0$.',
          why: 'Square the whole value, with its sign: $\\frac{1}{4}$.',
        },
        {
          do: '$\\frac{3}{2} - 1 = \\frac{1}{2}k$, so $k = 1$.',
          why: 'Test: $6 \\cdot \\frac{1}{4} - \\frac{1}{2} - 1 = 0$.',
        },
      ],
      answer: num(1),
      check: () => num([-3, -2, -1, 1, 2, 3].find((k) => Math.abs(6 * sin(210) ** 2 + k * sin(210) - 1) < 1e-9) ?? 0),
    },
  ],
  tryIt: {
    asks: 'What are the solutions of $2\\cos^2 x = \\cos x$ for $0^\\circ \\le x \\lt 360^\\circ$?',
    steps: [
      {
        ask: 'What do you do first?',
        answer: {
          choose: ['Bring everything to one side and factor', 'Divide both sides by $\\cos x$', 'Take the square root'],
        },
        slips: [
          {
            choice: 1,
            says: 'The cosine can be 0. Dividing loses these angles.',
            misconception: 'trig-divides-by-a-function-that-can-be-zero',
          },
          { choice: 2, says: 'There is a cosine on the right as well. Factor instead.' },
        ],
        done: '$2\\cos^2 x - \\cos x = \\cos x(2\\cos x - 1) = 0$',
      },
      {
        ask: 'Which values can $\\cos x$ have?',
        like: 2,
        answer: { choose: ['$0$ and $\\frac{1}{2}$', '$0$ and $-\\frac{1}{2}$', 'Only $\\frac{1}{2}$'] },
        slips: [
          {
            choice: 1,
            says: 'Solve $2\\cos x - 1 = 0$ again and watch the sign.',
            misconception: 'trig-takes-the-roots-with-the-wrong-sign',
          },
          {
            choice: 2,
            says: 'The first factor can be 0 too.',
            misconception: 'trig-loses-one-of-the-two-values',
          },
        ],
        done: '$\\cos x = 0$ or $\\cos x = \\frac{1}{2}$',
      },
      {
        ask: 'Which are the solutions?',
        answer: {
          choose: [
            '$60^\\circ$, $90^\\circ$, $270^\\circ$, and $300^\\circ$',
            '$60^\\circ$ and $90^\\circ$',
            '$0^\\circ$, $30^\\circ$, $150^\\circ$, and $180^\\circ$',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'Each of these values belongs to two angles.',
            misconception: 'trig-takes-one-angle-for-each-value',
          },
          {
            choice: 2,
            says: 'These have the right values for the sine. You need cosines.',
            misconception: 'trig-solves-for-the-other-function',
          },
        ],
        done: '$90^\\circ$ and $270^\\circ$; $60^\\circ$ and $300^\\circ$',
      },
    ],
    answer: angleSet([60, 90, 270, 300]),
    check: () => angleSet(turn((x) => 2 * cos(x) ** 2 - cos(x))),
  },
  trap: '<p>Dividing by the common function. From $2\\sin x\\cos x = \\sin x$ it leads to $\\cos x = \\frac{1}{2}$ alone, and $0^\\circ$ and $180^\\circ$ are lost.</p>',
  check: '<p>Put every solution back into the equation. And count: how many angles must each value have?</p>',
  mends: {
    'trig-takes-the-roots-with-the-wrong-sign': [0, 1],
    'trig-loses-one-of-the-two-values': [0, 1],
    'trig-takes-one-angle-for-each-value': [0, 2],
    'trig-counts-every-value-as-two-angles': [0, 3],
    'trig-divides-by-a-function-that-can-be-zero': [1, 0],
    'trig-solves-for-the-other-function': [1, 2],
    'trig-takes-the-second-angle-from-the-wrong-side': [2, 2],
    'trig-forgets-to-square-the-value': [3, 1],
    'trig-does-not-solve-for-the-constant': [3, 2],
    'trig-moves-the-constant-term-without-its-sign': [3, 2],
    'trig-uses-the-value-with-the-wrong-sign': [3, 0],
  },
})
