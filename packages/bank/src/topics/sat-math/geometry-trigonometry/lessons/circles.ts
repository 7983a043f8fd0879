import { drawing, g, lesson, num, type Pt, piMultiple, xy } from '#kit'

const O: Pt = [0, 0]
const P = xy.polar(O, 5, 37)

export const circles = lesson({
  idea: '<p>A circle holds all points with the same distance from its center. Take a point $P$ on it and go from the center first sideways, then up. These two ways are the legs of a right triangle, and the radius is its hypotenuse. So the equation of a circle is the Pythagorean theorem: $(x - h)^2 + (y - k)^2 = r^2$.</p><p>A slice of a circle is a fraction of the whole. A central angle of 90° is a fourth of a turn, so it cuts out a fourth of the circumference and a fourth of the area.</p>',
  figure: drawing(
    {
      alt: 'A circle with center O, a point P on it, and a right triangle with the hypotenuse OP',
      at: { O, P, q: [P[0], 0] },
      height: 250,
    },
    [
      g.circle('O', 5),
      g.seg('OP', 'r', { loose: true, from: 'q' }),
      g.seg('Oq', 'x − h', { dash: true, loose: true, as: 'The horizontal leg', from: 'P' }),
      g.seg('qP', 'y − k', { dash: true, loose: true, as: 'The vertical leg', from: 'P' }),
      g.right('OqP'),
      g.dots('OP'),
    ],
  ),
  words: [
    { word: 'radius', meaning: 'The distance from the center to the circle; half of the diameter.' },
    { word: 'arc', meaning: 'A part of the circle itself. Its length is measured in units of length.' },
    { word: 'sector', meaning: 'A slice like a piece of pizza. It has an area.' },
    { word: 'radian', meaning: 'A unit for angles: $\\pi$ radians are 180°.' },
  ],
  rule: '<ul><li>$(x - h)^2 + (y - k)^2 = r^2$: center $(h, k)$, radius $r$</li><li>Arc: $\\frac{\\theta}{360} \\cdot 2\\pi r$. Sector: $\\frac{\\theta}{360} \\cdot \\pi r^2$.</li><li>Radians to degrees: write 180° for $\\pi$.</li></ul>',
  use: '<p>Equations with $x^2$ and $y^2$ with equal coefficients; parts of circles; angles in radians.</p>',
  avoid:
    '<p>If the equation is not in the form with two squares, nothing can be read off yet: complete the squares first.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>Points $A$ and $B$ lie on a circle with center $O$.</p>${drawing({ alt: 'A circle with center O and the radii OA and OB', at: { O, A: xy.polar(O, 9, 20), B: xy.polar(O, 9, 100) }, height: 230 }, [g.circle('O', 9), g.seg('OA', '9'), g.seg('OB'), g.angle('AOB', '80°')])}<p>What is the length of the shorter arc from $A$ to $B$? What is the area of the sector?</p>`,
      covers: [
        'sat-math/circle-arc',
        'sat-math/circle-from-radius',
        'sat-math/circle-sector',
        'sat-math/circle-two-tangents',
      ],
      steps: [
        {
          do: 'Fraction of the full turn: $\\frac{80}{360} = \\frac{2}{9}$.',
          why: 'A full turn is 360°.',
        },
        {
          do: 'Arc: the whole circumference is $2\\pi \\cdot 9 = 18\\pi$, and $\\frac{2}{9} \\cdot 18\\pi$ is $4\\pi$.',
          why: 'Do not forget the 2.',
        },
        {
          do: 'Sector: the whole area is $\\pi \\cdot 9^2 = 81\\pi$, and $\\frac{2}{9} \\cdot 81\\pi = 18\\pi$.',
          why: 'For an area the radius is squared.',
        },
        {
          do: 'Two tangents from $P$ touch at $A$ and $B$, with $50^\\circ$ at $P$. The radii meet them at $90^\\circ$: angle $AOB$ is $180^\\circ - 50^\\circ = 130^\\circ$, and angle $OAB$ is $\\frac{180^\\circ - 130^\\circ}{2} = 25^\\circ$.',
          why: 'Equal radii make triangle $OAB$ isosceles.',
        },
      ],
      answer: piMultiple(4),
      check: () => piMultiple(Math.round((9 * ((80 * Math.PI) / 180)) / Math.PI)),
    },
    {
      level: 'Next',
      asks: 'A circle in the $xy$-plane has its center at $(2, -1)$ and passes through $(5, 3)$. Its equation is $(x - 2)^2 + (y + 1)^2 = c$. What is the value of $c$?',
      covers: ['sat-math/circle-through-point', 'sat-math/circle-tangent-slope'],
      steps: [
        {
          do: 'The point lies on the circle, so it fits the equation: put in $x = 5$ and $y = 3$.',
          why: '$c$ is the square of the radius.',
        },
        {
          do: '$(5 - 2)^2 + (3 + 1)^2 = 3^2 + 4^2$',
          why: 'In $y + 1$ the center’s $-1$ has changed its sign: $3 - (-1) = 4$.',
        },
        {
          do: '$9 + 16 = 25$, so $c = 25$.',
          why: 'The radius is 5, but $c$ is its square.',
        },
        {
          do: 'The tangent at $(5, 3)$: the radius has slope $\\frac{4}{3}$, so the tangent has slope $-\\frac{3}{4}$.',
          why: 'They meet at a right angle: turn the slope over and change its sign.',
        },
      ],
      answer: num(25),
      check: () => num(Math.round(xy.distance([2, -1], [5, 3]) ** 2)),
    },
    {
      level: 'Exam level',
      asks: 'In the $xy$-plane, the graph of $x^2 + y^2 - 8x + 6y = 24$ is a circle. What is the radius of the circle?',
      covers: ['sat-math/circle-general-form', 'sat-math/circle-equation-read'],
      steps: [
        { do: 'Sort: $x^2 - 8x + y^2 + 6y = 24$.', why: 'Each variable gets its own square.' },
        {
          do: 'Halve and square: half of 8 is 4, and $4^2 = 16$; half of 6 is 3, and $3^2 = 9$. Add both on both sides.',
          why: 'They complete $(x - 4)^2$ and $(y + 3)^2$.',
        },
        {
          do: 'The squares: $(x - 4)^2 + (y + 3)^2 = 24 + 16 + 9 = 49$',
          why: 'The 24 was not $r^2$.',
        },
        {
          do: '$r^2 = 49$, so the radius is 7.',
          why: '49 is the square of the radius, and 14 would be the diameter.',
        },
      ],
      answer: num(7),
      // From the center (4, −3): how far to the right does the circle reach at its height?
      check: () =>
        num(
          Array.from({ length: 50 }, (_, r) => r).find((r) => r > 0 && (4 + r) ** 2 + 9 - 8 * (4 + r) - 18 === 24) ?? 0,
        ),
    },
    {
      level: 'Exam level',
      asks: 'The measure of angle $R$ is $\\frac{5\\pi}{6}$ radians. The measure of angle $T$ is 35 degrees less than the measure of angle $R$. What is the measure of angle $T$, in degrees?',
      covers: ['sat-math/radians-and-degrees', 'sat-math/arc-in-radians'],
      steps: [
        {
          do: 'Write 180 for $\\pi$: $\\frac{5 \\cdot 180}{6} = \\frac{900}{6} = 150$ degrees.',
          why: '$\\pi$ radians are half a turn, 180°, not 360°.',
        },
        { do: '35 degrees less: $150 - 35 = 115$.', why: 'Start from $R$ and go down.' },
        { do: 'Angle $T$ measures 115 degrees.', why: 'The question asks for $T$.' },
      ],
      answer: num(115),
      check: () => num(Math.round((((5 * Math.PI) / 6) * 360) / (2 * Math.PI)) - 35),
    },
  ],
  tryIt: {
    asks: 'A circle in the $xy$-plane has its center at $(-3, 4)$ and passes through $(2, 2)$. Its equation is $(x + 3)^2 + (y - 4)^2 = c$. What is the value of $c$?',
    steps: [
      {
        ask: 'Put in $x = 2$. What is $x + 3$?',
        like: 1,
        answer: { typed: num(2 + 3) },
        slips: [
          {
            typed: num(-1),
            says: 'The equation has $x + 3$, because the center has $-3$.',
            misconception: 'sm-sign-of-the-center',
          },
        ],
        done: '$2 + 3 = 5$: the point lies 5 to the right of the center.',
      },
      {
        ask: 'Put in $y = 2$. What is $(y - 4)^2$?',
        answer: { typed: num((2 - 4) ** 2) },
        slips: [
          { typed: num(-4), says: 'A square is never negative: $(-2) \\cdot (-2)$.' },
          { typed: num(36), says: 'You added 4. The equation has $y - 4$.', misconception: 'sm-sign-of-the-center' },
        ],
        done: '$(2 - 4)^2 = (-2)^2 = 4$',
      },
      {
        ask: 'What is $c$?',
        answer: { typed: num(5 ** 2 + 4) },
        slips: [
          {
            typed: num(49),
            says: 'You added the legs, $5 + 2$, and squared then. Square each one first.',
            misconception: 'sm-adds-the-legs',
          },
          {
            typed: num(8),
            says: 'You measured from the origin: $2^2 + 2^2$. Measure from the center.',
            misconception: 'sm-distance-from-the-origin',
          },
        ],
        done: '$25 + 4 = 29$',
      },
    ],
    answer: num(29),
    check: () => num(Math.round(xy.distance([-3, 4], [2, 2]) ** 2)),
  },
  trap: '<p>Reading too fast. In $(x - 4)^2 + (y + 3)^2 = 49$ the center is $(4, -3)$, with opposite signs, and the radius is 7, not 49.</p>',
  check: '<p>Put a point into the equation: the center plus the radius to the right must fit.</p>',
  mends: {
    'sm-halves-the-square-of-the-radius': [2, 3],
    'sm-area-and-circumference-swapped': [0, 2],
    'sm-half-circle-forgotten': [0, 1],
    'sm-takes-the-longer-arc': [0, 1],
    'sm-whole-circumference': [0, 0],
    'sm-takes-the-rest-of-the-circle': [0, 1],
    'sm-arc-for-sector': [0, 2],
    'sm-sector-for-arc': [0, 2],
    'sm-forgets-to-square-the-radius': [0, 2],
    'sm-distance-from-the-origin': [1, 0],
    'sm-sign-of-the-center': [1, 1],
    'sm-adds-the-legs': [1, 2],
    'sm-reads-the-constant': [2, 2],
    'sm-reads-the-center': [2, 3],
    'sm-radius-squared': [2, 3],
    'sm-diameter-for-radius': [2, 3],
    'sm-full-turn-for-pi': [3, 0],
    'sm-turns-more-and-less-around': [3, 1],
    'sm-gives-another-angle': [3, 2],
    'sm-area-for-the-arc-in-radians': [0, 2],
    'sm-changes-the-sign-of-the-radius-only': [1, 3],
    'sm-takes-the-reciprocal-only': [1, 3],
    'sm-slope-of-the-radius': [1, 3],
    'sm-complement-of-the-angle-outside': [0, 3],
    'sm-angle-at-the-other-side-of-the-tangent': [0, 3],
    'sm-central-angle-for-the-base-angle': [0, 3],
    'sm-takes-the-angle-outside': [0, 3],
  },
})
