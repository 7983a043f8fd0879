import { curve, dot, lesson, note, num, text } from '#kit'
import { piTex } from '../../common.ts'
import { wave } from '../../wave.ts'
import { equationTex, heightOf, movedFigure, type Spec, waveFigure } from '../figures.ts'

const FLIPPED: Spec = { fn: 'cos', a: -2, b: 2, d: 1 }
/** The shift, as a multiple of π, at which the moved wave fits the given one everywhere; the one nearest to 0. */
const fitting = (f: (x: number) => number, moved: (c: number) => (x: number) => number): number => {
  const shifts = Array.from({ length: 13 }, (_, i) => (i % 2 ? -1 : 1) * Math.ceil(i / 2) * (1 / 6))
  const xs = Array.from({ length: 20 }, (_, i) => i / 3)
  return shifts.find((c) => xs.every((x) => Math.abs(moved(c * Math.PI)(x) - f(x)) < 1e-9)) ?? Number.NaN
}
const side = (c: number) => text(`$${piTex(Math.abs(c))}$ to the ${c > 0 ? 'right' : 'left'}`)
const shifted = (fn: 'sin' | 'cos', a: number, c: number) =>
  text(`$y = ${a}\\${fn}\\left(x ${c > 0 ? '-' : '+'} ${piTex(Math.abs(c))}\\right)$`)

