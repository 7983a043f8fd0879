import { drawing, g, lesson, text, xy } from '#kit'
import { at, inverse, tenth } from '../../common.ts'

/** The places of B on the ray from A, as distances from A, nearest first. */
const places = (angleA: number, a: number, b: number): number[] => {
  const [along, h] = [b * at('cos', angleA), b * at('sin', angleA)]
  if (a < h) return []
  const half = Math.sqrt(a * a - h * h)
  return [along - half, along + half].filter((c) => c > 1e-9)
}

const COUNT = ['none', 'exactly one', 'exactly two'] as const
const howMany = (angleA: number, a: number, b: number) => text(COUNT[places(angleA, a, b).length] ?? '')

/** The obtuse angle at B, measured in the plane: B is the nearer of its two places. */
const obtuseB = (angleA: number, a: number, b: number) => {
  const [near = 0] = places(angleA, a, b)
  return tenth(xy.angle([0, 0], [near, 0], [b * at('cos', angleA), b * at('sin', angleA)]))
}

/** The acute angle at B of “try it.” */
const ACUTE = inverse('sin', (11 * at('sin', 32)) / 7)

const [near = 0, far = 0] = places(40, 7, 9)
const top = [9 * at('cos', 40), 9 * at('sin', 40)] as const

/** The side a hangs from C and swings; it meets the ray at B and at E. */
const swinging = drawing(
  {
    alt: 'An angle at A with the side AC on one ray. From C, two equal segments CB and CE reach the other ray, on both sides of the altitude CD; a dashed arc around C joins B and E below the ray',
    at: { A: [0, 0], C: top, D: [top[0], 0], B: [near, 0], E: [far, 0], e: [far + 2, 0] },
    height: 260,
  },
  [
    g.ray('Ae'),
    g.seg('AC', 'b', { from: 'E' }),
    g.seg('CB', 'a', { from: 'D' }),
    g.seg('CE', 'a', { from: 'D' }),
    g.seg('CD', 'h', { dash: true, from: 'B' }),
    g.arc('C', 7, 215, 325, { dash: true, thin: true }),
    g.right('CDE'),
  ],
)

