import { drawing, g, lesson, num, type Pt, surd, surdSqrt, surdValue, text, xy } from '#kit'
import { at, tenth } from '../../common.ts'
import { anyTriangle } from '../figures.ts'

const C: Pt = [0, 0]

/** The third side, found with coordinates instead of the law. */
const third = (a: number, b: number, angle: number): number => xy.distance([a, 0], xy.polar(C, b, angle))

export const lawOfCosines = lesson({
  idea: '<p>Two rods of fixed length meet in a hinge. If the angle between them is $90^\\circ$, the Pythagorean theorem gives the distance of their ends. Close the hinge, and the ends come nearer. Open it, and they move apart. So the theorem needs a correction: the law of cosines.</p><p>At $90^\\circ$ the cosine is 0, and nothing changes. For an acute angle the cosine is positive, and something is taken away. For an obtuse angle it is negative, and something is added.</p>',
  figure: drawing(
    {
      alt: 'One rod lies level from C to B. A second rod from C is drawn three times, at three angles; dashed lines join its ends to B',
      at: { C, B: [5, 0], p: xy.polar(C, 3.6, 50), q: xy.polar(C, 3.6, 90), r: xy.polar(C, 3.6, 130) },
      height: 240,
    },
    [
      g.seg('CB'),
      g.seg('Cp'),
      g.seg('Cq'),
      g.seg('Cr'),
      g.seg('pB', '', { dash: true, accent: true }),
      g.seg('qB', '', { dash: true, accent: true }),
      g.seg('rB', '', { dash: true, accent: true }),
      g.dots('pqr'),
      g.tag('p', '50°', { as: 'The end of the rod at the first angle', towards: 60 }),
      g.tag('q', '90°', { as: 'The end at the second angle', towards: 90 }),
      g.tag('r', '130°', { as: 'The end at the third angle', towards: 130 }),
    ],
  ),
  words: [
    { word: 'included angle', meaning: 'The angle between two given sides.' },
    { word: 'SAS', meaning: 'Two sides and the angle between them are known.' },
    { word: 'SSS', meaning: 'All three sides are known.' },
    { word: 'obtuse', meaning: 'Between $90^\\circ$ and $180^\\circ$; the cosine is negative there.' },
  ],
  rule: '<p>$c^2 = a^2 + b^2 - 2ab\\cos C$, where $C$ lies opposite $c$, between $a$ and $b$.</p><p>Solved for the angle: $\\cos C = \\frac{a^2 + b^2 - c^2}{2ab}$</p>',
  use: '<p>You know two sides with the angle between them (SAS), or three sides (SSS).</p>',
  avoid:
    '<p>If you know a side with its opposite angle, the law of sines is shorter. With a right angle, the Pythagorean theorem is enough.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${anyTriangle('RST', 4, 6, Math.sqrt(28), { a: '4', b: '6', c: 'x', C: '60°' })}<p>What is the exact value of $x$?</p>`,
      covers: ['trigonometry/law-of-cosines-exact'],
      steps: [
        {
          do: 'The angle $60^\\circ$ lies between 4 and 6, and $x$ lies opposite. So $x^2 = 4^2 + 6^2 - 2 \\cdot 4 \\cdot 6 \\cdot \\cos 60^\\circ$.',
          why: 'The angle and the wanted side face each other.',
        },
        {
          do: 'Calculate: $16 + 36 - 48 \\cdot \\frac{1}{2} = 52 - 24 = 28$.',
          why: 'The product $2ab\\cos C$ is worked out before it is subtracted.',
        },
        {
          do: 'Take the root: $\\sqrt{28} = \\sqrt{4 \\cdot 7}$, so $x$ is $2\\sqrt{7}$.',
          why: '28 is $x^2$, not $x$.',
        },
      ],
      answer: surdValue(surd(0, 2, 7)),
      check: () => surdValue(surdSqrt(Math.round(third(4, 6, 60) ** 2))),
    },
    {
      level: 'Next',
      asks: 'Two straight roads leave a village at an angle of $110^\\circ$ to each other. One leads 12 miles to a lake, the other 20 miles to a lookout. How many miles is it from the lake to the lookout in a straight line? Round to the nearest tenth.',
      covers: ['trigonometry/law-of-cosines-side', 'trigonometry/diagonal-of-a-parallelogram'],
      steps: [
        {
          do: 'Sketch: two sides 12 and 20 with $110^\\circ$ between them; the distance $d$ lies opposite.',
          why: 'Two sides and the included angle: law of cosines.',
        },
        {
          do: '$d^2 = 12^2 + 20^2 - 2 \\cdot 12 \\cdot 20 \\cdot \\cos 110^\\circ$',
          why: 'Without a right angle the Pythagorean theorem is not enough. The law takes the cosine of the angle, not its sine.',
        },
        {
          do: '$d^2 \\approx 144 + 400 - 480 \\cdot (-0.342) = 544 + 164.2 = 708.2$',
          why: 'The cosine of an obtuse angle is negative: minus times minus is plus.',
        },
        {
          do: '$d \\approx \\sqrt{708.2} \\approx 26.6$ miles',
          why: 'Longer than with a right angle ($\\sqrt{544} \\approx 23.3$), shorter than $12 + 20 = 32$.',
        },
        {
          do: 'Asked another way: a parallelogram with sides 12 and 20 has an angle of $70^\\circ$. The next angle is $180^\\circ - 70^\\circ = 110^\\circ$, and the diagonal opposite it is the longer one, 26.6.',
          why: 'A diagonal cuts off a triangle with two sides and the angle between them.',
        },
      ],
      answer: tenth(Math.sqrt(544 - 480 * at('cos', 110))),
      check: () => tenth(third(12, 20, 110)),
    },
    {
      level: 'Exam level',
      asks: `${anyTriangle('RST', 7, 9, 12, { a: '7', b: '9', c: '12' })}<p>What is the measure of angle $T$, to the nearest degree?</p>`,
      covers: ['trigonometry/law-of-cosines-angle', 'trigonometry/law-of-cosines-side-beside-the-angle'],
      steps: [
        {
          do: 'Angle $T$ lies opposite $RS = 12$, between 7 and 9.',
          why: 'The side opposite the angle is the one that is subtracted in the formula.',
        },
        {
          do: '$\\cos T = \\frac{7^2 + 9^2 - 12^2}{2 \\cdot 7 \\cdot 9} = \\frac{49 + 81 - 144}{126} = \\frac{-14}{126} = -\\frac{1}{9}$',
          why: 'The two sides of the angle stand in the sum and in the product below.',
        },
        {
          do: 'Inverse cosine: $T \\approx 96.4^\\circ$, so 96 degrees.',
          why: 'A negative cosine means an obtuse angle. That fits: 12 is the longest side.',
        },
        {
          do: 'Asked another way: an angle of $60^\\circ$ lies between 10 and $x$, opposite 14. Then $14^2 = 10^2 + x^2 - 10x$, so $x^2 - 10x - 96 = 0$, $(x - 16)(x + 6) = 0$ and $x = 16$.',
          why: 'The unknown stands beside the angle: a quadratic equation. Take its positive solution.',
        },
      ],
      answer: num(96),
      check: () => {
        const [R, S, T] = xy.sss(7, 9, 12)
        return num(Math.round(xy.angle(R, T, S)))
      },
    },
    {
      level: 'Exam level',
      asks: '<p>Lior worked out $c^2$ in a triangle with $a = 10$, $b = 6$ and $C = 60^\\circ$ and got 106, which is not correct. Which mistake leads to this answer: the wrong sign before the term with the cosine, leaving out this term, or forgetting the factor 2 in it?</p>',
      covers: ['trigonometry/law-of-cosines-slip'],
      steps: [
        {
          do: 'The right value: $100 + 36 - 2 \\cdot 10 \\cdot 6 \\cdot \\frac{1}{2} = 136 - 60 = 76$.',
          why: 'So the term with the cosine is 60.',
        },
        { do: 'Wrong sign: $136 + 60 = 196$. Leaving it out: 136. Neither is 106.', why: 'Work each suggestion out.' },
        {
          do: 'Without the 2: $136 - 10 \\cdot 6 \\cdot \\frac{1}{2} = 136 - 30 = 106$. So the mistake is forgetting the factor 2.',
          why: 'Only half of the correction was taken.',
        },
      ],
      answer: text('forgetting the factor 2'),
      check: () => {
        const ends: [string, number][] = [
          ['wrong sign', 136 + 60],
          ['leaving it out', 136],
          ['forgetting the factor 2', 136 - 30],
        ]
        return text(ends.find(([, end]) => end === 106)?.[0] ?? 'none')
      },
    },
  ],
  tryIt: {
    asks: 'Two boats leave a harbor at an angle of $100^\\circ$ to each other. One sails 15 miles, the other 18 miles, both in a straight line. How many miles are they apart then? Round to the nearest tenth.',
    steps: [
      {
        ask: 'Which equation fits, with $d$ for the distance?',
        like: 1,
        answer: {
          choose: [
            '$d^2 = 15^2 + 18^2 - 2 \\cdot 15 \\cdot 18 \\cdot \\cos 100^\\circ$',
            '$d^2 = 15^2 + 18^2 + 2 \\cdot 15 \\cdot 18 \\cdot \\cos 100^\\circ$',
            '$d^2 = 15^2 + 18^2 - 15 \\cdot 18 \\cdot \\cos 100^\\circ$',
            '$d^2 = 15^2 + 18^2$',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'The term with the cosine is subtracted. The cosine brings its own sign.',
            misconception: 'trig-adds-the-cosine-term',
          },
          { choice: 2, says: 'The factor 2 is missing.', misconception: 'trig-forgets-the-two-in-the-law-of-cosines' },
          {
            choice: 3,
            says: 'That holds for a right angle only.',
            misconception: 'trig-uses-pythagoras-without-a-right-angle',
          },
        ],
        done: '$d^2 = 15^2 + 18^2 - 2 \\cdot 15 \\cdot 18 \\cdot \\cos 100^\\circ$',
      },
      {
        ask: 'With $\\cos 100^\\circ \\approx -0.174$: is $d^2$ more or less than $225 + 324 = 549$?',
        like: 2,
        answer: { choose: ['More', 'Less'] },
        slips: [
          {
            choice: 1,
            says: 'Subtracting a negative number makes it larger: the angle is obtuse.',
            misconception: 'trig-adds-the-cosine-term',
          },
        ],
        done: '$d^2 \\approx 549 + 540 \\cdot 0.1736 \\approx 642.8$',
      },
      {
        ask: 'What is $d$, to the nearest tenth?',
        like: 3,
        answer: { typed: tenth(Math.sqrt(549 - 540 * at('cos', 100))) },
        slips: [
          {
            typed: tenth(549 - 540 * at('cos', 100)),
            says: 'That is $d^2$. Take the root.',
            misconception: 'trig-leaves-the-side-squared',
          },
          {
            typed: tenth(Math.sqrt(549)),
            says: 'That is the distance for a right angle.',
            misconception: 'trig-uses-pythagoras-without-a-right-angle',
          },
        ],
        done: '$d \\approx \\sqrt{642.8} \\approx 25.4$ miles',
      },
    ],
    answer: tenth(Math.sqrt(549 - 540 * at('cos', 100))),
    check: () => tenth(third(15, 18, 100)),
  },
  trap: '<p>Losing the sign of an obtuse angle. $\\cos 120^\\circ = -\\frac{1}{2}$, so $- 2ab\\cos C$ becomes $+ab$: the third side is longer than the Pythagorean theorem would say.</p>',
  check:
    '<p>Compare with a right angle: acute must be shorter, obtuse longer. The third side is shorter than the other two together.</p>',
  mends: {
    'trig-forgets-the-two-in-the-law-of-cosines': [0, 1],
    'trig-leaves-the-side-squared': [0, 2],
    'trig-uses-pythagoras-without-a-right-angle': [1, 1],
    'trig-adds-the-cosine-term': [1, 2],
    'trig-takes-an-angle-that-is-not-opposite': [2, 0],
    'trig-law-names-an-error-without-testing': [3, 1],
    'trig-takes-the-sine-for-the-cosine': [1, 1],
  },
})