export const phaseShiftAndEquations = lesson({
  idea: '<p>The sine wave starts where its inside is 0. In $y = \\sin x$ that is at $x = 0$. In $y = \\sin\\left(x - \\frac{\\pi}{3}\\right)$ the inside is 0 at $x = \\frac{\\pi}{3}$. So the same wave starts later: it is moved to the <em>right</em>, although a minus stands there.</p><p>A graph tells its equation: heights, length of a wave, start.</p>',
  figure: wave(
    (x) => Math.sin(x - Math.PI / 3),
    {
      alt: 'The graph of y = sin x, dashed, starts at x = 0; the graph of y = sin(x − pi/3) is the same wave, moved right by π/3, and starts at x = pi/3.',
      x: [-1, 2],
      step: 1 / 6,
      every: 3,
      y: [-2, 2],
      height: 230,
    },
    [
      curve(Math.sin, { dash: true, plain: true }),
      dot(0, 0, { plain: true }),
      dot(Math.PI / 3, 0),
      note(1.25 * Math.PI, 1.4, 'moved right by π/3'),
    ],
  ),
  words: [
    { word: 'phase shift', meaning: 'How far a wave is moved to the right or left.' },
    { word: 'inside', meaning: 'What the sine or cosine is taken of: $2x - \\pi$ in $\\sin(2x - \\pi)$.' },
    { word: 'model', meaning: 'An equation that describes a real thing, such as the height of a seat.' },
  ],
  rule: '<p>$y = a\\sin(b(x - c)) + d$ is the graph of $y = a\\sin(bx) + d$, moved to the right by $c$. To find the shift, set the inside equal to 0 and solve for $x$. Positive is right, negative is left.</p><p>At the start a sine is on its midline and goes up; a cosine is at its top.</p>',
  use: '<p>You are to say how a wave is moved, choose the equation of a graph, or build one for a wheel, a tide or a swing.</p>',
  avoid: '<p>If only heights or only the length of a wave are asked for, you need no shift.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'The graph of $y = \\cos\\left(3x + \\frac{\\pi}{2}\\right)$ is the graph of $y = \\cos(3x)$, moved sideways. By how much, and to which side?',
      covers: ['trigonometry/phase-shift-from-equation'],
      steps: [
        {
          do: 'Set the inside equal to 0: $3x + \\frac{\\pi}{2} = 0$.',
          why: 'There the cosine begins its wave.',
        },
        {
          do: 'Solve: $3x = -\\frac{\\pi}{2}$, so $x = -\\frac{\\pi}{6}$.',
          why: 'Divide by 3 as well, because $x$ is multiplied by 3.',
        },
        {
          do: 'Negative means left: the graph is moved by $\\frac{\\pi}{6}$ to the left.',
          why: 'With a plus sign the wave starts earlier.',
        },
      ],
      answer: side(-1 / 6),
      check: () =>
        side(
          fitting(
            (x) => Math.cos(3 * x + Math.PI / 2),
            (c) => (x) => Math.cos(3 * (x - c)),
          ),
        ),
    },
    {
      level: 'Next',
      asks: `${movedFigure('cos', 2, 1 / 3)}<p>The vertical grid lines are $\\frac{\\pi}{6}$ apart. The graph has an equation of the form $y = a\\cos(x - c)$. Which one, with the smallest shift?</p>`,
      covers: ['trigonometry/moved-graph', 'trigonometry/shift-of-a-model'],
      steps: [
        {
          do: 'Height: the wave swings between $-2$ and 2, so $a = 2$.',
          why: 'The midline is the $x$-axis here.',
        },
        {
          do: 'A cosine starts at its top. The top nearest to 0 is two grid lines to the right: $2 \\cdot \\frac{\\pi}{6} = \\frac{\\pi}{3}$.',
          why: 'A sine starts a quarter of a wave before the top.',
        },
        {
          do: 'Moved right by $\\frac{\\pi}{3}$, so subtract: $y = 2\\cos\\left(x - \\frac{\\pi}{3}\\right)$.',
          why: 'There the inside is 0, and the cosine is at its top.',
        },
      ],
      answer: shifted('cos', 2, 1 / 3),
      check: () =>
        shifted(
          'cos',
          2,
          fitting(
            (x) => 2 * Math.sin(x - Math.PI / 3 + Math.PI / 2),
            (c) => (x) => 2 * Math.cos(x - c),
          ),
        ),
    },
    {
      level: 'Exam level',
      asks: `${waveFigure(FLIPPED)}<p>Which equation of the form $y = a\\cos(bx) + d$ has this graph?</p>`,
      covers: ['trigonometry/equation-of-a-graph'],
      steps: [
        {
          do: 'Heights from $-1$ to 3: midline $d = \\frac{3 + (-1)}{2} = 1$, amplitude $3 - 1 = 2$.',
          why: 'From the midline to the top.',
        },
        {
          do: 'Two waves fit between 0 and $2\\pi$: period $\\pi$, so $b = \\frac{2\\pi}{\\pi} = 2$.',
          why: 'Not the period itself.',
        },
        {
          do: 'At $x = 0$ the curve is at its bottom: a cosine upside down, $a = -2$.',
          why: 'A sine would start on the midline.',
        },
        {
          do: 'Together: $y = -2\\cos(2x) + 1$.',
          why: 'At 0 this is $-1$, as in the graph.',
        },
      ],
      answer: text(`$${equationTex(FLIPPED)}$`),
      check: () => {
        const all = [2, -2].flatMap((a) => [1, 2, 4].map((b): Spec => ({ fn: 'cos', a, b, d: 1 })))
        const fits = (s: Spec) => heightOf(s, 0) === -1 && heightOf(s, Math.PI / 2) === 3 && heightOf(s, Math.PI) === -1
        return text(`$${equationTex(all.find(fits) ?? { ...FLIPPED, a: 0 })}$`)
      },
    },
    {
      level: 'Exam level',
      asks: 'A Ferris wheel has a radius of 20 feet; its lowest point is 2 feet above the ground. It makes one turn in 12 minutes. Tomas starts at the lowest point. Find an equation for the height $h$ after $t$ minutes. What is the height after 4 minutes, in feet?',
      covers: ['trigonometry/ferris-wheel-model', 'trigonometry/height-at-a-time'],
      steps: [
        {
          do: 'Amplitude 20 (the radius). Midline $2 + 20 = 22$ (the axle).',
          why: 'The seat swings 20 feet up and down around the axle, not around the ground.',
        },
        {
          do: 'Period 12: $b = \\frac{2\\pi}{12} = \\frac{\\pi}{6}$. Start at the bottom: minus cosine. So $h = -20\\cos\\left(\\frac{\\pi}{6} t\\right) + 22$.',
          why: 'At the start this gives 2, as it should.',
        },
        {
          do: 'At $t = 4$ the inside is $\\frac{4\\pi}{6} = \\frac{2\\pi}{3}$, and $\\cos \\frac{2\\pi}{3} = -\\frac{1}{2}$.',
          why: 'This is 120°, on the left.',
        },
        {
          do: '$h = -20 \\cdot \\left(-\\frac{1}{2}\\right) + 22 = 10 + 22 = 32$',
          why: 'Below the top of 42 feet.',
        },
      ],
      answer: num(32),
      // The seat on its circle, 120° on from the lowest point.
      check: () => num(Math.round(22 + 20 * Math.sin(((120 - 90) * Math.PI) / 180))),
    },
  ],
  tryIt: {
    asks: `${movedFigure('sin', 3, -1 / 3)}<p>The vertical grid lines are $\\frac{\\pi}{6}$ apart. The graph has an equation of the form $y = a\\sin(x - c)$. Which one, with the smallest shift?</p>`,
    steps: [
      {
        ask: 'What is the amplitude $a$?',
        answer: { typed: num(3) },
        slips: [
          {
            typed: num(6),
            says: 'That is the distance from bottom to top. Measure from the midline.',
            misconception: 'trig-takes-the-whole-height-for-the-amplitude',
          },
        ],
        done: 'The wave swings between $-3$ and 3: $a = 3$.',
      },
      {
        ask: 'Where, nearest to 0, does the curve cross its midline going up?',
        answer: { choose: ['At $x = -\\frac{\\pi}{3}$', 'At $x = \\frac{\\pi}{6}$', 'At $x = \\frac{2\\pi}{3}$'] },
        slips: [
          {
            choice: 1,
            says: 'The curve has its top there: the start of a cosine.',
            misconception: 'trig-mixes-up-sine-and-cosine-graphs',
          },
          { choice: 2, says: 'There the curve goes down.' },
        ],
        done: 'Two grid lines to the left of 0: $x = -\\frac{\\pi}{3}$.',
      },
      {
        ask: 'Which equation has this graph?',
        answer: {
          choose: ['$y = 3\\sin\\left(x + \\frac{\\pi}{3}\\right)$', '$y = 3\\sin\\left(x - \\frac{\\pi}{3}\\right)$'],
        },
        slips: [
          {
            choice: 1,
            says: 'Here the inside is 0 at $x = \\frac{\\pi}{3}$, to the right. Your wave starts on the left.',
            misconception: 'trig-shifts-the-wrong-way',
          },
        ],
        done: 'The inside must be 0 at $x = -\\frac{\\pi}{3}$: $y = 3\\sin\\left(x + \\frac{\\pi}{3}\\right)$.',
      },
    ],
    answer: shifted('sin', 3, -1 / 3),
    check: () =>
      shifted(
        'sin',
        3,
        fitting(
          (x) => 3 * Math.cos(x + Math.PI / 3 - Math.PI / 2),
          (c) => (x) => 3 * Math.sin(x - c),
        ),
      ),
  },
  trap: '<p>Reading the shift straight off. In $y = \\sin(2x - \\pi)$ the shift is not $\\pi$: $2x - \\pi = 0$ gives $x = \\frac{\\pi}{2}$, to the right.</p>',
  check: '<p>Put in two easy values of $x$, such as 0 and the place of a top.</p>',
  mends: {
    'trig-takes-the-whole-height-for-the-amplitude': [2, 0],
    'trig-forgets-the-midline': [3, 0],
    'trig-takes-b-for-the-period': [2, 1],
    'trig-shifts-the-wrong-way': [0, 2],
    'trig-reads-the-shift-without-factoring': [0, 1],
    'trig-mixes-up-sine-and-cosine-graphs': [2, 2],
    'trig-takes-the-maximum-for-the-amplitude': [3, 0],
    'trig-multiplies-the-period': [0, 1],
    'trig-mixes-up-a-and-d': [2, 0],
    'trig-goes-on-instead-of-back-to-the-start': [1, 1],
  },
})