export const ambiguousCase = lesson({
  idea: '<p>Three numbers are given: the angle $A$, the side $b = CA$ next to it, and the side $a = BC$ opposite it. Draw $A$ and $b$ first: that fixes $C$. The side $a$ now hangs from $C$ like a rope and swings. Wherever its end touches the other ray, there is a $B$, and a triangle.</p><p>The straight way down from $C$ is $h = b\\sin A$. A rope shorter than $h$ never reaches the ray: no triangle. A rope between $h$ and $b$ touches it twice, at $B$ and at $E$: two triangles. A rope as long as $b$ or longer touches it once in front of $A$: one triangle.</p>',
  figure: swinging,
  words: [
    { word: 'SSA', meaning: 'Two sides and an angle that is not between them are known.' },
    { word: 'ambiguous case', meaning: 'SSA: the numbers may fit no triangle, one, or two.' },
    { word: 'supplementary angles', meaning: 'Two angles that add up to $180^\\circ$. They have the same sine.' },
  ],
  rule: '<p>Find $h = b\\sin A$ and compare, for an acute angle $A$:</p><ul><li>$a \\lt h$: none.</li><li>$a = h$: one, with a right angle at $B$.</li><li>$h \\lt a \\lt b$: two. Their angles at $B$ are supplementary.</li><li>$a \\ge b$: one, with an acute angle at $B$.</li></ul><p>For a right or obtuse angle $A$: one if $a \\gt b$, else none, because the largest angle lies opposite the longest side.</p>',
  use: '<p>Two sides are known and an angle that is not between them, and a number of triangles or a second angle is asked for.</p>',
  avoid: '<p>If the angle lies between the two sides, there is just one triangle: use the law of cosines.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'How many different triangles $ABC$ have $m\\angle A = 30^\\circ$, $CA = 12$ and $BC = 5$?',
      covers: ['trigonometry/how-many-triangles'],
      steps: [
        {
          do: 'Find the distance from $C$ to the other ray: $h = 12\\sin 30^\\circ = 12 \\cdot \\frac{1}{2} = 6$.',
          why: '$CA$ is the hypotenuse of a right triangle, and $h$ lies opposite the angle $A$.',
        },
        {
          do: 'Compare: $BC = 5$ is less than $h = 6$.',
          why: 'The side that hangs from $C$ is too short to reach the ray.',
        },
        {
          do: 'So there are none.',
          why: 'Or: $\\sin B = \\frac{12 \\cdot 0.5}{5} = 1.2$, and no sine is greater than 1.',
        },
      ],
      answer: text('none'),
      check: () => howMany(30, 5, 12),
    },
    {
      level: 'Next',
      asks: 'In triangle $ABC$, $m\\angle A = 35^\\circ$, $CA = 10$ and $BC = 7$, and the angle $B$ is obtuse. What is its measure, to the nearest tenth of a degree?',
      covers: ['trigonometry/law-of-sines-angle'],
      steps: [
        {
          do: '$h = 10\\sin 35^\\circ \\approx 5.7$. Since $5.7 \\lt 7 \\lt 10$, two triangles have these numbers.',
          why: 'Count first: then you know whether to look for a second angle.',
        },
        {
          do: 'Law of sines: $\\sin B = \\frac{10\\sin 35^\\circ}{7} \\approx \\frac{5.736}{7} \\approx 0.8194$.',
          why: '$CA = 10$ lies opposite $B$, and 7 lies opposite $35^\\circ$.',
        },
        {
          do: 'The calculator gives the acute angle: $B \\approx 55.0^\\circ$.',
          why: 'The inverse sine never shows an obtuse angle.',
        },
        {
          do: 'The obtuse one is its supplement: $180^\\circ - 55.0^\\circ = 125.0^\\circ$.',
          why: 'It fits beside $A$: $35^\\circ + 125^\\circ = 160^\\circ$ leaves $20^\\circ$ for $C$.',
        },
      ],
      answer: tenth(180 - inverse('sin', (10 * at('sin', 35)) / 7)),
      check: () => obtuseB(35, 7, 10),
    },
    {
      level: 'Exam level',
      asks: 'In triangle $ABC$, $m\\angle A = 50^\\circ$, $CA = 10$ and $BC = 12$. Solve the triangle. How long is $AB$, to the nearest tenth?',
      covers: ['trigonometry/law-of-sines-angle', 'trigonometry/law-of-sines-side'],
      steps: [
        {
          do: '$BC = 12$ is longer than $CA = 10$, so there is one triangle, and $B$ is acute.',
          why: 'The larger side lies opposite the larger angle: $B$ is less than $50^\\circ$.',
        },
        {
          do: '$\\sin B = \\frac{10\\sin 50^\\circ}{12} \\approx 0.6384$, so $B \\approx 39.7^\\circ$.',
          why: 'The supplement $140.3^\\circ$ does not fit: with $50^\\circ$ it makes more than $180^\\circ$.',
        },
        {
          do: '$C \\approx 180^\\circ - 50^\\circ - 39.7^\\circ = 90.3^\\circ$.',
          why: 'The angles of a triangle add up to $180^\\circ$.',
        },
        {
          do: '$AB = \\frac{12\\sin 90.3^\\circ}{\\sin 50^\\circ} \\approx \\frac{12.00}{0.7660} \\approx 15.7$.',
          why: 'All six parts are known now.',
        },
      ],
      answer: tenth((12 * at('sin', 130 - inverse('sin', (10 * at('sin', 50)) / 12))) / at('sin', 50)),
      check: () => tenth(places(50, 12, 10)[0] ?? 0),
    },
  ],
  tryIt: {
    asks: 'In triangle $ABC$, $m\\angle A = 32^\\circ$, $CA = 11$ and $BC = 7$, and the angle $B$ is obtuse. What is its measure, to the nearest tenth of a degree?',
    steps: [
      {
        ask: 'What is $h = b\\sin A$, to the nearest tenth?',
        answer: { typed: tenth(11 * at('sin', 32)) },
        slips: [
          {
            typed: tenth(7 * at('sin', 32)),
            says: 'You took $BC$. In the right triangle with the angle $A$, the hypotenuse is $CA = 11$.',
            misconception: 'trig-takes-an-angle-that-is-not-opposite',
          },
          { typed: tenth(11 * at('cos', 32)), says: 'That is the side beside $A$. The altitude lies opposite $A$.' },
        ],
        done: '$h = 11\\sin 32^\\circ \\approx 5.8$',
      },
      {
        ask: 'How many triangles have these sides and this angle, if $B$ may be acute or obtuse?',
        like: 0,
        answer: { choose: ['two', 'one', 'none'] },
        slips: [
          {
            choice: 1,
            says: '7 is more than $h$ but less than 11: the side touches the ray twice.',
            misconception: 'trig-takes-ssa-as-unique',
          },
          { choice: 2, says: 'None would need a side shorter than $h = 5.8$. But 7 reaches the ray.' },
        ],
        done: '$5.8 \\lt 7 \\lt 11$: two triangles.',
      },
      {
        ask: 'What is the obtuse angle $B$, to the nearest tenth of a degree?',
        like: 3,
        answer: { typed: tenth(180 - ACUTE) },
        slips: [
          {
            typed: tenth(ACUTE),
            says: 'That is the acute angle with this sine. The obtuse one is its supplement.',
            misconception: 'trig-takes-ssa-as-unique',
          },
          {
            typed: tenth(180 - 32 - ACUTE),
            says: 'That is the third angle, beside the acute $B$. Take $180^\\circ$ minus the acute angle alone.',
          },
        ],
        done: '$\\sin B = \\frac{11\\sin 32^\\circ}{7} \\approx 0.8327$, so $B \\approx 56.4^\\circ$ or $180^\\circ - 56.4^\\circ = 123.6^\\circ$.',
      },
    ],
    answer: tenth(180 - ACUTE),
    check: () => obtuseB(32, 7, 11),
  },
  trap: '<p>Believing that three numbers always make one triangle. With SSA, find $h = b\\sin A$ before anything else.</p>',
  check:
    '<p>Add the angle you found to the given one: less than $180^\\circ$ must come out. And the longest side must lie opposite the largest angle.</p>',
  mends: {
    'trig-overlooks-that-no-triangle-exists': [0, 1],
    'trig-takes-ssa-as-unique': [1, 3],
    'trig-takes-an-angle-that-is-not-opposite': [1, 1],
  },
})
