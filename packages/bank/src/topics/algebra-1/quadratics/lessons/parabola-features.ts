import { curve, dot, lesson, note, num, plane, point, text, vertical } from '#kit'

const mirror = plane(
  {
    alt: 'The parabola y = x² − 4x + 1 opens upward. A dashed vertical line through x = 2 is its axis. The vertex (2, −3) lies on it. The points (0, 1) and (4, 1) are equally high and equally far from the axis.',
    x: [-3, 7],
    y: [-4, 6],
    xStep: 1,
    yStep: 1,
    height: 300,
  },
  [
    vertical(2, { dash: true, plain: true }),
    curve((x) => x * x - 4 * x + 1),
    dot(2, -3),
    dot(0, 1),
    dot(4, 1),
    note(2.3, -3.6, '(2, −3)', { anchor: 'start' }),
    note(-0.6, 1.2, '(0, 1)', { anchor: 'end' }),
    note(4.4, 0.9, '(4, 1)', { anchor: 'start' }),
    note(2.2, 5, 'axis', { anchor: 'start' }),
  ],
)

const toRead = plane(
  {
    alt: 'A parabola that opens downward. Its highest point is (−2, 3), and it passes through (−1, 2) and (−3, 2).',
    x: [-6, 4],
    y: [-5, 5],
    xStep: 1,
    yStep: 1,
    xEvery: 1,
    yEvery: 1,
  },
  [curve((x) => -((x + 2) ** 2) + 3), dot(-2, 3)],
)

const xs = Array.from({ length: 81 }, (_, i) => i - 40)

