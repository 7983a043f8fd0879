import { dot, frac, lesson, note, num, segment, text } from '#kit'
import { pi } from '../../common.ts'
import { wave } from '../../wave.ts'
import { heightOf, waveFigure } from '../figures.ts'

const shown = { fn: 'sin', a: 2, b: 2, d: 1 } as const
/** Whether a graph repeats itself after so many units. */
const repeats = (f: (x: number) => number, after: number): boolean =>
  Array.from({ length: 50 }, (_, i) => i / 7).every((x) => Math.abs(f(x + after) - f(x)) < 1e-9)

export const periodAndFrequency = lesson({
  idea: '<p>A wave repeats itself. The length of one full wave, up and down and back to the start, is its period. After one period everything begins again.</p><p>The sine goes through one full wave while its angle grows from 0 to $2\\pi$. In $y = \\sin(2x)$ the angle is $2x$, and it grows twice as fast as $x$. It reaches $2\\pi$ already at $x = \\pi$, so the wave is only half as long. A larger factor makes a shorter wave.</p>',
  figure: wave(
    (x) => Math.sin(2 * x),
    {
      alt: 'The wave y = sin(2x) from 0 to 2 pi; between two neighboring tops a horizontal line is marked “one period: π.”',
      x: [0, 2],
      step: 0.25,
      every: 2,
      y: [-2, 2],
      height: 230,
    },
    [
      segment(Math.PI / 4, 1, (5 * Math.PI) / 4, 1, { dash: true, plain: true }),
      dot(Math.PI / 4, 1),
      dot((5 * Math.PI) / 4, 1),
      note((3 * Math.PI) / 4, 1.4, 'one period: π'),
    ],
  ),
  words: [
    { word: 'period', meaning: 'The shortest length after which the graph repeats itself.' },
    { word: 'frequency', meaning: 'How many full waves fit into one unit: 1 divided by the period.' },
    { word: 'full wave', meaning: 'One complete swing: from a top to the next top.' },
  ],
  rule: '<p>For $y = a\\sin(bx) + d$ and $y = a\\cos(bx) + d$ with $b \\gt 0$ the period is $\\frac{2\\pi}{b}$. For $y = a\\tan(bx)$ it is $\\frac{\\pi}{b}$, because the tangent repeats after $\\pi$.</p><p>If the period $p$ is known, $b = \\frac{2\\pi}{p}$ (for the tangent $\\frac{\\pi}{p}$).</p>',
  use: '<p>Questions about how long one wave, turn or swing takes, how often it happens, or which factor of $x$ belongs to it.</p>',
  avoid:
    '<p>For heights use amplitude and midline: $a$ and $d$ do not change the period, and $b$ changes no height.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is the period of $y = 5\\sin\\left(\\frac{2}{3}x\\right) + 1$?',
      covers: ['trigonometry/period-from-equation'],
      steps: [
        {
          do: 'Only the factor of $x$ counts: $b = \\frac{2}{3}$. Sine has the basic period $2\\pi$.',
          why: 'The 5 and the 1 change heights. With a tangent you would start from $\\pi$.',
        },
        {
          do: 'Divide: $2\\pi \\div \\frac{2}{3} = 2\\pi \\cdot \\frac{3}{2}$. The period is $3\\pi$.',
          why: 'To divide by a fraction, multiply by its reciprocal.',
        },
        {
          do: 'Test: at $x = 3\\pi$ the angle is $\\frac{2}{3} \\cdot 3\\pi = 2\\pi$, one full wave.',
          why: 'A factor below 1 makes the wave longer than $2\\pi$. Multiplying would have made it shorter.',
        },
      ],
      answer: pi(3),
      check: () => {
        const thirds = Array.from({ length: 30 }, (_, i) => (i + 1) / 3)
        const f = (x: number) => 5 * Math.sin((2 / 3) * x) + 1
        return pi(thirds.find((k) => repeats(f, k * Math.PI)) ?? 0)
      },
    },
    {
      level: 'Next',
      asks: 'The function $y = \\cos(bx)$ with $b \\gt 0$ has period $\\frac{3\\pi}{2}$. What is the value of $b$?',
      covers: ['trigonometry/factor-for-a-period'],
      steps: [
        {
          do: 'Write the rule with what you know: $\\frac{2\\pi}{b} = \\frac{3\\pi}{2}$.',
          why: 'The period is the length of a wave and $b$ is the factor. They are not the same number.',
        },
        {
          do: 'Exchange $b$ and the period: $b = 2\\pi \\div \\frac{3\\pi}{2} = 2\\pi \\cdot \\frac{2}{3\\pi}$.',
          why: 'Multiply both sides by $b$, then divide by $\\frac{3\\pi}{2}$.',
        },
        { do: 'Cancel $\\pi$: $b = \\frac{4}{3}$.', why: 'No $\\pi$ is left over.' },
        {
          do: 'Test: $\\frac{4}{3} \\cdot \\frac{3\\pi}{2} = \\frac{12\\pi}{6} = 2\\pi$.',
          why: 'Factor times period must always be $2\\pi$ for sine and cosine.',
        },
      ],
      answer: num(frac(4, 3)),
      check: () => {
        const thirds = Array.from({ length: 30 }, (_, i) => i + 1)
        const k = thirds.find((n) => Math.abs((n / 3) * 1.5 * Math.PI - 2 * Math.PI) < 1e-9) ?? 0
        return num(frac(k, 3))
      },
    },
    {
      level: 'Exam level',
      asks: 'The height of a point on a turning wheel, in inches above the axle, is $h = 30\\sin\\left(\\frac{\\pi}{6} t\\right)$ after $t$ seconds. How many full turns does the wheel make in one minute?',
      covers: ['trigonometry/period-of-a-wheel'],
      steps: [
        {
          do: 'Period: $2\\pi \\div \\frac{\\pi}{6} = 2\\pi \\cdot \\frac{6}{\\pi} = 12$ seconds.',
          why: 'This is the time for one full turn: up, down and back.',
        },
        { do: 'One minute has 60 seconds.', why: '$t$ counts seconds, so bring the minute to seconds.' },
        {
          do: 'Turns: $60 \\div 12 = 5$.',
          why: 'The question asks how often, not how long. 12 would be the seconds for one turn.',
        },
      ],
      answer: num(5),
      // The angle after a minute, in full turns.
      check: () => num(Math.round(((Math.PI / 6) * 60) / (2 * Math.PI))),
    },
    {
      level: 'Exam level',
      asks: `${waveFigure(shown)}<p>Ana says about this function $f$: “The period is $\\frac{\\pi}{2}$.” Ben says: “$f(x + 2\\pi) = f(x)$ for all $x$.” Who is right?</p>`,
      covers: ['trigonometry/period-from-graph', 'trigonometry/period-claims', 'trigonometry/period-from-two-moments'],
      steps: [
        {
          do: 'Measure from top to top: the first top is at $\\frac{\\pi}{4}$, the next at $\\frac{5\\pi}{4}$. The period is $\\frac{5\\pi}{4} - \\frac{\\pi}{4} = \\pi$.',
          why: 'You may also count: two full waves lie between 0 and $2\\pi$, so one takes $\\pi$.',
        },
        {
          do: 'Ana’s $\\frac{\\pi}{2}$ leads from one crossing of the midline to the next. Ana is wrong.',
          why: 'That is half a wave: the graph goes up at one crossing and down at the other. From a crossing to the next top or bottom it is a quarter.',
        },
        {
          do: 'After $2\\pi$ two full waves have passed, so every height returns. Only Ben is right.',
          why: 'Every multiple of the period brings the same heights back, even if it is not the shortest.',
        },
      ],
      answer: text('Only Ben is right.'),
      check: () => {
        const f = (x: number) => heightOf(shown, x)
        const [ana, ben] = [repeats(f, Math.PI / 2), repeats(f, 2 * Math.PI)]
        return text(ben && !ana ? 'Only Ben is right.' : 'Another answer.')
      },
    },
  ],
  tryIt: {
    asks: 'The function $y = \\sin(bx)$ with $b \\gt 0$ has period $\\frac{4\\pi}{5}$. What is the value of $b$?',
    steps: [
      {
        ask: 'Is one wave shorter or longer than that of $y = \\sin x$, and what does this say about $b$?',
        answer: { choose: ['Shorter, so $b \\gt 1$', 'Shorter, so $b \\lt 1$', 'Longer, so $b \\lt 1$'] },
        slips: [
          {
            choice: 1,
            says: 'Shorter is right. But a wave gets shorter when the angle grows faster.',
            misconception: 'trig-multiplies-the-period',
          },
          { choice: 2, says: 'Compare $\\frac{4\\pi}{5}$ with $2\\pi = \\frac{10\\pi}{5}$.' },
        ],
        done: '$\\frac{4\\pi}{5} \\lt 2\\pi$: a shorter wave, so $b \\gt 1$.',
      },
      {
        ask: 'What is $b$? Type a number or a fraction.',
        answer: { typed: num(frac(10, 4)) },
        slips: [
          {
            typed: num(frac(8, 5)),
            says: 'You multiplied 2 by $\\frac{4}{5}$. Divide $2\\pi$ by the period.',
            misconception: 'trig-multiplies-the-period',
          },
          {
            typed: num(frac(4, 5)),
            says: 'You took the number in the period for $b$. Divide $2\\pi$ by the period.',
            misconception: 'trig-takes-b-for-the-period',
          },
          {
            typed: num(frac(5, 4)),
            says: 'You started from $\\pi$. The sine repeats after $2\\pi$.',
            misconception: 'trig-takes-pi-for-the-base-period',
          },
        ],
        done: '$b = 2\\pi \\cdot \\frac{5}{4\\pi} = \\frac{10}{4} = \\frac{5}{2}$. Test: $\\frac{5}{2} \\cdot \\frac{4\\pi}{5} = 2\\pi$.',
      },
    ],
    answer: num(frac(5, 2)),
    check: () => {
      const tenths = Array.from({ length: 100 }, (_, i) => i + 1)
      return num(frac(tenths.find((n) => Math.abs((n / 10) * 0.8 - 2) < 1e-9) ?? 0, 10))
    },
  },
  trap: '<p>Multiplying instead of dividing. $y = \\sin(4x)$ runs four times as fast, so its wave is shorter: $\\frac{2\\pi}{4} = \\frac{\\pi}{2}$, not $8\\pi$.</p>',
  check:
    '<p>Put one period in for $x$: the inside must be exactly $2\\pi$ (for the tangent $\\pi$). And compare: $b \\gt 1$ means shorter than $2\\pi$, $b \\lt 1$ means longer.</p>',
  mends: {
    'trig-multiplies-the-period': [0, 2],
    'trig-takes-b-for-the-period': [1, 0],
    'trig-takes-half-a-period': [3, 1],
    'trig-takes-pi-for-the-base-period': [0, 0],
    'trig-leaves-out-the-factor-of-x': [0, 1],
    'trig-takes-the-height-for-the-factor': [0, 0],
    'trig-takes-another-angle-for-a-full-turn': [2, 0],
    'trig-takes-period-for-frequency': [2, 2],
    'trig-graph-accepts-a-false-claim': [3, 1],
    'trig-graph-rejects-a-true-claim': [3, 2],
    'trig-graph-judges-one-claim-only': [3, 2],
    'trig-counts-the-waves-wrongly': [3, 0],
    'trig-measures-a-wave-from-zero': [3, 0],
  },
})
