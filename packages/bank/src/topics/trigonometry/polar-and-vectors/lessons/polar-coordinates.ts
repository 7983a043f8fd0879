import { drawing, equation, g, lesson, num, text, xy } from '#kit'
import { at } from '../../common.ts'
import { polarGrid, polarPoint } from '../polar-figures.ts'

export const polarCoordinates = lesson({
  idea: '<p>To say where a point is, you can say how far right and how far up it lies. Or you can turn and walk: turn by an angle, then go a distance in that direction. Direction and distance are <em>polar coordinates</em>, written $(r, \\theta)$. In the figure, $P$ is $(4, 60^\\circ)$: turn by $60^\\circ$ and go 4 units.</p><p>A right triangle joins both ways: its legs are $x = r\\cos\\theta$ and $y = r\\sin\\theta$, and its hypotenuse is $r$. Circles and flowers that are hard to describe with $x$ and $y$ have short equations in $r$ and $\\theta$.</p>',
  figure: drawing(
    {
      alt: 'A polar grid with the point P on circle 4 and the ray of 60°',
      at: { P: xy.polar([0, 0], 4, 60) },
      height: 270,
    },
    [polarGrid(5, false), g.dots('P')],
  ),
  words: [
    { word: 'pole', meaning: 'The origin, from which the distance is measured.' },
    { word: 'polar axis', meaning: 'The ray to the right, from which the angle is measured.' },
    { word: 'radius $r$', meaning: 'The distance from the pole. If it is negative, you walk backward.' },
    { word: 'rose', meaning: 'The graph of $r = a\\cos n\\theta$ or $r = a\\sin n\\theta$.' },
  ],
  rule: '<ul><li>To rectangular: $x = r\\cos\\theta$, $y = r\\sin\\theta$.</li><li>To polar: $r = \\sqrt{x^2 + y^2}$, $\\tan\\theta = \\frac{y}{x}$, and the quadrant decides.</li><li>Same point: $(r, \\theta \\pm 360^\\circ)$ or $(-r, \\theta \\pm 180^\\circ)$.</li><li>$r = a\\cos\\theta$: a circle through the pole with diameter $a$.</li><li>Rose: $n$ petals for odd $n$, $2n$ for even $n$.</li></ul>',
  use: '<p>Whenever directions and distances from one place are known, or an equation contains $x^2 + y^2$.</p>',
  avoid: '<p>For lines that do not run through the pole, rectangular equations are mostly shorter.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What are the rectangular coordinates of the point $(6, 120^\\circ)$?',
      covers: ['trigonometry/polar-to-rectangular', 'trigonometry/other-polar-coordinates'],
      steps: [
        {
          do: '$x = 6\\cos 120^\\circ = 6 \\cdot \\left(-\\frac{1}{2}\\right) = -3$',
          why: 'The cosine belongs to $x$. In quadrant II it is negative.',
        },
        {
          do: '$y = 6\\sin 120^\\circ = 6 \\cdot \\frac{\\sqrt{3}}{2} = 3\\sqrt{3}$, so the point is $(-3, 3\\sqrt{3})$.',
          why: 'The same point is $(6, 480^\\circ)$, and with a negative radius and half a turn $(-6, 300^\\circ)$.',
        },
      ],
      answer: text('$(-3, 3\\sqrt{3})$'),
      check: () => {
        const [x, y] = xy.polar([0, 0], -6, 300)
        return text(`$(${Math.round(x)}, ${Math.round(y / Math.sqrt(3))}\\sqrt{3})$`)
      },
    },
    {
      level: 'Next',
      asks: 'What are the polar coordinates of the point $(-5, 5)$, with $r \\gt 0$ and $0 \\le \\theta \\lt 360^\\circ$?',
      covers: ['trigonometry/rectangular-to-polar'],
      steps: [
        { do: '$r = \\sqrt{25 + 25} = \\sqrt{50} = 5\\sqrt{2}$', why: 'Do not forget the root.' },
        {
          do: '$\\frac{y}{x} = -1$, so the reference angle is $45^\\circ$.',
          why: 'Up over across. The reference angle is not the answer yet.',
        },
        {
          do: 'The point lies in quadrant II, so $\\theta = 180^\\circ - 45^\\circ = 135^\\circ$: $(5\\sqrt{2}, 135^\\circ)$.',
          why: 'A calculator says $-45^\\circ$, which is the opposite direction.',
        },
      ],
      answer: text('$(5\\sqrt{2}, 135^\\circ)$'),
      check: () => {
        const t = Array.from({ length: 24 }, (_, i) => 15 * i).find(
          (d) => at('cos', d) < 0 && Math.abs(at('cos', d) + at('sin', d)) < 1e-9 && at('sin', d) > 0,
        )
        return text(`$(${Math.round(Math.sqrt(50 / 2))}\\sqrt{2}, ${t}^\\circ)$`)
      },
    },
    {
      level: 'Exam level',
      asks: 'Which equation in $x$ and $y$ has the same graph as $r = 8\\sin\\theta$?',
      covers: [
        'trigonometry/polar-circle-to-rectangular',
        'trigonometry/rectangular-equation-to-polar',
        'trigonometry/constant-of-a-polar-circle',
      ],
      steps: [
        {
          do: 'Multiply by $r$: $r^2 = 8r\\sin\\theta$, so $x^2 + y^2 = 8y$.',
          why: '$r\\sin\\theta$ is $y$. From right to left it works too.',
        },
        {
          do: 'Complete the square: $y^2 - 8y + 16 = (y - 4)^2$, so add 16 on both sides.',
          why: 'Half of 8, squared.',
        },
        {
          do: 'The equation is $x^2 + (y - 4)^2 = 16$.',
          why: 'Center on the $y$-axis, above the pole; radius 4, so the 8 is the diameter.',
        },
      ],
      answer: equation('x^2 + (y - 4)^2 = 16', ({ x, y }) => x * x + (y - 4) ** 2 - 16),
      check: () => equation('…', ({ x, y }) => x * x + y * y - 8 * y),
    },
    {
      level: 'Exam level',
      asks: 'The rose $r = a\\cos b\\theta$, with positive integers $a$ and $b$, has 8 petals that reach 5 units from the pole. What is $a + b$?',
      covers: [
        'trigonometry/constants-of-a-rose',
        'trigonometry/petals-of-a-rose',
        'trigonometry/distance-of-polar-points',
      ],
      steps: [
        { do: 'The coefficient is the greatest radius, so it is 5.', why: 'No cosine is greater than 1.' },
        {
          do: '8 is even, so the factor of the angle is $8 \\div 2 = 4$.',
          why: 'Even factors give twice as many petals.',
        },
        {
          do: '$a + b = 5 + 4 = 9$',
          why: 'Read to the end: the sum is asked for. Were the distance between two tips asked for, the law of cosines with the pole as a vertex would give it.',
        },
      ],
      answer: num(9),
      check: () => num(5 + ([1, 2, 3, 4, 5, 6, 7, 8].find((b) => (b % 2 === 1 ? b : 2 * b) === 8) ?? 0)),
    },
  ],
  tryIt: {
    asks: 'What are the polar coordinates of the point $(-2, -2\\sqrt{3})$, with $r \\gt 0$ and $0 \\le \\theta \\lt 360^\\circ$?',
    steps: [
      {
        ask: 'What is $r$?',
        answer: { typed: num(4) },
        slips: [
          { typed: num(16), says: 'That is $r^2$. Take the root.', misconception: 'trig-leaves-the-radius-squared' },
        ],
        done: '$r = \\sqrt{4 + 12} = 4$',
      },
      {
        ask: 'How many degrees is the reference angle?',
        answer: { typed: num(60) },
        slips: [
          {
            typed: num(30),
            says: 'Divide $y$ by $x$, not the other way around.',
            misconception: 'trig-turns-the-tangent-of-a-point-around',
          },
        ],
        done: '$\\frac{y}{x} = \\sqrt{3}$: the reference angle is $60^\\circ$',
      },
      {
        ask: 'Which are the polar coordinates?',
        answer: { choose: ['$(4, 240^\\circ)$', '$(4, 60^\\circ)$', '$(4, 120^\\circ)$'] },
        slips: [
          {
            choice: 1,
            says: 'That is the opposite direction: both coordinates would be positive.',
            misconception: 'trig-takes-the-inverse-tangent-as-it-is',
          },
          { choice: 2, says: 'That is quadrant II. Here $y$ is negative too.' },
        ],
        done: 'Quadrant III: $180^\\circ + 60^\\circ = 240^\\circ$, so $(4, 240^\\circ)$',
      },
    ],
    answer: polarPoint(4, 240, false),
    check: () => {
      const t = Array.from({ length: 24 }, (_, i) => 15 * i).find(
        (d) => Math.abs(4 * at('cos', d) + 2) < 1e-9 && at('sin', d) < 0,
      )
      return polarPoint(4, t ?? 0, false)
    },
  },
  trap: '<p>Taking the inverse tangent as it is. The points $(1, 1)$ and $(-1, -1)$ have the same tangent, but opposite directions. Look at the signs of both coordinates first.</p>',
  check:
    '<p>Go back: $r\\cos\\theta$ must be $x$, and $r\\sin\\theta$ must be $y$. For a curve, try an easy angle such as $\\theta = 0$ or $\\theta = 90^\\circ$.</p>',
  mends: {
    'trig-swaps-sine-and-cosine-in-polar-coordinates': [0, 0],
    'trig-loses-a-sign-of-the-quadrant': [0, 0],
    'trig-ignores-a-negative-radius': [0, 1],
    'trig-leaves-the-radius-squared': [1, 0],
    'trig-turns-the-tangent-of-a-point-around': [1, 1],
    'trig-takes-the-reference-angle-for-the-angle': [1, 1],
    'trig-takes-the-inverse-tangent-as-it-is': [1, 2],
    'trig-puts-the-circle-on-the-other-axis': [2, 0],
    'trig-takes-the-diameter-for-the-radius-of-a-polar-circle': [2, 2],
    'trig-counts-petals-by-the-wrong-rule': [3, 1],
    'trig-stops-at-one-constant': [3, 2],
    'trig-takes-the-opposite-angle': [0, 1],
    'trig-turns-by-half-without-a-negative-radius': [0, 1],
    'trig-measures-the-angle-from-the-wrong-axis': [0, 1],
    'trig-has-the-wrong-sign-of-the-cosine-between-rays': [3, 2],
    'trig-subtracts-the-radii': [3, 2],
    'trig-takes-the-rays-for-perpendicular': [3, 2],
    'trig-has-the-wrong-sign-of-the-center': [2, 2],
    'trig-forgets-to-divide-by-the-function': [2, 0],
    'trig-takes-the-length-of-a-petal-for-the-number': [3, 0],
  },
})
