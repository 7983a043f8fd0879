import { asWritten, dot, lesson, num, plane, point, segment, table } from '#kit'

const V = (h: number, k: number, dash = false) => [
  segment(h, k, h + (h < 0 ? 4 : 3), k + (h < 0 ? 4 : 3), { dash, plain: dash }),
  segment(h, k, h - 3, k + 3, { dash, plain: dash }),
]

export const transformationsOfFunctions = lesson({
  idea: '<p>Once you know a graph, you know many others. Slide it, flip it, or stretch it, and only a small part of its equation changes.</p><p>Two places matter. What stands outside the function changes the output: the graph goes up, down, or is stretched. What stands inside, with $x$, changes the input: the graph goes left or right. Inside, the sign looks turned around. In $f(x - 3)$ you must take an $x$ that is 3 larger to get the same input for $f$. So everything happens 3 units farther to the right.</p>',
  figure: plane(
    {
      alt: 'A dashed V with its vertex at (0, 0) is the graph of f. A solid V with its vertex at (3, 2) has the same shape: 3 units to the right and 2 units up.',
      x: [-4, 7],
      y: [-2, 7],
      xStep: 1,
      yStep: 1,
      xEvery: 2,
      yEvery: 2,
    },
    [...V(0, 0, true), ...V(3, 2), dot(0, 0, { plain: true }), dot(3, 2)],
  ),
  words: [
    { word: 'transformation', meaning: 'A change that turns one graph into another: a move, a reflection, a stretch.' },
    { word: 'translation', meaning: 'A move that keeps shape and size; also called a shift.' },
    { word: 'reflection', meaning: 'A flip across a line, such as the $x$-axis.' },
    { word: 'vertical stretch', meaning: 'Every output is multiplied by the same number.' },
    { word: 'parent function', meaning: 'The simplest one of its kind, such as $y = x^2$ or $y = |x|$.' },
  ],
  rule: '<ul><li>$f(x) + k$: up by $k$; $f(x) - k$: down.</li><li>$f(x - h)$: right by $h$; $f(x + h)$: left.</li><li>$-f(x)$: reflected across the $x$-axis.</li><li>$a \\cdot f(x)$: every output times $a$.</li></ul>',
  use: '<p>Two graphs of the same shape, a rule such as $g(x) = f(x - 2) + 5$, or an equation that is a parent function with numbers added.</p>',
  avoid: '<p>If the rule of $f$ is not needed, do not look for it. A single known value of $f$ is often enough.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'The graph of $y = x^2$ is moved to get $y = (x + 4)^2 - 3$. How far and in which directions? Where is the vertex?',
      covers: ['algebra-1/transformation-describe'],
      steps: [
        {
          do: 'Inside: $x + 4 = 0$ for $x = -4$. So the graph moves 4 units left.',
          why: 'What happened at 0 now happens at $-4$. The sign inside looks turned around.',
        },
        {
          do: 'Outside: $-3$. So the graph moves 3 units down.',
          why: 'Outside, the sign is meant as it stands. A factor there, such as $3x^2$, would stretch instead of move.',
        },
        {
          do: 'The vertex $(0, 0)$ goes to $(-4, -3)$.',
          why: 'To move a point, just add: $0 - 4$ and $0 - 3$. A graph that starts elsewhere is moved from there.',
        },
      ],
      answer: point(-4, -3),
      check: () => {
        const xs = Array.from({ length: 21 }, (_, i) => i - 10)
        const ys = xs.map((x) => (x + 4) ** 2 - 3)
        const least = Math.min(...ys)
        return point(xs[ys.indexOf(least)] ?? 0, least)
      },
    },
    {
      level: 'Next',
      asks: `<p>Some values of $f$ are known.</p>${table(['$x$', '$1$', '$2$', '$3$'], [['$f(x)$', '$7$', '$4$', '$9$']], '', true)}<p>If $g(x) = 2f(x - 1) + 5$, what is $g(3)$?</p>`,
      covers: ['algebra-1/transformation-table-value'],
      steps: [
        { do: 'Inside first: $3 - 1 = 2$.', why: 'The input of $f$ is 2, not 3 and not 4.' },
        {
          do: 'Look up: $f(2) = 4$.',
          why: 'The point $(2, 4)$ of $f$ becomes a point of $g$ above $x = 3$: one to the right, or one unit of time later.',
        },
        {
          do: 'Then the outside: $2 \\cdot 4 + 5 = 8 + 5 = 13$.',
          why: 'The factor belongs to $f$; the 5 is added last. A factor never changes the input.',
        },
      ],
      answer: num(13),
      check: () =>
        num(
          5 +
            2 *
              (new Map([
                [1, 7],
                [2, 4],
                [3, 9],
              ]).get(3 - 1) ?? 0),
        ),
    },
    {
      level: 'Exam level',
      asks: 'The line $y = 3x + 2$ is moved 4 units right and 5 units up. Write its rule as $g(x)$.',
      covers: ['algebra-1/transformation-of-line'],
      steps: [
        { do: 'Right by 4: replace $x$ by $x - 4$. This gives $3(x - 4) + 2$.', why: 'Right is a minus inside.' },
        { do: 'Multiply out: $3x - 12 + 2 = 3x - 10$.', why: 'The slope 3 multiplies the 4 as well.' },
        { do: 'Up by 5: $g(x) = 3x - 10 + 5$, so $g(x) = 3x - 5$.', why: 'Moving never changes the slope.' },
      ],
      answer: asWritten('g(x) = 3x - 5'),
      check: () => {
        const g = (x: number) => 3 * (x - 4) + 2 + 5
        return asWritten(`g(x) = ${g(1) - g(0)}x - ${-g(0)}`)
      },
    },
    {
      level: 'Exam level',
      asks: 'The graph of $f(x) = 2x^2$ is moved 3 units left and 7 units down. At which $y$ does the new graph cross the $y$-axis?',
      covers: ['algebra-1/transformation-y-intercept'],
      steps: [
        { do: 'The new rule is $2(x + 3)^2 - 7$.', why: 'Left is a plus inside, down is a minus outside.' },
        {
          do: 'On the $y$-axis $x = 0$: $2 \\cdot 3^2 - 7 = 2 \\cdot 9 - 7$.',
          why: 'The vertex, at height $-7$, is no longer on the $y$-axis.',
        },
        { do: '$18 - 7 = 11$', why: 'Square first, then multiply, then subtract. The factor 2 is not squared.' },
      ],
      answer: num(11),
      check: () => num([0].map((x) => 2 * (x + 3) * (x + 3) - 7)[0] ?? 0),
    },
  ],
  tryIt: {
    asks: `<p>Some values of $f$ are known.</p>${table(['$x$', '$4$', '$5$', '$6$'], [['$f(x)$', '$3$', '$8$', '$2$']], '', true)}<p>If $g(x) = 3f(x + 1) - 4$, what is $g(5)$?</p>`,
    steps: [
      {
        ask: 'Which input does $f$ get?',
        answer: { typed: num(5 + 1) },
        slips: [
          {
            typed: num(4),
            says: 'You took 1 away. Here $x + 1$ stands inside.',
            misconception: 'a1-tr-turns-the-sign-of-the-inside',
          },
          { typed: num(5), says: 'The inside is $x + 1$, not $x$.', misconception: 'a1-tr-ignores-the-inside' },
        ],
        done: '$5 + 1 = 6$',
      },
      {
        ask: 'What does the table give for this input?',
        answer: { typed: num(2) },
        slips: [
          { typed: num(8), says: 'That belongs to the input 5.', misconception: 'a1-tr-ignores-the-inside' },
          { typed: num(3), says: 'That belongs to the input 4.' },
        ],
        done: '$f(6) = 2$',
      },
      {
        ask: 'What is $g(5)$?',
        answer: { typed: num(3 * 2 - 4) },
        slips: [
          {
            typed: num(-6),
            says: 'You took 4 away before multiplying by 3.',
            misconception: 'a1-tr-multiplies-after-adding',
          },
          { typed: num(-2), says: 'You left out the factor 3.', misconception: 'a1-tr-forgets-the-factor' },
        ],
        done: '$3 \\cdot 2 - 4 = 2$',
      },
    ],
    answer: num(2),
    check: () =>
      num(
        -4 +
          3 *
            (new Map([
              [4, 3],
              [5, 8],
              [6, 2],
            ]).get(6) ?? 0),
      ),
  },
  trap: '<p>Moving with the sign inside. $f(x + 2)$ is 2 units to the left, because $x + 2$ is zero at $x = -2$.</p>',
  check:
    '<p>Follow one point. Take a point of the old graph, move it by hand, and put its new $x$ into the new rule: its new $y$ must come out.</p>',
  mends: {
    'a1-tr-moves-with-the-sign-inside': [0, 0],
    'a1-tr-turns-the-sign-outside': [0, 1],
    'a1-tr-has-both-directions-wrong': [0, 1],
    'a1-tr-exchanges-inside-and-outside': [0, 1],
    'a1-tr-takes-a-factor-for-a-move': [0, 1],
    'a1-tr-moves-the-point-the-wrong-way': [0, 2],
    'a1-tr-forgets-the-start': [0, 2],
    'a1-tr-ignores-the-inside': [1, 0],
    'a1-tr-stops-at-the-looked-up-value': [1, 2],
    'a1-tr-multiplies-after-adding': [1, 2],
    'a1-tr-forgets-the-factor': [1, 2],
    'a1-tr-multiplies-the-input-too': [1, 2],
    'a1-tr-reads-a-delay': [1, 1],
    'a1-tr-does-not-multiply-the-shift': [2, 1],
    'a1-tr-turns-the-sign-of-the-inside': [1, 0],
    'a1-tr-takes-the-vertex-for-the-intercept': [3, 1],
    'a1-tr-squares-the-factor-too': [3, 2],
    'a1-tr-does-not-square-the-inside': [3, 2],
  },
})
