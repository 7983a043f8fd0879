import { curve, dot, expr, frac, lesson, num, plane, point, text } from '#kit'

export const radicalGraphs = lesson({
  idea: '<p>Square roots exist only for numbers that are not negative. So the graph of a square root has a beginning: the point where the number under the root is 0. From there it goes to the right, steep at first and then flatter and flatter, because whole roots come at 1, 4, 9, 16: the gaps get wider.</p><p>All such graphs are the curve $y = \\sqrt{x}$, moved, stretched or turned upside down. A cube root exists for all numbers; its graph has no beginning, but a steepest point in the middle.</p>',
  figure: plane(
    {
      alt: 'A dashed square root curve that starts at (0, 0) and rises, and a solid one that starts at (−3, 5) and falls to the right through (6, −1).',
      x: [-5, 9],
      y: [-4, 7],
      xStep: 1,
      yStep: 1,
      height: 260,
    },
    [
      curve((x) => Math.sqrt(x), { from: 0, to: 9, dash: true, plain: true }),
      curve((x) => -2 * Math.sqrt(x + 3) + 5, { from: -3, to: 9 }),
      dot(-3, 5, { label: '(−3, 5)' }),
      dot(6, -1, { label: '(6, −1)', at: 'sw' }),
      dot(0, 0, { plain: true }),
    ],
  ),
  words: [
    { word: 'starting point', meaning: 'The point $(h, k)$ where the graph of a square root begins.' },
    { word: 'domain', meaning: 'All $x$ for which the function exists.' },
    { word: 'range', meaning: 'All $y$ that the function takes.' },
    { word: 'radicand', meaning: 'What stands under the root; it must not be negative.' },
  ],
  rule: '<p>$y = a\\sqrt{x - h} + k$ starts at $(h, k)$.</p><ul><li>Domain: $x \\ge h$ (radicand $\\ge 0$).</li><li>$a \\gt 0$: rises, range $y \\ge k$. $a \\lt 0$: falls, range $y \\le k$.</li><li>One step to the right of the start the height has changed by $a$.</li></ul>',
  use: '<p>Start, domain, range, equation or values of a root function are asked for, from a formula, a graph or a table.</p>',
  avoid:
    '<p>If $x$ under the root has a negative coefficient, as in $\\sqrt{4 - 2x}$, the graph goes to the left: solve $4 - 2x \\ge 0$, which gives $x \\le 2$.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'At which point does the graph of $y = 3\\sqrt{x + 2} - 4$ start? What are its domain and its range?',
      covers: ['algebra-2/starting-point-of-a-root', 'algebra-2/domain-of-a-root', 'algebra-2/range-of-a-root'],
      steps: [
        { do: 'The radicand is 0 at $x = -2$.', why: 'Plus under the root means a shift to the left.' },
        {
          do: 'There $y = 3 \\cdot 0 - 4 = -4$, so the start is $(-2, -4)$.',
          why: 'The root contributes 0 at the start.',
        },
        { do: 'Domain: $x + 2 \\ge 0$, so $x \\ge -2$.', why: 'To the left of the start the root does not exist.' },
        {
          do: 'Range: the root is at least 0, times 3 as well; minus 4 gives $y \\ge -4$.',
          why: 'The factor 3 is positive, so the graph rises from its start.',
        },
      ],
      answer: point(-2, -4),
      check: () => {
        const xs = Array.from({ length: 61 }, (_, i) => i - 30).filter((x) => !Number.isNaN(Math.sqrt(x + 2)))
        const first = Math.min(...xs)
        return point(first, 3 * Math.sqrt(first + 2) - 4)
      },
    },
    {
      level: 'Next',
      asks: `<p>Which function has this graph?</p>${plane(
        {
          alt: 'A square root curve that starts at the point (1, 4), goes to the right and falls, passing through (2, 2) and (5, 0).',
          x: [-1, 9],
          y: [-3, 6],
          xStep: 1,
          yStep: 1,
          height: 230,
        },
        [
          curve((x) => -2 * Math.sqrt(x - 1) + 4, { from: 1, to: 9 }),
          dot(1, 4, { label: '(1, 4)' }),
          dot(2, 2, { label: '(2, 2)' }),
          dot(5, 0, { label: '(5, 0)' }),
        ],
      )}`,
      covers: ['algebra-2/root-function-from-graph', 'algebra-2/cube-root-function-from-graph'],
      steps: [
        {
          do: 'It starts at $(1, 4)$, so $y = a\\sqrt{x - 1} + 4$.',
          why: 'Inside the sign is opposite to the place, outside it is as you see it. For a cube root take the steepest point instead of the start.',
        },
        {
          do: 'One step to the right the height falls from 4 to 2: $a = -2$.',
          why: '$\\sqrt{1} = 1$, so this change is the factor in front.',
        },
        {
          do: 'The equation is $y = -2\\sqrt{x - 1} + 4$.',
          why: 'Test at 5: $-2 \\cdot \\sqrt{4} + 4 = 0$, as in the graph.',
        },
      ],
      answer: expr('y = -2\\sqrt{x - 1} + 4', ({ x }) => -2 * Math.sqrt(x - 1) + 4),
      check: () => expr('', ({ x }) => 4 - Math.sqrt(4 * (x - 1))),
    },
    {
      level: 'Exam level',
      asks: 'A function $f(x) = a\\sqrt{x - h} + k$ starts at $x = 1$. It has the values $f(1) = 3$ and $f(2) = 5$. What is its average rate of change from $x = 5$ to $x = 17$?',
      covers: ['algebra-2/root-function-from-table', 'algebra-2/average-rate-of-a-root'],
      steps: [
        {
          do: 'Start $(1, 3)$, and one step further the value has grown by 2: $f(x) = 2\\sqrt{x - 1} + 3$.',
          why: '$h$ and $k$ come from the start, $a$ from the first step.',
        },
        {
          do: '$f(5) = 2\\sqrt{4} + 3 = 7$ and $f(17) = 2\\sqrt{16} + 3 = 11$.',
          why: 'Root first, then times 2, then plus 3.',
        },
        { do: 'Change of the value: $11 - 7 = 4$. Change of $x$: $17 - 5 = 12$.', why: 'The rate needs both.' },
        { do: '$\\frac{4}{12} = \\frac{1}{3}$', why: 'Change of the value divided by change of $x$.' },
      ],
      answer: num(frac(1, 3)),
      check: () => {
        const f = (x: number) => 3 + (5 - 3) * Math.sqrt(x - 1)
        return num(frac(f(17) - f(5), 17 - 5))
      },
    },
    {
      level: 'Exam level',
      asks: '<p>Look at $y = \\sqrt{x - 3} + 2$. Hugo says: “The graph starts at $(3, 2)$.” Mateo says: “The inverse is $y = (x + 2)^2 - 3$ for $x \\ge 2$.” Who is right?</p>',
      covers: ['algebra-2/inverse-of-a-root-function', 'algebra-2/radical-graph-claims'],
      steps: [
        {
          do: 'The radicand is 0 at $x = 3$, and there $y = 2$. Hugo is right.',
          why: 'Inside the sign turns, outside it does not.',
        },
        {
          do: 'Inverse: swap to $x = \\sqrt{y - 3} + 2$, so $x - 2 = \\sqrt{y - 3}$.',
          why: 'What was done last, the $+2$, is undone first.',
        },
        { do: 'Square: $(x - 2)^2 = y - 3$, so $y = (x - 2)^2 + 3$.', why: 'The whole left side is squared.' },
        {
          do: 'Mateo has both signs wrong. Only Hugo is right.',
          why: 'Test: $x = 4$ gives 3, and back $(3 - 2)^2 + 3 = 4$.',
        },
      ],
      answer: text('Only Hugo is right'),
      check: () => {
        const f = (x: number) => Math.sqrt(x - 3) + 2
        const mateo = (x: number) => (x + 2) ** 2 - 3
        return text(f(3) === 2 && Number.isNaN(f(2.9)) && mateo(f(4)) !== 4 ? 'Only Hugo is right' : 'no')
      },
    },
  ],
  tryIt: {
    asks: `<p>Which function has this graph?</p>${plane(
      {
        alt: 'A square root curve that starts at the point (−2, 1), goes to the right and rises, passing through (−1, 4) and (2, 7).',
        x: [-4, 6],
        y: [-1, 9],
        xStep: 1,
        yStep: 1,
        height: 230,
      },
      [
        curve((x) => 3 * Math.sqrt(x + 2) + 1, { from: -2, to: 5 }),
        dot(-2, 1, { label: '(−2, 1)' }),
        dot(-1, 4, { label: '(−1, 4)' }),
        dot(2, 7, { label: '(2, 7)' }),
      ],
    )}`,
    steps: [
      {
        ask: 'Read off where the curve starts. What stands under the root?',
        answer: { choose: ['$x + 2$', '$x - 2$', '$x - 1$'] },
        slips: [
          { choice: 1, says: 'This is 0 at $+2$. The start is at $-2$.', misconception: 'a2-shifts-the-wrong-way' },
          {
            choice: 2,
            says: 'You used the height of the start. Use its $x$.',
            misconception: 'a2-swaps-the-two-shifts',
          },
        ],
        done: 'It starts at $(-2, 1)$, and the radicand is 0 there: $y = a\\sqrt{x + 2} + 1$.',
      },
      {
        ask: 'Go one step to the right of the start. What is $a$?',
        answer: { typed: num(4 - 1) },
        slips: [
          {
            typed: num(4),
            says: 'That is the height. How much has it changed since the start?',
            misconception: 'a2-forgets-the-vertical-shift',
          },
          {
            typed: num(-3),
            says: 'From 1 to 4 the graph rises.',
            misconception: 'a2-ignores-the-sign-before-the-root',
          },
        ],
        done: 'The height rises from 1 to 4, so $a = 4 - 1 = 3$.',
      },
      {
        ask: 'Which equation is it? Test it at $x = 2$.',
        answer: { choose: ['$y = 3\\sqrt{x + 2} + 1$', '$y = 3\\sqrt{x + 2}$', '$y = 3\\sqrt{x - 2} + 1$'] },
        slips: [
          {
            choice: 1,
            says: 'The height of the start is missing. At $x = 2$ this gives 6, and the curve is at 7.',
            misconception: 'a2-forgets-the-vertical-shift',
          },
          {
            choice: 2,
            says: 'This one starts at $x = 2$. Inside, the sign is opposite to the place.',
            misconception: 'a2-shifts-the-wrong-way',
          },
        ],
        done: '$y = 3\\sqrt{x + 2} + 1$. Test at 2: $3\\sqrt{4} + 1 = 7$, as in the graph.',
      },
    ],
    answer: expr('y = 3\\sqrt{x + 2} + 1', ({ x }) => 3 * Math.sqrt(x + 2) + 1),
    check: () => expr('', ({ x }) => 1 + Math.sqrt(9 * (x + 2))),
  },
  trap: '<p>Reading the shift inside with its sign. $\\sqrt{x + 3}$ starts at $x = -3$: ask where the radicand is 0.</p>',
  check: '<p>Put the starting $x$ in: the root must be 0 and the value $k$. Put in one more point of the graph.</p>',
  mends: {
    'a2-shifts-the-wrong-way': [0, 0],
    'a2-height-with-the-wrong-sign': [0, 0],
    'a2-mixes-up-domain-and-range': [0, 3],
    'a2-forgets-to-turn-the-inequality': [0, 2],
    'a2-swaps-the-two-shifts': [1, 0],
    'a2-ignores-the-sign-before-the-root': [1, 1],
    'a2-continues-like-a-line': [2, 1],
    'a2-forgets-the-vertical-shift': [2, 1],
    'a2-gives-the-change-only': [2, 3],
    'a2-turns-the-rate-over': [2, 3],
    'a2-takes-the-mean-value': [2, 2],
    'a2-rad-accepts-a-false-claim': [3, 3],
    'a2-rad-rejects-a-true-claim': [3, 0],
    'a2-rad-judges-one-claim-only': [3, 3],
    'a2-asks-that-x-is-not-negative': [0, 2],
    'a2-excludes-the-boundary': [0, 2],
    'a2-takes-the-value-for-the-factor': [2, 0],
    'a2-forgets-the-factor': [2, 1],
    'a2-repeats-instead-of-undoing': [3, 1],
    'a2-keeps-the-shifts-in-the-inverse': [3, 1],
  },
})
