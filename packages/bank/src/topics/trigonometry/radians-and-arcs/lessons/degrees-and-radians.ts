import { deg, lesson, text } from '#kit'
import { pi, toDeg } from '../../common.ts'
import { sectorFigure } from '../figures.ts'

export const degreesAndRadians = lesson({
  idea: '<p>Why does a full turn have 360 degrees? People chose that number long ago. Radians come from the circle itself: take the radius, bend it along the circle, and look at the angle it covers. That angle is 1 radian.</p><p>The whole circle is $2\\pi r$ long, so the radius fits around it $2\\pi$ times, a bit more than six times. A full turn is therefore $2\\pi$ radians, and half a turn is $\\pi$ radians. One radian is about $57^\\circ$.</p>',
  figure: sectorFigure(3, 180 / Math.PI, { radius: 'r', angle: '1 rad', arc: 'r' }),
  words: [
    { word: 'radian', meaning: 'The central angle whose arc is as long as the radius.' },
    { word: 'central angle', meaning: 'An angle with its vertex at the center of a circle.' },
    { word: 'full turn', meaning: '$360^\\circ$, or $2\\pi$ radians.' },
    {
      word: 'conversion factor',
      meaning: 'A fraction of two equal amounts in different units, such as $\\frac{\\pi}{180^\\circ}$.',
    },
  ],
  rule: '<p>Remember one fact: $180^\\circ = \\pi$ radians.</p><ul><li>Degrees to radians: multiply by $\\frac{\\pi}{180}$ and reduce the fraction.</li><li>Radians to degrees: multiply by $\\frac{180}{\\pi}$. If the angle is a fraction of $\\pi$, just put 180 for $\\pi$.</li></ul>',
  use: '<p>An angle is given in one unit and asked for in the other, or angles in both units are compared. An angle without a degree sign is in radians.</p>',
  avoid:
    '<p>In a right triangle with a calculator you can stay in degrees. Convert only if a formula or the question wants radians.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is $150^\\circ$ in radians?',
      covers: ['trigonometry/degrees-to-radians'],
      steps: [
        {
          do: 'Multiply by $\\frac{\\pi}{180}$: $150 \\cdot \\frac{\\pi}{180} = \\frac{150\\pi}{180}$.',
          why: 'You want $\\pi$ on top and the degrees gone, so 180 stands below.',
        },
        {
          do: 'Reduce by 30: $150 \\div 30 = 5$ and $180 \\div 30 = 6$, so the angle is $\\frac{5\\pi}{6}$.',
          why: 'Divide both numbers by their greatest common factor.',
        },
        {
          do: 'Test: $150^\\circ$ is a little less than half a turn, and $\\frac{5\\pi}{6}$ is a little less than $\\pi$.',
          why: 'The size alone shows many mistakes.',
        },
        {
          do: 'Where did this go wrong? Zoe gets $\\frac{5\\pi}{12}$. That is less than a quarter turn. Multiplying by $\\frac{\\pi}{360}$ leads there: $\\frac{150\\pi}{360}$.',
          why: 'Carry out each mistake that is offered. Converting the rest of the turn, 210°, would give $\\frac{7\\pi}{6}$.',
          covers: ['trigonometry/radian-slip'],
        },
      ],
      answer: pi(5 / 6),
      // A right angle and two thirds of another one.
      check: () => pi(1 / 2 + (2 / 3) * (1 / 2)),
    },
    {
      level: 'Next',
      asks: 'An angle measures $\\frac{7\\pi}{12}$ radians. How many degrees is that?',
      covers: ['trigonometry/radians-to-degrees'],
      steps: [
        {
          do: 'Put 180 for $\\pi$: $\\frac{7 \\cdot 180}{12}$.',
          why: '$\\pi$ radians are $180^\\circ$: half a turn, not a full one.',
        },
        { do: 'Divide first: $180 \\div 12 = 15$.', why: 'So $\\frac{\\pi}{12}$ is 15°.' },
        { do: 'Multiply: $7 \\cdot 15 = 105$. The angle is $105^\\circ$.', why: 'Seven pieces of 15° each.' },
        {
          do: 'Test: $\\frac{6\\pi}{12} = \\frac{\\pi}{2}$ is a right angle, so $\\frac{7\\pi}{12}$ must be a bit more than $90^\\circ$.',
          why: 'Compare with $\\frac{\\pi}{2}$, $\\pi$ or $2\\pi$, whichever is near.',
        },
      ],
      answer: deg(105),
      check: () => deg(Math.round(toDeg((7 * Math.PI) / 12))),
    },
    {
      level: 'Exam level',
      asks: 'During a chess game, Priya thinks for 35 minutes. Through how many radians does the minute hand of a clock turn in that time?',
      covers: ['trigonometry/turns-in-radians'],
      steps: [
        {
          do: 'The minute hand needs 60 minutes for a full turn, so it makes $\\frac{35}{60} = \\frac{7}{12}$ of a turn.',
          why: 'Think in parts of a turn first; units come afterward.',
        },
        {
          do: 'A full turn is $2\\pi$: $\\frac{7}{12} \\cdot 2\\pi = \\frac{14\\pi}{12}$.',
          why: 'Not $\\pi$: that is half a turn.',
        },
        {
          do: 'Reduce by 2. The hand turns through $\\frac{7\\pi}{6}$ radians.',
          why: 'A bit more than $\\pi$, as 35 minutes are a bit more than half an hour.',
        },
      ],
      answer: pi(7 / 6),
      // 6 degrees a minute.
      check: () => pi((35 * 6) / 180),
    },
    {
      level: 'Exam level',
      asks: 'Which of these angles is the largest: $100^\\circ$, $2$, $\\frac{3\\pi}{5}$, $1.6$? (Angles without a degree sign are in radians.)',
      covers: ['trigonometry/largest-angle', 'trigonometry/plain-radians'],
      steps: [
        {
          do: '$\\frac{3\\pi}{5} = \\frac{3 \\cdot 180^\\circ}{5} = 108^\\circ$',
          why: 'To compare, bring all angles to one unit.',
        },
        {
          do: '2 radians: $2 \\cdot \\frac{180^\\circ}{\\pi} \\approx 2 \\cdot 57.3^\\circ = 114.6^\\circ$.',
          why: 'There is no $\\pi$ in this angle, so 2 is not $2\\pi$, and $\\pi$ does not cancel. Divide by 3.14159.',
        },
        {
          do: '1.6 radians: $1.6 \\cdot 57.3^\\circ \\approx 91.7^\\circ$.',
          why: 'A right angle is $\\frac{\\pi}{2} \\approx 1.57$ radians, so 1.6 is a little more than 90°.',
        },
        {
          do: 'Order: $91.7^\\circ \\lt 100^\\circ \\lt 108^\\circ \\lt 114.6^\\circ$. The largest angle is $2$.',
          why: '100 is the largest number, but its unit is small.',
        },
      ],
      answer: text('$2$'),
      check: () => {
        const inRadians = { '100^\\circ': (100 * Math.PI) / 180, '2': 2, '\\frac{3\\pi}{5}': 0.6 * Math.PI, '1.6': 1.6 }
        const [largest] = Object.entries(inRadians).sort(([, a], [, b]) => b - a)
        return text(`$${largest?.[0]}$`)
      },
    },
  ],
  tryIt: {
    asks: 'An angle measures $\\frac{11\\pi}{9}$ radians. How many degrees is that?',
    steps: [
      {
        ask: 'Is the angle more or less than half a turn?',
        like: 3,
        answer: { choose: ['More than half a turn', 'Less than half a turn', 'More than a full turn'] },
        slips: [
          { choice: 1, says: 'Half a turn is $\\pi = \\frac{9\\pi}{9}$. Compare with 11 ninths.' },
          {
            choice: 2,
            says: 'A full turn is $2\\pi$, or 18 ninths of $\\pi$.',
            misconception: 'trig-takes-a-full-turn-as-pi',
          },
        ],
        done: '$\\frac{11\\pi}{9}$ is more than $\\frac{9\\pi}{9} = \\pi$, half a turn.',
      },
      {
        ask: 'How many degrees is $\\frac{\\pi}{9}$?',
        answer: { typed: deg(180 / 9) },
        slips: [
          {
            typed: deg(360 / 9),
            says: 'You put 360 for $\\pi$. A full turn is $2\\pi$.',
            misconception: 'trig-takes-a-full-turn-as-pi',
          },
          {
            typed: deg(90 / 9),
            says: 'You put 90 for $\\pi$. A quarter turn is $\\frac{\\pi}{2}$.',
            misconception: 'trig-converts-with-90',
          },
        ],
        done: '$\\frac{180^\\circ}{9} = 20^\\circ$',
      },
      {
        ask: 'How many degrees is $\\frac{11\\pi}{9}$?',
        answer: { typed: deg(11 * 20) },
        slips: [
          {
            typed: deg(11 * 40),
            says: 'This is more than a full turn. Half a turn is $\\pi$.',
            misconception: 'trig-takes-a-full-turn-as-pi',
          },
        ],
        done: '$11 \\cdot 20^\\circ = 220^\\circ$, more than half a turn.',
      },
    ],
    answer: deg(220),
    check: () => deg(Math.round(toDeg((11 * Math.PI) / 9))),
  },
  trap: '<p>Taking $\\pi$ for a unit. $\\pi$ is a number, about 3.14, so an angle of 2 radians is about $115^\\circ$. It is far less than $2\\pi$ radians, a full turn.</p>',
  check:
    '<p>Compare with angles you know: $90^\\circ = \\frac{\\pi}{2}$, $180^\\circ = \\pi$, $360^\\circ = 2\\pi$. Your result must lie between the same two in both units.</p>',
  mends: {
    'trig-takes-a-full-turn-as-pi': [1, 0],
    'trig-converts-the-wrong-way': [0, 0],
    'trig-converts-with-90': [1, 3],
    'trig-leaves-out-the-numerator': [0, 1],
    'trig-arc-names-an-error-without-testing': [0, 3],
    'trig-takes-the-rest-of-the-turn': [0, 3],
    'trig-reads-radians-as-degrees': [3, 1],
    'trig-gives-the-other-end': [3, 3],
    'trig-takes-60-degrees-for-a-radian': [3, 1],
    'trig-takes-minutes-for-degrees': [2, 0],
  },
})
