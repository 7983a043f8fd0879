import { deg, g, lesson, unitCircle } from '#kit'
import { at, pi } from '../../common.ts'

/** The angle from 0 to 359 degrees at which the pointer stands, turned degree by degree. */
const turned = (t: number): number => {
  let place = 0
  for (let i = 0; i < Math.abs(t); i++) place = (place + (t > 0 ? 1 : 359)) % 360
  return place
}
/** The whole angle up to 90 degrees whose sine has the same size. */
const acute = (t: number): number =>
  Array.from({ length: 91 }, (_, i) => i).find((a) => Math.abs(at('sin', a) - Math.abs(at('sin', t))) < 1e-9) ??
  Number.NaN

export const referenceAndCoterminalAngles = lesson({
  idea: '<p>A pointer that turns $400^\\circ$ goes once around and $40^\\circ$ more. It points in the same direction as after a turn of $40^\\circ$. Full turns change nothing, so every angle has a partner between $0^\\circ$ and $360^\\circ$.</p><p>The unit circle is a mirror image of itself, left to right and top to bottom. So any point has the same coordinates, up to their signs, as a point in quadrant I. The acute angle that leads there is the reference angle.</p>',
  figure: unitCircle({
    alt: 'The unit circle with the terminal side of an angle in quadrant III and the acute angle to the x-axis',
    angle: 215,
    label: '215°',
    triangle: true,
    extra: [
      g.angle('wop', '35°', { r: 30, as: 'The reference angle between the terminal side and the negative x-axis' }),
    ],
  }),
  words: [
    {
      word: 'coterminal',
      meaning: 'Two angles are coterminal if they end at the same place: they differ by full turns.',
    },
    { word: 'terminal side', meaning: 'The ray from the origin where the angle ends.' },
    { word: 'reference angle', meaning: 'The acute angle between the terminal side and the $x$-axis.' },
    { word: 'clockwise', meaning: 'With the hands of a clock: the direction of negative angles.' },
  ],
  rule: '<ol><li>Add or subtract $360^\\circ$ (in radians $2\\pi$) until the angle is between $0^\\circ$ and $360^\\circ$.</li><li>Go to the nearer half of the $x$-axis. Reference angle in quadrant I: $\\theta$; II: $180^\\circ - \\theta$; III: $\\theta - 180^\\circ$; IV: $360^\\circ - \\theta$.</li><li>For a value, take it at the reference angle and give it the sign of the quadrant.</li></ol>',
  use: '<p>The angle is negative, greater than $360^\\circ$, or not acute, and you want its values or an angle with the same value.</p>',
  avoid:
    '<p>Angles that end on an axis ($90^\\circ$, $180^\\circ$, …) need no reference angle: read the coordinates of the point.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'The pointer of a wheel points along the positive $x$-axis. Kofi turns it $430^\\circ$ clockwise. At what angle between $0^\\circ$ and $360^\\circ$, measured counterclockwise, does it point then?',
      covers: ['trigonometry/coterminal-angle'],
      steps: [
        { do: 'Clockwise is negative: the angle is $-430^\\circ$.', why: 'Positive angles turn counterclockwise.' },
        {
          do: 'Add a full turn: $-430^\\circ + 360^\\circ = -70^\\circ$.',
          why: 'A full turn brings the pointer back to the same place. Half a turn would not.',
        },
        {
          do: 'Still negative, so add another: $-70^\\circ + 360^\\circ = 290^\\circ$. It points at $290^\\circ$.',
          why: '70° clockwise from the positive $x$-axis is in quadrant IV, and so is 290°.',
        },
      ],
      answer: deg(290),
      check: () => deg(turned(-430)),
    },
    {
      level: 'Next',
      asks: 'Sam looked for the reference angle of $580^\\circ$ and got $50^\\circ$. What is the correct reference angle, and which mistake did Sam make?',
      covers: ['trigonometry/reference-angle', 'trigonometry/reference-angle-slip'],
      steps: [
        {
          do: 'Take away a full turn: $580^\\circ - 360^\\circ = 220^\\circ$.',
          why: 'This is the coterminal angle, not yet the reference angle: it is not acute.',
        },
        {
          do: '$220^\\circ$ is between $180^\\circ$ and $270^\\circ$: quadrant III. The nearer half of the $x$-axis is at $180^\\circ$.',
          why: 'On the left you compare with 180°, on the right with 0° or 360°.',
        },
        {
          do: 'Subtract: $220^\\circ - 180^\\circ = 40^\\circ$. The reference angle is $40^\\circ$.',
          why: 'It must be between 0° and 90°.',
        },
        {
          do: 'Sam’s $50^\\circ$ is $270^\\circ - 220^\\circ$: Sam measured to the $y$-axis.',
          why: 'To find a mistake, carry each suggestion out and see which one ends at the given number.',
        },
      ],
      answer: deg(40),
      check: () => deg(acute(580)),
    },
    {
      level: 'Exam level',
      asks: 'Which angle between $0$ and $2\\pi$ is coterminal with $-\\frac{17\\pi}{6}$?',
      covers: ['trigonometry/coterminal-radians'],
      steps: [
        {
          do: 'Write a full turn in sixths: $2\\pi = \\frac{12\\pi}{6}$.',
          why: 'With the same denominator you can add at once.',
        },
        {
          do: 'Add a full turn: $-\\frac{17\\pi}{6} + \\frac{12\\pi}{6} = -\\frac{5\\pi}{6}$.',
          why: 'Full turns are $2\\pi$, not $\\pi$.',
        },
        {
          do: 'Add another: $-\\frac{5\\pi}{6} + \\frac{12\\pi}{6}$. The angle is $\\frac{7\\pi}{6}$.',
          why: 'It is positive and less than $\\frac{12\\pi}{6}$, so you are done.',
        },
      ],
      answer: pi(7 / 6),
      check: () => pi(turned((-17 * 180) / 6) / 180),
    },
    {
      level: 'Exam level',
      asks: 'Write $\\cos 160^\\circ$ with an acute angle. Which other angle between $0^\\circ$ and $360^\\circ$ has the same cosine as $160^\\circ$?',
      covers: ['trigonometry/reduce-to-acute', 'trigonometry/angle-with-the-same-value'],
      steps: [
        {
          do: 'Quadrant II, so the reference angle is $180^\\circ - 160^\\circ = 20^\\circ$.',
          why: 'The size of the cosine is that of $\\cos 20^\\circ$. The function stays a cosine.',
        },
        {
          do: 'On the left the cosine is negative: $\\cos 160^\\circ = -\\cos 20^\\circ$.',
          why: 'The sign comes from the quadrant of 160°.',
        },
        {
          do: 'The same cosine means the same first coordinate: also on the left, but below the $x$-axis, in quadrant III.',
          why: 'For the same sine you would stay at the same height. For the same tangent you would go half a turn on.',
        },
        {
          do: 'Reference angle $20^\\circ$ in quadrant III: $180^\\circ + 20^\\circ = 200^\\circ$.',
          why: 'Mirroring in the $x$-axis takes 160° to $360^\\circ - 160^\\circ = 200^\\circ$.',
        },
      ],
      answer: deg(200),
      check: () => {
        const same = (t: number) => Math.abs(at('cos', t) - at('cos', 160)) < 1e-9
        return deg(Array.from({ length: 360 }, (_, t) => t).find((t) => t !== 160 && same(t)) ?? 0)
      },
    },
  ],
  tryIt: {
    asks: 'Noa looked for the reference angle of $670^\\circ$ and got $40^\\circ$. What is the correct reference angle, and which mistake did Noa make?',
    steps: [
      {
        ask: 'Which angle between $0^\\circ$ and $360^\\circ$ is coterminal with $670^\\circ$? Type the degrees.',
        answer: { typed: deg(670 - 360) },
        slips: [
          {
            typed: deg(670 - 180),
            says: 'You took away half a turn. Only full turns of 360° lead back to the same place.',
            misconception: 'trig-uses-half-turns-for-coterminal',
          },
          {
            typed: deg(670 - 540),
            says: 'You took away 540°, one and a half turns. Only full turns count.',
            misconception: 'trig-uses-half-turns-for-coterminal',
          },
        ],
        done: '$670^\\circ - 360^\\circ = 310^\\circ$',
      },
      {
        ask: 'How many degrees is the reference angle?',
        like: 2,
        answer: { typed: deg(360 - 310) },
        slips: [
          {
            typed: deg(310 - 180),
            says: 'You measured from 180°, the far half of the $x$-axis. This angle is not acute.',
            misconception: 'trig-subtracts-from-the-wrong-turn',
          },
        ],
        done: 'Quadrant IV: $360^\\circ - 310^\\circ = 50^\\circ$',
      },
      {
        ask: 'To which axis did Noa measure?',
        like: 3,
        answer: { choose: ['the $y$-axis', 'the far half of the $x$-axis'] },
        slips: [{ choice: 1, says: 'That gives $310^\\circ - 180^\\circ = 130^\\circ$.' }],
        done: '$310^\\circ - 270^\\circ = 40^\\circ$: to the $y$-axis. The correct angle is $50^\\circ$.',
      },
    ],
    answer: deg(50),
    check: () => deg(acute(670)),
  },
  trap: '<p>Measuring to the $y$-axis because it is nearer. For $100^\\circ$ the reference angle is $180^\\circ - 100^\\circ = 80^\\circ$, not $10^\\circ$.</p>',
  check:
    '<p>A reference angle is between $0^\\circ$ and $90^\\circ$. Coterminal angles differ by a multiple of $360^\\circ$: subtract them and divide.</p>',
  mends: {
    'trig-measures-to-the-y-axis': [1, 3],
    'trig-subtracts-from-the-wrong-turn': [1, 1],
    'trig-uses-half-turns-for-coterminal': [0, 1],
    'trig-drops-the-minus-of-an-angle': [0, 0],
    'trig-circle-names-an-error-without-testing': [1, 3],
    'trig-takes-the-wrong-quadrant-sign': [3, 1],
  },
})
