import { drawing, frac, g, lesson, num, xy } from '#kit'
import { pi } from '../../common.ts'

const P = xy.polar([0, 0], 2, 40)
const Q = xy.polar([0, 0], 4, 40)

export const angularSpeed = lesson({
  idea: '<p>Two points sit on one turning disk. In the same time both turn through the same angle: they have the same <em>angular speed</em>. But the outer point has a longer circle to travel, so it moves faster: its <em>linear speed</em> is greater.</p><p>An arc is as many radii long as its angle has radians. So for each radian per second, a point travels one radius per second. That is why linear speed is radius times angular speed, as long as the angle is in radians.</p>',
  figure: drawing(
    {
      alt: 'A disk with center O; P and Q lie on one radius, and arrows show how they move: the arrow at Q is twice as long',
      at: {
        O: [0, 0],
        P,
        Q,
        s: [P[0] - 1.2 * Math.sin(0.698), P[1] + 1.2 * Math.cos(0.698)],
        t: [Q[0] - 2.4 * Math.sin(0.698), Q[1] + 2.4 * Math.cos(0.698)],
      },
      height: 240,
    },
    [
      g.circle('O', 4),
      g.circle('O', 2, { thin: true }),
      g.seg('OQ'),
      g.ray('Ps', { accent: true }),
      g.ray('Qt', { accent: true }),
      g.dots('OPQ'),
    ],
  ),
  words: [
    {
      word: 'angular speed',
      meaning: 'Angle divided by time, written $\\omega$, in radians per second or per minute.',
    },
    { word: 'linear speed', meaning: 'Distance along the circle divided by time, written $v$.' },
    { word: 'revolution', meaning: 'One full turn, $2\\pi$ radians.' },
    { word: 'rpm', meaning: 'Revolutions per minute.' },
  ],
  rule: '<p>$\\omega = \\frac{\\theta}{t}$ and $v = r\\omega$, with the angle in radians.</p><ul><li>Revolutions into radians: times $2\\pi$.</li><li>Two points of one disk: the same $\\omega$.</li><li>Two wheels on one belt: the same $v$.</li></ul>',
  use: '<p>Anything that turns at a constant speed: wheels, fans, gears, rides.</p>',
  avoid: '<p>If only one arc is asked for and no time, $s = r\\theta$ is enough.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A fan turns at 45 revolutions per minute. What is its angular speed in radians per second?',
      covers: ['trigonometry/angular-speed-from-rpm', 'trigonometry/rpm-from-angular-speed'],
      steps: [
        {
          do: 'Revolutions into radians: $45 \\cdot 2\\pi = 90\\pi$ radians in a minute.',
          why: 'A full turn is $2\\pi$, not $\\pi$. Every point of the fan has this angular speed.',
        },
        {
          do: 'Minutes into seconds: $\\frac{90\\pi}{60}$, which is $\\frac{3\\pi}{2}$ radians per second.',
          why: 'The question asks for seconds. The way back: times 60, then divided by $2\\pi$.',
        },
        {
          do: 'Who is right? Two points lie 1 foot and 2 feet from the center of the fan. Rafael says: “The outer point has twice the angular speed.” Priya says: “It has twice the linear speed.” Both turn through the same angle, but the outer circle is twice as long. Only Priya is right.',
          why: 'Angular speed is the same everywhere. Linear speed grows with the distance: $v = r\\omega$.',
          covers: ['trigonometry/speed-claims'],
        },
      ],
      answer: pi(1.5),
      check: () => pi((45 * 360) / 60 / 180),
    },
    {
      level: 'Next',
      asks: 'A wheel with a diameter of 20 inches makes 90 revolutions per minute. What is the linear speed of a point on its rim, in inches per second?',
      covers: [
        'trigonometry/linear-speed-from-rpm',
        'trigonometry/linear-speed-in-other-units',
        'trigonometry/distance-of-a-turning-point',
      ],
      steps: [
        { do: 'The radius is $20 \\div 2 = 10$ inches.', why: 'The formula wants the radius.' },
        {
          do: 'Angular speed: $\\frac{90 \\cdot 2\\pi}{60} = 3\\pi$ radians per second.',
          why: 'Change the unit of time here, or you get inches per minute.',
        },
        {
          do: 'Linear speed: $v = 10 \\cdot 3\\pi$, which is $30\\pi$ inches per second.',
          why: 'Multiply by the radius. Times the seconds, it would be the distance. For feet, divide by 12.',
        },
      ],
      answer: pi(30),
      check: () => pi((90 / 60) * 20),
    },
    {
      level: 'Exam level',
      asks: 'A belt joins a wheel of radius 9 inches, which makes 80 revolutions per minute, and a wheel of radius 6 inches. How many revolutions per minute does the second wheel make?',
      covers: ['trigonometry/wheels-with-a-belt', 'trigonometry/two-points-on-a-disk'],
      steps: [
        {
          do: 'Both rims have the speed of the belt: $9 \\cdot 80 \\cdot 2\\pi = 6 \\cdot n \\cdot 2\\pi$.',
          why: 'On a belt the linear speeds agree. On one disk it would be the angular speeds.',
        },
        { do: 'Divide by $2\\pi$: $720 = 6n$.', why: 'The factor is the same on both sides.' },
        { do: 'Solve: $n = 720 \\div 6 = 120$.', why: 'The smaller wheel turns faster, as it must.' },
        {
          do: 'Two points on one disk, 5 and 14 inches from the center; the outer one is 27 inches per second faster: $14\\omega - 5\\omega = 27$, so $\\omega = 3$. The inner point has the speed $5 \\cdot 3 = 15$ inches per second.',
          why: 'One angular speed for both: subtract the radii as well. Then multiply by the radius of the point asked for.',
        },
      ],
      answer: num(120),
      check: () => num(Math.round((80 * Math.PI * 18) / (Math.PI * 12))),
    },
    {
      level: 'Exam level',
      asks: 'A car drives 30 miles per hour on tires with a diameter of 24 inches. How many revolutions per minute does a tire make, to the nearest whole number?',
      covers: ['trigonometry/revolutions-of-a-tire'],
      steps: [
        {
          do: 'Inches in a minute: $30 \\cdot 5280 \\cdot 12 \\div 60 = 31680$.',
          why: 'A mile has 5,280 feet, a foot 12 inches, an hour 60 minutes.',
        },
        {
          do: 'Circumference: $24\\pi \\approx 75.40$ inches.',
          why: 'The car moves on by one circumference with each revolution. Dividing by the radius would give radians.',
        },
        { do: 'Divide: $31680 \\div 24\\pi \\approx 420$.', why: 'So many circumferences fit.' },
      ],
      answer: num(420),
      check: () => num(Math.round((30 * 88 * 12) / 12 / (2 * Math.PI))),
    },
  ],
  tryIt: {
    asks: 'A wheel with a diameter of 16 inches makes 75 revolutions per minute. Its point $P$ lies on the rim. The linear speed of $P$, in inches per second, is which multiple of $\\pi$?',
    steps: [
      {
        ask: 'What is the radius, in inches?',
        answer: { typed: num(8) },
        slips: [
          {
            typed: num(16),
            says: 'That is the diameter. Take half of it.',
            misconception: 'trig-takes-diameter-and-radius-for-each-other',
          },
        ],
        done: '$r = 8$ inches',
      },
      {
        ask: 'The angular speed in radians per second is which multiple of $\\pi$?',
        answer: { typed: num(frac(5, 2)) },
        slips: [
          {
            typed: num(frac(5, 4)),
            says: 'A revolution has $2\\pi$ radians, not $\\pi$.',
            misconception: 'trig-takes-a-full-turn-as-pi',
          },
          {
            typed: num(150),
            says: 'That is per minute. Divide by 60.',
            misconception: 'trig-leaves-the-unit-of-time',
          },
        ],
        done: '$\\omega = \\frac{75 \\cdot 2\\pi}{60} = 2.5\\pi$',
      },
      {
        ask: 'And the linear speed?',
        answer: { typed: num(20) },
        slips: [
          {
            typed: num(40),
            says: 'You multiplied by the diameter.',
            misconception: 'trig-takes-diameter-and-radius-for-each-other',
          },
        ],
        done: '$v = 8 \\cdot 2.5\\pi = 20\\pi$ inches per second',
      },
    ],
    answer: num(20),
    check: () => num((75 / 60) * 16),
  },
  trap: '<p>Counting revolutions as radians. A wheel at 10 revolutions per second does not have $\\omega = 10$: each revolution is $2\\pi$ radians, so $\\omega = 20\\pi$ radians per second.</p>',
  check:
    '<p>Compare with the circumference: linear speed is circumference times revolutions in that time. Farther from the center must mean faster, and a smaller wheel on the same belt must turn faster.</p>',
  mends: {
    'trig-takes-a-full-turn-as-pi': [0, 0],
    'trig-leaves-the-unit-of-time': [0, 1],
    'trig-takes-diameter-and-radius-for-each-other': [1, 0],
    'trig-changes-units-the-wrong-way': [1, 2],
    'trig-leaves-the-unit-of-length': [1, 2],
    'trig-turns-the-ratio-of-radii-around': [2, 2],
    'trig-takes-angular-speeds-on-a-belt-as-equal': [2, 0],
    'trig-counts-radians-as-revolutions': [3, 1],
    'trig-converts-the-wrong-way': [0, 1],
    'trig-squares-the-ratio-of-radii': [2, 0],
    'trig-takes-the-rest-of-the-revolution': [1, 2],
    'trig-forgets-to-multiply-by-the-time': [1, 2],
    'trig-speed-judges-one-claim-only': [0, 2],
    'trig-speed-accepts-a-false-claim': [0, 2],
    'trig-speed-rejects-a-true-claim': [0, 2],
    'trig-gives-the-angular-speed': [2, 3],
    'trig-gives-the-other-speed': [2, 3],
    'trig-takes-the-difference-for-the-speed': [2, 3],
    'trig-divides-the-difference-by-the-wrong-radius': [2, 3],
  },
})
