import { curve, dot, lesson, num, plane, solutions, straight } from '#kit'

/** Whole solutions from −200 to 200; where a root does not exist, nothing is solved. */
const tried = (left: (x: number) => number, right: (x: number) => number): number[] =>
  Array.from({ length: 401 }, (_, i) => i - 200).filter((x) => Math.abs(left(x) - right(x)) < 1e-9)

export const radicalEquations = lesson({
  idea: '<p>A square root is undone by squaring. But squaring forgets something: $3^2$ and $(-3)^2$ are equal, although 3 and $-3$ are not. So after squaring there may be solutions that do not belong to the original equation.</p><p>The figure shows $\\sqrt{x + 7} = x - 5$. The curve and the line meet at $x = 9$. At $x = 2$ they do not meet: the curve is at 3, the line at $-3$. But their squares are equal, and so 2 turns up as a candidate. Only a test in the original equation tells the two apart.</p>',
  figure: plane(
    {
      alt: 'A square root curve and a rising line that meet at (9, 4). At x = 2 two open points lie opposite each other: (2, 3) on the curve and (2, −3) on the line.',
      x: [-8, 12],
      y: [-6, 7],
      xStep: 2,
      yStep: 2,
      height: 260,
    },
    [
      curve((x) => Math.sqrt(x + 7), { from: -7, to: 12 }),
      straight(1, -5, { plain: true }),
      dot(9, 4, { label: '(9, 4)', at: 'se' }),
      dot(2, 3, { open: true, label: '(2, 3)', at: 'nw' }),
      dot(2, -3, { open: true, plain: true, label: '(2, −3)', at: 'se' }),
    ],
  ),
  words: [
    { word: 'radical equation', meaning: 'An equation with the variable under a root.' },
    { word: 'isolate the root', meaning: 'To get the root alone on one side.' },
    { word: 'candidate', meaning: 'A solution of the squared equation that still has to be tested.' },
    { word: 'extraneous solution', meaning: 'A candidate that fails in the original equation.' },
  ],
  rule: '<ol><li>Isolate the root.</li><li>Raise both whole sides to the power of the root: square for $\\sqrt{\\;}$, cube for $\\sqrt[3]{\\;}$.</li><li>Solve.</li><li>Test every candidate in the original equation.</li></ol>',
  use: '<p>The unknown stands under a root or has a fraction as an exponent, also in models such as $v = \\sqrt{8d}$.</p>',
  avoid:
    '<p>If no variable is under the root, it is just a number; no squaring is needed. For $x^2 = 9$ take roots instead, and both of them.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Solve $\\sqrt{3x - 2} + 5 = 12$.',
      covers: ['algebra-2/square-root-equation', 'algebra-2/radical-model'],
      steps: [
        {
          do: 'Isolate the root: $\\sqrt{3x - 2} = 7$.',
          why: 'Subtract 5. Squaring helps only when the root stands alone.',
        },
        {
          do: 'Square both sides: $3x - 2 = 49$.',
          why: 'The right side is squared, too: $7^2$, not $7 \\cdot 2$. In a model, $24 = \\sqrt{8d}$ becomes $576 = 8d$ in the same way.',
        },
        { do: '$3x = 51$, so $x = 17$.', why: 'Add 2, then divide by 3.' },
        { do: 'Test: $\\sqrt{51 - 2} + 5 = 7 + 5 = 12$.', why: 'The test belongs to the solution.' },
        {
          do: 'Where did this go wrong? Priya gets $x = 3$. The equation $3x - 2 = 7$ leads there: the root was dropped without squaring the 7.',
          why: 'Carry out each mistake that is offered. Doubling instead of squaring would give $3x - 2 = 14$.',
          covers: ['algebra-2/radical-equation-mistake'],
        },
      ],
      answer: num(17),
      check: () =>
        num(
          tried(
            (x) => Math.sqrt(3 * x - 2) + 5,
            () => 12,
          )[0] ?? 99,
        ),
    },
    {
      level: 'Next',
      asks: 'What are all solutions of $\\sqrt{x + 10} = x - 2$?',
      covers: ['algebra-2/radical-equation-with-test', 'algebra-2/radical-equation-by-graph'],
      steps: [
        {
          do: 'Square both whole sides: $x + 10 = (x - 2)^2 = x^2 - 4x + 4$.',
          why: 'The square of $x - 2$ has a middle term.',
        },
        {
          do: 'Bring everything to one side: $x^2 - 5x - 6 = 0$, so $(x - 6)(x + 1) = 0$.',
          why: 'The candidates are 6 and $-1$.',
        },
        { do: 'Test 6: $\\sqrt{16} = 4$ and $6 - 2 = 4$. It passes.', why: 'On a graph, curve and line meet here.' },
        {
          do: 'Test $-1$: $\\sqrt{9} = 3$, but $-1 - 2 = -3$. It fails. The only solution is $x = 6$.',
          why: 'A square root is never negative. It fails because the sides differ, not because $-1$ is negative.',
        },
      ],
      answer: solutions([6]),
      check: () =>
        solutions(
          tried(
            (x) => Math.sqrt(x + 10),
            (x) => x - 2,
          ),
        ),
    },
    {
      level: 'Exam level',
      asks: 'What are all real solutions of $(x - 1)^{2/3} = 16$?',
      covers: ['algebra-2/two-thirds-power-equation', 'algebra-2/cube-root-equation'],
      steps: [
        {
          do: 'The left side is the square of $\\sqrt[3]{x - 1}$. So $\\sqrt[3]{x - 1} = 4$ or $\\sqrt[3]{x - 1} = -4$.',
          why: 'Both squares are 16, and cube roots may be negative.',
        },
        {
          do: 'Cube: $x - 1 = 64$ or $x - 1 = -64$.',
          why: 'A cube root is undone by cubing; the cube keeps its sign.',
        },
        {
          do: 'Add 1: $x = -63$ or $x = 65$.',
          why: 'Test: $\\sqrt[3]{64} = 4$ and $\\sqrt[3]{-64} = -4$, both with the square 16.',
        },
      ],
      answer: solutions([-63, 65]),
      check: () =>
        solutions(
          tried(
            (x) => Math.cbrt(x - 1) ** 2,
            () => 16,
          ),
        ),
    },
    {
      level: 'Exam level',
      asks: 'Solve $\\sqrt{x + 21} = \\sqrt{x} + 3$.',
      covers: ['algebra-2/equation-with-two-roots'],
      steps: [
        {
          do: 'Square both sides: $x + 21 = x + 6\\sqrt{x} + 9$.',
          why: '$(\\sqrt{x} + 3)^2$ has the middle term $2 \\cdot 3 \\cdot \\sqrt{x}$.',
        },
        { do: 'The $x$ cancels: $6\\sqrt{x} = 12$, so $\\sqrt{x} = 2$.', why: 'Now the second root stands alone.' },
        { do: 'Square again: $x = 4$.', why: '2 is the value of the root, not yet $x$.' },
        { do: 'Test: $\\sqrt{25} = 5$ and $\\sqrt{4} + 3 = 5$.', why: 'Two squarings, one test at the end.' },
      ],
      answer: num(4),
      check: () =>
        num(
          tried(
            (x) => Math.sqrt(x + 21),
            (x) => Math.sqrt(x) + 3,
          )[0] ?? 99,
        ),
    },
  ],
  tryIt: {
    asks: 'What are all solutions of $\\sqrt{x + 5} = x - 1$?',
    steps: [
      {
        ask: 'Square both sides. What do you get?',
        answer: { choose: ['$x + 5 = x^2 - 2x + 1$', '$x + 5 = x^2 + 1$', '$x + 5 = x - 1$'] },
        slips: [
          {
            choice: 1,
            says: 'You squared term by term. $(x - 1)^2$ has a middle term.',
            misconception: 'a2-squares-term-by-term',
          },
          {
            choice: 2,
            says: 'The root went away, but the right side was not squared.',
            misconception: 'a2-removes-the-root-without-squaring',
          },
        ],
        done: '$x + 5 = x^2 - 2x + 1$, so $x^2 - 3x - 4 = 0$.',
      },
      {
        ask: 'Factor. At the negative candidate the left side is 2. What is the right side?',
        like: 3,
        answer: { typed: num(-1 - 1) },
        slips: [
          { typed: num(2), says: '$-1 - 1$ is negative.' },
          { typed: num(0), says: 'Subtract 1 from $-1$; do not add it.' },
        ],
        done: '$(x - 4)(x + 1) = 0$. At $-1$: $\\sqrt{4} = 2$, but $-1 - 1 = -2$.',
      },
      {
        ask: 'What are all solutions?',
        like: 3,
        answer: { choose: ['$x = 4$', '$x = -1$ or $x = 4$', 'No solution'] },
        slips: [
          {
            choice: 1,
            says: 'The two sides differ at $-1$. A root is never negative.',
            misconception: 'a2-keeps-extraneous-roots',
          },
          { choice: 2, says: 'Test 4: $\\sqrt{9} = 3$ and $4 - 1 = 3$.', misconception: 'a2-rejects-a-true-root' },
        ],
        done: 'Only 4 passes the test: $x = 4$.',
      },
    ],
    answer: solutions([4]),
    check: () =>
      solutions(
        tried(
          (x) => Math.sqrt(x + 5),
          (x) => x - 1,
        ),
      ),
  },
  trap: '<p>Squaring piece by piece. $(x - 5)^2$ is $x^2 - 10x + 25$, not $x^2 - 25$. And from $\\sqrt{x} + 4 = 9$ first subtract 4: squaring the sum would leave a root.</p>',
  check:
    '<p>Put every candidate into the original equation and work out both sides. If one side is a square root, the other must not be negative.</p>',
  mends: {
    'a2-moves-a-term-with-its-sign': [0, 0],
    'a2-doubles-instead-of-squaring': [0, 1],
    'a2-removes-the-root-without-squaring': [0, 1],
    'a2-multiplies-instead-of-dividing': [0, 2],
    'a2-rad-names-an-error-without-testing': [0, 4],
    'a2-squares-term-by-term': [1, 0],
    'a2-keeps-extraneous-roots': [1, 3],
    'a2-rejects-a-true-root': [1, 2],
    'a2-throws-away-both-candidates': [1, 2],
    'a2-reads-the-wrong-coordinate': [1, 2],
    'a2-forgets-the-second-root': [2, 0],
    'a2-squares-a-cube-root': [2, 1],
    'a2-loses-the-sign-of-a-cube': [2, 1],
    'a2-forgets-the-middle-term-factor': [3, 0],
    'a2-stops-at-the-root': [3, 2],
    'a2-stops-at-the-cube-root': [2, 1],
    'a2-divides-before-squaring': [0, 1],
    'a2-forgets-the-factor-under-the-root': [0, 2],
  },
})
