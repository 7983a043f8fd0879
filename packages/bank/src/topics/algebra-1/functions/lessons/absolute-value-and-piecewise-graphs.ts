import { asWritten, curve, dot, lesson, num, plane, point } from '#kit'

const grid = { x: [-6, 6], y: [-6, 6], xStep: 1, yStep: 1, xEvery: 2, yEvery: 2 } as const

const pieces = (left: string, right: string) =>
  asWritten(
    `f(x) = \\begin{cases} ${left} \\quad \\text{if } x \\lt 2 \\\\ ${right} \\quad \\text{if } x \\ge 2 \\end{cases}`,
  )

export const absoluteValueAndPiecewiseGraphs = lesson({
  idea: '<p>The absolute value of a number is its distance from zero. So $|x - 3|$ is the distance between $x$ and 3. At $x = 3$ it is zero; one step to the left or to the right it is 1. Walk past 3 and the distance falls to zero and rises again: the graph is a V.</p><p>A V is made of two straight parts. That makes it a piecewise function: one rule left of the corner, another rule right of it. Other piecewise graphs may have a jump instead of a corner.</p>',
  figure: plane(
    {
      alt: 'Two V-shaped graphs that open up: a dashed one with its corner at (0, 0), and one with its corner at (3, −2), three units to the right and two units down.',
      ...grid,
    },
    [
      curve((x) => Math.abs(x), { to: 0, dash: true, plain: true }),
      curve((x) => Math.abs(x), { from: 0, dash: true, plain: true }),
      curve((x) => Math.abs(x - 3) - 2, { to: 3 }),
      curve((x) => Math.abs(x - 3) - 2, { from: 3 }),
      dot(3, -2),
    ],
  ),
  words: [
    { word: 'vertex', meaning: 'The corner of the V, where the bars are zero.' },
    {
      word: 'axis of symmetry',
      meaning: 'The vertical line through the vertex. Both sides of the V are mirror images.',
    },
    { word: 'piecewise function', meaning: 'A function with different rules for different parts of its domain.' },
    { word: 'open point', meaning: 'A circle that is not filled: this end does not belong to the graph.' },
  ],
  rule: '<p>The graph of $y = a|x - h| + k$ is a V with the vertex $(h, k)$. It opens up for $a \\gt 0$ and down for $a \\lt 0$. Its right part has slope $a$, its left part slope $-a$.</p><p>At a jump the filled point gives the value.</p>',
  use: '<p>An equation with bars around $x$, a V-shaped graph, or a graph of two straight parts.</p>',
  avoid:
    '<p>If the graph is one straight line or a smooth curve, there are no bars. To solve $|x - 3| = 5$ alone, no graph is needed.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Find the vertex of the graph of $y = -2|x + 1| + 5$. Does the V open up or down?',
      covers: [
        'algebra-1/absolute-value-vertex',
        'algebra-1/absolute-value-pick-graph',
        'algebra-1/absolute-value-graph-equation',
      ],
      steps: [
        {
          do: 'Inside the bars: $x + 1 = 0$, so $x = -1$.',
          why: 'The V turns where the bars are zero. The sign inside looks turned around.',
        },
        {
          do: 'Put it in: $y = -2 \\cdot 0 + 5 = 5$. The vertex is $(-1, 5)$.',
          why: 'The number outside keeps its sign, and nothing multiplies it.',
        },
        {
          do: 'The coefficient of the absolute value is $-2$. So the V opens down.',
          why: 'One step to the right the graph goes down by 2, to $(0, 3)$. This point also helps to choose among graphs.',
        },
      ],
      answer: point(-1, 5),
      check: () => {
        const xs = Array.from({ length: 21 }, (_, i) => i - 10)
        const ys = xs.map((x) => -2 * Math.abs(x + 1) + 5)
        const top = Math.max(...ys)
        return point(xs[ys.indexOf(top)] ?? 0, top)
      },
    },
    {
      level: 'Next',
      asks: 'The line $y = 4$ crosses the graph of $y = 3|x - 2| - 8$ at two points. How far apart are they?',
      covers: [
        'algebra-1/absolute-value-x-intercepts',
        'algebra-1/absolute-value-span',
        'algebra-1/absolute-value-greatest-least',
        'algebra-1/absolute-value-model',
      ],
      steps: [
        {
          do: 'Set equal: $3|x - 2| - 8 = 4$, so $3|x - 2| = 12$.',
          why: 'For the $x$-intercepts you would set it equal to 0 instead.',
        },
        { do: 'Divide by 3: $|x - 2| = 4$.', why: 'The bars must be alone. Dividing, not subtracting, undoes the 3.' },
        {
          do: 'The points lie 4 to both sides of $x = 2$: at $x = -2$ and $x = 6$.',
          why: 'The bars are the distance from the vertex. The farther from it, the greater the value; in a model it is the time or distance since the turning point.',
        },
        { do: 'Their distance is $2 \\cdot 4 = 8$.', why: 'The 4 alone is only the way to one of them.' },
      ],
      answer: num(8),
      check: () => {
        const xs = Array.from({ length: 41 }, (_, i) => i - 20).filter((x) => 3 * Math.abs(x - 2) - 8 === 4)
        return num(Math.max(...xs) - Math.min(...xs))
      },
    },
    {
      level: 'Exam level',
      asks: 'Write $f(x) = |x - 2| + 3$ as a piecewise function.',
      covers: ['algebra-1/absolute-value-as-pieces'],
      steps: [
        {
          do: '$x - 2 = 0$ for $x = 2$: there the rule changes.',
          why: 'Left of 2 the expression inside is negative, right of 2 it is positive.',
        },
        { do: 'For $x \\ge 2$: $x - 2 + 3 = x + 1$.', why: 'The bars change nothing there.' },
        {
          do: 'For $x \\lt 2$: $-(x - 2) + 3 = -x + 2 + 3 = -x + 5$.',
          why: 'The minus belongs to both terms inside, and not to the 3 outside.',
        },
        { do: `So ${pieces('-x + 5', 'x + 1').html}`, why: 'At $x = 2$ both rules give 3, the height of the vertex.' },
      ],
      answer: pieces('-x + 5', 'x + 1'),
      check: () => {
        const f = (x: number) => Math.abs(x - 2) + 3
        const fits = (rule: (x: number) => number, xs: readonly number[]) => xs.every((x) => rule(x) === f(x))
        const right = fits((x) => x + 1, [2, 3, 9]) && fits((x) => -x + 5, [1, 0, -7])
        return right ? pieces('-x + 5', 'x + 1') : pieces('', '')
      },
    },
    {
      level: 'Exam level',
      asks: `<p>The graph of $f$ is shown.</p>${plane(
        {
          alt: 'Two straight parts. The left one passes through (−1, 0) and ends at (1, 4) with an open point. The right one starts at (1, −1) with a filled point and passes through (3, −3).',
          ...grid,
        },
        [curve((x) => 2 * x + 2, { to: 1 }), curve((x) => -x, { from: 1 }), dot(1, 4, { open: true }), dot(1, -1)],
      )}<p>What is $f(1) + f(-1)$? Which rule has the left part?</p>`,
      covers: ['algebra-1/piecewise-graph-values', 'algebra-1/piecewise-graph-rule'],
      steps: [
        {
          do: 'At $x = 1$ the filled point is at the height $-1$: $f(1) = -1$.',
          why: 'The open point at 4 does not count. There is only one value.',
        },
        {
          do: 'At $x = -1$ the left part has the height 0: $f(-1) = 0$. So the sum is $-1 + 0 = -1$.',
          why: 'Use only the part that is drawn there, and add outputs, not inputs.',
        },
        {
          do: 'Left part: from $(-1, 0)$ to $(1, 4)$ the slope is $\\frac{4}{2} = 2$. At $x = 0$ its height is 2. So its rule is $2x + 2$ for $x \\lt 1$.',
          why: 'The constant is the height at $x = 0$, not at the boundary. The open end has no bar in its sign.',
        },
        { do: 'The answer is $-1$.', why: 'The rule for $x \\ge 1$ is $-x$, which gives $-1$ at $x = 1$.' },
      ],
      answer: num(-1),
      check: () => num([1, -1].map((x) => (x < 1 ? 2 * x + 2 : -x)).reduce((s, y) => s + y, 0)),
    },
  ],
  tryIt: {
    asks: 'The line $y = 7$ crosses the graph of $y = 2|x + 3| - 5$ at two points. How far apart are they?',
    steps: [
      {
        ask: 'What is $2|x + 3|$ equal to at these points?',
        answer: { typed: num(7 + 5) },
        slips: [
          { typed: num(2), says: 'You took 5 away from 7. To undo $- 5$, add 5 on both sides.' },
          {
            typed: num(5),
            says: 'That belongs to the $x$-intercepts. Here $y$ is 7.',
            misconception: 'a1-vg-measures-at-the-x-axis',
          },
        ],
        done: '$2|x + 3| = 12$',
      },
      {
        ask: 'What is $|x + 3|$ equal to?',
        answer: { typed: num(12 / 2) },
        slips: [
          {
            typed: num(10),
            says: 'You subtracted the 2. It multiplies the bars, so divide.',
            misconception: 'a1-vg-subtracts-the-slope',
          },
          { typed: num(12), says: 'The 2 before the bars is still there.', misconception: 'a1-vg-forgets-the-slope' },
        ],
        done: '$|x + 3| = 6$',
      },
      {
        ask: 'How far apart are the two points?',
        like: 3,
        answer: { typed: num(2 * 6) },
        slips: [
          {
            typed: num(6),
            says: 'That is the way from the axis of symmetry to one of them.',
            misconception: 'a1-vg-gives-half-the-width',
          },
        ],
        done: 'They are at $x = -9$ and $x = 3$, so $2 \\cdot 6 = 12$ apart.',
      },
    ],
    answer: num(12),
    check: () => {
      const xs = Array.from({ length: 61 }, (_, i) => i - 30).filter((x) => 2 * Math.abs(x + 3) - 5 === 7)
      return num(Math.max(...xs) - Math.min(...xs))
    },
  },
  trap: '<p>Reading the sign inside the bars as it stands. $|x + 4|$ has its vertex at $x = -4$, not at 4.</p>',
  check:
    '<p>Put the $x$ of the vertex in: the bars must become zero. Then try one step to the left and one to the right: both must give the same $y$.</p>',
  mends: {
    'a1-vg-reads-the-shift-with-its-sign': [0, 0],
    'a1-vg-changes-the-sign-outside': [0, 1],
    'a1-vg-reads-both-with-the-wrong-sign': [0, 1],
    'a1-vg-exchanges-the-coordinates': [0, 1],
    'a1-vg-multiplies-the-vertex': [0, 1],
    'a1-vg-opens-the-wrong-way': [0, 2],
    'a1-vg-measures-at-the-x-axis': [1, 0],
    'a1-vg-forgets-the-slope': [1, 1],
    'a1-vg-subtracts-the-slope': [1, 1],
    'a1-vg-measures-from-the-axis': [1, 2],
    'a1-vg-takes-the-nearer-end': [1, 2],
    'a1-vg-gives-half-the-width': [1, 3],
    'a1-vg-turns-the-wrong-part': [2, 0],
    'a1-vg-minus-for-the-first-term-only': [2, 2],
    'a1-vg-negates-the-outside-too': [2, 2],
    'a1-vg-counts-the-open-point': [3, 0],
    'a1-vg-adds-both-ends': [3, 0],
    'a1-vg-continues-the-other-part': [3, 1],
    'a1-vg-adds-the-inputs': [3, 1],
    'a1-vg-takes-the-end-for-the-intercept': [3, 2],
    'a1-vg-gives-the-height': [1, 1],
    'a1-vg-exchanges-the-parts': [3, 2],
    'a1-vg-reads-one-value-only': [3, 1],
    'a1-vg-gives-the-distance-at-the-start': [1, 2],
    'a1-vg-subtracts-outside-the-bars': [0, 0],
    'a1-vg-takes-the-time-since-the-vertex-for-t': [1, 2],
    'a1-vg-adds-inside-the-bars': [1, 2],
    'a1-vg-gives-the-vertex-value': [1, 2],
    'a1-vg-forgets-the-outside': [0, 1],
    'a1-vg-drops-the-bars': [1, 2],
  },
})
