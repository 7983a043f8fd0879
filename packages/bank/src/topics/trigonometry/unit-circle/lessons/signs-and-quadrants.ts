import { drawing, frac, g, lesson, num, text } from '#kit'
import { at, real } from '../../common.ts'

export const signsAndQuadrants = lesson({
  idea: '<p>On the unit circle the cosine is the first coordinate of a point and the sine is the second. So their signs say nothing more than where the point is: the cosine is positive on the right, the sine is positive at the top.</p><p>The tangent is sine over cosine. It is positive where both have the same sign and negative where they differ. A sketch of the four quadrants tells you all the signs.</p>',
  figure: drawing(
    {
      alt: 'The unit circle with its four quadrants and the functions that are positive there',
      at: {
        o: [0, 0],
        w: [-1.15, 0],
        x: [1.15, 0],
        s: [0, -1.15],
        n: [0, 1.15],
        a: [0.46, 0.28],
        b: [-0.46, 0.28],
        c: [-0.46, -0.28],
        d: [0.46, -0.28],
      },
      height: 320,
    },
    [
      g.line('wx', { thin: true }),
      g.line('sn', { thin: true }),
      g.circle('o', 1),
      g.tag('a', 'I: all +', { as: 'The upper right', towards: 90 }),
      g.tag('b', 'II: sin +', { as: 'The upper left', towards: 90 }),
      g.tag('c', 'III: tan +', { as: 'The lower left', towards: 270 }),
      g.tag('d', 'IV: cos +', { as: 'The lower right', towards: 270 }),
    ],
  ),
  words: [
    {
      word: 'quadrant',
      meaning: 'One of the four parts of the plane, numbered I to IV counterclockwise from the upper right.',
    },
    { word: 'terminal side', meaning: 'The ray from the origin where the angle ends.' },
    { word: 'Pythagorean identity', meaning: '$\\sin^2 \\theta + \\cos^2 \\theta = 1$ for every angle.' },
  ],
  rule: '<p>Quadrant I: all positive. II: only sine. III: only tangent. IV: only cosine.</p><p>For a point $(x, y)$ on the terminal side, let $r = \\sqrt{x^2 + y^2}$. Then $\\sin \\theta = \\frac{y}{r}$, $\\cos \\theta = \\frac{x}{r}$, $\\tan \\theta = \\frac{y}{x}$. The distance $r$ is always positive; $x$ and $y$ keep their signs.</p>',
  use: '<p>You know a quadrant, the signs of two functions, or a point on the terminal side, and look for a quadrant or an exact value.</p>',
  avoid:
    '<p>If the angle itself is a multiple of $30^\\circ$ or $45^\\circ$, read its values from the unit circle; no theorem is needed.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'In which quadrant does $\\theta$ end if $\\sin \\theta \\lt 0$ and $\\tan \\theta \\gt 0$?',
      covers: ['trigonometry/which-quadrant'],
      steps: [
        {
          do: 'The sine is negative below the $x$-axis: quadrant III or IV.',
          why: 'The sine has the sign of $y$. One condition always leaves two quadrants.',
        },
        {
          do: 'The tangent is positive where $x$ and $y$ have the same sign: quadrant I or III.',
          why: 'In I both are positive, in III both are negative.',
        },
        {
          do: 'Only one quadrant is in both lists: Quadrant III.',
          why: 'Both conditions have to hold at once.',
        },
      ],
      answer: text('Quadrant III'),
      check: () => {
        const found = [45, 135, 225, 315].findIndex((t) => at('sin', t) < 0 && at('tan', t) > 0)
        return text(`Quadrant ${['I', 'II', 'III', 'IV'][found]}`)
      },
    },
    {
      level: 'Next',
      asks: 'The angle $\\theta$ ends in quadrant III, and $\\sin \\theta = -\\frac{8}{17}$. What is $\\cos \\theta$?',
      covers: ['trigonometry/value-from-quadrant', 'trigonometry/sum-from-a-sign'],
      steps: [
        {
          do: 'Sine is $\\frac{y}{r}$, so take $y = -8$ and $r = 17$.',
          why: 'The minus belongs to $y$, because $r$ is a distance.',
        },
        {
          do: 'Size of $x$: $\\sqrt{17^2 - 8^2} = \\sqrt{289 - 64} = \\sqrt{225} = 15$.',
          why: 'From $x^2 + y^2 = r^2$. The root gives the size only; $x$ may be 15 or $-15$.',
        },
        {
          do: 'In quadrant III the point is on the left, so $x = -15$.',
          why: 'The quadrant chooses the sign. Without it, both values would be possible.',
        },
        {
          do: '$\\cos \\theta = \\frac{x}{r} = -\\frac{15}{17}$.',
          why: 'Asked for the tangent, you would take $\\frac{y}{x} = \\frac{8}{15}$, positive in quadrant III. In a sum such as $\\sin \\theta + \\cos \\theta$ each value keeps its sign.',
        },
      ],
      answer: num(frac(-15, 17)),
      check: () => real(Math.cos(Math.PI + Math.asin(8 / 17))),
    },
    {
      level: 'Exam level',
      asks: `${drawing(
        {
          alt: 'A coordinate grid with a ray from the origin to point P at (−3, 6)',
          at: { P: [-3, 6], o: [0, 0] },
          height: 300,
        },
        [g.grid([-7, 7], [-7, 7], 1, 2), g.ray('oP', { accent: true }), g.dots('P')],
      )}<p>Point $P(-3, 6)$ lies on the terminal side of the angle $\\theta$, which starts at the positive $x$-axis. What is the exact value of $\\cos \\theta$?</p>`,
      covers: ['trigonometry/point-on-terminal-side'],
      steps: [
        {
          do: 'Distance from the origin: $r = \\sqrt{(-3)^2 + 6^2} = \\sqrt{9 + 36} = \\sqrt{45} = 3\\sqrt{5}$.',
          why: '$P$ is not on the unit circle, so its coordinates must be divided by $r$.',
        },
        {
          do: '$\\cos \\theta = \\frac{x}{r} = \\frac{-3}{3\\sqrt{5}} = -\\frac{1}{\\sqrt{5}}$',
          why: 'Cosine goes with $x$. The fraction $\\frac{y}{r}$ would be the sine.',
        },
        {
          do: 'Multiply top and bottom by $\\sqrt{5}$. The cosine is $-\\frac{\\sqrt{5}}{5}$.',
          why: 'Negative, as it must be on the left.',
        },
      ],
      answer: real(-Math.sqrt(5) / 5),
      check: () => real(Math.cos(Math.atan2(6, -3))),
    },
    {
      level: 'Exam level',
      asks: 'Which of the values $\\cos 200^\\circ$, $\\sin 310^\\circ$, $\\tan 250^\\circ$, $\\tan 110^\\circ$ is positive?',
      covers: ['trigonometry/which-value-is-positive', 'trigonometry/first-time-in-a-quadrant'],
      steps: [
        {
          do: 'Place the angles: $200^\\circ$ and $250^\\circ$ in III, $310^\\circ$ in IV, $110^\\circ$ in II.',
          why: 'The borders are 90°, 180°, 270° and 360°. Of a larger angle, take full turns off first.',
        },
        {
          do: '$\\cos 200^\\circ$ is negative (left). $\\sin 310^\\circ$ is negative (below).',
          why: 'Cosine has the sign of $x$, sine that of $y$.',
        },
        {
          do: '$\\tan 110^\\circ$ is negative: in quadrant II, $y$ is positive and $x$ is negative.',
          why: 'Different signs make the quotient negative.',
        },
        {
          do: 'In quadrant III both are negative, so the positive value is $\\tan 250^\\circ$.',
          why: 'A negative divided by a negative is positive.',
        },
        {
          do: 'Multiples of $119^\\circ$: $119^\\circ$ is in II, $238^\\circ$ in III, $357^\\circ$ in IV, so $n = 3$.',
          why: 'List, and take full turns off.',
        },
      ],
      answer: text('$\\tan 250^\\circ$'),
      check: () => {
        const list = [
          ['cos', 200],
          ['sin', 310],
          ['tan', 250],
          ['tan', 110],
        ] as const
        return text(
          list
            .filter(([f, t]) => at(f, t) > 0)
            .map(([f, t]) => `$\\${f} ${t}^\\circ$`)
            .join(' '),
        )
      },
    },
  ],
  tryIt: {
    asks: 'The angle $\\theta$ ends in quadrant IV, and $\\cos \\theta = \\frac{20}{29}$. What is $\\sin \\theta$?',
    steps: [
      {
        ask: 'Take $x = 20$ and $r = 29$. What is the size of $y$, without its sign?',
        like: 1,
        answer: { typed: num(Math.sqrt(29 ** 2 - 20 ** 2)) },
        slips: [
          { typed: num(29 - 20), says: 'You subtracted the lengths. Square first: $y^2 = 29^2 - 20^2$.' },
          { typed: num(29 ** 2 - 20 ** 2), says: 'That is $y^2$. Take the square root.' },
        ],
        done: '$\\sqrt{29^2 - 20^2} = \\sqrt{841 - 400} = \\sqrt{441} = 21$',
      },
      {
        ask: 'Which sign does $y$ have in quadrant IV?',
        like: 2,
        answer: { choose: ['Negative', 'Positive', 'Either one'] },
        slips: [
          {
            choice: 1,
            says: 'Quadrant IV is the lower right: right of the $y$-axis, below the $x$-axis.',
            misconception: 'trig-always-takes-the-positive-root',
          },
          { choice: 2, says: 'The root alone leaves both signs. The quadrant decides.' },
        ],
        done: 'Below the $x$-axis: $y = -21$.',
      },
      {
        ask: 'What is $\\sin \\theta$? Type a fraction with its sign.',
        like: 3,
        answer: { typed: num(frac(-21, 29)) },
        slips: [
          {
            typed: num(frac(21, 29)),
            says: 'The size is right. Use the sign of $y$.',
            misconception: 'trig-always-takes-the-positive-root',
          },
          {
            typed: num(frac(-21, 20)),
            says: 'That is $\\frac{y}{x}$, the tangent.',
            misconception: 'trig-takes-the-other-function',
          },
          {
            typed: num(frac(-29, 21)),
            says: 'Your fraction is upside down: sine is $\\frac{y}{r}$, and never below $-1$.',
            misconception: 'trig-turns-the-tangent-upside-down',
          },
        ],
        done: '$\\sin \\theta = \\frac{y}{r} = -\\frac{21}{29}$',
      },
    ],
    answer: num(frac(-21, 29)),
    check: () => real(Math.sin(-Math.acos(20 / 29))),
  },
  trap: '<p>Taking the positive root by habit. From $\\cos^2 \\theta = \\frac{16}{25}$ come two values, $\\frac{4}{5}$ and $-\\frac{4}{5}$. Let the quadrant choose.</p>',
  check:
    '<p>Square the sine and the cosine and add: you must get 1. Then look at the quadrant: do both signs fit the sketch?</p>',
  mends: {
    'trig-takes-sine-for-the-x-coordinate': [2, 1],
    'trig-takes-the-wrong-quadrant-sign': [1, 2],
    'trig-has-the-sign-of-the-tangent-wrong': [1, 2],
    'trig-has-the-sign-of-the-cosine-wrong': [1, 2],
    'trig-has-the-sign-of-the-sine-wrong': [1, 2],
    'trig-always-takes-the-positive-root': [1, 1],
    'trig-takes-the-other-function': [1, 3],
    'trig-turns-the-tangent-upside-down': [1, 3],
    'trig-tests-one-condition-only': [0, 2],
    'trig-turns-both-signs-around': [0, 0],
  },
})
