import { lesson, num } from '#kit'
import { at } from '../../common.ts'
import { families, levelFigure } from '../general-tools.ts'

/** Positive whole degrees up to a bound that make it true. */
const degreesUpTo = (most: number, f: (x: number) => number): number[] =>
  Array.from({ length: most }, (_, x) => x + 1).filter((x) => Math.abs(f(x)) < 1e-9)

export const generalSolutions = lesson({
  idea: '<p>The horizontal line in the figure meets the sine again and again. In the first turn it does so at $30^\\circ$ and $150^\\circ$. One turn later the same two heights come again, at $390^\\circ$ and $510^\\circ$, and so on in both directions.</p><p>Nobody can list infinitely many solutions. But two short formulas name them all: start at $30^\\circ$ or at $150^\\circ$ and add whole turns. Here $n$ counts the turns and may be any integer, also 0 or negative.</p>',
  figure: levelFigure('sin', 1, 0.5, 'at the height one half'),
  words: [
    { word: 'general solution', meaning: 'A formula with an integer $n$ that names all solutions.' },
    { word: 'family', meaning: 'All solutions that differ by whole periods, such as $30^\\circ + 360^\\circ n$.' },
    { word: 'period', meaning: 'After this angle or time the function repeats.' },
    { word: 'integer', meaning: 'A whole number: $\\ldots, -2, -1, 0, 1, 2, \\ldots$' },
  ],
  rule: '<ol><li>Isolate the function.</li><li>Find its angles in the first turn: two for sine and cosine, one in half a turn for tangent.</li><li>Add the period times $n$: $360^\\circ n$ or $2\\pi n$; for tangent $180^\\circ n$ or $\\pi n$.</li><li>If the inside is $bx$, divide <em>everything</em> by $b$.</li></ol>',
  use: '<p>All solutions are asked for, or solutions far beyond the first turn.</p>',
  avoid: '<p>If an interval of one turn is given, list the solutions in it. No $n$ is needed.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Describe all solutions of $\\cos x = -\\frac{1}{2}$ in degrees. How does $\\tan x = 1$ differ?',
      covers: ['trigonometry/general-solution', 'trigonometry/general-solution-of-tangent'],
      steps: [
        {
          do: 'Reference angle $60^\\circ$; the cosine is negative in quadrants II and III: $120^\\circ$ and $240^\\circ$.',
          why: 'Second angle of a cosine: $360^\\circ - 120^\\circ$.',
        },
        {
          do: `Add whole turns: ${families([120, 240], 360).html}.`,
          why: 'Not $180^\\circ n$: half a turn later the cosine has the opposite sign.',
        },
        {
          do: '$\\tan x = 1$ needs one family only: $x = 45^\\circ + 180^\\circ n$.',
          why: 'The tangent repeats after half a turn, so $225^\\circ$ is already in the family. In radians: $\\frac{\\pi}{4} + \\pi n$.',
        },
      ],
      answer: families([120, 240], 360),
      check: () =>
        families(
          degreesUpTo(360, (x) => at('cos', x) + 0.5),
          360,
        ),
    },
    {
      level: 'Next',
      asks: 'Describe all solutions of $2\\sin(3x) = 1$ in degrees.',
      covers: ['trigonometry/general-solution-of-a-multiple'],
      steps: [
        { do: 'Isolate: $\\sin(3x) = \\frac{1}{2}$.', why: 'Treat $3x$ as one angle.' },
        {
          do: 'For the inside: $3x = 30^\\circ + 360^\\circ n$ or $3x = 150^\\circ + 360^\\circ n$.',
          why: 'Write the whole general solution before you divide.',
        },
        {
          do: `Divide everything by 3: ${families([10, 50], 120).html}.`,
          why: 'The $360^\\circ$ are divided too.',
        },
      ],
      answer: families([10, 50], 120),
      check: () =>
        families(
          degreesUpTo(120, (x) => 2 * at('sin', 3 * x) - 1),
          120,
        ),
    },
    {
      level: 'Exam level',
      asks: 'Describe all solutions of $4\\cos^2 x - 1 = 0$ in degrees. Which positive solution is the fifth?',
      covers: ['trigonometry/general-solution-of-a-square', 'trigonometry/solution-by-number'],
      steps: [
        {
          do: '$\\cos^2 x = \\frac{1}{4}$, so $\\cos x = \\frac{1}{2}$ or $\\cos x = -\\frac{1}{2}$.',
          why: 'Take both roots.',
        },
        {
          do: 'First turn: $60^\\circ$, $300^\\circ$ and $120^\\circ$, $240^\\circ$.',
          why: '$60^\\circ$ and not $30^\\circ$: its cosine is $\\frac{1}{2}$.',
        },
        {
          do: `They lie half a turn apart: ${families([60, 120], 180).html}.`,
          why: '$240^\\circ = 60^\\circ + 180^\\circ$ and $300^\\circ = 120^\\circ + 180^\\circ$.',
        },
        {
          do: 'In order: 60, 120, 240, 300, 420. The fifth is $420^\\circ$.',
          why: 'Go on with both families in turn, not with one.',
        },
      ],
      answer: families([60, 120], 180),
      check: () =>
        families(
          degreesUpTo(180, (x) => 4 * at('cos', x) ** 2 - 1),
          180,
        ),
    },
    {
      level: 'Exam level',
      asks: 'A float is $h = 10 + 6\\cos\\left(\\frac{\\pi t}{6}\\right)$ feet high after $t$ seconds. When is it 13 ft high for the third time? How many solutions has $\\sin x = 0.4$ for $0 \\le x \\le 5\\pi$? Give the time.',
      covers: ['trigonometry/times-of-a-height', 'trigonometry/solutions-in-a-long-interval'],
      steps: [
        {
          do: '$6\\cos\\left(\\frac{\\pi t}{6}\\right) = 3$, so the cosine is $\\frac{1}{2}$ and the inside $\\frac{\\pi}{3}$ or $\\frac{5\\pi}{3}$: $t = 2$ or $t = 10$.',
          why: 'Multiply by 6 and divide by $\\pi$.',
        },
        {
          do: 'The period is 12: the times are 2, 10, 14, 22, …',
          why: 'Two in every period. Half a period would be wrong: there the float is low.',
        },
        { do: 'The third time is after 14 seconds.', why: '$2 + 12 = 14$.' },
        {
          do: 'For $\\sin x = 0.4$ up to $5\\pi$: two whole turns have $2 \\cdot 2 = 4$ solutions, the half turn left has 2 more, together 6.',
          why: 'In that half turn the sine is positive. For $-0.4$ it would have none.',
        },
      ],
      answer: num(14),
      check: () =>
        num(
          Array.from({ length: 60 }, (_, t) => t).filter(
            (t) => Math.abs(10 + 6 * Math.cos((Math.PI * t) / 6) - 13) < 1e-9,
          )[2] ?? 0,
        ),
    },
  ],
  tryIt: {
    asks: 'Describe all solutions of $2\\cos(2x) = \\sqrt{3}$ in degrees.',
    steps: [
      {
        ask: 'Which two angles can the inside $2x$ have in the first turn?',
        like: 1,
        answer: {
          choose: ['$30^\\circ$ and $330^\\circ$', '$30^\\circ$ and $150^\\circ$', '$60^\\circ$ and $300^\\circ$'],
        },
        slips: [
          {
            choice: 1,
            says: 'That is the rule of the sine. The cosine is positive in quadrants I and IV.',
            misconception: 'trig-starts-the-second-family-in-the-wrong-quadrant',
          },
          {
            choice: 2,
            says: 'The cosine of $60^\\circ$ is $\\frac{1}{2}$. Which angle has $\\frac{\\sqrt{3}}{2}$?',
            misconception: 'trig-starts-from-another-special-angle',
          },
        ],
        done: '$2x = 30^\\circ + 360^\\circ n$ or $2x = 330^\\circ + 360^\\circ n$',
      },
      {
        ask: 'Divide by 2. After how many degrees do the solutions repeat?',
        like: 2,
        answer: { typed: num(180) },
        slips: [
          {
            typed: num(360),
            says: 'That belongs to the inside. Divide it by 2 as well.',
            misconception: 'trig-divides-only-a-part-of-the-general-solution',
          },
          { typed: num(720), says: 'You multiplied. Divide by 2.' },
        ],
        done: '$360^\\circ \\div 2 = 180^\\circ$',
      },
      {
        ask: 'Which are all solutions?',
        answer: {
          choose: [
            '$x = 15^\\circ + 180^\\circ n$ or $x = 165^\\circ + 180^\\circ n$',
            '$x = 30^\\circ + 180^\\circ n$ or $x = 330^\\circ + 180^\\circ n$',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'Divide the angles by 2 too.',
            misconception: 'trig-divides-only-a-part-of-the-general-solution',
          },
        ],
        done: '$x = 15^\\circ + 180^\\circ n$ or $x = 165^\\circ + 180^\\circ n$',
      },
    ],
    answer: families([15, 165], 180),
    check: () =>
      families(
        degreesUpTo(180, (x) => 2 * at('cos', 2 * x) - Math.sqrt(3)),
        180,
      ),
  },
  trap: '<p>Dividing only a part. From $3x = 30^\\circ + 360^\\circ n$ follows $x = 10^\\circ + 120^\\circ n$, not $10^\\circ + 360^\\circ n$.</p>',
  check:
    '<p>Put $n = 1$ into each formula and test the angle in the equation. Then compare how many solutions lie in one turn.</p>',
  mends: {
    'trig-starts-the-second-family-in-the-wrong-quadrant': [0, 0],
    'trig-repeats-with-the-wrong-period': [0, 1],
    'trig-divides-only-a-part-of-the-general-solution': [1, 2],
    'trig-loses-the-negative-root': [2, 0],
    'trig-starts-from-another-special-angle': [2, 1],
    'trig-finds-one-family-only': [2, 3],
    'trig-miscounts-the-turns': [3, 3],
  },
})
