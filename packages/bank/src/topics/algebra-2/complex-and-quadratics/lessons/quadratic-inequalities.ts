import { curve, dot, either, lesson, note, num, plane, shadeUnder, text } from '#kit'

const f = (x: number): number => x * x - 2 * x - 8

/** Whole numbers from −50 to 50 with the property. */
const wholes = (holds: (x: number) => boolean): number[] => Array.from({ length: 101 }, (_, i) => i - 50).filter(holds)

export const quadraticInequalities = lesson({
  idea: '<p>To solve $x^2 - 2x - 8 \\lt 0$ means to ask: where does the parabola $y = x^2 - 2x - 8$ lie <em>below</em> the $x$-axis?</p><p>It can change from above to below only where it meets the axis, at its zeros $-2$ and 4. They cut the number line into three parts. Within each part the sign stays the same, so one look at the graph, or one test number, settles the whole part.</p>',
  figure: plane(
    {
      alt: 'A parabola that opens upward and crosses the x-axis at −2 and 4. Between them it is below the axis, shaded and marked negative; outside, on both sides, it is marked positive.',
      x: [-5, 7],
      y: [-10, 8],
      xStep: 1,
      yStep: 2,
      height: 280,
    },
    [
      shadeUnder(f, -2, 4),
      curve(f),
      dot(-2, 0),
      dot(4, 0),
      note(1, -5, 'negative', { accent: true }),
      note(-3.7, 2, 'positive'),
      note(5.7, 2, 'positive'),
    ],
  ),
  words: [
    {
      word: 'zero of a function',
      meaning: 'An $x$-value where the function is 0; there the graph meets the $x$-axis.',
    },
    {
      word: 'strict inequality',
      meaning: 'One with $\\lt$ or $\\gt$; the zeros themselves do not belong to the solution.',
    },
    { word: 'test number', meaning: 'Any number from a part, put in to see the sign there.' },
    { word: 'solution set', meaning: 'All numbers that make the inequality true.' },
  ],
  rule: '<ol><li>Bring everything to one side, so that 0 is on the other.</li><li>Find the zeros.</li><li>Opens upward: negative between the zeros, positive outside. Opens downward: the other way around.</li><li>With $\\le$ or $\\ge$ the zeros belong to the solution, with $\\lt$ or $\\gt$ they do not.</li></ol>',
  use: '<p>There is an inequality with $x^2$ in it, or a story asks how long or where something is at least, at most, above or below a value.</p>',
  avoid:
    '<p>Never just take roots: $x^2 \\gt 9$ is not $x \\gt 3$. Think of the graph, or write $|x| \\gt 3$. If there are no zeros, the parabola lies wholly on one side, and one test number decides.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is the solution of $x^2 + 10 \\gt 7x$?',
      covers: [
        'algebra-2/quadratic-inequality-solve',
        'algebra-2/quadratic-inequality-graph',
        'algebra-2/quadratic-inequality-number-line',
      ],
      steps: [
        {
          do: 'Bring $7x$ to the left: $x^2 - 7x + 10 \\gt 0$.',
          why: 'Only against 0 can you read the sign from a graph.',
        },
        { do: 'Factor: $(x - 2)(x - 5)$. The zeros are 2 and 5.', why: 'Mind the signs: $x - 2$ is 0 at $x = 2$.' },
        {
          do: 'The parabola opens upward, so it is positive outside its zeros: $x \\lt 2$ or $x \\gt 5$.',
          why: 'Test 0: the value is 10, positive. Test 3: $9 - 21 + 10 = -2$, negative.',
        },
        {
          do: 'On a number line: open points at 2 and 5, thick to the left of 2 and to the right of 5.',
          why: 'With $\\gt$ the zeros do not belong to it.',
        },
      ],
      answer: either('x', '<', 2, '>', 5),
      check: () => {
        const not = wholes((x) => !(x * x + 10 > 7 * x))
        return either('x', '<', Math.min(...not), '>', Math.max(...not))
      },
    },
    {
      level: 'Next',
      asks: 'How many integers $x$ satisfy $-x^2 + 2x + 15 \\gt 0$?',
      covers: ['algebra-2/quadratic-inequality-count'],
      steps: [
        {
          do: 'Multiply by $-1$ and reverse the sign: $x^2 - 2x - 15 \\lt 0$.',
          why: 'Now the parabola opens upward, which is easier to picture.',
        },
        { do: 'Factor: $(x - 5)(x + 3)$. The zeros are $-3$ and 5.', why: '$x + 3$ is 0 at $x = -3$.' },
        { do: 'It is negative between the zeros: $-3 \\lt x \\lt 5$.', why: 'Test 0: $-15 \\lt 0$ is true.' },
        {
          do: 'The integers are $-2, -1, 0, 1, 2, 3, 4$: there are 7.',
          why: 'The ends $-3$ and 5 do not belong to it, because the sign is $\\lt$.',
        },
      ],
      answer: num(7),
      check: () => num(wholes((x) => -x * x + 2 * x + 15 > 0).length),
    },
    {
      level: 'Exam level',
      asks: 'A model rocket is $h(t) = 4 + 30t - 5t^2$ meters high after $t$ seconds. For how many seconds is it at least 29 meters high?',
      covers: ['algebra-2/quadratic-inequality-how-long'],
      steps: [
        { do: '“At least” means $\\ge$: $4 + 30t - 5t^2 \\ge 29$.', why: 'Translate first, then solve.' },
        {
          do: 'Subtract 29: $-5t^2 + 30t - 25 \\ge 0$. Divide by $-5$: $t^2 - 6t + 5 \\le 0$.',
          why: 'Dividing by a negative number reverses the sign.',
        },
        {
          do: '$(t - 1)(t - 5) \\le 0$, so $1 \\le t \\le 5$.',
          why: 'An upward parabola is negative between its zeros, and 0 at them.',
        },
        {
          do: 'That lasts $5 - 1 = 4$ seconds.',
          why: 'A length is the larger bound minus the smaller one. Neither bound alone is the answer.',
        },
      ],
      answer: num(4),
      check: () => {
        const high = Array.from({ length: 601 }, (_, i) => i / 100).filter((t) => 4 + 30 * t - 5 * t * t >= 29 - 1e-9)
        return num(Math.max(...high) - Math.min(...high))
      },
    },
    {
      level: 'Exam level',
      asks: '<p>Kai and Nora solve $x^2 - 8x + 16 \\le 0$. Kai says: “Only $x = 4$.” Nora says: “No real number.” Who is right?</p>',
      covers: ['algebra-2/quadratic-inequality-special', 'algebra-2/quadratic-inequality-judge'],
      steps: [
        {
          do: 'It is a square: $x^2 - 8x + 16 = (x - 4)^2$.',
          why: 'There is one zero only, so the parabola touches the axis and does not cross it.',
        },
        {
          do: 'A square is never negative, and it is 0 at $x = 4$.',
          why: 'Everywhere else the parabola is above the axis.',
        },
        {
          do: 'For $\\le 0$ the 0 is allowed, so 4 is a solution. Only Kai is right.',
          why: 'With $\\lt 0$ there would be none, and Nora would be right. One sign decides.',
        },
      ],
      answer: text('Only Kai is right'),
      check: () => {
        const found = wholes((x) => x * x - 8 * x + 16 <= 0)
        return text(found.length === 1 && found[0] === 4 ? 'Only Kai is right' : 'Somebody else')
      },
    },
  ],
  tryIt: {
    asks: 'How many integers $x$ satisfy $-x^2 + x + 12 \\gt 0$?',
    steps: [
      {
        ask: 'Multiply by $-1$. What do you get?',
        answer: { choose: ['$x^2 - x - 12 \\lt 0$', '$x^2 - x - 12 \\gt 0$', '$x^2 + x + 12 \\lt 0$'] },
        slips: [
          {
            choice: 1,
            says: 'Multiplying by a negative number reverses the inequality sign.',
            misconception: 'a2-cq-picks-the-wrong-region',
          },
          { choice: 2, says: 'Every term changes its sign, not only the first.' },
        ],
        done: '$x^2 - x - 12 \\lt 0$',
      },
      {
        ask: 'Factor $x^2 - x - 12$. Where is it negative?',
        like: 2,
        answer: { choose: ['$-3 \\lt x \\lt 4$', '$-4 \\lt x \\lt 3$', '$x \\lt -3$ or $x \\gt 4$'] },
        slips: [
          {
            choice: 1,
            says: 'Put 4 into $x - 4$: that is 0. The zeros have the opposite signs.',
            misconception: 'a2-cq-flips-the-roots',
          },
          {
            choice: 2,
            says: 'Test 0, which lies between the zeros: $-12$ is negative.',
            misconception: 'a2-cq-picks-the-wrong-region',
          },
        ],
        done: '$(x - 4)(x + 3)$ is negative for $-3 \\lt x \\lt 4$.',
      },
      {
        ask: 'How many integers is that?',
        like: 3,
        answer: { typed: num(wholes((x) => x > -3 && x < 4).length) },
        slips: [
          {
            typed: num(8),
            says: 'You counted the ends. With $\\lt$ they do not belong to the solution.',
            misconception: 'a2-cq-mixes-up-open-and-closed',
          },
          {
            typed: num(7),
            says: 'That is the distance between the zeros. Write the integers down and count them.',
            misconception: 'a2-cq-adds-the-bounds',
          },
        ],
        done: '$-2, -1, 0, 1, 2, 3$: there are 6.',
      },
    ],
    answer: num(6),
    check: () => num(wholes((x) => -x * x + x + 12 > 0).length),
  },
  trap: '<p>Solving $x^2 \\gt 9$ as $x \\gt 3$. The number $-5$ works as well: $(-5)^2 = 25$. The solution is $x \\lt -3$ or $x \\gt 3$, outside both zeros.</p>',
  check:
    '<p>Put one easy number from each part into the original inequality, often 0. It must be true in your parts and false in the others. Then put the zeros in to decide about the ends.</p>',
  mends: {
    'a2-cq-picks-the-wrong-region': [0, 2],
    'a2-cq-flips-the-roots': [0, 1],
    'a2-cq-mixes-up-open-and-closed': [1, 3],
    'a2-cq-adds-the-bounds': [2, 3],
    'a2-cq-gives-one-bound': [2, 3],
    'a2-cq-overlooks-where-it-touches': [3, 0],
    'a2-cq-reads-the-sign-turned-around': [3, 2],
    'a2-cq-solves-the-equation-instead': [3, 2],
    'a2-cq-takes-the-vertex-for-a-zero': [3, 1],
    'a2-cq-accepts-a-wrong-claim': [3, 1],
    'a2-cq-rejects-a-right-claim': [3, 2],
    'a2-cq-expects-one-right-answer': [3, 2],
    'a2-cq-gives-the-time-to-the-top': [2, 3],
    'a2-cq-gives-the-time-of-the-top': [2, 3],
    'a2-cq-subtracts-to-count': [1, 3],
    'a2-cq-counts-positive-only': [1, 3],
  },
})
