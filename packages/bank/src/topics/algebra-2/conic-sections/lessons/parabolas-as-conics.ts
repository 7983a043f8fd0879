import { curve, dot, equation, lesson, num, plane, point, segment, straight } from '#kit'

export const parabolasAsConics = lesson({
  idea: '<p>A parabola can be described without any formula: take a point, the focus, and a line, the directrix. The parabola is the set of all points that are <em>as far from the focus as from the directrix</em>.</p><p>The vertex is the nearest of them, halfway between the two. Call its distance to the focus $p$. Writing “distance to the focus = distance to the directrix” with the distance formula and simplifying gives $x^2 = 4py$ when the vertex is at the origin. Light that comes in along the axis is reflected to the focus; that is why dishes and mirrors have this shape.</p>',
  figure: plane(
    {
      alt: 'A parabola with vertex (0, 0), focus F at (0, 2) and the dashed directrix y = −2. From the point (4, 2) a segment runs to F and one down to the directrix; both are 4 long.',
      x: [-6, 6],
      y: [-4, 8],
    },
    [
      curve((x) => (x * x) / 8),
      straight(0, -2, { dash: true, plain: true }),
      segment(4, 2, 0, 2, { plain: true }),
      segment(4, 2, 4, -2, { plain: true }),
      dot(0, 2, { label: 'F', at: 'nw' }),
      dot(4, 2),
      dot(0, 0),
    ],
  ),
  words: [
    { word: 'focus', meaning: 'The fixed point inside the parabola.' },
    {
      word: 'directrix',
      meaning: 'The fixed line outside; every point of the parabola is as far from it as from the focus.',
    },
    { word: 'vertex', meaning: 'The turning point, halfway between focus and directrix.' },
    { word: 'axis of symmetry', meaning: 'The line through vertex and focus.' },
    { word: '$p$', meaning: 'The directed distance from the vertex to the focus; negative for down or left.' },
  ],
  rule: '<p>Vertex $(h, k)$, distance $p$:</p><ul><li>Up or down: $(x - h)^2 = 4p(y - k)$, focus $(h, k + p)$, directrix $y = k - p$.</li><li>Right or left: $(y - k)^2 = 4p(x - h)$, focus $(h + p, k)$, directrix $x = h - p$.</li></ul>',
  use: '<p>Only one variable is squared, and the question speaks of focus, directrix, or the shape of a dish.</p>',
  avoid:
    '<p>If you only need vertex and intercepts of $y = ax^2 + bx + c$, vertex form is enough. If both variables are squared, it is another conic.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What are the focus and the directrix of the parabola $(x - 2)^2 = 12(y + 1)$? Give the focus.',
      covers: ['algebra-2/parabola-focus', 'algebra-2/parabola-directrix'],
      steps: [
        { do: 'The vertex is $(2, -1)$.', why: 'Opposite signs: the parentheses are 0 at 2 and at $-1$.' },
        { do: '$4p = 12$, so $p = 3$.', why: 'The factor on the right is $4p$, not $p$.' },
        {
          do: '$x$ is squared, so the axis is vertical. Go up by 3: $-1 + 3 = 2$, so the focus is $(2, 2)$.',
          why: 'Positive $p$: the parabola opens up, and the focus is inside.',
        },
        { do: 'The directrix is $y = -1 - 3 = -4$.', why: 'As far from the vertex, on the other side.' },
        {
          do: 'Where did this go wrong? Tariq gets the focus $(2, -4)$. That is $-1 - 3$: Tariq moved to the side of the directrix.',
          why: 'Carry out each mistake that is offered. With 12 instead of 3, the end would be $(2, 11)$.',
          covers: ['algebra-2/parabola-focus-mistake'],
        },
      ],
      answer: point(2, 2),
      check: () => point(2, [...Array(20).keys()].find((f) => f > -1 && 2 * 2 * (f + 1) ** 2 === 12 * (f + 1)) ?? 99),
    },
    {
      level: 'Next',
      asks: 'A parabola has the focus $(3, 5)$ and the directrix $y = 1$. Which equation describes it?',
      covers: ['algebra-2/parabola-from-focus-and-directrix', 'algebra-2/parabola-sideways-graph'],
      steps: [
        {
          do: 'Halfway between 5 and 1 is 3, so the vertex is $(3, 3)$.',
          why: 'The vertex is as far from the focus as from the directrix. It is not the focus itself.',
        },
        { do: '$p = 5 - 3 = 2$', why: 'From the vertex to the focus, half of the whole distance 4.' },
        {
          do: 'The directrix is horizontal, so $x$ is squared: $(x - 3)^2 = 8(y - 3)$.',
          why: '$4p = 8$. With a vertical directrix, $y$ would be squared.',
        },
        {
          do: 'Test the point $(7, 5)$: it is 4 from the focus, 4 from the directrix, and $4^2 = 8 \\cdot 2$.',
          why: 'The point beside the focus is always $2p$ away.',
        },
      ],
      answer: equation('(x - 3)^2 = 8(y - 3)', ({ x, y }) => (x - 3) ** 2 - 8 * (y - 3)),
      check: () => equation('', ({ x, y }) => (x - 3) ** 2 + (y - 5) ** 2 - (y - 1) ** 2),
    },
    {
      level: 'Exam level',
      asks: 'What is the vertex of the parabola $x^2 - 10x - 4y + 17 = 0$, and how far from the focus is its point with $y$-coordinate 7? Give the distance.',
      covers: ['algebra-2/parabola-general-form', 'algebra-2/parabola-distance-to-focus'],
      steps: [
        { do: '$x^2 - 10x = 4y - 17$', why: 'Keep the squared variable on the left.' },
        { do: 'Add 25 on both sides: $(x - 5)^2 = 4y + 8$', why: 'Half of $-10$, squared.' },
        {
          do: 'Take out 4: $(x - 5)^2 = 4(y + 2)$. The vertex is $(5, -2)$.',
          why: 'Read the coordinate only after the factor is taken out.',
        },
        { do: '$4p = 4$, so $p = 1$, and the directrix is $y = -3$.', why: 'By $p$ below the vertex.' },
        { do: 'The distance is $7 - (-3) = 10$.', why: 'Distance to the focus = distance to the directrix.' },
      ],
      answer: num(10),
      check: () => num(Math.sqrt(4 * (7 + 2) + (7 - -1) ** 2)),
    },
    {
      level: 'Exam level',
      asks: 'A parabolic dish is 24 inches across and 4 inches deep. How far from the vertex is the focus, in inches?',
      covers: ['algebra-2/parabola-dish'],
      steps: [
        { do: 'With the vertex at the origin, the rim is the point $(12, 4)$.', why: 'Half of 24 to the side.' },
        { do: '$12^2 = 4p \\cdot 4$', why: 'Put the point into $x^2 = 4py$.' },
        { do: '$144 = 16p$, so $p = 9$.', why: 'The focus is 9 inches from the vertex.' },
      ],
      answer: num(9),
      check: () => num([...Array(40).keys()].find((q) => q > 0 && 144 + (4 - q) ** 2 === (4 + q) ** 2) ?? 0),
    },
  ],
  tryIt: {
    asks: 'A parabola has the focus $(-1, 2)$ and the directrix $y = 8$. Find its equation.',
    steps: [
      {
        ask: 'What is the $y$-coordinate of the vertex?',
        answer: { typed: num((2 + 8) / 2) },
        slips: [
          {
            typed: num(2),
            says: 'That is the focus. The vertex lies halfway to the directrix.',
            misconception: 'a2-par-takes-the-focus-for-the-vertex',
          },
        ],
        done: 'The vertex is $(-1, 5)$.',
      },
      {
        ask: 'What is $p$?',
        answer: { typed: num(2 - 5) },
        slips: [
          {
            typed: num(3),
            says: 'The focus is below the vertex, so $p$ is negative.',
            misconception: 'a2-par-opens-the-wrong-way',
          },
          {
            typed: num(-6),
            says: 'That is the whole way from the directrix to the focus.',
            misconception: 'a2-par-takes-the-whole-distance-for-p',
          },
        ],
        done: '$p = 2 - 5 = -3$',
      },
      {
        ask: 'Which equation is it?',
        answer: {
          choose: [
            '$(x + 1)^2 = -12(y - 5)$',
            '$(x + 1)^2 = -3(y - 5)$',
            '$(y - 5)^2 = -12(x + 1)$',
            '$(x - 1)^2 = -12(y + 5)$',
          ],
        },
        slips: [
          { choice: 1, says: 'The factor is $4p$, not $p$.', misconception: 'a2-par-forgets-the-four' },
          {
            choice: 2,
            says: 'The directrix is horizontal, so $x$ is squared.',
            misconception: 'a2-par-moves-along-the-other-axis',
          },
          {
            choice: 3,
            says: 'The vertex goes into the parentheses with opposite signs.',
            misconception: 'a2-par-takes-the-vertex-with-the-wrong-sign',
          },
        ],
        done: '$(x + 1)^2 = -12(y - 5)$; it opens down.',
      },
    ],
    answer: equation('(x + 1)^2 = -12(y - 5)', ({ x, y }) => (x + 1) ** 2 + 12 * (y - 5)),
    check: () => equation('', ({ x, y }) => (x + 1) ** 2 + (y - 2) ** 2 - (y - 8) ** 2),
  },
  trap: '<p>Taking the factor for $p$. In $(x - 2)^2 = 12(y + 1)$ the 12 is $4p$, so the focus is 3 away from the vertex, not 12.</p>',
  check:
    '<p>The point beside the focus, $2p$ to the side, must fit the equation: it is $2p$ from the focus and $2p$ from the directrix.</p>',
  mends: {
    'a2-par-takes-four-p-for-p': [0, 1],
    'a2-par-goes-to-the-directrix': [0, 2],
    'a2-par-goes-to-the-focus': [0, 3],
    'a2-par-takes-the-vertex-with-the-wrong-sign': [0, 0],
    'a2-par-moves-along-the-other-axis': [1, 2],
    'a2-par-takes-the-whole-distance-for-p': [1, 1],
    'a2-par-takes-the-focus-for-the-vertex': [1, 0],
    'a2-par-forgets-the-four': [1, 2],
    'a2-par-opens-the-wrong-way': [1, 1],
    'a2-par-does-not-factor-the-right-side': [2, 2],
    'a2-par-adds-on-one-side-only': [2, 1],
    'a2-par-measures-to-the-vertex': [2, 4],
    'a2-par-uses-the-whole-width': [3, 0],
    'a2-par-uses-two-p': [3, 1],
    'a2-par-forgets-the-depth': [3, 1],
    'a2-par-gives-the-vertex': [0, 2],
    'a2-par-measures-the-height-only': [2, 4],
    'a2-par-measures-to-the-x-axis': [2, 3],
    'a2-par-subtracts-on-the-other-side': [2, 1],
    'a2-par-does-not-square': [3, 1],
    'a2-par-measures-from-the-rim': [3, 2],
    'a2-con-names-an-error-without-testing': [0, 4],
  },
})
