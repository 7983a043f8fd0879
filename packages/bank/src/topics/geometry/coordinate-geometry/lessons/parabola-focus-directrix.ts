import { curve, dot, equation, lesson, num, plane, point, segment, straight } from '#kit'

const picture = plane(
  {
    alt: 'A parabola with the vertex (0, 0), the focus F at (0, 2), the dashed directrix y = −2, and the point P at (4, 2) with equal segments to F and straight down to the directrix',
    x: [-7, 7],
    y: [-4, 8],
  },
  [
    curve((x) => (x * x) / 8),
    straight(0, -2, { dash: true, plain: true }),
    segment(0, 2, 4, 2),
    segment(4, 2, 4, -2),
    dot(0, 2, { label: 'F', at: 'nw' }),
    dot(4, 2, { label: 'P', at: 'nw' }),
  ],
)

export const parabolaFocusDirectrix = lesson({
  idea: '<p>A circle has all points at one distance from a center. A parabola has a rule like that, too: every point is as far from a fixed point, the focus, as from a fixed line, the directrix.</p><p>Halfway between the two lies the vertex. From there the curve bends around the focus and turns its back to the directrix. That is why a dish collects all signals at its focus.</p>',
  figure: picture,
  words: [
    { word: 'focus', meaning: 'The fixed point inside the bend of the parabola.' },
    { word: 'directrix', meaning: 'The fixed line outside the bend. It never meets the parabola.' },
    { word: 'vertex', meaning: 'The point where the parabola turns: halfway between focus and directrix.' },
    { word: '$p$', meaning: 'The way from the vertex to the focus; negative if the focus lies below.' },
  ],
  rule: '<p>Vertex at the origin, focus $(0, p)$, directrix $y = -p$: $x^2 = 4py$.</p><p>Vertex $(h, k)$: $(x - h)^2 = 4p(y - k)$.</p>',
  use: '<p>Focus, directrix, or a distance to one of them is given or asked for.</p>',
  avoid:
    '<p>For zeros and intercepts use the forms from algebra instead. If the directrix is vertical, $x$ and $y$ change places.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'The point $(7, 9)$ lies on a parabola with the focus $(3, 6)$ and the directrix $y = 4$. How far is the point from the focus?',
      covers: ['geometry/parabola-equal-distances', 'geometry/parabola-which-way'],
      steps: [
        { do: 'The focus lies above the directrix, so the parabola opens up.', why: 'It bends around its focus.' },
        { do: 'Distance to the directrix: $9 - 4 = 5$.', why: 'Straight down to the line.' },
        { do: 'So the distance to the focus is 5, too.', why: 'Test: $\\sqrt{4^2 + 3^2} = 5$.' },
      ],
      answer: num(5),
      check: () => num(Math.sqrt((7 - 3) ** 2 + (9 - 6) ** 2)),
    },
    {
      level: 'Next',
      asks: 'A parabola has the focus $(3, 6)$ and the directrix $y = 2$. What is its vertex?',
      covers: ['geometry/parabola-vertex'],
      steps: [
        {
          do: 'The vertex lies straight below the focus: $x = 3$.',
          why: 'The shortest way to a horizontal line goes straight down.',
        },
        { do: 'Halfway between 6 and 2: $\\frac{6 + 2}{2} = 4$.', why: 'The vertex is equally far from both.' },
        { do: 'The vertex is $(3, 4)$.', why: 'It lies neither on the directrix nor at the focus.' },
      ],
      answer: point(3, 4),
      check: () => point(3, [2, 3, 4, 5, 6].find((y) => 6 - y === y - 2) as number),
    },
    {
      level: 'Exam level',
      asks: 'Which is an equation of the parabola with the focus $(3, 6)$ and the directrix $y = 2$?',
      covers: [
        'geometry/parabola-equation-at-the-origin',
        'geometry/parabola-equation-anywhere',
        'geometry/parabola-focus-of-an-equation',
      ],
      steps: [
        {
          do: 'Vertex: $(3, 4)$, halfway between focus and directrix.',
          why: 'The vertex goes into the equation, not the focus.',
        },
        { do: '$p = 6 - 4 = 2$, so $4p = 8$.', why: 'The way from the vertex to the focus, times 4.' },
        { do: 'The equation is $(x - 3)^2 = 8(y - 4)$.', why: 'With the vertex at the origin it would be $x^2 = 8y$.' },
        {
          do: 'Backward: from the factor 8 you get $p = 8 \\div 4 = 2$, and the focus lies 2 above the vertex.',
          why: 'Divide the factor by 4.',
        },
      ],
      answer: equation('(x - 3)^2 = 8(y - 4)', ({ x, y }) => (x - 3) ** 2 - 8 * (y - 4)),
      check: () => equation('(x-3)^2 + (y-6)^2 = (y-2)^2', ({ x, y }) => (x - 3) ** 2 + (y - 6) ** 2 - (y - 2) ** 2),
    },
    {
      level: 'Exam level',
      asks: 'A dish with a parabola as cross-section is 24 inches across and 3 inches deep. How many inches is the focus from the vertex?',
      covers: ['geometry/parabola-dish'],
      steps: [
        { do: 'Vertex at the origin: the rim is the point $(12, 3)$.', why: 'Half of the width lies on each side.' },
        { do: '$12^2 = 4p \\cdot 3$, so $144 = 12p$.', why: 'The rim lies on $x^2 = 4py$.' },
        { do: '$p = 144 \\div 12 = 12$', why: 'The focus is 12 inches from the vertex.' },
      ],
      answer: num(12),
      check: () => num([6, 8, 9, 12, 16, 24].find((p) => Math.hypot(12, 3 - p) === 3 + p) as number),
    },
  ],
  tryIt: {
    asks: 'A parabola has the focus $(-2, 7)$ and the directrix $y = 1$. What is its vertex?',
    steps: [
      {
        ask: 'The directrix is horizontal. What is the $x$-coordinate of the vertex?',
        answer: { typed: num(-2) },
        slips: [
          {
            typed: num(7),
            says: 'That is the height of the focus. The vertex lies straight below the focus.',
            misconception: 'geo-par-mixes-up-the-axes',
          },
          { typed: num(0), says: 'The vertex lies straight below the focus, not on the $y$-axis.' },
        ],
        done: 'Straight below the focus: $x = -2$.',
      },
      {
        ask: 'What is its $y$-coordinate?',
        answer: { typed: num((7 + 1) / 2) },
        slips: [
          {
            typed: num(3),
            says: 'You halved the difference. Halve the sum of 7 and 1.',
            misconception: 'geo-par-takes-half-the-difference',
          },
          {
            typed: num(8),
            says: 'You added and did not halve. Halfway means: add, then divide by 2.',
            misconception: 'geo-par-adds-without-halving',
          },
          {
            typed: num(1),
            says: 'This lies on the directrix. The vertex is halfway to the focus.',
            misconception: 'geo-par-vertex-on-the-directrix',
          },
        ],
        done: 'Halfway between 7 and 1: $\\frac{7 + 1}{2} = 4$.',
      },
      {
        ask: 'Which point is the vertex?',
        answer: { choose: ['$(-2, 4)$', '$(4, -2)$', '$(-2, 7)$'] },
        slips: [
          {
            choice: 1,
            says: 'The $x$-coordinate comes first.',
            misconception: 'geo-par-mixes-up-the-axes',
          },
          { choice: 2, says: 'That is the focus. The vertex lies below it.' },
        ],
        done: 'The vertex is $(-2, 4)$: 3 below the focus and 3 above the directrix.',
      },
    ],
    answer: point(-2, 4),
    check: () => point(-2, 7 - (7 - 1) / 2),
  },
  trap: '<p>Putting the focus into the equation. The equation is written with the vertex, and the vertex lies halfway to the directrix.</p>',
  check: '<p>Test a point: its distance to the focus must be its distance to the directrix.</p>',
  mends: {
    'geo-par-opens-toward-the-directrix': [0, 0],
    'geo-par-vertical-distance-only': [0, 1],
    'geo-par-vertex-on-the-directrix': [1, 1],
    'geo-par-focus-for-vertex': [2, 0],
    'geo-par-factor-without-4': [2, 1],
    'geo-par-factor-as-focus': [2, 3],
    'geo-par-whole-width': [3, 0],
    'geo-par-mixes-up-the-axes': [0, 0],
    'geo-par-takes-half-the-difference': [1, 1],
    'geo-par-adds-without-halving': [1, 1],
    'geo-par-factor-2': [2, 1],
    'geo-par-wrong-direction': [2, 1],
    'geo-par-focus-below': [2, 3],
    'geo-par-halves-the-factor': [2, 3],
    'geo-par-takes-the-coefficient': [2, 3],
    'geo-par-signs-of-the-vertex': [2, 2],
    'geo-par-horizontal-distance-only': [0, 1],
    'geo-par-adds-the-steps': [0, 2],
    'geo-par-focus-to-directrix': [0, 1],
    'geo-par-distance-to-the-axis': [0, 1],
    'geo-par-depth-as-focus': [3, 1],
    'geo-par-half-the-depth': [3, 1],
    'geo-par-width-over-depth': [3, 1],
  },
})
