import { curve, dot, lesson, num, plane, point, segment, text } from '#kit'

const corners = [
  [-2, 0],
  [-1, 2],
  [1, -1],
  [2, 1],
] as const

/** The zigzag through the corners, moved. */
const zigzag = (to: (x: number, y: number) => readonly [number, number], look: { dash?: boolean; plain?: boolean }) =>
  corners.slice(1).map(([x, y], i) => {
    const [a, b] = corners[i] ?? [0, 0]
    return segment(...to(a, b), ...to(x, y), look)
  })

export const graphTransformations = lesson({
  idea: '<p>Once you know one graph, you know a whole family. A change <em>outside</em> the function, as in $f(x) + 4$, acts on the heights: every point moves up by 4. That is as you would expect.</p><p>A change <em>inside</em>, as in $f(x - 3)$, acts on the input, and it works the other way around. At $x = 3$ the function gets the input 0, so now the height of the old 0 is found at 3. Everything happens 3 later: the graph moves to the <em>right</em>.</p>',
  figure: plane(
    {
      alt: 'A dashed parabola that opens upward with its vertex at (0, 0), and a solid one that opens downward with its vertex at (3, 4): reflected, moved 3 to the right and 4 up.',
      x: [-4, 7],
      y: [-4, 7],
      xStep: 1,
      yStep: 1,
      height: 300,
    },
    [
      curve((x) => x * x, { dash: true, plain: true }),
      curve((x) => -((x - 3) ** 2) + 4),
      dot(0, 0, { plain: true }),
      dot(3, 4, { label: '(3, 4)' }),
    ],
  ),
  words: [
    { word: 'shift', meaning: 'A move of the whole graph without changing its shape.' },
    { word: 'vertical stretch', meaning: 'All heights are multiplied by a number.' },
    { word: 'reflection', meaning: 'A mirror image; $-f(x)$ is reflected across the $x$-axis.' },
    { word: 'parent function', meaning: 'The simplest function of a family, such as $y = x^2$.' },
  ],
  rule: '<p>$y = a \\cdot f(x - h) + k$:</p><ul><li>$h$: shift to the right (left if negative)</li><li>$a$: heights times $a$; a negative $a$ reflects across the $x$-axis</li><li>$k$: shift up (down if negative)</li></ul><p>$f(bx)$ divides the $x$-values by $b$.</p>',
  use: '<p>A graph or a point is moved, stretched or reflected; or something happens later, earlier, higher or lower than before.</p>',
  avoid:
    '<p>If the formula of $f$ is given and only one value is asked for, just compute it. Reflection across the $y$-axis is $f(-x)$, not $-f(x)$.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'The point $(2, 3)$ lies on the graph of $y = f(x)$. Which point must lie on the graph of $y = 2f(x + 4) - 1$?',
      covers: ['algebra-2/point-after-transformation'],
      steps: [
        {
          do: 'You know $f(2) = 3$. The input is 2 when $x + 4 = 2$, so $x = -2$.',
          why: 'The new graph needs $x = -2$ to give $f$ the input 2. Plus inside means left.',
        },
        { do: 'The height there is $2 \\cdot 3 - 1 = 5$.', why: 'First multiply, then subtract, as the formula says.' },
        { do: 'The point is $(-2, 5)$.', why: 'Inside changes $x$, outside changes $y$. They never mix.' },
        {
          do: 'Where did this go wrong? Ines gets $(6, 5)$. The 5 is right. $2 + 4 = 6$ is a shift to the right: the wrong way.',
          why: 'Each coordinate shows its own mistake.',
          covers: ['algebra-2/transformation-mistake'],
        },
      ],
      answer: point(-2, 5),
      check: () => {
        const f = (x: number) => (x === 2 ? 3 : Number.NaN)
        const x = [-9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].find((v) => !Number.isNaN(f(v + 4))) ?? 0
        return point(x, 2 * f(x + 4) - 1)
      },
    },
    {
      level: 'Next',
      asks: 'The graph of $y = f(x)$ is stretched vertically by the factor 3, shifted 2 to the left, and then shifted 4 down. Which equation describes the new graph?',
      covers: ['algebra-2/transformation-in-words', 'algebra-2/later-and-higher'],
      steps: [
        { do: 'Stretch: the factor stands in front, $3f(x)$.', why: 'It multiplies the heights.' },
        {
          do: 'Shift 2 to the left: $x$ becomes $x + 2$, so $3f(x + 2)$.',
          why: 'Inside the sign is opposite to the direction. In a story, “2 hours earlier” is $f(t + 2)$ and “2 hours later” is $f(t - 2)$.',
        },
        {
          do: 'Shift 4 down: subtract 4 outside. The equation is $y = 3f(x + 2) - 4$.',
          why: 'The shift comes after the stretch, so the 4 is not multiplied.',
        },
      ],
      answer: text('$y = 3f(x + 2) - 4$'),
      // Moves a point by the words, and looks which equation contains it.
      check: () => {
        const f = (x: number) => x ** 3 + x
        const moved = [-3, -1, 0, 2].map((x) => [x - 2, 3 * f(x) - 4] as const)
        return text(moved.every(([x, y]) => 3 * f(x + 2) - 4 === y) ? '$y = 3f(x + 2) - 4$' : 'no')
      },
    },
    {
      level: 'Exam level',
      asks: `<p>The dashed graph is that of $y = f(x)$. Which equation does the solid graph have?</p>${plane(
        {
          alt: 'A dashed zigzag through (−2, 0), (−1, 2), (1, −1) and (2, 1), and a solid zigzag through (1, 1), (2, −1), (4, 2) and (5, 0).',
          x: [-4, 6],
          y: [-4, 4],
          xStep: 1,
          yStep: 1,
          height: 250,
        },
        [...zigzag((x, y) => [x, y], { dash: true, plain: true }), ...zigzag((x, y) => [x + 3, 1 - y], {})],
      )}`,
      covers: ['algebra-2/transformation-from-graph'],
      steps: [
        {
          do: 'Compare the left ends: $(-2, 0)$ has become $(1, 1)$. That is 3 to the right, so $x$ becomes $x - 3$.',
          why: 'Inside, right means minus.',
        },
        {
          do: 'The dashed graph first goes up, the solid one first goes down: it is reflected, so there is a minus sign in front.',
          why: 'Up by 2 has become down by 2, so nothing is stretched.',
        },
        {
          do: 'The height 0 has become 1: shift 1 up. The equation is $y = -f(x - 3) + 1$.',
          why: 'A point on the axis stays there when it is reflected, so it shows the shift.',
        },
        {
          do: 'Test another corner: $(-1, 2)$ should go to $(2, -2 + 1) = (2, -1)$. It does.',
          why: 'One point fits many equations; two or three do not.',
        },
      ],
      answer: text('$y = -f(x - 3) + 1$'),
      check: () => {
        const solid = ['1,1', '2,-1', '4,2', '5,0'].join(' ')
        return text(corners.map(([x, y]) => `${x + 3},${1 - y}`).join(' ') === solid ? '$y = -f(x - 3) + 1$' : 'no')
      },
    },
    {
      level: 'Exam level',
      asks: 'The point $(8, 5)$ lies on the graph of $y = f(x)$, and $f$ has the value 5 nowhere else. At which $x$ does the graph of $y = f(3x - 1)$ have the height 5?',
      covers: ['algebra-2/horizontal-squeeze'],
      steps: [
        { do: '$f$ has the value 5 only when its input is 8.', why: 'Now the input is $3x - 1$.' },
        { do: 'So $3x - 1 = 8$.', why: 'An equation is safer than moving the point in your head.' },
        {
          do: '$3x = 9$, so $x = 3$.',
          why: 'A factor inside makes the graph narrower: $x$-values get smaller, not larger.',
        },
      ],
      answer: num(3),
      check: () => num([0, 1, 2, 3, 4, 5, 6].find((x) => 3 * x - 1 === 8) ?? 99),
    },
  ],
  tryIt: {
    asks: 'The graph of $y = f(x)$ is reflected across the $x$-axis, shifted 5 to the right, and then shifted 6 up. Which equation does the new graph have?',
    steps: [
      {
        ask: 'Which expression shifts the graph of $f$ by 5 to the right?',
        like: 1,
        answer: { choose: ['$f(x - 5)$', '$f(x + 5)$', '$f(x) + 5$'] },
        slips: [
          {
            choice: 1,
            says: 'Plus inside means left. Ask which $x$ gives the input 0.',
            misconception: 'a2-fn-shifts-the-wrong-way',
          },
          {
            choice: 2,
            says: 'Outside acts on the heights. To the right is inside.',
            misconception: 'a2-fn-swaps-the-two-shifts',
          },
        ],
        done: '$f(x - 5)$',
      },
      {
        ask: 'How do you write the reflection across the $x$-axis?',
        like: 0,
        answer: { choose: ['$-f(x - 5)$', '$f(-x - 5)$'] },
        slips: [
          {
            choice: 1,
            says: 'A minus sign inside reflects across the $y$-axis.',
            misconception: 'a2-fn-reflects-wrongly',
          },
        ],
        done: '$-f(x - 5)$: all heights change their sign.',
      },
      {
        ask: 'Now shift it 6 up. Which equation is it?',
        answer: { choose: ['$y = -f(x - 5) + 6$', '$y = -f(x - 5) - 6$', '$y = -(f(x - 5) + 6)$'] },
        slips: [
          { choice: 1, says: 'That is 6 down.', misconception: 'a2-fn-shifts-the-wrong-way' },
          {
            choice: 2,
            says: 'Here the shift is done before the reflection and gets reflected, too.',
            misconception: 'a2-fn-shifts-before-stretching',
          },
        ],
        done: 'The equation is $y = -f(x - 5) + 6$.',
      },
    ],
    answer: text('$y = -f(x - 5) + 6$'),
    check: () => {
      const f = (x: number) => x ** 3 + x
      const moved = [-3, -1, 0, 2].map((x) => [x + 5, -f(x) + 6] as const)
      return text(moved.every(([x, y]) => -f(x - 5) + 6 === y) ? '$y = -f(x - 5) + 6$' : 'no')
    },
  },
  trap: '<p>Trusting the sign inside. $f(x + 4)$ lies 4 to the <em>left</em>: it takes $x = -4$ to reach the height that $f$ had at 0.</p>',
  check:
    '<p>Follow one point of the old graph, best a corner or vertex. Put its new $x$ into the new equation: the input of $f$ must be the old $x$.</p>',
  mends: {
    'a2-fn-shifts-the-wrong-way': [0, 0],
    'a2-fn-swaps-the-two-shifts': [0, 2],
    'a2-fn-shifts-before-stretching': [1, 2],
    'a2-fn-reflects-wrongly': [2, 1],
    'a2-fn-stretches-the-wrong-way': [3, 2],
    'a2-fn-names-an-error-without-testing': [0, 3],
    'a2-fn-opposite-sign-outside': [1, 2],
    'a2-fn-forgets-the-stretch': [0, 1],
    'a2-fn-loses-a-sign': [0, 1],
  },
})
