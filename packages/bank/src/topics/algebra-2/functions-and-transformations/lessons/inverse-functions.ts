import { dot, expr, lesson, num, plane, straight, table, text } from '#kit'

const values = [7, 3, 9, 5]

export const inverseFunctions = lesson({
  idea: '<p>An inverse function goes back. If $f$ turns 1 into $-2$, then $f^{-1}$ turns $-2$ into 1. Input and output change places.</p><p>On the graph this means: every point $(a, b)$ becomes $(b, a)$. That is a reflection across the line $y = x$. In the formula it means undoing all steps, the last one first. It works only if each output comes from a single input; otherwise there would be no way to know where to go back to.</p>',
  figure: plane(
    {
      alt: 'Two lines that are mirror images in the dashed diagonal y = x; one passes through (1, −2), the other through (−2, 1).',
      x: [-6, 6],
      y: [-6, 6],
      xStep: 2,
      yStep: 2,
      height: 300,
    },
    [
      straight(1, 0, { dash: true, plain: true }),
      straight(2, -4),
      straight(0.5, 2, { plain: true }),
      dot(1, -2, { label: '(1, −2)', at: 'se' }),
      dot(-2, 1, { label: '(−2, 1)', at: 'nw' }),
    ],
  ),
  words: [
    { word: 'inverse function', meaning: 'The function $f^{-1}$ that takes each output of $f$ back to its input.' },
    { word: 'one-to-one', meaning: 'Every output comes from only one input.' },
    { word: 'domain', meaning: 'All inputs of a function.' },
    { word: 'range', meaning: 'All outputs of a function; it is the domain of the inverse.' },
  ],
  rule: '<ol><li>Write $y = f(x)$.</li><li>Swap $x$ and $y$.</li><li>Solve for $y$.</li></ol><p>For a single value: $f^{-1}(b)$ is the $x$ with $f(x) = b$.</p>',
  use: '<p>The question has $f^{-1}$ in it, or the result is known and the input is asked for.</p>',
  avoid:
    '<p>$f^{-1}(x)$ is not $\\frac{1}{f(x)}$. The small $-1$ belongs to the name. And for one value, solving $f(x) = b$ is quicker than finding the whole formula.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>The table shows all values of a function $f$.</p>${table(
        ['x', 'f(x)'],
        values.map((v, i) => [i + 1, v]),
      )}<p>What is $f^{-1}(3)$?</p>`,
      covers: ['algebra-2/inverse-from-table', 'algebra-2/point-of-the-inverse-graph'],
      steps: [
        {
          do: '$f^{-1}(3)$ asks: which input gives 3?',
          why: '3 is now an output of $f$, so look for it in the column of $f(x)$.',
        },
        {
          do: '$f(2) = 3$, so $f^{-1}(3) = 2$.',
          why: 'The row of $x = 3$ would give $f(3) = 9$, which is the function itself.',
        },
        { do: 'On the graphs: $(2, 3)$ lies on $f$, and $(3, 2)$ on $f^{-1}$.', why: 'The coordinates change places.' },
      ],
      answer: num(2),
      check: () => num(values.indexOf(3) + 1),
    },
    {
      level: 'Next',
      asks: 'What is the inverse of $f(x) = -4x + 12$?',
      covers: ['algebra-2/inverse-of-a-line', 'algebra-2/value-of-the-inverse-in-context'],
      steps: [
        { do: 'Swap in $y = -4x + 12$: $x = -4y + 12$.', why: 'The inverse exchanges input and output.' },
        { do: 'Subtract 12: $x - 12 = -4y$.', why: 'The addition was done last, so it is undone first.' },
        {
          do: 'Divide by $-4$: $f^{-1}(x) = \\frac{12 - x}{4}$.',
          why: 'Dividing by $-4$ turns both signs: $\\frac{x - 12}{-4}$ is $\\frac{12 - x}{4}$.',
        },
        {
          do: 'Test: $f(1) = 8$, and $\\frac{12 - 8}{4} = 1$.',
          why: 'There and back must end where you started. For one value in a story, such as $f^{-1}(8)$, solve $-4x + 12 = 8$.',
        },
      ],
      answer: expr('f^{-1}(x) = \\frac{12 - x}{4}', ({ x }) => (12 - x) / 4),
      // A line through two swapped points, (12, 0) and (8, 1).
      check: () => expr('', ({ x }) => ((x - 12) * (1 - 0)) / (8 - 12)),
    },
    {
      level: 'Exam level',
      asks: 'What is the inverse of $f(x) = \\frac{4x + 1}{x - 2}$?',
      covers: ['algebra-2/inverse-of-a-fraction'],
      steps: [
        { do: 'Swap and clear the denominator: $x(y - 2) = 4y + 1$.', why: 'Multiply both sides by $y - 2$.' },
        {
          do: 'Multiply out and collect $y$ on one side: $xy - 4y = 2x + 1$.',
          why: '$y$ stands in two places, so bring both to one side and everything else to the other.',
        },
        { do: 'Take out $y$: $y(x - 4) = 2x + 1$.', why: 'Now it stands in one place only.' },
        {
          do: 'Divide: $f^{-1}(x) = \\frac{2x + 1}{x - 4}$.',
          why: 'Test: $f(3) = 13$, and $\\frac{26 + 1}{13 - 4} = 3$.',
        },
      ],
      answer: expr('f^{-1}(x) = \\frac{2x + 1}{x - 4}', ({ x }) => (2 * x + 1) / (x - 4)),
      // f(x) = 4 + 9/(x − 2), undone step by step.
      check: () => expr('', ({ x }) => 9 / (x - 4) + 2),
    },
    {
      level: 'Exam level',
      asks: '<p>The function $f(x) = (x - 2)^2 + 5$ is considered for $x \\ge 2$ only. Leila says: “$f^{-1}(x) = 2 + \\sqrt{x - 5}$.” Dina says: “The domain of $f^{-1}$ is $x \\ge 2$.” Who is right?</p>',
      covers: ['algebra-2/inverse-claims'],
      steps: [
        {
          do: 'Undo the steps: subtract 5, take the root, add 2. This is Leila’s formula.',
          why: 'The condition $x \\ge 2$ makes $f$ one-to-one, so only the positive root counts.',
        },
        { do: 'Test: $f(4) = 4 + 5 = 9$, and $2 + \\sqrt{9 - 5} = 4$. Leila is right.', why: 'There and back.' },
        {
          do: 'The domain of $f^{-1}$ is the range of $f$: all values from 5 on, $x \\ge 5$. Only Leila is right.',
          why: 'A square is at least 0, so $f$ is at least 5. Dina gave the domain of $f$ itself.',
        },
      ],
      answer: text('Only Leila is right'),
      check: () => {
        const f = (x: number) => (x - 2) ** 2 + 5
        const back = [2, 3, 4, 7].every((x) => 2 + Math.sqrt(f(x) - 5) === x)
        return text(back && Math.min(...[2, 3, 4, 7].map(f)) !== 2 ? 'Only Leila is right' : 'no')
      },
    },
  ],
  tryIt: {
    asks: 'What is the inverse of $f(x) = -2x + 10$?',
    steps: [
      {
        ask: 'Swap $x$ and $y$. Which equation do you get?',
        answer: { choose: ['$x = -2y + 10$', '$y = 2x - 10$', '$x = \\frac{1}{-2y + 10}$'] },
        slips: [
          {
            choice: 1,
            says: 'Here the signs were turned. Put $x$ where $y$ was, and $y$ where $x$ was.',
            misconception: 'a2-fn-repeats-instead-of-undoing',
          },
          { choice: 2, says: 'The inverse is not the reciprocal.', misconception: 'a2-fn-takes-the-reciprocal' },
        ],
        done: '$x = -2y + 10$',
      },
      {
        ask: 'What do you undo first?',
        answer: { choose: ['The addition of 10', 'The multiplication by $-2$'] },
        slips: [
          {
            choice: 1,
            says: 'The 10 was added last, so it is undone first.',
            misconception: 'a2-fn-undoes-in-the-wrong-order',
          },
        ],
        done: '$x - 10 = -2y$',
      },
      {
        ask: 'What is the inverse?',
        answer: {
          choose: [
            '$f^{-1}(x) = \\frac{10 - x}{2}$',
            '$f^{-1}(x) = \\frac{x - 10}{2}$',
            '$f^{-1}(x) = \\frac{x + 10}{2}$',
          ],
        },
        slips: [
          { choice: 1, says: 'Divide by $-2$, not by 2: both signs turn.', misconception: 'a2-fn-loses-a-sign' },
          {
            choice: 2,
            says: 'Subtract 10 and divide by $-2$. Test with $f(1) = 8$.',
            misconception: 'a2-fn-repeats-instead-of-undoing',
          },
        ],
        done: '$f^{-1}(x) = \\frac{10 - x}{2}$. Test: $f(1) = 8$, and $\\frac{10 - 8}{2} = 1$.',
      },
    ],
    answer: expr('f^{-1}(x) = \\frac{10 - x}{2}', ({ x }) => (10 - x) / 2),
    check: () => expr('', ({ x }) => 5 - x / 2),
  },
  trap: '<p>Reading $f^{-1}(x)$ as $\\frac{1}{f(x)}$. For $f(x) = 3x - 6$ the inverse is $\\frac{x + 6}{3}$, which is no reciprocal at all.</p>',
  check:
    '<p>Go there and back: take a number, put it into $f$, put the result into your inverse. You must end where you started.</p>',
  mends: {
    'a2-fn-reads-the-function-itself': [0, 1],
    'a2-fn-reflects-wrongly': [0, 2],
    'a2-fn-undoes-in-the-wrong-order': [1, 1],
    'a2-fn-repeats-instead-of-undoing': [1, 1],
    'a2-fn-loses-a-sign': [1, 2],
    'a2-fn-takes-the-reciprocal': [1, 3],
    'a2-fn-stops-at-the-inner-value': [2, 3],
    'a2-fn-rejects-a-true-claim': [3, 1],
    'a2-fn-accepts-a-false-claim': [3, 2],
    'a2-fn-judges-one-claim-only': [3, 2],
    'a2-fn-multiplies-instead-of-dividing': [1, 2],
    'a2-fn-keeps-a-sign-across': [2, 1],
    'a2-fn-exchanges-the-two-numbers': [2, 0],
    'a2-fn-combines-unlike-terms': [1, 1],
  },
})
