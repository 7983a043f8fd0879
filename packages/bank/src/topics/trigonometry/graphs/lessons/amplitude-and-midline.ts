import { lesson, note, num, segment, straight } from '#kit'
import { wave } from '../../wave.ts'
import { heightOf, waveFigure } from '../figures.ts'

/** The heights of a graph in steps of a thousandth of a full turn. */
const heights = (f: (x: number) => number): number[] =>
  Array.from({ length: 1001 }, (_, i) => f((i * 2 * Math.PI) / 1000))
const greatest = (f: (x: number) => number): number => Math.round(Math.max(...heights(f)) * 1000) / 1000
const least = (f: (x: number) => number): number => Math.round(Math.min(...heights(f)) * 1000) / 1000

export const amplitudeAndMidline = lesson({
  idea: '<p>The sine of an angle swings between $-1$ and 1, again and again. Everything else in $y = a\\sin(bx) + d$ only changes the picture of this swing.</p><p>Multiplying by $a$ stretches it: now it reaches $a$ units up and $a$ units down. Adding $d$ lifts the whole wave, so it swings around the height $d$ instead of around 0. The factor $b$ stands inside with $x$. It pushes the wave together sideways and changes no height.</p>',
  figure: wave(
    (x) => 3 * Math.sin(x) + 2,
    {
      alt: 'The wave y = 3 sin x + 2 between the heights −1 and 5, with its midline y = 2 and its amplitude 3 from the midline up to the top.',
      x: [0, 4],
      step: 0.5,
      every: 2,
      y: [-2, 7],
      height: 250,
    },
    [
      straight(0, 2, { dash: true, plain: true }),
      segment(Math.PI / 2, 2, Math.PI / 2, 5, { plain: true }),
      note(0.62 * Math.PI, 3.1, '3'),
      note(2.5 * Math.PI, 6, 'amplitude 3, midline y = 2'),
    ],
  ),
  words: [
    { word: 'midline', meaning: 'The horizontal line halfway between the top and the bottom of a wave.' },
    { word: 'amplitude', meaning: 'The distance from the midline to the top. It is never negative.' },
    { word: 'maximum', meaning: 'The greatest height the wave reaches.' },
    { word: 'minimum', meaning: 'The least height the wave reaches.' },
  ],
  rule: '<p>For $y = a\\sin(bx) + d$ and $y = a\\cos(bx) + d$: amplitude $|a|$, midline $y = d$, maximum $d + |a|$, minimum $d - |a|$.</p><p>From a graph or a story: the midline is $\\frac{\\text{max} + \\text{min}}{2}$, the amplitude is $\\frac{\\text{max} - \\text{min}}{2}$.</p>',
  use: '<p>Questions about heights of a wave: how high, how low, how far from the middle. This covers tides, Ferris wheels, sound and temperatures.</p>',
  avoid:
    '<p>Questions about how long or how often belong to the period, which depends on $b$. A tangent curve has no top and no bottom, so it has no amplitude.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'For the function $y = -3\\sin(2x) + 4$: what is the minimum of its graph?',
      covers: ['trigonometry/amplitude-from-equation', 'trigonometry/minimum-from-maximum'],
      steps: [
        {
          do: 'The number added at the end is the midline: $y = 4$.',
          why: 'It lifts the wave. The coefficient stretches it.',
        },
        {
          do: 'The coefficient gives the amplitude: $|-3| = 3$.',
          why: 'The minus turns the wave upside down. It still reaches 3 units to each side.',
        },
        {
          do: 'Minimum: $4 - 3 = 1$.',
          why: 'One amplitude below the midline, two below the maximum of 7. The 2 inside plays no part: it changes the wave sideways only.',
        },
      ],
      answer: num(1),
      check: () => num(least((x) => -3 * Math.sin(2 * x) + 4)),
    },
    {
      level: 'Next',
      asks: 'Yuki rides a Ferris wheel. The seat is 3 feet above the ground at the lowest point and 45 feet at the highest. The height over time is modeled by $h = a\\sin(bt) + d$ with $a \\gt 0$. What is the value of $a$?',
      covers: ['trigonometry/amplitude-in-words'],
      steps: [
        {
          do: 'Midline, halfway between bottom and top: $d = \\frac{45 + 3}{2} = \\frac{48}{2} = 24$.',
          why: 'This is the height of the axle. Halfway means the mean: add, then halve.',
        },
        {
          do: 'Amplitude, from the midline to the top: $45 - 24 = 21$.',
          why: 'Not 45, which is measured from the ground. Not $45 - 3 = 42$, which is the whole way from bottom to top.',
        },
        {
          do: 'So $a = 21$. Test: $24 + 21 = 45$ and $24 - 21 = 3$.',
          why: 'Both given heights must come out.',
        },
      ],
      answer: num(21),
      check: () => num((45 - 3) / 2),
    },
    {
      level: 'Exam level',
      asks: `${waveFigure({ fn: 'sin', a: 3, b: 2, d: -1 })}<p>The midline of this wave is $y = k$. What is $k$?</p>`,
      covers: ['trigonometry/amplitude-from-graph'],
      steps: [
        { do: 'Read the top: the maximum is 2.', why: 'Use the numbers on the $y$-axis at the highest points.' },
        { do: 'Read the bottom: the minimum is $-4$.', why: 'It is below the $x$-axis, so it is negative.' },
        {
          do: 'Halfway: $k = \\frac{2 + (-4)}{2} = \\frac{-2}{2} = -1$.',
          why: 'The $x$-axis is the midline only if the wave reaches equally far up and down from it.',
        },
        {
          do: 'Test: from $-1$ it is 3 up to 2 and 3 down to $-4$.',
          why: 'Equal distances: 3 is the amplitude. The distance from bottom to top is 6, twice as much.',
        },
      ],
      answer: num(-1),
      check: () => {
        const f = (x: number) => heightOf({ fn: 'sin', a: 3, b: 2, d: -1 }, x)
        return num((greatest(f) + least(f)) / 2)
      },
    },
    {
      level: 'Exam level',
      asks: 'Omar wanted to find the maximum of $y = -5\\cos(2x) + 3$ and got $-2$. What is the correct maximum, and which mistake did Omar make?',
      covers: ['trigonometry/amplitude-slip', 'trigonometry/stretched-wave'],
      steps: [
        {
          do: 'Midline $y = 3$, amplitude $|-5| = 5$: the maximum is $3 + 5 = 8$.',
          why: 'Find the right answer first.',
        },
        {
          do: 'See where it lies: $y$ is largest when $\\cos(2x) = -1$: $-5 \\cdot (-1) + 3 = 8$.',
          why: 'A negative factor turns the wave over. The least cosine gives the greatest $y$. In $-5f(x) + 3$, too, the lowest point of $f$ becomes the top.',
        },
        {
          do: 'Omar’s number: $-5 \\cdot 1 + 3 = -2$. Omar put in the greatest cosine, 1.',
          why: 'Carry out each suggested mistake. Leaving out the 3 would give 5, and twice the amplitude would give 13.',
        },
      ],
      answer: num(8),
      check: () => num(greatest((x) => -5 * Math.cos(2 * x) + 3)),
    },
  ],
  tryIt: {
    asks: 'A Ferris wheel carries its seats from 4 feet above the ground up to 52 feet. The height of a seat is modeled by $h = a\\sin(bt) + d$ with $a \\gt 0$. What is the value of $a$?',
    steps: [
      {
        ask: 'How high is the midline, in feet?',
        answer: { typed: num((52 + 4) / 2) },
        slips: [
          {
            typed: num((52 - 4) / 2),
            says: 'You halved the difference. The middle of two heights is half of their sum.',
          },
          {
            typed: num(52 / 2),
            says: 'You halved the highest point. The lowest point is at 4 feet, not at 0.',
            misconception: 'trig-takes-the-maximum-for-the-amplitude',
          },
        ],
        done: '$d = \\frac{52 + 4}{2} = 28$',
      },
      {
        ask: 'How far is it from the midline to the top? This is $a$.',
        answer: { typed: num(52 - 28) },
        slips: [
          {
            typed: num(52 - 4),
            says: 'That is the whole way from bottom to top. Start at the midline.',
            misconception: 'trig-takes-the-whole-height-for-the-amplitude',
          },
          {
            typed: num(52),
            says: 'That is the maximum, measured from the ground.',
            misconception: 'trig-takes-the-maximum-for-the-amplitude',
          },
          {
            typed: num(28),
            says: 'That is the midline $d$. The amplitude is a distance from it.',
            misconception: 'trig-mixes-up-a-and-d',
          },
        ],
        done: '$a = 52 - 28 = 24$. Test: $28 - 24 = 4$.',
      },
    ],
    answer: num(24),
    check: () => num((52 - 4) / 2),
  },
  trap: '<p>Taking the distance from bottom to top for the amplitude. A wave between $-1$ and 5 has amplitude $\\frac{5 - (-1)}{2} = 3$, not 6.</p>',
  check:
    '<p>Midline plus amplitude must be the maximum, and midline minus amplitude the minimum. If one of the two fails, look again.</p>',
  mends: {
    'trig-takes-the-whole-height-for-the-amplitude': [1, 1],
    'trig-takes-the-maximum-for-the-amplitude': [1, 1],
    'trig-mixes-up-a-and-d': [0, 0],
    'trig-forgets-the-midline': [0, 0],
    'trig-reads-b-as-a-height': [0, 2],
    'trig-graph-names-an-error-without-testing': [3, 2],
    'trig-keeps-the-minus-of-the-amplitude': [0, 1],
    'trig-lifts-a-wave-before-stretching-it': [3, 1],
    'trig-leaves-a-height-unstretched': [3, 1],
    'trig-misses-that-a-wave-turns-over': [3, 1],
  },
})
