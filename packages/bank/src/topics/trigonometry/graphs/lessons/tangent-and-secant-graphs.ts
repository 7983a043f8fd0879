import { curve, either, lesson, num, text, vertical } from '#kit'
import { pi } from '../../common.ts'
import { wave } from '../../wave.ts'
import { type Branched, branchFigure, branchTex, heightAt } from '../branch-figures.ts'

const equation = (s: Branched) => text(`$${branchTex(s)}$`)
/** The first multiple of π/720 beyond 0 at which it vanishes. */
const firstZero = (f: (x: number) => number) => {
  const k = Array.from({ length: 2000 }, (_, i) => i + 1).find((i) => Math.abs(f((i * Math.PI) / 720)) < 1e-9)
  return pi((k ?? 0) / 720)
}
const FALLING: Branched = { fn: 'tan', a: -2, b: 2, d: 0 }
const COT: Branched = { fn: 'cot', a: 3, b: 0.5, d: 0 }

export const tangentAndSecantGraphs = lesson({
  idea: '<p>Four functions are fractions: $\\tan x = \\frac{\\sin x}{\\cos x}$, $\\cot x = \\frac{\\cos x}{\\sin x}$, $\\sec x = \\frac{1}{\\cos x}$, $\\csc x = \\frac{1}{\\sin x}$. Where the denominator is 0, a fraction has no value. There the graph breaks into branches, with a vertical asymptote between them.</p><p>The figure shows $y = \\sec x$ and, thin and dashed, $y = \\cos x$. Where the cosine is 1 or $-1$, both touch. Where it is 0, the secant has its asymptotes.</p>',
  figure: wave(
    (x) => heightAt('sec', x),
    {
      alt: 'The graph of y = cos x, dashed, between −1 and 1; the cups of y = sec x touch it at its highest and lowest points, and have vertical asymptotes at x = pi/2 and x = 3 pi/2.',
      x: [0, 2],
      step: 1 / 4,
      every: 2,
      y: [-4, 4],
      height: 250,
    },
    [
      curve(Math.cos, { dash: true, plain: true }),
      vertical(0.5 * Math.PI, { dash: true, plain: true }),
      vertical(1.5 * Math.PI, { dash: true, plain: true }),
    ],
  ),
  words: [
    { word: 'asymptote', meaning: 'A line that a graph comes nearer and nearer to; here always a vertical line.' },
    { word: 'branch', meaning: 'A connected piece of the graph between two asymptotes.' },
    { word: 'secant, cosecant', meaning: '1 divided by the cosine; 1 divided by the sine.' },
    { word: 'turning point', meaning: 'The lowest or highest point of a branch of a secant or cosecant.' },
  ],
  rule: '<ul><li>Asymptotes: for $\\tan$ and $\\sec$ where $\\cos = 0$ (inside $\\frac{\\pi}{2}, \\frac{3\\pi}{2}, \\ldots$), for $\\cot$ and $\\csc$ where $\\sin = 0$ (inside $0, \\pi, 2\\pi, \\ldots$).</li><li>With $bx$ inside, neighbors are $\\frac{\\pi}{b}$ apart.</li><li>$y = a\\sec(bx) + d$ has turning points at $d + a$ and $d - a$ and no point in between.</li></ul>',
  use: '<p>A graph has breaks, and its equation, asymptotes or range are asked for.</p>',
  avoid: '<p>A graph without breaks that swings up and down is a sine or a cosine: use amplitude and period.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${branchFigure(FALLING, [1 / 8], 'A curve of separate branches that fall from left to right through all heights; the marked point lies at x = π/8, height −2.')}<p>The dashed lines are asymptotes; the marked point has the $y$-coordinate $-2$. Which equation has this graph?</p>`,
      covers: ['trigonometry/equation-of-branches'],
      steps: [
        {
          do: 'Branches that take all heights: tangent or cotangent. At $x = 0$ there is no asymptote: tangent.',
          why: 'Cups would be secant or cosecant. Cotangent and cosecant have an asymptote at $x = 0$.',
        },
        {
          do: 'Neighboring asymptotes are $\\frac{\\pi}{2}$ apart: $\\frac{\\pi}{b} = \\frac{\\pi}{2}$, so $b = 2$.',
          why: 'The distance is $\\frac{\\pi}{b}$, not $\\frac{2\\pi}{b}$.',
        },
        {
          do: 'A plain tangent rises. This one falls, and where $2x = \\frac{\\pi}{4}$ its height is $-2$: $y = -2\\tan(2x)$.',
          why: '$\\tan \\frac{\\pi}{4} = 1$, so the height there is the factor itself.',
        },
      ],
      answer: equation(FALLING),
      check: () => {
        const all = [2, -2].flatMap((a) => [1, 2, 4].map((b): Branched => ({ fn: 'tan', a, b, d: 0 })))
        const f = (s: Branched, k: number) => s.a * heightAt('tan', s.b * k * Math.PI)
        return equation(all.find((s) => Math.abs(f(s, 1 / 8) + 2) < 1e-9 && Math.abs(f(s, 1 / 4)) > 1e6) ?? COT)
      },
    },
    {
      level: 'Next',
      asks: 'What is the smallest positive $x$ at which $y = 3\\cot\\left(2x - \\frac{\\pi}{3}\\right)$ has a vertical asymptote?',
      covers: ['trigonometry/first-asymptote', 'trigonometry/shifted-asymptote'],
      steps: [
        {
          do: 'Cotangent has $\\sin$ in the denominator: the inside must be $0, \\pi, 2\\pi, \\ldots$ or $-\\pi, \\ldots$',
          why: 'Where the sine is 0. The zeros of the cosine would be those of the cotangent itself.',
        },
        {
          do: '$2x - \\frac{\\pi}{3} = 0$ gives $2x = \\frac{\\pi}{3}$.',
          why: 'What is subtracted inside is added on the other side. With $-\\pi$ the result would be negative.',
        },
        {
          do: 'Divide by 2: the asymptote is at $\\frac{\\pi}{6}$.',
          why: 'Without the shift, $2x = \\pi$ would give $\\frac{\\pi}{2}$.',
        },
      ],
      answer: pi(1 / 6),
      check: () => firstZero((x) => Math.sin(2 * x - Math.PI / 3)),
    },
    {
      level: 'Exam level',
      asks: 'The graph of $y = a\\sec(bx) + d$ with $a \\gt 0$ has lowest points of upward branches at $y = 7$ and highest points of downward branches at $y = -1$. What are $a$, $d$ and the range? And how many asymptotes does it have for $0 \\le x \\le 2\\pi$ if $b = 3$? Give the range.',
      covers: ['trigonometry/constants-of-secant', 'trigonometry/range-of-secant', 'trigonometry/count-asymptotes'],
      steps: [
        { do: 'Middle: $d = \\frac{7 + (-1)}{2} = 3$.', why: 'The shift is halfway between the two heights.' },
        {
          do: 'Distance from the middle: $a = 7 - 3 = 4$.',
          why: 'Not 7, and not the whole gap of 8.',
        },
        {
          do: `Range: ${either('y', '<=', -1, '>=', 7).html}.`,
          why: 'The branches lie outside of the wave. Between $-1$ and 7 there is nothing.',
        },
        {
          do: 'Asymptotes with $b = 3$: first at $\\frac{\\pi}{6}$, then every $\\frac{\\pi}{3}$. In $2\\pi$ there are $2\\pi \\div \\frac{\\pi}{3} = 6$.',
          why: 'They stand in the middle of the 6 steps. For a cosecant both ends would count too: 7.',
        },
      ],
      answer: either('y', '<=', -1, '>=', 7),
      check: () => {
        const ys = Array.from({ length: 360 }, (_, i) => 4 / Math.cos((i * Math.PI) / 180) + 3)
        const [up, down] = [ys.filter((y) => y > 3), ys.filter((y) => y < 3)]
        return either('y', '<=', Math.round(Math.max(...down)), '>=', Math.round(Math.min(...up)))
      },
    },
    {
      level: 'Exam level',
      asks: 'A light 30 ft from a straight wall turns steadily. After $t$ seconds its beam is $s = 30\\sec\\left(\\frac{\\pi t}{24}\\right)$ feet long. After how many seconds is it first 60 ft long?',
      covers: ['trigonometry/rotating-beam'],
      steps: [
        { do: '$30\\sec\\left(\\frac{\\pi t}{24}\\right) = 60$, so the secant is 2.', why: 'Divide by 30.' },
        {
          do: 'Secant 2 means cosine $\\frac{1}{2}$: the angle is $\\frac{\\pi}{3}$.',
          why: 'At $\\frac{\\pi}{6}$ the sine is $\\frac{1}{2}$, not the cosine.',
        },
        {
          do: '$\\frac{\\pi t}{24} = \\frac{\\pi}{3}$, so $t = \\frac{24}{3} = 8$.',
          why: 'Multiply by 24 and divide by $\\pi$.',
        },
      ],
      answer: num(8),
      check: () => num(Math.round((Math.acos(30 / 60) * 24) / Math.PI)),
    },
  ],
  tryIt: {
    asks: 'What is the smallest positive $x$ at which $y = 5\\tan\\left(3x - \\frac{\\pi}{4}\\right)$ has a vertical asymptote?',
    steps: [
      {
        ask: 'Where must the inside be?',
        answer: {
          choose: ['At a zero of the cosine, such as $\\frac{\\pi}{2}$', 'At a zero of the sine, such as $0$'],
        },
        slips: [
          {
            choice: 1,
            says: 'There the tangent is 0. Which function stands in its denominator?',
            misconception: 'trig-takes-a-zero-for-an-asymptote',
          },
        ],
        done: '$\\tan u = \\frac{\\sin u}{\\cos u}$, so $3x - \\frac{\\pi}{4} = \\frac{\\pi}{2}$, or $-\\frac{\\pi}{2}$ and so on.',
      },
      {
        ask: 'Which is the smallest positive value of $3x$?',
        answer: { choose: ['$\\frac{3\\pi}{4}$', '$\\frac{\\pi}{4}$', '$\\frac{\\pi}{2}$'] },
        slips: [
          {
            choice: 1,
            says: 'You subtracted the shift. What is subtracted inside is added on the other side.',
            misconception: 'trig-shifts-the-asymptote-the-wrong-way',
          },
          {
            choice: 2,
            says: 'The shift is missing. Add what is subtracted inside.',
            misconception: 'trig-shifts-the-asymptote-the-wrong-way',
          },
        ],
        done: '$\\frac{\\pi}{2} + \\frac{\\pi}{4} = \\frac{3\\pi}{4}$; the one before, $-\\frac{\\pi}{2} + \\frac{\\pi}{4}$, is negative.',
      },
      {
        ask: 'What is $x$?',
        answer: { choose: ['$\\frac{\\pi}{4}$', '$\\frac{9\\pi}{4}$', '$\\frac{3\\pi}{4}$'] },
        slips: [
          { choice: 1, says: 'You multiplied by 3. Divide.', misconception: 'trig-leaves-out-the-factor-inside' },
          { choice: 2, says: 'That is $3x$. Divide by 3.', misconception: 'trig-leaves-out-the-factor-inside' },
        ],
        done: '$x = \\frac{3\\pi}{4} \\div 3 = \\frac{\\pi}{4}$',
      },
    ],
    answer: pi(1 / 4),
    check: () => firstZero((x) => Math.cos(3 * x - Math.PI / 4)),
  },
  trap: '<p>Giving the range of $y = 4\\sec x + 3$ as the heights from $-1$ to 7. That is the range of the cosine with these numbers. The secant has exactly the other heights.</p>',
  check:
    '<p>Put the place of an asymptote into the denominator: it must be 0 there. Compare one easy point with the graph.</p>',
  mends: {
    'trig-mixes-up-the-branches': [0, 0],
    'trig-misses-that-the-branches-are-flipped': [0, 2],
    'trig-gives-the-branches-the-wrong-period': [0, 1],
    'trig-takes-a-zero-for-an-asymptote': [1, 0],
    'trig-shifts-the-asymptote-the-wrong-way': [1, 1],
    'trig-leaves-out-the-factor-inside': [1, 2],
    'trig-mixes-up-factor-and-shift-of-the-branches': [2, 1],
    'trig-forgets-to-move-the-branches-up': [2, 0],
    'trig-takes-the-range-of-the-wave': [2, 2],
    'trig-miscounts-the-asymptotes': [2, 3],
    'trig-takes-the-wrong-angle-for-the-value': [3, 1],
    'trig-does-not-halve-the-two-heights': [2, 0],
  },
})
