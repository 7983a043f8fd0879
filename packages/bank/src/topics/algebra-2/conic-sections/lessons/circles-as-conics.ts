import { curve, dot, equation, lesson, num, plane, point, segment } from '#kit'

const top = (x: number) => 1 + Math.sqrt(Math.max(0, 16 - (x - 2) ** 2))
const bottom = (x: number) => 1 - Math.sqrt(Math.max(0, 16 - (x - 2) ** 2))

export const circlesAsConics = lesson({
  idea: '<p>A circle is the set of all points that have the same distance, the radius, from one point, the center. Cut a cone straight across and you see one; that is why the circle is called a conic section.</p><p>The distance formula turns this sentence into an equation: $(x - h)^2 + (y - k)^2 = r^2$. Multiplied out, center and radius are hidden: $x^2 + y^2 - 4x - 2y - 11 = 0$ is the circle in the figure. To see them again, you put the squares back together. This is completing the square, done twice.</p>',
  figure: plane(
    {
      alt: 'A circle with center (2, 1) and radius 4; a dashed radius runs from the center straight up to the point (2, 5).',
      x: [-6, 8],
      y: [-6, 8],
      xStep: 1,
      yStep: 1,
      xEvery: 4,
      yEvery: 5,
    },
    [
      curve(top, { from: -2, to: 6 }),
      curve(bottom, { from: -2, to: 6 }),
      segment(2, 1, 2, 5, { dash: true }),
      dot(2, 1),
      dot(2, 5),
    ],
  ),
  words: [
    { word: 'conic section', meaning: 'A curve in which a plane cuts a cone: circle, ellipse, parabola or hyperbola.' },
    { word: 'standard form', meaning: '$(x - h)^2 + (y - k)^2 = r^2$; it shows center and radius.' },
    { word: 'general form', meaning: '$x^2 + y^2 + Dx + Ey + F = 0$; everything is multiplied out.' },
    { word: 'completing the square', meaning: 'Adding a number that turns $x^2 + bx$ into the square of a binomial.' },
    { word: 'tangent', meaning: 'A line that touches the circle at exactly one point.' },
  ],
  rule: '<p>From general form to standard form:</p><ol><li>Divide by the coefficient of the squares, if it is not 1.</li><li>Group the $x$-terms and the $y$-terms; bring the constant to the right.</li><li>Add (half the linear coefficient)$^2$ for each variable, <em>on both sides</em>.</li><li>Write both squares. The center has the opposite signs; the right side is $r^2$.</li></ol>',
  use: '<p>Both squares are there with the same coefficient, and you need center, radius, or a highest point.</p>',
  avoid:
    '<p>If only one variable is squared, the graph is a parabola. For points on an axis you need no standard form: put in $y = 0$ or $x = 0$.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A circle with center $(-3, 5)$ is tangent to the $x$-axis. What is its equation in general form?',
      covers: ['algebra-2/circle-tangent-to-an-axis', 'algebra-2/circle-general-form'],
      steps: [
        {
          do: 'The distance from the center to the $x$-axis is 5, so $r = 5$.',
          why: 'It is the size of the $y$-coordinate, not of the $x$-coordinate.',
        },
        {
          do: 'Standard form: $(x + 3)^2 + (y - 5)^2 = 25$',
          why: 'Opposite signs in the parentheses, and the square of the radius on the right.',
        },
        {
          do: 'Multiply out: $x^2 + 6x + 9 + y^2 - 10y + 25 = 25$',
          why: 'Each square has three terms; the middle one has the factor 2.',
        },
        {
          do: '$x^2 + y^2 + 6x - 10y + 9 = 0$',
          why: '$9 + 25 - 25 = 9$: the 25 from the right comes over with a minus.',
        },
      ],
      answer: equation('x^2 + y^2 + 6x - 10y + 9 = 0', ({ x, y }) => x * x + y * y + 6 * x - 10 * y + 9),
      check: () => equation('', ({ x, y }) => (x + 3) ** 2 + (y - 5) ** 2 - 25),
    },
    {
      level: 'Next',
      asks: 'What is the center of the circle $3x^2 + 3y^2 - 12x + 18y - 9 = 0$?',
      covers: ['algebra-2/circle-with-leading-coefficient', 'algebra-2/circle-complete-the-squares'],
      steps: [
        { do: 'Divide by 3: $x^2 + y^2 - 4x + 6y - 3 = 0$', why: 'Completing the square needs the coefficient 1.' },
        { do: 'Group: $(x^2 - 4x) + (y^2 + 6y) = 3$', why: 'The constant changes its sign on the way to the right.' },
        {
          do: 'Half of $-4$ is $-2$, squared 4. Half of 6 is 3, squared 9. Add 4 and 9 on both sides.',
          why: 'Halve first, then square.',
        },
        { do: '$(x - 2)^2 + (y + 3)^2 = 16$', why: '$3 + 4 + 9 = 16$, so the radius is 4.' },
        { do: 'The center is $(2, -3)$.', why: 'There both squares are 0.' },
        {
          do: 'Where did this go wrong? Leila gets $(x - 2)^2 + (y + 3)^2 = 3$. The 3 did not change: 4 and 9 were added on the left only.',
          why: 'With 7 on the right, only 4 would have been added there.',
          covers: ['algebra-2/circle-form-mistake'],
        },
      ],
      answer: point(2, -3),
      check: () => point(12 / (2 * 3), -18 / (2 * 3)),
    },
    {
      level: 'Exam level',
      asks: 'What is the greatest $y$-coordinate of a point on the circle $x^2 + y^2 + 2x - 14y + 14 = 0$?',
      covers: ['algebra-2/circle-highest-point', 'algebra-2/circle-unknown-constant'],
      steps: [
        { do: '$(x^2 + 2x) + (y^2 - 14y) = -14$', why: 'Group, and bring the constant over.' },
        {
          do: 'Add 1 and 49: $(x + 1)^2 + (y - 7)^2 = 36$',
          why: '$-14 + 1 + 49 = 36$. With a constant $c$ in place of 14 you would have $r^2 = 50 - c$.',
        },
        { do: 'Center $(-1, 7)$, radius 6.', why: 'The radius is the root of 36.' },
        { do: 'The highest point is at $7 + 6 = 13$.', why: 'One radius above the center.' },
      ],
      answer: num(13),
      check: () => num([...Array(40).keys()].filter((y) => 1 - (y * y - 14 * y + 14) >= 0).at(-1) ?? 0),
    },
    {
      level: 'Exam level',
      asks: 'The circle $(x - 1)^2 + (y - 6)^2 = 100$ crosses the $x$-axis at two points. How far apart are they?',
      covers: ['algebra-2/circle-chord-on-the-axis'],
      steps: [
        { do: 'Put in $y = 0$: $(x - 1)^2 + 36 = 100$', why: 'On the $x$-axis, $y$ is 0, and $(-6)^2 = 36$.' },
        { do: '$(x - 1)^2 = 64$, so $x - 1 = \\pm 8$.', why: 'Squares are subtracted, then the root is taken.' },
        { do: '$x = 9$ or $x = -7$: they are $9 - (-7) = 16$ apart.', why: 'Eight to each side of the middle.' },
      ],
      answer: num(16),
      check: () => num(2 * Math.sqrt(10 ** 2 - 6 ** 2)),
    },
  ],
  tryIt: {
    asks: 'What is the center of the circle $2x^2 + 2y^2 + 12x - 4y - 30 = 0$?',
    steps: [
      {
        ask: 'What do you get after dividing by 2?',
        answer: {
          choose: [
            '$x^2 + y^2 + 6x - 2y - 15 = 0$',
            '$x^2 + y^2 + 12x - 4y - 30 = 0$',
            '$x^2 + y^2 + 6x - 2y - 30 = 0$',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'Divide every term by 2, not only the squares.',
            misconception: 'a2-con-does-not-divide-first',
          },
          { choice: 2, says: 'The constant is divided by 2 as well.' },
        ],
        done: '$x^2 + y^2 + 6x - 2y - 15 = 0$',
      },
      {
        ask: 'Which number completes $x^2 + 6x$?',
        like: 2,
        answer: { typed: num(9) },
        slips: [
          { typed: num(36), says: 'Halve the 6 before you square it.', misconception: 'a2-con-does-not-halve' },
          { typed: num(3), says: 'That is half of 6. Now square it.' },
        ],
        done: '$x^2 + 6x + 9 = (x + 3)^2$, and $y^2 - 2y + 1 = (y - 1)^2$',
      },
      {
        ask: 'What stands on the right side?',
        like: 3,
        answer: { typed: num(15 + 9 + 1) },
        slips: [
          {
            typed: num(15),
            says: 'The 9 and the 1 must be added on the right as well.',
            misconception: 'a2-con-adds-the-squares-on-one-side',
          },
          {
            typed: num(-5),
            says: 'The $-15$ becomes $+15$ on the right.',
            misconception: 'a2-con-moves-the-constant-with-its-sign',
          },
        ],
        done: '$(x + 3)^2 + (y - 1)^2 = 25$, so the radius is 5.',
      },
      {
        ask: 'What is the center?',
        like: 4,
        answer: { choose: ['$(-3, 1)$', '$(3, -1)$', '$(1, -3)$'] },
        slips: [
          {
            choice: 1,
            says: 'Ask where each square is 0.',
            misconception: 'a2-con-takes-the-center-with-the-wrong-sign',
          },
          {
            choice: 2,
            says: 'The $x$-terms give the first coordinate.',
            misconception: 'a2-con-mixes-up-the-variables',
          },
        ],
        done: 'Center $(-3, 1)$, radius 5.',
      },
    ],
    answer: point(-3, 1),
    check: () => point(-12 / 4, 4 / 4),
  },
  trap: '<p>Completing the squares on the left only. Whatever you add there must be added on the right, or the radius is wrong. And the right side is $r^2$, not $r$.</p>',
  check: '<p>Go from the center one radius to the right: the point $(h + r, k)$ must fit the original equation.</p>',
  mends: {
    'a2-con-takes-the-center-with-the-wrong-sign': [1, 4],
    'a2-con-adds-the-squares-on-one-side': [1, 2],
    'a2-con-does-not-halve': [1, 2],
    'a2-con-moves-the-constant-with-its-sign': [1, 1],
    'a2-con-radius-not-squared': [0, 1],
    'a2-con-radius-not-rooted': [2, 2],
    'a2-con-leaves-out-the-squares-of-the-center': [0, 2],
    'a2-con-forgets-the-double-product': [0, 2],
    'a2-con-adds-the-square-of-the-radius': [0, 3],
    'a2-con-does-not-divide-first': [1, 0],
    'a2-con-measures-to-the-other-axis': [0, 0],
    'a2-con-gives-the-center-only': [2, 3],
    'a2-con-gives-half-of-the-chord': [3, 2],
    'a2-con-subtracts-before-squaring': [3, 1],
    'a2-con-gives-a-coordinate': [3, 2],
    'a2-con-mixes-up-the-variables': [1, 3],
    'a2-con-measures-to-the-origin': [0, 0],
    'a2-con-gives-the-diameter': [2, 3],
    'a2-con-subtracts-the-squares-on-the-other-side': [2, 1],
    'a2-con-takes-the-diameter-for-the-radius': [2, 1],
    'a2-con-names-an-error-without-testing': [1, 5],
  },
})