export const parabolaFeatures = lesson({
  idea: '<p>The graph of a quadratic function is a parabola. It has a mirror: the axis of symmetry. Every point on the left has a twin on the right, equally high and equally far from the axis.</p><p>Only the vertex has no twin: it lies on the axis itself. There the graph turns, so the vertex is the lowest or the highest point. Once you know the axis, one value gives you the vertex, and every point gives you a second one.</p>',
  figure: mirror,
  words: [
    { word: 'parabola', meaning: 'The graph of $y = ax^2 + bx + c$.' },
    { word: 'vertex', meaning: 'The turning point: the lowest point if the parabola opens upward, else the highest.' },
    { word: 'axis of symmetry', meaning: 'The vertical line through the vertex.' },
    { word: 'x-intercepts, zeros', meaning: 'Where the graph meets the $x$-axis.' },
    { word: 'y-intercept', meaning: 'The height at $x = 0$, the number $c$.' },
  ],
  rule: '<ul><li>$y = ax^2 + bx + c$: the axis is $x = -\\frac{b}{2a}$. Put this $x$ in to get the height of the vertex.</li><li>$y = a(x - h)^2 + k$: the vertex is $(h, k)$.</li><li>Two points of the same height: the axis is in the middle, half of the sum.</li><li>$a \\gt 0$ opens upward, $a \\lt 0$ downward.</li></ul>',
  use: '<p>A question asks for the vertex, the axis, a smallest or largest value, or a second point of the same height.</p>',
  avoid:
    '<p>If the question asks where the graph meets the $x$-axis, set $y = 0$ and solve. The axis lies in the middle of these points; it is not one of them.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is the vertex of the parabola $y = x^2 - 6x + 4$, and how does it open?',
      covers: ['algebra-1/parabola-vertex', 'algebra-1/parabola-equation-to-graph'],
      steps: [
        {
          do: 'The axis: $x = -\\frac{b}{2a} = -\\frac{-6}{2 \\cdot 1} = 3$.',
          why: 'Minus times minus is plus. Below stands $2a$, not $a$.',
        },
        {
          do: 'Put 3 in: $y = 3^2 - 6 \\cdot 3 + 4 = 9 - 18 + 4 = -5$. The vertex is $(3, -5)$.',
          why: 'The 4 is the height at $x = 0$, not at the vertex.',
        },
        {
          do: '$a = 1$ is positive, so it opens upward, and $(3, -5)$ is the lowest point. Choose the graph with this vertex and this opening.',
          why: 'Vertex and opening are enough to tell graphs apart.',
        },
      ],
      answer: point(3, -5),
      check: () => {
        const f = (x: number) => x * x - 6 * x + 4
        const x = xs.reduce((best, k) => (f(k) < f(best) ? k : best), 0)
        return point(x, f(x))
      },
    },
    {
      level: 'Next',
      asks: 'The points $(-1, 7)$ and $(5, 7)$ lie on the graph of a quadratic function. It also passes through $(4, 2)$. For which other $x$ does it have the height 2?',
      covers: ['algebra-1/parabola-axis-from-pair', 'algebra-1/parabola-mirror-point'],
      steps: [
        {
          do: 'The points with the height 7 are twins. The axis is in the middle of $-1$ and 5.',
          why: 'The 7 is a height; it plays no part in finding the middle.',
        },
        {
          do: 'The middle is half of the sum: $\\frac{-1 + 5}{2} = 2$. The vertex occurs at $x = 2$.',
          why: 'The sum 4 alone is not the middle, and half of the distance, 3, is not either.',
        },
        {
          do: 'From 4 to the axis at 2 it is 2 to the left. Go 2 further to the left: $2 - 2 = 0$.',
          why: 'Twins are equally far from the axis, on different sides.',
        },
        {
          do: 'So the height 2 comes again at 0. Test: $\\frac{0 + 4}{2} = 2$.',
          why: 'The middle of the twins is the axis.',
        },
      ],
      answer: num(0),
      check: () => {
        const axis = xs.find((x) => x - -1 === 5 - x) ?? Number.NaN
        return num(xs.find((x) => x !== 4 && Math.abs(x - axis) === Math.abs(4 - axis)) ?? Number.NaN)
      },
    },
    {
      level: 'Exam level',
      asks: `<p>Which equation has this graph, and what is its largest or smallest value?</p>${toRead}`,
      covers: ['algebra-1/parabola-graph-to-equation', 'algebra-1/parabola-extreme'],
      steps: [
        {
          do: 'Read the vertex: $(-2, 3)$. The parabola opens downward, so $a$ is negative.',
          why: 'One step to the side it falls by 1, so $a = -1$.',
        },
        {
          do: 'Put it into $y = a(x - h)^2 + k$: $x - (-2)$ is $x + 2$. So $y = -(x + 2)^2 + 3$.',
          why: 'Ask which $x$ makes the square 0: it must be $-2$. The height 3 keeps its sign.',
        },
        {
          do: 'The square is never negative, and a minus stands before it. So 3 is the largest value, at $x = -2$.',
          why: 'With a positive $a$ the vertex would give the smallest value.',
        },
      ],
      answer: text('$y = -(x + 2)^2 + 3$'),
      check: () => {
        const seen = [
          [-2, 3],
          [-1, 2],
          [-3, 2],
        ] as const
        return text(seen.every(([x, y]) => -(x * x + 4 * x + 4) + 3 === y) ? '$y = -(x + 2)^2 + 3$' : 'another one')
      },
    },
    {
      level: 'Exam level',
      asks: 'The graph of $y = 2x^2 - 4x - 30$ crosses the $x$-axis at two points. How far apart are they?',
      covers: ['algebra-1/parabola-intercepts-apart'],
      steps: [
        { do: 'Set $y = 0$ and divide by 2: $x^2 - 2x - 15 = 0$.', why: 'On the $x$-axis the height is 0.' },
        { do: 'Factor: $(x - 5)(x + 3) = 0$, so $x = 5$ or $x = -3$.', why: 'The product is $-15$, the sum $-2$.' },
        {
          do: 'The distance is the larger minus the smaller: $5 - (-3) = 8$.',
          why: 'From $-3$ to 0 it is 3, from 0 to 5 it is 5. Adding 5 and $-3$ would give 2, which is no distance.',
        },
      ],
      answer: num(8),
      check: () => {
        const zeros = xs.filter((x) => 2 * x * x - 4 * x - 30 === 0)
        return num(Math.max(...zeros) - Math.min(...zeros))
      },
    },
  ],
  tryIt: {
    asks: 'The points $(-3, 6)$ and $(7, 6)$ lie on the graph of a quadratic function. It also passes through $(5, -2)$. For which other $x$ does it have the height $-2$?',
    steps: [
      {
        ask: 'For which $x$ does the vertex occur?',
        like: 1,
        answer: { typed: num((-3 + 7) / 2) },
        slips: [
          {
            typed: num(-3 + 7),
            says: 'That is the sum. The middle is half of it.',
            misconception: 'a1-q-adds-without-halving',
          },
          {
            typed: num((7 - -3) / 2),
            says: 'That is half of the distance. The middle is half of the sum.',
            misconception: 'a1-q-takes-half-the-distance',
          },
          {
            typed: num(6),
            says: 'The 6 is a height. Look at the first numbers.',
            misconception: 'a1-q-takes-a-height-for-the-place',
          },
        ],
        done: '$\\frac{-3 + 7}{2} = 2$',
      },
      {
        ask: 'How far is the point $(5, -2)$ from the axis?',
        like: 2,
        answer: { typed: num(5 - 2) },
        slips: [{ typed: num(5 + 2), says: 'From 2 to 5: subtract.' }],
        done: '$5 - 2 = 3$ to the right',
      },
      {
        ask: 'For which other $x$ does it have the height $-2$?',
        answer: { typed: num(2 - 3) },
        slips: [
          {
            typed: num(-5),
            says: 'You mirrored at 0. The mirror stands at 2.',
            misconception: 'a1-q-flips-the-sign-of-the-axis',
          },
          {
            typed: num(2 + 5),
            says: 'You added. Go 3 to the left of the axis.',
            misconception: 'a1-q-adds-without-halving',
          },
        ],
        done: '$2 - 3 = -1$. Test: the middle of $-1$ and 5 is 2.',
      },
    ],
    answer: num(-1),
    check: () => num(xs.find((x) => x !== 5 && x + 5 === -3 + 7) ?? Number.NaN),
  },
  trap: '<p>The sign in the square. $y = (x - 3)^2 - 5$ has its vertex at $x = 3$, not at $-3$: ask which $x$ makes the square 0. The height $-5$ stays as it is.</p>',
  check:
    '<p>Take two values of $x$ that are equally far from your axis and put them in. They must have the same height.</p>',
  mends: {
    'a1-q-flips-the-sign-of-the-axis': [2, 1],
    'a1-q-takes-c-for-the-height': [0, 1],
    'a1-q-divides-by-a-only': [0, 0],
    'a1-q-takes-half-the-distance': [1, 1],
    'a1-q-adds-without-halving': [1, 1],
    'a1-q-counts-both-ends': [3, 2],
    'a1-q-multiplies-the-intercepts': [3, 2],
    'a1-q-measures-from-the-y-axis': [3, 2],
    'a1-q-takes-a-height-for-the-place': [1, 0],
    'a1-q-misreads-the-opening': [2, 0],
    'a1-q-flips-the-sign-of-the-height': [2, 1],
  },
})
