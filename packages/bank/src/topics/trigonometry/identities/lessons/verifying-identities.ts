import { expr, lesson, num, table, text } from '#kit'
import { at } from '../../common.ts'

const { sin, cos, tan } = Math

export const verifyingIdentities = lesson({
  idea: '<p>An identity is an equation that holds for every angle for which both sides are defined. To verify one you do not solve anything. You take one side and rewrite it, step by step, until it is the other side. Every step uses something that is always true.</p><p>To disprove an equation you need much less: one angle at which the two sides differ. That is why testing an angle such as $30^\\circ$ is the best first move, and the best check of every line.</p>',
  figure: table(
    ['Line', 'Expression', 'Reason'],
    [
      ['Start', '$\\tan x + \\cot x$', 'the more complicated side'],
      ['1', '$\\dfrac{\\sin x}{\\cos x} + \\dfrac{\\cos x}{\\sin x}$', 'quotients'],
      ['2', '$\\dfrac{\\sin^2 x + \\cos^2 x}{\\sin x\\cos x}$', 'common denominator'],
      ['3', '$\\dfrac{1}{\\sin x\\cos x}$', 'Pythagorean identity'],
      ['4', '$\\sec x\\csc x$', 'reciprocals'],
    ],
    'The proof of an identity, line by line',
  ),
  words: [
    { word: 'identity', meaning: 'An equation that holds for every angle for which both sides are defined.' },
    { word: 'to verify', meaning: 'To prove: to turn one side into the other by allowed steps.' },
    { word: 'counterexample', meaning: 'An angle at which the two sides differ. One is enough to disprove.' },
    { word: 'reciprocal', meaning: '1 divided by it: $\\sec x = \\frac{1}{\\cos x}$, $\\csc x = \\frac{1}{\\sin x}$.' },
  ],
  rule: '<ol><li>Start with the more complicated side; leave the other alone.</li><li>Write everything in sine and cosine.</li><li>Add fractions over a common denominator.</li><li>Use $\\sin^2 x + \\cos^2 x = 1$, factor, cancel.</li><li>Give the result its short name.</li></ol>',
  use: '<p>An equation is to be proved, completed or disproved for all angles.</p>',
  avoid: '<p>If you are asked for the angles that fulfill an equation, solve it. Do not treat it as an identity.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Ana says: “$\\sin 2x = 2\\sin x$ is an identity.” Ben says: “$\\cos x\\tan x = \\sin x$ is an identity.” Who is right? Which of $0^\\circ$, $90^\\circ$, $180^\\circ$ is a counterexample to the claim that is false?',
      covers: ['trigonometry/counterexample-to-an-identity', 'trigonometry/verify-claims'],
      steps: [
        {
          do: 'At $0^\\circ$ and at $180^\\circ$ both sides are 0. This proves nothing.',
          why: 'Even a false equation can hold at some angles.',
        },
        {
          do: 'At $90^\\circ$: left $\\sin 180^\\circ = 0$, right $2 \\cdot 1 = 2$. So $90^\\circ$ is a counterexample.',
          why: 'One angle is enough: it is not an identity.',
        },
        {
          do: '$\\cos x \\cdot \\frac{\\sin x}{\\cos x} = \\sin x$: this one is an identity. Only Ben is right; the counterexample to Ana’s claim is $90^\\circ$.',
          why: 'The cosine cancels, whatever the angle is. Judge each claim by itself.',
        },
      ],
      answer: text('$90^\\circ$'),
      check: () => text(`$${[0, 90, 180].find((x) => Math.abs(at('sin', 2 * x) - 2 * at('sin', x)) > 1e-9)}^\\circ$`),
    },
    {
      level: 'Next',
      asks: 'Which expression completes the identity $\\frac{\\sin^2 x}{1 - \\cos x} = \\;?$',
      covers: ['trigonometry/complete-the-identity', 'trigonometry/reason-of-a-step'],
      steps: [
        {
          do: '$\\frac{\\sin^2 x}{1 - \\cos x} = \\frac{1 - \\cos^2 x}{1 - \\cos x}$',
          why: 'The reason is $\\sin^2 x + \\cos^2 x = 1$. Replace the square by the right function.',
        },
        {
          do: '$\\frac{(1 - \\cos x)(1 + \\cos x)}{1 - \\cos x}$',
          why: 'The reason is algebra: a difference of squares.',
        },
        {
          do: 'Cancel the common factor: $1 + \\cos x$.',
          why: 'Keep the other factor. Test at $60^\\circ$: $\\frac{3}{4} \\div \\frac{1}{2} = \\frac{3}{2}$, and $1 + \\frac{1}{2} = \\frac{3}{2}$.',
        },
      ],
      answer: expr('1 + \\cos x', ({ x }) => 1 + cos(x)),
      check: () => expr('…', ({ x }) => sin(x) ** 2 / (1 - cos(x))),
    },
    {
      level: 'Exam level',
      asks: 'Luca wants to simplify $3\\csc x - 3\\sin x$. Line 1: $\\frac{3}{\\sin x} - 3\\sin x$. Line 2: $\\frac{3 - 3\\sin^2 x}{\\sin x}$. Line 3: $\\frac{3\\cos x}{\\sin x}$. Line 4: $3\\cot x$. Which line has the error?',
      covers: ['trigonometry/wrong-line-of-a-proof'],
      steps: [
        { do: 'Line 1 is right: $\\csc x = \\frac{1}{\\sin x}$.', why: 'Reciprocals must not be turned upside down.' },
        {
          do: 'Line 2 is right: over the denominator $\\sin x$ the second term becomes $3\\sin^2 x$.',
          why: 'The denominator must be carried along.',
        },
        {
          do: 'Line 3 is wrong: $1 - \\sin^2 x$ is $\\cos^2 x$, not $\\cos x$. The error is in Line 3.',
          why: 'Line 4 only carries it on. Test at $30^\\circ$: Line 2 gives 4.5, Line 3 about 5.2.',
        },
      ],
      answer: text('Line 3'),
      check: () => {
        const lines = [
          (x: number) => 3 / sin(x) - 3 * sin(x),
          (x: number) => (3 - 3 * sin(x) ** 2) / sin(x),
          (x: number) => (3 * cos(x)) / sin(x),
          (x: number) => 3 / tan(x),
        ]
        const values = [3 / sin(0.4) - 3 * sin(0.4), ...lines.map((f) => f(0.4))]
        return text(`Line ${values.findIndex((v, i) => i > 0 && Math.abs(v - (values[i - 1] ?? 0)) > 1e-9)}`)
      },
    },
    {
      level: 'Exam level',
      asks: 'For constants $m$ and $n$, $3\\sin^2 x + 9\\cos^2 x = m + n\\cos 2x$ is an identity. What is $n$?',
      covers: ['trigonometry/constants-with-a-double-angle'],
      steps: [
        { do: 'At $0^\\circ$: $m + n = 9$.', why: 'An identity holds at every angle, so choose easy ones.' },
        {
          do: 'At $90^\\circ$: $m - n = 3$, because $\\cos 180^\\circ = -1$.',
          why: 'The second angle gives a second equation.',
        },
        { do: 'Subtract: $2n = 6$, so $n = 3$.', why: 'Do not forget to halve. Adding would give $m = 6$.' },
      ],
      answer: num(3),
      check: () =>
        num([-6, -3, 3, 6].find((n) => Math.abs(3 * sin(0.7) ** 2 + 9 * cos(0.7) ** 2 - 6 - n * cos(1.4)) < 1e-9) ?? 0),
    },
  ],
  tryIt: {
    asks: 'Which expression completes the identity $\\frac{\\cos^2 x}{1 + \\sin x} = \\;?$',
    steps: [
      {
        ask: 'What can you write for $\\cos^2 x$?',
        answer: { choose: ['$1 - \\sin^2 x$', '$1 + \\sin^2 x$', '$1 - \\sin x$'] },
        slips: [
          {
            choice: 1,
            says: 'The two squares add up to 1. Solve this for the squared cosine.',
            misconception: 'trig-replaces-a-square-by-the-wrong-function',
          },
          { choice: 2, says: 'The square is missing.', misconception: 'trig-replaces-a-square-by-the-wrong-function' },
        ],
        done: '$\\frac{1 - \\sin^2 x}{1 + \\sin x}$',
      },
      {
        ask: 'How does the numerator factor?',
        answer: { choose: ['$(1 - \\sin x)(1 + \\sin x)$', '$(1 - \\sin x)^2$'] },
        slips: [{ choice: 1, says: 'That has a middle term. A difference of squares has one minus and one plus.' }],
        done: '$\\frac{(1 - \\sin x)(1 + \\sin x)}{1 + \\sin x}$',
      },
      {
        ask: 'What is left?',
        answer: { choose: ['$1 - \\sin x$', '$1 + \\sin x$'] },
        slips: [
          {
            choice: 1,
            says: 'This factor cancels with the denominator. Keep the other one.',
            misconception: 'trig-loses-a-factor-on-the-way',
          },
        ],
        done: '$1 - \\sin x$',
      },
    ],
    answer: expr('1 - \\sin x', ({ x }) => 1 - sin(x)),
    check: () => expr('…', ({ x }) => cos(x) ** 2 / (1 + sin(x))),
  },
  trap: '<p>Dropping a square: $1 - \\sin^2 x$ is $\\cos^2 x$, not $\\cos x$. It looks harmless and spoils every line that follows.</p>',
  check: '<p>Put the same angle, such as $30^\\circ$, into every line. All values must be equal.</p>',
  mends: {
    'trig-takes-an-agreement-for-a-counterexample': [0, 0],
    'trig-holds-one-angle-for-too-few': [0, 1],
    'trig-verify-accepts-a-false-claim': [0, 1],
    'trig-verify-rejects-a-true-claim': [0, 2],
    'trig-verify-judges-one-claim-only': [0, 2],
    'trig-replaces-a-square-by-the-wrong-function': [1, 0],
    'trig-names-the-wrong-reason': [1, 1],
    'trig-names-a-pythagorean-identity-not-used': [1, 1],
    'trig-loses-a-factor-on-the-way': [1, 2],
    'trig-turns-a-reciprocal-upside-down': [2, 0],
    'trig-drops-a-denominator': [2, 1],
    'trig-verify-blames-the-wrong-line': [2, 2],
    'trig-mixes-up-the-constants-of-an-identity': [3, 2],
  },
})
