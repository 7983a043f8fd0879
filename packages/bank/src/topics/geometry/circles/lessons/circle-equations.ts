import { drawing, equation, g, type Html, lesson, num, text } from '#kit'

type XY = readonly [number, number]

const diameter = (A: XY, B: XY, c: XY, r: number): Html =>
  drawing(
    {
      alt: 'Circle with diameter AB on a coordinate plane: A at (−1, 2), B at (5, −6)',
      at: { A, B, c },
      height: 300,
    },
    [g.grid([-4, 8], [-8, 4]), g.circle('c', r, { accent: true }), g.seg('AB'), g.dots('AB')],
  )

export const circleEquations = lesson({
  idea: '<p>A circle is the set of all points that have the same distance, the radius, from the center. To measure the distance from the center to a point, go across, then up: that makes a right triangle, and the radius is its hypotenuse.</p><p>In the figure you go 3 across and 4 up, and $3^2 + 4^2 = 5^2$. For any point of the circle, the step across is $x - 2$ and the step up is $y - 1$. So the Pythagorean theorem <em>is</em> the equation: $(x - 2)^2 + (y - 1)^2 = 5^2$.</p>',
  figure: drawing(
    {
      alt: 'A circle around C on a coordinate plane with a right triangle from C to the point P of the circle: C at (2, 1), P at (5, 5)',
      at: { C: [2, 1], P: [5, 5], q: [5, 1] },
      height: 320,
    },
    [
      g.grid([-4, 8], [-5, 7]),
      g.circle('C', 5, { accent: true }),
      g.seg('CP', '5', { from: 'q' }),
      g.seg('Cq', '3', { from: 'P', as: 'The step across' }),
      g.seg('qP', '4', { from: 'C', as: 'The step up' }),
      g.right('CqP'),
      g.dots('CP'),
    ],
  ),
  words: [
    { word: 'standard form', meaning: '$(x - h)^2 + (y - k)^2 = r^2$, with center $(h, k)$ and radius $r$.' },
    { word: 'general form', meaning: 'The form without parentheses, such as $x^2 + y^2 - 6x + 8y - 11 = 0$.' },
    {
      word: 'completing the square',
      meaning: 'Adding the number that turns $x^2 - 6x$ into a perfect square, here 9.',
    },
  ],
  rule: '<p>Center $(h, k)$ and radius $r$: $(x - h)^2 + (y - k)^2 = r^2$.</p><p>From the general form:</p><ol><li>Put the terms in $x$ together, the terms in $y$ together, and the constant on the right.</li><li>Halve the coefficient of $x$, square it, and add it on both sides. Do the same for $y$.</li><li>Read off the center with opposite signs. Take the root of the right side to get $r$.</li></ol>',
  use: '<p>You know center and radius and need an equation, or the other way around. To test a point, put its coordinates in.</p>',
  avoid: '<p>If one of the squares is missing, as in $y = x^2 - 4x$, the graph is a parabola.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A radio mast at $(3, -2)$ reaches every place up to 4 units away. Which equation describes the edge of the area that it reaches?',
      covers: ['geometry/circle-equation-from-graph'],
      steps: [
        {
          do: 'The mast is the center: $h = 3$, $k = -2$. The radius is $r = 4$.',
          why: 'The edge has the distance 4 from the mast everywhere.',
        },
        {
          do: 'Put $h$ and $k$ in: $x - 3$, and $y - (-2) = y + 2$.',
          why: 'Subtracting a negative number gives a plus.',
        },
        {
          do: 'Square the radius: $4^2 = 16$. The equation is $(x - 3)^2 + (y + 2)^2 = 16$.',
          why: 'The right side is $r^2$, not $r$.',
        },
      ],
      answer: equation('(x - 3)^2 + (y + 2)^2 = 16', ({ x, y }) => (x - 3) ** 2 + (y + 2) ** 2 - 16),
      check: () => equation('', ({ x, y }) => x * x - 6 * x + y * y + 4 * y - 3),
    },
    {
      level: 'Next',
      asks: 'A circle has the equation $x^2 + y^2 - 6x + 8y - 11 = 0$. What is its radius?',
      covers: ['geometry/circle-radius-from-equation', 'geometry/circle-center-from-equation'],
      steps: [
        {
          do: 'Sort the terms: $x^2 - 6x + y^2 + 8y = 11$.',
          why: 'Adding 11 on both sides moves the constant.',
        },
        {
          do: 'For $x$: half of $-6$ is $-3$, squared 9. For $y$: half of 8 is 4, squared 16. Add both on both sides: $11 + 9 + 16 = 36$.',
          why: 'Halve first, then square. Both numbers are added on the right as well.',
        },
        {
          do: 'Write the squares: $(x - 3)^2 + (y + 4)^2 = 36$. The center is $(3, -4)$.',
          why: 'The signs are opposite.',
        },
        {
          do: 'Take the root: $r = \\sqrt{36} = 6$. The radius is 6.',
          why: '36 is the square of the radius.',
        },
        {
          do: 'Where did this go wrong? Uma has 20 on the right. $11 + 9 = 20$: only the square for $x$ was added there.',
          why: 'Redo each mistake. With 11, nothing was added.',
          covers: ['geometry/circle-equation-mistake'],
        },
      ],
      answer: num(6),
      // From the center straight to the right: where does the circle meet the line y = −4?
      check: () => num([1, 2, 3, 4, 5, 6, 7, 8].find((r) => (3 + r) ** 2 + 16 - 6 * (3 + r) - 32 - 11 === 0) ?? -1),
    },
    {
      level: 'Exam level',
      asks: `${diameter([-1, 2], [5, -6], [2, -2], 5)}<p>The segment from $A(-1, 2)$ to $B(5, -6)$ is a diameter of the circle. Which equation describes the circle?</p>`,
      covers: ['geometry/circle-equation-from-diameter'],
      steps: [
        {
          do: 'The center is the midpoint: $\\frac{-1 + 5}{2} = 2$ and $\\frac{2 + (-6)}{2} = -2$. So it is $(2, -2)$.',
          why: 'The center lies in the middle of every diameter.',
        },
        {
          do: 'From the center to $B$: $5 - 2 = 3$ across and $-6 - (-2) = -4$ up. So $r^2 = 3^2 + (-4)^2 = 25$.',
          why: 'From the center: the radius, not the diameter.',
        },
        {
          do: 'Put both in: $(x - 2)^2 + (y + 2)^2 = 25$.',
          why: 'Test with $A$: $9 + 16 = 25$.',
        },
      ],
      answer: equation('(x - 2)^2 + (y + 2)^2 = 25', ({ x, y }) => (x - 2) ** 2 + (y + 2) ** 2 - 25),
      // Points of the circle see the diameter under a right angle.
      check: () => equation('', ({ x, y }) => (x + 1) * (x - 5) + (y - 2) * (y + 6)),
    },
    {
      level: 'Exam level',
      asks: '<p>A circle has the equation $(x + 1)^2 + (y - 3)^2 = 25$. Ida says: “The point $(2, 7)$ lies on the circle.” Raj says: “The circle meets the $x$-axis in two points.” Who is right?</p>',
      covers: ['geometry/circle-point-on-it', 'geometry/circle-equation-claims'],
      steps: [
        {
          do: 'Put the point in: $(2 + 1)^2 + (7 - 3)^2 = 9 + 16 = 25$. Ida is right.',
          why: 'The distance counts from the center, not from the origin.',
        },
        {
          do: 'The center lies 3 above the $x$-axis, and the radius is $\\sqrt{25} = 5$.',
          why: '25 is the square of the radius.',
        },
        {
          do: 'Since $3 \\lt 5$, the circle reaches across the axis and meets it in two points. Both are right.',
          why: 'Judge each claim by itself.',
        },
      ],
      answer: text('Both are right.'),
      check: () => {
        const left = (x: number, y: number) => (x + 1) ** 2 + (y - 3) ** 2
        const meets = Array.from({ length: 41 }, (_, i) => i - 20).filter((x) => left(x, 0) === 25)
        return text(left(2, 7) === 25 && meets.length === 2 ? 'Both are right.' : 'No.')
      },
    },
  ],
  tryIt: {
    asks: 'A circle has the equation $x^2 + y^2 + 4x - 10y + 20 = 0$. What is its radius?',
    steps: [
      {
        ask: 'Sort the terms: $x^2 + 4x + y^2 - 10y = -20$. Which two numbers complete the squares, for $x$ and for $y$?',
        like: 1,
        answer: { choose: ['4 and 25', '16 and 100', '2 and 5'] },
        slips: [
          {
            choice: 1,
            says: 'You squared 4 and 10. Halve them first.',
            misconception: 'geo-circ-completes-the-square-wrongly',
          },
          {
            choice: 2,
            says: 'You halved. Now square these numbers.',
            misconception: 'geo-circ-completes-the-square-wrongly',
          },
        ],
        done: '$2^2 = 4$ and $(-5)^2 = 25$',
      },
      {
        ask: 'Add them on both sides. What number stands on the right?',
        answer: { typed: num(-20 + 4 + 25) },
        slips: [
          {
            typed: num(20 + 4 + 25),
            says: 'The constant changes its sign when it goes to the right: $-20$.',
            misconception: 'geo-circ-completes-the-square-wrongly',
          },
          {
            typed: num(-20),
            says: 'Nothing was added on the right yet.',
            misconception: 'geo-circ-completes-the-square-wrongly',
          },
        ],
        done: '$(x + 2)^2 + (y - 5)^2 = -20 + 4 + 25 = 9$. The center is $(-2, 5)$.',
      },
      {
        ask: 'What is the radius?',
        like: 3,
        answer: { typed: num(Math.sqrt(9)) },
        slips: [
          {
            typed: num(9),
            says: 'That is the square of the radius.',
            misconception: 'geo-circ-radius-not-squared',
          },
        ],
        done: '$r = \\sqrt{9} = 3$',
      },
    ],
    answer: num(3),
    check: () => num([1, 2, 3, 4, 5, 6].find((r) => (-2 + r) ** 2 + 25 + 4 * (-2 + r) - 50 + 20 === 0) ?? -1),
  },
  trap: '<p>Taking the signs of the center from the equation. $(x + 3)^2$ belongs to a center with $x = -3$, because $-3$ makes the parentheses zero.</p>',
  check: '<p>Go from the center straight to the right by $r$. This point must fit the equation.</p>',
  mends: {
    'geo-circ-sign-of-the-center': [0, 1],
    'geo-circ-radius-not-squared': [0, 2],
    'geo-circ-completes-the-square-wrongly': [1, 1],
    'geo-circ-ignores-the-center': [3, 0],
    'geo-circ-diameter-for-radius': [2, 1],
    'geo-circ-names-an-error-without-testing': [1, 4],
    'geo-circ-rejects-a-true-claim': [3, 2],
    'geo-circ-judges-one-claim-only': [3, 2],
    'geo-circ-accepts-a-false-claim': [3, 0],
    'geo-circ-adds-the-radius-twice': [3, 0],
  },
})
